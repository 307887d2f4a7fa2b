# Die Lobby und die Räume, in denen zwei über das Netz gegeneinander spielen.

## Eine neue Partie

lobby-heading = Mit Freunden spielen
new-game = Neue Partie
your-name = Ihr Name
your-name-help = So sieht Sie der andere. Das Feld darf leer bleiben.
with-friend = Jemand mit Link
with-anybody = Wer auch immer
with-friend-help = Sie bekommen einen Link zum Verschicken; sonst findet niemand die Partie.
with-anybody-help = Die Partie steht in der Lobby, bis jemand beitritt.
with-computer-help = Eine Partie mit dem Computer, die auf allen Ihren Geräten weitergeht.
clock = Uhr
clock-none = Ohne Uhr
clock-own = Eigene Uhr …
clock-minutes = Minuten für jeden
clock-increment = Sekunden mehr je Zug
clock-live = { $minutes } min + { $seconds } s je Zug
clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
more-wishes = Brett, Regeln und Zuschauer
may-be-watched = Andere dürfen zuschauen
create-game = Partie anlegen
find-opponent = Gegner finden
find-opponent-help = „Gegner finden“ führt zu jemandem mit denselben Wünschen oder wartet auf jemanden.

## Listen von Partien

open-games = Partien zum Mitspielen
open-games-empty = Niemand wartet. Legen Sie eine Partie für wen auch immer an, dann findet man Sie hier.
watch-games = Partien zum Zuschauen
watch-games-empty = Gerade wird keine Partie öffentlich gespielt.
my-games = Meine Partien
my-games-empty = Sie haben in diesem Browser noch nicht über das Netz gespielt. Legen Sie eine Partie an oder treten Sie einer bei.
join-game = Beitreten
watch-game = Zuschauen
go-on = Weiter
look-at-game = Ansehen
somebody = Jemand
standing = Stäbchen: { $south } zu { $north }
game-is-won = { $player } hat gewonnen
match-is-won = { $player } hat das Match gewonnen, { $own } zu { $other }

## Der Weg hinein

door-invited = { $player } lädt Sie zum Spielen ein
door-free = Ein Platz ist frei
sit-down = Hinsetzen und spielen
to-lobby = Zur Lobby
room-missing = Diese Partie gibt es nicht. Der Link ist vielleicht alt oder abgeschnitten.
seat-free = Freier Platz
seat-taken = Der Platz ist schon besetzt. Sie können zuschauen.
needs-invite = Dieser Platz ist für Eingeladene. Öffnen Sie den Link, der Ihnen geschickt wurde.
not-watched = Bei dieser Partie darf nicht zugeschaut werden.

## Während ein Raum wartet

room-waits = Warten auf den anderen Spieler
waiting-listed = Die Partie steht in der Lobby. Sie können auch den Link verschicken.
waiting-unlisted = Schicken Sie diesen Link weiter. Wer ihn zuerst öffnet, kann sich hinsetzen.
invite-link = Link zum Mitspielen
watch-link = Link für Zuschauer
copy-room-link = Link kopieren
share-link = Teilen …
show-code = Code zum Scannen
code-alt = Der Link als Code zum Scannen
link-copied = Der Link ist kopiert.
link-selected = Der Link ist markiert und kann nun kopiert werden.
cancel-room = Partie absagen …

## Die Partie

game-begins = Die Partie beginnt.
hole-on-its-way = { $hole } ist unterwegs …
premove-told = { $hole } wird gespielt, sobald Sie am Zug sind. Noch einmal wählen nimmt das zurück.
premove-dropped = { $hole } kann nicht mehr gespielt werden. Sie sind am Zug.
only-watching = Sie schauen bei dieser Partie zu.
turn-taken-back = Züge wurden zurückgenommen.
room-aborted = Die Partie wurde abgesagt.
game-went-on = Die Partie ist inzwischen weitergegangen.
begin-within = Der erste Zug muss innerhalb von { $time } gespielt werden
came-too-late = Das kam zu spät: Die Partie war schon weitergegangen.
matches-won = Gewonnene Matches: Süd { $south }, Nord { $north }
time-left = { $seconds ->
    [one] Sie haben noch { $seconds } Sekunde.
   *[other] Sie haben noch { $seconds } Sekunden.
}
time-days = { $days } T { $hours } h
time-tenths = { NUMBER($seconds, minimumFractionDigits: 1) }
ask-takeback = Um Rücknahme bitten
ask-stop = Ende anbieten
ask-rematch = Noch einmal spielen
claim-game = Sieg beanspruchen
may-claim = { $player } ist schon lange weg. Sie dürfen den Sieg beanspruchen.
abort-game = Absagen …
sure-abort = Die Partie absagen? Dann gewinnt sie niemand.
yes-abort = Absagen
turns-were-taken = Es sind schon Züge gespielt, darum kann die Partie nicht mehr abgesagt werden. Sie können das Ende anbieten oder aufgeben.
key-forget = die im Voraus gewählte Mulde vergessen

## Angebote

takeback-asked = { $player } bittet, den letzten Zug zurücknehmen zu dürfen.
stop-asked = { $player } bietet an, aufzuhören und die Samen auf dem Brett zu teilen.
rematch-asked = { $player } möchte noch einmal spielen.
takeback-waits = Sie haben darum gebeten, Ihren Zug zurückzunehmen.
stop-waits = Sie haben angeboten, aufzuhören.
rematch-waits = Sie haben um ein weiteres Spiel gebeten.
accept-offer = Annehmen
decline-offer = Ablehnen
withdraw-offer = Zurückziehen
offer-is-gone = Ihr Angebot wurde nicht angenommen.
offer-is-over = Dieses Angebot gibt es nicht mehr.
next-waits = Warten, bis { $player } für die nächste Partie bereit ist.
is-ready = { $player } ist für die nächste Partie bereit.
next-by-itself = Die nächste Partie beginnt innerhalb einer Minute von selbst.

## Wer da ist

is-here = anwesend
is-away = abwesend
other-is-back = { $player } ist da.
other-is-gone = { $player } ist nicht mehr da.
other-not-away = Der andere Spieler ist da oder noch nicht lange genug abwesend.
watchers = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
line-is-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
line-is-back = Wieder verbunden.

## Ein anderes Gerät

move-seat = Auf anderem Gerät weiterspielen
move-seat-help = Öffnen Sie diesen Link auf dem anderen Gerät, oder scannen Sie damit den Code. Er gilt einmal und zehn Minuten lang; zeigen Sie ihn sonst niemandem.
seat-link = Link zu Ihrem Platz
word-is-used = Dieser Link wurde schon benutzt oder ist zu alt. Holen Sie auf dem anderen Gerät einen neuen.

## Worte unter den Spielern

chat = Chat
chat-mute = Stumm
chat-show = Zeigen
chat-empty = Noch hat niemand etwas gesagt.
chat-text = Etwas schreiben
chat-send = Senden
chat-said = { $player }: { $text }
