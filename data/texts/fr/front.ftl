# The first page of the playground: what Duckboard is, and its games.

front-name = Duckboard
front-learn = Apprendre à jouer
front-line = Quatre jeux de société pleins de canards, entre potes ou contre des ordis.

front-race = Une course de canards de bain. Gare au chien !
front-gallery = Les canards défilent, et tout le monde les vise.
front-pool = Remplis un bassin au canard près. Un de trop gâche tout.
front-tow = Nourris les canards du parc, et ils te suivront.

front-players = { $least }–{ $most } personnes
front-players-undrawn = { $least }–{ $most } personnes, en texte pour l’instant

# The covers, for people who can't see them
front-cover-race = Trois canards de bain nagent vers la bonde d’une baignoire, et un chien barbote derrière eux.
front-cover-gallery = Cinq canards à chapeau défilent dans un stand de tir, celui du milieu dans le viseur.
front-cover-pool = Une pataugeoire avec six canards en cercle, et un plongeur qui saute dans une autre.
front-cover-tow = Quatre canards à la queue leu leu se dandinent sur un chemin derrière un pion qui sème des miettes.
