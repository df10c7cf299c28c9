"""What the scripts find on a machine: Node and Chromium, or their absence."""

from pathlib import Path

import pytest

import chromium
import npm


def program(folder: Path, name: str, says: str = "", status: int = 0) -> Path:
    """Puts a program into a folder that prints a line and exits."""
    path = folder / name
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {status}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder on the path, still empty."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    return tmp_path


@pytest.mark.parametrize(
    "version, status, found",
    [
        ("v20.19.0", 0, True),
        ("v22.1.0", 0, True),
        ("v20.18.9", 0, False),
        ("v18.20.4", 0, False),
        ("v22.1.0", 1, False),
        ("broken", 0, False),
    ],
)
def test_takes_a_node_that_is_new_enough(machine: Path, version: str, status: int, found: bool) -> None:
    """The machine's npm is used only beside a Node that works and is new enough for the page's tools."""
    program(machine, "node", version, status)
    expected = program(machine, "npm")
    assert npm.machine_npm() == (str(expected) if found else None)


@pytest.mark.parametrize("present", [[], ["node"], ["npm"]])
def test_node_and_npm_come_together(machine: Path, present: list[str]) -> None:
    """A machine that lacks Node or npm has neither."""
    for name in present:
        program(machine, name, "v22.0.0")
    assert npm.machine_npm() is None


def test_npm_passes_its_exit_code_on(machine: Path) -> None:
    """What npm says with its exit code is what the script says."""
    program(machine, "node", "v22.0.0")
    program(machine, "npm", status=7)
    assert npm.main(["run", "check"]) == 7


def test_finds_chromium(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chromium is found on the path under the names it has, or where $CHROMIUM says."""
    assert chromium.find() is None
    chrome = program(machine, "google-chrome")
    assert chromium.find() == str(chrome)
    debian = program(machine, "chromium")
    assert chromium.find() == str(debian)
    monkeypatch.setenv("CHROMIUM", str(chrome))
    assert chromium.find() == str(chrome)
    monkeypatch.setenv("CHROMIUM", str(machine / "missing"))
    assert chromium.find() is None


def test_chromium_is_installed_by_root_alone(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without Chromium and without the right to install it the script fails with the way out."""
    program(machine, "apt-get", status=99)
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 1000)
    assert chromium.main() == 1
    assert "apt-get install chromium" in capsys.readouterr().err


def test_a_failed_installation_fails(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """When apt-get cannot install Chromium the script says so and fails."""
    program(machine, "apt-get", status=99)
    monkeypatch.setattr(chromium.os, "geteuid", lambda: 0)
    assert chromium.main() == 1
    assert "(exit 99)" in capsys.readouterr().err
