"""Which test proves which rule. A test cites rules in a comment next to its name: `def test_…():  # R14 R15`."""

import ast
import io
import re
import tokenize
from collections import defaultdict
from functools import cache

from tests.support.paths import ROOT

DEFINED = re.compile(r"^- \*\*([A-Z][0-9]+)\*\*", re.MULTILINE)
CITED = re.compile(r"\b[A-Z][0-9]+\b")
CITING = re.compile(r"#.*\b[A-Z][0-9]+\b")


def rules() -> list[str]:
    """Every rule id that the rules in `docs/rules` define."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "docs" / "rules").glob("*.md"))]
    return [rule for text in texts for rule in DEFINED.findall(text)]


@cache
def citations() -> dict[str, list[str]]:
    """For every cited rule id, the tests that cite it, as pytest names them."""
    cited: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        if not CITING.search(text):
            continue  # most files: reading their comments takes a second
        comments = _comments(text)
        for test in ast.parse(text).body:
            if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_"):
                beside = " ".join(comments.get(line, "") for line in range(test.lineno, test.body[0].lineno))
                for rule in CITED.findall(beside):
                    cited[rule].append(f"{file.relative_to(ROOT).as_posix()}::{test.name}")
    return cited


def _comments(text: str) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
