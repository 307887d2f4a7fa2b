# Mafunzo: hatua fupi, kila moja ina kitu cha kufanya ubaoni. Msomaji ni Kusini.
# Hatua ina kichwa, maelezo, zoezi, na yanayosemwa likifanyika; nyingine husema pia la kufanya baada ya kukosea.

learn-lead = Hatua fupi, kila moja ina kitu cha kujaribu. Kivinjari hiki kinakumbuka uliyokwisha kufanya.
learn-lesson = Somo
learn-answer = Kilichotokea
learn-step-of = Hatua ya { $step } kati ya { $steps }
learn-task = Zoezi lako
learn-next = Hatua inayofuata
learn-back = Rudi nyuma
learn-again = Jaribu tena
learn-contents = Hatua zote
learn-done-count = { $done } kati ya { $steps } zimekamilika
learn-done = imekamilika
learn-forget = Futa maendeleo yangu
learn-forgotten = Maendeleo yako yamefutwa. Mafunzo yanaanza upya.
learn-you = Wewe
learn-opponent = Mpinzani
learn-opening = Ubao unaandaliwa …
learn-not-playable = Shimo hilo haliwezi kuchezwa sasa. Chagua shimo lako lenye kete.
learn-endless-refused = Kupanda kutoka { $hole } hakutaisha kamwe, kwa hiyo haliruhusiwi kuchezwa. Chagua shimo lingine.
learn-why-other-row = { $hole } lilikuwa tupu, lakini halimo katika safu yako. Hakuna kinacholiwa hapo.
learn-why-nothing-opposite = { $hole } lilikuwa tupu na ni lako. Lakini shimo la mkabala pia ni tupu: hakuna cha kula.
learn-look-again = Tazama vizuri, kisha ujaribu tena.

## Sura

learn-chapter-board = Ubao
learn-chapter-sowing = Kupanda
learn-chapter-relays = Kupanda kwa mfululizo
learn-chapter-capture = Kula
learn-chapter-end = Mwisho wa mchezo
learn-chapter-endless = Zamu zisizo na mwisho
learn-chapter-match = Mashindano na vijiti
learn-chapter-strategy = Mbinu za mwanzo

## Ubao

learn-rows-title = Safu mbili za mashimo
learn-rows-tell = En Dodoi huchezwa na watu wawili. Ubao una safu mbili za mashimo, na kila mchezaji ana safu yake. Kwa Kimaa, shimo ni en gurtóto, na safu ni ol mátua.
learn-rows-more = Safu yenye herufi kubwa, A hadi F, ni yako. Wewe unaitwa Kusini. Safu nyingine, a hadi f, ni ya mpinzani wako, anayeitwa Kaskazini.
learn-rows-task = Chagua shimo lolote la safu yako.
learn-rows-right = Ndiyo, { $hole } ni lako. Daima utacheza kutoka safu yako mwenyewe.
learn-rows-wrong = { $hole } ni la mpinzani wako. Mashimo yako yana herufi kubwa.

learn-opposite-title = Mashimo yanayotazamana
learn-opposite-tell = Kila shimo linatazamana na shimo moja la safu nyingine. A linatazamana na f. F linatazamana na a. Hili litakuwa muhimu wakati wa kula.
learn-opposite-more = Mchezo huanza na kete nne katika kila shimo. Kwa Kimaa, kete ni os soid. Kete zilizoliwa huwekwa kando ya ubao.
learn-opposite-task = Chagua shimo lililo mkabala na B.
learn-opposite-right = Ndiyo, B na e yanatazamana.
learn-opposite-wrong = { $hole } linatazamana na shimo lingine. Anza kwenye B, kisha vuka moja kwa moja.

## Kupanda

learn-sow-title = Chota na upande
learn-sow-tell = Ili kucheza, chota kete zote za shimo lako moja. Zidondoshe moja moja katika mashimo yanayofuata.
learn-sow-more = Kupanda huenda kinyume cha saa, kama mshale unavyoonyesha: kutoka A kuelekea F.
learn-sow-task = Chagua shimo ambalo kete yake ya mwisho itaangukia F.
learn-sow-right = Kete tatu hufika mashimo matatu mbele.
learn-sow-wrong = Kete ya mwisho haikuangukia F. Hesabu kete moja kwa kila shimo linalofuata.

learn-round-title = Kuzunguka kona
learn-round-tell = Baada ya F, kupanda huendelea katika safu ya mpinzani wako: a, b, c na kadhalika. Baada ya f hurudi kwenye A.
learn-round-task = Chagua shimo ambalo kete yake ya mwisho itaangukia b.
learn-round-right = Umepanda kete moja katika safu yako na mbili katika safu ya mpinzani wako.
learn-round-wrong = Kete ya mwisho haikuangukia b. Unahitaji shimo ambalo kete zake zinazunguka kona.

## Kupanda kwa mfululizo

learn-watch-title = Zamu ina mizunguko mingi
learn-watch-tell = Je, kete ya mwisho imeangukia penye kete nyingine? Basi chota shimo lote hilo, uendelee kupanda. Kuchota mara moja na kupanda kete hizo ni mzunguko mmoja.
learn-watch-more = Huendelea hivyo hadi kete ya mwisho iangukie shimo tupu. Hapo zamu yako imekwisha. Huku huitwa kupanda kwa mfululizo.
learn-watch-task = Tazama zamu ya shimo F, mzunguko kwa mzunguko.
learn-watch-lap = Panda mzunguko wa { $lap }
learn-watch-on = { $hole } linachotwa. Ya mwisho kati ya kete zake { $lifted } inaangukia { $lands }. Shimo hilo sasa lina { $seeds }, kwa hiyo ndilo linalofuata kuchotwa.
learn-watch-end = { $hole } linachotwa. Ya mwisho kati ya kete zake { $lifted } inaangukia { $lands }, ambalo lilikuwa tupu. Zamu imekwisha.
learn-watch-right = Hiyo ilikuwa zamu moja, yenye { $laps ->
    [one] mzunguko { $laps }
   *[other] mizunguko { $laps }
}.

learn-follow-title = Fuata mfululizo
learn-follow-tell = Wewe unachagua shimo la kwanza tu. Mengine yote yanafuata yenyewe. Sasa ni zamu yako kusema yanavyofuata.
learn-follow-more = Katika mfululizo, mashimo ya safu zote mbili yanaweza kuchotwa.
learn-follow-task = Chagua E. Baada ya kila mzunguko, chagua shimo linalofuata kuchotwa.
learn-follow-first = Anza na shimo E.
learn-follow-lap = Vyema. Mzunguko wa { $lap } kati ya { $laps } umeishia { $lands }, penye kete nyingine. Shimo lipi linachotwa sasa?
learn-follow-wrong = Si { $hole }. Kete ya mwisho imeangukia { $lands }. Hilo ndilo shimo la kuchota.
learn-follow-right = Umefuata vizuri. Mfululizo umeisha, kwa sababu shimo la mwisho lilikuwa tupu.

learn-long-title = Mifululizo mirefu
learn-long-tell = Zamu nyingine huzunguka ubao mara nyingi. Hakuna anayeweza kuzihesabu zote kabla, wala hakuna anayelazimika kufanya hivyo.
learn-long-more = Kitufe chochote au mguso huruka hadi mwisho.
learn-long-task = Chagua E uone itaendelea kwa muda gani.
learn-long-right = Zamu nyingi ni fupi zaidi ya hiyo. Kupita mizunguko mia nane ni nadra sana.
learn-long-wrong = Hiyo ilikuwa zamu ya kawaida. Jaribu E.

## Kula

learn-capture-title = Kula kwa mara ya kwanza
learn-capture-tell = Je, zamu yako imeishia katika shimo tupu la safu yako? Basi angalia shimo la mkabala. Kama lina kete, unazila zote.
learn-capture-more = Kete ya mwisho, iliyokuwezesha kula, huenda pamoja nazo.
learn-capture-task = Chagua shimo linalokula.
learn-capture-right = Kulikuwa na kete tano katika d, mkabala na C. Pamoja na kete yako ya mwisho unapata sita.

learn-where-title = Pale ambapo hakuna kinacholiwa
learn-where-tell = Unaweza kula kutoka shimo la safu yako tu. Zamu yako ikiishia katika safu nyingine, huli chochote, hata kama kuna kete mkabala.
learn-where-more = Shimo la mkabala likiwa tupu, pia huli chochote. Kete yako inabaki hapo.
learn-where-task = Ni moja tu kati ya mashimo haya matatu linalokula. Lichague.
learn-where-right = C lingeishia mkabala na shimo tupu. E lingeishia katika safu nyingine. Ni A pekee linalokula.

learn-opening-title = Kula baada ya mfululizo
learn-opening-tell = Kula huja mwishoni mwa mfululizo, kwa hiyo mwanzoni ni vigumu kutambua. Huu ni mwanzo wa mchezo. Kila shimo lina mizunguko mitano.
learn-opening-task = Matatu kati ya mashimo yako sita yanakula kete saba. Tafuta mojawapo.
learn-opening-right = B, C na D, kila moja linakula saba kwa mara moja.
learn-opening-wrong = Mashimo mengine yanakula zaidi. Jaribu tena.

## Mwisho wa mchezo

learn-end-title = Bila kete, hakuna la kucheza
learn-end-tell = Ukiweza kucheza, lazima ucheze. Mchezaji ambaye zamu ni yake na hana la kucheza humaliza mchezo.
learn-end-more = Kete zilizobaki ubaoni huchukuliwa na mchezaji mwingine, aliyecheza wa mwisho. Mwenye kete nyingi zaidi hushinda.
learn-end-task = Chagua shimo linalomwacha mpinzani wako bila la kucheza.
learn-end-right = Umekula kete za mwisho za safu nyingine, kwa hiyo zilizobaki zilikuwa zako.
learn-end-wrong = Mpinzani wako bado anaweza kucheza. Je, unaweza kula kete zilizo katika e?

## Zamu zisizo na mwisho

learn-endless-title = Haiishi kamwe
learn-endless-tell = Wakati mwingine mfululizo hurudi ulikoanzia, na ungeendelea milele. Shimo kama hilo lina alama ∞.
learn-endless-task = Chagua A ujionee mwenyewe.
learn-endless-right = Baada ya { $laps ->
    [one] mzunguko { $laps }
   *[other] mizunguko { $laps }
} kila kete iko pale ilipokuwa kabla, na A lingechotwa tena. Ingeendelea hivyo milele.
learn-endless-wrong = Zamu hiyo ina mwisho. Jaribu shimo lenye alama ∞.

learn-allowed-title = Kupanda lazima kuishe
learn-allowed-tell = Maelezo ya zamani hayasemi lolote kuhusu zamu kama hizo. Katika programu hii haziruhusiwi kuchezwa, isipokuwa ukichagua kanuni nyingine.
learn-allowed-task = Shimo A haliruhusiwi kuchezwa. Chagua linaloruhusiwa.
learn-allowed-right = Mashimo yako yote yakiwa hayana mwisho, huna la kucheza, na mchezo umekwisha.

## Mashindano na vijiti

learn-match-title = Vijiti vya kuhesabia
learn-match-tell = Mchezo mmoja huisha upesi, kwa hiyo watu hucheza kadhaa. Anayetangulia kufikisha idadi ya ushindi iliyokubaliwa hushinda mashindano. Hapa ni tatu.
learn-match-more = Kila ushindi huleta kijiti chembamba, ol alai kwa Kimaa, cha pembe ya ndovu hapo zamani. Sare haileti kijiti. Aliyecheza wa pili huanza mchezo unaofuata.
learn-match-task = Kila mmoja wenu ana vijiti viwili. Shinda mchezo huu kwa zamu moja, na mashindano ni yako.
learn-match-right = Vijiti vitatu: umeshinda mashindano.
learn-match-wrong = Mchezo unaendelea. Tafuta shimo linalokula kete za mwisho za safu nyingine.

## Mbinu za mwanzo

learn-most-title = Tafuta nafasi za kula
learn-most-tell = Kabla ya kila zamu, angalia mashimo yako yanaishia wapi. Anza na yenye kete chache: ni rahisi zaidi kuyahesabu.
learn-most-task = Kila moja kati ya mashimo yako manne linakula. Chagua linalokula zaidi.
learn-most-right = Shimo la mkabala na C ndilo lililokuwa limejaa zaidi.
learn-most-wrong = Hilo linakula, lakini shimo lingine linakula zaidi.

learn-danger-title = Nini kinafuata?
learn-danger-tell = Kisha tazama kwa macho ya mpinzani wako. Mashimo yako yapi yamejaa, na zamu kutoka safu nyingine ingeishia wapi?
learn-danger-more = Kete zilizokwisha kuondoka haziwezi kuliwa pale zilipokuwa.
learn-danger-task = Mpinzani wako anataka kula kete zilizo katika A. Chagua shimo ambalo baada yake hakuna kinachoweza kuliwa.
learn-danger-right = Kete za A zimeondoka kwa wakati.
learn-danger-wrong = Mpinzani wako angeweza kula. Ziokoe kete zilizo katika A.

learn-keep-title = Bakiza kete ya kucheza
learn-keep-tell = Mchezo unapokaribia kuisha, kete za safu yako ndizo zamu zako. Safu yako ikiwa tupu zamu yako inapofika, mchezo umekwisha, na zilizobaki ni za mpinzani wako.
learn-keep-task = Una kete mbili. Chagua shimo ambalo baada yake mpinzani wako hawezi kumaliza mchezo.
learn-keep-right = Vyovyote atakavyocheza mpinzani wako, bado unaweza kucheza.
learn-keep-wrong = Kete yako ya mwisho imeliwa, na hivyo mchezo umekwisha. Iweke asipoweza kuifikia.

learn-game-title = Maliza mchezo
learn-game-tell = Sasa cheza mwisho wa mchezo. Una kete 21, mpinzani wako ana 14. Atakayekuwa na nyingi zaidi mwishoni atashinda.
learn-game-more = Tafuta nafasi za kula. Angalia nini kinafuata. Bakiza kete ya kucheza.
learn-game-task = Shinda mchezo huu.
learn-game-your-turn = Zamu yako.
learn-game-right = Umecheza vizuri. Sasa unaijua En Dodoi.
learn-game-wrong = Si mara hii. Jaribu tena: ukianza na shimo lingine huenda ikawa bora.

## Baada ya mafunzo

learn-finished = Umekamilisha hatua zote. Ubao unakusubiri.
learn-to-play = Cheza mchezo
learn-to-puzzles = Jaribu fumbo
learn-to-rules = Soma kanuni
