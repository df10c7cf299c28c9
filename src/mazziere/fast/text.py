"""The rule text that kernels are compiled from, and its digest: a kernel on disk must not outlive a changed rule."""

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

RULES: tuple[ModuleType, ...] = tuple(
    import_module(f"mazziere.tricks.{name}") for name in ("law", "obligations", "points", "winner")
)
"""The modules whose hot functions are compiled."""


class Text:
    """The first argument of every entry: to the compiler its type is the digest, so another text is another kernel."""


TEXT = Text()


@cache
def digest() -> str:
    """The digest of all files that a kernel is made from."""
    made = hashlib.sha256()
    for file in [*sorted(Path(__file__).parent.rglob("*.py")), *(Path(str(module.__file__)) for module in RULES)]:
        made.update(file.read_bytes())
    return made.hexdigest()
