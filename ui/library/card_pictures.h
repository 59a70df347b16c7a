// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QCache>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QThreadPool>

namespace tickscope {

/// The program that draws pictures of recordings that were never open, in a process that can do
/// nothing else; empty where there is none.
[[nodiscard]] QString thumbnailProgram();

/// Pictures of recordings for a list of them, read from the disk by a worker; only those that were
/// looked at last are kept. What has none is drawn by another program, one after the other, those
/// that were asked for last before others.
class CardPictures : public QObject
{
    Q_OBJECT

public:
    /// What to do about a recording without a picture.
    enum class Missing { Leave, Make };

    explicit CardPictures(QObject *parent = nullptr, QString program = thumbnailProgram());
    ~CardPictures() override;

    /// Null while it is not there yet, until read(). Also null when there is none.
    [[nodiscard]] QImage pictureOf(const QString &path, Missing missing = Missing::Leave);
    /// Another one has been made.
    void forget(const QString &path) { m_pictures.remove(path); }

signals:
    void read();

private:
    void take(const QString &path, const QImage &picture, Missing missing);
    void wantMade(const QString &path);
    void makeNext();
    void onMade(const QString &path, const QImage &picture);

    QString m_program;
    QCache<QString, QImage> m_pictures;
    QSet<QString> m_wanted;     ///< Being read.
    QStringList m_unmade;       ///< To be drawn, the newest wish last.
    QSet<QString> m_unmakeable; ///< The program drew none.
    QString m_making;           ///< Being drawn.
    std::atomic<bool> m_isOver = false;
    QThreadPool m_pool;
    QThreadPool m_makers;
};

} // namespace tickscope
