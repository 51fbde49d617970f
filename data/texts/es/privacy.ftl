# What people read about their data: `/ducks privacy`

privacy-page = ### Tus datos
    Solo sé lo que hace falta para jugar. Esto es todo lo que guardo sobre ti:
    - **Tus asientos**: tu id de Discord, el nombre que tenías al sentarte, la mesa, el canal y el servidor, cuándo hiciste clic por última vez, y el patito y la palabra de la suerte que elegiste.
    - **Tus partidas**: cada jugada con su hora, tus resultados y tu nivel.
    - **Tus ajustes**, como la forma de avisarte, y qué lecciones has hecho.
    - **Mis mensajes para ti**: dónde están, para poder cambiarlos o borrarlos.
    No leo lo que escribes en los canales, y nadie más recibe tus datos. { $days ->
        [0] Las partidas se guardan hasta que borres tus datos, o hasta que el servidor me quite: entonces, todo lo de ese servidor se borra a los 30 días.
        [one] Un día después de una partida, solo guardo su resultado. Si un servidor me quita, todo lo suyo se borra a los 30 días.
       *[other] { $days } días después de una partida, solo guardo su resultado. Si un servidor me quita, todo lo suyo se borra a los 30 días.
    }
privacy-policy = [Política de privacidad]({ $url })
privacy-terms = [Condiciones del servicio]({ $url })
privacy-send = Enviarme mis datos
privacy-delete = Borrar mis datos
privacy-nothing = No tengo nada guardado sobre ti.
privacy-file = { $parts ->
    [one] Aquí está todo lo que tengo guardado sobre ti.
   *[other] Todo lo que tengo guardado sobre ti, parte { $part } de { $parts }.
}
privacy-sure = ### ¿Borrarlo todo?
    Dejarás todas tus mesas: en las partidas en curso, una máquina sigue jugando por ti. Se borran tus ajustes, resultados y niveles, y donde estaba tu nombre se leerá “Alguien”. Esto no se puede deshacer.
    -# Los resultados que publiqué en un canal hace más de media hora se quedan como están, igual que lo que alguien haya compartido de tus partidas. Si quieres que un mensaje así desaparezca, pide a quien modera ese servidor que lo borre.
privacy-sure-yes = Sí, borrarlo todo
privacy-sure-no = No, dejarlo
privacy-deleted = Hecho. He borrado todo lo que tenía guardado sobre ti. Si vuelves a jugar, empiezas de cero.
privacy-a-player = Alguien
