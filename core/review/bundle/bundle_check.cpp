// SPDX-License-Identifier: MIT
//
// A bundle comes from anybody, and what is said of it decides about people: what is listed is read
// by bytes, what is read is the file that was looked at, and nothing in the folder is passed over.

#include "core/review/bundle/bundle.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <set>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <nlohmann/json.hpp>

#include "core/base/try.h"
#include "core/review/limits.h"

namespace tickscope::review {

namespace {

/// A part as a manifest names it.
struct ListedPart {
    QString name;
    qint64 size = 0;
    QByteArray sha256;
};

/// A file of the folder, opened without following a link and without waiting at a pipe.
class OpenPart
{
public:
    OpenPart(const QString &folder, const QString &name)
        : m_descriptor(::open(QFile::encodeName(folder + u'/' + name).constData(),
                              O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
        , m_error(m_descriptor < 0 ? errno : 0)
    {
        if (m_descriptor >= 0)
            m_isRegular = ::fstat(m_descriptor, &m_status) == 0 && S_ISREG(m_status.st_mode);
        if (m_isRegular)
            m_isRegular = m_file.open(m_descriptor, QIODevice::ReadOnly);
    }
    ~OpenPart()
    {
        m_file.close();
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    OpenPart &operator=(OpenPart &&) = delete; // no copies

    [[nodiscard]] bool isMissing() const { return m_error == ENOENT; }
    [[nodiscard]] bool isRegular() const { return m_isRegular; }
    [[nodiscard]] qint64 size() const { return m_status.st_size; }
    [[nodiscard]] bool isShared() const { return m_status.st_nlink > 1; }
    /// Small files may have no blocks of their own on some file systems.
    [[nodiscard]] bool isSparse() const
    {
        constexpr qint64 Block = 512;
        constexpr qint64 Page = 4096;
        return m_status.st_size >= Page && m_status.st_blocks * Block + Page < m_status.st_size;
    }
    /// Whether it is still as it was when it was opened.
    [[nodiscard]] bool isSteady() const
    {
        struct stat now {
        };
        const auto times = [](const struct stat &status) {
            return std::array{status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec,
                              status.st_ctim.tv_nsec};
        };
        return ::fstat(m_descriptor, &now) == 0 && now.st_size == m_status.st_size
               && times(now) == times(m_status);
    }
    [[nodiscard]] QFile &file() { return m_file; }

private:
    int m_descriptor;
    int m_error;
    bool m_isRegular = false;
    struct stat m_status {
    };
    QFile m_file;
};

/// Up to \a most bytes of the file \a name and one more. Errors: Unreachable, Invalid.
Stored<QByteArray> readSmall(const QString &folder, const QString &name, qint64 most)
{
    OpenPart part(folder, name);
    const QString path = folder + u'/' + name;
    if (!part.isRegular())
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1: is no file"), path.toStdString()});
    // What may be read is made room for.
    QByteArray bytes = part.file().read(std::min(part.size(), most) + 1);
    if (part.file().error() != QFile::NoError)
        return storeError(path, part.file().errorString());
    if (bytes.size() > most)
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1: is too big"), path.toStdString()});
    return bytes;
}

/// What is to be said of the file that a manifest names.
std::vector<BundleFault> faultsOfPart(const QString &folder, const ListedPart &listed)
{
    using Kind = BundleFault::Kind;
    const auto only = [&](Kind kind) { return std::vector{BundleFault{kind, listed.name}}; };
    if (!isPartName(listed.name) || listed.name == ManifestName || listed.name == SignatureName)
        return only(Kind::Unusable);
    OpenPart part(folder, listed.name);
    if (part.isMissing())
        return only(Kind::Missing);
    if (!part.isRegular())
        return only(Kind::Unusable);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const bool isSame = part.size() == listed.size && hash.addData(&part.file())
                        && hash.result().toHex() == listed.sha256;
    if (!part.isSteady())
        return only(Kind::Unsteady);
    if (!isSame)
        return only(Kind::Changed);
    std::vector<BundleFault> odd;
    if (part.isShared())
        odd.push_back({Kind::Shared, listed.name});
    if (part.isSparse())
        odd.push_back({Kind::Sparse, listed.name});
    return odd;
}

std::vector<ListedPart> listedParts(const QJsonObject &manifest)
{
    std::vector<ListedPart> parts;
    for (const QJsonValue value : manifest["parts"_L1].toArray()) {
        const QJsonObject part = value.toObject();
        parts.push_back({part["name"_L1].toString(), part["size"_L1].toInteger(-1),
                         part["sha256"_L1].toString().toLatin1()});
    }
    return parts;
}

/// Whether an object in \a json has two members of one name, of which each reader takes another.
/// Also where it is no JSON.
bool isAmbiguous(const QByteArray &json)
{
    using Json = nlohmann::json;
    std::vector<std::set<std::string>> open;
    bool isTwice = false;
    const auto look = [&](int, Json::parse_event_t event, const Json &value) {
        if (event == Json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            open.pop_back();
        else if (event == Json::parse_event_t::key)
            isTwice = !open.back().insert(value.get<std::string>()).second || isTwice;
        return true;
    };
    return Json::parse(json.begin(), json.end(), look, false).is_discarded() || isTwice;
}

/// What every bundle has, though \a listed does not name it.
std::vector<BundleFault> lackedBy(const std::set<std::string> &listed)
{
    std::vector<BundleFault> faults;
    for (const char *name : {"report.html", "case.json"}) {
        if (!listed.contains(name))
            faults.push_back({BundleFault::Kind::Missing, QString::fromLatin1(name)});
    }
    return faults;
}

/// \a name as text, with bytes that are no UTF-8 as "\xff".
QString shownName(const std::string &name)
{
    const QByteArray bytes = QByteArray::fromStdString(name);
    if (QString text = QString::fromUtf8(bytes); text.toUtf8() == bytes)
        return text;
    QString shown;
    for (const char byte : bytes) {
        const auto code = static_cast<uchar>(byte);
        shown += code < 0x80 ? QString(QLatin1Char(byte))
                             : u"\\x%1"_s.arg(int(code), 2, 16, QLatin1Char('0'));
    }
    return shown;
}

/// Names of the folder that \a listed lacks. Qt leaves out names that are no UTF-8.
Stored<std::vector<BundleFault>> unlistedIn(const QString &folder,
                                            const std::set<std::string> &listed)
{
    std::vector<BundleFault> faults;
    std::error_code error;
    std::filesystem::directory_iterator entries(QFile::encodeName(folder).toStdString(), error);
    for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
        const std::string name = entries->path().filename().string();
        if (!listed.contains(name))
            faults.push_back({BundleFault::Kind::Unlisted, shownName(name)});
    }
    if (error)
        return storeError(folder, QString::fromStdString(error.message()));
    std::ranges::sort(faults, {}, &BundleFault::name);
    return faults;
}

/// Of \a manifest; None where the folder has no signature.
Stored<Signature> signatureIn(const QString &folder, const QByteArray &manifest,
                              const QString &signers)
{
    if (OpenPart(folder, SignatureName).isMissing())
        return Signature();
    constexpr qint64 Most = 64 << 10;
    const auto bytes = readSmall(folder, SignatureName, Most);
    if (!bytes && bytes.error().kind == StoreError::Kind::Invalid)
        return Signature{Signature::State::Wrong, {}, {}};
    if (!bytes)
        return tl::unexpected(bytes.error());
    return signatureOf(manifest, *bytes, signers);
}

} // namespace

bool BundleReport::isWhole() const
{
    return std::ranges::all_of(faults, &BundleFault::isOnlyOdd);
}

Stored<BundleReport> verifyBundle(const QString &path, const QString &signers)
{
    if (OpenPart(path, ManifestName).isMissing())
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1: there is no manifest"), path.toStdString()});
    TRY_ASSIGN(const auto bytes, readSmall(path, ManifestName, limits::Import));
    const QJsonObject manifest = QJsonDocument::fromJson(bytes).object();
    const int version = manifest["tickscope_bundle"_L1].toInt();
    if (version < 1)
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1: the manifest is unreadable"), path.toStdString()});
    if (isAmbiguous(bytes))
        return storeError(StoreError::Kind::Invalid,
                          {Fault::tr("%1: the manifest is ambiguous"), path.toStdString()});
    if (version > ManifestVersion)
        return storeError(
            StoreError::Kind::OtherVersion,
            {Fault::tr("%1: made by a later version of Tickscope"), path.toStdString()});
    BundleReport report;
    report.manifestSha256 = QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    report.made = manifest["made"_L1].toString();
    TRY_ASSIGN(report.signature, signatureIn(path, bytes, signers));
    for (const QJsonValue source : manifest["sources"_L1].toArray())
        report.sources.push_back({source["sha256"_L1].toString(), source["name"_L1].toString()});
    std::set<std::string> names{ManifestName.toStdString()};
    // Without one, a file of that name may be anything.
    if (report.signature.state != Signature::State::None)
        names.insert(SignatureName.toStdString());
    std::set<QString> seen;
    for (const ListedPart &part : listedParts(manifest)) {
        ++report.parts;
        if (!seen.insert(part.name).second && isPartName(part.name))
            report.faults.push_back({BundleFault::Kind::Repeated, part.name});
        else
            std::ranges::move(faultsOfPart(path, part), std::back_inserter(report.faults));
        names.insert(part.name.toStdString());
    }
    std::ranges::move(lackedBy(names), std::back_inserter(report.faults));
    TRY_ASSIGN(const auto unlisted, unlistedIn(path, names));
    report.faults.insert(report.faults.end(), unlisted.begin(), unlisted.end());
    return report;
}

} // namespace tickscope::review
