// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that are no recordings: what staff hand to each other, and what the program keeps. Built
// once for each reader below; TICKSCOPE_READER names it.

#include <algorithm>
#include <cstdlib>
#include <span>
#include <string_view>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include "core/base/csv.h"
#include "core/library/library_store.h"
#include "core/review/bundle/bundle.h"
#include "core/review/case_json.h"
#include "core/review/limits.h"
#include "core/review/marker_file.h"
#include "core/review/report_import.h"
#include "core/review/store/checked.h"

namespace {

using namespace tickscope;
using namespace tickscope::review;

void check(bool holds)
{
    if (!holds)
        std::abort();
}

/// What is read is written, and becomes the same again.
void readTable(const QByteArray &bytes)
{
    const std::string text = bytes.toStdString();
    (void)csvRows(text, ';');
    for (const CsvReader reader : {CsvReader::Program, CsvReader::Spreadsheet}) {
        const auto rows = csvRows(text, ',', reader);
        // Behind a row of its own a byte order mark is a letter.
        std::string written = "first\r\n";
        for (const CsvRow &row : rows)
            written += csvLine(row.cells, reader);
        const auto again = csvRows(written, ',', reader);
        check(std::ranges::equal(rows, std::span(again).subspan(1), {}, &CsvRow::cells,
                                 &CsvRow::cells));
    }
}

void readMarkers(const QByteArray &bytes)
{
    const auto file = readMarkerFile(bytes);
    if (!file)
        return check(!markerFileText(file.error()).isEmpty());
    check(file->markers.size() + file->flags.size() <= review::limits::Markers);
    for (Annotation marker : file->markers) {
        check(marker.tick && !marker.id.isNull());
        check(marker.firstLine().size() <= review::limits::MarkerName);
        const std::int64_t length = marker.ticks().last - marker.ticks().first;
        marker.moveTo(marker.firstTick() + 1);
        check(length >= 0 && marker.ticks().last - marker.ticks().first == length);
    }
}

/// They lie behind each other.
void checkTimes(const QString &text)
{
    qsizetype end = 0;
    for (const TextTime &time : timesIn(text)) {
        check(time.begin >= end && time.size > 0 && time.size <= text.size() - time.begin);
        check(time.tick >= 0 && time.offset.count() >= 0);
        end = time.begin + time.size;
    }
}

/// What is stored is what is stored again.
template<typename Value>
void checkStored(Stored<Value> value)
{
    if (value)
        value = checked(*value);
    if (!value)
        return check(!value.error().text().isEmpty());
    const auto again = checked(*value);
    check(again && *again == *value);
}

template<typename Value>
void readObject(const QJsonObject &object, Stored<Value> (*fromJson)(const QJsonObject &))
{
    const auto value = fromJson(object);
    checkStored(value);
    if (!value)
        return;
    const QJsonObject written = toJson(*value);
    const auto again = fromJson(written);
    check(again && toJson(*again) == written);
}

void readCaseJson(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    readObject(object, caseFromJson);
    readObject(object, noteFromJson);
    readObject(object, opinionFromJson);
}

void readReportFile(const QByteArray &bytes)
{
    (void)formatOf(bytes);
    for (const ReportFormat format : {ReportFormat::Json, ReportFormat::Csv, ReportFormat::Text}) {
        const auto reports = readReports(bytes, format);
        if (!reports)
            continue;
        for (const auto &report : *reports) {
            checkStored(report.map(&Report::value));
            if (!report)
                continue;
            checkTimes(report->value.claim);
            for (const Annotation &note : report->notes)
                checkStored(Stored<Annotation>(note));
            check(!changeOfKey(report->key).isNull());
        }
    }
}

QString pathIn(const QTemporaryDir &folder, const char *name)
{
    return folder.filePath(QString::fromLatin1(name));
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    check(file.open(QIODevice::WriteOnly | QIODevice::Truncate)
          && file.write(bytes) == bytes.size());
}

/// \a bytes are the manifest of two parts.
void readManifest(const QByteArray &bytes)
{
    static const QTemporaryDir folder;
    static const bool isPrepared = [] {
        put(pathIn(folder, "case.json"), "{}");
        put(pathIn(folder, "report.html"), "tick\r\n");
        return true;
    }();
    check(isPrepared);
    put(folder.filePath(ManifestName), bytes);
    const auto report = verifyBundle(folder.path());
    if (report)
        check(!report->isWhole() || report->parts == 2);
    else
        check(!report.error().text().isEmpty());
}

/// A folder with \a bytes as its only file, which a database is to be.
QString databaseOf(const QByteArray &bytes)
{
    static int count = 1;
    static char program[] = "fuzz";
    static char *words[]{program, nullptr};
    // Qt looks for its drivers where the program lies.
    static const auto *const application = new QCoreApplication(count, words);
    static const QTemporaryDir folder;
    check(application && folder.isValid());
    for (const QString &name : QDir(folder.path()).entryList(QDir::Files))
        QFile::remove(folder.filePath(name));
    put(pathIn(folder, "file"), bytes);
    return pathIn(folder, "file");
}

template<typename Value>
std::vector<Value> orNone(const tl::expected<std::vector<Value>, review::StoreError> &values)
{
    return values.value_or(std::vector<Value>());
}

void askForRows(library::LibraryStore &store)
{
    using namespace library;
    const QString text = QStringLiteral("gg");
    for (const ListingQuery &query :
         {ListingQuery(), ListingQuery{.text = text, .group = GroupKey::Date},
          ListingQuery{.place = ListingQuery::Place::Finished, .sort = SortKey::Cases}}) {
        const auto rows = store.listing().list(query, 100).and_then([&](const Listing &listing) {
            return store.listing().rows(listing.ids, text);
        });
        for (const RecordingRow &row : orNone(rows)) {
            (void)row.problemText();
            (void)store.listing().runsOf(row.id);
            (void)store.listing().tickOfHit(row.id, text);
            (void)store.listing().missingLike(row.facts.contentKey);
        }
    }
    (void)store.listing().counts();
    (void)store.listing().bestRun(
        {.worldKey = QStringLiteral("world"), .player = QStringLiteral("anna")});
    (void)store.listing().inState(ReadState::New, 0, 100);
}

/// What cannot be used is made again, so that there always is one.
void readLibrary(const QByteArray &bytes)
{
    using namespace library;
    const QString path = databaseOf(bytes);
    auto store = LibraryStore::open(path, Whispers::Kept);
    if (store) {
        askForRows(**store);
        const auto scan = (*store)->nextScan();
        const auto noted = scan.and_then([&](qint64 number) {
            return (*store)->note({QStringLiteral("/a/b.demo"), 7, 8}, number);
        });
        if (noted)
            return;
        store->reset();
    }
    LibraryStore::remove(path);
    check(LibraryStore::open(path, Whispers::Kept).has_value());
}

void readCases(const QByteArray &bytes)
{
    StoreAddress address = StoreAddress::ofFile(databaseOf(bytes));
    address.who = QStringLiteral("anna");
    const auto opened = Store::open(address);
    if (!opened)
        return;
    Store &store = **opened;
    for (const Case &value : orNone(store.cases().matching({}))) {
        (void)toJson(value);
        for (const Annotation &note : orNone(store.notes().ofCase(value.id))) {
            (void)toJson(note);
            (void)store.notes().picture(note.id);
        }
        for (const Opinion &opinion : orNone(store.opinions().ofCase(value.id)))
            (void)toJson(opinion);
        for (const HistoryEntry &entry : orNone(store.cases().history(value.id)))
            (void)toJson(entry);
    }
    (void)store.stamp();
    (void)store.checkIntegrity();
    (void)store.cases().takeNext({});
}

struct Reader {
    std::string_view name;
    void (*read)(const QByteArray &bytes);
};

constexpr Reader Readers[]{{"csv", readTable},          {"markers", readMarkers},
                           {"case_json", readCaseJson}, {"reports", readReportFile},
                           {"bundle", readManifest},    {"library", readLibrary},
                           {"cases", readCases}};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Reader *const reader = std::ranges::find(
        Readers, std::string_view(TICKSCOPE_READER), &Reader::name);
    reader->read(QByteArray(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)));
    return 0;
}
