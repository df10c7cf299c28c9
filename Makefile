# The five verbs: install, run, test, check, bench. Each sets up what it needs and does nothing twice.
# Needed on the machine: python3 (3.11 or newer) with its venv module, and make. Node is taken from PyPI when missing.

PORT ?= 8000
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check -qq
STATIC := src/mazziere/server/static

RUNTIME := $(VENV)/.runtime-stamp
DEV := $(VENV)/.dev-stamp
KERNELS := $(VENV)/.kernels-stamp
ifneq ($(wildcard client/package-lock.json),)
MODULES := client/node_modules/.stamp
PAGE := $(STATIC)/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*' -not -name '*.test.ts') $(wildcard src/mazziere/messages/*/*.json)
endif

.DEFAULT_GOAL := help
.PHONY: help install venv run test check bench format lock picture clean

help:
	@echo "make install   everything for development, in .venv/ (the command is .venv/bin/mazziere)"
	@echo "make run       the product on port $(PORT) (another one: make run PORT=8001)"
	@echo "make test      the checks, then every test"
	@echo "make check     format, lint, types, layers, dependencies, sizes, messages, weight of the page"
	@echo "make bench     the measurements"

install: $(DEV) $(PAGE) $(KERNELS)

venv: $(DEV)

run: $(RUNTIME) $(PAGE)
	@exec $(VENV)/bin/mazziere serve --port $(PORT)

# pytest comes last: its summary is the last line that this prints.
test: $(DEV) $(PAGE) $(KERNELS) check
	@$(PY) scripts/chromium.py
	@$(PY) scripts/npm.py run --silent test
	@$(PY) -m pytest --write-proofs=src/mazziere/rules/proofs.json

check: $(DEV) $(PAGE)
	@$(PY) scripts/check.py

bench: $(DEV) $(KERNELS)
	@$(PY) -m benchmarks

format: $(DEV)
	@$(PY) -m ruff format
	@$(PY) -m ruff check --fix

lock: $(DEV)
	@$(PY) scripts/lock.py

picture: $(DEV) $(PAGE)
	@$(PY) scripts/picture.py

clean:
	rm -rf $(VENV) client/node_modules $(STATIC) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(PY):
	@python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Mazziere needs Python 3.11 or newer as python3, here is $$(python3 --version)." >&2; exit 1; }
	@python3 -m venv $(VENV) || { echo "python3 lacks its venv module: on Debian and Ubuntu, apt-get install python3-venv." >&2; exit 1; }

$(RUNTIME): pyproject.toml requirements.lock | $(PY)
	@echo "Installing Mazziere into $(VENV)/ ..."
	@$(PIP) install --constraint requirements.lock --editable .
	@touch $@

$(DEV): pyproject.toml requirements.lock | $(PY)
	@echo "Installing Mazziere and its development tools into $(VENV)/ ..."
	@$(PIP) install --constraint requirements.lock --editable '.[dev,fast]'
	@touch $@ $(RUNTIME)

# The search is compiled once, here, and not when somebody waits for its first answer.
$(KERNELS): $(DEV) $(wildcard src/mazziere/fast/*.py src/mazziere/fast/*/*.py src/mazziere/tricks/*.py)
	@echo "Compiling the search ..."
	@$(PY) -m mazziere.fast
	@touch $@

client/node_modules/.stamp: client/package-lock.json | $(PY)
	@$(PY) scripts/npm.py ci
	@touch $@

$(STATIC)/index.html: $(MODULES) $(CLIENT_SOURCES)
	@$(PY) scripts/npm.py run build
	@touch $@
