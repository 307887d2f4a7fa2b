# Ukurasa wa mafumbo. Daima ni zamu ya Kusini; $hole ni herufi, $grade ni nambari kuanzia 1 hadi 5.

puzzle-section = Fumbo
puzzle-controls = Mafumbo
puzzle-begins = Fumbo linaletwa …
puzzle-of-the-day = Fumbo la siku
puzzle-number = Fumbo { $number }
puzzle-grade = Ugumu { $grade }
puzzle-solved = limefumbuliwa
puzzle-missing = Hakuna fumbo lenye jina hilo. Hili hapa ni la leo.
puzzle-endless = Kupanda kutoka { $hole } hakutaisha kamwe, kwa hiyo shimo hili haliruhusiwi kuchezwa

## Kinachoulizwa

task-win = Zamu ya Kusini: ni shimo moja tu linaloshinda. Lipi?
task-capture = Zamu ya Kusini: kula kwa shimo lipi ni bora kuliko kote?

## Shimo limechaguliwa

puzzle-searching = Kaskazini anajibu nini? …
puzzle-right = Ndiyo, { $hole }!
puzzle-answer = Jibu ni { $hole }.
puzzle-ends-ahead = { $seeds ->
    [one] Wote wawili wakicheza vizuri kabisa, Kusini anamaliza akiwa mbele kwa kete { $seeds }. Imethibitishwa.
   *[other] Wote wawili wakicheza vizuri kabisa, Kusini anamaliza akiwa mbele kwa kete { $seeds }. Imethibitishwa.
}
puzzle-ends-level = Wote wawili wakicheza vizuri kabisa, mchezo unaisha kwa sare. Imethibitishwa.
puzzle-ends-behind = { $seeds ->
    [one] Wote wawili wakicheza vizuri kabisa, Kusini anamaliza akiwa nyuma kwa kete { $seeds }; shimo lingine lolote ni baya zaidi. Imethibitishwa.
   *[other] Wote wawili wakicheza vizuri kabisa, Kusini anamaliza akiwa nyuma kwa kete { $seeds }; shimo lingine lolote ni baya zaidi. Imethibitishwa.
}
puzzle-wrong-win = { $hole } halishindi.
puzzle-wrong-capture = { $seeds ->
    [0] { $hole } halili chochote. Kuna lililo bora zaidi.
    [one] { $hole } linakula kete { $seeds }. Kuna lililo bora zaidi.
   *[other] { $hole } linakula kete { $seeds }. Kuna lililo bora zaidi.
}
# $turn ni yanayotokea, kama "Kaskazini anacheza c, mizunguko 3, anakula 7".
puzzle-reply = { $turn }.
# $worth ni kama "Kusini mbele kwa kete 3.2 hivi".
puzzle-then = Mwishoni: { $worth }.
puzzle-again = Jaribu tena
puzzle-show = Onyesha jibu
puzzle-line-help = Uchezaji bora kuanzia hapa. Chagua zamu uone ubao baada yake.
puzzle-line = Uchezaji bora
puzzle-start = Mwanzo
puzzle-next = Fumbo linalofuata
puzzle-analyse = Lichambue
puzzle-once-more = Kwa mara nyingine
puzzle-before = Lililotangulia
puzzle-after = Linalofuata

## Fumbo la siku

# $date ni kama "30 Novemba".
daily-open = Fumbo la { $date } linakusubiri.
daily-solved = Umefumbua fumbo la { $date }. Kesho kutakuwa na jipya.
daily-days = { $days ->
    [one] Siku { $days } mfululizo.
   *[other] Siku { $days } mfululizo.
}
open-daily = Lifungue

## Mafumbo yote

all-puzzles = Mafumbo yote
filter-grade = Ugumu
filter-all-grades = Ugumu wowote
grade-1 = 1: jibu huonekana mara moja
grade-2 = 2
grade-3 = 3: tazama mara mbili
grade-4 = 4
grade-5 = 5: kwa mabingwa
filter-kind = Aina
filter-all-kinds = Aina zote
kind-win = Shimo pekee linaloshinda
kind-capture = Kula kulio bora zaidi
shelf-count = { $solved } kati ya { $count } yamefumbuliwa
puzzle-listed-win = { $number }: shimo pekee linaloshinda, ugumu { $grade }
puzzle-listed-capture = { $number }: kula kulio bora zaidi, ugumu { $grade }
puzzle-listed-solved = { $name }, limefumbuliwa
