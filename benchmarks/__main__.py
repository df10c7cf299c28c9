"""Runs the named measurements, or all: `python -m benchmarks [NAME...]`."""

import sys
from importlib import import_module
from pkgutil import iter_modules

import benchmarks


def main(names: list[str]) -> int:
    """Run each and print its heading first; 2 for a name that there is not."""
    known = sorted(entry.name for entry in iter_modules(benchmarks.__path__) if not entry.name.startswith("_"))
    if unknown := [name for name in names if name not in known]:
        print(f"No measurement {', '.join(unknown)}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    for name in names or known:
        print(f"== {name}", flush=True)
        import_module(f"benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
