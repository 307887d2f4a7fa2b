# Lo que vale una posición, las semillas de Sur frente a las de Norte al final: en análisis y problemas.
# $side es quien va por delante; de lo estimado se dice «unas», de lo demostrado «exacto».

worth-ahead = { side } unas { NUMBER($seeds, minimumFractionDigits: 1) } semillas por delante
worth-level = más o menos igualado
worth-won = { side } gana por { $seeds }, exacto
worth-drawn = empate, exacto
worth-unknown = no se sabe
