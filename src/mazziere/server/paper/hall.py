"""Paper for the hall: score slips, cards of the tables, seating, what to do when something goes wrong."""

from typing import Any

from mazziere.contests.columns import plain
from mazziere.contests.contest import Contest, Round, Side, Table
from mazziere.contests.phone import table_code
from mazziere.contests.words import side_name
from mazziere.core import BadInput
from mazziere.server.paper.order import Data, Order, qr, wifi_qr

PARTICLES = {
    *("da", "dal", "dalla", "de", "degli", "dei", "del", "della", "delle", "di", "la", "li", "lo"),
    *("des", "du", "el", "le", "van", "von"),
}
"""Small words that belong to the surname behind them."""
SPARE_ROUNDS = 2
"""Columns for rounds of briscola that are played again."""


def slips(order: Order) -> Data:
    """One slip a table, with the columns of its game."""
    round = order.the_round
    format = order.contest.format(round.discipline)
    if format.game == "briscola":
        rounds = format.match_rounds or 5
        columns = [str(number + 1) for number in range(rounds)] + ["+"] * SPARE_ROUNDS
        total, boxes = order.say("contest.paper.rounds_won"), 1
    elif format.deals is not None and format.game == "burraco":
        columns = [str(number + 1) for number in range(format.deals)]
        total, boxes = order.say("contest.column.points"), 4
    else:
        columns, total, boxes = [], order.say("contest.column.points"), 4
    note = "" if format.clock.time_out == "none" else order.say(f"contest.time_out.{format.clock.time_out}")
    return {
        "round": order.round_title(round),
        "columns": columns,
        "total": total,
        "boxes": boxes,
        "note": note,
        "draw": format.seat_draw,
        "slips": [
            {"table": table.key, "sides": [_side(order.contest, round, table, side) for side in table.sides]}
            for table in round.tables
        ],
    }


def _side(contest: Contest, round: Round, table: Table, side: Side) -> dict[str, str]:
    members = [name for entry in side for name in table.members.get(entry) or contest.members(entry, round)]
    name = side_name(contest, side)
    people = " – ".join(members)
    return {"name": name, "members": "" if plain(people) == plain(name) else people}


def cards(order: Order) -> Data:
    """One card a table, with the code for the phones, its QR, and the address of the page where the code is typed."""
    numbers = sorted({table.number for round in order.contest.rounds.values() for table in round.tables})
    if order.contest.tables:
        numbers = list(range(1, order.contest.tables + 1))
    elif not numbers:
        numbers = list(range(1, max(1, len(order.contest.entries) // 2) + 1))
    salt = order.contest.created.salt
    found = []
    for number in numbers:
        code = table_code(salt, number)
        root = order.url.rstrip("/")
        address = f"{root}/t/{code}" if root else code
        field = f"{root}/contests" if root else ""
        found.append({"table": str(number), "code": code, "qr": qr(address), "url": field})
    return {"cards": found}


def seating(order: Order) -> Data:
    """Who sits where, by table and by surname."""
    round, contest = order.the_round, order.contest
    by_table = [
        {
            "table": str(table.number),
            "wave": table.wave,
            "sides": [side_name(contest, side) for side in table.sides],
        }
        for table in round.tables
    ]
    people = []
    for table in round.tables:
        for entry in table.entries:
            name = contest.entry(entry).name
            for member in contest.members(entry, round) or (name,):
                people.append({"who": surname_first(member), "entry": name, "table": table.key})
    for entry in round.rest:
        name = contest.entry(entry).name
        for member in contest.members(entry, round) or (name,):
            people.append({"who": surname_first(member), "entry": name, "table": "–"})
    return {
        "round": order.round_title(round),
        "tables": by_table,
        "waves": max((table.wave for table in round.tables), default=1),
        "rest": [contest.entry(entry).name for entry in round.rest],
        "people": sorted(people, key=lambda person: (plain(person["who"]), person["table"])),
    }


def surname_first(name: str) -> str:
    """`Anna La Commare` as `La Commare Anna`; one word stays as it is."""
    words = name.split()
    at = len(words) - 1
    while at > 1 and words[at - 1].casefold() in PARTICLES:
        at -= 1
    return " ".join([*words[at:], *words[:at]]) if len(words) > 1 else name


def help_page(order: Order) -> Data:
    """What to do when something goes wrong, with the network and the address of the page."""
    if order.password and not order.wifi:
        raise BadInput("contest.print.no_wifi")
    codes: list[dict[str, Any]] = []
    if order.wifi:
        codes.append({"qr": wifi_qr(order.wifi, order.password), "what": "wifi", "text": order.wifi})
    if order.url:
        codes.append({"qr": qr(order.url), "what": "page", "text": order.url})
    return {"codes": codes}
