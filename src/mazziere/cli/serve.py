"""`mazziere serve`: the product, on this machine and for every phone on its network."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mazziere.cli._language import say
from mazziere.core import BadInput
from mazziere.server.address import address, is_url, qr
from mazziere.server.run import listen, run
from mazziere.server.settings import Settings
from mazziere.store import open_store

LONGEST_PAUSES = 10


def serve(
    *,
    host: str = "0.0.0.0",
    port: int = 8000,
    data: Path = Path("data"),
    database: str | None = None,
    public_url: str | None = None,
    robot_pauses: Annotated[float, Parameter(name="--robot-pauses")] = 1.0,
) -> int:
    """Open the tables."""
    if not 0 <= robot_pauses <= LONGEST_PAUSES:
        raise BadInput("cli.bad_number", option="--robot-pauses", value=robot_pauses, least=0, most=LONGEST_PAUSES)
    if public_url is not None and not is_url(public_url):
        raise BadInput("cli.bad_public_url", url=public_url)
    listening = listen(host, port)
    try:
        store = open_store(data, database)
    except BaseException:
        listening.close()
        raise
    url = address(host, listening.getsockname()[1], public_url)
    print(say("cli.serve.open", url=url, data=database or str(data.absolute())), flush=True)
    if sys.stdout.isatty():
        print(qr(url), flush=True)
    run(Settings(data=data, public_url=public_url, hurry=robot_pauses), store, listening)
    print(say("cli.serve.closed"), flush=True)
    return 0
