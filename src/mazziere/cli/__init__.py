"""The command `mazziere`: one file a verb in this folder, imported only when that verb is asked for.

A verb is a module `<verb>.py` with a function `<verb>`, or with a cyclopts `app` of that name. What it returns is the
exit code: nothing or 0 for done, 1 for "the answer is no". A BadInput that leaves it ends with exit code 2 and its
sentence in the user's language.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pkgutil import iter_modules
from typing import Any

from cyclopts import App, CycloptsError, Parameter

from mazziere.cli._errors import sentence
from mazziere.cli._help import Speaking, dress, summary
from mazziere.cli._language import LANGUAGE_OPTION, choose_language, language, say, without_language
from mazziere.cli._words import words_of
from mazziere.core import BadInput

DONE, NO, BAD = 0, 1, 2
STANDARD_INPUT = "./-"
"""A lone `-` looks like an option to cyclopts; spelt so it is the same path to whoever reads a file."""


def verbs() -> tuple[str, ...]:
    """Every command, by looking at the files of this folder."""
    return tuple(sorted(entry.name for entry in iter_modules(__path__) if not entry.name.startswith("_")))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave the process with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    try:
        choose_language(arguments)
        app, rest = _app([STANDARD_INPUT if word == "-" else word for word in arguments])
        code = app(rest)
    except BadInput as error:
        return _complain(words_of(error))
    except CycloptsError as error:
        return _complain(sentence(error))
    except BrokenPipeError:
        sys.stdout = None  # the reader has gone; nothing is left to flush
        return DONE
    except KeyboardInterrupt:
        return 130
    return code if isinstance(code, int) else DONE


def _app(arguments: list[str]) -> tuple[App, list[str]]:
    rest = without_language(arguments)
    app = App(
        name="mazziere",
        help=summary(""),
        help_format="plaintext",
        help_formatter=Speaking(""),
        help_epilogue=say("cli.help_language"),
        version=_version(),
        help_flags=("--help", "-h"),
        default_parameter=Parameter(negative=()),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
    )
    app["--help"].help, app["--version"].help = say("cli.help_flag"), say("cli.help_version")
    asked = rest[0] if rest else ""
    for verb in verbs():
        if verb == asked:
            target = _target(verb)
            app.command(target, **({} if isinstance(target, App) else {"name": verb}))
            dress(app[verb], verb)
            if not isinstance(target, App) and "language" in target.__annotations__:
                rest = arguments_of(arguments, verb)
        else:
            app.command(f"{__name__}.{verb}:{verb}", name=verb, help=summary(verb))
    return app, rest


def arguments_of(arguments: list[str], verb: str) -> list[str]:
    """The arguments with the language behind, for a verb that has the option itself."""
    chosen = [LANGUAGE_OPTION, language()] if len(arguments) != len(without_language(arguments)) else []
    return [verb, *without_language(arguments)[1:], *chosen]


def _target(verb: str) -> Any:
    module = import_module(f"{__name__}.{verb}")
    return getattr(module, "app", None) or getattr(module, verb)


def _complain(words: str) -> int:
    print(words, file=sys.stderr)
    return BAD


def _version() -> str:
    try:
        return version("mazziere")
    except PackageNotFoundError:
        return "0"
