# Lapa, kas drukā dēli un lapiņu ar noteikumiem klasēm un muzejiem. Lapiņa aizņem vienu lappusi, tāpēc teksts nedrīkst
# būt daudz garāks par angļu tekstu.

print-lead = Dēlis un noteikumi uz papīra – klasei, muzejam un virtuves galdam. Spēlējiet ar pupiņām, akmentiņiem vai riekstiem.
print-choose = Ko drukāt
print-size = Dēlis
print-parts = Lapas
print-part-board = Dēlis uz vienas lapas, guļus
print-part-leaflet = Noteikumi uz vienas lapas, stāvus
print-details = Uz dēļa
print-detail-letters = Bedrīšu burti
print-detail-arrows = Bultiņas, kas rāda sēšanas virzienu
print-now = Drukāt
print-paper = A4 formāta papīram. Drukājiet pilnā lielumā, bez printera pieliktām malām.
print-preview = Priekšskatījums
print-nothing = Nekas nav izvēlēts. Izvēlieties dēli vai noteikumus.
print-board-alt = Tukšs dēlis līniju zīmējumā, divas rindas, bedrīšu skaits rindā: { $holes }
print-south = Dienvidi
print-north = Ziemeļi
# Zem dēļa; $seeds ir visu sēklu skaits.
print-needs = Sēklas: { $seeds }, četras katrā bedrītē

## Lapiņa

leaflet-title = En Dodoi
leaflet-subtitle = Loitha un Kisonga masaju sēšanas spēle diviem spēlētājiem
leaflet-need-title = Vajag
leaflet-need = Dēli ar divām rindām pa { $holes } bedrītēm un sēklām { $seeds } pupiņas vai akmentiņus: pa četrām katrā bedrītē. Rinda jūsu priekšā ir jūsu.
leaflet-turn-title = Jūsu gājiens
leaflet-turn-1 = Paceliet visas sēklas no vienas savas bedrītes. Sējiet tās pa vienai nākamajās bedrītēs, pretēji pulksteņa rādītājam, apkārt pa abām rindām. Nevienu bedrīti neizlaidiet.
leaflet-turn-2 = Pēdējā sēkla iekrīt pie citām sēklām? Paceliet visu šo bedrīti, vienalga kurā rindā, un sējiet tālāk.
leaflet-turn-3 = Pēdējā sēkla iekrīt tukšā bedrītē? Jūsu gājiens beidzas.
leaflet-turn-4 = Vai šī tukšā bedrīte ir jūsu un pretējā ir sēklas? Tad jūs paņemat tās kopā ar savu pēdējo. Nolieciet tās blakus dēlim.
leaflet-turn-pass = Gājienu nedrīkst izlaist. Bedrīti, no kuras sēšana nekad nebeigtos, nedrīkst spēlēt.
leaflet-end-title = Beigas
leaflet-end = Ja pienākusi jūsu kārta un gājiena nav, partija ir beigusies. Uz dēļa atlikušās sēklas saņem otrs spēlētājs. Uzvar tas, kam sēklu ir vairāk.
leaflet-end-share = Tā pati pozīcija ir trešo reizi? Vai abi gribat beigt? Tad sadaliet atlikušās sēklas uz pusēm.
leaflet-match-title = Mačs
leaflet-match = Spēlējiet vairākas partijas. Nākamo sāk tas, kurš gāja otrais. Par katru uzvaru ir kociņš. Kam pirmajam ir trīs, tas uzvar mačā.
leaflet-words-title = Vārdi maa valodā
leaflet-word-hole = bedrīte
leaflet-word-row = rinda
leaflet-word-seed = sēkla
leaflet-word-pin = kociņš, kas skaita uzvaru
leaflet-history = Pirmais drukātais apraksts: Moritz Merker, vācu koloniālā karaspēka virsnieks, 1904. Vārdi maa valodā viņa rakstībā. Daži noteikumi ir programmas Endodoi lēmumi, kur senie teksti klusē.
