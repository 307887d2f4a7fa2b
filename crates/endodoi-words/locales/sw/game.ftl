# Yanayosemwa kuhusu mchezo, kwenye ukurasa na kwenye terminali. Sentensi hazina nukta mwishoni: huongezwa zinapoonyeshwa.

## Wachezaji

side = { $side ->
    [south] Kusini
   *[north] Kaskazini
}
other-side = { $side ->
    [south] Kaskazini
   *[north] Kusini
}
side-to-move = Zamu ya { side }
player-named = { side } ({ $name })
player-computer = { side } (kompyuta, kiwango { $level })
player-computer-short = { side } (kiwango { $level })

## Vinavyohesabiwa

seeds = { $seeds ->
    [one] kete { $seeds }
   *[other] kete { $seeds }
}
laps = { $laps ->
    [one] mzunguko { $laps }
   *[other] mizunguko { $laps }
}
turns = { $turns ->
    [one] zamu { $turns }
   *[other] zamu { $turns }
}
# Vijiti vya kuhesabia (ol alai, wingi el ala): michezo aliyoshinda mchezaji katika mashindano.
pins = { $pins ->
    [0] hakuna kijiti
    [one] kijiti { $pins }
   *[other] vijiti { $pins }
}
captured = zilizoliwa { $seeds }

## Mashimo

hole-name = { side } { $hole }, { seeds }
hole-endless-illegal = { $hole } halina mwisho: haliruhusiwi kuchezwa (kupanda hakujaisha baada ya { laps })
hole-endless-void = { $hole } halina mwisho: kulicheza hupitisha zamu (kupanda hakujaisha baada ya { laps })
hole-endless-draw = { $hole } halina mwisho: kulicheza humaliza mchezo (kupanda hakujaisha baada ya { laps })

## Zamu

turn-captures = { side } anacheza { $hole }, { laps }, anakula { $seeds }
turn-quiet = { side } anacheza { $hole }, { laps }, anaishia { $lands }, hali chochote
turn-endless = { side } anacheza { $hole }, ambalo haliishi kamwe: ubao unabaki kama ulivyokuwa
turn-sowing = { side }, mzunguko { $lap } kati ya { $laps }: { $hole } limechotwa, { $hand } mkononi
turn-end-captured = { $hole } lilikuwa tupu: { side } anakula { $seeds }
turn-end-opposite-empty = { $hole } lilikuwa tupu, lakini { $opposite } mkabala nalo pia ni tupu: hakuna cha kula
turn-end-other-row = { $hole } lilikuwa tupu, lakini ni la { other-side }: hakuna kinacholiwa
turn-end-endless = { $hole } haliishi kamwe: ubao unabaki kama ulivyokuwa

## Mwisho wa mchezo

ending-no-legal-move = { side } hana la kucheza
ending-repetition = Hali hii imetokea kwa mara ya tatu
ending-endless-turn = Zamu haiishi kamwe
ending-decided = Zaidi ya nusu zimeliwa
ending-agreement = Wachezaji wanakubaliana kuacha
ending-resignation = { side } anakubali kushindwa
ending-time = Muda wa { side } umekwisha
ending-illegal-move = { side } amevunja kanuni
ending-abandonment = { side } ameuacha mchezo
ending-other = Mchezo umekwisha
rest-to-side = { side } anapata { seeds } zilizobaki
rest-to-owners = wenye safu wanapata { seeds } zilizobaki
rest-shared = wote wawili wanagawana { seeds } zilizobaki
rest-shared-odd = wote wawili wanagawana kete { $seeds } zilizobaki, na ile moja ya ziada haiendi kwa yeyote
rest-to-nobody = hakuna anayepata { seeds } zilizobaki
result-won = { side } anashinda mchezo { $own } kwa { $other }
result-drawn = Mchezo ni sare, { seeds } kila mmoja

## Mashindano

target-wins = { $count ->
    [one] wa kwanza kufikisha ushindi { $count }
   *[other] wa kwanza kufikisha ushindi { $count }
}
target-seeds = { $count ->
    [one] wa kwanza kufikisha kete { $count }
   *[other] wa kwanza kufikisha kete { $count }
}
match-standing = Mashindano: Kusini { $south }, Kaskazini { $north }, { $target }
match-won = { side } anashinda mashindano { $own } kwa { $other }
game-number = mchezo { $number }

## Dokezo

hint = Dokezo: { $hole } { $reason }
hint-more = pia { $reason }
hint-value = { side } angemaliza { $margin } ({ turns } zimeangaliwa mbele)
reason-none = ni bora kati ya yaliyopatikana
reason-other = ni zuri
reason-only-move = ndilo pekee linaloweza kuchezwa
reason-ends-won = { $ending ->
    [no-legal-move] linamwacha { other-side } bila la kucheza na kushinda mchezo { $own } kwa { $other }
    [repetition] linaleta hali ileile kwa mara ya tatu na kushinda mchezo { $own } kwa { $other }
   *[other] linashinda mchezo { $own } kwa { $other }
}
reason-ends-drawn = { $ending ->
    [no-legal-move] linamwacha { other-side } bila la kucheza na kumaliza mchezo kwa sare
    [repetition] linaleta hali ileile kwa mara ya tatu na kumaliza mchezo kwa sare
   *[other] linamaliza mchezo kwa sare
}
reason-ends-lost = { $ending ->
    [no-legal-move] linamwacha { other-side } bila la kucheza na kumaliza mchezo, kwa kushindwa { $own } kwa { $other }
    [repetition] linaleta hali ileile kwa mara ya tatu na kumaliza mchezo, kwa kushindwa { $own } kwa { $other }
   *[other] linamaliza mchezo, kwa kushindwa { $own } kwa { $other }
}
reason-forces-win = linashinda kwa angalau { $margin }, vyovyote atakavyocheza { other-side }
reason-forces-draw = linalinda sare, vyovyote atakavyocheza { other-side }
reason-forces-loss = linashindwa kwa { $margin }, wote wawili wakicheza vizuri kabisa
reason-passes-turn = haliishi kamwe, na hivyo linamwachia { other-side } zamu
reason-captures = linakula { $seeds }
reason-prevents = { $left ->
    [0] linazuia { $hole } lisile { $seeds }
   *[other] linamruhusu { other-side } kula { $left } tu, si { $seeds } kwa { $hole }
}
reason-denies-endless = linamzuia { other-side } asimalize mchezo kwa { $hole }, ambalo haliishi kamwe
reason-leaves-one = linamwachia { other-side } shimo moja tu la kucheza, { $hole }
reason-prepares = linaandaa { $hole }, ambalo linakula { $seeds } baada ya { $reply }
reason-better = ni bora kuliko { $than } kwa { seeds }
reason-better-about = ni bora kuliko { $than } kwa kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi

## Thamani

margin-ahead = akiwa mbele kwa { seeds }
margin-behind = akiwa nyuma kwa { seeds }
margin-level = sawa
margin-about-ahead = akiwa mbele kwa kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi
margin-about-behind = akiwa nyuma kwa kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi
margin-about-level = karibu sawa
value-ahead = { side } yuko mbele kwa kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi (makadirio, { turns } zimeangaliwa mbele)
value-level = Wachezaji wako karibu sawa (makadirio, { turns } zimeangaliwa mbele)
value-won = { side } anashinda kwa { $seeds }, wote wawili wakicheza vizuri kabisa (imethibitishwa)
value-drawn = Sare, wote wawili wakicheza vizuri kabisa (imethibitishwa)
value-over-won = Mchezo umekwisha, { side } amezidi kwa { seeds }
value-over-drawn = Mchezo ni sare

## Kwa nini kitu hakiwezi kuchezwa

error-play-empty-hole = Shimo { $hole } ni tupu; chagua lenye kete
error-play-other-row = Shimo { $hole } ni la { other-side }, lakini ni zamu ya { side }; chagua shimo la safu ya { side }
error-play-other-board = Shimo { $hole } ni la ubao wa { $board }, lakini mchezo huu uko kwenye { $width }; chagua shimo la ubao huu
error-play-endless = Shimo { $hole } lisingeisha kupanda kamwe (hakuna mwisho baada ya { laps }); chagua shimo lingine
error-play-game-over = Mchezo umekwisha; hakuna zamu nyingine inayoweza kuchezwa
error-play-too-long = Mchezo una { turns }, nyingi kuliko zote zinazoruhusiwa; umalizeni kwa makubaliano
error-move-no-such-hole = Hakuna shimo { $hole } kwenye ubao wa { $width }; { side } ana mashimo { $first } hadi { $last }
error-move-only-hole = Hakuna shimo { $hole } kwenye ubao wa { $width }; { side } ana shimo { $first } tu

## Kompyuta inapofikiri

computer-thinking = Kompyuta inafikiri
computer-plays-on = Kompyuta inaona bado inaweza kupata zaidi, na inaendelea kucheza
