# Ukurasa wa uchambuzi: ubao wa kucheza zamu kwa uhuru, na thamani za kompyuta kando yake.
# Thamani zote ni za Kusini: kete ambazo Kusini atakuwa amezidi Kaskazini mwishoni.

## Juu na chini ya ubao

analyze-begins = Ubao unaandaliwa …
analyze-to-move = Zamu ya { side }, zamu nambari { $ply }
analyze-sowing = { side } anapanda kutoka { $hole } …
analyze-editing = Mpangilio unawekwa
analyze-steps = Zamu
step-first = Nenda mwanzo
step-back = Zamu moja nyuma
step-on = Zamu moja mbele
step-last = Nenda mwisho
show-turn = Onyesha zamu
analyze-tools = Mpangilio na mchezo
set-up = Weka mpangilio
open-game = Fungua mchezo
share-save = Shiriki na uhifadhi
keys-and-view = Vitufe na mwonekano
endless-here = Kupanda kutoka { $hole } hakutaisha kamwe, kwa hiyo shimo hili haliruhusiwi kuchezwa

## Injini

engine = Injini
engine-lines = Mashimo, lililo bora kwanza
engine-off = Injini imezimwa.
engine-rests = Injini inasubiri.
engine-begins = Injini inaanza kutafuta …
engine-over = Mchezo umekwisha hapa.
# $nodes ni nambari iliyofupishwa, kama "1.2M".
engine-depth = { turns } mbele, mipangilio { $nodes }
engine-done = Tayari: { $told }.
engine-announced = Injini imemaliza. Shimo bora ililolipata ni { $hole }
engine-longer = Tafuta zaidi
engine-tables = Majedwali ya mwisho wa mchezo yanatumika: zikibaki kete { $seeds } au pungufu ubaoni, matokeo yanajulikana kwa hakika.
play-hole = Cheza { $hole }: { $worth }
keep-line = Tunza
keep-line-of = Tunza mfuatano wa { $hole }
line-kept = Mfuatano umetunzwa kama mbadala.
exact = hakika

## Thamani

worth-explained = Thamani ni za Kusini: +3.2 maana yake Kusini atamaliza akiwa mbele kwa kete 3.2 hivi, na −3.2 kwamba Kaskazini ndiye atakayekuwa mbele. Thamani yenye "=" mbele yake ni ya hakika, imethibitishwa hadi mwisho wa mchezo; nyingine zote ni makadirio.
bar-told = Nani yuko mbele: { $worth }
bar-unknown = Nani yuko mbele: bado haijulikani

## Zamu

analyze-moves = Zamu zilizochezwa
analyze-start = Mwanzo
# $ply ni nambari ya zamu inayobadilishwa.
variation-at = Mbadala kwenye zamu ya { $ply }
promote = Fanya mfuatano mkuu
delete-from-here = Futa kuanzia hapa
promoted = Mbadala sasa ndio mfuatano mkuu.
turn-comment = Maoni kuhusu zamu hii
mark-inaccuracy = kosa dogo
mark-mistake = kosa
mark-blunder = kosa kubwa

## Mapitio

review = Mchezo mzima
graph = Thamani katika mchezo mzima
graph-turn = { $ply }: { side } { $hole }
review-game = Pitia mchezo
review-begins = Mapitio yanaanza …
review-progress = Zamu { $done } kati ya { $of } zimepitiwa
review-done = { $mistakes ->
    [0] Mchezo umepitiwa. Hakuna zamu iliyopoteza kete 2 au zaidi.
    [one] Mchezo umepitiwa. Zamu { $mistakes } ilipoteza kete 2 au zaidi.
   *[other] Mchezo umepitiwa. Zamu { $mistakes } zilipoteza kete 2 au zaidi.
}
review-stopped = Mapitio yamesimamishwa.
review-stop = Simamisha
# $what ni alama na neno: "? kosa".
mistake-exact = { side } { $hole } { $what }: { $seeds ->
    [one] kete { $seeds } imepotea
   *[other] kete { $seeds } zimepotea
}, { $best } lilikuwa bora zaidi
mistake-about = { side } { $hole } { $what }: kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi zimepotea, { $best } lilikuwa bora zaidi
# Zamu $best hazikuwa na bora zaidi yake.
player-review = { side }: { turns }, zilizo bora kabisa { $best }; kwa wastani kete zilizopotea kila zamu ni { NUMBER($lost, minimumFractionDigits: 1) }
try-mistake = Jaribu tena
try-mistake-of = Jaribu tena: zamu ya { $ply }, { $hole }
values-table = Thamani kwenye jedwali
column-turn = Zamu
column-value = Thamani baada yake
column-mark = Alama

## Kosa linalojaribiwa tena

retry-asks = { side } alicheza { $hole } hapa na kupoteza kete. Tafuta shimo bora zaidi.
retry-checks = { $hole } linaangaliwa …
retry-best = Ndiyo, { $hole } ni bora kuliko yote.
retry-as-good = Ndiyo, { $hole } ni zuri sawa na lililo bora.
retry-shown = { $hole } lilikuwa bora kuliko yote.
retry-same = { $hole } ndilo lililochezwa, nalo linapoteza kete. Jaribu shimo lingine.
retry-better = { $hole } ni bora kuliko lililochezwa, lakini kuna lililo bora zaidi yake, kwa kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi. Jaribu tena.
retry-worse = { $hole } si bora zaidi: linapungukiwa na lililo bora kwa kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi. Jaribu tena.
retry-show = Onyesha lililo bora
retry-next = Kosa linalofuata
retry-stop = Acha kujaribu

## Kuweka mpangilio

editor-help = Chagua shimo ubaoni, kisha liwekee kete. Ubaoni unaweza pia kutumia + na − na tarakimu.
# Mbele ya nambari.
editor-hole = Kete katika { side } { $hole }
editor-less = Punguza kete moja
editor-more = Ongeza kete moja
editor-row = Ubao
editor-captured-south = Zilizoliwa na Kusini
editor-captured-north = Zilizoliwa na Kaskazini
editor-fill = Jaza mashimo yote
editor-to-move = Zamu ya nani
editor-text = Mpangilio kwa maandishi
editor-text-help = Mashimo ya Kusini, mashimo ya Kaskazini, kete zilizoliwa, zamu ya nani: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S. Mpangilio uliobandika huchukuliwa unapotoka kwenye sehemu hii.
editor-sum = { $seeds ->
    [one] Jumla kete { $seeds }
   *[other] Jumla kete { $seeds }
}
editor-use = Tumia mpangilio huu

## Kufungua

reader-text = Kumbukumbu, mpangilio au kiungo
reader-help = Bandika kumbukumbu ya mchezo (.edr), mpangilio au kiungo cha uchambuzi. Unaweza pia kuburuta faili na kuidondosha popote kwenye ukurasa huu.
reader-read = Fungua
reader-file = Chagua faili
reader-choose = Kuna michezo kadhaa. Ni upi?
reader-empty = Bado hakuna cha kusoma. Bandika maandishi au chagua faili.
reader-no-game = Hakuna mchezo katika maandishi haya.
reader-too-large = Faili hii ni kubwa mno kuwa kumbukumbu ya mchezo. Kumbukumbu huwa chini ya megabaiti moja.
game-players = { $south } – { $north }
game-opened = { $turns ->
    [0] Mpangilio umewekwa.
    [one] Mchezo umefunguliwa: zamu { $turns }.
   *[other] Mchezo umefunguliwa: zamu { $turns }.
}

## Kushiriki na kuhifadhi

writer-link = Kiungo
writer-link-help = Kiungo kinabeba mfuatano wote unaoutazama, na mahali ulipo ndani yake. Mibadala haimo; imo kwenye kumbukumbu.
share-all = Kiungo chenye mibadala na maoni
shared-all = Kiungo hiki kinaongoza kwenye kumbukumbu nzima, inayohifadhiwa na seva hii. Kinakili ili uishiriki.
writer-position = Mpangilio
writer-record = Kumbukumbu, pamoja na maoni na mibadala
copy-link = Nakili kiungo
copy-position = Nakili mpangilio
copy-record = Nakili kumbukumbu
save-svg = Hifadhi kama SVG
save-png = Hifadhi kama PNG
copied-link = Kiungo kimenakiliwa.
copied-position = Mpangilio umenakiliwa.
copied-record = Kumbukumbu imenakiliwa.
copy-yourself = Kivinjari hiki hakiruhusu ukurasa kunakili. Maandishi yamechaguliwa: yanakili kwa Ctrl+C.
saved-as = Imehifadhiwa kama { $name }.

## Vitufe

key-step = zamu moja nyuma au mbele
key-ends = nenda mwanzo, nenda mwisho
key-variation = nenda mbadala uliotangulia au unaofuata
key-board = Ubaoni, vitufe vya mishale huenda shimo hadi shimo, na Enter hucheza.

## Yasiyoweza kusomwa

# $reason iko kwa Kiingereza: mahali na sababu kama seva inavyosema.
wrong-position = Huu si mpangilio unaoweza kuchezwa: { $reason }
wrong-record = Kumbukumbu hii haisomeki: { $reason }
wrong-turn = Zamu hii haiwezi kuchezwa: { $reason }
wrong-rules = Kanuni hizi hazijulikani: { $reason }
