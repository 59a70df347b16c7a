// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/view_state.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/review/limits.h"

namespace tickscope {

namespace {

using review::limits::HighestTick;

constexpr qsizetype LongestFind = 255;
constexpr qsizetype MostWords = 200; ///< Players, kinds or lanes.
constexpr qsizetype LongestWord = 64;
constexpr int HighestClient = 1'000'000;
constexpr double FarthestPlace = 1e9; ///< World units.
constexpr double LargestFactor = 1e6; ///< Of zooms; the smallest is its inverse.

constexpr std::array<const char *, 5> ViewWords{"recorder", "follow", "players", "map", "free"};
constexpr std::array<const char *, 3> PlaneWords{"top", "front", "side"};

std::optional<qint64> numberOf(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    return isNumber && number >= -HighestTick && number <= HighestTick ? std::optional(number)
                                                                       : std::nullopt;
}

std::optional<Tick> tickOf(const QString &text)
{
    const auto number = numberOf(text);
    return number ? std::optional(Tick{*number}) : std::nullopt;
}

/// With the byte where the client ID has several people in that tick: "3@1050@8123".
QString refText(PlayerRef player)
{
    QString text = QStringLiteral("%1@%2").arg(player.client).arg(player.tick.value);
    if (player.byte.value_or(0) > 0)
        text += u'@' + QString::number(*player.byte);
    return text;
}

std::optional<PlayerRef> refOf(const QString &text)
{
    const auto client = numberOf(text.section(u'@', 0, 0));
    const auto tick = tickOf(text.section(u'@', 1, 1));
    if (!client || !tick || *client < 0 || *client > HighestClient)
        return {};
    const std::uint64_t byte = text.section(u'@', 2, 2).toULongLong();
    return PlayerRef{static_cast<int>(*client), *tick,
                     byte > 0 ? std::optional(byte) : std::nullopt};
}

/// Words of a list with commas between them: only those that can be one of ours.
QStringList wordsOf(const QString &text)
{
    QStringList words;
    for (const QString &word : text.split(u',', Qt::SkipEmptyParts).mid(0, MostWords)) {
        const bool isWord = word.size() <= LongestWord
                            && std::ranges::all_of(word, [](QChar letter) {
                                   return letter.unicode() > ' ' && letter.unicode() < 0x7F;
                               });
        if (isWord)
            words << word;
    }
    return words;
}

/// Between two bounds; nothing for what is no number.
std::optional<double> realOf(const QString &text, double lowest, double highest)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(std::clamp(number, lowest, highest))
                                             : std::nullopt;
}

template<std::size_t Count>
std::optional<std::size_t> placeOf(const std::array<const char *, Count> &words,
                                   const QString &word)
{
    const auto found = std::ranges::find_if(
        words, [&word](const char *one) { return word == QLatin1String(one); });
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - words.begin()));
}

/// Digits enough to give the same number back.
QString realText(double number)
{
    return QString::number(number, 'g', 17);
}

/// "free,top,1,320,480,0.5": the last three where something was looked at.
QString cameraText(const CameraState &camera)
{
    QStringList parts{QLatin1String(ViewWords[static_cast<std::size_t>(camera.view)]),
                      QLatin1String(PlaneWords[static_cast<std::size_t>(camera.plane)]),
                      realText(camera.followZoom)};
    if (camera.centre)
        parts << realText(camera.centre->x()) << realText(camera.centre->y())
              << realText(camera.unitsPerPixel);
    return parts.join(u',');
}

CameraState cameraOf(const QString &text)
{
    const QStringList parts = wordsOf(text);
    const auto part = [&parts](qsizetype place) { return parts.value(place); };
    const auto view = placeOf(ViewWords, part(0));
    const auto plane = placeOf(PlaneWords, part(1));
    const auto zoom = realOf(part(2), 1 / LargestFactor, LargestFactor);
    if (!view || !plane || !zoom)
        return {};
    CameraState camera;
    camera.view = static_cast<CameraState::View>(*view);
    camera.plane = static_cast<ViewPlane>(*plane);
    camera.followZoom = *zoom;
    const auto x = realOf(part(3), -FarthestPlace, FarthestPlace);
    const auto y = realOf(part(4), -FarthestPlace, FarthestPlace);
    const auto scale = realOf(part(5), 1 / LargestFactor, LargestFactor);
    if (x && y && scale) {
        camera.centre = QPointF(*x, *y);
        camera.unitsPerPixel = *scale;
    }
    return camera;
}

EventQuery filterOf(const std::function<QString(const char *)> &valueOf)
{
    EventQuery filter = usualEvents();
    filter.text = valueOf("find").left(LongestFind).toStdString();
    for (const QString &word : wordsOf(valueOf("only"))) {
        if (const auto player = refOf(word))
            filter.players.push_back(*player);
    }
    if (const QString hidden = valueOf("hide"); !hidden.isNull()) {
        filter.hiddenKinds.clear();
        for (const QString &word : wordsOf(hidden))
            filter.hiddenKinds.insert(word.toStdString());
    }
    filter.foldsRepeats = valueOf("fold") != QLatin1String("no");
    return filter;
}

} // namespace

std::vector<std::pair<QString, QString>> fieldsOf(const ViewState &state)
{
    std::vector<std::pair<QString, QString>> fields;
    const auto add = [&fields](const char *name, const QString &value) {
        fields.emplace_back(QString::fromLatin1(name), value);
    };
    if (state.tick)
        add("tick", QString::number(state.tick->value));
    if (state.camera != CameraState())
        add("camera", cameraText(state.camera));
    if (state.player)
        add("player", refText(*state.player));
    if (state.followed)
        add("follow", refText(*state.followed));
    if (state.loop) {
        add("from", QString::number(state.loop->first.value));
        add("to", QString::number(state.loop->last.value));
    }
    if (!state.filter.text.empty())
        add("find", QString::fromStdString(state.filter.text));
    QStringList words;
    for (const PlayerRef &player : state.filter.players)
        words << refText(player);
    if (!words.isEmpty())
        add("only", words.join(u','));
    if (state.filter.hiddenKinds != kindsHiddenAtFirst()) {
        words.clear();
        for (const std::string &kind : state.filter.hiddenKinds)
            words << QString::fromStdString(kind);
        // Empty, not missing: all kinds are shown.
        add("hide", words.join(u','));
    }
    if (!state.filter.foldsRepeats)
        add("fold", QStringLiteral("no"));
    if (!state.lanes.isEmpty())
        add("lanes", state.lanes.join(u','));
    return fields;
}

ViewState viewStateOf(const std::function<QString(const char *name)> &valueOf)
{
    ViewState state{.tick = tickOf(valueOf("tick")),
                    .camera = cameraOf(valueOf("camera")),
                    .player = refOf(valueOf("player")),
                    .followed = refOf(valueOf("follow")),
                    .filter = filterOf(valueOf),
                    .lanes = wordsOf(valueOf("lanes"))};
    state.lanes.removeDuplicates();
    const auto from = tickOf(valueOf("from"));
    const auto to = tickOf(valueOf("to"));
    if (from && to && *from <= *to)
        state.loop = TickRange{*from, *to};
    return state;
}

QJsonObject toJson(const ViewState &state)
{
    QJsonObject object;
    for (const auto &[name, value] : fieldsOf(state))
        object.insert(name, value);
    return object;
}

ViewState viewStateOfJson(const QJsonObject &object)
{
    return viewStateOf([&object](const char *name) {
        const QJsonValue value = object.value(QLatin1String(name));
        // Qt gives null for an empty text.
        if (!value.isString())
            return QString();
        return value.toString().isEmpty() ? QStringLiteral("") : value.toString();
    });
}

} // namespace tickscope
