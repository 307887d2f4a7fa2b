# Die Seite mit den Regeln in Worten, für jeden Regelsatz. Optionen und Werte heißen wie im Programm und bleiben so.

rulebook-lead = Die Regeln, wie dieses Programm sie spielt. Was von der Überlieferung berichtet wird und was entschieden werden musste, steht getrennt am Ende.
rulebook-contents = Auf dieser Seite
rulebook-learn = Das Spiel am Brett lernen
rulebook-print = Die Regeln drucken
# Für alle, die das gezeichnete Brett nicht sehen. $south und $north sind Zahlen mit Leerzeichen dazwischen.
rulebook-board = Brett. Süd, von A an: { $south }. Nord, von a an: { $north }.
rulebook-south = Süd
rulebook-north = Nord

## Brett

rulebook-board-title = Brett und Anfang
rulebook-board-rows = Zwei Reihen von Mulden, sonst nichts. Jede Reihe gehört einem Spieler. Gefangene Samen kommen vom Brett und liegen daneben.
rulebook-board-size = Überlieferte Bretter haben sechs bis zehn Mulden in der Reihe und vier Samen in jeder Mulde. Das übliche Brett hier hat zwei Reihen zu sechs Mulden.
rulebook-board-names = Die Spieler heißen Süd und Nord. Süd hat die Mulden A, B, C und so fort, von links gezählt. Nord hat a, b, c und so fort, von der eigenen linken Seite gezählt. Bei zwei Reihen zu sechs liegt also f gegenüber von A.
rulebook-board-first = Eine einzelne Partie beginnt Süd.
rulebook-board-figure = Der Anfang auf zwei Reihen zu sechs. Gesät wird gegen den Uhrzeigersinn, wie die Pfeile zeigen.

## Ein Zug

rulebook-turn-title = Ein Zug
rulebook-turn-1 = Nehmen Sie alle Samen aus einer eigenen Mulde. Säen Sie sie einzeln in die folgenden Mulden, gegen den Uhrzeigersinn.
rulebook-turn-2 = Fällt der letzte Samen zu anderen Samen, nehmen Sie diese ganze Mulde auf, ob sie Ihnen gehört oder nicht, und säen weiter. Jedes Aufnehmen und Säen ist eine Runde.
rulebook-turn-3 = Fällt der letzte Samen in eine leere Mulde, endet Ihr Zug.
rulebook-turn-4 = Gehört diese leere Mulde Ihnen und liegen gegenüber Samen, so fangen Sie: diese Samen und mit ihnen Ihren letzten. Sonst wird nichts gefangen.
rulebook-turn-pass = Passen ist nicht erlaubt. Sie müssen dem Gegner keinen Zug übrig lassen.
rulebook-turn-skip = Keine Mulde wird übersprungen. Bei vielen Samen kommt das Säen wieder bei der Mulde an, aus der sie genommen wurden, und auch dort fällt ein Samen hinein. Bis dahin gilt diese Mulde als leer: Bei zwei Reihen zu sechs endet eine Runde mit genau zwölf Samen in ihr.
rulebook-example = Beispiel
rulebook-example-told = Süd beginnt mit B. Der Zug hat fünf Runden:
rulebook-lap = Runde
rulebook-lap-from = Aus
rulebook-lap-seeds = Samen
rulebook-lap-last = Letzter Samen in
rulebook-lap-holds = Dort liegen dann
rulebook-example-end = D war leer und gehört Süd. In c, gegenüber, liegen sechs Samen. Süd fängt sieben.
rulebook-example-figure = Vor dem Fang: Der letzte Samen liegt in D, und gegenüber in c liegen sechs Samen.
rulebook-nothing-figure = Hier wird nichts gefangen. C von Süd würde in F enden, aber a gegenüber ist leer. E von Süd würde in d enden, das Nord gehört.

## Züge ohne Ende

rulebook-endless-title = Züge ohne Ende
rulebook-endless-what = Manche Züge würden nie aufhören: Nach einigen Runden liegt jeder Samen wieder, wo er lag, und dieselbe Mulde würde wieder aufgenommen.
rulebook-endless-rule = Das Säen muss enden. Darum darf eine solche Mulde nicht gespielt werden. Auch ein Zug von mehr als zehntausend Runden gilt als endlos.
rulebook-endless-figure = Mit A käme der Zug nach 72 Runden zu genau diesem Brett zurück und ginge ewig weiter.

## Das Ende

rulebook-end-title = Das Ende einer Partie
rulebook-end-move = Die Partie endet, wenn der Spieler am Zug keinen Zug hat. Die Samen, die noch auf dem Brett liegen, bekommt der andere, der zuletzt gezogen hat.
rulebook-end-repeat = Sie endet auch, wenn eine Stellung zum dritten Mal vorkommt und derselbe Spieler am Zug ist. Die übrigen Samen werden dann gleich geteilt. Bleibt einer übrig, bekommt ihn niemand.
rulebook-end-agree = Die Spieler dürfen sich einigen, aufzuhören, und teilen dann ebenso. Ein Spieler darf aufgeben: Dann gewinnt der Gegner.
rulebook-end-more = Wer mehr Samen hat, gewinnt. Bei gleich vielen ist die Partie unentschieden. Die Partie geht auch weiter, wenn einer schon mehr als die Hälfte hat.

## Ein Match

rulebook-match-title = Ein Match
rulebook-match-pins = Gespielt werden mehrere Partien, bis einer eine vereinbarte Zahl gewonnen hat, drei, wenn nichts anderes vereinbart ist. Jeder Sieg bringt ein Zählstäbchen. Ein Unentschieden bringt keines.
rulebook-match-first = Wer als Zweiter gezogen hat, beginnt die nächste Partie.
rulebook-match-seeds = Es geht auch anders: Ein Match kann bis zu einer Gesamtzahl gefangener Samen gehen, etwa bis hundert.

## Regelsätze

rulebook-sets-title = Die drei Regelsätze
rulebook-sets-told = Alles bisher Gesagte ist der Regelsatz merker. Er gilt, wenn Sie keinen anderen wählen. Zwei weitere unterscheiden sich davon nur in dem, was hier steht.
rulebook-merker-title = merker: En Dodoi nach der ersten Beschreibung
rulebook-merker-told = Die Regeln oben, nach der Beschreibung, die auf Moritz Merker, 1904, zurückgeht.
rulebook-endodoi-title = endodoi: die moderne Beschreibung
rulebook-endodoi-told = So wird das Spiel heute am häufigsten beschrieben, zum Beispiel in der Wikipedia. Reihen beliebiger Länge, drei bis sechs Samen in einer Mulde.
rulebook-endodoi-differs = Eines ist anders. Fällt Ihr letzter Samen in eine leere Mulde Ihrer Reihe, wird er auch dann gefangen, wenn die Mulde gegenüber leer ist.
rulebook-endodoi-figure = Nord ist am Zug und spielt a. Der eine Samen fällt in b, das leer ist, und E gegenüber ist auch leer. Mit endodoi fängt Nord diesen einen Samen; mit merker bleibt er liegen.
rulebook-cross-title = cross-endodoi: Säen in beide Richtungen
rulebook-cross-told = Ein modernes Spiel, 2002 von William Daniel Troyka erfunden. Zwei Reihen zu sechs, drei Samen in einer Mulde; auch vier, fünf oder sechs.
rulebook-cross-differs = Eines ist anders. Eine ungerade Zahl von Samen wird im Uhrzeigersinn gesät, eine gerade andersherum. Das entscheidet sich in jeder Runde neu.
rulebook-cross-example = Süd beginnt mit D: drei Samen, im Uhrzeigersinn, bis A. In A liegen jetzt vier, sie gehen gegen den Uhrzeigersinn bis E. In E liegen vier, sie gehen bis c. Dann liegen in c vier, und sie enden in A, das inzwischen leer ist. Die vier Samen in f werden mit dem letzten gefangen: fünf.
rulebook-cross-figure = Der Anfang von Cross-Endodoi. Samen können in beide Richtungen laufen.

## Optionen

rulebook-options-title = Optionen
rulebook-options-told = Jede dieser Regeln lässt sich einzeln wählen. Der erste Wert ist der übliche.
rulebook-option-direction = In welche Richtung gesät wird: gegen den Uhrzeigersinn oder nach der Zahl der Samen wie in Cross-Endodoi.
rulebook-option-alone = Ob ein letzter Samen gegenüber einer leeren Mulde gefangen wird.
rulebook-option-endless = Was ein endloser Zug bedeutet. illegal: Er darf nicht gespielt werden. void: Das Brett bleibt, wie es war, und der Gegner ist am Zug. draw: Die Partie endet, und die Samen auf dem Brett werden geteilt.
rulebook-option-laps = Nach wie vielen Runden ein Zug als endlos gilt.
rulebook-option-repetition = Wer die übrigen Samen bekommt, wenn eine Stellung zum dritten Mal vorkommt. share: beide gleich viele. row_owner: jeder die aus seiner Reihe. off: Die Partie geht weiter.
rulebook-option-remaining = Wer die übrigen Samen bekommt, wenn ein Spieler keinen Zug hat. last_mover: wer zuletzt gezogen hat. row_owner: jeder die aus seiner Reihe. nobody: Sie zählen nicht.
rulebook-option-decided = Ob die Partie endet, sobald ein Spieler mehr als die Hälfte hat.
rulebook-option-write = Ein Regelsatz und seine Änderungen werden in einem Stück geschrieben, durch Kommas getrennt:

## Überlieferung

rulebook-tradition-title = Überlieferung und Entscheidungen
rulebook-reported = Berichtet
rulebook-reported-told = Das Brett, vier Samen in jeder Mulde, das Säen in Runden, der Fang zusammen mit dem Samen, der ihn gemacht hat, das Ende, wenn ein Spieler nicht ziehen kann, mehrere Partien mit Zählstäbchen.
rulebook-borrowed = Übernommen
rulebook-borrowed-told = Die übrigen Samen bekommt, wer zuletzt gezogen hat. Die alte Beschreibung soll darüber schweigen. Die Regel stammt aus Enkeshui und ähnlichen Spielen.
rulebook-inferred = Erschlossen
rulebook-inferred-told = Ein einzelner Samen bleibt liegen: So wird es vom Schwesterspiel En Gehé erzählt. In die aufgenommene Mulde wird wieder gesät: Keine Beschreibung von En Dodoi überspringt sie.
rulebook-decided = Für dieses Programm entschieden
rulebook-decided-told = Wer beginnt, die drei Siege, endlose Züge, Wiederholung, Einigung, Aufgeben und die Buchstaben der Mulden. Menschen an einem echten Brett machen es vielleicht anders. Ihnen gehört das Spiel.
rulebook-more = Mehr über die Menschen und die Quellen
