# La página de las reglas en palabras, para cada reglamento. Los nombres de opciones y valores son los del programa.

rulebook-lead = Las reglas tal como las juega este programa. Al final se distingue lo que se cuenta de la tradición de lo que hubo que decidir.
rulebook-contents = En esta página
rulebook-learn = Aprender el juego en el tablero
rulebook-print = Imprimir las reglas
# Para quien no puede ver un tablero dibujado. $south y $north son números separados por espacios.
rulebook-board = Tablero. Sur, desde A: { $south }. Norte, desde a: { $north }.
rulebook-south = Sur
rulebook-north = Norte

## El tablero

rulebook-board-title = Tablero y comienzo
rulebook-board-rows = Dos filas de hoyos, y nada más. Cada fila es de un jugador. Las semillas capturadas salen del tablero y se dejan a su lado.
rulebook-board-size = Los tableros tradicionales tienen de seis a diez hoyos por fila y cuatro semillas en cada hoyo. El tablero habitual aquí tiene dos filas de seis.
rulebook-board-names = Los jugadores se llaman Sur y Norte. Sur tiene los hoyos A, B, C, etcétera, desde la izquierda. Norte tiene a, b, c, etcétera, desde su propia izquierda. Así, en un tablero de dos filas de seis, A está frente a f.
rulebook-board-first = En una partida suelta empieza Sur.
rulebook-board-figure = El comienzo con dos filas de seis. Se siembra en sentido antihorario, como muestran las flechas.

## Un turno

rulebook-turn-title = Un turno
rulebook-turn-1 = Levante todas las semillas de uno de sus hoyos. Siémbrelas una a una en los hoyos que siguen, en sentido antihorario.
rulebook-turn-2 = Si la última semilla cae entre otras, levante todo ese hoyo, sea suyo o no, y siga sembrando. Levantar un hoyo y sembrarlo es una vuelta.
rulebook-turn-3 = Si la última semilla cae en un hoyo vacío, su turno termina.
rulebook-turn-4 = Si ese hoyo vacío es suyo y el de enfrente tiene semillas, captura: esas semillas, y con ellas su última semilla. Si no, no se captura nada.
rulebook-turn-pass = No se puede pasar. No hace falta dejarle jugada al rival.
rulebook-turn-skip = No se salta ningún hoyo. Con muchas semillas, la siembra llega al mismo hoyo del que se levantaron y deja también allí una. Hasta entonces ese hoyo cuenta como vacío: con dos filas de seis, una vuelta de doce semillas justas termina en él.
rulebook-example = Ejemplo
rulebook-example-told = Sur empieza con B. El turno tiene cinco vueltas:
rulebook-lap = Vuelta
rulebook-lap-from = Desde
rulebook-lap-seeds = Semillas
rulebook-lap-last = La última en
rulebook-lap-holds = Que queda con
rulebook-example-end = D estaba vacío y es de Sur. El hoyo c, enfrente, tiene seis semillas. Sur captura siete.
rulebook-example-figure = Antes de la captura: la última semilla está en D, y enfrente, en c, hay seis.
rulebook-nothing-figure = Aquí no hay captura. Con C, Sur terminaría en F, pero a, enfrente, está vacío. Con E terminaría en d, que es de Norte.

## Turnos sin fin

rulebook-endless-title = Turnos sin fin
rulebook-endless-what = Algunos turnos no se detendrían nunca: tras unas vueltas, cada semilla está donde estaba antes, y habría que levantar de nuevo el mismo hoyo.
rulebook-endless-rule = La siembra tiene que terminar. Por eso un hoyo así no se puede jugar. También se considera sin fin un turno de más de diez mil vueltas.
rulebook-endless-figure = Un turno de A volvería tras 72 vueltas a este mismo tablero, y seguiría para siempre.

## El final

rulebook-end-title = El final de una partida
rulebook-end-move = La partida termina cuando el jugador al que le toca no tiene jugada. Las semillas que quedan en el tablero se las lleva el otro, que fue el último en jugar.
rulebook-end-repeat = También termina cuando una posición se da por tercera vez y le toca al mismo jugador. Entonces las semillas que quedan se reparten por igual. Si sobra una, no se la lleva nadie.
rulebook-end-agree = Los jugadores pueden acordar el final y repartir del mismo modo. Un jugador puede rendirse: gana el rival.
rulebook-end-more = Gana quien tiene más semillas. Si tienen las mismas, es empate. La partida sigue aunque un jugador ya tenga más de la mitad.

## Un encuentro

rulebook-match-title = Un encuentro
rulebook-match-pins = Se juegan varias partidas, hasta que un jugador alcanza el número acordado de victorias: tres, si no se acuerda otra cosa. Cada victoria vale una clavija de cuenta. Un empate no da ninguna.
rulebook-match-first = Quien jugó en segundo lugar empieza la partida siguiente.
rulebook-match-seeds = Hay otra manera: un encuentro puede jugarse a un total de semillas capturadas, por ejemplo cien.

## Reglamentos

rulebook-sets-title = Los tres reglamentos
rulebook-sets-told = Todo lo anterior es el reglamento merker, que se usa si no se elige otro. Otros dos se apartan de él en lo que aquí se dice, y en nada más.
rulebook-merker-title = merker: En Dodoi según la primera descripción
rulebook-merker-told = Las reglas de arriba, según la descripción que se remonta a Moritz Merker, 1904.
rulebook-endodoi-title = endodoi: la descripción moderna
rulebook-endodoi-told = Así se describe hoy el juego la mayoría de las veces, por ejemplo en Wikipedia. Filas de cualquier longitud, de tres a seis semillas por hoyo.
rulebook-endodoi-differs = Cambia una cosa. Si su última semilla cae en un hoyo vacío de su fila, se captura aunque el hoyo de enfrente esté vacío.
rulebook-endodoi-figure = Le toca a Norte y juega a. Su única semilla cae en b, que está vacío, y enfrente E también lo está. Con endodoi, Norte captura esa única semilla; con merker, se queda.
rulebook-cross-title = cross-endodoi: siembra en los dos sentidos
rulebook-cross-told = Un juego moderno, inventado por William Daniel Troyka en 2002. Dos filas de seis, tres semillas por hoyo; también cuatro, cinco o seis.
rulebook-cross-differs = Cambia una cosa. Un número impar de semillas se siembra en sentido horario; un número par, en sentido antihorario. Se decide de nuevo en cada vuelta.
rulebook-cross-example = Sur empieza con D: tres semillas, en sentido horario, hasta A. A tiene ahora cuatro, en sentido antihorario, hasta E. E tiene cuatro, hasta c. Luego c tiene cuatro y termina en A, que para entonces está vacío. Se capturan las cuatro semillas de f con la última: cinco.
rulebook-cross-figure = El comienzo de Cross-Endodoi. Las semillas pueden ir en los dos sentidos.

## Opciones

rulebook-options-title = Opciones
rulebook-options-told = Cada una de estas reglas se puede elegir por separado. El primer valor es el habitual.
rulebook-option-direction = En qué sentido se siembra: antihorario, o según el número de semillas, como en Cross-Endodoi.
rulebook-option-alone = Si se captura la última semilla cuando el hoyo de enfrente está vacío.
rulebook-option-endless = Qué significa un turno sin fin. illegal: no se puede jugar. void: el tablero queda como estaba y el turno pasa. draw: la partida termina y se reparten las semillas del tablero.
rulebook-option-laps = Tras cuántas vueltas se considera que un turno no tiene fin.
rulebook-option-repetition = Quién se lleva las semillas que quedan cuando una posición se da por tercera vez. share: ambos por igual. row_owner: el dueño de cada fila. off: la partida sigue.
rulebook-option-remaining = Quién se lleva las semillas que quedan cuando un jugador no tiene jugada. last_mover: quien jugó el último. row_owner: el dueño de cada fila. nobody: no cuentan.
rulebook-option-decided = Si la partida termina en cuanto un jugador tiene más de la mitad.
rulebook-option-write = Un reglamento y sus cambios se escriben seguidos, separados por comas:

## La tradición

rulebook-tradition-title = Tradición y decisiones
rulebook-reported = Lo transmitido
rulebook-reported-told = El tablero, las cuatro semillas por hoyo, la siembra por vueltas, la captura junto con la semilla que la hizo, el final cuando un jugador no puede jugar, las varias partidas con clavijas de cuenta.
rulebook-borrowed = Lo tomado de otros juegos
rulebook-borrowed-told = Las semillas que quedan son para quien jugó el último. La descripción antigua, según se dice, calla al respecto. La regla se tomó de Enkeshui y de juegos parecidos.
rulebook-inferred = Lo deducido
rulebook-inferred-told = Una semilla sola se queda: así se cuenta del juego hermano En Gehé. En el hoyo levantado también se siembra: ninguna descripción de En Dodoi lo salta.
rulebook-decided = Lo decidido para este programa
rulebook-decided-told = Quién empieza, las tres victorias, los turnos sin fin, la repetición, el acuerdo, la rendición y las letras de los hoyos. Quienes juegan ante un tablero de verdad quizá lo hagan de otro modo. El juego es de ellos.
rulebook-more = Más sobre la gente y las fuentes
