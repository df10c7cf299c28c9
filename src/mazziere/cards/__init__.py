"""Cards, packs, their notation and the fair shuffle. Knows no game."""

from mazziere.cards.card import JOKER, Card, card, cards
from mazziere.cards.pack import PACKS, Pack

__all__ = ["JOKER", "PACKS", "Card", "Pack", "card", "cards"]
