"""Somebody's statistics and a server's leaderboards: pictures with words, and what can be pressed below them."""

from collections.abc import Sequence

from data.store import ALL_GAMES, ALL_TIMES, Leaderboard, Ranked, Stats, Tally
from engine import GAMES
from render import CHARACTERS
from render.results import Dot, Rank, Ranks, Rival, Sheet, Wins, ranks_told, stats_told
from render.studio import Job, jobs
from render.text.names import shortened
from render.words.markdown import plain
from render.words.texts import Texts

from .ids import NO_TABLE, Click
from .model import Button, Buttons, Choice, Drawing, Page, Part, Say, Select, Show

NEWCOMER, A_POINT = 1000, 20  # what somebody's rating is shown as in the beginning, and one more of their standing
NOW, ALWAYS = "now", "always"  # in custom ids: this season, or all times
OUT, IN = "out", "in"


def points(standing: float) -> int:
    """A rating as it's shown: nobody likes to begin with zero."""
    return NEWCOMER + round(A_POINT * standing)


def called(words: Texts, name: str) -> str:
    return plain(shortened(name)) or words.say("name-missing", letter="1")


def sentence(words: Texts, message: str, name: str = "") -> Page:
    return Page((Say(words.say(message, **({"name": called(words, name)} if name else {}))),))


# Leaderboards


def leaderboard_page(words: Texts, board: Leaderboard, kind: str, season: str, viewer: int, *, seasons: bool) -> Page:
    """For whoever asks, who can look at others and share it."""
    shown = board_parts(words, board, kind, season, viewer)
    choices = [Choice(each, game_name(words, each), each == kind) for each in (ALL_GAMES, *GAMES)]
    when = when_of(season)
    select = Select(Click("ranks", NO_TABLE, when).select_id, words.say("ranks-choose"), tuple(choices))
    buttons = [*([season_button(words, kind, when)] if seasons else []), *share_buttons(words, board, kind, when)]
    return Page((*shown, select, *([Buttons(tuple(buttons))] if buttons else [])))


def shared_leaderboard(words: Texts, board: Leaderboard, kind: str, season: str, name: str) -> Page:
    """For everyone, without anything to press."""
    told = words.say("ranks-shared", name=called(words, name))
    return Page((Say(told), *board_parts(words, board._replace(own=None), kind, season)))


def board_parts(words: Texts, board: Leaderboard, kind: str, season: str, viewer: int | None = None) -> Sequence[Part]:
    if not board.best:
        return [Say(f"### {ranks_title(words, kind, season)}\n{words.say('ranks-none')}")]
    ranks = ranks_of(board, kind, season, viewer)
    job = Job(jobs.leaderboard, (ranks, words))
    drawing = Drawing(job.digest, job, what="a leaderboard", instead=lambda: ranks_told(ranks, words))
    return [Show((drawing,)), Say(words.say("ranks-how"))]


def ranks_of(board: Leaderboard, kind: str, season: str, viewer: int | None) -> Ranks:
    listed = [*board.best, *([board.own] if board.own else [])]
    ranks = tuple([rank_of(each, own=each.user_id == viewer) for each in listed])
    return Ranks("" if kind == ALL_GAMES else kind, season, board.people, ranks)


def rank_of(ranked: Ranked, *, own: bool = False) -> Rank:
    return Rank(ranked.place, ranked.name, points(ranked.standing), ranked.games, ranked.won, own)


def ranks_title(words: Texts, kind: str, season: str) -> str:
    return words.say("ranks-which", game=game_name(words, kind), season=words.say(f"ranks-{when_of(season)}"))


def game_name(words: Texts, kind: str) -> str:
    return words.say("ranks-all") if kind == ALL_GAMES else words.say(f"game-{kind}")


def when_of(season: str) -> str:
    return ALWAYS if season == ALL_TIMES else NOW


def season_button(words: Texts, kind: str, when: str) -> Button:
    """The other one of the two."""
    other = ALWAYS if when == NOW else NOW
    return Button(Click("ranks", NO_TABLE, f"{other} {kind}").custom_id, words.say(f"ranks-{other}"))


def share_buttons(words: Texts, board: Leaderboard, kind: str, when: str) -> list[Button]:
    if not board.best:
        return []
    return [Button(Click("rankshare", NO_TABLE, f"{when} {kind}").custom_id, words.say("ranks-share"), "primary")]


# Statistics


def stats_page(words: Texts, stats: Stats, name: str, season: str, *, own: bool) -> Page:
    """Of somebody who has finished a game. Whoever looks at their own can opt out, and back in."""
    sheet = sheet_of(stats, name, season)
    job = Job(jobs.stats, (sheet, words))
    drawing = Drawing(job.digest, job, what="statistics", instead=lambda: stats_told(sheet, words))
    return Page((Show((drawing,)), *(choice_parts(words, is_rated=stats.is_rated) if own else ())))


def nothing_page(words: Texts, *, is_rated: bool) -> Page:
    """For somebody who hasn't finished a game here."""
    return Page((Say(words.say("stats-none")), *choice_parts(words, is_rated=is_rated)))


def choice_parts(words: Texts, *, is_rated: bool) -> Sequence[Part]:
    """Whether to be rated: what it means, and one click to change it."""
    rest, label = (OUT, "stats-opt-out") if is_rated else (IN, "stats-opt-in")
    button = Button(Click("rated", NO_TABLE, rest).custom_id, words.say(label))
    return Say(words.say("stats-rated-how" if is_rated else "stats-out")), Buttons((button,))


def sheet_of(stats: Stats, name: str, season: str) -> Sheet:
    among_people = [each for each in stats.tallies if not each.with_computers and each.kind in GAMES]
    apart = [each for each in stats.tallies if each.with_computers]
    rated = [each.games for each in stats.standings if each.kind == ALL_GAMES]
    return Sheet(
        name=name,
        season=season,
        rank=rank_of(stats.place, own=True) if stats.place else None,
        people=stats.people,
        wins=tuple([Wins(each.kind, each.games, each.won) for each in sorted(among_people, key=in_order)]),
        with_computers=together(apart) if apart else None,
        favourite=stats.favourite if stats.favourite in CHARACTERS else None,
        curve=tuple([Dot(each.kind, points(each.standing)) for each in stats.curve if each.kind in GAMES]),
        is_whole=rated == [len(stats.curve)],
        rivals=tuple([Rival(each.name, each.ahead, each.behind) for each in stats.rivals]),
    )


def in_order(tally: Tally) -> int:
    return [*GAMES].index(tally.kind)


def together(tallies: Sequence[Tally]) -> Wins:
    return Wins("", sum([each.games for each in tallies]), sum([each.won for each in tallies]))
