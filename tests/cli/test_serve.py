"""`mazziere serve` says plainly why it cannot start, and lets nothing half open behind."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazziere.cli import run
from mazziere.server.address import address, is_url, qr

IT = ("--language", "it")


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody listens."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield listening.getsockname()[1]


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command says when it cannot start."""
    assert run(["serve", "--host", "127.0.0.1", *words, *IT]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_a_taken_port_names_a_free_one(capsys: pytest.CaptureFixture[str], tmp_path: Path, taken: int) -> None:
    """The sentence has the port that is taken and one that can be listened on."""
    words = refused(capsys, "--port", str(taken), "--data", str(tmp_path / "data"))
    found = re.search(r"--port (\d+)", words)

    assert str(taken) in words
    assert found
    with socket.socket() as free:
        free.bind(("127.0.0.1", int(found[1])))
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("port", ["-1", "70000"])
def test_a_port_that_is_none_is_refused(capsys: pytest.CaptureFixture[str], port: str) -> None:
    """A number that no port has is named."""
    assert port in refused(capsys, "--port", port)


def test_a_data_folder_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A path under a regular file is named, and the port is free again afterwards."""
    (tmp_path / "file").write_text("x")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    assert "file" in refused(capsys, "--port", str(port), "--data", str(tmp_path / "file" / "data"))
    with socket.socket() as again:
        again.bind(("127.0.0.1", port))


def test_a_database_of_another_kind_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Only SQLite and PostgreSQL are known; a password is not repeated."""
    words = refused(capsys, "--port", "0", "--database", "mysql://ada:secret@localhost/cards")

    assert "postgresql://" in words
    assert "secret" not in words


@pytest.mark.parametrize("pauses", ["nan", "inf", "-0.5", "11"])
def test_pauses_that_are_none_are_refused(capsys: pytest.CaptureFixture[str], pauses: str) -> None:
    """What is no length of time is refused before anything is opened."""
    assert "--robot-pauses" in refused(capsys, "--port", "0", "--robot-pauses", pauses)


@pytest.mark.parametrize(
    "url",
    ["", "cards", "ftp://cards", "https://", "https://a b", "http://[::1", "http://x:y", "https://x/p", "http://x?q"],
)
def test_a_public_address_that_nobody_can_open_is_refused(capsys: pytest.CaptureFixture[str], url: str) -> None:
    """The address that everybody is to be shown is looked at before it is shown."""
    assert f"«{url}»" in refused(capsys, "--port", "0", "--public-url", url)


def test_a_host_that_is_not_ours_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An address of another machine, or none at all, is named."""
    assert run(["serve", "--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path), *IT]) == 2
    assert "no.such.host.invalid:0: nessuna macchina ha quel nome" in capsys.readouterr().err


def test_the_address_for_other_devices_is_one_of_this_machine() -> None:
    """Listening everywhere, the address of the network is shown; a public one wins; an IPv6 one has its brackets."""
    assert re.fullmatch(r"http://[\d.]+:8000/", address("0.0.0.0", 8000, None))
    assert address("0.0.0.0", 8000, "https://cards.example") == "https://cards.example/"
    assert address("::1", 8000, None) == "http://[::1]:8000/"
    assert is_url("https://cards.example:8443/")
    assert len(qr("http://192.168.1.20:8000/").splitlines()) > 10
