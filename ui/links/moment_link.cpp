// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/links/moment_link.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

#include "core/playback/time_command.h"
#include "core/review/store/checked.h"
#include "ui/document/document.h"
#include "ui/models/value_text.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

struct LinkTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::LinkTexts)
};

constexpr QLatin1String LinkScheme("tickscope");
constexpr QLatin1String LinkPath("moment");
constexpr qsizetype LongestName = 255;
constexpr qsizetype MostParts = 200; ///< Players, kinds or docks.
constexpr qsizetype LongestWord = 64;
/// Ticks of real recordings have fewer digits; sums of two stay far from overflowing.
constexpr qint64 HighestTick = qint64{1} << 52;

std::optional<qint64> linkNumber(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    return isNumber && number >= -HighestTick && number <= HighestTick ? std::optional(number)
                                                                       : std::nullopt;
}

QString refText(PlayerRef player)
{
    return QStringLiteral("%1@%2").arg(player.client).arg(player.tick.value);
}

std::optional<PlayerRef> refOfText(const QString &text)
{
    const auto client = linkNumber(text.section(u'@', 0, 0));
    const auto tick = linkNumber(text.section(u'@', 1, 1));
    if (!client || !tick || *client < 0 || *client > 1'000'000)
        return {};
    return PlayerRef{static_cast<int>(*client), {*tick}};
}

/// Words of a list with commas between them: only those that can be one of ours.
QStringList wordsOf(const QString &text)
{
    QStringList words;
    for (const QString &word : text.split(u',', Qt::SkipEmptyParts).mid(0, MostParts)) {
        const bool isWord = word.size() <= LongestWord
                            && std::ranges::all_of(word, [](QChar letter) {
                                   return letter.unicode() > ' ' && letter.unicode() < 0x7F;
                               });
        if (isWord)
            words << word;
    }
    return words;
}

QString kindWords(const EventQuery &filter)
{
    QStringList words;
    for (const std::string &kind : filter.hiddenKinds)
        words << QString::fromStdString(kind);
    return words.join(u',');
}

void readFilter(const QUrlQuery &query, EventQuery &filter)
{
    filter.text = query.queryItemValue(QStringLiteral("find"), QUrl::FullyDecoded)
                      .left(LongestName)
                      .toStdString();
    for (const QString &word :
         wordsOf(query.queryItemValue(QStringLiteral("only"), QUrl::FullyDecoded))) {
        if (const auto player = refOfText(word))
            filter.players.push_back(*player);
    }
    if (query.hasQueryItem(QStringLiteral("hide"))) {
        filter.hiddenKinds.clear();
        for (const QString &word :
             wordsOf(query.queryItemValue(QStringLiteral("hide"), QUrl::FullyDecoded)))
            filter.hiddenKinds.insert(word.toStdString());
    }
}

} // namespace

bool isLink(const QString &text)
{
    return text.startsWith(LinkScheme + u':', Qt::CaseInsensitive);
}

QString linkText(const LinkedMoment &moment)
{
    QUrlQuery query;
    const auto add = [&query](const char *key, const QString &value) {
        // "+" would be read as a space by some, "&" as the next part.
        query.addQueryItem(QLatin1String(key),
                           QString::fromLatin1(QUrl::toPercentEncoding(value, "@,:")));
    };
    add("sha256", moment.sha256);
    add("tick", QString::number(moment.tick.value));
    add("ms", QString::number(
                  std::chrono::duration_cast<std::chrono::milliseconds>(moment.time).count()));
    add("name", moment.name);
    if (moment.player)
        add("player", refText(*moment.player));
    if (moment.range) {
        add("from", QString::number(moment.range->first.value));
        add("to", QString::number(moment.range->last.value));
    }
    if (!moment.filter.text.empty())
        add("find", QString::fromStdString(moment.filter.text));
    if (!moment.filter.players.empty()) {
        QStringList players;
        for (const PlayerRef &player : moment.filter.players)
            players << refText(player);
        add("only", players.join(u','));
    }
    if (moment.filter.hiddenKinds != kindsHiddenAtFirst())
        add("hide", kindWords(moment.filter));
    if (!moment.docks.isEmpty())
        add("docks", moment.docks.join(u','));
    return LinkScheme + u':' + LinkPath + u'?' + query.query(QUrl::FullyEncoded);
}

std::optional<LinkedMoment> momentOfLink(const QString &text)
{
    if (!isLink(text) || text.size() > LongestLink)
        return {};
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.path() != LinkPath || !url.authority().isEmpty())
        return {};
    const QUrlQuery query(url);
    const auto value = [&query](const char *key) {
        return query.queryItemValue(QLatin1String(key), QUrl::FullyDecoded);
    };
    LinkedMoment moment;
    moment.sha256 = value("sha256");
    const auto tick = linkNumber(value("tick"));
    if (!review::isSha256(moment.sha256) || !tick)
        return {};
    moment.tick = {*tick};
    moment.time = std::chrono::milliseconds{
        std::max(qint64{0}, std::min(linkNumber(value("ms")).value_or(0), qint64{1} << 40))};
    moment.name = value("name").left(LongestName);
    moment.player = refOfText(value("player"));
    const auto from = linkNumber(value("from"));
    const auto to = linkNumber(value("to"));
    if (from && to && *from <= *to)
        moment.range = TickRange{{*from}, {*to}};
    readFilter(query, moment.filter);
    moment.docks = wordsOf(value("docks"));
    return moment;
}

LinkedMoment momentOf(const Document &document, const QStringList &docks)
{
    LinkedMoment moment;
    moment.sha256 = document.contentHash().sha256();
    moment.name = document.displayName();
    moment.tick = document.playback().time().tick();
    moment.time = document.playback().time().time().timeAt(moment.tick);
    moment.player = document.selection().player();
    moment.range = document.playback().range();
    moment.filter = document.events().filter();
    moment.docks = docks;
    return moment;
}

void showMoment(Document &document, const LinkedMoment &moment)
{
    if (!document.index())
        return;
    const TickRange ticks = document.index()->ticks();
    document.playback().apply(TimeCommand::of(TimeAction::Pause));
    document.playback().apply(TimeCommand::goToTick(ticks.clamp(moment.tick)));
    document.selection().selectPlayer(moment.player);
    if (moment.range && ticks.contains(moment.range->first) && ticks.contains(moment.range->last))
        document.playback().setRange(moment.range);
    EventQuery filter = document.events().filter();
    filter.text = moment.filter.text;
    filter.players = moment.filter.players;
    filter.hiddenKinds = moment.filter.hiddenKinds;
    document.events().setFilter(filter);
}

QString momentSentence(const LinkedMoment &moment)
{
    return LinkTexts::tr("%1, tick %2 (%3)")
        .arg(moment.name.isEmpty() ? LinkTexts::tr("a recording") : moment.name,
             numberText(moment.tick.value), timeText(moment.time));
}

} // namespace tickscope
