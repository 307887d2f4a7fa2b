# Lo que dice toda página: su nombre, el menú, el idioma y los colores, y lo que puede fallar.

site-name = En Dodoi
site-description = En Dodoi en el navegador: aprenda el mancala de siembra encadenada de los masáis loitha y kisonga, juéguelo y estúdielo
skip-to-content = Saltar al contenido

## El menú

menu-main = Menú principal
menu-play = Jugar
menu-lobby = Amigos
menu-learn = Aprender
menu-analyze = Analizar
menu-puzzles = Problemas
menu-rules = Reglas
menu-about = Sobre el juego
menu-print = Imprimir
menu-api = Para programas

## Títulos de las páginas

title-play = Jugar a En Dodoi
title-lobby = Jugar a En Dodoi con amigos
title-room = Una partida de En Dodoi
title-learn = Aprender En Dodoi
title-analyze = Analizar En Dodoi
title-puzzles = Problemas de En Dodoi
title-rules = Las reglas de En Dodoi
title-about = Sobre En Dodoi
title-print = Tablero y reglas para imprimir
title-api = Para programas

## Idioma y colores

language = Idioma
theme = Colores
theme-system = Como el sistema
theme-light = Claros
theme-dark = Oscuros

## Lo que puede fallar

page-missing = Esta página no existe
page-missing-else = Puede que la dirección sea antigua o esté mal escrita. Puede aprender el juego, resolver problemas o volver al tablero.
back-to-board = Volver al tablero
error-try-again = Intentar de nuevo
error-offline = El servidor no responde. ¿Sigue en marcha?
error-unexpected = El servidor ha cometido un error. No es culpa suya; inténtelo de nuevo.
error-too-large = Es más de lo que el servidor admite de una vez.
error-too-many = Han sido muchas peticiones a la vez. Inténtelo de nuevo dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-not-loaded = No se ha podido cargar todo lo de esta página.
error-refused = El servidor no lo acepta: { $reason }
needs-script = Esta página necesita JavaScript para mostrar el tablero y jugar. No se carga nada de ningún otro sitio.
