# What a position is worth, South’s seeds against North’s at the end: on the pages of analysis and puzzles.
# $side is the player who is ahead; an estimate says "about", what is proved says "exact".

worth-ahead = { side } about { NUMBER($seeds, minimumFractionDigits: 1) } seeds ahead
worth-level = about level
worth-won = { side } wins by { $seeds }, exact
worth-drawn = a draw, exact
worth-unknown = not known
