"""Exact play with open cards, fast: kernels that numba compiles from the rule functions, or plain Python without it.

`compiling` is the only file that knows numba, `rules` hands it the functions of `HOT`. `four` solves the games of two
pairs with eight cards each; `solve` reads a position and gives the answer.
"""
