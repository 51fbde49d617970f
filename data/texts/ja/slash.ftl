# What Discord shows while someone types a slash command. A text can't be longer than 100 characters

slash-ducks = ヘルプ、手札、自分のテーブル
slash-help = 2分でわかる遊び方
slash-learn = 遊びながらゲームを覚える：1つずつ進む短いレッスン
slash-puzzle = 今日のパズル：ボードは1つ、最善の答えも1つ
slash-hand = 手札を見る（見えるのは自分だけ）
slash-table = 自分のテーブルと、このチャンネルのテーブルを探す
slash-leave = テーブルを離れる。ゲーム中なら席はコンピューターが引き継ぎます
slash-stop = このチャンネルのゲームを中止する（ホスト、サーバー管理者、または多数決）
slash-describe = このチャンネルのテーブルを文章で（スクリーンリーダー向け）
slash-stats = このサーバーでの自分やほかの人の成績：レート、勝ち数、お気に入りのアヒル、ライバル
slash-stats-person = だれの成績を見るか
slash-leaderboard = このサーバーで強いのはだれ？
slash-leaderboard-game = どのゲームか。省略すると全ゲームまとめて
slash-settings = 自分の番になったときの知らせ方を選ぶ
slash-privacy = 保存されている自分のデータをファイルで受け取る、削除する
slash-history = 終わったゲームを一手ずつ振り返る
slash-verify = もらったゲームの記録を確かめる：正しい、おかしい、封印中
slash-verify-record = ゲーム後に「フェアプレイ」でもらえるファイル
slash-about = このボットについてと、今の調子

slash-setup = サーバー管理者用：テーブルを開ける場所と開き方
slash-setup-channel = このチャンネルでテーブルを許可する、またはやめる。1つも許可しなければどこでも開けます
slash-setup-thread = テーブルごとにスレッドを作るか（ホストが指定しないとき）
slash-setup-clock = 1回の決断にかけられる時間（ホストが指定しないとき）
slash-setup-tables = 同時に開けるテーブルの数。0なら無制限
slash-setup-votes = プレイヤーの多数決でゲームを中止できるか
slash-setup-seasons = ランキングを3か月ごとにリセットするか
slash-setup-language = ここのテーブルで使う言語。個人あてのメッセージは、それぞれの人の言語になります
slash-setup-language-discord = Discordのサーバー設定の言語
slash-setup-puzzle = 今日のパズルをこのチャンネルに投稿する。もう一度指定するとやめます

## Each game's group

slash-race = Duck Race：おふろでアヒルちゃんレース
slash-gallery = Duck Gallery：泳いでくるアヒルをねらい撃ち
slash-pool = Duck Pool：ウォーターパークで運だめし
slash-tow = Duck Tow：アヒルを連れて公園さんぽ
slash-start = このチャンネルで{ $game }のテーブルを開く
slash-start-thread = テーブル用のスレッドを作る
slash-rules = { $game }のルールを章ごとに
slash-boards = Duck Raceの全ボード（絵つき）
slash-board = 名前かコードからボードを描く
slash-board-code = ボードの名前、または教えてもらったボードコード
