# What's said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

## Beside the board and the hands

picture-missing = -# Dieses Bild konnte ich nicht zeichnen. Der Fehler ist notiert, alles andere geht.
dms-closed = Ich kann dir keine Nachricht schicken, deshalb bleibt deine Hand im Kanal: Drück **Meine Hand**, sobald das Spiel startet.
