"""Entries from spreadsheets as people really send them."""

import pytest
from tests.contests.evening import contest_of, do

from mazziere.contests.columns import plain
from mazziere.contests.formats import format_named
from mazziere.contests.importing import What, facts_of, members_of, plan
from mazziere.contests.log import Log
from mazziere.contests.plain import BadData
from mazziere.contests.sheet_text import decoded, rows_of_text

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


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Coppia;;Circolo\nRossi;Bianchi;Nord\nVerdi;Neri;Sud\n", ["Rossi – Bianchi", "Verdi – Neri"]),
        ("Coppia;Dati;\n;Circolo;Quota\nRossi – Bianchi;Nord;sì\n", ["Rossi – Bianchi"]),
        ("Coppia;;Dati\nGiocatore 1;Giocatore 2;Circolo\nRossi;Bianchi;Nord\n", ["Rossi – Bianchi"]),
        (
            "N.;Cognome e nome;Cognome e nome\n1;Rossi Ada;Neri Ugo\n2;Verdi Eva;Gialli Pio\n",
            ["Rossi Ada – Neri Ugo", "Verdi Eva – Gialli Pio"],
        ),
        ("Cognome 1;Nome 1;Cognome 2;Nome 2\nRossi;Ada;Neri;Ugo\n", ["Ada Rossi – Ugo Neri"]),
        ("Cognome;Nome;Cognome;Nome;Pagato\nRossi;Ada;Neri;Ugo;x\n", ["Ada Rossi – Ugo Neri"]),
        ("Coppia;Telefono\nRossi – Bianchi;333 1\n", ["Rossi – Bianchi"]),
        ("1;Rossi;Bianchi\n2;Verdi;Neri\n", ["Rossi – Bianchi", "Verdi – Neri"]),
        ("Primo;Ugo\nSecondo;Pia\n", ["Primo – Ugo", "Secondo – Pia"]),
    ],
)
def test_titles_as_people_write_them(text: str, names: list[str]) -> None:
    """Merged titles, titles over two rows, surnames apart, columns that nobody needs, numbers, and none at all."""
    assert [row.name for row in plan(empty().contest, rows_of_text(text))] == names


def test_letters_that_went_through_a_wrong_program() -> None:
    """UTF-8 taken for cp1252 on the way is put right; a text that only has such letters stays."""
    assert decoded("Nicolò – Ștefan".encode().decode("cp1252").encode())[0] == "Nicolò – Ștefan"
    assert decoded("Château – Åse".encode())[0] == "Château – Åse"


def test_an_encoding_can_be_named() -> None:
    """What cannot be found by itself is read as one says; an unknown one is refused with those that there are."""
    assert decoded("Łukasz Żółć".encode("cp1250"), "cp1250") == ("Łukasz Żółć", "cp1250")
    assert decoded("Niccolò".encode("mac_roman"), "mac_roman")[0] == "Niccolò"
    with pytest.raises(BadData):
        decoded(b"x", "klingon")


@pytest.mark.parametrize("data", [bytes(range(256)), b"A;B\x00C\n", b"\xff\xfe\x00"])
def test_what_is_no_text_is_refused(data: bytes) -> None:
    """Bytes of something else make no entries."""
    with pytest.raises(BadData):
        decoded(data)


def test_the_other_player_first_changes_nothing() -> None:
    """A known pair whose players stand in the other order is the same."""
    log = empty()
    log = do(log, *facts_of(plan(log.contest, rows_of_text("Giocatore 1;Giocatore 2\nAnna;Bruno\n"))))

    assert kinds(log, "Giocatore 1;Giocatore 2\nBruno;Anna\n") == [What.SAME]


def test_a_row_that_the_contest_refuses_says_why() -> None:
    """A squad without its quarter, a name too long: each bad row has its reason, the others are taken."""
    log = contest_of(format_named("giochi-pinasca-belote"), [])
    text = f"Squadra;Quartiere\nAlfa 1;Alfa\nSola;\n{'A' * 200};Beta\n"
    planned = plan(log.contest, rows_of_text(text))

    assert [row.what for row in planned] == [What.NEW, What.BAD, What.BAD]
    assert [row.why.key for row in planned if row.why] == ["contest.refusal.no_group", "contest.refusal.bad_name"]
    assert len(do(log, *facts_of(planned)).contest.entries) == 1


def test_a_file_of_far_too_many() -> None:
    """It is asked whether that is the right sheet."""
    with pytest.raises(BadData):
        plan(empty().contest, [["Coppia"], *([f"P{i}"] for i in range(2001))])


@pytest.mark.parametrize(
    ("name", "bare"),
    [("Đukić", "dukic"), ("Łukasz Żółć", "lukasz zolc"), ("Œuvre", "oeuvre"), ("İpek  Şık", "ipek sik")],
)
def test_letters_are_compared_as_people_type_them(name: str, bare: str) -> None:
    """A stroke is no other letter: whoever types without it is found, and stands in the list where one looks."""
    assert plain(name) == bare
