"""The solver for two to four seats with cards that come in during play: piles on the table, or a stock to draw from."""
