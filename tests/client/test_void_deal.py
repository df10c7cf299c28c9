"""A deal that everybody passed, on the table page."""

import copy
from typing import Any


def test_a_deal_that_nobody_took_runs_into_no_error(seated: Any) -> None:
    """When everybody passes the page asks once for the next deal and runs into no error of its own."""
    table = seated()
    trouble: list[str] = []
    table.page.on("pageerror", lambda error: trouble.append(str(error)))
    passed = copy.deepcopy(table.server.view)
    result = {"outcome": "void", "clause": None, "points": [0, 0], "lines": []}
    passed["deal"] |= {"phase": "over", "waiting": [], "result": result, "contract": None, "last_trick": None}
    passed["deal"]["trick"] = {"leader": None, "cards": [], "winning": None}
    passed |= {"legal": [], "why": [], "ready": {"next": "deal", "seats": [], "ends": None}}
    table.server.happen(passed)
    table.page.wait_for_timeout(4_000)

    assert trouble == []
    assert [message["type"] for message in table.server.heard] == ["ready"]
