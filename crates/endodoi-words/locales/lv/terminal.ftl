# Ko saka tikai terminālis, abos veidos. Komandas, taustiņi un karodziņi visās valodās ir vieni un tie paši.

## Jautājumi un atbildes

answer-yes = jā
answer-no = nē
answer-yes-also = ja
answer-no-also = ne
yes-or-no = ({ answer-yes } vai { answer-no })
kept-match = Ir saglabāts nepabeigts mačs: { $south } – { $north }, { $south-pins } pret { $north-pins }; { $number }. partija, izspēlēti { turns }, guvums { $captured }.
ask-go-on = Vai to turpināt?
ask-resign = Vai { side } padodas un zaudē šo partiju?
ask-agree-lines = Vai abi spēlētāji vienojas beigt un sadalīt sēklas uz dēļa?
ask-keep-game = Partija nav pabeigta. Vai to saglabāt nākamajai reizei?
ask-keep-match = Mačs nav pabeigts. Vai to saglabāt nākamajai reizei?

## Abos veidos

undo-nothing = Nav ko atsaukt
redo-nothing = Nav ko atkārtot
match-short = mačs { $tally }
saved = Saglabāts failā { $name }; līdz beigšanai tas tur tiek papildināts
not-kept = Partija netiek saglabāta: { $reason }
file-not-written = { $name } nevar ierakstīt ({ $error }); izvēlieties citu vietu
file-not-deleted = { $name } nevar izdzēst ({ $error }); izdzēsiet to pašrocīgi
folder-not-usable = mapē { $name } partijas nevar glabāt ({ $error }); skatiet --state-dir
folder-full = mapē { $name } ir pārāk daudz nepabeigtu partiju; dažas izdzēsiet
no-memory = Domāšanai vairs nav atmiņas; vispirms aizveriet citas programmas

## Rindu pa rindai

line-unfinished = Ir saglabāta nepabeigta partija; to turpina ar --load { $path }
line-welcome = En Dodoi, dēlis { $width }, noteikumi { $rules }. { $south } – { $north }, { $target }. Palīdzībai rakstiet help.
line-over = Partija ir beigusies; rakstiet next vai undo.
line-is-over = Partija ir beigusies.
line-next = Rakstiet next, lai spēlētu vēl, vai quit.
line-not-over = Partija nav beigusies; spēlējiet tālāk vai padodieties ar resign.
line-ended-already = Nav beigts: partija jau ir beigusies.
line-plays-on = Nav beigts: dators uzskata, ka vēl var ko iegūt, un spēlē tālāk.
line-taken-back = Atsaukts: { turns }.
line-no-such-turn = Tik daudz gājienu nav izspēlēts.
line-lap = { $lap }. aplis: { seeds } no { $hole }, pēdējā bedrītē { $lands }.
line-move = { $hole }: { laps }, paņem { $seeds }.
line-move-endless = { $hole }: nekad nebeidzas (aplūkoti { laps }).
line-score = { $number }. partija. { $standing }.
line-file-there = { $name } jau ir; nosauciet citu failu.
line-not-saved = Nav saglabāts: { $reason }.
line-kept-in = Nepabeigtā partija ir saglabāta failā { $path }.
line-goodbye = Uz redzēšanos.
line-name-a-file = Nosauciet failu: save FAILS.
line-which-turn = Sakiet, cik gājienus atpakaļ: laps 1 ir pēdējais.
line-eval = Rakstiet eval, eval on vai eval off.
line-too-much = Rakstiet vienu komandu rindā; "{ $text }" ir par daudz.
line-no-command = "{ $text }" nav ne bedrīte, ne komanda; rakstiet help.
line-faces = { $hole } ir pretī { $opposite }
line-help =
    Bedrīti spēlē tās burts vai numurs: B, b vai 2. Numurus skaita no paša spēlētāja kreisās puses.
    undo, redo    atsaukt gājienu; izdarīt to vēlreiz
    hint          ko spēlētu dators un kāpēc
    eval          kurš ir priekšā; eval on to saka pie katra dēļa, eval off nesaka
    board         sēklas visās bedrītēs
    moves         kas notiktu ar katru bedrīti
    laps, laps 2  pēdējais gājiens apli pēc apļa; gājiens pirms tā
    rules         noteikumi vārdos (angliski)
    score         mača stāvoklis
    agree         beigt partiju, vienojoties; atlikušās sēklas sadala
    resign        padoties
    next          nākamā partija, kad šī ir beigusies
    save FAILS    ierakstīt maču pierakstu failā
    quit          iziet; nepabeigtu partiju var saglabāt

## Viss ekrāns: paziņojumi

screen-welcome = Pirmo reizi? Taustiņš ? pastāsta par spēli un taustiņiem
screen-turned = Apgriezts; bedrīti F spēlē ar F vai 6
screen-no-key = { $key } šeit neko nedara; ? parāda visus taustiņus
screen-thinking-hint = Tiek meklēts padoms
screen-thinking-offer = Dators domā par jūsu piedāvājumu
screen-not-over = Partija nav beigusies; spēlējiet tālāk vai padodieties ar x
screen-over = Partija ir beigusies; n sāk nākamo
screen-not-left = Nav iziets, jo partiju nevar saglabāt: { $reason }; q un n pamet to
screen-speed = Sēšanas rādīšanas ātrums: { $speed ->
    [off] nerāda
    [fast] ātri
   *[normal] parasti
    [slow] lēni
}
screen-too-many-saved = Šeit ir pārāk daudz saglabātu partiju; sāciet ar --save FAILS
screen-no-turn = Vēl nav izspēlēts neviens gājiens
screen-no-memory = { no-memory }, tad nospiediet taustiņu
screen-kept = Nepabeigtā partija ir saglabāta. To turpina ar: endodoi play --load { $path }
screen-too-small = Ekrāns ir { $columns }x{ $rows }; padariet to vismaz { $least-columns }x{ $least-rows } vai izejiet ar q (partija tiek saglabāta) un lietojiet --plain.
screen-at-cursor = { side-to-move }. { $hole }: { seeds }
screen-match-seeds = mačs { $seeds }
screen-more-laps = (vēl { laps })

## Viss ekrāns: virsraksti un lapas

box-last-turn = Pēdējais gājiens
box-last-turn-of = Pēdējais gājiens: { $hole }, { laps }
box-moves = Gājieni
box-help = Palīdzība
box-go-on = Turpināt?
box-quit = Iziet?
box-resign = Padoties?
box-agree = Vienoties?
box-scroll = ritina ar augšup un lejup
choices-go-on =
    y  turpināt to
    n  spēlēt citu, šo paturēt vēlākam
    D  (lielais burts) izdzēst to
choices-resign =
    y    padoties
    Esc  spēlēt tālāk
choices-agree =
    y    beigt partiju
    Esc  spēlēt tālāk
choices-quit =
    y    saglabāt un iziet
    n    iziet un zaudēt to
    Esc  spēlēt tālāk
choices-quit-saved =
    y    saglabāt un iziet
    n    iziet; { $name } paliek
    Esc  spēlēt tālāk
ask-agree-page = Vai abi spēlētāji vienojas beigt? Sēklas uz dēļa tiek sadalītas.
page-help =
    Spēle. Paņemiet vairāk sēklu nekā pretinieks. Izvēlieties bedrīti savā rindā; tās sēklas pretēji pulksteņa rādītājam tiek iesētas nākamajās bedrītēs pa vienai. Ja pēdējā iekrīt pie citām, visu to bedrīti paceļ un sēj tālāk. Ja tā iekrīt tukšā bedrītē, gājiens beidzas; ja šī bedrīte ir jūsu un pretējā ir sēklas, jūs paņemat tās un pēdējo sēklu. Ja kādam nav gājiena, partija beidzas; otrs saņem atlikušo.

    Burti vai numuri spēlē bedrīti jūsu rindā, skaitot no jūsu kreisās puses; tāpat bultiņas ar Enter un pele. f apgriež dēli un h dod padomu, tāpēc bedrītes f un h spēlē ar lielajiem F un H vai ar 6 un 8.

    u atsaukt         r atkārtot          h padoms
    v kurš priekšā    f apgriezt dēli     m gājieni
    p rādīt gājienu   t tā apļi           s saglabāt
    - lēnāk           + ātrāk, tad bez    n nākamā
    = vienoties       x padoties          q iziet

    (B) ir vieta, kur sākās pēdējais gājiens. Zīme aiz burta nozīmē, ka no šīs bedrītes sēšana nekad nebeigtos. Svītriņas aiz vārda ir skaitāmās tapiņas (ol alai, el ala): uzvarētās partijas. Visi noteikumi angliski: endodoi rules merker

## Viss ekrāns: taustiņi apakšā, īsi

keys-play = A-{ $last } vai 1-{ $holes } spēlē
keys-play-one = A vai 1 spēlē
keys-skip = jebkurš taustiņš izlaiž
keys-help = ? palīdzība
keys-quit = q iziet
keys-undo = u atsaukt
keys-hint = h padoms
keys-value = v vērtība
keys-flip = f apgriezt
keys-replay = p rādīt vēlreiz
keys-speed = +/- ātrums
keys-save = s saglabāt
keys-save-match = s saglabāt maču
keys-next = n nākamā partija
keys-new-match = n jauns mačs

## Viss ekrāns: kurš ir priekšā, īsi

bar-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }, vērtējums
bar-proved = { side } +{ $seeds }, pierādīts
bar-final = { side } +{ $seeds }, gala
bar-even-estimate = līdzīgi, vērtējums
bar-even-proved = līdzīgi, pierādīts
bar-even-final = līdzīgi, gala
bar-short = { side } +{ $seeds }
bar-short-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }
bar-short-even = līdzīgi
