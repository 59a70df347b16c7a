// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_common/scene/actor_looks.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"

namespace tickscope::teeworlds {

namespace {

// Source: teeworlds-snapshot.md, sections 7.1, 7.2 and 8.
constexpr double ZoomUnit = 1000.0;
constexpr double SmallestZoom = 0.01;
constexpr double LargestZoom = 100.0;
constexpr int RaceTimeFlag = 8;
/// 0.7 says what is watched; flags are no clients.
constexpr int WatchesPlayer = 1;

Actor *recorderOf(Scene &scene)
{
    const auto found = std::ranges::find(scene.actors, true, &Actor::isRecorder);
    return found == scene.actors.end() ? nullptr : &*found;
}

Actor *actorOf(Scene &scene, int client)
{
    const auto found = std::ranges::find(scene.actors, client, &Actor::client);
    return found == scene.actors.end() ? nullptr : &*found;
}

std::optional<int> spectatedIn(const WorldState &state, Protocol protocol)
{
    const auto spectator = itemOf(state, "SpectatorInfo", 0);
    if (!spectator || spectator->integer("SpectatorId") < 0)
        return {};
    if (protocol == Protocol::V07 && spectator->integer("SpecMode") != WatchesPlayer)
        return {};
    return spectator->integer("SpectatorId");
}

/// The camera's, or nothing as long as it is the usual one. Its item has the number 0, or
/// that of the recorder.
std::optional<double> zoomIn(const WorldState &state, int recorder)
{
    auto camera = itemOf(state, "DDNetSpectatorInfo", 0);
    if (!camera && recorder != NoClient)
        camera = itemOf(state, "DDNetSpectatorInfo", recorder);
    if (!camera || camera->integer("HasCameraInfo") == 0 || camera->number("Zoom") <= 0)
        return {};
    return std::clamp(camera->number("Zoom") / ZoomUnit, SmallestZoom, LargestZoom);
}

void setRaceTime(Actor &actor, double startTick, double position)
{
    if (startTick > 0 && startTick <= position)
        actor.raceSeconds = (position - startTick) / TicksPerSecond;
}

/// 0.7 has the start of every client.
void setRaceTimes07(Scene &scene, const WorldState &state, double position)
{
    for (Actor &actor : scene.actors) {
        if (const auto race = itemOf(state, "PlayerInfoRace", actor.client))
            setRaceTime(actor, race->number("RaceStartTick"), position);
    }
}

/// 0.6 has the start of the watched one only, in place of a warmup.
void setRaceTime06(Scene &scene, const WorldState &state, double position)
{
    const auto info = itemOf(state, "GameInfo", 0);
    if (!info || (info->integer("GameStateFlags") & RaceTimeFlag) == 0)
        return;
    Actor *watched = scene.spectated ? actorOf(scene, *scene.spectated) : recorderOf(scene);
    if (watched)
        setRaceTime(*watched, -info->number("WarmupTimer"), position);
}

} // namespace

void setViewer(Scene &scene, Protocol protocol, const WorldState &state, const WorldState *later,
               double share, double position)
{
    scene.spectated = spectatedIn(state, protocol);
    const Actor *recorder = recorderOf(scene);
    const int client = recorder ? recorder->client : NoClient;
    if (const auto zoom = zoomIn(state, client)) {
        const double next = later ? zoomIn(*later, client).value_or(*zoom) : *zoom;
        scene.cameraZoom = *zoom + (next - *zoom) * share;
    }
    if (protocol == Protocol::V07)
        setRaceTimes07(scene, state, position);
    else
        setRaceTime06(scene, state, position);
}

} // namespace tickscope::teeworlds
