# What `/ducks verify` says about a record

verify-good = ### Bom
    Repassei este registro de { $game } com { $seats } jogadores: { $moves ->
        [1] a única jogada leva
       *[other] as { $moves } jogadas levam
    } exatamente aonde ele diz.
verify-seed = { $shared ->
    [yes] A semente sai do segredo e { $count ->
        [0] de mais nada: ninguém acrescentou coisa alguma.
        [1] da única coisa que foi acrescentada.
       *[other] das { $count } coisas que foram acrescentadas.
    }
   *[no] A semente é a que foi prometida quando a partida começou.
}
verify-commitment = -# { $shared ->
    [yes] SHA-256 do segredo
   *[no] SHA-256 da semente
}: `{ $commitment }`. Se você estava lá, compare com o que apareceu quando a mesa abriu, e compare os números dos seus cliques.
verify-sealed = ### Lacrado
    Este é um registro de { $game } com { $seats } jogadores, escrito antes do fim, então a semente não está nele. Não consigo repassá-lo: peça o registro depois da partida.
verify-bad = ### Ruim
    { $why }
verify-detail = -# O que encontrei, nas palavras do meu verificador: `{ $detail }`

verify-large = Esse arquivo é grande demais para um registro. Registros têm no máximo { $kilobytes } KB.
verify-lost = Não consegui baixar esse arquivo do Discord. Tente de novo daqui a pouco.

## Why it's bad, by the engine's codes

verify-why-layout = Há algo fora do lugar, então este não é um registro que eu escrevi.
verify-why-signs = Isto não é texto UTF-8 puro com as minhas quebras de linha. Mande o arquivo como recebeu, sem abrir em um editor.
verify-why-cut = Falta o fim do registro. Mande o arquivo inteiro.
verify-why-altered = Alguém mudou o registro: ele não bate com o resumo na última linha.
verify-why-long = Tem mais jogadas do que qualquer partida.
verify-why-sealed = Está lacrado, então não dá para repassá-lo.
verify-why-setup = Nenhuma partida pode começar do jeito que este registro diz.
verify-why-content = Foi jogado com cartas ou tabuleiros que eu não tenho, então não consigo repassá-lo.
verify-why-commitment = O segredo não é o que foi prometido quando a mesa abriu: o SHA-256 dele é outro.
verify-why-additions = O que foi acrescentado está fora de ordem, repetido ou não pertence a nenhum lugar.
verify-why-seed = A semente não sai do segredo e do que foi acrescentado. Um deles foi mudado.
verify-why-move = Uma das jogadas não podia ser feita nesta partida.
verify-why-outcome = As jogadas levam a outro resultado, não ao que o registro diz.
verify-why-state = As jogadas levam a outro fim, não ao que o registro diz.
