"""Pixels and words become pictures: what the artists of all games do alike."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PIL import Image

from engine import Event

from .artist import Animated, Picture, Shown, Still
from .draw.cast import Cast
from .draw.encode import gif, png
from .text.names import Names
from .words.scene import AnyView
from .words.texts import Texts

Drawing = Callable[[Any, Cast, Texts], Image.Image]  # of a view
Animating = Callable[[Any, Sequence[Event], Any, Cast, Texts], tuple[Any, list[int]]]  # frames, and their times


@dataclass(frozen=True)
class Framing:
    """One game's: the colours of its pictures, and what everyone is called on them."""

    colours: frozenset[str]
    called: Callable[[Any, Names, Texts], Names]

    def framed(self, name: str, pixels: Image.Image, alt: str) -> Picture:
        return Picture(name, png(pixels, self.colours), alt)

    def still(self, name: str, draw: Drawing, alt: Callable[[Any, Names, Texts], str]) -> Still:
        def picture(view: AnyView, cast: Cast, texts: Texts) -> Picture:
            return self.framed(name, draw(view, self.shown(view, cast, texts), texts), alt(view, cast.names, texts))

        return picture

    def result(self, draw: Drawing, alt: Callable[[Any, Names, Sequence[str], Texts], str]) -> Still:
        """Only of a game that's over. Its words know everyone's character."""

        def picture(view: AnyView, cast: Cast, texts: Texts) -> Picture:
            if view.outcome is None:
                raise ValueError("the game is not over: there is no result yet")
            characters = [*map(cast.character, range(view.seated))]
            pixels = draw(view, self.shown(view, cast, texts), texts)
            return self.framed("result.png", pixels, alt(view, cast.names, characters, texts))

        return picture

    def animated(
        self, name: str, animate: Animating, alt: Callable[[Sequence[Event], Any, Names, Texts], str]
    ) -> Animated:
        def picture(before: AnyView, events: Sequence[Event], after: AnyView, cast: Cast, texts: Texts) -> Picture:
            frames, times = animate(before, events, after, self.shown(after, cast, texts), texts)
            return Picture(name, gif(frames, times, self.colours), alt(events, after, cast.names, texts))

        return picture

    def replay(self, name: str, animate: Animating, alt: Callable[[Any, Names, Texts], str]) -> Animated:
        """Told as how it stands in the end."""
        return self.animated(name, animate, lambda _, after, names, texts: alt(after, names, texts))

    def always(self, name: str, draw: Callable[[Texts], Image.Image], alt: Callable[[Texts], str]) -> Shown:
        """The same in every game, so in each language it's drawn once."""

        @lru_cache(maxsize=8)
        def picture(texts: Texts) -> Picture:
            return self.framed(name, draw(texts), alt(texts))

        return picture

    def shown(self, view: AnyView, cast: Cast, texts: Texts) -> Cast:
        return cast.called(self.called(view, cast.names, texts))
