# Ukurasa wa kuchezea mashindano.

## Zamu ya nani

your-turn = Zamu yako
your-turn-named = Zamu yako, { $player }
person-to-move = Zamu ya { $player }
computer-to-move = { $player } inafikiri …
sowing-now = { side } anapanda kutoka { $hole } …
match-over = { $player } anashinda mashindano { $own } kwa { $other }
match-over-you = Umeshinda mashindano { $own } kwa { $other }
game-won-you = Umeshinda mchezo { $own } kwa { $other }
looking-back = Unatazama zamu ya { $ply } kati ya { $plies }.
looking-at-start = Unatazama mwanzo wa mchezo.
back-to-game = Rudi kwenye mchezo
connecting = Ubao unaandaliwa …
first-visit = Chagua shimo lako moja: kete zake hupandwa moja moja, kisha kupanda huendelea kutoka kila shimo lenye kete ambamo kete ya mwisho inaangukia.

## Vitufe

controls = Zamu
undo = Rudisha
redo = Fanya tena
ask-hint = Dokezo
replay-turn = Onyesha zamu tena
flip-board = Geuza ubao
next-game = Mchezo unaofuata
new-match = Mashindano mapya …
agree-to-stop = Kubaliana kuacha …
resign = Kubali kushindwa …
cancel = Ghairi
analyse-game = Chambua mchezo huu
save-record = Hifadhi mchezo

## Yaliyofanywa

nothing-to-undo = Hakuna cha kurudisha.
nothing-to-redo = Hakuna cha kufanya tena.
taken-back = Imerudishwa.
brought-forth = Imefanywa tena.
hint-thinking = Shimo zuri linatafutwa …
computer-declines = Kompyuta ingependa kuendelea kucheza.
saved-record = Mchezo umehifadhiwa kama { $name }.
match-kept = Mashindano yako ya awali yapo hapa. Yanaendelea pale yalipoishia.
match-elsewhere = Mashindano yaliendelea kwenye kichupo kingine cha kivinjari hiki. Sasa yapo hapa kama yalivyo kule.
match-lost = Mashindano yaliyohifadhiwa kwenye kivinjari hiki hayakuweza kusomeka, kwa hiyo mapya yanaanza.
cannot-keep = Kivinjari hiki hakihifadhi tena: mashindano yanaendelea, lakini yangepotea pamoja na ukurasa huu.
endless-explained = Kupanda kutoka { $hole } hakutaisha kamwe. Kupanda lazima kuishe, kwa hiyo shimo hili haliruhusiwi kuchezwa.
not-your-turn = Si zamu yako.
game-is-over = Mchezo umekwisha.

## Maswali

sure-resign = Ukubali kushindwa katika mchezo huu? Mshindi atakuwa { $player }.
sure-agree = Muache mchezo huu na kugawana kete zilizobaki ubaoni?
sure-agree-person = Je, { $player } anakubali kuacha na kugawana kete zilizobaki ubaoni?
sure-new = Mashindano bado yanaendelea. Uanze mapya hata hivyo?
yes-resign = Kubali kushindwa
yes-agree = Acha na gawana
yes-new = Anza mapya

## Kando ya ubao

match = Mashindano
match-line = Mchezo { $number }, { $target }
game-line = Mchezo mmoja
seeds-captured = Kete
pins-won = Vijiti
seeds-total = Kete zote
moves = Zamu zilizochezwa
no-moves-yet = Bado hakuna zamu iliyochezwa.
player-you = Wewe
player-level = Kiwango { $level }
player-tag = { $name } ({ side })

## Mashindano mapya

new-match-heading = Mashindano mapya
opponent = Mpinzani
opponent-computer = Kompyuta
opponent-person = Mtu aliye mbele ya skrini hii
opponent-elsewhere = Mtu kwenye skrini nyingine
level = Kiwango
level-1 = 1: mchezo wa kwanza
level-2 = 2
level-3 = 3: huona kinachoweza kuliwa
level-4 = 4
level-5 = 5: hujua mchezo
level-6 = 6
level-7 = 7: ni vigumu kumshinda
level-8 = 8
level-9 = 9
level-10 = 10: nguvu zote
board-size = Ubao
who-begins = Nani anaanza
begins-you = Wewe
begins-opponent = Mpinzani
begins-south = Kusini
begins-north = Kaskazini
begins-lot = Kwa kura
match-length = Urefu wa mashindano
target-single = Mchezo mmoja
target-2 = Wa kwanza kushinda mara 2
target-3 = Wa kwanza kushinda mara 3
target-5 = Wa kwanza kushinda mara 5
target-seeds-100 = Wa kwanza kufikisha kete 100
other-setups = Mipangilio mingine, kanuni na majina
rule-set = Kanuni
rules-merker = En Dodoi kama ilivyoelezwa mara ya kwanza (merker)
rules-endodoi = Endodoi, maelezo ya kisasa
rules-cross = Cross-Endodoi (2002)
rules-link = Kuna tofauti gani?
seeds-a-hole = Kete katika kila shimo
own-position = Mpangilio wako
own-position-help = Liache wazi kwa mwanzo wa kawaida. Kwa maandishi: mashimo ya Kusini, mashimo ya Kaskazini, kete zilizoliwa, zamu ya nani: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
name-south = Jina la mchezaji wa chini (Kusini)
name-north = Jina la mchezaji wa juu (Kaskazini)
begin-match = Anza
