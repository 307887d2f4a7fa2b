# The page of tournaments: made, organised and played in a class or a club.

## Making one

contest-heading = Tournaments
contest-new = A new tournament
contest-title = What it is called
contest-title-example = Class 4, Friday
contest-kind = How it is played
contest-round-robin = Round robin
contest-arena = Arena
contest-round-robin-help = Everybody meets everybody once, round by round. The next round begins when all games of one are over.
contest-arena-help = Whoever is free is paired again, until the time is over. Players can come late and pause.
contest-minutes = Minutes until the end
contest-names = Players
contest-names-help = One name a line
contest-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
contest-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
contest-target = Length of each meeting
contest-more = Board and rules
contest-make = Make the tournament
contest-make-another = To the tournaments
contest-known = Tournaments in this browser
contest-known-empty = You have not made a tournament in this browser yet, nor taken part in one.
contest-yours = You organise it
contest-how = How it goes
contest-how-make = Write down the names and make the tournament.
contest-how-hand-out = Hand each player their own link, on paper with a code to scan or as a message.
contest-how-play = Start it. The page tells each player who is next, and counts.
contest-lead = A tournament for a class or a club: everybody gets a link, and the page pairs and counts.

## How it stands

contest-untitled = A tournament
contest-nameless = Player { $number }
contest-not-begun = It has not begun yet
contest-round-of = Round { $round } of { $rounds }
contest-time-left = { $time } left
contest-last-games = The time is over; the last games are played to their end
contest-over = It is over
contest-standings = Standings
contest-rank = Place
contest-player = Player
contest-points = Points
# Encounters won, of those that are over.
contest-won = Won / played
contest-tie-break = Tie-break
contest-tie-break-help = Two points for a win. Of equals stands first who has beaten those with more points: the tie-break is the points of all whom a player has beaten.
contest-you = you
contest-pauses = pauses
contest-encounters = Games
contest-encounters-empty = The pairs are made when the tournament starts.
contest-games-on = Being played
contest-games-over = Over
contest-has-won = { $player } has won
contest-nobody-won = Nobody has won
contest-is-played = Not decided yet
contest-not-counted = Not played to its end

## For a player

contest-your-game = Your game: { $player } against { $other }
contest-your-game-help = The board is ready. Your opponent finds the way there as you do.
contest-sit = Go to the board
contest-you-are = You are { $player }
contest-wait-start = Stay here: this page tells you when the tournament starts and whom you play.
contest-wait-round = You have no game now. The next round begins when all games of this one are over; this page tells you.
contest-wait-pair = You are paired as soon as somebody is free; this page tells you.
contest-you-pause = You are pausing and will not be paired.
contest-your-place = The tournament is over. Your place: { $rank } of { $count }.
contest-pause = Pause
contest-back = Come back
contest-to = Back to the tournament
contest-room-waits = This game has not begun yet. Its board is there as soon as a player goes to it.

## For who organises it

contest-organise = Organise
contest-start = Start the tournament
contest-start-help = Hand out the links first, if you like: players can open them before the start.
contest-end = End the tournament …
contest-sure-end = End the tournament now? Games that are not over do not count then.
contest-yes-end = End it
contest-add-name = Name of a further player
contest-add = Add
contest-added = { $player } takes part.
contest-links = Links of the players
contest-links-help = Who opens one of these links is that player, on any device. Give each only to the one it is for; you need none of them yourself.
contest-link-of = Link of { $player }
contest-print-links = Print the links
contest-print-waits = The codes are being drawn …
contest-copy-links = Copy all links
contest-links-copied = All links are copied.
contest-links-not-copied = This browser does not let a page copy. Copy the links one by one.
contest-links-missing = The links of the players are shown where you open the organiser’s link.
contest-let-pause = Let pause
contest-let-back = Let come back
contest-organizer-link = Organiser’s link
contest-organizer-help = It opens this page with all of this on another device. Keep it to yourself.
contest-result = Result …
contest-who-won = Who has won
contest-result-set = Set the result
contest-handout-help = Scan the code, or open this address. It is yours alone:

## What is refused

contest-missing = There is no such tournament. The link may be old or cut short.
contest-refused-begun = It has begun already.
contest-refused-pair = You have nobody to play with now. Wait for the next pair.
contest-refused-word = This link opens nothing in this tournament. Ask whoever organises it for yours.
contest-refused-over = The tournament is over.
contest-refused-few = It takes two players at least.
contest-refused-many = At most 64 players can take part.
