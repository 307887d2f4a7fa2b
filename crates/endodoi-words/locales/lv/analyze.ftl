# Analīzes lapa: dēlis, uz kura brīvi izspēlē gājienus, un blakus datora vērtības.
# Visas vērtības ir Dienvidu: par cik sēklām beigās vairāk nekā Ziemeļiem.

## Virs dēļa un zem tā

analyze-begins = Dēlis tiek sagatavots …
analyze-to-move = { $ply }. gājiens: spēlē { side }
analyze-sowing = { side } sēj { $hole } …
analyze-editing = Tiek izlikta pozīcija
analyze-steps = Gājieni
step-first = Uz sākumu
step-back = Vienu gājienu atpakaļ
step-on = Vienu gājienu uz priekšu
step-last = Uz beigām
show-turn = Rādīt gājienu
analyze-tools = Pozīcija un partija
set-up = Izlikt pozīciju
open-game = Atvērt partiju
share-save = Dalīties un saglabāt
keys-and-view = Taustiņi un skats
endless-here = No { $hole } sēšana nekad nebeigtos, tāpēc to nedrīkst spēlēt

## Dzinējs

engine = Dzinējs
engine-lines = Bedrītes, labākā pirmā
engine-off = Dzinējs ir izslēgts.
engine-rests = Dzinējs gaida.
engine-begins = Dzinējs sāk meklēt …
engine-over = Šeit partija ir beigusies.
engine-depth = { turns } uz priekšu, pozīcijas: { $nodes }
engine-done = Pabeigts: { $told }.
engine-announced = Dzinējs ir pabeidzis. Labākā bedrīte, ko tas atrada, ir { $hole }
engine-longer = Meklēt ilgāk
engine-tables = Tiek lietotas galotņu tabulas: ja uz dēļa nav vairāk par { $seeds ->
    [zero] { $seeds } sēklām
    [one] { $seeds } sēklu
   *[other] { $seeds } sēklām
}, iznākums ir precīzi zināms.
play-hole = Spēlēt { $hole }: { $worth }
keep-line = Paturēt
keep-line-of = Paturēt turpinājumu ar { $hole }
line-kept = Turpinājums ir paturēts kā variants.
exact = pierādīts

## Vērtības

worth-explained = Vērtības ir skatītas no Dienvidu puses: +3,2 nozīmē, ka beigās aptuveni par 3,2 sēklām priekšā būs Dienvidi, −3,2 – ka Ziemeļi. Vērtība ar „=” ir precīza, pierādīta līdz partijas beigām; visas pārējās ir novērtējumi.
bar-told = Stāvoklis: { $worth }
bar-unknown = Kurš ir priekšā, vēl nav zināms

## Gājieni

analyze-moves = Gājieni
analyze-start = Sākums
variation-at = Variants { $ply }. gājiena vietā
promote = Padarīt par galveno
delete-from-here = Dzēst no šejienes
promoted = Tagad šis ir galvenais variants.
turn-comment = Piezīme par šo gājienu
mark-inaccuracy = neprecizitāte
mark-mistake = kļūda
mark-blunder = rupja kļūda

## Pārskats

review = Visa partija
graph = Vērtības partijas gaitā
graph-turn = { $ply }: { side } { $hole }
review-game = Pārskatīt partiju
review-begins = Pārskatīšana sākas …
review-progress = Pārskatītie gājieni: { $done } no { $of }
review-done = { $mistakes ->
    [0] Pārskatīts. Nevienā gājienā nav zaudētas 2 sēklas vai vairāk.
    [zero] Pārskatīts. 2 sēklas vai vairāk ir zaudētas { $mistakes } gājienos.
    [one] Pārskatīts. 2 sēklas vai vairāk ir zaudētas { $mistakes } gājienā.
   *[other] Pārskatīts. 2 sēklas vai vairāk ir zaudētas { $mistakes } gājienos.
}
review-stopped = Pārskatīšana ir apturēta.
review-stop = Apturēt
mistake-exact = { side } { $hole } { $what }: { $seeds ->
    [zero] zaudēts { $seeds } sēklu
    [one] zaudēta { $seeds } sēkla
   *[other] zaudētas { $seeds } sēklas
}, labāka bija { $best }
mistake-about = { side } { $hole } { $what }: zaudēts aptuveni { NUMBER($seeds, minimumFractionDigits: 1) } sēklu, labāka bija { $best }
player-review = { side }: { turns }, no tiem labākie iespējamie: { $best }; gājienā vidēji zaudēts { NUMBER($lost, minimumFractionDigits: 1) } sēklu
try-mistake = Mēģināt vēlreiz
try-mistake-of = Mēģināt vēlreiz: { $ply }. gājiens, { $hole }
values-table = Vērtības tabulā
column-turn = Gājiens
column-value = Vērtība pēc tā
column-mark = Atzīme

## Kļūda vēlreiz

retry-asks = { side } šeit spēlēja { $hole } un tā zaudēja sēklas. Atrodiet labāku bedrīti.
retry-checks = Tiek aplūkota { $hole } …
retry-best = Jā, { $hole } ir labākā.
retry-as-good = Jā, { $hole } ir tikpat laba kā labākā.
retry-shown = Labākā bija { $hole }.
retry-same = Tieši { $hole } tika spēlēta, un tā zaudē sēklas. Mēģiniet citu bedrīti.
retry-better = { $hole } ir labāka par izspēlēto, bet ir vēl labāka, aptuveni par { NUMBER($seeds, minimumFractionDigits: 1) } sēklām. Mēģiniet vēlreiz.
retry-worse = { $hole } nav labāka: salīdzinājumā ar labāko zaudēts aptuveni { NUMBER($seeds, minimumFractionDigits: 1) } sēklu. Mēģiniet vēlreiz.
retry-show = Rādīt labāko
retry-next = Nākamā kļūda
retry-stop = Beigt mēģināt

## Pozīcijas izlikšana

editor-help = Izvēlieties bedrīti uz dēļa un ielieciet tajā sēklas. Uz dēļa der arī + un −, un cipari.
editor-hole = Sēklas bedrītē { $hole } ({ side })
editor-less = Par vienu sēklu mazāk
editor-more = Par vienu sēklu vairāk
editor-row = Dēlis
editor-captured-south = Dienvidu guvums
editor-captured-north = Ziemeļu guvums
editor-fill = Ielikt visās bedrītēs
editor-to-move = Kura gājiens
editor-text = Pozīcija kā teksts
editor-text-help = Dienvidu bedrītes, Ziemeļu bedrītes, guvumi, kura gājiens: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S. Ielīmēta pozīcija parādās uz dēļa, kad pametat šo lauku.
editor-sum = { $seeds ->
    [zero] Kopā { $seeds } sēklu
    [one] Kopā { $seeds } sēkla
   *[other] Kopā { $seeds } sēklas
}
editor-use = Lietot šo pozīciju

## Atvēršana

reader-text = Pieraksts, pozīcija vai saite
reader-help = Ielīmējiet pierakstu (.edr), pozīciju vai saiti uz analīzi. Failu var arī ievilkt jebkurā šīs lapas vietā.
reader-read = Atvērt
reader-file = Izvēlēties failu
reader-choose = Šeit ir vairākas partijas. Kuru atvērt?
reader-empty = Vēl nav ko lasīt. Ielīmējiet tekstu vai izvēlieties failu.
reader-no-game = Šajā tekstā nav nevienas partijas.
reader-too-large = Šis fails ir par lielu, lai būtu pieraksts. Pieraksti ir mazāki par megabaitu.
game-players = { $south } – { $north }
game-opened = { $turns ->
    [0] Pozīcija ir izlikta.
    [zero] Partija ir atvērta: { $turns } gājienu.
    [one] Partija ir atvērta: { $turns } gājiens.
   *[other] Partija ir atvērta: { $turns } gājieni.
}

## Dalīšanās un saglabāšana

writer-link = Saite
writer-link-help = Saitē ir visa gājienu virkne, ko skatāt, un vieta, kur tajā esat. Variantu saitē nav; tie ir pierakstā.
share-all = Saite ar variantiem un komentāriem
shared-all = Šī saite ved uz visu pierakstu, ko glabā šis serveris. Nokopējiet to, lai dalītos.
writer-position = Pozīcija
writer-record = Pieraksts ar piezīmēm un variantiem
copy-link = Kopēt saiti
copy-position = Kopēt pozīciju
copy-record = Kopēt pierakstu
save-svg = Saglabāt kā SVG
save-png = Saglabāt kā PNG
copied-link = Saite ir nokopēta.
copied-position = Pozīcija ir nokopēta.
copied-record = Pieraksts ir nokopēts.
copy-yourself = Šis pārlūks neļauj lapai kopēt. Teksts ir iezīmēts: nokopējiet to ar Ctrl+C.
saved-as = Saglabāts failā { $name }.

## Taustiņi

key-step = vienu gājienu atpakaļ vai uz priekšu
key-ends = uz sākumu, uz beigām
key-variation = uz iepriekšējo vai nākamo variantu
key-board = Uz dēļa bultiņas iet no bedrītes uz bedrīti, un Enter spēlē.

## Ko nevar nolasīt

# $reason ir angliski: vieta un iemesls, kā tos saka serveris.
wrong-position = Šādu pozīciju nevar spēlēt: { $reason }
wrong-record = Šo pierakstu nevar nolasīt: { $reason }
wrong-turn = Šo gājienu nevar izdarīt: { $reason }
wrong-rules = Šādi noteikumi nav zināmi: { $reason }
