# Cik vērta ir pozīcija: Dienvidu un Ziemeļu sēklas beigās, analīzes un uzdevumu lapās.
# $side ir spēlētājs, kurš ir priekšā; novērtējumam saka „aptuveni”, pierādītajam „pierādīts”.

worth-ahead = { side } ir priekšā aptuveni par { NUMBER($seeds, minimumFractionDigits: 1) } sēklām
worth-level = aptuveni līdzīgi
worth-won = { side } uzvar par { $seeds }, pierādīts
worth-drawn = neizšķirts, pierādīts
worth-unknown = nav zināms
