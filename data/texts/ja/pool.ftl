# Duck Pool.

pool-name-puddle = 水たまり
pool-name-foot-bath = 足湯
pool-name-duckling-pool = ひよこプール
pool-name-splash-pad = 水あそび場
pool-name-splash-pads = 水あそび広場
pool-name-hot-tub = ジャグジー
pool-name-fountain = 噴水
pool-name-mud-bath = どろんこ風呂
pool-name-baby-slide = ちびっこ滑り台
pool-name-plunge-pool = 水風呂
pool-name-grotto = 洞くつプール
pool-name-bubble-bath = 泡風呂
pool-name-waterfall = 滝つぼ
pool-name-lazy-river = 流れるプール
pool-name-tube-slide = チューブ滑り台
pool-name-salt-pool = 塩水プール
pool-name-diving-tower = 飛び込みプール
pool-name-lap-pool = 競泳プール
pool-name-paddle-lake = ボート池
pool-name-wave-pool = 波のプール
pool-name-wild-water = 激流プール
pool-name-lagoon = ラグーン

pool-card-sam = Sam
pool-card-dingy = Dingy
pool-card-julie = Julie
pool-card-wilma = Wilma
pool-card-james = James
pool-card-amy = Amy
pool-card-lara = Lara
pool-card-albert = Albert
pool-card-arrrwin = Arrrwin
pool-card-goldie = Goldie
pool-card-ring = 浮き輪
pool-card-flamingo = フラミンゴ

pool-does-sam = 好きなプールのアヒルを1羽裏返す。マークがなくなる。
pool-does-dingy = 相手のコマを1つ、別のプールへ動かす。
pool-does-julie = 好きなプールからアヒルかフロートを手札に取る。ほかのJulieは1手番に1回。
pool-does-wilma = アヒルを1羽、空きのある別のプールへ動かす。
pool-does-james = 飛び込み台を別のプールへ動かす。
pool-does-amy = カードを1枚引く。
pool-does-lara = 相手の得点の山のいちばん上を捨てる。
pool-does-albert = 効果なし。
pool-does-arrrwin = 手番が終わり、カードも引けない。
pool-does-goldie = 効果なし。でも、プールを満員にした人に5点。
pool-does-float = 自分や相手のアヒルの効果を1つ打ち消す。

pool-icons = { $card } { $icons }
pool-float-icons = { $card }（{ $icons ->
   *[other] フロート{ $icons }
}）
pool-several = { $card }×{ $count }

# The board
pool-turn = **手番{ $number } · { $who }**
pool-turn-marker = **手番{ $number } · { $who }** · 飛び込み先は**{ $pool } { $called }**
pool-turn-diving = **手番{ $number } · { $who }** · **{ $card }**が飛び込む
pool-over = **ゲーム終了**
pool-head-name = プール
pool-head-ducks = アヒル
pool-head-floats = フロート
pool-head-tokens = コマ
pool-no-pool = （なし）
pool-below = **{ $pool }** { $cards }
pool-player = `{ $letter }` **{ $who }** · { $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
} · { $pile ->
    [0] まだ得点なし
   *[other] 得点の山{ $pile }枚（上は{ $top }）
}
pool-player-playing = ▶ { $player }
pool-player-skipping = { $player } · この手番はパス
pool-decks = 山札{ $deck } · 捨て札{ $discards } · 残りのプール{ $pools }
pool-idle = { $idle ->
   *[other] { $idle }手番
}の間カードが出ていません。{ $limit }手番続くとゲーム終了です。
pool-discards = 捨て札：{ $cards }
pool-legend = >が飛び込み台。数字は「今／定員」。アヒルはぴったり、フロートは定員以内に。~~取り消し線~~：裏返し、マークなし。

# The hand
pool-hand = **あなたの手札** · あなたは`{ $letter }`、**{ $pool } { $called }**にいます
pool-hand-nowhere = **あなたの手札** · あなたは`{ $letter }`
pool-hand-empty = まだカードがありません。手番を終えると1枚引けます。
pool-held = { $count ->
    [1] **{ $card }**：{ $does }
   *[other] **{ $card }**×{ $count }：{ $does }
}
pool-pile = あなたの得点：**{ $points }**（{ $cards }）
pool-pile-empty = あなたの得点：まだなし
pool-orders = 打ち消しの予約：{ $ducks }
pool-orders-none = 打ち消しの予約はありません。
pool-odds = 山札のいちばん上を出すと（効果の前）：
pool-odds-line = **{ $pool } { $called }**：満員{ $fills }％、定員オーバー{ $over }％

# On pictures: few words, and plain ones
pool-picture-room = あと{ $room }
pool-picture-full = 満員！
pool-picture-over = 定員オーバー！
pool-picture-marker = ここへ！
pool-picture-floats = フロート
pool-picture-here = コマ
pool-picture-flipped = ({ $card })
pool-picture-deck = 山札
pool-picture-deck-left = 残り{ $count }
pool-picture-discards = 捨て札
pool-picture-discards-left = { $count }枚
pool-picture-pools = プール
pool-picture-pools-left = あと{ $count }
pool-picture-note = ぴったり満員ならコマがある人で分け合う。1羽でも多いと全滅。
pool-picture-idle = { $more ->
   *[other] あと{ $more }手番カードが出なければ終了。
}
pool-picture-cards = { $count ->
    [0] 手札なし
   *[other] 手札{ $count }枚
}
pool-picture-pile = { $count ->
    [0] アヒルなし
   *[other] アヒル{ $count }羽
}
pool-picture-diving = { $duck ->
    [sam] Samがアヒルを裏返す。もう数えない。
    [dingy] Dingyがだれかを別のプールへ動かす。
    [julie] Julieがプールからカードを取る。
    [wilma] Wilmaがアヒルを別のプールへ動かす。
    [james] James： 次のカードは別のプールへ。
    [amy] Amyがカードを引く。
    [lara] Laraが相手のいちばん上のアヒルを捨てる。
    [arrrwin] Arrrwinが手番を終わらせる。
    [goldie] Goldie： 満員にした人に5点。
   *[other] Albertはただただ大きい。
}

pool-picture-points = { $points ->
   *[other] { $points }点
}
pool-picture-copies = × { $count }
pool-picture-counted = { $goldie ->
    [0] { $ducks ->
       *[other] アヒル{ $ducks }羽
    }
   *[other] { $ducks }羽＋Goldie { $goldie }点
}
pool-picture-top = 山札の上のカード
pool-picture-top-does = 何が出るかはだれも知らない。めくったらすぐ飛び込む。
pool-picture-dives = { $card }が飛び込む！
pool-picture-odds-note = ％： 次のカードで満員や定員オーバーになる確率。
pool-picture-odds = 満員{ $fills }％ オーバー{ $over }％
pool-picture-cancel = 打ち消す？
pool-picture-cancel-with = { $card }を使うか、
pool-picture-cancel-not = そのまま待つ
pool-picture-stop = それとも終わる？ 1枚引いて手番終了。
pool-picture-no-float = 打ち消せるフロートがない。ほかの人には内緒。
pool-picture-float-waits = 取っておこう。次のアヒルを打ち消せる。
pool-picture-orders = ひみつの予約: これを打ち消す
pool-picture-empty = まだカードがありません。手番を終えると1枚引けます。

# What a card would do to the pool
pool-preview-now = { $called }（効果の前）
pool-preview-now-plain = { $called }はこうなる
pool-preview-places = { $count ->
    [0] 場所を取らない
   *[other] { $count }つ分の場所を取る
}
pool-preview-room = あと{ $room }になる
pool-preview-over = 定員オーバーで全滅！
pool-preview-full = 満員！ { $share ->
    [0] 分け前なし
   *[other] { $share }羽もらえる！
}
pool-preview-full-elsewhere = 満員、でもコマがない{ $share ->
    [0] {""}
   *[other] {" "}(+{ $share })
}
pool-preview-odds-fills = 満員 { $share }％
pool-preview-odds-over = 定員オーバー { $share }％
pool-preview-odds-on = まだ余裕 { $share }％

# The ducks in a few words
pool-brief-sam = アヒルを裏返す
pool-brief-dingy = コマを動かす
pool-brief-julie = カードを取る
pool-brief-wilma = アヒルを動かす
pool-brief-james = 飛び込み台を動かす
pool-brief-amy = カードを引く
pool-brief-lara = 得点を減らす
pool-brief-albert = ただただ大きい
pool-brief-arrrwin = 手番を終わらせる
pool-brief-goldie = 5点になる
pool-brief-ring = アヒルを打ち消す
pool-brief-flamingo = アヒルを打ち消す
pool-picture-holds = 定員{ $ducks }

# The ducks in full
pool-called-sam = はにかみ屋の Sam
pool-called-dingy = おとぼけ Dingy
pool-called-julie = 世話焼き Julie
pool-called-wilma = ハチャメチャ Wilma
pool-called-james = うぬぼれ屋の James
pool-called-amy = キュートな Amy
pool-called-lara = 冒険家 Lara
pool-called-albert = 力持ち Albert
pool-called-arrrwin = へそまがり Arrrwin
pool-called-goldie = ピカピカ Goldie
pool-called-ring = 浮き輪
pool-called-flamingo = フラミンゴ

pool-head-turn = 手番{ $number }
pool-head-replay = リプレイ
pool-head-won = { $count ->
   *[other] { $who }の勝ち！
}
pool-head-watch = アヒルに注目
pool-head-dive = { $who }が選択中。どのプール？
pool-head-act = { $who }: カードを出す？ 終わる？
pool-head-window = { $card }が飛び込む！ フロートで打ち消せます
pool-head-from = { $duck ->
    [sam] { $who }がアヒルを裏返す。どのプール？
    [julie] { $who }がカードを取る。どのプールから？
   *[other] { $who }がアヒルを動かす。どのプールから？
}
pool-head-which = { $duck ->
    [sam] { $who }が裏返すのはどのアヒル？
    [julie] { $who }が取るのはどのカード？
   *[other] { $who }が動かすのはどのアヒル？
}
pool-head-haven = { $who }が{ $card }を動かす。どのプールへ？
pool-head-opponent = { $who }が動かすのはだれのコマ？
pool-head-new-pool = { $who }が{ $whom }を動かす。どのプールへ？
pool-head-marker = { $who }の次の飛び込み先は？
pool-head-victim = { $who }が捨てさせるのはだれのアヒル？
pool-head-place = { $who }が{ $whom }の新しいプールを選ぶ
pool-head-discard = { $who }は手札5枚、1枚捨てる
pool-head-over = ゲーム終了
pool-head-wait = 順番待ちです
pool-head-hand-dive = どのプールに飛び込む？
pool-head-hand-act = { $pool } { $called }に出す？ 終わる？
pool-head-hand-window = { $card }が飛び込む！ 打ち消す？
pool-head-hand-from = { $duck ->
    [sam] どのプールのアヒルを裏返す？
    [julie] どのプールからカードを取る？
   *[other] どのプールからアヒルを動かす？
}
pool-head-hand-which = { $duck ->
    [sam] どのアヒルを裏返す？
    [julie] どのカードを取る？
   *[other] どのアヒルを動かす？
}
pool-head-hand-haven = { $card }をどのプールへ動かす？
pool-head-hand-opponent = だれのコマを動かす？
pool-head-hand-new-pool = コマをどのプールへ動かす？
pool-head-hand-marker = 次はどのプールに飛び込む？
pool-head-hand-victim = だれの山の上を捨てさせる？
pool-head-hand-place = このコマはどのプールへ？
pool-head-hand-discard = どのカードを捨てる？

# For people who listen instead of looking
pool-alt-turn = 手番{ $number }。
pool-alt-over = ゲーム終了。{ $count ->
    [1] { $who }の勝ちです。
   *[other] { $who }の同時優勝です。
}
pool-alt-setting = プールのあるウォーターパークと、そこに飛び込む10羽のアヒル：{ $ducks }。
pool-alt-pool = プール{ $pool }、{ $called }：あと{ $room }、アヒル{ $most }のうち{ $ducks }、フロート{ $bears }のうち{ $floats }{ $tokens ->
    [none] {""}
   *[other] ；コマ：{ $tokens }
}{ $cards ->
    [none] {""}
   *[other] ；中にいるのは：{ $cards }
}。
pool-alt-pool-short = プール{ $pool }、{ $called }：あと{ $room }{ $tokens ->
    [none] {""}
   *[other] ；コマ：{ $tokens }
}。
pool-alt-pool-full = プール{ $pool }、{ $called }は満員：{ $cards }。
pool-alt-pool-over = プール{ $pool }、{ $called }は定員オーバー：{ $cards }。
pool-alt-gone = 場所{ $pool }にはもうプールがありません。
pool-alt-flipped = { $card }（裏返し）
pool-alt-marker = 飛び込み台はプール{ $pool }。
pool-alt-options = 選択肢：{ $options }。
pool-alt-players = { $players }。
pool-alt-player = { $who }（{ $letter }、{ $colour }の{ $shape }）：{ $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
}、{ $pile ->
    [0] まだ得点なし
    [1] 得点のアヒル1羽（{ $top }）
   *[other] 得点のアヒル{ $pile }羽（上は{ $top }）
}
pool-alt-decks = 山札{ $deck }枚、捨て札{ $discards }枚、残りのプール{ $pools }。
pool-alt-you = あなたは{ $letter }、{ $colour }の{ $shape }、プール{ $pool }にいて、{ $points ->
   *[other] { $points }点
}。
pool-alt-card = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}：{ $does }{ $would ->
    [none] {""}
   *[other] {" "}今なら：{ $would }。
}
pool-alt-no-cards = 手札はありません。
pool-alt-top = 山札の上のカード：満員になる確率{ $fills }％、定員オーバー{ $over }％。
pool-alt-odds = プール{ $pool }：満員になる確率{ $fills }％、定員オーバー{ $over }％。
pool-alt-place = { $place }位：{ $who }、{ $character }、{ $colour }の{ $shape }、{ $points ->
   *[other] { $points }点
}{ $cards ->
    [none] {""}
   *[other] ：{ $cards }
}。
pool-alt-photo = 最後の瞬間の写真：{ $what }。
pool-photo-ducks = 勝ったアヒルたち
pool-photo-nobody = アヒルは1羽もなし
pool-colour-yellow = 黄色
pool-colour-blue = 青
pool-colour-red = 赤
pool-colour-green = 緑
pool-colour-purple = 紫
pool-colour-white = 白
pool-shape-sun = 太陽
pool-shape-drop = しずく
pool-shape-heart = ハート
pool-shape-leaf = 葉っぱ
pool-shape-star = 星
pool-shape-cloud = 雲

# What the duck that dives is about to do, while it can be cancelled
pool-about-to = { $duck ->
    [sam] **Sam**が、どこかのプールのアヒルを1羽裏返そうとしています。
    [dingy] **Dingy**が、{ $mover }の相手のコマを動かそうとしています。
    [julie] **Julie**が、プールのカードを{ $mover }の手札に加えようとしています。
    [wilma] **Wilma**が、アヒルを1羽、別のプールへ動かそうとしています。
    [james] **James**が、飛び込み台を別のプールへ動かそうとしています。
    [amy] **Amy**が、{ $mover }にカードを1枚引かせようとしています。
    [lara] **Lara**が、だれかの得点の山のいちばん上を捨てさせようとしています。
   *[other] **Arrrwin**が、{ $mover }の手番を終わらせようとしています。
}
pool-about-to-yours = { $duck ->
    [sam] あなたの**Sam**が、どこかのプールのアヒルを1羽裏返そうとしています。
    [dingy] あなたの**Dingy**が、相手のコマを別のプールへ動かそうとしています。
    [julie] あなたの**Julie**が、プールのカードをあなたの手札に加えようとしています。
    [wilma] あなたの**Wilma**が、アヒルを1羽、別のプールへ動かそうとしています。
    [james] あなたの**James**が、飛び込み台を別のプールへ動かそうとしています。
    [amy] あなたの**Amy**が、カードを1枚引かせようとしています。
    [lara] あなたの**Lara**が、だれかの得点の山のいちばん上を捨てさせようとしています。
   *[other] あなたの**Arrrwin**が、あなたの手番を終わらせようとしています。
}
pool-doomed = **プール{ $pool }は定員オーバー。** 効果のあと、残っているカードは全部捨てられます。

# What is asked
pool-asked-dive = **{ $who }**が飛び込むプールを選びます。
pool-asked-act = **{ $who }**がカードを出すか、手番を終えます。
pool-asked-window = { $does }フロートを持っている人は打ち消せます。時間がほしいときは「**ちょっと待った！**」を押してください。
pool-asked-from = **{ $who }**が{ $duck ->
    [sam] Samでアヒルを裏返します。どのプールの？
    [julie] Julieでカードを取ります。どのプールから？
   *[other] Wilmaでアヒルを動かします。どのプールから？
}
pool-asked-which = **{ $who }**が{ $duck ->
    [sam] Samでプール{ $pool }のアヒルを裏返します。どれを？
    [julie] Julieでプール{ $pool }のカードを取ります。どれを？
   *[other] Wilmaでプール{ $pool }のアヒルを動かします。どれを？
}
pool-asked-haven = **{ $who }**がWilmaで{ $card }をプール{ $pool }から動かします。どのプールへ？
pool-asked-opponent = **{ $who }**がDingyで相手のコマを動かします。だれの？
pool-asked-new-pool = **{ $who }**がDingyで**{ $whom }**のコマを動かします。どのプールへ？
pool-asked-marker = **{ $who }**がJamesで飛び込み台を動かします。どのプールへ？
pool-asked-victim = **{ $who }**がLaraで得点の山のいちばん上を捨てさせます。だれの？
pool-asked-place = **{ $who }**が**{ $whom }**のコマの新しいプールを選びます。どこ？
pool-asked-place-own = **{ $who }**が自分のコマの新しいプールを選びます。どこ？
pool-asked-discard = **{ $who }**は手札が5枚あるので、1枚捨てます。
pool-asked-skip = { $who }はこの手番をずっとパスすることも、それを取り消すこともできます。
pool-asked-orders = { $who }はアヒルの打ち消しをこっそり予約できます。

pool-asked-you-dive = この手番、アヒルはどのプールに飛び込みますか？
pool-asked-you-act = **{ $pool } { $called }**（あと{ $room }）にカードを出しますか？ 手番を終えますか？
pool-asked-you-act-on = **{ $pool } { $called }**（あと{ $room }）に何を入れますか？
pool-asked-you-window = { $does }打ち消しますか？ 何も押さなければ、そのまま進みます。
pool-asked-you-window-without = { $does }フロートがないので打ち消せません。ほかの人には内緒です。
pool-asked-you-from = { $duck ->
    [sam] Samがアヒルを裏返します。どのプールの？
    [julie] Julieがカードを手札に加えます。どのプールから？
   *[other] Wilmaがアヒルを動かします。どのプールから？
}
pool-asked-you-which = { $duck ->
    [sam] Samがプール{ $pool }のアヒルを裏返します。どれを？
    [julie] Julieがプール{ $pool }のカードを取ります。どれを？
   *[other] Wilmaがプール{ $pool }のアヒルを動かします。どれを？
}
pool-asked-you-haven = Wilmaが{ $card }をプール{ $pool }から動かします。どのプールへ？
pool-asked-you-opponent = Dingyが相手のコマを動かします。だれの？
pool-asked-you-new-pool = Dingyが**{ $whom }**のコマを動かします。どのプールへ？
pool-asked-you-marker = Jamesが飛び込み台を動かします。どのプールへ？
pool-asked-you-victim = Laraが得点の山のいちばん上を捨てさせます。だれの？
pool-asked-you-place = **{ $whom }**のコマに新しいプールが必要です。どこにしますか？
pool-asked-you-place-own = あなたのコマに新しいプールが必要です。どこにしますか？
pool-asked-you-discard = 手札が5枚あります。どれを捨てますか？
pool-asked-you-skip = この手番をずっとパスすることも、それを取り消すこともできます。
pool-asked-you-orders = 予約しておくと、その種類のアヒルが次に出たときに打ち消します（そのときフロートがあれば）。
pool-answered = { $question } 今の答え：{ $answer }。

# Labels of buttons
pool-label-dive = { $pool } { $called }（あと{ $room }）
pool-label-top = 山札の上を出す
pool-label-play = { $card }を出す
pool-label-end = 手番を終えて1枚引く
pool-label-end-without = 手番を終える
pool-label-pass = そのまま進める
pool-label-cancel = 打ち消す
pool-label-hold-on = ちょっと待った！
pool-label-pass-turn = この手番はもう聞かないで
pool-label-ask-again = また聞いて
pool-label-from = { $pool } { $called }から
pool-label-card = { $card }
pool-label-to = { $pool } { $called }（あと{ $room }）
pool-label-token = { $letter }のコマ（今は{ $pool }）
pool-label-rob = { $letter }の{ $card }
pool-label-discard = { $card }を捨てる
pool-label-order = 次の{ $card }を打ち消す
pool-label-lift = { $card }は打ち消さない

# What happened
pool-news-pool = 新しいプール：{ $pools }。
pool-news-laid = **{ $pool } { $called }**（アヒル{ $ducks }、フロート{ $floats }）
pool-news-start = コマは全部プール{ $pool }から始まります。
pool-news-marker = **{ $who }**が飛び込み台をプール{ $pool }に置きました。
pool-news-place = **{ $who }**が{ $source ->
    [deck] 山札から
   *[other] 手札から
}**{ $card }**をプール{ $pool }に出しました。
pool-news-effect = だれも{ $card }を打ち消しませんでした。
pool-news-effect-arrrwin = Arrrwinが手番を終わらせました。
pool-news-hold = **{ $who }**「ちょっと待った！」
pool-news-cancel = **{ $who }**が{ $card }で{ $duck }を打ち消しました。
pool-news-flip = **{ $who }**がプール{ $pool }の{ $card }を裏返しました。
pool-news-take = **{ $who }**がプール{ $pool }から{ $card }を取りました。
pool-news-carry = **{ $who }**が{ $card }をプール{ $pool }からプール{ $to }へ動かしました。
pool-news-token = **{ $who }**が**{ $whom }**のコマをプール{ $pool }へ動かしました。
pool-news-token-own = **{ $who }**が自分のコマをプール{ $pool }へ動かしました。
pool-news-rob = **{ $who }**が**{ $whom }**の得点の山から{ $card }を捨てさせました。
pool-news-rob-up = 今いちばん上は{ $card }です。
pool-news-end = **{ $who }**が手番を終えました。
pool-news-draw = **{ $who }**がカードを{ $count ->
   *[other] { $count }枚
}引きました。
pool-news-drawn = { $cards }を引きました。
pool-news-discard = **{ $who }**が{ $card }を捨てました。
pool-news-overcrowded = **プール{ $pool }が定員オーバー！** カードは全部捨てられ、**{ $who }**の手番は終わりです。
pool-news-full = **{ $who }がプール{ $pool }を満員にしました**！
pool-news-full-lost = 捨て札へ：{ $cards }。
pool-news-points = **{ $who }**が{ $cards }を得点にしました。
pool-news-gone = プール{ $pool }がなくなり、新しいプールはもうありません。
pool-news-skip = **{ $who }**はこの手番をずっとパスします。
pool-news-unskip = **{ $who }**はパスを取り消しました。
pool-news-shuffle = 捨て札を混ぜて、新しい山札にしました。

# The end
pool-won = { $count ->
    [1] **{ $who }の勝ち**！
   *[other] **{ $who }の同時優勝**！
}
pool-ended-one-pool-left = プールが残り1つになりました。
pool-ended-no-pool-left = プールがなくなりました。
pool-ended-no-cards-left = 出せるカードがなくなりました。
pool-ended-nobody-plays-any-more = もうだれもカードを出しませんでした。
pool-score = **{ $place }位** · { $who }：**{ $points }**{ $points ->
   *[other] 点
}{ $goldies ->
    [0] {""}
   *[other] （Goldie { $goldies }羽）
}
