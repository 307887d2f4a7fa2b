# Die Seite, auf der ein Match gespielt wird.

## Wer am Zug ist

your-turn = Sie sind am Zug
your-turn-named = Sie sind am Zug, { $player }
person-to-move = { $player } ist am Zug
computer-to-move = { $player } denkt nach …
sowing-now = { side } sät { $hole } …
match-over = { $player } gewinnt das Match { $own } zu { $other }
match-over-you = Sie gewinnen das Match { $own } zu { $other }
game-won-you = Sie gewinnen die Partie { $own } zu { $other }
looking-back = Sie sehen Zug { $ply } von { $plies }.
looking-at-start = Sie sehen den Anfang der Partie.
back-to-game = Zurück zur Partie
connecting = Das Brett wird aufgestellt …
first-visit = Wählen Sie eine Ihrer Mulden: Ihre Samen werden einzeln gesät, und von jeder besetzten Mulde, in die der letzte fällt, geht es weiter.

## Knöpfe

controls = Zug
undo = Zurücknehmen
redo = Wieder vor
ask-hint = Tipp
replay-turn = Zug noch einmal zeigen
flip-board = Brett drehen
next-game = Nächste Partie
new-match = Neues Match …
agree-to-stop = Einigung auf Ende …
resign = Aufgeben …
cancel = Abbrechen
analyse-game = Diese Partie analysieren
save-record = Aufzeichnung speichern

## Was getan wurde

nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts wieder vorzuholen.
taken-back = Zurückgenommen.
brought-forth = Wieder gespielt.
hint-thinking = Eine gute Mulde wird gesucht …
computer-declines = Der Computer möchte lieber weiterspielen.
saved-record = Die Aufzeichnung ist als { $name } gespeichert.
match-kept = Ihr Match vom letzten Mal ist noch da. Es geht weiter, wo es war.
match-elsewhere = Das Match ging in einem anderen Tab dieses Browsers weiter. Es steht hier jetzt so wie dort.
match-lost = Das in diesem Browser aufbewahrte Match ließ sich nicht lesen, darum beginnt ein neues.
cannot-keep = Dieser Browser bewahrt nichts mehr auf: Das Match geht weiter, ginge aber mit dieser Seite verloren.
endless-explained = { $hole } würde nie aufhören zu säen. Das Säen muss enden, darum darf die Mulde nicht gespielt werden.
not-your-turn = Sie sind nicht am Zug.
game-is-over = Die Partie ist zu Ende.

## Fragen

sure-resign = Diese Partie aufgeben? Dann gewinnt sie { $player }.
sure-agree = Diese Partie beenden und die Samen auf dem Brett teilen?
sure-agree-person = Ist { $player } einverstanden, aufzuhören und die Samen auf dem Brett zu teilen?
sure-new = Ein Match ist im Gang. Trotzdem ein neues beginnen?
yes-resign = Aufgeben
yes-agree = Aufhören und teilen
yes-new = Neu beginnen

## Neben dem Brett

match = Match
match-line = Partie { $number }, { $target }
game-line = Einzelne Partie
seeds-captured = Samen
pins-won = Stäbchen
seeds-total = Samen insgesamt
moves = Züge
no-moves-yet = Es ist noch kein Zug gespielt.
player-you = Sie
player-level = Stufe { $level }
player-tag = { $name } ({ side })

## Ein neues Match

new-match-heading = Neues Match
opponent = Gegner
opponent-computer = Der Computer
opponent-person = Ein Mensch an diesem Bildschirm
opponent-elsewhere = Jemand an einem anderen Bildschirm
level = Stufe
level-1 = 1: eine erste Partie
level-2 = 2
level-3 = 3: sieht, was zu fangen ist
level-4 = 4
level-5 = 5: kennt das Spiel
level-6 = 6
level-7 = 7: schwer zu schlagen
level-8 = 8
level-9 = 9
level-10 = 10: volle Stärke
board-size = Brett
who-begins = Wer beginnt
begins-you = Sie
begins-opponent = Der Gegner
begins-south = Süd
begins-north = Nord
begins-lot = Das Los
match-length = Länge
target-single = Eine einzelne Partie
target-2 = Bis 2 Siege
target-3 = Bis 3 Siege
target-5 = Bis 5 Siege
target-seeds-100 = Bis 100 Samen
other-setups = Andere Aufstellungen, Regeln und Namen
rule-set = Regeln
rules-merker = En Dodoi nach der ersten Beschreibung (merker)
rules-endodoi = Endodoi, die moderne Beschreibung
rules-cross = Cross-Endodoi (2002)
rules-link = Was ist der Unterschied?
seeds-a-hole = Samen in jeder Mulde
own-position = Eigene Stellung
own-position-help = Für den üblichen Anfang leer lassen. Als Text: Mulden von Süd, Mulden von Nord, gefangene Samen, wer am Zug ist: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
name-south = Name des Spielers unten (Süd)
name-north = Name des Spielers oben (Nord)
begin-match = Beginnen
