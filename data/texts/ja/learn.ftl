# Lessons: a guided game, one thing at a time

learn-button = 遊びながら覚える
learn-menu = ### 遊びながら覚える
    1つ数分の短いレッスンです。いつやめてもかまいません。続きは`/ducks learn`でどうぞ。
learn-lesson = { $done ->
    [yes] ✓ { $lesson }
   *[no] { $lesson }
}
learn-continue = { $lesson }の続き（ステップ{ $step }）
learn-title = ### { $lesson } · { $step }/{ $steps }
learn-over = ### { $lesson } · 修了！
learn-next = つぎへ
learn-again = もう一度
learn-all = レッスン一覧
learn-play = 今すぐ遊ぶ
learn-play-about = -# そろそろ本番？ **今すぐ遊ぶ**を押すと、あなたとコンピューターのテーブルがここに開きます。準備ができたら、そこで**スタート**を押しましょう。

## Duck Race

learn-race = Duck Race
learn-race-figure = 六角形のマスでできた小さなおふろ。黄色のアヒルが浮き輪からスタートし、ブイR、G、Bの上を泳いで、排水口に入ります。
learn-race-goal = あなたは、おふろに浮かぶゴムのアヒルちゃん。ブイR、G、Bの上を好きな順番で泳いで、いちばん先に排水口（うずまき）へ飛び込みましょう。
learn-race-start = あなたは黄色、ピンクはコンピューターの{ $computer }です。浮き輪からスタートして、くちばしの向きを選びます。ブイRがあるのは、どの文字の方向？
learn-race-start-away = その向きだと、Rはまっすぐ前にありません。くちばしの向いたほうへ泳ぐので、行きたいほうを向きましょう。
learn-race-card = カードはアヒルの向きに合わせて回ります。紫の矢印をくちばしに合わせ、青いマスから赤い線に沿って泳ぎます。ブイRの上を通るカードは？
learn-race-card-edge = 15だと、おふろのふちにぶつかります。アヒルは止まって来たほうを向き、カードの残りは無駄になります。
learn-race-card-past = 惜しい！ 37はRのすぐ横を通り過ぎます。通るだけでもいいので、Rのマスに入らなければいけません。
learn-race-turn = Rの上を通ったので、これで1つ目のブイです！ 次は、カードの緑の矢印（水面のAかC。Bはブイの名前です）から向きを選びます。広い水面を向くのは？
learn-race-turn-edge = それだと、くちばしの目の前がおふろのふちです。たいていのカードでぶつかってしまいます。
learn-race-bonk = { $computer }が泳いできて、あなたにぶつかりました。**ゴツン！** { $computer }はそこで止まってあなたに背を向け、カードの残りは無駄になります。おふろのふちにぶつかっても同じです。
learn-race-order = みんなこっそり選んで、数字の小さい順に泳ぎます。あなたの26は、{ $computer }の46より先でした。Gに行けるカードは？
learn-race-order-beside = Gのすぐとなりに止まってしまいます。それではタッチになりません。
learn-race-order-bonk = ゴツン！ { $computer }がじゃまをしています。アヒルはその場に止まり、背を向けます。
learn-race-path = カード17には道が2つあり、自分が泳ぐ番に選びます。Gに続くのはどちら？
learn-race-path-other = その道だと、Gから離れてしまいます。
learn-race-extra = ブイ2つ目！ ブイの上で止まると、すぐにもう1枚使えます。Bに行けるカードは？
learn-race-extra-edge = ゴツン！ ここから15を使うと、おふろのふちにぶつかります。
learn-race-extra-stop = いつでもやめられますが、今すぐBに行けるカードがありますよ。
learn-race-back = ブイが3つそろいました！ カードで泳いだあとは、いつもまず向きを選びます。排水口はずっと左のほうです。そちらへ行けるのはどの向き？
learn-race-back-away = そちらはおふろの反対の隅で、排水口に背を向けてしまいます。
learn-race-enough = またブイの上で止まったので、もう1枚使えます。15だとどこへ行くか、よく見てください。使う？ やめておく？
learn-race-enough-edge = ゴツン！ 15だと、ふちにぶつかります。使わなくてもいいので、やめておきましょう。
learn-race-ring = 近道があります。浮き輪に入ると、別の浮き輪から出られます。浮き輪4に入れるカードは？
learn-race-ring-edge = ゴツン！ そちらはおふろのふちで、浮き輪4は反対側です。
learn-race-pop = 浮き輪に入ると、カードの途中でも移動は終わり。好きな空いた浮き輪から出られます。排水口へまっすぐ泳いでいける浮き輪は？
learn-race-pop-far = その浮き輪からだと、どちらを向いても、排水口はまっすぐ前になりません。
learn-race-aim = 出てくるときの向きは自由です。くちばしを排水口に向けましょう！
learn-race-aim-away = それだと、くちばしが排水口を向きません。
learn-race-drain = 排水口に入れるのは、ブイを3つそろえたアヒルだけ。あなたはもうそろっています。排水口に入れるカードは？
learn-race-drain-edge = ゴツン！ ここで15を使うと、左に曲がってふちにぶつかります。
learn-race-drain-past = 29は排水口の手前で曲がって、通り過ぎてしまいます。
learn-race-end = 初めてのレースに勝ちました！ カードの途中でも、排水口に入ればそれで勝ちです。

## Duck Race: the bird dog

learn-race-dog = Duck Race：猟犬
learn-race-dog-dog = **上級**ルールでは、猟犬がアヒルたちを追いかけます。2〜3人なら、アヒルは1人2羽。あなたのアヒルはYaとYbです。
learn-race-dog-meet = Yaがカード42で泳ぎます。犬にぶつかると手番は終わりで、追い払われます。安全な道はどちら？
learn-race-dog-meet-sent = 犬にぶつかりました！ 手番は終わりです。前に犬係だった{ $computer }が、追い払う先の浮き輪を選びました。
learn-race-dog-lead = 犬は最後に走り、ブイがいちばん少ない人が犬係になります。今はあなたです。Paがもうすぐゴールなので、犬をPaにぶつけましょう。どのカード？
learn-race-dog-lead-miss = 12だと、Paの手前で曲がってしまいます。
learn-race-dog-lead-deck = 山札の2枚は、めくるまでわかりません。Paに届かないかもしれませんよ。
learn-race-dog-send = Paをつかまえました！ 追い払う先の浮き輪を選べます。排水口からいちばん遠いのは？
learn-race-dog-send-near = そこだと、排水口まであまり遠くありません。
learn-race-dog-end = おりこうな犬です！ そのまま排水口に走り込んだので、次のラウンドまでおふろにいません。

## Duck Race: tokens

learn-race-tokens = Duck Race：アクショントークン
learn-race-tokens-figure = 5種類のトークン：3枚引き、もう一丁、ひとかき、くるり、いれかえ。
learn-race-tokens-tokens = **上級**ルールでは、青い**3枚引き**を持って始め、ブイにタッチするたびにトークンをもう1つ引きます。何を持っているかは、自分にしかわかりません。
learn-race-tokens-far-away = 右上にいるあなたのアヒルYaは、ブイを3つそろえています。でも、排水口はまっすぐ5マス先です。
learn-race-tokens-draw = しかも、手札は短いカードばかり！ **3枚引き**はいつでも使えます。3枚引いて、3枚捨てます。
learn-race-tokens-draw-short = そのカードでは、Yaは排水口に近づけません。先にトークンを使いましょう！
learn-race-tokens-far = 3枚引いて、3と7と10を捨てました。まっすぐ4マス進むカードは？
learn-race-tokens-far-short = それは長いカードではありません。Yaは少しでも遠くへ行きたいのです。
learn-race-tokens-spin = カードの直前に、トークンを使えます。Yaはふちを向いています。向きを変えられるのは？
learn-race-tokens-spin-edge = ゴツン！ この向きで52を使うと、Yaは1歩でふちにぶつかります。
learn-race-tokens-spin-ahead = **ひとかき**は前に1歩。でも、そちらは逆方向です。
learn-race-tokens-face = **くるり**で好きな向きになれます。排水口はどちら？
learn-race-tokens-face-away = ゴツン！ その向きで52を使うと、Yaはふちにぶつかります。
learn-race-tokens-paddle = あと1歩足りない！ カードのあとにもトークンを使えます。前に1歩進めるのは？
learn-race-tokens-paddle-wait = それだと、Yaは次のラウンドまで排水口の目の前でおあずけです。
learn-race-tokens-end = ゴール！ 残りの2種類は、移動のあとにもう1枚使える**もう一丁**と、犬と場所を交換する**いれかえ**です。

## Duck Gallery

learn-gallery = Duck Gallery
learn-gallery-line = 6枚のカードが列になって泳ぎます。左端が先頭です。黄色があなたのアヒル。{ $computer }に撃たれる前に、青いアヒルを全部撃ちましょう。
learn-gallery-card = いきなりは撃てません。まずだれかがねらいをつけます。アヒルの上に照準を置くカードは？
learn-gallery-card-move = **お先に失礼**は、自分のアヒルをすぐ前のカードと交換します。危なくなったときのために取っておきましょう。
learn-gallery-aim = どのマスをねらいますか？ いちばん先頭に近い、左の青いアヒルにしましょう。
learn-gallery-aim-water = そこはただの水面です。撃つ相手がいません。
learn-gallery-aim-own = それは自分のアヒルです。自分でねらわれる側になってしまいました！
learn-gallery-aim-behind = それもいい的ですが、ここでは前のほうを先にねらいましょう。
learn-gallery-danger = { $computer }が**全体すすめ**を使い、アヒルたちは進みましたが、照準は動きません。今、照準の下にいるのはあなたのアヒル。そこから逃がすカードは？
learn-gallery-danger-own = 「**撃て！**」は、照準の下にいるものに当たります。それは自分のアヒルです。痛い！
learn-gallery-danger-aim = 照準をもう1つ置いても、最初の照準の下のアヒルは助かりません。
learn-gallery-ahead = **お先に失礼**は、自分のアヒルをすぐ前のカードと交換します。2羽のうち、危ないのはどちら？
learn-gallery-ahead-other = そのアヒルは安全でした。もう1羽は、まだ照準の下にいます。
learn-gallery-shoot = あなたのアヒルはもう安全です。あなたの照準の下には青いアヒル。{ $computer }もねらいをつけています。どのカードを使いますか？
learn-gallery-shoot-aim = 照準の下には、もう青いアヒルがいます。逃げられる前に撃ちましょう！
learn-gallery-target = 照準は2つあります。どのマスを撃ちますか？
learn-gallery-target-own = 自分のアヒルを撃ってしまいました。照準の下にだれがいるか、いつも確かめましょう。
learn-gallery-end = お見事！ 最後に1つだけ。使えるカードがあるなら、自分のアヒルに当たるとしても、必ず使わなければいけません。

## Duck Pool

learn-pool = Duck Pool
learn-pool-pools = プールには、それぞれ定員があります。ぴったり満員にすると、そこにコマがある人でアヒルを分け合います。1羽1点です。
learn-pool-dive = あなたの番です！ まず、飛び込むプールを選びます。あなたのコマがあるプールは、あと1つ分で満員です。
learn-pool-dive-elsewhere = そのプールに、あなたのコマはありません。満員にしても、アヒルはもらえません。
learn-pool-fill = 次は、手札か、何が出るかわからない山札から、カードを出します。カードのマークの数だけ場所を取ります。最後の1つ分がぴったり埋まるのは？
learn-pool-fill-over = Albertは4つ分の場所を取りますが、空きは1つ分だけでした。定員オーバーで、プールのアヒルは全滅です！
learn-pool-fill-blind = 山札から何が出るかはわかりません。今回は大きすぎて、プールのアヒルは全滅です。
learn-pool-fill-stop = やめて1枚引くこともできますが、先に{ $computer }がプールを満員にするかもしれません。
learn-pool-share = ぴったり満員で、3点獲得！ アヒルはたいてい、飛び込むと何かします。Dingyが先に{ $computer }のコマを動かしたので、独り占めできました。
learn-pool-cancel = 今度は{ $computer }がLaraを出しました。Laraは、あなたの得点からアヒルを1羽取り上げます。手札のフロートがあれば、アヒルの効果を打ち消せます。浮き輪を使いましょう！
learn-pool-cancel-robbed = Laraに得点の山からアヒルを1羽取られ、1点減りました。
learn-pool-cancel-hold = それは考える時間が延びるだけです。浮き輪を使えば、Laraを止められます。
learn-pool-theirs = Laraは何もできませんでした。でも、{ $computer }のプールはあと1つ分で満員です。台なしにしてやりましょう。そこへ飛び込んで！
learn-pool-theirs-own = あなたのプールはまだ空です。次に{ $computer }が自分のプールを満員にしてしまいます。
learn-pool-spoil = 1つでも多ければ、中のアヒルは全滅です。確実に大きすぎるカードは？
learn-pool-spoil-gift = 出てきたのは、1つ分のJamesでした。プールは満員になり、アヒルは全部{ $computer }のものに。山札はギャンブルです！
learn-pool-spoil-end = いつでもやめて1枚引けます。でも、{ $computer }はあと1つ分で満員です。
learn-pool-end = バッシャーン！ 度胸が続くかぎり飛び込んで、引き際を見きわめましょう。プールがなくなったとき、得点がいちばん多い人の勝ちです。

## Duck Tow

learn-tow = Duck Tow
learn-tow-park = 公園をおさんぽ中です。明るい輪で囲まれたコマがあなた。アヒルにエサをあげると、カードの場所までついてきます。
learn-tow-cards = 手札のカードは公園の名所で、ほしいアヒルが描かれています。ボート小屋のカードがほしいのは、黄色とオレンジのアヒルです。
learn-tow-feed = 手番にはアクションが4回あります。オレンジのアヒルはもうついてきていて、同じタイルに黄色のアヒルがいます。おともにするには？
learn-tow-feed-early = ボート小屋には黄色のアヒルも必要です。同じタイルにいたのに、離れてしまいました。
learn-tow-feed-shake = 袋からアヒルを1羽引きますが、何色が出るかはわかりません。黄色なら、すぐここにいますよ。
learn-tow-feed-end = アクションを全部残したまま、手番が終わってしまいます。
learn-tow-move = 黄色のエサを食べて、ついてきました。2羽をボート小屋へ連れていきましょう。どこへ歩きますか？
learn-tow-move-away = そこはボート小屋ではありません。となりのタイルへ1歩進むごとに1アクションなので、道順に気をつけましょう。
learn-tow-drop = 2羽を送り届けると、カードが列に加わります。色ごとに、いちばん長いつながりが1羽1点。では、どちらの端に置きますか？
learn-tow-drop-left = そこだと、オレンジのアヒルがとなり合いません。間のカードにオレンジがいないので、つながりは2羽ではなく1羽です。
learn-tow-drop-end = 2羽を連れたまま、手番が終わってしまいます。
learn-tow-claim = 4羽の四角ができました。列に隊形の1つができています！ 先に獲得した人が得点します。
learn-tow-claim-pass = 次のカードのあとでも獲得できますが、{ $computer }に先を越されるかもしれません。
learn-tow-end = すばらしい！ だれかの列が十分長くなるか、隊形が全部なくなったら終わり。つながりと隊形を合わせて、得点がいちばん多い人の勝ちです。
