# Lo que dice solo el terminal, en sus dos modos. Órdenes, teclas y opciones son las mismas en todos los idiomas.

## Preguntas y respuestas

answer-yes = sí
answer-no = no
answer-yes-also = si
answer-no-also = n
yes-or-no = ({ answer-yes } o { answer-no })
kept-match = Se guardó un encuentro sin terminar: { $south } contra { $north }, { $south-pins } a { $north-pins }; partida { $number }, { turns } jugados, capturadas { $captured }.
ask-go-on = ¿Seguir con él?
ask-resign = ¿Abandona { side } y pierde esta partida?
ask-agree-lines = ¿Acuerdan ambos jugadores terminar y compartir las semillas del tablero?
ask-keep-game = La partida no ha terminado. ¿Guardarla para la próxima vez?
ask-keep-match = El encuentro no ha terminado. ¿Guardarlo para la próxima vez?

## En ambos modos

undo-nothing = No hay nada que deshacer
redo-nothing = No hay nada que rehacer
match-short = encuentro { $tally }
saved = Guardado en { $name }, y se mantendrá al día ahí hasta que salga
not-kept = La partida no se guarda: { $reason }
file-not-written = no se puede escribir { $name } ({ $error }); elija otro lugar
file-not-deleted = no se puede borrar { $name } ({ $error }); bórrelo a mano
folder-not-usable = no se pueden guardar partidas en { $name } ({ $error }); véase --state-dir
folder-full = { $name } contiene demasiadas partidas sin terminar; borre algunas
no-memory = No queda memoria para pensar; cierre antes otros programas

## Línea a línea

line-unfinished = Hay guardada una partida sin terminar; siga con ella con --load { $path }
line-welcome = En Dodoi en { $width }, reglas { $rules }. { $south } contra { $north }, { $target }. Escriba help para la ayuda.
line-over = La partida ha terminado; escriba next o undo.
line-is-over = La partida ha terminado.
line-next = Escriba next para otra partida, o quit.
line-not-over = La partida no ha terminado; siga jugando, o abandone con resign.
line-ended-already = No se termina: la partida ya ha terminado.
line-plays-on = No se termina: el ordenador cree que aún puede ganar algo, y sigue jugando.
line-taken-back = Deshecho: { turns }.
line-no-such-turn = No se han jugado tantos turnos.
line-lap = Vuelta { $lap }: { seeds } desde { $hole }, la última en { $lands }.
line-move = { $hole }: { laps }, captura { $seeds }.
line-move-endless = { $hole }: no termina nunca (vistas { laps }).
line-score = Partida { $number }. { $standing }.
line-file-there = { $name } ya existe; nombre otro archivo.
line-not-saved = No se ha guardado: { $reason }.
line-kept-in = La partida sin terminar queda guardada en { $path }.
line-goodbye = Adiós.
line-name-a-file = Nombre un archivo: save ARCHIVO.
line-which-turn = Diga cuántos turnos atrás: laps 1 es el último.
line-eval = Escriba eval, eval on o eval off.
line-too-much = Escriba una orden por línea; "{ $text }" sobra.
line-no-command = "{ $text }" no es un hoyo ni una orden; escriba help.
line-faces = { $hole } está frente a { $opposite }
line-help =
    La letra o el número de un hoyo lo juega: B, b o 2. Los números cuentan desde la izquierda de ese jugador.
    undo, redo    deshacer un turno; rehacerlo
    hint          qué jugaría el ordenador, y por qué
    eval          quién va por delante; eval on lo dice con cada tablero, eval off no
    board         las semillas de cada hoyo
    moves         lo que haría cada hoyo
    laps, laps 2  el último turno vuelta a vuelta; el anterior
    rules         las reglas en palabras (en inglés)
    score         cómo va el encuentro
    agree         terminar la partida de común acuerdo; se comparten las semillas que quedan
    resign        abandonar la partida
    next          la partida siguiente, cuando esta ha terminado
    save ARCHIVO  escribir el encuentro en un archivo de partidas
    quit          salir; una partida sin terminar se puede guardar

## Pantalla completa: mensajes

screen-welcome = ¿Primera vez? La tecla ? explica el juego y las teclas
screen-turned = Girado; el hoyo F se juega con F o 6
screen-no-key = { $key } no es ninguna tecla aquí; ? las muestra todas
screen-thinking-hint = Pensando una pista
screen-thinking-offer = El ordenador piensa en su oferta
screen-not-over = La partida no ha terminado; siga jugando, o pulse x para abandonar
screen-over = La partida ha terminado; n prepara la siguiente
screen-not-left = No se sale, pues la partida no se puede guardar: { $reason }; q y n la dejan
screen-speed = Velocidad a la que se muestra la siembra: { $speed ->
    [off] sin mostrar
    [fast] rápida
   *[normal] normal
    [slow] lenta
}
screen-too-many-saved = Hay demasiadas partidas guardadas aquí; empiece con --save ARCHIVO
screen-no-turn = Aún no se ha jugado ningún turno
screen-no-memory = { no-memory }, y después pulse una tecla
screen-kept = La partida sin terminar queda guardada. Para seguir: endodoi play --load { $path }
screen-too-small = La pantalla es de { $columns }x{ $rows }; hágala al menos de { $least-columns }x{ $least-rows }, o salga con q (la partida se guarda) y use --plain.
screen-at-cursor = { side-to-move }. { $hole }: { seeds }
screen-match-seeds = encuentro { $seeds }
screen-more-laps = ({ laps } más)

## Pantalla completa: títulos y páginas

box-last-turn = Último turno
box-last-turn-of = Último turno: { $hole }, { laps }
box-moves = Jugadas
box-help = Ayuda
box-go-on = ¿Seguir?
box-quit = ¿Salir?
box-resign = ¿Abandonar?
box-agree = ¿De acuerdo?
box-scroll = arriba y abajo desplazan
choices-go-on =
    y  seguir con él
    n  jugar otro, guardar este para después
    D  (mayúscula) borrarlo
choices-resign =
    y    abandonar
    Esc  seguir jugando
choices-agree =
    y    terminar la partida
    Esc  seguir jugando
choices-quit =
    y    guardar y salir
    n    salir y perderla
    Esc  seguir jugando
choices-quit-saved =
    y    guardar y salir
    n    salir; { $name } se queda
    Esc  seguir jugando
ask-agree-page = ¿Acuerdan ambos jugadores terminar? Las semillas del tablero se comparten.
page-help =
    El juego. Capture más semillas que el otro. Elija un hoyo de su fila; sus semillas se siembran en sentido antihorario, una en cada hoyo. Si la última cae junto a otras, se levanta todo ese hoyo y se sigue sembrando. Si cae en un hoyo vacío, el turno termina; si ese hoyo es suyo y el de enfrente tiene semillas, captura esas y la última. Quien no puede jugar termina la partida; el otro se lleva lo que queda.

    Las letras o los números juegan un hoyo de su fila, contando desde su izquierda; también las flechas con Intro, y el ratón. f gira el tablero y h da una pista; por eso los hoyos f y h se juegan con las mayúsculas F y H, o con 6 y 8.

    u deshacer        r rehacer           h pista
    v quién gana      f girar el tablero  m jugadas
    p ver el turno    t sus vueltas       s guardar
    - más lento       + más rápido, nada  n siguiente
    = acordar el fin  x abandonar         q salir

    (B) es donde empezó el último turno. Un signo tras una letra marca un hoyo cuya siembra no terminaría nunca. Los trazos tras un nombre son clavijas de cuenta (ol alai, el ala): partidas ganadas. Todas las reglas, en inglés: endodoi rules merker

## Pantalla completa: teclas al pie, breves

keys-play = A-{ $last } o 1-{ $holes } juegan
keys-play-one = A o 1 juegan
keys-skip = cualquier tecla salta
keys-help = ? ayuda
keys-quit = q salir
keys-undo = u deshacer
keys-hint = h pista
keys-value = v valor
keys-flip = f girar
keys-replay = p repetir
keys-speed = +/- velocidad
keys-save = s guardar
keys-save-match = s guardar el encuentro
keys-next = n partida siguiente
keys-new-match = n encuentro nuevo

## Pantalla completa: quién va por delante, breve

bar-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }, estimado
bar-proved = { side } +{ $seeds }, demostrado
bar-final = { side } +{ $seeds }, final
bar-even-estimate = igualado, estimado
bar-even-proved = igualado, demostrado
bar-even-final = igualado, final
bar-short = { side } +{ $seeds }
bar-short-estimate = { side } +{ NUMBER($seeds, minimumFractionDigits: 2) }
bar-short-even = igualado
