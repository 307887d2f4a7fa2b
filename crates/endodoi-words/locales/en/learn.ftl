# The course: short steps, each with something to do on the board. The reader is South.
# A step has a title, what is told, a task, and what is said when it is done; some also say what to do after a wrong
# choice. Where a turn was played, "South plays B, 5 laps, captures 7." stands before it, from game.ftl.

learn-lead = Short steps, each with something to try. What you have done is remembered in this browser.
learn-lesson = Lesson
learn-answer = What happened
learn-step-of = Step { $step } of { $steps }
learn-task = Your task
learn-next = Next step
learn-back = Back
learn-again = Try again
learn-contents = All steps
learn-done-count = { $done } of { $steps } done
# Said behind the title of a step in the list.
learn-done = done
learn-forget = Forget my progress
learn-forgotten = Your progress is forgotten. The course begins anew.
learn-you = You
learn-opponent = Opponent
learn-opening = Setting up the board …
learn-not-playable = That hole cannot be played now. Choose one of your own holes that holds seeds.
learn-endless-refused = { $hole } would never stop sowing, so it may not be played. Choose another hole.
learn-why-other-row = { $hole } was empty, but it is not in your row. Nothing is captured there.
learn-why-nothing-opposite = { $hole } was empty and is yours. But the hole opposite is empty too: nothing to capture.
learn-look-again = Have another look, and try again.

## Chapters

learn-chapter-board = The board
learn-chapter-sowing = Sowing
learn-chapter-relays = Relays
learn-chapter-capture = Capture
learn-chapter-end = The end of a game
learn-chapter-endless = Turns without end
learn-chapter-match = Matches and pins
learn-chapter-strategy = First strategy

## The board

learn-rows-title = Two rows of holes
learn-rows-tell = En Dodoi is played by two. The board has two rows of holes, and each player owns one row. In Maa, a hole is en gurtóto, and a row is ol mátua.
learn-rows-more = The row with the capital letters A to F is yours. You are called South. The other row, a to f, is your opponent’s, called North.
learn-rows-task = Choose any hole of your own row.
learn-rows-right = Yes, { $hole } is yours. You will always play from your own row.
learn-rows-wrong = { $hole } is your opponent’s. Your holes have capital letters.

learn-opposite-title = Opposite holes
learn-opposite-tell = Each hole faces one hole of the other row. A faces f. F faces a. This will matter when you capture.
learn-opposite-more = A game begins with four seeds in every hole. A seed is os soid in Maa. Captured seeds lie beside the board.
learn-opposite-task = Choose the hole opposite B.
learn-opposite-right = Yes, B and e face each other.
learn-opposite-wrong = { $hole } faces another hole. Start at B and go straight across.

## Sowing

learn-sow-title = Lift and sow
learn-sow-tell = To play, lift all seeds of one of your holes. Drop them one by one into the holes that follow.
learn-sow-more = Sowing goes counterclockwise, the way the arrow shows: from A to F.
learn-sow-task = Choose the hole whose last seed falls into F.
learn-sow-right = Three seeds reach three holes further.
learn-sow-wrong = The last seed did not fall into F. Count one seed for each hole that follows.

learn-round-title = Round the corner
learn-round-tell = After F, sowing goes on into your opponent’s row: a, b, c and so on. After f it comes back to A.
learn-round-task = Choose the hole whose last seed falls into b.
learn-round-right = You sowed one seed into your row and two into your opponent’s.
learn-round-wrong = The last seed did not fall into b. You need a hole that reaches round the corner.

## Relays

learn-watch-title = A turn has many laps
learn-watch-tell = Does the last seed fall among other seeds? Then lift that whole hole, and sow on. One lift with its sowing is a lap.
learn-watch-more = This goes on until the last seed falls into an empty hole. Then your turn is over. It is called relay sowing.
learn-watch-task = Watch the turn of hole F, lap by lap.
learn-watch-lap = Sow lap { $lap }
learn-watch-on = { $hole } is lifted. The last of its { $lifted } seeds falls into { $lands }. That hole now holds { $seeds }, so it is lifted next.
learn-watch-end = { $hole } is lifted. The last of its { $lifted } seeds falls into { $lands }, which was empty. The turn is over.
learn-watch-right = That was one turn, of { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}.

learn-follow-title = Follow the relay
learn-follow-tell = You choose only the first hole. All the rest follows by itself. Now it is your turn to say how.
learn-follow-more = A relay may lift holes of both rows.
learn-follow-task = Choose E. After each lap, choose the hole that is lifted next.
learn-follow-first = Begin with hole E.
learn-follow-lap = Right. Lap { $lap } of { $laps } ended in { $lands }, among other seeds. Which hole is lifted now?
learn-follow-wrong = Not { $hole }. The last seed fell into { $lands }. That is the hole to lift.
learn-follow-right = Well followed. The relay ends, because the last hole was empty.

learn-long-title = Long relays
learn-long-tell = Some turns run round the board many times. Nobody can count them all ahead, and nobody has to.
learn-long-more = Any key or tap skips to the end.
learn-long-task = Choose E and see how long it runs.
learn-long-right = Most turns are much shorter. Over eight hundred laps are very rare.
learn-long-wrong = That was an ordinary turn. Try E.

## Capture

learn-capture-title = Your first capture
learn-capture-tell = Does your turn end in an empty hole of your own row? Then look at the hole opposite. If it holds seeds, you capture them all.
learn-capture-more = The last seed, the one that made the capture, goes along.
learn-capture-task = Choose the hole that captures.
learn-capture-right = Five seeds lay in d, opposite C. Together with your last seed you take six.

learn-where-title = Where nothing is captured
learn-where-tell = You capture only from a hole of your own row. If your turn ends in the other row, you take nothing, even if there are seeds opposite.
learn-where-more = If the hole opposite is empty, you take nothing either. Your seed stays.
learn-where-task = Only one of these three holes captures. Choose it.
learn-where-right = C would end opposite an empty hole. E would end in the other row. Only A captures.

learn-opening-title = Capture with a relay
learn-opening-tell = Captures come at the end of a relay, so they are hard to see at first. Here is the beginning of a game. Every hole takes five laps.
learn-opening-task = Three of your six holes capture seven seeds. Find one of them.
learn-opening-right = B, C and D each capture seven at once.
learn-opening-wrong = Other holes capture more. Try again.

## The end of a game

learn-end-title = No seeds, no move
learn-end-tell = You must move if you can. A player whose turn it is and who has no move ends the game.
learn-end-more = The seeds left on the board then go to the other player, who moved last. More seeds wins.
learn-end-task = Choose the hole that leaves your opponent without a move.
learn-end-right = You captured the last seeds of the other row, so the rest was yours.
learn-end-wrong = Your opponent can still move. Can you capture the seeds in e?

## Turns without end

learn-endless-title = It never stops
learn-endless-tell = Sometimes a relay comes back to where it began, and would run for ever. Such a hole has the sign ∞.
learn-endless-task = Choose A, and see for yourself.
learn-endless-right = After { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
} every seed lies where it lay before, and A would be lifted again. It would go on for ever.
learn-endless-wrong = That turn comes to an end. Try the hole with the sign ∞.

learn-allowed-title = Sowing has to end
learn-allowed-tell = The old descriptions say nothing about such turns. In this program they may not be played, unless you choose another rule.
learn-allowed-task = Hole A may not be played. Choose a hole that may.
learn-allowed-right = If all your holes are endless, you have no move, and the game is over.

## Matches and pins

learn-match-title = Tally pins
learn-match-tell = One game is soon over, so people play several. Whoever first wins an agreed number wins the match. Here it is three.
learn-match-more = Each win earns a slim pin, ol alai in Maa, of ivory in the old days. A drawn game earns none. Who moved second begins the next game.
learn-match-task = You have two pins each. Win this game in one turn, and the match is yours.
learn-match-right = Three pins: you win the match.
learn-match-wrong = The game goes on. Look for the hole that captures the last seeds of the other row.

## First strategy

learn-most-title = Look for captures
learn-most-tell = Before each turn, look where your holes end. Begin with the small ones: they are the easiest to count.
learn-most-task = Each of your four holes captures. Choose the one that captures most.
learn-most-right = The hole opposite C was the fullest.
learn-most-wrong = That is a capture, but another hole takes more.

learn-danger-title = What comes next?
learn-danger-tell = Then look with your opponent’s eyes. Which of your holes are full, and where would a turn from the other row end?
learn-danger-more = Seeds that have moved away cannot be captured where they lay.
learn-danger-task = Your opponent wants to capture the seeds in A. Choose the hole after which nothing can be captured.
learn-danger-right = The seeds of A have left in time.
learn-danger-wrong = Your opponent could capture. Save the seeds in A.

learn-keep-title = Keep a seed to move
learn-keep-tell = Near the end, seeds in your row are moves. If your row is empty on your turn, the game is over, and the rest goes to your opponent.
learn-keep-task = You have two seeds. Choose the hole after which your opponent cannot end the game.
learn-keep-right = Whatever your opponent plays, you can still move.
learn-keep-wrong = Your last seed was captured, and so the game was over. Keep it out of reach.

learn-game-title = Finish a game
learn-game-tell = Now play the end of a game. You have 21 seeds, your opponent has 14. Whoever has more at the end wins.
learn-game-more = Look for captures. Look at what comes next. Keep a seed to move.
learn-game-task = Win this game.
learn-game-your-turn = Your turn.
learn-game-right = Well played. You know En Dodoi now.
learn-game-wrong = Not this time. Try again: another first hole may do better.

## After the course

learn-finished = You have done all steps. The board is waiting.
learn-to-play = Play a game
learn-to-puzzles = Try a puzzle
learn-to-rules = Read the rules
