"""The law of tricks: obligations, winner and points, for any game of tricks. Plain integers on the hot path."""
