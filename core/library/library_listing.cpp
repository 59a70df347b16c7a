// SPDX-License-Identifier: MIT
#include "core/library/library_listing.h"

#include "core/base/try.h"
#include "core/io/http/url.h"
#include "core/model/event/event_form.h"
#include "core/review/store/checked.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace tickscope::library {

namespace {

using review::boundText;

/// Of what a person types; more is a mistake.
constexpr qsizetype LongestText = 200;

/// In the order of SortKey; nothing for Given.
constexpr std::array SortColumns{"name COLLATE NOCASE",
                                 "family",
                                 "map COLLATE NOCASE",
                                 "length",
                                 "shown_date",
                                 "players",
                                 "markers",
                                 "(SELECT cases FROM cases WHERE cases.sha256 = r.sha256)",
                                 "damage",
                                 "size",
                                 "best",
                                 "finished",
                                 ""};

/// In the order of GroupKey; nothing for None.
constexpr std::array GroupColumns{"", "folder", "map", "family",
                                  "strftime('%Y-%m', shown_date / 1000, 'unixepoch')"};

template<typename Columns, typename Key>
QString columnOf(const Columns &columns, Key key)
{
    const auto place = static_cast<std::size_t>(key);
    return QString::fromLatin1(place < columns.size() ? columns[place] : "");
}

const QString RunColumns = u"u.player, u.first, u.last, u.time, u.finished, "
                           "u.checkpoints"_s;

StoredRun runOf(const QSqlQuery &query)
{
    return {query.value(0).toString(),   query.value(1).toLongLong(), query.value(2).toLongLong(),
            query.value(3).toLongLong(), query.value(4).toBool(),     query.value(5).toInt()};
}

/// What a listing asks, as conditions and the values in them.
struct Conditions {
    QStringList texts{u"hidden = 0"_s};
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
        all.texts << u"path IN (%1)"_s.arg(QStringList(paths.size(), u"?"_s).join(u','));
        for (const QString &path : paths)
            all.values << path;
        break;
    }
    case ListingQuery::Place::Folder: {
        const QString folder = query.folder.endsWith(u'/') ? query.folder.chopped(1) : query.folder;
        all.texts << u"(path = ? OR (path > ? AND path < ?))"_s;
        all.values << query.folder << QString(folder + u'/') << QString(folder + QChar(u'/' + 1));
        break;
    }
    case ListingQuery::Place::Missing:
        all.texts << u"missing = 1"_s;
        break;
    case ListingQuery::Place::Finished:
        all.texts << u"finished > 0"_s;
        break;
    }
    if (const QString match = matchText(query.text); !match.isEmpty()) {
        all.texts << u"id IN (SELECT rowid FROM words WHERE words MATCH ?)"_s;
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
    row.facts.worldKey = next().toString();
    row.facts.length = next().toLongLong();
    row.facts.date = next().toLongLong();
    row.facts.markers = next().toInt();
    row.facts.damage = next().toInt();
    row.facts.contentKey = next().toString();
    row.sha256 = next().toString();
    row.players = next().toInt();
    row.state = static_cast<ReadState>(std::clamp(next().toInt(), 0, 5));
    row.problem = next().toByteArray();
    row.isMissing = next().toBool();
    row.finished = next().toInt();
    const QVariant best = next();
    row.bestTime = best.isNull() ? -1 : best.toLongLong();
    row.cases = next().toInt();
    row.verdict = next().toString();
    return row;
}

Listing groupedListing(QSqlQuery &found, bool isGrouped)
{
    Listing listing;
    while (found.next()) {
        if (isGrouped) {
            const QString key = found.value(1).toString();
            if (listing.groups.empty() || listing.groups.back().key != key)
                listing.groups.push_back({key, listing.ids.size(), 0});
            ++listing.groups.back().count;
        }
        listing.ids.push_back(found.value(0).toLongLong());
    }
    return listing;
}

Listing inGivenOrder(QSqlQuery &found, const QStringList &paths)
{
    std::vector<std::pair<qsizetype, qint64>> places;
    while (found.next())
        places.emplace_back(paths.indexOf(found.value(1).toString()), found.value(0).toLongLong());
    std::ranges::sort(places);
    Listing listing;
    for (const auto &[place, id] : places)
        listing.ids.push_back(id);
    return listing;
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
            words << u"\"%1\"*"_s.arg(word);
            word.clear();
        }
    }
    return words.join(u' ');
}

/// \a path without the slash of a folder.
static QString withoutSlash(const QString &path)
{
    return path.endsWith(u'/') ? path.chopped(1) : path;
}

QString RecordingRow::name() const
{
    const QString last = withoutSlash(file.path).section(u'/', -1);
    return isAddress() ? QString::fromUtf8(QByteArray::fromPercentEncoding(last.toUtf8())) : last;
}

QString RecordingRow::folder() const
{
    return withoutSlash(file.path).section(u'/', 0, -2);
}

bool RecordingRow::isAddress() const
{
    return isUrl(file.path.toStdString());
}

std::string RecordingRow::problemText(const SentenceWords &words) const
{
    const std::string bytes = problem.toStdString();
    const auto packed = eventValues(bytes);
    return packed.empty() ? std::string() : packedFaultText(packed.front(), words);
}

Stored<Listing> LibraryListing::list(const ListingQuery &query, int most)
{
    const Conditions conditions = conditionsOf(query);
    const bool isGiven = query.sort == SortKey::Given;
    const QString group = isGiven ? QString() : columnOf(GroupColumns, query.group);
    const bool isCut = most > 0 && group.isEmpty() && !isGiven;
    TRY_ASSIGN(const auto source, sourceOf(query, isCut));
    const QString direction = query.order == Qt::DescendingOrder ? u" DESC"_s : u" ASC"_s;
    QStringList order;
    // The newest month first, but names from A on.
    if (!group.isEmpty())
        order << group + (query.group == GroupKey::Date ? u" DESC"_s : QString());
    if (!isGiven)
        order << columnOf(SortColumns, query.sort) + direction
                     + (query.sort == SortKey::BestTime ? u" NULLS LAST"_s : QString());
    order << u"id"_s + direction;
    QString sql = u"SELECT id, %1 FROM %2 WHERE %3 ORDER BY %4"_s.arg(
        isGiven           ? u"path"_s
        : group.isEmpty() ? u"0"_s
                          : group,
        source, conditions.texts.join(u" AND "_s), order.join(u", "_s));
    if (isCut)
        sql += u" LIMIT %1"_s.arg(most);
    TRY_ASSIGN(auto found, m_database.run(sql, conditions.values));
    return isGiven ? inGivenOrder(found, query.paths) : groupedListing(found, !group.isEmpty());
}

Stored<QString> LibraryListing::sourceOf(const ListingQuery &query, bool isCut)
{
    QString table = u"recordings AS r"_s;
    // Of few that are found sorting is quick; of many, going through all in order and asking of
    // each whether it was found.
    constexpr int Many = 5000;
    const QString match = matchText(query.text);
    if (!isCut || match.isEmpty() || query.sort == SortKey::Cases)
        return table;
    return m_database
        .number(u"SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? "
                "LIMIT %1)"_s.arg(Many),
                {match})
        .map([&](qint64 found) {
            return found < Many ? table
                                : table + u" INDEXED BY sort_"_s
                                      + columnOf(SortColumns, query.sort).section(u' ', 0, 0);
        });
}

Stored<std::vector<RecordingRow>> LibraryListing::rowsWhere(const QString &condition,
                                                            const QVariantList &values)
{
    TRY_ASSIGN(
        auto found,
        m_database.run(
            "SELECT r.id, path, size, changed, family, map, world, length, date, markers, "
            "damage, content_key, r.sha256, players, state, problem, missing, finished, best, "
            "coalesce(c.cases, 0), "
            "coalesce(c.verdict, '') FROM recordings AS r "
            "LEFT JOIN cases AS c ON c.sha256 = r.sha256 AND r.sha256 <> '' WHERE "
                + condition,
            values));
    std::vector<RecordingRow> rows;
    while (found.next())
        rows.push_back(rowOf(found));
    return rows;
}

Stored<FileFacts> LibraryListing::noted(const QString &path)
{
    return rowsWhere(u"path = ?"_s, {path}).map([&path](const auto &rows) {
        return rows.empty() ? FileFacts{path} : rows.front().file;
    });
}

Stored<std::vector<RecordingRow>> LibraryListing::rows(const std::vector<qint64> &ids,
                                                       const QString &text)
{
    constexpr std::size_t MostAtOnce = 1000; // numbers in a statement
    if (ids.size() > MostAtOnce) {
        std::vector<RecordingRow> all;
        for (std::size_t first = 0; first < ids.size(); first += MostAtOnce) {
            const auto begin = ids.begin() + static_cast<std::ptrdiff_t>(first);
            const auto count = std::min(MostAtOnce, ids.size() - first);
            TRY_ASSIGN(auto some, rows({begin, begin + static_cast<std::ptrdiff_t>(count)}, text));
            std::ranges::move(some, std::back_inserter(all));
        }
        return all;
    }
    QHash<qint64, qsizetype> places;
    for (const qint64 id : ids)
        places.insert(id, places.size());
    auto found = rowsWhere(
        u"r.id IN (%1)"_s.arg(QStringList(qsizetype(ids.size()), u"?"_s).join(u',')),
        QVariantList(ids.begin(), ids.end()));
    if (!found)
        return found;
    std::ranges::sort(*found, {}, [&](const RecordingRow &row) { return places.value(row.id); });
    return addHits(*found, text).map([&] { return *std::move(found); });
}

Stored<std::optional<qint64>> LibraryListing::tickOfHit(qint64 id, const QString &text)
{
    const QString match = matchText(text);
    if (match.isEmpty())
        return std::nullopt;
    TRY_ASSIGN(auto found, m_database.run("SELECT snippet(words, 3, char(2), char(3), '…', 10), "
                                          "highlight(words, 3, char(2), char(3)), ticks FROM words "
                                          "WHERE words MATCH ? AND rowid = ?",
                                          {match, id}));
    if (!found.next())
        return std::nullopt;
    // The line that is shown, which is not always the first that has one of the words.
    QString shown = found.value(0).toString();
    if (!shown.contains(RecordingRow::HitBegin))
        return std::nullopt;
    if (shown.startsWith(u'…'))
        shown.remove(0, 1);
    if (shown.endsWith(u'…'))
        shown.chop(1);
    const QString chat = found.value(1).toString();
    const qsizetype place = std::max<qsizetype>(chat.indexOf(shown), 0);
    // Of the lines that are shown, the one that has most of the words.
    const QStringList lines = shown.split(u'\n');
    const auto best = std::ranges::max_element(
        lines, {}, [](const QString &one) { return one.count(RecordingRow::HitBegin); });
    const qsizetype line = QStringView(chat).first(place).count(u'\n')
                           + std::distance(lines.begin(), best);
    const QStringList ticks = found.value(2).toString().split(u' ', Qt::SkipEmptyParts);
    return line < ticks.size() ? std::optional(ticks[line].toLongLong()) : std::nullopt;
}

Stored<void> LibraryListing::addHits(std::vector<RecordingRow> &rows, const QString &text)
{
    const QString match = matchText(text);
    if (match.isEmpty())
        return {};
    for (RecordingRow &row : rows) {
        TRY_ASSIGN(auto found,
                   m_database.run("SELECT snippet(words, 3, char(2), char(3), '…', 10), "
                                  "snippet(words, 2, char(2), char(3), '…', 10) FROM words "
                                  "WHERE words MATCH ? AND rowid = ?",
                                  {match, row.id}));
        if (!found.next())
            continue;
        for (int column : {0, 1}) {
            const QString hit = found.value(column).toString();
            if (hit.contains(RecordingRow::HitBegin)) {
                row.hit = hit;
                break;
            }
        }
    }
    return {};
}

Stored<LibraryCounts> LibraryListing::counts()
{
    TRY_ASSIGN(
        auto query,
        m_database.run(
            "SELECT count(*), (SELECT count(*) FROM recordings WHERE missing = 1 AND hidden = 0), "
            "(SELECT count(*) FROM recordings WHERE state < 2 AND hidden = 0 AND missing = 0), "
            "(SELECT count(*) FROM recordings WHERE finished > 0 AND hidden = 0) "
            "FROM recordings WHERE hidden = 0"));
    LibraryCounts counts;
    if (query.next()) {
        counts.all = query.value(0).toLongLong();
        counts.missing = query.value(1).toLongLong();
        counts.unread = query.value(2).toLongLong();
        counts.finished = query.value(3).toLongLong();
    }
    return counts;
}

Stored<std::optional<BestRun>> LibraryListing::bestRun(const BestRunQuery &query)
{
    if (query.worldKey.isEmpty())
        return std::nullopt;
    QString conditions = u"r.world = ? AND r.finished > 0 AND u.finished AND "
                         "missing = 0 AND hidden = 0 AND path <> ? AND "
                         "(sha256 = '' OR sha256 NOT IN (SELECT sha256 FROM "
                         "recordings WHERE path = ?))"_s;
    QVariantList values{query.worldKey, boundText(query.notIn), boundText(query.notIn)};
    if (!query.player.isEmpty()) {
        conditions += u" AND u.player = ?"_s;
        values << query.player;
    }
    if (query.before) {
        conditions += u" AND shown_date < ?"_s;
        values << *query.before;
    }
    TRY_ASSIGN(
        auto found,
        m_database.run(u"SELECT %1, path FROM runs AS u JOIN recordings AS r ON r.id = u.recording "
                       "WHERE %2 ORDER BY u.time, u.rowid LIMIT 1"_s.arg(RunColumns, conditions),
                       values));
    return found.next() ? std::optional(BestRun{found.value(6).toString(), runOf(found)})
                        : std::nullopt;
}

Stored<std::vector<StoredRun>> LibraryListing::runsOf(qint64 id)
{
    TRY_ASSIGN(auto found,
               m_database.run(
                   u"SELECT %1 FROM runs AS u WHERE recording = ? ORDER BY u.first, u.rowid"_s.arg(
                       RunColumns),
                   {id}));
    std::vector<StoredRun> runs;
    while (found.next())
        runs.push_back(runOf(found));
    return runs;
}

Stored<std::vector<RecordingRow>> LibraryListing::inState(ReadState state, qint64 after, int most)
{
    return rowsWhere(u"state = ? AND r.id > ? AND missing = 0 AND hidden = 0 "
                     "ORDER BY r.id LIMIT ?"_s,
                     {static_cast<int>(state), after, most});
}

Stored<qint64> LibraryListing::countIn(ReadState state)
{
    return m_database.number("SELECT count(*) FROM recordings WHERE state = ? "
                             "AND missing = 0 AND hidden = 0",
                             {static_cast<int>(state)});
}

Stored<std::vector<RecordingRow>> LibraryListing::missingLike(const QString &contentKey)
{
    return rowsWhere(u"content_key = ? AND missing = 1 AND state = 2 LIMIT 100"_s, {contentKey});
}

} // namespace tickscope::library
