# What commands say, privately, to whoever uses them

# When a command can't be carried out
error-changed = コマンドが変わったばかりです。1分ほど待ってもう一度どうぞ。
error-servers-only = これはサーバーでしか使えません。サーバーのチャンネルで使ってください。
error-tables-only = これはサーバーの、テーブルがあるチャンネルでしか使えません。
error-you-may-not = それにはこの権限が必要です：{ $permissions }。
error-i-may-not = それにはボットにこの権限が必要です：{ $permissions }。
error-too-fast = ちょっと速すぎます！ { $seconds ->
   *[other] { $seconds }秒
}待ってもう一度どうぞ。
error-value = 「{ $value }」の意味がわかりません。
error-not-for-you = これはここでは使えません。

# The guide
help-what = ## 2分でわかるDuckboard
    アヒルのボードゲームが4つ、このチャンネルで遊べます。カードを配るのも、ルールを覚えておくのも、ボードを描くのもこちらの仕事。あなたはボタンを押すだけです。
help-race = - **Duck Race**：おふろでアヒルちゃんレース。{ $least }〜{ $most }人。
help-gallery = - **Duck Gallery**：列になって泳ぐアヒルを、みんなでねらい撃ち。{ $least }〜{ $most }人。
help-pool = - **Duck Pool**：プールをぴったり満員に。1羽でも多いと台なしです。{ $least }〜{ $most }人。
help-tow = - **Duck Tow**：アヒルを連れて公園をおさんぽ。{ $least }〜{ $most }人。
help-table = ### 1 · テーブルを開いて、席につく
    `/duckrace start`（または`/duckgallery`、`/duckpool`、`/ducktow`）で、チャンネルにテーブルを開きます。**席につく**を押してください。人が足りなければコンピューターを入れましょう（弱い、普通、強い）。そろったら**スタート**です。
help-hand = ### 2 · 手札はひみつ
    手札はDMで送ります。DMを受け取れないときや、チャンネルで遊びたいときは、ボードの下の**手札**を押すか、`/ducks hand`を使ってください。見えるのは自分だけです。
help-play = ### 3 · 選ぶ
    やりたいことのボタンを押します。あなたが決めることはすべて手札に出ます。ひみつでないものはボードの下にも出ます。ほかの人が選んでいる間は、選び直せます。押しまちがえても、新しい情報が出る前なら**元に戻す**で取り消せます。迷ったら**ヒント**。強いコンピューターならどうするかを教えます。
help-end = ### 4 · 離れる、やめる、もう一度
    `/ducks leave`で席をコンピューターにゆずります。`/ducks stop`でゲームを中止します（ホスト、サーバー管理者、または多数決）。**再戦**でもう一度。**分析**では、いちばん響いた一手がわかります。ボットが再起動しても、ゲームは続きから遊べます。
help-more = -# 遊びながら覚える：`/ducks learn` · ルール：`/duckrace rules`など · 自分のテーブル：`/ducks table` · ボードを文章で：`/ducks describe` · 終わったゲーム：`/ducks history` · ランキング：`/ducks leaderboard` · 自分のデータ：`/ducks privacy`

# About
about-page = ## Duckboard { $version }
    チャットで遊ぶアヒルのボードゲームが4つ。手札はひみつ、ボードは絵つき、途中のゲームが消えることもありません。MITライセンスのフリーソフトウェアです。
    { $tables ->
        [0] 今開いているテーブルはありません。
       *[other] 今、テーブルが{ $tables }卓開いています。
    } { $ping ->
        [-1] { "" }
       *[other] Ping：{ $ping } ms。
    }
    -# `/ducks help`で2分の遊び方が読めます。
about-busy = **混み具合**（あなたにだけ見えます）
    更新中のテーブル：{ $shown } · 順番待ちの絵：{ $waiting }（最長{ $oldest } ms）
    起動してからの絵：描いた{ $drawn }、使い回し{ $cached }、古くて飛ばした{ $dropped }、失敗{ $failed } · 描画プロセスの再起動：{ $restarts }

# The tables where someone sits
tables-title = ### あなたのテーブル
tables-here = ### このチャンネル
tables-line = **{ $game }**（{ $channel }）{ $link ->
    [none] { "" }
   *[other] { " " }· [移動する]({ $link })
} · { $state }
tables-lobby = 開始前
tables-awaited = **あなたの番です**
tables-waiting = ほかの人を待っています
tables-watching = 参加していません
tables-paused = 一時停止中
tables-none = 今はどのテーブルの席にもついていません。このチャンネルにもテーブルはありません。サーバーで`/duckrace start`を使って開くか、`/ducks help`を見てください。
tables-pick = { $game } · { $channel }
tables-channel = #{ $name }
tables-number = テーブル{ $number }
tables-ask-hand = ほかのテーブル
tables-ask-leave = どのテーブル？

# Hands
hand-none = 今はゲームに参加していません。自分のテーブルは`/ducks table`で見られます。

# Leaving and stopping
leave-which = ### テーブルを離れる
    2つ以上のテーブルで席についています。どれを離れますか？
leave-sure = ### { $channel }の{ $game }を離れますか？
    { $alone ->
        [yes] コンピューターしか残らないので、ゲームはここで終わります。
       *[no] ゲームは続きます。席はコンピューターが引き継ぎ、このゲームには戻れません。
    }
leave-yes = 離れる
leave-done = { $channel }の{ $game }を離れました。
leave-none = 今はどのテーブルの席にもついていません。
stop-sure = ### { $channel }の{ $game }を中止しますか？
    { $begun ->
        [yes] 全員のゲームがここで終わり、勝者はなしになります。
       *[no] ゲームはまだ始まっていません。テーブルを片づけます。
    }
stop-yes = 中止する
stop-done = { $channel }の{ $game }を中止しました。
stop-none = このチャンネルにテーブルはありません。
stop-not-you = このゲームを中止できるのは、ホストか「サーバー管理」権限のある人だけです。
vote-sure = ### { $channel }の{ $game }を中止しますか？
    ホストではないので、投票になります。過半数のプレイヤーが望めばゲームは終わります。席を外している人は数えません。
vote-yes = 中止に投票
vote-done = { $channel }の{ $game }の中止に投票しました。取り消すには、テーブルで**中止に投票**を押してください。
vote-back = { $channel }の{ $game }の中止への投票を取り消しました。
keep-button = このままにする
keep-done = 何も変えませんでした。

# What people set for themselves
settings-title = ### あなたの番なのに見ていないとき：{ $manner }
    すべてのテーブルに適用されます。1分以内に何か押していれば、お知らせはしません。
settings-choose = どうやって知らせますか？
settings-ping = チャンネルでメンション
settings-dm = DM（メンションなし）
settings-silent = 何もしない（催促もなし）

# What is set for a server
setup-title = ### このサーバーのテーブル
setup-everywhere = - どのチャンネルでもテーブルを開けます。
setup-channels = - テーブルを開けるのは{ $channels }と、そのスレッドです。
setup-thread = - ホストが指定しなければ、{ $thread ->
    [yes] テーブルごとにスレッドを作ります
   *[no] テーブルはチャンネルにそのまま開きます
}。
setup-clock = - ホストが指定しないときの制限時間：{ $clock }。
setup-tables = - { $tables ->
    [0] テーブルはいくつでも同時に開けます。
   *[other] 同時に開けるテーブルは{ $tables }卓までです。
}
setup-votes = - ゲームの中止：ホストかサーバー管理者{ $votes ->
    [yes] 、またはプレイヤーの多数決
   *[no] { "" }
}。
setup-seasons = - ランキングは{ $seasons ->
    [yes] 3か月ごとにリセットされます。通算のものもあります
   *[no] リセットされません。シーズンはありません
}。
setup-language = - テーブルの言語：{ $language }。
setup-language-discord = - テーブルの言語：Discordのサーバー設定のとおり。
setup-puzzle = - 今日のパズルの投稿先：{ $channel }。やめるには、そのチャンネルをもう一度指定します。
setup-no-puzzle = - 今日のパズルはどこにも投稿されません。
setup-puzzle-missing = { $channel }にはパズルを投稿できません。足りない権限：{ $permissions }。
setup-how = -# 変更は`/ducks setup`で。省略したものはそのままです。
setup-full = 多すぎます。指定できるチャンネルは{ $most }個までです。

# The table as text
describe-none = このチャンネルにテーブルはありません。
describe-lobby = ゲームはまだ始まっていないので、説明することがありません。
describe-title = ### { $channel }の{ $game }を文章で
describe-hand = ### あなたの手札

# Rules
rules-title = ## { $game } · { $chapter }
rules-choose = 章を選ぶ

# Boards
boards-title = ## Duck Raceのボード
boards-grade = { $grade ->
    [beginner] **初級**
    [moderate] **中級**：せまい水路が1つか2つ
   *[advanced] **上級**：せまい水路がたくさん
}
boards-line = - **{ $name }**：{ $spaces }マス、浮き輪{ $rings }個{ $shown ->
    [yes] { " " }· 下に表示
   *[no] { "" }
}
boards-choose = 別のボードを見る
boards-use = -# このボードで遊ぶには`/duckrace start board:{ $name }` · ランダムなボードには、人に教えられるコードがつきます
board-title = ## { $name ->
    [own] コードのボード
   *[other] ボード「{ $name }」
}
board-size = { $spaces }マス、浮き輪{ $rings }個。このボードで遊ぶには、これを`/duckrace start board:`にコピーしてください
