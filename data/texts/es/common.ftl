# What all games say. How we say it in Spanish: docs/languages/es.md

language-name = español

list-comma = { $one }, { $other }
list-and = { $one } { $sound ->
    [i] e
   *[other] y
} { $other }
list-and-did = { $one } y { $other }
list-or = { $one } { $sound ->
    [o] u
    [oa] u
    [oe] u
    [oi] u
   *[other] o
} { $other }
list-semicolon = { $one }; { $other }
list-or-else = { $one }; o bien { $other }
list-sentences = { $one } { $other }
list-then = { $one }, luego { $other }

# Without gender
name-missing = Persona { $letter }
name-namesake = { $name } ({ $letter })

label-lettered = { $letter } · { $what }
