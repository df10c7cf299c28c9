"""House rules: whether they go together, and the sheets that people made of them, kept for their account."""

from collections.abc import Mapping
from json import dumps
from typing import Any
from unicodedata import normalize

from litestar import Response, delete, get, post

from mazziere.core import BadInput, Regulation
from mazziere.games import play
from mazziere.messages import UnknownMessage, say
from mazziere.rules.reference import reference
from mazziere.server.context import Context
from mazziere.server.entering import Asked, user_or_new, with_session
from mazziere.server.errors import NoSession
from mazziere.server.language import language_of
from mazziere.server.messages import HouseRules, HouseVerdict, OwnSheetPage, SaveSheet
from mazziere.server.names import cleaned
from mazziere.server.session import user_of
from mazziere.store.own_sheets import OwnSheet
from mazziere.tables.differs import differs
from mazziere.tables.shapes import Difference
from mazziere.tables.words import spoken, title, value_words

MOST = 60
"""Sheets that one account may keep."""
NAMED = (("option", "value"), ("other", "other_value"))
"""Which parameters of a refusal name an option, and which its value."""


@post("/api/options", status_code=200, sync_to_thread=True)
def verdict(request: Asked, data: HouseRules) -> HouseVerdict:
    """Whether house rules make sense together. A sheet that there is not is bad input, as everywhere."""
    language = language_of(request)
    play(data.sheet)
    try:
        _, regulation = play(data.sheet, data.options)
    except BadInput as error:
        names = [str(error.detail[key]) for key, _ in NAMED if key in error.detail]
        return HouseVerdict(refused=why_refused(language, data.sheet, error), options=names, differs=[])
    return HouseVerdict(refused=None, options=[], differs=_changes(language, regulation))


def why_refused(language: str, sheet: str, error: BadInput) -> str:
    """Why house rules are refused, with the options by their titles and the values in words."""
    game, _ = play(sheet)
    detail = dict(error.detail)
    for key, value in NAMED:
        name = detail.get(key)
        if name is None:
            continue
        detail[key] = spoken(language, f"{game.name}.option.{name}", {}, str(name))
        if value in detail:
            detail[value] = _value(language, game.name, str(name), detail[value])
    try:
        return say(language, error.key, **detail)
    except UnknownMessage:
        return error.key


def _value(language: str, game: str, option: str, value: Any) -> str:
    words = value_words(language, game, option, value)
    return str(value) if words.startswith(f"{game}.value.") else f"«{words.rstrip('.')}»"


@get("/api/own")
async def own(request: Asked, context: Context) -> list[OwnSheetPage]:
    """One's own sheets; one that today's rules do not take any more is left out."""
    user = await user_of(request, context.house.store)
    found = await context.house.store.own_sheets(user) if user else []
    pages = (_page(language_of(request), one) for one in found)
    return [page for page in pages if page is not None]


@post("/api/own", status_code=201)
async def save(request: Asked, context: Context, data: SaveSheet) -> Response[OwnSheetPage]:
    """Keep house rules under a name. One that is there already is replaced only when that is asked for."""
    name = cleaned(data.name)
    _, regulation = play(data.sheet, data.options)
    changes = regulation.changes()
    if not name:
        raise BadInput("table.error.own_unnamed")
    if not changes:
        raise BadInput("table.error.own_same", sheet=title(language_of(request), regulation.game, regulation.sheet))
    user, token = await user_or_new(request, context)
    store = context.house.store
    there = {one.name.casefold() for one in await store.own_sheets(user)}
    if name.casefold() in there and not data.replace:
        raise BadInput("table.error.own_exists", name=name)
    if len(there) >= MOST and name.casefold() not in there:
        raise BadInput("table.error.own_too_many", most=MOST)
    kept = await store.save_sheet(user, name, data.sheet, _plain(changes))
    page = _page(language_of(request), kept)
    return with_session(request, context, page, token, 201)


def _plain(changes: Mapping[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in changes.items()}


@delete("/api/own/{id:str}", status_code=200)
async def drop(request: Asked, context: Context, id: str) -> dict[str, str]:
    """Forget one's own sheet."""
    user = await user_of(request, context.house.store)
    if user is None:
        raise NoSession
    if not await context.house.store.drop_sheet(user, id[:40]):
        raise BadInput("table.error.unknown_own_sheet")
    return {}


@get("/api/own/{id:str}/file", media_type="application/toml; charset=utf-8")
async def file(request: Asked, context: Context, id: str) -> Response[str]:
    """One's own sheet as a file that `mazziere rules` reads."""
    user = await user_of(request, context.house.store)
    found = await context.house.store.own_sheets(user) if user else []
    kept = next((one for one in found if one.id == id), None)
    if kept is None:
        raise BadInput("table.error.unknown_own_sheet")
    name = f"{slug(kept.name)}.toml"
    return Response(sheet_file(kept), headers={"content-disposition": f'attachment; filename="{name}"'})


def slug(name: str) -> str:
    """A name as a sheet goes by: small letters, digits and hyphens."""
    plain = normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return "-".join("".join(letter if letter.isalnum() else " " for letter in plain).split()) or "own"


def sheet_file(kept: OwnSheet) -> str:
    """A sheet file in TOML; JSON writes texts, numbers, booleans and lists as TOML does."""
    _, regulation = play(kept.sheet)
    head = {"sheet": slug(kept.name), "game": regulation.game, "extends": kept.sheet, "source": kept.name}
    lines = [f"{key} = {dumps(value, ensure_ascii=False)}" for key, value in head.items()]
    options = [f"{name} = {{ value = {dumps(value)} }}" for name, value in kept.options.items()]
    return "\n".join([*lines, "", "[options]", *options, ""])


HANDLERS = [verdict, own, save, drop, file]


def _page(language: str, kept: OwnSheet) -> OwnSheetPage | None:
    try:
        _, regulation = play(kept.sheet, kept.options)
    except BadInput:
        return None
    return OwnSheetPage(
        id=kept.id,
        name=kept.name,
        sheet=kept.sheet,
        rules=reference(regulation, kept.name),
        game=regulation.game,
        parent_title=title(language, regulation.game, kept.sheet),
        options=dict(kept.options),
        differs=_changes(language, regulation),
    )


def _changes(language: str, regulation: Regulation) -> list[Difference]:
    return [one for one in differs(language, regulation) if one.key in regulation.changes()]
