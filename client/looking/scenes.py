"""Scenes of the page for pictures and for looking: the server's answers, written down by hand."""

import copy
import json
from pathlib import Path
from typing import Any

MESSAGES = Path(__file__).parents[2] / "src" / "mazziere" / "messages"


def bundle(language: str) -> dict[str, Any]:
    """The texts of one language as the server sends them."""
    out: dict[str, Any] = {}
    for file in MESSAGES.glob(f"*/{language}.json"):
        out |= json.loads(file.read_text())
    return out


NAMES = ("Ada", "Mario", "Rita", "Ugo")
PILES: dict[str, Any] = {"seen": [], "up": [], "down": []}
DIFFERS = [
    {"key": "a", "words": "Si taglia anche la presa del compagno"},
    {"key": "b", "words": "A 1500, i punti in attesa restano in gioco"},
]


def seat(name: str, kind: str = "bot", **change: Any) -> dict[str, Any]:
    """One seat of a table."""
    return {"name": name, "kind": kind, "here": True, "robot_plays": False, **change}


def hands(mine: list[str], others: int) -> list[dict[str, Any]]:
    """The reader's cards and the backs of the others."""
    return [{"count": len(mine), "cards": mine, **PILES}] + [{"count": others, "cards": None, **PILES}] * 3


def line(side: int, what: str, points: int, clause: str, counted: bool = True, **detail: Any) -> dict[str, Any]:
    """A line of a score."""
    cards = detail.pop("cards", [])
    return {
        "side": side,
        "what": f"belote.line.{what}",
        "points": points,
        "counted": counted,
        "clause": clause,
        "cards": cards,
        "detail": detail,
    }


DEALS = [
    {"taker": 2, "trump": "C", "points": [90, 72]},
    {"taker": 1, "trump": "D", "points": [162, 0]},
    {"taker": 3, "trump": "S", "points": [61, 121]},
    {"taker": 0, "trump": "D", "points": [0, 182]},
    {"taker": 0, "trump": "C", "points": [98, 84]},
]
LINES = [
    line(0, "cards", 84, "PIN-BEL-02"),
    line(1, "cards", 68, "PIN-BEL-02"),
    line(0, "last_trick", 10, "PIN-BEL-02"),
    line(0, "run", 20, "PIN-BEL-10", cards=["QC", "JC", "10C"], seat=0),
    line(1, "run", 20, "PIN-BEL-12", counted=False, cards=["9D", "8D", "7D"], seat=1, reason="weaker"),
    line(0, "belote", 20, "PIN-BEL-14", seat=2),
]


def deal_head(number: int, row: dict[str, Any]) -> dict[str, Any]:
    """A finished deal of the match."""
    return {"number": number, "dealer": number % 4, "outcome": "made", "lines": LINES, "clause": "PIN-BEL-20", **row}


def base() -> dict[str, Any]:
    """The view of the mock: the reader must follow clubs."""
    seats = [seat("Ada", "person"), *(seat(name) for name in NAMES[1:])]
    trick = [[1, "AC"], [2, "7C"], [3, "KC"]]
    return {
        "seq": 40,
        "now": 1_000_000,
        "ends": 1_018_000,
        "turn_ends": None,
        "answered": None,
        "ready": None,
        "chat": [],
        "table": {
            "id": "t",
            "sheet": "belote-pinasca",
            "game": "belote",
            "title": "Belote di Pinasca",
            "options": {"deal_packets": "3+2"},
            "differs": DIFFERS,
            "pace": "normal",
            "seats": seats,
            "you": 0,
            "direction": "ccw",
            "phrases": [],
            "kept_until": 0,
            "fair": None,
        },
        "match": {
            "number": 1,
            "sides": [0, 1, 0, 1],
            "scores": [411, 459],
            "held": None,
            "target": "points:1500",
            "dealer": 1,
            "deals": [deal_head(i + 1, row) for i, row in enumerate(DEALS)],
            "winner": None,
        },
        "deal": {
            "phase": "playing",
            "viewer": 0,
            "dealer": 1,
            "waiting": [0],
            "hands": hands(["9H", "KH", "AS", "QS", "10C", "8C"], 5),
            "turned": "JH",
            "stock": 0,
            "trump": "H",
            "contract": {"taker": 2, "trump": "H", "value": None, "level": 1, "contro": False},
            "calls": [[2, "take"]],
            "trick": {"leader": 1, "cards": trick, "winning": 1},
            "last_trick": {"winner": 1, "cards": [[0, "9D"], [1, "AD"], [2, "7D"], [3, "QD"]]},
            "tricks": [1, 1],
            "declarations": [],
            "belote": [],
            "result": None,
        },
        "legal": ["10C", "8C"],
        "why": [
            {"action": card, "reason": "MUST_FOLLOW", "words": "Hai fiori: devi rispondere.", "clause": "PIN-BEL-13"}
            for card in ["9H", "KH", "AS", "QS"]
        ],
    }


def scene(name: str) -> dict[str, Any]:
    """The view of a scene by its name."""
    view = copy.deepcopy(base())
    SCENES[name](view)
    return view


def _eight(view: dict[str, Any]) -> None:
    view["deal"] |= {
        "hands": hands(["JH", "9H", "8H", "AS", "QS", "10C", "8C", "KD"], 8),
        "trick": {"leader": 0, "cards": [], "winning": None},
        "last_trick": None,
        "tricks": [0, 0],
    }
    view |= {"legal": ["JH", "9H", "8H", "AS", "QS", "10C", "8C", "KD"], "why": []}


def _waiting(view: dict[str, Any]) -> None:
    view["deal"] |= {"waiting": [3], "trick": {"leader": 1, "cards": [[1, "AC"], [2, "7C"]], "winning": 1}}
    view |= {"legal": [], "why": []}


def _bidding(view: dict[str, Any]) -> None:
    view["deal"] |= {
        "phase": "bidding",
        "hands": hands(["9C", "AC", "AH", "KS", "10D"], 5),
        "turned": "JC",
        "stock": 11,
        "trump": None,
        "contract": None,
        "calls": [[1, "pass"], [2, "pass"], [3, "pass"]],
        "dealer": 0,
        "trick": {"leader": None, "cards": [], "winning": None},
        "last_trick": None,
        "tricks": [0, 0],
    }
    view |= {"legal": ["pass", "take"], "why": [], "ends": 1_024_000}


def _second(view: dict[str, Any]) -> None:
    _bidding(view)
    view["deal"]["calls"] += [[0, "pass"], [1, "pass"], [2, "pass"], [3, "pass"]]
    view["legal"] = ["pass", "name S", "name H", "name D"]


def _first_speaker(view: dict[str, Any]) -> None:
    _bidding(view)
    view["deal"] |= {"calls": [], "dealer": 3}


def _over(view: dict[str, Any]) -> None:
    view["match"]["deals"].append(deal_head(6, {"taker": 2, "trump": "H", "points": [134, 68]}))
    view["match"]["scores"] = [545, 527]
    view["deal"] |= {
        "phase": "over",
        "waiting": [],
        "hands": hands([], 0),
        "tricks": [5, 3],
        "result": {"outcome": "made", "clause": None, "points": [134, 68], "lines": LINES},
    }
    view |= {"legal": [], "why": [], "ready": {"next": "deal", "seats": [], "ends": None}, "ends": None}


def _void(view: dict[str, Any]) -> None:
    _bidding(view)
    view["deal"] |= {
        "phase": "over",
        "waiting": [],
        "result": {"outcome": "void", "clause": None, "points": [0, 0], "lines": []},
    }
    view |= {"legal": [], "ready": {"next": "deal", "seats": [], "ends": None}, "ends": None}


def _won(view: dict[str, Any]) -> None:
    _over(view)
    view["match"] |= {"winner": 0, "scores": [1545, 1127], "target": "points:1500"}
    view["ready"]["next"] = "match"


def _robot(view: dict[str, Any]) -> None:
    _waiting(view)
    view["table"]["seats"][0]["robot_plays"] = True


def _belote(view: dict[str, Any]) -> None:
    _eight(view)
    view["legal"] += ["JH belote"]
    view["legal"] += ["declare 3 JH"]


SCENES: dict[str, Any] = {
    "play": lambda view: None,
    "eight": _eight,
    "waiting": _waiting,
    "bidding": _bidding,
    "second": _second,
    "first": _first_speaker,
    "over": _over,
    "won": _won,
    "void": _void,
    "robot": _robot,
    "belote": _belote,
}

SHEETS = [
    {
        "name": "belote-pinasca",
        "game": "belote",
        "title": "Belote di Pinasca",
        "note": "Si taglia anche la presa del compagno. A 1500.",
        "seats": 4,
        "sides": [0, 1, 0, 1],
        "direction": "ccw",
        "source": "Regolamento della Belote, Giochi di Pinasca",
        "text": "2022-03-20",
    },
    {
        "name": "belote-francese",
        "game": "belote",
        "title": "Belote francese",
        "note": "La classica dei circoli, a 1000.",
        "seats": 4,
        "sides": [0, 1, 0, 1],
        "direction": "ccw",
        "source": "Belote classica",
        "text": None,
    },
    {
        "name": "belote-ffb",
        "game": "belote",
        "title": "Belote della federazione",
        "note": "Con il litige, a 1000.",
        "seats": 4,
        "sides": [0, 1, 0, 1],
        "direction": "ccw",
        "source": "FFB",
        "text": "2016-01-27",
    },
]


def option(name: str, title: str, kind: str, value: Any, words: str, values: Any = (), **change: Any) -> dict[str, Any]:
    """One option of a sheet page."""
    pairs = [{"value": key, "words": text} for key, text in values]
    return {
        "name": name,
        "title": title,
        "help": None,
        "kind": kind,
        "value": value,
        "words": words,
        "values": pairs,
        "least": None,
        "most": None,
        "none": False,
        "clause": "PIN-BEL-14",
        "decision": None,
        "authority": None,
        **change,
    }


PAGE = {
    "head": SHEETS[0],
    "differs": DIFFERS,
    "groups": [
        {
            "name": "play",
            "title": "Le prese",
            "options": [
                option(
                    "partner_exemption",
                    "Se la presa è del compagno",
                    "choice",
                    "none",
                    "si taglia lo stesso",
                    [("none", "si taglia lo stesso"), ("winning", "si è liberi")],
                ),
                option("rise", "Superare in briscola", "switch", True, "sì", [(True, "sì"), (False, "no")]),
            ],
        },
        {
            "name": "match",
            "title": "La partita",
            "options": [
                option(
                    "target",
                    "Fino a",
                    "length",
                    "points:1500",
                    "1500 punti",
                    [("points", "punti"), ("deals", "smazzate")],
                )
            ],
        },
    ],
    "clauses": {
        "PIN-BEL-13": "Chi ha carte del seme di uscita deve rispondere a quel seme.",
        "PIN-BEL-14": "Chi non può rispondere deve tagliare, anche se la presa è del compagno.",
        "PIN-BEL-20": "Se la coppia che ha preso fa più punti dell’altra, ciascuna segna quelli che ha fatto.",
    },
}
HEAD = {
    "id": "t",
    "sheet": "belote-pinasca",
    "title": "Belote di Pinasca",
    "pace": "normal",
    "seats": base()["table"]["seats"],
    "you": 0,
    "free": [],
    "waiting": True,
    "over": False,
    "scores": [545, 527],
    "kept_until": 1_790_000_000_000,
}
