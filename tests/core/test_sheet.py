"""Sheets: files that extend one another, and the ways they can be wrong."""

from pathlib import Path

import pytest

from mazziere.core.errors import BadInput
from mazziere.core.sheet import read_sheets

BASE = """
sheet = "base"
game = "belote"
abstract = true
source = "FRA"
[options]
target = { value = 1000, clause = "FRA-03" }
tie = { value = "litige", clause = "FRA-21" }
[basis]
MUST_FOLLOW = "FRA-15"
"""
CHILD = """
sheet = "child"
game = "belote"
extends = "base"
source = "PIN"
[options.target]
value = 1500
clause = "PIN-BEL-03"
decision = "A-PIN-09"
[options.tie]
value = "absent"
"""


def folder(tmp_path: Path, **files: str) -> Path:
    """A folder of sheets."""
    for name, text in files.items():
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    return tmp_path


def test_a_sheet_says_only_what_differs(tmp_path: Path) -> None:
    """A child has its parent's options with its own over them, and may take one out."""
    child = read_sheets(folder(tmp_path, base=BASE, child=CHILD))["child"]

    assert child.values == {"target": 1500}
    assert child.settings["target"].basis.clause == "PIN-BEL-03"
    assert child.rules["MUST_FOLLOW"].clause == "FRA-15"
    assert (child.parent, child.abstract, child.source) == ("base", False, "PIN")


def test_house_rules_are_marked(tmp_path: Path) -> None:
    """A changed option is marked as the table's own; the same value again changes nothing."""
    base = read_sheets(folder(tmp_path, base=BASE))["base"].changed({"target": 501, "tie": "litige"})

    assert (base.settings["target"].value, base.settings["target"].changed) == (501, True)
    assert not base.settings["tie"].changed


@pytest.mark.parametrize(
    ("text", "key", "names"),
    [
        ('sheet = "x"\ngame = ', "cli.damaged_sheet", "x.toml"),
        ('sheet = "x"\ngame = "belote"\n', "cli.sheet_lacks_key", "source"),
        ('sheet = "x"\ngame = "belote"\nsource = "S"\nextend = "y"\n', "cli.sheet_unknown_key", "extend"),
        ('sheet = "x"\ngame = "belote"\nsource = "S"\nextends = "y"\n', "cli.sheet_unknown_parent", "y"),
        ('sheet = "x"\ngame = "belote"\nsource = "S"\nextends = "x"\n', "cli.sheet_circle", "x > x"),
        ('sheet = "x"\ngame = "belote"\nsource = "S"\n[options]\ntie = 3\n', "cli.sheet_lacks_key", "tie"),
        (
            'sheet = "x"\ngame = "belote"\nsource = "S"\n[options]\ntie = { value = 1, because = "y" }\n',
            "cli.sheet_unknown_key",
            "because",
        ),
    ],
)
def test_a_wrong_sheet_is_refused_with_its_place(tmp_path: Path, text: str, key: str, names: str) -> None:
    """A damaged file, a missing or unknown key, a parent that does not exist, a circle: each names file and key."""
    with pytest.raises(BadInput) as error:
        read_sheets(folder(tmp_path, x=text))

    assert error.value.key == key
    assert names in str(error.value)


def test_a_circle_of_two_is_named(tmp_path: Path) -> None:
    """Two sheets that extend each other are refused with the whole circle."""
    circle = {
        name: f'sheet = "{name}"\ngame = "g"\nsource = "S"\nextends = "{other}"\n' for name, other in ("ab", "ba")
    }
    with pytest.raises(BadInput, match="a > b > a"):
        read_sheets(folder(tmp_path, **circle))
