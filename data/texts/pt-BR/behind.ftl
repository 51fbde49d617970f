# Behind the buttons of every table: fair play, the log, and what a game shows besides its board

fair-button = Jogo limpo
fair-page = ### Jogo limpo
    Tudo que depende do acaso nesta partida sai de um único número, a semente. Eu a faço a partir de um segredo que sorteei quando a mesa abriu e do que vocês juntam a ele: os números que o Discord dá aos seus cliques quando vocês se sentam e quando a partida começa, e, se quiserem, uma palavra da sorte. Não posso mais mudar meu segredo, porque a impressão digital dele, o SHA-256 abaixo, está aqui desde o começo, e não posso escolher os números de vocês. Então ninguém pode escolher o embaralhamento, nem eu. Quando a partida acabar, vocês recebem meu segredo, tudo que foi acrescentado e cada jogada, para refazer tudo e ver que ninguém trapaceou.
fair-page-before = ### Jogo limpo
    Tudo que depende do acaso nesta partida sai de um único número secreto, a semente, que sorteei antes de dar a primeira carta. A impressão digital dela, o SHA-256 abaixo, está aqui desde o começo: se eu mudasse a semente, não bateria mais. Quando a partida acabar, vocês recebem a semente e cada jogada, para refazer tudo e ver que ninguém trapaceou, nem eu.
fair-commitment = { $shared ->
    [yes] SHA-256 do meu segredo
   *[no] SHA-256 da semente
}: `{ $commitment }`
fair-later = -# { $shared ->
    [yes] Meu segredo fica lacrado
   *[no] A semente em si fica lacrada
} até o fim da partida.
fair-continued = -# Esta partida continua uma anterior com as mesmas cartas, então o segredo e a semente já são conhecidos. É para treinar e não conta para o rating.
fair-mine = Você acrescentou o número do clique com que se sentou: `{ $id }`
fair-mine-word = E sua palavra da sorte, **{ $word }**, como SHA-256: `{ $digest }`
fair-additions = O que foi acrescentado, lugar por lugar:
    ```
    { $lines }
    ```
fair-secret = Meu segredo: `{ $secret }`
fair-seed = Semente: `{ $seed }`
fair-check = Para conferir, salve o registro abaixo e entregue-o a `/ducks verify`, ou rode isto em uma cópia do Duckboard: `uv run python -m engine verify { $file }`

luck-button = Palavra da sorte
luck-title = Sua palavra da sorte
luck-about = O que você quiser, ou nada. Ela entra no embaralhamento. Dá para mudar até o começo.
luck-word = Sua palavra da sorte é **{ $word }**. Ela entra no embaralhamento, e dá para mudar até a partida começar.
luck-none = Você não tem palavra da sorte. Mesmo assim, o número do seu clique entra no embaralhamento.

details-button = { $kind ->
    [tow] Fileiras
   *[other] Detalhes
}
log-button = Histórico
log-title = ### Tudo que aconteceu em { $game } · { $channel }
log-start = Começo
log-round = Rodada { $number }
log-turn = Turno { $number }: { $who }
log-empty = Nada aconteceu ainda.
log-lost = Esta partida foi jogada com regras mais antigas, então não consigo mais contá-la jogada por jogada.
log-older = ◂ Mais antigo
log-newer = Mais novo ▸
