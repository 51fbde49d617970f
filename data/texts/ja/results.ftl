# What comes of games: somebody's statistics, and a server's leaderboards

ranks-all = 全ゲーム
season-name = { $year }年{ $quarter ->
    [1] 1〜3月
    [2] 4〜6月
    [3] 7〜9月
   *[4] 10〜12月
}
season-none = 通算

# On the picture of a leaderboard
ranks-title = ランキング
ranks-which = { $game } · { $season }
ranks-rating = レート
ranks-games = 対戦
ranks-wins = 勝ち

# The same in words
ranks-alt = ランキング：{ $game }、{ $season }。
ranks-line = { $place }位：{ $name }、レート{ $points }、{ $games ->
   *[other] { $games }戦
}{ $won ->
    [0] 0勝
   *[other] { $won }勝
}。
ranks-people = { $count ->
   *[other] このランキングには{ $count }人が載っています。
}

# Below it, and where there is none
ranks-how = -# レートは全員1000から。数えるのは人どうしのゲームだけです（コンピューターもヒントもなし）。自分の成績は`/ducks stats`で見られます。レートへの参加もそこでやめられます。
ranks-none = このランキングにはまだだれもいません。このサーバーのだれかと、コンピューターもヒントもなしで遊べば、2人とも載ります。
ranks-choose = 別のゲーム
ranks-now = 今シーズン
ranks-always = 通算
ranks-share = 共有
ranks-shared = { $name }がこのランキングを共有しました。

# On the picture of somebody's statistics
stats-headline = レート{ $points } · { $people }人中{ $place }位 · { $season }
stats-headline-unrated = レートはまだありません
stats-curve = レートの推移
stats-wins = ゲーム別の勝ち数
stats-of = { $games }戦{ $won }勝
stats-computers = コンピューターと
stats-rivals = ライバル
stats-rivals-none = まだいません
stats-ducky = お気に入りのアヒル
stats-ducky-none = まだ選んでいません

# The same in words
stats-alt = { $name }の成績。
stats-rated = レート{ $points }、{ $people }人中{ $place }位（{ $season }）。
stats-unrated = レートはまだありません。
stats-curve-told = { $game }のレート、最近{ $count ->
   *[other] { $count }戦
}の推移：{ $first }から{ $last }。
stats-wins-told = { $game }：{ $games ->
   *[other] { $games }戦
}{ $won ->
    [0] 0勝
   *[other] { $won }勝
}。
stats-computers-told = コンピューターと：{ $games ->
   *[other] { $games }戦
}{ $won ->
    [0] 0勝
   *[other] { $won }勝
}。
stats-ducky-told = お気に入りのアヒル：{ $ducky }。
stats-rival-told = { $name }との対戦：上の順位が{ $ahead ->
    [0] 0回
   *[other] { $ahead }回
}、下の順位が{ $behind ->
    [0] 0回
   *[other] { $behind }回
}。

# Around it, and where there is none
stats-none = このサーバーで最後まで遊んだゲームはまだありません。`/duckrace start`でテーブルを開いて、遊び終わったらまた来てください。
stats-none-theirs = { $name }がこのサーバーで最後まで遊んだゲームはまだありません。
stats-hidden = { $name }はレートに参加していないので、成績は見られません。
stats-out = -# レートには参加していません。ランキングにも載らず、ほかの人にこの成績は見えません。
stats-rated-how = -# レートは全員1000から。数えるのは人どうしのゲームだけです（コンピューターもヒントもなし）。レートへの参加をやめると、全サーバーのレートが削除され、ランキングから外れ、ほかの人に成績は見えなくなります。
stats-opt-out = レート参加をやめる
stats-opt-in = レートにまた参加する
