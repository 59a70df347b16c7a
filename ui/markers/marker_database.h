// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>
#include <QTemporaryDir>
#include <QUuid>

#include "core/io/file_source.h"
#include "core/review/store/database.h"
#include "ui/markers/annotation.h"
#include "ui/markers/marker_store.h"

namespace tickscope {

template<typename Value>
using Stored = review::Stored<Value>;

/// The file with the markers of all recordings: SQLite, one for each user, used by several
/// processes at once. A change is on the disk when its call returns.
///
/// All calls from the thread that made it, which waits for the disk.
class MarkerDatabase
{
public:
    explicit MarkerDatabase(QString path)
        : m_path(std::move(path))
    {
    }

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isOpen() const { return m_database.has_value(); }
    /// Makes the file if there is none. A damaged one is renamed and a new one made. Where nothing
    /// can be written, what is there can still be read.
    Stored<void> open();
    /// Whether this shows what the file held when it was opened, and cannot change it.
    [[nodiscard]] bool isReadOnly() const { return m_copy != nullptr; }
    void close();
    /// Where damaged files were put since this was last called; empty if none was.
    [[nodiscard]] QString takeSetAside() { return std::exchange(m_setAside, {}); }

    /// Takes over what is known of the recording by now.
    /// \param added  markers that were added since it was opened: if the content turns out to be
    ///               another one than its quick key had made believe, they go with it.
    Stored<void> know(const RecordingKeys &keys, const std::vector<QUuid> &added);
    /// All or none of \a edits.
    Stored<void> apply(const RecordingKeys &keys, const std::vector<AnnotationEdit> &edits);
    /// Own markers of the recording, by tick.
    Stored<std::vector<Annotation>> markers(const RecordingKeys &keys);

    /// Another number when another connection has written, of this or another process.
    Stored<qint64> version();
    /// Whether the file is still the one that was opened; of one that can only be read, whether
    /// it is unchanged and still cannot be written.
    [[nodiscard]] bool isInPlace() const;

private:
    struct KnownRecording;

    [[nodiscard]] bool canBeWritten() const;
    Stored<void> openFile();
    Stored<void> openCopy();
    Stored<void> connectTo(const QString &path);
    Stored<void> setAside();
    Stored<std::optional<KnownRecording>> find(const QString &key);
    Stored<std::vector<qint64>> rowsOf(const RecordingKeys &keys);
    Stored<qint64> rowForWriting(const RecordingKeys &keys);
    Stored<void> merge(qint64 into, qint64 from);
    Stored<void> addKeys(qint64 recording, const RecordingKeys &keys);
    Stored<void> write(qint64 recording, const AnnotationEdit &edit);
    Stored<void> change(qint64 recording, const AnnotationEdit &edit);
    /// One that is there already is replaced.
    Stored<void> insert(qint64 recording, const Annotation &marker);

    QString m_path;
    QString m_setAside;
    FileStamp m_stamp;                          ///< Of the file when it was opened.
    std::unique_ptr<QTemporaryDir> m_copy;      ///< Of a file that can only be read.
    std::optional<review::Database> m_database; ///< Of the copy where there is one.
};

} // namespace tickscope
