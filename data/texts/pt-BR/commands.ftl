# What commands say, privately, to whoever uses them

# When a command can't be carried out
error-changed = Meus comandos acabaram de mudar. Tente de novo em um minuto.
error-servers-only = Isto só funciona em um servidor. Use em um dos canais de lá.
error-tables-only = Isto só funciona em um servidor, em um canal que tenha uma mesa.
error-you-may-not = Para isso, você precisa desta permissão: { $permissions }.
error-i-may-not = Para isso, eu preciso desta permissão: { $permissions }.
error-too-fast = Calma lá! Tente de novo em { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
}.
error-value = Não entendi “{ $value }”.
error-not-for-you = Você não pode usar isto aqui.

# The guide
help-what = ## Duckboard em dois minutos
    Quatro jogos de tabuleiro com patos, aqui mesmo no seu canal. Eu dou as cartas, sei as regras e desenho o tabuleiro. Você aperta os botões.
help-race = - **Duck Race**: corrida de patinhos de borracha na banheira, de { $least } a { $most } jogadores.
help-gallery = - **Duck Gallery**: os patos passam em fila, e todo mundo faz mira, de { $least } a { $most } jogadores.
help-pool = - **Duck Pool**: encha uma piscina na medida certa, porque um pato a mais estraga tudo, de { $least } a { $most } jogadores.
help-tow = - **Duck Tow**: leve os patos para passear no parque, de { $least } a { $most } jogadores.
help-table = ### 1 · Abra uma mesa e sente-se
    `/duckrace start` (ou `/duckgallery`, `/duckpool`, `/ducktow`) abre uma mesa em um canal. Aperte **Sentar**. Pouca gente? Chame computadores: fáceis, normais ou difíceis. Depois, aperte **Começar**.
help-hand = ### 2 · Sua mão é secreta
    Eu mando sua mão por mensagem direta. Se suas mensagens diretas estiverem fechadas, ou se você preferir ficar no canal, aperte **Minha mão** embaixo do tabuleiro ou use `/ducks hand`. Só você vê.
help-play = ### 3 · Escolha
    Aperte o que quiser fazer. Tudo que eu te pergunto está na sua mão, e o que não é segredo também está embaixo do tabuleiro. Você pode mudar de ideia enquanto alguém ainda estiver escolhendo. **Desfazer** conserta um deslize, desde que nada de novo tenha sido revelado. Empacou? **Dica** diz o que um computador difícil faria.
help-end = ### 4 · Saia, encerre, jogue de novo
    `/ducks leave` passa seu lugar para um computador. `/ducks stop` encerra a partida (host, quem gerencia o servidor ou voto da maioria). **Revanche** começa outra partida, e **Análise** mostra o que saiu mais caro para você. Se eu for reiniciado, sua partida continua de onde estava.
help-more = -# Aprender jogando: `/ducks learn` · Regras: `/duckrace rules` e assim por diante · Suas mesas: `/ducks table` · O tabuleiro em texto: `/ducks describe` · Suas partidas terminadas: `/ducks history` · Quem joga melhor: `/ducks leaderboard` · Seus dados: `/ducks privacy`

# About
about-page = ## Duckboard { $version }
    Quatro jogos de tabuleiro com patos para jogar no chat: mãos secretas, tabuleiros desenhados, e nenhuma partida se perde. É software livre sob a licença MIT.
    { $tables ->
        [0] Nenhuma mesa aberta agora.
        [1] Uma mesa aberta agora.
       *[other] { $tables } mesas abertas agora.
    } { $ping ->
        [-1] { "" }
       *[other] Ping: { $ping } ms.
    }
    -# `/ducks help` é um guia de dois minutos.
about-busy = **Como anda o movimento** (só você vê isto)
    Mesas sendo atualizadas: { $shown } · imagens na espera: { $waiting } (maior espera: { $oldest } ms)
    Imagens desde o início: { $drawn } desenhadas, { $cached } reaproveitadas, { $dropped } puladas (ultrapassadas), { $failed } com falha · processos de desenho reiniciados: { $restarts }

# The tables where someone sits
tables-title = ### Suas mesas
tables-here = ### Neste canal
tables-line = **{ $game }** em { $channel }{ $link ->
    [none] { "" }
   *[other] { " " }· [ir para lá]({ $link })
} · { $state }
tables-lobby = ainda não começou
tables-awaited = **é a sua vez**
tables-waiting = à espera de outras pessoas
tables-watching = você não está jogando aqui
tables-paused = em pausa
tables-none = Você não está em nenhuma mesa, e não há nenhuma neste canal. Abra uma em um servidor com `/duckrace start`, ou veja `/ducks help`.
tables-pick = { $game } · { $channel }
tables-channel = #{ $name }
tables-number = mesa { $number }
tables-ask-hand = Outra mesa
tables-ask-leave = Qual mesa?

# Hands
hand-none = Você não está em nenhuma partida agora. `/ducks table` mostra suas mesas.

# Leaving and stopping
leave-which = ### Sair de uma mesa
    Você está em mais de uma. De qual quer sair?
leave-sure = ### Sair de { $game } em { $channel }?
    { $alone ->
        [yes] Só sobrariam computadores, então a partida acaba aqui.
       *[no] A partida continua sem você: um computador assume o seu lugar, e não dá para voltar a esta partida.
    }
leave-yes = Sair
leave-done = Você saiu de { $game } em { $channel }.
leave-none = Você não está em nenhuma mesa.
stop-sure = ### Encerrar { $game } em { $channel } para todo mundo?
    { $begun ->
        [yes] A partida acaba aqui, e ninguém vence.
       *[no] A partida ainda não começou. A mesa é desfeita.
    }
stop-yes = Encerrar
stop-done = Você encerrou { $game } em { $channel }.
stop-none = Não há nenhuma mesa neste canal.
stop-not-you = Só quem é host, ou quem tem a permissão Gerenciar servidor, pode encerrar esta partida.
vote-sure = ### Encerrar { $game } em { $channel }?
    Você não é host, então isso vai a voto: a partida acaba quando mais da metade da mesa quiser parar. Quem está ausente não conta.
vote-yes = Votar para encerrar
vote-done = Você votou para encerrar { $game } em { $channel }. Para retirar seu voto, aperte **Votar para encerrar** na mesa.
vote-back = Você retirou seu voto para encerrar { $game } em { $channel }.
keep-button = Deixa pra lá
keep-done = Nada mudou.

# What people set for themselves
settings-title = ### Quando for a sua vez e você não estiver olhando: { $manner }
    Isso vale para todas as suas mesas. Se você clicou em algo no último minuto, eu não aviso.
settings-choose = Como devo te avisar?
settings-ping = um ping no canal
settings-dm = uma mensagem direta, sem pings
settings-silent = nada mesmo, nem lembretes

# What is set for a server
setup-title = ### Mesas neste servidor
setup-everywhere = - Mesas podem ser abertas em todos os canais.
setup-channels = - Mesas podem ser abertas em { $channels }, e nos tópicos de lá.
setup-thread = - { $thread ->
    [yes] Cada mesa ganha um tópico próprio
   *[no] As mesas ficam no próprio canal
}, a não ser que quem é host queira outra coisa.
setup-clock = - O relógio, a não ser que quem é host queira outra coisa: { $clock }.
setup-tables = - { $tables ->
    [0] Não há limite de mesas abertas ao mesmo tempo.
    [1] Só pode haver uma mesa aberta por vez.
   *[other] Pode haver no máximo { $tables } mesas abertas ao mesmo tempo.
}
setup-votes = - Uma partida pode ser encerrada por quem é host ou por quem gerencia o servidor{ $votes ->
    [yes] , ou por voto da maioria de quem joga
   *[no] { "" }
}.
setup-seasons = - Os rankings { $seasons ->
    [yes] recomeçam a cada três meses, e há um de todos os tempos
   *[no] nunca recomeçam: não há temporadas
}.
setup-language = - As mesas falam { $language }.
setup-language-discord = - As mesas falam a língua do servidor, como está no Discord.
setup-puzzle = - O desafio do dia sai em { $channel }. Indique esse canal de novo para parar.
setup-no-puzzle = - O desafio do dia não sai em nenhum canal.
setup-puzzle-missing = Não consigo postar o desafio em { $channel }. Eu preciso de: { $permissions }.
setup-how = -# Mude isto com `/ducks setup`. O que você deixar de fora fica como está.
setup-full = Aí já é demais: você pode indicar no máximo { $most } canais.

# The table as text
describe-none = Não há nenhuma mesa neste canal.
describe-lobby = A partida ainda não começou, então não há nada para descrever.
describe-title = ### { $game } em { $channel }, em texto
describe-hand = ### Sua mão

# Rules
rules-title = ## { $game } · { $chapter }
rules-choose = Escolha um capítulo

# Boards
boards-title = ## Os tabuleiros de Duck Race
boards-grade = { $grade ->
    [beginner] **Fáceis**
    [moderate] **Médios**, com um ou dois estreitos
   *[advanced] **Difíceis**, com muitos estreitos
}
boards-line = - **{ $name }**: { $spaces } casas, { $rings } argolas{ $shown ->
    [yes] { " " }· na imagem abaixo
   *[no] { "" }
}
boards-choose = Mostrar outro tabuleiro
boards-use = -# Jogue em um deles com `/duckrace start board:{ $name }` · ou em um aleatório, que tem um código para compartilhar
board-title = ## { $name ->
    [own] Um tabuleiro a partir de um código
   *[other] O tabuleiro { $name }
}
board-size = { $spaces } casas, { $rings } argolas. Para jogar nele, copie isto em `/duckrace start board:`
