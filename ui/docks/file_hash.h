// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QString>

namespace tickscope {

/// SHA-256 of a whole file, computed on a worker. Lives in the UI thread; the
/// destructor cancels without waiting.
class FileHash : public QObject
{
    Q_OBJECT

public:
    explicit FileHash(QObject *parent = nullptr);
    ~FileHash() override;

    /// Begins with \a path, unless that file is being done or is done already.
    void start(const QString &path);
    /// Forgets the file; what runs is cancelled.
    void clear();

    /// The digest in hex, how far it is, or why there is none; for people.
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isDone() const { return m_answer.isDone; }

signals:
    void changed();

private:
    struct Answer {
        QString text;
        bool isDone = false;
    };

    static void compute(QPromise<Answer> &promise, const QString &path);

    QString m_path;
    Answer m_answer;
    QFutureWatcher<Answer> m_watcher;
};

} // namespace tickscope
