// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/links/moment_link.h"

#include <QCoreApplication>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

#include "core/review/store/checked.h"
#include "ui/document/document.h"
#include "ui/links/shared_address.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

struct LinkTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::LinkTexts)
};

constexpr QLatin1String LinkScheme("tickscope");
constexpr QLatin1String LinkPath("moment");
constexpr qsizetype LongestName = 255;
constexpr qsizetype MostDocks = 100;
constexpr qint64 LongestMilliseconds = qint64{1} << 40;

} // namespace

bool isLink(const QString &text)
{
    return text.startsWith(LinkScheme + u':', Qt::CaseInsensitive);
}

QString linkText(const LinkedMoment &moment)
{
    QUrlQuery query;
    const auto add = [&query](const QString &key, const QString &value) {
        // "+" would be read as a space by some, "&" as the next part.
        query.addQueryItem(key, QString::fromLatin1(QUrl::toPercentEncoding(value, "@,:")));
    };
    add("sha256", moment.sha256);
    add("ms", QString::number(
                  std::chrono::duration_cast<std::chrono::milliseconds>(moment.time).count()));
    add("name", moment.name);
    if (!moment.address.isEmpty())
        add("address", moment.address);
    for (const auto &[key, value] : fieldsOf(moment.view))
        add(key, value);
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
        const QString item = query.queryItemValue(QLatin1String(key), QUrl::FullyDecoded);
        return item.isNull() && query.hasQueryItem(QLatin1String(key)) ? QStringLiteral("") : item;
    };
    LinkedMoment moment;
    moment.sha256 = value("sha256");
    moment.view = viewStateOf(value);
    if (!review::isSha256(moment.sha256) || !moment.view.tick)
        return {};
    moment.time = std::chrono::milliseconds{
        std::clamp(value("ms").toLongLong(), qint64{0}, LongestMilliseconds)};
    moment.name = value("name").left(LongestName);
    moment.address = checkedAddress(value("address"));
    moment.docks = value("docks").split(u',', Qt::SkipEmptyParts).mid(0, MostDocks);
    return moment;
}

LinkedMoment momentOf(const Document &document, const QStringList &docks)
{
    const TimeController &time = document.playback().time();
    return {
        document.contentHash().sha256(), document.displayName(), time.time().timeAt(time.tick()),
        sharedAddress(document.path()),  document.viewState(),   docks};
}

QString momentSentence(const LinkedMoment &moment)
{
    return LinkTexts::tr("%1, tick %2 (%3)")
        .arg(moment.name.isEmpty() ? LinkTexts::tr("a recording")
                                   : isolated(screenText(moment.name.toStdString())),
             numberText(moment.view.tick.value_or(Tick{}).value), timeText(moment.time));
}

} // namespace tickscope
