# La página de análisis: un tablero en el que se juega libremente, con los valores del ordenador al lado.
# Todos los valores son de Sur: cuántas semillas más que Norte tendrá al final.

## Sobre el tablero y debajo

analyze-begins = Preparando el tablero …
analyze-to-move = Le toca a { side }, turno { $ply }
analyze-sowing = { side } siembra { $hole } …
analyze-editing = Preparando una posición
analyze-steps = Turnos
step-first = Al principio
step-back = Un turno atrás
step-on = Un turno adelante
step-last = Al final
show-turn = Mostrar el turno
analyze-tools = Posición y partida
set-up = Preparar una posición
open-game = Abrir una partida
share-save = Compartir y guardar
keys-and-view = Teclas y vista
endless-here = { $hole } no dejaría nunca de sembrar, así que no se puede jugar

## El motor

engine = Motor
engine-lines = Hoyos, primero el mejor
engine-off = El motor está apagado.
engine-rests = El motor espera.
engine-begins = El motor empieza a buscar …
engine-over = La partida termina aquí.
# $nodes es un número abreviado, como «1,2 M».
engine-depth = { turns } hacia delante, { $nodes } posiciones
engine-done = Listo: { $told }.
engine-announced = El motor ha terminado. El mejor hoyo que ha encontrado es { $hole }
engine-longer = Buscar más tiempo
engine-tables = Se usan tablas de finales: con hasta { $seeds } semillas en el tablero se sabe con exactitud cómo acaba.
play-hole = Jugar { $hole }: { $worth }
keep-line = Conservar
keep-line-of = Conservar la línea de { $hole }
line-kept = La línea queda como variante.
exact = exacto

## Valores

worth-explained = Los valores son de Sur: +3,2 significa que Sur termina unas 3,2 semillas por delante; −3,2, que lo hace Norte. Un valor con «=» delante es exacto, demostrado hasta el final de la partida; todos los demás son estimaciones.
bar-told = Quién va por delante: { $worth }
bar-unknown = Quién va por delante: aún no se sabe

## Los turnos

analyze-moves = Jugadas
analyze-start = Comienzo
# $ply es el número del turno al que sustituye.
variation-at = Variante en el turno { $ply }
promote = Hacer línea principal
delete-from-here = Borrar desde aquí
promoted = La variante es ahora la línea principal.
turn-comment = Comentario sobre este turno
mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave

## El repaso

review = Toda la partida
graph = Valores a lo largo de la partida
graph-turn = { $ply }: { side } { $hole }
review-game = Repasar la partida
review-begins = Empieza el repaso …
review-progress = { $done } de { $of } turnos repasados
review-done = { $mistakes ->
    [0] Repasada. Ningún turno perdió 2 semillas o más.
    [one] Repasada. { $mistakes } turno perdió 2 semillas o más.
   *[other] Repasada. { $mistakes } turnos perdieron 2 semillas o más.
}
review-stopped = El repaso se ha detenido.
review-stop = Detener
# $what es un signo y una palabra: «? error».
mistake-exact = { side } { $hole } { $what }: { $seeds ->
    [one] { $seeds } semilla perdida
   *[other] { $seeds } semillas perdidas
}, era mejor { $best }
mistake-about = { side } { $hole } { $what }: unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas perdidas, era mejor { $best }
# En $best de los turnos no había nada mejor.
player-review = { side }: { turns }, { $best } con el mejor hoyo; de media, { NUMBER($lost, minimumFractionDigits: 1) } semillas perdidas por turno
try-mistake = Intentar de nuevo
try-mistake-of = Intentar de nuevo: turno { $ply }, { $hole }
values-table = Valores en una tabla
column-turn = Turno
column-value = Valor después
column-mark = Nota

## Un error, intentado de nuevo

retry-asks = { side } jugó aquí { $hole } y perdió semillas con ello. Encuentre un hoyo mejor.
retry-checks = Mirando { $hole } …
retry-best = Sí, { $hole } es el mejor.
retry-as-good = Sí, { $hole } es tan bueno como el mejor.
retry-shown = El mejor era { $hole }.
retry-same = { $hole } es lo que se jugó, y pierde semillas. Pruebe otro hoyo.
retry-better = { $hole } es mejor que lo que se jugó, pero hay otro aún mejor, por unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas. Inténtelo de nuevo.
retry-worse = { $hole } no es mejor: unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas menos que el mejor. Inténtelo de nuevo.
retry-show = Mostrar el mejor
retry-next = Siguiente error
retry-stop = Dejar de intentarlo

## Preparar una posición

editor-help = Elija un hoyo en el tablero y ponga semillas en él. En el tablero también sirven + y − y las cifras.
# Delante de un número.
editor-hole = Semillas en { side } { $hole }
editor-less = Una semilla menos
editor-more = Una semilla más
editor-row = Tablero
editor-captured-south = Capturadas por Sur
editor-captured-north = Capturadas por Norte
editor-fill = Llenar todos los hoyos
editor-to-move = A quién le toca
editor-text = Posición como texto
editor-text-help = Hoyos de Sur, hoyos de Norte, semillas capturadas, a quién le toca: 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S. Si pega una posición, se adopta al salir del campo.
editor-sum = { $seeds ->
    [one] { $seeds } semilla en total
   *[other] { $seeds } semillas en total
}
editor-use = Usar esta posición

## Abrir

reader-text = Partida guardada, posición o enlace
reader-help = Pegue una partida guardada (.edr), una posición o un enlace a un análisis. También puede soltar un archivo en cualquier lugar de esta página.
reader-read = Abrir
reader-file = Elegir un archivo
reader-choose = Hay varias partidas. ¿Cuál?
reader-empty = Todavía no hay nada que leer. Pegue un texto o elija un archivo.
reader-no-game = En este texto no hay ninguna partida.
reader-too-large = Este archivo es demasiado grande para ser de partidas. Los de partidas ocupan menos de un megabyte.
game-players = { $south } – { $north }
game-opened = { $turns ->
    [0] La posición está preparada.
    [one] La partida está abierta: { $turns } turno.
   *[other] La partida está abierta: { $turns } turnos.
}

## Compartir y guardar

writer-link = Enlace
writer-link-help = El enlace lleva toda la línea que está viendo y el punto en que se encuentra. Las variantes no van en él, sino en la partida.
share-all = Enlace con variantes y comentarios
shared-all = Este enlace lleva a la partida entera, que guarda este servidor. Cópielo para compartirla.
writer-position = Posición
writer-record = Partida, con comentarios y variantes
copy-link = Copiar el enlace
copy-position = Copiar la posición
copy-record = Copiar la partida
save-svg = Guardar como SVG
save-png = Guardar como PNG
copied-link = El enlace está copiado.
copied-position = La posición está copiada.
copied-record = La partida está copiada.
copy-yourself = Este navegador no deja que una página copie. El texto está seleccionado: cópielo con Ctrl+C.
saved-as = Guardado como { $name }.

## Teclas

key-step = un turno atrás o adelante
key-ends = al principio, al final
key-variation = a la variante anterior o siguiente
key-board = En el tablero, en cambio, las flechas van de hoyo en hoyo, e Intro juega.

## Lo que no se puede leer

# $reason está en inglés: el lugar y el motivo, como los dice el servidor.
wrong-position = Esta posición no se puede jugar: { $reason }
wrong-record = Esta partida no se puede leer: { $reason }
wrong-turn = Este turno no se puede jugar: { $reason }
wrong-rules = No se conocen estas reglas: { $reason }
