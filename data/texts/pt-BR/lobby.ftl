# A table before the game

lobby-title = ### { $game }: a mesa está aberta
lobby-seat = `{ $letter }` **{ $name }** · { $look }
lobby-seat-host = `{ $letter }` **{ $name }** · { $look } · host
lobby-seat-computer = `{ $letter }` **{ $name }** · { $look } · computador, { $level }: { $temper }
lobby-look = { $character } { $colour }
lobby-needed = { $taken } de { $most } lugares { $taken ->
    [1] ocupado
   *[other] ocupados
}. { $missing ->
    [1] Falta só mais um para começar.
   *[other] Faltam { $missing } para começar.
}
lobby-ready = { $taken } de { $most } lugares ocupados. Aperte **Começar** quando todo mundo tiver chegado.
lobby-full = Os { $most } lugares estão ocupados. É só apertar **Começar**.
lobby-empty = Ainda não tem ninguém aqui.
lobby-options = -# { $options }
lobby-sealed = -# Jogo limpo: o embaralhamento está lacrado como `{ $commitment }`
lobby-option = { $name }: **{ $value }**
lobby-eager = **começa quando lotar**
lobby-no-hints = **sem dicas**
lobby-sit = Sentar
lobby-leave = Sair
lobby-ducky = Meu patinho
lobby-computers = -# Pouca gente? Chame um computador:
lobby-add-computer = { $name } ({ $level })
lobby-remove = Remover
lobby-set = Opções
lobby-start = Começar
lobby-cancel = Cancelar a mesa
lobby-expired = ### { $game }: a mesa foi desfeita
    Fazia tempo que ninguém usava. Você pode abrir outra quando quiser.
lobby-cancelled = ### { $game }: a mesa foi cancelada

# Of a ducky or a duck, which are masculine
seat-colour-yellow = amarelo
seat-colour-pink = rosa
seat-colour-violet = violeta
seat-colour-white = branco
seat-colour-blue = azul
seat-colour-red = vermelho
seat-colour-green = verde
seat-colour-purple = roxo

## Asked in private

private-remove = **Quem deve sair?**
private-remove-choose = Escolha um lugar
private-remove-nobody = Só tem você aqui.
private-options = **Opções da partida.** Você pode mudar tudo até ela começar.
private-choice = { $name }: { $value }
private-type = { $what }…
private-eager = Começar quando lotar
private-eager-no = não
private-eager-yes = sim
private-ducky = **Escolha seu patinho.** Por enquanto, ele é: { $character }.
private-ducky-choose = Escolha um personagem
private-ducky-any = Qualquer um que esteja livre

## The games' options, and their values

option-rules = Regras
option-rules-about = O jogo básico ou o avançado: dois patinhos, fichas de ação e um cão de caça
option-rules-beginner = básicas
option-rules-advanced = avançadas
option-board = Tabuleiro
option-board-about = O nome de um tabuleiro ou um código de tabuleiro
option-board-own = Código de tabuleiro
option-board-tub = Banheira
option-board-basin = Bacia
option-board-trough = Tina
option-board-lagoon = Lagoa
option-board-harbour = Porto
option-board-canal = Canal
option-board-rapids = Corredeira
option-board-delta = Delta
option-board-marsh = Brejo
option-board-random-beginner = aleatório (fácil)
option-board-random-moderate = aleatório (médio)
option-board-random-advanced = aleatório (difícil)
option-forgiving = Segunda chance
option-forgiving-about = Depois que as cartas são reveladas, cada pessoa pode virar o patinho em vez de nadar
option-forgiving-no = não
option-forgiving-yes = sim
option-length = Duração
option-length-about = Uma partida normal ou uma longa
option-length-normal = normal
option-length-long = longa
option-cancelling = Cancelamentos
option-cancelling-about = Dar um instante para quem tem cartas cancelar, ou deixar ordens com antecedência
option-cancelling-window = um instante a cada vez
option-cancelling-orders = ordens antecipadas
option-rescue = Piscinas superlotadas
option-rescue-about = Se um efeito ainda pode salvar a piscina que o próprio pato superlotou
option-rescue-no = sempre perdidas
option-rescue-yes = podem ser salvas
option-ending = Última rodada
option-ending-about = O que vem depois que alguém provoca o fim: mais um turno para o resto da mesa, ou turnos iguais
option-ending-book = mais um turno para cada
option-ending-equal = turnos iguais
option-typed = `{ $text }`

clock = Relógio
clock-about = Quanto tempo cada decisão pode levar
clock-off = sem relógio
clock-minute = 1 minuto por decisão
clock-live = 3 minutos por decisão
clock-ten = 10 minutos por decisão
clock-hour = 1 hora por decisão
clock-day = 24 horas por decisão
clock-days = 3 dias por decisão

## The command that opens a table

start-thread-name = { $game } · { $host }
start-opened = Sua mesa está aberta em { $link }, e você é host.
start-missing = Não consigo abrir uma mesa aqui. Eu preciso de: { $permissions }.
start-no-server = Mesas só podem ser abertas em um servidor. Use este comando em um canal de lá.
start-elsewhere = Neste servidor, mesas só podem ser abertas em { $channels }.
start-too-many = { $tables ->
    [1] Neste servidor só pode haver uma mesa aberta por vez, e já tem uma.
   *[other] Neste servidor só pode haver { $tables } mesas abertas ao mesmo tempo, e já são { $tables }.
}
start-no-thread = Só consigo abrir um tópico a partir de um canal de texto.
start-thread-failed = Não consegui abrir um tópico aqui. O Discord diz: “{ $reason }”.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos

## Characters

character-fireman = Bombeiro
character-sailor = Marinheiro
character-pirate = Pirata
character-chef = Chef
character-diver = Mergulhador
character-knight = Cavaleiro
character-wizard = Mago
character-astronaut = Astronauta
# Those of computers
character-hatchling = Filhote
character-buddy = Parceiro
character-grandmaster = Grão-Mestre
characters-alt = Patinhos fantasiados: { $characters }.
characters-free = { $letter } { $name }
characters-taken = { $letter } { $name } (já é de { $who })
