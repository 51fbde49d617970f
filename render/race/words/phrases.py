"""Everything Duck Race says in English about its pictures: the one place to look for a phrase."""

# Directions

COMPASS = ("north", "north-east", "south-east", "south", "south-west", "north-west")  # by facing
TURNED = ("ahead", "right", "sharp right", "back", "sharp left", "left")  # by sixths of a turn, clockwise
SEVERAL_AHEAD = "{count} ahead"
STEPS = "{count} steps {facing}"
ONE_STEP = "1 step {facing}"
MORE_STEPS = "{count} {facing}"
THEN = ", then "
THEN_FACE = "{steps}, then face {facings}"
ANY_WAY = "any way"

# Where and what things are

TITLE = "Duck Race on {board}, {moment}."
NAMED_BOARD = "the {name} board"
RANDOM_BOARD = "a random {grade} board"
OWN_BOARD = "a home-made board"
BEFORE_THE_START = "before the start"
ROUND = "round {number}"

SPACE, DRAIN_SPACE = "at {name}", "in the drain"
RING_SPACE, BUOY_SPACE = "on ring {ring} at {name}", "on buoy {buoy} at {name}"
EDGE_AHEAD, WATER, DRAIN, RING, BUOY = "the edge", "free water", "the drain", "ring {ring}", "buoy {buoy}"
STANDING_ON = "{who} on {what}"
DOG = "the dog"

OWN_DUCKY, OWN_DUCKY_OF_TWO = "your ducky", "your ducky {letter}"
DUCKY_OF_TWO = "{name}'s ducky {letter}"
THEIR_DUCKY, THEIR_DUCKY_OF_TWO = "their ducky", "their ducky {letter}"
DUCKY_OF_OTHER = "{name}'s ducky"

# Duckies and the dog

NOT_PLACED = "{who} is not on the board yet."
STANDS = "{who} is {place}, facing {facing}."
STANDS_AND_SEEKS = "{who} is {place}, facing {facing}; {quest}."
STANDS_SEEING = "{who} is {place}, facing {facing}, {ahead} ahead; {quest}."
TOUCHED = "has {buoys}; "
BUOYS = {1: "buoy {buoys}", 2: "buoys {buoys}", 3: "all three buoys"}
FIRST_BUOY, OTHER_BUOY, DRAIN_GOAL = "buoy {buoy} is {way}", ", {buoy} {way}", "the drain is {way}"
RIGHT_HERE = "right here, not yet touched"
GOAL_BY_LEGS = "{goal} at {name}: {way}"
LANDMARKS = "Buoy {buoys}, the drain at {drain}."
LANDMARK = "{buoy} at {name}"
AROUND = "Around {who}: {around}."
IN_DIRECTIONS = "{directions} is {what}"
ELSEWHERE_WATER = "otherwise free water"
ALL_WATER = "free water everywhere"
DOG_STANDS = "The dog is {place}, facing {facing}."
DOG_LED = "The dog is {place}, facing {facing}, {ahead} ahead; {leader} leads him."
DOG_LED_BY_YOU = "The dog is {place}, facing {facing}, {ahead} ahead; you lead him."
DOG_LOOSE = "The dog is {place}, facing {facing}, {ahead} ahead."

# Cards and what they do

CARD = "Card {number}: {paths}."
CARD_PATHS = "Card {number}, {paths}."
PATH = "path {letter}: {what}"
PATH_ENDS = "{path}: {fate}"
WHOSE_FATE = "{who} {fate}"
DUCKY_A_OR_B = "ducky {letter}"
BOTH = "both: {fate}"
TOUCHES = "touches buoy {buoy}"
ENDS = "ends {place}"
ENDS_ON_BUOY = "ends {place} with another card to play"
ENDS_ON_NEW_BUOY = "touches buoy {buoy} and ends there with another card to play"
FACING = ", facing {facings}"
BONKS = "bonks on {what} after {steps}, {place}, facing {facing}"
BONKS_AT_ONCE = "bonks on {what} at once, facing {facing}"
STEP_COUNT = {1: "1 step", 2: "2 steps", 3: "3 steps"}
ENTERS_RING = "enters ring {ring}"
WINS = "goes down the drain: wins"
MEETS_DOG = "runs into the dog, sent away"
CHASES = "chases {who}"
LEAVES = "leaves by the drain"
STILL_TO_MOVE = "Still to move: {cards}."
LAID_CARD = "{who} with card {card}"
HOLDS = "Cards in hand: {counts}."
HOLDS_COUNT = "{who} {count}"

# Tokens

TOKENS = {
    "draw-3": "Draw 3",
    "keep-going": "Keep going",
    "paddle": "Paddle",
    "spin": "Spin",
    "swap": "Swap",
}
TOKEN_DOES = {
    "draw-3": "Draw 3 (any time: draw three cards, then discard three)",
    "keep-going": "Keep going (after moving: one more card)",
    "paddle": "Paddle (before or after a card: one step ahead)",
    "spin": "Spin (before a card: face any way)",
    "swap": "Swap (before a card: trade places with the dog)",
}
YOUR_TOKENS = "Your tokens: {tokens}."

# Questions: what everybody hears, and what who is asked hears

ASKED = {
    "path": "{who} chooses a path of card {card} for {whom}.",
    "face": "{who} chooses which way {whom} faces.",
    "ring": "{who} chooses a ring for {whom}.",
    "send": "{who} chooses a ring to send {whom} to.",
    "which": "{who} chooses which card the dog follows first.",
    "before": "{who} may use a token before card {card} moves {whom}.",
    "after": "{who} may use a token after moving {whom}.",
    "extra": "{who} may play another card for {whom}.",
    "more": "{who} plays another card for {whom}.",
    "lead": "{who} leads the dog: with a card from the hand, or two from the deck.",
    "discard": "{who} discards a card.",
    "pick": "Everybody picks a card in secret; still to pick: {who}.",
    "order": "Everybody picks a card in secret, the highest places first; still to pick: {who}.",
    "forgive": "Everybody may turn instead of moving; still to decide: {who}.",
}
ASKED_YOU = {
    "path": "Choose a path of card {card} for {whom}.",
    "face": "Choose which way {whom} faces.",
    "ring": "Choose a ring for {whom}.",
    "send": "Choose a ring to send {whom} to.",
    "which": "Choose which card the dog follows first.",
    "before": "Card {card} is about to move {whom}: go, or use a token first.",
    "after": "{whom} has moved: be done, or use a token.",
    "extra": "Play another card for {whom}, or stop.",
    "more": "Play another card for {whom}.",
    "lead": "Lead the dog: with a card of yours, or two from the deck.",
    "discard": "Discard a card.",
    "pick": "Pick a card for {whom}.",
    "order": "Pick a card for the placing: the highest places first, and the card is gone.",
    "forgive": "Card {card} is laid for {whom}: race on, or give it up and just turn.",
}
YOUR_ANSWER = "You chose {answer} and may still change it."
OPTIONS, SECRET_OPTIONS = "{options}.", "Choices: {options}."
OPTION = "{letter}: {what}"
AND_THEN = "; "
OR_ELSE = "; or "
NOT_YOUR_TURN = "Nothing is asked of you now."
OVER = "The race is over: {who} has won."
YOU_WON = "The race is over: you have won!"

OPTION_WORDS = {
    "go": "go",
    "done": "done",
    "stop": "stop",
    "deck": "two cards from the deck",
    "race": "race on",
}
OPTION_CARD = "card {number}"
OPTION_CARD_DOES = "card {number}, {fates}"
OPTION_GO = {"go": "go, {fates}", "race": "race on, {fates}"}
OPTION_RING = "ring {ring}"
OPTION_RING_AT = "ring {ring} at {name}"
OPTION_RING_NEAR = "ring {ring} at {name}, {goal} {way}"
OPTION_FACING_SEES = "{facing}, {ahead} ahead"
OPTION_TURN = "turn {facing}"

# At the head of a picture: there is little room

HEAD_START, HEAD_ROUND = "Start", "Round {number}"
HEAD_RACING, HEAD_WON, HEAD_OVER = "Off they go!", "{who} wins!", "The race is over"
HEAD_ALL = {"pick": "Pick your cards!", "order": "Pick a card for the start!", "forgive": "Race on, or just turn?"}
HEAD_MISSING = " Still: {who}"
HEAD_DUCKY = "the ducky"
HEAD_ONE = {
    "path": "{who} chooses a path",
    "face": "{who} chooses a facing",
    "ring": "{who} chooses a ring",
    "send": "{who} sends {whom} away",
    "which": "{who}: which card first?",
    "before": "{who} may use a token",
    "after": "{who} may use a token",
    "extra": "{who} may play another card",
    "more": "{who} plays another card",
    "lead": "{who} leads the dog",
    "discard": "{who} discards",
}
HEAD_HAND = {
    "pick": "Pick a card",
    "order": "Pick a card for the start",
    "forgive": "Race on, or just turn?",
    "path": "Choose a path",
    "face": "Choose a facing",
    "ring": "Choose a ring",
    "send": "Choose a ring",
    "which": "Which card first?",
    "before": "Go, or use a token first?",
    "after": "Done, or use a token?",
    "extra": "Play another card, or stop?",
    "more": "Play another card",
    "lead": "Lead the dog",
    "discard": "Discard a card",
}
HEAD_CHOSEN, HEAD_WAIT = "Chosen! You may still change it", "The others choose"

# What happened

SWAM = "swam {place} with card {card}"
PADDLED = "paddled {place}"
DOG_SWAM = "went {place} with card {card}"
TO_SPACE = "from {start} to {end}"
HAPPENED = {
    "buoy": "touched buoy {buoy}",
    "dog": "ran into the dog",
    "home": "went down the drain",
    "ring": "was put on ring {ring}",
    "use": "used {token}",
    "extra": "played card {card} as well",
    "show": "showed card {card}",
    "lead": "led the dog with {cards}",
    "enter": "came out of the drain",
    "leave": "left by the drain",
    "chase": "was chased away by the dog",
    "swap": "swapped places with the dog",
    "forgive": "turned instead of moving",
}
BONKED = "bonked on {what}"
SOMEBODY = "a ducky"
CARDS = {1: "card {cards}", 2: "cards {cards}"}
HAPPENING = "{who} {what}."

# The long description

SCHEME = (
    "Columns are lettered from west to east, rows numbered from north to south. A step north or south changes the "
    "number by two; any other step changes the letter by one and the number by one. What is not named is no water: "
    "edge or gap."
)
ROW = "Row {number}: {spaces}."
THING_IN_ROW = "{column} ({what})"
BUOY_LOOKS = "Buoy {letter} ({colour}, {shape}) is at {name}."
DRAIN_IS = "The drain is at {name}."
RINGS = "Rings: {rings}."
RING_IS = "{ring} at {name}"
PILES = "Deck: {deck} cards. Discarded: {discards}."
TOKENS_HELD = "Tokens held: {counts}."
WITH_BLUE = "{who} {count} and Draw 3"


def listed(words: list[str], last: str = "and") -> str:
    """`a, b and c`"""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
