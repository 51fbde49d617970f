# A table with a running game: the board, for everyone

play-chosen = -# { $chosen } de { $asked } { $chosen ->
    [1] já escolheu
   *[other] já escolheram
}
play-paused = **A partida está em pausa.** { $reason }
play-ends = -# Se ninguém voltar até { $when }, ela acaba.
play-older-rules = -# As regras mudaram depois que esta partida começou. Ela segue até o fim com as regras do começo.
play-asleep = -# Por enquanto, um computador joga no lugar de { $who }.
play-due = -# O tempo acaba { $when }.
play-window = -# O tempo para cancelar acaba { $when }.
play-vote = -# { $who } { $votes ->
    [1] votou
   *[other] votaram
} para encerrar a partida: { $votes } de { $needed } votos.
play-vote-too = Votar para encerrar
play-fault-stop = Para desfazer a mesa, use `/ducks stop`.
play-hand = Minha mão
play-undo = Desfazer
select-move = { $count } opções: escolha uma

# A hand, for one person only; { $link } leads to the table
hand-of = -# { $game } · { $link }
hand-lobby = Você está em uma mesa de **{ $game }**: { $link }
    Sua mão aparece aqui assim que a partida começar.
hand-over = **{ $game }** acabou. Quer mais uma? Aperte **Revanche** na mesa: { $link }
hand-won = **Você venceu!**
hand-asleep = Um computador está jogando por você. Aperte qualquer botão para voltar ao jogo.
hand-chosen = ✓ Você escolheu **{ $what }**. Dá para mudar de ideia até todo mundo escolher.
hand-chosen-window = ✓ Você escolheu **{ $what }**. Dá para mudar de ideia até a decisão sair.
hand-nothing = Você não tem nada para fazer agora.
hand-unsure = Continuar jogando
hand-standing = -# { $question }

# Beside the board; { $who } are mentions
ping = { $who }: é a sua vez em **{ $game }**. { $link }
call = É a sua vez em **{ $game }**. { $link }
remind-who = { $who }:
remind = { $last ->
    [yes] Só falta você em **{ $game }**. { $link }
   *[no] Ainda é a sua vez em **{ $game }**. { $link }
}
remind-until = O tempo acaba { $when }. Depois disso, um computador joga por você até a sua volta.
note-paused = **{ $game }** está em pausa: { $link }
    { $reason }
moved = -# { $game }: a mesa desceu no canal. { $link }

# The result
result-title = ### { $game }: fim de jogo
result-title-stopped = ### { $game }: a partida foi encerrada
result-title-expired = ### { $game }: a mesa foi desfeita
result-without = { $reason } Ninguém venceu.
result-helped = -# Com dicas: { $who }.
result-rematch = Revanche

# Why a game is paused or was stopped
reason-no-permission = Perdi a permissão de postar aqui. Quando ela voltar, aperte qualquer botão para continuar.
reason-channel-lost = Não estou encontrando o canal da mesa agora. A partida continua assim que eu encontrar.
reason-stopped = Quem é host encerrou a partida.
reason-stopped-by-admin = Quem gerencia o servidor encerrou a partida.
reason-voted = Mais da metade da mesa votou para encerrar.
reason-cancelled = Quem é host cancelou a mesa.
reason-deserted = Todo mundo saiu.
reason-idle = Fazia muito tempo que ninguém jogava.
reason-asleep = Não tem ninguém por perto. Aperte **Continuar** para seguir jogando.
reason-nobody-back = Ninguém voltou.
reason-channel-gone = O canal foi apagado.

# In small print below the buttons
news-line = -# { $what }

# A private hand in the channel, when Discord won't let us change it much longer
hand-resting = -# Não consigo mais atualizar aqui a sua mão de **{ $game }**. Aperte o botão para ver como está a partida ou como ela acabou.

# Where time runs out after hours: { $when } is a date
due-on = em { $when }

# Under the board of a paused game
play-resume = Continuar
