# La página sobre el juego, su gente, sus lugares, palabras y fuentes. Nombres de personas, libros y juegos no cambian.

about-lead = En Dodoi es un juego de siembra del norte de Tanzania. Esta página cuenta de dónde viene, cómo llegó a los libros y qué no ha escrito nadie.
about-contents = En esta página

## La gente

about-people-title = De quién es el juego
about-people-who = En Dodoi es un juego de los loitha y los kisonga, dos grupos de masáis del norte de Tanzania. En maa, la lengua de los masáis, el juego se llama En Dodoi, y varias partidas, En Dodo.
about-people-board = Se juega en un tablero con dos filas de hoyos, de seis a diez por fila, con cuatro semillas en cada hoyo. Las semillas son nueces de ol gulangulu, el guacalote (Caesalpinia bonduc), o piedrecitas. Unas clavijas finas de marfil llevaban la cuenta de las partidas ganadas.
about-people-custom = Las fuentes antiguas cuentan que a estos juegos jugaban los hombres, y las mujeres nunca. Eso habla de su época, tal como ellas la vieron. No es una regla del juego. Aquí es para todo el mundo.
about-people-own = No somos masáis, y conocemos el juego solo por libros y páginas web. Quienes crecieron con él lo conocen mejor. Si juegan de otro modo, el juego es de ellos.

## Cómo se puso por escrito

about-history-title = Cómo llegó a los libros
about-history-merker = Moritz Merker (1867–1908) fue el primero en describir el juego en letra impresa, en su libro Die Masai, de 1904. Merker era oficial de la tropa colonial alemana en lo que entonces era el África Oriental Alemana. Su libro nace del dominio colonial: un oficial de los ocupantes escribía sobre la gente que ellos dominaban. Su manera de escribir el maa, y lo que eligió contar, son cosa suya.
about-history-murray = Autores posteriores lo repitieron. Como fuente se cita A History of Board-Games Other than Chess, de H. J. R. Murray, 1951. Laurence Russ le dedica una página en Mancala Games, 1984. J. A. Valdez, otra en 50 Ways to Play Mancala, 2023.
about-history-web = Hoy casi todos conocen el juego por dos páginas web: En Dodoi, de la wiki Mancala World, y Endodoi, de Wikipedia. Coinciden en casi todo. Difieren en una sola semilla: véase el reglamento endodoi.
about-history-program = Este programa añade lo que un programa necesita: nombres para los hoyos, y reglas para lo que las descripciones dejan abierto.

## Lo que se sabe

about-known-title = Lo que se sabe y lo que no
about-known-yes = Todas las descripciones coinciden en el tablero, en la siembra por vueltas, en la captura desde un hoyo propio vacío y en el final cuando un jugador no puede jugar.
about-known-who = Nadie dice quién empieza, ni qué pasa cuando la siembra no termina nunca.
about-known-rest = Merker, según se dice, calla sobre las semillas que quedan al final. La regla que se usa aquí se tomó de Enkeshui y de juegos parecidos.
about-known-pins = Consta que las partidas se contaban con clavijas. Cuántas hacían falta para ganar un encuentro, no.
about-known-read = No hemos podido leer las páginas mismas de Merker, Murray, Russ y Valdez. Lo que sabemos de ellas nos llega por quienes las citan.
about-known-ask = ¿Conoce usted el juego de casa, o alguno de estos libros? Díganos entonces, por favor, qué está mal aquí.

## Palabras

about-words-title = Palabras del juego
about-words-told = Las palabras maa están como las escribió Merker hace más de un siglo. El maa no se escribe así hoy. El apóstrofo de ’n gurtót marca un artículo acortado.
about-word-english = Español
about-word-one = Maa, uno
about-word-many = Maa, varios
about-word-game = el juego
about-word-hole = hoyo
about-word-hole-note = un hueco del tablero
about-word-row = fila
about-word-row-note = los hoyos de un jugador
about-word-seed = semilla
about-word-seed-note = una pieza, nuez o piedrecita
about-word-pin = clavija de cuenta
about-word-pin-note = una por cada partida ganada
about-word-plant = guacalote
about-word-plant-note = la planta de las semillas
about-words-doubt = El plural el ala solo se ha encontrado en traducciones de una única página, así que no es seguro. Una raya significa que no conocemos ninguna forma.

## Juegos emparentados

about-kin-title = Juegos emparentados
about-kin-gehe = En Gehé es un juego hermano, descrito también por Merker. Muestra qué pasa con una última semilla sola: se queda.
about-kin-enkeshui = Enkeshui es otro juego de los masáis. La primera descripción que conocemos es de Driedger, 1972. Sus dos jugadores comienzan con una carrera de siembra.
about-kin-ayoayo = Ayoayo, de los yoruba de África occidental, es casi el mismo juego, muy lejos. Allí se salta el hoyo que se levantó, y hay que dejarle jugada al rival.
about-kin-cross = Cross-Endodoi es un juego moderno de William Daniel Troyka, 2002. Los números impares de semillas van en un sentido, los pares en el otro. También se puede jugar aquí.

## Fuentes

about-sources-title = Fuentes
about-sources-told = En cada una se dice si se leyó entera, en parte o solo se conoce por otros.
about-source-mw = Mancala World, páginas En Dodoi, En Gehé, Enkeshui, Ayoayo y Cross-Endodoi. Leídas enteras o en gran parte.
about-source-wp = Wikipedia, página Endodoi, en copias y traducciones. Leída entera.
about-source-bp = Board and Pieces, página Endodoi. Leída entera.
about-source-merker = M. Merker: Die Masai. Berlín 1904, páginas 36 y 37. Conocido por otros.
about-source-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford 1951. Conocido por otros.
about-source-russ = L. Russ: Mancala Games. 1984, página 28. Conocido por otros.
about-source-valdez = J. A. Valdez: 50 Ways to Play Mancala. 2023, página 33. Conocido por otros.
about-source-troyka = W. D. Troyka: Cross-Endodoi. Zillions of Games 2002. Conocido por Mancala World.
about-rules = Las reglas en palabras
about-learn = Aprender el juego
