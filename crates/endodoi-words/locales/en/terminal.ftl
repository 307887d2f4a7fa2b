# What only the terminal says, in both of its modes. Commands, keys and flags are the same in every language.
# Sentences without a full stop are ended by whoever shows them.

## Questions and answers

answer-yes = yes
answer-no = no
# Another way to write the same, such as without accents.
answer-yes-also = y
answer-no-also = n
yes-or-no = ({ answer-yes } or { answer-no })
kept-match = An unfinished match was kept: { $south } against { $north }, { $south-pins } to { $north-pins }; game { $number }, { turns } played, captured { $captured }.
ask-go-on = Go on with it?
ask-resign = Does { side } resign and lose this game?
ask-agree-lines = Do both players agree to stop and share the seeds on the board?
ask-keep-game = The game is unfinished. Keep it for the next time?
ask-keep-match = The match is unfinished. Keep it for the next time?

## Both modes

undo-nothing = There is nothing to take back
redo-nothing = There is nothing to do again
match-short = match { $tally }
saved = Saved to { $name }, and kept up to date there until you quit
not-kept = The game is not kept: { $reason }
file-not-written = { $name } cannot be written ({ $error }); choose another place
file-not-deleted = { $name } cannot be deleted ({ $error }); delete it by hand
folder-not-usable = games cannot be kept in { $name } ({ $error }); see --state-dir
folder-full = { $name } holds too many unfinished games; delete some
no-memory = There is no memory left to think in; end other programs first

## Line by line

line-unfinished = An unfinished game is kept; go on with it by --load { $path }
line-welcome = En Dodoi on { $width }, rules { $rules }. { $south } against { $north }, { $target }. Type help for help.
line-over = The game is over; type next or undo.
line-is-over = The game is over.
line-next = Type next for another game, or quit.
line-not-over = The game is not over; play on, or resign.
line-ended-already = Not ended: the game is over already.
line-plays-on = Not ended: the computer thinks it can still gain, and plays on.
line-taken-back = Taken back: { turns }.
line-no-such-turn = So many turns have not been played.
line-lap = Lap { $lap }: { seeds } from { $hole }, last in { $lands }.
line-move = { $hole }: { laps }, captures { $seeds }.
line-move-endless = { $hole }: never ends ({ laps } looked at).
line-score = Game { $number }. { $standing }.
line-file-there = { $name } is there already; name another file.
line-not-saved = Not saved: { $reason }.
line-kept-in = The unfinished game is kept in { $path }.
line-goodbye = Goodbye.
line-name-a-file = Name a file: save FILE.
line-which-turn = Say how many turns back: laps 1 is the last.
line-eval = Type eval, eval on or eval off.
line-too-much = Type one command a line; "{ $text }" is too much.
line-no-command = "{ $text }" is no hole and no command; type help.
line-faces = { $hole } faces { $opposite }
line-help =
    A hole's letter or number plays it: B, b or 2. Numbers count from that player's own left.
    undo, redo    take a turn back; do it again
    hint          what the computer would play, and why
    eval          who is ahead; eval on tells it with every board, eval off does not
    board         the seeds in every hole
    moves         what every hole would do
    laps, laps 2  the last turn lap by lap; the one before it
    rules         the rules in words
    score         where the match stands
    agree         end the game by agreement; the seeds left are shared
    resign        give the game up
    next          the next game, when this one is over
    save FILE     write the match to a record file
    quit          leave; an unfinished game can be kept

## Full screen: messages

screen-welcome = New here? The key ? tells the game and the keys
screen-turned = Turned; hole F is played by F or 6
screen-no-key = { $key } is no key here; ? shows all
screen-thinking-hint = Thinking about a hint
screen-thinking-offer = The computer thinks about your offer
screen-not-over = The game is not over; play on, or press x to resign
screen-over = The game is over; n sets up the next one
screen-not-left = Not left, as the game cannot be kept: { $reason }; q and n leave it
screen-speed = Sowing is shown at speed: { $speed ->
    [off] off
    [fast] fast
   *[normal] normal
    [slow] slow
}
screen-too-many-saved = There are too many saved games here; start with --save FILE
screen-no-turn = No turn has been played yet
screen-no-memory = { no-memory }, then press a key
screen-kept = The unfinished game is kept. Go on with: endodoi play --load { $path }
screen-too-small = The screen is { $columns }x{ $rows }; make it at least { $least-columns }x{ $least-rows }, or leave with q (the game is kept) and use --plain.
screen-at-cursor = { side-to-move }. { $hole }: { seeds }
screen-match-seeds = match { $seeds }
screen-more-laps = ({ laps } more)

## Full screen: titles and pages

box-last-turn = Last turn
box-last-turn-of = Last turn: { $hole }, { laps }
box-moves = Moves
box-help = Help
box-go-on = Go on?
box-quit = Quit?
box-resign = Resign?
box-agree = Agree?
box-scroll = up and down scroll
choices-go-on =
    y  go on with it
    n  play another, keep it for later
    D  (capital) delete it
choices-resign =
    y    resign
    Esc  play on
choices-agree =
    y    end the game
    Esc  play on
choices-quit =
    y    keep it and quit
    n    quit and lose it
    Esc  play on
# The match is in a file that was named, too.
choices-quit-saved =
    y    keep it and quit
    n    quit; { $name } stays
    Esc  play on
ask-agree-page = Do both players agree to stop? The seeds on the board are shared.
page-help =
    The game. Capture more seeds than the other. Choose a hole of your row; its seeds are sown counterclockwise, one to a hole. If the last one joins others, that whole hole is lifted and sown on. If it falls into an empty hole, the turn ends; if that hole is yours and the one opposite holds seeds, you capture those and the last seed. Who cannot move ends the game; the other gets what is left.

    Letters or numbers play a hole of your row, counted from your left; so do arrows with Enter, and the mouse. f flips and h gives a hint, so holes f and h are played by the capitals F and H, or by 6 and 8.

    u undo            r redo              h hint
    v who is ahead    f turn the board    m moves
    p show last turn  t its laps          s save
    - slower          + faster, then off  n next game
    = agree to stop   x resign            q quit

    (B) is where the last turn began. A sign behind a letter marks a hole that would never stop sowing. The strokes behind a name are tally pins (ol alai, el ala): games won. All rules: endodoi rules merker

## Full screen: keys at the bottom, short

keys-play = A-{ $last } or 1-{ $holes } play
keys-play-one = A or 1 play
keys-skip = any key skips
keys-help = ? help
keys-quit = q quit
keys-undo = u undo
keys-hint = h hint
keys-value = v value
keys-flip = f flip
keys-replay = p replay
keys-speed = +/- speed
keys-save = s save
keys-save-match = s save the match
keys-next = n next game
keys-new-match = n new match

## Full screen: who is ahead, short

bar-estimate = +{ NUMBER($seeds, minimumFractionDigits: 2) } for { side }, estimate
bar-proved = +{ $seeds } for { side }, proved
bar-final = +{ $seeds } for { side }, final
bar-even-estimate = even, estimate
bar-even-proved = even, proved
bar-even-final = even, final
bar-short = { side } +{ $seeds }
bar-short-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }
bar-short-even = even
