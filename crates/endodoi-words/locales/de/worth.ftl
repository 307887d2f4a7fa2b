# Was eine Stellung wert ist, die Samen von Süd gegen die von Nord am Ende: auf den Seiten der Analyse und der Aufgaben.
# $side ist, wer vorn liegt; Geschätztes sagt „etwa“, Bewiesenes sagt „bewiesen“.

worth-ahead = { side } etwa { NUMBER($seeds, minimumFractionDigits: 1) } Samen vorn
worth-level = etwa gleich
worth-won = { side } gewinnt mit { $seeds }, bewiesen
worth-drawn = unentschieden, bewiesen
worth-unknown = nicht bekannt
