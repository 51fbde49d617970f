"""Content with a fault in it, to see it refused."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import BadContent


def refusal(load: Callable[[Path], object], folder: Path, copy: Path, file: str, change: Callable[[str], str]) -> str:
    """What is said of a copy of the content in which one file was changed."""
    shutil.copytree(folder, copy, dirs_exist_ok=True)
    text = (copy / file).read_text(encoding="utf-8")
    changed = change(text)
    assert changed != text
    (copy / file).write_text(changed, encoding="utf-8")
    with pytest.raises(BadContent) as refused:
        load(copy)
    return str(refused.value)
