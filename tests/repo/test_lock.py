import re
import tomllib
from pathlib import Path

import lock

ROOT = Path(__file__).resolve().parents[2]


def test_lock_keeps_versions_alone() -> None:
    """Of what pip lists only names with versions are kept: no addresses, folders or editable installs."""
    listing = "b==1.0+cpu\n-e git+https://example.org/x\nA==2!1.0\nc @ file:///x/c.whl\n# said\n"
    assert lock.frozen(listing) == ["A==2!1.0", "b==1.0+cpu"]


def test_every_dependency_has_a_version() -> None:
    """The lock has a version for each library that pyproject.toml names, and nothing but versions."""
    lines = lock.LOCK.read_text(encoding="utf-8").splitlines()[1:]
    assert lines == lock.frozen("\n".join(lines))
    locked = {re.sub(r"[-_.]+", "-", line.partition("==")[0]).lower() for line in lines}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    assert {re.match(r"[\w.-]+", one)[0].lower() for one in [*named, *lock.BESIDE]} - locked == set()
