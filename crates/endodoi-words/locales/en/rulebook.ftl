# The page with the rules in words, for each rule set. Names of options and values are those of the program and stay.

rulebook-lead = The rules as this program plays them. What is reported of the tradition, and what had to be decided, is kept apart at the end.
rulebook-contents = On this page
rulebook-learn = Learn the game on the board
rulebook-print = Print the rules
# Told to who cannot see a drawn board. $south and $north are numbers, separated by spaces.
rulebook-board = Board. South, from A on: { $south }. North, from a on: { $north }.
rulebook-south = South
rulebook-north = North

## Board

rulebook-board-title = Board and start
rulebook-board-rows = Two rows of holes, and nothing else. Each row belongs to one player. Captured seeds leave the board and lie beside it.
rulebook-board-size = Traditional boards have six to ten holes in a row, and four seeds in every hole. The usual board here is two rows of six.
rulebook-board-names = The players are called South and North. South has the holes A, B, C and so on, from the left. North has a, b, c and so on, from North’s own left. So A faces f on a board of two rows of six.
rulebook-board-first = South begins a single game.
rulebook-board-figure = The beginning on two rows of six. Sowing runs counterclockwise, as the arrows show.

## A turn

rulebook-turn-title = A turn
rulebook-turn-1 = Lift all seeds of one of your own holes. Sow them one by one into the holes that follow, counterclockwise.
rulebook-turn-2 = If the last seed falls among other seeds, lift that whole hole, yours or not, and sow on. Each lift with its sowing is a lap.
rulebook-turn-3 = If the last seed falls into an empty hole, your turn ends.
rulebook-turn-4 = If that empty hole is yours and the hole opposite holds seeds, you capture: those seeds, and your last seed with them. Otherwise nothing is captured.
rulebook-turn-pass = You may not pass. You need not leave your opponent a move.
rulebook-turn-skip = No hole is skipped. With many seeds the sowing comes round to the hole they were lifted from, and drops a seed there too. That hole counts as empty until then: a lap of exactly twelve seeds on two rows of six ends in it.
rulebook-example = Example
rulebook-example-told = South opens with B. The turn has five laps:
rulebook-lap = Lap
rulebook-lap-from = From
rulebook-lap-seeds = Seeds
rulebook-lap-last = Last seed in
rulebook-lap-holds = Which then holds
rulebook-example-end = D was empty and is South’s. Hole c, opposite, holds six seeds. South captures seven.
rulebook-example-figure = Before the capture: the last seed lies in D, and six seeds lie opposite in c.
rulebook-nothing-figure = No capture here. South’s C would end in F, but a, opposite, is empty. South’s E would end in d, which is North’s.

## Turns without end

rulebook-endless-title = Turns without end
rulebook-endless-what = Some turns would never stop: after some laps, every seed lies where it lay before, and the same hole would be lifted again.
rulebook-endless-rule = Sowing has to end. So such a hole may not be played. A turn of more than ten thousand laps counts as endless too.
rulebook-endless-figure = A turn of A would come back to this very board after 72 laps, and go on for ever.

## The end

rulebook-end-title = The end of a game
rulebook-end-move = The game ends when the player to move has no move. The seeds left on the board go to the other player, who moved last.
rulebook-end-repeat = It also ends when a position stands for the third time with the same player to move. The seeds left are then shared equally. An odd one goes to nobody.
rulebook-end-agree = The players may agree to stop, and share in the same way. A player may resign: the opponent wins.
rulebook-end-more = More seeds wins. Equal seeds is a draw. The game goes on even when one player already holds more than half.

## A match

rulebook-match-title = A match
rulebook-match-pins = Several games are played, until one player has won an agreed number, three if nothing else is agreed. Each win earns a tally pin. A drawn game earns none.
rulebook-match-first = Who moved second begins the next game.
rulebook-match-seeds = As a second way, a match may go to a total of captured seeds, such as a hundred.

## Rule sets

rulebook-sets-title = The three rule sets
rulebook-sets-told = Everything above is the rule set merker, which is used unless you choose another. Two others differ from it as told here, and in nothing else.
rulebook-merker-title = merker: En Dodoi as first described
rulebook-merker-told = The rules above, after the description that goes back to Moritz Merker, 1904.
rulebook-endodoi-title = endodoi: the modern description
rulebook-endodoi-told = This is how the game is most often described today, for instance on Wikipedia. Rows of any length, three to six seeds in a hole.
rulebook-endodoi-differs = One thing differs. If your last seed falls into an empty hole of your row, it is captured even when the hole opposite is empty.
rulebook-endodoi-figure = North to move plays a. Its one seed falls into b, which is empty, and so is E opposite. With endodoi North captures this one seed; with merker it stays.
rulebook-cross-title = cross-endodoi: sowing both ways
rulebook-cross-told = A modern game, invented by William Daniel Troyka in 2002. Two rows of six, three seeds in a hole; also four, five or six.
rulebook-cross-differs = One thing differs. An odd number of seeds is sown clockwise, an even number counterclockwise. This is decided anew in every lap.
rulebook-cross-example = South opens with D: three seeds, clockwise, to A. A now holds four, counterclockwise, to E. E holds four, to c. Then c holds four, and ends in A, which is empty by now. The four seeds of f are captured with the last one: five.
rulebook-cross-figure = The beginning of Cross-Endodoi. Seeds may run either way.

## Options

rulebook-options-title = Options
rulebook-options-told = Each rule below can be chosen by itself. The first value is the usual one.
rulebook-option-direction = Which way seeds are sown: counterclockwise, or by their number as in Cross-Endodoi.
rulebook-option-alone = Whether a last seed opposite an empty hole is captured.
rulebook-option-endless = What an endless turn means. illegal: it may not be played. void: the board stays and the turn passes. draw: the game ends and the seeds on the board are shared.
rulebook-option-laps = After how many laps a turn counts as endless.
rulebook-option-repetition = Who gets the seeds left when a position stands for the third time. share: both equally. row_owner: the owner of each row. off: the game goes on.
rulebook-option-remaining = Who gets the seeds left when a player has no move. last_mover: who moved last. row_owner: the owner of each row. nobody: they do not count.
rulebook-option-decided = Whether the game ends as soon as a player holds more than half.
rulebook-option-write = Write a rule set and its changes in one piece, separated by commas:

## Tradition

rulebook-tradition-title = Tradition and decisions
rulebook-reported = Reported
rulebook-reported-told = The board, four seeds in a hole, sowing in laps, the capture with the seed that made it, the end when a player cannot move, several games with tally pins.
rulebook-borrowed = Borrowed
rulebook-borrowed-told = The seeds left go to who moved last. The old description is said to be silent. The rule was taken from Enkeshui and similar games.
rulebook-inferred = Inferred
rulebook-inferred-told = A lone seed stays: this is told of the sister game En Gehé. The lifted hole is sown again: no description of En Dodoi skips it.
rulebook-decided = Decided for this program
rulebook-decided-told = Who begins, the three wins, endless turns, repetition, agreeing, resigning, and the letters of the holes. People at a real board may do otherwise. Theirs is the game.
rulebook-more = More about the people and the sources
