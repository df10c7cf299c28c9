import subprocess
from pathlib import Path

import pytest

import check_places


def plain(text: str) -> str:
    """Takes the @ out that keeps this file itself from naming a place."""
    return text.replace("@", "")


@pytest.mark.parametrize(
    "text, what",
    [
        ("open('/@work/main/x')", "a folder of one machine"),
        ("/@root/.cache", "a folder of one machine"),
        ("cd /@home/ada/mazziere", "a folder of one machine"),
        ("see /tmp@/mazziere", "a folder of one machine"),
        ("--index-url https://py@pi.org/simple", "a registry's host"),
        ("https://registry@.npmjs.org/vite", "a registry's host"),
        ('"resolved"@: "https://example.org/vite.tgz"', "a download address in a lock file"),
    ],
)
def test_a_place_is_named(text: str, what: str) -> None:
    """A folder or a host that only one machine knows is found, with its line."""
    assert [(line, kind) for line, kind, _ in check_places.places(f"first line\n{plain(text)}")] == [(2, what)]


@pytest.mark.parametrize(
    "text", ["../shared/golden", "src/work/x.py", "~/work/x", "network/root/", "https://example.org"]
)
def test_other_words_are_no_places(text: str) -> None:
    """Relative paths and addresses of the world are left alone."""
    assert list(check_places.places(text)) == []


def test_looks_at_what_git_would_keep(tmp_path: Path) -> None:
    """Every tracked or new file is looked at, an ignored or binary one is not."""
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    place = plain("/@root/x")
    for name in ["new.txt", "ignored.txt"]:
        (tmp_path / name).write_text(place, encoding="utf-8")
    (tmp_path / "picture.bin").write_bytes(b"\xff\xfe" + place.encode())
    (tmp_path / ".gitignore").write_text("ignored.txt\n", encoding="utf-8")
    assert [one.partition(":")[0] for one in check_places.complaints(tmp_path)] == ["new.txt"]
