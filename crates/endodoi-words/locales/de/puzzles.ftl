# Die Seite mit Aufgaben. Süd ist immer am Zug; $hole ist ein Buchstabe, $grade eine Zahl von 1 bis 5.

puzzle-section = Die Aufgabe
puzzle-controls = Aufgaben
puzzle-begins = Die Aufgabe wird geholt …
puzzle-of-the-day = Aufgabe des Tages
puzzle-number = Aufgabe { $number }
puzzle-grade = Schwierigkeit { $grade }
puzzle-solved = gelöst
puzzle-missing = Diese Aufgabe gibt es nicht. Hier ist die von heute.
puzzle-endless = { $hole } würde nie aufhören zu säen und darf darum nicht gespielt werden

## Was gefragt ist

task-win = Süd ist am Zug: Nur eine Mulde gewinnt. Welche?
task-capture = Süd ist am Zug: Welche Mulde macht den besten Fang?

## Eine Mulde ist gewählt

puzzle-searching = Was antwortet Nord? …
puzzle-right = Ja, { $hole }!
puzzle-answer = Die Antwort ist { $hole }.
puzzle-ends-ahead = { $seeds ->
    [one] Wenn beide ihr Bestes spielen, liegt Süd am Ende { $seeds } Samen vorn. Das ist bewiesen.
   *[other] Wenn beide ihr Bestes spielen, liegt Süd am Ende { $seeds } Samen vorn. Das ist bewiesen.
}
puzzle-ends-level = Wenn beide ihr Bestes spielen, endet die Partie unentschieden. Das ist bewiesen.
puzzle-ends-behind = { $seeds ->
    [one] Wenn beide ihr Bestes spielen, liegt Süd am Ende { $seeds } Samen zurück; jede andere Mulde ist schlechter. Das ist bewiesen.
   *[other] Wenn beide ihr Bestes spielen, liegt Süd am Ende { $seeds } Samen zurück; jede andere Mulde ist schlechter. Das ist bewiesen.
}
puzzle-wrong-win = { $hole } gewinnt nicht.
puzzle-wrong-capture = { $seeds ->
    [0] { $hole } fängt nichts. Es geht besser.
    [one] { $hole } fängt { $seeds } Samen. Es geht besser.
   *[other] { $hole } fängt { $seeds } Samen. Es geht besser.
}
puzzle-reply = { $turn }.
puzzle-then = Am Ende: { $worth }.
puzzle-again = Noch einmal versuchen
puzzle-show = Lösung zeigen
puzzle-line-help = So geht es am besten weiter. Wählen Sie einen Zug, um das Brett danach zu sehen.
puzzle-line = Die besten Züge
puzzle-start = Anfang
puzzle-next = Nächste Aufgabe
puzzle-analyse = Analysieren
puzzle-once-more = Noch einmal
puzzle-before = Vorige
puzzle-after = Nächste

## Die Aufgabe des Tages

# $date ist etwa „30. November“.
daily-open = Die Aufgabe vom { $date } wartet auf Sie.
daily-solved = Sie haben die Aufgabe vom { $date } gelöst. Morgen gibt es eine neue.
daily-days = { $days ->
    [one] { $days } Tag in Folge.
   *[other] { $days } Tage in Folge.
}
open-daily = Öffnen

## Alle Aufgaben

all-puzzles = Alle Aufgaben
filter-grade = Schwierigkeit
filter-all-grades = Alle Schwierigkeiten
grade-1 = 1: auf den ersten Blick
grade-2 = 2
grade-3 = 3: zweimal hinsehen
grade-4 = 4
grade-5 = 5: für Könner
filter-kind = Was gesucht ist
filter-all-kinds = Alle Aufgaben
kind-win = Der einzige Gewinn
kind-capture = Der beste Fang
shelf-count = { $solved } von { $count } gelöst
puzzle-listed-win = { $number }: der einzige Gewinn, Schwierigkeit { $grade }
puzzle-listed-capture = { $number }: der beste Fang, Schwierigkeit { $grade }
puzzle-listed-solved = { $name }, gelöst
