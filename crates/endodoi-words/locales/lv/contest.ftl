# Turnīru lapa: klasē vai klubā tos izveido, vada un spēlē.

## Jauns turnīrs

contest-heading = Turnīri
contest-new = Jauns turnīrs
contest-title = Nosaukums
contest-title-example = 4. klase, piektdiena
contest-kind = Kā spēlē
contest-round-robin = Katrs ar katru
contest-arena = Arēna
contest-round-robin-help = Katrs vienreiz spēlē ar katru, kārtu pēc kārtas. Nākamā kārta sākas, kad beigušās visas iepriekšējās partijas.
contest-arena-help = Kas ir brīvs, uzreiz dabū nākamo pretinieku, līdz laiks beidzas. Spēlētāji var nākt vēlāk un atpūsties.
contest-minutes = Minūtes līdz beigām
contest-names = Spēlētāji
contest-names-help = Katrā rindā viens vārds
contest-players-count = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
contest-rounds-count = { $count ->
    [zero] { $count } kārtu
    [one] { $count } kārta
   *[other] { $count } kārtas
}
contest-target = Katras tikšanās garums
contest-more = Dēlis un noteikumi
contest-make = Izveidot turnīru
contest-make-another = Uz turnīriem
contest-known = Turnīri šajā pārlūkā
contest-known-empty = Šajā pārlūkā jūs vēl neesat ne izveidojis turnīru, ne tajā piedalījies.
contest-yours = Jūs to vadāt
contest-how = Kā tas notiek
contest-how-make = Uzrakstiet vārdus un izveidojiet turnīru.
contest-how-hand-out = Iedodiet katram spēlētājam viņa saiti – uz papīra ar skenējamu kodu vai ziņā.
contest-how-play = Sāciet to. Lapa katram pasaka, ar ko jāspēlē, un skaita punktus.
contest-lead = Turnīrs klasei vai klubam: katrs saņem saiti, lapa sadala pa pāriem un skaita.

## Kā stāv

contest-untitled = Turnīrs
contest-nameless = { $number }. spēlētājs
contest-not-begun = Tas vēl nav sācies
contest-round-of = { $round }. kārta no { $rounds }
contest-time-left = Atlicis { $time }
contest-last-games = Laiks ir beidzies; pēdējās partijas izspēlē līdz galam
contest-over = Tas ir beidzies
contest-standings = Tabula
contest-rank = Vieta
contest-player = Spēlētājs
contest-points = Punkti
contest-won = Uzvaras / spēlētas
contest-tie-break = Papildu
contest-tie-break-help = Par uzvaru dod divus punktus. Ja punktu ir vienādi, augstāk ir tas, kurš uzvarējis stiprākos: papildu rādītājs ir visu uzvarēto pretinieku punkti kopā.
contest-you = jūs
contest-pauses = atpūšas
contest-encounters = Partijas
contest-encounters-empty = Pārus izveido, kad turnīrs sākas.
contest-games-on = Tiek spēlētas
contest-games-over = Beigušās
contest-has-won = { $player } ir uzvarējis
contest-nobody-won = Neviens nav uzvarējis
contest-is-played = Vēl nav izšķirts
contest-not-counted = Nav izspēlēta līdz galam

## Spēlētājam

contest-your-game = Jūsu partija: { $player } pret { $other }
contest-your-game-help = Dēlis ir gatavs. Pretinieks atradīs ceļu tāpat kā jūs.
contest-sit = Pie dēļa
contest-you-are = Jūs esat { $player }
contest-wait-start = Palieciet šeit: lapa pasacīs, kad turnīrs sākas un ar ko jūs spēlējat.
contest-wait-round = Šobrīd jums nav partijas. Nākamā kārta sāksies, kad beigsies visas šīs kārtas partijas; lapa jums to pasacīs.
contest-wait-pair = Jūs dabūsiet pretinieku, tiklīdz kāds būs brīvs; lapa jums to pasacīs.
contest-you-pause = Jūs atpūšaties, un pretinieku jums nemeklē.
contest-your-place = Turnīrs ir beidzies. Jūsu vieta: { $rank } no { $count }.
contest-pause = Atpūsties
contest-back = Atgriezties
contest-to = Atpakaļ uz turnīru
contest-room-waits = Šī partija vēl nav sākusies. Dēlis būs te, tiklīdz kāds no spēlētājiem pie tā nāks.

## Turnīra vadītājam

contest-organise = Vadīšana
contest-start = Sākt turnīru
contest-start-help = Saites var izdalīt jau iepriekš: spēlētāji tās var atvērt pirms sākuma.
contest-end = Beigt turnīru …
contest-sure-end = Vai beigt turnīru tagad? Partijas, kas nav beigušās, tad neskaita.
contest-yes-end = Beigt
contest-add-name = Vēl viena spēlētāja vārds
contest-add = Pievienot
contest-added = { $player } piedalās.
contest-links = Spēlētāju saites
contest-links-help = Kas atver kādu no šīm saitēm, ir šis spēlētājs, jebkurā ierīcē. Dodiet katru tikai tam, kam tā domāta; jums pašam neviena no tām nav vajadzīga.
contest-link-of = Saite: { $player }
contest-print-links = Drukāt saites
contest-print-waits = Kodi tiek zīmēti …
contest-copy-links = Kopēt visas saites
contest-links-copied = Visas saites ir nokopētas.
contest-links-not-copied = Šis pārlūks neļauj lapai kopēt. Kopējiet saites pa vienai.
contest-links-missing = Spēlētāju saites redzamas tur, kur atverat turnīra vadītāja saiti.
contest-let-pause = Ļaut atpūsties
contest-let-back = Ļaut atgriezties
contest-organizer-link = Turnīra vadītāja saite
contest-organizer-help = Tā atver šo lapu ar visu šo citā ierīcē. Nerādiet to nevienam.
contest-result = Rezultāts …
contest-who-won = Kas uzvarējis
contest-result-set = Ierakstīt rezultātu
contest-handout-help = Noskenējiet kodu vai atveriet šo adresi. Tā ir tikai jūsu:

## Ko nevar

contest-missing = Tāda turnīra nav. Varbūt saite ir veca vai nepilna.
contest-refused-begun = Tas jau ir sācies.
contest-refused-pair = Šobrīd jums nav ar ko spēlēt. Gaidiet nākamo pāri.
contest-refused-word = Šī saite šajā turnīrā neko neatver. Palūdziet savējo turnīra vadītājam.
contest-refused-over = Turnīrs ir beidzies.
contest-refused-few = Vajag vismaz divus spēlētājus.
contest-refused-many = Piedalīties var ne vairāk par 64 spēlētājiem.
