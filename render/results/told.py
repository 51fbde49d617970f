"""Statistics and leaderboards in words: for people who can't see pictures, and where none can be drawn."""

from collections.abc import Callable, Iterator, Sequence

from ..text.names import shortened
from ..words.markdown import plain
from ..words.people import SEAT_LETTERS, shown_names
from ..words.sentences import LONGEST_ALT, Form, fit
from ..words.texts import Texts
from .values import Dot, Rank, Ranks, Sheet, Wins

Called = Callable[[str], str]  # how a name is written
MATTERS, TOLD = 100, 50  # how heavily a sentence weighs where room is short


def ranks_told(ranks: Ranks, texts: Texts) -> str:
    """In Markdown."""
    return "\n".join(ranks_sentences(ranks, texts, plain))


def ranks_alt(ranks: Ranks, texts: Texts) -> str:
    """The first matter most."""
    return alt_of([*ranks_sentences(ranks, texts, str)])


def stats_told(sheet: Sheet, texts: Texts) -> str:
    """In Markdown."""
    return "\n".join(stats_sentences(sheet, texts, plain))


def stats_alt(sheet: Sheet, texts: Texts) -> str:
    return alt_of([*stats_sentences(sheet, texts, str)])


def alt_of(sentences: Sequence[str]) -> str:
    """The last sentences give way first."""
    forms = [(Form(MATTERS if not place else TOLD - place, each),) for place, each in enumerate(sentences)]
    return fit(forms, LONGEST_ALT)


def ranks_sentences(ranks: Ranks, texts: Texts, called: Called) -> Iterator[str]:
    yield texts.say("ranks-alt", **list_of(ranks, texts))
    for rank, name in zip(ranks.ranks, names_of(ranks.ranks, texts), strict=True):
        facts = {"place": str(rank.place), "points": str(rank.points), "games": rank.games, "won": rank.won}
        yield texts.say("ranks-line", name=called(name), **facts)
    yield texts.say("ranks-people", count=ranks.people)


def list_of(ranks: Ranks, texts: Texts) -> dict[str, str]:
    game = texts.say(f"game-{ranks.kind}") if ranks.kind else texts.say("ranks-all")
    return {"game": game, "season": season_name(ranks.season, texts)}


def season_name(season: str, texts: Texts) -> str:
    year, _, quarter = season.partition("-")
    return texts.say("season-name", year=year, quarter=int(quarter)) if season else texts.say("season-none")


def names_of(ranks: Sequence[Rank], texts: Texts) -> Sequence[str]:
    """Their places tell namesakes apart."""
    return shown_names([rank.name for rank in ranks], [str(rank.place) for rank in ranks], texts)


def rivals_of(sheet: Sheet, texts: Texts) -> Sequence[str]:
    return shown_names([each.name for each in sheet.rivals], SEAT_LETTERS[: len(sheet.rivals)], texts)


def owner(sheet: Sheet, texts: Texts) -> str:
    return shortened(sheet.name) or texts.say("name-missing", letter="1")


def stats_sentences(sheet: Sheet, texts: Texts, called: Called) -> Iterator[str]:
    yield texts.say("stats-alt", name=called(owner(sheet, texts)))
    yield standing(sheet, texts, "stats-rated", "stats-unrated")
    for each in sheet.wins:
        yield texts.say("stats-wins-told", game=texts.say(f"game-{each.kind}"), **counts(each))
    if sheet.with_computers:
        yield texts.say("stats-computers-told", **counts(sheet.with_computers))
    if sheet.favourite:
        yield texts.say("stats-ducky-told", ducky=texts.say(f"character-{sheet.favourite}"))
    for rival, name in zip(sheet.rivals, rivals_of(sheet, texts), strict=True):
        yield texts.say("stats-rival-told", name=called(name), ahead=rival.ahead, behind=rival.behind)
    for kind, dots in by_kind(sheet.curve).items():
        facts = {"game": texts.say(f"game-{kind}"), "first": str(dots[0].points), "last": str(dots[-1].points)}
        yield texts.say("stats-curve-told", count=len(dots), **facts)


def standing(sheet: Sheet, texts: Texts, rated: str, unrated: str) -> str:
    if sheet.rank is None:
        return texts.say(unrated)
    facts = {"points": str(sheet.rank.points), "place": str(sheet.rank.place), "people": str(sheet.people)}
    return texts.say(rated, season=season_name(sheet.season, texts), **facts)


def counts(wins: Wins) -> dict[str, int]:
    return {"games": wins.games, "won": wins.won}


def by_kind(curve: Sequence[Dot]) -> dict[str, list[Dot]]:
    """The kind that was played last comes last."""
    last = {dot.kind: number for number, dot in enumerate(curve)}
    return {kind: [dot for dot in curve if dot.kind == kind] for kind in sorted(last, key=lambda each: last[each])}
