# What Discord shows while someone types a slash command. A text can't be longer than 100 characters

slash-ducks = De l’aide, ta main et tes tables
slash-help = Comment jouer, en deux minutes
slash-learn = Apprendre un jeu en jouant : de petites leçons, une chose à la fois
slash-hand = Voir ta main, à l’abri des regards
slash-table = Retrouver tes tables, et celle de ce salon
slash-leave = Quitter ta table. En pleine partie, un ordi prend ta place
slash-stop = Arrêter la partie de ce salon (l’hôte, les responsables du serveur, ou un vote à la majorité)
slash-describe = La table de ce salon en texte, pour les lecteurs d’écran
slash-stats = Tes statistiques sur ce serveur, ou celles d’une autre personne : cote, victoires, canard, rivaux
slash-stats-person = De qui tu veux voir les statistiques
slash-leaderboard = Qui joue le mieux sur ce serveur
slash-leaderboard-game = Pour quel jeu. Sinon, tous les jeux ensemble
slash-settings = Choisir comment je te préviens quand c’est ton tour
slash-privacy = Ce que je garde sur toi, en fichier, et comment l’effacer
slash-history = Revoir tes parties terminées, pas à pas
slash-puzzle = L’énigme du jour : un plateau, une meilleure réponse
slash-verify = Vérifier le relevé d’une partie qu’on t’a donné : bon, faux ou scellé
slash-verify-record = Le fichier que Fair-play te donne après une partie
slash-about = Ce qu’est ce bot, et comment il se porte

slash-setup = Pour les responsables du serveur : où et comment ouvrir des tables
slash-setup-channel = Autoriser les tables dans ce salon, ou ne plus le faire. Sans aucun salon choisi, c’est partout
slash-setup-thread = Donner ou non un fil à chaque table, sauf avis contraire de l’hôte
slash-setup-clock = Combien de temps on a pour se décider, sauf avis contraire de l’hôte
slash-setup-tables = Combien de tables peuvent être ouvertes à la fois. 0 : autant qu’on veut
slash-setup-votes = Permettre ou non d’arrêter une partie par un vote à la majorité
slash-setup-seasons = Remettre ou non les classements à zéro tous les trois mois
slash-setup-language = La langue des tables ici. Les messages privés sont dans la langue de chaque personne
slash-setup-language-discord = celle du serveur, réglée dans Discord
slash-setup-puzzle = Poster l’énigme du jour dans ce salon. Choisis-le encore une fois pour arrêter

## Each game's group

slash-race = Duck Race : une course de canards dans la baignoire
slash-gallery = Duck Gallery : vise les canards qui passent
slash-pool = Duck Pool : stop ou encore au parc aquatique
slash-tow = Duck Tow : promène des canards dans le parc
slash-start = Ouvrir une table de { $game } dans ce salon
slash-start-thread = Donner à la table son propre fil
slash-rules = Les règles de { $game }, chapitre par chapitre
slash-boards = Tous les plateaux de Duck Race, en images
slash-board = Dessiner un plateau d’après son nom ou son code
slash-board-code = Le nom d’un plateau, ou un code de plateau que quelqu’un a partagé
