// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/saved_text.h"

#include "ui/errors.h"

#include <algorithm>

#include <QBuffer>
#include <QFileInfo>
#include <QImageWriter>

namespace tickscope {

constexpr int SharpLetters = 95; ///< Quality of JPEG and WebP. Of PNG it would be its size.

QString savePicture(const QImage &image, const QString &path)
{
    QByteArray format = QFileInfo(path).suffix().toLower().toLatin1();
    if (!QImageWriter::supportedImageFormats().contains(format))
        format = "png";
    QByteArray bytes;
    QBuffer buffer(&bytes);
    (void)image.save(&buffer, format.constData(), format == "png" ? -1 : SharpLetters);
    return saveBytes(path, bytes);
}

constexpr qsizetype PendingText = 1 << 16;

SavedText::SavedText(const QString &path)
    : m_file(path)
    , m_isGood(m_file.open(QIODevice::WriteOnly))
{
}

void SavedText::write(std::string_view text)
{
    m_pending.append(text.data(), static_cast<qsizetype>(text.size()));
    if (m_pending.size() >= PendingText)
        flush();
}

void SavedText::flush()
{
    // A part may fit on a full disk; only what follows fails, and says why.
    while (m_isGood && !m_pending.isEmpty()) {
        const qint64 size = m_file.write(m_pending);
        m_isGood = size > 0;
        m_pending.remove(0, std::max<qint64>(size, 0));
    }
    m_pending.clear();
}

QString SavedText::finish()
{
    flush();
    return m_isGood && m_file.commit() ? QString() : m_file.errorString();
}

QString saveText(const QString &path, const std::function<Result<void>(TextSink &)> &write)
{
    SavedText file(path);
    if (file.isWanted()) {
        if (const auto written = write(file); !written) {
            return written.error().code == ErrorCode::Cancelled ? QString()
                                                                : errorSentence(written.error());
        }
    }
    return file.finish();
}

QString saveBytes(const QString &path, const QByteArray &bytes)
{
    SavedText file(path);
    file.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return file.finish();
}

} // namespace tickscope
