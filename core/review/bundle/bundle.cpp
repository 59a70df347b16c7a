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

#include "core/base/try.h"

namespace tickscope::review {

namespace {

tl::unexpected<StoreError> diskFault(const QFile &file)
{
    return storeError(file.fileName(), file.errorString());
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
        // A part may fit on a full disk; only what follows fails, and says why.
        for (qint64 done = 0; done < bytes.size();) {
            const qint64 size = file.write(bytes.constData() + done, bytes.size() - done);
            if (size <= 0)
                return false;
            done += size;
        }
        return true;
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

Stored<void> checkBundlePlace(const QString &path)
{
    const QFileInfo place(path);
    if (place.exists() || place.isSymLink())
        return storeError(StoreError::Kind::Unreachable,
                          {Fault::tr("%1 is there already"), path.toStdString()});
    return {};
}

Stored<void> writeBundle(const QString &path, const Case &value,
                         const std::vector<BundlePart> &parts, const QString &key)
{
    TRY(checkBundlePlace(path));
    // Beside its place, so that it can be moved there as a whole.
    QTemporaryDir beside(QFileInfo(path).absoluteFilePath() + u".XXXXXX"_s);
    if (!beside.isValid())
        return storeError(path, beside.errorString());
    const QDir folder(beside.path());
    QJsonArray listed;
    std::set<QString> names{ManifestName, SignatureName};
    for (const BundlePart &part : parts) {
        // Systems that know no upper and lower case would write one over the other.
        if (!isPartName(part.name) || !names.insert(part.name.toLower()).second)
            return storeError(
                StoreError::Kind::Invalid,
                {Fault::tr("\"%1\" cannot be the name of a part"), part.name.toStdString()});
        TRY_ASSIGN(const auto written, writePart(folder, part));
        listed.append(written);
    }
    QJsonArray sources;
    for (const CaseRecording &recording : value.recordings)
        sources.append(QJsonObject{{"sha256", recording.sha256}, {"name", recording.name}});
    const QJsonObject manifest{{"tickscope_bundle", ManifestVersion},
                               {"case", value.number},
                               {"program", "Tickscope " TICKSCOPE_VERSION},
                               {"made", QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                               {"sources", sources},
                               {"parts", listed}};
    const QByteArray bytes = QJsonDocument(manifest).toJson();
    TRY(writePart(folder, {ManifestName, bytes, {}}));
    if (!key.isEmpty()) {
        TRY_ASSIGN(const auto signature, signedBy(key, bytes));
        TRY(writePart(folder, {SignatureName, signature, {}}));
    }
    if (!QDir().rename(beside.path(), path))
        return storeError(StoreError::Kind::Unreachable,
                          {Fault::tr("%1 cannot be made"), path.toStdString()});
    beside.setAutoRemove(false);
    return {};
}

} // namespace tickscope::review
