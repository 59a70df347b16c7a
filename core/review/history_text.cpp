// SPDX-License-Identifier: MIT
#include "core/review/history_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QVariant>

namespace tickscope::review {

namespace {

/// The least of a text that tells one from another.
constexpr qsizetype LongestFieldText = 200;

QString fieldText(const QJsonValue &value)
{
    QString text = value.toVariant().toString();
    text.replace(u'\n', QChar(0x21B5));
    return text.size() > LongestFieldText ? text.left(LongestFieldText) + QChar(0x2026) : text;
}

/// Tables as people call what stands in them.
struct ThingWord {
    const char *table;
    const char *word;
};
constexpr ThingWord ThingWords[]{
    {"review_case", "case"},     {"case_recording", "recording"}, {"case_tag", "tag"},
    {"case_accused", "accused"}, {"accused_name", "name"},        {"note", "note"},
    {"opinion", "verdict"},      {"opinion_aspect", "finding"},   {"aspect_evidence", "evidence"},
};

} // namespace

QString FieldChange::text() const
{
    return before.isEmpty() ? QStringLiteral("%1: %2").arg(field, after)
                            : QStringLiteral("%1: %2 \u2192 %3").arg(field, before, after);
}

std::vector<FieldChange> fieldChanges(const HistoryEntry &entry)
{
    const QJsonObject before = QJsonDocument::fromJson(entry.before).object();
    const QJsonObject after = QJsonDocument::fromJson(entry.after).object();
    std::vector<FieldChange> changes;
    const QStringList keys = after.isEmpty() ? before.keys() : after.keys();
    for (const QString &key : keys) {
        if (key == u"version" || before.value(key) == after.value(key))
            continue;
        FieldChange change{key, fieldText(before.value(key)), fieldText(after.value(key))};
        if (!change.before.isEmpty() || !change.after.isEmpty())
            changes.push_back(std::move(change));
    }
    return changes;
}

QString doneText(const QString &what)
{
    const QString table = what.section(u' ', 0, 0);
    for (const ThingWord &thing : ThingWords) {
        if (table == QLatin1String(thing.table))
            return QLatin1String(thing.word) + what.mid(table.size());
    }
    return what;
}

} // namespace tickscope::review
