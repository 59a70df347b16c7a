// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/crash_reports.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QSysInfo>

namespace tickscope::crash_reports {

constexpr qsizetype MostReports = 5;
constexpr char ReaderSuffix[] = "-reader.txt";

QByteArray unhashed(qint64 bytes)
{
    const QByteArray size = "; the file has " + QByteArray::number(bytes) + " bytes";
    return bytes > 0 ? "not known yet" + size : "not known yet";
}

QString versions()
{
    return QStringLiteral("Tickscope %1\nQt %2\n%3, %4")
        .arg(QStringLiteral(TICKSCOPE_VERSION), QString::fromLatin1(qVersion()),
             QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture());
}

QString folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/crashes");
}

void makeFolder()
{
    QDir().mkpath(folder());
    QFile::setPermissions(folder(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QFileInfoList kept()
{
    const QFileInfoList reports = QDir(folder()).entryInfoList({QStringLiteral("*.txt")},
                                                               QDir::Files, QDir::Time);
    for (const QFileInfo &old : reports.mid(MostReports))
        QFile::remove(old.filePath());
    return reports.first(std::min(reports.size(), MostReports));
}

bool isOfReader(const QString &name)
{
    return name.endsWith(QLatin1String(ReaderSuffix));
}

void writeOfReader(qint64 process, const QByteArray &report)
{
    makeFolder();
    const QString name = QStringLiteral("%1-%2")
                             .arg(QDateTime::currentDateTimeUtc().toString("yyyyMMdd-hhmmss"))
                             .arg(process);
    QFile file(QDir(folder()).filePath(name + QLatin1String(ReaderSuffix)));
    if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly, QFile::ReadOwner | QFile::WriteOwner))
        file.write(report);
    (void)kept();
}

} // namespace tickscope::crash_reports
