"""The wheel as a user gets it: built from this checkout, installed alone into an empty environment."""

import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built wheel."""
    folder = tmp_path_factory.mktemp("dist")
    pip = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "--wheel-dir", folder]
    subprocess.run([*pip, ROOT], check=True, cwd=folder)
    (built,) = folder.glob("mazziere-*.whl")
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of an environment that holds nothing but the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("user")
    venv.create(folder, with_pip=True)
    lock = ROOT / "requirements.lock"
    subprocess.run([folder / "bin/python", "-m", "pip", "install", "-qq", "--constraint", lock, wheel], check=True)
    return folder / "bin"
