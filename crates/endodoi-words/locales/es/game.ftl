# Lo que se cuenta de una partida, en la página y en el terminal. Las frases van sin punto: lo pone quien las muestra.

## Jugadores

side = { $side ->
    [south] Sur
   *[north] Norte
}
other-side = { $side ->
    [south] Norte
   *[north] Sur
}
side-to-move = Le toca a { side }
player-named = { side } ({ $name })
player-computer = { side } (ordenador, nivel { $level })
player-computer-short = { side } (nivel { $level })

## Lo que se cuenta

seeds = { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
}
laps = { $laps ->
    [one] { $laps } vuelta
   *[other] { $laps } vueltas
}
turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
# Clavijas de cuenta (ol alai, pl. el ala): partidas ganadas en un encuentro.
pins = { $pins ->
    [0] sin clavijas
    [one] { $pins } clavija
   *[other] { $pins } clavijas
}
captured = capturadas: { $seeds }

## Hoyos

hole-name = { side } { $hole }, { seeds }
hole-endless-illegal = { $hole } no tiene fin: no se puede jugar (tras { laps } la siembra no ha terminado)
hole-endless-void = { $hole } no tiene fin: jugarlo cede el turno (tras { laps } la siembra no ha terminado)
hole-endless-draw = { $hole } no tiene fin: jugarlo termina la partida (tras { laps } la siembra no ha terminado)

## Un turno

turn-captures = { side } juega { $hole }, { laps }, captura { $seeds }
turn-quiet = { side } juega { $hole }, { laps }, termina en { $lands }, no captura nada
turn-endless = { side } juega { $hole }, que no termina nunca: el tablero queda como estaba
turn-sowing = { side }, vuelta { $lap } de { $laps }: { $hole } levantado, { $hand } en la mano
turn-end-captured = { $hole } estaba vacío: { side } captura { $seeds }
turn-end-opposite-empty = { $hole } estaba vacío, pero también lo está { $opposite } enfrente: no hay nada que capturar
turn-end-other-row = { $hole } estaba vacío, pero es de { other-side }: no se captura nada
turn-end-endless = { $hole } no termina nunca: el tablero queda como estaba

## El final de una partida

ending-no-legal-move = { side } no tiene jugada
ending-repetition = Esta posición se da por tercera vez
ending-endless-turn = El turno no termina nunca
ending-decided = Más de la mitad está capturada
ending-agreement = Los jugadores acuerdan terminar
ending-resignation = { side } abandona
ending-time = A { side } se le acabó el tiempo
ending-illegal-move = { side } infringió las reglas
ending-abandonment = { side } dejó la partida
ending-other = La partida ha terminado
rest-to-side = { $seeds ->
    [one] { side } se lleva la semilla que queda ({ $seeds })
   *[other] { side } se lleva las { $seeds } semillas que quedan
}
rest-to-owners = { $seeds ->
    [one] el dueño de la fila se lleva la semilla que queda ({ $seeds })
   *[other] los dueños de las filas se llevan las { $seeds } semillas que quedan
}
rest-shared = { $seeds ->
    [one] ambos comparten la semilla que queda ({ $seeds })
   *[other] ambos comparten las { $seeds } semillas que quedan
}
rest-shared-odd = ambos se reparten las { $seeds } semillas que quedan, y la impar no es de nadie
rest-to-nobody = { $seeds ->
    [one] nadie se lleva la semilla que queda ({ $seeds })
   *[other] nadie se lleva las { $seeds } semillas que quedan
}
result-won = { side } gana la partida por { $own } a { $other }
result-drawn = La partida queda empatada, { seeds } para cada uno

## El encuentro

target-wins = { $count ->
    [one] a { $count } victoria
   *[other] a { $count } victorias
}
target-seeds = { $count ->
    [one] a { $count } semilla
   *[other] a { $count } semillas
}
match-standing = Encuentro: Sur { $south }, Norte { $north }, { $target }
match-won = { side } gana el encuentro por { $own } a { $other }
game-number = partida { $number }

## Una pista

hint = Pista: { $hole } { $reason }
hint-more = además { $reason }
hint-value = { side } terminaría { $margin } (mirando { turns } adelante)
reason-none = es lo mejor que se ha encontrado
reason-other = es bueno
reason-only-move = es la única jugada
reason-ends-won = { $ending ->
    [no-legal-move] deja a { other-side } sin jugada y gana la partida por { $own } a { $other }
    [repetition] repite la posición por tercera vez y gana la partida por { $own } a { $other }
   *[other] gana la partida por { $own } a { $other }
}
reason-ends-drawn = { $ending ->
    [no-legal-move] deja a { other-side } sin jugada y termina la partida en empate
    [repetition] repite la posición por tercera vez y termina la partida en empate
   *[other] termina la partida en empate
}
reason-ends-lost = { $ending ->
    [no-legal-move] deja a { other-side } sin jugada y termina la partida, perdida por { $own } a { $other }
    [repetition] repite la posición por tercera vez y termina la partida, perdida por { $own } a { $other }
   *[other] termina la partida, perdida por { $own } a { $other }
}
reason-forces-win = gana al menos por { $margin }, juegue lo que juegue { other-side }
reason-forces-draw = conserva el empate, juegue lo que juegue { other-side }
reason-forces-loss = pierde por { $margin }, si ambos juegan lo mejor posible
reason-passes-turn = no termina nunca, y así deja el turno a { other-side }
reason-captures = captura { $seeds }
reason-prevents = { $left ->
    [0] impide que { $hole } capture { $seeds }
   *[other] deja que { other-side } capture { $left } como mucho, no { $seeds } con { $hole }
}
reason-denies-endless = impide que { other-side } termine la partida con { $hole }, que no termina nunca
reason-leaves-one = no deja a { other-side } más jugada que { $hole }
reason-prepares = prepara { $hole }, que captura { $seeds } después de { $reply }
reason-better = es { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
} mejor que { $than }
reason-better-about = es unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas mejor que { $than }

## Valores

margin-ahead = { seeds } por delante
margin-behind = { seeds } por detrás
margin-level = igualado
margin-about-ahead = unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas por delante
margin-about-behind = unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas por detrás
margin-about-level = más o menos igualado
value-ahead = { side } va unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas por delante (estimación, mirando { turns } adelante)
value-level = Los jugadores van más o menos igualados (estimación, mirando { turns } adelante)
value-won = { side } gana por { $seeds }, si ambos juegan lo mejor posible (demostrado)
value-drawn = Empate, si ambos juegan lo mejor posible (demostrado)
value-over-won = La partida ha terminado, { side } tiene { seeds } más
value-over-drawn = La partida queda empatada

## Por qué algo no se puede jugar

error-play-empty-hole = El hoyo { $hole } está vacío; elija uno que tenga semillas
error-play-other-row = El hoyo { $hole } es de { other-side }, pero le toca a { side }; elija un hoyo de la fila de { side }
error-play-other-board = El hoyo { $hole } es de un tablero { $board }, pero esta partida es en { $width }; elija un hoyo de este tablero
error-play-endless = Con el hoyo { $hole } la siembra no terminaría nunca (sin fin tras { laps }); elija otro hoyo
error-play-game-over = La partida ha terminado; no se puede jugar ningún turno más
error-play-too-long = La partida tiene { turns }, los más que puede tener; termínela de común acuerdo
error-move-no-such-hole = No hay hoyo { $hole } en un tablero { $width }; { side } tiene los hoyos { $first } a { $last }
error-move-only-hole = No hay hoyo { $hole } en un tablero { $width }; { side } solo tiene el hoyo { $first }

## Mientras el ordenador piensa

computer-thinking = El ordenador está pensando
computer-plays-on = El ordenador cree que aún puede ganar algo, y sigue jugando
