# What a game is about, in a line: in the lobby, on the first board and on the first hand

aim = **But du jeu :** { $aim }
aim-race = Touche les balises R, G et B, puis file dans la bonde avant tout le monde.
aim-gallery = Dégomme les canards des autres. Qui a le dernier canard gagne.
aim-pool = Remplis les bassins pile comme il faut et partage leurs canards. Qui a le plus de points gagne.
aim-tow = Mène les canards aux lieux de tes cartes, et aligne-les pour marquer des points.

# How to play: a few pages for someone who's never seen the game

how-button = Comment jouer
how-about = Apprendre { $game } en une minute
how-title = ### Comment jouer à { $game }{ $pages ->
    [one] { "" }
   *[other] { " " }· { $page } sur { $pages }
}
how-back = Retour
how-next = Suite
how-rules = -# Envie de tous les détails ? `/duck{ $kind } rules` donne les règles complètes.

## Duck Race, page by page: below the picture, for people who can't see it, and in it

how-race-goal = Tu choisis la bouée d’où tu pars, et ton cap. Touche les balises dans l’ordre que tu veux : passer dessus suffit. Une fois les trois touchées, fonce vers la bonde : tu gagnes dès que tu y entres, même au milieu d’une carte. D’ici là, elle t’est fermée.
how-race-goal-alt = Une petite baignoire faite d’hexagones. Un canard part d’une bouée, passe sur les balises { $buoys } dans un ordre quelconque, puis entre dans la bonde.
how-race-goal-start = Tu pars d’une bouée
how-race-goal-touch = Touche { $buoys }
how-race-goal-drain = Puis plouf, la bonde !

how-race-card = Tu joues une carte par manche. Le **bleu**, c’est la case de ton canard, et la flèche violette son bec. Suis la ligne **rouge**, puis tourne vers une flèche **verte**. La carte tourne avec ton canard : *à gauche*, c’est toujours sa gauche à lui. Pas question de t’arrêter avant la fin : il faut faire tous les pas.
how-race-card-alt = La carte { $card } part d’un hexagone bleu, en traverse trois rouges et finit par deux flèches vertes. Puis la même carte est posée sur l’eau : sous un canard cap nord, et tournée sous un canard cap sud-est. En dessous, la carte { $forked } a deux chemins, { $letters }, et l’eau devant le canard aussi.
how-race-card-says = Voici une carte
how-race-card-laid = Pose-la sous ton canard
how-race-card-turns = Elle tourne avec ton bec
how-race-card-start = départ ici
how-race-card-steps = nage ces pas
how-race-card-facing = tourne : au choix
how-race-card-paths = Deux chemins ? Choisis en nageant.

how-race-round = Le bord de la baignoire, les autres canards et la bonde fermée, tout ça fait **boum**. Une **bouée** met fin à ton déplacement dès que tu y entres : choisis une bouée libre où refaire surface, et ton cap. Sur une **balise**, tu n’as droit à la carte de plus que si tu t’y arrêtes sans boum ; si ta main est vide, tu en pioches une. Quand tout le monde a bougé, on complète les mains, et la manche suivante commence.
how-race-round-alt = Quatre images. Les cartes { $cards } s’exécutent de la plus petite à la plus grande. Un canard en percute un autre, s’arrête et regarde d’où il vient. Un canard entre dans une bouée et refait surface à une autre. Un canard s’arrête sur une balise et repart avec une deuxième carte.
how-race-round-order = On choisit en secret. Le plus petit numéro nage d’abord.
how-race-round-bonk = Boum ! Tu t’arrêtes et tu tournes le dos à l’obstacle.
how-race-round-ring = Entre dans une bouée, ressors à celle que tu veux.
how-race-round-buoy = Arrêt sur une balise : rejoue une carte si tu veux.

how-race-dog = Seulement dans le jeu **avancé**. Qui mène le chien joue une carte pour lui, ou deux de la pioche, et choisit les bouées. En cas d’égalité pour le moins de balises, c’est la plus haute carte jouée dans la manche qui décide.
    - **Pioche 3**, n’importe quand : pioche trois cartes, puis défausses-en trois.
    - **Encore**, après ton déplacement : joue une carte de plus.
    - **Brasse**, avant ou après ta carte : un pas tout droit.
    - **Toupie**, avant ta carte : mets le cap que tu veux.
    - **Échange**, avant ta carte : échange ta place avec celle du chien. S’il est sur une balise, tu la touches.
    À deux ou trois, tout le monde a deux canards. Chacun collecte ses propres balises, et il suffit d’en rentrer un.
how-race-dog-alt = Quatre images. Parmi trois canards, celui qui a le moins de balises a le chien à côté de lui. Le chien traverse un canard, qui se retrouve sur une bouée. Un canard tombe sur le chien et se retrouve aussi sur une bouée. Les jetons sont { $tokens }.
how-race-dog-leader = Le chien court en dernier. Le moins de balises ? Tu le mènes.
how-race-dog-chase = Il chasse tout canard qu’il croise vers une bouée.
how-race-dog-meet = Si tu lui rentres dedans, c’est pareil.
how-race-dog-tokens = Jetons : un au départ, un par balise touchée.

## Duck Gallery, page by page

how-gallery-turn = Six cartes défilent sur l’eau : tes canards, ceux des autres, et un peu d’eau. D’autres attendent derrière, dans la pioche.
    { "" }**Ton tour :** joue une de tes trois cartes, puis pioches-en une.
    - **En joue** pose un viseur sur une case, et **Feu** touche le canard sous un viseur.
    - D’autres déplacent les canards ou les viseurs. Les viseurs restent sur leur case pendant que les canards avancent : tu peux donc pousser quelqu’un dans la ligne de mire, et t’en sortir toi-même.
how-gallery-end = **Le hic :** si une de tes cartes est jouable, tu dois en jouer une, même si elle touche ton propre canard.
    { "" }**À couvert** cache un de tes canards sous son voisin. Sous **Popotin en l’air**, un canard ne craint rien jusqu’au prochain tour de la personne qui a joué la carte.
    { "" }**La fin :** c’est fini dès qu’il n’y a plus qu’une personne avec des canards, dans la file ou dans la pioche. Si tu as perdu tous les tiens, tu ne peux plus gagner, mais tu continues à jouer, ou tu fais une pause.

how-gallery-turn-alt = Quatre images. Six cases en file sur l’eau, avec des canards sur certaines et des viseurs sur deux. Un viseur est posé sur un canard. Un canard sous un viseur est touché. Les canards avancent vers la gauche, si bien qu’un autre se retrouve sous le viseur.
how-gallery-turn-line = Les canards nagent en file. La tête est à gauche.
how-gallery-turn-aim = En joue pose un viseur sur une case.
how-gallery-turn-shoot = Feu touche le canard sous un viseur.
how-gallery-turn-move = D’autres cartes bougent les canards, pas les viseurs.
how-gallery-end-alt = Quatre images. Un de tes propres canards est touché. Un canard se cache derrière son voisin. Un canard a la queue en l’air, et un bouclier. Le dernier canard porte une couronne.
how-gallery-end-must = Si tu peux jouer, tu dois, même sur ton canard.
how-gallery-end-hide = À couvert cache ton canard sous son voisin.
how-gallery-end-safe = Popotin en l’air : intouchable pour l’instant.
how-gallery-end-last = Qui a le dernier canard gagne.

## Duck Pool, page by page

how-pool-turn = **Ton tour :** pose le plongeoir sur un bassin. Puis joues-y des cartes, autant que tu veux : à l’aveugle depuis la pioche, ou des canards de ta main. Arrête-toi quand tu veux, et pioche une carte.
    - **Plein pile ?** Ses canards sont distribués entre tous les pions présents au bassin. Les tiens vont à tes points, et un nouveau bassin prend sa place.
    - **Un canard de trop ?** Ils sont tous perdus.
    Dans les deux cas, ton tour est fini, et tu ne pioches pas.
how-pool-end = **Le hic :** la plupart des canards font quelque chose en plongeant. Ils déplacent des pions, retournent ou volent d’autres canards, ou mettent fin à ton tour. N’importe qui peut contrer ça avec une **bouée** de sa main. Mais trop de bouées de la pioche gâchent aussi un bassin.
    { "" }**La fin :** la partie s’arrête quand il n’y a plus de bassins. Chaque canard de ta pile vaut 1 point, et **Goldie**, qui va à la personne qui remplit son bassin, en vaut 5. Les cartes qui restent en main ne comptent pas.
how-pool-turn-alt = Quatre images. Un plongeoir où il est écrit « plonge ici » est posé sur un bassin vide à neuf ronds. Une carte de la pioche plonge dans un bassin où nagent deux canards. Sam, Julie et Amy occupent six places sur six. Sam, Julie et Lara en occupent sept : c’est trop.
how-pool-turn-marker = Choisis le bassin où plonger.
how-pool-turn-dive = Joues-y des cartes, autant que tu oses.
how-pool-turn-full = Plein pile : les pions présents se partagent les canards.
how-pool-turn-over = Un de trop : tout est perdu !
how-pool-end-alt = Quatre images. Sam retourne un canard, Julie prend une carte, et Wilma déplace un canard. Une bouée est lancée sur Arrrwin. Goldie vaut 5. Quatre canards portent ensemble une couronne.
how-pool-end-effects = La plupart des canards font quelque chose en plongeant.
how-pool-end-cancel = Une bouée de ta main peut contrer ça.
how-pool-end-goldie = Goldie : 5 points pour qui remplit son bassin.
how-pool-end-pile = Chaque canard gagné vaut un point. Qui en a le plus gagne.

## Duck Tow, page by page

how-tow-turn = **Ton tour :** tu as jusqu’à quatre actions, dans l’ordre que tu veux et aussi souvent que tu veux.
    - **Va** sur la tuile d’à côté. **Nourris**-y des canards, un pain de leur couleur chacun, et jusqu’à quatre te suivent.
    - **Secoue** le sac pour un canard au hasard.
    - **Dépose** des canards à un lieu : chaque carte de ce lieu prend les canards qu’elle montre, et se pose au bout gauche ou droit de ta rangée.
    - La **boutique** a du pain et des cartes. **Adopter** coûte deux canards, mais l’un d’eux peut combler un trou dans ta rangée.
    Ensuite, tu remontes à quatre pains et quatre cartes.
how-tow-end = **Le hic :** l’ordre de ta rangée compte. Pour chaque couleur, seule ta plus longue série sans trou rapporte, un point par canard. Et si ta rangée montre une **formation**, prends-la avant les autres : elle vaut de 2 à 4 points.
    { "" }**La fin :** dès qu’une rangée est assez longue, ou que la dernière formation est prise, les autres ont encore un tour ; avec *tours égaux*, on joue juste la manche jusqu’au bout. C’est aussi fini si personne ne complète de carte ni n’adopte de canard pendant six manches. Qui a le plus de points gagne.
how-tow-turn-alt = Quatre images. Un pion dans le parc va à la boutique, à côté de l’étang koï. Un canard jaune et un orange reçoivent du pain de leur couleur et suivent. Avec les deux dans sa file, le pion est à l’embarcadère, et une carte avec ces deux canards est cochée. La carte est posée au bout droit de la rangée.
how-tow-turn-move = Va sur une tuile voisine.
how-tow-turn-feed = Un pain de sa couleur, et un canard te suit.
how-tow-turn-drop = Mène les canards au lieu de ta carte.
how-tow-turn-lay = Pose la carte à un bout de ta rangée.
how-tow-end-alt = Quatre images d’une rangée de six cartes. La plus longue série de chaque couleur est marquée, avec ses points. Un canard jaune comblerait un trou, pour 2 points de plus. Un carré de quatre canards est une formation prise. Un pion à 13 points porte une couronne, à côté d’un autre à 9.
how-tow-end-runs = Seule la plus longue série de chaque couleur compte.
how-tow-end-gap = Un canard adopté peut combler un trou.
how-tow-end-claim = Prends une formation que ta rangée montre.
how-tow-end-most = Séries plus formations : qui a le plus de points gagne.
