# What the board on the page says of itself, above all to a screen reader.

board-name = Board
board-section = The board and the turn
# Said behind "South C, 7 seeds".
hole-can-be-played = can be played
hole-is-endless = its turn would never end
hole-was-lifted = lifted in the last turn
hole-was-last = where the last turn ended
hole-is-best = the best
hole-was-mistake = a mistake
hole-is-meant = pointed out
lap-of = Lap { $lap } of { $laps }
side-captured = { side } has captured { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
side-pins = { side } has { $pins } of { $target } pins
captured-head = Captured

## How turns are shown

settings = Settings
sowing-speed = Sowing
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
seed-sound = Sound of the seeds
seed-sound-help = Far left is off.
board-view = Board and keys
text-board = Board as a table of numbers
letter-keys = Letters and digits play
keys = Keys
key-play = play that hole
key-move = go from hole to hole in the direction of sowing
key-undo = take back, and forth again
key-next = next game
key-help = this list
close = Close
