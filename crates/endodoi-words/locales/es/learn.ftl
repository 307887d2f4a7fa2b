# El curso: pasos cortos, cada uno con algo que hacer en el tablero. Quien lee es Sur.
# Un paso tiene título, explicación, tarea y lo que se dice al lograrla; a veces, también qué hacer tras un error.

learn-lead = Pasos cortos, cada uno con algo que probar. Este navegador recuerda lo que usted ya ha hecho.
learn-lesson = Lección
learn-answer = Lo que ha pasado
learn-step-of = Paso { $step } de { $steps }
learn-task = Su tarea
learn-next = Siguiente paso
learn-back = Atrás
learn-again = Intentar de nuevo
learn-contents = Todos los pasos
learn-done-count = { $done } de { $steps } hechos
learn-done = hecho
learn-forget = Borrar mi progreso
learn-forgotten = Su progreso está borrado. El curso empieza de nuevo.
learn-you = Usted
learn-opponent = Rival
learn-opening = Preparando el tablero …
learn-not-playable = Ese hoyo no se puede jugar ahora. Elija uno de los suyos que tenga semillas.
learn-endless-refused = { $hole } no dejaría nunca de sembrar, así que no se puede jugar. Elija otro hoyo.
learn-why-other-row = { $hole } estaba vacío, pero no es de su fila. Ahí no se captura nada.
learn-why-nothing-opposite = { $hole } estaba vacío y es suyo. Pero el hoyo de enfrente también está vacío: no hay nada que capturar.
learn-look-again = Mire otra vez e inténtelo de nuevo.

## Capítulos

learn-chapter-board = El tablero
learn-chapter-sowing = La siembra
learn-chapter-relays = Siembra encadenada
learn-chapter-capture = La captura
learn-chapter-end = El final de una partida
learn-chapter-endless = Turnos sin fin
learn-chapter-match = Encuentros y clavijas
learn-chapter-strategy = Primera estrategia

## El tablero

learn-rows-title = Dos filas de hoyos
learn-rows-tell = En Dodoi se juega entre dos. El tablero tiene dos filas de hoyos, y cada jugador es dueño de una. En maa, un hoyo se llama en gurtóto, y una fila, ol mátua.
learn-rows-more = La fila de las letras mayúsculas, A – F, es la suya. Usted se llama Sur. La otra fila, a – f, es la de su rival, que se llama Norte.
learn-rows-task = Elija cualquier hoyo de su fila.
learn-rows-right = Sí, { $hole } es suyo. Usted jugará siempre desde su propia fila.
learn-rows-wrong = { $hole } es de su rival. Los hoyos de usted llevan mayúsculas.

learn-opposite-title = Hoyos enfrentados
learn-opposite-tell = Cada hoyo está frente a uno de la otra fila. Frente a A está f; frente a F, a. Eso contará a la hora de capturar.
learn-opposite-more = Una partida empieza con cuatro semillas en cada hoyo. En maa, una semilla se llama os soid. Las semillas capturadas se dejan junto al tablero.
learn-opposite-task = Elija el hoyo que está frente a B.
learn-opposite-right = Sí, B y e están frente a frente.
learn-opposite-wrong = { $hole } está frente a otro hoyo. Empiece en B y cruce en línea recta.

## La siembra

learn-sow-title = Levantar y sembrar
learn-sow-tell = Para jugar, levante todas las semillas de uno de sus hoyos. Déjelas caer una a una en los hoyos que siguen.
learn-sow-more = Se siembra en sentido antihorario, como indica la flecha: de A hacia F.
learn-sow-task = Elija el hoyo cuya última semilla cae en F.
learn-sow-right = Tres semillas llegan tres hoyos más allá.
learn-sow-wrong = La última semilla no cayó en F. Cuente una semilla por cada hoyo que sigue.

learn-round-title = Doblar la esquina
learn-round-tell = Después de F, la siembra sigue por la fila de su rival: a, b, c, etcétera. Después de f vuelve a A.
learn-round-task = Elija el hoyo cuya última semilla cae en b.
learn-round-right = Ha sembrado una semilla en su fila y dos en la de su rival.
learn-round-wrong = La última semilla no cayó en b. Hace falta un hoyo que doble la esquina.

## Siembra encadenada

learn-watch-title = Un turno tiene muchas vueltas
learn-watch-tell = ¿La última semilla cae entre otras? Entonces levante todo ese hoyo y siga sembrando. Levantar un hoyo y sembrarlo es una vuelta.
learn-watch-more = Así se sigue hasta que la última semilla cae en un hoyo vacío. Entonces termina su turno. Esto se llama siembra encadenada.
learn-watch-task = Vea el turno del hoyo F, vuelta a vuelta.
learn-watch-lap = Sembrar la vuelta { $lap }
learn-watch-on = Se levanta { $hole }. La última de sus { $lifted } semillas cae en { $lands }. Ese hoyo tiene ahora { $seeds }, así que es el siguiente en levantarse.
learn-watch-end = Se levanta { $hole }. La última de sus { $lifted } semillas cae en { $lands }, que estaba vacío. El turno ha terminado.
learn-watch-right = Ese fue un solo turno, de { $laps ->
    [one] { $laps } vuelta
   *[other] { $laps } vueltas
}.

learn-follow-title = Siga la cadena
learn-follow-tell = Usted solo elige el primer hoyo. Todo lo demás viene solo. Ahora le toca a usted decir cómo.
learn-follow-more = En una cadena se pueden levantar hoyos de las dos filas.
learn-follow-task = Elija E. Después de cada vuelta, elija el hoyo que se levanta a continuación.
learn-follow-first = Empiece por el hoyo E.
learn-follow-lap = Bien. La vuelta { $lap } de { $laps } terminó en { $lands }, entre otras semillas. ¿Qué hoyo se levanta ahora?
learn-follow-wrong = { $hole } no. La última semilla cayó en { $lands }. Ese es el hoyo que hay que levantar.
learn-follow-right = La ha seguido bien. La cadena termina porque el último hoyo estaba vacío.

learn-long-title = Cadenas largas
learn-long-tell = Algunos turnos recorren el tablero muchas veces. Nadie puede contarlos enteros de antemano, ni hace falta.
learn-long-more = Con cualquier tecla o un toque se salta al final.
learn-long-task = Elija E y vea cuánto dura.
learn-long-right = La mayoría de los turnos son mucho más cortos. Pasar de ochocientas vueltas es rarísimo.
learn-long-wrong = Ese fue un turno corriente. Pruebe con E.

## La captura

learn-capture-title = Su primera captura
learn-capture-tell = ¿Su turno termina en un hoyo vacío de su propia fila? Entonces mire el hoyo de enfrente. Si tiene semillas, las captura todas.
learn-capture-more = La última semilla, la que hizo la captura, se va con ellas.
learn-capture-task = Elija el hoyo que captura.
learn-capture-right = En d, frente a C, había cinco semillas. Con su última semilla, se lleva seis.

learn-where-title = Donde no se captura nada
learn-where-tell = Solo se captura desde un hoyo de la propia fila. Si su turno termina en la otra fila, no se lleva nada, aunque enfrente haya semillas.
learn-where-more = Si el hoyo de enfrente está vacío, tampoco se lleva nada. Su semilla se queda.
learn-where-task = Solo uno de estos tres hoyos captura. Elíjalo.
learn-where-right = C terminaría frente a un hoyo vacío. E terminaría en la otra fila. Solo A captura.

learn-opening-title = Capturar con una cadena
learn-opening-tell = Las capturas llegan al final de una cadena, y por eso al principio cuesta verlas. Aquí comienza una partida. Cada hoyo da cinco vueltas.
learn-opening-task = Tres de sus seis hoyos capturan siete semillas. Encuentre uno de ellos.
learn-opening-right = B, C y D capturan siete de golpe cada uno.
learn-opening-wrong = Otros hoyos capturan más. Inténtelo de nuevo.

## El final de una partida

learn-end-title = Sin semillas no hay jugada
learn-end-tell = Si puede jugar, tiene que hacerlo. Cuando a un jugador le toca y no tiene jugada, la partida termina.
learn-end-more = Las semillas que quedan en el tablero se las lleva entonces el otro, que fue el último en jugar. Gana quien tiene más semillas.
learn-end-task = Elija el hoyo que deja a su rival sin jugada.
learn-end-right = Ha capturado las últimas semillas de la otra fila, así que el resto fue para usted.
learn-end-wrong = Su rival aún puede jugar. ¿Puede usted capturar las semillas de e?

## Turnos sin fin

learn-endless-title = No se detiene nunca
learn-endless-tell = A veces una cadena vuelve adonde empezó, y seguiría para siempre. Un hoyo así lleva el signo ∞.
learn-endless-task = Elija A y compruébelo.
learn-endless-right = Tras { $laps ->
    [one] { $laps } vuelta
   *[other] { $laps } vueltas
} cada semilla está donde estaba antes, y A se levantaría de nuevo. Seguiría así para siempre.
learn-endless-wrong = Ese turno tiene final. Pruebe el hoyo con el signo ∞.

learn-allowed-title = La siembra tiene que terminar
learn-allowed-tell = Las descripciones antiguas no dicen nada de esos turnos. En este programa no se pueden jugar, a menos que usted elija otra regla.
learn-allowed-task = El hoyo A no se puede jugar. Elija uno que sí.
learn-allowed-right = Si ninguno de sus hoyos tiene fin, usted no tiene jugada, y la partida termina.

## Encuentros y clavijas

learn-match-title = Clavijas de cuenta
learn-match-tell = Una partida se acaba pronto, y por eso se juegan varias. Gana el encuentro quien llega primero a un número acordado de victorias. Aquí son tres.
learn-match-more = Cada victoria vale una clavija fina, en maa ol alai, antiguamente de marfil. Un empate no da ninguna. Quien jugó en segundo lugar empieza la partida siguiente.
learn-match-task = Cada uno tiene dos clavijas. Gane esta partida en un turno, y el encuentro es suyo.
learn-match-right = Tres clavijas: usted gana el encuentro.
learn-match-wrong = La partida sigue. Busque el hoyo que captura las últimas semillas de la otra fila.

## Primera estrategia

learn-most-title = Busque capturas
learn-most-tell = Antes de cada turno, mire dónde terminan sus hoyos. Empiece por los que tienen pocas semillas: son los más fáciles de contar.
learn-most-task = Sus cuatro hoyos capturan. Elija el que captura más.
learn-most-right = El hoyo frente a C era el más lleno.
learn-most-wrong = Es una captura, pero otro hoyo se lleva más.

learn-danger-title = ¿Qué viene después?
learn-danger-tell = Mire después con los ojos de su rival. ¿Qué hoyos de usted están llenos, y dónde terminaría un turno de la otra fila?
learn-danger-more = Las semillas que se han ido ya no se pueden capturar donde estaban.
learn-danger-task = Su rival quiere capturar las semillas de A. Elija el hoyo tras el cual no se pueda capturar nada.
learn-danger-right = Las semillas de A se fueron a tiempo.
learn-danger-wrong = Su rival podría capturar. Salve las semillas de A.

learn-keep-title = Guarde una semilla para jugar
learn-keep-tell = Cerca del final, las semillas de su fila son jugadas. Si le toca y su fila está vacía, la partida termina, y lo que queda es para su rival.
learn-keep-task = Tiene dos semillas. Elija el hoyo tras el cual su rival no pueda terminar la partida.
learn-keep-right = Juegue lo que juegue su rival, usted aún puede jugar.
learn-keep-wrong = Su última semilla fue capturada, y con ello terminó la partida. Manténgala fuera de alcance.

learn-game-title = Termine una partida
learn-game-tell = Ahora juegue el final de una partida. Usted tiene 21 semillas, su rival 14. Gana quien tenga más al final.
learn-game-more = Busque capturas. Mire qué viene después. Guarde una semilla para jugar.
learn-game-task = Gane esta partida.
learn-game-your-turn = Le toca a usted.
learn-game-right = Bien jugado. Ya conoce En Dodoi.
learn-game-wrong = Esta vez no. Inténtelo de nuevo: puede que le vaya mejor con otro primer hoyo.

## Después del curso

learn-finished = Ha hecho todos los pasos. El tablero le espera.
learn-to-play = Jugar una partida
learn-to-puzzles = Probar un problema
learn-to-rules = Leer las reglas
