# What's said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

# Each game's group of commands; Discord takes 100 characters
game-about-race = Duck Race: race duckies in a bathtub
game-about-gallery = Duck Gallery: ducks in a line
game-about-pool = Duck Pool: push your luck in the water
game-about-tow = Duck Tow: lead ducks through a park

## Beside the board and the hands

picture-missing = -# I couldn't draw this picture. It's been logged, and everything else works.
dms-closed = I can't message you, so your hand stays in the channel: press **My hand** once the game starts.
