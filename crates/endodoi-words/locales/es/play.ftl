# La página en la que se juega un encuentro.

## A quién le toca

your-turn = Le toca a usted
your-turn-named = Le toca a usted, { $player }
person-to-move = Le toca a { $player }
computer-to-move = { $player } está pensando …
sowing-now = { side } siembra { $hole } …
match-over = { $player } gana el encuentro por { $own } a { $other }
match-over-you = Usted gana el encuentro por { $own } a { $other }
game-won-you = Usted gana la partida por { $own } a { $other }
looking-back = Está viendo la jugada { $ply } de { $plies }.
looking-at-start = Está viendo el comienzo de la partida.
back-to-game = Volver a la partida
connecting = Preparando el tablero …
first-visit = Elija uno de sus hoyos: sus semillas se siembran una a una, y se sigue desde cada hoyo ocupado en el que cae la última.

## Botones

controls = Turno
undo = Deshacer
redo = Rehacer
ask-hint = Pista
replay-turn = Mostrar el turno otra vez
flip-board = Girar el tablero
next-game = Siguiente partida
new-match = Nuevo encuentro …
agree-to-stop = Acordar el final …
resign = Rendirse …
cancel = Cancelar
analyse-game = Analizar esta partida
save-record = Guardar la partida

## Lo que se hizo

nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
taken-back = Deshecho.
brought-forth = Rehecho.
hint-thinking = Buscando un buen hoyo …
computer-declines = El ordenador prefiere seguir jugando.
saved-record = La partida está guardada como { $name }.
match-kept = Aquí está su encuentro de la última vez. Sigue donde estaba.
match-elsewhere = El encuentro siguió en otra pestaña de este navegador. Aquí está ahora igual que allí.
match-lost = El encuentro guardado en este navegador no se pudo leer, así que empieza uno nuevo.
cannot-keep = Este navegador ya no guarda nada: el encuentro sigue, pero se perdería con esta página.
endless-explained = { $hole } no dejaría nunca de sembrar. La siembra tiene que terminar, así que el hoyo no se puede jugar.
not-your-turn = No es su turno.
game-is-over = La partida ha terminado.

## Preguntas

sure-resign = ¿Rendirse en esta partida? Entonces la gana { $player }.
sure-agree = ¿Terminar esta partida y repartir las semillas que quedan en el tablero?
sure-agree-person = ¿Está de acuerdo { $player } en terminar y repartir las semillas que quedan en el tablero?
sure-new = Hay un encuentro en juego. ¿Empezar otro de todos modos?
yes-resign = Rendirse
yes-agree = Terminar y repartir
yes-new = Empezar otro

## Junto al tablero

match = Encuentro
match-line = Partida { $number }, { $target }
game-line = Una sola partida
seeds-captured = Semillas
pins-won = Clavijas
seeds-total = Semillas en total
moves = Jugadas
no-moves-yet = Todavía no se ha jugado ningún turno.
player-you = Usted
player-level = Nivel { $level }
player-tag = { $name } ({ side })

## Un nuevo encuentro

new-match-heading = Nuevo encuentro
opponent = Rival
opponent-computer = El ordenador
opponent-person = Una persona ante esta pantalla
opponent-elsewhere = Alguien en otra pantalla
level = Nivel
level-1 = 1: una primera partida
level-2 = 2
level-3 = 3: ve lo que puede capturar
level-4 = 4
level-5 = 5: conoce el juego
level-6 = 6
level-7 = 7: difícil de vencer
level-8 = 8
level-9 = 9
level-10 = 10: toda su fuerza
board-size = Tablero
who-begins = Quién empieza
begins-you = Usted
begins-opponent = El rival
begins-south = Sur
begins-north = Norte
begins-lot = A suertes
match-length = Duración
target-single = Una sola partida
target-2 = A 2 victorias
target-3 = A 3 victorias
target-5 = A 5 victorias
target-seeds-100 = A 100 semillas
other-setups = Otras posiciones, reglas y nombres
rule-set = Reglas
rules-merker = En Dodoi según la primera descripción (merker)
rules-endodoi = Endodoi, la descripción moderna
rules-cross = Cross-Endodoi (2002)
rules-link = ¿En qué se diferencian?
seeds-a-hole = Semillas en cada hoyo
own-position = Posición propia
own-position-help = Déjela vacía para el comienzo habitual. Como texto: hoyos de Sur, hoyos de Norte, semillas capturadas, a quién le toca: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S
name-south = Nombre de quien juega abajo (Sur)
name-north = Nombre de quien juega arriba (Norte)
begin-match = Empezar
