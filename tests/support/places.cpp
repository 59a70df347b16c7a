// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/places.h"

namespace tickscope::test {

QString recordings()
{
    return qEnvironmentVariable("TICKSCOPE_RECORDINGS", QStringLiteral(TICKSCOPE_RECORDINGS));
}

QString program(const QString &name)
{
    return QStringLiteral(TICKSCOPE_PROGRAMS "/") + name;
}

QByteArray projectVersion()
{
    return TICKSCOPE_VERSION;
}

} // namespace tickscope::test
