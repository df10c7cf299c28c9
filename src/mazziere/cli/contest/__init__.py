"""`mazziere contest ACTION FILE`: every action of the contest pages on one contest file."""

from cyclopts import App

from mazziere.cli._language import say

app = App(name="contest", help=say("cli.contest.help"))

from mazziere.cli.contest import entries, output, results, rounds, setup  # noqa: E402

for commands in (setup, entries, rounds, results, output):
    for name, command in commands.COMMANDS.items():
        app.command(command, name=name)
