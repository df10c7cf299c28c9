"""Rows of whole numbers: lists, or arrays where a compiler reads them."""

from typing import Any


def _compiled() -> bool:
    try:
        from numba import config
    except ImportError:
        return False
    return not config.DISABLE_JIT


COMPILED = _compiled()
"""Whether kernels are machine code in this process: not without numba, nor where its own switch turns it off."""

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
