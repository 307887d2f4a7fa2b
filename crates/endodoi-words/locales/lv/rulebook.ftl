# Lapa ar noteikumiem vārdos, par katru noteikumu kopu. Izvēļu un vērtību nosaukumi ir programmas un paliek, kādi ir.

rulebook-lead = Noteikumi, kā pēc tiem spēlē šī programma. Kas ziņots par tradīciju un kas bija jāizlemj, ir pateikts atsevišķi pašās beigās.
rulebook-contents = Šajā lapā
rulebook-learn = Mācīties spēli uz dēļa
rulebook-print = Drukāt noteikumus
# Saka tiem, kas neredz uzzīmēto dēli. $south un $north ir skaitļi, starp tiem atstarpes.
rulebook-board = Dēlis. Dienvidi, sākot ar A: { $south }. Ziemeļi, sākot ar a: { $north }.
rulebook-south = Dienvidi
rulebook-north = Ziemeļi

## Dēlis

rulebook-board-title = Dēlis un sākums
rulebook-board-rows = Divas bedrīšu rindas, un nekas cits. Katra rinda pieder vienam spēlētājam. Paņemtās sēklas noņem no dēļa un noliek tam blakus.
rulebook-board-size = Tradicionālajiem dēļiem ir no sešām līdz desmit bedrītēm rindā un četras sēklas katrā bedrītē. Šeit parastais dēlis ir divas rindas pa sešām.
rulebook-board-names = Spēlētājus sauc par Dienvidiem un Ziemeļiem. Dienvidiem ir bedrītes A, B, C un tā tālāk, skaitot no kreisās puses. Ziemeļiem ir a, b, c un tā tālāk, skaitot no pašu Ziemeļu kreisās puses. Tāpēc uz dēļa ar divām rindām pa sešām A ir pretī f.
rulebook-board-first = Atsevišķu partiju sāk Dienvidi.
rulebook-board-figure = Sākums uz dēļa ar divām rindām pa sešām. Sēj pretēji pulksteņa rādītājam, kā rāda bultiņas.

## Gājiens

rulebook-turn-title = Gājiens
rulebook-turn-1 = Paceliet visas sēklas no vienas savas bedrītes. Sējiet tās pa vienai nākamajās bedrītēs, pretēji pulksteņa rādītājam.
rulebook-turn-2 = Ja pēdējā sēkla iekrīt pie citām sēklām, paceliet visu šo bedrīti, vai tā jūsu, vai ne, un sējiet tālāk. Katra pacelšana ar sēšanu ir aplis.
rulebook-turn-3 = Ja pēdējā sēkla iekrīt tukšā bedrītē, jūsu gājiens beidzas.
rulebook-turn-4 = Ja šī tukšā bedrīte ir jūsu un pretējā ir sēklas, tas ir guvums: jūs paņemat šīs sēklas un līdz ar tām savu pēdējo. Citādi neko nepaņem.
rulebook-turn-pass = Gājienu nedrīkst izlaist. Jums nav jāatstāj gājiens pretiniekam.
rulebook-turn-skip = Nevienu bedrīti neizlaiž. Ja sēklu ir daudz, sēšana nonāk atpakaļ pie bedrītes, no kuras tās paceltas, un vienu sēklu iemet arī tur. Līdz tam šo bedrīti uzskata par tukšu: uz dēļa ar divām rindām pa sešām aplis ar tieši divpadsmit sēklām beidzas tajā.
rulebook-example = Piemērs
rulebook-example-told = Dienvidi sāk ar B. Gājienā ir pieci apļi:
rulebook-lap = Aplis
rulebook-lap-from = No
rulebook-lap-seeds = Sēklas
rulebook-lap-last = Pēdējā iekrīt
rulebook-lap-holds = Tad tur ir
rulebook-example-end = D bija tukša un pieder Dienvidiem. Pretējā bedrītē c ir sešas sēklas. Dienvidi paņem septiņas.
rulebook-example-figure = Pirms guvuma: pēdējā sēkla ir bedrītē D, un pretī bedrītē c ir sešas sēklas.
rulebook-nothing-figure = Te guvuma nav. Dienvidu C beigtos bedrītē F, bet pretējā bedrīte a ir tukša. Dienvidu E beigtos bedrītē d, kas pieder Ziemeļiem.

## Gājieni bez gala

rulebook-endless-title = Gājieni bez gala
rulebook-endless-what = Daži gājieni nekad nebeigtos: pēc dažiem apļiem katra sēkla ir tur, kur tā bija, un atkal būtu jāpaceļ tā pati bedrīte.
rulebook-endless-rule = Sēšanai jābeidzas. Tāpēc šādu bedrīti nedrīkst spēlēt. Par bezgalīgu uzskata arī gājienu, kurā ir vairāk nekā desmit tūkstoši apļu.
rulebook-endless-figure = Gājiens no A pēc 72 apļiem nonāktu atpakaļ tieši pie šī dēļa un turpinātos mūžīgi.

## Beigas

rulebook-end-title = Partijas beigas
rulebook-end-move = Partija beidzas, kad spēlētājam, kura kārta pienākusi, nav gājiena. Uz dēļa atlikušās sēklas saņem otrs spēlētājs, kurš gāja pēdējais.
rulebook-end-repeat = Tā beidzas arī tad, kad trešo reizi ir viena un tā pati pozīcija un tā paša spēlētāja gājiens. Atlikušās sēklas tad sadala uz pusēm. Lieko sēklu nesaņem neviens.
rulebook-end-agree = Spēlētāji drīkst vienoties beigt, un tad sēklas dala tāpat. Spēlētājs drīkst padoties: tad uzvar pretinieks.
rulebook-end-more = Uzvar tas, kam sēklu ir vairāk. Ja sēklu ir vienādi, partija ir neizšķirta. Partija turpinās arī tad, kad vienam jau ir vairāk nekā puse.

## Mačs

rulebook-match-title = Mačs
rulebook-match-pins = Spēlē vairākas partijas, līdz viens spēlētājs ir uzvarējis norunāto skaitu, trīs, ja nav norunāts citādi. Par katru uzvaru ir skaitāmā tapiņa. Par neizšķirtu nav nevienas.
rulebook-match-first = Nākamo partiju sāk tas, kurš iepriekš gāja otrais.
rulebook-match-seeds = Var arī citādi: maču spēlēt līdz norunātam paņemto sēklu kopskaitam, piemēram, līdz simtam.

## Noteikumu kopas

rulebook-sets-title = Trīs noteikumu kopas
rulebook-sets-told = Viss iepriekšējais ir noteikumu kopa merker, ko lieto, ja neizvēlaties citu. Divas pārējās no tās atšķiras tikai ar to, kas pateikts šeit.
rulebook-merker-title = merker: En Dodoi, kā pirmoreiz aprakstīts
rulebook-merker-told = Iepriekš teiktie noteikumi pēc apraksta, kura pirmavots ir Moritz Merker, 1904.
rulebook-endodoi-title = endodoi: mūsdienu apraksts
rulebook-endodoi-told = Tā spēli visbiežāk apraksta mūsdienās, piemēram, Vikipēdijā. Jebkura garuma rindas, no trim līdz sešām sēklām bedrītē.
rulebook-endodoi-differs = Atšķiras viens. Ja pēdējā sēkla iekrīt jūsu rindas tukšā bedrītē, to paņem arī tad, kad pretējā bedrīte ir tukša.
rulebook-endodoi-figure = Ir Ziemeļu gājiens, un tie spēlē a. Vienīgā sēkla iekrīt bedrītē b, kas ir tukša, un tukša ir arī pretējā E. Ar endodoi Ziemeļi šo vienu sēklu paņem; ar merker tā paliek.
rulebook-cross-title = cross-endodoi: sēšana uz abām pusēm
rulebook-cross-told = Mūsdienu spēle, ko 2002. gadā izgudroja William Daniel Troyka. Divas rindas pa sešām, trīs sēklas bedrītē; var būt arī četras, piecas vai sešas.
rulebook-cross-differs = Atšķiras viens. Nepāra skaitu sēklu sēj pulksteņa rādītāja virzienā, pāra skaitu – pretēji. To izlemj no jauna katrā aplī.
rulebook-cross-example = Dienvidi sāk ar D: trīs sēklas pulksteņa rādītāja virzienā līdz A. Tagad bedrītē A ir četras, tās iet pretēji līdz E. Bedrītē E ir četras, tās iet līdz c. Tad bedrītē c ir četras, un tās beidzas bedrītē A, kas pa to laiku ir tukša. Bedrītes f četras sēklas paņem kopā ar pēdējo: pavisam piecas.
rulebook-cross-figure = Cross-Endodoi sākums. Sēklas var iet uz abām pusēm.

## Izvēles

rulebook-options-title = Izvēles
rulebook-options-told = Katru no šiem noteikumiem var izvēlēties atsevišķi. Pirmā vērtība ir parastā.
rulebook-option-direction = Uz kuru pusi sēj: pretēji pulksteņa rādītājam vai pēc sēklu skaita, kā spēlē Cross-Endodoi.
rulebook-option-alone = Vai paņem pēdējo sēklu, kurai pretī ir tukša bedrīte.
rulebook-option-endless = Ko nozīmē bezgalīgs gājiens. illegal: to nedrīkst izdarīt. void: dēlis paliek, kāds bijis, un gājiens pāriet pretiniekam. draw: partija beidzas, un sēklas uz dēļa sadala.
rulebook-option-laps = Pēc cik apļiem gājienu uzskata par bezgalīgu.
rulebook-option-repetition = Kas saņem atlikušās sēklas, kad pozīcija ir trešo reizi. share: abi vienādi. row_owner: katras rindas īpašnieks. off: partija turpinās.
rulebook-option-remaining = Kas saņem atlikušās sēklas, kad spēlētājam nav gājiena. last_mover: tas, kurš gāja pēdējais. row_owner: katras rindas īpašnieks. nobody: tās neskaita.
rulebook-option-decided = Vai partija beidzas, tiklīdz vienam spēlētājam ir vairāk nekā puse.
rulebook-option-write = Noteikumu kopu un tās izmaiņas raksta kopā, atdalot ar komatiem:

## Tradīcija

rulebook-tradition-title = Tradīcija un lēmumi
rulebook-reported = Ziņots
rulebook-reported-told = Dēlis, četras sēklas bedrītē, sēšana apli pēc apļa, guvums kopā ar sēklu, kas to panāk, beigas, kad spēlētājam nav gājiena, vairākas partijas ar skaitāmajām tapiņām.
rulebook-borrowed = Aizgūts
rulebook-borrowed-told = Atlikušās sēklas saņem tas, kurš gāja pēdējais. Senais apraksts, kā saka, par to klusē. Noteikums ņemts no Enkeshui un līdzīgām spēlēm.
rulebook-inferred = Secināts
rulebook-inferred-told = Vientuļa sēkla paliek: tā stāsta par radniecīgo spēli En Gehé. Paceltajā bedrītē atkal iesēj: neviens En Dodoi apraksts to neizlaiž.
rulebook-decided = Izlemts šai programmai
rulebook-decided-told = Kurš sāk, trīs uzvaras, bezgalīgi gājieni, atkārtošanās, vienošanās, padošanās un bedrīšu burti. Cilvēki pie īsta dēļa var darīt citādi. Spēle ir viņu.
rulebook-more = Vairāk par cilvēkiem un avotiem
