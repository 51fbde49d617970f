# What Discord shows while someone types a slash command. A text can't be longer than 100 characters

slash-ducks = Ayuda, tu mano y tus mesas
slash-help = Cómo se juega, en dos minutos
slash-learn = Aprende un juego jugando: lecciones cortas, una cosa cada vez
slash-hand = Mira tu mano donde solo la ves tú
slash-table = Encuentra tus mesas y la de este canal
slash-leave = Deja tu mesa. En plena partida, una máquina ocupa tu asiento
slash-stop = Detén la partida de este canal (quien dirige la mesa, quien administra, o por mayoría)
slash-describe = La mesa de este canal en texto, para lectores de pantalla
slash-stats = Tus estadísticas en este servidor, o las de alguien: nivel, victorias, patito favorito, rivales
slash-stats-person = De quién quieres ver las estadísticas
slash-leaderboard = Quién juega mejor en este servidor
slash-leaderboard-game = De qué juego. Si no lo dices, de todos juntos
slash-settings = Elige cómo te aviso cuando te toca
slash-privacy = Lo que guardo sobre ti, en un archivo, y cómo borrarlo
slash-history = Repasa tus partidas terminadas, paso a paso
slash-puzzle = El reto del día: un tablero y una solución mejor que las demás
slash-verify = Comprueba el registro de una partida: bueno, malo o sellado
slash-verify-record = El archivo que te da Juego limpio después de una partida
slash-about = Qué es este bot y cómo le va

slash-setup = Para quien administra el servidor: dónde y cómo se abren mesas
slash-setup-channel = Permite mesas en este canal, o deja de permitirlas. Si no eliges ninguno, valen todos
slash-setup-thread = Si cada mesa tiene su propio hilo, salvo que quien la dirige diga otra cosa
slash-setup-clock = Cuánto puede durar una decisión, salvo que quien dirige la mesa diga otra cosa
slash-setup-tables = Cuántas mesas puede haber abiertas a la vez. 0 es sin límite
slash-setup-votes = Si se puede parar una partida por mayoría de votos
slash-setup-seasons = Si las clasificaciones empiezan de nuevo cada tres meses
slash-setup-language = El idioma de las mesas. Los mensajes privados van en el idioma de cada cual
slash-setup-language-discord = el del servidor, el que tiene en Discord
slash-setup-puzzle = Publica el reto del día en este canal. Nómbralo otra vez para dejar de hacerlo

## Each game's group

slash-race = Duck Race: carreras de patitos en la bañera
slash-gallery = Duck Gallery: apunta a los patos que pasan nadando
slash-pool = Duck Pool: tienta a la suerte en el parque acuático
slash-tow = Duck Tow: pasea patos por el parque
slash-start = Abre una mesa de { $game } en este canal
slash-start-thread = Dale a la mesa su propio hilo
slash-rules = Las reglas de { $game }, capítulo a capítulo
slash-boards = Todos los tableros de Duck Race, con imágenes
slash-board = Dibuja un tablero por su nombre o su código
slash-board-code = El nombre de un tablero, o un código que te hayan pasado
