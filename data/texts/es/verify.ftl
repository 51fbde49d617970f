# What `/ducks verify` says about a record

verify-good = ### Bueno
    He repetido este registro de { $game } con { $seats } jugadores: { $moves ->
        [one] su única jugada lleva
       *[other] sus { $moves } jugadas llevan
    } justo adonde dice.
verify-seed = { $shared ->
    [yes] Su semilla sale del secreto y de { $count ->
        [0] nada más: nadie agregó nada.
        [one] lo único que se agregó al jugar.
       *[other] las { $count } cosas que agregaron quienes jugaron.
    }
   *[no] Su semilla es la que se prometió al empezar la partida.
}
verify-commitment = -# { $shared ->
    [yes] SHA-256 del secreto
   *[no] SHA-256 de la semilla
}: `{ $commitment }`. Si estuviste ahí, compáralo con el que viste cuando se abrió la mesa, y compara los números de tus clics.
verify-sealed = ### Sellado
    Este es un registro de { $game } con { $seats } jugadores escrito antes del final, así que no incluye su semilla. No puedo repetirlo: pide el registro de después de la partida.
verify-bad = ### Malo
    { $why }
verify-detail = -# Lo que encontré, en palabras de mi comprobador: `{ $detail }`

verify-large = Ese archivo es demasiado grande para un registro. Los registros ocupan como mucho { $kilobytes } KB.
verify-lost = No pude descargar ese archivo de Discord. Prueba otra vez en un momento.

## Why it's bad, by the engine's codes

verify-why-layout = Hay algo donde no debe estar, así que no es un registro que haya escrito yo.
verify-why-signs = Esto no es texto UTF-8 sencillo con mis fines de línea. Mándame el archivo tal como lo recibiste, sin abrirlo en un editor.
verify-why-cut = Falta el final del registro. Mándame el archivo entero.
verify-why-altered = Alguien cambió el registro: no coincide con el resumen de su última línea.
verify-why-long = Tiene más jugadas que cualquier partida.
verify-why-sealed = Está sellado, así que no se puede repetir.
verify-why-setup = Ninguna partida puede empezar como dice este registro.
verify-why-content = Se jugó con cartas o tableros distintos de los míos, así que no puedo repetirlo.
verify-why-commitment = El secreto no es el que se prometió al abrir la mesa: su SHA-256 es otro.
verify-why-additions = Lo que se agregó está desordenado, aparece dos veces o no corresponde a ningún asiento.
verify-why-seed = La semilla no sale del secreto y de lo que se agregó. Algo de eso se ha cambiado.
verify-why-move = Una de las jugadas no era posible en esta partida.
verify-why-outcome = Las jugadas llevan a un resultado distinto del que dice el registro.
verify-why-state = Las jugadas llevan a un final distinto del que dice el registro.
