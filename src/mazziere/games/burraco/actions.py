"""Actions of burraco and their texts: `draw stock`, `meld 4H JK=5H 6H`, `add 1 7H`, `back`, `discard 9C`."""

from enum import StrEnum
from typing import NamedTuple

from mazziere.core.errors import BadInput
from mazziere.games.burraco.regulation import Regulation
from mazziere.melds import Fault, Laid, arrange, meld_texts, open_meld, read_laid
from mazziere.melds.laid import NOT_SAID, PLAIN_LAID


class Verb(StrEnum):
    """What is done."""

    DRAW_STOCK = "draw stock"
    DRAW_PILE = "draw pile"
    MELD = "meld"
    ADD = "add"
    BACK = "back"
    DISCARD = "discard"


class Action(NamedTuple):
    """One action. `laid` are its cards, `meld` is the number of the meld that is added to."""

    verb: Verb
    laid: tuple[Laid, ...] = ()
    meld: int = -1

    def __str__(self) -> str:
        words = [self.verb.value]
        if self.verb is Verb.ADD:
            words.append(str(self.meld))
        return " ".join((*words, *map(str, self.laid)))

    @property
    def cards(self) -> tuple[int, ...]:
        """The numbers of the cards."""
        return tuple([card for card, _ in self.laid])


DRAW_STOCK = Action(Verb.DRAW_STOCK)
DRAW_PILE = Action(Verb.DRAW_PILE)
BACK = Action(Verb.BACK)
DISCARDS: tuple[Action, ...] = tuple(Action(Verb.DISCARD, (one,)) for one in PLAIN_LAID)
"""The discard of each card, by its number."""

_WHOLE = {str(action): action for action in (DRAW_STOCK, DRAW_PILE, BACK)}
MOST_CARDS = 108


def read(text: str, regulation: Regulation) -> Action:
    """Read an action.

    `lay` with cards in any order is read as the meld that they make, in table order; it is never written.
    Raises BadInput, naming the text, when it is no action.
    """
    action = _WHOLE.get(text) or _read_words(text.split(), regulation)
    if action is None:
        raise BadInput("burraco.bad_action", text=text[:80])
    return action


def _read_words(words: list[str], regulation: Regulation) -> Action | None:
    match words:
        case ["draw", "stock" | "pile"] | ["back"]:
            return _WHOLE[" ".join(words)]
        case ["discard", card]:
            laid = _read_cards([card])
            return DISCARDS[laid[0].card] if laid and laid[0].stands == NOT_SAID else None
        case ["meld", *cards] if laid := _read_cards(cards):
            return Action(Verb.MELD, laid)
        case ["lay", *cards] if laid := _read_cards(cards):
            return Action(Verb.MELD, _in_order(laid, regulation))
        case ["add", meld, *cards] if meld.isdecimal() and len(meld) <= 3 and (laid := _read_cards(cards)):
            return Action(Verb.ADD, laid, int(meld))
    return None


def _read_cards(words: list[str]) -> tuple[Laid, ...]:
    """The cards, or nothing when there is none, one is no card, or there are more than two packs have."""
    if len(words) > MOST_CARDS:
        return ()
    try:
        return tuple(read_laid(word) for word in words)
    except ValueError:
        return ()


def _in_order(laid: tuple[Laid, ...], regulation: Regulation) -> tuple[Laid, ...]:
    """The cards in table order: as they are said where that is a meld, else the run that they can make."""
    law = regulation.law
    if not isinstance(open_meld(law, laid), Fault):
        return laid
    run = arrange(law, laid)
    return tuple(read_laid(text) for text in meld_texts(run)) if run else laid
