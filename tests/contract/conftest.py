import pytest

from mazziere.games import sheets


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs each test of the contract that asks for `sheet` once for every sheet there is."""
    if "sheet" in metafunc.fixturenames:
        metafunc.parametrize("sheet", tuple(sheets()))
