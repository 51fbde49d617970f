# A table before the game

lobby-title = ### { $game }：参加者募集中
lobby-seat = `{ $letter }` **{ $name }** · { $look }
lobby-seat-host = `{ $letter }` **{ $name }** · { $look } · ホスト
lobby-seat-computer = `{ $letter }` **{ $name }** · { $look } · コンピューター、{ $level }：{ $temper }
lobby-look = { $colour }の{ $character }
lobby-needed = { $most }席のうち{ $taken }席が埋まっています。{ $missing ->
   *[other] あと{ $missing }人で始められます。
}
lobby-ready = { $most }席のうち{ $taken }席が埋まっています。そろったら**スタート**を押してください。
lobby-full = { $most }席すべて埋まりました。準備ができたら**スタート**を押してください。
lobby-empty = まだだれもいません。
lobby-options = -# { $options }
lobby-sealed = -# フェアプレイ：シャッフルは`{ $commitment }`で封印済み
lobby-option = { $name }：**{ $value }**
lobby-eager = **満席になったら開始**
lobby-no-hints = **ヒントなし**
lobby-sit = 席につく
lobby-leave = 席を立つ
lobby-ducky = 自分のアヒル
lobby-computers = -# 人が足りない？ コンピューターを入れましょう：
lobby-add-computer = { $name }（{ $level }）
lobby-remove = 席から外す
lobby-set = 設定
lobby-start = スタート
lobby-cancel = テーブルを取り消す
lobby-expired = ### { $game }：テーブルを片づけました
    しばらくだれも使っていませんでした。いつでも新しく開けます。
lobby-cancelled = ### { $game }：テーブルは取り消されました

seat-colour-yellow = 黄色
seat-colour-pink = ピンク
seat-colour-violet = すみれ色
seat-colour-white = 白
seat-colour-blue = 青
seat-colour-red = 赤
seat-colour-green = 緑
seat-colour-purple = 紫

## Asked in private

private-remove = **だれを外しますか？**
private-remove-choose = 席を選ぶ
private-remove-nobody = ここにはあなたしかいません。
private-options = **ゲームの設定。** ゲームが始まるまで変更できます。
private-choice = { $name }：{ $value }
private-type = { $what }…
private-eager = 満席になったら開始
private-eager-no = いいえ
private-eager-yes = はい
private-ducky = **アヒルを選んでください。** 今は{ $character }です。
private-ducky-choose = キャラクターを選ぶ
private-ducky-any = 空いていればどれでも

## The games' options, and their values

option-rules = ルール
option-rules-about = 入門ルール、または上級ルール（アヒル2羽、アクショントークン、猟犬）
option-rules-beginner = 入門
option-rules-advanced = 上級
option-board = ボード
option-board-about = ボードの名前、またはボードコード
option-board-own = ボードコード
option-board-tub = バスタブ
option-board-basin = 洗面器
option-board-trough = 水おけ
option-board-lagoon = ラグーン
option-board-harbour = 港
option-board-canal = 運河
option-board-rapids = 急流
option-board-delta = 三角州
option-board-marsh = 沼地
option-board-random-beginner = ランダム（初級）
option-board-random-moderate = ランダム（中級）
option-board-random-advanced = ランダム（上級）
option-forgiving = おなさけ
option-forgiving-about = カードの公開後、動くかわりに向きだけ変えてもよいルール
option-forgiving-no = なし
option-forgiving-yes = あり
option-length = 長さ
option-length-about = 普通のゲームか、長いゲームか
option-length-normal = 普通
option-length-long = 長い
option-cancelling = 打ち消し
option-cancelling-about = 毎回少し待って打ち消すか、前もって予約しておくか
option-cancelling-window = 毎回少し待つ
option-cancelling-orders = 前もって予約
option-rescue = 定員オーバー
option-rescue-about = 定員オーバーになったプールを、そのアヒルの効果で救えるかどうか
option-rescue-no = 必ず全滅
option-rescue-yes = 救える
option-ending = 最終ラウンド
option-ending-about = 終了条件が満たされたあと：ほかの人があと1回ずつか、手番の回数をそろえるか
option-ending-book = あと1回ずつ
option-ending-equal = 手番数をそろえる
option-typed = `{ $text }`

clock = 制限時間
clock-about = 1回の決断にかけられる時間
clock-off = 制限なし
clock-minute = 1手1分
clock-live = 1手3分
clock-ten = 1手10分
clock-hour = 1手1時間
clock-day = 1手24時間
clock-days = 1手3日

## The command that opens a table

start-thread-name = { $game } · { $host }
start-opened = { $link }にテーブルを開きました。あなたがホストです。
start-missing = ここではテーブルを開けません。足りない権限：{ $permissions }。
start-no-server = テーブルはサーバーでしか開けません。サーバーのチャンネルで使ってください。
start-elsewhere = このサーバーでテーブルを開けるのは{ $channels }だけです。
start-too-many = { $tables ->
   *[other] このサーバーで同時に開けるテーブルは{ $tables }卓までです。今はもういっぱいです。
}
start-no-thread = スレッドはテキストチャンネルからしか作れません。
start-thread-failed = ここにスレッドを作れませんでした。Discordからの返事：「{ $reason }」
permission-view-channel = チャンネルを見る
permission-send-messages = メッセージを送信
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む
permission-create-public-threads = 公開スレッドの作成
permission-send-messages-in-threads = スレッドでメッセージを送信

## Characters

character-fireman = 消防士
character-sailor = 水兵
character-pirate = 海賊
character-chef = コック
character-diver = ダイバー
character-knight = 騎士
character-wizard = 魔法使い
character-astronaut = 宇宙飛行士
character-hatchling = ひよっこ
character-buddy = 相棒
character-grandmaster = 名人
characters-alt = 衣装を着たアヒルたち：{ $characters }。
characters-free = { $letter } { $name }
characters-taken = { $letter } { $name }（{ $who }が使用中）
