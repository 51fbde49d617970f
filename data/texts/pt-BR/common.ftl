# What this language is called by those who speak it
language-name = português (Brasil)

# A list of things, made from two of them at a time
list-comma = { $one }, { $other }
list-and = { $one } e { $other }
list-and-did = { $one } e { $other }
list-or = { $one } ou { $other }
list-semicolon = { $one }; { $other }
list-or-else = { $one }; ou { $other }
list-sentences = { $one } { $other }
list-then = { $one }, depois { $other }

# People without a name are called by the letter of their seat, which also tells namesakes apart
name-missing = Pessoa { $letter }
name-namesake = { $name } ({ $letter })

# On the button of a move that is lettered in the picture
label-lettered = { $letter } · { $what }
