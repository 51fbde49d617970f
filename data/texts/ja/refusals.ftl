# What went wrong, in one sentence to whoever clicked or wrote

refused-unknown = そのテーブルはもうありません。
refused-closed = このテーブルは閉じています。
refused-begun = ゲームはもう始まっています。
refused-not-begun = ゲームはまだ始まっていません。
refused-paused = ゲームは一時停止中です。
refused-occupied = このチャンネルにはもうテーブルがあります：{ $link }
refused-full = 席はすべて埋まっています。
refused-seated = もうこのテーブルの席についています。
refused-not-seated = このテーブルの席についていません。
refused-not-host = それができるのはホストだけです。
refused-taken = そのキャラクターはもうほかの人が選んでいます。
refused-stale = それはもう決まりました。最新のメッセージを見てください。
refused-duplicate = そのクリックはもう受け付けています。
refused-not-yours = それはほかの人が選ぶものです。
refused-no-undo = 元に戻せるものがありません。戻せるのは自分の直前の操作だけで、新しい情報が出るか、ほかの人が動くまでです。
refused-touched = ほかの人のほうが早かったようです。もう一度どうぞ。
refused-no-hints = このテーブルではヒントは使えません。ホストがオフにしています。
refused-cleared = そのゲームはずいぶん前に終わったので、結果しか残っていません。
refused-not-over = このゲームはまだ終わっていません。終わったら振り返れます。
refused-unreadable = そのボタンは古くなっています。
form-too-late = 時間がかかりすぎました。もう一度押してください。
something-broke = こちらで問題が起きました。記録は残してあり、ゲームは無事です。
out-of-reach = 今、データを読み出せません。何も失われていません。少し待ってもう一度どうぞ。

# About seats that are kept, and rematches
refused-kept = 残りの席は、先に誘われた人のために取ってあります。数分後にもう一度どうぞ。
refused-not-kept = その席の予約はもう終わりました。
refused-rematched = 再戦はもう始まっています：{ $link }

## What the rules refuse

# A move
refused-other-question = それは別の質問への答えです。何も変わっていません。最新のメッセージを見てください。
refused-no-replay = 元に戻せません。そこまでのゲームを再現できませんでした。何も変わっていないので、そのまま続けてください。
refused-move-not-offered = 今はそれはできません。何も変わっていません。できることは最新のメッセージにあります。
refused-move-not-asked = 今はあなたの番ではありません。何も変わっていません。
refused-move-not-your-turn = あなたの番ではありません。何も変わっていません。
refused-move-game-over = このゲームは終わったので、もうすることはありません。
refused-move-no-seat = このゲームにその席はありません。何も変わっていません。
refused-move-not-in-hand = そのカードは手札にありません。何も変わっていません。持っているカードを選んでください。
refused-move-picked-already = そのカードはもう選んでいます。別のカードを選ぶか、先に選び直してください。
refused-move-ring-taken = その浮き輪はふさがっています。空いている浮き輪を選んでください。
refused-move-cannot-be-played = そのカードは今は使えません。手札に残っていて、理由もそこに書いてあります。
refused-move-must-be-played = 捨てられるのは、使えるカードが1枚もないときだけです。使うカードを選んでください。
refused-move-deck-empty = 引けるカードがもうありません。何も変わっていません。ほかのことを選んでください。
refused-move-only-cancels = フロートだけを出すことはできません。アヒルの打ち消し用に取っておきましょう。
refused-move-no-float = 打ち消しに使うフロートがありません。何も変わっていません。
refused-move-nothing-to-cancel = 今は打ち消すものがありません。カードは全部残っています。
refused-move-held-already = この手番ではもう「ちょっと待った！」と言いました。待ち時間は自動で終わります。
refused-move-passing = この手番は最後までパスになっています。打ち消すには、先に「また聞いて」を押してください。
refused-move-by-orders = このテーブルでは打ち消すかどうかを聞きません。手札から予約しておいてください。
refused-move-does-not-fit = そのカードは今は完成できません。必要なアヒルを全部おともにして、その場所にいる必要があります。カードは手札に残っています。

# Opening a table, its options, starting
refused-setup-seats = { $game }は{ $least }〜{ $most }人用です。人数を調整してから、もう一度始めてください。
refused-setup-impossible = その設定ではゲームを準備できません。何も変わっていません。ほかの設定を試してください。
refused-setup-no-game = そのゲームはありません。遊べるゲームは`/ducks help`で見られます。
refused-setup-no-player = このゲームにそのコンピューターはいません。何も変わっていません。
refused-setup-no-option = このゲームにその設定はありません。何も変わっていません。表示されているものから選んでください。
refused-setup-option-alone = **{ $option }**はほかの設定と組み合わせられません。外すか、先にほかの設定を変えてください。
refused-setup-option-value = **{ $option }**に「{ $typed }」は使えません。何も変わっていません。一覧から選んでください。
refused-setup-no-board = 「{ $typed }」というボードはありません。`/duckrace boards`で全部見られます。ボードコードなら、全体を貼り付けてください。
refused-setup-board-too-long = 「{ $typed }」はボードコードには長すぎます（最大{ $most }文字）。コードだけをコピーしたか確かめてください。
refused-setup-board-broken = ボードコード「{ $typed }」は正しくありません。途中で文字が変わったか、抜けたようです。もう一度コピーしてください。
refused-setup-board-other-tiles = ボードコード「{ $typed }」は、タイルが違う別のバージョンのDuck Raceのものです。ここで使えるボードは`/duckrace boards`で見られます。
refused-setup-board-unplayable = そのボードでは遊べません。タイルがつながっていないか、排水口やブイがありません。別のコードを試すか、一覧から選んでください。
refused-setup-board-rings = そのボードは小さすぎます。浮き輪が{ $rings ->
   *[other] { $rings }個
}しかなく、アヒル{ $duckies }羽には{ $needed }個必要です。もっと大きいボードにするか、アヒルを減らしてください。

# A saved game that can't be loaded
refused-saved-damaged = このゲームは続けられません。保存データが壊れています。ごめんなさい！ 記録は残してあります。
refused-saved-other-version = このゲームは続けられません。ルールやカードが違う、別のバージョンで始めたゲームです。ごめんなさい！
