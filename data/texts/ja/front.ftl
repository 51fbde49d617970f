# The first page of the playground: what Duckboard is, and its games

front-name = Duckboard
front-learn = 遊び方を覚える
front-line = 友だちとも、コンピューターとも遊べる、アヒルのボードゲームが4つ。

front-race = おふろでアヒルちゃんレース。犬に注意！
front-gallery = 列になって泳ぐアヒルを、みんなでねらい撃ち。
front-pool = プールを最後の1羽までぴったりに。1羽でも多いと台なし。
front-tow = 公園でエサをあげれば、アヒルたちがついてくる。

front-players = { $least }〜{ $most }人
front-players-undrawn = { $least }〜{ $most }人、今は文章だけ

front-cover-race = 3羽のゴムのアヒルがおふろの排水口へ向かって泳ぎ、犬がそのあとを犬かきで追いかけます。
front-cover-gallery = 帽子をかぶった5羽のアヒルが射的場を泳いでいき、真ん中の1羽に照準が合っています。
front-cover-pool = ビニールプールに6羽のアヒルが輪になって浮かび、ダイバー姿のアヒルが別のプールへ飛び込みます。
front-cover-tow = パンくずを落とすコマのあとを、4羽のアヒルが列になってよちよち歩いています。
