# The page of analysis: a board on which turns are played freely, with the computer's values beside it.
# All values are South's: $seeds more than North in the end. $side is "south" or "north"; $hole is a letter.

## Above and below the board

analyze-begins = Setting up the board …
analyze-to-move = { side } to move, turn { $ply }
analyze-sowing = { side } sows { $hole } …
analyze-editing = Setting up a position
analyze-steps = Turns
step-first = To the start
step-back = One turn back
step-on = One turn on
step-last = To the end
show-turn = Show the turn
analyze-tools = Position and game
set-up = Set up a position
open-game = Open a game
share-save = Share and save
keys-and-view = Keys and view
endless-here = { $hole } would never stop sowing, so it may not be played

## The engine

engine = Engine
engine-lines = Holes, best first
engine-off = The engine is off.
engine-rests = The engine waits.
engine-begins = The engine begins to search …
engine-over = The game is over here.
# $nodes is a number in short, such as "1.2M".
engine-depth = { turns } looked ahead, { $nodes } positions
engine-done = Done: { $told }.
engine-announced = The engine is done. The best hole it found is { $hole }
engine-longer = Search longer
engine-tables = Endgame tables are used: what is left with up to { $seeds } seeds on the board is known exactly.
# $worth is one of those below.
play-hole = Play { $hole }: { $worth }
keep-line = Keep
keep-line-of = Keep the line of { $hole }
line-kept = The line is kept as a variation.
exact = exact

## Values

worth-explained = Values are South’s: +3.2 means South ends about 3.2 seeds ahead, −3.2 that North does. With “=” before it a value is exact, proved to the end of the game; all others are estimates.
bar-told = Who is ahead: { $worth }
bar-unknown = Who is ahead: not known yet

## The turns

analyze-moves = Moves
analyze-start = Start
# $ply is the number of the turn that it replaces.
variation-at = Variation at turn { $ply }
promote = Make main line
delete-from-here = Delete from here
promoted = The variation is the main line now.
turn-comment = Comment on this turn
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

## The review

review = The whole game
graph = Values over the game
graph-turn = { $ply }: { side } { $hole }
review-game = Review the game
review-begins = The review begins …
review-progress = { $done } of { $of } turns reviewed
review-done = { $mistakes ->
    [0] Reviewed. No turn lost 2 seeds or more.
    [one] Reviewed. { $mistakes } turn lost 2 seeds or more.
   *[other] Reviewed. { $mistakes } turns lost 2 seeds or more.
}
review-stopped = The review was stopped.
review-stop = Stop
# $what is a sign and a word: "? mistake".
mistake-exact = { side } { $hole } { $what }: { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} lost, { $best } was better
mistake-about = { side } { $hole } { $what }: about { NUMBER($seeds, minimumFractionDigits: 1) } seeds lost, { $best } was better
# $best of the turns were as good as any.
player-review = { side }: { turns }, { $best } of them the best; { NUMBER($lost, minimumFractionDigits: 1) } seeds lost a turn on average
try-mistake = Try again
try-mistake-of = Try again: turn { $ply }, { $hole }
values-table = Values as a table
column-turn = Turn
column-value = Value after it
column-mark = Mark

## A mistake tried again

retry-asks = { side } played { $hole } here and lost seeds by it. Find a better hole.
retry-checks = Looking at { $hole } …
retry-best = Yes, { $hole } is best.
retry-as-good = Yes, { $hole } is as good as the best.
retry-shown = { $hole } was best.
retry-same = { $hole } was played, and it loses seeds. Try another hole.
retry-better = { $hole } is better than what was played, but there is one still better, by about { NUMBER($seeds, minimumFractionDigits: 1) } seeds. Try again.
retry-worse = { $hole } is no better: about { NUMBER($seeds, minimumFractionDigits: 1) } seeds less than the best. Try again.
retry-show = Show the best
retry-next = Next mistake
retry-stop = Stop trying

## Setting up

editor-help = Choose a hole on the board, then give it seeds. On the board, + and − and digits work as well.
# Before a number.
editor-hole = Seeds in { side } { $hole }
editor-less = One seed less
editor-more = One seed more
editor-row = Board
editor-captured-south = Captured by South
editor-captured-north = Captured by North
editor-fill = Fill all holes
editor-to-move = Who moves
editor-text = Position as text
editor-text-help = South’s holes, North’s holes, captured seeds, who moves: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S. A pasted position is taken over when you leave the field.
editor-sum = { $seeds ->
    [one] { $seeds } seed in all
   *[other] { $seeds } seeds in all
}
editor-use = Use this position

## Opening

reader-text = Record, position or link
reader-help = Paste a record (.edr), a position or a link to an analysis. You may also drop a file anywhere on this page.
reader-read = Open
reader-file = Choose a file
reader-choose = There are several games. Which one?
reader-empty = There is nothing to read yet. Paste a text or choose a file.
reader-no-game = There is no game in this text.
reader-too-large = This file is too large to be a record. Records have less than a megabyte.
game-players = { $south } – { $north }
game-opened = { $turns ->
    [0] The position is set up.
    [one] The game is open: { $turns } turn.
   *[other] The game is open: { $turns } turns.
}

## Sharing and saving

writer-link = Link
writer-link-help = The link holds the whole line that you look at, and where you are in it. Variations are not in it; they are in the record.
share-all = Link with variations and comments
shared-all = This link leads to the whole record, which this server keeps. Copy it to share it.
writer-position = Position
writer-record = Record, with comments and variations
copy-link = Copy the link
copy-position = Copy the position
copy-record = Copy the record
save-svg = Save as SVG
save-png = Save as PNG
copied-link = The link is copied.
copied-position = The position is copied.
copied-record = The record is copied.
copy-yourself = This browser does not let a page copy. The text is marked: copy it with Ctrl+C.
saved-as = Saved as { $name }.

## Keys

key-step = one turn back or on
key-ends = to the start, to the end
key-variation = to the variation before or after
key-board = On the board, arrow keys go from hole to hole instead, and Enter plays.

## What cannot be read

# $reason is in English: place and reason as the server tells them.
wrong-position = This is not a position that can be played: { $reason }
wrong-record = This record cannot be read: { $reason }
wrong-turn = This turn cannot be played: { $reason }
wrong-rules = These rules are not known: { $reason }
