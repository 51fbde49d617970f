"""What lies in the box: cards, tiles, boards and pieces."""

import re
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path as File
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BadContent, BadSetup, Chance
from engine.race import BOARDS, CARDS, CONTENT, Board, Race
from engine.race.board import ACROSS, DOWN, EDGE, GRADES, NEIGHBOURS, Placed, check_rings, grade_of, lay
from engine.race.cards import mirror_images, parse_path, same_paths
from engine.race.codes import LONGEST_CODE, TILE_SET, board_of, code_of, parse, random_code
from engine.race.content import FOLDER, load
from tests.support.engine.boards import CODE, PLACED, beginner_board, with_check
from tests.support.engine.faults import refusal
from tests.support.engine.race import SEED, new


def path(card: int, number: int = 1) -> tuple[tuple[int, ...], set[int]]:
    steps, facings = CARDS[card].paths[number - 1]
    return steps, set(facings)


AHEAD, RIGHT, LEFT = 0, 1, 5


def test_there_are_54_different_cards() -> None:  # R1
    assert sorted(CARDS) == list(range(1, 55))
    cards = list(CARDS.values())
    assert not any(same_paths(one, two) for one in cards for two in cards if one.number < two.number)


def test_the_cards_the_rulebook_describes() -> None:  # R1
    assert len(CARDS[36].paths) == 1
    assert path(36) == ((AHEAD, LEFT, RIGHT), {LEFT, RIGHT})
    assert len(CARDS[42].paths) == 2
    assert path(42, 1) == ((AHEAD, LEFT), {RIGHT})
    assert path(42, 2) == ((AHEAD, RIGHT), {LEFT})
    assert len(CARDS[52].paths) == 1
    assert len(CARDS[52].paths[0].steps) > 1
    two_ahead = parse_path("aa > lar")
    assert any(card.paths == (two_ahead,) for card in CARDS.values())


def test_cards_take_one_to_four_steps_and_come_in_mirrored_pairs() -> None:  # R1
    for card in CARDS.values():
        assert all(1 <= len(path.steps) <= 4 for path in card.paths)
        assert any(mirror_images(card, other) for other in CARDS.values())
    assert sum(len(card.paths) > 1 for card in CARDS.values()) >= 18


def test_low_numbers_are_nimble_and_high_numbers_long() -> None:  # R1
    def longest(first: int) -> float:
        return fmean(max(len(path.steps) for path in CARDS[card].paths) for card in range(first, first + 18))

    assert longest(1) < 2 < longest(19) < longest(37)
    assert longest(37) > 3


def test_ten_tiles_four_alike_on_both_sides_six_with_two_rings_a_side() -> None:  # R2
    tiles = CONTENT.tiles.values()
    assert len(tiles) == 10
    assert len([tile for tile in tiles if tile.drain]) == 1
    assert sorted(tile.buoy for tile in tiles if tile.buoy is not None) == [0, 1, 2]
    ordinary = [tile for tile in tiles if not tile.drain and tile.buoy is None]
    assert len(ordinary) == 6
    for tile in ordinary:
        front, back = tile.rings
        assert len(front) == len(back) == 2
        assert not set(front) & set(back)


def test_the_buoys_differ_in_colour_shape_and_letter() -> None:  # R2
    for looks in zip(*CONTENT.buoys, strict=True):
        assert len(set(looks)) == 3


def test_rosettes_tile_the_plane_at_the_six_neighbouring_places() -> None:  # R2
    (u, v), (w, x) = ACROSS, DOWN
    assert {(u, v), (w, x), (w - u, x - v), (-u, -v), (-w, -x), (u - w, v - x)} == {
        (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2),
    }  # fmt: skip
    patch = [Placed("0", 0, 0, (across, down)).spaces() for across in range(-3, 4) for down in range(-3, 4)]
    spaces = [space for tile in patch for space in tile]
    assert len(set(spaces)) == len(spaces) == 7 * 49
    inner = {(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4}
    assert inner <= set(spaces)


MIDDLE = [Placed("0", 0, 0, (0, 0)), Placed("1", 0, 0, (1, 0)), Placed("2", 0, 0, (0, 1)), Placed("3", 0, 0, (0, -1))]


@pytest.mark.parametrize("turned", range(6))
def test_a_turned_tile_turns_its_rings(turned: int) -> None:  # R2
    straight, spun = Placed("4", 0, 0, (0, 0)).spaces(), Placed("4", 0, turned, (0, 0)).spaces()
    ring = straight[1:]
    assert spun[0] == straight[0]
    assert spun[1:] == ring[turned:] + ring[:turned]
    board = lay("odd", CONTENT.tiles, [*MIDDLE, Placed("4", 0, turned, (-1, 0))])
    front, _ = CONTENT.tiles["4"].rings
    ringed = {board.spaces[ring] for ring in board.rings}
    assert ringed == {Placed("4", 0, turned, (-1, 0)).spaces()[place] for place in front}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda tiles: [t for t in tiles if t[0] != "0"], "has no drain"),
        (lambda tiles: [t for t in tiles if t[0] != "2"], "has 2 of the three buoys"),
        (lambda tiles: [*tiles, "9a0 9,9"], "is in pieces"),
        (lambda tiles: [*tiles, "9a0 0,0"], "two tiles at 0,0"),
        (lambda tiles: [*tiles, "4b0 5,-5"], "uses tile 4 twice"),
    ],
)
def test_a_board_that_breaks_a_rule_is_refused_with_the_reason(  # R3
    change: Callable[[list[str]], list[str]], reason: str
) -> None:
    with pytest.raises(BadSetup, match=reason):
        lay("odd", CONTENT.tiles, beginner_board(change))


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_every_buoy_and_the_drain_can_be_reached_without_crossing_the_drain(board: Board) -> None:  # R3
    assert reachable(board)


def reachable(board: Board) -> bool:
    seen, frontier = {board.rings[0]}, [board.rings[0]]
    while frontier:
        for space in board.ahead[frontier.pop()]:
            if space not in seen and space != EDGE:
                seen.add(space)
                frontier += [space] if space != board.drain else []
    return seen == set(range(len(board.spaces)))


def test_a_board_needs_two_rings_more_than_duckies() -> None:  # R3
    few = ["0a0 0,0", "4a0 -1,0", "1a0 0,-1", "3a0 1,-1", "2a0 0,1"]
    board = lay("odd", CONTENT.tiles, beginner_board(lambda _: few))
    assert len(board.rings) == 2
    with pytest.raises(BadSetup, match="2 rings: 2 duckies need 4"):
        check_rings(board, 2)
    with pytest.raises(BadSetup, match="2 rings: 1 duckies need 3"):
        check_rings(board, 1)
    check_rings(board, 0)


@pytest.mark.parametrize("text", ["", "4a2", "4c2 1,1", "4a6 1,1", "4a2 1,1 ", "4a2 100,1", "xa2 1,1", "4a2 1;1"])
def test_a_tile_that_is_written_wrongly_is_refused(text: str) -> None:  # R3
    with pytest.raises(BadContent, match="write it like"):
        Placed.parse(text)


def test_there_are_three_boards_of_each_grade_and_a_beginners_is_the_default() -> None:  # R3
    assert Counter(named.grade for named in CONTENT.boards.values()) == dict.fromkeys(GRADES, 3)
    assert CONTENT.boards[Race.new(seats=2, seed=SEED).chosen["board"]].grade == "beginner"
    assert all(len(board.rings) >= 8 for board in BOARDS.values())


def test_advanced_boards_have_choke_points_and_beginner_boards_have_none() -> None:  # R3
    row = [(place, 0) for place in range(5)]
    assert grade_of(row) == "advanced"
    assert grade_of([*row[:3], (0, 1), (1, 1)]) == "beginner"
    assert grade_of([*row[:4], (0, 1), (1, 1)]) == "moderate"


@pytest.mark.parametrize("grade", GRADES)
@given(seed=st.binary(min_size=32, max_size=32).map(bytes.hex))
@settings(max_examples=settings().max_examples // 4)  # a board takes its time
def test_a_random_board_is_valid_and_of_the_wanted_grade(grade: str, seed: str) -> None:  # R3
    code = random_code(grade, Chance(seed))
    placed = parse(code)
    assert grade_of([each.at for each in placed]) == grade
    assert len(board_of(code).rings) == 12
    assert reachable(board_of(code))
    buoys = [each.at for each in placed if CONTENT.tiles[each.tile].buoy is not None]
    steps = [(one[0] - two[0], one[1] - two[1]) for one in buoys for two in buoys]
    assert not set(steps) & set(NEIGHBOURS)
    assert random_code(grade, Chance(seed)) == code
    assert code_of(placed) == code


def test_a_random_board_follows_from_the_games_seed_and_is_no_secret() -> None:  # R3 R60
    game = Race.new(seats=2, options={"board": "random-advanced"}, seed=SEED)
    assert game.layout == Race.new(seats=2, options={"board": "random-advanced"}, seed=SEED).layout
    assert game.view(None).position.board == game.layout
    assert Race.load(game.dump()).board == game.board
    chance = Chance(SEED)
    random_code("advanced", chance)
    deck = chance.shuffled(CARDS)
    assert sorted(deck[:3]) == list(game.hands[0])  # shuffled on from where the board left off
    assert game.imagine(0, Chance(SEED)).layout == game.layout


def test_a_grade_that_is_none_is_refused() -> None:  # R3
    with pytest.raises(BadSetup, match='grade "hard": choose beginner, moderate or advanced'):
        random_code("hard", Chance(SEED))


def test_a_board_code_says_tiles_sides_turns_and_places() -> None:  # R3
    assert sorted(parse(CODE)) == sorted(PLACED)
    assert board_of(CODE).digest == lay("same", CONTENT.tiles, PLACED).digest
    moved = [each._replace(at=(each.at[0] + 2, each.at[1] - 1)) for each in PLACED]
    assert code_of(moved) == CODE


@pytest.mark.parametrize("grade", GRADES)
def test_no_board_has_a_longer_code_than_one_of_all_tiles(grade: str) -> None:  # R2 R3
    whole = random_code(grade, Chance(SEED))
    assert len(parse(whole)) == len(CONTENT.tiles)
    assert len(whole) == LONGEST_CODE
    tiles = whole.split("-")[1]
    with pytest.raises(BadSetup, match=f"is too long: a board code has at most {LONGEST_CODE} letters"):
        parse(with_check(TILE_SET, tiles + tiles[:4]))


def test_a_board_by_code_can_be_raced_on() -> None:  # R3
    assert len(Race.new(seats=4, options={"board": CODE}, seed=SEED).board.rings) == 10


def test_names_and_codes_may_be_written_carelessly_and_are_kept_neatly() -> None:  # R3
    for wanted, kept in [(" TUB\n", "tub"), (CODE.upper(), CODE), (" Random-Moderate", "random-moderate")]:
        assert Race.new(seats=2, options={"board": wanted}, seed=SEED).chosen["board"] == kept
    moved = with_check(TILE_SET, "".join(t[:2] + chr(ord(t[2]) + 1) + t[3] for t in re.findall("....", TILES)))
    assert Race.new(seats=2, options={"board": moved}, seed=SEED).chosen["board"] == CODE


def test_a_tile_too_far_from_the_drain_has_no_code() -> None:  # R3
    with pytest.raises(BadSetup, match="too far from the drain"):
        code_of([Placed("0", 0, 0, (0, 0)), Placed("1", 0, 0, (20, 0))])


@pytest.mark.parametrize("board", [None, 5, True, ["tub"], b"tub"])
def test_a_board_that_is_no_text_is_refused(board: object) -> None:  # R3
    with pytest.raises(BadSetup, match="option board"):
        Race.new(seats=2, options={"board": board}, seed=SEED)  # type: ignore[dict-item]


TILES = CODE.split("-")[1]


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("moon", 'board "moon": choose tub, basin, '),
        ("random-hard", "random-beginner, random-moderate, random-advanced, or give a board code"),
        ("", 'board "": choose tub, '),
        (CODE[:-1], "is broken: a letter was changed or lost"),
        (CODE.replace("-", "", 1), "choose tub, "),
        (CODE[:8] + "y" + CODE[9:], "is broken: a letter was changed or lost"),
        (with_check("0000", TILES), "is for another tile set than this program has"),
        (with_check(TILE_SET, TILES[4:]), "board of your own has no drain"),
        (with_check(TILE_SET, TILES + TILES[:4]), "board of your own uses tile 0 twice"),
        (with_check(TILE_SET, TILES + "9ayy"), "board of your own is in pieces"),
        (with_check(TILE_SET, "0amm1aml2amn3anl"), "board of your own has 0 rings: 2 duckies need 4"),
    ],
)
def test_a_board_code_that_will_not_do_is_refused_with_the_reason(code: str, complaint: str) -> None:  # R3
    with pytest.raises(BadSetup) as refusal:
        Race.new(seats=2, options={"board": code}, seed=SEED)
    assert complaint in str(refusal.value)


def test_a_board_with_rings_for_four_may_have_too_few_for_six_duckies() -> None:  # R3 R31
    tiles = [each for each in PLACED if each.tile not in "67"]
    code = code_of(tiles)
    assert len(board_of(code).rings) == 6
    Race.new(seats=4, options={"board": code}, seed=SEED)
    with pytest.raises(BadSetup, match="6 rings: 6 duckies need 8"):
        Race.new(seats=3, options={"board": code, "rules": "advanced"}, seed=SEED)


def test_characters_are_looks_only() -> None:  # R4
    assert len(set(CONTENT.characters)) == len(CONTENT.characters) >= 6
    assert {"fireman", "sailor", "pirate"} <= set(CONTENT.characters)
    assert not any(character in new(4).dump() for character in CONTENT.characters)


def test_seventeen_action_tokens_five_of_them_blue() -> None:  # R5
    assert CONTENT.tokens == {"draw-3": 5, "keep-going": 3, "paddle": 3, "spin": 3, "swap": 3}


FAULTS = [
    ("cards.toml", "54 =", "55 =", "cards.toml: paths: the cards are numbered 1 to 54"),
    ("cards.toml", '"alr > lr"', '"alr lr"', "cards.toml: card 36: path"),
    ("cards.toml", '["aaaa > a"]', '["aaaaa > a"]', "cards.toml: card 52: a card has paths of 1 to 4 steps"),
    ("cards.toml", '["aaaa > a"]', '["aaaa > l"]', "cards.toml: card 52: its mirror image is missing"),
    ("cards.toml", '["aaaa > a"]', '["aaa > lr"]', "cards.toml: card 52: it is card 26 again"),
    ("cards.toml", "[paths]", "[paths", "cards.toml: "),
    ("cards.toml", '["aaaa > a"]', "[4]", "cards.toml: paths 52 0: "),
    ("tiles.toml", "[1, 4]", "[1, 9]", "tiles.toml: tiles 4 a 1: "),
    ("tiles.toml", "[1, 4]", "[2, 4]", "tiles.toml: tile 4: its sides have rings in different places"),
    ("tiles.toml", "[1, 4]", "[4]", "tiles.toml: tile 4: each of its sides has 2 rings"),
    ("tiles.toml", "[2, 6]", "[2]", "tiles.toml: tile 4: each of its sides has 2 rings"),
    ("tiles.toml", '"B"', '"R"', "tiles.toml: buoys letter: all must be different"),
    ("pieces.toml", '"pink"', '"white"', "pieces.toml: colours colour: all must be different"),
    ("tiles.toml", '"cone"', '"round"', "tiles.toml: buoys shape: all must be different"),
    ("cards.toml", '52 = ["aaaa > a"]', "52 = []", "cards.toml: card 52: a card has paths"),
    ("tiles.toml", "drain = true", "buoy = 1", "tiles.toml: tiles: just one has the drain"),
    ("tiles.toml", "buoy = 0", "buoy = 1", "tiles.toml: tiles: three have one buoy each"),
    ("tiles.toml", '"green"', '"red"', "tiles.toml: buoys colour: all must be different"),
    ("boards.toml", "4b1 1,-2", "4x1 1,-2", "boards.toml: tile"),
    ("boards.toml", "4b1 1,-2", "4b1 0,-1", "boards.toml: board tub has two tiles at 0,-1"),
    ("boards.toml", '"beginner"', '"easy"', "boards.toml: tub: grade: "),
    ("boards.toml", '"beginner"', '"advanced"', "boards.toml: board tub is called advanced: by its choke points it is"),
    ("pieces.toml", '"sailor"', '"pirate"', "pieces.toml: characters: all must be different"),
    ("pieces.toml", "swap = 3", "swap = 0", "pieces.toml: tokens swap: "),
]


@pytest.mark.parametrize(("file", "old", "wrong", "complaint"), FAULTS)
def test_a_wrong_file_is_refused_with_file_entry_and_reason(  # R1 R2 R3 R4 R5
    file: str, old: str, wrong: str, complaint: str, tmp_path: File
) -> None:
    said = refusal(load, FOLDER, tmp_path, file, lambda text: text.replace(old, wrong, 1))
    assert said.startswith(complaint)


def test_a_named_board_with_fewer_than_eight_rings_is_refused(tmp_path: File) -> None:  # R3
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    tiles = ["0a0 0,0", "1a0 1,0", "2a0 0,1", "3a0 -1,1", "4a0 -1,0", "5a0 0,-1", "6a0 1,-1"]
    (tmp_path / "boards.toml").write_text(f'[small]\ngrade = "beginner"\ntiles = {tiles}\n', encoding="utf-8")
    with pytest.raises(BadContent, match="board small has 6 rings: a named board has at least 8"):
        load(tmp_path)


def test_a_missing_file_is_named(tmp_path: File) -> None:
    with pytest.raises(BadContent, match=r"cards\.toml"):
        load(tmp_path)
