# Mācības: īsi soļi, un katrā kaut kas jāizdara uz dēļa. Lasītājs ir Dienvidi.
# Katram solim ir virsraksts, stāstījums, uzdevums un vārdi, kad tas paveikts; dažiem arī vārdi pēc nepareizas
# izvēles. Pēc gājiena pirms tiem stāv „Dienvidi spēlē B, 5 apļi, paņem 7 sēklas.” no game.ftl.

learn-lead = Īsi soļi, un katrā ir kas jāizmēģina. Paveikto šis pārlūks atceras.
learn-lesson = Nodarbība
learn-answer = Kas notika
learn-step-of = { $step }. solis no { $steps }
learn-task = Jūsu uzdevums
learn-next = Nākamais solis
learn-back = Atpakaļ
learn-again = Mēģināt vēlreiz
learn-contents = Visi soļi
learn-done-count = Paveikts: { $done } no { $steps }
learn-done = paveikts
learn-forget = Aizmirst paveikto
learn-forgotten = Paveiktais ir aizmirsts. Mācības sākas no jauna.
learn-you = Jūs
learn-opponent = Pretinieks
learn-opening = Dēlis tiek sagatavots …
learn-not-playable = Šo bedrīti tagad nevar spēlēt. Izvēlieties kādu savu bedrīti, kurā ir sēklas.
learn-endless-refused = No { $hole } sēšana nekad nebeigtos, tāpēc to nedrīkst spēlēt. Izvēlieties citu bedrīti.
learn-why-other-row = { $hole } bija tukša, bet tā nav jūsu rindā. Tur neko nepaņem.
learn-why-nothing-opposite = { $hole } bija tukša un ir jūsu. Bet pretējā bedrīte arī ir tukša: nav ko paņemt.
learn-look-again = Paskatieties vēlreiz un mēģiniet no jauna.

## Nodaļas

learn-chapter-board = Dēlis
learn-chapter-sowing = Sēšana
learn-chapter-relays = Ķēdes
learn-chapter-capture = Guvums
learn-chapter-end = Partijas beigas
learn-chapter-endless = Gājieni bez gala
learn-chapter-match = Mači un tapiņas
learn-chapter-strategy = Pirmie padomi

## Dēlis

learn-rows-title = Divas bedrīšu rindas
learn-rows-tell = En Dodoi spēlē divi. Uz dēļa ir divas bedrīšu rindas, katram spēlētājam sava. Maa valodā bedrīte ir en gurtóto, bet rinda – ol mátua.
learn-rows-more = Rinda ar lielajiem burtiem no A līdz F ir jūsu. Jūs sauc par Dienvidiem. Otra rinda, no a līdz f, pieder pretiniekam, ko sauc par Ziemeļiem.
learn-rows-task = Izvēlieties jebkuru savas rindas bedrīti.
learn-rows-right = Jā, { $hole } ir jūsu. Jūs vienmēr spēlēsiet no savas rindas.
learn-rows-wrong = { $hole } pieder pretiniekam. Jūsu bedrītēm ir lielie burti.

learn-opposite-title = Pretējās bedrītes
learn-opposite-tell = Katrai bedrītei pretī ir viena otras rindas bedrīte. A ir pretī f. F ir pretī a. Tas būs svarīgi, kad ņemsiet guvumu.
learn-opposite-more = Partija sākas ar četrām sēklām katrā bedrītē. Sēkla maa valodā ir os soid. Paņemtās sēklas noliek blakus dēlim.
learn-opposite-task = Izvēlieties bedrīti, kas ir pretī B.
learn-opposite-right = Jā, B un e ir viena otrai pretī.
learn-opposite-wrong = { $hole } ir pretī citai bedrītei. Sāciet no B un ejiet taisni pāri.

## Sēšana

learn-sow-title = Pacelt un sēt
learn-sow-tell = Lai spēlētu, paceliet visas sēklas no vienas savas bedrītes. Pa vienai iemetiet tās nākamajās bedrītēs.
learn-sow-more = Sēj pretēji pulksteņa rādītājam, kā rāda bultiņa: no A uz F.
learn-sow-task = Izvēlieties bedrīti, no kuras pēdējā sēkla iekrīt bedrītē F.
learn-sow-right = Trīs sēklas aiziet trīs bedrītes tālāk.
learn-sow-wrong = Pēdējā sēkla neiekrita bedrītē F. Skaitiet katrai nākamajai bedrītei vienu sēklu.

learn-round-title = Ap stūri
learn-round-tell = Aiz F sēj tālāk pretinieka rindā: a, b, c un tā joprojām. Aiz f nonāk atpakaļ pie A.
learn-round-task = Izvēlieties bedrīti, no kuras pēdējā sēkla iekrīt bedrītē b.
learn-round-right = Jūs iesējāt vienu sēklu savā rindā un divas pretinieka rindā.
learn-round-wrong = Pēdējā sēkla neiekrita bedrītē b. Vajag bedrīti, no kuras var aizsniegties ap stūri.

## Ķēdes

learn-watch-title = Gājienā ir daudz apļu
learn-watch-tell = Vai pēdējā sēkla iekrīt pie citām sēklām? Tad paceliet visu šo bedrīti un sējiet tālāk. Viena pacelšana un sēšana ir aplis.
learn-watch-more = Tā turpina, līdz pēdējā sēkla iekrīt tukšā bedrītē. Tad jūsu gājiens ir beidzies. Šādu apļu virkni sauc par ķēdi.
learn-watch-task = Noskatieties bedrītes F gājienu apli pēc apļa.
learn-watch-lap = Sēt { $lap }. apli
learn-watch-on = Pacelta { $hole } ar { $lifted ->
    [zero] { $lifted } sēklām
    [one] { $lifted } sēklu
   *[other] { $lifted } sēklām
}. Pēdējā iekrīt bedrītē { $lands }. Tagad tajā ir { seeds }, tāpēc nākamo paceļ to.
learn-watch-end = Pacelta { $hole } ar { $lifted ->
    [zero] { $lifted } sēklām
    [one] { $lifted } sēklu
   *[other] { $lifted } sēklām
}. Pēdējā iekrīt bedrītē { $lands }, kas bija tukša. Gājiens ir beidzies.
learn-watch-right = Tas bija viens gājiens, un tajā bija { $laps ->
    [zero] { $laps } apļu
    [one] { $laps } aplis
   *[other] { $laps } apļi
}.

learn-follow-title = Sekojiet ķēdei
learn-follow-tell = Jūs izvēlaties tikai pirmo bedrīti. Viss pārējais notiek pats. Tagad jūsu kārta pateikt, kā.
learn-follow-more = Ķēdē var pacelt abu rindu bedrītes.
learn-follow-task = Izvēlieties E. Pēc katra apļa izvēlieties bedrīti, kuru paceļ nākamo.
learn-follow-first = Sāciet ar bedrīti E.
learn-follow-lap = Pareizi. { $lap }. aplis no { $laps } beidzās bedrītē { $lands }, pie citām sēklām. Kuru bedrīti paceļ tagad?
learn-follow-wrong = Ne { $hole }. Pēdējā sēkla iekrita bedrītē { $lands }. Jāpaceļ tā.
learn-follow-right = Labi izsekots. Ķēde beidzas, jo pēdējā bedrīte bija tukša.

learn-long-title = Garas ķēdes
learn-long-tell = Daži gājieni apskrien dēli daudzas reizes. Tos visus iepriekš izskaitīt nevar neviens, un nevienam tas nav jādara.
learn-long-more = Jebkurš taustiņš vai pieskāriens pārlec uz beigām.
learn-long-task = Izvēlieties E un skatieties, cik ilgi tas turpinās.
learn-long-right = Vairums gājienu ir daudz īsāki. Vairāk par astoņsimt apļiem gadās ļoti reti.
learn-long-wrong = Tas bija parasts gājiens. Pamēģiniet E.

## Guvums

learn-capture-title = Jūsu pirmais guvums
learn-capture-tell = Vai gājiens beidzas jūsu rindas tukšā bedrītē? Tad skatieties, kas ir pretējā. Ja tajā ir sēklas, jūs paņemat tās visas.
learn-capture-more = Līdzi nāk arī pēdējā sēkla – tā, kas guvumu atnesa.
learn-capture-task = Izvēlieties bedrīti, kas dod guvumu.
learn-capture-right = Bedrītē d, pretī C, bija piecas sēklas. Kopā ar savu pēdējo sēklu jūs paņemat sešas.

learn-where-title = Kur neko nepaņem
learn-where-tell = Guvumu dod tikai bedrīte jūsu rindā. Ja gājiens beidzas otrā rindā, jūs neko nepaņemat, pat ja pretī ir sēklas.
learn-where-more = Ja pretējā bedrīte ir tukša, jūs arī neko nepaņemat. Jūsu sēkla paliek.
learn-where-task = Tikai viena no šīm trim bedrītēm dod guvumu. Izvēlieties to.
learn-where-right = C beigtos pretī tukšai bedrītei. E beigtos otrā rindā. Guvumu dod tikai A.

learn-opening-title = Guvums ar ķēdi
learn-opening-tell = Guvums nāk ķēdes beigās, tāpēc sākumā to grūti saskatīt. Te ir partijas sākums. No katras bedrītes gājiens ir pieci apļi.
learn-opening-task = Trīs no jūsu sešām bedrītēm paņem septiņas sēklas. Atrodiet kādu no tām.
learn-opening-right = Gan B, gan C, gan D uzreiz paņem septiņas.
learn-opening-wrong = Citas bedrītes paņem vairāk. Mēģiniet vēlreiz.

## Partijas beigas

learn-end-title = Nav sēklu, nav gājiena
learn-end-tell = Ja gājiens ir, tas jāizdara. Ja spēlētājam, kura kārta pienākusi, gājiena nav, partija beidzas.
learn-end-more = Uz dēļa atlikušās sēklas tad saņem otrs spēlētājs, kurš gāja pēdējais. Uzvar tas, kam sēklu vairāk.
learn-end-task = Izvēlieties bedrīti, kas atstāj pretinieku bez gājiena.
learn-end-right = Jūs paņēmāt otras rindas pēdējās sēklas, tāpēc atlikušās tika jums.
learn-end-wrong = Pretinieks vēl var iet. Vai varat paņemt sēklas no e?

## Gājieni bez gala

learn-endless-title = Tas nekad nebeidzas
learn-endless-tell = Reizēm ķēde atgriežas tur, kur sākās, un turpinātos mūžīgi. Tādai bedrītei ir zīme ∞.
learn-endless-task = Izvēlieties A un pārliecinieties.
learn-endless-right = Pēc { $laps ->
    [zero] { $laps } apļiem
    [one] { $laps } apļa
   *[other] { $laps } apļiem
} katra sēkla ir tur, kur tā bija, un atkal būtu jāpaceļ A. Tā tas turpinātos mūžīgi.
learn-endless-wrong = Šis gājiens beidzas. Pamēģiniet bedrīti ar zīmi ∞.

learn-allowed-title = Sēšanai jābeidzas
learn-allowed-tell = Senie apraksti par tādiem gājieniem nesaka neko. Šajā programmā tos nedrīkst izdarīt, ja vien neizvēlaties citus noteikumus.
learn-allowed-task = Bedrīti A spēlēt nedrīkst. Izvēlieties tādu, kuru drīkst.
learn-allowed-right = Ja visas jūsu bedrītes ir bezgalīgas, jums nav gājiena, un partija ir beigusies.

## Mači un tapiņas

learn-match-title = Skaitāmās tapiņas
learn-match-tell = Viena partija drīz beidzas, tāpēc spēlē vairākas. Mačā uzvar tas, kurš pirmais sasniedz norunāto uzvaru skaitu. Šeit tās ir trīs.
learn-match-more = Par katru uzvaru ir tieva tapiņa, maa valodā ol alai, senāk no ziloņkaula. Par neizšķirtu nav nevienas. Nākamo partiju sāk tas, kurš iepriekš gāja otrais.
learn-match-task = Jums katram ir divas tapiņas. Uzvariet šajā partijā ar vienu gājienu, un mačs ir jūsu.
learn-match-right = Trīs tapiņas: jūs uzvarat mačā.
learn-match-wrong = Partija turpinās. Meklējiet bedrīti, kas paņem otras rindas pēdējās sēklas.

## Pirmie padomi

learn-most-title = Meklējiet guvumu
learn-most-tell = Pirms katra gājiena paskatieties, kur katra no jūsu bedrītēm beigtos. Sāciet ar mazajām: tās ir visvieglāk izskaitīt.
learn-most-task = Guvumu dod katra no jūsu četrām bedrītēm. Izvēlieties to, kas paņem visvairāk.
learn-most-right = Vispilnākā bija bedrīte pretī C.
learn-most-wrong = Tas ir guvums, bet cita bedrīte paņem vairāk.

learn-danger-title = Kas būs pēc tam?
learn-danger-tell = Tad paskatieties ar pretinieka acīm. Kuras jūsu bedrītes ir pilnas, un kur beigtos otras rindas gājiens?
learn-danger-more = Sēklas, kas aizgājušas, vecajā vietā vairs nevar paņemt.
learn-danger-task = Pretinieks grib paņemt sēklas no A. Izvēlieties bedrīti, pēc kuras neko nevar paņemt.
learn-danger-right = Sēklas no A ir laikus aizgājušas.
learn-danger-wrong = Pretiniekam bija guvums. Glābiet bedrītes A sēklas.

learn-keep-title = Paturiet sēklu gājienam
learn-keep-tell = Tuvojoties beigām, sēklas jūsu rindā ir gājieni. Ja tad, kad jāiet jums, jūsu rinda ir tukša, partija ir beigusies un atlikušo saņem pretinieks.
learn-keep-task = Jums ir divas sēklas. Izvēlieties bedrīti, pēc kuras pretinieks nevar beigt partiju.
learn-keep-right = Lai ko spēlētu pretinieks, jums vēl ir gājiens.
learn-keep-wrong = Jūsu pēdējo sēklu paņēma, un tā partija bija beigusies. Turiet to drošībā.

learn-game-title = Izspēlējiet partiju līdz galam
learn-game-tell = Tagad spēlējiet partijas beigas. Jums ir 21 sēkla, pretiniekam 14. Uzvar tas, kam beigās ir vairāk.
learn-game-more = Meklējiet guvumu. Skatieties, kas būs pēc tam. Paturiet sēklu gājienam.
learn-game-task = Uzvariet šajā partijā.
learn-game-your-turn = Jūsu gājiens.
learn-game-right = Labi nospēlēts. Tagad jūs protat En Dodoi.
learn-game-wrong = Šoreiz ne. Mēģiniet vēlreiz: varbūt labāk veiksies ar citu pirmo bedrīti.

## Pēc mācībām

learn-finished = Visi soļi ir paveikti. Dēlis gaida.
learn-to-play = Spēlēt partiju
learn-to-puzzles = Pamēģināt uzdevumu
learn-to-rules = Lasīt noteikumus
