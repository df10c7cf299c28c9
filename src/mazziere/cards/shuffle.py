"""The fair shuffle: a seed committed before the deal, mixed with what the players' devices send, revealed after.

The page runs the same steps and must agree bit for bit; `docs/fair-deal.md` has them in words, with test vectors.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

PREFIX = b"mazziere-deal-1\n"
SEED_BYTES = 32
SHARE_BYTES = 32  # at most


def commitment(seed: bytes) -> str:
    """The hex digest that is shown to all before anybody's share is asked for."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return hashlib.sha256(PREFIX + seed).hexdigest()


def key(seed: bytes, shares: Sequence[bytes]) -> bytes:
    """The key of the deal: the seed mixed with one share a seat, in seat order (an empty share for a bot)."""
    if too_long := [share for share in shares if len(share) > SHARE_BYTES]:
        raise ValueError(f"a share has at most {SHARE_BYTES} bytes, not {len(too_long[0])}")
    mixed = b"".join(len(share).to_bytes(2, "big") + share for share in shares)
    return hashlib.sha256(seed + mixed).digest()


def _words(key_: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(key_ + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def shuffled(items: Sequence[T], key_: bytes) -> tuple[T, ...]:
    """The items in the order that the key gives: Fisher-Yates from the last to the second, without modulo bias."""
    deck, words = list(items), _words(key_)
    for i in range(len(deck) - 1, 0, -1):
        bound = (1 << 32) - (1 << 32) % (i + 1)
        x = next(word for word in words if word < bound)
        j = x % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)


def cut(items: Sequence[T], at: int, least: int = 3) -> tuple[T, ...]:
    """The pack cut below its first `at` cards; at least `least` cards must stay in each half."""
    if not least <= at <= len(items) - least:
        raise ValueError(f"a cut leaves at least {least} cards in each half: {least} to {len(items) - least}, not {at}")
    return (*items[at:], *items[:at])
