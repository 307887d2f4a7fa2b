# The page about the game, its people, places, words and sources. Names of people, books and games stay as they are.

about-lead = En Dodoi is a game of sowing from northern Tanzania. This page says where it comes from, how it came into books, and what nobody has written down.
about-contents = On this page

## People

about-people-title = Whose game it is
about-people-who = En Dodoi is a game of the Loitha and the Kisonga, two groups of the Maasai in northern Tanzania. In Maa, the language of the Maasai, the game is called En Dodoi, and several games En Dodo.
about-people-board = It is played on a board with two rows of holes, six to ten in a row, with four seeds in each hole. The seeds are nuts of ol gulangulu, the nickernut (Caesalpinia bonduc), or pebbles. Slim pins of ivory kept count of the games that were won.
about-people-custom = The old sources report that men played such games, and women never. That tells of their time, as they saw it. It is no rule of the game. Here it is for everybody.
about-people-own = We are not Maasai, and know the game from books and web pages only. People who grew up with it know it better. Where they play otherwise, theirs is the game.

## How it was written down

about-history-title = How it came into books
about-history-merker = Moritz Merker (1867–1908) was the first to describe the game in print, in his book Die Masai of 1904. Merker was an officer of the German colonial force in what was then German East Africa. His book comes from colonial rule: an officer of the occupiers wrote about the people they ruled. His spelling of Maa, and what he chose to tell, are his own.
about-history-murray = Later writers repeated him. H. J. R. Murray’s A History of Board-Games Other than Chess, 1951, is cited for it. Laurence Russ has a page on it in Mancala Games, 1984. J. A. Valdez has one in 50 Ways to Play Mancala, 2023.
about-history-web = Most people today know the game from two web pages: En Dodoi of the Mancala World wiki, and Endodoi of Wikipedia. They agree on nearly everything. They differ on a single seed: see the rule set endodoi.
about-history-program = This program adds what a program needs: names for the holes, and rules for what the descriptions leave open.

## What is known

about-known-title = What is known, and what is not
about-known-yes = All descriptions agree on the board, on sowing in laps, on the capture from an own empty hole, and on the end when a player cannot move.
about-known-who = Nobody tells who begins, or what happens when sowing never ends.
about-known-rest = Merker is said to be silent on the seeds left at the end. The rule used here was taken from Enkeshui and similar games.
about-known-pins = That games were counted with pins is told. How many were needed for a match is not.
about-known-read = We could not read the pages of Merker, Murray, Russ and Valdez themselves. What we know of them comes through those who quote them.
about-known-ask = Do you know the game from home, or one of these books? Then please tell us what is wrong here.

## Words

about-words-title = Words of the game
about-words-told = The Maa words stand as Merker spelt them, more than a century ago. This is not how Maa is written today. The apostrophe of ’n gurtót marks a shortened article.
about-word-english = English
about-word-one = Maa, one
about-word-many = Maa, several
about-word-game = the game
about-word-hole = hole
about-word-hole-note = one pit of the board
about-word-row = row
about-word-row-note = the holes of one player
about-word-seed = seed
about-word-seed-note = one counter, a nut or a pebble
about-word-pin = tally pin
about-word-pin-note = one for each game won
about-word-plant = nickernut
about-word-plant-note = the plant of the seeds
about-words-doubt = The plural el ala was met only in translations of a single page, so it is uncertain. A dash means that no form is known to us.

## Related games

about-kin-title = Related games
about-kin-gehe = En Gehé is a sister game, described by Merker as well. It shows what happens to a lone last seed: it stays.
about-kin-enkeshui = Enkeshui is another game of the Maasai. Its first description known to us is by Driedger, 1972. Its two players begin with a race of sowing.
about-kin-ayoayo = Ayoayo of the Yoruba in West Africa is nearly the same game, far away. There the hole that was lifted is skipped, and you must leave your opponent a move.
about-kin-cross = Cross-Endodoi is a modern game by William Daniel Troyka, 2002. Odd numbers of seeds run one way, even numbers the other. It can be played here too.

## Sources

about-sources-title = Sources
about-sources-told = What was read in full, in part, or only through others is said with each.
about-source-mw = Mancala World, pages En Dodoi, En Gehé, Enkeshui, Ayoayo and Cross-Endodoi. Read in full or in large part.
about-source-wp = Wikipedia, page Endodoi, in copies and translations. Read in full.
about-source-bp = Board and Pieces, page Endodoi. Read in full.
about-source-merker = M. Merker: Die Masai. Berlin 1904, pages 36 and 37. Known through others.
about-source-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford 1951. Known through others.
about-source-russ = L. Russ: Mancala Games. 1984, page 28. Known through others.
about-source-valdez = J. A. Valdez: 50 Ways to Play Mancala. 2023, page 33. Known through others.
about-source-troyka = W. D. Troyka: Cross-Endodoi. Zillions of Games 2002. Known through Mancala World.
about-rules = The rules in words
about-learn = Learn the game
