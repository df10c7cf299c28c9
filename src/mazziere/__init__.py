"""Mazziere: the dealer for Belote, Briscola and Burraco.

`from mazziere import sheet, deal, judge, solve`: see the README. The names come from `mazziere.face` when they are
asked for, so that a single package of the house is imported without the others.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mazziere.face import REFEREE as REFEREE
    from mazziere.face import SPECTATOR as SPECTATOR
    from mazziere.face import BadInput as BadInput
    from mazziere.face import IllegalAction as IllegalAction
    from mazziere.face import Position as Position
    from mazziere.face import Regulation as Regulation
    from mazziere.face import Result as Result
    from mazziere.face import Ruling as Ruling
    from mazziere.face import Unanswered as Unanswered
    from mazziere.face import deal as deal
    from mazziere.face import judge as judge
    from mazziere.face import sheet as sheet
    from mazziere.face import sheets as sheets
    from mazziere.face import solve as solve


def __getattr__(name: str) -> Any:
    face = import_module("mazziere.face")
    if name not in face.__all__:
        raise AttributeError(f"module 'mazziere' has no attribute {name!r}")
    return getattr(face, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *import_module("mazziere.face").__all__])
