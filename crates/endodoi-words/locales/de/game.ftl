# Was von einer Partie erzählt wird, auf der Seite und im Terminal. Sätze haben keinen Punkt: den setzt, wer sie zeigt.

## Spieler

side = { $side ->
    [south] Süd
   *[north] Nord
}
other-side = { $side ->
    [south] Nord
   *[north] Süd
}
side-to-move = { side } ist am Zug
player-named = { side } ({ $name })
player-computer = { side } (Computer, Stufe { $level })
player-computer-short = { side } (Stufe { $level })

## Gezähltes

seeds = { $seeds ->
    [one] { $seeds } Samen
   *[other] { $seeds } Samen
}
laps = { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
}
turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
# Zählstäbchen (ol alai, Mz. el ala): gewonnene Partien eines Matches.
pins = { $pins ->
    [0] keine Stäbchen
    [one] { $pins } Stäbchen
   *[other] { $pins } Stäbchen
}
captured = gefangen: { $seeds }

## Mulden

hole-name = { side } { $hole }, { seeds }
hole-endless-illegal = { $hole } ist endlos und darf nicht gespielt werden (nach { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
} wird noch gesät)
hole-endless-void = { $hole } ist endlos: Wer es spielt, gibt den Zug weiter (nach { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
} wird noch gesät)
hole-endless-draw = { $hole } ist endlos: Wer es spielt, beendet die Partie (nach { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
} wird noch gesät)

## Ein Zug

turn-captures = { side } spielt { $hole }, { laps }, fängt { $seeds }
turn-quiet = { side } spielt { $hole }, { laps }, endet in { $lands }, fängt nichts
turn-endless = { side } spielt { $hole }, und das endet nie: Das Brett bleibt, wie es war
turn-sowing = { side }, Runde { $lap } von { $laps }: { $hole } aufgenommen, { $hand } in der Hand
turn-end-captured = { $hole } war leer: { side } fängt { $seeds }
turn-end-opposite-empty = { $hole } war leer, aber { $opposite } gegenüber ist es auch: nichts zu fangen
turn-end-other-row = { $hole } war leer, gehört aber { other-side }: Nichts wird gefangen
turn-end-endless = { $hole } endet nie: Das Brett bleibt, wie es war

## Das Ende einer Partie

ending-no-legal-move = { side } hat keinen Zug
ending-repetition = Diese Stellung kommt zum dritten Mal vor
ending-endless-turn = Der Zug endet nie
ending-decided = Mehr als die Hälfte ist gefangen
ending-agreement = Die Spieler einigen sich, aufzuhören
ending-resignation = { side } gibt auf
ending-time = Die Zeit von { side } ist abgelaufen
ending-illegal-move = { side } hat die Regeln gebrochen
ending-abandonment = { side } hat die Partie verlassen
ending-other = Die Partie ist zu Ende
rest-to-side = { $seeds ->
    [one] { side } bekommt den übrigen { $seeds } Samen
   *[other] { side } bekommt die übrigen { $seeds } Samen
}
rest-to-owners = { $seeds ->
    [one] wem die Reihe gehört, bekommt den übrigen { $seeds } Samen
   *[other] jeder bekommt aus seiner Reihe, zusammen die übrigen { $seeds } Samen
}
rest-shared = { $seeds ->
    [one] beide teilen den übrigen { $seeds } Samen
   *[other] beide teilen die übrigen { $seeds } Samen
}
rest-shared-odd = beide teilen die { $seeds } übrigen Samen, und der ungerade geht an niemanden
rest-to-nobody = { $seeds ->
    [one] niemand bekommt den übrigen { $seeds } Samen
   *[other] niemand bekommt die übrigen { $seeds } Samen
}
result-won = { side } gewinnt die Partie { $own } zu { $other }
result-drawn = Die Partie endet unentschieden, je { seeds }

## Das Match

target-wins = { $count ->
    [one] bis { $count } Sieg
   *[other] bis { $count } Siege
}
target-seeds = { $count ->
    [one] bis { $count } Samen
   *[other] bis { $count } Samen
}
match-standing = Match: Süd { $south }, Nord { $north }, { $target }
match-won = { side } gewinnt das Match { $own } zu { $other }
game-number = Partie { $number }

## Ein Tipp

hint = Tipp: { $hole } { $reason }
hint-more = es { $reason }
hint-value = { side } stünde am Ende { $margin } ({ turns } vorausgesehen)
reason-none = ist das Beste, was gefunden wurde
reason-other = ist gut
reason-only-move = ist der einzige Zug
reason-ends-won = { $ending ->
    [no-legal-move] lässt { other-side } ohne Zug und gewinnt die Partie { $own } zu { $other }
    [repetition] bringt die Stellung zum dritten Mal und gewinnt die Partie { $own } zu { $other }
   *[other] gewinnt die Partie { $own } zu { $other }
}
reason-ends-drawn = { $ending ->
    [no-legal-move] lässt { other-side } ohne Zug und beendet die Partie unentschieden
    [repetition] bringt die Stellung zum dritten Mal und beendet die Partie unentschieden
   *[other] beendet die Partie unentschieden
}
reason-ends-lost = { $ending ->
    [no-legal-move] lässt { other-side } ohne Zug und beendet die Partie, verloren { $own } zu { $other }
    [repetition] bringt die Stellung zum dritten Mal und beendet die Partie, verloren { $own } zu { $other }
   *[other] beendet die Partie, verloren { $own } zu { $other }
}
reason-forces-win = gewinnt mit mindestens { $margin }, was { other-side } auch spielt
reason-forces-draw = hält das Unentschieden, was { other-side } auch spielt
reason-forces-loss = verliert mit { $margin }, wenn beide ihr Bestes spielen
reason-passes-turn = endet nie und überlässt so { other-side } den Zug
reason-captures = fängt { $seeds }
reason-prevents = { $left ->
    [0] hindert { $hole } daran, { $seeds } zu fangen
   *[other] lässt { other-side } höchstens { $left } fangen, nicht { $seeds } mit { $hole }
}
reason-denies-endless = hindert { other-side } daran, die Partie mit dem endlosen { $hole } zu beenden
reason-leaves-one = lässt { other-side } keinen Zug außer { $hole }
reason-prepares = bereitet { $hole } vor, das nach { $reply } { $seeds } fängt
reason-better = ist { $seeds ->
    [one] { $seeds } Samen
   *[other] { $seeds } Samen
} besser als { $than }
reason-better-about = ist etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen besser als { $than }

## Werte

margin-ahead = { seeds } vorn
margin-behind = { seeds } zurück
margin-level = gleich
margin-about-ahead = etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen vorn
margin-about-behind = etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen zurück
margin-about-level = etwa gleich
value-ahead = { side } liegt etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen vorn (geschätzt, { turns } vorausgesehen)
value-level = Die Spieler liegen etwa gleich (geschätzt, { turns } vorausgesehen)
value-won = { side } gewinnt mit { $seeds }, wenn beide ihr Bestes spielen (bewiesen)
value-drawn = Unentschieden, wenn beide ihr Bestes spielen (bewiesen)
value-over-won = Die Partie ist zu Ende, { side } hat { seeds } mehr
value-over-drawn = Die Partie endet unentschieden

## Warum etwas nicht gespielt werden kann

error-play-empty-hole = Die Mulde { $hole } ist leer; wählen Sie eine mit Samen
error-play-other-row = Die Mulde { $hole } gehört { other-side }, aber { side } ist am Zug; wählen Sie eine Mulde aus der Reihe von { side }
error-play-other-board = Die Mulde { $hole } gehört zu einem Brett { $board }, aber diese Partie wird auf { $width } gespielt; wählen Sie eine Mulde dieses Bretts
error-play-endless = Mit der Mulde { $hole } würde das Säen nie enden (kein Ende nach { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
}); wählen Sie eine andere Mulde
error-play-game-over = Die Partie ist zu Ende; es kann kein Zug mehr gespielt werden
error-play-too-long = Die Partie hat { turns }, mehr sind nicht möglich; beenden Sie sie einvernehmlich
error-move-no-such-hole = Es gibt keine Mulde { $hole } auf einem Brett { $width }; { side } hat die Mulden { $first } bis { $last }
error-move-only-hole = Es gibt keine Mulde { $hole } auf einem Brett { $width }; { side } hat nur die Mulde { $first }

## Während der Computer nachdenkt

computer-thinking = Der Computer denkt nach
computer-plays-on = Der Computer meint, noch etwas gewinnen zu können, und spielt weiter
