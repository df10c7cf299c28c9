"""Contests in a hall: entries, draws, rounds, results, standings, prizes; pure functions over a log of facts.

Nothing here reads a clock, a file of a contest or a network: times, seeds and facts come in from outside, so the same
log gives the same contest on every machine. Only the formats, which are data, are read from the package.
"""
