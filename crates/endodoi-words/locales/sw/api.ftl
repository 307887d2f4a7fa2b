# Ukurasa kwa programu: maneno yanayozunguka maelezo ya vitendakazi, ambayo yako kwa Kiingereza.

api-intro = Kila ambacho ukurasa huu unafanya, programu pia inaweza kukifanya: kuuliza mchezo umefikia wapi, zamu inapanda nini, kompyuta ingecheza nini. Vitendakazi vyote hupokea na kutoa JSON. Havihifadhi chochote, kwa hiyo mchezo wote hutumwa kila mara.
api-errors = Kisichoweza kujibiwa hurudi na nambari ya hali kuanzia 400 na sentensi inayosema sababu, kama problem details. Programu inayouliza mara nyingi mno huambiwa kwenye kichwa Retry-After lini irudi.
api-openapi = Hayohayo kwa programu zinazosoma OpenAPI
api-loading = Maelezo ya vitendakazi yanaletwa …
api-contents = Vitendakazi
api-types = Maana ya majina
api-field = Sehemu
api-kind = Aina
api-meaning = Ni nini
api-optional = inaweza kuachwa
api-in-address = Kwenye anwani
api-request = Kinachotumwa
api-answer = Kinachorudi
api-refusals = Kingine kinachoweza kurudi
api-try = Uliza sasa:
api-answered = Jibu limefika.
