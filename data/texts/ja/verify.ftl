# What `/ducks verify` says about a record

verify-good = ### 正しい記録です
    { $game }（{ $seats }人）のこの記録を再現しました。{ $moves ->
       *[other] { $moves }手
    }すべて、書かれているとおりの結果になりました。
verify-seed = { $shared ->
    [yes] シードは、秘密の数{ $count ->
        [0] だけから正しく導かれています。プレイヤーは何も足していません。
       *[other] と、プレイヤーが足した{ $count }個のものから正しく導かれています。
    }
   *[no] シードは、ゲーム開始のときに約束されたものです。
}
verify-commitment = -# { $shared ->
    [yes] 秘密の数のSHA-256
   *[no] シードのSHA-256
}：`{ $commitment }`。その場にいた人は、テーブルが開いたときに表示されたものと同じか、自分のクリックの番号も合っているか、見比べてください。
verify-sealed = ### 封印中です
    これは{ $game }（{ $seats }人）の、終わる前に書かれた記録です。シードが入っていないので再現できません。ゲームのあとの記録をもらってください。
verify-bad = ### おかしな記録です
    { $why }
verify-detail = -# 検査プログラムの言葉では：`{ $detail }`

verify-large = 記録にしては大きすぎるファイルです。記録は最大{ $kilobytes } KBです。
verify-lost = Discordからファイルをダウンロードできませんでした。少し待ってもう一度どうぞ。

## Why it's bad, by the engine's codes

verify-why-layout = あるはずのない場所に何かがあります。このボットが書いた記録ではありません。
verify-why-signs = 文字コード（UTF-8）か改行が、元のままではありません。エディターで開かずに、もらったままのファイルを送ってください。
verify-why-cut = 記録の終わりが欠けています。ファイル全体を送ってください。
verify-why-altered = 記録が書きかえられています。最後の行のダイジェストと合いません。
verify-why-long = どんなゲームよりも手数が多くなっています。
verify-why-sealed = 封印されているので、再現できません。
verify-why-setup = この記録のとおりに始まるゲームはありません。
verify-why-content = ここにはないカードやボードで遊ばれたので、再現できません。
verify-why-commitment = 秘密の数が、テーブルを開いたときに約束されたものではありません。SHA-256が違います。
verify-why-additions = プレイヤーが足したものの順番が違うか、重複しているか、どの席のものでもありません。
verify-why-seed = 秘密の数とプレイヤーが足したものから、このシードは導けません。どれかが変えられています。
verify-why-move = このゲームではできないはずの手があります。
verify-why-outcome = 手をたどると、記録とは違う結果になります。
verify-why-state = 手をたどると、記録とは違う終わり方になります。
