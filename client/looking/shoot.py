"""Takes pictures of the built page, scene by scene, without a server: `python client/looking/shoot.py OUT [SCENE...]`.

A scene is `path:name` of `scenes.py` (`/tables/t:play`); the answers of the server are intercepted.
With `--axe` every picture is also checked for accessibility, and the exit code is 1 when something is found.
"""

import argparse
import functools
import http.server
import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))
import scenes

STATIC = Path(__file__).parents[2] / "src" / "mazziere" / "server" / "static"
SIZES = {
    "390": (390, 844),
    "360": (360, 640),
    "820": (820, 1180),
    "1280": (1280, 800),
    "844": (844, 390),
    "1920": (1920, 1080),
}
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Files(http.server.SimpleHTTPRequestHandler):
    """The built page; any address that is no file is the page itself."""

    def send_head(self) -> Any:
        if not Path(self.translate_path(self.path)).is_file():
            self.path = "/index.html"
        return super().send_head()

    def log_message(self, *_: Any) -> None:
        """Stays silent."""


def answer(route: Route, tables: list[dict[str, Any]]) -> None:
    """The server's answer to one request."""
    path = route.request.url.split("/api/")[1].split("?")[0]
    if path.startswith("messages/"):
        body: Any = scenes.bundle(path.split("/")[1])
    elif path == "sheets":
        body = scenes.SHEETS
    elif path.startswith("sheets/"):
        body = scenes.PAGE
    else:
        body = {"name": None, "guest": True, "tables": tables}
    route.fulfill(status=200, content_type="application/json", body=json.dumps(body))


def open_page(
    browser: Browser, base: str, scene: str, size: str, theme: str, settings: dict[str, Any], scale: float = 1
) -> Page:
    """The page of a scene as a player would see it."""
    path, _, name = scene.partition(":")
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        has_touch=width < 900,
        color_scheme=theme,
        locale="it",
    )  # type: ignore[arg-type]
    page = context.new_page()
    kept = json.dumps({"language": "it", **settings})
    page.add_init_script(f"localStorage.setItem('mazziere.settings', {json.dumps(kept)})")
    page.route("**/api/**", lambda route: answer(route, [scenes.HEAD] if name == "rejoin" else []))
    if path.startswith("/tables/"):
        view = scenes.scene(name)
        message = json.dumps({"type": "view", "v": 1, "seq": view["seq"], "view": view})
        page.route_web_socket("**/ws/**", lambda socket: socket.send(message))
    page.on("pageerror", lambda error: print("ERROR", scene, error))
    page.goto(base + path)
    page.wait_for_selector("main")
    page.wait_for_timeout(500)
    return page


def scene_name(scene: str) -> str:
    """A file's name for a scene."""
    return scene.removeprefix("/tables/").strip("/").replace("/", "-").replace(":", "-").strip("-") or "hall"


def violations(page: Page) -> list[str]:
    """What axe finds, one line each."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]]


@contextmanager
def serving() -> Iterator[str]:
    """The built page at an address of its own."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(STATIC)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def main() -> int:
    """Serves the build, takes the pictures."""
    cli = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    cli.add_argument("out", type=Path)
    cli.add_argument("scenes", nargs="*", default=["/tables/t:play"])
    cli.add_argument("--sizes", default="390")
    cli.add_argument("--themes", default="light")
    cli.add_argument("--settings", type=json.loads, default={})
    cli.add_argument("--do", default="", help="selectors to click first, separated by ;")
    cli.add_argument("--scale", type=float, default=1)
    cli.add_argument("--text", type=int, default=100, help="size of text, in per cent")
    cli.add_argument("--forced", action="store_true", help="forced colours")
    cli.add_argument("--axe", action="store_true")
    args = cli.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    bad = 0
    with serving() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=[*ARGS, f"--blink-settings=defaultFontSize={args.text * 16 // 100}"],
        )
        for scene in args.scenes:
            for size in args.sizes.split(","):
                for theme in args.themes.split(","):
                    page = open_page(browser, base, scene, size, theme, args.settings, args.scale)
                    if args.forced:
                        page.emulate_media(forced_colors="active")
                    for selector in filter(None, args.do.split(";")):
                        page.click(selector)
                        page.wait_for_timeout(350)
                    name = f"{scene_name(scene)}-{size}-{theme}"
                    page.screenshot(path=args.out / f"{name}.png")
                    if args.axe:
                        lines = violations(page)
                        bad += len(lines)
                        print(name, *(lines or ["no violation"]), sep="\n  ")
                    page.context.close()
        browser.close()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
