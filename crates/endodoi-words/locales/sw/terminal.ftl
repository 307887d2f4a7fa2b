# Yanayosemwa na terminali tu, kwa njia zake mbili. Amri, vitufe na vigezo ni vilevile kwa kila lugha.

## Maswali na majibu

answer-yes = ndiyo
answer-no = hapana
answer-yes-also = ndio
answer-no-also = la
yes-or-no = ({ answer-yes } au { answer-no })
kept-match = Mashindano yasiyokwisha yamehifadhiwa: { $south } dhidi ya { $north }, { $south-pins } kwa { $north-pins }; mchezo { $number }, { turns } zimechezwa, zilizoliwa { $captured }.
ask-go-on = Yaendelee?
ask-resign = Je, { side } anakubali kushindwa na kupoteza mchezo huu?
ask-agree-lines = Je, wachezaji wote wawili wanakubaliana kuacha na kugawana kete zilizo kwenye ubao?
ask-keep-game = Mchezo haujakwisha. Uhifadhiwe kwa wakati mwingine?
ask-keep-match = Mashindano hayajakwisha. Yahifadhiwe kwa wakati mwingine?

## Njia zote mbili

undo-nothing = Hakuna cha kurudisha
redo-nothing = Hakuna cha kurudia
match-short = mashindano { $tally }
saved = Imehifadhiwa kwenye { $name }, na itaendelea kuandikwa humo hadi utoke
not-kept = Mchezo hauhifadhiwi: { $reason }
file-not-written = { $name } haiwezi kuandikwa ({ $error }); chagua mahali pengine
file-not-deleted = { $name } haiwezi kufutwa ({ $error }); ifute mwenyewe
folder-not-usable = michezo haiwezi kuhifadhiwa kwenye { $name } ({ $error }); angalia --state-dir
folder-full = { $name } ina michezo mingi mno isiyokwisha; futa baadhi
no-memory = Hakuna kumbukumbu iliyobaki ya kufikiria; funga programu nyingine kwanza

## Mstari kwa mstari

line-unfinished = Kuna mchezo usiokwisha uliohifadhiwa; endelea nao kwa --load { $path }
line-welcome = En Dodoi kwenye { $width }, kanuni { $rules }. { $south } dhidi ya { $north }, { $target }. Andika help kupata msaada.
line-over = Mchezo umekwisha; andika next au undo.
line-is-over = Mchezo umekwisha.
line-next = Andika next kwa mchezo mwingine, au quit.
line-not-over = Mchezo haujakwisha; endelea kucheza, au kubali kushindwa kwa resign.
line-ended-already = Haukumalizwa: mchezo umekwisha tayari.
line-plays-on = Haukumalizwa: kompyuta inaona bado inaweza kupata zaidi, na inaendelea kucheza.
line-taken-back = Zilizorudishwa: { turns }.
line-no-such-turn = Zamu nyingi hivyo hazijachezwa.
line-lap = Mzunguko { $lap }: { seeds } kutoka { $hole }, ya mwisho kwenye { $lands }.
line-move = { $hole }: { laps }, linakula { $seeds }.
line-move-endless = { $hole }: haliishi kamwe ({ laps } imeangaliwa).
line-score = Mchezo { $number }. { $standing }.
line-file-there = { $name } ipo tayari; taja faili nyingine.
line-not-saved = Haikuhifadhiwa: { $reason }.
line-kept-in = Mchezo usiokwisha umehifadhiwa kwenye { $path }.
line-goodbye = Kwaheri.
line-name-a-file = Taja faili: save FAILI.
line-which-turn = Sema zamu ngapi nyuma: laps 1 ni ya mwisho.
line-eval = Andika eval, eval on au eval off.
line-too-much = Andika amri moja kwa mstari; "{ $text }" imezidi.
line-no-command = "{ $text }" si shimo wala amri; andika help.
line-faces = { $hole } linatazamana na { $opposite }
line-help =
    Herufi au nambari ya shimo hulicheza: B, b au 2. Nambari huhesabiwa kutoka kushoto kwa mchezaji mwenyewe.
    undo, redo    rudisha zamu; icheze tena
    hint          kompyuta ingecheza nini, na kwa nini
    eval          nani yuko mbele; eval on husema kila ubao, eval off haisemi
    board         kete katika kila shimo
    moves         kila shimo lingefanya nini
    laps, laps 2  zamu ya mwisho mzunguko kwa mzunguko; iliyoitangulia
    rules         kanuni kwa maneno (kwa Kiingereza)
    score         mashindano yamefikia wapi
    agree         maliza mchezo kwa makubaliano; kete zilizobaki hugawanywa
    resign        kubali kushindwa
    next          mchezo unaofuata, huu ukiisha
    save FAILI    andika mashindano kwenye faili ya kumbukumbu
    quit          toka; mchezo usiokwisha unaweza kuhifadhiwa

## Skrini nzima: ujumbe

screen-welcome = Mgeni hapa? Kitufe ? kinaeleza mchezo na vitufe
screen-turned = Umegeuzwa; shimo F huchezwa kwa F au 6
screen-no-key = { $key } si kitufe hapa; ? huonyesha vyote
screen-thinking-hint = Dokezo linafikiriwa
screen-thinking-offer = Kompyuta inafikiria pendekezo lako
screen-not-over = Mchezo haujakwisha; endelea kucheza, au bonyeza x kukubali kushindwa
screen-over = Mchezo umekwisha; n huanzisha unaofuata
screen-not-left = Hujatoka, kwa kuwa mchezo hauwezi kuhifadhiwa: { $reason }; q na n huuacha
screen-speed = Kasi ya kuonyesha kupanda: { $speed ->
    [off] haionyeshwi
    [fast] haraka
   *[normal] kawaida
    [slow] polepole
}
screen-too-many-saved = Kuna michezo mingi mno iliyohifadhiwa hapa; anza kwa --save FAILI
screen-no-turn = Hakuna zamu iliyochezwa bado
screen-no-memory = { no-memory }, kisha bonyeza kitufe
screen-kept = Mchezo usiokwisha umehifadhiwa. Endelea nao kwa: endodoi play --load { $path }
screen-too-small = Skrini ni { $columns }x{ $rows }; ifanye angalau { $least-columns }x{ $least-rows }, au toka kwa q (mchezo unahifadhiwa) na utumie --plain.
screen-at-cursor = { side-to-move }. { $hole }: { seeds }
screen-match-seeds = mashindano { $seeds }
screen-more-laps = ({ laps } zaidi)

## Skrini nzima: vichwa na kurasa

box-last-turn = Zamu ya mwisho
box-last-turn-of = Zamu ya mwisho: { $hole }, { laps }
box-moves = Zamu
box-help = Msaada
box-go-on = Kuendelea?
box-quit = Kutoka?
box-resign = Kukubali kushindwa?
box-agree = Kukubaliana?
box-scroll = juu na chini husogeza
choices-go-on =
    y  endelea nayo
    n  cheza mengine, haya yahifadhi
    D  (herufi kubwa) yafute
choices-resign =
    y    kubali kushindwa
    Esc  endelea kucheza
choices-agree =
    y    maliza mchezo
    Esc  endelea kucheza
choices-quit =
    y    hifadhi na utoke
    n    toka na uupoteze
    Esc  endelea kucheza
choices-quit-saved =
    y    hifadhi na utoke
    n    toka; { $name } inabaki
    Esc  endelea kucheza
ask-agree-page = Je, wachezaji wote wawili wanakubaliana kuacha? Kete zilizo kwenye ubao hugawanywa.
page-help =
    Mchezo. Kula kete nyingi kuliko mwenzako. Chagua shimo la safu yako; kete zake hupandwa kinyume cha saa, moja kwa kila shimo. Ya mwisho ikiangukia penye nyingine, shimo lote hilo huchotwa na kupandwa tena. Ikiangukia shimo tupu, zamu huisha; kama shimo hilo ni lako na lile la mkabala lina kete, unakula hizo pamoja na ya mwisho. Asiyeweza kucheza humaliza mchezo; mwenzake hupata zilizobaki.

    Herufi au nambari hucheza shimo la safu yako, ukihesabu kutoka kushoto kwako; pia mishale na Enter, na kipanya. f hugeuza ubao na h hutoa dokezo, kwa hiyo mashimo f na h huchezwa kwa herufi kubwa F na H, au kwa 6 na 8.

    u rudisha         r rudia             h dokezo
    v nani yuko mbele f geuza ubao        m zamu
    p onyesha zamu    t mizunguko yake    s hifadhi
    - polepole        + haraka, au bila   n unaofuata
    = kubaliana       x kubali kushindwa  q toka

    (B) ndipo zamu ya mwisho ilipoanzia. Alama baada ya herufi inaonyesha shimo ambalo lisingeisha kupanda kamwe. Mistari baada ya jina ni vijiti vya kuhesabia (ol alai, el ala): michezo aliyoshinda. Kanuni zote, kwa Kiingereza: endodoi rules merker

## Skrini nzima: vitufe chini, kwa kifupi

keys-play = A-{ $last } au 1-{ $holes } kucheza
keys-play-one = A au 1 kucheza
keys-skip = kitufe chochote huruka
keys-help = ? msaada
keys-quit = q toka
keys-undo = u rudisha
keys-hint = h dokezo
keys-value = v thamani
keys-flip = f geuza
keys-replay = p onyesha tena
keys-speed = +/- kasi
keys-save = s hifadhi
keys-save-match = s hifadhi mashindano
keys-next = n mchezo unaofuata
keys-new-match = n mashindano mapya

## Skrini nzima: nani yuko mbele, kwa kifupi

bar-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }, makadirio
bar-proved = { side } +{ $seeds }, imethibitishwa
bar-final = { side } +{ $seeds }, mwisho
bar-even-estimate = sawa, makadirio
bar-even-proved = sawa, imethibitishwa
bar-even-final = sawa, mwisho
bar-short = { side } +{ $seeds }
bar-short-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }
bar-short-even = sawa
