# La página que imprime un tablero y una hoja con las reglas, para aulas y museos. La hoja ocupa una sola página, así
# que la traducción no debe ser mucho más larga que el texto inglés.

print-lead = Un tablero y las reglas en papel, para el aula, el museo o la mesa de la cocina. Juegue con alubias, piedrecitas o nueces.
print-choose = Qué imprimir
print-size = Tablero
print-parts = Páginas
print-part-board = Un tablero, en una página apaisada
print-part-leaflet = Las reglas, en una página vertical
print-details = En el tablero
print-detail-letters = Letras de los hoyos
print-detail-arrows = Flechas con el sentido de la siembra
print-now = Imprimir
print-paper = Para papel A4. Imprima a tamaño real, sin márgenes añadidos por la impresora.
print-preview = Vista previa
print-nothing = No hay nada elegido. Elija un tablero o las reglas.
print-board-alt = Un tablero vacío de dos filas de { $holes } hoyos, dibujado con líneas
print-south = Sur
print-north = Norte
# Bajo el tablero; $seeds es el número de todas las semillas.
print-needs = { $seeds } semillas, cuatro en cada hoyo

## La hoja

leaflet-title = En Dodoi
leaflet-subtitle = Un juego de siembra de los masáis loitha y kisonga, para dos personas
leaflet-need-title = Qué hace falta
leaflet-need = Un tablero con dos filas de { $holes } hoyos y { $seeds } alubias o piedrecitas como semillas: cuatro en cada hoyo. La fila que tiene delante es la suya.
leaflet-turn-title = Su turno
leaflet-turn-1 = Levante todas las semillas de uno de sus hoyos. Siémbrelas una a una en los hoyos que siguen, en sentido antihorario, por las dos filas. No se salta ningún hoyo.
leaflet-turn-2 = ¿La última semilla cae entre otras? Levante todo ese hoyo, sea de la fila que sea, y siga sembrando.
leaflet-turn-3 = ¿La última semilla cae en un hoyo vacío? Su turno termina.
leaflet-turn-4 = ¿Ese hoyo vacío es suyo y hay semillas enfrente? Entonces captura esas semillas junto con la última suya. Déjelas al lado del tablero.
leaflet-turn-pass = No se puede pasar. Un hoyo cuya siembra no terminaría nunca no se puede jugar.
leaflet-end-title = El final
leaflet-end = Si le toca y no tiene jugada, la partida termina. Las semillas que quedan en el tablero son para el otro jugador. Gana quien tiene más.
leaflet-end-share = ¿La misma posición se da por tercera vez? ¿O ambos quieren terminar? Repartan por igual las semillas que quedan.
leaflet-match-title = Un encuentro
leaflet-match = Jueguen varias partidas. Quien jugó en segundo lugar empieza la siguiente. Cada victoria vale un palito. El primero que reúne tres gana el encuentro.
leaflet-words-title = Palabras en maa
leaflet-word-hole = hoyo
leaflet-word-row = fila
leaflet-word-seed = semilla
leaflet-word-pin = palito que cuenta una victoria
leaflet-history = Descrito por primera vez en letra impresa por Moritz Merker, oficial de la tropa colonial alemana, en 1904. Palabras maa con la grafía de Merker. Algunas reglas las decidió el programa Endodoi, allí donde los textos antiguos callan.
