// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/watch_link.h"

#include <algorithm>
#include <array>
#include <chrono>

#include <QRandomGenerator>
#include <QUrl>
#include <QUrlQuery>

namespace tickscope::together {

const QString WatchScheme = QStringLiteral("tickscope");
const QString WatchPath = QStringLiteral("watch");
constexpr qsizetype LongestWatchLink = 1024;
constexpr qsizetype LongestHost = 253;
constexpr qsizetype LongestUser = 32;
constexpr qsizetype DigitsOf128Bits = 32;
constexpr qsizetype DigitsOfFingerprint = 64;

/// A name or an address, by its letters; the network knows whether it is one.
static bool isHost(const QString &text)
{
    return !text.isEmpty() && text.size() <= LongestHost
           && std::ranges::all_of(text, [](QChar letter) {
                  return (letter.unicode() < 0x7F && letter.isLetterOrNumber()) || letter == u'-'
                         || letter == u'.' || letter == u':';
              });
}

bool isHex(const QString &text, qsizetype digits)
{
    return text.size() == digits && std::ranges::all_of(text, [](QChar digit) {
               return (digit >= u'0' && digit <= u'9') || (digit >= u'a' && digit <= u'f');
           });
}

bool isUser(const QString &text)
{
    return !text.isEmpty() && text.size() <= LongestUser
           && std::ranges::all_of(text, [](QChar letter) {
                  return (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9')
                         || letter == u'-' || letter == u'_' || letter == u'.';
              });
}

bool isWatchLink(const QString &text)
{
    return text.startsWith(WatchScheme + u':' + WatchPath + u'?', Qt::CaseInsensitive);
}

QString watchLinkText(const WatchLink &link)
{
    QUrlQuery query{{QStringLiteral("at"), link.host},
                    {QStringLiteral("port"), QString::number(link.port)},
                    {QStringLiteral("session"), link.session},
                    {QStringLiteral("as"), link.user},
                    {QStringLiteral("secret"), link.secret}};
    if (!link.certificate.isEmpty())
        query.addQueryItem(QStringLiteral("cert"), link.certificate);
    return WatchScheme + u':' + WatchPath + u'?' + query.query(QUrl::FullyEncoded);
}

std::optional<WatchLink> watchLinkOf(const QString &text)
{
    if (text.size() > LongestWatchLink || !isWatchLink(text))
        return {};
    const QUrlQuery query(QUrl(text.trimmed(), QUrl::StrictMode));
    const auto value = [&query](const char *key) {
        return query.queryItemValue(QLatin1String(key), QUrl::FullyDecoded);
    };
    const WatchLink link{value("at"), value("port").toInt(), value("session"),
                         value("as"), value("secret"),       value("cert")};
    const bool isWhole = isHost(link.host) && link.port > 0 && link.port <= 0xFFFF
                         && isHex(link.session, DigitsOf128Bits) && isUser(link.user)
                         && isHex(link.secret, DigitsOf128Bits)
                         && (link.certificate.isEmpty()
                             || isHex(link.certificate, DigitsOfFingerprint));
    return isWhole ? std::optional(link) : std::nullopt;
}

QString randomHex(int bits)
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), std::ssize(words));
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), bits / 8);
    return QString::fromLatin1(bytes.toHex());
}

qint64 steadyNow()
{
    using namespace std::chrono;
    return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace tickscope::together
