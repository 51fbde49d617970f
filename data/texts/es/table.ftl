# What's said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

## Beside the board and the hands

picture-missing = -# No pude dibujar esta imagen. Quedó anotado, y todo lo demás funciona.
dms-closed = No puedo escribirte por privado, así que tu mano se queda en el canal: pulsa **Mi mano** cuando empiece la partida.
