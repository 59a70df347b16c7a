#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The documents of tickscope-cli: each command stands in README, and in the page of the manual and what shells
# complete, which packages have; the shells that are installed can read it.
#
# usage: cli_docs.sh BUILD
set -euo pipefail
bin=$(realpath "$1")/bin
readme=$(realpath "$(dirname "$0")/../../README.md")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
    echo "cli_docs: $1" >&2
    exit 1
}

"$bin/tickscope-describe" "$work"
commands=$("$bin/tickscope-cli" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]\+\( [a-z]\+\)\?\)  .*/\1/p')
[ "$(wc -l <<<"$commands")" -ge 10 ] || fail "no list of commands in the help"
while read -r command; do
    first=${command%% *}
    grep -q "^|.*\`$first\b" "$readme" || fail "$command is not in README.md"
    grep -q "^\.SS \"$command " tickscope-cli.1 || fail "$command is not in the manual"
    grep -q "'$first \|'$command')" tickscope-cli.bash || fail "$command is not completed in bash"
    grep -q "^    $first)" _tickscope-cli || fail "$command is not completed in zsh"
    grep -q "__tickscope_cli_is $command' -l json" tickscope-cli.fish ||
        fail "$command is not completed in fish"
done <<<"$commands"

# shellcheck source=/dev/null
source tickscope-cli.bash
compopt() { :; }
completed() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    _tickscope_cli
    echo "${COMPREPLY[*]}"
}
touch recording.demo
[ "$(completed tickscope-cli inf)" = info ] || fail "bash does not complete a command"
[ "$(completed tickscope-cli case lis)" = list ] || fail "bash does not complete a second word"
[ "$(completed tickscope-cli events --kin)" = --kind ] || fail "bash does not complete an option"
[ "$(completed tickscope-cli info rec)" = recording.demo ] || fail "bash does not complete a file"
if command -v zsh >/dev/null; then zsh -n _tickscope-cli; fi
if command -v fish >/dev/null; then
    [ "$(fish -c "source tickscope-cli.fish; complete -C 'tickscope-cli events --kin'" |
        cut -f 1)" = --kind ] || fail "fish does not complete an option"
fi
echo "cli_docs: $(wc -l <<<"$commands") commands"
