// SPDX-License-Identifier: MIT
#include "core/review/bundle/bundle.h"

#include <algorithm>
#include <set>

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "core/review/limits.h"
#include "core/review/store/checked.h"

namespace tickscope::review {

namespace {

constexpr int BundleVersion = 1;

tl::unexpected<Fault> diskFault(const QFile &file)
{
    return fault(Fault::Kind::Unreachable,
                 file.fileName() + QStringLiteral(": ") + file.errorString());
}

/// Size and digest of one part, for the manifest.
Stored<QJsonObject> writePart(const QDir &folder, const BundlePart &part)
{
    QFile file(folder.filePath(part.name));
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return diskFault(file);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto write = [&](const QByteArray &bytes) {
        hash.addData(bytes);
        return file.write(bytes) == bytes.size();
    };
    constexpr qint64 Block = 1 << 20;
    bool isWritten = write(part.bytes);
    if (!part.source.isEmpty()) {
        QFile source(part.source);
        if (!source.open(QIODevice::ReadOnly))
            return diskFault(source);
        while (isWritten && !source.atEnd())
            isWritten = write(source.read(Block));
        if (source.error() != QFile::NoError)
            return diskFault(source);
    }
    if (!isWritten || !file.flush())
        return diskFault(file);
    return QJsonObject{{"name", part.name},
                       {"size", file.size()},
                       {"sha256", QString::fromLatin1(hash.result().toHex())}};
}

/// A part as a manifest names it.
struct ListedPart {
    QString name;
    qint64 size = 0;
    QByteArray sha256;
};

/// Whether the file in the folder is what the manifest says.
std::optional<BundleFault> faultOfPart(const QDir &folder, const ListedPart &part)
{
    const auto faulty = [&](BundleFault::Kind kind) { return BundleFault{kind, part.name}; };
    if (!isPartName(part.name) || part.name == ManifestName)
        return faulty(BundleFault::Kind::Unusable);
    const QFileInfo info(folder.filePath(part.name));
    if (!info.exists() && !info.isSymLink())
        return faulty(BundleFault::Kind::Missing);
    if (info.isSymLink() || !info.isFile())
        return faulty(BundleFault::Kind::Unusable);
    if (info.size() != part.size)
        return faulty(BundleFault::Kind::Changed);
    QFile file(info.filePath());
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !hash.addData(&file)
        || hash.result().toHex() != part.sha256)
        return faulty(BundleFault::Kind::Changed);
    return {};
}

Stored<QByteArray> readManifest(const QDir &folder)
{
    const QString path = folder.filePath(ManifestName);
    const QFileInfo info(path);
    if (!info.exists() || info.isSymLink() || !info.isFile())
        return fault(Fault::Kind::Invalid, path + QStringLiteral(": there is no manifest"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return diskFault(file);
    QByteArray bytes = file.read(limits::Import + 1);
    if (bytes.size() > limits::Import)
        return fault(Fault::Kind::Invalid, path + QStringLiteral(": too big for a manifest"));
    return bytes;
}

std::vector<ListedPart> listedParts(const QJsonObject &manifest)
{
    std::vector<ListedPart> parts;
    for (const QJsonValue value : manifest[QLatin1String("parts")].toArray()) {
        const QJsonObject part = value.toObject();
        parts.push_back({part[QLatin1String("name")].toString(),
                         part[QLatin1String("size")].toInteger(-1),
                         part[QLatin1String("sha256")].toString().toLatin1()});
    }
    return parts;
}

} // namespace

bool isPartName(const QString &name)
{
    const auto isLetter = [](QChar unit) {
        return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z')
               || (unit >= u'0' && unit <= u'9');
    };
    constexpr qsizetype Longest = 120;
    return !name.isEmpty() && name.size() <= Longest && isLetter(name.at(0))
           && std::all_of(name.begin(), name.end(), [&](QChar unit) {
                  return isLetter(unit) || unit == u'.' || unit == u'-' || unit == u'_';
              });
}

Stored<void> writeBundle(const QString &path, const Case &value,
                         const std::vector<BundlePart> &parts)
{
    const QFileInfo place(path);
    if (place.exists() || place.isSymLink())
        return fault(Fault::Kind::Unreachable, path + QStringLiteral(" is there already"));
    // Beside its place, so that it can be moved there as a whole.
    QTemporaryDir beside(place.absoluteFilePath() + QStringLiteral(".XXXXXX"));
    if (!beside.isValid())
        return fault(Fault::Kind::Unreachable, path + QStringLiteral(": ") + beside.errorString());
    const QDir folder(beside.path());
    QJsonArray listed;
    std::set<QString> names{ManifestName};
    for (const BundlePart &part : parts) {
        // Systems that know no upper and lower case would write one over the other.
        if (!isPartName(part.name) || !names.insert(part.name.toLower()).second)
            return fault(Fault::Kind::Invalid,
                         QStringLiteral("\"%1\" cannot be the name of a part").arg(part.name));
        const auto written = writePart(folder, part);
        if (!written)
            return tl::unexpected(written.error());
        listed.append(*written);
    }
    QJsonArray sources;
    for (const CaseRecording &recording : value.recordings)
        sources.append(QJsonObject{{"sha256", recording.sha256}, {"name", recording.name}});
    const QJsonObject manifest{{"tickscope_bundle", BundleVersion},
                               {"case", value.number},
                               {"made", QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                               {"sources", sources},
                               {"parts", listed}};
    if (auto written = writePart(folder, {ManifestName, QJsonDocument(manifest).toJson(), {}});
        !written)
        return tl::unexpected(written.error());
    if (!QDir().rename(beside.path(), path))
        return fault(Fault::Kind::Unreachable, path + QStringLiteral(" cannot be made"));
    beside.setAutoRemove(false);
    return {};
}

Stored<BundleReport> verifyBundle(const QString &path)
{
    const QDir folder(path);
    const auto bytes = readManifest(folder);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const QJsonObject manifest = QJsonDocument::fromJson(*bytes).object();
    const int version = manifest[QLatin1String("tickscope_bundle")].toInt();
    if (version < 1)
        return fault(Fault::Kind::Invalid, path + QStringLiteral(": the manifest is unreadable"));
    if (version > BundleVersion)
        return fault(Fault::Kind::OtherVersion,
                     path + QStringLiteral(": made by a later version of Tickscope"));
    BundleReport report;
    report.manifestSha256 = QString::fromLatin1(
        QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex());
    for (const QJsonValue source : manifest[QLatin1String("sources")].toArray())
        report.sources.push_back(
            {source[QLatin1String("sha256")].toString(), source[QLatin1String("name")].toString()});
    std::set<QString> names{ManifestName};
    for (const ListedPart &part : listedParts(manifest)) {
        ++report.parts;
        names.insert(part.name);
        if (const auto faulty = faultOfPart(folder, part))
            report.faults.push_back(*faulty);
    }
    constexpr auto Everything = QDir::AllEntries | QDir::Hidden | QDir::System
                                | QDir::NoDotAndDotDot;
    for (const QString &name : folder.entryList(Everything, QDir::Name)) {
        if (!names.contains(name))
            report.faults.push_back({BundleFault::Kind::Unlisted, name});
    }
    return report;
}

} // namespace tickscope::review
