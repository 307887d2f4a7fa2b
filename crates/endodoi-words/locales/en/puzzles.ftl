# The page of puzzles. South is always to move; $hole is a letter, $grade a number from 1 to 5.

puzzle-section = The puzzle
puzzle-controls = Puzzles
puzzle-begins = Fetching the puzzle …
puzzle-of-the-day = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-grade = Grade { $grade }
puzzle-solved = solved
puzzle-missing = There is no puzzle of that name. Here is the one of today.
puzzle-endless = { $hole } would never stop sowing, so it may not be played

## What is asked

task-win = South to move: only one hole wins. Which?
task-capture = South to move: which hole is the best capture?

## A hole was chosen

puzzle-searching = What does North answer? …
puzzle-right = Yes, { $hole }!
puzzle-answer = The answer is { $hole }.
puzzle-ends-ahead = { $seeds ->
    [one] With the best play of both, South ends { $seeds } seed ahead. This is proved.
   *[other] With the best play of both, South ends { $seeds } seeds ahead. This is proved.
}
puzzle-ends-level = With the best play of both, the game is drawn. This is proved.
puzzle-ends-behind = { $seeds ->
    [one] With the best play of both, South ends { $seeds } seed behind; any other hole is worse. This is proved.
   *[other] With the best play of both, South ends { $seeds } seeds behind; any other hole is worse. This is proved.
}
puzzle-wrong-win = { $hole } does not win.
puzzle-wrong-capture = { $seeds ->
    [0] { $hole } captures nothing. There is something better.
    [one] { $hole } captures { $seeds } seed. There is something better.
   *[other] { $hole } captures { $seeds } seeds. There is something better.
}
# $turn is what happens, such as "North plays c, 3 laps, captures 7".
puzzle-reply = { $turn }.
# $worth is such as "South about 3.2 seeds ahead".
puzzle-then = At the end: { $worth }.
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-line-help = Best play from here. Choose a turn to see the board after it.
puzzle-line = Best play
puzzle-start = Start
puzzle-next = Next puzzle
puzzle-analyse = Analyse it
puzzle-once-more = Once more
puzzle-before = Previous
puzzle-after = Next

## The puzzle of the day

# $date is such as "30 November".
daily-open = The puzzle of { $date } waits for you.
daily-solved = You have solved the puzzle of { $date }. There is a new one tomorrow.
daily-days = { $days ->
    [one] { $days } day in a row.
   *[other] { $days } days in a row.
}
open-daily = Open it

## All puzzles

all-puzzles = All puzzles
filter-grade = Grade
filter-all-grades = All grades
grade-1 = 1: at sight
grade-2 = 2
grade-3 = 3: look twice
grade-4 = 4
grade-5 = 5: for experts
filter-kind = Task
filter-all-kinds = All tasks
kind-win = The only win
kind-capture = The best capture
shelf-count = { $solved } of { $count } solved
puzzle-listed-win = { $number }: the only win, grade { $grade }
puzzle-listed-capture = { $number }: the best capture, grade { $grade }
puzzle-listed-solved = { $name }, solved
