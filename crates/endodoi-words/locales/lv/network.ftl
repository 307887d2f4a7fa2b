# Priekštelpa un istabas, kurās divi spēlē tīklā.

## Jauna partija

lobby-heading = Spēlēt ar draugu
new-game = Jauna partija
your-name = Jūsu vārds
your-name-help = Tā jūs redzēs otrs. Lauku var atstāt tukšu.
with-friend = Draugs, ar saiti
with-anybody = Jebkurš
with-friend-help = Jūs saņemsiet saiti, ko nosūtīt; neviens cits partiju neatradīs.
with-anybody-help = Partija ir sarakstā, līdz kāds pievienojas.
with-computer-help = Partija ar datoru, ko var turpināt visās jūsu ierīcēs.
clock = Pulkstenis
clock-none = Bez pulksteņa
clock-own = Savs pulkstenis …
clock-minutes = Minūtes katram
clock-increment = Papildu sekundes gājienam
clock-live = { $minutes } min + { $seconds } s gājienam
clock-days = { $days ->
    [zero] { $days } dienu gājienam
    [one] { $days } diena gājienam
   *[other] { $days } dienas gājienam
}
more-wishes = Dēlis, noteikumi un skatītāji
may-be-watched = Citi drīkst skatīties
create-game = Izveidot partiju
find-opponent = Atrast pretinieku
find-opponent-help = Meklējot pretinieku, jūs pievienojaties kādam ar tādām pašām vēlmēm vai gaidāt tādu.

## Partiju saraksti

open-games = Partijas, kam pievienoties
open-games-empty = Neviens negaida. Izveidojiet partiju jebkuram, un jūs šeit atradīs.
watch-games = Partijas, ko skatīties
watch-games-empty = Šobrīd neviena partija nenotiek atklāti.
my-games = Manas partijas
my-games-empty = Šajā pārlūkā jūs tīklā vēl neesat spēlējis. Izveidojiet partiju vai pievienojieties kādai.
join-game = Pievienoties
watch-game = Skatīties
go-on = Turpināt
look-at-game = Apskatīt
somebody = Kāds
standing = Tapiņas: { $south } pret { $north }
game-is-won = { $player } ir uzvarējis
match-is-won = { $player } ir uzvarējis mačā ar { $own } pret { $other }

## Ieeja

door-invited = { $player } aicina jūs spēlēt
door-free = Viena vieta ir brīva
sit-down = Apsēsties un spēlēt
to-lobby = Uz partiju sarakstu
room-missing = Tādas partijas nav. Varbūt saite ir veca vai nepilna.
seat-free = Brīva vieta
seat-taken = Vieta jau ir aizņemta. Jūs varat skatīties.
needs-invite = Šī vieta ir domāta uzaicinātajam. Atveriet saiti, ko jums atsūtīja.
not-watched = Šīs partijas spēlētāji nevēlas skatītājus.

## Kamēr istaba gaida

room-waits = Tiek gaidīts otrs spēlētājs
waiting-listed = Partija ir sarakstā. Varat nosūtīt arī saiti.
waiting-unlisted = Nosūtiet šo saiti draugam. Apsēsties varēs tas, kurš to atvērs pirmais.
invite-link = Saite draugam
watch-link = Saite skatītājiem
copy-room-link = Kopēt saiti
share-link = Kopīgot …
show-code = Skenējams kods
code-alt = Saite kā skenējams kods
link-copied = Saite ir nokopēta.
link-selected = Saite ir iezīmēta, un to var nokopēt.
cancel-room = Atcelt partiju …

## Partija

game-begins = Partija sākas.
hole-on-its-way = { $hole } ir ceļā …
premove-told = { $hole } tiks spēlēta, tiklīdz būs jūsu gājiens. Izvēlieties to vēlreiz, lai atsauktu.
premove-dropped = { $hole } vairs nevar spēlēt. Jūsu gājiens.
only-watching = Jūs skatāties šo partiju.
turn-taken-back = Gājieni ir atsaukti.
room-aborted = Partija ir atcelta.
game-went-on = Pa to laiku partija ir turpinājusies.
begin-within = Pirmais gājiens jāizdara { $time } laikā
came-too-late = Tas bija par vēlu: partija jau bija turpinājusies.
matches-won = Uzvarētie mači: Dienvidi { $south }, Ziemeļi { $north }
time-left = { $seconds ->
    [zero] Jums atlikušas { $seconds } sekundes.
    [one] Jums atlikusi { $seconds } sekunde.
   *[other] Jums atlikušas { $seconds } sekundes.
}
time-days = { $days } d { $hours } h
time-tenths = { NUMBER($seconds, minimumFractionDigits: 1) }
ask-takeback = Lūgt atsaukt
ask-stop = Piedāvāt beigt
ask-rematch = Spēlēt vēlreiz
claim-game = Pieprasīt uzvaru
may-claim = { $player } sen nav šeit. Jūs varat pieprasīt uzvaru.
abort-game = Atcelt partiju …
sure-abort = Vai atcelt partiju? Tad tajā neuzvar neviens.
yes-abort = Atcelt partiju
turns-were-taken = Gājieni jau ir izdarīti, tāpēc partiju vairs nevar atcelt. Varat piedāvāt beigt vai padoties.
key-forget = aizmirst iepriekš izvēlēto bedrīti

## Piedāvājumi

takeback-asked = { $player } lūdz atsaukt pēdējo gājienu.
stop-asked = { $player } piedāvā beigt un sadalīt uz dēļa atlikušās sēklas.
rematch-asked = { $player } vēlas spēlēt vēlreiz.
takeback-waits = Jūs lūdzāt atsaukt savu gājienu.
stop-waits = Jūs piedāvājāt beigt.
rematch-waits = Jūs lūdzāt spēlēt vēlreiz.
accept-offer = Pieņemt
decline-offer = Noraidīt
withdraw-offer = Atsaukt piedāvājumu
offer-is-gone = Jūsu piedāvājums netika pieņemts.
offer-is-over = Šāda piedāvājuma vairs nav.
next-waits = Tiek gaidīts, līdz { $player } būs gatavs nākamajai partijai.
is-ready = { $player } ir gatavs nākamajai partijai.
next-by-itself = Nākamā partija minūtes laikā sāksies pati.

## Kas ir klāt

is-here = ir šeit
is-away = nav šeit
other-is-back = { $player } ir šeit.
other-is-gone = { $player } nav šeit.
other-not-away = Otrs spēlētājs ir šeit vai nav bijis prom pietiekami ilgi.
watchers = { $count ->
    [zero] Skatās { $count } cilvēku.
    [one] Skatās { $count } cilvēks.
   *[other] Skatās { $count } cilvēki.
}
line-is-lost = Savienojums ir pazudis. Notiek jauns mēģinājums …
line-is-back = Savienojums ir atjaunots.

## Cita ierīce

move-seat = Turpināt citā ierīcē
move-seat-help = Atveriet šo saiti otrā ierīcē vai noskenējiet ar to kodu. Tā der vienu reizi un desmit minūtes; nerādiet to nevienam citam.
seat-link = Saite uz jūsu vietu
word-is-used = Šī saite jau ir izmantota vai ir par vecu. Palūdziet jaunu otrā ierīcē.

## Vārdi starp spēlētājiem

chat = Tērzēšana
chat-mute = Apklusināt
chat-show = Rādīt
chat-empty = Neviens vēl neko nav teicis.
chat-text = Rakstiet šeit
chat-send = Sūtīt
chat-said = { $player }: { $text }
