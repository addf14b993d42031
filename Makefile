# Two commands matter: `make play` and `make test`. Each sets up all it needs; a second run starts in seconds.
PYTHON ?= python3
BIN := .venv/bin
HOST ?= 127.0.0.1
PORT ?= 8765
# Tests at a time: one more than two cores have, because some tests wait more than they work.
WORKERS ?= 3
# Keep compiled test modules, even where the environment says not to: the suite starts hundreds of programs.
export PYTHONDONTWRITEBYTECODE :=

HOT := $(shell find src/madcap/engine src/madcap/games src/madcap/server/table src/madcap/server/race src/madcap/server/socket src/madcap/server/counters.py -name '*.py' -not -path '*/tests/*')
PAGE := $(shell find web src/madcap/games -path '*/tests' -prune -o \( -path 'web/*' -o -path '*/ui/*' -o -path '*/texts/*' \) -type f ! -name '*.test.ts' -print) \
        package-lock.json vite.config.ts

.PHONY: play test check check-python check-page format watch bench bench-server deep conserve kills year fifth-game fuzz audit golden icons wire pictures axe looks wheel wheel-pure clean

play: .venv/compiled src/madcap/server/page/index.html
	$(BIN)/madcap serve --host $(HOST) --port $(PORT)

# File by file in the order of folders, so that browser tests follow each other and share a browser.
test: .venv/tested check
	$(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

# One game's tests, in seconds, make test-GAME; and those that need a browser, make test-GAME-browser
test-%: .venv/tested
	$(BIN)/pytest src/madcap/games/$* --ignore src/madcap/games/$*/tests/browser
test-%-browser: .venv/tested
	$(BIN)/pytest src/madcap/games/$*/tests/browser

# Both halves at once: each of their tools uses one core.
check: .venv/tested
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-python check-page
check-python: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests bench examples tools
	$(BIN)/lint-imports
	$(BIN)/python -m tools.wire_types --check
	$(BIN)/python -m tools.protocol_page --check
check-page: .venv/tested
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

# Serve while working on it: page and server follow every change of the code.
watch: .venv/compiled node_modules/installed
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.watch

# Lay out all code, and mend what the linters can mend by themselves.
format: .venv/installed node_modules/installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent format

bench: .venv/compiled
	$(BIN)/python bench/run.py
bench-server: .venv/compiled src/madcap/server/page/index.html
	$(BIN)/python bench/run_load.py

# Slow and deep: see docs/testing.md.
deep: .venv/tested
	$(BIN)/python -m tests.deep
conserve: .venv/tested
	$(BIN)/python -m tests.deep --only conservation --games 1000000
kills: .venv/tested
	$(BIN)/python -m tests.server.long_kills --kills 100
# A year of 10,000 games a day with a fast clock: the file, the memory and the work to make a table stay flat.
year: .venv/tested
	$(BIN)/python -m tests.server.long_year --games 10000 --days 365
# Long runs that a game has of its own, make long-GAME: tests/long_*.py in its folder
long-%: .venv/tested
	set -e; for run in $(basename $(notdir $(wildcard src/madcap/games/$*/tests/long_*.py))); do \
		$(BIN)/python -m madcap.games.$*.tests.$$run; done

fuzz: .venv/tested
	$(BIN)/python -m tests.server.long_fuzz --messages 1000000

# All of `make test` in a copy of the project with two games more.
fifth-game: .venv/tested
	$(BIN)/python -m tests.docs.long_fifth_game --workers $(WORKERS)

# Known holes in what we build on: both ask databases on the internet. Run it before a release.
audit: .venv/installed node_modules/installed
	$(PYTHON) -m venv .venv/audit
	.venv/audit/bin/pip install --quiet --disable-pip-version-check pip-audit
	.venv/audit/bin/pip-audit --strict --no-deps --disable-pip --requirement constraints.txt
	PATH="$(CURDIR)/$(BIN):$$PATH" npm audit

# Make recorded games, the app's icons, and what is made from the wire's types, again; the diff is reviewed like code.
golden: .venv/compiled
	$(BIN)/python -m tests.golden
icons: .venv/tested
	$(BIN)/python -m tests.browser.icons
wire: .venv/compiled
	$(BIN)/python -m tools.wire_types
	$(BIN)/python -m tools.protocol_page

# The pictures in README.md, from the running program.
pictures: .venv/tested
	$(BIN)/python -m tests.browser.pictures

# All browser tests, with axe on every screen in all four looks.
axe: .venv/tested
	EVERY_LOOK=1 $(BIN)/pytest -n $(WORKERS) --dist loadfile tests/browser $(wildcard src/madcap/games/*/tests/browser)

# Every screen in every language, size and light, with letters twice as large: faults are listed, pictures go to build/looks.
looks: .venv/tested
	$(BIN)/python -m tests.browser.looks

# A wheel with the page and the compiled rules, tried out where there is neither Node.js nor a compiler; and one for any machine.
wheel: .venv/tested
	$(BIN)/python -m tests.server.long_wheel "$$($(BIN)/python tools/wheel.py)"
wheel-pure: .venv/tested
	$(BIN)/python -m tests.server.long_wheel "$$($(BIN)/python tools/wheel.py --pure)"

clean:
	rm -rf .venv node_modules build dist bench/build src/madcap/server/page
	find src -name '*.so' -delete

.venv/installed: pyproject.toml constraints.txt
	tools/system python
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt setuptools wheel mypy librt msgspec
	MADCAP_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --no-build-isolation --editable '.[test]'
	touch $@

.venv/compiled: .venv/installed setup.py $(HOT)
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

.venv/tested: .venv/compiled src/madcap/server/page/index.html
	tools/system browser
	tools/system proxies
	touch $@

node_modules/installed: package-lock.json .venv/installed
	tools/system node
	PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent
	touch $@

src/madcap/server/page/index.html: node_modules/installed $(PAGE)
	PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent build
	touch $@
