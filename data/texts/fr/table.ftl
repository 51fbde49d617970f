# What's said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

## Beside the board and the hands

picture-missing = -# Je n’ai pas réussi à dessiner cette image. C’est noté, et tout le reste fonctionne.
dms-closed = Je ne peux pas t’écrire en privé, donc ta main reste dans le salon : appuie sur **Ma main** dès que la partie commence.
