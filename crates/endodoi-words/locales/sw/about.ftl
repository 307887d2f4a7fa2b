# Ukurasa kuhusu mchezo, watu wake, mahali, maneno na vyanzo. Majina ya watu, vitabu na michezo yanabaki yalivyo.

about-lead = En Dodoi ni mchezo wa kupanda kutoka kaskazini mwa Tanzania. Ukurasa huu unasema ulikotoka, jinsi ulivyoingia vitabuni, na yale ambayo hakuna aliyeyaandika.
about-contents = Kwenye ukurasa huu

## Watu

about-people-title = Ni mchezo wa nani
about-people-who = En Dodoi ni mchezo wa Loitha na Kisonga, makundi mawili ya Wamaasai kaskazini mwa Tanzania. Kwa Kimaa, lugha ya Wamaasai, mchezo huitwa En Dodoi, na michezo kadhaa En Dodo.
about-people-board = Huchezwa kwenye ubao wenye safu mbili za mashimo, sita hadi kumi katika safu, na kete nne katika kila shimo. Kete ni mbegu za ol gulangulu, yaani komwe (Caesalpinia bonduc), au vijiwe. Vijiti vyembamba vya pembe ya ndovu vilihesabu michezo ambayo kila mmoja alishinda.
about-people-custom = Vyanzo vya zamani vinasema kwamba wanaume walicheza michezo hii, na wanawake hawakuicheza kamwe. Hayo yanaeleza nyakati zao, kama walivyoziona wao. Si kanuni ya mchezo. Hapa ni kwa kila mtu.
about-people-own = Sisi si Wamaasai, na tunaujua mchezo huu kutoka vitabu na kurasa za wavuti tu. Waliokua nao wanaujua vizuri zaidi. Wanapocheza vingine, mchezo ni wao.

## Jinsi ulivyoandikwa

about-history-title = Jinsi ulivyoingia vitabuni
about-history-merker = Moritz Merker (1867–1908) alikuwa wa kwanza kuueleza mchezo huu kwa kuchapisha, katika kitabu chake Die Masai cha mwaka 1904. Merker alikuwa afisa wa jeshi la kikoloni la Kijerumani katika eneo lililoitwa wakati huo Afrika Mashariki ya Kijerumani. Kitabu chake kinatokana na utawala wa kikoloni: afisa wa wavamizi aliandika kuhusu watu waliowatawala. Tahajia yake ya Kimaa, na aliyochagua kusimulia, ni yake mwenyewe.
about-history-murray = Waandishi wa baadaye walimrudia. Kitabu A History of Board-Games Other than Chess cha H. J. R. Murray, 1951, hutajwa kama chanzo. Laurence Russ ana ukurasa mmoja kuuhusu katika Mancala Games, 1984. J. A. Valdez ana mmoja katika 50 Ways to Play Mancala, 2023.
about-history-web = Leo watu wengi wanaujua mchezo huu kutoka kurasa mbili za wavuti: En Dodoi kwenye wiki ya Mancala World, na Endodoi kwenye Wikipedia. Zinakubaliana karibu kwa kila kitu. Zinatofautiana kwa kete moja tu: angalia seti ya kanuni endodoi.
about-history-program = Programu hii inaongeza yale ambayo programu inayahitaji: majina ya mashimo, na kanuni za mambo ambayo maelezo yanayaacha wazi.

## Yanayojulikana

about-known-title = Yanayojulikana, na yasiyojulikana
about-known-yes = Maelezo yote yanakubaliana kuhusu ubao, kupanda kwa mizunguko, kula kutoka shimo lako lililo tupu, na mwisho pale mchezaji asipoweza kucheza.
about-known-who = Hakuna anayesema nani anaanza, wala kinachotokea kupanda kusipoisha kamwe.
about-known-rest = Inasemekana Merker hasemi lolote kuhusu kete zilizobaki mwishoni. Kanuni inayotumika hapa ilichukuliwa kutoka Enkeshui na michezo inayofanana nayo.
about-known-pins = Kwamba michezo ilihesabiwa kwa vijiti imesemwa. Ni vingapi vilihitajika kushinda mashindano haikusemwa.
about-known-read = Hatukuweza kuzisoma kurasa zenyewe za Merker, Murray, Russ na Valdez. Tunayoyajua kuzihusu yametufikia kupitia wanaozinukuu.
about-known-ask = Je, unaujua mchezo huu kutoka nyumbani, au unakijua kimojawapo cha vitabu hivi? Basi tafadhali tuambie ni nini hakiko sawa hapa.

## Maneno

about-words-title = Maneno ya mchezo
about-words-told = Maneno ya Kimaa yameandikwa kama Merker alivyoyaandika, zaidi ya karne moja iliyopita. Kimaa hakiandikwi hivi leo. Alama ya ritifaa katika ’n gurtót inaonyesha kibainishi kilichofupishwa.
about-word-english = Kiswahili
about-word-one = Kimaa, umoja
about-word-many = Kimaa, wingi
about-word-game = mchezo
about-word-hole = shimo
about-word-hole-note = kishimo kimoja cha ubao
about-word-row = safu
about-word-row-note = mashimo ya mchezaji mmoja
about-word-seed = kete
about-word-seed-note = mbegu moja au kijiwe kimoja
about-word-pin = kijiti cha kuhesabia
about-word-pin-note = kimoja kwa kila ushindi
about-word-plant = komwe
about-word-plant-note = mmea wa kete
about-words-doubt = Wingi el ala ulipatikana katika tafsiri za ukurasa mmoja tu, kwa hiyo hauna uhakika. Mstari mfupi unamaanisha kwamba hatujui umbo lolote.

## Michezo ya ukoo mmoja

about-kin-title = Michezo ya ukoo mmoja
about-kin-gehe = En Gehé ni mchezo dada, uliouelezwa pia na Merker. Unaonyesha kinachoipata kete ya mwisho iliyo peke yake: inabaki.
about-kin-enkeshui = Enkeshui ni mchezo mwingine wa Wamaasai. Maelezo yake ya kwanza tunayoyajua ni ya Driedger, 1972. Wachezaji wake wawili huanza kwa kushindana mbio katika kupanda.
about-kin-ayoayo = Ayoayo wa Wayoruba huko Afrika Magharibi ni karibu mchezo uleule, mbali sana. Huko shimo lililochotwa hurukwa, na ni lazima umwachie mpinzani wako la kucheza.
about-kin-cross = Cross-Endodoi ni mchezo wa kisasa wa William Daniel Troyka, 2002. Kete za idadi ya witiri huenda upande mmoja, za idadi ya shufwa upande mwingine. Unaweza kuchezwa hapa pia.

## Vyanzo

about-sources-title = Vyanzo
about-sources-told = Kwa kila kimoja imeelezwa kama kilisomwa chote, kwa sehemu, au kinajulikana kupitia wengine tu.
about-source-mw = Mancala World, kurasa En Dodoi, En Gehé, Enkeshui, Ayoayo na Cross-Endodoi. Zimesomwa zote au kwa sehemu kubwa.
about-source-wp = Wikipedia, ukurasa Endodoi, katika nakala na tafsiri. Umesomwa wote.
about-source-bp = Board and Pieces, ukurasa Endodoi. Umesomwa wote.
about-source-merker = M. Merker: Die Masai. Berlin 1904, kurasa 36 na 37. Kinajulikana kupitia wengine.
about-source-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford 1951. Kinajulikana kupitia wengine.
about-source-russ = L. Russ: Mancala Games. 1984, ukurasa 28. Kinajulikana kupitia wengine.
about-source-valdez = J. A. Valdez: 50 Ways to Play Mancala. 2023, ukurasa 33. Kinajulikana kupitia wengine.
about-source-troyka = W. D. Troyka: Cross-Endodoi. Zillions of Games 2002. Unajulikana kupitia Mancala World.
about-rules = Kanuni kwa maneno
about-learn = Jifunze mchezo
