"""Burraco positions of cases: read, checked against two packs, and filled up where only numbers are given."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mazziere.core.errors import BadInput, Unanswered
from mazziere.core.seats import Seat
from mazziere.games import play
from mazziere.games.burraco import GAME
from mazziere.games.burraco.deal import HAND, PACK
from mazziere.games.burraco.regulation import Regulation
from mazziere.games.burraco.state import NOBODY, Phase, Pot, State
from mazziere.melds import Fault, Laid, Meld, meld_cards, open_meld, read_laid
from mazziere.melds.bag import bag_of, size
from mazziere.melds.numbers import COPIES, NUMBERS, TEXTS

Case = Mapping[str, Any]
SIDES = ("NS", "EW")
"""How cases name the sides: seats 0 and 2, seats 1 and 3."""


def need(case: Case, key: str, kind: type) -> Any:
    """The value of a key. Raises Unanswered when it is missing or of another kind."""
    value = case.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Unanswered("burraco.case.lacks", key=key)
    return value


def regulation(case: Case) -> Regulation:
    """The regulation that `variant` and `options` name."""
    options = case.get("options") or {}
    if not isinstance(options, Mapping):
        raise Unanswered("burraco.case.lacks", key="options")
    try:
        _, found = play(str(need(case, "variant", str)), options)
    except BadInput as error:
        raise Unanswered(error.key, **error.detail) from None
    if not isinstance(found, Regulation):
        raise Unanswered("burraco.case.other_game", sheet=str(case["variant"]))
    return found


def laid(case: Case, key: str) -> tuple[Laid, ...]:
    """A list of cards, each perhaps with what it stands for."""
    texts = case.get(key)
    if not isinstance(texts, list | tuple):
        raise Unanswered("burraco.case.lacks", key=key)
    try:
        return tuple(read_laid(str(text)) for text in texts)
    except ValueError as error:
        raise Unanswered("burraco.case.card", key=key, error=str(error)) from error


def no_more_than_two_packs(found: Iterable[int], key: str) -> None:
    """Raises Unanswered when a card occurs more often than two packs have it."""
    for number, times in Counter(found).items():
        if times > COPIES[number]:
            raise Unanswered("burraco.case.too_many", key=key, card=TEXTS[number], count=COPIES[number])


def pot_named(value: Any, key: str) -> Pot:
    """The state of a pot: none, taken or played."""
    names = {pot.name.lower(): pot for pot in Pot}
    if not isinstance(value, str) or value not in names:
        raise Unanswered("burraco.case.value", key=key, value=str(value), values=", ".join(names))
    return names[value]


def melds(entries: Any, found: Regulation) -> tuple[Meld, ...]:
    """The melds of a side, each of which must be one."""
    read: list[Meld] = []
    if not isinstance(entries or (), list | tuple):
        raise Unanswered("burraco.case.lacks", key="melds")
    for entry in entries or ():
        cards = laid({"melds": entry}, "melds")
        meld = open_meld(found.law, cards)
        if isinstance(meld, Fault):
            raise Unanswered("burraco.case.meld", cards=" ".join(map(str, cards)))
        read.append(meld)
    return tuple(read)


def table(case: Case) -> State:
    """The table of a `turns` case before its first command.

    Raises Unanswered when something is missing, a card occurs too often, or the numbers are not those of two packs.
    """
    rules = regulation(case)
    lying = [melds((case.get("melds") or {}).get(side), rules) for side in SIDES]
    parts = _parts(case, rules)
    named = [number for part in parts.values() for number in part if number >= 0]
    named += [number for side in lying for meld in side for number in meld_cards(meld)]
    no_more_than_two_packs(named, "hands")
    filled = _filled(parts, Counter(named))
    pots = tuple(filled[key] for key in filled if key.startswith("pot "))
    hands = tuple(bag_of(filled[f"hand {seat}"]) for seat in range(rules.seats))
    pot = _pots(case, len(pots))
    turn = case.get("turn", 0)
    if turn not in range(rules.seats):
        raise Unanswered("burraco.case.value", key="turn", value=str(turn), values=f"0-{rules.seats - 1}")
    dealer = (turn - 1) % rules.seats
    return State(
        regulation=rules,
        match=GAME.first(rules, dealer),
        dealer=dealer,
        turn=turn,
        phase=Phase.DRAW,
        hands=hands,
        stock=filled["stock"],
        left=len(filled["stock"]),
        pile=filled["pile"],
        pots=pots,
        melds=(lying[0], lying[1]),
        pot=pot,
        taker=tuple(_taker(hands, side) if pot[side] is Pot.TAKEN else NOBODY for side in (0, 1)),
        known=(0,) * rules.seats,
    )


UNNAMED = -1
"""Stands for a card of which only the number matters."""


def _parts(case: Case, rules: Regulation) -> dict[str, list[int]]:
    """The hands, the pots, the pile and the stock, unnamed cards among them."""
    hands = need(case, "hands", list)
    if len(hands) != rules.seats:
        raise Unanswered("burraco.case.hands", count=len(hands), seats=rules.seats)
    parts = {f"hand {seat}": _cards(hand, "hands") for seat, hand in enumerate(hands)}
    pots = case.get("pots")
    parts |= {f"pot {at}": _cards(pot, "pots") for at, pot in enumerate([HAND, HAND] if pots is None else pots)}
    parts["pile"] = _cards(case.get("pile"), "pile")
    stock, draws = _cards(case.get("stock"), "stock"), _cards(case.get("draws") or [], "draws")
    if len(draws) > len(stock) or (draws and any(number != UNNAMED for number in stock)):
        raise Unanswered("burraco.case.draws", draws=len(draws), stock=len(stock))
    parts["stock"] = stock[: len(stock) - len(draws)] + draws[::-1]
    return parts


def _cards(value: Any, key: str) -> list[int]:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= len(PACK.cards):
        return [UNNAMED] * value
    return [one.card for one in laid({key: value}, key)]


def _filled(parts: Mapping[str, Sequence[int]], named: Counter[int]) -> dict[str, tuple[int, ...]]:
    """The parts with the unnamed cards filled from whatever is left of two packs."""
    left = Counter(NUMBERS[card] for card in PACK.cards)
    left.subtract(named)
    rest = list(left.elements())
    unnamed = sum(number == UNNAMED for part in parts.values() for number in part)
    if unnamed != len(rest):
        raise Unanswered("burraco.case.sum", count=sum(named.values()) + unnamed)
    return {key: tuple(rest.pop() if number == UNNAMED else number for number in part) for key, part in parts.items()}


def _pots(case: Case, on_the_table: int) -> tuple[Pot, Pot]:
    given = case.get("pot") or {}
    if not isinstance(given, Mapping):
        raise Unanswered("burraco.case.lacks", key="pot")
    first, second = (pot_named(given.get(side, "none"), "pot") for side in SIDES)
    if on_the_table + (first is not Pot.NONE) + (second is not Pot.NONE) != len(SIDES):
        raise Unanswered("burraco.case.pots", count=on_the_table)
    return first, second


def _taker(hands: tuple[int, ...], side: int) -> Seat:
    """Who holds a pot that is taken and not played: of the side's seats, the one whose hand is as large as a pot."""
    seats = [seat for seat in range(len(hands)) if seat % 2 == side]
    return next((seat for seat in seats if size(hands[seat]) == HAND), max(seats, key=lambda seat: size(hands[seat])))


def commands(case: Case, state: State) -> list[tuple[Seat, str]]:
    """The commands with their seats."""
    entries = need(case, "commands", list)
    found: list[tuple[Seat, str]] = []
    for entry in entries:
        if not isinstance(entry, list | tuple) or len(entry) != 2 or entry[0] not in range(len(state.hands)):
            raise Unanswered("burraco.case.lacks", key="commands")
        found.append((entry[0], str(entry[1])))
    return found
