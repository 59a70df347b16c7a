// SPDX-License-Identifier: MIT
#include "core/library/pruning/prune_guard.h"

#include <filesystem>

#include <QDir>
#include <QFile>

#include "core/base/hash.h"
#include "core/base/try.h"
#include "core/model/content_hash.h"
#include "core/review/store/outbox.h"

namespace tickscope::library {

review::Stored<void> PruneGuard::addCases(review::Store &store)
{
    review::CaseFilter filter;
    filter.order = review::CaseFilter::Order::Number;
    for (;;) {
        TRY_ASSIGN(const auto page, store.cases().matching(filter));
        if (page.empty())
            break;
        for (const review::Case &value : page) {
            for (const review::CaseRecording &recording : value.recordings) {
                m_cases.emplace(recording.sha256.toStdString(), value.number);
                m_names.emplace(QFile::encodeName(recording.name).toStdString(), value.number);
            }
            for (const review::Identity &person : value.accused)
                m_cases.emplace(person.recording.toStdString(), value.number);
            TRY_ASSIGN(const auto notes, store.notes().ofCase(value.id));
            for (const review::Annotation &note : notes)
                m_cases.emplace(note.recording.toStdString(), value.number);
        }
        filter.after = page.back().number;
    }
    m_cases.erase(std::string()); // of notes on a case as a whole
    return {};
}

void PruneGuard::addPinned(const QStringList &paths)
{
    for (const QString &path : paths) {
        const std::string name = QFile::encodeName(path).toStdString();
        std::error_code error;
        m_pinned.insert(placeOnDisk(name));
        m_pinned.insert(std::filesystem::canonical(name, error).string());
    }
    m_pinned.erase(std::string()); // of pins that lead nowhere
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
    if (const auto in = m_cases.find(found.digest); in != m_cases.end()) {
        found.detail = {Fault::tr("case %1"), in->second};
        return KeptFor::Case;
    }
    const auto named = m_names.find(std::filesystem::path(found.path).filename().string());
    if (named == m_names.end())
        return {};
    found.detail = {Fault::tr("case %1, which has one of this name"), named->second};
    return KeptFor::Case;
}

std::optional<KeptFor> PruneGuard::keeps(FoundRecording &found, const PruneRequest &request,
                                         const PruneWatch &watch) const
{
    const auto unreadable = [&found](const Error &error) {
        found.detail = error.fault;
        return KeptFor::Unreadable;
    };
    const auto opened = openOutlined(found.path, watch.stop);
    if (!opened)
        return unreadable(opened.error());
    const auto digest = contentHash(
        *opened->recording, [](std::uint64_t, std::uint64_t) {}, watch.stop);
    if (!digest)
        return unreadable(digest.error());
    found.digest = *digest ? hexText(**digest) : std::string();
    if (const auto kept = protects(found))
        return kept;
    // Who asked for runs has read all of it.
    if (request.needsRuns() && found.facts.finishes)
        return {};
    const auto index = readWatched(*opened, found.name, watch);
    if (!index)
        return unreadable(index.error());
    if ((*index)->damage().empty())
        return {};
    found.detail = (*index)->damage().front().fault;
    return KeptFor::Damaged;
}

Result<void> checkOutboxes(const QString &outboxFolder)
{
    const QDir folder(outboxFolder);
    for (const QString &file :
         folder.entryList({QStringLiteral("*.sqlite")}, QDir::Files | QDir::System)) {
        const QString path = folder.filePath(file);
        // What a link leads to may be on a disk that is away.
        if (!QFile::exists(path) || review::Outbox(path).size() > 0)
            return ioError({Fault::tr("changes to cases wait in %1 until the window "
                                      "sends them; nothing was removed"),
                            path.toStdString()});
    }
    return {};
}

} // namespace tickscope::library
