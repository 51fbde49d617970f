"""What lies in the box: ducks, floats and pools, read once from `data/content/pool` and checked (P1, P2).

Another version of the rules may have another box. The numbers of its cards and pools go on where those of the version
before end, so a number says everything wherever it turns up. Only the icons of a kind are always the same.
"""

from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import Field

from ..content import CONTENT_FOLDER, Look, LookRow, Strict, checked, looks, read
from ..errors import BadContent
from ..values import Frozen
from ..words import digest

FOLDER = CONTENT_FOLDER / "pool"
POOL_COUNT = 21
SEAT_COUNT = 6
DUCKS = ("sam", "dingy", "julie", "wilma", "james", "amy", "lara", "albert", "arrrwin", "goldie")
WITHOUT_ICONS = ("arrrwin", "goldie")
ENOUGH = 1.5  # P2: duck icons for each icon that the pools can hold

Count = Annotated[int, Field(ge=1)]


class Card(NamedTuple):
    kind: str
    ducks: int  # duck icons
    floats: int  # float icons; a duck has none

    @property
    def is_duck(self) -> bool:
        return not self.floats


class PoolCard(NamedTuple):
    name: str
    ducks: int  # how many duck icons fill it
    floats: int  # how many float icons it bears


class Content(NamedTuple):
    cards: dict[int, Card]
    pools: dict[int, PoolCard]
    counts: Frozen[int]  # how many cards there are of each kind
    digest: str


NO_CONTENT = Content({}, {}, Frozen(), "")


class _Row(Strict):
    count: Count
    icons: Annotated[int, Field(ge=0)]


class _Cards(Strict):
    ducks: dict[str, _Row]
    floats: dict[str, _Row]


class _PoolRow(Strict):
    ducks: Count
    floats: Annotated[int, Field(ge=0)]


class _Pools(Strict):
    pools: dict[str, _PoolRow]


class _Seats(Strict):
    seats: Annotated[list[LookRow], Field(min_length=SEAT_COUNT, max_length=SEAT_COUNT)]


def load(folder: Path = FOLDER, before: Content = NO_CONTENT) -> Content:
    rows = checked(_Cards, "cards.toml", read(folder, "cards.toml"))
    pools = _pools(checked(_Pools, "pools.toml", read(folder, "pools.toml")), max(before.pools, default=0) + 1)
    _check_ducks(rows.ducks, sum(pool.ducks for pool in pools.values()))
    _check_floats(rows.floats)
    ducks = [Card(kind, row.icons, 0) for kind, row in rows.ducks.items() for _ in range(row.count)]
    floats = [Card(kind, 0, row.icons) for kind, row in rows.floats.items() for _ in range(row.count)]
    cards = dict(enumerate([*ducks, *floats], max(before.cards, default=0) + 1))
    counts = Frozen({kind: row.count for kind, row in {**rows.ducks, **rows.floats}.items()})
    return Content(cards, pools, counts, digest(repr((sorted(cards.items()), sorted(pools.items())))))


def _check_ducks(rows: dict[str, _Row], capacity: int) -> None:
    """P2: ten kinds; Albert has the most icons, Arrrwin and Goldie none, Goldie is rare, and some duck has one."""
    if odd := rows.keys() ^ set(DUCKS):
        raise BadContent(f"cards.toml: ducks {min(odd)}: missing, or no duck of this game")
    icons = {kind: row.icons for kind, row in rows.items()}
    for kind, number in icons.items():
        if (number == 0) != (kind in WITHOUT_ICONS):
            raise BadContent(f"cards.toml: ducks {kind}: Arrrwin and Goldie have no icons, all others have some")
        if number >= icons["albert"] and kind != "albert":
            raise BadContent(f"cards.toml: ducks {kind}: Albert has the most icons")
    if 1 not in icons.values():
        raise BadContent("cards.toml: ducks: some duck has one icon")
    if min(row.count for row in rows.values()) != rows["goldie"].count:
        raise BadContent("cards.toml: ducks goldie: she is the rarest")
    if sum(row.count * row.icons for row in rows.values()) < ENOUGH * capacity:
        raise BadContent(f"cards.toml: ducks: all icons together are less than {ENOUGH} times what the pools hold")


def _check_floats(rows: dict[str, _Row]) -> None:
    for kind, row in rows.items():
        if kind in DUCKS or row.icons not in (1, 2):
            raise BadContent(f"cards.toml: floats {kind}: a float has one or two icons, and a name of its own")


def _pools(rows: _Pools, first: int) -> dict[int, PoolCard]:
    if len(rows.pools) != POOL_COUNT:
        raise BadContent(f"pools.toml: pools: there are {POOL_COUNT}, not {len(rows.pools)}")
    return dict(enumerate([PoolCard(name, row.ducks, row.floats) for name, row in rows.pools.items()], first))


def load_seats(folder: Path = FOLDER) -> tuple[Look, ...]:
    """What everyone is told apart by. It's for looks only (P3), so it's no part of the digest."""
    return looks("seats.toml", "seats", checked(_Seats, "seats.toml", read(folder, "seats.toml")).seats)


RULES_1 = load(FOLDER / "rules-1")
RULES_2 = load(FOLDER / "rules-2", RULES_1)
CONTENT = load(FOLDER, RULES_2)
SEATS = load_seats()
CARDS = RULES_1.cards | RULES_2.cards | CONTENT.cards
POOLS = RULES_1.pools | RULES_2.pools | CONTENT.pools
OF_KIND = {card.kind: card for card in CARDS.values()}
KIND = ["", *[card.kind for card in CARDS.values()]]  # by number, as all these
ICONS = [0, *[card.ducks for card in CARDS.values()]]
FLOATS = [0, *[card.floats for card in CARDS.values()]]
