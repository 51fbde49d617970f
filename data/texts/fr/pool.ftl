# Duck Pool. Pools are short names: they stand in a column, at most 12 letters wide

pool-name-puddle = Flaque
pool-name-foot-bath = Pédiluve
pool-name-duckling-pool = Pataugeoire
pool-name-splash-pad = Jet d’eau
pool-name-splash-pads = Jets d’eau
pool-name-hot-tub = Jacuzzi
pool-name-fountain = Fontaine
pool-name-mud-bath = Bain de boue
pool-name-baby-slide = Mini-glisse
pool-name-plunge-pool = Bain froid
pool-name-grotto = Grotte
pool-name-bubble-bath = Bain mousse
pool-name-waterfall = Cascade
pool-name-lazy-river = Rivière zen
pool-name-tube-slide = Toboggan
pool-name-salt-pool = Bain salé
pool-name-diving-tower = Grand saut
pool-name-lap-pool = Grand bassin
pool-name-paddle-lake = Canotage
pool-name-wave-pool = Mer à vagues
pool-name-wild-water = Eaux vives
pool-name-lagoon = Lagon

# The cards: their names, and what they do from a hand
pool-card-sam = Sam
pool-card-dingy = Dingy
pool-card-julie = Julie
pool-card-wilma = Wilma
pool-card-james = James
pool-card-amy = Amy
pool-card-lara = Lara
pool-card-albert = Albert
pool-card-arrrwin = Arrrwin
pool-card-goldie = Goldie
pool-card-ring = Anneau
pool-card-flamingo = Flamant

pool-does-sam = retourne un canard de n’importe quel bassin : ses icônes disparaissent.
pool-does-dingy = déplace un pion adverse vers un autre bassin.
pool-does-julie = prend pour ta main un canard ou une bouée de n’importe quel bassin ; une autre Julie, une seule fois par tour.
pool-does-wilma = déplace un canard vers un autre bassin où il a la place.
pool-does-james = déplace le plongeoir vers un autre bassin.
pool-does-amy = pioche une carte.
pool-does-lara = défausse la carte du dessus d’une pile de points adverse.
pool-does-albert = n’a aucun effet.
pool-does-arrrwin = met fin à ton tour, et tu ne pioches pas.
pool-does-goldie = n’a aucun effet, mais vaut 5 points à qui remplit son bassin.
pool-does-float = permet de contrer un canard, le tien ou celui de quelqu’un d’autre.

# A card with its icons
pool-icons = { $card } { $icons }
pool-float-icons = { $card } ({ $icons ->
    [one] { $icons } bouée
   *[other] { $icons } bouées
})
pool-several = { $count } × { $card }

# The board
pool-turn = **Tour { $number } · { $who }**
pool-turn-marker = **Tour { $number } · { $who }** plonge : **{ $pool } { $called }**
pool-turn-diving = **Tour { $number } · { $who }** · **{ $card }** plonge
pool-over = **La partie est finie**
pool-head-name = bassin
pool-head-ducks = places
pool-head-floats = bouées
pool-head-tokens = ici
pool-no-pool = (disparu)
pool-below = **{ $pool }** { $cards }
pool-player = `{ $letter }` **{ $who }** · { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $pile ->
    [0] pas encore de points
   *[other] pile de { $pile }, { $top } au-dessus
}
pool-player-playing = ▶ { $player }
pool-player-skipping = { $player } · passe ce tour
pool-decks = Pioche { $deck } · défausse { $discards } · bassins à venir { $pools }
pool-idle = Aucune carte jouée depuis { $idle ->
    [one] { $idle } tour
   *[other] { $idle } tours
} ; à { $limit }, la partie s’arrête.
pool-discards = Défausse : { $cards }
pool-legend = > est le plongeoir. Icônes posées / possibles : remplis les places pile, sans dépasser les bouées. ~~Barré~~ : retourné, sans icônes.

# The hand
pool-hand = **Ta main** · tu es `{ $letter }`, au bassin **{ $pool } { $called }**
pool-hand-nowhere = **Ta main** · tu es `{ $letter }`
pool-hand-empty = Pas encore de cartes. Tu en pioches une en finissant un tour.
pool-held = { $count ->
    [one] **{ $card }** : { $does }
   *[other] { $count } × **{ $card }** : { $does }
}
pool-pile = Tes points : **{ $points }** ({ $cards })
pool-pile-empty = Tes points : pas encore
pool-orders = Tes consignes pour contrer : { $ducks }
pool-orders-none = Tu n’as laissé aucune consigne pour contrer.
pool-odds = Ce que pourrait faire la carte du dessus, avant son effet :
pool-odds-line = **{ $pool } { $called }** : { $fills } % le remplissent, { $over } % le font déborder

# On pictures: few words, and plain ones
pool-picture-room = reste { $room }
pool-picture-full = plein !
pool-picture-over = c’est trop !
pool-picture-marker = plonge ici
pool-picture-floats = bouées
pool-picture-here = ici
pool-picture-flipped = ({ $card })
pool-picture-deck = pioche
pool-picture-deck-left = reste { $count }
pool-picture-discards = défausse
pool-picture-discards-left = { $count }
pool-picture-pools = bassins
pool-picture-pools-left = encore { $count }
pool-picture-note = Plein pile : on se partage les canards entre pions présents. Un de trop : tout est perdu.
pool-picture-idle = { $more ->
    [one] Encore un tour sans carte, et c’est fini.
   *[other] Encore { $more } tours sans carte, et c’est fini.
}
pool-picture-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
pool-picture-pile = { $count ->
    [0] aucun canard
    [one] { $count } canard
   *[other] { $count } canards
}
pool-picture-diving = { $duck ->
    [sam] Sam retourne un canard : il ne compte plus.
    [dingy] Dingy déplace quelqu’un vers un autre bassin.
    [julie] Julie prend une carte d’un bassin.
    [wilma] Wilma déplace un canard vers un autre bassin.
    [james] James : la suite plonge dans un autre bassin.
    [amy] Amy pioche une carte.
    [lara] Lara enlève un canard adverse.
    [arrrwin] Arrrwin met fin au tour.
    [goldie] Goldie : 5 points pour qui remplit son bassin.
   *[other] Albert est juste très gros.
}

pool-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pool-picture-copies = × { $count }
pool-picture-counted = { $goldie ->
    [0] { $ducks ->
        [one] { $ducks } canard
       *[other] { $ducks } canards
    }
   *[other] { $ducks } + Goldie { $goldie }
}
pool-picture-top = La carte du dessus
pool-picture-top-does = Personne ne la connaît. Elle plonge dès que tu la retournes.
pool-picture-dives = { $card } plonge !
pool-picture-odds-note = % : chances que la prochaine carte le remplisse, ou le fasse déborder.
pool-picture-odds = { $fills } % plein, { $over } % trop
pool-picture-cancel = Contrer ?
pool-picture-cancel-with = avec ton { $card },
pool-picture-cancel-not = ou attends
pool-picture-stop = Ou stop : pioche une carte, et ton tour est fini.
pool-picture-no-float = Tu n’as pas de bouée pour contrer. Personne ne le sait.
pool-picture-float-waits = Garde-la : elle peut contrer le prochain canard.
pool-picture-orders = Tes consignes secrètes, à contrer
pool-picture-empty = Pas encore de cartes. Tu en pioches une en finissant un tour.

# What a card would do to the pool
pool-preview-now = { $called }, avant l’effet
pool-preview-now-plain = { $called }, après
pool-preview-places = { $count ->
    [0] aucune place
    [one] prend { $count } place
   *[other] prend { $count } places
}
pool-preview-room = reste alors { $room }
pool-preview-over = c’est trop : tout est perdu !
pool-preview-full = plein : { $share ->
    [0] rien pour toi
    [one] { $share } canard pour toi !
   *[other] { $share } canards pour toi !
}
pool-preview-full-elsewhere = plein, mais pas pour toi{ $share ->
    [0] {""}
   *[other] {" "}(+{ $share })
}
pool-preview-odds-fills = { $share } % plein
pool-preview-odds-over = { $share } % trop
pool-preview-odds-on = { $share } % ni l’un ni l’autre

# The ducks in a few words
pool-brief-sam = retourne 1 canard
pool-brief-dingy = déplace un pion
pool-brief-julie = prend une carte
pool-brief-wilma = déplace un canard
pool-brief-james = bouge le plongeoir
pool-brief-amy = pioche une carte
pool-brief-lara = enlève un point
pool-brief-albert = juste très gros
pool-brief-arrrwin = finit ton tour
pool-brief-goldie = vaut 5 points
pool-brief-ring = peut contrer
pool-brief-flamingo = peut contrer
pool-picture-holds = { $ducks ->
    [one] { $ducks } place
   *[other] { $ducks } places
}

# The ducks in full
pool-called-sam = Sam le timide
pool-called-dingy = Dingy le foufou
pool-called-julie = Julie la dévouée
pool-called-wilma = Wilma la fofolle
pool-called-james = James le coquet
pool-called-amy = Amy la mignonne
pool-called-lara = Lara l’aventurière
pool-called-albert = Albert le costaud
pool-called-arrrwin = Arrrwin le grognon
pool-called-goldie = Goldie la brillante
pool-called-ring = Anneau
pool-called-flamingo = Flamant

pool-head-turn = Tour { $number }
pool-head-replay = Replay
pool-head-won = { $who } { $count ->
    [one] a gagné !
   *[other] ont gagné !
}
pool-head-watch = Regarde les canards
pool-head-dive = { $who } choisit : quel bassin remplir ?
pool-head-act = { $who } : une carte, ou stop ?
pool-head-window = { $card } plonge ! Une bouée peut contrer ça.
pool-head-from = { $duck ->
    [sam] { $who } retourne un canard : dans quel bassin ?
    [julie] { $who } prend une carte : de quel bassin ?
   *[other] { $who } déplace un canard : de quel bassin ?
}
pool-head-which = { $duck ->
    [sam] { $who } retourne un canard : lequel ?
    [julie] { $who } prend une carte : laquelle ?
   *[other] { $who } déplace un canard : lequel ?
}
pool-head-haven = { $who } déplace { $card } : vers quel bassin ?
pool-head-opponent = { $who } déplace un pion : lequel ?
pool-head-new-pool = { $who } déplace { $whom } : vers quel bassin ?
pool-head-marker = { $who } continue : dans quel bassin ?
pool-head-victim = { $who } enlève un canard : à qui ?
pool-head-place = { $who } trouve un bassin pour { $whom }
pool-head-discard = { $who } a cinq cartes : une de trop
pool-head-over = La partie est finie
pool-head-wait = Pas encore ton tour
pool-head-hand-dive = Quel bassin veux-tu remplir ?
pool-head-hand-act = Une carte dans { $pool } { $called }, ou stop ?
pool-head-hand-window = { $card } plonge ! Tu contres ?
pool-head-hand-from = { $duck ->
    [sam] Retourner un canard de quel bassin ?
    [julie] Prendre une carte de quel bassin ?
   *[other] Déplacer un canard de quel bassin ?
}
pool-head-hand-which = { $duck ->
    [sam] Retourner quel canard ?
    [julie] Prendre quelle carte ?
   *[other] Déplacer quel canard ?
}
pool-head-hand-haven = { $card } va dans quel bassin ?
pool-head-hand-opponent = Déplacer le pion de qui ?
pool-head-hand-new-pool = Le pion va à quel bassin ?
pool-head-hand-marker = Continuer dans quel bassin ?
pool-head-hand-victim = Enlever un canard à qui ?
pool-head-hand-place = Quel bassin pour ce pion ?
pool-head-hand-discard = Quelle carte défausses-tu ?

# For people who listen instead of looking
pool-alt-turn = Tour { $number }.
pool-alt-over = La partie est finie. { $who } { $count ->
    [one] a gagné.
   *[other] partagent la victoire.
}
pool-alt-setting = Un parc aquatique avec des bassins, et les dix canards qui y plongent : { $ducks }.
pool-alt-pool = Bassin { $pool }, { $called } : reste { $room }, canards { $ducks } sur { $most }, bouées { $floats } sur { $bears }{ $tokens ->
    [none] {""}
   *[other] {" "}; ici : { $tokens }
}{ $cards ->
    [none] {""}
   *[other] {" "}; dedans : { $cards }
}.
pool-alt-pool-short = Bassin { $pool }, { $called } : reste { $room }{ $tokens ->
    [none] {""}
   *[other] {" "}; ici : { $tokens }
}.
pool-alt-pool-full = Le bassin { $pool }, { $called }, est plein : { $cards }.
pool-alt-pool-over = Le bassin { $pool }, { $called }, déborde : { $cards }.
pool-alt-gone = Il n’y a plus de bassin à la place { $pool }.
pool-alt-flipped = { $card } (retourné)
pool-alt-marker = Le plongeoir est sur le bassin { $pool }.
pool-alt-options = Choix : { $options }.
pool-alt-players = { $players }.
pool-alt-player = { $who } ({ $letter }, { $colour }, { $shape }) : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $pile ->
    [0] pas encore de points
    [one] { $pile } canard en points, { $top }
   *[other] { $pile } canards en points, { $top } au-dessus
}
pool-alt-decks = { $deck } dans la pioche, { $discards } dans la défausse, bassins à venir : { $pools }.
pool-alt-you = Tu es { $letter }, { $colour }, { $shape }, au bassin { $pool }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
pool-alt-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} : { $does }{ $would ->
    [none] {""}
   *[other] {" "}Maintenant : { $would }.
}
pool-alt-no-cards = Tu n’as pas de cartes.
pool-alt-top = La carte du dessus : { $fills } % remplissent le bassin, { $over } % le font déborder.
pool-alt-odds = Bassin { $pool } : { $fills } % le remplissent, { $over } % le font déborder.
pool-alt-place = { $place } : { $who }, { $character }, { $colour }, { $shape }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $cards ->
    [none] {""}
   *[other] {" "}: { $cards }
}.
pool-alt-photo = Une photo montre la fin : { $what }.
pool-photo-ducks = les canards de la victoire
pool-photo-nobody = pas le moindre canard
pool-colour-yellow = jaune
pool-colour-blue = bleu
pool-colour-red = rouge
pool-colour-green = vert
pool-colour-purple = violet
pool-colour-white = blanc
pool-shape-sun = soleil
pool-shape-drop = goutte
pool-shape-heart = cœur
pool-shape-leaf = feuille
pool-shape-star = étoile
pool-shape-cloud = nuage

# What the duck that dives is about to do, while it can be cancelled. { $mover } is whose turn it is
pool-about-to = { $duck ->
    [sam] **Sam** va retourner un canard d’un des bassins.
    [dingy] **Dingy** va déplacer un pion adverse : { $mover } choisit lequel.
    [julie] **Julie** va prendre une carte d’un bassin pour { $mover }.
    [wilma] **Wilma** va déplacer un canard vers un autre bassin.
    [james] **James** va déplacer le plongeoir vers un autre bassin.
    [amy] **Amy** va piocher une carte pour { $mover }.
    [lara] **Lara** va défausser la carte du dessus d’une pile de points.
   *[other] **Arrrwin** va mettre fin au tour. Dommage pour { $mover } !
}
pool-about-to-yours = { $duck ->
    [sam] Ton **Sam** va retourner un canard d’un des bassins.
    [dingy] Ton **Dingy** va déplacer un pion adverse vers un autre bassin.
    [julie] Ta **Julie** va prendre une carte d’un bassin pour ta main.
    [wilma] Ta **Wilma** va déplacer un canard vers un autre bassin.
    [james] Ton **James** va déplacer le plongeoir vers un autre bassin.
    [amy] Ton **Amy** va piocher une carte pour toi.
    [lara] Ta **Lara** va défausser la carte du dessus d’une pile de points adverse.
   *[other] Ton **Arrrwin** va mettre fin à ton tour.
}
pool-doomed = **Le bassin { $pool } déborde.** Après l’effet, tout ce qui reste dedans est perdu.

# What is asked. { $duck } is the duck whose effect it is, by its kind
pool-asked-dive = **{ $who }** choisit le bassin où plonger.
pool-asked-act = **{ $who }** joue une carte ou termine son tour.
pool-asked-window = { $does } Avec une bouée, on peut contrer ça. Besoin de temps ? Appuie sur **Minute !**
pool-asked-from = **{ $who }** { $duck ->
    [sam] retourne un canard avec Sam : dans quel bassin ?
    [julie] prend une carte avec Julie : de quel bassin ?
   *[other] déplace un canard avec Wilma : de quel bassin ?
}
pool-asked-which = **{ $who }** { $duck ->
    [sam] retourne un canard du bassin { $pool } avec Sam : lequel ?
    [julie] prend une carte du bassin { $pool } avec Julie : laquelle ?
   *[other] déplace un canard du bassin { $pool } avec Wilma : lequel ?
}
pool-asked-haven = **{ $who }** déplace { $card } du bassin { $pool } avec Wilma : vers quel bassin ?
pool-asked-opponent = **{ $who }** déplace un pion adverse avec Dingy : lequel ?
pool-asked-new-pool = **{ $who }** déplace **{ $whom }** avec Dingy : vers quel bassin ?
pool-asked-marker = **{ $who }** déplace le plongeoir avec James : vers quel bassin ?
pool-asked-victim = **{ $who }** défausse le dessus d’une pile de points avec Lara : laquelle ?
pool-asked-place = **{ $who }** trouve un nouveau bassin pour **{ $whom }** : lequel ?
pool-asked-place-own = **{ $who }** trouve un nouveau bassin pour son propre pion : lequel ?
pool-asked-discard = **{ $who }** a cinq cartes et en défausse une.
pool-asked-skip = { $who } : possible de passer pour le reste du tour, ou de revenir là-dessus.
pool-asked-orders = { $who } : possible de laisser des consignes secrètes pour contrer.

pool-asked-you-dive = Dans quel bassin les canards plongent-ils ce tour-ci ?
pool-asked-you-act = Une carte dans **{ $pool } { $called }** (reste { $room }), ou fin de ton tour ?
pool-asked-you-act-on = Qu’est-ce qui va dans **{ $pool } { $called }** (reste { $room }) ?
pool-asked-you-window = { $does } Tu contres ? Si tu n’appuies sur rien, l’effet a lieu.
pool-asked-you-window-without = { $does } Tu n’as pas de bouée, donc tu ne peux pas contrer. Les autres ne le savent pas.
pool-asked-you-from = { $duck ->
    [sam] Sam retourne un canard : dans quel bassin ?
    [julie] Julie prend une carte pour ta main : de quel bassin ?
   *[other] Wilma déplace un canard : de quel bassin ?
}
pool-asked-you-which = { $duck ->
    [sam] Sam retourne un canard du bassin { $pool } : lequel ?
    [julie] Julie prend une carte du bassin { $pool } : laquelle ?
   *[other] Wilma déplace un canard du bassin { $pool } : lequel ?
}
pool-asked-you-haven = Wilma déplace { $card } du bassin { $pool } : vers quel bassin ?
pool-asked-you-opponent = Dingy déplace un pion adverse : lequel ?
pool-asked-you-new-pool = Dingy déplace **{ $whom }** : vers quel bassin ?
pool-asked-you-marker = James déplace le plongeoir : vers quel bassin ?
pool-asked-you-victim = Lara défausse le dessus d’une pile de points : laquelle ?
pool-asked-you-place = Il faut un nouveau bassin pour **{ $whom }** : lequel ?
pool-asked-you-place-own = Il faut un nouveau bassin pour ton pion : lequel ?
pool-asked-you-discard = Tu as cinq cartes : laquelle défausses-tu ?
pool-asked-you-skip = Tu peux passer pour le reste de ce tour, ou revenir là-dessus.
pool-asked-you-orders = Tu peux laisser des consignes : le prochain canard de cette sorte est contré, si tu as une bouée à ce moment-là.
pool-answered = { $question } Ta réponse pour l’instant : { $answer }.

# Labels of buttons; { $letter } is another player's
pool-label-dive = { $pool } { $called } (reste { $room })
pool-label-top = Jouer la carte du dessus
pool-label-play = Jouer { $card }
pool-label-end = Finir le tour et piocher
pool-label-end-without = Finir le tour
pool-label-pass = Laisser faire
pool-label-cancel = Contrer
pool-label-hold-on = Minute !
pool-label-pass-turn = Ne plus demander ce tour-ci
pool-label-ask-again = Me redemander
pool-label-from = De { $pool } { $called }
pool-label-card = { $card }
pool-label-to = { $pool } { $called } (reste { $room })
pool-label-token = Pion { $letter }, au bassin { $pool }
pool-label-rob = { $letter } : { $card }
pool-label-discard = Défausser { $card }
pool-label-order = Contrer le prochain : { $card }
pool-label-lift = Ne pas contrer : { $card }

# What happened
pool-news-pool = Nouveau dans le cercle : { $pools }.
pool-news-laid = **{ $pool } { $called }** (places { $ducks }, bouées { $floats })
pool-news-start = Tous les pions commencent au bassin { $pool }.
pool-news-marker = **{ $who }** a mis le plongeoir sur le bassin { $pool }.
pool-news-place = **{ $who }** a joué **{ $card }** { $source ->
    [deck] depuis la pioche
   *[other] depuis sa main
} dans le bassin { $pool }.
pool-news-effect = Personne n’a contré { $card }.
pool-news-effect-arrrwin = Arrrwin a mis fin au tour.
pool-news-hold = **{ $who }** a dit : minute !
pool-news-cancel = **{ $who }** a contré { $duck } avec un { $card }.
pool-news-flip = **{ $who }** a retourné { $card } dans le bassin { $pool }.
pool-news-take = **{ $who }** a pris { $card } dans le bassin { $pool }.
pool-news-carry = **{ $who }** a déplacé { $card } du bassin { $pool } au bassin { $to }.
pool-news-token = **{ $who }** a déplacé **{ $whom }** au bassin { $pool }.
pool-news-token-own = **{ $who }** a déplacé son propre pion au bassin { $pool }.
pool-news-rob = **{ $who }** a fait perdre { $card } à **{ $whom }** dans sa pile de points.
pool-news-rob-up = Au-dessus, il y a maintenant { $card }.
pool-news-end = **{ $who }** a terminé son tour.
pool-news-draw = **{ $who }** a pioché { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
pool-news-drawn = Tu as pioché { $cards }.
pool-news-discard = **{ $who }** a défaussé { $card }.
pool-news-overcrowded = **Le bassin { $pool } déborde !** Toutes ses cartes sont perdues : fin du tour pour **{ $who }**.
pool-news-full = **{ $who } a rempli le bassin { $pool } !**
pool-news-full-lost = Défaussé : { $cards }.
pool-news-points = **{ $who }** a reçu { $cards } en points.
pool-news-gone = Le bassin { $pool } disparaît, et il n’y en a pas d’autre.
pool-news-skip = **{ $who }** passe pour le reste du tour.
pool-news-unskip = **{ $who }** veut qu’on lui redemande.
pool-news-shuffle = La défausse a été mélangée en une nouvelle pioche.

# The end
pool-won = { $count ->
    [one] **{ $who } a gagné !**
   *[other] **{ $who } partagent la victoire !**
}
pool-ended-one-pool-left = Il ne restait qu’un bassin.
pool-ended-no-pool-left = Il ne restait plus aucun bassin.
pool-ended-no-cards-left = Il n’y avait plus de cartes à jouer.
pool-ended-nobody-plays-any-more = Personne ne voulait plus jouer de carte.
pool-score = **{ $place }** · { $who } : **{ $points }** { $points ->
    [one] point
   *[other] points
}{ $goldies ->
    [0] {""}
    [one] , avec une Goldie
   *[other] , avec { $goldies } Goldie
}
