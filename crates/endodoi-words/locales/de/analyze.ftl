# Die Seite der Analyse: ein Brett, auf dem frei gespielt wird, und daneben die Werte des Computers.
# Alle Werte gelten für Süd: wie viele Samen Süd am Ende mehr hat als Nord.

## Über und unter dem Brett

analyze-begins = Das Brett wird aufgestellt …
analyze-to-move = Zug { $ply }: { side } spielt
analyze-sowing = { side } sät { $hole } …
analyze-editing = Eine Stellung wird aufgebaut
analyze-steps = Züge
step-first = Zum Anfang
step-back = Einen Zug zurück
step-on = Einen Zug vor
step-last = Zum Ende
show-turn = Zug zeigen
analyze-tools = Stellung und Partie
set-up = Stellung aufbauen
open-game = Partie öffnen
share-save = Teilen und speichern
keys-and-view = Tasten und Ansicht
endless-here = { $hole } würde nie aufhören zu säen und darf darum nicht gespielt werden

## Die Engine

engine = Engine
engine-lines = Mulden, die beste zuerst
engine-off = Die Engine ist aus.
engine-rests = Die Engine wartet.
engine-begins = Die Engine beginnt zu suchen …
engine-over = Hier ist die Partie zu Ende.
engine-depth = { turns } vorausgesehen, { $nodes } Stellungen
engine-done = Fertig: { $told }.
engine-announced = Die Engine ist fertig. Die beste Mulde, die sie gefunden hat, ist { $hole }
engine-longer = Länger suchen
engine-tables = Endspieltabellen helfen: Liegen höchstens { $seeds } Samen auf dem Brett, ist genau bekannt, wie es ausgeht.
play-hole = { $hole } spielen: { $worth }
keep-line = Behalten
keep-line-of = Die Zugfolge nach { $hole } behalten
line-kept = Die Zugfolge ist als Variante aufgenommen.
exact = bewiesen

## Werte

worth-explained = Die Werte gelten für Süd: +3,2 heißt, dass Süd am Ende etwa 3,2 Samen vorn liegt, −3,2, dass Nord es tut. Ein Wert mit „=“ ist genau, bis zum Ende der Partie bewiesen; alle anderen sind geschätzt.
bar-told = Bewertung: { $worth }
bar-unknown = Wer vorn liegt, ist noch nicht bekannt

## Die Züge

analyze-moves = Züge
analyze-start = Anfang
variation-at = Variante zu Zug { $ply }
promote = Zur Hauptvariante machen
delete-from-here = Ab hier löschen
promoted = Das ist jetzt die Hauptvariante.
turn-comment = Kommentar zu diesem Zug
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler

## Die Durchsicht

review = Die ganze Partie
graph = Werte im Lauf der Partie
graph-turn = { $ply }: { side } { $hole }
review-game = Partie durchsehen
review-begins = Die Durchsicht beginnt …
review-progress = { $done } von { $of } Zügen durchgesehen
review-done = { $mistakes ->
    [0] Durchgesehen. Kein Zug hat 2 Samen oder mehr verloren.
    [one] Durchgesehen. { $mistakes } Zug hat 2 Samen oder mehr verloren.
   *[other] Durchgesehen. { $mistakes } Züge haben je 2 Samen oder mehr verloren.
}
review-stopped = Die Durchsicht wurde abgebrochen.
review-stop = Abbrechen
mistake-exact = { side } { $hole } { $what }: { $seeds ->
    [one] { $seeds } Samen
   *[other] { $seeds } Samen
} verloren, { $best } war besser
mistake-about = { side } { $hole } { $what }: etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen verloren, { $best } war besser
player-review = { side }: { turns }, davon bestmöglich { $best }; je Zug im Schnitt { NUMBER($lost, minimumFractionDigits: 1) } Samen verloren
try-mistake = Noch einmal versuchen
try-mistake-of = Noch einmal versuchen: Zug { $ply }, { $hole }
values-table = Werte als Tabelle
column-turn = Zug
column-value = Wert danach
column-mark = Urteil

## Ein Fehler, noch einmal versucht

retry-asks = { side } hat hier { $hole } gespielt und dadurch Samen verloren. Finden Sie eine bessere Mulde.
retry-checks = { $hole } wird angesehen …
retry-best = Ja, { $hole } ist am besten.
retry-as-good = Ja, { $hole } ist so gut wie die beste Mulde.
retry-shown = { $hole } war am besten.
retry-same = { $hole } wurde gespielt und verliert Samen. Versuchen Sie eine andere Mulde.
retry-better = { $hole } ist besser als das, was gespielt wurde, aber es geht noch besser, um etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen. Versuchen Sie es noch einmal.
retry-worse = { $hole } ist nicht besser: etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen weniger als mit der besten Mulde. Versuchen Sie es noch einmal.
retry-show = Die beste zeigen
retry-next = Nächster Fehler
retry-stop = Aufhören

## Aufbauen

editor-help = Wählen Sie eine Mulde auf dem Brett und legen Sie Samen hinein. Auf dem Brett gehen auch + und − und Ziffern.
editor-hole = Samen in { side } { $hole }
editor-less = Ein Samen weniger
editor-more = Ein Samen mehr
editor-row = Brett
editor-captured-south = Von Süd gefangen
editor-captured-north = Von Nord gefangen
editor-fill = Alle Mulden füllen
editor-to-move = Wer am Zug ist
editor-text = Stellung als Text
editor-text-help = Mulden von Süd, Mulden von Nord, gefangene Samen, wer am Zug ist: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S. Eine eingefügte Stellung wird übernommen, wenn Sie das Feld verlassen.
editor-sum = { $seeds ->
    [one] Insgesamt { $seeds } Samen
   *[other] Insgesamt { $seeds } Samen
}
editor-use = Diese Stellung nehmen

## Öffnen

reader-text = Aufzeichnung, Stellung oder Link
reader-help = Fügen Sie eine Aufzeichnung (.edr), eine Stellung oder den Link zu einer Analyse ein. Sie können auch eine Datei irgendwo auf diese Seite ziehen.
reader-read = Öffnen
reader-file = Datei wählen
reader-choose = Es sind mehrere Partien. Welche?
reader-empty = Es gibt noch nichts zu lesen. Fügen Sie einen Text ein oder wählen Sie eine Datei.
reader-no-game = In diesem Text ist keine Partie.
reader-too-large = Diese Datei ist zu groß für eine Aufzeichnung. Aufzeichnungen haben weniger als ein Megabyte.
game-players = { $south } – { $north }
game-opened = { $turns ->
    [0] Die Stellung ist aufgebaut.
    [one] Die Partie ist geöffnet: { $turns } Zug.
   *[other] Die Partie ist geöffnet: { $turns } Züge.
}

## Teilen und speichern

writer-link = Link
writer-link-help = Der Link enthält alle Züge, die Sie gerade ansehen, und die Stelle, an der Sie sind. Varianten enthält er nicht; sie stehen in der Aufzeichnung.
share-all = Link mit Varianten und Kommentaren
shared-all = Dieser Link führt zur ganzen Aufzeichnung, die dieser Server aufbewahrt. Kopieren Sie ihn, um sie zu teilen.
writer-position = Stellung
writer-record = Aufzeichnung mit Kommentaren und Varianten
copy-link = Link kopieren
copy-position = Stellung kopieren
copy-record = Aufzeichnung kopieren
save-svg = Als SVG speichern
save-png = Als PNG speichern
copied-link = Der Link ist kopiert.
copied-position = Die Stellung ist kopiert.
copied-record = Die Aufzeichnung ist kopiert.
copy-yourself = Dieser Browser lässt eine Seite nicht kopieren. Der Text ist markiert: Kopieren Sie ihn mit Strg+C.
saved-as = Als { $name } gespeichert.

## Tasten

key-step = einen Zug zurück oder vor
key-ends = zum Anfang, zum Ende
key-variation = zur Variante davor oder danach
key-board = Auf dem Brett führen die Pfeiltasten stattdessen von Mulde zu Mulde, und die Eingabetaste spielt.

## Was nicht gelesen werden kann

# $reason ist englisch: Ort und Grund, wie der Server sie nennt.
wrong-position = Diese Stellung lässt sich nicht spielen: { $reason }
wrong-record = Diese Aufzeichnung lässt sich nicht lesen: { $reason }
wrong-turn = Dieser Zug lässt sich nicht spielen: { $reason }
wrong-rules = Diese Regeln sind nicht bekannt: { $reason }
