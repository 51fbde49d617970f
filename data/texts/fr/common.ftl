# What this language is called by those who speak it
language-name = Français

list-comma = { $one }, { $other }
list-and = { $one } et { $other }
list-and-did = { $one } et { $other }
list-or = { $one } ou { $other }
list-semicolon = { $one } ; { $other }
list-or-else = { $one } ; ou bien { $other }
list-sentences = { $one } { $other }
list-then = { $one }, puis { $other }

# People without a name: a word that has no gender
name-missing = Anonyme { $letter }
name-namesake = { $name } ({ $letter })

label-lettered = { $letter } · { $what }
