"""People and their sessions."""

import hashlib
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Engine, insert, select, update

from mazziere.store.schema import sessions, users


@dataclass(frozen=True, slots=True, kw_only=True)
class User:
    """Somebody with a name. `guest`: the name was given by the server."""

    id: str
    name: str
    guest: bool


class People:
    """Who has which session. Calls block for a moment: make them from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def enter(self, name: str, *, guest: bool) -> tuple[User, str]:
        """A new person with a new session; returns the token for the cookie, which is kept nowhere else."""
        user = User(id=secrets.token_hex(12), name=name, guest=guest)
        token, now = secrets.token_urlsafe(32), time.time_ns() // 1_000_000
        with self._engine.begin() as connection:
            connection.execute(insert(users).values(id=user.id, name=name, guest=int(guest), created=now))
            connection.execute(insert(sessions).values(digest=_digest(token), user=user.id, created=now))
        return user, token

    def of(self, token: str) -> User | None:
        """The person of a session, or None."""
        query = (
            select(users.c.id, users.c.name, users.c.guest)
            .join(sessions, sessions.c.user == users.c.id)
            .where(sessions.c.digest == _digest(token))
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return User(id=row.id, name=row.name, guest=bool(row.guest)) if row else None

    def rename(self, user: User, name: str) -> User:
        """The person with another name."""
        with self._engine.begin() as connection:
            connection.execute(update(users).where(users.c.id == user.id).values(name=name, guest=0))
        return User(id=user.id, name=name, guest=False)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
