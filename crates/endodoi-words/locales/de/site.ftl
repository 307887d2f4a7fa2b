# Was jede Seite sagt: ihr Name, das Menü, Sprache und Farben, und was schiefgehen kann.

site-name = En Dodoi
site-description = En Dodoi im Browser: das Mancala der Loitha- und Kisonga-Massai lernen, spielen und erforschen, bei dem Runde um Runde weitergesät wird
skip-to-content = Zum Inhalt springen

## Das Menü

menu-main = Hauptmenü
menu-play = Spielen
menu-lobby = Freunde
menu-learn = Lernen
menu-analyze = Analysieren
menu-puzzles = Aufgaben
menu-rules = Regeln
menu-about = Über das Spiel
menu-print = Drucken
menu-api = Für Programme

## Titel der Seiten

title-play = En Dodoi spielen
title-lobby = En Dodoi mit Freunden spielen
title-room = Eine Partie En Dodoi
title-learn = En Dodoi lernen
title-analyze = En Dodoi analysieren
title-puzzles = Aufgaben zu En Dodoi
title-rules = Die Regeln von En Dodoi
title-about = Über En Dodoi
title-print = Brett und Regeln zum Drucken
title-api = Für Programme

## Sprache und Farben

language = Sprache
theme = Farben
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel

## Was schiefgehen kann

page-missing = Diese Seite gibt es nicht
page-missing-else = Die Adresse ist vielleicht veraltet oder vertippt. Sie können das Spiel lernen, Aufgaben lösen oder zum Brett zurückkehren.
back-to-board = Zurück zum Brett
error-try-again = Noch einmal versuchen
error-offline = Der Server antwortet nicht. Läuft er noch?
error-unexpected = Der Server hat einen Fehler gemacht. Es liegt nicht an Ihnen; bitte noch einmal versuchen.
error-too-large = Das ist mehr, als der Server auf einmal annimmt.
error-too-many = Das waren viele Anfragen auf einmal. Bitte in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal versuchen.
error-not-loaded = Nicht alles auf dieser Seite konnte geladen werden.
error-refused = Der Server nimmt das nicht an: { $reason }
needs-script = Diese Seite braucht JavaScript, um das Brett zu zeigen und zu spielen. Es wird nichts von anderswo geladen.
