# Ukurasa wa kanuni kwa maneno, kwa kila seti ya kanuni. Majina ya machaguo na thamani ni ya programu.

rulebook-lead = Kanuni kama programu hii inavyozicheza. Yaliyosimuliwa kuhusu mila, na yale yaliyobidi kuamuliwa, yametenganishwa mwishoni.
rulebook-contents = Kwenye ukurasa huu
rulebook-learn = Jifunze mchezo ubaoni
rulebook-print = Chapisha kanuni
# Kwa asiyeweza kuona ubao uliochorwa. $south na $north ni nambari zilizotenganishwa kwa nafasi.
rulebook-board = Ubao. Kusini, kuanzia A: { $south }. Kaskazini, kuanzia a: { $north }.
rulebook-south = Kusini
rulebook-north = Kaskazini

## Ubao

rulebook-board-title = Ubao na mwanzo
rulebook-board-rows = Safu mbili za mashimo, hakuna kingine. Kila safu ni ya mchezaji mmoja. Kete zilizoliwa huondoka ubaoni na kuwekwa kando yake.
rulebook-board-size = Mbao za jadi zina mashimo sita hadi kumi katika safu, na kete nne katika kila shimo. Ubao wa kawaida hapa una safu mbili za mashimo sita.
rulebook-board-names = Wachezaji wanaitwa Kusini na Kaskazini. Kusini ana mashimo A, B, C na kadhalika, kutoka kushoto. Kaskazini ana a, b, c na kadhalika, kutoka kushoto kwake mwenyewe. Hivyo A linatazamana na f kwenye ubao wa safu mbili za mashimo sita.
rulebook-board-first = Katika mchezo mmoja pekee, Kusini ndiye anayeanza.
rulebook-board-figure = Mwanzo kwenye safu mbili za mashimo sita. Kupanda huenda kinyume cha saa, kama mishale inavyoonyesha.

## Zamu

rulebook-turn-title = Zamu
rulebook-turn-1 = Chota kete zote za shimo lako moja. Zipande moja moja katika mashimo yanayofuata, kinyume cha saa.
rulebook-turn-2 = Kete ya mwisho ikiangukia penye kete nyingine, chota shimo lote hilo, liwe lako au la, uendelee kupanda. Kila kuchota pamoja na kupanda kwake ni mzunguko mmoja.
rulebook-turn-3 = Kete ya mwisho ikiangukia shimo tupu, zamu yako inaisha.
rulebook-turn-4 = Kama shimo hilo tupu ni lako na lile la mkabala lina kete, unakula: kete hizo, pamoja na kete yako ya mwisho. Vinginevyo hakuna kinacholiwa.
rulebook-turn-pass = Huruhusiwi kupitisha zamu. Si lazima umwachie mpinzani wako la kucheza.
rulebook-turn-skip = Hakuna shimo linalorukwa. Kete zikiwa nyingi, kupanda huzunguka hadi kwenye shimo zilimochotwa, na humo pia hudondoshwa moja. Shimo hilo huhesabiwa kuwa tupu hadi hapo: mzunguko wa kete kumi na mbili kamili, kwenye safu mbili za mashimo sita, huishia humo.
rulebook-example = Mfano
rulebook-example-told = Kusini anaanza na B. Zamu ina mizunguko mitano:
rulebook-lap = Mzunguko
rulebook-lap-from = Kutoka
rulebook-lap-seeds = Kete
rulebook-lap-last = Ya mwisho katika
rulebook-lap-holds = Ambalo sasa lina
rulebook-example-end = D lilikuwa tupu na ni la Kusini. Shimo c, la mkabala, lina kete sita. Kusini anakula saba.
rulebook-example-figure = Kabla ya kula: kete ya mwisho iko katika D, na kete sita ziko mkabala katika c.
rulebook-nothing-figure = Hapa hakuna kula. C la Kusini lingeishia F, lakini a, la mkabala, ni tupu. E la Kusini lingeishia d, ambalo ni la Kaskazini.

## Zamu zisizo na mwisho

rulebook-endless-title = Zamu zisizo na mwisho
rulebook-endless-what = Zamu nyingine zisingeisha kamwe: baada ya mizunguko kadhaa, kila kete iko pale ilipokuwa kabla, na shimo lilelile lingechotwa tena.
rulebook-endless-rule = Kupanda lazima kuishe. Kwa hiyo shimo kama hilo haliruhusiwi kuchezwa. Zamu yenye mizunguko zaidi ya elfu kumi pia huhesabiwa kuwa haina mwisho.
rulebook-endless-figure = Zamu ya A ingerudi kwenye hali hiihii ya ubao baada ya mizunguko 72, na kuendelea milele.

## Mwisho

rulebook-end-title = Mwisho wa mchezo
rulebook-end-move = Mchezo huisha pale mchezaji mwenye zamu anapokosa la kucheza. Kete zilizobaki ubaoni huchukuliwa na mchezaji mwingine, aliyecheza wa mwisho.
rulebook-end-repeat = Huisha pia hali ileile inapotokea kwa mara ya tatu ikiwa zamu ya mchezaji yuleyule. Hapo kete zilizobaki hugawanywa sawasawa. Ikizidi moja, hakuna anayeipata.
rulebook-end-agree = Wachezaji wanaweza kukubaliana kuacha, na kugawana vivyo hivyo. Mchezaji anaweza kukubali kushindwa: mpinzani wake anashinda.
rulebook-end-more = Mwenye kete nyingi zaidi hushinda. Kete zikiwa sawa ni sare. Mchezo huendelea hata mchezaji mmoja akiwa tayari ana zaidi ya nusu.

## Mashindano

rulebook-match-title = Mashindano
rulebook-match-pins = Michezo kadhaa huchezwa, hadi mchezaji mmoja afikishe idadi ya ushindi iliyokubaliwa: tatu, kama hamkukubaliana vingine. Kila ushindi huleta kijiti cha kuhesabia. Sare haileti kijiti.
rulebook-match-first = Aliyecheza wa pili huanza mchezo unaofuata.
rulebook-match-seeds = Kuna njia ya pili: mashindano yanaweza kuchezwa hadi kufikisha jumla ya kete zilizoliwa, kama vile mia moja.

## Seti za kanuni

rulebook-sets-title = Seti tatu za kanuni
rulebook-sets-told = Yote yaliyo juu ni seti ya kanuni merker, inayotumika usipochagua nyingine. Seti nyingine mbili zinatofautiana nayo kama inavyoelezwa hapa, na si zaidi ya hapo.
rulebook-merker-title = merker: En Dodoi kama ilivyoelezwa mara ya kwanza
rulebook-merker-told = Kanuni zilizo juu, kufuata maelezo yaliyotokana na Moritz Merker, 1904.
rulebook-endodoi-title = endodoi: maelezo ya kisasa
rulebook-endodoi-told = Hivi ndivyo mchezo unavyoelezwa mara nyingi leo, kwa mfano kwenye Wikipedia. Safu za urefu wowote, kete tatu hadi sita katika shimo.
rulebook-endodoi-differs = Kuna tofauti moja. Kete yako ya mwisho ikiangukia shimo tupu la safu yako, huliwa hata kama shimo la mkabala ni tupu.
rulebook-endodoi-figure = Ni zamu ya Kaskazini, naye anacheza a. Kete yake moja inaangukia b, ambalo ni tupu, na E la mkabala pia ni tupu. Kwa endodoi Kaskazini anaila kete hii moja; kwa merker inabaki.
rulebook-cross-title = cross-endodoi: kupanda pande zote mbili
rulebook-cross-told = Mchezo wa kisasa, uliobuniwa na William Daniel Troyka mwaka 2002. Safu mbili za mashimo sita, kete tatu katika shimo; pia nne, tano au sita.
rulebook-cross-differs = Kuna tofauti moja. Kete za idadi ya witiri hupandwa kwa mwendo wa saa, za idadi ya shufwa kinyume cha saa. Hili huamuliwa upya katika kila mzunguko.
rulebook-cross-example = Kusini anaanza na D: kete tatu, kwa mwendo wa saa, hadi A. A sasa lina nne, kinyume cha saa, hadi E. E lina nne, hadi c. Kisha c lina nne, na linaishia A, ambalo kufikia hapo ni tupu. Kete nne za f zinaliwa pamoja na ile ya mwisho: tano.
rulebook-cross-figure = Mwanzo wa Cross-Endodoi. Kete zinaweza kwenda upande wowote.

## Machaguo

rulebook-options-title = Machaguo
rulebook-options-told = Kila kanuni iliyo hapa chini inaweza kuchaguliwa peke yake. Thamani ya kwanza ndiyo ya kawaida.
rulebook-option-direction = Kete hupandwa upande gani: kinyume cha saa, au kufuata idadi yake kama katika Cross-Endodoi.
rulebook-option-alone = Kama kete ya mwisho iliyo mkabala na shimo tupu huliwa.
rulebook-option-endless = Zamu isiyo na mwisho ina maana gani. illegal: hairuhusiwi kuchezwa. void: ubao unabaki kama ulivyokuwa na zamu inapita. draw: mchezo unaisha na kete zilizo ubaoni zinagawanywa.
rulebook-option-laps = Baada ya mizunguko mingapi zamu huhesabiwa kuwa haina mwisho.
rulebook-option-repetition = Nani anapata kete zilizobaki hali ileile inapotokea kwa mara ya tatu. share: wote wawili sawasawa. row_owner: mwenye kila safu. off: mchezo unaendelea.
rulebook-option-remaining = Nani anapata kete zilizobaki mchezaji anapokosa la kucheza. last_mover: aliyecheza wa mwisho. row_owner: mwenye kila safu. nobody: hazihesabiwi.
rulebook-option-decided = Kama mchezo huisha mara tu mchezaji anapopata zaidi ya nusu.
rulebook-option-write = Andika seti ya kanuni na mabadiliko yake kwa pamoja, yakitenganishwa kwa koma:

## Mila

rulebook-tradition-title = Mila na maamuzi
rulebook-reported = Yaliyosimuliwa
rulebook-reported-told = Ubao, kete nne katika shimo, kupanda kwa mizunguko, kula pamoja na kete iliyowezesha kula, mwisho pale mchezaji asipoweza kucheza, michezo kadhaa yenye vijiti vya kuhesabia.
rulebook-borrowed = Yaliyoazimwa
rulebook-borrowed-told = Kete zilizobaki humwendea aliyecheza wa mwisho. Inasemekana maelezo ya zamani hayasemi lolote juu ya hili. Kanuni hii ilichukuliwa kutoka Enkeshui na michezo inayofanana nayo.
rulebook-inferred = Yaliyohitimishwa
rulebook-inferred-told = Kete iliyo peke yake inabaki: hili limesimuliwa kuhusu mchezo dada En Gehé. Shimo lililochotwa nalo hupandiwa kete: hakuna maelezo ya En Dodoi yanayoliruka.
rulebook-decided = Yaliyoamuliwa kwa programu hii
rulebook-decided-told = Nani anaanza, ushindi mara tatu, zamu zisizo na mwisho, kurudiwa kwa hali, kukubaliana, kukubali kushindwa, na herufi za mashimo. Watu kwenye ubao halisi huenda wakafanya vingine. Mchezo ni wao.
rulebook-more = Zaidi kuhusu watu na vyanzo
