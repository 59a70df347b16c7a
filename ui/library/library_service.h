// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include "core/library/reading/library_scan.h"
#include "ui/jobs/latest_job.h"
#include "ui/jobs/mailbox.h"
#include "ui/jobs/single_shot_timer.h"
#include "ui/jobs/store_thread.h"

namespace tickscope {

/// The library of this person, for all windows of this process. Lives in the UI thread and never
/// waits but at its end: one thread of its own asks the cache, another scans.
class LibraryService : public QObject
{
    Q_OBJECT

public:
    /// That of the settings, in the cache folder; made for the first window, gone with the last.
    /// \param formats  must live longer than the process uses threads.
    [[nodiscard]] static std::shared_ptr<LibraryService> ofThisUser(const FormatRegistry &formats);

    /// \param file  of the cache.
    LibraryService(QString file, const FormatRegistry &formats);
    ~LibraryService() override;

    /// Lets \a question ask the cache, and gives what it answers to \a answer in the UI thread,
    /// unless \a asker is gone by then. Of a cache that cannot be read there is no answer.
    template<typename Value>
    void read(QObject *asker,
              std::function<library::Stored<Value>(library::LibraryStore &)> question,
              std::function<void(const Value &)> answer)
    {
        post([this, asker = QPointer(asker), question = std::move(question),
              answer = std::move(answer)](library::LibraryStore &store) -> Trouble {
            auto answered = question(store);
            if (!answered)
                return answered.error();
            m_thread.reply(asker, [answer, answered = *std::move(answered)] { answer(answered); });
            return {};
        });
    }
    /// Lets \a change write into the cache; changed() follows.
    void change(std::function<library::Stored<void>(library::LibraryStore &)> change);

    /// Looks through folders and own files, by the settings, and reads what is new. One that runs
    /// begins again.
    void scan();
    void stopScan();
    [[nodiscard]] bool isScanning() const { return m_scan.isRunning(); }
    /// Of the present scan.
    [[nodiscard]] const library::ScanProgress &progress() const { return m_progress; }

    /// Where the cases are, which the next scan counts.
    void setCases(const review::StoreAddress &address) { m_cases = address; }
    /// Folders or other settings are not what they were.
    void applySettings();
    /// Where the cache lies.
    [[nodiscard]] const QString &file() const { return m_file; }
    /// Forgets all that was read, says so to \a cleared unless \a asker is gone by then, and reads
    /// it again.
    void clear(QObject *asker, std::function<void()> cleared);

signals:
    /// Rows are others than before, or say something else.
    void changed();
    /// Also when a scan begins or ends.
    void progressChanged();
    /// A server left something out, or did not give it.
    void complained(const tickscope::Fault &why);
    /// A scan has been through all that there is.
    void scanned();
    /// The system cannot keep the reader of recordings apart, or not as well as others. Once.
    void weaklyConfined(library::Confinement confinement);

private:
    using Trouble = std::optional<review::StoreError>;
    class Cache;

    void post(std::function<Trouble(library::LibraryStore &)> work);
    void startScan(const QHash<QString, QString> &tokens);
    /// Ends the scan, lets \a change do what needs the file for itself, says so to \a changed, and
    /// scans again.
    void withoutScan(std::function<void(Cache &)> change, std::function<void()> changed = {});

    QString m_file;
    const FormatRegistry &m_formats;
    library::Whispers m_whispers;
    std::optional<review::StoreAddress> m_cases;
    library::ScanProgress m_progress;
    Mailbox<library::ScanProgress> m_progressBox;
    SingleShotTimer m_changedTimer;
    bool m_isWeakSaid = false; ///< By a scan.
    LatestJob<bool> m_scan;
    StoreThread<Cache> m_thread;
    QThreadPool m_pool; ///< Of the scan; the last to come, so that it ends first.
};

} // namespace tickscope
