# Die Seite über das Spiel, seine Menschen, Orte, Wörter und Quellen. Namen von Menschen, Büchern und Spielen bleiben.

about-lead = En Dodoi ist ein Säspiel aus dem Norden Tansanias. Diese Seite sagt, woher es kommt, wie es in Bücher gelangte und was niemand aufgeschrieben hat.
about-contents = Auf dieser Seite

## Menschen

about-people-title = Wessen Spiel es ist
about-people-who = En Dodoi ist ein Spiel der Loitha und der Kisonga, zweier Gruppen der Massai im Norden Tansanias. Auf Maa, der Sprache der Massai, heißt das Spiel En Dodoi, und mehrere Spiele heißen En Dodo.
about-people-board = Gespielt wird auf einem Brett mit zwei Reihen von Mulden, sechs bis zehn in einer Reihe, mit vier Samen in jeder Mulde. Die Samen sind Nüsse von ol gulangulu, der Nickernuss (Caesalpinia bonduc), oder Kiesel. Schmale Stäbchen aus Elfenbein zählten die gewonnenen Partien.
about-people-custom = Die alten Quellen berichten, dass Männer solche Spiele spielten und Frauen nie. Das erzählt von ihrer Zeit, wie sie sie sahen. Eine Regel des Spiels ist es nicht. Hier ist es für alle da.
about-people-own = Wir sind keine Massai und kennen das Spiel nur aus Büchern und von Webseiten. Wer damit aufgewachsen ist, kennt es besser. Und wenn diese Menschen anders spielen: Es ist ihr Spiel.

## Wie es aufgeschrieben wurde

about-history-title = Wie es in Bücher gelangte
about-history-merker = Moritz Merker (1867–1908) hat das Spiel als Erster gedruckt beschrieben, in seinem Buch „Die Masai“ von 1904. Merker war Offizier der deutschen Kolonialtruppe im damaligen Deutsch-Ostafrika. Sein Buch stammt aus der Kolonialherrschaft: Ein Offizier der Besatzer schrieb über die Menschen, über die sie herrschten. Die Schreibweise des Maa und die Auswahl dessen, was er erzählt, stammen von ihm.
about-history-murray = Spätere Autoren haben ihn wiederholt. Das Buch „A History of Board-Games Other than Chess“ von H. J. R. Murray, 1951, wird dafür als Quelle genannt. Laurence Russ hat eine Seite darüber in „Mancala Games“, 1984. J. A. Valdez hat eine in „50 Ways to Play Mancala“, 2023.
about-history-web = Die meisten kennen das Spiel heute von zwei Webseiten: En Dodoi im Wiki Mancala World und Endodoi in der Wikipedia. Sie sind sich fast in allem einig. Nur bei einem einzigen Samen unterscheiden sie sich: siehe den Regelsatz endodoi.
about-history-program = Dieses Programm fügt hinzu, was ein Programm braucht: Namen für die Mulden und Regeln für das, was die Beschreibungen offen lassen.

## Was bekannt ist

about-known-title = Was bekannt ist und was nicht
about-known-yes = Alle Beschreibungen stimmen überein im Brett, im Säen in Runden, im Fangen von einer eigenen leeren Mulde aus und im Ende, wenn ein Spieler nicht ziehen kann.
about-known-who = Niemand sagt, wer beginnt, oder was geschieht, wenn das Säen nie endet.
about-known-rest = Merker soll über die Samen schweigen, die am Ende übrig sind. Die Regel, die hier gilt, stammt aus Enkeshui und ähnlichen Spielen.
about-known-pins = Dass Partien mit Stäbchen gezählt wurden, wird erzählt. Wie viele es für ein Match brauchte, nicht.
about-known-read = Die Seiten von Merker, Murray, Russ und Valdez konnten wir nicht selbst lesen. Was wir von ihnen wissen, kommt von denen, die sie zitieren.
about-known-ask = Kennen Sie das Spiel von zu Hause, oder eines dieser Bücher? Dann sagen Sie uns bitte, was hier nicht stimmt.

## Wörter

about-words-title = Wörter des Spiels
about-words-told = Die Wörter auf Maa stehen so da, wie Merker sie vor mehr als hundert Jahren schrieb. So wird Maa heute nicht geschrieben. Der Apostroph in ’n gurtót bezeichnet einen verkürzten Artikel.
about-word-english = Deutsch
about-word-one = Maa, Einzahl
about-word-many = Maa, Mehrzahl
about-word-game = das Spiel
about-word-hole = Mulde
about-word-hole-note = eine Vertiefung des Bretts
about-word-row = Reihe
about-word-row-note = die Mulden eines Spielers
about-word-seed = Samen
about-word-seed-note = ein Spielstein, eine Nuss oder ein Kiesel
about-word-pin = Zählstäbchen
about-word-pin-note = eines für jede gewonnene Partie
about-word-plant = Nickernuss
about-word-plant-note = die Pflanze, von der die Samen kommen
about-words-doubt = Die Mehrzahl el ala fand sich nur in Übersetzungen einer einzigen Seite, sie ist also unsicher. Ein Strich heißt, dass uns keine Form bekannt ist.

## Verwandte Spiele

about-kin-title = Verwandte Spiele
about-kin-gehe = En Gehé ist ein Schwesterspiel, ebenfalls von Merker beschrieben. Es zeigt, was mit einem einzelnen letzten Samen geschieht: Er bleibt liegen.
about-kin-enkeshui = Enkeshui ist ein anderes Spiel der Massai. Die erste uns bekannte Beschreibung ist von Driedger, 1972. Dort beginnen beide Spieler mit einem Wettsäen.
about-kin-ayoayo = Ayoayo der Yoruba in Westafrika ist fast dasselbe Spiel, weit entfernt. Dort wird die Mulde übersprungen, aus der aufgenommen wurde, und dem Gegner muss ein Zug bleiben.
about-kin-cross = Cross-Endodoi ist ein modernes Spiel von William Daniel Troyka, 2002. Eine ungerade Zahl von Samen läuft in die eine Richtung, eine gerade in die andere. Es kann auch hier gespielt werden.

## Quellen

about-sources-title = Quellen
about-sources-told = Bei jeder steht, ob sie ganz gelesen wurde, zum Teil oder nur durch andere bekannt ist.
about-source-mw = Mancala World, Seiten En Dodoi, En Gehé, Enkeshui, Ayoayo und Cross-Endodoi. Ganz oder zum großen Teil gelesen.
about-source-wp = Wikipedia, Seite Endodoi, in Kopien und Übersetzungen. Ganz gelesen.
about-source-bp = Board and Pieces, Seite Endodoi. Ganz gelesen.
about-source-merker = M. Merker: Die Masai. Berlin 1904, Seiten 36 und 37. Durch andere bekannt.
about-source-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford 1951. Durch andere bekannt.
about-source-russ = L. Russ: Mancala Games. 1984, Seite 28. Durch andere bekannt.
about-source-valdez = J. A. Valdez: 50 Ways to Play Mancala. 2023, Seite 33. Durch andere bekannt.
about-source-troyka = W. D. Troyka: Cross-Endodoi. Zillions of Games 2002. Durch Mancala World bekannt.
about-rules = Die Regeln in Worten
about-learn = Das Spiel lernen
