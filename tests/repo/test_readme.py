import doctest
import re
from pathlib import Path

from mazziere import sheets

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def test_examples_of_the_readme_are_true() -> None:
    """What the README shows of the Python face is what comes out."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 8
    assert failed == 0


def test_the_readme_names_every_sheet() -> None:
    """The README's table of sheets has every sheet that can be played, and no other."""
    table = (ROOT / "README.md").read_text(encoding="utf-8").partition("## The sheets")[2].partition("\n## ")[0]
    named = re.findall(r"`([a-z]+-[a-z0-9]+)`", table)
    assert sorted(named) == sorted(sheets())


def test_links_lead_somewhere() -> None:
    """Every link and picture of the pages that stays in the repository leads to a file."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)|src=\"([^\"]+)\"", text):
            (link,) = filter(None, target)
            assert "://" in link or (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_decision_has_a_number_of_its_own() -> None:
    """Decisions are counted without gap or repetition, in the name of the file and in its title."""
    files = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))
    for file in files:
        assert file.read_text(encoding="utf-8").startswith(f"# {int(file.name[:4])}. "), file.name
