# What's said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

## Beside the board and the hands

picture-missing = -# I couldn't draw this picture. It's been logged, and everything else works.
dms-closed = I can't message you, so your hand stays in the channel: press **My hand** once the game starts.
