"""The rules that players read: whole, set for Discord, with the numbers of the box, and true to the specification."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from cogs.pages.layout import MOST_ALT, drawn
from cogs.pages.model import Select
from cogs.pages.rules import FACT, FIGURE, LONGEST_CHAPTER, chapters, filled, rules_page
from engine import GAMES
from engine.race import CARDS
from engine.race.cards import parse_path
from engine.tow import CONTENT, used
from render import ARTISTS, TELLERS
from render.gallery.pictures import lessons as gallery_lessons
from render.race.pictures import lessons
from render.race.words.lessons import IN_ORDER, READ, TWO_PATHS
from render.tow.pictures import lessons as tow_lessons
from render.words.texts import texts
from tests.support.cogs.driver import alt_texts, items_of
from tests.support.cogs.pages import check_limits, drawings_of, text_of
from tests.support.paths import ROOT
from tests.support.render.messages import strange

WORDS = texts()
MARKS = {"ours", "changed"}
MOST_CHAPTERS, LONGEST_TITLE = 25, 100  # a select's
NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
every_game = pytest.mark.parametrize("kind", GAMES)


def source(kind: str) -> str:
    return "\n".join(chapter.text for chapter in chapters(kind))


def book(kind: str) -> str:
    """Everything that's shown."""
    return "\n\n".join(text_of(rules_page(WORDS, kind, number)) for number in range(len(chapters(kind))))


def content(kind: str, file: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "data" / "content" / kind / file).read_text(encoding="utf-8"))


# Whole, and set for Discord


@every_game
def test_a_newcomer_finds_what_they_need(kind: str) -> None:
    titles = [chapter.title for chapter in chapters(kind)]
    assert titles[:2] == ["What it's about", "Setting up"]
    assert {"How it ends"} < {*titles}
    assert {"Your turn", "A round"} & {*titles}
    assert len({*titles}) == len(titles) <= MOST_CHAPTERS
    assert max(map(len, titles)) <= LONGEST_TITLE


@every_game
def test_every_chapter_is_a_page_that_discord_takes(kind: str) -> None:
    for number, chapter in enumerate(chapters(kind)):
        page = rules_page(WORDS, kind, number)
        check_limits(page)
        assert len(text_of(page)) <= LONGEST_CHAPTER
        assert text_of(page).startswith(WORDS.say("rules-title", game=WORDS.say(f"game-{kind}"), chapter=chapter.title))
        (select,) = [part for part in page.parts if isinstance(part, Select)]
        assert [choice.label for choice in select.choices if choice.chosen] == [chapter.title]


@every_game
def test_nothing_is_left_over_from_the_file(kind: str) -> None:
    shown = book(kind)
    assert not re.search(r"[{}]", shown), "a fact that isn't filled in"
    assert not re.search(r"\]\(|!\[", shown), "a figure that's no line of its own, or a link"
    assert not re.search(r"^\||^#{3,}|^ ", FENCED.sub("", shown), re.M), "Discord shows no tables"
    assert not re.search(r"\b[RGPTD]\d+\b", shown), "ids are for programmers"


FENCED = re.compile(r"^```\n.*?^```$", re.MULTILINE | re.DOTALL)


@every_game
def test_every_mark_of_markdown_has_its_partner(kind: str) -> None:
    text = FENCED.sub("", book(kind))
    assert "```" not in text
    for line in text.splitlines():
        bare = re.sub(r"`[^`]+`|\*\*[^*\s](?:[^*]*[^*\s])?\*\*|\*[^*\s](?:[^*]*[^*\s])?\*", "", line)
        assert not re.search(r"[*`]", bare), line


@every_game
def test_where_we_decided_or_play_otherwise_is_marked_and_the_marks_are_explained(kind: str) -> None:
    found = {*re.findall(r"\*\((\w+)[^()]*\)\*", source(kind))}
    assert found <= MARKS
    assert not re.search(r"(?i)(?<!\*)\((ours|changed)", source(kind))
    if found:
        first = text_of(rules_page(WORDS, kind))
        assert all(f"*({mark})* means that" in first for mark in MARKS)


# In other languages


def test_what_is_not_there_in_a_language_is_read_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "en.md").write_text("# Odd\n\n## One\n\nA line.\n- an item\n\n## Two\nMore.\n")
    (tmp_path / "odd" / "de.md").write_text("# Odd\n\n## Eins\n\nEine Zeile.\n")
    monkeypatch.setattr("cogs.pages.rules.FOLDER", tmp_path)
    assert chapters("odd") == chapters("odd", "fr") == (("One", "A line.\n- an item"), ("Two", "More."))
    assert chapters("odd", "de") == (("Eins", "Eine Zeile."),)


# Numbers


@every_game
def test_every_fact_is_told_and_no_other(kind: str) -> None:
    """What's in the box and in no chapter was forgotten."""
    told = {*FACT.findall(source(kind))} - {"least", "most"}
    assert told == TELLERS[kind].facts(WORDS).keys()


def test_a_page_has_the_numbers_of_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    facts: dict[str, Any] = {**TELLERS["pool"].facts(WORDS), "sam.icons": 77}
    monkeypatch.setitem(TELLERS, "pool", TELLERS["pool"]._replace(facts=lambda _: facts))
    assert filled(WORDS, "pool", "Sam has {sam.icons} for {least} to {most}.") == "Sam has 77 for 2 to 6."
    with pytest.raises(KeyError, match="nobody"):
        filled(WORDS, "pool", "{nobody}")


def test_every_duck_and_float_of_the_pool_is_told_with_its_icons_and_copies() -> None:
    box = content("pool", "cards.toml")
    rows = {**box["ducks"], **box["floats"]}
    found = re.findall(r"\*\*(\w+)\*\* \(icons: (\d+), cards: (\d+)\)", book("pool"))
    assert {name.lower(): (int(icons), int(count)) for name, icons, count in found} == {
        kind: (row["icons"], row["count"]) for kind, row in rows.items()
    }
    assert len(found) == 12


def test_every_pool_is_told_with_what_it_holds() -> None:
    (table,) = [block for block in FENCED.findall(book("pool")) if "Lagoon" in block]
    lines = [re.split(r" {2,}", line) for line in table.splitlines()[2:-1]]
    pools = content("pool", "pools.toml")["pools"]
    assert {name.lower(): (int(ducks), int(floats)) for name, ducks, floats in lines} == {
        name: (row["ducks"], row["floats"]) for name, row in pools.items()
    }
    assert [int(ducks) for _, ducks, _ in lines] == sorted(row["ducks"] for row in pools.values())


def test_every_card_of_the_gallery_is_told_with_its_copies() -> None:
    found = re.findall(r"\*\*([A-Z][\w ]+)\*\* ×(\d+)", book("gallery"))
    assert {name.lower().replace(" ", "-"): int(count) for name, count in found} == content("gallery", "cards.toml")[
        "counts"
    ]


def test_every_formation_of_the_tow_is_drawn() -> None:
    (drawn_ones,) = [block for block in FENCED.findall(book("tow")) if "+2" in block]
    rows = content("tow", "formations.toml")["formations"]
    assert re.findall(r"\+(\d)", drawn_ones) == sorted(str(row["value"]) for row in rows)
    assert drawn_ones.count("x") == sum("".join(row["pattern"]).count("x") for row in rows)


# True to the specification

# What both say in their own words, with the numbers as groups
SAID_TWICE: Mapping[str, list[tuple[str, str]]] = {
    "race": [
        (r"(\w+) cards, 1 to (\w+), all different", r"(\w+) movement cards, numbered 1 to (\w+)"),
        (r"Everyone gets (\w+) cards, then draws a", r"Everyone gets (\w+) cards, then draws a"),
        (r"and (\w+) each of \*Keep going\*", r"there are (\w+) \*Keep going\*"),
        (r"The (\w+) others lie shuffled, face down", r"The (\w+) others lie face down"),
        (r"They get (\w+) cards and secretly pick one", r"You get (\w+) cards and secretly pick one of them"),
        (r"They get (\w+) cards and pick one; from", r"You get (\w+) cards and secretly pick one\."),
        (r"twice round the table. The hand is (\w+)", r"twice round the table. You play with (\w+) cards"),
        (r"draw (\w+) cards, then discard (\w+)", r"Draw (\w+) cards, then discard (\w+)"),
    ],
    "gallery": [
        (r"(\w+) waters, six markers", r"(\w+) cards of plain"),
        (r"a line of (\w+) spaces", r"The top (\w+) cards make the"),
        (r"\*\*G2\*\* (\w+) action cards", r"of the (\w+) action cards"),
        (r"The (\w+) other ducks of each colour", r"to show it, and (\w+) swim"),
        (r"Everyone gets (\w+) action cards", r"Everyone gets (\w+) of the"),
    ],
    "pool": [
        (r"\*\*P1\*\* (\w+) pools", r"it's all (\w+)\."),
        (r"holds more than (\w+) cards", r"can hold (\w+) cards at most"),
        (r"is (\w+) point, Goldie (\w+)", r"\*\*(\w+) point\*\*, and Goldie is \*\*(\w+)\*\*"),
        (r"(\w+) more than players", r"(\w+) more than players"),
    ],
    "tow": [
        (r"(\w+) of each location;", r"(\w+) cards of each location"),
        (r"(\w+), (\w+) or (\w+) location tiles", r"(?s)(\w+) locations,.*?(\w+) locations,.*?(\w+) locations,"),
        (
            r"(\w+), (\w+) or (\w+) ducks of each",
            r"(?s)(\w+) ducks of each.*?(\w+) ducks of each.*?(\w+) ducks of each",
        ),
        (r"in turn order: (\w+), (\w+), (\w+),", r"(\w+) for the first player, (\w+) for the second, (\w+) for the"),
        (r"has (\w+), (\w+) or (\w+) cards in the row", r"(?s)\*\*(\d)\*\* cards.*?\*\*(\d)\*\*.*?\*\*(\d)\*\*"),
        (r"worth 2 it has (\w+), worth 3 (\w+), worth 4 (\w+)", r"It has (\w+), (\w+) or (\w+) ducks"),
        (r"when for (\w+) rounds nobody", r"when for (\w+) rounds nobody"),
        (r"Up to (\w+) actions", r"up to \*\*(\w+) actions\*\*"),
        (r"(\w+) more formation cards than players", r"(\w+) more \*\*formations\*\* than players"),
    ],
}


@pytest.mark.parametrize("kind", SAID_TWICE)
def test_players_and_programmers_read_the_same_numbers(kind: str) -> None:
    for specified, told in SAID_TWICE[kind]:
        assert numbers(specified, specification_of(kind)) == numbers(told, book(kind)), told


def specification_of(kind: str) -> str:
    """On one line."""
    return re.sub(r"\s+", " ", (ROOT / "docs" / "rules" / f"{kind}.md").read_text(encoding="utf-8"))


def numbers(pattern: str, text: str) -> list[int]:
    found = [group for each in re.finditer(pattern, text) for group in each.groups() if group]
    assert found, f"{pattern} is not said"
    return [int(number) if number.isdecimal() else NUMBERS.index(number.lower()) for number in found]


def test_players_and_programmers_count_the_same_cards_in_the_gallery() -> None:
    counted, _, single = specification_of("gallery").partition("one each of")
    for name, count in re.findall(r"\*\*([A-Z][\w ]+)\*\* ×(\d+)", book("gallery")):
        assert name in single if count == "1" else f"{count} {name}" in counted


# Examples


def test_the_example_of_scoring_is_right() -> None:
    scoring = next(chapter.text for chapter in chapters("tow") if chapter.title == "Scoring")
    lines = [line.split() for line in FENCED.findall(scoring)[0].splitlines()[1:-1]]
    rows = [row for row, _ in lines]
    assert [{*row.upper()} - {"."} for row in rows] == [{look.letter} for look in CONTENT.colours]
    assert all(1 <= sum(sign != "." for sign in card) <= 3 for card in zip(*rows, strict=True))
    scores, bonus = [longest_run(row) for row in rows], formation_in(rows)
    total = sum(scores)
    assert scores == [int(score) for _, score in lines]
    assert f"{' + '.join(map(str, scores))} = **{total}** points" in scoring
    assert f"worth {bonus}. " in scoring
    assert f"**{total + bonus}** points in all" in scoring
    longer = longest_run(rows[0][:3] + "Y" + rows[0][4:])
    assert f"a run of {NUMBERS[longer]}, and you'd have {total + bonus + longer - scores[0]}." in scoring


def test_the_example_of_a_full_pool_fits_a_pool() -> None:
    example = next(chapter.text for chapter in chapters("pool") if chapter.title == "A full pool")
    below = re.findall(r"[A-Za-z]+", example.partition("Below it lie ")[2].partition(", in this order")[0].lower())
    cards, pools = content("pool", "cards.toml"), content("pool", "pools.toml")["pools"].values()
    ducks = [cards["ducks"][kind]["icons"] for kind in below if kind in cards["ducks"]]
    floats = [cards["floats"][kind]["icons"] for kind in below if kind in cards["floats"]]
    assert (len(ducks), len(floats)) == (6, 1)
    assert any(pool["ducks"] == sum(ducks) and pool["floats"] >= sum(floats) for pool in pools)


def longest_run(row: str) -> int:
    return max(map(len, row.split(".")))


def formation_in(rows: list[str]) -> int:
    """What it's worth, by its small letters."""
    ducks = [(column, number) for number, row in enumerate(rows) for column, sign in enumerate(row) if sign.islower()]
    left, top = (min(those) for those in zip(*ducks, strict=True))
    shape = {(column - left, row - top) for column, row in ducks}
    return next(row["value"] for row in content("tow", "formations.toml")["formations"] if shape == places_in(row))


def places_in(row: dict[str, Any]) -> set[tuple[int, int]]:
    lines = enumerate(row["pattern"])
    return {(column, number) for number, line in lines for column, sign in enumerate(line) if sign == "x"}


def test_the_cards_of_the_race_in_examples_and_pictures_are_the_ones_that_are_told() -> None:
    chosen = {chapter.title: chapter.text for chapter in chapters("race")}
    assert [CARDS[card].paths for card in (36, 42, 52)] == [
        (parse_path("alr > lr"),),
        (parse_path("al > r"), parse_path("ar > l")),
        (parse_path("aaaa > a"),),
    ]
    assert (READ, TWO_PATHS, lessons.FOUR_AHEAD.card) == (36, 42, 52)
    assert "cards {}, {} and {}.".format(*IN_ORDER) in chosen["A round"]
    assert [int(card) for card in re.findall(r"card (\d+)", chosen["Buoys and rings"])] == [
        leg.card for leg in lessons.WITH_TWO_CARDS
    ]
    (bonked,) = lessons.swims(lessons.USUAL, lessons.BONKING, [lessons.FOUR_AHEAD], [lessons.IN_THE_WAY])
    assert len(bonked.route) - 1 == 2, "it swims two spaces"


# Pictures


@pytest.mark.parametrize(("kind", "least"), [("race", 8), ("gallery", 5), ("pool", 6), ("tow", 5)])
def test_a_chapter_shows_what_it_tells(kind: str, least: int) -> None:
    shown = [name for _, name in FIGURE.findall(source(kind))]
    assert len({*shown}) == len(shown) >= least
    assert {*shown} <= ARTISTS[kind].figures.keys()


def test_every_card_of_the_gallery_is_shown_in_the_chapter_that_tells_it() -> None:
    sheets = {
        "aiming": gallery_lessons.AIMING,
        "moving": gallery_lessons.MOVING,
        "protecting": gallery_lessons.PROTECTING,
    }
    assert [kind for kinds in sheets.values() for kind in kinds] == [*content("gallery", "cards.toml")["counts"]]
    for name, kinds in sheets.items():
        (chapter,) = [each.text for each in chapters("gallery") if f"(figure:{name})" in each.text]
        assert [*re.findall(r"\{([a-z-]+)\}", chapter)] == [*kinds]


def test_the_example_of_the_gallery_is_drawn_as_it_is_told() -> None:
    letters = [look.letter for look in TELLERS["gallery"].looks]
    blocks = [FENCED.findall(chapter.text) for chapter in chapters("gallery")]
    told = [block.splitlines()[-2].split()[1:] for found in blocks for block in found]
    lines = (gallery_lessons.EXAMPLE, gallery_lessons.AFTERWARDS)
    assert told == [[letters[card.duck] if card.duck >= 0 else "~" for card in line] for line in lines]


def test_the_example_of_scoring_is_drawn_as_it_is_told() -> None:
    scoring = next(chapter.text for chapter in chapters("tow") if chapter.title == "Scoring")
    told = [line.split()[0] for line in FENCED.findall(scoring)[0].splitlines()[1:-1]]
    row, claims = tow_lessons.EXAMPLE.row, tow_lessons.EXAMPLE.claims
    signs = [
        [(look.letter.lower() if (at, colour) in used(claims) else look.letter) if colour in card.ducks else "."
         for at, card in enumerate(row)]
        for colour, look in enumerate(CONTENT.colours)
    ]  # fmt: skip
    assert told == ["".join(line) for line in signs]


@every_game
async def test_pictures_stand_where_the_text_wants_them_with_its_words_for_those_who_cannot_see_them(kind: str) -> None:
    for number, chapter in enumerate(chapters(kind)):
        wanted = [alt for alt, _ in FIGURE.findall(filled(WORDS, kind, chapter.text))]
        page = rules_page(WORDS, kind, number)
        assert all(20 < len(alt) <= MOST_ALT for alt in wanted)
        assert len(drawings_of(page)) == (len(wanted) if kind in ARTISTS else 0)
        view, files = await drawn(page)
        assert alt_texts(view.to_components()) == (wanted if kind in ARTISTS else [])
        assert len(files) == len(drawings_of(page))


def test_a_game_whose_artist_draws_no_figures_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = text_of(rules_page(WORDS, "race"))
    monkeypatch.setitem(ARTISTS, "race", ARTISTS["race"]._replace(figures={}))
    assert not drawings_of(rules_page(WORDS, "race"))
    assert text_of(rules_page(WORDS, "race")) == whole
    monkeypatch.delitem(ARTISTS, "race")
    assert text_of(rules_page(WORDS, "race")) == whole


async def test_a_figure_that_cannot_be_drawn_leaves_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise OSError("the brush is broken")

    monkeypatch.setitem(ARTISTS, "race", ARTISTS["race"]._replace(figures={"goal": fail}))
    view, files = await drawn(rules_page(WORDS, "race"))
    read = [item["content"] for item in items_of(view.to_components()) if item.get("content")]
    assert not files
    assert WORDS.say("picture-missing") in read


def test_the_same_chapter_looks_the_same_and_another_language_different() -> None:
    assert rules_page(WORDS, "race").digest == rules_page(WORDS, "race").digest
    keys = [[drawing.key for drawing in drawings_of(rules_page(words, "race"))] for words in (WORDS, strange("xx"))]
    assert keys[0] != keys[1]
