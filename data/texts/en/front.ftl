# The first page of the playground: what Duckboard is, and its games.

front-name = Duckboard
front-learn = Learn to play
front-line = Four duck board games to play with friends or against computers.

front-race = Race rubber duckies through a bathtub. Mind the dog!
front-gallery = Ducks swim past in a line, and everyone takes aim.
front-pool = Fill a pool to the last duck. One too many spoils it.
front-tow = Feed the ducks in the park, and they'll follow you.

front-players = { $least }–{ $most } players
front-players-undrawn = { $least }–{ $most } players, in words for now

# The covers, for people who can't see them
front-cover-race = Three rubber duckies swim toward the drain of a bathtub, and a dog paddles after them.
front-cover-gallery = Five ducks with hats swim past in a shooting gallery, the one in the middle in the sights.
front-cover-pool = A paddling pool with six ducks in a circle, and a diver jumping into another one.
front-cover-tow = Four ducks in a row waddle along a path behind a pawn that drops crumbs.
