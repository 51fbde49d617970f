# The first page of the playground: what Duckboard is, and its games.

front-name = Duckboard
front-learn = Spielen lernen
front-line = Vier Enten-Brettspiele, mit deinen Leuten oder gegen Computer.

front-race = Badeenten um die Wette durch die Wanne. Vorsicht, Hund!
front-gallery = Enten schwimmen in einer Schlange vorbei, und alle zielen.
front-pool = Füll ein Becken bis zur letzten Ente. Eine zu viel verdirbt alles.
front-tow = Füttere die Enten im Park, und sie folgen dir.

front-players = { $least }–{ $most } Personen
front-players-undrawn = { $least }–{ $most } Personen, vorerst in Worten

# The covers, for people who can't see them
front-cover-race = Drei Badeenten schwimmen auf den Abfluss einer Wanne zu, und ein Hund paddelt hinterher.
front-cover-gallery = Fünf Enten mit Hüten schwimmen an einer Schießbude vorbei, die mittlere im Visier.
front-cover-pool = Ein Planschbecken mit sechs Enten im Kreis, und eine Ente, die mit Taucherbrille in ein zweites springt.
front-cover-tow = Vier Enten in einer Reihe watscheln auf einem Weg hinter einer Figur her, die Krümel streut.
