"""`mazziere serve` says plainly why it cannot start, and lets nothing half open behind."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from mazziere.cli import run
from mazziere.server.address import address, qr

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


def test_a_host_that_is_not_ours_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """An address of another machine, or none at all, is named."""
    assert run(["serve", "--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path), *IT]) == 2
    assert "no.such.host.invalid" in capsys.readouterr().err


def test_the_address_for_other_devices_is_one_of_this_machine() -> None:
    """Listening everywhere, the address of the network is shown; a public one wins; an IPv6 one has its brackets."""
    assert re.fullmatch(r"http://[\d.]+:8000/", address("0.0.0.0", 8000, None))
    assert address("0.0.0.0", 8000, "https://cards.example") == "https://cards.example/"
    assert address("::1", 8000, None) == "http://[::1]:8000/"
    assert len(qr("http://192.168.1.20:8000/").splitlines()) > 10
