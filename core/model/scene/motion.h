// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/model/scene/frame.h"
#include "core/model/scene/scene.h"

namespace tickscope {

/// Turns recorded states into shown ones. One thread; may remember what it
/// computed last, which never changes a result.
class Mover
{
public:
    virtual ~Mover() = default;
    /// \a recorded as it is at \a tick: actors whose data the recorder left unsent
    /// are moved on by the game's rules.
    virtual Shared<WorldState> moved(const Shared<WorldState> &recorded, Tick tick) = 0;
    /// How many steps of the game's rules were computed so far, one for each actor and tick: what
    /// moving costs.
    [[nodiscard]] virtual std::int64_t stepCount() const { return 0; }
};

/// How actors of one recording move on one map. Immutable; any thread.
class Motion
{
public:
    virtual ~Motion() = default;
    [[nodiscard]] virtual std::unique_ptr<Mover> makeMover() const = 0;
    /// False when shown states are the recorded ones, for example without a map.
    [[nodiscard]] virtual bool predicts() const = 0;
};

/// Motion of a format that records every position: nothing is moved.
[[nodiscard]] Shared<Motion> recordedMotion();

/// Whom a picture shows with a client ID, and where.
struct PlacedClient {
    int client = NoClient;
    std::string name; ///< As Actor::name.
    Vector2 position; ///< As Actor::position.
    std::optional<double> height;

    friend bool operator==(const PlacedClient &, const PlacedClient &) = default;
};

/// Makes what the world view draws of a frame. Immutable; any thread.
class SceneMaker
{
public:
    virtual ~SceneMaker() = default;
    /// Those actors with a client ID that make() would give at the recorded tick, in its order:
    /// for callers that draw nothing, since a whole scene costs many times as much.
    [[nodiscard]] virtual std::vector<PlacedClient> clientsIn(const Frame &frame) const = 0;
    /// \param position  ticks with the share of the way to the next, see TimeBase::positionAt.
    [[nodiscard]] virtual Scene make(const Frame &frame, double position) const = 0;
    /// Whether \a client, who has no place in \a state, may be in play all the same: only what the
    /// recording player sees is recorded there, and nothing shows that this one does not play.
    [[nodiscard]] virtual bool mayBeOutOfSight(const WorldState & /*state*/, int /*client*/) const
    {
        return false;
    }
};

/// Where a format's second coordinate grows to on a map seen from above.
enum class VerticalAxis { Down, Up };

/// Scene from field roles alone, for any format: an actor for each item with a
/// position, half-way between two ticks where both have it. Pictures grow downwards, so
/// a second coordinate that grows up is mirrored there.
[[nodiscard]] Shared<SceneMaker> roleScene(VerticalAxis axis = VerticalAxis::Down);

} // namespace tickscope
