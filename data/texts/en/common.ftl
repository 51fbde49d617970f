# What all games say. A message is a name and its text; { $who } is filled in. Plurals are chosen by a number:
# { $count -> [one] one card *[other] { $count } cards }

# A list of things, made from two of them at a time
list-comma = { $one }, { $other }
list-and = { $one } and { $other }
list-or = { $one } or { $other }
