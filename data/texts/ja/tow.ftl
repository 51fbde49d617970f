# Duck Tow. A tile is called by its number: 3番

tow-colour-yellow = 黄色
tow-colour-orange = オレンジ
tow-colour-brown = 茶色
tow-colour-white = 白
tow-duck-yellow = 黄色のアヒル
tow-duck-orange = オレンジのアヒル
tow-duck-brown = 茶色のアヒル
tow-duck-white = 白いアヒル

tow-place-koi-pond = 鯉の池
tow-place-boat-house = ボート小屋
tow-place-rose-garden = バラ園
tow-place-bandstand = 野外ステージ
tow-place-playground = 遊具広場
tow-place-picnic-lawn = 芝生広場
tow-place-windmill = 風車
tow-place-stone-bridge = 石橋
tow-place-gift-shop = おみやげ屋
tow-place-adopt = 里親ハウス

tow-card = { $place }（{ $ducks }）
tow-card-letters = { $place } `{ $letters }`

# The board
tow-turn = **手番{ $number } · { $who }** · { $actions ->
    [0] アクションの残りなし
   *[other] アクション残り**{ $actions }**回
}
tow-turn-ending = **手番{ $number } · { $who }** · 手番の終わり
tow-over = **ゲーム終了**
tow-trigger = **{ $who }**が終了条件を満たしました。{ $ending ->
    [equal] このラウンドで最後です。
   *[book] ほかの人はあと1回ずつです。
}
tow-quiet = { $turns }手番の間、だれもカードを完成させず、アヒルも迎えていません。**{ $who }**の手番の終わりまでこのままなら、ゲーム終了です。
tow-player = `{ $letter }` **{ $who }** · おとも{ $tow } · エサ{ $food } · { $cards ->
    [0] 手札なし
   *[other] 手札{ $cards }枚
} · **{ $points }**{ $points ->
   *[other] 点
}
tow-player-playing = ▶ { $player }
tow-none = –
tow-rows = カードの列（{ $limit }枚で終了）：
tow-open = 場札：{ $cards }
tow-open-none = 場札なし
tow-formations = 隊形（番号＋得点）：
tow-formations-none = 隊形は全部獲得されました。
tow-dispersing = わきに置かれたアヒル：{ $ducks }
tow-bags = 袋：アヒル{ $ducks } · エサ{ $food }
tow-decks = 山札{ $deck }
tow-discards = 捨て札：{ $cards }
tow-counted = { $letter }{ $count }
tow-legend = { $letters }。<：そこにいる人。小文字：隊形で使用済み。
tow-legend-letter = { $letter } { $colour }の{ $shape }
tow-shape-sun = 太陽
tow-shape-leaf = 葉っぱ
tow-shape-acorn = どんぐり
tow-shape-cloud = 雲

# The hand
tow-hand = **あなたの手札** · あなたは`{ $letter }`、**{ $tile } { $called }**にいます
tow-hand-tow = おとも{ $tow }（{ $free ->
    [0] 満員
   *[other] 空き{ $free }
}） · エサ{ $food }
tow-held-ready = **{ $place }** · { $tile }番 · { $ducks } · **準備OK**
tow-held = **{ $place }** · { $tile }番 · { $ducks } · あと必要：{ $missing }
tow-hand-how = カードのアヒルをそのタイルまで連れていき、送り届けましょう。カードは列に加わります。

# What is asked
tow-asked-act = **{ $who }**のアクションは{ $actions ->
   *[other] 残り{ $actions }回
}です。次は？
tow-asked-feed = **{ $who }**はここでもう1羽にエサをあげられます。
tow-asked-shaken = **{ $who }**が袋を振ると、{ $duck }が出てきました。おともにしますか？
tow-asked-lay = **{ $who }**が{ $card }を列に加えます。どちらの端に？
tow-asked-more = **{ $who }**はここでもう1枚完成させるかもしれません。
tow-asked-buy = **{ $who }**がおみやげ屋でエサを取ります。どれを？
tow-asked-too-much-food = **{ $who }**のエサが4つを超えたので、1つ戻します。どれを？
tow-asked-shop-draw = **{ $who }**がおみやげ屋でカードを取ります。どれを？
tow-asked-draw = **{ $who }**が4枚になるまでカードを引きます。どこから？
tow-asked-discard = **{ $who }**の手札が4枚を超えたので、1枚捨てます。
tow-asked-adopt = **{ $who }**がおともから2羽を手放します。どのアヒルを？
tow-asked-adopted = **{ $who }**は{ $ducks }を空いた場所に迎えられます。どこに？
tow-asked-formation = **{ $who }**は隊形を獲得できます。どれを？
tow-asked-where = **{ $who }**が隊形{ $formation }を獲得します。どこで？
tow-asked-disperse = **{ $who }**がアヒルを公園に帰します。どのタイルへ？
tow-asked-return = **{ $who }**は4つまで引く前にエサを戻せます。どれを？

tow-asked-you-act = アクションは{ $actions ->
   *[other] 残り{ $actions }回
}です。何をしますか？
tow-asked-you-feed = ここでもう1羽にエサをあげますか？
tow-asked-you-shaken = 袋を振ると、{ $duck }が出てきました。エサをあげますか？
tow-asked-you-lay = { $card }：列のどちらの端に置きますか？
tow-asked-you-more = ここでもう1枚完成させますか？ 次へ進みますか？
tow-asked-you-buy = どのエサを取りますか？
tow-asked-you-too-much-food = エサは4つまでです。どれを戻しますか？
tow-asked-you-shop-draw = どのカードを取りますか？
tow-asked-you-draw = 4枚になるまで引きます。次の1枚はどこから？
tow-asked-you-discard = 手札は4枚までです。どれを捨てますか？
tow-asked-you-adopt = おともからどの2羽を手放しますか？ 1羽はカードに迎えられます。
tow-asked-you-adopted = { $ducks }を列の空いた場所に迎えられます。どこに？
tow-asked-you-formation = 隊形を獲得しますか？
tow-asked-you-where = 隊形{ $formation }は列のどこですか？
tow-asked-you-disperse = わきに置いたアヒルが帰ります。アヒルがいちばん少ないタイルのうち、どこへ？
tow-asked-you-return = 4つまで引く前に、エサを戻しますか？

tow-sure-end = アクションが{ $actions ->
   *[other] まだ{ $actions }回
}残っています。それでも手番を終えますか？

# Labels of buttons
tow-label-move = { $tile }へ移動：{ $called }{ $letters ->
    [none] {""}
   *[other] （{ $letters }）
}
tow-label-disperse = { $tile }：{ $called }{ $letters ->
    [none] {""}
   *[other] （{ $letters }）
}
tow-label-feed = { $duck }にエサをあげる
tow-label-shake = 袋を振る
tow-label-complete = { $ducks }のカードを完成
tow-label-shop-food = おみやげ屋：エサを取る
tow-label-shop-cards = おみやげ屋：カードを取る
tow-label-adopt = アヒルを迎える
tow-label-adopt-two = { $one }と{ $other }
tow-label-end = 手番を終える
tow-label-take = エサをあげておともに
tow-label-leave = 見送る
tow-label-left = 左端：+{ $points }{ $points ->
   *[other] 点
}
tow-label-right = 右端：+{ $points }{ $points ->
   *[other] 点
}
tow-label-done = 終わり
tow-label-buy = { $colour }のエサを取る
tow-label-return = { $colour }のエサを戻す
tow-label-keep = エサは全部残す
tow-label-draw = { $place }：{ $ducks }
tow-label-draw-deck = 山札から
tow-label-discard = { $place }：{ $ducks }
tow-label-place = { $colour }をカード{ $column }に迎える
tow-label-none = どちらも迎えない
tow-label-claim = 隊形{ $formation }を獲得（{ $points }点）
tow-label-pass = 今は獲得しない
tow-label-walk = { $steps }歩で{ $tile }へ：{ $called }{ $letters ->
    [none] {""}
   *[other] （{ $letters }）
}
tow-label-feed-some = エサをあげる：{ $what ->
    [all] 全部（{ $colours }）
    [only] { $colours }だけ
   *[some] { $colours }
}
tow-label-feed-there = { $tile } { $called }で{ $ducks }にエサ（{ $actions }アクション）
tow-label-complete-at = { $ducks }のカードを完成、{ $end ->
    [left] 左
   *[right] 右
}端：+{ $points }{ $points ->
   *[other] 点
}
tow-label-complete-there = { $tile }で{ $ducks }のカードを完成、{ $end ->
    [left] 左
   *[right] 右
}端：+{ $points }{ $points ->
   *[other] 点
}（{ $actions }アクション）
tow-label-shop-there = おみやげ屋{ $tile }：エサを取る（{ $actions }アクション）
tow-label-adopt-there = { $tile }でアヒルを迎える（{ $actions }アクション）
tow-label-adopt-at = { $stays }をカード{ $column }に、{ $goes }は手放す
tow-label-buy-some = { $only ->
    [yes] { $colours }だけ取る
   *[no] { $colours }を取る
}
tow-label-return-some = { $colours }を戻す
tow-label-draw-all = { $count }枚とも山札から
tow-label-home = { $done ->
    [yes] 終わり、タイルはおまかせ
   *[no] タイルはおまかせ
}{ $keep ->
    [yes] 、エサは全部残す
   *[no] {""}
}
tow-count-of = { $colour }×{ $count }
tow-label-at = カード{ $column }〜{ $last }、{ $colour }から下

# What happened
tow-tile = **{ $tile } { $called }**
tow-news-start = **{ $who }**は{ $tile }からスタート、列には{ $ducks }。
tow-news-formations = このゲームの隊形：{ $formations }。
tow-news-food = **{ $who }**がエサを引きました：{ $colours }。
tow-news-open = { $count ->
   *[other] 新しい場札
}：{ $cards }。
tow-news-drawn = { $cards }を引きました。
tow-news-draw = **{ $who }**がカードを{ $count ->
   *[other] { $count }枚
}引きました。
tow-news-take = **{ $who }**が場札から{ $card }を取りました。
tow-news-discard = **{ $who }**が{ $card }を捨てました。
tow-news-move = **{ $who }**が{ $tile }へ歩きました。
tow-news-feed = **{ $who }**が{ $duck }にエサをあげました。
tow-news-shake = **{ $who }**が袋を振ると、{ $duck }が出てきました。
tow-news-complete = **{ $who }**が**{ $card }**を完成させました！
tow-news-lay = **{ $who }**が{ $card }を列の{ $side ->
    [left] 左
   *[other] 右
}端に置きました。
tow-news-waddle = { $duck }が**{ $who }**を追って、袋からよちよち出てきました。
tow-news-aside = **{ $who }**の手番の終わりまでわきへ：{ $ducks }。
tow-news-buy = **{ $who }**がおみやげ屋で{ $colour }のエサを取りました。
tow-news-return = **{ $who }**が{ $colour }のエサを戻しました。
tow-news-untow = **{ $who }**がおともから{ $ducks }を手放しました。
tow-news-adopt = **{ $who }**が{ $duck }を列のカード{ $column }に迎えました。
tow-news-claim = **{ $who }が隊形{ $formation }を獲得**、{ $points }点！
tow-news-trigger = **終わりが近い：** { $reason ->
    [cards] **{ $who }**の列が十分長くなりました。
    [formations] 最後の隊形が獲得されました。
   *[other] 1つの色のアヒルが全部迎えられました。
}{ $ending ->
    [equal] このラウンドで最後です。
   *[book] **{ $who }**以外はあと1回ずつです。
}
tow-news-disperse = { $duck }が{ $tile }に帰りました。
tow-news-shuffle = 捨て札を混ぜて、新しい山札にしました。

# The end
tow-won = { $count ->
    [1] **{ $who }の勝ち**！
   *[other] **{ $who }の同時優勝**！
}
tow-ended-the-walk-is-over = **{ $trigger }**が終了条件を満たしました。
tow-ended-nobody-gets-anywhere = { $rounds }ラウンドの間、だれもカードを完成させず、アヒルも迎えませんでした。
tow-tie = 同点なので、いちばん長いつながりで決まりました。
tow-score = **{ $place }位** · { $who }：**{ $points }**点（つながり{ $runs }〔{ $lengths }〕、隊形{ $formations }）

# On pictures, where there's little room
tow-head-turn = 手番{ $number }
tow-head-replay = リプレイ
tow-head-won = { $count ->
    [1] { $who }の勝ち！
   *[other] { $who }の同時優勝！
}
tow-head-over = ゲーム終了
tow-head-wait = 順番待ちです
tow-head-watch = アヒルに注目
tow-head-last = 最終ラウンド
tow-head-act = { $who }: { $actions ->
   *[other] 残り{ $actions }アクション
}
tow-head-feed = { $who }がエサやり中。もう1羽？
tow-head-shaken = { $who }が袋を振った。エサをあげる？
tow-head-lay = { $who }がカードを置く。どちらの端？
tow-head-more = { $who }がカードを完成。もう1枚？
tow-head-buy = { $who }がおみやげ屋でエサを取る
tow-head-too-much-food = { $who }がエサを戻す
tow-head-shop-draw = { $who }がおみやげ屋でカードを取る
tow-head-draw = { $who }がカードを引く
tow-head-discard = { $who }がカードを捨てる
tow-head-adopt = { $who }が手放すのはどの2羽？
tow-head-adopted = { $who }がアヒルを迎える。どこに？
tow-head-formation = { $who }は隊形を獲得できます
tow-head-where = { $who }が隊形を獲得。どこで？
tow-head-disperse = { $who }がアヒルを帰す。どこへ？
tow-head-return = { $who }はエサを戻せます
tow-head-hand-act = { $actions ->
   *[other] 残り{ $actions }アクション。次は？
}
tow-head-hand-feed = もう1羽にエサをあげる？
tow-head-hand-shaken = このアヒルにエサをあげる？
tow-head-hand-lay = 列のどちらの端に置く？
tow-head-hand-more = もう1枚完成させる？
tow-head-hand-buy = どのエサを取る？
tow-head-hand-too-much-food = どのエサを戻す？
tow-head-hand-shop-draw = どのカードを取る？
tow-head-hand-draw = どのカードを引く？
tow-head-hand-discard = どのカードを捨てる？
tow-head-hand-adopt = おともからどの2羽を手放す？
tow-head-hand-adopted = アヒルをどこに迎える？
tow-head-hand-formation = 隊形を獲得する？
tow-head-hand-where = どこで獲得する？
tow-head-hand-disperse = どのタイルにアヒルを帰す？
tow-head-hand-return = エサを戻す？
tow-side-cards = 取れるカード
tow-side-in-tow = おとも
tow-side-formations = 獲得できる隊形
tow-side-no-formations = 隊形はもうなし
tow-side-ducks = アヒル袋
tow-side-food = エサ袋
tow-side-deck = 山札 残り{ $count }枚
tow-side-aside = わきに
tow-plate-points = { $count ->
   *[other] { $count }点
}
tow-plate-cards = カード{ $count }/{ $limit }
tow-plate-tow = おとも
tow-plate-food = エサ
tow-hand-here = ここ: { $tile } { $called }
tow-hand-own-tow = おとも{ $free ->
    [0] （満員）
   *[other] {""}
}
tow-hand-own-food = エサ
tow-hand-where = { $tile }番、{ $steps ->
    [0] ここ
   *[other] { $steps }歩
}
tow-hand-ready = 準備OK
tow-row-points = 得点
tow-closeup-open = 場札、または山札（残り{ $count }枚）
tow-closeup-hand = 手札
tow-closeup-claim = 獲得できる
tow-hand-left = まだ獲得できる隊形
tow-hand-shaken = 袋から
tow-hand-shop = おみやげ屋で
tow-hand-short = { $count ->
    [0] 列にできた！
   *[other] あと{ $count }羽
}
tow-hand-needs = 必要
tow-hand-row = あなたの列: つながり{ $runs }＋隊形{ $formations }＝{ $points }点

# Alt texts
tow-alt-setting = 六角形のタイルでできた公園：名所が{ $locations }か所、おみやげ屋が{ $shops }軒、里親ハウスが{ $shops }軒。アヒルは4種類：{ $ducks }。
tow-alt-turn = 手番{ $number }。
tow-alt-over = ゲーム終了。{ $count ->
    [1] { $who }の勝ち！
   *[other] { $who }の同時優勝！
}
tow-alt-options = 選択肢：{ $options }。
tow-alt-reach = 1歩で行けるタイル：{ $tiles }。
tow-alt-called = { $tile } { $called }
tow-alt-none = なし
tow-alt-player = { $who }（{ $letter }、{ $colour }）は{ $tile }：おとも { $tow }；エサ { $food }；{ $points ->
   *[other] { $points }点
}、カード{ $limit }枚中{ $cards }枚。
tow-alt-tiles = タイルのアヒル：{ $tiles }。
tow-alt-tile = { $tile } { $ducks }
tow-alt-open = 場札：{ $cards }。
tow-alt-no-open = 場札なし。
tow-alt-formations = 残りの隊形（アヒルの列番号を上の段から）：{ $formations }。
tow-alt-formation = { $number }番、{ $points }点、{ $pattern }
tow-alt-row = { $who }の列：{ $cards }。つながり{ $runs }、隊形{ $formations }。
tow-alt-own-row = あなたの列：{ $cards }。つながり{ $runs }、隊形{ $formations }。
tow-alt-column = { $column } { $ducks }
tow-alt-used = { $duck }（使用済み）
tow-alt-bags = アヒル袋：{ $ducks }。エサ袋：{ $food }。
tow-alt-deck = 山札{ $count ->
   *[other] { $count }枚
}。
tow-alt-count = { $colour }{ $count }
tow-alt-you = あなたは{ $letter }、{ $tile }にいます。そこのアヒル：{ $here }。おとも：{ $tow }（{ $free ->
    [0] 満員
   *[other] 空き{ $free }
}）。エサ：{ $food }。
tow-alt-card = { $place }（{ $where }）：{ $ducks }；あと必要：{ $missing }。
tow-alt-card-ready = { $place }（{ $where }）：{ $ducks }；準備OK。
tow-alt-run = { $colour }{ $count }
tow-alt-place = { $place }位：{ $who }、{ $colour }の{ $character }、{ $points }点。つながり：{ $runs }；隊形：{ $formations }。

# Everyone's rows
tow-rows-head = みんなの列（{ $limit }枚で終了）
tow-rows-sum = つながり{ $runs }＋隊形{ $formations }

# The end, drawn
tow-figure-runs = つながり{ $count }
tow-figure-formations = 隊形{ $count }
tow-photo = つながりの数え方
