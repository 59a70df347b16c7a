#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# How programs were compiled and linked: they look for libraries in no folder of chance, their tables
# are read-only, and the stack, copies of memory and jumps are watched. Nor do they begin with the
# thirty libraries of libcurl.
#
# usage: hardening.sh FOLDER
set -euo pipefail
cd "$1"

wrong=0
fail() {
    echo "hardening: $1 $2" >&2
    wrong=1
}

for program in tickscope tickscope-cli tickscope-screenshot tickscope-thumbnailer tickscope-reader tickscope-bench; do
    [ -x "$program" ] || continue
    dynamic=$(readelf -dW "$program")
    symbols=$(readelf --dyn-syms -W "$program")
    ! grep -qE 'R(UN)?PATH.*\[(:|.*::|.*:\]|\])' <<<"$dynamic" || fail "$program" "looks for libraries in the current folder"
    ! grep -q 'NEEDED.*libcurl' <<<"$dynamic" || fail "$program" "loads libcurl before a server is asked"
    grep -qE 'BIND_NOW|FLAGS_1.*\bNOW\b' <<<"$dynamic" || fail "$program" "binds late"
    grep -q PIE <<<"$dynamic" || fail "$program" "has a fixed address"
    readelf -lW "$program" | grep -q GNU_RELRO || fail "$program" "has writable tables"
    ! readelf -lW "$program" | grep -qE 'GNU_STACK.*RWE' || fail "$program" "has an executable stack"
    grep -q __stack_chk_fail <<<"$symbols" || fail "$program" "has unwatched stacks"
    grep -qE '__(mem|str|sn|vsn|f?printf|read)[a-z]*_chk' <<<"$symbols" || fail "$program" "copies without a look"
    if [ "$(uname -m)" = x86_64 ]; then
        # Debian's own first object has no note of it, so the program has none: its functions are counted.
        entries=$(LC_ALL=C grep -aoP '\xf3\x0f\x1e\xfa' "$program" | wc -l)
        [ "$entries" -gt 100 ] || fail "$program" "can be jumped into anywhere ($entries entries)"
    fi
done
exit "$wrong"
