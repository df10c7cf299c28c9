from babel import Locale
from hypothesis import given
from hypothesis import strategies as st

from mazziere.messages import LANGUAGES, plural

NUMBERS = (
    st.integers(-3, 3) | st.integers() | st.sampled_from([-(10**6), 10**6, 3 * 10**6, 10**6 + 1]) | st.floats(0, 3)
)


@given(st.sampled_from(LANGUAGES), NUMBERS)
def test_plural_form_is_the_one_of_cldr(language: str, number: float) -> None:
    """The plural forms agree with Babel's CLDR rules in every language."""
    assert Locale(language).plural_form(number) == plural(language, number)
