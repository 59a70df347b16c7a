// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/places.h"

#include <QFile>
#include <QFileInfo>

#include "tests/support/skips.h"

namespace tickscope::test {

namespace {

QString lastMissingPath;

} // namespace

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
        noteMissing(path);
    return isThere;
}

void noteMissing(const QString &path)
{
    qInfo("not on this machine: %s", qPrintable(path));
    lastMissingPath = path;
}

QString reasonToSkip()
{
    const QString folder = recordings() + u'/';
    QString name = lastMissingPath;
    if (name.startsWith(folder))
        name.remove(0, folder.size());
    return QStringLiteral("not on this machine: %1").arg(name);
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
