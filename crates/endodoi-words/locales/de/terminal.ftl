# Was nur das Terminal sagt, in beiden Arten. Befehle, Tasten und Schalter sind in allen Sprachen dieselben.

## Fragen und Antworten

answer-yes = ja
answer-no = nein
answer-yes-also = j
answer-no-also = n
yes-or-no = ({ answer-yes } oder { answer-no })
kept-match = Ein unfertiges Match wurde aufbewahrt: { $south } gegen { $north }, { $south-pins } zu { $north-pins }; Partie { $number }, { turns } gespielt, gefangen { $captured }.
ask-go-on = Damit weitermachen?
ask-resign = Gibt { side } auf und verliert diese Partie?
ask-agree-lines = Einigen sich beide Spieler, aufzuhören und die Samen auf dem Brett zu teilen?
ask-keep-game = Die Partie ist nicht zu Ende. Für das nächste Mal aufbewahren?
ask-keep-match = Das Match ist nicht zu Ende. Für das nächste Mal aufbewahren?

## Beide Arten

undo-nothing = Es gibt nichts zurückzunehmen
redo-nothing = Es gibt nichts zu wiederholen
match-short = Match { $tally }
saved = In { $name } gespeichert, und bis zum Verlassen dort auf dem Stand gehalten
not-kept = Die Partie wird nicht aufbewahrt: { $reason }
file-not-written = { $name } lässt sich nicht schreiben ({ $error }); wählen Sie einen anderen Ort
file-not-deleted = { $name } lässt sich nicht löschen ({ $error }); löschen Sie es von Hand
folder-not-usable = in { $name } lassen sich keine Partien aufbewahren ({ $error }); siehe --state-dir
folder-full = { $name } enthält zu viele unfertige Partien; löschen Sie einige
no-memory = Zum Nachdenken ist kein Speicher mehr frei; beenden Sie erst andere Programme

## Zeile für Zeile

line-unfinished = Eine unfertige Partie ist aufbewahrt; weiter geht es mit --load { $path }
line-welcome = En Dodoi auf { $width }, Regeln { $rules }. { $south } gegen { $north }, { $target }. Hilfe gibt es mit help.
line-over = Die Partie ist zu Ende; geben Sie next oder undo ein.
line-is-over = Die Partie ist zu Ende.
line-next = Geben Sie next für eine weitere Partie ein, oder quit.
line-not-over = Die Partie ist nicht zu Ende; spielen Sie weiter, oder geben Sie mit resign auf.
line-ended-already = Nicht beendet: Die Partie ist schon zu Ende.
line-plays-on = Nicht beendet: Der Computer meint, noch etwas gewinnen zu können, und spielt weiter.
line-taken-back = Zurückgenommen: { turns }.
line-no-such-turn = So viele Züge sind nicht gespielt worden.
line-lap = Runde { $lap }: { seeds } aus { $hole }, der letzte in { $lands }.
line-move = { $hole }: { laps }, fängt { $seeds }.
line-move-endless = { $hole }: endet nie ({ laps } angesehen).
line-score = Partie { $number }. { $standing }.
line-file-there = { $name } gibt es schon; nennen Sie eine andere Datei.
line-not-saved = Nicht gespeichert: { $reason }.
line-kept-in = Die unfertige Partie ist in { $path } aufbewahrt.
line-goodbye = Auf Wiedersehen.
line-name-a-file = Nennen Sie eine Datei: save DATEI.
line-which-turn = Sagen Sie, wie viele Züge zurück: laps 1 ist der letzte.
line-eval = Geben Sie eval, eval on oder eval off ein.
line-too-much = Ein Befehl je Zeile; "{ $text }" ist zu viel.
line-no-command = "{ $text }" ist keine Mulde und kein Befehl; geben Sie help ein.
line-faces = { $hole } liegt { $opposite } gegenüber
line-help =
    Buchstabe oder Nummer einer Mulde spielt sie: B, b oder 2. Nummern zählen von der eigenen linken Seite des Spielers.
    undo, redo    einen Zug zurücknehmen; ihn wiederholen
    hint          was der Computer spielen würde, und warum
    eval          wer vorn liegt; eval on sagt es mit jedem Brett, eval off nicht
    board         die Samen in jeder Mulde
    moves         was jede Mulde bewirken würde
    laps, laps 2  der letzte Zug Runde für Runde; der davor
    rules         die Regeln in Worten (auf Englisch)
    score         wie das Match steht
    agree         die Partie einvernehmlich beenden; die übrigen Samen werden geteilt
    resign        die Partie aufgeben
    next          die nächste Partie, wenn diese zu Ende ist
    save DATEI    das Match in eine Partiedatei schreiben
    quit          verlassen; eine unfertige Partie kann aufbewahrt werden

## Ganzer Bildschirm: Meldungen

screen-welcome = Neu hier? Die Taste ? erklärt das Spiel und die Tasten
screen-turned = Gedreht; die Mulde F wird mit F oder 6 gespielt
screen-no-key = { $key } ist hier keine Taste; ? zeigt alle
screen-thinking-hint = Ein Tipp wird überlegt
screen-thinking-offer = Der Computer denkt über Ihr Angebot nach
screen-not-over = Die Partie ist nicht zu Ende; spielen Sie weiter, oder geben Sie mit x auf
screen-over = Die Partie ist zu Ende; n beginnt die nächste
screen-not-left = Nicht verlassen, weil die Partie nicht aufbewahrt werden kann: { $reason }; q und n verlassen sie
screen-speed = So schnell wird das Säen gezeigt: { $speed ->
    [off] gar nicht
    [fast] schnell
   *[normal] normal
    [slow] langsam
}
screen-too-many-saved = Hier sind zu viele gespeicherte Partien; beginnen Sie mit --save DATEI
screen-no-turn = Noch ist kein Zug gespielt
screen-no-memory = { no-memory }, dann drücken Sie eine Taste
screen-kept = Die unfertige Partie ist aufbewahrt. Weiter geht es mit: endodoi play --load { $path }
screen-too-small = Der Bildschirm hat { $columns }x{ $rows }; machen Sie ihn mindestens { $least-columns }x{ $least-rows } groß, oder verlassen Sie mit q (die Partie wird aufbewahrt) und nehmen Sie --plain.
screen-at-cursor = { side-to-move }. { $hole }: { seeds }
screen-match-seeds = Match { $seeds }
screen-more-laps = ({ laps } mehr)

## Ganzer Bildschirm: Titel und Seiten

box-last-turn = Letzter Zug
box-last-turn-of = Letzter Zug: { $hole }, { laps }
box-moves = Züge
box-help = Hilfe
box-go-on = Weitermachen?
box-quit = Verlassen?
box-resign = Aufgeben?
box-agree = Einverstanden?
box-scroll = auf und ab blättern
choices-go-on =
    y  damit weitermachen
    n  ein anderes spielen, dieses für später aufheben
    D  (groß) es löschen
choices-resign =
    y    aufgeben
    Esc  weiterspielen
choices-agree =
    y    die Partie beenden
    Esc  weiterspielen
choices-quit =
    y    aufbewahren und verlassen
    n    verlassen, sie geht verloren
    Esc  weiterspielen
choices-quit-saved =
    y    aufbewahren und verlassen
    n    verlassen; { $name } bleibt
    Esc  weiterspielen
ask-agree-page = Einigen sich beide Spieler, aufzuhören? Die Samen auf dem Brett werden geteilt.
page-help =
    Das Spiel. Fangen Sie mehr Samen als der andere. Wählen Sie eine Mulde Ihrer Reihe; ihre Samen werden gegen den Uhrzeigersinn gesät, je einer. Fällt der letzte zu anderen, wird diese ganze Mulde aufgenommen und weitergesät. Fällt er in eine leere Mulde, endet der Zug; ist sie Ihre und liegen gegenüber Samen, fangen Sie diese und den letzten. Wer nicht ziehen kann, beendet die Partie; der andere bekommt den Rest.

    Buchstaben oder Nummern spielen eine Mulde Ihrer Reihe, von Ihrer linken Seite gezählt; ebenso Pfeile mit Eingabe, und die Maus. f dreht das Brett und h gibt einen Tipp, darum werden die Mulden f und h mit den großen F und H gespielt, oder mit 6 und 8.

    u zurück          r wiederholen       h Tipp
    v wer liegt vorn  f Brett drehen      m Züge
    p Zug zeigen      t seine Runden      s speichern
    - langsamer       + schneller, nie    n nächste
    = einigen         x aufgeben          q verlassen

    (B) ist, wo der letzte Zug begann. Ein Zeichen hinter einem Buchstaben: Diese Mulde würde nie enden. Die Striche hinter einem Namen sind Zählstäbchen (ol alai, el ala): gewonnene Partien. Alle Regeln, auf Englisch: endodoi rules merker

## Ganzer Bildschirm: Tasten am unteren Rand, kurz

keys-play = A-{ $last } oder 1-{ $holes } spielen
keys-play-one = A oder 1 spielt
keys-skip = jede Taste überspringt
keys-help = ? Hilfe
keys-quit = q verlassen
keys-undo = u zurück
keys-hint = h Tipp
keys-value = v Wert
keys-flip = f drehen
keys-replay = p zeigen
keys-speed = +/- Tempo
keys-save = s speichern
keys-save-match = s Match speichern
keys-next = n nächste Partie
keys-new-match = n neues Match

## Ganzer Bildschirm: wer vorn liegt, kurz

bar-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }, geschätzt
bar-proved = { side } +{ $seeds }, bewiesen
bar-final = { side } +{ $seeds }, Endstand
bar-even-estimate = gleich, geschätzt
bar-even-proved = gleich, bewiesen
bar-even-final = gleich, Endstand
bar-short = { side } +{ $seeds }
bar-short-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }
bar-short-even = gleich
