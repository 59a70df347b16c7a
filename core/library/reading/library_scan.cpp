// SPDX-License-Identifier: MIT
#include "core/library/reading/library_scan.h"

#include "core/base/try.h"
#include "core/io/http/url.h"
#include "core/library/folder_walk.h"
#include "core/library/reading/helper.h"
#include "core/library/reading/store_scan.h"

namespace tickscope::library {

namespace {

/// Rows of one transaction.
constexpr int BatchSize = 200;

/// A scan under way.
class Scan
{
public:
    Scan(LibraryStore &store, const FormatRegistry &formats, const ScanOrder &order,
         const ScanListener &listener, const std::stop_token &stop)
        : m_store(store)
        , m_formats(formats)
        , m_order(order)
        , m_listener(listener)
        , m_stop(stop)
        , m_stores(formats, order, listener, stop)
    {
        if (!order.reader.isEmpty())
            m_helper.emplace(order.reader, listener.died);
    }

    Stored<void> lookAround();
    Stored<void> readHeaders();
    Stored<void> readContents();

private:
    Stored<void> noteAll(std::vector<FileFacts> files, qint64 scan);
    Stored<void> readHeads(const std::vector<RecordingRow> &rows);
    [[nodiscard]] QuickFacts named(QuickFacts facts) const;
    /// What is no recording, and is not called so: "notes.demo.txt" was met, too.
    [[nodiscard]] bool isForeign(const RecordingRow &row, ErrorCode code) const
    {
        return code == ErrorCode::UnknownFormat
               && !m_formats.isNamedAsRecording(row.file.path.toStdString());
    }
    Stored<void> readHeader(const RecordingRow &row);
    Stored<void> setUnread(const RecordingRow &row, const Error &error);
    Stored<bool> isMoved(const RecordingRow &row, const QString &contentKey);
    Stored<void> readRound(ReadState state, ScanRound round,
                           const std::function<Stored<void>(const RecordingRow &)> &read);
    Reading read(const RecordingRow &row, ReadingKind kind);
    /// Notes what was read, by \a set, and what was not. A drive or a server that is away says
    /// nothing of the recording: the next scan asks again.
    Stored<void> take(const RecordingRow &row, const Reading &reading,
                      const std::function<Stored<void>()> &set);
    void report(const ScanProgress &progress) const
    {
        if (m_listener.progress)
            m_listener.progress(progress);
    }

    LibraryStore &m_store;
    const FormatRegistry &m_formats;
    const ScanOrder &m_order;
    const ScanListener &m_listener;
    const std::stop_token &m_stop;
    StoreScan m_stores;
    std::optional<ReadingHelper> m_helper; ///< None while this process reads.
    std::optional<Confinement> m_said;
};

Stored<void> Scan::noteAll(std::vector<FileFacts> files, qint64 scan)
{
    std::vector<StoreScan::Undated> undated;
    for (FileFacts &file : files) {
        if (file.changed != 0 || !isUrl(file.path.toStdString()))
            continue;
        TRY_ASSIGN(const auto known, m_store.listing().noted(file.path));
        if (known.changed != 0)
            undated.push_back({file, known});
    }
    m_stores.askForNews(undated);
    return m_store.together([&]() -> Stored<void> {
        for (const FileFacts &file : files)
            TRY(m_store.note(file, scan));
        return {};
    });
}

Stored<void> Scan::lookAround()
{
    TRY_ASSIGN(const auto scan, m_store.nextScan());
    Stored<void> noted = m_store.forgetOthers(m_order.folders, m_order.files);
    std::vector<FileFacts> batch;
    ScanProgress progress;
    const auto add = [&](const FileFacts &file) {
        batch.push_back(file);
        ++progress.done;
        if (batch.size() >= BatchSize) {
            noted = noteAll(std::exchange(batch, {}), scan);
            report(progress);
        }
        return noted.has_value();
    };
    QStringList seen;
    for (const QString &folder : m_order.folders) {
        bool isWhole = true;
        if (noted && isUrl(folder.toStdString()))
            isWhole = m_stores.walk(folder, add);
        else if (noted)
            walkFolder(folder, m_formats, add, m_stop);
        // Of a server that is away it is unknown what is not there.
        if (isWhole)
            seen << folder;
    }
    for (const QString &path : m_order.files) {
        const auto facts = fileFactsOf(path, m_formats);
        if (noted && facts)
            add(*facts);
    }
    if (noted)
        noted = noteAll(batch, scan);
    // Of a walk that was stopped it is unknown what is not there.
    if (noted && !m_stop.stop_requested())
        noted = m_store.noteMissing(seen, m_order.files, scan);
    return noted;
}

Reading Scan::read(const RecordingRow &row, ReadingKind kind)
{
    const ReadingOrder order{kind, row.file.path.toStdString(), m_order.whispers,
                             m_order.mapPlaces};
    if (m_helper) {
        const Confinement confinement = m_helper->start(m_stop);
        if (m_stop.stop_requested())
            return {};
        if (std::exchange(m_said, confinement) != confinement && m_listener.confined)
            m_listener.confined(confinement);
        if (confinement != Confinement::None)
            return m_helper->read(order, m_stop);
        m_helper.reset();
    }
    return readRecording(m_formats, order, {}, m_stop);
}

Stored<void> Scan::take(const RecordingRow &row, const Reading &reading,
                        const std::function<Stored<void>()> &set)
{
    if (m_stop.stop_requested() || (!reading.isRead && reading.code == ErrorCode::Io))
        return {};
    return m_store.together([&]() -> Stored<void> {
        if (reading.isRead)
            TRY(set());
        return reading.isRead && reading.problem.isEmpty()
                   ? Stored<void>()
                   : m_store.setUnreadable(row.id, reading.problem);
    });
}

Stored<bool> Scan::isMoved(const RecordingRow &row, const QString &contentKey)
{
    TRY_ASSIGN(const auto missing, m_store.listing().missingLike(contentKey));
    if (missing.empty())
        return false;
    const QString sha256 = read(row, ReadingKind::Hash).whole.sha256;
    const auto same = sha256.isEmpty() ? missing.end()
                                       : std::ranges::find(missing, sha256, &RecordingRow::sha256);
    if (same == missing.end())
        return false;
    TRY(m_store.together([&] { return m_store.setMoved(same->id, row.id); }));
    if (m_listener.moved)
        m_listener.moved(same->file.path, row.file.path);
    return true;
}

Stored<void> Scan::setUnread(const RecordingRow &row, const Error &error)
{
    // A drive or a server that is away says nothing of the recording: the next scan asks again.
    if (error.code == ErrorCode::Io)
        return {};
    return m_store.together([&] {
        return isForeign(row, error.code) ? m_store.setForeign(row.id)
                                          : m_store.setUnreadable(row.id, packed(error.fault));
    });
}

/// With the name that the person gave the world.
QuickFacts Scan::named(QuickFacts facts) const
{
    facts.map = m_order.worldNames.value(worldIdOf(facts.worldKey), facts.map);
    return facts;
}

/// Of recordings on servers, all that is ever read of them.
Stored<void> Scan::readHeads(const std::vector<RecordingRow> &rows)
{
    std::vector<RecordingRow> remote;
    std::ranges::copy_if(rows, std::back_inserter(remote), &RecordingRow::isAddress);
    const auto heads = m_stores.readHeads(remote);
    return m_store.together([&] {
        Stored<void> stored;
        for (std::size_t i = 0; i < heads.size() && stored; ++i) {
            const auto &head = heads[i];
            if (head && *head)
                stored = m_store.setQuick(remote[i].id, named((*head)->facts), ReadState::Head)
                             .and_then([&] {
                                 return m_store.setServed(remote[i].id, (*head)->size.value_or(0),
                                                          (*head)->changed);
                             });
            else if (head)
                stored = setUnread(remote[i], head->error());
        }
        return stored;
    });
}

Stored<void> Scan::readHeader(const RecordingRow &row)
{
    if (row.isAddress())
        return {}; // readHeads()
    const Reading reading = read(row, ReadingKind::Quick);
    if (m_stop.stop_requested())
        return {};
    if (!reading.isRead && isForeign(row, reading.code))
        return m_store.together([&] { return m_store.setForeign(row.id); });
    if (reading.isRead) {
        TRY_ASSIGN(const auto moved, isMoved(row, reading.quick.contentKey));
        if (moved)
            return {};
    }
    return take(row, reading, [&] { return m_store.setQuick(row.id, named(reading.quick)); });
}

Stored<void> Scan::readRound(ReadState state, ScanRound round,
                             const std::function<Stored<void>(const RecordingRow &)> &read)
{
    ScanProgress progress{round, 0, 0};
    TRY_ASSIGN(progress.all, m_store.listing().countIn(state));
    report(progress);
    qint64 last = 0;
    while (!m_stop.stop_requested()) {
        TRY_ASSIGN(const auto rows, m_store.listing().inState(state, last, BatchSize));
        if (rows.empty())
            break;
        if (round == ScanRound::Headers)
            TRY(readHeads(rows));
        for (const RecordingRow &row : rows) {
            if (m_stop.stop_requested())
                return {};
            last = row.id;
            TRY(read(row));
            ++progress.done;
            report(progress);
        }
    }
    return {};
}

Stored<void> Scan::readHeaders()
{
    return readRound(ReadState::New, ScanRound::Headers,
                     [this](const RecordingRow &row) { return readHeader(row); });
}

Stored<void> Scan::readContents()
{
    return readRound(ReadState::Known, ScanRound::Contents, [this](const RecordingRow &row) {
        const Reading reading = read(row, ReadingKind::Whole);
        return take(row, reading, [&] { return m_store.setWhole(row.id, reading.whole); });
    });
}

} // namespace

QString worldIdOf(const QString &worldKey)
{
    const QString begin = QStringLiteral("world ");
    return worldKey.startsWith(begin) ? worldKey.mid(begin.size()) : QString();
}

Stored<void> scanLibrary(LibraryStore &store, const FormatRegistry &formats, const ScanOrder &order,
                         const ScanListener &listener, const std::stop_token &stop)
{
    Scan scan(store, formats, order, listener, stop);
    return scan.lookAround()
        .and_then([&] { return scan.readHeaders(); })
        .and_then([&] { return store.shareWorldNames(); })
        .and_then([&] { return scan.readContents(); });
}

} // namespace tickscope::library
