// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_scene.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/replay_schema.h"
#include "core/formats/hollowcube/replay_words.h"

namespace tickscope::hollowcube {

namespace {

/// Figures and letters of the view are made for cells of 32 units.
constexpr double UnitsPerBlock = 32.0;
constexpr double PlayerRadius = 16.0;
constexpr double OtherRadius = 8.0;

using Words = std::span<const std::int32_t>;

double realAt(Words words, std::uint32_t word)
{
    return std::bit_cast<double>(std::uint64_t{std::bit_cast<std::uint32_t>(words[word + 1])} << 32
                                 | std::bit_cast<std::uint32_t>(words[word]));
}

/// A vector of an entity seen from above; nothing when it is not known.
std::optional<Vector2> fromAbove(Words words, std::uint32_t word, double scale)
{
    const double x = realAt(words, word) * scale;
    const double z = realAt(words, word + 4) * scale;
    if (!std::isfinite(x) || !std::isfinite(z))
        return {};
    return Vector2{x, z};
}

class ReplayScene final : public SceneMaker
{
public:
    explicit ReplayScene(Shared<ReplayFile> file)
        : m_file(std::move(file))
    {
    }

    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        Scene scene;
        if (!frame.at || !frame.at->shown)
            return scene;
        frame.at->shown->forEach([&](const ItemView &item) {
            if (item.key.type != EntityType)
                return;
            const auto place = fromAbove(item.words, PositionWord, UnitsPerBlock);
            if (place)
                scene.actors.push_back(actorOf(item, *place, frame, position));
        });
        std::ranges::sort(scene.actors, {}, &Actor::client);
        return scene;
    }

private:
    [[nodiscard]] Actor actorOf(const ItemView &item, Vector2 place, const Frame &frame,
                                double position) const
    {
        const auto entity = static_cast<std::int32_t>(item.key.id);
        const bool isSubject = entity == SubjectEntity;
        Actor actor;
        actor.key = item.key;
        actor.client = entity;
        actor.position = place;
        actor.velocity = fromAbove(item.words, VelocityWord, UnitsPerBlock * m_file->tickRate)
                             .value_or(Vector2{});
        // Yaw 0 looks south, which is down here.
        const double yaw = realAt(item.words, YawWord);
        if (std::isfinite(yaw))
            actor.aim = (yaw + 90.0) * std::numbers::pi / 180.0;
        actor.name = isSubject
                         ? m_file->runner
                         : entityName(entity, item.words[TypeWord], m_file->entityTypes.get());
        actor.isRecorder = isSubject;
        actor.radius = isSubject ? PlayerRadius : OtherRadius;
        placeBetween(actor, frame, position);
        return actor;
    }

    static void placeBetween(Actor &actor, const Frame &frame, double position)
    {
        const double since = position - static_cast<double>(frame.at->tick.value);
        if (since <= 0.0 || !frame.next || !frame.next->shown)
            return;
        const auto words = frame.next->shown->find(actor.key);
        const auto next = words ? fromAbove(*words, PositionWord, UnitsPerBlock) : std::nullopt;
        if (!next)
            return;
        const auto way = static_cast<double>(frame.next->tick - frame.at->tick);
        const double share = std::min(1.0, since / std::max(way, 1.0));
        actor.position.x += (next->x - actor.position.x) * share;
        actor.position.y += (next->y - actor.position.y) * share;
        actor.source = PositionSource::Interpolated;
    }

    Shared<ReplayFile> m_file;
};

} // namespace

Shared<SceneMaker> replayScene(Shared<ReplayFile> file)
{
    return std::make_shared<const ReplayScene>(std::move(file));
}

} // namespace tickscope::hollowcube
