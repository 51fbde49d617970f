# Duck Gallery

gallery-colour-yellow = 黄色
gallery-colour-blue = 青
gallery-colour-red = 赤
gallery-colour-green = 緑
gallery-colour-purple = 紫
gallery-colour-white = 白
gallery-shape-sun = 太陽
gallery-shape-drop = しずく
gallery-shape-heart = ハート
gallery-shape-leaf = 葉っぱ
gallery-shape-star = 星
gallery-shape-cloud = 雲

gallery-card-take-aim = ねらえ！
gallery-card-double-barrel = 二連銃
gallery-card-shoot = 撃て！
gallery-card-quick-shot = 早撃ち
gallery-card-misfire = 誤射
gallery-card-two-birds = 一石二鳥
gallery-card-bump-left = 左へズラす
gallery-card-bump-right = 右へズラす
gallery-card-line-forward = 全体すすめ
gallery-card-hang-back = お先にどうぞ
gallery-card-move-ahead = お先に失礼
gallery-card-fast-forward = 先頭へダッシュ
gallery-card-disorderly-conduckt = ガーガー大騒ぎ
gallery-card-duck-shuffle = アヒルシャッフル
gallery-card-duck-and-cover = かくれんぼ
gallery-card-bottoms-up = おしりプカプカ

gallery-does-take-aim = 空いているマスに照準を1つ置く。
gallery-does-double-barrel = となり合った2つの空きマスに照準を置く。
gallery-does-shoot = 照準の下のアヒルを撃つ。照準は消える。
gallery-does-quick-shot = 好きなアヒルを1羽撃つ。照準はいらない。
gallery-does-misfire = 照準のとなりのアヒルを撃つ。照準は消える。
gallery-does-two-birds = となり合った2つの照準の下のアヒルを撃つ。
gallery-does-bump-left = 照準を1つ、先頭のほうへ1マス動かす。
gallery-does-bump-right = 照準を1つ、山札のほうへ1マス動かす。
gallery-does-line-forward = 先頭のカードが山札の下へ。残りは前に進む。
gallery-does-hang-back = 自分のアヒルと1つ後ろのカードを交換。
gallery-does-move-ahead = 自分のアヒルと1つ前のカードを交換。
gallery-does-fast-forward = 自分のアヒルを1羽、先頭へ。
gallery-does-disorderly-conduckt = 列を好きな順に並べかえる。
gallery-does-duck-shuffle = 列を全部山札に混ぜて、新しく並べる。
gallery-does-duck-and-cover = 自分のアヒルを、となりのアヒルの下に隠す。
gallery-does-bottoms-up = アヒルを1羽守る。次の自分の手番まで。

gallery-why-take-aim = 全部のマスにもう照準がある
gallery-why-double-barrel = 全部のマスにもう照準がある
gallery-why-shoot = 撃てる照準がない
gallery-why-quick-shot = 列に撃てるアヒルがいない
gallery-why-misfire = 誤射できる照準がない
gallery-why-two-birds = 2つ並んだ照準がない
gallery-why-bump-left = 先頭のほうへ動かせる照準がない
gallery-why-bump-right = 山札のほうへ動かせる照準がない
gallery-why-hang-back = 自分のアヒルの後ろにカードがない
gallery-why-move-ahead = 自分のアヒルの前にカードがない
gallery-why-fast-forward = 先頭より後ろに自分のアヒルがいない
gallery-why-duck-and-cover = となりのアヒルに隠れられるアヒルがいない
gallery-why-bottoms-up = 列のアヒルはもう全部守られている
gallery-why-no-duck = 列に自分のアヒルがいない

# The board. Row heads are three letters wide
gallery-turn = **手番{ $number } · { $who }**
gallery-turn-playing = **手番{ $number } · { $who }**が「**{ $card }**」を使用
gallery-over = **ゲーム終了**
gallery-row-space = マス　
gallery-row-marker = 照準　
gallery-row-duck = アヒル
gallery-row-below = 隠れ　
gallery-row-safe = 無敵　
gallery-safe = マス**{ $space }**は**{ $who }**の次の手番まで無敵。
gallery-player = `{ $letter }` **{ $who }** · { $colour }の{ $shape } · { $ducks ->
    [0] **全滅**
   *[other] アヒル**{ $ducks }**羽
} · { $cards ->
   *[other] 手札{ $cards }枚
}
gallery-player-playing = ▶ { $player }
gallery-player-sitting-out = { $player } · 見学中
gallery-decks = アヒル山札{ $ducks } · アクション山札{ $cards }
gallery-decks-known = アヒル山札{ $ducks }（底：{ $known }） · アクション山札{ $cards }
gallery-discards = 捨て札：{ $cards }
gallery-several = { $card }×{ $count }
gallery-legend = マス1が先頭、6の後ろが山札。X：照準。~：水面。隠れ：ほかのアヒルの下のアヒル。

## On the picture of the board
gallery-front = 先頭
gallery-plate-out = 全滅、まだ撃てる
gallery-plate-sitting-out = 見学中
gallery-safe-duck = 無敵
gallery-safe-until = 無敵〜
gallery-hides = 隠れ中
gallery-next = 次
gallery-miss = はずれ
gallery-deck = 残り{ $count }
gallery-cards = { $count ->
   *[other] { $count }枚
}
gallery-head-turn = 手番{ $number }
gallery-head-replay = リプレイ
gallery-head-won = { $count ->
    [1] { $who }の勝ち！
   *[other] { $who }の同時優勝！
}
gallery-head-watch = アヒルに注目
gallery-head-playing = { $who }が「{ $card }」を使用
gallery-head-card = { $who }がカードを選択中
gallery-head-take-aim = { $who }がねらうのはどこ？
gallery-head-double-barrel = { $who }が2か所をねらう。どこ？
gallery-head-shoot = { $who }が撃つのはどの照準？
gallery-head-quick-shot = { $who }が撃つのはどのアヒル？
gallery-head-misfire = { $who }が誤射。どの照準から？
gallery-head-two-birds = { $who }が2発撃つ。どこを？
gallery-head-bump-left = { $who }が照準を左へ動かす
gallery-head-bump-right = { $who }が照準を右へ動かす
gallery-head-hang-back = { $who }が下げるのはどのアヒル？
gallery-head-move-ahead = { $who }が進めるのはどのアヒル？
gallery-head-fast-forward = { $who }がアヒルを先頭へ送る
gallery-head-duck-and-cover = { $who }が隠すのはどのアヒル？
gallery-head-bottoms-up = { $who }が守るのはどのアヒル？
gallery-head-neighbour = { $who }が誤射。どちら側？
gallery-head-cover = { $who }のアヒルはどの下に隠れる？
gallery-head-order = { $who }が並べかえ。{ $space }番目は？

# The hand
gallery-hand = **あなたの手札** · アヒルは`{ $letter }` { $colour }の{ $shape }、{ $ducks ->
    [0] 全滅しました
   *[other] 残り{ $ducks }羽
}
gallery-head-over = ゲーム終了
gallery-head-wait = 順番待ちです
gallery-head-hand-card = どのカードを使う？
gallery-head-hand-discard = どのカードを捨てる？
gallery-head-hand-take-aim = どのマスをねらう？
gallery-head-hand-double-barrel = どの2マスをねらう？
gallery-head-hand-shoot = どの照準を撃つ？
gallery-head-hand-quick-shot = どのアヒルを撃つ？
gallery-head-hand-misfire = どの照準から誤射する？
gallery-head-hand-two-birds = どの2つの照準を撃つ？
gallery-head-hand-bump-left = どの照準を左へ動かす？
gallery-head-hand-bump-right = どの照準を右へ動かす？
gallery-head-hand-hang-back = 自分のどのアヒルを下げる？
gallery-head-hand-move-ahead = 自分のどのアヒルを進める？
gallery-head-hand-fast-forward = 自分のどのアヒルを先頭へ？
gallery-head-hand-duck-and-cover = 自分のどのアヒルを隠す？
gallery-head-hand-bottoms-up = どのアヒルを守る？
gallery-head-hand-neighbour = どちら側に当てる？
gallery-head-hand-cover = どのアヒルの下に隠れる？
gallery-head-hand-order = マス{ $space }に置くカードは？
gallery-preview-choose = 今の選択肢
gallery-preview-order = 順番は自由
gallery-preview-after = 使ったあとの列
gallery-preview-waits = 先に「{ $card }」を終わらせよう。
gallery-preview-why = 今は使えない： { $why }。
gallery-held = { $count ->
    [1] **{ $card }**：{ $does }
   *[other] **{ $card }**×{ $count }：{ $does }
}
gallery-held-in-vain = { $count ->
    [1] ~~{ $card }~~：{ $does }今は使えません：{ $why }。
   *[other] ~~{ $card }~~×{ $count }：{ $does }今は使えません：{ $why }。
}
gallery-all-in-vain = 今はどれも使えないので、1枚捨てることになります。

# For people who listen to the pictures
gallery-alt-turn = 手番{ $number }。
gallery-alt-over = ゲーム終了。{ $count ->
   *[other] { $who }の勝ちです。
}
gallery-alt-setting = お祭りの射的場。水面に6つの場所が並び、6色のアヒルがそろっています：{ $ducks }。
gallery-alt-look = { $colour }の{ $shape }{ $letter }
gallery-alt-line = 先頭からの列：{ $cards }。
gallery-alt-empty-line = 列にはもう何も泳いでいません。
gallery-alt-space = { $space } { $card }
gallery-alt-aimed = { $space } { $card }、照準あり
gallery-alt-options = 選択肢：{ $options }。
gallery-alt-option = { $letter }：{ $what }
gallery-alt-players = { $players }。
gallery-alt-player = { $who }（{ $letter }、{ $colour }の{ $shape }）：{ $ducks ->
    [0] 全滅
   *[other] アヒル残り{ $ducks }羽
}
gallery-alt-player-sitting-out = { $player }、見学中
gallery-alt-decks = アヒル山札{ $ducks }枚、アクション山札{ $cards }枚。
gallery-alt-known = アヒル山札の底、先に出る順：{ $ducks }。
gallery-alt-safe = マス{ $space }は{ $who }の次の手番まで無敵。
gallery-alt-you = あなたは{ $letter }、{ $colour }の{ $shape }。{ $ducks ->
    [0] アヒルは全滅しました
   *[other] アヒルは残り{ $ducks }羽
}。
gallery-alt-card = { $card }：{ $does }
gallery-alt-card-after = { $card }：{ $does }使ったあとの列：{ $line }。
gallery-alt-card-in-vain = { $card }：{ $does }今は使えません：{ $why }。
gallery-alt-place = { $place }位：{ $who }、{ $character }、{ $colour }の{ $shape }、{ $ducks ->
    [0] アヒル全滅
   *[other] アヒル残り{ $ducks }羽
}。
gallery-alt-photo = 最後の瞬間の写真：{ $what }。
gallery-photo-last = 最後まで泳いだアヒル
gallery-photo-last-many = 最後まで泳いだアヒルたち
gallery-photo-together = 仲よく退場

# What is asked
gallery-asked-card = **{ $who }**が使うカードを選びます。
gallery-asked-take-aim = **{ $who }**がねらうのはどのマス？
gallery-asked-double-barrel = **{ $who }**が2か所をねらいます。どこ？
gallery-asked-shoot = **{ $who }**が撃つのはどの照準？
gallery-asked-quick-shot = **{ $who }**が照準なしで撃つのはどのアヒル？
gallery-asked-misfire = **{ $who }**が誤射します。どの照準から？
gallery-asked-two-birds = **{ $who }**が2発撃ちます。どの照準を？
gallery-asked-bump-left = **{ $who }**が先頭のほうへ動かすのはどの照準？
gallery-asked-bump-right = **{ $who }**が山札のほうへ動かすのはどの照準？
gallery-asked-hang-back = **{ $who }**が1つ後ろのカードと交換するのはどのアヒル？
gallery-asked-move-ahead = **{ $who }**が1つ前のカードと交換するのはどのアヒル？
gallery-asked-fast-forward = **{ $who }**が先頭へ送るのはどのアヒル？
gallery-asked-duck-and-cover = **{ $who }**が隠すのはどのアヒル？
gallery-asked-bottoms-up = **{ $who }**が守るのはどのアヒル？
gallery-asked-neighbour = **{ $who }**がマス{ $space }の照準から誤射します。どちら側に？
gallery-asked-cover = **{ $who }**がマス{ $space }のアヒルを隠します。どのアヒルの下に？
gallery-asked-order = **{ $who }**が列を並べかえます。マス{ $space }に置くカードは？
gallery-asked-sitting = { $who }は見学することも、戻ることもできます。

gallery-asked-you-card = どのカードを使いますか？
gallery-asked-you-discard = 使えるカードがありません。どれを捨てますか？
gallery-asked-you-take-aim = ねらえ！：照準を置くマスは？
gallery-asked-you-double-barrel = 二連銃：照準を置くマスは？
gallery-asked-you-shoot = 撃て！：どの照準を撃ちますか？
gallery-asked-you-quick-shot = 早撃ち：どのアヒルを撃ちますか？
gallery-asked-you-misfire = 誤射：どの照準から？ 当たるのはそのとなりのカードです。
gallery-asked-you-two-birds = 一石二鳥：どの照準を撃ちますか？
gallery-asked-you-bump-left = 左へズラす：先頭のほうへ動かす照準は？
gallery-asked-you-bump-right = 右へズラす：山札のほうへ動かす照準は？
gallery-asked-you-hang-back = お先にどうぞ：1つ後ろのカードと交換する自分のアヒルは？
gallery-asked-you-move-ahead = お先に失礼：1つ前のカードと交換する自分のアヒルは？
gallery-asked-you-fast-forward = 先頭へダッシュ：先頭へ送る自分のアヒルは？
gallery-asked-you-duck-and-cover = かくれんぼ：隠す自分のアヒルは？
gallery-asked-you-bottoms-up = おしりプカプカ：次の自分の手番まで守るアヒルは？
gallery-asked-you-neighbour = マス{ $space }の照準から誤射：となりのどのカードに当てますか？
gallery-asked-you-cover = マス{ $space }のアヒルが隠れます。どのアヒルの下に？
gallery-asked-you-order = マス{ $space }に置くカードは？
gallery-asked-you-sit-out = アヒルがもういません。見学すると、戻るまで手番が飛ばされます。コンピューターしか残らなければ、最後まで自動で進みます。
gallery-asked-you-come-back = 見学中なので、手番は飛ばされます。いつでも戻れます。

# Labels of buttons
gallery-at-water = 水面
gallery-at-unseen = 山札のカード
gallery-at-duck = { $colour }のアヒル
gallery-at-own = 自分のアヒル
gallery-at-pair = { $colour }、下に{ $hidden }
gallery-at-safe = { $card }、無敵
gallery-short-own = 自分
gallery-short-safe = 無敵の{ $card }
gallery-label-play = { $card }
gallery-label-discard = { $card }を捨てる
gallery-label-aim = { $space }をねらう（{ $card }）
gallery-label-aim-two = { $space }と{ $next }をねらう（{ $card }、{ $other }）
gallery-label-shoot = { $space }を撃つ（{ $card }）
gallery-label-shoot-two = { $space }と{ $next }を撃つ（{ $card }、{ $other }）
gallery-label-marker = { $space }の照準から
gallery-label-bump = 照準{ $space }を{ $to }へ（{ $aimed }）
gallery-label-move = { $space }と{ $to }を交換（{ $aimed }）
gallery-label-move-first = { $space }を先頭へ（{ $card }）
gallery-label-hide = { $space }のアヒルを隠す
gallery-label-under = { $space }の下に（{ $card }）
gallery-label-protect = { $space }を守る（{ $card }）
gallery-label-put = { $space }から：{ $card }
gallery-label-put-here = { $space }のまま：{ $card }
gallery-label-keep = 残りはそのまま
gallery-label-sit-out = 見学する
gallery-label-come-back = 戻る

# What happened
gallery-whose = **{ $owner }**のアヒル
gallery-news-play = **{ $who }**が「**{ $card }**」を使いました。
gallery-news-discard = **{ $who }**は使えるカードがなく、「{ $card }」を捨てました。
gallery-news-aim = **{ $who }**がマス{ $space }をねらいました。
gallery-news-hit = **{ $who }**がマス{ $space }の**{ $owner }**のアヒルを撃ちました！
gallery-news-hit-own = **{ $who }**がマス{ $space }の自分のアヒルを撃ってしまいました！
gallery-news-hit-up = 下から**{ $owner }**のアヒルが出てきました。
gallery-news-hit-marker = マス{ $marker }の照準が消えました。
gallery-news-miss = **{ $who }**がマス{ $space }を撃ちましたが、はずれです。
gallery-news-miss-marker = 照準は残ります。
gallery-news-out = **{ $who }**のアヒルは全滅しましたが、まだカードは使えます。
gallery-news-sit-out = **{ $who }**は見学します。
gallery-news-come-back = **{ $who }**がゲームに戻りました。
gallery-news-bump = **{ $who }**がマス{ $space }の照準を{ $to }へ動かしました。
gallery-news-forward = **{ $who }**が先頭のカードをアヒル山札の下へ送りました：{ $ducks }。
gallery-news-move = **{ $who }**がマス{ $space }のカードを{ $to }へ動かしました。
gallery-news-reshuffle = **{ $who }**が列を全部アヒル山札に混ぜました。
gallery-news-hide = **{ $who }**がマス{ $space }のアヒルを{ $under }のアヒルの下に隠しました。
gallery-news-protect = **{ $who }**がマス{ $space }のアヒルを守りました。
gallery-news-lift = **{ $who }**の「おしりプカプカ」が切れました。
gallery-news-fill = 列に新しく：{ $ducks }。
gallery-news-filled = { $duck }（マス{ $space }）
gallery-news-drawn = { $cards }を引きました。
gallery-news-shuffle = 捨て札を混ぜて、新しいアクション山札にしました。

# The end
gallery-won = { $count ->
    [1] **{ $who }の勝ち**！
   *[other] **{ $who }の同時優勝**！
}
gallery-ended-last-duck-swimming = ほかの人のアヒルはもういません。
gallery-ended-last-ducks-went-together = 最後のアヒルたちは同時に撃たれました。
gallery-score = **{ $place }位** · { $who }：{ $ducks ->
    [0] アヒル全滅
   *[other] アヒル残り{ $ducks }羽
}
