# Was das Brett der Seite von sich sagt, vor allem einem Bildschirmleser.

board-name = Brett
board-section = Das Brett und der Zug
hole-can-be-played = spielbar
hole-is-endless = ihr Zug würde nie enden
hole-was-lifted = im letzten Zug ausgehoben
hole-was-last = hier endete der letzte Zug
hole-is-best = die beste
hole-was-mistake = ein Fehler
hole-is-meant = angezeigt
lap-of = Runde { $lap } von { $laps }
side-captured = { side } hat { $seeds ->
    [one] { $seeds } Samen
   *[other] { $seeds } Samen
} gefangen
side-pins = { side } hat { $pins } von { $target } Stäbchen
captured-head = Gefangen

## Wie Züge gezeigt werden

settings = Einstellungen
sowing-speed = Säen
speed-off = Ohne Bewegung
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
seed-sound = Klang der Samen
seed-sound-help = Ganz links ist aus.
board-view = Brett und Tasten
text-board = Brett als Zahlentabelle
letter-keys = Buchstaben und Ziffern spielen
keys = Tasten
key-play = diese Mulde spielen
key-move = in Säerichtung von Mulde zu Mulde
key-undo = zurücknehmen und wieder vor
key-next = nächste Partie
key-help = diese Liste
close = Schließen
