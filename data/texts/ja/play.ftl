# A table with a running game: the board, for everyone

play-chosen = -# { $asked }人中{ $chosen }人が選びました
play-paused = **ゲームは一時停止中です。** { $reason }
play-ends = -# { $when }までにだれも戻らなければ終了します。
play-older-rules = -# このゲームが始まってからルールが変わりました。始めたときのルールのまま最後まで遊べます。
play-asleep = -# { $who }が戻るまで、コンピューターが代わりに遊んでいます。
play-due = -# 時間切れ：{ $when }
play-window = -# 打ち消しの締め切り：{ $when }
play-vote = -# { $who }が中止に投票しました：必要な{ $needed }票のうち{ $votes }票。
play-vote-too = 中止に投票
play-fault-stop = `/ducks stop`で片づけてください。
play-hand = 手札
play-undo = 元に戻す
select-move = { $count }通りから選ぶ

# A hand, for one person only
hand-of = -# { $game } · { $link }
hand-lobby = **{ $game }**のテーブルで席についています：{ $link }
    ゲームが始まったら、ここに手札が出ます。
hand-over = **{ $game }**は終わりました。もう一度遊ぶなら、テーブルで**再戦**を押してください：{ $link }
hand-won = **あなたの勝ちです！**
hand-asleep = コンピューターが代わりに遊んでいます。どれかボタンを押すと交代できます。
hand-chosen = ✓ **{ $what }**を選びました。全員が選び終わるまで変更できます。
hand-chosen-window = ✓ **{ $what }**を選びました。決まるまで変更できます。
hand-nothing = 今は何もすることがありません。
hand-unsure = 続ける
hand-standing = -# { $question }

# Beside the board
ping = { $who }：**{ $game }**であなたの番です。{ $link }
call = **{ $game }**であなたの番です。{ $link }
remind-who = { $who }：
remind = { $last ->
    [yes] **{ $game }**で、みんながあなたを待っています。{ $link }
   *[no] **{ $game }**はまだあなたの番です。{ $link }
}
remind-until = 時間切れは{ $when }です。そのあとは、戻るまでコンピューターが代わりに遊びます。
note-paused = **{ $game }**は一時停止中です：{ $link }
    { $reason }
moved = -# { $game }：テーブルは下に移動しました。{ $link }

# The result
result-title = ### { $game }：ゲーム終了
result-title-stopped = ### { $game }：ゲームは中止されました
result-title-expired = ### { $game }：ゲームを片づけました
result-without = { $reason }勝者はいません。
result-helped = -# ヒントを使った人：{ $who }。
result-rematch = 再戦

# Why a game is paused or was stopped
reason-no-permission = ここに書き込む権限がなくなりました。権限が戻ったら、どれかボタンを押すと再開します。
reason-channel-lost = 今、テーブルのチャンネルが見つかりません。見つかりしだい、ゲームを再開します。
reason-stopped = ホストが中止しました。
reason-stopped-by-admin = サーバー管理者が中止しました。
reason-voted = 過半数のプレイヤーが中止に投票しました。
reason-cancelled = ホストが取り消しました。
reason-deserted = 全員が席を立ちました。
reason-idle = 長い間だれも遊んでいませんでした。
reason-asleep = みんな席を外しています。続けるには**再開**を押してください。
reason-nobody-back = だれも戻ってきませんでした。
reason-channel-gone = チャンネルが削除されました。

news-line = -# { $what }

hand-resting = -# **{ $game }**の手札は、ここではもう更新できません。ボタンを押すと、今の様子や結果が見られます。

due-on = { $when }

play-resume = 再開
