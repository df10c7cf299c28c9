"""The sheets of belote: their values are those of the golden presets and of the rule text, each with its basis."""

from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from mazziere.core.sheet import read_sheets
from mazziere.games.belote.regulation import regulation
from mazziere.rules.clauses import clauses

SHEETS = read_sheets(files("mazziere.games.belote") / "sheets")
OFFERED = sorted(name for name, sheet in SHEETS.items() if not sheet.abstract)
GOLDEN = Path(__file__).parents[1] / "golden/belote.yaml"
PRESETS = yaml.safe_load(GOLDEN.read_text("utf-8"))["presets"]

CLASSIC = ("belote-pinasca", "belote-ligure", "belote-francese", "belote-ffb", "belote-tre")
AUCTIONS = ("contree-ffb", "contree-cannes", "coinche-pagat", "coinche-ffb")
COVERED = ("belote-deux", "belote-decouverte")

# The values of rules/belote.md 2.1 that the presets do not list: option, value, the sheets that have it.
UNLISTED = [
    ("direction", "ccw", COVERED),
    ("deal_packets", "3+2", CLASSIC),
    ("deal_packets", "2+3", ("belote-deux",)),
    ("deal_packets", "4+4", ("belote-decouverte",)),
    ("deal_packets", "3-2-3", AUCTIONS),
    ("shuffle", "fresh", (*CLASSIC, *COVERED, *AUCTIONS)),
    ("next_dealer", "next_seat", (*CLASSIC, *COVERED, *AUCTIONS)),
    ("both_pass", "second_round", CLASSIC),
    ("turn_up", "to_taker", (*CLASSIC, "belote-deux")),
    ("turn_up", "none", ("belote-decouverte",)),
    ("trump_choice", "bid", (*CLASSIC, *COVERED)),
    ("senza_overcall_by", "anyone", ("belote-ligure",)),
    ("contro_by", "anyone", ("belote-ligure",)),
    ("senza_first_round", "forbidden", ("belote-ligure",)),
    ("belote_announce", "auto", tuple(OFFERED)),
    ("belote_king_first", False, AUCTIONS),
    ("belote_scope", "hand_only", (*CLASSIC, *AUCTIONS)),
    ("declaration_announce", "auto", (*CLASSIC, "coinche-ffb")),
    ("declaration_scope", "all_of_best_side", ("coinche-ffb",)),
    ("carre_tens", 100, ("coinche-ffb",)),
    ("long_run", "single", ("coinche-ffb",)),
    ("card_reuse", "once", ("coinche-ffb",)),
    ("false_declaration", "transfer", ("coinche-ffb",)),
    ("carre_order", "trump_values", (*CLASSIC, "coinche-ffb")),
    ("declarations_without_trick", "stand", CLASSIC),
    ("declarations_without_trick", "to_capot_side", ("coinche-ffb",)),
    ("sans_atout_carres", "ordinary", ("belote-ligure",)),
    ("sans_atout_carres", "ffb_annex", ("coinche-ffb",)),
    ("duty_scope", "all_visible", COVERED),
    ("pending_pot", "owner", ("belote-pinasca", "belote-ffb")),
    ("last_deal_writing", "exact", ("contree-cannes",)),
    ("last_deal_writing", "rounded", tuple(name for name in OFFERED if name != "contree-cannes")),
    ("generale", "none", AUCTIONS),
    ("capot_bid_doubled", True, ("contree-ffb", "contree-cannes", "coinche-ffb")),
    ("capot_bid_doubled", False, ("coinche-pagat",)),
    ("ta_values", "14-9-6-5-3-1", ("coinche-pagat",)),
    ("ta_values", "13-9-6-5-3-2", ("coinche-ffb",)),
    ("sa_ace", 19, ("coinche-pagat", "coinche-ffb")),
]

TALLONE = """players 2, pack 32, direction ccw, deal_packets 3+3, shuffle fresh, next_dealer next_seat,
trump_modes [suit], both_pass second_round, turn_up exchange_seven, trump_choice bid,
rise_on_trump_lead true, partner_exemption none,
overruff strict, underruff required, underruff_partner allowed, declarations true, declaration_announce auto,
declaration_scope all_of_best_side, seq_tie elder, carre_tens 100, carre_order trump_values, long_run single,
card_reuse once, false_declaration void_all, declarations_without_trick stand, belote_for_contract counts,
belote_on_fail kept, belote_king_first false, belote_announce auto, belote_scope hand_only, success strictly_more,
tie taker_nothing, on_fail_defender all, capot total252, rounding none, last_deal_writing rounded, target 501,
end_rule reach, both_over higher"""


def options(name: str) -> dict[str, object]:
    """Every option's plain value of a sheet."""
    return regulation(SHEETS[name]).options()


def test_the_sheets_are_the_promised_ones() -> None:
    """The twelve belote sheets of the promised list are offered, and no other."""
    assert sorted([*CLASSIC, *COVERED, *AUCTIONS, "belote-tallone"]) == OFFERED


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_a_preset_is_its_sheet(name: str) -> None:
    """A sheet has every value that its golden preset lists."""
    expected = {option: "none" if value is None else value for option, value in PRESETS[name].items()}
    found = options(name)
    assert {option: found.get(option) for option in expected} == expected


@pytest.mark.parametrize("option, value, names", UNLISTED)
def test_a_value_that_no_preset_lists(option: str, value: object, names: tuple[str, ...]) -> None:
    """A sheet has every value that the rule text gives where the presets are silent."""
    assert {name: options(name)[option] for name in names} == dict.fromkeys(names, value)


@pytest.mark.clause("FRA-28", "TAL-01")
def test_tallone_is_the_whole_list() -> None:
    """The game for two with a stock has exactly the options and values of its paragraph."""
    pairs = dict(entry.split(" ") for entry in TALLONE.replace("\n", " ").split(", "))
    assert {name: yaml.safe_load(value) for name, value in pairs.items()} == options("belote-tallone")


@pytest.mark.parametrize("name", OFFERED)
def test_every_value_rests_on_something(name: str) -> None:
    """Every option and every rule of a sheet names a clause that exists, or the decision where the text is silent."""
    made = regulation(SHEETS[name])
    bases = {**{option: setting.basis for option, setting in made.settings.items()}, **made.rules}
    assert [what for what, basis in bases.items() if not (basis.clause or basis.decision)] == []
    assert [what for what, basis in bases.items() if basis.clause and basis.clause not in clauses()] == []


def test_a_sheet_has_no_option_twice_in_its_groups() -> None:
    """The groups of a sheet hold exactly the options that it lists, and none that does not apply."""
    for name in OFFERED:
        made = regulation(SHEETS[name])
        held = {f for group in made.groups().values() for f in group.__slots__ if getattr(group, f) is not None}
        absent = {"bid_max", "generale"} & set(made.settings)
        assert held | absent == set(made.settings)
