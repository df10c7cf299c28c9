"""The rules in words: the clauses of the sources and what proves them."""
