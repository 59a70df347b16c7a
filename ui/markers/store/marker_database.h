// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QTemporaryDir>
#include <QVariant>
#include <tl/expected.hpp>

#include "core/io/file_stamp.h"
#include "ui/markers/marker.h"
#include "ui/markers/store/recording_keys.h"

class QSqlQuery;

namespace tickscope {

/// Why the store did not do what it was asked for.
struct StoreFault {
    enum class Kind {
        Unusable, ///< Not writable, full, locked …; may go away.
        Damaged,  ///< The file is no sound database.
        TooNew,   ///< Written by a later version of the program.
    };
    Kind kind = Kind::Unusable;
    QString reason; ///< For people, as the system says it.
};

template<typename Value>
using Stored = tl::expected<Value, StoreFault>;

/// The file with the markers of all recordings: SQLite, one for each user, used by several
/// processes at once. A change is on the disk when its call returns.
///
/// All calls from the thread that made it, which waits for the disk.
class MarkerDatabase
{
public:
    explicit MarkerDatabase(QString path);
    ~MarkerDatabase();
    MarkerDatabase(const MarkerDatabase &) = delete;
    MarkerDatabase &operator=(const MarkerDatabase &) = delete;

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isOpen() const { return m_database.isOpen(); }
    /// Makes the file if there is none. A damaged one is renamed and a new one made. Where nothing
    /// can be written, what is there can still be read.
    Stored<void> open();
    /// Whether this shows what the file held when it was opened, and cannot change it.
    [[nodiscard]] bool isReadOnly() const { return m_copy != nullptr; }
    void close();
    /// Where damaged files were put since this was last called; empty if none was.
    [[nodiscard]] QString takeSetAside();

    /// Takes over what is known of the recording by now, and its markers in the settings.
    /// \param added  markers that were added since it was opened: if the content turns out to be
    ///               another one than its quick key had made believe, they go with it.
    Stored<void> know(const RecordingKeys &keys, const std::vector<QUuid> &added);
    /// All or none of \a edits.
    Stored<void> apply(const RecordingKeys &keys, const std::vector<MarkerEdit> &edits);
    /// Own markers of the recording, by tick.
    Stored<std::vector<Marker>> markers(const RecordingKeys &keys);

    /// Another number when another connection has written, of this or another process.
    Stored<qint64> version();
    /// Whether the file is still the one that was opened; of one that can only be read, whether
    /// nobody has changed it and it still cannot be written.
    [[nodiscard]] bool isInPlace() const;

private:
    struct KnownRecording;

    [[nodiscard]] bool canBeWritten() const;
    Stored<void> openFile();
    Stored<void> openCopy();
    Stored<void> connectTo(const QString &path);
    Stored<void> migrate();
    Stored<void> setAside();
    Stored<void> prepareConnection();
    Stored<std::vector<QString>> takeSettings(const RecordingKeys &keys);
    Stored<std::optional<KnownRecording>> find(const QString &key);
    Stored<std::vector<qint64>> rowsOf(const RecordingKeys &keys);
    Stored<qint64> rowForWriting(const RecordingKeys &keys);
    Stored<void> merge(qint64 into, qint64 from);
    Stored<void> addKeys(qint64 recording, const RecordingKeys &keys);
    Stored<void> write(qint64 recording, const MarkerEdit &edit);
    Stored<void> change(qint64 recording, const MarkerEdit &edit);
    /// One that is there already is replaced, or left as it is.
    Stored<void> insert(qint64 recording, const Marker &marker, bool replaces);
    Stored<QSqlQuery> run(const QString &sql, const QVariantList &values = {});
    /// Runs \a work in one transaction.
    Stored<void> transact(const std::function<Stored<void>()> &work);

    QString m_path;
    QString m_connection;
    QString m_setAside;
    FileStamp m_stamp;                     ///< Of the file when it was opened.
    std::unique_ptr<QTemporaryDir> m_copy; ///< Of a file that can only be read.
    QSqlDatabase m_database;
};

} // namespace tickscope
