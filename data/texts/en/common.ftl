# What all games say. A message is a name and its text; { $who } is filled in. Plurals are chosen by a number:
# { $count -> [one] one card *[other] { $count } cards }

# What this language is called by those who speak it
language-name = English

# A list of things, made from two of them at a time. { $sound } is what the second one begins with, for languages
# in which "and" depends on it
list-comma = { $one }, { $other }
list-and = { $one } and { $other }
list-and-did = { $one } and { $other }
list-or = { $one } or { $other }
list-semicolon = { $one }; { $other }
list-or-else = { $one }; or { $other }
list-sentences = { $one } { $other }
list-then = { $one }, then { $other }

# People without a name are called by the letter of their seat, which also tells namesakes apart
name-missing = Player { $letter }
name-namesake = { $name } ({ $letter })

# On the button of a move that is lettered in the picture
label-lettered = { $letter } · { $what }
