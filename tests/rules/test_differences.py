"""What differs between two sheets, and what a player from elsewhere must be told."""

import pytest

from mazziere import games
from mazziere.games.belote.regulation import OPTIONS
from mazziere.rules.differences import REFERENCE, TO_KNOW, between, surprises
from mazziere.rules.entries import cited, entries, grouped, open_questions, resting_on

SHEETS = tuple(games.sheets())


def _sheet(name: str, **options: object):
    return games.play(name, options)[1]


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_does_not_differ_from_itself(name: str) -> None:
    """A sheet has no differences to itself."""
    assert between(_sheet(name), _sheet(name)) == ()


@pytest.mark.parametrize("name", SHEETS)
def test_differences_go_both_ways(name: str) -> None:
    """What differs is the same seen from either side, with the values exchanged."""
    other = _sheet(REFERENCE[_sheet(name).game])

    there = {(entry.name, str(entry.one), str(entry.other)) for entry in between(_sheet(name), other)}
    back = {(entry.name, str(entry.other), str(entry.one)) for entry in between(other, _sheet(name))}
    assert there == back


@pytest.mark.parametrize("name", SHEETS)
def test_every_option_of_a_sheet_is_listed_once(name: str) -> None:
    """The list of a sheet has each of its options once, group by group, each with what it rests on."""
    sheet = _sheet(name)
    names = [entry.name for entry in entries(sheet)]

    assert sorted(names) == sorted(sheet.settings)
    assert [entry for group in grouped(sheet).values() for entry in group] == list(entries(sheet))
    assert all(entry.basis.clause or entry.basis.decision or entry.basis.authority for entry in entries(sheet))


def test_reference_surprises_nobody() -> None:
    """The sheet that players from elsewhere expect has nothing to tell them."""
    for name in REFERENCE.values():
        if name in SHEETS:
            assert surprises(_sheet(name)) == ()


def test_house_rules_come_first() -> None:
    """A house rule is told before everything else, whatever it is about."""
    told = surprises(_sheet("briscola-pinasca", talk="signals"))

    assert (told[0].name, told[0].one, told[0].other) == ("talk", "signals", "silent")
    assert "even_deal" in [entry.name for entry in told]


def test_clauses_and_questions_of_a_sheet() -> None:
    """A sheet tells which clauses it cites, what rests on each, and which open questions it settles."""
    sheet = _sheet("briscola-pinasca")

    assert "PIN-BRI-04" in cited(sheet)
    assert len(set(cited(sheet))) == len(cited(sheet))
    assert "even_deal" in resting_on(sheet, "PIN-BRI-04")
    assert open_questions(sheet)["R10"] == ("even_deal",)


def test_told_options_exist() -> None:
    """Every option that must be told is an option of some sheet."""
    known = {name for sheet in SHEETS for name in _sheet(sheet).settings} | set(OPTIONS)

    assert [name for name in TO_KNOW if name not in known] == []


def test_pinasca_tells_that_one_ruffs_the_partner() -> None:
    """Who comes from elsewhere is told first that in Pinasca one ruffs even the partner's trick."""
    told = surprises(_sheet("belote-pinasca"))

    assert [(entry.name, entry.one) for entry in told] == [
        ("partner_exemption", "none"),
        ("belote_on_fail", "transferred"),
    ]


def test_nobody_is_told_of_a_partner_that_nobody_has() -> None:
    """In games without partners the options about partners are no difference worth telling."""
    assert "partner_exemption" not in [entry.name for entry in surprises(_sheet("belote-deux"))]
