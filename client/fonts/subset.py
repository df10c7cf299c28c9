"""Cuts the page's fonts: Latin for text and titles, Latin Extended apart for names, and digits alone.

    pip install fonttools brotli
    npm pack @fontsource/atkinson-hyperlegible-next@5.3.0 @fontsource/besley@5.3.0   # and unpack
    python client/fonts/subset.py ATKINSON_FOLDER BESLEY_FOLDER

The results are committed in `client/public/fonts/`, each beside its licence; this is needed again only for other
glyphs.
`Figures` holds the ten digits of Besley alone, so that every number in the product is a Clarendon.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

OUT = Path(__file__).parents[1] / "public" / "fonts"
LATIN = (
    "U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC"
)
EXTENDED = "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B"
DIGITS = "U+0030-0039"
ATKINSON, BESLEY = "atkinson-hyperlegible-next", "besley"
CUTS = (
    ("atkinson-400", ATKINSON, "latin-400", LATIN),
    ("atkinson-700", ATKINSON, "latin-700", LATIN),
    ("atkinson-400-ext", ATKINSON, "latin-ext-400", EXTENDED),
    ("atkinson-700-ext", ATKINSON, "latin-ext-700", EXTENDED),
    ("besley-800", BESLEY, "latin-800", LATIN),
    ("figures-400", BESLEY, "latin-600", DIGITS),
    ("figures-700", BESLEY, "latin-800", DIGITS),
)


def cut(source: Path, target: Path, characters: str) -> None:
    """Writes the characters of a font into a woff2 of their own."""
    command = [sys.executable, "-m", "fontTools.subset", source, f"--unicodes={characters}", f"--output-file={target}"]
    subprocess.run(
        [*map(str, command), "--flavor=woff2", "--layout-features=kern,liga,ccmp,mark", "--no-hinting"], check=True
    )


def main() -> None:
    """Cuts every font and copies the licences."""
    cli = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    cli.add_argument("atkinson", type=Path, help="the unpacked package of Atkinson Hyperlegible Next")
    cli.add_argument("besley", type=Path, help="the unpacked package of Besley")
    args = cli.parse_args()
    folders = {ATKINSON: args.atkinson, BESLEY: args.besley}
    OUT.mkdir(parents=True, exist_ok=True)
    for name, family, file, characters in CUTS:
        cut(folders[family] / "files" / f"{family}-{file}-normal.woff2", OUT / f"{name}.woff2", characters)
    for family, folder in folders.items():
        shutil.copyfile(folder / "LICENSE", OUT / f"OFL-{family}.txt")


if __name__ == "__main__":
    main()
