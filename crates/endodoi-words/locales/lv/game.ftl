# Kas tiek stāstīts par partiju, gan lapā, gan terminālī. Teikumiem nav punkta: to pieliek tas, kas tos rāda.

## Spēlētāji

side = { $side ->
    [south] Dienvidi
   *[north] Ziemeļi
}
other-side = { $side ->
    [south] Ziemeļi
   *[north] Dienvidi
}
side-to-move = { $side ->
    [south] Dienvidu gājiens
   *[north] Ziemeļu gājiens
}
player-named = { side } ({ $name })
player-computer = { side } (dators, { $level }. līmenis)
player-computer-short = { side } ({ $level }. līmenis)

## Kas tiek skaitīts

seeds = { $seeds ->
    [zero] { $seeds } sēklu
    [one] { $seeds } sēkla
   *[other] { $seeds } sēklas
}
laps = { $laps ->
    [zero] { $laps } apļu
    [one] { $laps } aplis
   *[other] { $laps } apļi
}
turns = { $turns ->
    [zero] { $turns } gājienu
    [one] { $turns } gājiens
   *[other] { $turns } gājieni
}
# Skaitāmās tapiņas (ol alai, dsk. el ala): mačā uzvarētās partijas.
pins = { $pins ->
    [0] nav tapiņu
    [zero] { $pins } tapiņu
    [one] { $pins } tapiņa
   *[other] { $pins } tapiņas
}
captured = guvums { $seeds }

## Bedrītes

hole-name = { side } { $hole }, { seeds }
hole-endless-illegal = { $hole } ir bezgalīga: to nedrīkst spēlēt (sēšana nav beigusies pēc { $laps ->
    [zero] { $laps } apļiem
    [one] { $laps } apļa
   *[other] { $laps } apļiem
})
hole-endless-void = { $hole } ir bezgalīga: to spēlējot, gājiens pāriet pretiniekam (sēšana nav beigusies pēc { $laps ->
    [zero] { $laps } apļiem
    [one] { $laps } apļa
   *[other] { $laps } apļiem
})
hole-endless-draw = { $hole } ir bezgalīga: to spēlējot, partija beidzas (sēšana nav beigusies pēc { $laps ->
    [zero] { $laps } apļiem
    [one] { $laps } apļa
   *[other] { $laps } apļiem
})

## Gājiens

turn-captures = { side } spēlē { $hole }, { laps }, paņem { $seeds }
turn-quiet = { side } spēlē { $hole }, { laps }, beidz bedrītē { $lands }, neko nepaņem
turn-endless = { side } spēlē { $hole }, un sēšana nekad nebeidzas: dēlis paliek, kāds bijis
turn-sowing = { side }, { $lap }. aplis no { $laps }: pacelta { $hole }, rokā { $hand }
turn-end-captured = { $hole } bija tukša: { side } paņem { $seeds }
turn-end-opposite-empty = { $hole } bija tukša, bet tukša ir arī pretējā { $opposite }: nav ko paņemt
turn-end-other-row = { $hole } bija tukša, bet tā pieder { $side ->
    [south] Ziemeļiem
   *[north] Dienvidiem
}: nekas netiek paņemts
turn-end-endless = { $hole } nekad nebeidzas: dēlis paliek, kāds bijis

## Partijas beigas

ending-no-legal-move = { $side ->
    [south] Dienvidiem nav gājiena
   *[north] Ziemeļiem nav gājiena
}
ending-repetition = Šī pozīcija ir jau trešo reizi
ending-endless-turn = Gājiens nekad nebeidzas
ending-decided = Vairāk nekā puse sēklu ir paņemta
ending-agreement = Spēlētāji vienojas beigt
ending-resignation = { side } padodas
ending-time = { $side ->
    [south] Dienvidiem beidzās laiks
   *[north] Ziemeļiem beidzās laiks
}
ending-illegal-move = { side } pārkāpa noteikumus
ending-abandonment = { side } pameta partiju
ending-other = Partija ir beigusies
rest-to-side = { $seeds ->
    [zero] atlikušās { $seeds } sēklas
    [one] atlikušo { $seeds } sēklu
   *[other] atlikušās { $seeds } sēklas
} saņem { side }
rest-to-owners = { $seeds ->
    [zero] atlikušās { $seeds } sēklas
    [one] atlikušo { $seeds } sēklu
   *[other] atlikušās { $seeds } sēklas
} saņem rindu īpašnieki
rest-shared = { $seeds ->
    [zero] atlikušās { $seeds } sēklas
    [one] atlikušo { $seeds } sēklu
   *[other] atlikušās { $seeds } sēklas
} abi sadala
rest-shared-odd = uz dēļa palikušas { $seeds } sēklas: abi tās sadala, nepāra sēkla nepaliek nevienam
rest-to-nobody = { $seeds ->
    [zero] atlikušās { $seeds } sēklas
    [one] atlikušo { $seeds } sēklu
   *[other] atlikušās { $seeds } sēklas
} nesaņem neviens
result-won = { side } uzvar partijā ar { $own } pret { $other }
result-drawn = Partija beidzas neizšķirti, katram { seeds }

## Mačs

target-wins = { $count ->
    [zero] līdz { $count } uzvarām
    [one] līdz { $count } uzvarai
   *[other] līdz { $count } uzvarām
}
target-seeds = { $count ->
    [zero] līdz { $count } sēklām
    [one] līdz { $count } sēklai
   *[other] līdz { $count } sēklām
}
match-standing = Mačs: Dienvidi { $south }, Ziemeļi { $north }, { $target }
match-won = { side } uzvar mačā ar { $own } pret { $other }
game-number = { $number }. partija

## Padoms

hint = Padoms: { $hole } { $reason }
hint-more = tā { $reason }
hint-value = { side } beigtu { $margin } (skatīts { $turns ->
    [zero] { $turns } gājienus
    [one] { $turns } gājienu
   *[other] { $turns } gājienus
} uz priekšu)
reason-none = ir labākā, kas atrasta
reason-other = ir laba
reason-only-move = ir vienīgais gājiens
reason-ends-won = { $ending ->
    [no-legal-move] atstāj { $side ->
        [south] Ziemeļus
       *[north] Dienvidus
    } bez gājiena un uzvar partijā ar { $own } pret { $other }
    [repetition] rada pozīciju trešo reizi un uzvar partijā ar { $own } pret { $other }
   *[other] uzvar partijā ar { $own } pret { $other }
}
reason-ends-drawn = { $ending ->
    [no-legal-move] atstāj { $side ->
        [south] Ziemeļus
       *[north] Dienvidus
    } bez gājiena un beidz partiju neizšķirti
    [repetition] rada pozīciju trešo reizi un beidz partiju neizšķirti
   *[other] beidz partiju neizšķirti
}
reason-ends-lost = { $ending ->
    [no-legal-move] atstāj { $side ->
        [south] Ziemeļus
       *[north] Dienvidus
    } bez gājiena un beidz partiju, zaudētu ar { $own } pret { $other }
    [repetition] rada pozīciju trešo reizi un beidz partiju, zaudētu ar { $own } pret { $other }
   *[other] beidz partiju, zaudētu ar { $own } pret { $other }
}
reason-forces-win = uzvar vismaz par { $margin }, lai ko spēlētu { other-side }
reason-forces-draw = notur neizšķirtu, lai ko spēlētu { other-side }
reason-forces-loss = zaudē par { $margin }, ja abi spēlē, cik labi var
reason-passes-turn = nekad nebeidzas un tā nodod gājienu { $side ->
    [south] Ziemeļiem
   *[north] Dienvidiem
}
reason-captures = paņem { $seeds }
reason-prevents = { $left ->
    [0] neļauj { $hole } paņemt { $seeds }
   *[other] ļauj { $side ->
        [south] Ziemeļiem
       *[north] Dienvidiem
    } paņemt augstākais { $left }, nevis { $seeds } ar { $hole }
}
reason-denies-endless = neļauj { $side ->
    [south] Ziemeļiem
   *[north] Dienvidiem
} beigt partiju ar { $hole }, kas nekad nebeidzas
reason-leaves-one = atstāj { $side ->
    [south] Ziemeļiem
   *[north] Dienvidiem
} tikai gājienu { $hole }
reason-prepares = sagatavo { $hole }, kas paņem { $seeds } pēc { $reply }
reason-better = ir par { $seeds ->
    [zero] { $seeds } sēklām
    [one] { $seeds } sēklu
   *[other] { $seeds } sēklām
} labāka nekā { $than }
reason-better-about = ir aptuveni par { NUMBER($seeds, minimumFractionDigits: 1) } sēklām labāka nekā { $than }

## Vērtības

margin-ahead = { $seeds ->
    [zero] ar { $seeds } sēklu pārsvaru
    [one] ar { $seeds } sēklas pārsvaru
   *[other] ar { $seeds } sēklu pārsvaru
}
margin-behind = { $seeds ->
    [zero] ar { $seeds } sēklu iztrūkumu
    [one] ar { $seeds } sēklas iztrūkumu
   *[other] ar { $seeds } sēklu iztrūkumu
}
margin-level = neizšķirti
margin-about-ahead = ar aptuveni { NUMBER($seeds, minimumFractionDigits: 1) } sēklu pārsvaru
margin-about-behind = ar aptuveni { NUMBER($seeds, minimumFractionDigits: 1) } sēklu iztrūkumu
margin-about-level = aptuveni līdzīgi
value-ahead = { side } ir priekšā aptuveni par { NUMBER($seeds, minimumFractionDigits: 1) } sēklām (novērtējums, skatīts { $turns ->
    [zero] { $turns } gājienus
    [one] { $turns } gājienu
   *[other] { $turns } gājienus
} uz priekšu)
value-level = Spēlētāji ir aptuveni līdzīgi (novērtējums, skatīts { $turns ->
    [zero] { $turns } gājienus
    [one] { $turns } gājienu
   *[other] { $turns } gājienus
} uz priekšu)
value-won = { side } uzvar par { $seeds }, ja abi spēlē, cik labi var (pierādīts)
value-drawn = Neizšķirts, ja abi spēlē, cik labi var (pierādīts)
value-over-won = Partija ir beigusies, { $side ->
    [south] Dienvidiem
   *[north] Ziemeļiem
} ir par { $seeds ->
    [zero] { $seeds } sēklām
    [one] { $seeds } sēklu
   *[other] { $seeds } sēklām
} vairāk
value-over-drawn = Partija beidzas neizšķirti

## Kāpēc kaut ko nevar spēlēt

error-play-empty-hole = Bedrīte { $hole } ir tukša; izvēlieties tādu, kurā ir sēklas
error-play-other-row = Bedrīte { $hole } pieder { $side ->
    [south] Ziemeļiem, bet ir Dienvidu gājiens; izvēlieties bedrīti Dienvidu rindā
   *[north] Dienvidiem, bet ir Ziemeļu gājiens; izvēlieties bedrīti Ziemeļu rindā
}
error-play-other-board = Bedrīte { $hole } ir uz { $board } dēļa, bet šī partija notiek uz { $width }; izvēlieties šī dēļa bedrīti
error-play-endless = Ar bedrīti { $hole } sēšana nekad nebeigtos (beigu nav pēc { $laps ->
    [zero] { $laps } apļiem
    [one] { $laps } apļa
   *[other] { $laps } apļiem
}); izvēlieties citu bedrīti
error-play-game-over = Partija ir beigusies; vairs nevienu gājienu nevar izdarīt
error-play-too-long = Partijā ir { turns }, vairāk nevar būt; beidziet to, vienojoties
error-move-no-such-hole = Uz { $width } dēļa nav bedrītes { $hole }; { $side ->
    [south] Dienvidiem
   *[north] Ziemeļiem
} ir bedrītes no { $first } līdz { $last }
error-move-only-hole = Uz { $width } dēļa nav bedrītes { $hole }; { $side ->
    [south] Dienvidiem
   *[north] Ziemeļiem
} ir tikai bedrīte { $first }

## Kamēr dators domā

computer-thinking = Dators domā
computer-plays-on = Dators uzskata, ka vēl var ko iegūt, un spēlē tālāk
