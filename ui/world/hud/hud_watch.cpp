// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/hud_watch.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/models/event_text.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

class HudText
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::Hud)
};

/// Longer than any race; ticks of a damaged recording may be anything.
constexpr double LongestRace = 1e7;

const Actor *watchedIn(const Scene &scene, std::optional<int> followed)
{
    const auto actorOf = [&scene](int client) {
        return std::ranges::find(scene.actors, client, &Actor::client);
    };
    auto found = followed ? actorOf(*followed) : scene.actors.end();
    if (!followed)
        found = scene.spectated ? actorOf(*scene.spectated)
                                : std::ranges::find(scene.actors, true, &Actor::isRecorder);
    return found == scene.actors.end() ? nullptr : &*found;
}

} // namespace

QString raceText(double seconds)
{
    const auto tenths = static_cast<qint64>(std::clamp(seconds, 0.0, LongestRace) * 10.0);
    return QStringLiteral("%1:%2.%3")
        .arg(tenths / 600)
        .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths % 10);
}

void addWatched(HudContent &content, const Scene &scene, const Index &index, Tick tick,
                std::optional<int> followed)
{
    if (scene.spectated) {
        content.spectating = HudText::tr("Spectating %1")
                                 .arg(isolated(nameAt(index, *scene.spectated, tick)));
    }
    const Actor *watched = watchedIn(scene, followed);
    if (watched && watched->raceSeconds)
        content.race = HudText::tr("Race %1").arg(raceText(*watched->raceSeconds));
}

} // namespace tickscope
