"""A wrong command line, said in the user's language."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from mazziere.cli._language import say


def sentence(error: CycloptsError) -> str:
    """What is wrong, and the way out."""
    way_out = say("cli.usage_help", command=" ".join(["mazziere", *(error.command_chain or ()), "--help"]))
    return f"{_wrong(error)} {way_out}"


def _wrong(error: CycloptsError) -> str:
    name = error.argument.name if error.argument else ""
    match error:
        case UnknownCommandError():
            return say("cli.usage_command", command=(error.unused_tokens or ["?"])[0])
        case UnknownOptionError():
            return say("cli.usage_option", option=error.token.keyword or error.token.value)
        case MissingArgumentError():
            return say("cli.usage_missing", argument=name)
        case RepeatArgumentError():
            return say("cli.usage_twice", argument=name)
        case CoercionError():
            return say("cli.usage_value", argument=name, value=error.token.value if error.token else "")
        case UnusedCliTokensError():
            return say("cli.usage_extra", words=" ".join(error.unused_tokens or ()))
    return say("cli.usage_other", error=str(error).strip().splitlines()[-1])
