// SPDX-License-Identifier: MIT
#include "core/library/recording_facts.h"

#include <set>

#include "core/analysis/event_query.h"
#include "core/analysis/finders/map_finder.h"
#include "core/analysis/index_cache.h"
#include "core/analysis/runs.h"
#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/format.h"
#include "core/io/http/http_source.h"
#include "core/io/http/url.h"
#include "core/model/content_hash.h"
#include "core/model/event/event_form.h"
#include "core/model/event/event_kind.h"
#include "core/model/player.h"
#include "core/model/secrets.h"
#include "core/timeline/index_pass.h"

namespace tickscope::library {

namespace {

/// \a bytes as a line of text of bounded length.
QString lineOf(std::string_view bytes)
{
    // No letter takes more bytes than four.
    QString text = QString::fromUtf8(
        bytes.data(), std::min(static_cast<qsizetype>(bytes.size()), 4 * LongestName));
    text.truncate(LongestName);
    for (QChar &letter : text) {
        if (letter.category() == QChar::Other_Control)
            letter = u' ';
    }
    return text.trimmed();
}

Result<Shared<Recording>> openRecording(const FormatRegistry &formats, const QString &path,
                                        const std::stop_token &stop)
{
    return openNamed(path.toStdString(), stop).and_then([&](const Shared<ByteSource> &source) {
        return formats.open(source, stop);
    });
}

Result<QString> hashOf(const Recording &recording, const std::stop_token &stop)
{
    return contentHash(
               recording, [](std::uint64_t, std::uint64_t) {}, stop)
        .map([](const auto &digest) {
            return digest ? QString::fromStdString(hexText(*digest)) : QString();
        });
}

void addPlayers(WholeFacts &facts, const PlayerTable &players)
{
    facts.playerCount = static_cast<int>(players.personCount());
    std::set<QString> names;
    for (const Player &player : players.players()) {
        for (const HeldName &held : player.heldNames) {
            const QString name = lineOf(held.name);
            if (!player.isProxy && !name.isEmpty()
                && static_cast<qsizetype>(names.size()) < MostPlayers)
                names.insert(name);
        }
    }
    facts.players = QStringList(names.begin(), names.end());
}

/// What was said, which is not what somebody typed as a command or what is a secret.
QString wordsOf(const EventRow &event)
{
    const auto said = partWith(PartRole::Said, *event.form, event.values);
    const QString words = said ? lineOf(said->text()) : QString();
    const bool isSecret = words.contains(QString::fromUtf8(HiddenSecret));
    return words.startsWith(u'/') || isSecret ? QString() : words;
}

Result<void> addChat(WholeFacts &facts, const Index &index, Whispers whispers,
                     const std::stop_token &stop)
{
    EventQuery lines;
    lines.classes = {EventClass::Chat};
    lines.leavesOutPrivate = whispers == Whispers::LeftOut;
    const auto add = [&](std::size_t, const EventRow &event) {
        const QString words = wordsOf(event);
        if (words.isEmpty())
            return true;
        const QString name = lineOf(index.players().nameOf(partyOf(event, event.client)));
        const QString line = (name.isEmpty() ? QString() : name + u": "_s) + words + u'\n';
        if (line.size() <= MostChat - facts.chat.size()) {
            facts.chat += line;
            facts.chatTicks << QString::number(event.tick.value);
        }
        return true;
    };
    return forEachEvent(index, EventMatcher(lines, index), add, stop);
}

Result<void> addRuns(WholeFacts &facts, const Shared<Index> &index, const std::stop_token &stop)
{
    using std::chrono::milliseconds;
    TRY_ASSIGN(const auto runs, runsOf(index, stop));
    for (const RaceRun &run : runs) {
        if (facts.runs.size() == MostRuns)
            break;
        if (!run.time)
            continue; // nothing can be compared with it
        const Player *player = run.who ? index->players().of(*run.who) : nullptr;
        facts.runs.push_back({.player = player ? lineOf(player->nameAt(run.ticks.last)) : QString(),
                              .start = run.ticks.first.value,
                              .end = run.ticks.last.value,
                              .time = std::chrono::duration_cast<milliseconds>(*run.time).count(),
                              .isFinished = run.isFinished,
                              .checkpoints = static_cast<int>(run.checkpoints.size())});
    }
    return {};
}

} // namespace

QString worldKeyOf(const RecordingInfo &info)
{
    if (!info.world.empty())
        return u"world "_s + lineOf(info.world);
    if (!info.map)
        return {};
    return info.map->sha256 ? u"sha256 "_s + QString::fromStdString(hexText(*info.map->sha256))
                            : lineOf(info.map->name);
}

static qint64 millisecondsOf(Time time)
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

static QuickFacts factsOf(const RecordingInfo &info)
{
    QuickFacts facts;
    facts.family = QString::fromStdString(info.format);
    if (info.map)
        facts.map = lineOf(info.map->name);
    else if (const std::string name = worldNameOf(info); !info.world.empty())
        facts.map = lineOf(name.empty() ? info.world : name);
    facts.worldKey = worldKeyOf(info);
    // What no calendar has is no date.
    constexpr std::int64_t LastYear = 253'402'300'799;
    if (info.wallClock && *info.wallClock > 0 && *info.wallClock <= LastYear)
        facts.date = *info.wallClock * 1000;
    return facts;
}

static void addContainer(QuickFacts &facts, const RecordingInfo &info, const Outline &outline)
{
    if (!outline.isEmpty)
        facts.length = millisecondsOf(outline.time.length());
    facts.markers = static_cast<int>(
        std::ranges::count_if(info.markers, [&](const RecordedMarker &marker) {
            return !outline.isEmpty && outline.time.ticks().contains(marker.tick);
        }));
    facts.damage = static_cast<int>(outline.damage.size());
}

Result<QuickFacts> readQuickFacts(const FormatRegistry &formats, const QString &path,
                                  const std::stop_token &stop, const PartAsker &isWanted)
{
    QuickFacts facts;
    if (!isWanted(FactPart::File))
        return facts;
    TRY_ASSIGN(const auto recording, openRecording(formats, path, stop));
    const RecordingInfo &info = recording->info();
    facts = factsOf(info);
    if (isWanted(FactPart::Container)) {
        TRY_ASSIGN(const auto outline, recording->outline(stop));
        addContainer(facts, info, outline);
    }
    if (isWanted(FactPart::Key)) {
        TRY_ASSIGN(const auto key, quickContentKey(*recording, stop));
        facts.contentKey = QString::fromStdString(key);
    }
    return facts;
}

/// How long a recording is of which only the head is there; 0 when that is not enough to know.
static qint64 lengthOf(const Outline &head, bool isWhole)
{
    if (isWhole)
        return millisecondsOf(head.time.length());
    const auto isKept = [](const HeaderClaim &claim) { return claim.stated && claim.isKept(); };
    const auto stated = std::ranges::find(head.headerClaims, faults::HeaderLength,
                                          &HeaderClaim::what);
    constexpr double Longest = 1e9; // seconds
    if (stated != head.headerClaims.end() && stated->stated)
        return static_cast<qint64>(std::clamp(*stated->stated, 0.0, Longest) * 1000);
    // A header that has all ticks, whatever else is missing.
    return std::ranges::any_of(head.headerClaims, isKept) ? millisecondsOf(head.time.length()) : 0;
}

Result<QuickFacts> readHeadFacts(const FormatRegistry &formats, const Shared<ByteSource> &head,
                                 const std::stop_token &stop)
{
    TRY_ASSIGN(const auto recording, formats.open(head, stop));
    const RecordingInfo &info = recording->info();
    QuickFacts facts = factsOf(info);
    facts.markers = static_cast<int>(std::min<std::size_t>(info.markers.size(), MostMarkers));
    const auto *remote = dynamic_cast<const RemoteSource *>(head.get());
    const bool isWhole = std::max(remote ? remote->version().size : 0, info.byteSize)
                         <= head->size();
    const auto outline = recording->outline(stop);
    if (outline && !outline->isEmpty)
        facts.length = lengthOf(*outline, isWhole);
    return facts;
}

/// What the window kept of it, where that is so. A scan keeps none itself: it would push out those
/// of recordings that somebody opens.
static Result<Shared<Index>> indexOf(const FormatRegistry &formats,
                                     const Shared<Recording> &recording,
                                     const std::stop_token &stop)
{
    const IndexCache cache = IndexCache::ofUser();
    const Format *format = formats.formatNamed(recording->info().format);
    TRY_ASSIGN(const auto key, cache.keyOf(*recording, stop));
    if (format && !key.empty()) {
        TRY_ASSIGN(auto found, recording->outline(stop));
        const auto outline = std::make_shared<const Outline>(std::move(found));
        if (auto kept = cache.read(key, recording, outline, format->eventForms()))
            return kept;
    }
    return buildIndex(recording, stop);
}

static Result<void> addPass(WholeFacts &facts, const Index &index, bool isUnread, Whispers whispers,
                            const std::stop_token &stop, const PartAsker &isWanted)
{
    addPlayers(facts, index.players());
    if (isUnread)
        facts.playerCount = -1;
    facts.damage = static_cast<int>(index.damage().size());
    return isWanted(FactPart::Chat) ? addChat(facts, index, whispers, stop) : Result<void>();
}

/// What is known of \a recording with its map; null where it needs none, or none is found.
static Shared<Recording> withMap(const Recording &recording, const QString &path,
                                 const std::vector<std::string> &mapPlaces,
                                 const std::stop_token &stop)
{
    if (!recording.info().needsMapToRebuild)
        return nullptr;
    const auto map = findMap(recording, path.toStdString(), mapPlaces, stop);
    return map ? rebuiltWith(recording, *map) : nullptr;
}

Result<WholeFacts> readWholeFacts(const FormatRegistry &formats, const QString &path,
                                  Whispers whispers, const std::stop_token &stop,
                                  const PartAsker &isWanted,
                                  const std::vector<std::string> &mapPlaces)
{
    WholeFacts facts;
    if (!isWanted(FactPart::File))
        return facts;
    TRY_ASSIGN(const auto recording, openRecording(formats, path, stop));
    if (isWanted(FactPart::Players)) {
        TRY_ASSIGN(const auto index, indexOf(formats, recording, stop));
        TRY(addPass(facts, *index, recording->info().unread.has_value(), whispers, stop, isWanted));
        if (isWanted(FactPart::Runs)) {
            const auto rebuilt = withMap(*recording, path, mapPlaces, stop);
            TRY_ASSIGN(const auto whole, rebuilt ? indexOf(formats, rebuilt, stop) : index);
            TRY(addRuns(facts, whole, stop));
        }
    }
    if (isWanted(FactPart::Content)) {
        TRY_ASSIGN(facts.sha256, hashOf(*recording, stop));
    }
    return facts;
}

Result<QString> readContentHash(const FormatRegistry &formats, const QString &path,
                                const std::stop_token &stop)
{
    return openRecording(formats, path, stop).and_then([&](const Shared<Recording> &recording) {
        return hashOf(*recording, stop);
    });
}

} // namespace tickscope::library
