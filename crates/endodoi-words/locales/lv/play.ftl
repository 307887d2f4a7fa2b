# Lapa, kurā spēlē maču.

## Kura gājiens

your-turn = Jūsu gājiens
your-turn-named = Jūsu gājiens, { $player }
person-to-move = Gājiens: { $player }
computer-to-move = { $player } domā …
sowing-now = { side } sēj { $hole } …
match-over = { $player } uzvar mačā ar { $own } pret { $other }
match-over-you = Jūs uzvarat mačā ar { $own } pret { $other }
game-won-you = Jūs uzvarat partijā ar { $own } pret { $other }
looking-back = Jūs skatāt { $ply }. gājienu no { $plies }.
looking-at-start = Jūs skatāt partijas sākumu.
back-to-game = Atpakaļ pie partijas
connecting = Dēlis tiek sagatavots …
first-visit = Izvēlieties kādu no savām bedrītēm: tās sēklas izsēj pa vienai un tad sēj tālāk no katras netukšas bedrītes, kurā iekrīt pēdējā.

## Pogas

controls = Gājiens
undo = Atsaukt
redo = Izdarīt vēlreiz
ask-hint = Padoms
replay-turn = Rādīt gājienu vēlreiz
flip-board = Apgriezt dēli
next-game = Nākamā partija
new-match = Jauns mačs …
agree-to-stop = Vienoties beigt …
resign = Padoties …
cancel = Atcelt
analyse-game = Analizēt šo partiju
save-record = Saglabāt pierakstu

## Kas izdarīts

nothing-to-undo = Nav ko atsaukt.
nothing-to-redo = Nav ko izdarīt vēlreiz.
taken-back = Atsaukts.
brought-forth = Izdarīts vēlreiz.
hint-thinking = Tiek meklēta laba bedrīte …
computer-declines = Dators labāk spēlētu tālāk.
saved-record = Pieraksts ir saglabāts failā { $name }.
match-kept = Jūsu iepriekšējais mačs ir šeit. Tas turpinās no tās pašas vietas.
match-elsewhere = Mačs turpinājās citā šī pārlūka cilnē. Tagad tas šeit ir tāds pats kā tur.
match-lost = Šajā pārlūkā saglabāto maču nevarēja nolasīt, tāpēc sākas jauns.
cannot-keep = Šis pārlūks vairs neko nesaglabā: mačs turpinās, bet kopā ar šo lapu tas pazustu.
endless-explained = { $hole } sēšana nekad nebeigtos. Sēšanai jābeidzas, tāpēc šo bedrīti nedrīkst spēlēt.
not-your-turn = Tagad nav jūsu gājiens.
game-is-over = Partija ir beigusies.

## Jautājumi

sure-resign = Vai padoties šajā partijā? Tad tajā uzvar { $player }.
sure-agree = Vai beigt šo partiju un sadalīt uz dēļa atlikušās sēklas?
sure-agree-person = Vai { $player } piekrīt beigt un sadalīt uz dēļa atlikušās sēklas?
sure-new = Mačs vēl nav beidzies. Vai tomēr sākt jaunu?
yes-resign = Padoties
yes-agree = Beigt un sadalīt
yes-new = Sākt jaunu

## Blakus dēlim

match = Mačs
match-line = { $number }. partija, { $target }
game-line = Viena partija
seeds-captured = Sēklas
pins-won = Tapiņas
seeds-total = Sēklas kopā
moves = Gājieni
no-moves-yet = Vēl nav izdarīts neviens gājiens.
player-you = Jūs
player-level = { $level }. līmenis
player-tag = { $name } ({ side })

## Jauns mačs

new-match-heading = Jauns mačs
opponent = Pretinieks
opponent-computer = Dators
opponent-person = Cilvēks pie šī ekrāna
opponent-elsewhere = Kāds pie cita ekrāna
level = Līmenis
level-1 = 1: pirmajai reizei
level-2 = 2
level-3 = 3: redz, ko var paņemt
level-4 = 4
level-5 = 5: zina spēli
level-6 = 6
level-7 = 7: grūti uzvarēt
level-8 = 8
level-9 = 9
level-10 = 10: pilns spēks
board-size = Dēlis
who-begins = Kas sāk
begins-you = Jūs
begins-opponent = Pretinieks
begins-south = Dienvidi
begins-north = Ziemeļi
begins-lot = Lozējot
match-length = Mača garums
target-single = Viena partija
target-2 = Līdz 2 uzvarām
target-3 = Līdz 3 uzvarām
target-5 = Līdz 5 uzvarām
target-seeds-100 = Līdz 100 sēklām
other-setups = Citi izkārtojumi, noteikumi un vārdi
rule-set = Noteikumi
rules-merker = En Dodoi, kā pirmoreiz aprakstīts (merker)
rules-endodoi = Endodoi, mūsdienu apraksts
rules-cross = Cross-Endodoi (2002)
rules-link = Kāda ir atšķirība?
seeds-a-hole = Sēklas katrā bedrītē
own-position = Sava pozīcija
own-position-help = Parastajam sākumam atstājiet tukšu. Kā teksts: Dienvidu bedrītes, Ziemeļu bedrītes, guvumi, kura gājiens: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
name-south = Apakšējā spēlētāja vārds (Dienvidi)
name-north = Augšējā spēlētāja vārds (Ziemeļi)
begin-match = Sākt
