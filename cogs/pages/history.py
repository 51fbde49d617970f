"""Someone's finished games: a list with filters, from which each can be opened again. What it shows is all in its
custom ids."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from data.store import PastGame, Result, Wanted
from engine import GAMES
from render import TELLERS
from render.words.people import people, shown_names
from render.words.scene import slug
from render.words.sentences import listed
from render.words.texts import Texts

from .common import date_of
from .ids import NO_TABLE, Click
from .model import Button, Buttons, Choice, Page, Part, Say, Select

ON_A_PAGE = 8
ANY, YES, NO = "any", "yes", "no"
HERE, EVERYWHERE = "here", "all"
FILTERS = {"kind": (ANY, *GAMES), "won": (ANY, YES, NO), "computers": (ANY, NO, YES)}
TRUTH = {ANY: None, YES: True, NO: False}
LONGEST_CHOICE = 100
RACE = "race"


class Search(NamedTuple):
    """Which games are shown, as custom ids carry it: `any.yes.any.here.0`."""

    kind: str = ANY
    won: str = ANY
    computers: str = ANY
    where: str = HERE
    page: int = 0

    @property
    def rest(self) -> str:
        return ".".join(map(str, self))

    @property
    def is_filtered(self) -> bool:
        return (self.kind, self.won, self.computers) != (ANY, ANY, ANY)

    def wanted(self, guild_id: int | None) -> Wanted:
        kind = None if self.kind == ANY else self.kind
        return Wanted(kind, TRUTH[self.won], TRUTH[self.computers], guild_id if self.where == HERE else None)


def parse_search(rest: str) -> Search | None:
    match = re.fullmatch(r"([a-z]+)\.([a-z]+)\.([a-z]+)\.([a-z]+)\.([0-9]{1,5})", rest)
    search = match and Search(match[1], match[2], match[3], match[4], int(match[5]))
    return search if search and is_known(search) else None


def is_known(search: Search) -> bool:
    filters = zip(search, FILTERS.values(), strict=False)
    return all([value in values for value, values in filters]) and search.where in (HERE, EVERYWHERE)


def history_page(words: Texts, user: int, search: Search, found: Sequence[PastGame], *, in_server: bool) -> Page:
    """`found` is one game more than fits, if there are older ones."""
    shown, first = found[:ON_A_PAGE], search.page * ON_A_PAGE + 1
    told = [words.say("history-title", where=search.where if in_server else EVERYWHERE)]
    told += [line_of(words, user, game, number) for number, game in enumerate(shown, first)]
    if not shown:
        told.append(words.say("history-none", filtered="yes" if search.is_filtered else "no"))
    parts = [Say("\n".join(told)), *opening(words, user, shown, first)]
    if shown or search.is_filtered:
        parts += [filter_select(words, search, name) for name in FILTERS]
    buttons = [*turning(words, search, len(found) > ON_A_PAGE), *([place_button(words, search)] if in_server else [])]
    return Page((*parts, *([Buttons(tuple(buttons))] if buttons else [])))


def opening(words: Texts, user: int, shown: Sequence[PastGame], first: int) -> Iterator[Part]:
    choices = [
        Choice(str(game.table_id), pick_label(words, user, game, number)) for number, game in enumerate(shown, first)
    ]
    if choices:
        yield Select(Click("replay", NO_TABLE).select_id, words.say("history-open"), tuple(choices))


def filter_select(words: Texts, search: Search, name: str) -> Select:
    chosen, page = getattr(search, name), search._replace(page=0)
    choices = [Choice(value, choice_name(words, name, value), value == chosen) for value in FILTERS[name]]
    click = Click("past", NO_TABLE, f"{name} {page.rest}")
    return Select(click.select_id, words.say(f"history-{name}"), tuple(choices))


def choice_name(words: Texts, name: str, value: str) -> str:
    return words.say(f"game-{value}" if value in GAMES else f"history-{name}-{value}")


def turning(words: Texts, search: Search, has_older: bool) -> Iterator[Button]:  # noqa: FBT001
    if search.page or has_older:
        newer, older = search._replace(page=max(0, search.page - 1)), search._replace(page=search.page + 1)
        yield Button(search_id(newer), words.say("history-newer"), disabled=not search.page)
        yield Button(search_id(older), words.say("history-older"), disabled=not has_older)


def place_button(words: Texts, search: Search) -> Button:
    other = EVERYWHERE if search.where == HERE else HERE
    label = words.say("history-everywhere" if other == EVERYWHERE else "history-here")
    return Button(search_id(search._replace(where=other, page=0)), label)


def search_id(search: Search) -> str:
    return Click("past", NO_TABLE, search.rest).custom_id


# A game in a line


def line_of(words: Texts, user: int, game: PastGame, number: int) -> str:
    mine = own_result(game, user)
    return words.say(
        "history-line",
        number=number,
        game=words.say(f"game-{game.kind}"),
        when=date_of(game.finished),
        result=result_of(words, game, mine),
        who=others(words, game, mine),
        ended=end(words, game),
    )


def own_result(game: PastGame, user: int) -> Result:
    return next((each for each in game.results if each.user_id == user), game.results[0])


def result_of(words: Texts, game: PastGame, mine: Result) -> str:
    return words.say(
        "history-result",
        place=game.place_of(mine),
        seats=len(game.results),
        won="yes" if mine.won else "no",
        score=words.say("history-score", kind=game.kind, score=points_of(mine)),
    )


def points_of(mine: Result) -> int:
    """Of a race these are buoys: its winner has a point more, for the drain."""
    return mine.score - 1 if mine.kind == RACE and mine.won else mine.score


def others(words: Texts, game: PastGame, mine: Result) -> str:
    names = people([each.name for each in game.results], letters_of(game), words)
    return listed(words, [name for each, name in zip(game.results, names, strict=True) if each is not mine])


def letters_of(game: PastGame) -> list[str]:
    return [look.letter for look in TELLERS[game.kind].looks][: len(game.results)]


def end(words: Texts, game: PastGame) -> str:
    """How it ended, as far as there are words for it, and whether it was a game of its own."""
    name = f"history-ended-{slug(game.reason)}"
    how = words.say("history-ended", how=words.say(name)) if name in words else ""
    return how + (words.say("history-continued") if game.continued_from is not None else "")


def pick_label(words: Texts, user: int, game: PastGame, number: int) -> str:
    """Without Markdown, which a select doesn't know."""
    mine = own_result(game, user)
    names = shown_names([each.name for each in game.results], letters_of(game), words)
    who = listed(words, [name for each, name in zip(game.results, names, strict=True) if each is not mine])
    label = words.say("history-pick", number=number, game=words.say(f"game-{game.kind}"), who=who)
    return label[:LONGEST_CHOICE]
