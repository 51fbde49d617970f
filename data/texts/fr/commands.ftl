# What commands say, privately, to whoever uses them

# When a command can't be carried out
error-changed = Mes commandes viennent de changer. Réessaie dans une minute.
error-servers-only = Ça ne marche que sur un serveur. Essaie dans un de ses salons.
error-tables-only = Ça ne marche que sur un serveur, dans un salon qui a une table.
error-you-may-not = Pour ça, il te faut cette permission : { $permissions }.
error-i-may-not = Pour ça, il me faut cette permission : { $permissions }.
error-too-fast = Pas si vite ! Réessaie dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
error-value = Je ne comprends pas « { $value } ».
error-not-for-you = Tu ne peux pas utiliser ça ici.

# The guide
help-what = ## Duckboard en deux minutes
    Quatre jeux de société avec des canards, ici même dans ton salon. Je distribue les cartes, je connais les règles et je dessine le plateau. Toi, tu appuies sur des boutons.
help-race = - **Duck Race** : des canards de bain font la course dans une baignoire, de { $least } à { $most } personnes.
help-gallery = - **Duck Gallery** : les canards défilent, et tout le monde les vise, de { $least } à { $most } personnes.
help-pool = - **Duck Pool** : remplis un bassin pile comme il faut, car un canard de trop gâche tout, de { $least } à { $most } personnes.
help-tow = - **Duck Tow** : promène des canards dans le parc, de { $least } à { $most } personnes.
help-table = ### 1 · Ouvre une table et prends place
    `/duckrace start` (ou `/duckgallery`, `/duckpool`, `/ducktow`) ouvre une table dans un salon. Appuie sur **S’asseoir**. Pas assez de monde ? Ajoute des ordis : faciles, normaux ou difficiles. Puis appuie sur **Commencer**.
help-hand = ### 2 · Ta main est secrète
    Je te l’envoie en message privé. Si tes messages privés sont fermés, ou si tu préfères rester dans le salon, appuie sur **Ma main** sous le plateau, ou tape `/ducks hand`. Personne d’autre ne la voit.
help-play = ### 3 · Choisis
    Appuie sur ce que tu veux faire. Tout ce qu’on te demande est dans ta main, et ce qui n’est pas secret est aussi sous le plateau. Tu peux changer d’avis tant que d’autres choisissent encore. **Annuler** rattrape une erreur, tant que rien de nouveau n’a été révélé. Tu sèches ? **Conseil** te dit ce que ferait un ordi difficile.
help-end = ### 4 · Partir, arrêter, rejouer
    `/ducks leave` laisse ta place à un ordi. `/ducks stop` arrête la partie (l’hôte, les responsables du serveur, ou un vote à la majorité). **Revanche** relance une partie, et **Analyse** te montre ce qui t’a coûté le plus cher. Si on me redémarre, ta partie reprend où elle en était.
help-more = -# Apprendre en jouant : `/ducks learn` · Règles : `/duckrace rules` et ainsi de suite · Tes tables : `/ducks table` · Le plateau en texte : `/ducks describe` · Tes parties terminées : `/ducks history` · Qui joue le mieux : `/ducks leaderboard` · Tes données : `/ducks privacy`

# About
about-page = ## Duckboard { $version }
    Quatre jeux de société avec des canards, à jouer dans un salon : des mains secrètes, des plateaux dessinés, et aucune partie ne se perd. C’est un logiciel libre, sous licence MIT.
    { $tables ->
        [0] Aucune table n’est ouverte en ce moment.
        [one] Une table est ouverte en ce moment.
       *[other] { $tables } tables sont ouvertes en ce moment.
    } { $ping ->
        [-1] { "" }
       *[other] Ping : { $ping } ms.
    }
    -# `/ducks help` : le guide en deux minutes.
about-busy = **Comment ça tourne** (personne d’autre ne voit ceci)
    Tables en cours de mise à jour : { $shown } · images en attente : { $waiting } (plus longue attente : { $oldest } ms)
    Images depuis le démarrage : { $drawn } dessinées, { $cached } reprises, { $dropped } laissées de côté (périmées), { $failed } ratées · processus de dessin relancés : { $restarts }

# The tables where someone sits
tables-title = ### Tes tables
tables-here = ### Dans ce salon
tables-line = **{ $game }** dans { $channel }{ $link ->
    [none] { "" }
   *[other] { " " }· [y aller]({ $link })
} · { $state }
tables-lobby = pas encore commencée
tables-awaited = **à toi de jouer**
tables-waiting = on attend les autres
tables-watching = tu n’y joues pas
tables-paused = en pause
tables-none = Tu n’es à aucune table, et il n’y en a pas dans ce salon. Ouvres-en une sur un serveur avec `/duckrace start`, ou regarde `/ducks help`.
tables-pick = { $game } · { $channel }
tables-channel = #{ $name }
tables-number = table { $number }
tables-ask-hand = Une autre table
tables-ask-leave = Quelle table ?

# Hands
hand-none = Tu ne joues aucune partie en ce moment. `/ducks table` montre tes tables.

# Leaving and stopping
leave-which = ### Quitter une table
    Tu es à plusieurs tables. Laquelle veux-tu quitter ?
leave-sure = ### Quitter { $game } dans { $channel } ?
    { $alone ->
        [yes] Il ne resterait que des ordis, donc la partie s’arrête là.
       *[no] La partie continue sans toi : un ordi prend ta place, et tu ne pourras plus y revenir.
    }
leave-yes = Quitter
leave-done = Tu as quitté { $game } dans { $channel }.
leave-none = Tu n’es à aucune table.
stop-sure = ### Arrêter { $game } dans { $channel } pour tout le monde ?
    { $begun ->
        [yes] La partie s’arrête là, et personne ne gagne.
       *[no] La partie n’a pas encore commencé. La table est rangée.
    }
stop-yes = Arrêter
stop-done = Tu as arrêté { $game } dans { $channel }.
stop-none = Il n’y a pas de table dans ce salon.
stop-not-you = Pour arrêter cette partie, il faut être l’hôte ou avoir la permission Gérer le serveur.
vote-sure = ### Arrêter { $game } dans { $channel } ?
    L’hôte, ce n’est pas toi, donc il faut un vote : la partie s’arrête dès que plus de la moitié de la table le veut. Les personnes absentes ne comptent pas.
vote-yes = Voter l’arrêt
vote-done = Tu as voté pour arrêter { $game } dans { $channel }. Pour reprendre ton vote, appuie sur **Voter l’arrêt** à la table.
vote-back = Tu as repris ton vote pour arrêter { $game } dans { $channel }.
keep-button = Finalement, non
keep-done = Rien n’a changé.

# What people set for themselves
settings-title = ### Quand c’est ton tour et que tu ne regardes pas : { $manner }
    Ça vaut pour toutes tes tables. Si tu as cliqué quelque part dans la dernière minute, je ne te préviens pas.
settings-choose = Comment dois-je te prévenir ?
settings-ping = une mention dans le salon
settings-dm = un message privé, sans mention
settings-silent = rien du tout, pas même un rappel

# What is set for a server
setup-title = ### Les tables de ce serveur
setup-everywhere = - On peut ouvrir une table dans n’importe quel salon.
setup-channels = - On peut ouvrir une table dans { $channels }, et dans les fils qui s’y trouvent.
setup-thread = - { $thread ->
    [yes] Chaque table a son propre fil
   *[no] Les tables restent dans le salon
}, sauf avis contraire de l’hôte.
setup-clock = - Le chrono, sauf avis contraire de l’hôte : { $clock }.
setup-tables = - { $tables ->
    [0] Autant de tables qu’on veut peuvent être ouvertes à la fois.
    [one] Une seule table peut être ouverte à la fois.
   *[other] { $tables } tables au plus peuvent être ouvertes à la fois.
}
setup-votes = - Une partie peut être arrêtée par l’hôte ou les responsables du serveur{ $votes ->
    [yes] , ou par un vote à la majorité de la table
   *[no] { "" }
}.
setup-seasons = - Les classements { $seasons ->
    [yes] repartent de zéro tous les trois mois, et un autre compte tout depuis le début
   *[no] ne repartent jamais de zéro : il n’y a pas de saisons
}.
setup-language = - Langue des tables : { $language }.
setup-language-discord = - Les tables parlent la langue du serveur, celle qui est réglée dans Discord.
setup-puzzle = - L’énigme du jour est postée dans { $channel }. Choisis encore ce salon pour arrêter.
setup-no-puzzle = - L’énigme du jour n’est postée nulle part.
setup-puzzle-missing = Je ne peux pas poster l’énigme dans { $channel }. Il me manque : { $permissions }.
setup-how = -# Change ça avec `/ducks setup`. Ce que tu ne précises pas reste comme avant.
setup-full = Ça fait trop : tu peux donner { $most } salons au plus.

# The table as text
describe-none = Il n’y a pas de table dans ce salon.
describe-lobby = La partie n’a pas encore commencé, il n’y a rien à décrire.
describe-title = ### { $game } dans { $channel }, en texte
describe-hand = ### Ta main

# Rules
rules-title = ## { $game } · { $chapter }
rules-choose = Choisis un chapitre

# Boards
boards-title = ## Les plateaux de Duck Race
boards-grade = { $grade ->
    [beginner] **Pour débuter**
    [moderate] **Moyens**, avec un ou deux passages étroits
   *[advanced] **Avancés**, avec beaucoup de passages étroits
}
boards-line = - **{ $name }** : { $spaces } cases, { $rings } bouées{ $shown ->
    [yes] { " " }· affiché ci-dessous
   *[no] { "" }
}
boards-choose = Montrer un autre plateau
boards-use = -# Joue dessus avec `/duckrace start board:{ $name }` · ou sur un plateau au hasard, dont tu peux partager le code
board-title = ## { $name ->
    [own] Un plateau d’après un code
   *[other] Le plateau { $name }
}
board-size = { $spaces } cases, { $rings } bouées. Pour y jouer, copie ceci dans `/duckrace start board:`
