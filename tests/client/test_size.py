"""What a player downloads."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_hall_and_table_stay_under_sixty_kilobytes() -> None:
    """HTML, styles, scripts and one language's texts of the hall and any table, compressed, keep the promise."""
    command = [sys.executable, "scripts/npm.py", "run", "--silent", "size"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "hall and a table of belote" in done.stdout
