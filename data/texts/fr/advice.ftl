# What a hard computer would do: hints during the game, and an analysis after it. Both are private

## Hints. { $what } is what the button says

hint-button = Conseil
hint-says = Moi, je choisirais **{ $what }**.
hint-none = Rien ne me vient pour l’instant. Rien n’a changé : réessaie dans un moment, ou continue à jouer.

# What the host decides
private-hints = Conseils
private-hints-yes = permis
private-hints-no = interdits

## Analysis. { $said } and { $better } are what the buttons said

analysis-button = Analyse
analysis-thinking = Je passe tes décisions en revue. Ça peut prendre jusqu’à une minute…
analysis-title = ### { $game } : ce que tu aurais pu mieux faire
    -# Je juge d’après ce que tu pouvais savoir sur le moment, pas d’après la suite.
analysis-finding = **{ $when }** · { $question }
    Tu as choisi **{ $said }**, mais **{ $better }** valait mieux.
analysis-cost = Sur cent parties comme celle-ci, ça te coûterait { $wins ->
    [1] une victoire
   *[other] environ { $wins } victoires
}.
analysis-good = J’ai passé tes décisions en revue, et aucune ne t’a coûté bien cher. Bien joué !
analysis-later = La partie n’est pas encore finie. Redemande-moi après.
analysis-not-yours = L’analyse est pour qui a joué jusqu’au bout. Le **Journal** raconte à tout le monde ce qui s’est passé.
analysis-busy = Je regarde encore une de tes parties. Redemande-moi quand j’aurai fini.
analysis-none = Je n’ai pas pu y réfléchir jusqu’au bout : il y a trop de monde en ce moment. Réessaie dans une minute.
analysis-lost = Cette partie ne peut plus être rejouée, donc je ne peux pas la passer en revue.

## Why: what makes the difference to the next best choice. The names are the game and what happens, or what gets better.
## { $odds } is how surely it happens: sure, likely or maybe. { $count } is how many points, cards or ducks

why-race-buoy = { $odds ->
    [sure] Ça te mène à la balise { $about }.
    [likely] Ça devrait bientôt te mener à la balise { $about }.
   *[maybe] Ça peut bientôt te mener à la balise { $about }.
}
why-race-won = { $odds ->
    [sure] Ça te fait filer dans la bonde, et tu gagnes.
    [likely] Ça devrait bientôt te faire filer dans la bonde et gagner.
   *[maybe] Ça peut bientôt te faire filer dans la bonde et gagner.
}
why-race-bonk = { $odds ->
    [sure] Sinon, boum !
    [likely] Sinon, ça ferait sans doute boum.
   *[maybe] Sinon, ça pourrait faire boum.
}
why-race-dog = { $odds ->
    [sure] Sinon, le chien t’aurait.
    [likely] Sinon, le chien t’aurait sans doute.
   *[maybe] Sinon, le chien pourrait t’avoir.
}
why-race-way = Ça te laisse moins de chemin jusqu’aux balises et à la bonde.
why-race-way-last = Ça te laisse moins de chemin jusqu’à la dernière balise et à la bonde.
why-race-way-drain = Ça te laisse moins de chemin jusqu’à la bonde.
why-race-tokens = C’est mieux pour tes jetons d’action.

why-gallery-shot = { $odds ->
    [sure] Sinon, tu perdrais un canard avant ton prochain tour.
    [likely] Sinon, tu perdrais sans doute un canard avant ton prochain tour.
   *[maybe] Tu risques moins de perdre un canard avant ton prochain tour.
}
why-gallery-hit = { $odds ->
    [sure] Ça coûte un canard à { $about }.
    [likely] Ça devrait coûter un canard à { $about }.
   *[maybe] Ça peut coûter un canard à { $about }.
}
why-gallery-out = { $odds ->
    [sure] Ça coûte à { $about } son dernier canard.
    [likely] Ça devrait coûter à { $about } son dernier canard.
   *[maybe] Ça peut coûter à { $about } son dernier canard.
}
why-gallery-ducks = C’est la meilleure façon de garder tes canards en vie.
why-gallery-line = Tes canards sont mieux placés dans la file.
why-gallery-marked = Tu as moins de canards dans le viseur.
why-gallery-danger = Tes canards sont plus durs à viser.
why-gallery-turn = Tu seras en meilleure posture quand ce sera de nouveau ton tour.
why-gallery-cards = Tu gardes de meilleures cartes.

why-pool-scored = { $odds ->
    [maybe] Ça peut te rapporter des points ce tour-ci.
   *[other] Ça devrait te rapporter environ { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ce tour-ci.
}
why-pool-they-scored = { $odds ->
    [maybe] Sinon, les autres pourraient marquer des points ce tour-ci.
   *[other] Sinon, les autres marqueraient environ { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ce tour-ci.
}
why-pool-robs = Ça peut faire perdre à { $about } un canard de sa pile.
why-pool-robbed = Sinon, tu pourrais perdre un canard de ta pile.
why-pool-points = Ça te rapporte plus de points.
why-pool-pools = C’est mieux pour toi dans les bassins qui se remplissent.
why-pool-hand = Tu gardes de meilleurs canards en main.
why-pool-floats = Tu gardes une bouée pour plus tard.

why-tow-scored = Ça te permet de marquer { $count ->
    [one] { $count } point
   *[other] { $count } points
} ce tour-ci.
why-tow-completed = Ça te permet de compléter { $count ->
    [one] une carte
   *[other] { $count } cartes
} ce tour-ci.
why-tow-fed = Ça t’apporte { $count ->
    [one] un canard
   *[other] { $count } canards
} pour tes cartes.
why-tow-bought = Ça te donne du pain pour des canards utiles à tes cartes.
why-tow-score = Ça devrait te rapporter plus de points au prochain tour.
why-tow-row = Ça laisse plus de place aux formations dans ta rangée.
why-tow-ducks = Tu récupères plus de canards utiles à tes cartes.
why-tow-food = Il te reste plus de pain.
why-tow-cards = Tu avances dans tes cartes.
why-tow-way = Ça te laisse moins de chemin jusqu’aux lieux de tes cartes.

# For every game
why-won = { $odds ->
    [sure] Ça te fait gagner la partie.
    [likely] Ça devrait te faire gagner la partie.
   *[maybe] Ça peut te faire gagner la partie.
}
why-lost = { $odds ->
    [sure] Sinon, tu perdrais la partie.
    [likely] Sinon, tu perdrais sans doute la partie.
   *[maybe] Sinon, tu pourrais bientôt perdre la partie.
}
why-others = Ça complique la vie des autres.
why-other = J’ai joué la suite plein de fois dans ma tête, et le plus souvent ça finissait mieux.
