"""Sees to it that the browser tests find a Chromium: the machine's own, or Debian's package."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
ADVICE = (
    "The browser tests need Chromium and found none. Install it (on Debian: apt-get install chromium) "
    "or name one in the environment variable CHROMIUM."
)


def find() -> str | None:
    """The Chromium to test with: the one that $CHROMIUM names, else the first of NAMES on the path."""
    named = os.environ.get("CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Installs Debian's package, which only root can."""
    print("Installing Chromium for the browser tests ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    subprocess.run([*quiet, "update"], env=environment, check=True, stdout=subprocess.DEVNULL)
    packages = ["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"]
    subprocess.run([*quiet, *packages], env=environment, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    """Returns 0 when there is a Chromium, 1 with a sentence when there is none to be had."""
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        try:
            install()
        except subprocess.CalledProcessError as error:
            print(f"apt-get could not install Chromium (exit {error.returncode}).", file=sys.stderr)
    if find() is None:
        print(ADVICE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
