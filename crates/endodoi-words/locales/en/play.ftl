# The page on which a match is played.

## Whose turn it is

your-turn = Your turn
your-turn-named = Your turn, { $player }
person-to-move = { $player } to move
computer-to-move = { $player } is thinking …
sowing-now = { side } sows { $hole } …
match-over = { $player } wins the match { $own } to { $other }
match-over-you = You win the match { $own } to { $other }
game-won-you = You win the game { $own } to { $other }
looking-back = You are looking at move { $ply } of { $plies }.
looking-at-start = You are looking at the start of the game.
back-to-game = Back to the game
connecting = Setting up the board …

first-visit = Choose one of your holes: its seeds are sown one by one, and on from every occupied hole the last one falls into.

## Buttons

controls = Turn
undo = Take back
redo = Forth again
ask-hint = Hint
replay-turn = Show the turn again
flip-board = Turn the board
next-game = Next game
new-match = New match …
agree-to-stop = Agree to stop …
resign = Resign …
cancel = Cancel
analyse-game = Analyse this game
save-record = Save the record

## What was done

nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to bring forth again.
taken-back = Taken back.
brought-forth = Played again.
hint-thinking = Looking for a good hole …
computer-declines = The computer would rather play on.
saved-record = The record is saved as { $name }.
match-kept = Your match from last time is here. It goes on where it was.
match-elsewhere = The match went on in another tab of this browser. It stands here as it does there.
match-lost = The match kept in this browser could not be read, so a new one begins.
cannot-keep = This browser keeps nothing more: the match goes on, but would be lost with this page.
endless-explained = { $hole } would never stop sowing. Sowing has to end, so the hole may not be played.
not-your-turn = It is not your turn.
game-is-over = The game is over.

## Questions

sure-resign = Resign this game? { $player } then wins it.
sure-agree = Stop this game and share the seeds left on the board?
sure-agree-person = Does { $player } agree to stop and share the seeds left on the board?
sure-new = A match is under way. Begin a new one all the same?
yes-resign = Resign
yes-agree = Stop and share
yes-new = Begin a new one

## Beside the board

match = Match
match-line = Game { $number }, { $target }
game-line = Single game
seeds-captured = Seeds
pins-won = Pins
seeds-total = Seeds in all
moves = Moves
no-moves-yet = No turn has been taken.
player-you = You
player-level = Level { $level }
player-tag = { $name } ({ side })

## A new match

new-match-heading = New match

opponent = Opponent
opponent-computer = The computer
opponent-person = A person at this screen
opponent-elsewhere = Somebody at another screen
level = Level
level-1 = 1: a first game
level-2 = 2
level-3 = 3: sees what it can take
level-4 = 4
level-5 = 5: knows the game
level-6 = 6
level-7 = 7: hard to beat
level-8 = 8
level-9 = 9
level-10 = 10: full strength
board-size = Board
who-begins = Who begins
begins-you = You
begins-opponent = The opponent
begins-south = South
begins-north = North
begins-lot = By lot
match-length = Match
target-single = A single game
target-2 = First to 2 wins
target-3 = First to 3 wins
target-5 = First to 5 wins
target-seeds-100 = First to 100 seeds
other-setups = Other set-ups, rules and names
rule-set = Rules
rules-merker = En Dodoi as first described (merker)
rules-endodoi = Endodoi, the modern description
rules-cross = Cross-Endodoi (2002)
rules-link = What is the difference?
seeds-a-hole = Seeds in each hole
own-position = Own position
own-position-help = Leave it empty for the usual start. As text: South’s holes, North’s holes, captured seeds, who is to move: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
name-south = Name of the player below (South)
name-north = Name of the player above (North)
begin-match = Begin
