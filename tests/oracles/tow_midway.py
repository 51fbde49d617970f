"""Games of Duck Tow that begin in the middle, all pieces scattered at random: moments whole games rarely reach."""

from random import Random
from typing import Any

from tests.oracles.tow import LAST_CARD
from tests.oracles.tow_pieces import PIECES, Cell, Claim, Player


def midway(fresh: Any, chance: Random) -> Any:
    """A fresh game, its pieces scattered. Bags and deck are often empty, rows long, and colours nearly all adopted."""
    game = fresh.copy()
    players = lay_rows(game, chance)
    place_ducks(game, players, chance)
    claim_formations(game, players, chance)
    deal_food(game, players, chance)
    for player in players:
        player.tile = chance.randrange(len(game.spots))
    game.hands = tuple(tuple(sorted(player.hand)) for player in players)
    game.visitors = tuple(visitor_of(player) for player in players)
    turn = chance.randrange(6 * game.seated)
    game.success = chance.randint(0, turn)
    game.turn = (game.order[turn % game.seated], turn + 1, 4)
    game.trigger = chance.choice((-1, -1, chance.randrange(game.seated)))
    if game.trigger >= 0:
        game.success = turn  # whatever triggers the end is one
    return type(fresh).load(game.dump())


def lay_rows(game: Any, chance: Random) -> list[Player]:
    """Cards into rows, hands, the open row, discards and deck; some stay in the box, so that there are too few."""
    cards = [*game.deck, *game.open, *(card for hand in game.hands for card in hand)]
    chance.shuffle(cards)
    players: list[Player] = []
    for visitor in game.visitors:
        length = chance.choice((0, chance.randrange(LAST_CARD[game.seated] - 1), LAST_CARD[game.seated] - 2))
        start = chance.randint(0, length)  # where the starting card lies
        places = [at - start for at in range(length + 1) if at != start]
        row = {at: cards.pop() for at in places if len(cards) > 4 * game.seated}
        row[0] = visitor.row[0].card
        players.append(Player(0, [], [0] * 4, [], row))
    for player in players:
        player.hand = [cards.pop() for _ in range(chance.choice((0, 2, 3, 4, 4, 4)))]
    game.open = tuple(cards.pop() for _ in range(min(len(cards), chance.choice((0, 1, 3, 4, 4)))))
    left = cards[: chance.choice((0, 0, 1, 2, 5, len(cards)))]
    split = chance.choice((0, 0, 1, len(left)))
    game.deck, game.discards = tuple(left[:split]), tuple(left[split:])
    return players


def place_ducks(game: Any, players: list[Player], chance: Random) -> None:
    """Into rows, but never all of a colour (T30), onto tows and tiles, the rest into the bag."""
    tiles = [[0] * 4 for _ in game.spots]
    bag = [0] * 4
    for colour in range(4):
        ducks: int = PIECES["ducks"][str(game.seated)]
        adopted = chance.choice((0, 2, ducks - 1))
        for player, cell in empty_places(players, colour, chance)[:adopted]:
            player.adopted.add(cell)
            ducks -= 1
        in_bag = chance.choice((0, 0, 1, ducks // 2))
        bag[colour] = in_bag
        for _ in range(ducks - in_bag):
            player = chance.choice(players)
            if len(player.tow) < 4 and chance.random() < 0.6:
                player.tow.append(colour)
            else:
                chance.choice(tiles[: chance.choice((2, len(tiles)))])[colour] += 1
    game.duck_bag = tuple(bag)
    game.spots = tuple((spot.location, tuple(ducks)) for spot, ducks in zip(game.spots, tiles, strict=True))


def empty_places(players: list[Player], colour: int, chance: Random) -> list[tuple[Player, Cell]]:
    places = [(player, (x, colour)) for player in players for x in player.row if (x, colour) not in player.ducks]
    chance.shuffle(places)
    return places


def claim_formations(game: Any, players: list[Player], chance: Random) -> None:
    """At least one stays in play (T30)."""
    formations = list(game.formations)
    chance.shuffle(formations)
    for _ in range(chance.randrange(2 * len(formations))):
        formation, player = formations[0], chance.choice(players)
        if len(formations) > 1 and (corners := player.fits(formation)):
            player.claims.append(Claim(formations.pop(0), chance.choice(corners)))
    game.formations = tuple(sorted(formations))


def deal_food(game: Any, players: list[Player], chance: Random) -> None:
    """Often of one colour only, so that the bag runs out of it."""
    bag = [PIECES["food"]] * 4
    liked = chance.randrange(4)
    for player in players:
        for _ in range(chance.randrange(5)):
            colour = chance.choice((liked, liked, chance.randrange(4)))
            if bag[colour]:
                bag[colour] -= 1
                player.food[colour] += 1
    game.food_bag = tuple(bag)


def visitor_of(player: Player) -> tuple[Any, ...]:
    left = min(player.row)
    columns = sorted(player.row)
    row = tuple((player.row[x], tuple(sorted(colour for at, colour in player.adopted if at == x))) for x in columns)
    claims = tuple((claim.formation, claim.corner[0] - left, claim.corner[1]) for claim in player.claims)
    return player.tile, tuple(sorted(player.tow)), tuple(player.food), row, claims
