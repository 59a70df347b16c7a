// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "tests/cli/run_cli.h"
#include "tests/support/ghost_writer.h"
#include "tests/support/test_recordings.h"

/// What tests of `prune` have in common.
namespace tickscope::test {

/// The rule that asks for everything.
inline const QString All = QStringLiteral("--larger=0");

/// Where a demo's header has the date.
inline constexpr qint64 DateOffset = 156;

inline QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
}

inline QString journalPath()
{
    return dataFolder() + QStringLiteral("/tickscope/tickscope/pruned.jsonl");
}

inline QString trashed(const QString &name)
{
    return dataFolder() + QStringLiteral("/Trash/files/") + name;
}

/// Says that \a path was not changed lately, so that nobody takes it for one that is written.
inline bool settle(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadWrite)
           && file.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                               QFileDevice::FileModificationTime);
}

inline QList<QJsonObject> journal(const char *state)
{
    QFile file(journalPath());
    QList<QJsonObject> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (object[QStringLiteral("state")].toString() == QLatin1String(state))
            lines << object;
    }
    return lines;
}

/// A folder of recordings, and a store without cases beside it. It lies on the disk of the home
/// folder, where its trash is.
class PruneFolder
{
public:
    /// Nothing is in trash and journal.
    PruneFolder()
        : m_folder(QDir::homePath() + QStringLiteral("/prune-XXXXXX"))
    {
        QDir().mkpath(path({}));
        QFile::remove(journalPath());
        QDir(dataFolder() + QStringLiteral("/Trash")).removeRecursively();
        // A store is made for who may file cases.
        (void)runCli({"scan", "--kind", "chat", "--case", "--store", store(), path({})});
    }

    /// Of a recording.
    [[nodiscard]] QString path(const QString &name) const
    {
        return m_folder.filePath(QStringLiteral("recordings/") + name);
    }
    /// Of what lies beside them.
    [[nodiscard]] QString beside(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString store() const { return beside(QStringLiteral("cases.sqlite")); }

    /// A demo of that date, as "2020-01-31_12-00-00".
    QString writeDemo(const QString &name, const QByteArray &date, const TinyDemo &demo = {}) const
    {
        const QString file = writeTinyDemo(path({}), name, demo);
        QFile header(file);
        const bool isDated = header.open(QIODevice::ReadWrite) && header.seek(DateOffset)
                             && header.write(date.leftJustified(20, '\0')) == 20;
        header.close();
        return isDated && settle(file) ? file : QString();
    }
    /// A run on the map dm1 that takes 20 ms for each character.
    QString writeGhost(const QString &name, int characters) const
    {
        const QString file = writeRecording(path({}), name,
                                            makeGhost({.version = 6, .characters = characters}));
        return settle(file) ? file : QString();
    }
    /// A copy of a replay in segments, with its end mark.
    QString writeFolder(const QString &name) const
    {
        const auto preamble = realRecording(
            QStringLiteral("hollowcube/tiny-segmented/preamble.dat"));
        const QDir from = QFileInfo(*preamble).dir();
        const QString folder = path(name);
        bool isGood = QDir().mkpath(folder);
        for (const QString &file : from.entryList(QDir::Files)) {
            const QString copy = folder + u'/' + file;
            isGood = isGood && QFile::copy(from.filePath(file), copy)
                     && QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner)
                     && settle(copy);
        }
        return isGood ? folder : QString();
    }

    [[nodiscard]] Run prune(const QStringList &words) const
    {
        return runCli(QStringList{"prune", "--json", "--store", store()} + words);
    }
    [[nodiscard]] Run pruneAll(const QStringList &words) const
    {
        return prune(QStringList{path({})} + words);
    }

private:
    QTemporaryDir m_folder;
};

/// "action rule" or "action why" of each recording, by name.
inline QMap<QString, QString> actions(const Run &run)
{
    QMap<QString, QString> all;
    for (const QJsonObject &row : run.rows()) {
        const QString why = row[QStringLiteral("rule")].toString()
                            + row[QStringLiteral("why")].toString();
        all[QFileInfo(row[QStringLiteral("file")].toString()).fileName()]
            = row[QStringLiteral("action")].toString() + u' ' + why;
    }
    return all;
}

} // namespace tickscope::test
