// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/session_values.h"

#include <cmath>

#include <QJsonDocument>
#include <QJsonObject>

#include "ui/links/shared_address.h"

namespace tickscope::together {

namespace {

constexpr qsizetype LongestFileName = 120;
constexpr qsizetype DigitsOfSha256 = 64;
constexpr qsizetype DigitsOfNumber = 16;
constexpr double LeastSpeed = 1.0 / 16; ///< Forwards or backwards.
constexpr double MostSpeed = 64;
constexpr double FarthestPointer = 1e9;   ///< World units.
constexpr double MostMicroseconds = 9e15; ///< Which a double has exactly.
constexpr double FarthestTick = 9e15;     ///< As well.

/// What a person reads, without what would hide or turn around other text.
QString readable(const QString &text, qsizetype longest)
{
    QString kept;
    // Whole letters: some marks are two halves.
    for (const char32_t letter : text.simplified().left(longest).toUcs4()) {
        const auto category = QChar::category(letter);
        if (category != QChar::Other_Control && category != QChar::Other_Format)
            kept += QChar::fromUcs4(letter);
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
    if (!person.lacks.isEmpty())
        object.insert(QLatin1String("lacks"), person.lacks);
    return written(object);
}

std::optional<Person> personOf(const QByteArray &payload)
{
    const auto object = objectOf(payload);
    if (!object)
        return {};
    Person person{readable(object->value(QLatin1String("name")).toString(), LongestName),
                  object->value(QLatin1String("asks")).toBool(),
                  object->value(QLatin1String("handsTo")).toString(),
                  object->value(QLatin1String("lacks")).toString().left(64)};
    if (!mayLead(person.handsTo))
        person.handsTo.clear();
    return person.name.isEmpty() ? std::nullopt : std::optional(person);
}

QByteArray payloadOf(const SharedNote &note)
{
    return written({{QLatin1String("sha256"), note.sha256},
                    {QLatin1String("first"), qint64{note.ticks.first.value}},
                    {QLatin1String("last"), qint64{note.ticks.last.value}},
                    {QLatin1String("text"), readable(note.text, LongestNote)}});
}

std::optional<SharedNote> noteOf(const QByteArray &payload)
{
    const auto object = objectOf(payload);
    if (!object)
        return {};
    const auto first = numberIn(*object, QLatin1String("first"), -FarthestTick, FarthestTick);
    const auto last = numberIn(*object, QLatin1String("last"), -FarthestTick, FarthestTick);
    SharedNote note{object->value(QLatin1String("sha256")).toString(),
                    {},
                    readable(object->value(QLatin1String("text")).toString(), LongestNote)};
    if (!isHex(note.sha256, DigitsOfSha256) || !first || !last || *last < *first
        || note.text.isEmpty())
        return {};
    note.ticks = {{static_cast<std::int64_t>(*first)}, {static_cast<std::int64_t>(*last)}};
    return note;
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
    const double longest = static_cast<double>(std::numeric_limits<qint64>::max()) / 2;
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
