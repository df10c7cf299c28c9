"""Rows of whole numbers: lists, or arrays where a compiler reads them."""

from importlib.util import find_spec
from typing import Any

COMPILED = find_spec("numba") is not None
"""Whether kernels are machine code in this process."""

Row = Any
"""A list of whole numbers, or an array of them."""


def fresh(length: int, bits: int) -> Row:
    """A row of zeros; `bits` are 16 or 64 and matter to arrays alone."""
    if not COMPILED:
        return [0] * length
    import numpy

    return numpy.zeros(length, f"int{bits}")


def bare(row: Row) -> Row:
    """A row without its length and strides: a recursion that is handed whole arrays spends its time handing them on."""
    return row
