import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import check_messages

GOOD = {"table.turn": "{name} plays", "table.cards": {"one": "one card", "other": "{count} cards"}}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A checkout whose messages and clauses are in order."""
    for folder in [check_messages.MESSAGES / "table", check_messages.WORDS]:
        (tmp_path / folder).mkdir(parents=True)
    for language in check_messages.LANGUAGES:
        write(tmp_path, "table", language, GOOD)
        (tmp_path / check_messages.WORDS / f"{language}.json").write_text(
            '{"FRA-01": "Four players."}', encoding="utf-8"
        )
    (tmp_path / check_messages.CLAUSES).write_text('[france]\nFRA-01 = "Four."\nFRA-02 = "32."\n', encoding="utf-8")
    sheets = tmp_path / "src/mazziere/games/belote/sheets"
    sheets.mkdir(parents=True)
    (sheets / "belote.toml").write_text('[options.players]\nvalue = 4\nclause = "FRA-01"\n', encoding="utf-8")
    return tmp_path


def write(house: Path, area: str, language: str, messages: Mapping[str, object]) -> None:
    """Writes one catalogue."""
    path = house / check_messages.MESSAGES / area / f"{language}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(messages), encoding="utf-8")


def complaints(house: Path) -> list[str]:
    """Everything that the check says, without the folder of the messages."""
    found = [*check_messages.area_complaints(house), *check_messages.clause_complaints(house)]
    return [one.removeprefix("src/mazziere/messages/") for one in found]


def test_messages_in_order_pass(house: Path) -> None:
    """Where all languages say the same nothing is complained of."""
    assert complaints(house) == []


@pytest.mark.parametrize(
    "messages, complaint",
    [
        ({"table.turn": "{name} joue"}, "table: 'table.cards' is in it and not in fr"),
        ({**GOOD, "table.x": "x"}, "table: 'table.x' is in fr and not in it"),
        (
            {**GOOD, "table.turn": "{who} joue"},
            "table: 'table.turn' has the placeholders ['name'] in it and ['who'] in fr",
        ),
        ({**GOOD, "table.turn": "{name joue"}, "table: fr.json: 'table.turn': a brace that belongs to no placeholder"),
        ({**GOOD, "table.cards": {"one": "x"}}, "table: fr.json: 'table.cards': a plural without 'other'"),
        (
            {**GOOD, "table.cards": {"few": "x", "other": "y"}},
            "table: fr.json: 'table.cards': no plural form 'few' in fr",
        ),
        (
            {**GOOD, "table.cards": "{n} cartes"},
            "table: 'table.cards' has the placeholders ['count'] in it and ['n'] in fr",
        ),
        ({**GOOD, "table.turn": 3}, "table: fr.json: 'table.turn': not a text: 3"),
        ({**GOOD, "table.turn": " "}, "table: fr.json: 'table.turn': not a text: ' '"),
    ],
)
def test_a_language_that_says_something_else(house: Path, messages: Mapping[str, object], complaint: str) -> None:
    """A key, placeholder or form that one language has and another lacks is named."""
    write(house, "table", "fr", messages)
    assert complaint in " | ".join(complaints(house))


def test_plural_without_the_number_is_the_same_message(house: Path) -> None:
    """A language may leave the number out of its words."""
    write(house, "table", "fr", {**GOOD, "table.cards": {"one": "une carte", "other": "des cartes"}})
    assert complaints(house) == []


@pytest.mark.parametrize(
    "text, complaint",
    [
        (None, "the file is missing"),
        ("{", "not JSON"),
        ("[]", "not one JSON object"),
        ('{"a": "x", "a": "y"}', "the key 'a' stands there twice"),
    ],
)
def test_a_damaged_catalogue(house: Path, text: str | None, complaint: str) -> None:
    """A catalogue that cannot be read is named with what is wrong."""
    path = house / check_messages.MESSAGES / "table/en.json"
    path.unlink() if text is None else path.write_text(text, encoding="utf-8")
    assert f"table: en.json: {complaint}" in " | ".join(complaints(house))


def test_a_key_of_two_areas(house: Path) -> None:
    """A key that stands in two areas is named with both."""
    for language in check_messages.LANGUAGES:
        write(house, "belote", language, {"table.turn": "{name}"})
    assert complaints(house) == ["src/mazziere/messages: 'table.turn' stands in the areas belote and table"]


def test_cited_clauses_exist_and_have_words(house: Path) -> None:
    """A clause that a sheet cites exists and is said in every language."""
    sheet = house / "src/mazziere/games/belote/sheets/belote.toml"
    sheet.write_text('[basis]\nONE = "FRA-02"\nTWO = { clause = "FRA-09" }\n', encoding="utf-8")
    assert complaints(house) == [
        "src/mazziere/rules/words: no words in it, fr, en for 'FRA-02', which is cited by belote",
        "src/mazziere/rules/clauses.toml: no clause 'FRA-09', which is cited by belote",
    ]


def test_words_without_a_clause(house: Path) -> None:
    """Words for a clause that does not exist are named."""
    path = house / check_messages.WORDS / "en.json"
    path.write_text('{"FRA-01": "Four.", "FRA-77": "?"}', encoding="utf-8")
    assert "src/mazziere/rules/words/en.json: no clause 'FRA-77'" in complaints(house)
