// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_service.h"

#include "core/base/try.h"
#include "core/library/library_store.h"
#include "core/library/reading/reading.h"
#include "core/review/store/store.h"
#include "core/review/store/store_address.h"
#include "core/review/words.h"
#include "ui/jobs/keyring.h"
#include "ui/library/library_settings.h"
#include "ui/reading/confined_reader.h"
#include "ui/settings_notifier.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <map>

namespace tickscope {

/// While a scan runs, lists are asked for again so often, in milliseconds.
constexpr auto ChangedPause = std::chrono::milliseconds(700);

/// How many cases name which recording, and what was decided. Of a file that is not there yet
/// nothing, and none is made. Waits for the disk or the server.
static library::Stored<std::vector<library::ContentCases>> contentCases(
    const review::StoreAddress &address)
{
    std::map<QString, library::ContentCases> found;
    if (address.kind == review::StoreAddress::Kind::Server || QFileInfo::exists(address.file)) {
        TRY_ASSIGN(const auto store, review::Store::open(address));
        review::CaseFilter filter;
        filter.order = review::CaseFilter::Order::Number;
        while (true) {
            TRY_ASSIGN(const auto cases, store->cases().matching(filter));
            for (const review::Case &one : cases) {
                for (const auto &recording : one.recordings) {
                    library::ContentCases &of = found[recording.sha256];
                    of.sha256 = recording.sha256;
                    ++of.cases;
                    if (one.outcome)
                        of.verdict = review::word(*one.outcome);
                }
                filter.after = std::max(filter.after, one.number);
            }
            if (cases.size() < static_cast<std::size_t>(filter.limit))
                break;
        }
    }
    std::vector<library::ContentCases> all;
    all.reserve(found.size());
    for (auto &[sha256, cases] : found)
        all.push_back(std::move(cases));
    return all;
}

/// The cache in its thread.
class LibraryService::Cache
{
public:
    Cache(QString file, library::Whispers whispers)
        : m_file(std::move(file))
        , m_whispers(whispers)
    {
    }

    /// Opened when it is first needed. Null when that cannot be.
    library::LibraryStore *store()
    {
        if (!m_store) {
            QDir().mkpath(QFileInfo(m_file).absolutePath());
            if (auto opened = library::LibraryStore::open(m_file, m_whispers))
                m_store = *std::move(opened);
        }
        return m_store.get();
    }
    void reopenWith(library::Whispers whispers)
    {
        m_store.reset();
        m_whispers = whispers;
    }
    void recreate()
    {
        m_store.reset();
        library::LibraryStore::remove(m_file);
    }

private:
    QString m_file;
    library::Whispers m_whispers;
    std::unique_ptr<library::LibraryStore> m_store;
};

std::shared_ptr<LibraryService> LibraryService::ofThisUser(const FormatRegistry &formats)
{
    static std::weak_ptr<LibraryService> present;
    auto service = present.lock();
    if (!service) {
        service = std::make_shared<LibraryService>(
            QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
                + QStringLiteral("/library.sqlite"),
            formats);
        present = service;
    }
    return service;
}

LibraryService::LibraryService(QString file, const FormatRegistry &formats)
    : m_file(std::move(file))
    , m_formats(formats)
    , m_whispers(library_settings::whispers())
    , m_progressBox(this,
                    [this](const library::ScanProgress &progress) {
                        m_progress = progress;
                        emit progressChanged();
                        if (!m_changedTimer.isActive())
                            m_changedTimer.start();
                    })
    , m_changedTimer(ChangedPause, this, &LibraryService::changed)
    , m_scan([this](bool isWhole) {
        m_changedTimer.stop();
        emit changed();
        emit progressChanged();
        if (isWhole)
            emit scanned();
    })
    , m_thread("library", [file = m_file, whispers = m_whispers] {
        return std::make_unique<Cache>(file, whispers);
    })
{
    SettingsNotifier::instance().watch(settings::RecordingFolders, this,
                                       [this] { applySettings(); });
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

LibraryService::~LibraryService()
{
    m_scan.cancel();
    m_pool.waitForDone();
}

void LibraryService::post(std::function<Trouble(library::LibraryStore &)> work)
{
    m_thread.post([this, work = std::move(work)](Cache &cache) {
        library::LibraryStore *store = cache.store();
        const Trouble trouble = store ? work(*store) : Trouble();
        if (!trouble || trouble->kind != review::StoreError::Kind::Damaged)
            return;
        // It is a cache: what is in it can be read again.
        cache.recreate();
        m_thread.reply(this, [this] {
            scan();
            emit changed();
        });
    });
}

void LibraryService::change(std::function<library::Stored<void>(library::LibraryStore &)> change)
{
    post([this, change = std::move(change)](library::LibraryStore &store) -> Trouble {
        const auto done = change(store);
        m_thread.reply(this, [this] { emit changed(); });
        return done ? Trouble() : done.error();
    });
}

void LibraryService::scan()
{
    m_scan.cancel();
    const auto begin = [this](const server_tokens::Tokens &tokens) {
        // Who opens the file first may have to make it, so that is left to one.
        read<bool>(
            this, [](library::LibraryStore &) -> library::Stored<bool> { return true; },
            [this, tokens](bool) { startScan(tokens); });
    };
    QStringList addresses = library_settings::folders();
    erase_if(addresses, [](const QString &folder) { return !library_settings::isAddress(folder); });
    server_tokens::read(this, addresses, begin);
}

void LibraryService::startScan(const QHash<QString, QString> &tokens)
{
    library::ScanOrder order{library_settings::folders(), library_settings::ownFiles(), m_whispers,
                             tokens, library_settings::worldNames()};
    for (const QString &folder : settings::mapFolders())
        order.mapPlaces.push_back(folder.toStdString());
    order.reader = confined_reader::program();
    m_progress = {};
    m_scan.start(m_pool, [this, order, file = m_file,
                          cases = m_cases](const std::stop_token &stop) {
        auto store = library::LibraryStore::open(file, order.whispers);
        if (!store)
            return false;
        library::ScanListener listener;
        listener.progress = [this](const library::ScanProgress &progress) {
            m_progressBox.post(progress);
        };
        listener.moved = [this](const QString &from, const QString &to) {
            QMetaObject::invokeMethod(this, [from, to] { library_settings::recordMove(from, to); });
        };
        listener.complained = [this](const Fault &why) {
            QMetaObject::invokeMethod(this, [this, why] { emit complained(why); });
        };
        listener.confined = [this](library::Confinement confinement) {
            if (confinement != library::Confinement::Whole && !std::exchange(m_isWeakSaid, true))
                QMetaObject::invokeMethod(this, [=, this] { emit weaklyConfined(confinement); });
        };
        listener.died = &confined_reader::report;
        // What cannot be asked just now is what it was.
        if (const auto counted = cases ? contentCases(*cases)
                                       : library::Stored<std::vector<library::ContentCases>>())
            (void)(*store)->setCases(*counted);
        const auto done = library::scanLibrary(**store, m_formats, order, listener, stop);
        return done && !stop.stop_requested();
    });
    emit progressChanged();
}

void LibraryService::stopScan()
{
    m_scan.cancel();
    emit changed();
    emit progressChanged();
}

void LibraryService::applySettings()
{
    if (m_whispers != library_settings::whispers()) {
        m_whispers = library_settings::whispers();
        withoutScan([whispers = m_whispers](Cache &cache) { cache.reopenWith(whispers); });
        return;
    }
    scan();
    emit changed();
}

void LibraryService::clear(QObject *asker, std::function<void()> cleared)
{
    withoutScan([](Cache &cache) { cache.recreate(); },
                [asker = QPointer<QObject>(asker), cleared = std::move(cleared)] {
                    if (asker)
                        cleared();
                });
}

void LibraryService::withoutScan(std::function<void(Cache &)> change, std::function<void()> changed)
{
    m_scan.cancel();
    // The pool has one thread: this comes behind the scan, which ends within a file's step.
    m_pool.start([this, change = std::move(change), changed = std::move(changed)] {
        m_thread.post([this, change, changed](Cache &cache) {
            change(cache);
            m_thread.reply(this, [this, changed] {
                if (changed)
                    changed();
                scan();
                emit this->changed();
            });
        });
    });
}

} // namespace tickscope
