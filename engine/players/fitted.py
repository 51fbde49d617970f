"""What a table is worth to a seat, as many games have shown: a sum of features, each times a weight.

The weights are fitted by `python -m tests.bench fit`, so that e to the worth of a seat, compared to the others', is how
likely it wins. They stand in the game's `worth.toml`.
"""

from collections.abc import Mapping
from pathlib import Path

from ..content import Strict, checked, read
from .search import Parts

Features = Mapping[str, float]  # "marked next": a part of the worth, and which of its features

FILE = "worth.toml"


class _Worth(Strict):
    weights: dict[str, float]


def weights_in(folder: Path) -> Mapping[str, float]:
    return checked(_Worth, FILE, read(folder, FILE)).weights


def parts(features: Features, weights: Mapping[str, float]) -> Parts:
    """By the first word of each feature. One that was never seen in games is worth nothing."""
    found: dict[str, float] = {}
    for name, value in features.items():
        part = name.partition(" ")[0]
        found[part] = found.get(part, 0.0) + value * weights.get(name, 0.0)
    return found
