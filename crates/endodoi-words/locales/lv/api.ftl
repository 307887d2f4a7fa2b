# Lapa programmām: vārdi ap funkciju aprakstu, kas ir angļu valodā.

api-intro = Visu, ko dara šī lapa, var darīt arī programma: jautāt, kāds ir partijas stāvoklis, ko gājiens izsēj un ko spēlētu dators. Visas funkcijas saņem un dod JSON. Tās neko neglabā, tāpēc katru reizi sūta visu partiju.
api-errors = Uz ko nevar atbildēt, tas atgriežas ar statusu no 400 un teikumu, kas pasaka, kāpēc (problem details). Programmai, kas jautā pārāk bieži, galvene Retry-After pasaka, kad atgriezties.
api-openapi = Tas pats programmām, kas lasa OpenAPI
api-loading = Funkciju apraksts tiek ielādēts …
api-contents = Funkcijas
api-types = Ko nozīmē nosaukumi
api-field = Lauks
api-kind = Veids
api-meaning = Kas tas ir
api-optional = drīkst izlaist
api-in-address = Adresē
api-request = Ko sūta
api-answer = Kas atgriežas
api-refusals = Kas vēl var atgriezties
api-try = Pajautāt tūlīt:
api-answered = Atbilde ir klāt.
