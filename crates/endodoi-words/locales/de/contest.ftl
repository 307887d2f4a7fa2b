# Die Seite der Turniere: für eine Klasse oder einen Verein angelegt, geleitet und gespielt.

## Ein Turnier anlegen

contest-heading = Turniere
contest-new = Ein neues Turnier
contest-title = Wie es heißt
contest-title-example = Klasse 4, Freitag
contest-kind = Wie gespielt wird
contest-round-robin = Jeder gegen jeden
contest-arena = Arena
contest-round-robin-help = Alle treffen einmal auf alle, Runde für Runde. Die nächste Runde beginnt, wenn alle Partien der vorigen zu Ende sind.
contest-arena-help = Wer frei ist, bekommt gleich den nächsten Gegner, bis die Zeit um ist. Man kann später dazukommen und pausieren.
contest-minutes = Minuten bis zum Ende
contest-names = Mitspielende
contest-names-help = Ein Name je Zeile
contest-players-count = { $count ->
    [one] { $count } nimmt teil
   *[other] { $count } nehmen teil
}
contest-rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
contest-target = Länge jeder Begegnung
contest-more = Brett und Regeln
contest-make = Turnier anlegen
contest-make-another = Zu den Turnieren
contest-known = Turniere in diesem Browser
contest-known-empty = Sie haben in diesem Browser noch kein Turnier angelegt und an keinem teilgenommen.
contest-yours = Sie leiten es
contest-how = So geht es
contest-how-make = Schreiben Sie die Namen auf und legen Sie das Turnier an.
contest-how-hand-out = Geben Sie allen ihren eigenen Link, auf Papier mit einem Code zum Scannen oder als Nachricht.
contest-how-play = Starten Sie. Die Seite sagt allen, gegen wen es geht, und zählt.
contest-lead = Ein Turnier für eine Klasse oder einen Verein: Alle bekommen einen Link, die Seite lost aus und zählt.

## Wie es steht

contest-untitled = Ein Turnier
contest-nameless = Nummer { $number }
contest-not-begun = Es hat noch nicht begonnen
contest-round-of = Runde { $round } von { $rounds }
contest-time-left = Noch { $time }
contest-last-games = Die Zeit ist um; die letzten Partien werden zu Ende gespielt
contest-over = Es ist zu Ende
contest-standings = Tabelle
contest-rank = Platz
contest-player = Name
contest-points = Punkte
contest-won = Siege / gespielt
contest-tie-break = Wertung
contest-tie-break-help = Ein Sieg bringt zwei Punkte. Bei gleichen Punkten steht vorn, wer die Besseren geschlagen hat: Die Wertung zählt die Punkte aller, die man besiegt hat.
contest-you = Sie
contest-pauses = pausiert
contest-encounters = Partien
contest-encounters-empty = Ausgelost wird, wenn das Turnier startet.
contest-games-on = Wird gerade gespielt
contest-games-over = Zu Ende
contest-has-won = { $player } hat gewonnen
contest-nobody-won = Niemand hat gewonnen
contest-is-played = Noch nicht entschieden
contest-not-counted = Nicht zu Ende gespielt

## Wer mitspielt

contest-your-game = Ihre Partie: { $player } gegen { $other }
contest-your-game-help = Das Brett ist bereit. Die andere Seite findet den Weg dorthin genauso.
contest-sit = Zum Brett
contest-you-are = Sie sind { $player }
contest-wait-start = Bleiben Sie hier: Diese Seite sagt Ihnen, wann das Turnier startet und gegen wen Sie spielen.
contest-wait-round = Sie haben jetzt keine Partie. Die nächste Runde beginnt, wenn alle Partien dieser Runde zu Ende sind; diese Seite sagt es Ihnen.
contest-wait-pair = Sobald jemand frei ist, geht es weiter; diese Seite sagt es Ihnen.
contest-you-pause = Sie pausieren und werden nicht ausgelost.
contest-your-place = Das Turnier ist zu Ende. Ihr Platz: { $rank } von { $count }.
contest-pause = Pausieren
contest-back = Weiterspielen
contest-to = Zurück zum Turnier
contest-room-waits = Diese Partie hat noch nicht begonnen. Das Brett ist da, sobald jemand von beiden hingeht.

## Wer das Turnier leitet

contest-organise = Leiten
contest-start = Turnier starten
contest-start-help = Die Links können Sie vorher austeilen: Man kann sie schon vor dem Start öffnen.
contest-end = Turnier beenden …
contest-sure-end = Das Turnier jetzt beenden? Partien, die noch laufen, zählen dann nicht.
contest-yes-end = Beenden
contest-add-name = Wer noch mitspielt
contest-add = Hinzufügen
contest-added = { $player } nimmt teil.
contest-links = Links zum Mitspielen
contest-links-help = Wer einen dieser Links öffnet, spielt unter diesem Namen, auf jedem Gerät. Geben Sie jeden nur dem, für den er ist; Sie selbst brauchen keinen davon.
contest-link-of = Link von { $player }
contest-print-links = Links drucken
contest-print-waits = Die Codes werden gezeichnet …
contest-copy-links = Alle Links kopieren
contest-links-copied = Alle Links sind kopiert.
contest-links-not-copied = Dieser Browser lässt eine Seite nicht kopieren. Kopieren Sie die Links einzeln.
contest-links-missing = Die Links zum Mitspielen sehen Sie dort, wo Sie den Link der Turnierleitung öffnen.
contest-let-pause = Pausieren lassen
contest-let-back = Wieder mitspielen lassen
contest-organizer-link = Link der Turnierleitung
contest-organizer-help = Er öffnet diese Seite mit allem hier auf einem anderen Gerät. Behalten Sie ihn für sich.
contest-result = Ergebnis …
contest-who-won = Wer hat gewonnen
contest-result-set = Ergebnis eintragen
contest-handout-help = Scannen Sie den Code oder öffnen Sie diese Adresse. Sie gehört nur Ihnen:

## Was nicht geht

contest-missing = Dieses Turnier gibt es nicht. Der Link ist vielleicht alt oder abgeschnitten.
contest-refused-begun = Es hat schon begonnen.
contest-refused-pair = Sie haben jetzt keine Partie. Warten Sie auf die nächste.
contest-refused-word = Dieser Link öffnet in diesem Turnier nichts. Fragen Sie die Turnierleitung nach Ihrem.
contest-refused-over = Das Turnier ist zu Ende.
contest-refused-few = Es müssen mindestens zwei teilnehmen.
contest-refused-many = Höchstens 64 können teilnehmen.
