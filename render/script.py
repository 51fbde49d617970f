"""How a line of any script goes on paper: what is left out, what belongs together, what joins, what stands where."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from unicodedata import bidirectional, category, combining, decomposition, mirrored, normalize

MOST_MARKS = 2

_NON_JOINER = "\u200c"
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")  # besides what the categories tell
_SPACES = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2800")
_EMOJI_TAIL = re.compile("\ufe0f?\u200d[\u2190-\u2bff\U0001f000-\U0001faff]|[\U0001f3fb-\U0001f3ff]")
_IDLE_NON_JOINER = re.compile("(?<![\u0620-\u06ff])\u200c|\u200c(?![\u0620-\u06ff])")


def clean(text: str) -> str:
    """The text without what cannot be seen, or would climb out of its line."""
    single = _EMOJI_TAIL.sub("", text)
    visible = "".join(map(_visible, single))
    unstacked = _unstacked(normalize("NFC", _IDLE_NON_JOINER.sub("", visible)))
    return _IDLE_NON_JOINER.sub("", unstacked)  # also where the mark before it was too many


@lru_cache(maxsize=4096)
def _visible(char: str) -> str:
    kind = category(char)
    if kind in ("Zs", "Zl", "Zp") or char in _SPACES:
        return " "
    if char == _NON_JOINER:
        return char
    if kind in ("Cc", "Cf", "Cs") or char in _INVISIBLE or _is_variation(char):
        return ""
    return normalize("NFKC", char) if _is_costume(char) else char


def _is_variation(char: str) -> bool:
    return char in "\u180b\u180c\u180d\u180f" or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _is_costume(char: str) -> bool:
    """Mathematical and wide letters, and Arabic letters that were joined by somebody else."""
    return (
        decomposition(char).startswith(("<font>", "<wide>"))
        or "\ufb50" <= char <= "\ufdff"
        or "\ufe70" <= char <= "\ufefc"
    )


def _unstacked(text: str) -> str:
    kept: list[str] = []
    stacked = MOST_MARKS
    for char in text:
        if category(char) in ("Mn", "Me"):
            stacked += 1
        elif char != _NON_JOINER:
            stacked = MOST_MARKS if char == " " else 0
        if stacked <= MOST_MARKS or category(char) not in ("Mn", "Me"):
            kept.append(char)
    return "".join(kept)


def clusters(text: str) -> list[str]:
    """Letters, each with the marks that belong to it."""
    found: list[str] = []
    for char in text:
        if found and (category(char)[0] == "M" or char == _NON_JOINER):
            found[-1] += char
        else:
            found.append(char)
    return found


def is_placed(mark: str) -> bool:
    """Whether a mark must be put over or under its letter; those of Thai or Hindi come with their place."""
    return 10 <= combining(mark) <= 35 or combining(mark) >= 200 or is_tone(mark)


def is_tone(mark: str) -> bool:
    return combining(mark) in (107, 122)


def is_above(mark: str) -> bool:
    return combining(mark) in (19, 27, 28, 30, 31, 33, 34, 35, 107, 122, 214, 216, 228, 230, 232, 234)


def is_below(mark: str) -> bool:
    return combining(mark) in (29, 32, 218, 220, 222, 233)


def in_order(text: str) -> list[str]:
    """The clusters of a clean text, joined, from left to right."""
    letters = clusters(_spelled(text))
    levels = _levels([bidirectional(cluster[0]) or "L" for cluster in letters])
    shapes = [_turned(shape, level) for shape, level in zip(_joined(letters), levels, strict=True)]
    return [shapes[place].replace(_NON_JOINER, "") for place in _reordered(levels)]


def _spelled(text: str) -> str:
    """The text with vowels where they are written, and pairs that are written as one letter."""
    return _LAM_ALEF.sub(_ligature, _SHORT_I.sub(r"\2\1", _SARA_AM.sub("\u0e4d\\1\u0e32", text)))


# Devanagari writes this vowel before the consonants it is spoken after.
_SHORT_I = re.compile("((?:[\u0915-\u0939]\u093c?\u094d){0,4}[\u0915-\u0939]\u093c?)(\u093f)")
# A Thai tone stands above the ring that this vowel begins with.
_SARA_AM = re.compile("([\u0e48-\u0e4b]?)\u0e33")
_LAM_ALEF = re.compile("ل([\u064b-\u065f\u0670]*)([آأإا])")
_LIGATURES = {"آ": "\ufef5", "أ": "\ufef7", "إ": "\ufef9", "ا": "\ufefb"}


def _ligature(found: re.Match[str]) -> str:
    return _LIGATURES[found[2]] + found[1]


def _arabic_forms() -> dict[str, dict[str, str]]:
    """For each letter its isolated, initial, medial and final form, as far as it has them."""
    forms: dict[str, dict[str, str]] = {"ـ": dict.fromkeys(("isolated", "initial", "medial", "final"), "ـ")}
    for code in (*range(0xFB50, 0xFE00), *range(0xFE70, 0xFEFD)):
        position, *letters = decomposition(chr(code)).split() or [""]
        if len(letters) == 1:
            forms.setdefault(chr(int(letters[0], 16)), {})[position.strip("<>")] = chr(code)
    for ligature in _LIGATURES.values():
        forms[ligature] = {"isolated": ligature, "final": chr(ord(ligature) + 1)}
    return forms


_FORMS = _arabic_forms()
_POSITIONS = {(False, False): "isolated", (False, True): "initial", (True, True): "medial", (True, False): "final"}


def _joined(letters: Sequence[str]) -> Iterator[str]:
    for place, letter in enumerate(letters):
        before = place > 0 and _join(letters[place - 1], letter)
        after = place + 1 < len(letters) and _join(letter, letters[place + 1])
        yield _FORMS.get(letter[0], {}).get(_POSITIONS[before, after], letter[0]) + letter[1:]


def _join(letter: str, following: str) -> bool:
    forms, others = _FORMS.get(letter[0], {}), _FORMS.get(following[0], {})
    return "initial" in forms and "final" in others and _NON_JOINER not in letter


_PAIRS = "()[]{}<>«»‹›≤≥「」『』【】〈〉《》（）"
_MIRROR = {one: other for pair in zip(_PAIRS[::2], _PAIRS[1::2], strict=True) for one, other in (pair, pair[::-1])}


def _turned(letter: str, level: int) -> str:
    if level % 2 and mirrored(letter[0]):
        return _MIRROR.get(letter[0], letter[0]) + letter[1:]
    return letter


def _levels(kinds: list[str]) -> list[int]:
    """Unicode's bidirectional levels for a line without embeddings: odd runs from right to left."""
    if not _RIGHTWARD.intersection(kinds):
        return [0] * len(kinds)
    right = next((kind != "L" for kind in kinds if kind in ("L", "R", "AL")), False)
    base = "R" if right else "L"
    ways = _neutral_settled(_numbers_settled(kinds, base), base)
    return [{"L": 2 * right, "R": 1}.get(way, 2) for way in ways]


_RIGHTWARD = frozenset(("R", "AL", "AN"))


def _numbers_settled(kinds: list[str], base: str) -> list[str]:
    """W2 to W7: what numbers are after a letter, and which signs they take along."""
    settled: list[str] = []
    strong = base
    for before, kind, after in zip(["", *kinds], kinds, [*kinds[1:], ""], strict=False):
        strong = kind if kind in ("L", "R", "AL") else strong
        number = {"L": "L", "AL": "AN"}.get(strong, "EN")
        settled.append(number if _is_in_number(before, kind, after) else {"AL": "R"}.get(kind, kind))
    return settled


def _is_in_number(before: str, kind: str, after: str) -> bool:
    if kind in ("ES", "CS"):
        return before == after == "EN"
    return kind == "EN" or (kind == "ET" and "EN" in (before, after))


def _neutral_settled(kinds: list[str], base: str) -> list[str]:
    """N1 and N2: what is neither goes with its neighbours if they agree, or else with the line."""
    afters = [base]
    for kind in reversed(kinds):
        afters.append(_WAY.get(kind, afters[-1]))
    settled: list[str] = []
    before = base
    for kind, after in zip(kinds, reversed(afters[:-1]), strict=True):
        settled.append(kind if kind in _WAY else before if before == after else base)
        before = _WAY[settled[-1]]
    return settled


_WAY = {"L": "L", "R": "R", "EN": "R", "AN": "R"}


def _reordered(levels: list[int]) -> list[int]:
    """L2: every run of a level or higher is turned round, from the highest level down."""
    places = list(range(len(levels)))
    for level in (2, 1):
        start = 0
        while start < len(places):
            end = start
            while end < len(places) and levels[places[end]] >= level:
                end += 1
            places[start:end] = reversed(places[start:end])
            start = end + 1
    return places
