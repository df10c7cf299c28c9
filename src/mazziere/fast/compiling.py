"""The compiler, where there is one: with numba kernels become machine code, without it they run as they stand.

Three kinds of function: a *part* goes into the kernels that call it, a *recursion* calls itself, an *entry* is what the
rest of the program calls.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from mazziere.fast.row import COMPILED

F = TypeVar("F", bound=Callable[..., Any])

if COMPILED:
    from mazziere.fast import machine


def part(function: F) -> F:
    """A function whose text goes into the kernels that call it."""
    return machine.part(function) if COMPILED else function


def recursion(function: F) -> F:
    """A function that calls itself, always with whole numbers of one kind: a literal would make a second kind of it."""
    return machine.recursion(function) if COMPILED else function


def entry(function: F) -> F:
    """A kernel that the program calls, the rule text first."""
    return machine.entry(function) if COMPILED else function
