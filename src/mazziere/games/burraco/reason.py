"""What the words of a refusal may name: cards, melds, numbers, from what the seat may know."""

from collections.abc import Mapping
from typing import Any

from mazziere.core.seats import Seat
from mazziere.games.burraco.actions import Action, Verb
from mazziere.games.burraco.state import State, side_of
from mazziere.melds import meld_texts
from mazziere.melds.bag import bag_of, count, distinct, numbers
from mazziere.melds.meld import stands_for
from mazziere.melds.numbers import TEXTS


def reason(state: State, seat: Seat, action: Action) -> Mapping[str, Any]:
    """Cards of the action, the one that is missing in the hand, the meld and its wild, what would be left."""
    regulation = state.regulation
    hand, played = state.hands[seat], bag_of(action.cards)
    missing = next((card for card in distinct(played) if count(hand, card) < count(played, card)), None)
    left = hand - played if missing is None else 0
    found: dict[str, Any] = {
        "action": str(action),
        "cards": " ".join(map(str, action.laid)),
        "turn": state.turn,
        "missing": TEXTS[missing] if missing is not None else "",
        "left": " ".join(TEXTS[card] for card in numbers(left)),
        "single": TEXTS[state.single] if state.single >= 0 else "",
        "run_max": regulation.melds.run_max,
        "set_max": regulation.melds.set_max or "",
        "stock": state.left,
    }
    melds = state.melds[side_of(seat)]
    if action.verb is Verb.ADD:
        found |= {"meld": action.meld + 1, "melds": len(melds)}
        if action.meld < len(melds):
            meld = melds[action.meld]
            wild = meld.wild
            found |= {
                "lies": " ".join(meld_texts(meld)),
                "wild": TEXTS[wild] if wild >= 0 else "",
                "stands": stands_for(meld) or "",
            }
    return found
