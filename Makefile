# `make` lists the targets. Everything installed goes into .venv; nothing else on the machine is touched.

PYTHON ?= python3
ARGS ?=
UPGRADE ?=

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled
PEERS := build/peers
UV_PIP := $(BIN)/uv pip
NPM := tools/npm
CLIENT := src/thirdhalf/server/static/index.html
SITE := build/site/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/*.js web/*.ts -type f)
CODE := src tests tools $(if $(wildcard benchmarks/*.py),benchmarks)
COMPILE := $(UV_PIP) compile --quiet --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command 'make requirements' $(if $(UPGRADE),--upgrade)

# A virtual environment does not survive being moved or copied: made elsewhere, it is made anew.
MADE_HERE := $(shell test "$$(cat $(VENV)/.made_in 2>/dev/null)" = "$(CURDIR)" && echo yes)

.DEFAULT_GOAL := help
.PHONY: help setup test compiled test-compiled play check bench peers performance soak format requirements docs pictures golden types data web site web-check release clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make or refresh the environment in .venv
	@:

test: check $(CLIENT) $(SITE) web-check ## check, then run the tests
	@tools/chromium
	@tools/services
	$(BIN)/pytest -n 2 --dist worksteal $(ARGS)

compiled: $(COMPILED)/.ready ## compile the engine; the package as installed lies in build/compiled
	@:

test-compiled: compiled ## run the tests with the compiled engine, but those in a browser
	@tools/services
	THIRDHALF_TESTED=compiled PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/pytest -n 2 --dist worksteal --ignore tests/browser $(ARGS)

play: $(READY) $(CLIENT) ## play in the browser (more options: make play ARGS="…")
	@$(BIN)/thirdhalf play $(ARGS)

check: $(READY) web/node_modules/.ready ## lint, formatting, types, import order and house rules
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(NPM) run --silent lint
	$(BIN)/pytest tests/hygiene

bench: $(READY) ## run every file in benchmarks/
	@set -e; for file in $(sort $(filter-out benchmarks/_%,$(wildcard benchmarks/*.py))); do \
		echo "== $$file"; $(BIN)/python -m "benchmarks.$$(basename $$file .py)"; done

peers: $(PEERS)/.ready ## install other engines into build/peers, for benchmarks/peers.py
	@:

performance: compiled peers ## measure everything and rewrite docs/performance.md
	PYTHONPATH=$(CURDIR)/$(COMPILED):$(CURDIR)/$(PEERS):$(CURDIR) $(BIN)/python tools/performance.py

soak: $(READY) ## run the tests that are too long for make test
	HYPOTHESIS_PROFILE=soak $(BIN)/pytest -n 2 -m soak $(ARGS)

format: $(READY) web/node_modules/.ready ## put the sources in their common format
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(NPM) run --silent format

requirements: $(BIN)/uv ## rewrite the pinned requirements (UPGRADE=1: newest versions)
	$(COMPILE) requirements/bootstrap.in -o requirements/bootstrap.txt
	$(COMPILE) requirements/run.in -o requirements/run.txt
	$(COMPILE) requirements/environment.in -o requirements/environment.txt
	$(COMPILE) requirements/league.in -o requirements/league.txt
	$(COMPILE) requirements/public.in -o requirements/public.txt
	$(COMPILE) requirements/lab.in -o requirements/lab.txt
	$(COMPILE) requirements/cluster.in -o requirements/cluster.txt
	$(COMPILE) requirements/examples.in -o requirements/examples.txt
	$(COMPILE) requirements/dev.in -o requirements/dev.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) requirements/peers.in -o requirements/peers.txt

docs: $(READY) ## rewrite the generated pages in docs/
	$(BIN)/python -m tests.hygiene.citations
	$(BIN)/python -m thirdhalf.server.protocol_page examples/client.py docs/protocol.md

data: $(READY) ## play 2,000 matches of each game and write them as tables into build/data
	PYTHONPATH=$(if $(wildcard $(COMPILED)/.ready),$(CURDIR)/$(COMPILED)) $(BIN)/python tools/data_set.py $(ARGS)

pictures: web $(READY) ## take the pictures of README and docs (needs Chromium)
	$(BIN)/python tools/pictures.py

golden: $(READY) ## rewrite the golden playthroughs
	$(BIN)/python -m tests.games.every.playthroughs

types: $(READY) ## rewrite the client's types of the protocol
	$(BIN)/python -m thirdhalf.server.typescript web/src

web: $(CLIENT) ## build the browser client into the package, if its sources have changed
	@:

site: $(SITE) ## make the whole game as static files in build/site, to be put on any host
	@:

web-check: web/node_modules/.ready ## types and tests of the browser client
	$(NPM) run --silent check
	$(NPM) run --silent test

release: $(READY) $(CLIENT) ## make source distribution and wheel in dist/, install the wheel and try it
	@$(BIN)/python tools/release.py

clean: ## remove the environment, caches and build products
	rm -rf $(VENV) build dist src/thirdhalf/server/static web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests $(wildcard benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

# First a virtual environment whose pip installs one thing, uv; uv installs the rest.
$(BIN)/uv: requirements/bootstrap.txt $(if $(MADE_HERE),,FORCE)
	@test ! -L $(VENV) || { echo "$(VENV) is a link: another folder's environment would be made anew. Remove the link." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Python 3.11 or newer is needed; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 | head -n 1). Name one: make PYTHON=python3.11 …" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' lacks the venv module (on Debian: the package python3-venv)." >&2; exit 1; }
	@echo "Making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --require-hashes --only-binary :all: -r requirements/bootstrap.txt
	@echo "$(CURDIR)" > $(VENV)/.made_in
	@touch $@

# The project itself is linked, not copied (editable), and built with the pinned backend.
$(READY): $(BIN)/uv requirements/dev.txt pyproject.toml
	@$(UV_PIP) sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(UV_PIP) install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# As `pip install .` does, but in a folder of its own: what is edited and tested in .venv stays plain.
$(COMPILED)/.ready: $(READY) $(CLIENT) hatch_build.py tools/build_compiled.py pyproject.toml $(shell find src -type f ! -name '*.pyc' ! -path '*/static/*')
	@rm -rf build/wheel $(COMPILED)
	@THIRDHALF_BUILD=compiled $(BIN)/python -m hatchling build -t wheel -d build/wheel > /dev/null
	@$(UV_PIP) install --quiet --python $(BIN)/python --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@

$(PEERS)/.ready: $(READY) requirements/peers.txt
	@rm -rf $(PEERS)
	@$(UV_PIP) install --quiet --python $(BIN)/python --require-hashes --target $(PEERS) -r requirements/peers.txt
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(READY)
	@echo "Fetching what the browser client is built with"
	@$(NPM) ci --silent
	@touch $@

$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	@echo "Building the browser client"
	@$(NPM) run --silent build -- --logLevel warn

# The page with its own server in it: the client, Python, and the engine compiled for that.
$(SITE): $(READY) web/node_modules/.ready $(CLIENT_SOURCES) $(wildcard web/site/*) tools/build_site.py $(shell find src -type f ! -name '*.pyc' ! -path '*/static/*')
	@echo "Making the site"
	@$(BIN)/python tools/build_site.py
