"""What a table does not do, with the reason: the rules', or the table's own."""

from collections.abc import Mapping
from typing import Any


class NotDone(Exception):
    """Nothing changed. `reason` is its name on the wire, `key` the message that says it, `params` what that names."""

    def __init__(
        self, reason: str, *, key: str | None = None, clause: str | None = None, params: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.key = key or f"table.refused.{reason}"
        self.clause = clause
        self.params = dict(params or {})
