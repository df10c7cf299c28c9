"""What would otherwise be done while somebody waits: reading texts, importing players, tidying the memory."""

import gc

from mazziere.games import games
from mazziere.messages import LANGUAGES
from mazziere.players.book import book, has_book
from mazziere.server import constants

YOUNG, MIDDLE, OLD = 20_000, 20, 50
"""When the collector looks at objects. Tables live long and hold few cycles: it need not look at them often."""


def warm_up() -> None:
    """Read and import everything that the first player would wait for; then keep it out of the collector's way.

    A full collection stops every table for as long as it takes, a tenth of a second with everything imported.
    """
    for language in LANGUAGES:
        constants.heads(language)
    for game in games():
        if has_book(game):
            book(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
