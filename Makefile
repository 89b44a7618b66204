# Everything runs in .venv. A stamp there, named by a lock file's checksum, says it is up to date.
SHELL := /bin/sh
PYTHON ?= python3
PORT ?= 8000
IN := .venv/bin/python
PIP := $(IN) -m pip install --quiet --disable-pip-version-check --require-hashes
WORKERS ?= 2
TEST := $(IN) -m pytest -q
# DATABASE_URL is for the run on PostgreSQL alone; empty means SQLite.
SHARED := -n $(WORKERS) --dist worksteal
ON_SQLITE := DATABASE_URL= $(TEST) $(SHARED)
# What is sent at random, tried again with many more examples.
ODD := $(addprefix tests/,api/test_schema.py pages/test_cards_hostile.py pages/test_hostile.py)
# What is tapped and typed quickly, tried again on a late line and on a slow phone.
TAPS := $(addprefix tests/browser/test_,auction_browser.py keyboard.py steps.py late_answers.py)
ON_POSTGRESQL := $(TEST) -p tests.postgres -m

sum = $(shell cksum < $(1) | tr -d ' ')
DEV := .venv/dev-$(call sum,requirements-dev.txt)
# The test tools' lock holds all of the server's, so either environment will do to run.
RUN := $(or $(wildcard $(DEV)),.venv/run-$(call sum,requirements.txt))

.DEFAULT_GOAL := run
.PHONY: run demo setup test bench long lint format lock

run: $(RUN)
	@PORT=$(PORT) exec $(IN) -m scorekeeper.serve

# A club that has played for two years, once; then where it is.
demo: $(RUN)
	@PORT=$(PORT) $(IN) manage.py play_games --once

setup: $(DEV)

test: $(DEV)
	@$(IN) -m tests.browser.chromium
	$(ON_SQLITE) tests/rules tests/meld --cov --cov-report=term --cov-fail-under=100
	$(ON_SQLITE) --ignore=tests/rules --ignore=tests/meld
	$(ON_POSTGRESQL) "both_databases and not long" $(SHARED)

bench: $(DEV)
	@$(IN) -m tests.bench

long: $(DEV)
	@$(IN) -m tests.browser.chromium
	DATABASE_URL= $(TEST) -m long
	EXAMPLES=10 $(ON_SQLITE) $(ODD)
	$(ON_POSTGRESQL) "both_databases and long"
	LINE_LATE=1.5 $(ON_SQLITE) $(TAPS)
	PHONE_SLOWDOWN=6 $(ON_SQLITE) $(TAPS)

lint: $(DEV)
	$(IN) -m ruff check --quiet --no-cache
	$(IN) -m ruff format --quiet --check
	$(IN) -m mypy

format: $(DEV)
	$(IN) -m ruff check --quiet --fix
	$(IN) -m ruff format --quiet

LOCK := .venv/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header --no-annotate pyproject.toml

lock: .venv/lock/bin/uv
	$(LOCK) --upgrade --output-file requirements.txt
	$(LOCK) --upgrade --extra dev --constraint requirements.txt --output-file requirements-dev.txt

.venv/lock/bin/uv: .venv/made
	@$(IN) -m venv .venv/lock
	@.venv/lock/bin/python -m pip install --quiet --disable-pip-version-check uv

$(DEV): .venv/made
	$(PIP) -r requirements-dev.txt
	@rm -f .venv/dev-* .venv/run-* && touch $@

.venv/run-%: .venv/made
	$(PIP) -r requirements.txt
	@rm -f .venv/dev-* .venv/run-* && touch $@

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Python 3.11 or newer is needed; name one: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Python's venv module is missing (Debian and Ubuntu: apt-get install python3-venv)."; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@touch $@
