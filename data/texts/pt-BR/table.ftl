# What's said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

## Beside the board and the hands

picture-missing = -# Não consegui desenhar esta imagem. O problema foi anotado, e todo o resto funciona.
dms-closed = Não consigo te mandar mensagem, então sua mão fica no canal: aperte **Minha mão** quando a partida começar.
