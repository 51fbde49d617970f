# The puzzle of the day: `/ducks puzzle`, and its post in a channel

puzzle-title = ### 🧩 { $game }：{ $when }のパズル
puzzle-name = 挑戦者
puzzle-goal-race = 水の中にはあなただけ。手札はこれで全部で、カードは引けません。残りのブイにタッチして、**できるだけ少ない枚数で**排水口に入りましょう。
puzzle-goal-tow = あなたの手番で、アクションは4回。手番の終わりまでに、**できるだけ多く得点**しましょう。おみやげ屋は閉まっていて、袋からアヒルは出せません。
puzzle-goal-pool = 好きなプールに飛び込み、よければ手札のアヒルを出し、それから**山札を1枚**めくります。だれのプールでもいいので、**どれかが満員になる確率がいちばん高い**やり方を見つけましょう。だれも打ち消しません。
puzzle-goal-gallery = ほかの人はお昼休み中。4枚の手札を全部、引かずに1枚ずつ使います。**ほかの人のアヒルを、できるだけ多く撃ちましょう。** 自分のアヒルが撃たれると、1羽につきマイナス1です。
puzzle-deck = 山札の中身（順番はだれも知りません）：{ $cards }。
puzzle-deck-card = { $card }{ $icons ->
    [0] {""}
   *[other] （{ $icons }）
}×{ $count }
puzzle-next = アヒル山札から次に出るもの：{ $ducks }。
puzzle-said = -# ここまで：{ $words }

## How good an answer is
puzzle-solved-race = 🎉 **正解！** { $count }枚。これより少なくはできません。
puzzle-solved-tow = 🎉 **正解！** { $count ->
   *[other] { $count }点
}。これより多く取れる手番はありません。
puzzle-solved-pool = 🎉 **正解！** 100回中{ $count }回、プールが満員になります。これより高い確率はありません。
puzzle-solved-gallery = 🎉 **正解！** { $count ->
   *[other] { $count }羽
}。これより多くはだれにも撃てません。
puzzle-better-race = { $count }枚で行けましたが、{ $best }枚で行く方法があります。
puzzle-better-tow = { $count ->
   *[other] { $count }点
}取れましたが、{ $best }点取れる手番があります。
puzzle-better-pool = 100回中{ $count }回、プールが満員になりますが、{ $best }回になる方法があります。
puzzle-better-gallery = { $count ->
   *[other] { $count }羽
}ですが、{ $best }羽になる方法があります。
puzzle-failed-race = 手札がなくなりましたが、排水口に入れませんでした。{ $best }枚でできます。
puzzle-failed-tow = 得点は増えませんでした。{ $best ->
   *[other] { $best }点
}取れる手番があります。
puzzle-failed-pool = それではプールは満員になりません。100回中{ $best }回、満員になる方法があります。
puzzle-failed-gallery = 成果はありませんでした。{ $best ->
   *[other] { $best }羽
}になる方法があります。
puzzle-tries = { $tries ->
    [1] 1回で解けました。
   *[other] { $tries }回目で解けました。
}

## The answer
puzzle-answer-race = 最善は{ $count }枚です。たとえば、こうします：
puzzle-answer-tow = 最善の手番は{ $count ->
   *[other] { $count }点
}です。たとえば、こうします：
puzzle-answer-pool = 最善なら、100回中{ $count }回、プールが満員になります。たとえば、こうします：
puzzle-answer-gallery = 最善は{ $count ->
   *[other] { $count }羽
}です。たとえば、こうします：
puzzle-answer-step = **{ $number }. { $what }**
puzzle-answer-points = これで{ $count }点増えました。

# What comes of it in the end
puzzle-end-race = { $count }枚で排水口に入れました！
puzzle-end-tow = 合わせて{ $count }点増えました。
puzzle-end-pool = これで、山札{ $all }枚のうち{ $count }枚で、プールが満員になります：{ $cards }。
puzzle-end-gallery = 差し引きで、アヒル{ $count }羽のプラスです。

## Buttons
puzzle-solve = 解いてみる
puzzle-back = 1つ戻す
puzzle-again = 最初から
puzzle-look = パズルを見る
puzzle-give-up = 降参して答えを見る
puzzle-show-answer = 答えを見る
puzzle-yesterdays-answer = きのうの答え

## Who has solved it
puzzle-streak = -# { $today ->
    [yes] { $days ->
        [1] 連続正解の1日目です。あしたも来てください。
       *[other] { $days }日連続正解！
    }
   *[no] { $days ->
        [1] きのうは正解しました。今日も解けば2日連続です。
       *[other] { $days }日連続正解中です。今日も解いて、記録を伸ばしましょう。
    }
}
puzzle-gave-up = -# 答えを見たので、このパズルは記録に残りません。あした、新しいパズルが出ます。
puzzle-past = -# このパズルの日は終わったので、もう記録に残りません。今日のパズルは`/ducks puzzle`で。
puzzle-nobody = -# このサーバーで解いた人は、まだいません。
puzzle-solvers = -# このサーバーで解いた人：{ $who }。
puzzle-solver = { $name }（{ $tries ->
    [1] 1回で
   *[other] { $tries }回目
}）
puzzle-more-solvers = ほか{ $count }人
puzzle-yesterday = -# { $count ->
    [0] きのうのパズルを解いた人は、ここにはいません。
   *[other] きのうのパズルを解いた人は、ここに{ $count }人います。
}パズルは全員同じで、毎日新しくなります。

## Sentences
puzzle-gone = そのパズルはもうありません。今日のパズルは`/ducks puzzle`で。
puzzle-not-made = 今日のパズルを用意できませんでした。1分ほど待ってもう一度どうぞ。
