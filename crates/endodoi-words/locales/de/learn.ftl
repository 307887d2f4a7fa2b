# Der Kurs: kurze Schritte, in jedem gibt es auf dem Brett etwas zu tun. Wer liest, ist Süd.
# Ein Schritt hat einen Titel, eine Erklärung, eine Aufgabe und Worte, wenn sie getan ist; manche auch Worte nach einer
# falschen Wahl. Nach einem Zug steht davor „Süd spielt B, 5 Runden, fängt 7 Samen.“ aus game.ftl.

learn-lead = Kurze Schritte, in jedem gibt es etwas auszuprobieren. Was Sie geschafft haben, merkt sich dieser Browser.
learn-lesson = Lektion
learn-answer = Was geschehen ist
learn-step-of = Schritt { $step } von { $steps }
learn-task = Ihre Aufgabe
learn-next = Nächster Schritt
learn-back = Zurück
learn-again = Noch einmal versuchen
learn-contents = Alle Schritte
learn-done-count = { $done } von { $steps } geschafft
learn-done = geschafft
learn-forget = Meinen Fortschritt vergessen
learn-forgotten = Ihr Fortschritt ist vergessen. Der Kurs beginnt von vorn.
learn-you = Sie
learn-opponent = Gegner
learn-opening = Das Brett wird aufgestellt …
learn-not-playable = Diese Mulde kann jetzt nicht gespielt werden. Wählen Sie eine eigene Mulde, in der Samen liegen.
learn-endless-refused = { $hole } würde nie aufhören zu säen und darf darum nicht gespielt werden. Wählen Sie eine andere Mulde.
learn-why-other-row = { $hole } war leer, liegt aber nicht in Ihrer Reihe. Dort wird nichts gefangen.
learn-why-nothing-opposite = { $hole } war leer und gehört Ihnen. Aber die Mulde gegenüber ist auch leer: nichts zu fangen.
learn-look-again = Sehen Sie noch einmal hin und versuchen Sie es erneut.

## Kapitel

learn-chapter-board = Das Brett
learn-chapter-sowing = Säen
learn-chapter-relays = Ketten
learn-chapter-capture = Fangen
learn-chapter-end = Das Ende einer Partie
learn-chapter-endless = Züge ohne Ende
learn-chapter-match = Matches und Stäbchen
learn-chapter-strategy = Ein wenig Strategie

## Das Brett

learn-rows-title = Zwei Reihen von Mulden
learn-rows-tell = En Dodoi wird zu zweit gespielt. Das Brett hat zwei Reihen von Mulden, und jedem gehört eine Reihe. Auf Maa heißt eine Mulde en gurtóto und eine Reihe ol mátua.
learn-rows-more = Die Reihe mit den großen Buchstaben A bis F gehört Ihnen. Sie heißen Süd. Die andere Reihe, a bis f, gehört dem Gegner, er heißt Nord.
learn-rows-task = Wählen Sie irgendeine Mulde Ihrer eigenen Reihe.
learn-rows-right = Ja, { $hole } gehört Ihnen. Sie spielen immer aus Ihrer eigenen Reihe.
learn-rows-wrong = { $hole } gehört dem Gegner. Ihre Mulden haben große Buchstaben.

learn-opposite-title = Gegenüber
learn-opposite-tell = Jeder Mulde liegt eine Mulde der anderen Reihe gegenüber: A und f, F und a. Beim Fangen wird das wichtig.
learn-opposite-more = Eine Partie beginnt mit vier Samen in jeder Mulde. Ein Samen heißt auf Maa os soid. Gefangene Samen liegen neben dem Brett.
learn-opposite-task = Wählen Sie die Mulde, die B gegenüberliegt.
learn-opposite-right = Ja, B und e liegen einander gegenüber.
learn-opposite-wrong = { $hole } liegt einer anderen Mulde gegenüber. Gehen Sie von B geradewegs hinüber.

## Säen

learn-sow-title = Aufnehmen und säen
learn-sow-tell = Um zu spielen, nehmen Sie alle Samen aus einer Ihrer Mulden. Lassen Sie sie einzeln in die folgenden Mulden fallen.
learn-sow-more = Gesät wird gegen den Uhrzeigersinn, wie der Pfeil zeigt: von A nach F.
learn-sow-task = Wählen Sie die Mulde, deren letzter Samen in F fällt.
learn-sow-right = Drei Samen reichen drei Mulden weit.
learn-sow-wrong = Der letzte Samen ist nicht in F gefallen. Zählen Sie für jede folgende Mulde einen Samen.

learn-round-title = Um die Ecke
learn-round-tell = Nach F geht das Säen in der Reihe des Gegners weiter: a, b, c und so fort. Nach f kommt wieder A.
learn-round-task = Wählen Sie die Mulde, deren letzter Samen in b fällt.
learn-round-right = Sie haben einen Samen in Ihre Reihe gesät und zwei in die des Gegners.
learn-round-wrong = Der letzte Samen ist nicht in b gefallen. Sie brauchen eine Mulde, die um die Ecke reicht.

## Ketten

learn-watch-title = Ein Zug hat viele Runden
learn-watch-tell = Fällt der letzte Samen zu anderen Samen? Dann nehmen Sie diese ganze Mulde auf und säen weiter. Einmal aufnehmen und säen ist eine Runde.
learn-watch-more = So geht es weiter, bis der letzte Samen in eine leere Mulde fällt. Dann ist Ihr Zug zu Ende. Eine solche Folge von Runden heißt Kette.
learn-watch-task = Sehen Sie sich den Zug der Mulde F an, Runde für Runde.
learn-watch-lap = Runde { $lap } säen
learn-watch-on = { $hole } wird aufgenommen. Von { $lifted } Samen fällt der letzte in { $lands }. Dort liegen jetzt { $seeds }, darum wird als Nächstes diese Mulde aufgenommen.
learn-watch-end = { $hole } wird aufgenommen. Von { $lifted } Samen fällt der letzte in { $lands }, das leer war. Der Zug ist zu Ende.
learn-watch-right = Das war ein einziger Zug, mit { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
}.

learn-follow-title = Der Kette folgen
learn-follow-tell = Sie wählen nur die erste Mulde. Alles Weitere ergibt sich von selbst. Jetzt sagen Sie, wie es weitergeht.
learn-follow-more = In einer Kette können Mulden beider Reihen aufgenommen werden.
learn-follow-task = Wählen Sie E. Wählen Sie nach jeder Runde die Mulde, die als Nächstes aufgenommen wird.
learn-follow-first = Beginnen Sie mit der Mulde E.
learn-follow-lap = Richtig. Runde { $lap } von { $laps } endete in { $lands }, bei anderen Samen. Welche Mulde wird jetzt aufgenommen?
learn-follow-wrong = Nicht { $hole }. Der letzte Samen ist in { $lands } gefallen. Das ist die Mulde, die aufgenommen wird.
learn-follow-right = Gut verfolgt. Die Kette endet, weil die letzte Mulde leer war.

learn-long-title = Lange Ketten
learn-long-tell = Manche Züge laufen viele Male um das Brett. Niemand kann sie alle vorausberechnen, und niemand muss es.
learn-long-more = Eine beliebige Taste oder ein Tippen springt zum Ende.
learn-long-task = Wählen Sie E und sehen Sie, wie lange es läuft.
learn-long-right = Die meisten Züge sind viel kürzer. Über achthundert Runden sind sehr selten.
learn-long-wrong = Das war ein gewöhnlicher Zug. Versuchen Sie E.

## Fangen

learn-capture-title = Ihr erster Fang
learn-capture-tell = Endet Ihr Zug in einer leeren Mulde Ihrer eigenen Reihe? Dann sehen Sie auf die Mulde gegenüber. Liegen dort Samen, fangen Sie sie alle.
learn-capture-more = Der letzte Samen, der den Fang gemacht hat, kommt mit.
learn-capture-task = Wählen Sie die Mulde, die fängt.
learn-capture-right = In d, gegenüber von C, lagen fünf Samen. Mit Ihrem letzten Samen sind es sechs.

learn-where-title = Wo nichts gefangen wird
learn-where-tell = Sie fangen nur von einer Mulde Ihrer eigenen Reihe aus. Endet Ihr Zug in der anderen Reihe, bekommen Sie nichts, auch wenn gegenüber Samen liegen.
learn-where-more = Ist die Mulde gegenüber leer, bekommen Sie auch nichts. Ihr Samen bleibt liegen.
learn-where-task = Nur eine dieser drei Mulden fängt. Wählen Sie sie.
learn-where-right = C würde gegenüber einer leeren Mulde enden. E würde in der anderen Reihe enden. Nur A fängt.

learn-opening-title = Fangen mit einer Kette
learn-opening-tell = Gefangen wird am Ende einer Kette, darum ist es anfangs schwer zu sehen. Hier ist der Anfang einer Partie. Jede Mulde braucht fünf Runden.
learn-opening-task = Drei Ihrer sechs Mulden fangen sieben Samen. Finden Sie eine davon.
learn-opening-right = B, C und D fangen jeweils sieben auf einmal.
learn-opening-wrong = Andere Mulden fangen mehr. Versuchen Sie es noch einmal.

## Das Ende einer Partie

learn-end-title = Keine Samen, kein Zug
learn-end-tell = Wer ziehen kann, muss ziehen. Wer am Zug ist und keinen Zug hat, beendet die Partie.
learn-end-more = Die Samen auf dem Brett bekommt dann der andere, der zuletzt gezogen hat. Wer mehr Samen hat, gewinnt.
learn-end-task = Wählen Sie die Mulde, die dem Gegner keinen Zug lässt.
learn-end-right = Sie haben die letzten Samen der anderen Reihe gefangen, also gehörte der Rest Ihnen.
learn-end-wrong = Der Gegner kann noch ziehen. Können Sie die Samen in e fangen?

## Züge ohne Ende

learn-endless-title = Es hört nie auf
learn-endless-tell = Manchmal kommt eine Kette dorthin zurück, wo sie begann, und liefe ewig weiter. Eine solche Mulde trägt das Zeichen ∞.
learn-endless-task = Wählen Sie A und sehen Sie selbst.
learn-endless-right = Nach { $laps ->
    [one] { $laps } Runde
   *[other] { $laps } Runden
} liegt jeder Samen wieder, wo er lag, und A würde wieder aufgenommen. So ginge es ewig weiter.
learn-endless-wrong = Dieser Zug kommt zu einem Ende. Versuchen Sie die Mulde mit dem Zeichen ∞.

learn-allowed-title = Das Säen muss enden
learn-allowed-tell = Die alten Beschreibungen sagen nichts über solche Züge. In diesem Programm dürfen sie nicht gespielt werden, es sei denn, Sie wählen eine andere Regel.
learn-allowed-task = Die Mulde A darf nicht gespielt werden. Wählen Sie eine, die es darf.
learn-allowed-right = Sind alle Ihre Mulden endlos, haben Sie keinen Zug, und die Partie ist zu Ende.

## Matches und Stäbchen

learn-match-title = Zählstäbchen
learn-match-tell = Eine Partie ist bald vorbei, darum spielt man mehrere. Wer zuerst eine vereinbarte Zahl von Partien gewinnt, gewinnt das Match. Hier sind es drei.
learn-match-more = Jeder Sieg bringt ein schmales Stäbchen, auf Maa ol alai, früher aus Elfenbein. Ein Unentschieden bringt keines. Wer als Zweiter gezogen hat, beginnt die nächste Partie.
learn-match-task = Sie haben beide zwei Stäbchen. Gewinnen Sie diese Partie in einem Zug, dann gehört das Match Ihnen.
learn-match-right = Drei Stäbchen: Sie gewinnen das Match.
learn-match-wrong = Die Partie geht weiter. Suchen Sie die Mulde, die die letzten Samen der anderen Reihe fängt.

## Ein wenig Strategie

learn-most-title = Einen Fang suchen
learn-most-tell = Sehen Sie vor jedem Zug nach, wo jede Ihrer Mulden enden würde. Beginnen Sie mit den kleinen: Sie sind am leichtesten zu zählen.
learn-most-task = Jede Ihrer vier Mulden fängt. Wählen Sie die, die am meisten fängt.
learn-most-right = Die Mulde gegenüber von C war die vollste.
learn-most-wrong = Das ist ein Fang, aber eine andere Mulde bringt mehr.

learn-danger-title = Was kommt danach?
learn-danger-tell = Sehen Sie dann mit den Augen des Gegners. Welche Ihrer Mulden sind voll, und wo würde ein Zug aus der anderen Reihe enden?
learn-danger-more = Samen, die weitergezogen sind, können am alten Platz nicht mehr gefangen werden.
learn-danger-task = Der Gegner will die Samen in A fangen. Wählen Sie die Mulde, nach der nichts gefangen werden kann.
learn-danger-right = Die Samen aus A sind rechtzeitig weg.
learn-danger-wrong = Der Gegner konnte fangen. Retten Sie die Samen in A.

learn-keep-title = Einen Samen zum Ziehen behalten
learn-keep-tell = Gegen Ende sind Samen in Ihrer Reihe Züge. Ist Ihre Reihe leer, wenn Sie am Zug sind, ist die Partie zu Ende, und der Rest geht an den Gegner.
learn-keep-task = Sie haben zwei Samen. Wählen Sie die Mulde, nach der Ihr Gegner die Partie nicht beenden kann.
learn-keep-right = Was der Gegner auch spielt, Sie können noch ziehen.
learn-keep-wrong = Ihr letzter Samen wurde gefangen, und damit war die Partie zu Ende. Halten Sie ihn außer Reichweite.

learn-game-title = Eine Partie zu Ende spielen
learn-game-tell = Spielen Sie jetzt das Ende einer Partie. Sie haben 21 Samen, der Gegner 14. Wer am Ende mehr hat, gewinnt.
learn-game-more = Suchen Sie einen Fang. Bedenken Sie, was danach kommt. Behalten Sie einen Samen zum Ziehen.
learn-game-task = Gewinnen Sie diese Partie.
learn-game-your-turn = Sie sind am Zug.
learn-game-right = Gut gespielt. Jetzt können Sie En Dodoi.
learn-game-wrong = Diesmal nicht. Versuchen Sie es noch einmal: Eine andere erste Mulde ist vielleicht besser.

## Nach dem Kurs

learn-finished = Sie haben alle Schritte geschafft. Das Brett wartet.
learn-to-play = Eine Partie spielen
learn-to-puzzles = Eine Aufgabe versuchen
learn-to-rules = Die Regeln lesen
