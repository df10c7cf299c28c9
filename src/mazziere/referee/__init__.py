"""The referee: a position in, the ruling out, with the clause of each step. One file a game, found by looking."""
