# La página de problemas. Siempre le toca a Sur; $hole es una letra, $grade un número del 1 al 5.

puzzle-section = El problema
puzzle-controls = Problemas
puzzle-begins = Cargando el problema …
puzzle-of-the-day = Problema del día
puzzle-number = Problema { $number }
puzzle-grade = Dificultad { $grade }
puzzle-solved = resuelto
puzzle-missing = No hay ningún problema con ese nombre. Aquí está el de hoy.
puzzle-endless = { $hole } no dejaría nunca de sembrar, así que no se puede jugar

## Lo que se pide

task-win = Le toca a Sur: solo un hoyo gana. ¿Cuál?
task-capture = Le toca a Sur: ¿qué hoyo hace la mejor captura?

## Se ha elegido un hoyo

puzzle-searching = ¿Qué responde Norte? …
puzzle-right = ¡Sí, { $hole }!
puzzle-answer = La respuesta es { $hole }.
puzzle-ends-ahead = { $seeds ->
    [one] Si ambos juegan lo mejor posible, Sur termina con { $seeds } semilla de ventaja. Está demostrado.
   *[other] Si ambos juegan lo mejor posible, Sur termina con { $seeds } semillas de ventaja. Está demostrado.
}
puzzle-ends-level = Si ambos juegan lo mejor posible, la partida queda empatada. Está demostrado.
puzzle-ends-behind = { $seeds ->
    [one] Si ambos juegan lo mejor posible, Sur termina con { $seeds } semilla de desventaja; cualquier otro hoyo es peor. Está demostrado.
   *[other] Si ambos juegan lo mejor posible, Sur termina con { $seeds } semillas de desventaja; cualquier otro hoyo es peor. Está demostrado.
}
puzzle-wrong-win = { $hole } no gana.
puzzle-wrong-capture = { $seeds ->
    [0] { $hole } no captura nada. Hay algo mejor.
    [one] { $hole } captura { $seeds } semilla. Hay algo mejor.
   *[other] { $hole } captura { $seeds } semillas. Hay algo mejor.
}
# $turn es lo que pasa, como «Norte juega c, 3 vueltas, captura 7».
puzzle-reply = { $turn }.
# $worth es como «Sur unas 3,2 semillas por delante».
puzzle-then = Al final: { $worth }.
puzzle-again = Intentar de nuevo
puzzle-show = Mostrar la respuesta
puzzle-line-help = El mejor juego desde aquí. Elija un turno para ver el tablero después de él.
puzzle-line = El mejor juego
puzzle-start = Comienzo
puzzle-next = Siguiente problema
puzzle-analyse = Analizarlo
puzzle-once-more = Otra vez
puzzle-before = Anterior
puzzle-after = Siguiente

## El problema del día

# $date es como «30 de noviembre».
daily-open = El problema del { $date } le espera.
daily-solved = Ha resuelto el problema del { $date }. Mañana habrá otro.
daily-days = { $days ->
    [one] { $days } día seguido.
   *[other] { $days } días seguidos.
}
open-daily = Abrirlo

## Todos los problemas

all-puzzles = Todos los problemas
filter-grade = Dificultad
filter-all-grades = Todas las dificultades
grade-1 = 1: a primera vista
grade-2 = 2
grade-3 = 3: hay que mirar dos veces
grade-4 = 4
grade-5 = 5: para expertos
filter-kind = Tipo
filter-all-kinds = Todos los tipos
kind-win = El único hoyo que gana
kind-capture = La mejor captura
shelf-count = { $solved } de { $count } resueltos
puzzle-listed-win = { $number }: el único hoyo que gana, dificultad { $grade }
puzzle-listed-capture = { $number }: la mejor captura, dificultad { $grade }
puzzle-listed-solved = { $name }, resuelto
