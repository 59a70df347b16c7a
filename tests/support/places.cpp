// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/places.h"

#include <QFile>
#include <QFileInfo>

namespace tickscope::test {

QString recordings()
{
    // .ci/run asks which tests to run again with more of them.
    if (QFile mark(qEnvironmentVariable("TICKSCOPE_MARK")); !mark.fileName().isEmpty())
        static_cast<void>(mark.open(QIODevice::WriteOnly));
    return qEnvironmentVariable("TICKSCOPE_RECORDINGS", QStringLiteral(TICKSCOPE_RECORDINGS));
}

QString sampleRecording()
{
    return QStringLiteral(TICKSCOPE_SAMPLE);
}

bool isHere(const QString &path)
{
    const bool isThere = QFileInfo::exists(path);
    if (!isThere)
        qInfo("not on this machine: %s", qPrintable(path));
    return isThere;
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
