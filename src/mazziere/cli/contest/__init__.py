"""`mazziere contest ACTION FILE`: every action of the contest pages on one contest file."""

from cyclopts import App

app = App(name="contest")

from mazziere.cli.contest import entries, output, results, rounds, setup  # noqa: E402

for commands in (setup, entries, rounds, results, output):
    for name, command in commands.COMMANDS.items():
        app.command(command, name=name)
