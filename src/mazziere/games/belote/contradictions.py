"""Options that make no sense together. Each has a sentence in the messages, `belote.contradiction.<NAME>`."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Values = Mapping[str, Any]

WHOLE_HAND = ("3-2-3", "3-3-2", "2-3-3", "6+2")
CLASSIC = ("3+2", "2+3")
OPEN = "4+4"
STOCK = "3+3"
AGAINST_TWO = ("strictly_more_than_both", "strictly_more_than_each")


class Contradiction(NamedTuple):
    """A name for its sentence, the two options that clash, and when they do."""

    name: str
    options: tuple[str, str]
    broken: Callable[[Values], bool]


def _packets(values: Values) -> bool:
    if values.get("auction"):
        return values["deal_packets"] not in WHOLE_HAND
    allowed = (*CLASSIC, OPEN, STOCK) if values["players"] == 2 else CLASSIC
    return values["deal_packets"] not in allowed


def _turn_up(values: Values) -> bool:
    if values.get("auction"):
        return False
    match values["deal_packets"]:
        case "4+4":
            return bool(values["turn_up"] != "none")
        case "3+3":
            return False
        case _:
            return bool(values["turn_up"] != "to_taker")


def _alone(values: Values) -> bool:
    return bool(values["players"] != 4)


# A test over plain values, after groups were opened and closed.
CONTRADICTIONS: tuple[Contradiction, ...] = (
    Contradiction("PACK_PLAYERS", ("pack", "players"), lambda v: (v["pack"] == 24) != (v["players"] == 3)),
    Contradiction("AUCTION_PLAYERS", ("auction", "players"), lambda v: bool(v.get("auction")) and _alone(v)),
    Contradiction("PACKETS", ("deal_packets", "players"), _packets),
    Contradiction("TURN_UP_PACKETS", ("turn_up", "deal_packets"), _turn_up),
    Contradiction(
        "FIXED_TRUMP",
        ("trump_choice", "deal_packets"),
        lambda v: v.get("trump_choice") == "fixed" and v["deal_packets"] != OPEN,
    ),
    Contradiction(
        "DEALER_WINNER", ("next_dealer", "players"), lambda v: v["next_dealer"] == "winner" and not _alone(v)
    ),
    Contradiction(
        "PARTNER_PLAYERS",
        ("partner_exemption", "players"),
        lambda v: v["partner_exemption"] != "none" and _alone(v),
    ),
    Contradiction(
        "UNDERRUFF_PARTNER_PLAYERS",
        ("underruff_partner", "players"),
        lambda v: v["underruff_partner"] != "allowed" and _alone(v),
    ),
    Contradiction("NO_SUIT_TRUMP", ("trump_modes", "rise_on_trump_lead"), lambda v: "suit" not in v["trump_modes"]),
    Contradiction(
        "ALL_TRUMP_AUCTION", ("trump_modes", "auction"), lambda v: "all" in v["trump_modes"] and not v.get("auction")
    ),
    Contradiction(
        "SENZA_PLAYERS",
        ("trump_modes", "players"),
        lambda v: "none" in v["trump_modes"] and not v.get("auction") and _alone(v),
    ),
    Contradiction("DECLARATIONS_TABLE", ("declarations", "flip"), lambda v: v["declarations"] and "flip" in v),
    Contradiction("DUTY_HAND", ("duty_scope", "deal_packets"), lambda v: v.get("duty_scope") == "hand" and _open(v)),
    Contradiction(
        "SCOPE_TABLE",
        ("belote_scope", "flip"),
        lambda v: v["belote_scope"] in ("visible_when_first_played", "any_owned") and "flip" not in v,
    ),
    Contradiction(
        "SUCCESS_PLAYERS",
        ("success", "players"),
        lambda v: "success" in v and (v["success"] in AGAINST_TWO) != (v["players"] == 3),
    ),
    Contradiction("CAPOT_PLAYERS", ("capot", "players"), lambda v: v.get("capot") == "tre" and v["players"] != 3),
    Contradiction(
        "FAIL_PLAYERS",
        ("on_fail_defender", "players"),
        lambda v: v.get("on_fail_defender") in (("all",) if v["players"] == 3 else ("split_half", "higher_takes")),
    ),
    Contradiction("LITIGE_PLAYERS", ("tie", "players"), lambda v: v.get("tie") == "litige" and v["players"] == 3),
    Contradiction(
        "CAPOT_SIDE_PLAYERS",
        ("declarations_without_trick", "players"),
        lambda v: v.get("declarations_without_trick") == "to_capot_side" and v["players"] == 3,
    ),
    Contradiction("BID_RANGE", ("bid_max", "bid_min"), lambda v: _number(v, "bid_max") < _number(v, "bid_min")),
)


def _open(values: Values) -> bool:
    return bool(values["deal_packets"] == OPEN)


def _number(values: Values, option: str) -> int:
    value = values.get(option, 0)
    return value if isinstance(value, int) else 10_000
