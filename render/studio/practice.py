"""Made-up games, drawn for nobody: afterwards a process has all that is drawn once and kept."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine import GAMES, Chance, Event, Game
from engine.players import player_of
from render import ARTISTS, Artist, Cast, Picture
from render.words.texts import texts

CAST = Cast(("Max", "Annabelle", "Ida", "Leopold", "Anna", "Emil"))
SEED = "5" * 64
MOVES = 30  # of each game
EPISODE = 8  # moves


def practice() -> Iterator[Picture]:
    """Each game with as few and with as many as can play it, picture by picture."""
    for kind, artist in ARTISTS.items():
        for seats in (GAMES[kind].seats[0], GAMES[kind].seats[-1]):
            yield from drawn(artist, GAMES[kind].new(seats=seats, seed=SEED))


def drawn(artist: Artist, game: Game[Any]) -> Iterator[Picture]:
    chance, player = Chance(SEED), player_of(game.name, "aimless")
    before, events = game.view(None), list[Event]()
    yield artist.board(before, CAST, texts())
    for move in range(1, MOVES + 1):
        if game.outcome:
            return
        asked = game.unanswered()[0]
        view = game.view(asked.seat)
        yield artist.hand(view, CAST, texts())
        events += [
            event.seen_by(None) for event in game.play(asked.seat, player(replace(view, prompts=(asked,)), chance))
        ]
        yield artist.board(game.view(None), CAST, texts())
        if move % EPISODE == 0 and artist.has_episode(events):
            yield artist.show_episode(before, events, game.view(None), CAST, texts())
            before, events = game.view(None), []
