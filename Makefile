# Everything runs in .venv; a stamp there, named by the lock file's checksum, says it is up to date.
SHELL := /bin/sh
PYTHON ?= python3
PORT ?= 8000
IN := .venv/bin/python

sum = $(shell cksum < $(1) | tr -d ' ')
DEV := .venv/dev-$(call sum,requirements-dev.txt)

.PHONY: setup
.DEFAULT_GOAL := run

setup: $(DEV)

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Python's venv module is missing (Debian and Ubuntu: apt-get install python3-venv)."; exit 1; }
	$(PYTHON) -m venv --clear .venv
	@touch $@

$(DEV): .venv/made
	$(IN) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@rm -f .venv/dev-* && touch $@
