// SPDX-License-Identifier: MIT
#include "core/library/recording_facts.h"

#include <set>

#include "core/analysis/event_query.h"
#include "core/io/http/url.h"
#include "core/model/content_hash.h"
#include "core/model/event/event_form.h"
#include "core/model/event/event_kind.h"
#include "core/model/player.h"
#include "core/timeline/walker.h"

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

EventQuery linesToFind(Whispers whispers)
{
    EventQuery query;
    query.classes = {EventClass::Chat};
    query.leavesOutPrivate = whispers == Whispers::LeftOut;
    return query;
}

/// Hears who played and what was said.
class WordSink : public PassSink
{
public:
    WordSink(const Outline &outline, Whispers whispers)
        : m_damage(outline.damage)
        , m_lines(linesToFind(whispers))
    {
    }

    [[nodiscard]] bool wantsStates() const override { return false; }
    void damageFound(const Damage &damage) override { addDamage(m_damage, damage); }
    void playerChanged(const PlayerChange &change) override;
    void eventFound(const Event &event) override;
    void tickEnded(Tick tick, const WorldState &) override { m_last = tick; }

    [[nodiscard]] WholeFacts facts() const;

private:
    struct Seat {
        QString name;
        bool isProxy = false;
    };
    std::unordered_map<int, Seat> m_seats;
    std::set<QString> m_players;
    PlayerTracker m_tracker; ///< Renames and rejoins make no new player.
    Tick m_last;
    QString m_chat;
    QStringList m_chatTicks;
    std::vector<Damage> m_damage;
    EventMatcher m_lines; ///< That can be found.
};

void WordSink::playerChanged(const PlayerChange &change)
{
    m_tracker.apply(change);
    // Whoever left may still be quoted in the same tick, so the name stays.
    if (change.what == PlayerChange::What::Left || change.name.empty())
        return;
    const QString name = lineOf(change.name);
    m_seats[change.client] = {name, change.isProxy};
    if (!change.isProxy && !name.isEmpty()
        && static_cast<qsizetype>(m_players.size()) < MostPlayers)
        m_players.insert(name);
}

void WordSink::eventFound(const Event &event)
{
    if (!m_lines.takes(event))
        return;
    const auto said = partWith(PartRole::Said, *event.form, event.values.bytes());
    if (!said)
        return;
    const QString words = lineOf(said->text());
    if (words.isEmpty() || words.startsWith(u'/')
        || words.contains(QString::fromUtf8(HiddenSecret.data(), qsizetype(HiddenSecret.size()))))
        return;
    const auto seat = m_seats.find(event.client);
    const QString line = (seat == m_seats.end() ? QString()
                                                : seat->second.name + QStringLiteral(": "))
                         + words + u'\n';
    if (line.size() > MostChat - m_chat.size())
        return;
    m_chat += line;
    m_chatTicks << QString::number(event.tick.value);
}

WholeFacts WordSink::facts() const
{
    WholeFacts facts;
    facts.playerCount = static_cast<int>(m_tracker.tableAt(m_last).personCount());
    facts.players = QStringList(m_players.begin(), m_players.end());
    facts.chat = m_chat;
    facts.chatTicks = m_chatTicks;
    facts.damage = static_cast<int>(m_damage.size());
    return facts;
}

} // namespace

Result<QuickFacts> readQuickFacts(const FormatRegistry &formats, const QString &path,
                                  const std::stop_token &stop)
{
    const auto recording = openRecording(formats, path, stop);
    if (!recording)
        return tl::unexpected(recording.error());
    const auto outline = (*recording)->outline(stop);
    if (!outline)
        return tl::unexpected(outline.error());
    const auto key = quickContentKey(**recording, stop);
    if (!key)
        return tl::unexpected(key.error());
    const RecordingInfo &info = (*recording)->info();
    QuickFacts facts;
    facts.family = QString::fromStdString(info.format);
    if (info.map)
        facts.map = lineOf(info.map->name);
    if (!outline->isEmpty)
        facts.length = std::chrono::duration_cast<std::chrono::milliseconds>(outline->time.length())
                           .count();
    // What no calendar has is no date.
    constexpr std::int64_t LastYear = 253'402'300'799;
    if (info.wallClock && *info.wallClock > 0 && *info.wallClock <= LastYear)
        facts.date = *info.wallClock * 1000;
    facts.markers = static_cast<int>(
        std::ranges::count_if(info.markers, [&](const RecordedMarker &marker) {
            return !outline->isEmpty && outline->time.ticks().contains(marker.tick);
        }));
    facts.damage = static_cast<int>(outline->damage.size());
    facts.contentKey = QString::fromStdString(*key);
    return facts;
}

Result<WholeFacts> readWholeFacts(const FormatRegistry &formats, const QString &path,
                                  Whispers whispers, const std::stop_token &stop)
{
    const auto recording = openRecording(formats, path, stop);
    if (!recording)
        return tl::unexpected(recording.error());
    const auto outline = (*recording)->outline(stop);
    if (!outline)
        return tl::unexpected(outline.error());
    WordSink sink(*outline, whispers);
    Walker walker(*recording, outline->seekPoints);
    while (true) {
        const auto step = walker.step(&sink, stop);
        if (!step)
            return tl::unexpected(step.error());
        if (*step != Step::Done)
            break;
    }
    auto facts = sink.facts();
    return hashOf(**recording, stop).map([&](const QString &sha256) {
        facts.sha256 = sha256;
        return facts;
    });
}

Result<QString> readContentHash(const FormatRegistry &formats, const QString &path,
                                const std::stop_token &stop)
{
    return openRecording(formats, path, stop).and_then([&](const Shared<Recording> &recording) {
        return hashOf(*recording, stop);
    });
}

} // namespace tickscope::library
