"""What numba must be told: the hot functions of the rules, the three that work on bits, bare rows, and the rule text.

Only `compiling` imports this, and only where numba is installed.
"""

from typing import Any

from llvmlite import ir
from numba import int64, njit
from numba.core import types
from numba.extending import (
    NativeValue,
    intrinsic,
    models,
    overload,
    register_jitable,
    register_model,
    typeof_impl,
    unbox,
)

from mazziere.fast.row import bare
from mazziere.fast.text import RULES, Text, digest
from mazziere.tricks.law import count, highest, lowest

OPTIONS = {"error_model": "numpy", "boundscheck": False}
"""The default error model looks at each division; a search has no place out of range to look for."""

YES = ir.Constant(ir.IntType(1), 1)


def part(function: Any) -> Any:
    """A function whose text goes into the kernels that call it."""
    return njit(forceinline=True, **OPTIONS)(function)


def recursion(function: Any) -> Any:
    """A function that calls itself. It is not kept on disk by itself: loading such a one fails in a second process."""
    return njit(**OPTIONS)(function)


def entry(function: Any) -> Any:
    """A kernel with all that it calls, compiled at its first call and kept on disk where there is a place to write."""
    try:
        return njit(cache=True, **OPTIONS)(function)
    except RuntimeError:
        return njit(**OPTIONS)(function)


# --- bits: integer methods of Python have no compiled form ------------------------------------------------------------


@intrinsic
def ones(context: Any, word: Any) -> Any:
    """How many bits are set."""
    return int64(int64), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic
def zeros_below(context: Any, word: Any) -> Any:
    """How many zeros stand below the lowest bit."""
    return int64(int64), lambda context, builder, sig, args: builder.cttz(args[0], YES)


@intrinsic
def zeros_above(context: Any, word: Any) -> Any:
    """How many zeros stand above the highest bit."""
    return int64(int64), lambda context, builder, sig, args: builder.ctlz(args[0], YES)


overload(count)(lambda cards: lambda cards: ones(cards))
overload(lowest)(lambda cards: lambda cards: zeros_below(cards))
overload(highest)(lambda cards: lambda cards: 63 - zeros_above(cards))

# --- rules -----------------------------------------------------------------------------------------------------------

for module in RULES:
    for hot in module.HOT:
        register_jitable(forceinline=True, error_model="numpy")(hot)


class TextType(types.Opaque):
    """The type of the rule text. Its name is the digest: the compiler itself looks at the entry's own file only."""

    def __init__(self) -> None:
        super().__init__(f"Text({digest()})")


typeof_impl.register(Text)(lambda text, context: TextType())
register_model(TextType)(models.OpaqueModel)
unbox(TextType)(lambda kind, value, c: NativeValue(c.context.get_dummy_value()))

# --- rows ------------------------------------------------------------------------------------------------------------


@intrinsic
def first_of(context: Any, row: Any) -> Any:
    """The address of a row's first number."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.make_array(sig.args[0])(context, builder, args[0]).data

    return types.CPointer(row.dtype)(row), generate


overload(bare)(lambda row: lambda row: first_of(row))
