# Lo que el tablero de la página dice de sí mismo, sobre todo a un lector de pantalla.

board-name = Tablero
board-section = El tablero y el turno
hole-can-be-played = se puede jugar
hole-is-endless = su turno no terminaría nunca
hole-was-lifted = levantado en el último turno
hole-was-last = donde terminó el último turno
hole-is-best = el mejor
hole-was-mistake = un error
hole-is-meant = señalado
lap-of = Vuelta { $lap } de { $laps }
side-captured = { side } ha capturado { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
}
side-pins = { side } tiene { $pins } de { $target } clavijas
captured-head = Capturadas

## Cómo se muestran los turnos

settings = Ajustes
sowing-speed = Siembra
speed-off = Sin animación
speed-fast = Rápida
speed-normal = Normal
speed-slow = Lenta
seed-sound = Sonido de las semillas
seed-sound-help = A la izquierda del todo, sin sonido.
board-view = Tablero y teclas
text-board = Tablero como tabla de números
letter-keys = Las letras y cifras juegan
keys = Teclas
key-play = jugar ese hoyo
key-move = ir de hoyo en hoyo en el sentido de la siembra
key-undo = deshacer y rehacer
key-next = siguiente partida
key-help = esta lista
close = Cerrar
