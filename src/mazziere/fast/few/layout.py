"""Where the search for a few seats keeps what it knows: one flat row, and the names of its places.

Cards are numbered sixteen to a suit, however many a suit has, so that the length of a suit is the same for all games.
"""

from mazziere.fast.row import Row, fresh
from mazziere.tricks.law import TrickLaw

SEATS, SUITS, SUIT = 4, 4, 16
SUIT_MASK = (1 << SUIT) - 1
CARDS = SUITS * SUIT
MOST_TRICKS = 20
NO_CARD = -1
MOST = 2000
"""More than any value; its negative is less than any."""

# the hands by seat first, then single numbers
NODES, SIZE, GENERATION, TRUMPS, LAW, MANY = 4, 5, 6, 7, 8, 16
"""Positions looked at, how many seats, the number of the deal, the trump suit as a mask, the duties; whether a seat
plays for many points."""
STOCK_SIZE, COVERED = 20, 21
"""How many cards are drawn; then the cards that lie under others, by seat."""
WORTH = 32
"""What each card is worth."""
UNDER = WORTH + CARDS
"""The card that a card lies on, or NO_CARD."""
STOCK = UNDER + CARDS
"""The cards that are drawn, the first one first."""
ENDING = STOCK + CARDS
"""What the end brings beside the cards: by the seats that have taken a trick (a mask), and who took the last."""
LEAST_END, MOST_END = ENDING + 64, ENDING + 80
"""The least and the most that the end may still bring, by the seats that have taken a trick so far."""
KILLER = MOST_END + 16
KILLERS = SEATS * SEATS * 5 * (MOST_TRICKS + 1)
"""The card that last refuted: by seat, place in the trick, suit led and cards in the hand."""
MOVES = KILLER + KILLERS
MOVE_ROOM, VALUES = 2 * 24, 24
"""Room for the ordered cards of one node and behind them their values: by tricks played and place."""
FRAMES = MOVES + MOVE_ROOM * SEATS * (MOST_TRICKS + 1)
"""What each trick begins with, by tricks played: see the next names. The cards of the trick come behind."""
LIVE, REST, TOOK, DRAWN, PLAYED, FRAME = 0, 1, 2, 3, 4, 8
"""Cards in play wherever they lie, their points, the seats that have taken a trick, cards gone from the stock."""
TABLE = FRAMES + FRAME * (MOST_TRICKS + 2)
TABLE_BITS, ENTRY = 19, 5
"""The table of positions: four hands and a word of bounds each."""
WORDS = TABLE + ENTRY * (1 << TABLE_BITS)


def row() -> Row:
    """A fresh row."""
    return fresh(WORDS, 64)


def write_law(words: Row, law: TrickLaw, seats: int) -> None:
    """Write down the law and how many play."""
    words[SIZE] = seats
    words[TRUMPS] = SUIT_MASK if law.trump == 0 else 0
    words[LAW : LAW + 7] = [int(law.trump), *map(int, law[4:])]
