# Die Seite, die ein Brett und ein Blatt mit den Regeln druckt, für Klassenzimmer und Museen. Das Blatt füllt eine
# Seite, darum soll der Text nicht viel länger sein als der englische.

print-lead = Ein Brett und die Regeln auf Papier, für Klassenzimmer, Museen und den Küchentisch. Gespielt wird mit Bohnen, Kieseln oder Nüssen.
print-choose = Was gedruckt wird
print-size = Brett
print-parts = Seiten
print-part-board = Ein Brett, auf einer Seite quer
print-part-leaflet = Die Regeln, auf einer Seite hoch
print-details = Auf dem Brett
print-detail-letters = Buchstaben der Mulden
print-detail-arrows = Pfeile, die die Säerichtung zeigen
print-now = Drucken
print-paper = Für Papier im Format A4. Drucken Sie in voller Größe, ohne zusätzliche Ränder vom Drucker.
print-preview = Vorschau
print-nothing = Es ist nichts gewählt. Wählen Sie ein Brett oder die Regeln.
print-board-alt = Ein leeres Brett mit zwei Reihen zu { $holes } Mulden, in Linien gezeichnet
print-south = Süd
print-north = Nord
# Unter dem Brett; $seeds ist die Zahl aller Samen.
print-needs = { $seeds } Samen, vier in jeder Mulde

## Das Blatt

leaflet-title = En Dodoi
leaflet-subtitle = Ein Säspiel der Loitha- und Kisonga-Massai, für zwei
leaflet-need-title = Sie brauchen
leaflet-need = Ein Brett mit zwei Reihen zu { $holes } Mulden und { $seeds } Bohnen oder Kiesel als Samen: vier in jede Mulde. Die Reihe vor Ihnen gehört Ihnen.
leaflet-turn-title = Ihr Zug
leaflet-turn-1 = Nehmen Sie alle Samen aus einer Ihrer Mulden. Säen Sie sie einzeln in die folgenden Mulden, gegen den Uhrzeigersinn, rund um beide Reihen. Keine Mulde wird übersprungen.
leaflet-turn-2 = Der letzte Samen fällt zu anderen Samen? Nehmen Sie diese ganze Mulde auf, gleich in welcher Reihe, und säen Sie weiter.
leaflet-turn-3 = Der letzte Samen fällt in eine leere Mulde? Ihr Zug endet.
leaflet-turn-4 = Gehört diese leere Mulde Ihnen, und liegen gegenüber Samen? Dann fangen Sie diese Samen und Ihren letzten dazu. Legen Sie sie neben das Brett.
leaflet-turn-pass = Passen ist nicht erlaubt. Eine Mulde, deren Säen nie enden würde, darf nicht gespielt werden.
leaflet-end-title = Das Ende
leaflet-end = Wer am Zug ist und keinen Zug hat, beendet die Partie. Die Samen auf dem Brett bekommt der andere. Wer mehr Samen hat, gewinnt.
leaflet-end-share = Kommt dieselbe Stellung zum dritten Mal vor? Oder möchten Sie beide aufhören? Dann teilen Sie die übrigen Samen gleich.
leaflet-match-title = Ein Match
leaflet-match = Spielen Sie mehrere Partien. Wer als Zweiter gezogen hat, beginnt die nächste. Jeder Sieg bringt ein Stäbchen. Wer zuerst drei hat, gewinnt das Match.
leaflet-words-title = Wörter auf Maa
leaflet-word-hole = Mulde
leaflet-word-row = Reihe
leaflet-word-seed = Samen
leaflet-word-pin = Stäbchen für einen Sieg
leaflet-history = Erste gedruckte Beschreibung: Moritz Merker, Offizier der deutschen Kolonialtruppe, 1904. Wörter auf Maa in Merkers Schreibung. Einige Regeln hat das Programm Endodoi entschieden, wo die alten Texte schweigen.
