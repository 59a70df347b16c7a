// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/best_runs.h"

#include <utility>

#include "core/library/recording_facts.h"
#include "ui/document/active_document.h"
#include "ui/library/library_service.h"

namespace tickscope {

BestRuns::BestRuns(ActiveDocument &document, LibraryService &library, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_library(library)
    , m_commands(this, document)
{
    auto add = [this, order = 146](const char *id, const QString &text,
                                   std::function<void()> handler,
                                   std::function<bool()> isEnabled) mutable {
        m_commands.add(QString::fromLatin1(id), text, {},
                       {MenuName::File, order++, tr("Compare with")},
                       tr("The library knows the runs of the recordings in it"),
                       {.isEnabled = std::move(isEnabled)}, std::move(handler));
    };
    const auto hasMap = [this] { return !onThisMap().worldKey.isEmpty(); };
    add(
        "compare.best", tr("Best run on this map"), [this] { look(onThisMap()); }, hasMap);
    add(
        "compare.bestOfPlayer", tr("Best run of the selected player"),
        [this] {
            library::BestRunQuery query = onThisMap();
            query.player = player();
            look(query, chosen());
        },
        [this, hasMap] { return hasMap() && !player().isEmpty(); });
    add(
        "compare.bestBefore", tr("Best run before this recording"),
        [this] {
            library::BestRunQuery query = onThisMap();
            query.before = m_document->recording()->info().wallClock.value_or(0) * 1000;
            look(query);
        },
        [this, hasMap] {
            return hasMap() && m_document->recording()->info().wallClock.has_value();
        });
    // Who is selected may be known only when the index has come there.
    m_commands.refreshWith(Document::RecordingChanged | Document::SelectionChanged
                           | Document::FollowChanged | Document::IndexChanged
                           | Document::NamesChanged);
}

library::BestRunQuery BestRuns::onThisMap() const
{
    const auto &recording = m_document->recording();
    return {.worldKey = recording ? library::worldKeyOf(recording->info()) : QString(),
            .notIn = m_document->path()};
}

std::optional<PlayerRef> BestRuns::chosen() const
{
    const Selection &selection = m_document->selection();
    return selection.player() ? selection.player() : selection.followed();
}

QString BestRuns::player() const
{
    const auto player = chosen();
    return player ? m_document->players().name(player->client, player->tick) : QString();
}

void BestRuns::look(const library::BestRunQuery &query, const std::optional<PlayerRef> &own)
{
    using Answer = std::optional<library::BestRun>;
    m_library.read<Answer>(
        this, [query](library::LibraryStore &store) { return store.listing().bestRun(query); },
        [this, own](const Answer &best) {
            if (best)
                emit found(*best, own);
            else
                emit missed(tr("The library has no such run in another recording."));
        });
}

} // namespace tickscope
