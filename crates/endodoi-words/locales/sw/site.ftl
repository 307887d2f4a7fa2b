# Yanayosemwa na kila ukurasa: jina, menyu, lugha na rangi, na yanayoweza kwenda kombo.

site-name = En Dodoi
site-description = En Dodoi kwenye kivinjari: jifunze mankala ya Wamaasai wa Loitha na Kisonga, icheze na uichunguze
skip-to-content = Ruka hadi kwenye yaliyomo

## Menyu

menu-main = Menyu kuu
menu-play = Cheza
menu-lobby = Marafiki
menu-learn = Jifunze
menu-analyze = Chambua
menu-puzzles = Mafumbo
menu-rules = Kanuni
menu-about = Kuhusu mchezo
menu-print = Chapisha
menu-api = Kwa programu

## Vichwa vya kurasa

title-play = Cheza En Dodoi
title-lobby = Cheza En Dodoi na marafiki
title-room = Mchezo wa En Dodoi
title-learn = Jifunze En Dodoi
title-analyze = Chambua En Dodoi
title-puzzles = Mafumbo ya En Dodoi
title-rules = Kanuni za En Dodoi
title-about = Kuhusu En Dodoi
title-print = Ubao na kanuni za kuchapisha
title-api = Kwa programu

## Lugha na rangi

language = Lugha
theme = Rangi
theme-system = Kama mfumo
theme-light = Mwanga
theme-dark = Giza

## Yanayoweza kwenda kombo

page-missing = Hakuna ukurasa kama huo
page-missing-else = Huenda anwani ni ya zamani au imeandikwa vibaya. Unaweza kujifunza mchezo, kutegua mafumbo au kurudi kwenye ubao.
back-to-board = Rudi kwenye ubao
error-try-again = Jaribu tena
error-offline = Seva haijibu. Je, bado inafanya kazi?
error-unexpected = Seva imekosea. Kosa si lako; tafadhali jaribu tena.
error-too-large = Hiyo ni zaidi ya kile seva inachopokea kwa mara moja.
error-too-many = Maombi yalikuwa mengi kwa wakati mmoja. Tafadhali jaribu tena baada ya { $seconds ->
    [one] sekunde { $seconds }
   *[other] sekunde { $seconds }
}.
error-not-loaded = Baadhi ya yaliyomo kwenye ukurasa huu hayakuweza kupakiwa.
error-refused = Seva inakataa: { $reason }
needs-script = Ukurasa huu unahitaji JavaScript ili kuonyesha ubao na kucheza. Hakuna kinachopakiwa kutoka mahali pengine.
