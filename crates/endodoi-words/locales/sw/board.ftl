# Yanayosemwa na ubao wa ukurasa kujihusu, hasa kwa kisomaji cha skrini.

board-name = Ubao
board-section = Ubao na zamu
hole-can-be-played = linaweza kuchezwa
hole-is-endless = zamu yake haitaisha kamwe
hole-was-lifted = lilichotwa katika zamu iliyopita
hole-was-last = zamu iliyopita iliishia hapa
hole-is-best = bora kuliko yote
hole-was-mistake = kosa
hole-is-meant = limeonyeshwa
lap-of = Mzunguko { $lap } kati ya { $laps }
side-captured = { side } amekula { $seeds ->
    [one] kete { $seeds }
   *[other] kete { $seeds }
}
side-pins = { side } ana vijiti { $pins } kati ya { $target }
captured-head = Zilizoliwa

## Jinsi zamu zinavyoonyeshwa

settings = Mipangilio
sowing-speed = Kupanda
speed-off = Bila kuonyesha
speed-fast = Haraka
speed-normal = Kawaida
speed-slow = Polepole
seed-sound = Sauti ya kete
seed-sound-help = Kushoto kabisa ni bila sauti.
board-view = Ubao na vitufe
text-board = Ubao kama jedwali la nambari
letter-keys = Herufi na tarakimu hucheza
keys = Vitufe
key-play = cheza shimo hilo
key-move = nenda shimo hadi shimo kufuata mwelekeo wa kupanda
key-undo = rudisha, kisha fanya tena
key-next = mchezo unaofuata
key-help = orodha hii
close = Funga
