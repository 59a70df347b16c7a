// SPDX-License-Identifier: GPL-3.0-or-later
//
// What others send who watch together, and links to their sessions.

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "ui/together/session_values.h"

using namespace tickscope;
using namespace tickscope::together;

static void check(bool holds)
{
    if (!holds)
        std::abort();
}

/// What is read is bounded, and becomes the same again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (const auto state = stateOf(bytes)) {
        check(state->view.tick && state->head >= Time{0} && std::isfinite(state->speed));
        check(state->address.isEmpty() || state->address.startsWith(QLatin1String("http")));
        bool isShortened = false;
        const QByteArray written = payloadOf(*state, &isShortened);
        const auto again = stateOf(written);
        check(written.size() <= LongestPayload && again);
        check(isShortened || again->address != state->address || *again == *state);
    }
    if (const auto person = personOf(bytes)) {
        check(person->name.size() <= LongestName);
        check(person->handsTo.isEmpty() || mayLead(person->handsTo));
        check(personOf(payloadOf(*person)) == person);
    }
    if (const auto note = noteOf(bytes)) {
        check(note->text.size() <= LongestNote && !note->ticks.isEmpty());
        check(payloadOf(*note).size() <= LongestPayload && noteOf(payloadOf(*note)) == note);
    }
    if (const auto link = watchLinkOf(QString::fromUtf8(bytes)))
        check(watchLinkOf(watchLinkText(*link)) == link);
    return 0;
}
