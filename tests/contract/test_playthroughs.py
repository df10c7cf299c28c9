"""Every sheet has a deal that can be read over, and it still happens exactly so."""

from tests.contract import story

from mazziere.games import games, sheets


def test_every_sheet_has_a_playthrough() -> None:
    """A game that is registered without a readable deal of each of its sheets fails."""
    assert [sheet for sheet in sheets() if not story.file_of(sheet).exists()] == []
    assert {sheet.game for sheet in sheets().values()} == set(games())


def test_no_playthrough_is_left_over() -> None:
    """Each playthrough belongs to a sheet."""
    assert {path.stem for path in story.FOLDER.iterdir()} <= set(sheets())


def test_a_playthrough_happens_as_it_is_told(sheet: str) -> None:
    """The actions of the file, played again, tell the same story to the letter."""
    text = story.file_of(sheet).read_text(encoding="utf-8")

    assert text == story.told(sheet, *story.read(text))
