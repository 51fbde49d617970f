# What Duck Race says: about its pictures, for screen readers; in questions, on buttons, and in the log.
# What happened is told in notes that end on a noun, so that they can be listed with 、

## Directions

race-compass-n = 北
race-compass-ne = 北東
race-compass-se = 南東
race-compass-s = 南
race-compass-sw = 南西
race-compass-nw = 北西

race-turned-ahead = 前
race-turned-right = 右前
race-turned-sharp-right = 右後ろ
race-turned-back = 後ろ
race-turned-sharp-left = 左後ろ
race-turned-left = 左前

race-steps-ahead = 前へ{ $count }
race-then-face = { $steps }、そのあと向きは{ $facings }
race-any-way = 自由

race-way =
    { $count ->
       *[other] { $facing }へ{ $count }歩
    }
race-way-on = { $facing }へ{ $count }歩
race-way-first =
    { $count ->
       *[other] { $count }歩（まず{ $facing }へ）
    }
race-way-first-on = { $count }歩（まず{ $facing }へ）
race-right-here = この場所（まだタッチしていない）

## Where and what things are

race-setting = ボードは{ $board }です。
race-title = Duck Race、{ $board }、{ $moment }。
race-hand-title = Duck Raceの手札、{ $moment }。
race-before-the-start = スタート前
race-in-round = ラウンド{ $number }

race-board-tub = 「バスタブ」
race-board-basin = 「洗面器」
race-board-trough = 「水おけ」
race-board-lagoon = 「ラグーン」
race-board-harbour = 「港」
race-board-canal = 「運河」
race-board-rapids = 「急流」
race-board-delta = 「三角州」
race-board-marsh = 「沼地」
race-board-random-beginner = ランダムな初級ボード
race-board-random-moderate = ランダムな中級ボード
race-board-random-advanced = ランダムな上級ボード
race-board-own = 手作りのボード

race-at = { $name }
race-in-drain = 排水口
race-on-ring = 浮き輪{ $ring }（{ $name }）
race-on-buoy = ブイ{ $buoy }（{ $name }）

race-edge = ふち
race-water = 空いた水面
race-drain = 排水口
race-ring = 浮き輪{ $ring }
race-buoy = ブイ{ $buoy }
race-standing-on = { $what }にいる{ $who }
race-dog = 犬

race-your-ducky = あなたのアヒル
race-your-ducky-of-two = あなたのアヒル{ $letter }
race-their-ducky = 自分のアヒル
race-their-ducky-of-two = 自分のアヒル{ $letter }
race-ducky-of = { $name }のアヒル
race-ducky-of-two = { $name }のアヒル{ $letter }

## Duckies and the dog

race-not-placed = { $who }はまだボードにいません。
race-stands = { $who }は{ $place }で{ $facing }向き。
race-stands-and-seeks = { $who }は{ $place }で{ $facing }向き。{ $quest }。
race-stands-seeing = { $who }は{ $place }で{ $facing }向き、前は{ $ahead }。{ $quest }。

race-quest = タッチ済みは{ $buoys }；{ $goals }
race-buoys =
    { $count ->
        [3] ブイ3つすべて
       *[other] ブイ{ $buoys }
    }
race-goal = ブイ{ $buoy }は{ $way }
race-goal-on = { $buoy }は{ $way }
race-goal-drain = 排水口は{ $way }
race-goal-by-legs = { $goal }（{ $name }）：{ $way }

race-landmarks = ブイは{ $buoys }、排水口は{ $drain }。
race-landmark = { $buoy }が{ $name }

race-around = { $who }のまわり：{ $around }。
race-in-directions = { $directions }は{ $what }
race-water-elsewhere = ほかは空いた水面
race-water-everywhere = どこも空いた水面

race-dog-stands = 犬は{ $place }で{ $facing }向き。
race-dog-loose = 犬は{ $place }で{ $facing }向き、前は{ $ahead }。
race-dog-led = 犬は{ $place }で{ $facing }向き、前は{ $ahead }。犬係は{ $leader }。
race-dog-led-by-you = 犬は{ $place }で{ $facing }向き、前は{ $ahead }。犬係はあなたです。

## Cards and what they do

# One's own: above their pictures, and in words
race-your-cards = 手札
race-you-hold = 手札：{ $cards }
race-you-hold-numbers = 手札：{ $cards }。

race-card = カード{ $number }：{ $paths }。
race-card-paths = カード{ $number }、{ $paths }。
race-path = 道{ $letter }：{ $what }
race-path-ends = { $path }：{ $fate }
race-ducky-a-or-b = アヒル{ $letter }
race-whose-fate = { $who }は{ $fate }
race-both-fates = 2羽とも{ $fate }

race-touches = ブイ{ $buoy }にタッチ
race-ends = { $place }に止まる
race-ends-on-buoy = { $place }に止まり、もう1枚使える
race-ends-on-new-buoy = ブイ{ $buoy }にタッチしてそこに止まり、もう1枚使える
race-ends-facing = { $fate }、向きは{ $facings }
race-bonks =
    { $count ->
       *[other] { $count }歩で{ $what }にゴツン、{ $place }で{ $facing }向き
    }
race-bonks-at-once = いきなり{ $what }にゴツン、{ $facing }向き
race-enters-ring = 浮き輪{ $ring }に入る
race-wins = 排水口に入って勝ち
race-meets-dog = 犬にぶつかって追い払われる
race-chases = { $who }を追い払う
race-leaves = 排水口から出ていく

race-still-to-move = これから動く：{ $cards }。
race-laid-card = { $who }（カード{ $card }）

race-count = { $who }（{ $count }）
race-hands = 手札の枚数：{ $counts }。
race-piles =
    { $deck ->
       *[other] 山札：{ $deck }枚。捨て札：{ $discards }枚。
    }

## Tokens

race-token-draw-3 = 3枚引き
race-token-keep-going = もう一丁
race-token-paddle = ひとかき
race-token-spin = くるり
race-token-swap = いれかえ

race-token-does-draw-3 = 3枚引き（いつでも：3枚引いて3枚捨てる）
race-token-does-keep-going = もう一丁（移動のあと：カードをもう1枚使う）
race-token-does-paddle = ひとかき（カードの前かあと：前に1歩）
race-token-does-spin = くるり（カードの前：好きな向きになる）
race-token-does-swap = いれかえ（カードの前：犬と場所を交換）

race-several-tokens = { $token }×{ $count }
race-your-tokens = あなたのトークン：{ $tokens }。
race-tokens-held = トークンの数：{ $counts }。
race-count-with-blue = { $who }（{ $count }＋{ race-token-draw-3 }）

## Questions, as everyone hears them

race-asked-path = { $who }が{ $whom }のカード{ $card }の道を選びます。
race-asked-face = { $who }が{ $whom }の向きを選びます。
race-asked-ring = { $who }が{ $whom }の浮き輪を選びます。
race-asked-send = { $who }が{ $whom }を追い払う先の浮き輪を選びます。
race-asked-which = { $who }が、犬に先に使うカードを選びます。
race-asked-before = { $whom }がカード{ $card }で動く前に、{ $who }はトークンを使えます。
race-asked-after = { $whom }が動いたあと、{ $who }はトークンを使えます。
race-asked-extra = { $who }は{ $whom }にもう1枚カードを使えます。
race-asked-more = { $who }が{ $whom }にもう1枚カードを使います。
race-asked-lead = { $who }が犬を走らせます。使うのは手札1枚か、山札2枚です。
race-asked-discard = { $who }がカードを1枚捨てます。
race-asked-pick = 全員こっそりカードを1枚選びます。まだの人：{ $who }。
race-asked-order = 全員こっそりカードを1枚選びます。数字の大きい人から置きます。まだの人：{ $who }。
race-asked-forgive = 動くかわりに向きだけ変えてもかまいません。まだの人：{ $who }。
race-asked-blue = { $who }はいつでも「{ race-token-draw-3 }」を使えます。

## Questions, to the person who is asked

race-asked-you-path = { $whom }のカード{ $card }の道を選んでください。
race-asked-anyway = どの道でも、いきなりゴツンとなります。{ $turns ->
    [yes] 選べるのは、そのあとの向きだけです。
   *[no] どれを選んでも同じです。
}
race-asked-you-face = { $whom }の向きを選んでください。
race-asked-you-ring = { $whom }の浮き輪を選んでください。
race-asked-you-send = { $whom }を追い払う先の浮き輪を選んでください。
race-asked-you-which = 犬に先に使うカードを選んでください。
race-asked-you-before = これから{ $whom }がカード{ $card }で動きます。このまま進む？ 先にトークンを使う？
race-asked-you-after = { $whom }が動きました。これで終わり？ トークンを使う？
race-asked-you-extra = { $whom }にもう1枚使う？ やめておく？
race-asked-you-drawn = 手札がなかったので、カード{ $card }を引きました。{ $whom }に使う？ やめておく？
race-asked-you-more = { $whom }にもう1枚カードを使ってください。
race-asked-you-lead = 犬を走らせてください。使うのは手札1枚か、山札2枚です。
race-asked-you-discard = カードを1枚捨ててください。
race-asked-you-pick = { $whom }に使うカードを選んでください。
race-asked-you-order = 置く順番を決めるカードを選んでください。数字の大きい人から置き、使ったカードはなくなります。
race-asked-you-forgive = { $whom }にはカード{ $card }を選びました。このまま泳ぐ？ あきらめて向きだけ変える？
race-asked-you-blue = いつでも「{ race-token-draw-3 }」を使えます。3枚引いて、3枚捨てます。

race-asked-and-chosen = { $asked }「{ $answer }」を選びました。まだ変更できます。
race-not-your-turn = 今はあなたの番ではありません。

race-over = レース終了：{ $who }の勝ちです。
race-you-won = レース終了：あなたの勝ちです！

## Choices

race-options = { $options }。
race-secret-options = 選択肢：{ $options }。
race-option = { $letter }：{ $what }
race-option-go = 進む
race-option-go-does = 進む、{ $fates }
race-option-done = 終わり
race-option-stop = やめておく
race-option-deck = 山札から2枚
race-option-race = このまま泳ぐ
race-option-race-does = このまま泳ぐ、{ $fates }
race-option-turn = { $facing }を向く
race-option-card = カード{ $number }
race-option-card-does = カード{ $number }、{ $fates }
race-option-ring-at = 浮き輪{ $ring }（{ $name }）
race-option-ring-near = 浮き輪{ $ring }（{ $name }）、{ $goal }は{ $way }
race-option-facing-sees = { $facing }、前は{ $ahead }

race-label-card = { $number }

## At the top of a picture, where there's little room

race-head-start = スタート
race-head-round = ラウンド{ $number }
race-head-racing = アヒルたち、出発！
race-head-won = { $who }の勝ち！
race-head-over = レース終了
race-head-chosen = 決定！ まだ変更できます
race-head-wait = ほかの人が選択中
race-head-still = { $head } 待ち: { $who }
race-head-ducky = アヒル

race-head-all-pick = カードを選んで！
race-head-all-order = カードを選んで！ 大きい順に置きます
race-head-all-forgive = 泳ぐ？ 向きだけ変える？

race-head-one-path = { $who }が道を選択中
race-head-one-face = { $who }が向きを選択中
race-head-one-ring = { $who }が浮き輪を選択中
race-head-one-send = { $who }が{ $whom }を追い払います
race-head-one-which = { $who }: どちらのカードが先？
race-head-one-before = { $who }はトークンを使えます
race-head-one-after = { $who }はトークンを使えます
race-head-one-extra = { $who }はもう1枚使えます
race-head-one-more = { $who }がもう1枚使います
race-head-one-lead = { $who }が犬を走らせます
race-head-one-discard = { $who }がカードを捨てます

race-head-hand-pick = カードを選ぶ
race-head-hand-order = カードを選ぶ（大きい順に置く）
race-head-hand-forgive = 泳ぐ？ 向きだけ変える？
race-head-hand-path = 道を選ぶ
race-head-hand-face = 向きを選ぶ
race-head-hand-ring = 浮き輪を選ぶ
race-head-hand-send = 浮き輪を選ぶ
race-head-hand-which = どちらのカードが先？
race-head-hand-before = 進む？ 先にトークン？
race-head-hand-after = 終わり？ トークンを使う？
race-head-hand-extra = もう1枚使う？ やめておく？
race-head-hand-drawn = 引いたカードを使う？
race-head-hand-more = もう1枚使う
race-head-hand-lead = 犬を走らせる
race-head-hand-discard = カードを捨てる

## What happened: who did what, and then

race-news = { $who }：{ $what }。
race-news-swim = カード{ $card }で{ $start }から{ $end }へ移動
race-news-paddle = { $start }から{ $end }へひとかき
race-news-walk = カード{ $card }で{ $start }から{ $end }へ移動
race-news-bonk = { $what }にゴツン
race-news-bonk-on-somebody = ほかのアヒルにゴツン
race-news-buoy = ブイ{ $buoy }にタッチ
race-news-dog = 犬と衝突
race-news-home = 排水口にゴール
race-news-ring = 浮き輪{ $ring }に出現
race-news-use = 「{ $token }」を使用
race-news-extra = カード{ $card }も使用
race-news-draw = カードを1枚引いた
race-news-own-draw = カード{ $card }を引いた
race-news-show = スタート順用にカード{ $card }を公開
race-news-lead =
    { $count ->
       *[other] カード{ $cards }で犬を走らせた
    }
race-news-enter = 排水口から登場
race-news-leave = 排水口から退場
race-news-chase = 犬に追い払われた
race-news-swap = 犬と場所を交換
race-news-forgive = 動かずに向きを変更

race-news-round = ラウンド{ $number }開始。
race-news-reveal = カード公開：{ $cards }。
race-news-revealed = { $who } { $card }
race-news-token = トークンを1つ引いた
race-news-own-token = トークン「{ $token }」を引いた
race-news-discard = カード{ $card }を捨てた
race-news-stop = これ以上カードを使わず終了
race-news-shuffle =
    { $cards ->
        [1] 捨て札1枚が新しい山札になりました。
       *[other] 捨て札{ $cards }枚を混ぜて新しい山札にしました。
    }

race-result-home = { $who }の勝ち！ ラウンド{ $round }、3つのブイすべてにタッチして、排水口にゴールしました。
race-result-buoys = タッチしたブイの数：{ $counts }。

## The board at length

race-scheme = 列は西から東へ文字、行は北から南へ数字で表します。北か南へ1歩進むと数字が2つ、ほかの方向へ1歩進むと文字と数字が1つずつ変わります。書かれていないマスは水面ではなく、ふちか穴です。
race-row = { $number }行目：{ $spaces }。
race-thing-in-row = { $column }（{ $what }）
race-buoy-looks = ブイ{ $letter }（{ $colour }、{ $shape }）は{ $name }。
race-colour-red = 赤
race-colour-green = 緑
race-colour-blue = 青
race-shape-round = 球形
race-shape-cone = 円すい形
race-shape-barrel = たる形
race-drain-is = 排水口は{ $name }。
race-rings = 浮き輪：{ $rings }。
race-ring-is = { $ring }が{ $name }

## On the button of a way to face

race-label-facing = { $arrow } { $what }

## The picture of the result

race-result-moment = ラウンド{ $round }: 排水口にゴール！

race-result-place = 表彰台の{ $place ->
    [1] 1位
    [2] 2位
    [3] 3位
   *[other] 4位
}：{ $who }（{ $character }）{ $crown ->
    [yes] 、冠つき
   *[no] {""}
}。{ $buoys }。
race-result-ducky = アヒル{ $letter }：{ $buoys }
race-result-no-buoy = ブイなし
race-result-photo = 写真：{ $what }

## What happened, beside a picture: without the names of spaces, which no picture shows

race-log = **{ $who }**：{ $what }。
race-log-swim =
    { $count ->
       *[other] カード{ $card }で{ $count }マス移動
    }
race-log-paddle = ひとかきで1マス前へ
race-log-walk =
    { $count ->
       *[other] カード{ $card }で{ $count }マス移動
    }
