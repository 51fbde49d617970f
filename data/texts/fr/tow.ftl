# Duck Tow. Colours agree with "canard" and "pain", which are masculine

tow-colour-yellow = jaune
tow-colour-orange = orange
tow-colour-brown = brun
tow-colour-white = blanc
tow-duck-yellow = un canard jaune
tow-duck-orange = un canard orange
tow-duck-brown = un canard brun
tow-duck-white = un canard blanc

tow-place-koi-pond = Étang koï
tow-place-boat-house = Embarcadère
tow-place-rose-garden = Roseraie
tow-place-bandstand = Kiosque
tow-place-playground = Aire de jeux
tow-place-picnic-lawn = Pique-nique
tow-place-windmill = Moulin
tow-place-stone-bridge = Vieux pont
tow-place-gift-shop = Boutique
tow-place-adopt = Adoption

tow-card = { $place } ({ $ducks })
tow-card-letters = { $place } `{ $letters }`

# The board
tow-turn = **Tour { $number } · { $who }** · { $actions ->
    [0] plus d’action
    [one] encore **{ $actions }** action
   *[other] encore **{ $actions }** actions
}
tow-turn-ending = **Tour { $number } · { $who }** termine son tour
tow-over = **La partie est finie**
tow-trigger = **{ $who }** a déclenché la fin : { $ending ->
    [equal] c’est la dernière manche.
   *[book] les autres ont encore un tour.
}
tow-quiet = Personne n’a complété de carte ni adopté de canard depuis { $turns } tours. Si rien ne change, la partie finira quand **{ $who }** aura joué.
tow-player = `{ $letter }` **{ $who }** · file { $tow } · pain { $food } · { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} · **{ $points }** { $points ->
    [one] point
   *[other] points
}
tow-player-playing = ▶ { $player }
tow-none = –
tow-rows = Rangées de cartes (à { $limit }, c’est la fin) :
tow-open = Cartes visibles : { $cards }
tow-open-none = Pas de carte visible
tow-formations = Formations (numéro + points) :
tow-formations-none = Toutes les formations sont prises.
tow-dispersing = Mis de côté : { $ducks }
tow-bags = Sacs : canards { $ducks } · pain { $food }
tow-decks = pioche { $deck }
tow-discards = Défausse : { $cards }
tow-counted = { $letter }{ $count }
tow-legend = { $letters }. < : qui est là. Minuscules : déjà dans une formation.
tow-legend-letter = { $letter } { $colour } ({ $shape })
tow-shape-sun = soleil
tow-shape-leaf = feuille
tow-shape-acorn = gland
tow-shape-cloud = nuage

# The hand
tow-hand = **Ta main** · tu es `{ $letter }`, tuile **{ $tile } { $called }**
tow-hand-tow = File { $tow } ({ $free ->
    [0] pleine
    [one] { $free } place libre
   *[other] { $free } places libres
}) · pain { $food }
tow-held-ready = **{ $place }** · tuile { $tile } · { $ducks } · **prête**
tow-held = **{ $place }** · tuile { $tile } · { $ducks } · il te manque : { $missing }
tow-hand-how = Mène les canards d’une carte à sa tuile et dépose-les là. La carte va dans ta rangée.

# What is asked
tow-asked-act = **{ $who }** : encore { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. Et ensuite ?
tow-asked-feed = **{ $who }** peut nourrir un autre canard ici.
tow-asked-shaken = **{ $who }** a fait sortir { $duck } du sac : il rejoint la file ?
tow-asked-lay = **{ $who }** ajoute { $card } à sa rangée : à quel bout ?
tow-asked-more = **{ $who }** pourrait compléter une autre carte ici.
tow-asked-buy = **{ $who }** prend du pain à la boutique : lequel ?
tow-asked-too-much-food = **{ $who }** a plus de quatre pains et en remet un : lequel ?
tow-asked-shop-draw = **{ $who }** prend des cartes à la boutique : lesquelles ?
tow-asked-draw = **{ $who }** remonte à quatre cartes : d’où vient la suivante ?
tow-asked-discard = **{ $who }** a plus de quatre cartes et en défausse une.
tow-asked-adopt = **{ $who }** laisse partir deux canards de sa file : lesquels ?
tow-asked-adopted = **{ $who }** peut mettre { $ducks } dans un trou de sa rangée : où ?
tow-asked-formation = **{ $who }** peut prendre une formation : laquelle ?
tow-asked-where = **{ $who }** prend la formation { $formation } : où est-elle ?
tow-asked-disperse = **{ $who }** renvoie un canard dans le parc : sur quelle tuile ?
tow-asked-return = **{ $who }** peut remettre du pain avant de remonter à quatre : lequel ?

tow-asked-you-act = Il te reste { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. Que veux-tu faire ?
tow-asked-you-feed = Nourrir un autre canard ici ?
tow-asked-you-shaken = Tu as fait sortir { $duck } du sac. Tu le nourris ?
tow-asked-you-lay = { $card } : à quel bout de ta rangée ?
tow-asked-you-more = Compléter une autre carte ici, ou continuer ?
tow-asked-you-buy = Quel pain prends-tu ?
tow-asked-you-too-much-food = Tu ne peux garder que quatre pains : lequel remets-tu ?
tow-asked-you-shop-draw = Quelle carte prends-tu ?
tow-asked-you-draw = Tu remontes à quatre cartes : d’où vient la prochaine ?
tow-asked-you-discard = Tu ne peux garder que quatre cartes : laquelle défausses-tu ?
tow-asked-you-adopt = Deux canards quittent ta file : lesquels ? Tu peux en mettre un sur une carte.
tow-asked-you-adopted = Tu peux mettre { $ducks } dans un trou de ta rangée : où ?
tow-asked-you-formation = Prendre une formation ?
tow-asked-you-where = Où est la formation { $formation } dans ta rangée ?
tow-asked-you-disperse = Un canard mis de côté repart : vers laquelle des tuiles les plus vides ?
tow-asked-you-return = Remettre du pain avant de remonter à quatre ?

# Before you end your turn early
tow-sure-end = Il te reste { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. Finir ton tour quand même ?

# Labels of buttons
tow-label-move = Aller en { $tile } : { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-disperse = { $tile } : { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed = Nourrir { $duck }
tow-label-shake = Secouer le sac
tow-label-complete = Compléter { $ducks }
tow-label-shop-food = Boutique : du pain
tow-label-shop-cards = Boutique : des cartes
tow-label-adopt = Adopter un canard
tow-label-adopt-two = { $one } et { $other }
tow-label-end = Finir le tour
tow-label-take = Le nourrir : il te suit
tow-label-leave = Le laisser partir
tow-label-left = Au bout gauche : +{ $points } { $points ->
    [one] point
   *[other] points
}
tow-label-right = Au bout droit : +{ $points } { $points ->
    [one] point
   *[other] points
}
tow-label-done = C’est bon
tow-label-buy = Prendre du pain { $colour }
tow-label-return = Remettre du pain { $colour }
tow-label-keep = Garder tout le pain
tow-label-draw = { $place } : { $ducks }
tow-label-draw-deck = De la pioche
tow-label-discard = { $place } : { $ducks }
tow-label-place = Canard { $colour } sur la carte { $column }
tow-label-none = Ni l’un ni l’autre
tow-label-claim = Prendre la formation { $formation } ({ $points } points)
tow-label-pass = Ne rien prendre
# Several moves in one press; { $letters } are the ducks on a tile
tow-label-walk = { $steps } pas vers { $tile } : { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed-some = Nourrir{ $what ->
    [all] {" "}tout le monde
    [only] {" "}seulement
   *[some] {""}
} : { $colours }
tow-label-feed-there = Nourrir { $ducks } en { $tile } { $called } ({ $actions } actions)
tow-label-complete-at = Compléter { $ducks }, bout { $end ->
    [left] gauche
   *[right] droit
} : +{ $points } { $points ->
    [one] point
   *[other] points
}
tow-label-complete-there = Compléter { $ducks } en { $tile }, bout { $end ->
    [left] gauche
   *[right] droit
} : +{ $points } { $points ->
    [one] point
   *[other] points
} ({ $actions } actions)
tow-label-shop-there = Boutique { $tile } : du pain ({ $actions } actions)
tow-label-adopt-there = Adopter un canard en { $tile } ({ $actions } actions)
tow-label-adopt-at = Un canard { $stays } sur la carte { $column }, un { $goes } s’en va
tow-label-buy-some = Prendre{ $only ->
    [yes] {" "}seulement
   *[no] {""}
} : { $colours }
tow-label-return-some = Remettre : { $colours }
tow-label-draw-all = Toutes les { $count } de la pioche
tow-label-home = { $done ->
    [yes] C’est bon, choisis les tuiles pour moi
   *[no] Choisis les tuiles pour moi
}{ $keep ->
    [yes] {", je garde mon pain"}
   *[no] {""}
}
tow-count-of = { $count } { $colour }{ $count ->
    [one] {""}
   *[other] { $colour ->
        [orange] {""}
       *[other] s
    }
}
tow-label-at = Cartes { $column } à { $last }, { $colour } et en dessous

# What happened
tow-tile = **{ $tile } { $called }**
tow-news-start = **{ $who }** est au départ en { $tile } (dans sa rangée : { $ducks }).
tow-news-formations = Formations en jeu : { $formations }.
tow-news-food = **{ $who }** a pioché du pain ({ $colours }).
tow-news-open = { $count ->
    [one] Nouvelle carte visible
   *[other] Nouvelles cartes visibles
} : { $cards }.
tow-news-drawn = Tu as pioché { $cards }.
tow-news-draw = **{ $who }** a pioché { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
tow-news-take = **{ $who }** a pris { $card } parmi les cartes visibles.
tow-news-discard = **{ $who }** a défaussé { $card }.
tow-news-move = **{ $who }** a rejoint { $tile }.
tow-news-feed = **{ $who }** a nourri { $duck }.
tow-news-shake = **{ $who }** a fait sortir { $duck } du sac.
tow-news-complete = **{ $who }** a complété **{ $card }** !
tow-news-lay = **{ $who }** a posé { $card } au bout { $side ->
    [left] gauche
   *[other] droit
} de sa rangée.
tow-news-waddle = { $duck } est sorti du sac et a suivi **{ $who }** en se dandinant.
tow-news-aside = Mis de côté jusqu’à la fin du tour (**{ $who }**) : { $ducks }.
tow-news-buy = **{ $who }** a pris du pain { $colour } à la boutique.
tow-news-return = **{ $who }** a remis du pain { $colour }.
tow-news-untow = **{ $who }** a laissé partir { $ducks } de sa file.
tow-news-adopt = **{ $who }** a adopté { $duck } sur la carte { $column } de sa rangée.
tow-news-claim = **{ $who } a pris la formation { $formation }** pour { $points } points !
tow-news-trigger = **La fin approche :** { $reason ->
    [cards] la rangée est assez longue chez **{ $who }**.
    [formations] la dernière formation est prise.
   *[other] tous les canards d’une couleur sont adoptés.
} { $ending ->
    [equal] C’est la dernière manche.
   *[book] Encore un tour pour tout le monde, sauf **{ $who }**.
}
tow-news-disperse = { $duck } a regagné la tuile { $tile }.
tow-news-shuffle = La défausse a été mélangée en une nouvelle pioche.

# The end
tow-won = { $count ->
    [one] **{ $who } a gagné !**
   *[other] **{ $who } partagent la victoire !**
}
tow-ended-the-walk-is-over = **{ $trigger }** a déclenché la fin.
tow-ended-nobody-gets-anywhere = Personne n’avait complété de carte ni adopté de canard depuis { $rounds } manches.
tow-tie = Égalité aux points : les plus longues séries décident.
tow-score = **{ $place }** · { $who } : **{ $points }** { $points ->
    [one] point
   *[other] points
}, séries { $runs } ({ $lengths }) et formations { $formations }

# On pictures, where there's little room
tow-head-turn = Tour { $number }
tow-head-replay = Replay
tow-head-won = { $who } { $count ->
    [one] gagne !
   *[other] partagent la victoire !
}
tow-head-over = La partie est finie
tow-head-wait = Pas encore ton tour
tow-head-watch = Regarde les canards
tow-head-last = Dernière manche
tow-head-act = { $who } : { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
tow-head-feed = { $who } nourrit : encore un canard ?
tow-head-shaken = { $who } nourrit le canard du sac ?
tow-head-lay = { $who } ajoute une carte : à quel bout ?
tow-head-more = { $who } complète : encore une carte ?
tow-head-buy = { $who } prend du pain à la boutique
tow-head-too-much-food = { $who } remet du pain
tow-head-shop-draw = { $who } prend des cartes à la boutique
tow-head-draw = { $who } pioche des cartes
tow-head-discard = { $who } défausse une carte
tow-head-adopt = { $who } adopte : quels canards ?
tow-head-adopted = { $who } adopte : sur quelle carte ?
tow-head-formation = { $who } peut prendre une formation
tow-head-where = { $who } prend une formation : où ?
tow-head-disperse = { $who } renvoie un canard : où ?
tow-head-return = { $who } peut remettre du pain
tow-head-hand-act = { $actions ->
    [one] Encore { $actions } action : et ensuite ?
   *[other] Encore { $actions } actions : et ensuite ?
}
tow-head-hand-feed = Nourrir un autre canard ?
tow-head-hand-shaken = Nourrir ce canard ?
tow-head-hand-lay = À quel bout de ta rangée ?
tow-head-hand-more = Compléter une autre carte ?
tow-head-hand-buy = Quel pain prends-tu ?
tow-head-hand-too-much-food = Quel pain remets-tu ?
tow-head-hand-shop-draw = Quelle carte prends-tu ?
tow-head-hand-draw = Quelle carte pioches-tu ?
tow-head-hand-discard = Quelle carte défausses-tu ?
tow-head-hand-adopt = Deux canards s’en vont : lesquels ?
tow-head-hand-adopted = Où va le canard ?
tow-head-hand-formation = Prendre une formation ?
tow-head-hand-where = Où la prends-tu ?
tow-head-hand-disperse = Quelle tuile reprend un canard ?
tow-head-hand-return = Remettre du pain ?
tow-side-cards = À prendre
tow-side-in-tow = dans la file
tow-side-formations = Formations à prendre
tow-side-no-formations = Plus de formations
tow-side-ducks = Canards
tow-side-food = Pain
tow-side-deck = Pioche : reste { $count }
tow-side-aside = de côté
tow-plate-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tow-plate-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $limit }
tow-plate-tow = File
tow-plate-food = Pain
tow-hand-here = Ici : { $tile } { $called }
tow-hand-own-tow = Ta file{ $free ->
    [0] , pleine
   *[other] {""}
}
tow-hand-own-food = Ton pain
tow-hand-where = tuile { $tile }, { $steps ->
    [0] ici
    [one] { $steps } pas
   *[other] { $steps } pas
}
tow-hand-ready = prête
tow-row-points = points
tow-closeup-open = Cartes visibles, ou la pioche (reste { $count })
tow-closeup-hand = Tes cartes
tow-closeup-claim = à prendre
tow-hand-left = Formations encore à prendre
tow-hand-shaken = Sorti du sac
tow-hand-shop = À la boutique
tow-hand-short = { $count ->
    [0] dans ta rangée
    [one] manque { $count } canard
   *[other] manque { $count } canards
}
tow-hand-needs = il faut
tow-hand-row = Ta rangée : séries { $runs } + formations { $formations } = { $points } points

# Alt texts
tow-alt-setting = Un parc d’hexagones : { $locations } lieux, { $shops } boutiques et { $shops } endroits pour l’adoption. Il y a quatre sortes de canards : { $ducks }.
tow-alt-turn = Tour { $number }.
tow-alt-over = La partie est finie. { $who } { $count ->
    [one] gagne !
   *[other] partagent la victoire !
}
tow-alt-options = Choix : { $options }.
tow-alt-reach = À un pas : { $tiles }.
tow-alt-called = { $tile } { $called }
tow-alt-none = rien
tow-alt-player = { $who } ({ $letter }, { $colour }), tuile { $tile } : file { $tow } ; pain { $food } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur { $limit }.
tow-alt-tiles = Canards sur les tuiles : { $tiles }.
tow-alt-tile = { $tile } { $ducks }
tow-alt-open = Cartes visibles : { $cards }.
tow-alt-no-open = Pas de carte visible.
tow-alt-formations = Formations restantes, avec les colonnes de leurs canards ligne par ligne : { $formations }.
tow-alt-formation = { $number } pour { $points } points, { $pattern }
tow-alt-row = Rangée ({ $who }) : { $cards }. Séries { $runs }, formations { $formations }.
tow-alt-own-row = Ta rangée : { $cards }. Séries { $runs }, formations { $formations }.
tow-alt-column = { $column } { $ducks }
tow-alt-used = { $duck } (utilisé)
tow-alt-bags = Sac de canards : { $ducks }. Sac de pain : { $food }.
tow-alt-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche.
tow-alt-count = { $count } { $colour }{ $count ->
    [one] {""}
   *[other] { $colour ->
        [orange] {""}
       *[other] s
    }
}
tow-alt-you = Tu es { $letter }, tuile { $tile } ; canards ici : { $here }. Ta file : { $tow } ({ $free ->
    [0] pleine
    [one] { $free } place libre
   *[other] { $free } places libres
}). Ton pain : { $food }.
tow-alt-card = { $place } ({ $where }) : { $ducks } ; il manque : { $missing }.
tow-alt-card-ready = { $place } ({ $where }) : { $ducks } ; prête.
tow-alt-run = { $colour } { $count }
tow-alt-place = { $place } : { $who }, { $character } { $colour }, { $points } points. Séries : { $runs } ; formations : { $formations }.

# Everyone's rows
tow-rows-head = Les rangées : à { $limit } cartes, c’est la fin
tow-rows-sum = séries { $runs } + formations { $formations }

# The end, drawn
tow-figure-runs = séries { $count }
tow-figure-formations = formations { $count }
tow-photo = Comment comptent les séries
