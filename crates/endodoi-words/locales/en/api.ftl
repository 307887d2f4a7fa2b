# The page for programs: the words around the description of the functions, which is in English.

api-intro = Everything that this page does, a program can do, too: ask how a game stands, what a turn sows, what the computer would play. All functions take and give JSON. They keep nothing, so the whole game is sent each time.
api-errors = What cannot be answered comes back with a status from 400 and a sentence that says why, as problem details. A program that asks too often is told in the header Retry-After when to come back.
api-openapi = The same for programs that read OpenAPI
api-loading = The description of the functions is being fetched …
api-contents = The functions
api-types = What the names stand for
api-field = Field
api-kind = Kind
api-meaning = What it is
api-optional = may be left out
api-in-address = In the address
api-request = What is sent
api-answer = What comes back
api-refusals = What else may come back
api-try = Ask now:
api-answered = The answer is there.
