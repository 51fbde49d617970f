"""Measurements next to something bare that was measured in the same run: only the ratio is judged.

Seconds depend on the machine and on what else it's doing.
"""

from typing import NamedTuple


class Row(NamedTuple):
    """How long something took, and how many times as long as the bare thing it may take."""

    what: str
    measured: float
    bare: float | None = None
    most: float | None = None

    @property
    def times(self) -> float | None:
        return None if self.bare is None else self.measured / self.bare

    @property
    def good(self) -> bool:
        return self.times is None or self.most is None or self.times <= self.most


def show(rows: list[Row]) -> bool:
    """Print the rows; returns whether all are good."""
    print(f"{'':<58} {'measured':>9} {'bare':>9} {'times':>6} {'at most':>8}")
    for row in rows:
        cells = [cell(row.bare, 9), cell(row.times, 6), cell(row.most, 8)]
        verdict = "" if row.most is None else "ok" if row.good else "TOO SLOW"
        print(f"{row.what:<58} {cell(row.measured, 9)} {' '.join(cells)} {verdict}".rstrip())
    return all(row.good for row in rows)


def cell(number: float | None, wide: int) -> str:
    return " " * wide if number is None else f"{number:>{wide}.2f}"
