// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/session_values.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QUrl>
#include <QUrlQuery>

#include "ui/links/shared_address.h"

namespace tickscope::together {

namespace {

const QString WatchScheme = QStringLiteral("tickscope");
const QString WatchPath = QStringLiteral("watch");
constexpr qsizetype LongestWatchLink = 1024;
constexpr qsizetype LongestFileName = 120;
constexpr qsizetype LongestHost = 253;
constexpr qsizetype LongestUser = 32;
constexpr qsizetype DigitsOf128Bits = 32;
constexpr qsizetype DigitsOfSha256 = 64;
constexpr qsizetype DigitsOfNumber = 16;
constexpr double LeastSpeed = 1.0 / 16; ///< Forwards or backwards.
constexpr double MostSpeed = 64;
constexpr double FarthestPointer = 1e9;   ///< World units.
constexpr double MostMicroseconds = 9e15; ///< Which a double has exactly.

bool isHex(const QString &text, qsizetype digits)
{
    return text.size() == digits && std::ranges::all_of(text, [](QChar digit) {
               return (digit >= u'0' && digit <= u'9') || (digit >= u'a' && digit <= u'f');
           });
}

/// Also as a part of a topic, where "/", "+" and "#" mean something.
bool isUser(const QString &text)
{
    return !text.isEmpty() && text.size() <= LongestUser
           && std::ranges::all_of(text, [](QChar letter) {
                  return (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9')
                         || letter == u'-' || letter == u'_' || letter == u'.';
              });
}

/// A name or an address, by its letters; the network knows whether it is one.
bool isHost(const QString &text)
{
    return !text.isEmpty() && text.size() <= LongestHost
           && std::ranges::all_of(text, [](QChar letter) {
                  return (letter.unicode() < 0x7F && letter.isLetterOrNumber()) || letter == u'-'
                         || letter == u'.' || letter == u':';
              });
}

/// What a person reads, without what would hide or turn around other text.
QString readable(const QString &text, qsizetype longest)
{
    QString kept;
    // By way of UTF-8, which has no halves of letters.
    for (const QChar letter : QString::fromUtf8(text.left(longest).toUtf8())) {
        const bool isMark = letter.category() == QChar::Other_Control
                            || letter.category() == QChar::Other_Format;
        if (!isMark)
            kept += letter;
    }
    return kept.simplified();
}

/// Nothing for a payload that is too long, or no object.
std::optional<QJsonObject> objectOf(const QByteArray &payload)
{
    if (payload.size() > LongestPayload)
        return {};
    const QJsonDocument document = QJsonDocument::fromJson(payload);
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

std::optional<double> numberIn(const QJsonObject &object, QLatin1String key, double lowest,
                               double highest)
{
    const QJsonValue value = object.value(key);
    const double number = value.toDouble();
    return value.isDouble() && number >= lowest && number <= highest ? std::optional(number)
                                                                     : std::nullopt;
}

QByteArray written(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject objectOf(const SharedState &state)
{
    QJsonObject object{{QLatin1String("sha256"), state.sha256},
                       {QLatin1String("name"), readable(state.name, LongestFileName)},
                       {QLatin1String("view"), toJson(state.view)},
                       {QLatin1String("head"), qint64{state.head.count()}},
                       {QLatin1String("speed"), state.speed},
                       {QLatin1String("plays"), state.isPlaying},
                       {QLatin1String("sent"), state.sent},
                       {QLatin1String("trip"), state.trip}};
    if (!state.address.isEmpty())
        object.insert(QLatin1String("address"), state.address);
    if (state.isWithoutFilter)
        object.insert(QLatin1String("ownFilter"), true);
    if (state.pointer) {
        object.insert(QLatin1String("x"), state.pointer->x());
        object.insert(QLatin1String("y"), state.pointer->y());
    }
    return object;
}

} // namespace

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
                         && (link.certificate.isEmpty() || isHex(link.certificate, DigitsOfSha256));
    return isWhole ? std::optional(link) : std::nullopt;
}

QString randomHex(int bits)
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), std::ssize(words));
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), bits / 8);
    return QString::fromLatin1(bytes.toHex());
}

bool isPersonKey(const QString &key)
{
    return key.count(u'/') == 1 && isUser(key.section(u'/', 0, 0))
           && isHex(key.section(u'/', 1), DigitsOfNumber);
}

bool mayLead(const QString &key)
{
    return isPersonKey(key) && key.section(u'/', 0, 0) != QLatin1String(FollowUser);
}

QByteArray payloadOf(const Person &person)
{
    QJsonObject object{{QLatin1String("name"), readable(person.name, LongestName)}};
    if (person.isAsking)
        object.insert(QLatin1String("asks"), true);
    if (!person.handsTo.isEmpty())
        object.insert(QLatin1String("handsTo"), person.handsTo);
    return written(object);
}

std::optional<Person> personOf(const QByteArray &payload)
{
    const auto object = objectOf(payload);
    if (!object)
        return {};
    Person person{readable(object->value(QLatin1String("name")).toString(), LongestName),
                  object->value(QLatin1String("asks")).toBool(),
                  object->value(QLatin1String("handsTo")).toString()};
    if (!mayLead(person.handsTo))
        person.handsTo.clear();
    return person.name.isEmpty() ? std::nullopt : std::optional(person);
}

QByteArray payloadOf(SharedState state, bool *isShortened)
{
    state.view.lanes.clear();
    QByteArray payload = written(objectOf(state));
    const bool isTooLong = payload.size() > LongestPayload;
    if (isTooLong) {
        state.view.filter = usualEvents();
        state.isWithoutFilter = true;
        payload = written(objectOf(state));
    }
    // All else is short but for this.
    if (payload.size() > LongestPayload) {
        state.address.clear();
        payload = written(objectOf(state));
    }
    if (isShortened)
        *isShortened = isTooLong;
    return payload;
}

std::optional<SharedState> stateOf(const QByteArray &payload)
{
    const auto object = objectOf(payload);
    if (!object)
        return {};
    const auto text = [&object](const char *key) {
        return object->value(QLatin1String(key)).toString();
    };
    const auto number = [&object](const char *key, double lowest, double highest) {
        return numberIn(*object, QLatin1String(key), lowest, highest);
    };
    SharedState state;
    state.sha256 = text("sha256");
    state.name = readable(text("name"), LongestFileName);
    state.address = checkedAddress(text("address"));
    state.view = viewStateOfJson(object->value(QLatin1String("view")).toObject());
    state.view.lanes.clear();
    const double longest = static_cast<double>(std::numeric_limits<qint64>::max() / 2);
    const auto head = number("head", 0, longest);
    const auto speed = number("speed", -MostSpeed, MostSpeed);
    const auto sent = number("sent", 0, MostMicroseconds);
    const auto trip = number("trip", 0, MostMicroseconds);
    if (!isHex(state.sha256, DigitsOfSha256) || !state.view.tick || !head || !speed
        || std::abs(*speed) < LeastSpeed || !sent || !trip)
        return {};
    state.head = Time{object->value(QLatin1String("head")).toInteger()};
    state.speed = *speed;
    state.isPlaying = object->value(QLatin1String("plays")).toBool();
    state.isWithoutFilter = object->value(QLatin1String("ownFilter")).toBool();
    const auto x = number("x", -FarthestPointer, FarthestPointer);
    const auto y = number("y", -FarthestPointer, FarthestPointer);
    if (x && y)
        state.pointer = QPointF(*x, *y);
    state.sent = static_cast<qint64>(*sent);
    state.trip = static_cast<qint64>(*trip);
    return state;
}

} // namespace tickscope::together
