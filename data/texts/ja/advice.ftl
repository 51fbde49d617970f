# What a hard computer would do: hints during the game, and an analysis after it. Both are private

## Hints

hint-button = ヒント
hint-says = **{ $what }**がおすすめです。
hint-none = 今は何も思いつきません。何も変わっていません。少し待ってもう一度聞くか、そのまま遊んでください。

private-hints = ヒント
private-hints-yes = あり
private-hints-no = なし

## Analysis

analysis-button = 分析
analysis-thinking = あなたの選択を見直しています。1分ほどかかることがあります…
analysis-title = ### { $game }：もっとよくできたところ
    -# 結果ではなく、そのときわかっていたことだけで判断しています。
analysis-finding = **{ $when }** · { $question }
    選んだのは**{ $said }**ですが、**{ $better }**のほうがよい手でした。
analysis-cost = 同じようなゲームを100回遊ぶと、{ $wins ->
    [1] 1勝分
   *[other] 約{ $wins }勝分
}の損になります。
analysis-good = 選択を見直しましたが、大きな損はありませんでした。お見事！
analysis-later = ゲームはまだ終わっていません。終わったらまた聞いてください。
analysis-not-yours = 分析は、最後まで遊んだ人だけのものです。何が起きたかは**ログ**でだれでも見られます。
analysis-busy = あなたの別のゲームをまだ見直しています。終わったらまた聞いてください。
analysis-none = 今は忙しくて、考えがまとまりませんでした。1分ほど待ってもう一度どうぞ。
analysis-lost = このゲームはもう再現できないので、見直せません。

## Why: what makes the difference to the next best choice

why-race-buoy = { $odds ->
    [sure] ブイ{ $about }に届きます。
    [likely] もうすぐブイ{ $about }に届くはずです。
   *[maybe] もうすぐブイ{ $about }に届くかもしれません。
}
why-race-won = { $odds ->
    [sure] 排水口に入って勝ちです。
    [likely] もうすぐ排水口に入って勝てるはずです。
   *[maybe] もうすぐ排水口に入って勝てるかもしれません。
}
why-race-bonk = { $odds ->
    [sure] そうしないと、ゴツンします。
    [likely] そうしないと、たぶんゴツンします。
   *[maybe] そうしないと、ゴツンするかもしれません。
}
why-race-dog = { $odds ->
    [sure] そうしないと、犬に追い払われます。
    [likely] そうしないと、たぶん犬に追い払われます。
   *[maybe] そうしないと、犬に追い払われるかもしれません。
}
why-race-way = ブイと排水口までの道のりが短くなります。
why-race-way-last = 最後のブイと排水口までの道のりが短くなります。
why-race-way-drain = 排水口までの道のりが短くなります。
why-race-tokens = アクショントークンを生かせます。

why-gallery-shot = { $odds ->
    [sure] そうしないと、次の手番までにアヒルを1羽失います。
    [likely] そうしないと、次の手番までにたぶんアヒルを1羽失います。
   *[maybe] 次の手番までに自分のアヒルが撃たれにくくなります。
}
why-gallery-hit = { $odds ->
    [sure] { $about }のアヒルに当たります。
    [likely] { $about }のアヒルに当たるはずです。
   *[maybe] { $about }のアヒルに当たるかもしれません。
}
why-gallery-out = { $odds ->
    [sure] { $about }の最後のアヒルを撃てます。
    [likely] { $about }の最後のアヒルをしとめられるはずです。
   *[maybe] { $about }の最後のアヒルをしとめられるかもしれません。
}
why-gallery-ducks = 自分のアヒルを生き残らせるいちばんの手です。
why-gallery-line = 列の中で自分のアヒルの位置がよくなります。
why-gallery-marked = ねらわれている自分のアヒルが減ります。
why-gallery-danger = 自分のアヒルがねらわれにくくなります。
why-gallery-turn = 次に自分の番が来るころ、有利になっています。
why-gallery-cards = よいカードが手元に残ります。

why-pool-scored = { $odds ->
    [maybe] この手番で得点できるかもしれません。
   *[other] この手番で{ $count ->
       *[other] 約{ $count }点
    }取れるはずです。
}
why-pool-they-scored = { $odds ->
    [maybe] そうしないと、この手番でほかの人が得点するかもしれません。
   *[other] そうしないと、この手番でほかの人が{ $count ->
       *[other] 約{ $count }点
    }取ることになります。
}
why-pool-robs = { $about }の得点の山からアヒルを減らせるかもしれません。
why-pool-robbed = そうしないと、自分の得点の山からアヒルを失うかもしれません。
why-pool-points = もっと得点できます。
why-pool-pools = 満員に近いプールで有利になります。
why-pool-hand = よいアヒルが手札に残ります。
why-pool-floats = フロートをあとのために取っておけます。

why-tow-scored = この手番で{ $count ->
   *[other] { $count }点
}取れます。
why-tow-completed = この手番でカードを{ $count ->
   *[other] { $count }枚
}完成できます。
why-tow-fed = カードに必要なアヒルが{ $count ->
   *[other] { $count }羽
}手に入ります。
why-tow-bought = 必要なアヒルのためのエサが手に入ります。
why-tow-score = 次の手番でもっと得点できるはずです。
why-tow-row = 列に隊形を作る余地が残ります。
why-tow-ducks = 必要なアヒルがもっと集まります。
why-tow-food = エサが多く残ります。
why-tow-cards = カードの完成に近づきます。
why-tow-way = 必要な場所までの道のりが短くなります。

# For every game
why-won = { $odds ->
    [sure] これで勝ちです。
    [likely] これで勝てるはずです。
   *[maybe] これで勝てるかもしれません。
}
why-lost = { $odds ->
    [sure] そうしないと負けます。
    [likely] そうしないと、たぶん負けます。
   *[maybe] そうしないと、もうすぐ負けるかもしれません。
}
why-others = ほかの人が苦しくなります。
why-other = 頭の中で何度も試してみて、たいていこのほうがうまくいきました。
