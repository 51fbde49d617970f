# What people read about their data: `/ducks privacy`

privacy-page = ### Seus dados
    Eu só sei o que é preciso para jogar. Isto é tudo que guardo sobre você:
    - **Seus lugares**: seu ID do Discord, o nome que você tinha quando se sentou, a mesa, o canal e o servidor, quando clicou pela última vez, e o patinho e a palavra da sorte que escolheu.
    - **Suas partidas**: cada jogada com a hora, seus resultados e seus ratings.
    - **Suas configurações**, como o jeito de te avisar, e as lições que você já fez.
    - **Minhas mensagens para você**: onde estão, para que eu possa mudá-las ou apagá-las.
    Não leio o que você escreve nos canais, e ninguém mais recebe seus dados. { $days ->
        [0] As partidas ficam guardadas até você apagar seus dados, ou até o servidor me remover: aí tudo daquele servidor é apagado depois de 30 dias.
        [1] Um dia depois de uma partida, só o resultado fica guardado. Se um servidor me remover, tudo daquele servidor é apagado depois de 30 dias.
       *[other] { $days } dias depois de uma partida, só o resultado fica guardado. Se um servidor me remover, tudo daquele servidor é apagado depois de 30 dias.
    }
privacy-policy = [Política de privacidade]({ $url })
privacy-terms = [Termos de serviço]({ $url })
privacy-send = Mandar meus dados
privacy-delete = Apagar meus dados
privacy-nothing = Não tenho nada guardado sobre você.
privacy-file = { $parts ->
    [1] Aqui está tudo que tenho guardado sobre você.
   *[other] Tudo que tenho guardado sobre você, parte { $part } de { $parts }.
}
privacy-sure = ### Apagar tudo?
    Você sai de todas as suas mesas: um computador segue jogando por você nas partidas em andamento. Suas configurações, resultados e ratings são apagados, e no lugar do seu nome vai aparecer “Alguém”. Não dá para desfazer.
    -# Resultados que postei em um canal há mais de meia hora ficam lá como estão, e também o que alguém tiver compartilhado das suas partidas. Se quiser que uma mensagem dessas suma, peça à moderação daquele servidor para apagá-la.
privacy-sure-yes = Sim, apagar tudo
privacy-sure-no = Não, deixar como está
privacy-deleted = Pronto. Apaguei tudo que tinha guardado sobre você. Se jogar de novo, você começa do zero.
privacy-a-player = Alguém
