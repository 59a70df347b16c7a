// SPDX-License-Identifier: MIT
#include "core/review/bundle/reporter_names.h"

#include <algorithm>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

#include "core/review/case_json.h"

namespace tickscope::review {

namespace {

struct PublishedHistoryTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PublishedHistoryTexts)
};

/// Choices, and colleagues, whom ReviewerNames is about.
bool isAlwaysShown(const QString &key)
{
    static const QSet<QString> keys{u"status"_s,   u"outcome"_s, u"decision"_s,
                                    u"aspect"_s,   u"finding"_s, u"assignee"_s,
                                    u"reviewer"_s, u"author"_s,  u"picture_sha256"_s};
    return keys.contains(key);
}

/// Lets through the texts that the case still has, wherever it has them.
class PresentTexts
{
public:
    void add(const QJsonValue &value)
    {
        if (value.isString())
            m_texts.insert(value.toString());
        for (const QJsonValue each : value.toArray())
            add(each);
        const QJsonObject object = value.toObject();
        std::for_each(object.begin(), object.end(), [this](const QJsonValue &each) { add(each); });
    }

    /// \a value of a history's row without other texts.
    [[nodiscard]] QJsonValue published(const QString &key, const QJsonValue &value)
    {
        if (value.isString())
            return isAlwaysShown(key) ? value : publishedText(key, value.toString());
        if (value.isArray()) {
            QJsonArray array;
            for (const QJsonValue each : value.toArray())
                array.append(published(key, each));
            return array;
        }
        if (!value.isObject())
            return value;
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            it.value() = published(it.key(), it.value());
        return object;
    }

private:
    [[nodiscard]] QString publishedText(const QString &key, const QString &text)
    {
        if (text.isEmpty() || m_texts.contains(text))
            return text;
        if (key == u"body" || key == u"reason") // their sentences stand without them
            return ""_L1;
        if (!m_withheld.contains(text))
            m_withheld << text;
        return PublishedHistoryTexts::tr("[withheld %1]").arg(m_withheld.indexOf(text) + 1);
    }

    QSet<QString> m_texts;
    QStringList m_withheld;
};

std::optional<qint64> numberIn(const QJsonObject &row, const char *key)
{
    const QJsonValue value = row[QLatin1String(key)];
    return value.isDouble() ? std::optional(value.toInteger()) : std::nullopt;
}

/// Whether \a row of an accused is of one who is still accused.
bool isStillAccused(const Case &value, const QJsonObject &row)
{
    return std::ranges::any_of(value.accused, [&row](const Identity &accused) {
        return accused.recording == row[u"recording"].toString()
               && accused.client == numberIn(row, "client")
               && accused.tick == numberIn(row, "tick");
    });
}

/// \a row without numbers by which the recording shows who it was.
QJsonObject withoutBystanders(const CaseParts &parts, const HistoryEntry &entry, QJsonObject row)
{
    const bool isOfNote = entry.what.startsWith(u"note ");
    if (isOfNote && !std::ranges::any_of(parts.notes, [&entry](const Annotation &note) {
            return note.number == entry.item;
        }))
        return {};
    if (entry.what.startsWith(u"case_accused") && !isStillAccused(parts.value, row))
        return {{u"place"_s, row[u"place"]}};
    const bool isKnown = std::ranges::any_of(parts.notes, [&row](const Annotation &note) {
        return note.client == numberIn(row, "client");
    });
    if (isOfNote && !isKnown)
        row.remove(u"client");
    return row;
}

} // namespace

std::vector<HistoryEntry> publishedHistory(const CaseParts &parts)
{
    PresentTexts present;
    present.add(toJson(parts.value));
    for (const Annotation &note : parts.notes)
        present.add(toJson(note));
    for (const Opinion &opinion : parts.opinions)
        present.add(toJson(opinion));
    std::vector<HistoryEntry> history = parts.history;
    for (HistoryEntry &entry : history) {
        for (QByteArray *row : {&entry.before, &entry.after}) {
            const QJsonObject shown = withoutBystanders(parts, entry,
                                                        QJsonDocument::fromJson(*row).object());
            *row = shown.isEmpty() ? QByteArray()
                                   : QJsonDocument(present.published({}, shown).toObject())
                                         .toJson(QJsonDocument::Compact);
        }
    }
    return history;
}

} // namespace tickscope::review
