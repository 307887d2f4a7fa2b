# Ko lapas dēlis saka par sevi, vispirms ekrāna lasītājam.

board-name = Dēlis
board-section = Dēlis un gājiens
hole-can-be-played = var spēlēt
hole-is-endless = gājiens nekad nebeigtos
hole-was-lifted = pacelta pēdējā gājienā
hole-was-last = te beidzās pēdējais gājiens
hole-is-best = labākā
hole-was-mistake = kļūda
hole-is-meant = norādīta
lap-of = { $lap }. aplis no { $laps }
side-captured = { side } ir paņēmuši { $seeds ->
    [zero] { $seeds } sēklu
    [one] { $seeds } sēklu
   *[other] { $seeds } sēklas
}
side-pins = { side }: { $pins } no { $target } tapiņām
captured-head = Guvums

## Kā rāda gājienus

settings = Iestatījumi
sowing-speed = Sēšana
speed-off = Nerādīt
speed-fast = Ātri
speed-normal = Parasti
speed-slow = Lēni
seed-sound = Sēklu skaņa
seed-sound-help = Pašā kreisajā malā – izslēgta.
board-view = Dēlis un taustiņi
text-board = Dēlis kā skaitļu tabula
letter-keys = Burti un cipari spēlē
keys = Taustiņi
key-play = spēlēt šo bedrīti
key-move = iet no bedrītes uz bedrīti sēšanas virzienā
key-undo = atsaukt un izdarīt vēlreiz
key-next = nākamā partija
key-help = šis saraksts
close = Aizvērt
