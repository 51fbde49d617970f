"""`python -m engine`, as tests call it."""

from collections.abc import Callable
from typing import NamedTuple


class Run(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Engine = Callable[..., Run]
