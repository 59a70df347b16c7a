// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/export/text/text_sink.h"

namespace tickscope::test {

/// Keeps what an export writes, up to a size: then nobody wants more.
class TextCollector : public TextSink
{
public:
    explicit TextCollector(qsizetype most = std::numeric_limits<qsizetype>::max())
        : m_most(most)
    {
    }

    void write(std::string_view text) override
    {
        m_bytes.append(text.data(), static_cast<qsizetype>(text.size()));
    }
    [[nodiscard]] bool isWanted() const override { return m_bytes.size() < m_most; }

    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    [[nodiscard]] QList<QByteArray> lines() const { return m_bytes.chopped(1).split('\n'); }
    /// Of JSON Lines.
    [[nodiscard]] QList<QJsonObject> objects() const
    {
        QList<QJsonObject> all;
        for (const QByteArray &line : lines())
            all << QJsonDocument::fromJson(line).object();
        return all;
    }

private:
    QByteArray m_bytes;
    qsizetype m_most;
};

} // namespace tickscope::test
