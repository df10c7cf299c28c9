"""The rule sheets that people made of printed ones and named: the statements, on a connection that the store gives."""

import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from mazziere.store.schema import own_sheets


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSheet:
    """A printed sheet with house rules, under a name. `options` has only what differs from the printed sheet."""

    id: str
    name: str
    sheet: str
    options: Mapping[str, Any]


def sheets_of(connection: Connection, user: str) -> list[OwnSheet]:
    """Everything that a person saved, the oldest first."""
    query = select(own_sheets).where(own_sheets.c.user == user).order_by(own_sheets.c.created, own_sheets.c.id)
    rows = connection.execute(query).all()
    return [OwnSheet(id=row.id, name=row.name, sheet=row.sheet, options=json.loads(row.options)) for row in rows]


def save(connection: Connection, user: str, name: str, sheet: str, options: Mapping[str, Any]) -> OwnSheet:
    """Keep a sheet; one of the same person with the same name is replaced."""
    found = next((one for one in sheets_of(connection, user) if one.name.casefold() == name.casefold()), None)
    text = json.dumps(options, ensure_ascii=False, sort_keys=True)
    if found is not None:
        changed = update(own_sheets).where(own_sheets.c.id == found.id)
        connection.execute(changed.values(name=name, sheet=sheet, options=text))
    id = found.id if found else secrets.token_hex(8)
    if found is None:
        now = time.time_ns() // 1_000_000
        connection.execute(
            insert(own_sheets).values(id=id, user=user, name=name, sheet=sheet, options=text, created=now)
        )
    return OwnSheet(id=id, name=name, sheet=sheet, options=options)


def drop(connection: Connection, user: str, id: str) -> bool:
    """Forget a sheet of this person; False when there is none."""
    gone = delete(own_sheets).where(own_sheets.c.user == user, own_sheets.c.id == id)
    return bool(connection.execute(gone).rowcount)
