# La página de los torneos: se crean, se dirigen y se juegan en una clase o en un club.

## Crear un torneo

contest-heading = Torneos
contest-new = Un torneo nuevo
contest-title = Cómo se llama
contest-title-example = Clase 4, viernes
contest-kind = Cómo se juega
contest-round-robin = Todos contra todos
contest-arena = Arena
contest-round-robin-help = Cada cual se enfrenta una vez a todos los demás, ronda a ronda. La siguiente empieza cuando han acabado todas las partidas de la anterior.
contest-arena-help = Quien está libre recibe enseguida otro rival, hasta que se acaba el tiempo. Se puede llegar tarde y hacer pausas.
contest-minutes = Minutos hasta el final
contest-names = Jugadores
contest-names-help = Un nombre por línea
contest-players-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
contest-rounds-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
contest-target = Duración de cada encuentro
contest-more = Tablero y reglas
contest-make = Crear el torneo
contest-make-another = A los torneos
contest-known = Torneos en este navegador
contest-known-empty = Todavía no ha creado ningún torneo en este navegador ni ha participado en ninguno.
contest-yours = Usted lo dirige
contest-how = Cómo va
contest-how-make = Escriba los nombres y cree el torneo.
contest-how-hand-out = Dé a cada cual su propio enlace, en papel con un código para escanear o en un mensaje.
contest-how-play = Empiece. La página dice a cada cual con quién juega, y cuenta.
contest-lead = Un torneo para una clase o un club: cada cual recibe un enlace, y la página empareja y cuenta.

## Cómo va el torneo

contest-untitled = Un torneo
contest-nameless = Jugador { $number }
contest-not-begun = Todavía no ha empezado
contest-round-of = Ronda { $round } de { $rounds }
contest-time-left = Quedan { $time }
contest-last-games = El tiempo se ha acabado; las últimas partidas se juegan hasta el final
contest-over = Ha terminado
contest-standings = Clasificación
contest-rank = Puesto
contest-player = Jugador
contest-points = Puntos
contest-won = Ganados / jugados
contest-tie-break = Desempate
contest-tie-break-help = Dos puntos por victoria. Entre iguales va delante quien ha vencido a los que tienen más puntos: el desempate suma los puntos de todos los vencidos.
contest-you = usted
contest-pauses = en pausa
contest-encounters = Partidas
contest-encounters-empty = Los emparejamientos se hacen cuando empieza el torneo.
contest-games-on = En juego
contest-games-over = Terminadas
contest-has-won = Ha ganado { $player }
contest-nobody-won = No ha ganado nadie
contest-is-played = Sin decidir todavía
contest-not-counted = No se jugó hasta el final

## Para quien juega

contest-your-game = Su partida: { $player } contra { $other }
contest-your-game-help = El tablero está listo. Su rival llega a él igual que usted.
contest-sit = Ir al tablero
contest-you-are = Usted es { $player }
contest-wait-start = Quédese aquí: esta página le dirá cuándo empieza el torneo y con quién juega.
contest-wait-round = Ahora no tiene partida. La próxima ronda empieza cuando acaben todas las partidas de esta; esta página se lo dirá.
contest-wait-pair = Tendrá rival en cuanto alguien esté libre; esta página se lo dirá.
contest-you-pause = Está en pausa y no se le busca rival.
contest-your-place = El torneo ha terminado. Su puesto: { $rank } de { $count }.
contest-pause = Hacer una pausa
contest-back = Volver
contest-to = Volver al torneo
contest-room-waits = Esta partida todavía no ha empezado. El tablero aparece en cuanto llegue uno de los dos.

## Para quien dirige

contest-organise = Dirigir
contest-start = Empezar el torneo
contest-start-help = Si quiere, reparta antes los enlaces: se pueden abrir ya antes del comienzo.
contest-end = Terminar el torneo …
contest-sure-end = ¿Terminar el torneo ahora? Las partidas sin acabar no contarán.
contest-yes-end = Terminarlo
contest-add-name = Nombre de otro jugador
contest-add = Añadir
contest-added = Participa { $player }.
contest-links = Enlaces de los jugadores
contest-links-help = Quien abre uno de estos enlaces es ese jugador, en cualquier dispositivo. Dé cada uno solo a quien le toca; usted no necesita ninguno.
contest-link-of = Enlace de { $player }
contest-print-links = Imprimir los enlaces
contest-print-waits = Se están dibujando los códigos …
contest-copy-links = Copiar todos los enlaces
contest-links-copied = Todos los enlaces están copiados.
contest-links-not-copied = Este navegador no deja que una página copie. Copie los enlaces uno a uno.
contest-links-missing = Los enlaces de los jugadores se ven donde abra el enlace de la dirección.
contest-let-pause = Dejar en pausa
contest-let-back = Dejar volver
contest-organizer-link = Enlace de la dirección
contest-organizer-help = Abre esta página con todo esto en otro dispositivo. No lo enseñe a nadie.
contest-result = Resultado …
contest-who-won = Quién ha ganado
contest-result-set = Poner el resultado
contest-handout-help = Escanee el código o abra esta dirección. Es solo suya:

## Lo que no se puede

contest-missing = No existe ese torneo. Puede que el enlace sea antiguo o esté incompleto.
contest-refused-begun = Ya ha empezado.
contest-refused-pair = Ahora no tiene con quién jugar. Espere al próximo rival.
contest-refused-word = Este enlace no abre nada en este torneo. Pida el suyo a quien lo dirige.
contest-refused-over = El torneo ha terminado.
contest-refused-few = Hacen falta al menos dos jugadores.
contest-refused-many = Pueden participar 64 jugadores como máximo.
