// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prune/prune_guard.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <filesystem>

#include "app/cli/cases/case_store.h"
#include "app/cli/input/window_settings.h"
#include "core/base/try.h"
#include "core/io/http/url.h"
#include "core/review/store/outbox.h"

namespace tickscope::cli {

namespace {

/// Damage that the container does not show. Errors: those of readIndex().
Result<std::string> hiddenDamage(const FoundRecording &found, const Arguments &arguments)
{
    TRY_ASSIGN(const auto opened, openRecording(found.path, {}));
    TRY_ASSIGN(const auto index, readIndex(opened, arguments));
    const auto &damage = index->damage();
    return damage.empty() ? std::string() : damageText(damage.front());
}

/// Whether the window has sent all that it has written down of cases: who knows which recordings
/// the rest is about. Errors: Io when not.
Result<void> checkOutboxes()
{
    const QDir folder(windowDataFolder() + QStringLiteral("/outbox"));
    for (const QString &file :
         folder.entryList({QStringLiteral("*.sqlite")}, QDir::Files | QDir::System)) {
        const QString path = folder.filePath(file);
        // What a link leads to may be on a disk that is away.
        if (!QFile::exists(path) || review::Outbox(path).size() > 0)
            return failure(ErrorCode::Io,
                           {Fault::tr("changes to cases wait in {0} until the window sends "
                                      "them; nothing was removed"),
                            path.toStdString()});
    }
    return {};
}

} // namespace

Result<PruneGuard> PruneGuard::read(const Arguments &arguments)
{
    PruneGuard guard;
    TRY_ASSIGN(const auto ofWindow, windowStoreAddress());
    const auto named = storeAddress(arguments);
    const bool isNamed = arguments.has(StoreOption.name)
                         || !qEnvironmentVariableIsEmpty("TICKSCOPE_STORE");
    if (!named && (isNamed || !ofWindow))
        return tl::unexpected(named.error());
    if (named) {
        TRY(guard.addCases(*named));
    }
    if (ofWindow) {
        TRY(guard.addCases(*ofWindow));
    }
    TRY(checkOutboxes());
    const QStringList pinned = WindowSettings().value(settings::PinnedFiles).toStringList();
    for (const QString &path : pinned) {
        const std::string name = QFile::encodeName(path).toStdString();
        std::error_code error;
        guard.m_pinned.insert(placeOnDisk(name));
        guard.m_pinned.insert(std::filesystem::canonical(name, error).string());
    }
    // Of pins that lead nowhere, and of notes on a case as a whole.
    guard.m_pinned.erase(std::string());
    guard.m_cases.erase(std::string());
    return guard;
}

Result<void> PruneGuard::addCases(const review::StoreAddress &address)
{
    // A store that is not there would be made, and know no cases.
    if (address.kind == review::StoreAddress::Kind::File && QFileInfo(address.file).size() == 0)
        return failure(ErrorCode::Io, {Fault::tr("{0}: there is no such case store"),
                                       address.text().toStdString()});
    TRY_ASSIGN(const auto store, openStore(address));
    review::CaseFilter filter;
    filter.order = review::CaseFilter::Order::Number;
    for (;;) {
        TRY_ASSIGN(const auto page, resultOf(store->cases(filter)));
        if (page.empty())
            return {};
        for (const review::Case &value : page) {
            TRY(addCase(*store, value));
        }
        filter.after = page.back().number;
    }
}

Result<void> PruneGuard::addCase(review::Store &store, const review::Case &value)
{
    for (const review::CaseRecording &recording : value.recordings) {
        m_cases.emplace(recording.sha256.toStdString(), value.number);
        m_names.emplace(QFile::encodeName(recording.name).toStdString(), value.number);
    }
    for (const review::Identity &person : value.accused)
        m_cases.emplace(person.recording.toStdString(), value.number);
    TRY_ASSIGN(const auto notes, resultOf(store.notes(value.id)));
    for (const review::Annotation &note : notes)
        m_cases.emplace(note.recording.toStdString(), value.number);
    return {};
}

bool PruneGuard::isPinned(const FoundRecording &found) const
{
    if (m_pinned.contains(found.path))
        return true;
    // One of its files.
    const std::string folder = found.path + '/';
    const auto inside = m_pinned.lower_bound(folder);
    return found.isFolder && inside != m_pinned.end() && inside->starts_with(folder);
}

std::optional<KeptFor> PruneGuard::protects(FoundRecording &found) const
{
    if (isPinned(found))
        return KeptFor::Pinned;
    const auto in = m_cases.find(found.digest);
    const auto named = m_names.find(std::filesystem::path(found.path).filename().string());
    if (in == m_cases.end() && named == m_names.end())
        return {};
    found.detail = "case " + std::to_string(in != m_cases.end() ? in->second : named->second)
                   + (in != m_cases.end() ? "" : ", which has one of this name");
    return KeptFor::Case;
}

namespace {

/// SHA-256 by which cases know a recording; empty where its format has none.
Result<std::string> digestOf(const FoundRecording &found)
{
    TRY_ASSIGN(const auto source, openNamed(found.path, HttpOptions(), {}));
    TRY_ASSIGN(const auto recording, allFormats().open(source, {}));
    return contentSha256(*recording);
}

} // namespace

std::optional<KeptFor> PruneGuard::keeps(FoundRecording &found, const PruneRequest &request,
                                         const Arguments &arguments) const
{
    const auto digest = digestOf(found);
    if (!digest) {
        found.detail = faultText(digest.error().fault);
        return KeptFor::Unreadable;
    }
    found.digest = *digest;
    if (const auto kept = protects(found))
        return kept;
    // Who asked for runs has read all of it.
    if (request.needsRuns() && found.facts.finishes)
        return {};
    const auto damage = hiddenDamage(found, arguments);
    if (!damage) {
        found.detail = faultText(damage.error().fault);
        return KeptFor::Unreadable;
    }
    found.detail = *damage;
    return damage->empty() ? std::nullopt : std::optional(KeptFor::Damaged);
}

} // namespace tickscope::cli
