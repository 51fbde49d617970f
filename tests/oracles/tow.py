"""Duck Tow once more, written from the rulebook and `docs/rules/tow.md` alone, to be played beside the engine.

`Oracle` is one long story: `walk` is a generator that asks a question, gets the word, and goes on. What chance gives
(ducks and food out of the bags, a shuffled deck) it takes from `Luck`, and refuses what could not have come out.
"""

from collections.abc import Generator, Iterable, Mapping
from itertools import combinations
from typing import Any, NamedTuple

from tests.oracles.tow_pieces import (
    COLOURS,
    PIECES,
    Claim,
    Impossible,
    Luck,
    Park,
    Player,
    ducks_on,
    location_of,
    player_of,
    take_out,
)

SLOTS = FOOD = HAND = OPEN = ACTIONS = 4
LAST_CARD = {2: 8, 3: 7, 4: 6}  # T30, by players
STALL = 6  # T33: rounds


class Ask(NamedTuple):
    """A question: to whom, which, about what, and every word that answers it."""

    seat: int
    ask: str
    words: frozenset[str]
    about: str | None = None


Story = Generator[Ask, str, None]


class Oracle:
    """A game from the start of some turn on. `asked` is the open question, None once the game is over."""

    def __init__(self, state: Mapping[str, Any]) -> None:
        self.seats: int = state["seated"]
        self.park = Park(self.seats)
        self.locations = [location for location, _ in state["spots"]]
        self.tiles = [list(ducks) for _, ducks in state["spots"]]
        self.players = [player_of(each, hand) for each, hand in zip(state["visitors"], state["hands"], strict=True)]
        self.deck, self.open, self.discards = list(state["deck"]), list(state["open"]), list(state["discards"])
        self.duck_bag, self.food_bag = list(state["duck_bag"]), list(state["food_bag"])
        self.formations = list(state["formations"])
        self.order: list[int] = state["order"]
        self.equal_turns = state["chosen"]["ending"] == "equal"
        self.seat, self.number, self.actions = state["turn"]
        self.front: list[int] = []  # ducks in front of the player
        self.trigger: int | None = state["trigger"] if state["trigger"] >= 0 else None
        self.triggers: list[str] = []  # what triggered the end, with the last word
        self.success: int = state["success"]  # T33: the number of the turn in which a row last grew or got a duck
        self.outcome: tuple[list[int], list[int], str] | None = None
        self.luck = Luck()
        self.story = self.walk()
        self.asked: Ask | None = next(self.story)

    def say(self, word: str, luck: Luck) -> None:
        """Answer the open question."""
        self.luck, self.triggers = luck, []
        try:
            self.asked = self.story.send(word)
        except StopIteration:
            self.asked = None
        if luck.events:
            raise Impossible(f"chance: the oracle has no use for {[event.kind for event in luck.events]}")

    @property
    def player(self) -> Player:
        return self.players[self.seat]

    def ask(self, what: str, words: Iterable[str], about: str | None = None) -> Ask:
        return Ask(self.seat, what, frozenset(words), about)

    def choose(self, what: str, words: Iterable[str], about: str | None = None) -> Generator[Ask, str, str]:
        """Nobody is asked where nothing is to be decided; only what draws and pays is said in any case."""
        words = list(words)
        return words[0] if len(words) == 1 else (yield self.ask(what, words, about))

    # T9: turns, clockwise, until the end (T30, T33)

    def walk(self) -> Story:
        while True:
            yield from self.act()
            yield from self.disperse()
            yield from self.renew_food()
            yield from self.renew_cards()
            if self.is_over():
                break
            self.seat, self.number, self.actions = self.follower(), self.number + 1, ACTIONS
        reason = "nobody gets anywhere" if self.is_stalled() else "the walk is over"
        self.outcome = winners_of(self.players), [player.points() for player in self.players], reason

    def follower(self) -> int:
        return self.order[(self.order.index(self.seat) + 1) % self.seats]

    def is_over(self) -> bool:
        if self.trigger is None:
            return self.is_stalled()
        last = self.order[-1] if self.equal_turns else self.order[self.order.index(self.trigger) - 1]
        return self.seat == last

    def is_stalled(self) -> bool:
        return self.number - self.success >= STALL * self.seats

    def act(self) -> Story:
        while self.actions:
            word = yield self.ask("act", self.possible_actions())
            if word == "end":
                return
            self.actions -= 1
            verb, *what = word.split()
            match verb:
                case "move":
                    self.player.tile = int(what[0]) - 1
                case "feed":
                    yield from self.feed(what[0])
                case "shake":
                    yield from self.shake()
                case "complete":
                    yield from self.drop_off(int(what[0]))
                case "shop":
                    yield from self.shop_food() if what == ["food"] else self.shop_cards()
                case _:
                    yield from self.adopt()

    def possible_actions(self) -> list[str]:
        kind = self.park.kinds[self.player.tile]
        words = [f"move {tile + 1}" for tile in self.park.beside(self.player.tile)]
        words += [*self.feedable(), *self.completable(), "end"]
        words += ["shake"] if any(self.duck_bag) else []
        if kind == "G":
            words += ["shop food"] if any(self.food_bag) else []
            words += ["shop cards"] if self.cards_to_draw() else []
        if kind == "A" and len(self.player.tow) >= 2:
            words.append("adopt")
        return words

    # T11

    def feedable(self) -> list[str]:
        if len(self.player.tow) == SLOTS:
            return []
        here = self.tiles[self.player.tile]
        return [f"feed {name}" for colour, name in enumerate(COLOURS) if here[colour] and self.player.food[colour]]

    def feed(self, name: str) -> Story:
        while True:
            colour = COLOURS.index(name)
            self.tiles[self.player.tile][colour] -= 1
            self.tow(colour)
            if not (others := self.feedable()):
                return
            word = yield self.ask("feed", [*others, "done"])
            if word == "done":
                return
            name = word.split()[1]

    def tow(self, colour: int) -> None:
        self.pay(colour)
        self.player.tow.append(colour)

    def pay(self, colour: int) -> None:
        self.player.food[colour] -= 1
        self.food_bag[colour] += 1

    # T12

    def shake(self) -> Story:
        colour = take_out(self.duck_bag, self.luck.next("shake").facts["colour"])
        if self.player.food[colour] and len(self.player.tow) < SLOTS:
            word = yield self.ask("shaken", ["take", "leave"], COLOURS[colour])
            if word == "take":
                return self.tow(colour)
        self.front.append(colour)
        return None

    # T13

    def completable(self) -> list[str]:
        here = self.locations[self.player.tile]
        return [
            f"complete {card}"
            for card in self.player.hand
            if location_of(card) == here and ducks_on(card) <= set(self.player.tow)
        ]

    def drop_off(self, card: int) -> Story:
        while True:
            yield from self.complete(card)
            if not self.player.tow or not self.player.hand:
                break
            word = yield self.ask("more", [*self.completable(), "done"])  # T32: asked even if there is no other
            if word == "done":
                break
            card = int(word.split()[1])
        if any(self.duck_bag):
            self.front.append(take_out(self.duck_bag, self.luck.next("waddle").facts["colour"]))

    def complete(self, card: int) -> Story:
        for colour in ducks_on(card):
            self.player.tow.remove(colour)
            self.front.append(colour)
        self.player.hand.remove(card)
        self.success = self.number
        side = yield self.ask("lay", ["left", "right"], f"card {card}")
        row = self.player.row
        row[min(row) - 1 if side == "left" else max(row) + 1] = card
        if len(row) >= LAST_CARD[self.seats]:
            self.trigger_end("cards")
        yield from self.claim()

    # T14

    def shop_food(self) -> Story:
        for bought in range(2):
            words = [f"buy {name}" for colour, name in enumerate(COLOURS) if self.food_bag[colour]]
            if not words:
                break
            word = yield self.ask("buy", [*words, "done"] if bought else words)
            if word == "done":
                break
            colour = take_out(self.food_bag, COLOURS.index(word.split()[1]))
            self.player.food[colour] += 1
        while sum(self.player.food) > FOOD:
            word = yield self.ask("too much food", self.returnable())
            self.pay(COLOURS.index(word.split()[1]))

    def returnable(self) -> list[str]:
        return [f"return {name}" for colour, name in enumerate(COLOURS) if self.player.food[colour]]

    def shop_cards(self) -> Story:
        for drawn in range(2):
            words = self.cards_to_draw()
            if not words:
                break
            word = yield self.ask("shop draw", [*words, "done"] if drawn else words)
            if word == "done":
                break
            self.draw(word)
        while len(self.player.hand) > HAND:
            word = yield self.ask("discard", [f"discard {card}" for card in self.player.hand])
            self.player.hand.remove(int(word.split()[1]))
            self.discards.append(int(word.split()[1]))

    def cards_to_draw(self) -> list[str]:
        return [*(["draw deck"] if self.deck or self.discards else []), *(f"draw {card}" for card in self.open)]

    def draw(self, word: str) -> None:
        if word == "draw deck":
            return self.player.hand.append(self.top_card())
        self.open.remove(int(word.split()[1]))
        return self.player.hand.append(int(word.split()[1]))

    def top_card(self) -> int:
        if not self.deck:  # T23
            self.luck.next("shuffle")
            if sorted(self.luck.shuffled) != sorted(self.discards):
                raise Impossible(f"chance: {self.discards} were shuffled into {self.luck.shuffled}")
            self.deck, self.discards = self.luck.shuffled, []
        return self.deck.pop(0)

    # T15

    def adopt(self) -> Story:
        pairs = sorted(set(combinations(sorted(self.player.tow), 2)))
        word = yield from self.choose("adopt", [f"adopt {COLOURS[one]} {COLOURS[other]}" for one, other in pairs])
        pair = [COLOURS.index(name) for name in word.split()[1:]]
        for colour in pair:
            self.player.tow.remove(colour)
        if gaps := self.gaps(pair):
            word = yield self.ask("adopted", [*gaps, "none"], " ".join(COLOURS[colour] for colour in pair))
            if word != "none":
                _, name, column = word.split()
                colour = COLOURS.index(name)
                pair.remove(colour)
                self.player.adopted.add((min(self.player.row) + int(column) - 1, colour))
                self.success = self.number
                self.front += pair
                if self.is_last_adopted(colour):
                    self.trigger_end("ducks")
                return (yield from self.claim())
        self.front += pair
        return None

    def gaps(self, pair: list[int]) -> list[str]:
        ducks, row = self.player.ducks, sorted(self.player.row)
        empty = [
            (column, colour) for column, x in enumerate(row, 1) for colour in set(pair) if (x, colour) not in ducks
        ]
        return [f"place {COLOURS[colour]} {column}" for column, colour in empty]

    def is_last_adopted(self, colour: int) -> bool:
        adopted = [each for player in self.players for _, each in player.adopted]
        return adopted.count(colour) == PIECES["ducks"][str(self.seats)]

    # T16

    def claim(self) -> Story:
        words = [f"claim {formation + 1}" for formation in self.formations if self.player.fits(formation)]
        if not words:
            return
        word = yield self.ask("formation", [*words, "pass"])
        if word == "pass":
            return
        formation, left = int(word.split()[1]) - 1, min(self.player.row)
        places = [f"at {x - left + 1} {y + 1}" for x, y in self.player.fits(formation)]
        _, column, line = (yield from self.choose("where", places, word)).split()
        self.player.claims.append(Claim(formation, (int(column) - 1 + left, int(line) - 1)))
        self.formations.remove(formation)
        if not self.formations:
            self.trigger_end("formations")

    def trigger_end(self, reason: str) -> None:
        """T30: at once, and only the first counts."""
        if self.trigger is None:
            self.trigger = self.seat
            self.triggers.append(reason)

    # T20

    def disperse(self) -> Story:
        pawns = {player.tile for player in self.players}
        while self.front:
            free = [tile for tile in range(len(self.tiles)) if tile not in pawns]
            fewest = min(sum(self.tiles[tile]) for tile in free)
            words = [f"disperse {tile + 1}" for tile in free if sum(self.tiles[tile]) == fewest]
            word = yield from self.choose("disperse", words)
            event = self.luck.next("disperse")
            if event.facts["colour"] not in self.front:
                raise Impossible(f"chance: {event.facts} was dispersed out of {self.front}")
            self.front.remove(event.facts["colour"])
            self.tiles[int(word.split()[1]) - 1][event.facts["colour"]] += 1

    # T21

    def renew_food(self) -> Story:
        while words := self.returnable():
            word = yield self.ask("return", [*words, "keep"])
            if word == "keep":
                break
            self.pay(COLOURS.index(word.split()[1]))
        if missing := FOOD - sum(self.player.food):
            colours = self.luck.next("food").facts["colours"]
            if len(colours) != missing:
                raise Impossible(f"chance: {missing} food were to be drawn, the engine drew {colours}")
            for colour in colours:
                self.player.food[take_out(self.food_bag, colour)] += 1

    # T22

    def renew_cards(self) -> Story:
        while len(self.player.hand) < HAND and (words := self.cards_to_draw()):
            self.draw((yield self.ask("draw", words)))
        while len(self.open) < OPEN and (self.deck or self.discards):
            self.open.append(self.top_card())


def winners_of(players: list[Player]) -> list[int]:
    """T31: most points, then the longest run, then the next longest."""
    ranks = [(player.points(), sorted(player.runs(), reverse=True)[:2]) for player in players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
