"""What a record is found to be: good, bad and why, or sealed."""

from engine.record import Record
from engine.verdict import Verdict
from engine.words import excerpt
from render.words.texts import Texts

from .model import Page, Say

LONGEST_REASON = 300


def verdict_page(words: Texts, verdict: Verdict) -> Page:
    record, error = verdict.record, verdict.error
    if record is None:
        assert error is not None
        why = words.say(f"verify-why-{error.code}")
        return _page(words.say("verify-bad", why=why), words.say("verify-detail", detail=_quoted(str(error))))
    about = {"game": words.say(f"game-{record.game}"), "seats": record.seats, "moves": len(record.log)}
    promised = words.say("verify-commitment", commitment=record.commitment, shared=_shared(record))
    if verdict.game is None:
        return _page(words.say("verify-sealed", **about), promised)
    made_of = words.say("verify-seed", shared=_shared(record), count=len(record.additions or ()))
    return _page(words.say("verify-good", **about), made_of, promised)


def _shared(record: Record) -> str:
    return "no" if record.additions is None else "yes"


def _quoted(reason: str) -> str:
    """It may quote the record, and must not format anything."""
    return excerpt(reason, LONGEST_REASON).replace("`", "'")


def _page(*told: str) -> Page:
    return Page((Say("\n".join(told)),))
