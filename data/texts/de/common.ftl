# What all games say

# What this language is called by those who speak it
language-name = Deutsch

# A list of things, made from two of them at a time
list-comma = { $one }, { $other }
list-and = { $one } und { $other }
list-and-did = { $one } und { $other }
list-or = { $one } oder { $other }
list-semicolon = { $one }; { $other }
list-or-else = { $one }; oder { $other }
list-sentences = { $one } { $other }
list-then = { $one }, dann { $other }

# People without a name are called by the letter of their seat, which also tells namesakes apart
name-missing = Person { $letter }
name-namesake = { $name } ({ $letter })

# On the button of a move that is lettered in the picture
label-lettered = { $letter } · { $what }
