"""How a command is answered: with private pages or one private sentence, and always in time."""

from collections.abc import Coroutine
from typing import Any

from data.store import Refused
from render.words.texts import Texts, texts

from ..pages.model import Page
from .replies import Interaction, patient, refusal, send_privately, tell

Answer = Page | list[Page] | Refused | str


def words_for(interaction: Interaction) -> Texts:
    """In the language of whoever asks, since nobody else reads it."""
    return texts(interaction.locale.value)


async def answer(interaction: Interaction, work: Coroutine[Any, Any, Answer]) -> None:
    with patient(interaction):
        match await work:
            case str() as sentence:
                await tell(interaction, sentence)
            case Refused() as refused:
                await tell(interaction, refusal(refused, words_for(interaction)))
            case Page() as page:
                await send_privately(interaction, page)
            case list() as pages:
                for page in pages:
                    await send_privately(interaction, page)
