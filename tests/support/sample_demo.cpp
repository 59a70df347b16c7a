// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include "tests/support/test_recordings.h"

namespace tickscope::test {

std::string makeSampleDemo(const QString &folder)
{
    const QString path = folder + QStringLiteral("/sample.demo");
    return QFile::copy(sampleRecording(), path) || QFile::exists(path) ? path.toStdString()
                                                                       : std::string();
}

} // namespace tickscope::test
