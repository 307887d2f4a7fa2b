# Ukurasa unaochapisha ubao na karatasi ya kanuni, kwa madarasa na makumbusho. Karatasi ni ya ukurasa mmoja, kwa hiyo
# tafsiri isizidi sana urefu wa Kiingereza.

print-lead = Ubao na kanuni kwenye karatasi, kwa darasa, makumbusho na meza ya jikoni. Cheza kwa maharagwe, vijiwe au komwe.
print-choose = Kitu cha kuchapisha
print-size = Ubao
print-parts = Kurasa
print-part-board = Ubao, kwenye ukurasa mmoja wa mlalo
print-part-leaflet = Kanuni, kwenye ukurasa mmoja wa wima
print-details = Kwenye ubao
print-detail-letters = Herufi za mashimo
print-detail-arrows = Mishale ya mwelekeo wa kupanda
print-now = Chapisha
print-paper = Kwa karatasi ya A4. Chapisha kwa ukubwa kamili, bila pambizo zinazoongezwa na printa.
print-preview = Onyesho la awali
print-nothing = Hakuna kilichochaguliwa. Chagua ubao au kanuni.
print-board-alt = Ubao mtupu wa safu mbili za mashimo { $holes }, uliochorwa kwa mistari
print-south = Kusini
print-north = Kaskazini
# Chini ya ubao; $seeds ni idadi ya kete zote.
print-needs = Kete { $seeds }, nne katika kila shimo

## Karatasi

leaflet-title = En Dodoi
leaflet-subtitle = Mchezo wa kupanda wa Wamaasai wa Loitha na Kisonga, kwa watu wawili
leaflet-need-title = Unahitaji
leaflet-need = Ubao wenye safu mbili za mashimo { $holes }, na maharagwe au vijiwe { $seeds } kama kete: nne katika kila shimo. Safu iliyo mbele yako ni yako.
leaflet-turn-title = Zamu yako
leaflet-turn-1 = Chota kete zote za shimo lako moja. Zipande moja moja katika mashimo yanayofuata, kinyume cha saa, kuzunguka safu zote mbili. Hakuna shimo linalorukwa.
leaflet-turn-2 = Kete ya mwisho imeangukia penye kete nyingine? Chota shimo lote hilo, la safu yoyote, uendelee kupanda.
leaflet-turn-3 = Kete ya mwisho imeangukia shimo tupu? Zamu yako imekwisha.
leaflet-turn-4 = Shimo hilo tupu ni lako, na mkabala kuna kete? Basi unakula kete hizo, pamoja na yako ya mwisho. Ziweke kando ya ubao.
leaflet-turn-pass = Huruhusiwi kupitisha zamu. Shimo ambalo kupanda kwake hakutaisha kamwe haliruhusiwi kuchezwa.
leaflet-end-title = Mwisho
leaflet-end = Ikiwa ni zamu yako na huna la kucheza, mchezo umekwisha. Kete zilizobaki ubaoni ni za mchezaji mwingine. Mwenye kete nyingi zaidi hushinda.
leaflet-end-share = Hali ileile imetokea kwa mara ya tatu? Au nyote wawili mnataka kuacha? Basi gawaneni sawasawa kete zilizobaki.
leaflet-match-title = Mashindano
leaflet-match = Chezeni michezo kadhaa. Aliyecheza wa pili huanza unaofuata. Kila ushindi huleta kijiti. Anayetangulia kupata vijiti vitatu hushinda mashindano.
leaflet-words-title = Maneno ya Kimaa
leaflet-word-hole = shimo
leaflet-word-row = safu
leaflet-word-seed = kete
leaflet-word-pin = kijiti cha kuhesabia ushindi
leaflet-history = Ulielezwa kwa mara ya kwanza kitabuni na Moritz Merker, afisa wa jeshi la kikoloni la Kijerumani, mwaka 1904. Maneno ya Kimaa yameandikwa kama alivyoyaandika Merker. Baadhi ya kanuni ni maamuzi ya programu ya Endodoi, pale maandiko ya zamani yasiposema.
