# The lobby and the rooms in which two play each other over the network.

## A new game

lobby-heading = Play a friend
new-game = New game
your-name = Your name
your-name-help = What the other sees. You may leave it empty.
with-friend = A friend, by link
with-anybody = Anybody
with-friend-help = You get a link to send; nobody else finds the game.
with-anybody-help = The game stands in the lobby until somebody joins.
with-computer-help = A game with the computer that goes on on all your devices.
clock = Clock
clock-none = No clock
clock-own = My own clock …
clock-minutes = Minutes each
clock-increment = Seconds more a turn
# Minutes at the start, and seconds more for each turn.
clock-live = { $minutes } min + { $seconds } s a turn
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
more-wishes = Board, rules and watchers
may-be-watched = Others may watch
create-game = Create the game
find-opponent = Find an opponent
find-opponent-help = Finding an opponent joins somebody who wishes for the same, or waits for one.

## Lists of games

open-games = Games to join
open-games-empty = Nobody is waiting. Create a game for anybody, and you will be found here.
watch-games = Games to watch
watch-games-empty = No game is being played in public just now.
my-games = My games
my-games-empty = You have not played over the network in this browser yet. Create a game, or join one.
join-game = Join
watch-game = Watch
go-on = Go on
look-at-game = Look at it
somebody = Somebody
standing = Pins: { $south } to { $north }
game-is-won = { $player } has won
match-is-won = { $player } has won the match, { $own } to { $other }

## The way in

door-invited = { $player } invites you to play
door-free = A seat is free
sit-down = Sit down and play
to-lobby = To the lobby
room-missing = There is no such game. The link may be old or cut short.
seat-free = Free seat
seat-taken = The seat is taken already. You can watch.
needs-invite = This seat is for who was invited. Open the link that you were sent.
not-watched = The players of this game do not want to be watched.

## While a room waits

room-waits = Waiting for the other player
waiting-listed = The game stands in the lobby. You can send the link as well.
waiting-unlisted = Send this link to your friend. Whoever opens it first can sit down.
invite-link = Link for your friend
watch-link = Link for watchers
copy-room-link = Copy the link
share-link = Share …
show-code = Code to scan
code-alt = The link as a code to scan
link-copied = The link is copied.
link-selected = The link is selected and can be copied now.
cancel-room = Call the game off …

## The game

game-begins = The game begins.
hole-on-its-way = { $hole } is on its way …
premove-told = { $hole } is played as soon as it is your turn. Choose it again to take that back.
premove-dropped = { $hole } can no longer be played. It is your turn.
only-watching = You are watching this game.
turn-taken-back = Turns were taken back.
room-aborted = The game was called off.
game-went-on = The game has gone on meanwhile.
begin-within = The first turn has to be taken within { $time }
came-too-late = That came too late: the game had gone on.
matches-won = Matches won: South { $south }, North { $north }
time-left = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
time-days = { $days } d { $hours } h
time-tenths = { NUMBER($seconds, minimumFractionDigits: 1) }
ask-takeback = Ask to take back
ask-stop = Offer to stop
ask-rematch = Play again
claim-game = Claim the win
may-claim = { $player } has been away for long. You may claim the win.
abort-game = Call off …
sure-abort = Call the game off? Nobody wins it then.
yes-abort = Call it off
turns-were-taken = Turns have been taken, so the game can no longer be called off. You can offer to stop, or resign.
key-forget = forget the hole chosen ahead

## Offers

takeback-asked = { $player } asks to take the last turn back.
stop-asked = { $player } offers to stop and to share the seeds left on the board.
rematch-asked = { $player } would like to play again.
takeback-waits = You have asked to take your turn back.
stop-waits = You have offered to stop.
rematch-waits = You have asked to play again.
accept-offer = Accept
decline-offer = Decline
withdraw-offer = Withdraw
offer-is-gone = Your offer was not accepted.
offer-is-over = There is no such offer any more.
next-waits = Waiting until { $player } is ready for the next game.
is-ready = { $player } is ready for the next game.
next-by-itself = The next game begins by itself within a minute.

## Who is here

is-here = here
is-away = away
other-is-back = { $player } is here.
other-is-gone = { $player } is away.
other-not-away = The other player is here, or has not been away for long enough.
watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
line-is-lost = The connection is lost. Trying again …
line-is-back = Connected again.

## Another device

move-seat = Go on on another device
move-seat-help = Open this link on the other device, or scan the code with it. It works once and for ten minutes; do not show it to anybody else.
seat-link = Link to your seat
word-is-used = This link was used already, or is too old. Ask the other device for a new one.

## Words between the players

chat = Chat
chat-mute = Mute
chat-show = Show
chat-empty = Nothing has been said.
chat-text = Write something
chat-send = Send
chat-said = { $player }: { $text }
