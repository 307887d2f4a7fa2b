# La sala de espera y las salas en las que dos juegan por la red.

## Una partida nueva

lobby-heading = Jugar con amigos
new-game = Nueva partida
your-name = Su nombre
your-name-help = Así le verá la otra persona. Puede dejarlo vacío.
with-friend = Un amigo, por enlace
with-anybody = Cualquiera
with-friend-help = Recibirá un enlace para enviarlo; nadie más encontrará la partida.
with-anybody-help = La partida figura en la lista hasta que alguien se una.
with-computer-help = Una partida con el ordenador que sigue en todos sus dispositivos.
clock = Reloj
clock-none = Sin reloj
clock-own = Mi propio reloj …
clock-minutes = Minutos para cada uno
clock-increment = Segundos más por turno
clock-live = { $minutes } min + { $seconds } s por turno
clock-days = { $days ->
    [one] { $days } día por turno
   *[other] { $days } días por turno
}
more-wishes = Tablero, reglas y público
may-be-watched = Otros pueden mirar
create-game = Crear la partida
find-opponent = Buscar rival
find-opponent-help = Buscar rival le une a alguien que desea lo mismo, o espera hasta que llegue.

## Listas de partidas

open-games = Partidas abiertas
open-games-empty = Nadie espera. Cree una partida para cualquiera y le encontrarán aquí.
watch-games = Partidas para mirar
watch-games-empty = Ahora no se juega ninguna partida en público.
my-games = Mis partidas
my-games-empty = Todavía no ha jugado por la red en este navegador. Cree una partida o únase a una.
join-game = Unirse
watch-game = Mirar
go-on = Seguir
look-at-game = Verla
somebody = Alguien
standing = Clavijas: { $south } a { $north }
game-is-won = { $player } ha ganado
match-is-won = { $player } ha ganado el encuentro por { $own } a { $other }

## La entrada

door-invited = { $player } le invita a jugar
door-free = Hay un asiento libre
sit-down = Sentarse y jugar
to-lobby = A la lista de partidas
room-missing = No existe esa partida. Puede que el enlace sea antiguo o esté cortado.
seat-free = Asiento libre
seat-taken = El asiento ya está ocupado. Puede mirar.
needs-invite = Este asiento es para quien fue invitado. Abra el enlace que le enviaron.
not-watched = Los jugadores de esta partida no quieren público.

## Mientras se espera

room-waits = Esperando al otro jugador
waiting-listed = La partida figura en la lista. También puede enviar el enlace.
waiting-unlisted = Envíe este enlace a su amigo. Quien lo abra primero podrá sentarse.
invite-link = Enlace para su amigo
watch-link = Enlace para el público
copy-room-link = Copiar el enlace
share-link = Compartir …
show-code = Código para escanear
code-alt = El enlace como código para escanear
link-copied = El enlace está copiado.
link-selected = El enlace está seleccionado y ya se puede copiar.
cancel-room = Anular la partida …

## La partida

game-begins = Empieza la partida.
hole-on-its-way = { $hole } está en camino …
premove-told = { $hole } se jugará en cuanto sea su turno. Elíjalo otra vez para anularlo.
premove-dropped = { $hole } ya no se puede jugar. Le toca a usted.
only-watching = Usted está mirando esta partida.
turn-taken-back = Se han deshecho jugadas.
room-aborted = La partida se ha anulado.
game-went-on = La partida ha seguido entretanto.
begin-within = El primer turno se debe jugar en { $time }
came-too-late = Llegó demasiado tarde: la partida ya había seguido.
matches-won = Encuentros ganados: Sur { $south }, Norte { $north }
time-left = { $seconds ->
    [one] Le queda { $seconds } segundo.
   *[other] Le quedan { $seconds } segundos.
}
time-days = { $days } d { $hours } h
time-tenths = { NUMBER($seconds, minimumFractionDigits: 1) }
ask-takeback = Pedir deshacer
ask-stop = Ofrecer el final
ask-rematch = Jugar otra vez
claim-game = Reclamar la victoria
may-claim = { $player } lleva mucho tiempo ausente. Puede reclamar la victoria.
abort-game = Anular …
sure-abort = ¿Anular la partida? Entonces no la gana nadie.
yes-abort = Anular
turns-were-taken = Ya se han jugado turnos, así que la partida no se puede anular. Puede ofrecer el final o rendirse.
key-forget = olvidar el hoyo elegido de antemano

## Ofertas

takeback-asked = { $player } pide deshacer la última jugada.
stop-asked = { $player } ofrece terminar y repartir las semillas que quedan en el tablero.
rematch-asked = { $player } quiere jugar otra vez.
takeback-waits = Ha pedido deshacer su jugada.
stop-waits = Ha ofrecido terminar.
rematch-waits = Ha pedido jugar otra vez.
accept-offer = Aceptar
decline-offer = Rechazar
withdraw-offer = Retirar
offer-is-gone = Su oferta no se ha aceptado.
offer-is-over = Esa oferta ya no existe.
next-waits = Esperando a que { $player } esté listo para la siguiente partida.
is-ready = { $player } está listo para la siguiente partida.
next-by-itself = La siguiente partida empieza por sí sola en menos de un minuto.

## Quién está

is-here = presente
is-away = ausente
other-is-back = { $player } está aquí.
other-is-gone = { $player } se ha ausentado.
other-not-away = El otro jugador está aquí o no lleva ausente el tiempo suficiente.
watchers = { $count ->
    [one] Mira { $count } persona.
   *[other] Miran { $count } personas.
}
line-is-lost = Se ha perdido la conexión. Se intenta de nuevo …
line-is-back = Conectado de nuevo.

## Otro dispositivo

move-seat = Seguir en otro dispositivo
move-seat-help = Abra este enlace en el otro dispositivo o escanee con él el código. Vale una vez y durante diez minutos; no se lo enseñe a nadie más.
seat-link = Enlace a su asiento
word-is-used = Este enlace ya se usó o es demasiado antiguo. Pida otro en el otro dispositivo.

## Palabras entre los jugadores

chat = Charla
chat-mute = Silenciar
chat-show = Mostrar
chat-empty = Nadie ha dicho nada.
chat-text = Escribir algo
chat-send = Enviar
chat-said = { $player }: { $text }
