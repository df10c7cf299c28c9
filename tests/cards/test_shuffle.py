"""The fair shuffle."""

from collections import Counter
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazziere.cards import PACKS
from mazziere.cards.shuffle import commitment, cut, key, shuffled

SEED = bytes(range(32))
PACK = PACKS["french-32"].cards
VECTORS = {
    (b"", b"", b"\x01\x02", b""): "QH 10D AS AD KD 7C 9C JD 7D 8D JH 8S QD 10C 7S JS 8H 9S AC 8C 7H AH KS QS KC KH JC"
    " 9H 10H 9D 10S QC",
    (b"", b"", b"", b""): "10S JD 9C 7S 7H QS JS QC AD AH 8C JC AC KH AS JH 9H 10D 7D 7C 8D QH 8H 10H 9S 9D KD 10C KC"
    " 8S KS QD",
}


def test_the_commitment_of_the_vector() -> None:
    """The published seed has the published commitment."""
    assert commitment(SEED) == "59d3003952caca1b86e54e182ca793033d7319057039727168b5bd9d4855af88"


@pytest.mark.parametrize(("shares", "deck"), VECTORS.items(), ids=["one share", "no share"])
def test_the_deck_of_the_vector(shares: tuple[bytes, ...], deck: str) -> None:
    """Seed and shares give the published deck, to the card."""
    assert " ".join(map(str, shuffled(PACK, key(SEED, shares)))) == deck


@given(st.binary(min_size=32, max_size=32), st.lists(st.binary(max_size=32), min_size=2, max_size=5))
def test_a_shuffle_keeps_every_card(seed: bytes, shares: list[bytes]) -> None:
    """No card is lost or doubled."""
    assert sorted(shuffled(PACK, key(seed, shares))) == sorted(PACK)


@given(st.binary(max_size=32), st.binary(max_size=32))
def test_where_a_share_ends_is_part_of_the_key(one: bytes, two: bytes) -> None:
    """Two seats cannot make the same key by moving a byte from one share to the next."""
    moved = (one + two[:1], two[1:])

    assert moved == (one, two) or key(SEED, moved) != key(SEED, (one, two))


def test_every_card_is_as_likely_in_every_place() -> None:
    """Over four thousand shuffles the card by place table passes a chi-square test, and fixed points average one."""
    number, table, fixed = 4000, Counter[tuple[int, int]](), 0
    for counter in islice(count(), number):
        order = shuffled(range(32), counter.to_bytes(32, "big"))
        table.update(enumerate(order))
        fixed += sum(place == card for place, card in enumerate(order))
    expected = number / 32
    chi = sum((table[place, card] - expected) ** 2 / expected for place in range(32) for card in range(32))

    assert 812 < chi < 1117  # 961 degrees of freedom, p between 0.0002 and 0.9998
    assert 0.93 < fixed / number < 1.07


@pytest.mark.parametrize(("seed", "shares"), [(b"short", ()), (SEED, (b"x" * 33,))])
def test_a_wrong_length_is_refused(seed: bytes, shares: tuple[bytes, ...]) -> None:
    """A seed has 32 bytes and a share at most 32."""
    with pytest.raises(ValueError, match="bytes"):
        (commitment(seed), key(seed, shares))


@pytest.mark.parametrize("at", [2, 30, -1, 32])
def test_a_cut_leaves_three_cards_in_each_half(at: int) -> None:
    """A cut nearer to an end than three cards is refused."""
    with pytest.raises(ValueError, match="at least 3 cards"):
        cut(PACK, at)


@given(st.integers(3, 29))
def test_a_cut_turns_the_pack(at: int) -> None:
    """The lower part comes on top, in its order."""
    assert cut(PACK, at) == PACK[at:] + PACK[:at]
