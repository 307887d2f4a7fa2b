# Kas teikts katrā lapā: nosaukums, izvēlne, valoda un izskats, un kas var neizdoties.

site-name = En Dodoi
site-description = En Dodoi pārlūkā: iemācieties Loitha un Kisonga masaju mankalu, kurā sēj apli pēc apļa, spēlējiet un pētiet to
skip-to-content = Pāriet uz saturu

## Izvēlne

menu-main = Galvenā izvēlne
menu-play = Spēlēt
menu-lobby = Draugi
menu-learn = Mācīties
menu-analyze = Analizēt
menu-puzzles = Uzdevumi
menu-rules = Noteikumi
menu-about = Par spēli
menu-print = Drukāt
menu-api = Programmām

## Lapu virsraksti

title-play = Spēlēt En Dodoi
title-lobby = Spēlēt En Dodoi ar draugiem
title-room = En Dodoi partija
title-learn = Mācīties En Dodoi
title-analyze = Analizēt En Dodoi
title-puzzles = En Dodoi uzdevumi
title-rules = En Dodoi noteikumi
title-about = Par En Dodoi
title-print = Dēlis un noteikumi drukāšanai
title-api = Programmām

## Valoda un izskats

language = Valoda
theme = Krāsas
theme-system = Kā sistēmā
theme-light = Gaišas
theme-dark = Tumšas

## Kas var neizdoties

page-missing = Šādas lapas nav
page-missing-else = Adrese varētu būt novecojusi vai nepareizi uzrakstīta. Varat mācīties spēli, risināt uzdevumus vai atgriezties pie dēļa.
back-to-board = Atpakaļ pie dēļa
error-try-again = Mēģināt vēlreiz
error-offline = Serveris neatbild. Vai tas joprojām darbojas?
error-unexpected = Serveris ir kļūdījies. Tā nav jūsu vaina; lūdzu, mēģiniet vēlreiz.
error-too-large = Tas ir vairāk, nekā serveris vienā reizē pieņem.
error-too-many = Pieprasījumu bija daudz uzreiz. Lūdzu, mēģiniet vēlreiz pēc { $seconds ->
    [zero] { $seconds } sekundēm
    [one] { $seconds } sekundes
   *[other] { $seconds } sekundēm
}.
error-not-loaded = Ne visu šajā lapā izdevās ielādēt.
error-refused = Serveris to nepieņem: { $reason }
needs-script = Lai parādītu dēli un varētu spēlēt, šai lapai vajadzīgs JavaScript. No citurienes nekas netiek ielādēts.
