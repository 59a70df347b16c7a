// SPDX-License-Identifier: MIT
#include "core/library/reading/store_scan.h"

#include <atomic>
#include <exception>
#include <mutex>
#include <thread>

#include <QDateTime>
#include <QDir>
#include <QLocale>

#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/io/http/http_source.h"
#include "core/io/http/url.h"
#include "core/io/stores/page_text.h"
#include "core/io/stores/store_walk.h"
#include "core/library/folder_walk.h"
#include "core/library/recording_facts.h"

namespace tickscope::library {

namespace {

/// More requests at once are no quicker, and servers refuse them.
constexpr std::size_t MostAtOnce = 8;

/// As a server may say, and a database can hold.
constexpr auto MostBytes = std::uint64_t{1} << 62;

HttpOptions optionsFor(const QString &token)
{
    HttpOptions options = HttpOptions::fromEnvironment();
    if (!token.isEmpty())
        options.bearerToken = token.toStdString();
    options.readsAhead = false;
    options.cacheFolder.clear(); // of all heads together it would keep nothing else
    return options;
}

qint64 sizeIn(const HttpVersion &version)
{
    return static_cast<qint64>(std::min(version.size, MostBytes));
}

/// As "Last-Modified" has it.
std::string momentText(qint64 moment)
{
    return QLocale::c()
        .toString(QDateTime::fromMSecsSinceEpoch(moment, Qt::UTC),
                  QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"))
        .toStdString();
}

/// A file without a suffix may be one, too: those of a game server's interface have none.
bool mayBeRecording(const StoreFile &file, const QStringList &patterns)
{
    RecordingRow row;
    row.file.path = QString::fromStdString(file.url);
    return row.file.path.endsWith(u'/') || !row.name().contains(u'.')
           || QDir::match(patterns, row.name());
}

/// Calls \a work with each number below \a count.
void forEachAtOnce(std::size_t count, const std::function<void(std::size_t)> &work)
{
    std::atomic<std::size_t> next = 0;
    std::vector<std::jthread> threads; // which are waited for
    for (std::size_t i = 0; i < std::min(count, MostAtOnce); ++i)
        threads.emplace_back([&] {
            for (auto number = next++; number < count; number = next++)
                work(number);
        });
}

} // namespace

struct StoreScan::Store {
    QString address;
    HttpOptions options;
    std::shared_ptr<HttpTransport> transport;
    std::atomic<int> failures = 0; ///< In a row.

    [[nodiscard]] bool isAway() const { return failures >= limits::StoreFailures; }

    /// Null where there is none.
    [[nodiscard]] Result<Shared<ByteSource>> open(const std::string &url,
                                                  const std::stop_token &stop) const
    {
        return openHead({url, options, transport}, stop);
    }
    /// The head of the recording at \a url; null where there is none.
    [[nodiscard]] Result<Shared<ByteSource>> headOf(const std::string &url,
                                                    const FormatRegistry &formats,
                                                    const std::stop_token &stop) const
    {
        UrlParts parts = urlParts(url);
        if (!parts.isFolder())
            return open(url, stop);
        for (const auto &format : formats.formats()) {
            if (format->entryFile().empty())
                continue;
            TRY_ASSIGN(auto entry, open(siblingUrl(url, format->entryFile()), stop));
            if (entry)
                return entry;
        }
        while (parts.place.ends_with('/'))
            parts.place.pop_back();
        // A host alone has no file.
        return parts.isFolder() ? Result<Shared<ByteSource>>(nullptr)
                                : open(parts.place + parts.query, stop);
    }
};

StoreScan::StoreScan(const FormatRegistry &formats, const ScanOrder &order,
                     const ScanListener &listener, const std::stop_token &stop)
    : m_formats(formats)
    , m_listener(listener)
    , m_stop(stop)
{
    for (const QString &folder : order.folders) {
        if (!isUrl(folder.toStdString()))
            continue;
        auto store = std::make_unique<Store>();
        store->address = folder;
        store->options = optionsFor(order.tokens.value(folder));
        store->transport = makeCurlTransport(store->options);
        m_stores.push_back(std::move(store));
    }
}

StoreScan::~StoreScan() = default;

StoreScan::Store *StoreScan::storeOf(const QString &path) const
{
    const auto found = std::ranges::find_if(
        m_stores, [&](const auto &store) { return path.startsWith(store->address); });
    return found == m_stores.end() ? nullptr : found->get();
}

bool StoreScan::walk(const QString &address, const std::function<bool(const FileFacts &)> &found)
{
    const Store *store = storeOf(address);
    if (!store)
        return false;
    const QStringList patterns = recordingPatterns(m_formats);
    StoreVisitor visitor;
    visitor.found = [&](const StoreFile &file) {
        const auto size = file.size ? static_cast<qint64>(std::min(*file.size, MostBytes)) : -1;
        return !mayBeRecording(file, patterns)
               || found({QString::fromStdString(file.url), size, file.changed});
    };
    visitor.complained = m_listener.complained;
    for (const auto &format : m_formats.formats()) {
        if (!format->entryFile().empty())
            visitor.entryFiles.emplace_back(format->entryFile());
    }
    const auto walked = walkStore(address.toStdString(), store->transport, visitor, m_stop);
    if (!walked && m_listener.complained && !m_stop.stop_requested())
        m_listener.complained(walked.error().fault);
    return walked.value_or(false);
}

void StoreScan::askForNews(const std::vector<Undated> &files)
{
    forEachAtOnce(files.size(), [&](std::size_t file) { askForNews(files[file]); });
}

void StoreScan::askForNews(const Undated &undated)
{
    Store *store = storeOf(undated.file.path);
    const std::string url = undated.file.path.toStdString();
    // Of a recording in several files none says it for all.
    if (!store || store->isAway() || isStore(url) || m_stop.stop_requested())
        return;
    HttpVersion known;
    known.size = static_cast<std::uint64_t>(std::max<qint64>(undated.known.size, 0));
    known.lastModified = momentText(undated.known.changed);
    const auto opening = HttpFile(url, store->transport).openHead(known, m_stop);
    store->failures = opening ? 0 : store->failures + 1;
    if (!opening || !opening->isThere || opening->isKnown)
        return;
    undated.file.size = sizeIn(opening->version);
    undated.file.changed = momentIn(opening->version.lastModified).value_or(0);
}

std::optional<Result<StoreScan::Head>> StoreScan::readHead(const QString &path)
{
    Store *store = storeOf(path);
    if (!store || store->isAway() || m_stop.stop_requested())
        return {};
    const auto source = store->headOf(path.toStdString(), m_formats, m_stop);
    if (m_stop.stop_requested())
        return {};
    if (!source) {
        if (++store->failures == limits::StoreFailures && m_listener.complained)
            m_listener.complained(source.error().fault);
        return {};
    }
    store->failures = 0;
    if (!*source)
        return truncated(Fault::tr("there is no such file on the server"));
    Head head;
    if (const auto *remote = dynamic_cast<const RemoteSource *>(source->get())) {
        head.size = sizeIn(remote->version());
        head.changed = momentIn(remote->version().lastModified).value_or(0);
    }
    // One at a time: what was packed takes memory.
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    try {
        return readHeadFacts(m_formats, *source, m_stop).map([&](QuickFacts facts) {
            head.facts = std::move(facts);
            return head;
        });
    } catch (const std::exception &error) {
        return limitExceeded({faults::Words, error.what()});
    }
}

std::vector<std::optional<Result<StoreScan::Head>>> StoreScan::readHeads(
    const std::vector<RecordingRow> &rows)
{
    std::vector<std::optional<Result<Head>>> heads(rows.size());
    forEachAtOnce(rows.size(),
                  [&](std::size_t row) { heads[row] = readHead(rows[row].file.path); });
    return heads;
}

} // namespace tickscope::library
