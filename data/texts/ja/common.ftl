# What all games say

language-name = 日本語

list-comma = { $one }、{ $other }
list-and = { $one }と{ $other }
list-and-did = { $one }、{ $other }
list-or = { $one }か{ $other }
list-semicolon = { $one }；{ $other }
list-or-else = { $one }；または{ $other }
list-sentences = { $one }{ $other }
list-then = { $one }、次に{ $other }

name-missing = プレイヤー{ $letter }
name-namesake = { $name }（{ $letter }）

label-lettered = { $letter } · { $what }
