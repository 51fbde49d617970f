# Games that are over: a list of one's own, a replay step by step, and what can be done from there

## The list

history-title = ### { $where ->
    [here] このサーバーでの
   *[all] { "" }
}あなたのゲーム
history-none = { $filtered ->
    [yes] 条件に合うゲームはありません。
   *[no] 最後まで遊んだゲームはまだありません。遊び終わると、ここで振り返れます。
}
history-line = { $number }. **{ $game }** · 相手：{ $who } · { $when } · { $result }{ $ended }
history-result = { $won ->
    [yes] **勝ち**
   *[no] { $seats }人中{ $place }位
}（{ $score }）
history-score = { $kind ->
    [race] { $score ->
       *[other] ブイ{ $score }つ
    }
    [gallery] { $score ->
        [0] アヒル全滅
       *[other] アヒル残り{ $score }羽
    }
   *[other] { $score ->
       *[other] { $score }点
    }
}
history-continued = { " " }· 以前のゲームの途中から
history-ended = { " " }· { $how }
history-pick = { $number }. { $game } · { $who }
history-open = ゲームを見返す
history-newer = ◂ 新しい
history-older = 古い ▸
history-everywhere = すべてのゲーム
history-here = このサーバーだけ

# How a game ended: the engine's reason
history-ended-home = ブイをそろえて排水口にゴール
history-ended-last-duck-swimming = 1人のアヒルだけが残った
history-ended-last-ducks-went-together = 最後のアヒルが同時に撃たれた
history-ended-one-pool-left = プールが残り1つになった
history-ended-no-pool-left = プールがなくなった
history-ended-no-cards-left = カードがなくなった
history-ended-nobody-plays-any-more = だれも続けなかった
history-ended-the-walk-is-over = おさんぽ終了
history-ended-nobody-gets-anywhere = だれにも進展がなかった

# Filters
history-kind = どのゲーム？
history-kind-any = すべてのゲーム
history-won = 結果は？
history-won-any = 勝ち負け両方
history-won-yes = 勝ち
history-won-no = 負け
history-computers = 相手は？
history-computers-any = 人もコンピューターも
history-computers-no = 人とだけ
history-computers-yes = コンピューター入り

## The replay

step-button = リプレイ
step-title = ### { $game } · { $when }
    -# { $number }/{ $count }手目{ $mine ->
        [yes] { " " }· 自分の視点
       *[no] { "" }
    }
step-line = - { $what }
step-asked = -# 次：{ $question }
step-first = 最初
step-back = ◂ 前へ
step-forward = 次へ ▸
step-last = 最後
step-play = { $whole ->
    [yes] 全部再生
   *[no] 再生
}
step-mine = 自分の視点
step-all = みんなの視点
step-share = 共有
step-onward = ここから遊ぶ
step-lost = このゲームはもう再生できません。今とは違うルールやカードで遊ばれたものです。
step-not-yours = 見られるのは、自分が遊んだゲームか、このサーバーで遊ばれたゲームだけです。

## Sharing

share-title = ### { $game } · { $when }
    -# { $who }が共有 · { $number }/{ $count }手目
share-open = ゲームを見る
share-done = 共有しました。このチャンネルの全員が見られます。
share-no-server = ここには共有する相手がいません。サーバーで試してください。
share-missing = ここには投稿できません。足りない権限：{ $permissions }。
share-failed = Discordに投稿を断られました。別のチャンネルで試してください。

## Playing on

onward-opened = ここからコンピューターを相手に続けます：{ $link }
onward-over = この時点でゲームは終わっています。まだ決めることが残っている場面まで戻ってください。
continued-here = -# 以前のゲームの途中から続けています。だれのレートにも数えません。
