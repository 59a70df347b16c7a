// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_service.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "ui/library/library_cases.h"
#include "ui/library/library_settings.h"
#include "ui/settings_keys.h"
#include "ui/settings_news.h"

namespace tickscope {

namespace {

/// While a scan runs, lists are asked for anew so often, in milliseconds.
constexpr int ChangedPause = 700;

} // namespace

/// The cache in its thread.
class LibraryService::Keeper : public QObject
{
public:
    Keeper(QString file, library::Whispers whispers)
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
    void makeAnew()
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
    , m_scan([this](bool isWhole) {
        m_changedTimer.stop();
        emit changed();
        emit progressChanged();
        if (isWhole)
            emit scanned();
    })
    , m_keeper(new Keeper(m_file, m_whispers))
{
    m_changedTimer.setSingleShot(true);
    m_changedTimer.setInterval(ChangedPause);
    connect(&m_changedTimer, &QTimer::timeout, this, &LibraryService::changed);
    connect(&SettingsNews::instance(), &SettingsNews::changed, this, [this](const QString &key) {
        if (key == settings::RecordingFolders)
            takeSettings();
    });
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    m_thread.setObjectName(QStringLiteral("library"));
    m_keeper->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_keeper, &QObject::deleteLater);
    m_thread.start();
}

LibraryService::~LibraryService()
{
    m_scan.cancel();
    m_pool.waitForDone();
    // Behind all that was asked for.
    QMetaObject::invokeMethod(m_keeper, [thread = &m_thread] { thread->quit(); });
    m_thread.wait();
}

void LibraryService::post(std::function<Trouble(library::LibraryStore &)> work)
{
    QMetaObject::invokeMethod(m_keeper, [this, keeper = m_keeper, work = std::move(work)] {
        library::LibraryStore *store = keeper->store();
        const Trouble trouble = store ? work(*store) : Trouble();
        if (!trouble || trouble->kind != review::Fault::Kind::Damaged)
            return;
        // It is a cache: what is in it can be read again.
        keeper->makeAnew();
        QMetaObject::invokeMethod(this, [this] {
            scan();
            emit changed();
        });
    });
}

void LibraryService::change(std::function<library::Stored<void>(library::LibraryStore &)> change)
{
    post([this, change = std::move(change)](library::LibraryStore &store) -> Trouble {
        const auto done = change(store);
        QMetaObject::invokeMethod(this, &LibraryService::changed);
        return done ? Trouble() : done.error();
    });
}

void LibraryService::scan()
{
    m_scan.cancel();
    // Who opens the file first may have to make it, so that is left to one.
    read<bool>(
        this, [](library::LibraryStore &) -> library::Stored<bool> { return true; },
        [this](bool) { startScan(); });
}

void LibraryService::startScan()
{
    const library::ScanOrder order{library_settings::folders(), library_settings::ownFiles(),
                                   m_whispers};
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
            QMetaObject::invokeMethod(this, [from, to] { library_settings::takeMove(from, to); });
        };
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

void LibraryService::takeSettings()
{
    if (m_whispers != library_settings::whispers()) {
        m_whispers = library_settings::whispers();
        withoutScan([whispers = m_whispers](Keeper &keeper) { keeper.reopenWith(whispers); });
        return;
    }
    scan();
    emit changed();
}

void LibraryService::clear(QObject *asker, std::function<void()> cleared)
{
    withoutScan([](Keeper &keeper) { keeper.makeAnew(); },
                [asker = QPointer<QObject>(asker), cleared = std::move(cleared)] {
                    if (asker)
                        cleared();
                });
}

void LibraryService::withoutScan(std::function<void(Keeper &)> change,
                                 std::function<void()> changed)
{
    m_scan.cancel();
    // The pool has one thread: this comes behind the scan, which ends within a file's step.
    m_pool.start([this, change = std::move(change), changed = std::move(changed)] {
        QMetaObject::invokeMethod(m_keeper, [this, keeper = m_keeper, change, changed] {
            change(*keeper);
            QMetaObject::invokeMethod(this, [this, changed] {
                if (changed)
                    changed();
                scan();
                emit this->changed();
            });
        });
    });
}

} // namespace tickscope
