"""The rule sheets for the page: in the list, and whole, in words, with everything that a table may change."""

from typing import Literal

from mazziere.core import Regulation, Setting
from mazziere.core.option import NONE, Option, options_of
from mazziere.games import AnyGame, play, sheets
from mazziere.messages import UnknownMessage, say
from mazziere.rules.sentences import sentences
from mazziere.server.messages import OptionGroup, OptionPage, SheetHead, SheetPage, ValueWords
from mazziere.tables.differs import differs
from mazziere.tables.words import spoken, title, value_words

KINDS: tuple[tuple[str, Literal["many", "switch", "length", "number"]], ...] = (
    ("many", "many"),
    ("boolean", "switch"),
    ("units", "length"),
    ("numbers", "number"),
)


def heads(language: str) -> list[SheetHead]:
    """Every sheet that can be played."""
    return [head(language, *play(name)) for name in sheets()]


def head(language: str, game: AnyGame, regulation: Regulation) -> SheetHead:
    """One sheet in the list."""
    return SheetHead(
        name=regulation.sheet,
        game=game.name,
        title=title(language, game.name, regulation.sheet),
        note=_optional(language, f"{game.name}.sheet.{regulation.sheet}.note"),
        seats=game.seats(regulation),
        sides=list(game.sides(regulation)),
        direction="cw" if game.direction(regulation) == "cw" else "ccw",
        source=spoken(language, f"rules.source.{regulation.source}", {}, regulation.source),
        text=regulation.text,
    )


def page(language: str, name: str) -> SheetPage:
    """A whole sheet. Raises BadInput for one that there is not."""
    game, regulation = play(name)
    options = options_of({group: type(value) for group, value in regulation.groups().items()})
    groups = []
    for group in regulation.groups():
        mine = [option for option in options.values() if option.group == group and option.name in regulation.settings]
        groups.append(
            OptionGroup(
                name=group,
                title=spoken(language, f"{game.name}.group.{group}", {}, spoken(language, f"table.group.{group}", {})),
                options=[_option(language, game.name, option, regulation.settings[option.name]) for option in mine],
            )
        )
    return SheetPage(
        head=head(language, game, regulation),
        groups=groups,
        clauses=clauses(language, regulation),
        differs=differs(language, regulation),
    )


def _option(language: str, game: str, option: Option, setting: Setting) -> OptionPage:
    values = [ValueWords(value=value, words=value_words(language, game, option.name, value)) for value in option.values]
    basis, numbers = setting.basis, option.numbers
    return OptionPage(
        name=option.name,
        title=spoken(language, f"{game}.option.{option.name}", {}),
        help=_optional(language, f"{game}.option.{option.name}.help"),
        kind=next((kind for field, kind in KINDS if getattr(option, field)), "choice"),
        value=setting.value,
        words=value_words(language, game, option.name, setting.value),
        values=values,
        least=numbers[0] if numbers else None,
        most=numbers[-1] if numbers else None,
        none=NONE in option.values,
        clause=basis.clause,
        decision=basis.decision,
        authority=basis.authority,
    )


def _optional(language: str, key: str) -> str | None:
    try:
        return say(language, key)
    except UnknownMessage:
        return None


def clauses(language: str, regulation: Regulation) -> dict[str, str]:
    """The sentences of every clause that the sheet cites."""
    cited = {setting.basis.clause for setting in regulation.settings.values()}
    cited |= {basis.clause for basis in regulation.rules.values()}
    known = sentences(language)
    return {clause: known[clause] for clause in sorted(clause for clause in cited if clause) if clause in known}
