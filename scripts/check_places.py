"""Fails on tracked files that name a place which only one machine knows: its folders, or where it downloads from."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Each pattern has a class in it, so that it does not match its own text.
PLACES = {
    "a folder of one machine": re.compile(r"(?<![\w.~/-])/(?:work|root|home|Users)[/](?!\.\.)[\w.-]+|/tmp[/]mazziere"),
    "a registry's host": re.compile(
        r"(?:files\.pythonhosted|registry\.npmjs|registry\.yarnpkg|(?:deb|security)\.debian|archive\.ubuntu)[.]\w+"
        r"|(?:test\.)?pypi[.]org",
    ),
    "a download address in a lock file": re.compile(r'"resolved"[:] *"https?:'),
}


def places(text: str) -> Iterator[tuple[int, str, str]]:
    """Line, what it is and the words of each place that a text names."""
    for number, line in enumerate(text.splitlines(), start=1):
        for what, pattern in PLACES.items():
            if match := pattern.search(line):
                yield number, what, match[0]


def tracked(root: Path) -> list[Path]:
    """The files that git tracks or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    return [root / name for name in listed.split("\0") if name]


def complaints(root: Path) -> Iterator[str]:
    """One sentence for each place that a tracked text file names."""
    for path in tracked(root):
        try:
            text = path.read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
            continue
        for line, what, words in places(text):
            yield f"{path.relative_to(root).as_posix()}:{line}: names {what} ({words}); a checkout works anywhere."


def main() -> int:
    """Prints the complaints; returns 1 when there is one."""
    found = list(complaints(ROOT))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
