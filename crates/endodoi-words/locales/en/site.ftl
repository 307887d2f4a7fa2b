# What every page says: its name, the menu, language and theme, and what can go wrong with any request.

site-name = En Dodoi
site-description = En Dodoi in the browser: learn the relay-sowing mancala of the Loitha and Kisonga Maasai, play it and study it
skip-to-content = Skip to the content

## The menu

menu-main = Main menu
menu-play = Play
menu-lobby = Friends
menu-learn = Learn
menu-analyze = Analyse
menu-puzzles = Puzzles
menu-rules = Rules
menu-about = About the game
menu-print = Print
menu-api = For programs

## Titles of pages

title-play = Play En Dodoi
title-lobby = Play En Dodoi with friends
title-room = A game of En Dodoi
title-learn = Learn En Dodoi
title-analyze = Analyse En Dodoi
title-puzzles = Puzzles of En Dodoi
title-rules = The rules of En Dodoi
title-about = About En Dodoi
title-print = A board and rules to print
title-api = For programs

## Language and theme

language = Language
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark

## What can go wrong

page-missing = There is no such page
page-missing-else = The address may be old or mistyped. You can learn the game, solve puzzles, or go back to the board.
back-to-board = Back to the board
error-try-again = Try again
error-offline = The server does not answer. Is it still running?
error-unexpected = The server has made a mistake. It is not yours; please try again.
error-too-large = That is more than the server takes at once.
error-too-many = Those were many requests at once. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-not-loaded = Not everything on this page could be loaded.
error-refused = The server refuses this: { $reason }
needs-script = This page needs JavaScript to show the board and to play. Nothing is loaded from anywhere else.
