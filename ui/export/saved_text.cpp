// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/saved_text.h"

#include "ui/errors.h"

namespace tickscope {

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
    m_isGood = m_isGood && m_file.write(m_pending) == m_pending.size();
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

} // namespace tickscope
