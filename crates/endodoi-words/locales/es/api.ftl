# La página para programas: las palabras que rodean la descripción de las funciones, que está en inglés.

api-intro = Todo lo que hace esta página lo puede hacer también un programa: preguntar cómo está una partida, qué siembra un turno, qué jugaría el ordenador. Todas las funciones reciben y devuelven JSON. No guardan nada, así que cada vez se envía la partida entera.
api-errors = Lo que no se puede responder vuelve con un estado de 400 en adelante y una frase que dice por qué, como problem details. A un programa que pregunta demasiado a menudo, la cabecera Retry-After le dice cuándo volver.
api-openapi = Lo mismo para programas que leen OpenAPI
api-loading = Cargando la descripción de las funciones …
api-contents = Las funciones
api-types = Qué significan los nombres
api-field = Campo
api-kind = Tipo
api-meaning = Qué es
api-optional = se puede omitir
api-in-address = En la dirección
api-request = Qué se envía
api-answer = Qué se recibe
api-refusals = Qué más se puede recibir
api-try = Preguntar ahora:
api-answered = La respuesta ha llegado.
