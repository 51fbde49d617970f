"""Games played to their end under all laws."""

from collections.abc import Iterator
from random import Random

from engine import Chance
from engine.record import Said
from tests.support.engine import laws
from tests.support.engine.laws import AnyGame, Subject

CHECKED_STEPS = 8  # after an unchecked beginning of random length
LONGEST_GAME = 20_000


def check_playouts(subject: Subject, playouts: int, rng: Random, first: int = 0) -> None:
    styles = laws.styles_of(subject)
    for number in range(first, first + playouts):
        check_playout(subject, rng, styles[number % len(styles)])


def check_playout(subject: Subject, rng: Random, style: laws.Style) -> None:
    game = laws.somewhere_in_a_game(subject, rng)
    chance = Chance(laws.random_seed(rng))
    cards = subject.all_cards(game)
    ids = laws.IdWatch()
    games, log, revealed = [game.copy()], list[Said](), list[bool]()
    for _ in range(CHECKED_STEPS):
        check_moment(game, rng)
        ids.look(game)
        if game.outcome is not None:
            check_end(game, chance)
            break
        said = style(game, rng)
        check_knowing(subject, game, said, chance, rng)
        events = game.play(*said)
        revealed.append(any(event.reveals for event in events))
        for seat in laws.viewers(game):
            laws.check_telling(subject, games[-1], game, seat, events)
        assert subject.all_cards(game) == cards, "a card was lost or made"
        log.append(said)
        games.append(game.copy())
        laws.check_undo(games[0], log, games, revealed)


def check_moment(game: AnyGame, rng: Random) -> None:
    laws.check_prompts(game)
    laws.check_round_trip(game)
    laws.check_view_is_plain(game)
    laws.check_copy(game, rng)
    laws.check_refusals(game, rng)
    laws.check_any_order(game, rng)


def check_knowing(subject: Subject, game: AnyGame, said: Said, chance: Chance, rng: Random) -> None:
    for seat in laws.viewers(game):
        world = game.imagine(seat, chance)
        laws.check_world(subject, game, seat, world)
        laws.check_view_law(game, seat, world)
        laws.check_step_law(game, seat, world, said, rng)


def check_end(game: AnyGame, chance: Chance) -> None:
    """What nobody may know does not change when the game is over, unless it was shown."""
    for seat in laws.viewers(game):
        laws.check_view_law(game, seat, game.imagine(seat, chance))


def to_the_end(game: AnyGame, rng: Random) -> Iterator[Said]:
    for _ in range(LONGEST_GAME):
        if game.outcome is not None:
            return
        said = laws.half_by_default(game, rng)
        game.play(*said)
        yield said
    raise AssertionError("the game does not end")
