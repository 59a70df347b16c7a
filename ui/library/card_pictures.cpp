// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/card_pictures.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include "ui/start/thumbnails.h"
#include "ui/style/theme.h"

namespace tickscope {

/// Pictures that are kept; a screen has some dozens.
constexpr int MostCardPictures = 200;
/// Wishes that are kept: a fast scroll through thousands needs those where the list stands still.
constexpr int MostWishes = 40;
constexpr int LongestMaking = 10'000; // milliseconds; the program ends by itself long before
constexpr int StopPause = 50;         // milliseconds between two looks at whether it is over

/// Null when \a program draws none, or \a isOver.
static QImage drawnBy(const QString &program, const QString &path, bool isLight,
                      const std::atomic<bool> &isOver)
{
    const QTemporaryDir folder;
    const QString output = folder.filePath(QStringLiteral("picture.png"));
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    QStringList words{QStringLiteral("-s"), QString::number(2 * thumbnails::Size.width()), path,
                      output};
    if (isLight)
        words.prepend(QStringLiteral("-l"));
    process.start(program, words);
    for (int waited = 0; !process.waitForFinished(StopPause); waited += StopPause) {
        if (!isOver && waited < LongestMaking && process.state() != QProcess::NotRunning)
            continue;
        process.kill();
        process.waitForFinished();
        return {};
    }
    QImage picture;
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        picture.load(output, "PNG");
    return picture;
}

QString thumbnailProgram()
{
    const QString program = QCoreApplication::applicationDirPath()
                            + QStringLiteral("/tickscope-thumbnailer");
    return QFileInfo(program).isExecutable() ? program : QString();
}

CardPictures::CardPictures(QObject *parent, QString program)
    : QObject(parent)
    , m_program(std::move(program))
    , m_pictures(MostCardPictures)
{
    m_pool.setMaxThreadCount(1);
    m_makers.setMaxThreadCount(1);
    m_makers.setThreadPriority(QThread::LowPriority);
}

CardPictures::~CardPictures()
{
    m_isOver = true;
    for (QThreadPool *pool : {&m_pool, &m_makers}) {
        pool->clear();
        pool->waitForDone();
    }
}

QImage CardPictures::pictureOf(const QString &path, Missing missing)
{
    if (const QImage *picture = m_pictures.object(path)) {
        if (picture->isNull() && missing == Missing::Make)
            wantMade(path);
        return *picture;
    }
    if (path.isEmpty() || m_wanted.contains(path))
        return {};
    m_wanted.insert(path);
    m_pool.start([this, path, missing] {
        QImage picture = thumbnails::read(path).picture;
        QMetaObject::invokeMethod(this, [this, path, missing, picture = std::move(picture)] {
            take(path, picture, missing);
        });
    });
    return {};
}

void CardPictures::take(const QString &path, const QImage &picture, Missing missing)
{
    m_wanted.remove(path);
    m_pictures.insert(path, new QImage(picture));
    emit read();
    if (picture.isNull() && missing == Missing::Make)
        wantMade(path);
}

void CardPictures::wantMade(const QString &path)
{
    if (m_program.isEmpty() || path == m_making || m_unmakeable.contains(path)
        || m_unmade.contains(path))
        return;
    m_unmade << path;
    if (m_unmade.size() > MostWishes)
        m_unmade.removeFirst();
    makeNext();
}

void CardPictures::makeNext()
{
    if (!m_making.isEmpty() || m_unmade.isEmpty())
        return;
    m_making = m_unmade.takeLast();
    m_makers.start([this, path = m_making, isLight = !theme::isDark()] {
        thumbnails::Summary summary;
        summary.picture = drawnBy(m_program, path, isLight, m_isOver);
        if (!summary.picture.isNull()) {
            summary.date = QFileInfo(path).lastModified();
            thumbnails::write(path, summary);
        }
        QMetaObject::invokeMethod(
            this, [this, path, picture = summary.picture] { onMade(path, picture); });
    });
}

void CardPictures::onMade(const QString &path, const QImage &picture)
{
    m_making.clear();
    if (picture.isNull()) {
        m_unmakeable.insert(path);
    } else {
        m_pictures.insert(path, new QImage(picture));
        emit read();
    }
    makeNext();
}

} // namespace tickscope
