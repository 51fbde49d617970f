# Who sits at a table before the game, and whom a seat is kept for

## Computers

computer-names-easy = Puddle Bubbles Nibbles Pip Tufty Waddles Dabble Sprig Bobber
computer-names-normal = Bill Mallory Teal Ripple Reed Splash Flapper Pickles Plume
computer-names-hard = Quack Webster Eider Drake Pekin Wigeon Smew Gadwall

level-easy = 弱い
level-normal = 普通
level-hard = 強い
temper-easy = 好奇心いっぱい、気が散りやすい
temper-normal = いつもごきげん、ルールはばっちり
temper-hard = 先読みが得意、めったに見逃さない

computers-here = -# { $count ->
   *[other] コンピューター
}：{ $who }
computer-of-level = { $name }（{ $level }）

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }（1人で遊ぶときはなし）
private-clock-usual = 制限時間：1人ならなし、ほかは{ $clock }

## Seats that are kept

lobby-kept = `·` **{ $name }**の席（{ $when }まで予約）

## A rematch

lobby-title-rematch = ### { $game }：再戦
rematch-ready = { $count ->
   *[other] { $who }は準備OK
}。あとは{ $awaited }を待っています。そろったらすぐ始まります。
rematch-waiting = 準備OKです。あとは{ $awaited }を待っています：{ $link }
rematch-seated = もうこの席についています：{ $link }

## What the host decides

private-options-guest = **このゲームの設定。** ホストは{ $host }です。ゲームが始まるまで変更できます。
private-back = もどる
private-remove-person = { $look }
private-remove-computer = { $look } · コンピューター、{ $level }
private-remove-kept = まだ席についていません
lobby-cancel-done = { $channel }の{ $game }のテーブルを取り消しました。

option-rules-beginner-about = アヒルは1人1羽。初めてならこちら
option-rules-advanced-about = 2〜3人ならアヒルは1人2羽。アクショントークンと猟犬が加わります
option-forgiving-no-about = 選んだカードのとおりに泳ぎます。行き先がどこであっても
option-forgiving-yes-about = カードの公開後、動くのをやめて向きだけ変えてもOK
option-cancelling-window-about = 効果のたびに少し待ちます。「ちょっと待った！」で延長できます
option-cancelling-orders-about = 打ち消したいものを先に予約。だれも待たずにすみます
option-ending-book-about = 終了条件を満たした人以外に、あと1回ずつ手番があります
option-ending-equal-about = そのラウンドの最後まで遊びます。手番の回数は全員同じ

## Invitations

start-friend-about = いっしょに遊びたい人。呼び出して、席を10分間取っておきます
start-friend-blind = { $who }はこのチャンネルを見られないので、招待できません。
start-friend-surplus = 席が足りないので、{ $who }を招待できません。
invitation-call = { $who }：**{ $host }**が**{ $game }**に誘っています。{ $count ->
   *[other] 席は{ $when }まで取ってあります。
}
invitation-decline = 今回はパス
