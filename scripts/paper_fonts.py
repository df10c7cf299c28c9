"""Makes the fonts of the printed pages: whole Latin, as TrueType, for Typst reads no woff2.

    pip install fonttools brotli
    npm pack @fontsource/atkinson-hyperlegible-next@5.3.0 @fontsource/besley@5.3.0   # and unpack
    python scripts/paper_fonts.py ATKINSON_FOLDER BESLEY_FOLDER

The results are committed in `src/mazziere/server/paper/fonts/`, each beside its licence; this is needed again only for
another version of the fonts.
"""

import argparse
import shutil
import tempfile
from pathlib import Path
from typing import Any

OUT = Path(__file__).parents[1] / "src/mazziere/server/paper/fonts"
ATKINSON, BESLEY = "atkinson-hyperlegible-next", "besley"
FONTS = ((ATKINSON, 400), (ATKINSON, 700), (BESLEY, 800))


def merged(folder: Path, family: str, weight: int) -> Any:
    """One font from the Latin and the Latin Extended file of a package."""
    from fontTools.merge import Merger
    from fontTools.ttLib import TTFont

    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for subset in ("latin", "latin-ext"):
            font = TTFont(folder / "files" / f"{family}-{subset}-{weight}-normal.woff2")
            font.flavor = None
            for table in ("GSUB", "GPOS", "GDEF"):  # the two halves do not know the same features
                if table in font:
                    del font[table]
            part = Path(scratch) / f"{subset}.ttf"
            font.save(part)
            parts.append(str(part))
        return Merger().merge(parts)


def main() -> None:
    """Makes every font and copies the licences."""
    cli = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    cli.add_argument("atkinson", type=Path, help="the unpacked package of Atkinson Hyperlegible Next")
    cli.add_argument("besley", type=Path, help="the unpacked package of Besley")
    args = cli.parse_args()
    folders = {ATKINSON: args.atkinson, BESLEY: args.besley}
    OUT.mkdir(parents=True, exist_ok=True)
    for family, weight in FONTS:
        merged(folders[family], family, weight).save(OUT / f"{family}-{weight}.ttf")
    for family, folder in folders.items():
        shutil.copyfile(folder / "LICENSE", OUT / f"OFL-{family}.txt")


if __name__ == "__main__":
    main()
