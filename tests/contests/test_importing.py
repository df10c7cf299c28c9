"""Entries from spreadsheets as people really send them."""

import pytest
from tests.contests.evening import contest_of, do

from mazziere.contests.formats import format_named
from mazziere.contests.importing import What, decoded, facts_of, members_of, plan, rows_of_text
from mazziere.contests.log import Log
from mazziere.contests.plain import BadData

TWENTY = "Giocatore 1;Giocatore 2;Circolo;Pagato\n" + "\n".join(f"Nord {i};Sud {i};C{i % 3};x" for i in range(20))


def empty() -> Log:
    """A contest without entries."""
    return contest_of(format_named("danese", game="burraco"), [])


def kinds(log: Log, text: str) -> list[What]:
    """What would become of each row."""
    return [row.what for row in plan(log.contest, rows_of_text(text))]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_the_encoding_is_found(encoding: str) -> None:
    """Accents arrive whole whatever program wrote the file."""
    text = "Coppia;Quartiere\nÈlia – Œuvrard;Città\n"
    log = empty()
    planned = plan(log.contest, rows_of_text(decoded(text.encode(encoding))[0]))
    log = do(log, *facts_of(planned))

    assert [(entry.name, entry.members, entry.group) for entry in log.contest.entries.values()] == [
        ("Èlia – Œuvrard", ("Èlia", "Œuvrard"), "Città")
    ]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_the_separator_is_found(separator: str) -> None:
    """Comma, semicolon and tab are told apart by themselves."""
    text = TWENTY.replace(";", separator)

    assert kinds(empty(), text) == [What.NEW] * 20


def test_the_same_file_twice_adds_nobody() -> None:
    """Twenty rows imported twice are twenty entries."""
    log = empty()
    log = do(log, *facts_of(plan(log.contest, rows_of_text(TWENTY))))

    assert kinds(log, TWENTY) == [What.SAME] * 20
    assert len(log.contest.entries) == 20


def test_a_title_above_the_header_is_passed_over() -> None:
    """A merged first row is no entry."""
    text = "Gara di Natale 2026;;\n;;\nCoppia;Circolo;Pagato\nGenco – Poma;Nord;sì\n"
    planned = plan(empty().contest, rows_of_text(text))

    assert [(row.number, row.name, row.what) for row in planned] == [(4, "Genco – Poma", What.NEW)]


def test_the_same_pair_twice_in_a_file_is_flagged() -> None:
    """Also when the players change places."""
    assert kinds(empty(), "Giocatore 1;Giocatore 2\nGenco;Poma\nPoma;Genco\n") == [What.NEW, What.TWICE]


def test_a_second_import_merges() -> None:
    """A known pair takes on what is new and loses nothing by an empty cell."""
    log = empty()
    log = do(log, *facts_of(plan(log.contest, rows_of_text("Coppia;Circolo\nGenco – Poma;Nord\n"))))
    (row,) = plan(log.contest, rows_of_text("Coppia;Circolo;Quartiere\nGenco – Poma;;Alfa\n"))

    assert (row.what, row.changes) == (What.CHANGED, {"group": ("", "Alfa")})
    entry = do(log, *facts_of([row])).contest.entry("1")
    assert (entry.club, entry.group) == ("Nord", "Alfa")


def test_a_key_recognises_a_renamed_pair() -> None:
    """The number of a card stays when the name changes."""
    log = empty()
    log = do(log, *facts_of(plan(log.contest, rows_of_text("Tessera;Coppia\n77;Genco – Poma\n"))))
    (row,) = plan(log.contest, rows_of_text("Tessera;Coppia\n77;Genco – Todaro\n"))

    assert row.what is What.CHANGED
    assert set(row.changes) == {"name", "members"}


def test_names_pasted_one_a_line() -> None:
    """Without any header each line is an entry."""
    planned = plan(empty().contest, rows_of_text("Genco – Poma\nBica / Marino\n\nAdamo e Virgilio\n"))

    assert [row.name for row in planned] == ["Genco – Poma", "Bica / Marino", "Adamo e Virgilio"]


def test_an_empty_file_says_so() -> None:
    """Nothing to import is an error with a sentence."""
    with pytest.raises(BadData):
        plan(empty().contest, rows_of_text("\n\n"))


@pytest.mark.parametrize("text", ["A – B", "A-B C".replace("-", " - "), "A / B", "A + B", "A e B", "A & B"])
def test_joints_between_players(text: str) -> None:
    """However two names are joined they are two; a name with a hyphen stays one."""
    assert len(members_of(text)) == 2
    assert members_of("Anna-Maria") == ("Anna-Maria",)
