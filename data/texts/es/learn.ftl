# Lecciones: una partida guiada, una cosa cada vez.

learn-button = Aprender jugando
learn-menu = ### Aprende jugando
    Lecciones cortas, de unos minutos cada una. Puedes dejarlo en cualquier momento y seguir después con `/ducks learn`.
learn-lesson = { $done ->
    [yes] ✓ { $lesson }
   *[no] { $lesson }
}
learn-continue = Seguir con { $lesson }, paso { $step }
learn-title = ### { $lesson } · { $step } de { $steps }
learn-over = ### { $lesson } · ¡lección completa!
learn-next = Siguiente
learn-again = Probar otra vez
learn-all = Todas las lecciones
learn-play = Jugar ahora
learn-play-about = -# ¿Te animas con una partida de verdad? **Jugar ahora** abre aquí una mesa para ti y una máquina. Pulsa **Empezar** cuando quieras.

## Duck Race

learn-race = Duck Race
learn-race-figure = Una bañera pequeña hecha de hexágonos. Un patito amarillo sale de un flotador, nada por las boyas R, G y B y luego se va por el desagüe.
learn-race-goal = Eres un patito de goma en una bañera. Nada por las boyas R, G y B, en el orden que quieras, y luego sé el primer patito en irse por el desagüe, el remolino.
learn-race-start = Tu patito es el amarillo, y el rosa es de { $computer }, una máquina. Sales de un flotador y eliges hacia dónde apunta tu pico: ¿qué letra está en dirección a la boya R?
learn-race-start-away = Desde ahí, la R no queda justo delante. Nadas hacia donde apunta tu pico, así que mira hacia donde quieras ir.
learn-race-card = La carta gira con tu patito: desde la casilla azul, donde la flecha violeta es tu pico, nada por la línea roja. ¿Qué carta te lleva por la boya R?
learn-race-card-edge = Con la 15 te darías contra el borde de la bañera. Tu patito se para y se da la vuelta, y el resto de la carta se pierde.
learn-race-card-past = ¡Por poco! La 37 pasa justo al lado de la R. Tienes que tocar su casilla, aunque sea de paso.
learn-race-turn = Pasaste por la R: ¡tu primera boya! Ahora gira hacia una de las flechas verdes de la carta, A o C en el agua (B es una boya): ¿cuál mira a aguas abiertas?
learn-race-turn-edge = Ahora tu pico toca el borde de la bañera, y casi todas las cartas te harían chocar con él.
learn-race-bonk = { $computer } chocó contigo al nadar: **¡pum!** Se para ahí, te da la espalda, y el resto de su carta se pierde. Con el borde de la bañera pasa lo mismo.
learn-race-order = Se elige en secreto, y el número más bajo nada primero: tu 26 iba antes que el 46 de { $computer }. ¿Qué carta puede llevarte a la G?
learn-race-order-beside = Te pararías justo al lado de la G, y eso no es tocarla.
learn-race-order-bonk = ¡Pum! { $computer } está en medio: tu patito se queda donde está y se da la vuelta.
learn-race-path = La carta 17 tiene dos caminos, y eliges uno cuando te toca nadar. ¿Cuál lleva a la G?
learn-race-path-other = Ese camino te aleja de la G.
learn-race-extra = ¡Dos boyas! Si te paras en una boya, puedes jugar otra carta enseguida: ¿con cuál llegas a la B?
learn-race-extra-edge = ¡Pum! Desde aquí, la 15 te lleva contra el borde de la bañera.
learn-race-extra-stop = Siempre puedes parar, pero una de tus cartas te lleva ahora mismo a la B.
learn-race-back = ¡Ya tienes las tres boyas! Como después de cada carta, primero giras. El desagüe queda lejos, a la izquierda: ¿hacia dónde giras para acercarte?
learn-race-back-away = Esa es la otra punta de la bañera, de espaldas al desagüe.
learn-race-enough = Has vuelto a pararte en una boya, así que podrías jugar otra carta. Fíjate adónde te llevaría la 15: ¿la juegas, o paras?
learn-race-enough-edge = ¡Pum! La 15 te lleva contra el borde. No es obligatorio jugar una carta, así que mejor para.
learn-race-ring = Aquí hay un atajo: entra en un flotador y aparecerás en otro. ¿Qué carta te lleva al flotador 4?
learn-race-ring-edge = ¡Pum! Ese es el borde de la bañera, y el flotador 4 está hacia el otro lado.
learn-race-pop = Un flotador acaba tu movimiento, aunque sea a mitad de una carta, y puedes aparecer en cualquiera que esté libre. ¿Desde cuál puedes nadar derecho al desagüe?
learn-race-pop-far = Desde ese flotador, el desagüe no queda justo delante, mires hacia donde mires.
learn-race-aim = Al aparecer, miras hacia donde quieras. ¡Apunta con el pico al desagüe!
learn-race-aim-away = Así tu pico no apunta al desagüe.
learn-race-drain = Por el desagüe solo caben patitos con las tres boyas, y tú ya las tienes. ¿Con qué carta entras?
learn-race-drain-edge = ¡Pum! Aquí la 15 gira a la izquierda y te lleva contra el borde.
learn-race-drain-past = La 29 se desvía delante del desagüe y pasa de largo.
learn-race-end = ¡Has ganado tu primera carrera! Entraste en el desagüe a mitad de tu carta, y con eso basta.

## Duck Race: el perro de caza

learn-race-dog = Duck Race: el perro de caza
learn-race-dog-dog = En el juego **avanzado**, un perro de caza corre detrás de los patitos. Con dos o tres jugadores llevas dos: los tuyos son **Ya** y **Yb**.
learn-race-dog-meet = Tu patito **Ya** nada con la carta 42. Si te topas con el perro, tu turno se acaba y te echan de ahí, así que ¿qué camino es seguro?
learn-race-dog-meet-sent = ¡Te has topado con el perro! Tu turno se acaba, y { $computer }, que lo guio la última vez, eligió a qué flotador vas.
learn-race-dog-lead = El perro corre al final, y lo guía quien tenga menos boyas: tú. Pa está a punto de llegar, así que ¿qué carta hace que se tope con él?
learn-race-dog-lead-miss = Con la 12 se desvía antes de llegar a Pa.
learn-race-dog-lead-deck = Dos cartas del mazo son una sorpresa, y quizá no lo lleven hasta Pa.
learn-race-dog-send = ¡Atrapó a Pa! Tú eliges a qué flotador va: ¿cuál está más lejos del desagüe?
learn-race-dog-send-near = Desde ahí, la vuelta al desagüe no es tan larga.
learn-race-dog-end = ¡Buen perro! Siguió corriendo hasta el desagüe, así que no vuelve a la bañera hasta la próxima ronda.

## Duck Race: fichas

learn-race-tokens = Duck Race: fichas de acción
learn-race-tokens-figure = Las cinco fichas: Roba 3, Sigue, Pataleo, Giro y Cambio.
learn-race-tokens-tokens = En el juego **avanzado** empiezas con la ficha azul, **Roba 3**, y robas otra por cada boya que tocas. Solo tú sabes cuáles tienes.
learn-race-tokens-far-away = Tu patito **Ya**, arriba a la derecha, tiene las tres boyas. Pero el desagüe está a cinco casillas, en línea recta.
learn-race-tokens-draw = ¡Y todas tus cartas son cortas! Puedes usar **Roba 3** cuando quieras: roba tres cartas y descarta tres.
learn-race-tokens-draw-short = Con esa carta, tu patito no llega ni cerca del desagüe. ¡Usa antes tu ficha!
learn-race-tokens-far = Robaste tres cartas y descartaste la 3, la 7 y la 10. ¿Cuál avanza cuatro casillas todo recto?
learn-race-tokens-far-short = Esa no es la larga. Tu patito necesita avanzar todo lo que pueda.
learn-race-tokens-spin = Justo antes de tu carta puedes usar una ficha. Tu patito mira al borde, así que ¿cuál le da la vuelta?
learn-race-tokens-spin-edge = ¡Pum! Así, la 52 lleva a tu patito contra el borde tras un solo paso.
learn-race-tokens-spin-ahead = **Pataleo** es un paso adelante, y no es por ahí.
learn-race-tokens-face = Con **Giro** miras hacia donde quieras. ¿Dónde está el desagüe?
learn-race-tokens-face-away = ¡Pum! Por ahí, la 52 lleva a tu patito contra el borde.
learn-race-tokens-paddle = ¡Te falta un paso! Después de tu carta también puedes usar una ficha: ¿cuál da un paso adelante?
learn-race-tokens-paddle-wait = Entonces tu patito se queda justo delante del desagüe hasta la próxima ronda.
learn-race-tokens-end = ¡Llegaste! De las otras dos fichas, **Sigue** juega una carta más después de moverte, y **Cambio** te cambia de sitio con el perro.

## Duck Gallery

learn-gallery = Duck Gallery
learn-gallery-line = Seis cartas pasan nadando en fila, y el extremo izquierdo es el frente. Los patos amarillos son tuyos: dispara a todos los azules antes de que { $computer } dispare a los tuyos.
learn-gallery-card = No puedes disparar sin más: antes, alguien tiene que apuntar. ¿Qué carta pone una mira sobre un pato?
learn-gallery-card-move = **Paso adelante** cambia de sitio uno de tus patos con la carta de delante. Guárdala para cuando haya peligro.
learn-gallery-aim = ¿A qué casilla quieres apuntar? Elige el pato azul más cercano al frente, a la izquierda.
learn-gallery-aim-water = Ahí solo hay agua. No hay nadie a quien disparar.
learn-gallery-aim-own = Ese pato es tuyo, ¡y ahora está en la línea de fuego!
learn-gallery-aim-behind = También es un buen blanco, pero aquí va primero el de delante.
learn-gallery-danger = { $computer } jugó **Fila adelante** y los patos avanzaron, pero las miras se quedan donde están. Ahora está sobre tu pato: ¿qué carta lo saca de ahí?
learn-gallery-danger-own = **Fuego** le da a lo que esté bajo la mira, y ahí está tu propio pato. ¡Ay!
learn-gallery-danger-aim = Otra mira no ayuda a tu pato, que sigue bajo la primera.
learn-gallery-ahead = **Paso adelante** cambia de sitio un pato tuyo con la carta de delante. ¿Cuál de los dos está en peligro?
learn-gallery-ahead-other = Ese estaba a salvo, y el otro sigue bajo la mira.
learn-gallery-shoot = Tu pato está a salvo, hay uno azul bajo tu mira, y { $computer } también ha apuntado. ¿Qué carta juegas?
learn-gallery-shoot-aim = Ya hay un pato azul bajo una mira. ¡No esperes a que se vaya!
learn-gallery-target = Hay dos miras: ¿a qué casilla disparas?
learn-gallery-target-own = Ese era tu propio pato. Mira siempre quién está bajo la mira.
learn-gallery-end = ¡Buen tiro! Una última cosa: si puedes jugar alguna de tus cartas, tienes que jugar una, aunque le des a un pato tuyo.

## Duck Pool

learn-pool = Duck Pool
learn-pool-pools = En cada piscina cabe cierto número de patos. Llena una justo hasta el tope, y sus patos se reparten entre quienes tengan ahí su ficha: cada uno es un punto.
learn-pool-dive = ¡Te toca! Primero, elige a qué piscina te lanzas: la tuya es donde está tu ficha, y le falta solo uno.
learn-pool-dive-elsewhere = Tu ficha no está en esa piscina. Si la llenaras, sus patos no serían para ti.
learn-pool-fill = Ahora juega una carta en ella, de tu mano o a ciegas del mazo. Los iconos de una carta dicen cuánto sitio ocupa: ¿cuál llena justo el último sitio?
learn-pool-fill-over = Albert ocupa cuatro sitios, y solo quedaba uno. ¡Se pasa, y se pierden todos los patos de la piscina!
learn-pool-fill-blind = Del mazo puede salir cualquier cosa: esta carta era demasiado grande, y se pierden todos los patos de la piscina.
learn-pool-fill-stop = Puedes plantarte y robar una carta, pero entonces { $computer } quizá llene la piscina antes que tú.
learn-pool-share = ¡Llena justo hasta el tope, y tres puntos para ti! Casi todos los patos hacen algo al zambullirse: Dingy apartó antes la ficha de { $computer }, así que no tuviste que repartir.
learn-pool-cancel = Ahora { $computer } juega a Lara, que te quita un pato de tus puntos. Un inflable en tu mano puede anular lo que hace un pato, y tienes un flotador: ¡úsalo!
learn-pool-cancel-robbed = Lara se llevó un pato de tu montón, y es un punto menos para ti.
learn-pool-cancel-hold = Eso solo te da más tiempo para pensar. Tu flotador pararía a Lara.
learn-pool-theirs = Lara no hizo nada, pero a la piscina de { $computer } ya le falta solo uno. Podrías estropeársela: ¡lánzate ahí!
learn-pool-theirs-own = Tu piscina aún está vacía, y { $computer } llenaría enseguida la suya.
learn-pool-spoil = Uno de más, y se pierde todo lo que hay. ¿Qué carta se pasa seguro?
learn-pool-spoil-gift = Era James, que ocupa un sitio: la piscina se llenó, y { $computer } se llevó todos los patos. ¡El mazo es una lotería!
learn-pool-spoil-end = Siempre puedes plantarte y robar una carta. Pero aquí a { $computer } le falta solo uno.
learn-pool-end = ¡Chapuzón! Tírate a la piscina tantas veces como te atrevas, y plántate a tiempo: cuando se acaban las piscinas, gana quien tenga más puntos.

## Duck Tow

learn-tow = Duck Tow
learn-tow-park = Vas de paseo por el parque: eres el peón con el aro brillante. Dales pan a los patos, y te seguirán hasta los lugares que piden tus cartas.
learn-tow-cards = Cada una de tus cartas es un lugar del parque, con los patos que pide. La carta del Embarcadero pide un pato amarillo y uno naranja.
learn-tow-feed = En tu turno tienes cuatro acciones. Ya te sigue un pato naranja, y en tu loseta hay uno amarillo: ¿con qué acción te sigue también?
learn-tow-feed-early = El Embarcadero pide también un pato amarillo, y acabas de alejarte del que había en tu loseta.
learn-tow-feed-shake = Así sale un pato de la bolsa, y nunca sabes cuál. Aquí mismo hay uno amarillo.
learn-tow-feed-end = Así acabas tu turno sin haber usado ninguna acción.
learn-tow-move = Se comió un pan amarillo y te sigue. Ahora lleva a los dos al Embarcadero: ¿adónde caminas?
learn-tow-move-away = Eso no es el Embarcadero. Cada paso a una loseta vecina es una acción, así que elige bien el camino.
learn-tow-drop = Entrégalos, y la carta pasa a tu fila. De cada color, tu racha más larga sin huecos da un punto por pato: ¿en qué extremo te conviene ponerla?
learn-tow-drop-left = Ahí, tus patos naranjas no quedan juntos: la carta de en medio no tiene ninguno. Es una racha de uno en lugar de dos.
learn-tow-drop-end = Así acabas tu turno con los dos patos aún detrás de ti.
learn-tow-claim = Cuatro patos en cuadrado: ¡tu fila muestra una de las formaciones! Quien la reclame primero se lleva sus puntos.
learn-tow-claim-pass = Aún podrías reclamarla después de tu próxima carta, si { $computer } no se adelanta.
learn-tow-end = ¡Qué bonito! Cuando una fila es lo bastante larga, o no quedan formaciones, gana quien tenga más puntos: rachas más formaciones.
