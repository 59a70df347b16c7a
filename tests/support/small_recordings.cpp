// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>

#include <QDir>
#include <QFile>

#include "tests/support/format_samples.h"
#include "tests/support/test_recordings.h"

namespace tickscope::test {

FormatSamples smallRecordings(const QString &folder, const QString &pattern)
{
    constexpr qint64 Most = 120'000; // the cuts walk each file a hundred times
    FormatSamples files;
    const QDir place(recordings() + u'/' + folder);
    for (const QFileInfo &info : place.entryInfoList({pattern}, QDir::Files)) {
        QFile file(info.filePath());
        if (info.size() > Most || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray content = file.readAll();
        const auto bytes = std::as_bytes(
            std::span(content.data(), static_cast<std::size_t>(content.size())));
        files.push_back({info.fileName().toStdString(), {bytes.begin(), bytes.end()}});
    }
    return files;
}

} // namespace tickscope::test
