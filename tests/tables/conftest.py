"""Every test of the tables that asks for `sheet` runs once for each sheet there is."""

import pytest

from mazziere.games import sheets


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One run a sheet."""
    if "sheet" in metafunc.fixturenames:
        metafunc.parametrize("sheet", tuple(sheets()))
