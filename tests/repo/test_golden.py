from pathlib import Path

import pytest

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
SHARED = Path(__file__).resolve().parents[3] / "shared/golden"


@pytest.mark.skipif(not SHARED.exists(), reason="the collected cases are not beside this checkout")
def test_golden_cases_are_the_collected_ones() -> None:
    """The golden files of the repository are the collected ones, byte by byte, and none is missing."""
    shared = {path.name: path.read_bytes() for path in SHARED.iterdir()}
    assert shared == {path.name: path.read_bytes() for path in GOLDEN.iterdir()}
