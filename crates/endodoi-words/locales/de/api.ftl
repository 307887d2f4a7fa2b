# Die Seite für Programme: die Worte um die Beschreibung der Funktionen, die auf Englisch ist.

api-intro = Alles, was diese Seite tut, kann auch ein Programm: fragen, wie eine Partie steht, was ein Zug sät, was der Computer spielen würde. Alle Funktionen nehmen und geben JSON. Sie bewahren nichts auf, darum wird jedes Mal die ganze Partie geschickt.
api-errors = Was nicht beantwortet werden kann, kommt mit einem Status ab 400 zurück und mit einem Satz, der sagt, warum (problem details). Einem Programm, das zu oft fragt, sagt der Header Retry-After, wann es wiederkommen soll.
api-openapi = Dasselbe für Programme, die OpenAPI lesen
api-loading = Die Beschreibung der Funktionen wird geholt …
api-contents = Die Funktionen
api-types = Was die Namen bedeuten
api-field = Feld
api-kind = Art
api-meaning = Was es ist
api-optional = darf fehlen
api-in-address = In der Adresse
api-request = Was geschickt wird
api-answer = Was zurückkommt
api-refusals = Was sonst zurückkommen kann
api-try = Jetzt fragen:
api-answered = Die Antwort ist da.
