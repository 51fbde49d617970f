"""Duck Pool by orders (P31): what a computer wants cancelled while it's away, and how it says so."""

from ..pool.content import FLOATS, KIND
from ..pool.game import LIFT, ORDER
from ..pool.pools import GOLDIE
from ..pool.table import Position
from ..values import Prompt, View

NEARLY_FULL = 4  # icons missing, from where on it's worth a float to stay at a pool


def missing_order(view: View[Position]) -> str | None:
    """An order to give or to take back before anything else. Its own turn is when it thinks of that, whatever it
    holds."""
    standing = next((prompt for prompt in view.prompts if prompt.ask == "orders"), None)
    if standing is None:
        return None
    wanted = wanted_orders(view.position, standing)
    unwanted = [kind for kind in view.position.orders if kind not in wanted]
    words = [*[ORDER[kind] for kind in wanted], *[LIFT[kind] for kind in unwanted]]
    return next((word for word in words if word in standing.moves), None)


def wanted_orders(here: Position, standing: Prompt) -> list[str]:
    """Against robbers if it has something to lose, and against being sent away from a pool that is nearly full."""
    seat = standing.seat
    if not any([FLOATS[card] for card in here.hand]):
        return []
    pile = here.piles[seat]
    robbed = bool(pile) and (here.pile_sizes[seat] == max(here.pile_sizes) or KIND[pile[-1]] == GOLDIE)
    moved = here.circle[here.tokens[seat]].room <= NEARLY_FULL
    return [kind for kind, is_wanted in (("lara", robbed), ("dingy", moved)) if is_wanted]
