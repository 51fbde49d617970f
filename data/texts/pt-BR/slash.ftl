# What Discord shows while someone types a slash command. A text can't be longer than 100 characters

slash-ducks = Ajuda, sua mão e suas mesas
slash-help = Como jogar, em dois minutos
slash-learn = Aprender um jogo jogando: lições curtas, uma coisa de cada vez
slash-hand = Ver sua mão, onde só você pode vê-la
slash-table = Encontrar suas mesas, e a deste canal
slash-leave = Sair da mesa. Em uma partida, um computador assume o seu lugar
slash-stop = Encerrar a partida deste canal (host, quem gerencia o servidor ou voto da maioria)
slash-describe = A mesa deste canal em texto, para leitores de tela
slash-stats = Suas estatísticas neste servidor, ou as de alguém: rating, vitórias, patinho favorito, rivais
slash-stats-person = De quem você quer ver as estatísticas
slash-leaderboard = Quem joga melhor neste servidor
slash-leaderboard-game = De qual jogo. Se não disser, de todos os jogos juntos
slash-settings = Escolher como eu aviso quando for a sua vez
slash-privacy = O que eu guardo sobre você, em um arquivo, e como apagar
slash-history = Rever suas partidas terminadas, passo a passo
slash-puzzle = O desafio do dia: um tabuleiro, uma melhor resposta
slash-verify = Conferir um registro de partida que alguém te deu: bom, ruim ou lacrado
slash-verify-record = O arquivo que Jogo limpo te dá depois de uma partida
slash-about = O que é este bot, e como ele anda

slash-setup = Para quem gerencia o servidor: onde e como mesas podem ser abertas
slash-setup-channel = Permitir mesas neste canal, ou deixar de permitir. Sem nenhum canal, vale em todos
slash-setup-thread = Se cada mesa ganha um tópico próprio, a não ser que quem é host queira outra coisa
slash-setup-clock = Quanto tempo uma decisão pode levar, a não ser que quem é host queira outra coisa
slash-setup-tables = Quantas mesas podem estar abertas ao mesmo tempo. 0 é sem limite
slash-setup-votes = Se quem joga pode encerrar a partida por voto da maioria
slash-setup-seasons = Se os rankings recomeçam a cada três meses
slash-setup-language = Que língua as mesas falam aqui. Mensagens privadas vão na língua de cada pessoa
slash-setup-language-discord = a do servidor, como está no Discord
slash-setup-puzzle = Postar o desafio do dia neste canal. Indique o canal de novo para parar

## Each game's group

slash-race = Duck Race: corrida de patinhos na banheira
slash-gallery = Duck Gallery: faça mira enquanto os patos passam
slash-pool = Duck Pool: arrisque a sorte no parque aquático
slash-tow = Duck Tow: leve os patos para passear no parque
slash-start = Abrir uma mesa de { $game } neste canal
slash-start-thread = Dar à mesa um tópico próprio
slash-rules = As regras de { $game }, capítulo por capítulo
slash-boards = Todos os tabuleiros de Duck Race, com imagens
slash-board = Desenhar um tabuleiro pelo nome ou pelo código
slash-board-code = O nome de um tabuleiro, ou um código que alguém compartilhou
