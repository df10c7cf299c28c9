"""Who may do what at a contest: roles, and the codes with which people sign in to one."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from mazziere.contests.phone import LETTERS
from mazziere.core import BadInput
from mazziere.server.contest.shapes import Role
from mazziere.store import Store
from mazziere.tables.outside import NotSaved, Taken

DOORS = "doors:"
"""How the stream of a contest's doors begins: apart from its log, so that an exported contest opens no door."""
CODE_LETTERS = 6
TRIES = 5
"""How often a fact is written anew because another server was faster."""
ROLES: tuple[Role, ...] = ("director", "scorer", "helper")
"""The highest first."""
ALLOWED: dict[Role, frozenset[str]] = {
    "scorer": frozenset({"score", "correct", "forfeit", "seats"}),
    "helper": frozenset({"clock"}),
    "public": frozenset(),
}
"""The deeds of each role; a director may do everything."""


class NotAllowed(BadInput):
    """Somebody asks for what the own role may not do."""


class Doors:
    """The roles of people, by account, and today's code of each role."""

    def __init__(self, contest: str, store: Store) -> None:
        self._stream = f"{DOORS}{contest}"
        self._store = store
        self._number = 0
        self._roles: dict[str, Role] = {}
        self.codes: dict[str, str] = {}
        self.shut = False
        """Whether the contest was taken off the list, by this server or another."""

    @classmethod
    def read(cls, contest: str, facts: Sequence[bytes], store: Store) -> "Doors":
        """The doors as their stream says."""
        doors = cls(contest, store)
        for fact in facts:
            doors._take(msgspec.json.decode(fact))
        return doors

    def role(self, user: str | None) -> Role:
        """What somebody is here."""
        return self._roles.get(user or "", "public")

    def check(self, user: str | None, deed: str) -> None:
        """Raises NotAllowed for a deed that the role of this person does not have."""
        role = self.role(user)
        if role != "director" and deed not in ALLOWED[role]:
            raise NotAllowed("contest.page.not_allowed")

    async def let_in(self, user: str, role: Role) -> None:
        """Gives a role to somebody; nobody loses a higher one by it. Raises NotSaved."""
        held = self.role(user)
        if held == "public" or ROLES.index(role) < ROLES.index(held):
            await self._write({"user": user, "role": role})

    async def join(self, user: str, code: str) -> Role:
        """Signs somebody in with a code. Raises NotAllowed when it is nobody's."""
        typed = code.strip().upper().replace(" ", "").replace("-", "")
        for role in ROLES:
            if secrets.compare_digest(self.codes.get(role, "").encode(), typed.encode()) and typed:
                await self.let_in(user, role)
                return self.role(user)
        raise NotAllowed("contest.page.wrong_code")

    async def renew(self, role: str) -> None:
        """Makes the code of a role anew. Raises NotSaved."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
        await self._write({"role": role, "code": code})

    async def close(self) -> None:
        """The contest is off the list for good: every server reads it here. Raises NotSaved."""
        await self._write({"shut": True})

    async def catch_up(self) -> None:
        """Another server may have written: reads on."""
        for fact in await self._store.read(self._stream, self._number):
            self._take(msgspec.json.decode(fact))

    async def _write(self, fact: dict[str, Any]) -> None:
        for _ in range(TRIES):
            try:
                await self._store.append(self._stream, self._number + 1, [msgspec.json.encode(fact)])
            except Taken:
                await self.catch_up()
                continue
            self._take(fact)
            return
        raise NotSaved("another server is faster every time")

    def _take(self, fact: dict[str, Any]) -> None:
        self._number += 1
        if "shut" in fact:
            self.shut = True
        elif "code" in fact:
            self.codes[fact["role"]] = fact["code"]
        else:
            self._roles[fact["user"]] = fact["role"]
