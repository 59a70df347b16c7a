// SPDX-License-Identifier: MIT
#include "core/library/library_store.h"
#include "core/review/store/checked.h"

#include <QHash>

#include <algorithm>

namespace tickscope::library {

namespace {

/// Of what a person types; more is a mistake.
constexpr qsizetype LongestText = 200;

QString sortColumn(SortKey key)
{
    switch (key) {
    case SortKey::Name:
        return QStringLiteral("name COLLATE NOCASE");
    case SortKey::Family:
        return QStringLiteral("family");
    case SortKey::Map:
        return QStringLiteral("map COLLATE NOCASE");
    case SortKey::Length:
        return QStringLiteral("length");
    case SortKey::Date:
        return QStringLiteral("shown_date");
    case SortKey::Players:
        return QStringLiteral("players");
    case SortKey::Markers:
        return QStringLiteral("markers");
    case SortKey::Cases:
        return QStringLiteral("(SELECT cases FROM cases WHERE cases.sha256 = r.sha256)");
    case SortKey::Damage:
        return QStringLiteral("damage");
    case SortKey::Size:
        return QStringLiteral("size");
    }
    return {};
}

QString groupColumn(GroupKey key)
{
    switch (key) {
    case GroupKey::None:
        return {};
    case GroupKey::Folder:
        return QStringLiteral("folder");
    case GroupKey::Map:
        return QStringLiteral("map");
    case GroupKey::Family:
        return QStringLiteral("family");
    case GroupKey::Date:
        return QStringLiteral("strftime('%Y-%m', shown_date / 1000, 'unixepoch')");
    }
    return {};
}

/// What a listing asks, as conditions and the values in them.
struct Conditions {
    QStringList texts{QStringLiteral("hidden = 0")};
    QVariantList values;
};

Conditions conditionsOf(const ListingQuery &query)
{
    Conditions all;
    switch (query.place) {
    case ListingQuery::Place::All:
        break;
    case ListingQuery::Place::Paths: {
        const QStringList paths = query.paths.mid(0, ListingQuery::MostPaths);
        all.texts << QStringLiteral("path IN (%1)")
                         .arg(QStringList(paths.size(), QStringLiteral("?")).join(u','));
        for (const QString &path : paths)
            all.values << path;
        break;
    }
    case ListingQuery::Place::Folder: {
        const QString folder = query.folder.endsWith(u'/') ? query.folder.chopped(1) : query.folder;
        all.texts << QStringLiteral("path > ? AND path < ?");
        all.values << QString(folder + u'/') << QString(folder + QChar(u'/' + 1));
        break;
    }
    case ListingQuery::Place::Missing:
        all.texts << QStringLiteral("missing = 1");
        break;
    }
    if (const QString match = matchText(query.text); !match.isEmpty()) {
        all.texts << QStringLiteral("id IN (SELECT rowid FROM words WHERE words MATCH ?)");
        all.values << match;
    }
    return all;
}

RecordingRow rowOf(const QSqlQuery &query)
{
    RecordingRow row;
    int column = 0;
    const auto next = [&] { return query.value(column++); };
    row.id = next().toLongLong();
    row.file = {next().toString(), next().toLongLong(), next().toLongLong()};
    row.facts.family = next().toString();
    row.facts.map = next().toString();
    row.facts.length = next().toLongLong();
    row.facts.date = next().toLongLong();
    row.facts.markers = next().toInt();
    row.facts.damage = next().toInt();
    row.facts.contentKey = next().toString();
    row.sha256 = next().toString();
    row.players = next().toInt();
    row.state = static_cast<ReadState>(std::clamp(next().toInt(), 0, 4));
    row.problem = next().toString();
    row.isMissing = next().toBool();
    row.cases = next().toInt();
    row.verdict = next().toString();
    return row;
}

} // namespace

QString matchText(const QString &text)
{
    QStringList words;
    QString word;
    // What is no letter parts words in the index, too.
    for (const QChar letter : review::storableText(text.left(LongestText)) + u' ') {
        if (letter.isLetterOrNumber() || letter.isMark() || letter.isSurrogate()) {
            word += letter;
        } else if (!word.isEmpty()) {
            words << QStringLiteral("\"%1\"*").arg(word);
            word.clear();
        }
    }
    return words.join(u' ');
}

Stored<Listing> LibraryStore::list(const ListingQuery &query)
{
    const Conditions conditions = conditionsOf(query);
    const QString group = groupColumn(query.group);
    const bool isDown = query.order == Qt::DescendingOrder;
    QStringList order;
    // The newest month first, but names from A on.
    if (!group.isEmpty())
        order << group + (query.group == GroupKey::Date ? QStringLiteral(" DESC") : QString());
    const QString direction = isDown ? QStringLiteral(" DESC") : QStringLiteral(" ASC");
    order << sortColumn(query.sort) + direction << QStringLiteral("id") + direction;
    const QString sql = QStringLiteral("SELECT id, %1 FROM recordings AS r WHERE %2 ORDER BY %3")
                            .arg(group.isEmpty() ? QStringLiteral("0") : group,
                                 conditions.texts.join(QStringLiteral(" AND ")),
                                 order.join(QStringLiteral(", ")));
    auto found = m_database.run(sql, conditions.values);
    if (!found)
        return tl::unexpected(found.error());
    Listing listing;
    while (found->next()) {
        if (!group.isEmpty()) {
            const QString key = found->value(1).toString();
            if (listing.groups.empty() || listing.groups.back().key != key)
                listing.groups.push_back({key, listing.ids.size(), 0});
            ++listing.groups.back().count;
        }
        listing.ids.push_back(found->value(0).toLongLong());
    }
    return listing;
}

Stored<std::vector<RecordingRow>> LibraryStore::rowsWhere(const QString &condition,
                                                          const QVariantList &values)
{
    auto found = m_database.run(
        QStringLiteral(
            "SELECT r.id, path, size, changed, family, map, length, date, markers, damage, "
            "content_key, r.sha256, players, state, problem, missing, coalesce(c.cases, 0), "
            "coalesce(c.verdict, '') FROM recordings AS r "
            "LEFT JOIN cases AS c ON c.sha256 = r.sha256 AND r.sha256 <> '' WHERE ")
            + condition,
        values);
    if (!found)
        return tl::unexpected(found.error());
    std::vector<RecordingRow> rows;
    while (found->next())
        rows.push_back(rowOf(*found));
    return rows;
}

Stored<std::vector<RecordingRow>> LibraryStore::rows(const std::vector<qint64> &ids,
                                                     const QString &text)
{
    QHash<qint64, qsizetype> places;
    for (const qint64 id : ids)
        places.insert(id, places.size());
    auto found = rowsWhere(
        QStringLiteral("r.id IN (%1)")
            .arg(QStringList(qsizetype(ids.size()), QStringLiteral("?")).join(u',')),
        QVariantList(ids.begin(), ids.end()));
    if (!found)
        return found;
    std::ranges::sort(*found, {}, [&](const RecordingRow &row) { return places.value(row.id); });
    return addHits(*found, text).map([&] { return *std::move(found); });
}

Stored<void> LibraryStore::addHits(std::vector<RecordingRow> &rows, const QString &text)
{
    const QString match = matchText(text);
    if (match.isEmpty())
        return {};
    for (RecordingRow &row : rows) {
        auto found = m_database.run(
            QStringLiteral("SELECT snippet(words, 3, char(2), char(3), '…', 10), "
                           "snippet(words, 2, char(2), char(3), '…', 10) FROM words "
                           "WHERE words MATCH ? AND rowid = ?"),
            {match, row.id});
        if (!found)
            return tl::unexpected(found.error());
        if (!found->next())
            continue;
        for (int column : {0, 1}) {
            const QString hit = found->value(column).toString();
            if (hit.contains(RecordingRow::HitBegin)) {
                row.hit = hit;
                break;
            }
        }
    }
    return {};
}

} // namespace tickscope::library
