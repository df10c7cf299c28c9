"""Takes the README's picture: a phone at the table of a running server, a trick on the mat and the turn at the reader.

The server is this checkout's, in a folder of its own; Chromium is the machine's. `make picture` writes it anew.
"""

import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

import chromium

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs/pictures/table.png"
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 60_000
"""Milliseconds of waiting for the page."""
TRICKS = 2
"""How many tricks are over in the picture, so that the table shows a game under way."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
SETTINGS = '{"language": "it", "rest": "0.8", "sound": false}'


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that runs as long as the block."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [f"{Path(sys.executable).parent}/mazziere", "serve", "--host", "127.0.0.1", "--port", str(port)]
        with subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


def play_into_the_deal(page: Page) -> None:
    """Plays until some tricks are over, the trick has two cards and it is the reader's turn."""
    page.get_by_role("button", name="Gioca subito").tap()
    while True:
        page.wait_for_selector(".band.now", timeout=PATIENCE)
        page.wait_for_timeout(900)  # cards in flight come to rest
        hand = page.locator("[data-hand] [data-card]").count()
        if page.locator(".bid").count():
            page.locator(".bid .btn").last.tap()
        elif hand <= 8 - TRICKS and page.locator("[data-mat] .lying").count() >= 2:
            return
        elif page.locator("[data-hand] .playable").count():
            page.locator("[data-hand] .playable").last.tap()
        page.wait_for_timeout(300)


def main() -> int:
    """Takes the picture; 1 when there is no Chromium."""
    browser = chromium.find()
    if browser is None:
        print(chromium.ADVICE, file=sys.stderr)
        return 1
    PICTURE.parent.mkdir(exist_ok=True)
    with serving() as address, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser, args=ARGUMENTS)
        context = running.new_context(
            viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True, locale="it"
        )
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('mazziere.settings', '{SETTINGS}')")
        page.goto(address)
        play_into_the_deal(page)
        page.screenshot(path=PICTURE)
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
