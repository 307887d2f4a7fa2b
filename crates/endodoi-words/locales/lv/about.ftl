# Lapa par spēli, tās cilvēkiem, vietām, vārdiem un avotiem. Cilvēku, grāmatu un spēļu vārdi paliek, kādi ir.

about-lead = En Dodoi ir sēšanas spēle no Tanzānijas ziemeļiem. Šī lapa stāsta, no kurienes tā nāk, kā tā nonāca grāmatās un ko neviens nav pierakstījis.
about-contents = Šajā lapā

## Cilvēki

about-people-title = Kam spēle pieder
about-people-who = En Dodoi ir Loitha un Kisonga spēle; tās ir divas masaju grupas Tanzānijas ziemeļos. Masaju valodā, ko sauc par maa, šī spēle ir En Dodoi, bet vairākas – En Dodo.
about-people-board = To spēlē uz dēļa ar divām bedrīšu rindām, no sešām līdz desmit bedrītēm rindā un četrām sēklām katrā bedrītē. Sēklām ņem ol gulangulu, tas ir, cezalpīnijas (Caesalpinia bonduc), riekstus vai akmentiņus. Uzvarētās partijas skaitīja ar tievām ziloņkaula tapiņām.
about-people-custom = Senie avoti ziņo, ka šādas spēles spēlējuši vīrieši, bet sievietes nekad. Tas stāsta par viņu laiku, kādu viņi to redzēja. Tas nav spēles noteikums. Šeit tā ir visiem.
about-people-own = Mēs neesam masaji un spēli pazīstam tikai no grāmatām un tīmekļa lapām. Cilvēki, kas ar to uzauguši, to zina labāk. Ja viņi spēlē citādi, spēle ir viņu.

## Kā to pierakstīja

about-history-title = Kā tā nonāca grāmatās
about-history-merker = Moritz Merker (1867–1908) bija pirmais, kas šo spēli aprakstīja drukātā darbā, savā 1904. gada grāmatā „Die Masai”. Viņš bija vācu koloniālā karaspēka virsnieks toreizējā Vācijas Austrumāfrikā. Grāmata nāk no koloniālās varas laikiem: okupantu virsnieks rakstīja par cilvēkiem, pār kuriem okupanti valdīja. Tas, kā viņš pieraksta maa vārdus un ko izvēlas stāstīt, ir viņa paša.
about-history-murray = Vēlākie autori atkārtoja viņu. Kā avotu min H. J. R. Murray grāmatu „A History of Board-Games Other than Chess”, 1951. Laurence Russ spēlei veltīja lappusi grāmatā „Mancala Games”, 1984. J. A. Valdez – grāmatā „50 Ways to Play Mancala”, 2023.
about-history-web = Vairums cilvēku šodien spēli pazīst no divām tīmekļa lapām: En Dodoi Mancala World vikivietnē un Endodoi Vikipēdijā. Tās ir vienisprātis gandrīz par visu. Atšķiras tikai viena sēkla: skatiet noteikumu kopu endodoi.
about-history-program = Šī programma pieliek to, kas programmai vajadzīgs: bedrīšu nosaukumus un noteikumus tam, ko apraksti atstāj neskaidru.

## Kas ir zināms

about-known-title = Kas ir zināms un kas nav
about-known-yes = Visi apraksti ir vienisprātis par dēli, par sēšanu apli pēc apļa, par guvumu no savas tukšas bedrītes un par beigām, kad spēlētājam nav gājiena.
about-known-who = Neviens nestāsta, kurš sāk un kas notiek, ja sēšana nekad nebeidzas.
about-known-rest = Kā saka, Merker klusē par sēklām, kas paliek beigās. Šeit lietotais noteikums ņemts no Enkeshui un līdzīgām spēlēm.
about-known-pins = Ir stāstīts, ka partijas skaitīja ar tapiņām. Cik to vajadzēja mačam, nav teikts.
about-known-read = Lappuses, ko rakstījuši Merker, Murray, Russ un Valdez, mēs paši nevarējām izlasīt. Ko par tām zinām, to zinām no tiem, kas tās citē.
about-known-ask = Vai pazīstat šo spēli no mājām vai kādu no šīm grāmatām? Tad, lūdzu, pastāstiet, kas šeit nav pareizi.

## Vārdi

about-words-title = Spēles vārdi
about-words-told = Maa vārdi ir tādi, kā tos pirms vairāk nekā simt gadiem rakstīja Merker. Mūsdienās maa valodā tā neraksta. Apostrofs vārdos ’n gurtót rāda saīsinātu artikulu.
about-word-english = Latviski
about-word-one = Maa, vienskaitlis
about-word-many = Maa, daudzskaitlis
about-word-game = spēle
about-word-hole = bedrīte
about-word-hole-note = viens dēļa padziļinājums
about-word-row = rinda
about-word-row-note = viena spēlētāja bedrītes
about-word-seed = sēkla
about-word-seed-note = rieksts vai akmentiņš, ar ko spēlē
about-word-pin = skaitāmā tapiņa
about-word-pin-note = viena par katru uzvarētu partiju
about-word-plant = cezalpīnija
about-word-plant-note = augs, no kura ir sēklas
about-words-doubt = Daudzskaitlis el ala sastapts tikai vienas lapas tulkojumos, tāpēc tas nav drošs. Domuzīme nozīmē, ka mums neviena forma nav zināma.

## Radniecīgas spēles

about-kin-title = Radniecīgas spēles
about-kin-gehe = En Gehé ir radniecīga spēle, ko arī aprakstīja Merker. Tā rāda, kas notiek ar vientuļu pēdējo sēklu: tā paliek.
about-kin-enkeshui = Enkeshui ir cita masaju spēle. Pirmais mums zināmais apraksts: Driedger, 1972. Abi spēlētāji sāk ar sēšanas sacīksti.
about-kin-ayoayo = Ayoayo, ko spēlē jorubi Rietumāfrikā, ir gandrīz tā pati spēle, tikai tālu prom. Tur bedrīti, no kuras pacelts, izlaiž, un pretiniekam jāatstāj gājiens.
about-kin-cross = Cross-Endodoi ir mūsdienu spēle, ko 2002. gadā izgudroja William Daniel Troyka. Nepāra skaits sēklu iet uz vienu pusi, pāra skaits uz otru. Arī to var spēlēt šeit.

## Avoti

about-sources-title = Avoti
about-sources-told = Pie katra pateikts, kas lasīts pilnībā, kas daļēji un kas zināms tikai no citiem.
about-source-mw = Mancala World, lapas En Dodoi, En Gehé, Enkeshui, Ayoayo un Cross-Endodoi. Lasīts pilnībā vai lielākoties.
about-source-wp = Vikipēdija, lapa Endodoi, kopijās un tulkojumos. Lasīts pilnībā.
about-source-bp = Board and Pieces, lapa Endodoi. Lasīts pilnībā.
about-source-merker = M. Merker: Die Masai. Berlīne 1904, 36. un 37. lappuse. Zināms no citiem.
about-source-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oksforda 1951. Zināms no citiem.
about-source-russ = L. Russ: Mancala Games. 1984, 28. lappuse. Zināms no citiem.
about-source-valdez = J. A. Valdez: 50 Ways to Play Mancala. 2023, 33. lappuse. Zināms no citiem.
about-source-troyka = W. D. Troyka: Cross-Endodoi. Zillions of Games 2002. Zināms no Mancala World.
about-rules = Noteikumi vārdos
about-learn = Mācīties spēli
