# What's said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

## Beside the board and the hands

picture-missing = -# この絵は描けませんでした。記録は残してあります。ほかは問題なく動いています。
dms-closed = DMを送れないので、手札はチャンネルで見られるようにします。ゲームが始まったら**手札**を押してください。
