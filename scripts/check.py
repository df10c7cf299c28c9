"""Runs every gate of `make check`, prints what each said when it failed, and fails when any did."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


@dataclass(frozen=True, kw_only=True)
class Gate:
    """One command that exits with 0 when all is well."""

    name: str
    command: tuple[str | Path, ...]
    needs: str = "."
    """A path of the checkout without which there is nothing to check yet."""


GATES = (
    Gate(name="format", command=(BIN / "ruff", "format", "--check", "--quiet")),
    Gate(name="lint", command=(BIN / "ruff", "check", "--quiet", "--output-format=concise")),
    Gate(name="types", command=(BIN / "mypy",)),
    Gate(name="layers", command=(BIN / "lint-imports",)),
    Gate(name="imports", command=(sys.executable, "scripts/check_imports.py")),
    Gate(name="dependencies", command=(BIN / "deptry", ".", "--no-ansi")),
    Gate(name="sizes", command=(sys.executable, "scripts/check_sizes.py")),
    Gate(name="messages", command=(sys.executable, "scripts/check_messages.py")),
    Gate(name="places", command=(sys.executable, "scripts/check_places.py")),
    Gate(name="protocol", command=(sys.executable, "scripts/protocol.py", "--check"), needs="client/src/protocol.ts"),
    Gate(
        name="weight",
        command=(sys.executable, "scripts/npm.py", "run", "--silent", "size"),
        needs="src/mazziere/server/static/.vite/manifest.json",
    ),
    Gate(name="client", command=(sys.executable, "scripts/npm.py", "run", "--silent", "check"), needs="client"),
)


def run(gate: Gate) -> tuple[Gate, int, str, float]:
    """Runs a gate to its end: itself, its exit code, what it printed, seconds of wall time."""
    started = time.perf_counter()
    environment = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(
        gate.command,
        cwd=ROOT,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return gate, done.returncode, done.stdout, time.perf_counter() - started


def main(names: list[str]) -> int:
    """Runs the named gates, or all; returns 1 when one of them failed."""
    unknown = set(names) - {gate.name for gate in GATES}
    if unknown:
        print(
            f"No gate {', '.join(sorted(unknown))}; there are {', '.join(gate.name for gate in GATES)}.",
            file=sys.stderr,
        )
        return 2
    gates = [gate for gate in GATES if (not names or gate.name in names) and (ROOT / gate.needs).exists()]
    failed = []
    with ThreadPoolExecutor(max_workers=2) as pool:
        for gate, status, output, seconds in pool.map(run, gates):
            print(f"check {gate.name:<13} {'ok' if status == 0 else 'FAILED'} ({seconds:.1f} s)", flush=True)
            if status != 0:
                print(output.rstrip(), flush=True)
                failed.append(gate.name)
    if failed:
        print(f"make check: {', '.join(failed)} failed.", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
