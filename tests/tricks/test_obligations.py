"""The duties of a trick, against the predicate of the rule text written naively."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tricks import reference
from tests.tricks.reference import Card, Options

from mazziere.tricks import NO_SUIT, Exemption, Overruff, TrickLaw, Trump, Underruff, UnderruffPartner, packed
from mazziere.tricks.law import count, highest, lowest
from mazziere.tricks.obligations import legal
from mazziere.tricks.points import points
from mazziere.tricks.winner import winner

SUITS = ("S", "H", "D", "C")

OPTIONS = st.builds(
    Options,
    trump=st.sampled_from((*SUITS, "none", "all")),
    rise_on_trump_lead=st.booleans(),
    partner_exemption=st.sampled_from(("none", "ruff_only", "ruff_and_trump_lead")),
    overruff=st.sampled_from(("strict", "any_trump")),
    underruff=st.sampled_from(("required", "free")),
    underruff_partner=st.sampled_from(("allowed", "forbidden_if_higher", "only_when_only_trumps")),
)


def law_of(options: Options) -> TrickLaw:
    """The law in integers of options by name."""
    return TrickLaw(
        trump={"none": Trump.NONE, "all": Trump.ALL}.get(options.trump, Trump.SUIT),
        suit_length=8,
        trump_points=packed(0, 0, 3, 4, 10, 11, 14, 20),
        plain_points=packed(0, 0, 0, 2, 3, 4, 10, 11),
        rise_on_trump_lead=options.rise_on_trump_lead,
        partner_exemption=Exemption[options.partner_exemption.upper()],
        overruff=Overruff[options.overruff.upper()],
        underruff=Underruff[options.underruff.upper()],
        underruff_partner=UnderruffPartner[options.underruff_partner.upper()],
    )


def number(options: Options, card: Card) -> int:
    """A card by strength, the trump suit first."""
    suits = [options.trump, *(s for s in SUITS if s != options.trump)] if options.trump in SUITS else list(SUITS)
    return suits.index(card[1]) * 8 + reference.strength(options, card)


PACK = [(rank, suit) for suit in SUITS for rank in reference.PLAIN_RANKS]


@st.composite
def positions(draw: st.DrawFn) -> tuple[Options, int, list[Card], list[Card]]:
    """Options, how many play, a trick so far, and the hand of who comes next."""
    options = draw(OPTIONS)
    players = draw(st.sampled_from((2, 3, 4)))
    dealt = draw(st.permutations(PACK))
    trick = dealt[: draw(st.integers(0, players - 1))]
    return options, players, trick, dealt[4 : 4 + draw(st.integers(1, 8))]


@pytest.mark.clause("PIN-BEL-14", "PIN-BEL-15", "LIG-07", "LIG-08", "LIG-09", "LIG-10")
@pytest.mark.clause("FRA-15", "FRA-16", "FRA-17", "FRA-18", "DUE-11", "DUE-12", "FFB-01", "FFB-02", "AUC-05")
@settings(max_examples=3000)
@given(positions())
def test_the_duties_are_those_of_the_rule_text(position: tuple[Options, int, list[Card], list[Card]]) -> None:
    """In any trick under any options, the cards that may be played are those of the naive predicate."""
    options, players, trick, hand = position
    law = law_of(options)
    numbers = tuple(number(options, card) for card in trick)
    held = sum(1 << number(options, card) for card in hand)
    best = winner(law, numbers) if trick else 0
    partner_wins = players == 4 and len(trick) >= 2 and best == len(trick) - 2
    led = numbers[0] // 8 if trick else NO_SUIT
    may = legal(law, held, led, numbers[best] if trick else 0, partner_wins)
    expected = reference.legal(options, hand, trick, players)
    assert may == sum(1 << number(options, card) for card in expected)


@pytest.mark.clause("PIN-BEL-16", "PIN-BEL-17", "LIG-20", "FRA-02", "FRA-19", "DUE-02", "DUE-13")
@settings(max_examples=1000)
@given(OPTIONS, st.permutations(PACK), st.integers(1, 4))
def test_the_winner_is_the_highest_trump_else_the_highest_of_the_suit_led(
    options: Options, dealt: list[Card], cards: int
) -> None:
    """The winner of any trick is that of the naive rule."""
    trick = dealt[:cards]
    assert winner(law_of(options), tuple(number(options, c) for c in trick)) == reference.winner(options, trick)


@pytest.mark.parametrize("trump, total", [("H", 152), ("none", 120), ("all", 248)])
def test_the_pack_is_worth_its_points(trump: str, total: int) -> None:
    """The points of the pack are 152 with a trump suit, 120 without, 248 where every suit is trump."""
    law = law_of(Options(trump))
    assert sum(points(law, card) for card in range(32)) == total


def briscola() -> TrickLaw:
    """A law of no duties over ten cards a suit."""
    values = packed(0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
    return TrickLaw(trump=Trump.SUIT, suit_length=10, trump_points=values, plain_points=values, follow=False)


@given(st.integers(1, (1 << 40) - 1), st.integers(0, 3), st.integers(0, 39), st.booleans())
def test_a_law_of_no_duties_leaves_every_card(hand: int, led: int, best: int, partner_wins: bool) -> None:
    """Where nobody has to follow, every card of the hand may be played."""
    assert legal(briscola(), hand, led, best, partner_wins) == hand


def test_a_law_of_no_duties_has_a_winner_and_points() -> None:
    """The same winner and points serve ten cards a suit: 120 points, and a low trump takes an ace."""
    law = briscola()
    assert sum(points(law, card) for card in range(40)) == 120
    assert winner(law, (19, 0, 29, 18)) == 1
    assert winner(law, (18, 29, 19, 39)) == 2


@given(st.integers(1, (1 << 40) - 1))
def test_bits_are_cards(cards: int) -> None:
    """Count, lowest and highest are those of the set of numbers."""
    held = [number for number in range(40) if cards >> number & 1]
    assert (count(cards), lowest(cards), highest(cards)) == (len(held), held[0], held[-1])


def test_a_point_table_holds_what_fits() -> None:
    """A card that is worth too much for the table is refused."""
    with pytest.raises(ValueError, match="32"):
        packed(0, 32)
