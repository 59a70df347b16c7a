// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window reads of others: a link to a moment, or else a file of a session. Not for
// libFuzzer, which builds no window.

#include <cstdlib>

#include "ui/links/moment_link.h"
#include "ui/tabs/session_saver.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace tickscope;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Session session = readSession(bytes);
    if (readSession(writeSession(session)) != session)
        std::abort();
    const auto moment = momentOfLink(QString::fromUtf8(bytes));
    if (!moment)
        return 0;
    (void)momentSentence(*moment);
    const auto again = momentOfLink(linkText(*moment));
    // Letters become longer, so that a link may become too long.
    if (again && (again->view != moment->view || again->sha256 != moment->sha256))
        std::abort();
    return 0;
}
