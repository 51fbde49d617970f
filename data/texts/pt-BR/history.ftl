# Games that are over: a list of one's own, a replay step by step, and what can be done from there. All but what is shared is private

## The list. { $games } are the filters

history-title = ### Suas partidas{ $where ->
    [here] { " " }neste servidor
   *[all] { "" }
}
history-none = { $filtered ->
    [yes] Nenhuma das suas partidas é assim.
   *[no] Você ainda não terminou nenhuma partida. Quando terminar, dá para rever tudo aqui.
}
history-line = { $number }. **{ $game }** com { $who } · { $when } · { $result }{ $ended }
history-result = { $won ->
    [yes] **vitória**
   *[no] { $place }º lugar entre { $seats }
} ({ $score })
history-score = { $kind ->
    [race] { $score ->
        [1] uma boia
       *[other] { $score } boias
    }
    [gallery] { $score ->
        [0] nenhum pato sobrou
        [1] sobrou um pato
       *[other] sobraram { $score } patos
    }
   *[other] { $score ->
        [1] um ponto
       *[other] { $score } pontos
    }
}
history-continued = { " " }· continuação de uma partida anterior
history-ended = { " " }· { $how }
history-pick = { $number }. { $game } · { $who }
history-open = Rever uma partida
history-newer = ◂ Mais novas
history-older = Mais antigas ▸
history-everywhere = Todas as minhas partidas
history-here = Só deste servidor

# How a game ended: the engine's reason
history-ended-home = pelo ralo com todas as boias
history-ended-last-duck-swimming = só sobraram patos de uma pessoa
history-ended-last-ducks-went-together = os últimos patos caíram juntos
history-ended-one-pool-left = sobrou uma piscina
history-ended-no-pool-left = não sobrou piscina
history-ended-no-cards-left = as cartas acabaram
history-ended-nobody-plays-any-more = ninguém quis continuar
history-ended-the-walk-is-over = o passeio acabou
history-ended-nobody-gets-anywhere = ninguém saía do lugar

# Filters
history-kind = Qual jogo?
history-kind-any = Qualquer jogo
history-won = Como foi?
history-won-any = Vitória ou derrota
history-won-yes = Vitória
history-won-no = Derrota
history-computers = Contra quem?
history-computers-any = Com ou sem computadores
history-computers-no = Só pessoas
history-computers-yes = Com computadores

## The replay

step-button = Replay
step-title = ### { $game } · { $when }
    -# Passo { $number } de { $count }{ $mine ->
        [yes] { " " }· sua visão
       *[no] { "" }
    }
step-line = - { $what }
step-asked = -# A seguir: { $question }
step-first = Primeiro
step-back = ◂ Voltar
step-forward = Avançar ▸
step-last = Último
step-play = { $whole ->
    [yes] Assistir tudo
   *[no] Assistir
}
step-mine = Minha visão
step-all = Visão da mesa
step-share = Compartilhar
step-onward = Jogar a partir daqui
step-lost = Não consigo mais repassar esta partida: ela foi jogada com regras ou cartas que já não conheço.
step-not-yours = Você só pode ver partidas que jogou ou que foram jogadas neste servidor.

## Sharing

share-title = ### { $game } · { $when }
    -# { $who } compartilhou · passo { $number } de { $count }
share-open = Ver a partida
share-done = Pronto: agora todo mundo neste canal pode ver.
share-no-server = Não há ninguém aqui com quem compartilhar. Tente em um servidor.
share-missing = Não consigo postar aqui. Eu preciso de: { $permissions }.
share-failed = O Discord não me deixa postar aqui. Tente em outro canal.

## Playing on

onward-opened = Você está jogando a partir dali, contra computadores: { $link }
onward-over = Neste passo, a partida já acabou. Volte a um em que ainda haja algo para decidir.
continued-here = -# Continuação de uma partida anterior. Não conta para o rating de ninguém.
