"""The solver for two pairs of players with up to eight cards each: tuned, and exact under any law of tricks."""
