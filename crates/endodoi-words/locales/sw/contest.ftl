# Ukurasa wa mashindano: huanzishwa, huongozwa na huchezwa darasani au kwenye klabu.

## Kuanzisha mashindano

contest-heading = Mashindano
contest-new = Mashindano mapya
contest-title = Jina la mashindano
contest-title-example = Darasa la 4, Ijumaa
contest-kind = Yanavyochezwa
contest-round-robin = Kila mmoja na kila mmoja
contest-arena = Uwanja
contest-round-robin-help = Kila mmoja hucheza na kila mwingine mara moja, raundi kwa raundi. Raundi inayofuata huanza michezo yote ya iliyopita inapokwisha.
contest-arena-help = Aliye huru hupewa mpinzani mwingine mara moja, mpaka muda uishe. Wachezaji wanaweza kuchelewa na kupumzika.
contest-minutes = Dakika hadi mwisho
contest-names = Wachezaji
contest-names-help = Jina moja kila mstari
contest-players-count = { $count ->
    [one] Mchezaji { $count }
   *[other] Wachezaji { $count }
}
contest-rounds-count = { $count ->
    [one] Raundi { $count }
   *[other] Raundi { $count }
}
contest-target = Urefu wa kila pambano
contest-more = Ubao na kanuni
contest-make = Anzisha mashindano
contest-make-another = Kwenye mashindano
contest-known = Mashindano katika kivinjari hiki
contest-known-empty = Bado hujaanzisha mashindano katika kivinjari hiki wala kushiriki.
contest-yours = Wewe unayaongoza
contest-how = Jinsi inavyokwenda
contest-how-make = Andika majina na uanzishe mashindano.
contest-how-hand-out = Mpe kila mchezaji kiungo chake, kwenye karatasi yenye msimbo wa kuskani au kwa ujumbe.
contest-how-play = Yaanze. Ukurasa humwambia kila mchezaji anacheza na nani, na huhesabu.
contest-lead = Mashindano ya darasa au klabu: kila mmoja hupata kiungo, na ukurasa hupanga na kuhesabu.

## Yalivyo sasa

contest-untitled = Mashindano
contest-nameless = Mchezaji wa { $number }
contest-not-begun = Bado hayajaanza
contest-round-of = Raundi { $round } kati ya { $rounds }
contest-time-left = Umebaki { $time }
contest-last-games = Muda umekwisha; michezo ya mwisho inachezwa hadi mwisho
contest-over = Yamekwisha
contest-standings = Msimamo
contest-rank = Nafasi
contest-player = Mchezaji
contest-points = Pointi
contest-won = Ushindi / michezo
contest-tie-break = Ziada
contest-tie-break-help = Kila ushindi ni pointi mbili. Wakilingana, aliyewashinda wenye pointi nyingi hutangulia: ziada ni jumla ya pointi za wote ambao mchezaji amewashinda.
contest-you = wewe
contest-pauses = anapumzika
contest-encounters = Michezo
contest-encounters-empty = Wawili wawili hupangwa mashindano yanapoanza.
contest-games-on = Inachezwa
contest-games-over = Iliyokwisha
contest-has-won = { $player } ameshinda
contest-nobody-won = Hakuna aliyeshinda
contest-is-played = Bado haijaamuliwa
contest-not-counted = Haukuchezwa hadi mwisho

## Kwa mchezaji

contest-your-game = Mchezo wako: { $player } dhidi ya { $other }
contest-your-game-help = Ubao uko tayari. Mpinzani wako atafika huko kama wewe.
contest-sit = Nenda kwenye ubao
contest-you-are = Wewe ni { $player }
contest-wait-start = Kaa hapa: ukurasa huu utakuambia mashindano yanapoanza na utacheza na nani.
contest-wait-round = Sasa huna mchezo. Raundi inayofuata itaanza michezo yote ya raundi hii itakapokwisha; ukurasa huu utakuambia.
contest-wait-pair = Utapata mpinzani mara tu mtu atakapokuwa huru; ukurasa huu utakuambia.
contest-you-pause = Unapumzika na hutapewa mpinzani.
contest-your-place = Mashindano yamekwisha. Nafasi yako: { $rank } kati ya { $count }.
contest-pause = Pumzika
contest-back = Rudi
contest-to = Rudi kwenye mashindano
contest-room-waits = Mchezo huu bado haujaanza. Ubao utakuwepo mara tu mchezaji mmoja atakapoufikia.

## Kwa kiongozi

contest-organise = Kuongoza
contest-start = Anza mashindano
contest-start-help = Ukipenda, gawa viungo kwanza: wachezaji wanaweza kuvifungua kabla ya kuanza.
contest-end = Maliza mashindano …
contest-sure-end = Umalize mashindano sasa? Michezo isiyokwisha haitahesabiwa.
contest-yes-end = Maliza
contest-add-name = Jina la mchezaji mwingine
contest-add = Ongeza
contest-added = { $player } anashiriki.
contest-links = Viungo vya wachezaji
contest-links-help = Anayefungua kimojawapo cha viungo hivi ndiye mchezaji huyo, kwenye kifaa chochote. Mpe kila mmoja chake tu; wewe mwenyewe huhitaji hata kimoja.
contest-link-of = Kiungo cha { $player }
contest-print-links = Chapisha viungo
contest-print-waits = Misimbo inachorwa …
contest-copy-links = Nakili viungo vyote
contest-links-copied = Viungo vyote vimenakiliwa.
contest-links-not-copied = Kivinjari hiki hakiruhusu ukurasa kunakili. Nakili viungo kimoja kimoja.
contest-links-missing = Viungo vya wachezaji huonekana pale unapofungua kiungo cha kiongozi.
contest-let-pause = Mpumzishe
contest-let-back = Mrudishe
contest-organizer-link = Kiungo cha kiongozi
contest-organizer-help = Hufungua ukurasa huu pamoja na haya yote kwenye kifaa kingine. Usimwonyeshe mtu.
contest-result = Matokeo …
contest-who-won = Nani ameshinda
contest-result-set = Weka matokeo
contest-handout-help = Skani msimbo, au fungua anwani hii. Ni yako peke yako:

## Yasiyowezekana

contest-missing = Hakuna mashindano kama hayo. Huenda kiungo ni cha zamani au kimekatwa.
contest-refused-begun = Yameshaanza.
contest-refused-pair = Sasa huna wa kucheza naye. Subiri mpinzani anayefuata.
contest-refused-word = Kiungo hiki hakifungui chochote katika mashindano haya. Mwombe kiongozi kiungo chako.
contest-refused-over = Mashindano yamekwisha.
contest-refused-few = Wanahitajika wachezaji wawili angalau.
contest-refused-many = Wanaweza kushiriki wachezaji 64 tu.
