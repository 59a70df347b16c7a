// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prune/prune_guard.h"

#include <QDir>
#include <QFile>

#include "app/cli/cases/case_store.h"
#include "app/cli/input/window_settings.h"
#include "core/base/hash.h"
#include "core/io/http/url.h"
#include "core/model/content_hash.h"
#include "core/review/store/outbox.h"

namespace tickscope::cli {

namespace {

/// Damage that the container does not show. Errors: those of readIndex().
Result<std::string> hiddenDamage(const FoundRecording &found, const Arguments &arguments)
{
    const auto opened = openRecording(found.path, {});
    if (!opened)
        return tl::unexpected(opened.error());
    const auto index = readIndex(*opened, arguments);
    if (!index)
        return tl::unexpected(index.error());
    const auto &damage = (*index)->damage();
    return damage.empty() ? std::string() : damageText(damage.front());
}

/// Whether the window has sent all that it has written down of cases: who knows which recordings
/// the rest is about. Errors: Io when not.
Result<void> checkOutboxes()
{
    const QDir folder(windowDataFolder() + QStringLiteral("/outbox"));
    for (const QString &file : folder.entryList({QStringLiteral("*.sqlite")}, QDir::Files)) {
        const QString path = folder.filePath(file);
        if (review::Outbox(path).size() > 0)
            return failure(ErrorCode::Io,
                           {faultKind<QT_TRANSLATE_NOOP(
                                "faults", "changes to cases wait in {0} until the window sends "
                                          "them; nothing was removed")>,
                            path.toStdString()});
    }
    return {};
}

} // namespace

Result<PruneGuard> PruneGuard::read(const Arguments &arguments)
{
    PruneGuard guard;
    const auto ofWindow = windowStoreAddress();
    if (!ofWindow)
        return tl::unexpected(ofWindow.error());
    const auto named = storeAddress(arguments);
    const bool isNamed = arguments.has(StoreOption.name)
                         || !qEnvironmentVariableIsEmpty("TICKSCOPE_STORE");
    if (!named && (isNamed || !*ofWindow))
        return tl::unexpected(named.error());
    if (named) {
        if (auto added = guard.addCases(*named); !added)
            return tl::unexpected(added.error());
    }
    if (*ofWindow) {
        if (auto added = guard.addCases(**ofWindow); !added)
            return tl::unexpected(added.error());
    }
    if (auto checked = checkOutboxes(); !checked)
        return tl::unexpected(checked.error());
    const QStringList pinned = WindowSettings().value(settings::PinnedFiles).toStringList();
    for (const QString &path : pinned)
        guard.m_pinned.insert(placeOnDisk(QFile::encodeName(path).toStdString()));
    return guard;
}

Result<void> PruneGuard::addCases(const review::StoreAddress &address)
{
    // A store that is not there would be made, and know no cases.
    if (address.kind == review::StoreAddress::Kind::File && !QFile::exists(address.file))
        return failure(ErrorCode::Io,
                       {faultKind<QT_TRANSLATE_NOOP("faults", "{0}: there is no such case store")>,
                        address.text().toStdString()});
    const auto store = openStore(address);
    if (!store)
        return tl::unexpected(store.error());
    review::CaseFilter filter;
    filter.order = review::CaseFilter::Order::Number;
    for (;;) {
        const auto page = (*store)->cases(filter);
        if (!page)
            return tl::unexpected(errorOf(page.error()));
        if (page->empty())
            return {};
        for (const review::Case &value : *page) {
            for (const review::CaseRecording &recording : value.recordings)
                m_cases.emplace(recording.sha256.toStdString(), value.number);
            for (const review::Identity &person : value.accused)
                m_cases.emplace(person.recording.toStdString(), value.number);
        }
        filter.after = page->back().number;
    }
}

Result<std::optional<qint64>> PruneGuard::caseOf(const FoundRecording &found) const
{
    if (m_cases.empty())
        return std::optional<qint64>();
    const auto source = openNamed(found.path, HttpOptions(), {});
    if (!source)
        return tl::unexpected(source.error());
    const auto recording = allFormats().open(*source, {});
    if (!recording)
        return tl::unexpected(recording.error());
    const auto digest = contentHash(**recording, [](std::uint64_t, std::uint64_t) {}, {});
    if (!digest)
        return tl::unexpected(digest.error());
    const auto in = *digest ? m_cases.find(hexText(**digest)) : m_cases.end();
    return in != m_cases.end() ? std::optional(in->second) : std::nullopt;
}

std::optional<KeptFor> PruneGuard::keeps(FoundRecording &found, const PruneRequest &request,
                                         const Arguments &arguments) const
{
    if (m_pinned.contains(found.path))
        return KeptFor::Pinned;
    const auto number = caseOf(found);
    if (!number) {
        found.detail = faultText(number.error().fault);
        return KeptFor::Unreadable;
    }
    if (*number) {
        found.detail = "case " + std::to_string(**number);
        return KeptFor::Case;
    }
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
