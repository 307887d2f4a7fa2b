# What is told of a game, by the page and by the terminal. Sentences have no full stop: whoever shows them ends them.
# $side is "south" or "north" everywhere; holes are letters; $seeds, $laps and the like are numbers.

## Players

# The player of $side, and the opponent. Other messages use these; a language may choose by $side itself instead.
side = { $side ->
    [south] South
   *[north] North
}
other-side = { $side ->
    [south] North
   *[north] South
}
side-to-move = { side } to move
player-named = { side } ({ $name })
player-computer = { side } (computer, level { $level })
# Where there is little room.
player-computer-short = { side } (level { $level })

## Things counted

seeds = { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
laps = { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
# Tally pins (ol alai, pl. el ala): games won in a match.
pins = { $pins ->
    [0] no pins
    [one] { $pins } pin
   *[other] { $pins } pins
}
captured = captured { $seeds }

## Holes

hole-name = { side } { $hole }, { seeds }
# A hole whose turn never ends, and what the rules make of it.
hole-endless-illegal = { $hole } is endless: it may not be played (it has not stopped sowing after { laps })
hole-endless-void = { $hole } is endless: playing it passes the turn (it has not stopped sowing after { laps })
hole-endless-draw = { $hole } is endless: playing it ends the game (it has not stopped sowing after { laps })

## A turn

turn-captures = { side } plays { $hole }, { laps }, captures { $seeds }
turn-quiet = { side } plays { $hole }, { laps }, ends in { $lands }, captures nothing
turn-endless = { side } plays { $hole }, which never ends: the board stays
# While it is sown.
turn-sowing = { side }, lap { $lap } of { $laps }: { $hole } lifted, { $hand } in hand
# How it ended; $hole is where the last seed fell.
turn-end-captured = { $hole } was empty: { side } captures { $seeds }
turn-end-opposite-empty = { $hole } was empty, but so is { $opposite } opposite: nothing to capture
turn-end-other-row = { $hole } was empty, but it is { other-side }'s: nothing is captured
turn-end-endless = { $hole } never ends: the board stays

## The end of a game

# $side is the player to move; of a resignation or forfeit, the one who lost by it.
ending-no-legal-move = { side } has no move
ending-repetition = This position occurs for the third time
ending-endless-turn = The turn never ends
ending-decided = More than half is captured
ending-agreement = The players agree to stop
ending-resignation = { side } resigns
ending-time = { side }'s time ran out
ending-illegal-move = { side } broke the rules
ending-abandonment = { side } left the game
ending-other = The game is over
# What becomes of the seeds left on the board; said behind an ending and a semicolon.
rest-to-side = { side } gets the { seeds } left
rest-to-owners = the owners of the rows get the { seeds } left
rest-shared = both share the { seeds } left
rest-shared-odd = both share the { $seeds } seeds left, and the odd one goes to nobody
rest-to-nobody = nobody gets the { seeds } left
# $own are the winner's.
result-won = { side } wins the game { $own } to { $other }
result-drawn = The game is drawn, { seeds } each

## The match

target-wins = { $count ->
    [one] first to { $count } win
   *[other] first to { $count } wins
}
target-seeds = { $count ->
    [one] first to { $count } seed
   *[other] first to { $count } seeds
}
# $target is one of the two above.
match-standing = Match: South { $south }, North { $north }, { $target }
match-won = { side } wins the match { $own } to { $other }
game-number = game { $number }

## A hint

# $reason is one of those below; further ones follow behind semicolons as hint-more.
hint = Hint: { $hole } { $reason }
hint-more = it { $reason }
# $margin is one of the margins below.
hint-value = { side } would end { $margin } ({ turns } looked ahead)
reason-none = is the best found
reason-other = is good
reason-only-move = is the only move
# $ending is "no-legal-move", "repetition" or another.
reason-ends-won = { $ending ->
    [no-legal-move] leaves { other-side } without a move and wins the game { $own } to { $other }
    [repetition] brings the position for the third time and wins the game { $own } to { $other }
   *[other] wins the game { $own } to { $other }
}
reason-ends-drawn = { $ending ->
    [no-legal-move] leaves { other-side } without a move and ends the game in a draw
    [repetition] brings the position for the third time and ends the game in a draw
   *[other] ends the game in a draw
}
reason-ends-lost = { $ending ->
    [no-legal-move] leaves { other-side } without a move and ends the game, lost { $own } to { $other }
    [repetition] brings the position for the third time and ends the game, lost { $own } to { $other }
   *[other] ends the game, lost { $own } to { $other }
}
reason-forces-win = wins by at least { $margin }, whatever { other-side } plays
reason-forces-draw = holds the draw, whatever { other-side } plays
reason-forces-loss = loses by { $margin }, if both play their best
reason-passes-turn = never ends, and so leaves the turn to { other-side }
reason-captures = captures { $seeds }
# $left is the most that the opponent can still capture.
reason-prevents = { $left ->
    [0] keeps { $hole } from capturing { $seeds }
   *[other] lets { other-side } capture { $left } at most, not { $seeds } by { $hole }
}
reason-denies-endless = keeps { other-side } from ending the game by { $hole }, which never ends
reason-leaves-one = leaves { other-side } no move but { $hole }
reason-prepares = prepares { $hole }, which captures { $seeds } after { $reply }
reason-better = is { seeds } better than { $than }
reason-better-about = is about { NUMBER($seeds, minimumFractionDigits: 1) } seeds better than { $than }

## Values

margin-ahead = { seeds } ahead
margin-behind = { seeds } behind
margin-level = level
margin-about-ahead = about { NUMBER($seeds, minimumFractionDigits: 1) } seeds ahead
margin-about-behind = about { NUMBER($seeds, minimumFractionDigits: 1) } seeds behind
margin-about-level = about level
# Who is ahead. $seeds has one digit after the point where it is an estimate.
value-ahead = { side } is about { NUMBER($seeds, minimumFractionDigits: 1) } seeds ahead (an estimate, { turns } looked ahead)
value-level = The players are about level (an estimate, { turns } looked ahead)
value-won = { side } wins by { $seeds }, if both play their best (proved)
value-drawn = A draw, if both play their best (proved)
value-over-won = The game is over, { side } has { seeds } more
value-over-drawn = The game is drawn

## Why something cannot be played: error- and the code of the error

error-play-empty-hole = Hole { $hole } is empty; choose one that holds seeds
error-play-other-row = Hole { $hole } is { other-side }'s, but it is { side }'s turn; choose a hole of { side }'s row
error-play-other-board = Hole { $hole } belongs to a { $board } board, but this game is on { $width }; choose a hole of this board
error-play-endless = Hole { $hole } would never stop sowing (no end after { laps }); choose another hole
error-play-game-over = The game is over; no further turn can be played
error-play-too-long = The game has { turns }, the most a game may have; end it by agreement
error-move-no-such-hole = There is no hole { $hole } on a { $width } board; { side } has holes { $first } to { $last }
# On a board with one hole a row.
error-move-only-hole = There is no hole { $hole } on a { $width } board; { side } has hole { $first } only

## While the computer thinks

computer-thinking = The computer is thinking
computer-plays-on = The computer thinks it can still gain, and plays on
