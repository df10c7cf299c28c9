"""Errors that carry a message key, so that whoever shows them can say them in the reader's language."""


class BadInput(ValueError):
    """Something that came from outside cannot be used.

    `key` is a message key and `detail` its parameters: they name the thing and the way out.
    `str(error)` is a plain English fallback for tracebacks; screens use `messages.say(language, key, **detail)`.
    """

    def __init__(self, key: str, /, **detail: object) -> None:
        super().__init__(key, detail)
        self.key = key
        self.detail = detail

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value!r}" for name, value in self.detail.items())])


class Unanswered(BadInput):
    """A position that the referee cannot rule on: it is impossible, incomplete, or of a sheet that does not exist."""
