"""Burraco: melds of two packs, two pots, rounds of two, three or four deals."""
