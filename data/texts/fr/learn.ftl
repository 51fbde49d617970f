# Lessons: a guided game, one thing at a time. A step is learn-<lesson>-<step>, and learn-<lesson>-<step>-<why> is what's
# said about a wrong choice; they're in data/content/<game>/lessons.toml. $computer is the name of the other player.

learn-button = Apprendre en jouant
learn-menu = ### Apprendre en jouant
    De petites leçons de quelques minutes chacune. Tu peux partir quand tu veux, et reprendre plus tard avec `/ducks learn`.
learn-lesson = { $done ->
    [yes] ✓ { $lesson }
   *[no] { $lesson }
}
learn-continue = Reprendre { $lesson } à l’étape { $step }
learn-title = ### { $lesson } · { $step } sur { $steps }
learn-over = ### { $lesson } · c’est fini !
learn-next = Suite
learn-again = Réessayer
learn-all = Toutes les leçons
learn-play = Jouer maintenant
learn-play-about = -# Envie d’une vraie partie ? **Jouer maintenant** ouvre une table ici, pour toi et un ordi. Appuie sur **Commencer** quand tu veux.

## Duck Race

learn-race = Duck Race
learn-race-figure = Une petite baignoire faite d’hexagones. Un canard jaune part d’une bouée, passe sur les balises R, G et B, puis entre dans la bonde.
learn-race-goal = Tu es un canard de bain dans une baignoire. Passe sur les balises R, G et B, dans l’ordre que tu veux, puis file avant tout le monde dans la bonde, le tourbillon.
learn-race-start = Ton canard est le jaune, et le rose est à { $computer }, un ordi. Tu pars d’une bouée de sauvetage, et tu choisis vers où pointe ton bec : quelle lettre est du côté de la balise R ?
learn-race-start-away = De là, R n’est pas droit devant. Tu nages là où pointe ton bec, alors regarde là où tu veux aller.
learn-race-card = La carte tourne avec ton canard : depuis la case bleue, où la flèche violette est ton bec, nage le long de la ligne rouge. Quelle carte te fait passer sur la balise R ?
learn-race-card-edge = Avec la 15, tu percuterais le bord de la baignoire. Ton canard s’arrête et fait demi-tour, et le reste de la carte est perdu.
learn-race-card-past = Presque, mais la 37 passe juste à côté de R. Il faut toucher sa case, ne serait-ce qu’en passant.
learn-race-turn = Tu as nagé sur R : ta première balise ! Maintenant, tourne vers une des flèches vertes de la carte, A ou C sur l’eau (B est une balise) : laquelle regarde l’eau libre ?
learn-race-turn-edge = Là, tu as le bec contre le bord de la baignoire, et la plupart des cartes t’y enverraient.
learn-race-bonk = { $computer } a nagé droit sur toi et t’a percuté le popotin : **boum !** Son canard s’arrête là, te tourne le dos, et le reste de sa carte est perdu. Contre le bord de la baignoire, c’est pareil.
learn-race-order = Tout le monde choisit en secret, et le plus petit numéro nage d’abord : ta 26 est passée avant la 46 jouée par { $computer }. Quelle carte peut te mener à G ?
learn-race-order-beside = Tu t’arrêterais juste à côté de G, et à côté, ça ne compte pas.
learn-race-order-bonk = Boum ! { $computer } est sur ton chemin : ton canard reste où il est et fait demi-tour.
learn-race-path = La carte 17 a deux chemins, et tu en choisis un quand c’est à toi de nager. Lequel mène à G ?
learn-race-path-other = Ce chemin t’éloigne de G.
learn-race-extra = Deux balises ! Si tu t’arrêtes sur une balise, tu peux jouer aussitôt une carte de plus : laquelle te mène à B ?
learn-race-extra-edge = Boum ! D’ici, la 15 t’envoie contre le bord de la baignoire.
learn-race-extra-stop = Tu peux toujours t’arrêter, mais une de tes cartes te mène à B tout de suite.
learn-race-back = Et voilà les trois balises ! Comme après chaque carte, tu commences par tourner. La bonde est tout là-bas à gauche : de quel côté te tourner ?
learn-race-back-away = Ça, c’est le coin le plus éloigné de la baignoire, le dos à la bonde.
learn-race-enough = Te revoilà à l’arrêt sur une balise, donc tu pourrais rejouer une carte. Regarde où te mènerait la 15 : tu la joues, ou stop ?
learn-race-enough-edge = Boum ! La 15 t’envoie contre le bord. Rien ne t’oblige à jouer une carte : mieux vaut t’arrêter.
learn-race-ring = Voici un raccourci : entre dans une bouée, et tu refais surface à une autre. Quelle carte te fait entrer dans la bouée 4 ?
learn-race-ring-edge = Boum ! Ça, c’est le bord de la baignoire, et la bouée 4 est de l’autre côté.
learn-race-pop = Une bouée met fin à ton déplacement, même au milieu d’une carte, et tu peux refaire surface à n’importe quelle bouée libre. De laquelle peux-tu nager tout droit dans la bonde ?
learn-race-pop-far = De cette bouée, la bonde n’est pas droit devant, quel que soit ton cap.
learn-race-aim = Tu refais surface avec le cap que tu veux. Pointe ton bec vers la bonde !
learn-race-aim-away = Comme ça, ton bec ne pointe pas vers la bonde.
learn-race-drain = La bonde n’accepte que les canards qui ont les trois balises, et tu les as. Quelle carte t’y fait entrer ?
learn-race-drain-edge = Boum ! Ici, la 15 tourne à gauche, et t’envoie contre le bord.
learn-race-drain-past = La 29 tourne juste devant la bonde, et passe à côté.
learn-race-end = Tu as gagné ta première course ! Ton canard était dans la bonde dès le milieu de ta carte, et il n’en faut pas plus.

## Duck Race: the bird dog

learn-race-dog = Duck Race : le chien de chasse
learn-race-dog-dog = Dans le jeu **avancé**, un chien de chasse court après les canards. À deux ou trois, tu as deux canards : les tiens sont Ya et Yb.
learn-race-dog-meet = Ya nage avec la carte 42. Si tu fonces dans le chien, ton tour est fini et tu te retrouves ailleurs : quel chemin est sûr ?
learn-race-dog-meet-sent = En plein dans le chien ! Ton tour est fini, et c’est { $computer }, qui l’a mené en dernier, qui a choisi la bouée où tu te retrouves.
learn-race-dog-lead = Le chien court en dernier, et c’est la personne qui a le moins de balises qui le mène : c’est toi. Pa est presque rentré : quelle carte lance le chien sur lui ?
learn-race-dog-lead-miss = Avec la 12, il tourne avant d’arriver à Pa.
learn-race-dog-lead-deck = Deux cartes de la pioche, c’est la surprise, et ces deux-là ne le mèneraient peut-être pas jusqu’à Pa.
learn-race-dog-send = Il a eu Pa ! Tu choisis la bouée où l’envoyer : laquelle est la plus loin de la bonde ?
learn-race-dog-send-near = De là, il n’est pas si loin de la bonde.
learn-race-dog-end = Bon chien ! Il a continué jusque dans la bonde, et il est donc hors de la baignoire jusqu’à la manche suivante.

## Duck Race: tokens

learn-race-tokens = Duck Race : les jetons d’action
learn-race-tokens-figure = Les cinq jetons : Pioche 3, Encore, Brasse, Toupie et Échange.
learn-race-tokens-tokens = Dans le jeu **avancé**, tu commences avec le jeton bleu **Pioche 3**, et tu pioches un autre jeton pour chaque balise touchée. Personne d’autre ne sait lesquels tu as.
learn-race-tokens-far-away = Ton canard Ya, en haut à droite, a les trois balises. Mais la bonde est à cinq cases, en ligne droite.
learn-race-tokens-draw = Et toutes tes cartes sont courtes ! Tu peux utiliser **Pioche 3** quand tu veux : pioche trois cartes, puis défausses-en trois.
learn-race-tokens-draw-short = Cette carte ne mène Ya nulle part près de la bonde. Utilise d’abord ton jeton !
learn-race-tokens-far = Tu as pioché trois cartes, et défaussé la 3, la 7 et la 10. Laquelle avance tout droit de quatre cases ?
learn-race-tokens-far-short = Ce n’est pas la longue. Ya a besoin d’aller le plus loin possible.
learn-race-tokens-spin = Juste avant ta carte, tu peux utiliser un jeton. Ya regarde le bord : quel jeton le fait tourner ?
learn-race-tokens-spin-edge = Boum ! Comme ça, la 52 envoie Ya contre le bord au bout d’un seul pas.
learn-race-tokens-spin-ahead = **Brasse**, c’est un pas tout droit, et tout droit, c’est le mauvais côté.
learn-race-tokens-face = **Toupie** te donne le cap que tu veux. Où est la bonde ?
learn-race-tokens-face-away = Boum ! Par là, la 52 envoie Ya contre le bord.
learn-race-tokens-paddle = Il manque un pas ! Après ta carte aussi, tu peux utiliser un jeton : lequel fait un pas tout droit ?
learn-race-tokens-paddle-wait = Alors Ya reste planté juste devant la bonde jusqu’à la manche suivante.
learn-race-tokens-end = Arrivé ! Quant aux deux autres jetons, **Encore** joue une carte de plus après ton déplacement, et **Échange** échange ta place avec celle du chien.

## Duck Gallery

learn-gallery = Duck Gallery
learn-gallery-line = Six cartes passent en file, et le bout gauche est la tête. Les canards jaunes sont à toi : dégomme tous les bleus avant que les tiens y passent. Face à toi : { $computer }.
learn-gallery-card = On ne tire pas comme ça : il faut d’abord viser. Quelle carte pose un viseur sur un canard ?
learn-gallery-card-move = **Dépassement** échange un de tes canards avec la carte de devant. C’est pour plus tard, en cas de danger.
learn-gallery-aim = Quelle case veux-tu viser ? Prends le canard bleu le plus proche de la tête, à gauche.
learn-gallery-aim-water = Ce n’est que de l’eau. Il n’y a personne à dégommer.
learn-gallery-aim-own = C’est ton propre canard, et le voilà dans la ligne de mire !
learn-gallery-aim-behind = C’est une bonne cible aussi, mais ici, on commence par celle de devant.
learn-gallery-danger = { $computer } a joué **On avance**. Les canards ont bougé, mais les viseurs restent où ils sont, et en voilà un au-dessus de ton canard : quelle carte le tire de là ?
learn-gallery-danger-own = **Feu** touche ce qui est sous le viseur, et c’est ton propre canard. Aïe !
learn-gallery-danger-aim = Un autre viseur n’aide pas ton canard sous le premier.
learn-gallery-ahead = **Dépassement** échange un de tes canards avec la carte de devant. Lequel de tes deux canards est en danger ?
learn-gallery-ahead-other = Celui-là ne risquait rien, et l’autre est toujours sous le viseur.
learn-gallery-shoot = Ton canard est à l’abri, un bleu est sous ton viseur, et { $computer } a visé aussi. Quelle carte joues-tu ?
learn-gallery-shoot-aim = Il y a déjà un canard bleu sous un viseur. N’attends pas qu’il s’en aille !
learn-gallery-target = Deux viseurs au choix : sur quelle case tires-tu ?
learn-gallery-target-own = C’était ton propre canard. Regarde toujours qui est sous le viseur.
learn-gallery-end = Joli tir ! Une dernière chose : si une de tes cartes est jouable, tu dois en jouer une, même si elle touche ton propre canard.

## Duck Pool

learn-pool = Duck Pool
learn-pool-pools = Chaque bassin a un certain nombre de places. Remplis-en un pile, et les pions présents se partagent ses canards : chacun vaut un point.
learn-pool-dive = À toi ! D’abord, choisis un bassin où plonger : le tien, c’est celui où est ton pion, et il n’y reste qu’une place.
learn-pool-dive-elsewhere = Ton pion n’est pas à ce bassin. Si tu le remplissais, ses canards ne seraient pas pour toi.
learn-pool-fill = Joues-y maintenant une carte, de ta main ou à l’aveugle depuis la pioche. Ses icônes disent combien de places elle prend : laquelle remplit pile la dernière ?
learn-pool-fill-over = Albert prend quatre places, et il n’en restait qu’une. C’est trop, et tous les canards du bassin sont perdus !
learn-pool-fill-blind = Une carte de la pioche, ça peut être n’importe quoi : celle-ci était trop grosse, et tous les canards du bassin sont perdus.
learn-pool-fill-stop = Tu peux t’arrêter et piocher une carte, mais alors { $computer } remplira peut-être le bassin avant toi.
learn-pool-share = Plein pile, et trois points pour toi ! La plupart des canards font quelque chose en plongeant : Dingy a d’abord envoyé { $computer } à un autre bassin, et tu n’as pas eu à partager.
learn-pool-cancel = Maintenant, { $computer } joue Lara, qui enlève un canard de tes points. Une bouée dans ta main peut contrer ce que fait un canard, et tu as un anneau : sers-t’en !
learn-pool-cancel-robbed = Lara a enlevé un canard de ta pile, et ça te fait un point de moins.
learn-pool-cancel-hold = Ça te donne seulement plus de temps pour réfléchir. Ton anneau arrêterait Lara.
learn-pool-theirs = Lara n’a rien fait, mais là où est { $computer }, il ne reste qu’une place. Tu pourrais gâcher ça : plonges-y !
learn-pool-theirs-own = Ton propre bassin est encore vide, et { $computer } remplirait le sien juste après.
learn-pool-spoil = Un de trop, et tout ce qu’il y a dedans est perdu. Quelle carte est trop grosse à coup sûr ?
learn-pool-spoil-gift = C’était James, qui prend une place : le bassin était plein, et tous les canards sont allés à { $computer }. La pioche, c’est la loterie !
learn-pool-spoil-end = Tu peux toujours t’arrêter, et piocher une carte. Mais ici, il ne manque plus qu’un canard à { $computer }.
learn-pool-end = Plouf ! Plonge aussi souvent que tu l’oses, et arrête-toi à temps : quand il n’y a plus de bassins, qui a le plus de points gagne.

## Duck Tow

learn-tow = Duck Tow
learn-tow-park = Tu te promènes dans le parc : ton pion est celui entouré d’un anneau brillant. Nourris les canards, et ils te suivront jusqu’aux lieux que demandent tes cartes.
learn-tow-cards = Chacune de tes cartes est un lieu du parc, avec les canards qu’il lui faut. La carte Embarcadère veut un canard jaune et un orange.
learn-tow-feed = Tu as quatre actions par tour. Un canard orange te suit déjà, et il y en a un jaune sur ta tuile : quelle action lui donne envie de te suivre aussi ?
learn-tow-feed-early = L’Embarcadère veut aussi un canard jaune, et tu viens de t’éloigner de celui qui était sur ta tuile.
learn-tow-feed-shake = Ça fait sortir un canard du sac, et on ne sait jamais lequel. Il y en a un jaune juste ici.
learn-tow-feed-end = Ça finit ton tour, sans utiliser une seule action.
learn-tow-move = Il a pris un pain jaune, et il te suit. Mène maintenant les deux canards à l’Embarcadère : par où vas-tu ?
learn-tow-move-away = Ce n’est pas l’Embarcadère. Chaque pas vers une tuile voisine est une action : attention au chemin.
learn-tow-drop = Dépose-les, et la carte rejoint ta rangée. Pour chaque couleur, ta plus longue série sans trou rapporte un point par canard : alors, à quel bout va-t-elle ?
learn-tow-drop-left = Là, tes canards orange ne sont pas côte à côte : la carte entre eux n’en a pas. Ça fait une série d’un seul au lieu de deux.
learn-tow-drop-end = Ça finit ton tour, avec les deux canards encore derrière toi.
learn-tow-claim = Quatre canards en carré : ta rangée montre une des formations ! La première personne à la prendre en a les points.
learn-tow-claim-pass = Tu pourrais encore la prendre après ta prochaine carte, sauf si { $computer } va plus vite.
learn-tow-end = Magnifique ! Quand une rangée est assez longue, ou qu’il n’y a plus de formations, qui a le plus de points gagne : séries plus formations.
