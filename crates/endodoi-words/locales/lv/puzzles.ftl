# Uzdevumu lapa. Vienmēr ir Dienvidu gājiens; $hole ir burts, $grade ir skaitlis no 1 līdz 5.

puzzle-section = Uzdevums
puzzle-controls = Uzdevumi
puzzle-begins = Uzdevums tiek sagatavots …
puzzle-of-the-day = Dienas uzdevums
puzzle-number = { $number }. uzdevums
puzzle-grade = Grūtība { $grade }
puzzle-solved = atrisināts
puzzle-missing = Tāda uzdevuma nav. Lūk, šīs dienas uzdevums.
puzzle-endless = No { $hole } sēšana nekad nebeigtos, tāpēc to nedrīkst spēlēt

## Kas tiek jautāts

task-win = Dienvidu gājiens: uzvar tikai viena bedrīte. Kura?
task-capture = Dienvidu gājiens: kura bedrīte dod labāko guvumu?

## Bedrīte ir izvēlēta

puzzle-searching = Ko atbildēs Ziemeļi? …
puzzle-right = Jā, { $hole }!
puzzle-answer = Atbilde ir { $hole }.
puzzle-ends-ahead = { $seeds ->
    [zero] Ja abi spēlē, cik labi var, Dienvidi beigās ir priekšā par { $seeds } sēklām. Tas ir pierādīts.
    [one] Ja abi spēlē, cik labi var, Dienvidi beigās ir priekšā par { $seeds } sēklu. Tas ir pierādīts.
   *[other] Ja abi spēlē, cik labi var, Dienvidi beigās ir priekšā par { $seeds } sēklām. Tas ir pierādīts.
}
puzzle-ends-level = Ja abi spēlē, cik labi var, partija beidzas neizšķirti. Tas ir pierādīts.
puzzle-ends-behind = { $seeds ->
    [zero] Ja abi spēlē, cik labi var, Dienvidi beigās atpaliek par { $seeds } sēklām; jebkura cita bedrīte ir sliktāka. Tas ir pierādīts.
    [one] Ja abi spēlē, cik labi var, Dienvidi beigās atpaliek par { $seeds } sēklu; jebkura cita bedrīte ir sliktāka. Tas ir pierādīts.
   *[other] Ja abi spēlē, cik labi var, Dienvidi beigās atpaliek par { $seeds } sēklām; jebkura cita bedrīte ir sliktāka. Tas ir pierādīts.
}
puzzle-wrong-win = { $hole } neuzvar.
puzzle-wrong-capture = { $seeds ->
    [0] { $hole } neko nepaņem. Ir kas labāks.
    [zero] { $hole } paņem { $seeds } sēklu. Ir kas labāks.
    [one] { $hole } paņem { $seeds } sēklu. Ir kas labāks.
   *[other] { $hole } paņem { $seeds } sēklas. Ir kas labāks.
}
puzzle-reply = { $turn }.
puzzle-then = Beigās: { $worth }.
puzzle-again = Mēģināt vēlreiz
puzzle-show = Rādīt atbildi
puzzle-line-help = Labākie gājieni no šejienes. Izvēlieties gājienu, lai redzētu dēli pēc tā.
puzzle-line = Labākie gājieni
puzzle-start = Sākums
puzzle-next = Nākamais uzdevums
puzzle-analyse = Analizēt to
puzzle-once-more = Vēlreiz
puzzle-before = Iepriekšējais
puzzle-after = Nākamais

## Dienas uzdevums

# $date ir, piemēram, „30. novembris”.
daily-open = { $date }: dienas uzdevums jūs gaida.
daily-solved = { $date }: dienas uzdevums ir atrisināts. Rīt būs jauns.
daily-days = { $days ->
    [zero] { $days } dienu pēc kārtas.
    [one] { $days } diena pēc kārtas.
   *[other] { $days } dienas pēc kārtas.
}
open-daily = Atvērt to

## Visi uzdevumi

all-puzzles = Visi uzdevumi
filter-grade = Grūtība
filter-all-grades = Jebkura grūtība
grade-1 = 1: uzreiz redzams
grade-2 = 2
grade-3 = 3: jāpaskatās divreiz
grade-4 = 4
grade-5 = 5: pratējiem
filter-kind = Kas jāatrod
filter-all-kinds = Visi uzdevumi
kind-win = Vienīgā uzvara
kind-capture = Labākais guvums
shelf-count = Atrisināts: { $solved } no { $count }
puzzle-listed-win = { $number }: vienīgā uzvara, grūtība { $grade }
puzzle-listed-capture = { $number }: labākais guvums, grūtība { $grade }
puzzle-listed-solved = { $name }, atrisināts
