# The page that prints a board and a leaflet with the rules, for classrooms and museums. The leaflet fills one page, so
# a translation should not be much longer than the English text.

print-lead = A board and the rules on paper, for classrooms, museums and the kitchen table. Play with beans, pebbles or nuts.
print-choose = What to print
print-size = Board
print-parts = Pages
print-part-board = A board, on one page across
print-part-leaflet = The rules, on one page upright
print-details = On the board
print-detail-letters = Letters of the holes
print-detail-arrows = Arrows that show the way of sowing
print-now = Print
print-paper = For paper of size A4. Print at full size, without margins added by the printer.
print-preview = Preview
print-nothing = Nothing is chosen. Choose a board or the rules.
print-board-alt = An empty board of two rows of { $holes } holes, drawn in lines
print-south = South
print-north = North
# Below the board; $seeds is the number of all seeds.
print-needs = { $seeds } seeds, four in each hole

## The leaflet

leaflet-title = En Dodoi
leaflet-subtitle = A game of sowing of the Loitha and Kisonga Maasai, for two players
leaflet-need-title = You need
leaflet-need = A board with two rows of { $holes } holes, and { $seeds } beans or pebbles as seeds: four in every hole. The row before you is yours.
leaflet-turn-title = Your turn
leaflet-turn-1 = Lift all seeds of one of your holes. Sow them one by one into the holes that follow, counterclockwise, round both rows. No hole is skipped.
leaflet-turn-2 = The last seed falls among other seeds? Lift that whole hole, in either row, and sow on.
leaflet-turn-3 = The last seed falls into an empty hole? Your turn ends.
leaflet-turn-4 = Is that empty hole yours, and are there seeds opposite? Then you capture these seeds, together with your last one. Lay them beside the board.
leaflet-turn-pass = You may not pass. A hole whose sowing would never end may not be played.
leaflet-end-title = The end
leaflet-end = If it is your turn and you have no move, the game is over. The seeds left on the board go to the other player. Who has more seeds wins.
leaflet-end-share = Does the same position come for the third time? Or do you both wish to stop? Then share the seeds left equally.
leaflet-match-title = A match
leaflet-match = Play several games. Who moved second begins the next. Each win earns a small stick. Who first has three wins the match.
leaflet-words-title = Words in Maa
leaflet-word-hole = hole
leaflet-word-row = row
leaflet-word-seed = seed
leaflet-word-pin = stick that counts a win
leaflet-history = First described in print by Moritz Merker, an officer of the German colonial force, in 1904. Maa words as Merker spelt them. Some rules are decisions of the Endodoi program, where the old texts are silent.
