# Behind the buttons of every table: fair play, the log, and what a game shows besides its board

fair-button = フェアプレイ
fair-page = ### フェアプレイ
    このゲームの運は、すべてシードという1つの数から生まれます。シードのもとは、テーブルを開いたときにボットが引いた秘密の数と、みなさんが足すものです。足されるのは、席についたときとゲーム開始のときのクリックにDiscordがつける番号、そしてお好みで「おまじない」。秘密の数の指紋（下のSHA-256）は最初からここに出ているので、あとから変えられません。みなさんの番号もこちらでは選べません。だから、シャッフルはだれにも選べないのです。ボットにも。ゲームが終わったら、秘密の数、足されたもの、すべての手を公開します。最初から全部再現して、だれもズルをしていないことを確かめられます。
fair-page-before = ### フェアプレイ
    このゲームの運は、すべてシードという1つの秘密の数から生まれます。最初のカードを配る前にボットが引いたものです。その指紋（下のSHA-256）は最初からここに出ているので、シードを変えれば合わなくなります。ゲームが終わったら、シードとすべての手を公開します。最初から全部再現して、ボットも含めてだれもズルをしていないことを確かめられます。
fair-commitment = { $shared ->
    [yes] 秘密の数のSHA-256
   *[no] シードのSHA-256
}：`{ $commitment }`
fair-later = -# { $shared ->
    [yes] 秘密の数は
   *[no] シードは
}ゲームが終わるまで封印されています。
fair-continued = -# このゲームは以前のゲームの続きで、カードも同じです。秘密の数もシードももう知られています。練習用で、レートには数えません。
fair-mine = あなたが足した、席についたクリックの番号：`{ $id }`
fair-mine-word = あなたのおまじない**{ $word }**のSHA-256：`{ $digest }`
fair-additions = プレイヤーが席ごとに足したもの：
    ```
    { $lines }
    ```
fair-secret = 秘密の数：`{ $secret }`
fair-seed = シード：`{ $seed }`
fair-check = 確かめるには、下の記録を保存して`/ducks verify`に渡すか、手元のDuckboardでこれを実行してください：`uv run python -m engine verify { $file }`

luck-button = おまじない
luck-title = あなたのおまじない
luck-about = 好きな言葉をどうぞ（空でもOK）。シャッフルに混ぜます。開始まで変更できます。
luck-word = あなたのおまじないは**{ $word }**です。シャッフルに混ぜます。ゲームが始まるまで変更できます。
luck-none = おまじないはありません。それでもクリックの番号はシャッフルに混ぜます。

details-button = { $kind ->
    [tow] みんなの列
   *[other] くわしく
}
log-button = ログ
log-title = ### { $game }で起きたこと全部 · { $channel }
log-start = スタート
log-round = ラウンド{ $number }
log-turn = 手番{ $number }：{ $who }
log-empty = まだ何も起きていません。
log-lost = このゲームは古いルールで遊ばれたので、一手ずつはお見せできません。
log-older = ◂ 古い
log-newer = 新しい ▸
