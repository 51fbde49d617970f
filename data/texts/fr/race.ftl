# What Duck Race says. Small phrases are put into larger ones, and begin in lower case.
# "bouée 5" and "balise R" have no article; "le bord", "la bonde" and "le chien" have one. A facing is a "cap".

## Directions

race-compass-n = nord
race-compass-ne = nord-est
race-compass-se = sud-est
race-compass-s = sud
race-compass-sw = sud-ouest
race-compass-nw = nord-ouest

race-turned-ahead = tout droit
race-turned-right = à droite
race-turned-sharp-right = à droite toute
race-turned-back = en arrière
race-turned-sharp-left = à gauche toute
race-turned-left = à gauche

race-steps-ahead = { $count } tout droit
race-then-face = { $steps }, puis cap { $facings }
race-any-way = au choix

race-way = { $count } pas au { $facing }
race-way-on = { $count } au { $facing }
race-way-first = { $count } pas (d’abord au { $facing })
race-way-first-on = { $count } (d’abord au { $facing })
race-right-here = ici même, pas encore touchée

## Where and what things are

race-setting = Voici { $board }.
race-title = Duck Race sur { $board }, { $moment }.
race-hand-title = Ta main à Duck Race, { $moment }.
race-before-the-start = avant le départ
race-in-round = manche { $number }

race-board-tub = le plateau Baignoire
race-board-basin = le plateau Bassine
race-board-trough = le plateau Abreuvoir
race-board-lagoon = le plateau Lagon
race-board-harbour = le plateau Port
race-board-canal = le plateau Canal
race-board-rapids = le plateau Rapides
race-board-delta = le plateau Delta
race-board-marsh = le plateau Marais
race-board-random-beginner = un plateau débutant au hasard
race-board-random-moderate = un plateau moyen au hasard
race-board-random-advanced = un plateau avancé au hasard
race-board-own = un plateau fait maison

race-at = en { $name }
race-in-drain = dans la bonde
race-on-ring = sur la bouée { $ring } en { $name }
race-on-buoy = sur la balise { $buoy } en { $name }

race-edge = le bord
race-water = eau libre
race-drain = la bonde
race-ring = bouée { $ring }
race-buoy = balise { $buoy }
race-standing-on = { $who } ({ $what })
race-dog = le chien

race-your-ducky = ton canard
race-your-ducky-of-two = ton canard ({ $letter })
race-their-ducky = son canard
race-their-ducky-of-two = son canard ({ $letter })
race-ducky-of = { $name }
race-ducky-of-two = { $name } (canard { $letter })

## Duckies and the dog

race-not-placed = { $who } n’est pas encore sur le plateau.
race-stands = { $who } est { $place }, cap { $facing }.
race-stands-and-seeks = { $who } est { $place }, cap { $facing } ; { $quest }.
race-stands-seeing = { $who } est { $place }, cap { $facing }, devant : { $ahead } ; { $quest }.

race-quest = a touché { $buoys } ; { $goals }
race-buoys =
    { $count ->
        [one] la balise { $buoys }
        [3] les trois balises
       *[other] les balises { $buoys }
    }
race-goal = balise { $buoy } : { $way }
race-goal-on = { $buoy } : { $way }
race-goal-drain = la bonde : { $way }
race-goal-by-legs = { $goal } en { $name } : { $way }

race-landmarks = Balises : { $buoys } ; la bonde en { $drain }.
race-landmark = { $buoy } en { $name }

race-around = Aux alentours ({ $who }) : { $around }.
race-in-directions = { $what } { $directions }
race-water-elsewhere = ailleurs, eau libre
race-water-everywhere = eau libre partout

race-dog-stands = Le chien est { $place }, cap { $facing }.
race-dog-loose = Le chien est { $place }, cap { $facing }, devant : { $ahead }.
race-dog-led = Le chien est { $place }, cap { $facing }, devant : { $ahead } ; { $leader } le mène.
race-dog-led-by-you = Le chien est { $place }, cap { $facing }, devant : { $ahead } ; tu le mènes.

## Cards and what they do

# One's own: above their pictures, and in words
race-your-cards = Tes cartes
race-you-hold = Dans ta main : { $cards }
race-you-hold-numbers = Dans ta main : { $cards }.

race-card = Carte { $number } : { $paths }.
race-card-paths = Carte { $number }, { $paths }.
race-path = chemin { $letter } : { $what }
race-path-ends = { $path } : { $fate }
race-ducky-a-or-b = canard ({ $letter })
race-whose-fate = { $who } { $fate }
race-both-fates = les deux : { $fate }

# A fate: what a card would do to a ducky, or to the dog
race-touches = touche la balise { $buoy }
race-ends = finit { $place }
race-ends-on-buoy = finit { $place } et peut rejouer une carte
race-ends-on-new-buoy = touche la balise { $buoy }, y reste et peut rejouer une carte
race-ends-facing = { $fate }, cap { $facings }
race-bonks = percute { $what } après { $count } pas, { $place }, cap { $facing }
race-bonks-at-once = percute { $what } tout de suite, cap { $facing }
race-enters-ring = entre dans la bouée { $ring }
race-wins = file dans la bonde et gagne
race-meets-dog = tombe sur le chien, qui l’envoie ailleurs
race-chases = chasse { $who }
race-leaves = repart par la bonde

race-still-to-move = Encore à bouger : { $cards }.
race-laid-card = { $who } avec la carte { $card }

# How many cards, tokens or buoys someone has
race-count = { $who } { $count }
race-hands = Cartes en main : { $counts }.
race-piles =
    { $deck ->
        [one] Pioche : { $deck } carte. Défausse : { $discards }.
       *[other] Pioche : { $deck } cartes. Défausse : { $discards }.
    }

## Tokens

race-token-draw-3 = Pioche 3
race-token-keep-going = Encore
race-token-paddle = Brasse
race-token-spin = Toupie
race-token-swap = Échange

race-token-does-draw-3 = Pioche 3 (n’importe quand : pioche trois cartes, puis défausses-en trois)
race-token-does-keep-going = Encore (après ton déplacement : joue une carte de plus)
race-token-does-paddle = Brasse (avant ou après une carte : un pas tout droit)
race-token-does-spin = Toupie (avant une carte : mets le cap que tu veux)
race-token-does-swap = Échange (avant une carte : échange ta place avec celle du chien)

race-several-tokens = { $count } × { $token }
race-your-tokens = Tes jetons : { $tokens }.
race-tokens-held = Jetons : { $counts }.
race-count-with-blue = { $who } { $count } et { race-token-draw-3 }

## Questions, as everyone hears them

race-asked-path = { $who } choisit un chemin de la carte { $card } pour { $whom }.
race-asked-face = { $who } choisit un cap pour { $whom }.
race-asked-ring = { $who } choisit une bouée pour { $whom }.
race-asked-send = { $who } choisit la bouée où envoyer { $whom }.
race-asked-which = { $who } choisit la carte que le chien suit en premier.
race-asked-before = { $who } peut utiliser un jeton avant que la carte { $card } déplace { $whom }.
race-asked-after = { $who } peut utiliser un jeton après avoir déplacé { $whom }.
race-asked-extra = { $who } peut jouer une carte de plus pour { $whom }.
race-asked-more = { $who } joue une carte de plus pour { $whom }.
race-asked-lead = { $who } mène le chien, avec une carte de sa main ou deux de la pioche.
race-asked-discard = { $who } défausse une carte.
race-asked-pick = Tout le monde choisit une carte en secret. On attend encore : { $who }.
race-asked-order = Tout le monde choisit une carte en secret : la plus haute se place d’abord. On attend encore : { $who }.
race-asked-forgive = Tout le monde peut tourner au lieu d’avancer. On attend encore : { $who }.
race-asked-blue = { $who } peut utiliser { race-token-draw-3 } n’importe quand.

## Questions, to the person who is asked

race-asked-you-path = Choisis un chemin de la carte { $card } pour { $whom }.
race-asked-anyway = Sur chacun, c’est boum tout de suite : { $turns ->
    [yes] tu choisis seulement le cap d’après.
   *[no] peu importe lequel tu choisis.
}
race-asked-you-face = Choisis un cap pour { $whom }.
race-asked-you-ring = Choisis une bouée pour { $whom }.
race-asked-you-send = Choisis la bouée où envoyer { $whom }.
race-asked-you-which = Choisis la carte que le chien suit en premier.
race-asked-you-before = La carte { $card } va déplacer { $whom }. On y va, ou un jeton d’abord ?
race-asked-you-after = Déplacement terminé pour { $whom }. C’est bon, ou un jeton ?
race-asked-you-extra = Une carte de plus pour { $whom }, ou stop ?
race-asked-you-drawn = Ta main était vide, alors tu as pioché la carte { $card }. Tu la joues pour { $whom }, ou stop ?
race-asked-you-more = Joue une carte de plus pour { $whom }.
race-asked-you-lead = Mène le chien, avec une de tes cartes ou deux de la pioche.
race-asked-you-discard = Défausse une carte.
race-asked-you-pick = Choisis une carte pour { $whom }.
race-asked-you-order = Choisis une carte pour décider qui se place d’abord. La plus haute commence, et tu perds la carte.
race-asked-you-forgive = Tu as choisi la carte { $card } pour { $whom }. Tu nages, ou tu la laisses et tu tournes sur place ?
race-asked-you-blue = Tu peux utiliser { race-token-draw-3 } n’importe quand : pioche trois cartes, puis défausses-en trois.

race-asked-and-chosen = { $asked } Ton choix : { $answer }. Tu peux encore changer.
race-not-your-turn = Ce n’est pas à toi de jouer pour l’instant.

race-over = La course est finie : { $who } a gagné.
race-you-won = La course est finie : tu as gagné !

## Choices

race-options = { $options }.
race-secret-options = Choix : { $options }.
race-option = { $letter } : { $what }
race-option-go = on y va
race-option-go-does = on y va, { $fates }
race-option-done = c’est bon
race-option-stop = stop
race-option-deck = deux cartes de la pioche
race-option-race = nager
race-option-race-does = nager, { $fates }
race-option-turn = cap au { $facing }
race-option-card = carte { $number }
race-option-card-does = carte { $number }, { $fates }
race-option-ring-at = bouée { $ring } en { $name }
race-option-ring-near = bouée { $ring } en { $name }, { $goal } : { $way }
race-option-facing-sees = { $facing }, devant : { $ahead }

race-label-card = { $number }

## At the top of a picture, where there's little room

race-head-start = Départ
race-head-round = Manche { $number }
race-head-racing = C’est parti !
race-head-won = { $who } gagne !
race-head-over = La course est finie
race-head-chosen = C’est choisi ! Tu peux encore changer
race-head-wait = Les autres choisissent
race-head-still = { $head } On attend { $who }
race-head-ducky = le canard

# When everyone is asked at once
race-head-all-pick = Choisissez vos cartes !
race-head-all-order = Une carte : la plus haute se place d’abord !
race-head-all-forgive = Nager, ou tourner sur place ?

# When one person is asked
race-head-one-path = { $who } choisit un chemin
race-head-one-face = { $who } choisit un cap
race-head-one-ring = { $who } choisit une bouée
race-head-one-send = { $who } envoie { $whom } ailleurs
race-head-one-which = { $who } : quelle carte d’abord ?
race-head-one-before = { $who } peut utiliser un jeton
race-head-one-after = { $who } peut utiliser un jeton
race-head-one-extra = { $who } peut rejouer une carte
race-head-one-more = { $who } rejoue une carte
race-head-one-lead = { $who } mène le chien
race-head-one-discard = { $who } défausse

# On the picture of a hand, to its owner
race-head-hand-pick = Choisis une carte
race-head-hand-order = Choisis une carte : la plus haute se place d’abord
race-head-hand-forgive = Nager, ou tourner sur place ?
race-head-hand-path = Choisis un chemin
race-head-hand-face = Choisis un cap
race-head-hand-ring = Choisis une bouée
race-head-hand-send = Choisis une bouée
race-head-hand-which = Quelle carte d’abord ?
race-head-hand-before = On y va, ou un jeton d’abord ?
race-head-hand-after = C’est bon, ou un jeton ?
race-head-hand-extra = Rejouer une carte, ou stop ?
race-head-hand-drawn = Jouer la carte piochée, ou stop ?
race-head-hand-more = Rejoue une carte
race-head-hand-lead = Mène le chien
race-head-hand-discard = Défausse une carte

## What happened: who did what, and then. Only with "avoir", so that no gender is needed

race-news = { $who } { $what }.
race-news-swim = a nagé de { $start } à { $end } avec la carte { $card }
race-news-paddle = a fait une brasse de { $start } à { $end }
race-news-walk = a couru de { $start } à { $end } avec la carte { $card }
race-news-bonk = a percuté { $what }
race-news-bonk-on-somebody = a percuté un canard
race-news-buoy = a touché la balise { $buoy }
race-news-dog = a foncé dans le chien
race-news-home = a filé dans la bonde
race-news-ring = a refait surface à la bouée { $ring }
race-news-use = a utilisé { $token }
race-news-extra = a joué en plus la carte { $card }
race-news-draw = a pioché une carte
race-news-own-draw = a pioché la carte { $card }
race-news-show = a retourné la carte { $card } pour le départ
race-news-lead =
    { $count ->
        [one] a mené le chien avec la carte { $cards }
       *[other] a mené le chien avec les cartes { $cards }
    }
race-news-enter = a surgi de la bonde
race-news-leave = a disparu dans la bonde
race-news-chase = a dû fuir le chien
race-news-swap = a échangé sa place avec le chien
race-news-forgive = a tourné sur place au lieu d’avancer

# Only in the log, where no picture shows it
race-news-round = La manche { $number } commence.
race-news-reveal = Les cartes sont révélées : { $cards }.
race-news-revealed = { $who } { $card }
race-news-token = a pioché un jeton
race-news-own-token = a pioché le jeton { $token }
race-news-discard = a défaussé la carte { $card }
race-news-stop = n’a pas joué d’autre carte
race-news-shuffle =
    { $cards ->
        [one] La carte défaussée forme la nouvelle pioche.
       *[other] Les { $cards } cartes défaussées ont été mélangées en une nouvelle pioche.
    }

# The end
race-result-home = { $who } gagne la course : dans la bonde avec les trois balises, à la manche { $round }.
race-result-buoys = Balises touchées : { $counts }.

## The board at length

race-scheme = Les colonnes ont des lettres d’ouest en est, et les lignes des numéros du nord au sud. Un pas au nord ou au sud change le numéro de deux ; tout autre pas change la lettre d’un cran et le numéro d’un. Une case qui n’est pas citée n’est pas de l’eau : c’est un bord ou un trou.
race-row = Ligne { $number } : { $spaces }.
race-thing-in-row = { $column } ({ $what })
race-buoy-looks = La balise { $letter } ({ $colour }, { $shape }) est en { $name }.
race-colour-red = rouge
race-colour-green = verte
race-colour-blue = bleue
race-shape-round = ronde
race-shape-cone = en cône
race-shape-barrel = en tonneau
race-drain-is = La bonde est en { $name }.
race-rings = Bouées : { $rings }.
race-ring-is = { $ring } en { $name }

## On the button of a way to face

race-label-facing = { $arrow } { $what }

## The picture of the result

race-result-moment = Manche { $round } : dans la bonde !

race-result-place = { $place ->
    [1] Première
    [2] Deuxième
    [3] Troisième
   *[other] Quatrième
} place du podium : { $who } ({ $character }){ $crown ->
    [yes] , couronne sur la tête
   *[no] {""}
}. { $buoys }.
race-result-ducky = canard { $letter } : { $buoys }
race-result-no-buoy = aucune balise
race-result-photo = Sur la photo : { $what }

## What happened, beside a picture: without the names of spaces, which no picture shows

race-log = **{ $who }** { $what }.
race-log-swim =
    { $count ->
        [one] a nagé { $count } case avec la carte { $card }
       *[other] a nagé { $count } cases avec la carte { $card }
    }
race-log-paddle = a fait une brasse
race-log-walk =
    { $count ->
        [one] a couru { $count } case avec la carte { $card }
       *[other] a couru { $count } cases avec la carte { $card }
    }
