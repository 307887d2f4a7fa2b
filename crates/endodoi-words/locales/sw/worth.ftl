# Thamani ya mpangilio, kete za Kusini dhidi ya za Kaskazini mwishoni: kwenye kurasa za uchambuzi na mafumbo.
# $side ni aliye mbele; makadirio husemwa kwa "hivi", yaliyothibitishwa kwa "hakika".

worth-ahead = { side } mbele kwa kete { NUMBER($seeds, minimumFractionDigits: 1) } hivi
worth-level = karibu sawa
worth-won = { side } anashinda kwa { $seeds }, hakika
worth-drawn = sare, hakika
worth-unknown = haijulikani
