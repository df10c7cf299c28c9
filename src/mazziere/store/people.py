"""People and their sessions: the statements, on a connection that the store gives."""

import hashlib
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from mazziere.store.schema import sessions, users


@dataclass(frozen=True, slots=True, kw_only=True)
class User:
    """Somebody with a name. `guest`: the name was given by the server."""

    id: str
    name: str
    guest: bool


def enter(connection: Connection, name: str, guest: bool) -> tuple[User, str]:
    """A new person with a new session; returns the token for the cookie, which is kept nowhere else."""
    user = User(id=secrets.token_hex(12), name=name, guest=guest)
    token, now = secrets.token_urlsafe(32), time.time_ns() // 1_000_000
    connection.execute(insert(users).values(id=user.id, name=name, guest=int(guest), created=now))
    connection.execute(insert(sessions).values(digest=_digest(token), user=user.id, created=now))
    return user, token


def user_of(connection: Connection, token: str) -> User | None:
    """The person of a session, or None."""
    query = (
        select(users.c.id, users.c.name, users.c.guest)
        .join(sessions, sessions.c.user == users.c.id)
        .where(sessions.c.digest == _digest(token))
    )
    row = connection.execute(query).first()
    return User(id=row.id, name=row.name, guest=bool(row.guest)) if row else None


def rename(connection: Connection, user: User, name: str) -> User:
    """The person with another name."""
    connection.execute(update(users).where(users.c.id == user.id).values(name=name, guest=0))
    return User(id=user.id, name=name, guest=False)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
