# Ukumbi na vyumba ambamo wawili wanacheza kupitia mtandao.

## Mchezo mpya

lobby-heading = Cheza na rafiki
new-game = Mchezo mpya
your-name = Jina lako
your-name-help = Hivi ndivyo mwenzako atakavyokuona. Unaweza kuacha wazi.
with-friend = Rafiki, kwa kiungo
with-anybody = Yeyote
with-friend-help = Utapata kiungo cha kutuma; hakuna mwingine atakayeupata mchezo.
with-anybody-help = Mchezo uko kwenye orodha mpaka mtu ajiunge.
with-computer-help = Mchezo na kompyuta unaoendelea kwenye vifaa vyako vyote.
clock = Saa
clock-none = Bila saa
clock-own = Saa yangu mwenyewe …
clock-minutes = Dakika za kila mmoja
clock-increment = Sekunde za ziada kila zamu
clock-live = Dakika { $minutes } + sekunde { $seconds } kila zamu
clock-days = { $days ->
    [one] Siku { $days } kila zamu
   *[other] Siku { $days } kila zamu
}
more-wishes = Ubao, kanuni na watazamaji
may-be-watched = Wengine wanaweza kutazama
create-game = Anzisha mchezo
find-opponent = Tafuta mpinzani
find-opponent-help = Kutafuta mpinzani hukuunganisha na mtu anayetaka vivyo hivyo, au humngoja.

## Orodha za michezo

open-games = Michezo ya kujiunga
open-games-empty = Hakuna anayengoja. Anzisha mchezo na yeyote, nawe utapatikana hapa.
watch-games = Michezo ya kutazama
watch-games-empty = Kwa sasa hakuna mchezo unaochezwa hadharani.
my-games = Michezo yangu
my-games-empty = Bado hujacheza mtandaoni katika kivinjari hiki. Anzisha mchezo, au jiunge na mmoja.
join-game = Jiunge
watch-game = Tazama
go-on = Endelea
look-at-game = Uangalie
somebody = Mtu fulani
standing = Vijiti: { $south } kwa { $north }
game-is-won = { $player } ameshinda
match-is-won = { $player } ameshinda mashindano { $own } kwa { $other }

## Njia ya kuingia

door-invited = { $player } anakualika kucheza
door-free = Kiti kimoja ni wazi
sit-down = Kaa na ucheze
to-lobby = Kwenye orodha ya michezo
room-missing = Hakuna mchezo huo. Huenda kiungo ni cha zamani au kimekatika.
seat-free = Kiti wazi
seat-taken = Kiti kimeshachukuliwa. Unaweza kutazama.
needs-invite = Kiti hiki ni cha aliyealikwa. Fungua kiungo ulichotumiwa.
not-watched = Wachezaji wa mchezo huu hawataki kutazamwa.

## Chumba kinapongoja

room-waits = Mchezaji mwingine anangojwa
waiting-listed = Mchezo uko kwenye orodha. Unaweza pia kutuma kiungo.
waiting-unlisted = Mtumie rafiki yako kiungo hiki. Atakayekifungua kwanza anaweza kukaa.
invite-link = Kiungo cha rafiki yako
watch-link = Kiungo cha watazamaji
copy-room-link = Nakili kiungo
share-link = Shiriki …
show-code = Msimbo wa kuchanganua
code-alt = Kiungo kama msimbo wa kuchanganua
link-copied = Kiungo kimenakiliwa.
link-selected = Kiungo kimechaguliwa na sasa kinaweza kunakiliwa.
cancel-room = Futa mchezo …

## Mchezo

game-begins = Mchezo unaanza.
hole-on-its-way = { $hole } iko njiani …
premove-told = { $hole } itachezwa mara tu zamu yako ikifika. Ichague tena ili kuiondoa.
premove-dropped = { $hole } haiwezi kuchezwa tena. Ni zamu yako.
only-watching = Unatazama mchezo huu.
turn-taken-back = Zamu zimerudishwa.
room-aborted = Mchezo umefutwa.
game-went-on = Mchezo umeendelea wakati huo.
begin-within = Zamu ya kwanza lazima ichezwe ndani ya { $time }
came-too-late = Umechelewa: mchezo ulikuwa umeendelea.
matches-won = Mashindano yaliyoshindwa: Kusini { $south }, Kaskazini { $north }
time-left = { $seconds ->
    [one] Umebakiwa na sekunde { $seconds }.
   *[other] Umebakiwa na sekunde { $seconds }.
}
time-days = siku { $days } saa { $hours }
time-tenths = { NUMBER($seconds, minimumFractionDigits: 1) }
ask-takeback = Omba kurudisha
ask-stop = Pendekeza kuacha
ask-rematch = Cheza tena
claim-game = Dai ushindi
may-claim = { $player } hayupo kwa muda mrefu. Unaweza kudai ushindi.
abort-game = Futa mchezo …
sure-abort = Ufute mchezo? Basi hakuna atakayeshinda.
yes-abort = Futa mchezo
turns-were-taken = Zamu zimeshachezwa, kwa hiyo mchezo hauwezi kufutwa tena. Unaweza kupendekeza kuacha, au kukubali kushindwa.
key-forget = sahau shimo lililochaguliwa mapema

## Mapendekezo

takeback-asked = { $player } anaomba kurudisha zamu ya mwisho.
stop-asked = { $player } anapendekeza kuacha na kugawana kete zilizobaki ubaoni.
rematch-asked = { $player } angependa kucheza tena.
takeback-waits = Umeomba kurudisha zamu yako.
stop-waits = Umependekeza kuacha.
rematch-waits = Umeomba kucheza tena.
accept-offer = Kubali
decline-offer = Kataa
withdraw-offer = Ondoa pendekezo
offer-is-gone = Pendekezo lako halikukubaliwa.
offer-is-over = Pendekezo hilo halipo tena.
next-waits = Inangojwa mpaka { $player } awe tayari kwa mchezo unaofuata.
is-ready = { $player } yuko tayari kwa mchezo unaofuata.
next-by-itself = Mchezo unaofuata utaanza wenyewe ndani ya dakika moja.

## Nani yupo

is-here = yupo
is-away = hayupo
other-is-back = { $player } yupo.
other-is-gone = { $player } hayupo.
other-not-away = Mchezaji mwingine yupo, au hajaondoka kwa muda wa kutosha.
watchers = { $count ->
    [one] Mtu { $count } anatazama.
   *[other] Watu { $count } wanatazama.
}
line-is-lost = Muunganisho umekatika. Inajaribiwa tena …
line-is-back = Muunganisho umerudi.

## Kifaa kingine

move-seat = Endelea kwenye kifaa kingine
move-seat-help = Fungua kiungo hiki kwenye kifaa kingine, au changanua msimbo kwa kifaa hicho. Kinafanya kazi mara moja na kwa dakika kumi; usimwonyeshe mtu mwingine.
seat-link = Kiungo cha kiti chako
word-is-used = Kiungo hiki kimeshatumika, au ni cha zamani. Omba kipya kwenye kifaa kingine.

## Maneno kati ya wachezaji

chat = Gumzo
chat-mute = Nyamazisha
chat-show = Onyesha
chat-empty = Hakuna kilichosemwa bado.
chat-text = Andika kitu
chat-send = Tuma
chat-said = { $player }: { $text }
