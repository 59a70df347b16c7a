// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/formats/hollowcube/event_texts.h"
#include "core/formats/hollowcube/items/replay_schema.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_recording.h"

namespace tickscope::hollowcube {

namespace {

constexpr double PlayerRadius = 16.0;
constexpr double OtherRadius = 8.0;

using Words = std::span<const std::int32_t>;

/// Three reals in the game's own order: east, up, south.
std::optional<RecordedPlace> vectorAt(Words words, std::uint32_t word)
{
    const RecordedPlace vector{realAt(words, word), realAt(words, word + 2),
                               realAt(words, word + 4)};
    if (!std::isfinite(vector.x) || !std::isfinite(vector.y) || !std::isfinite(vector.z))
        return {};
    return vector;
}

Vector2 fromAbove(const RecordedPlace &vector, double scale)
{
    return {vector.x * scale, vector.z * scale};
}

RecordedPlace between(const RecordedPlace &from, const RecordedPlace &to, double share)
{
    return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share,
            from.z + (to.z - from.z) * share};
}

Block blockOf(Words words)
{
    constexpr std::int32_t Air = 0; // in every version of the game. Section 8.
    const auto coordinate = [words](std::uint32_t axis) {
        return static_cast<double>(words[BlockPositionWord + axis]) * SceneUnitsPerBlock;
    };
    return {{coordinate(0), coordinate(2)},
            coordinate(1),
            SceneUnitsPerBlock,
            words[BlockStateWord] == Air};
}

/// Leaves the blocks nearest to \a place when there are too many to draw.
void keepNearest(std::vector<Block> &blocks, Vector2 place, double height)
{
    if (blocks.size() <= limits::SceneBlocks)
        return;
    const auto distance = [&](const Block &block) {
        return std::hypot(block.corner.x - place.x, block.corner.y - place.y,
                          block.height - height);
    };
    const auto end = blocks.begin() + static_cast<std::ptrdiff_t>(limits::SceneBlocks);
    std::ranges::nth_element(blocks, end, {}, distance);
    blocks.erase(end, blocks.end());
}

class ReplayScene final : public SceneMaker
{
public:
    explicit ReplayScene(Shared<ReplayFile> file)
        : m_file(std::move(file))
    {
    }

    [[nodiscard]] std::vector<PlacedClient> clientsIn(const Frame &frame) const override
    {
        std::vector<PlacedClient> clients;
        if (!frame.at || !frame.at->shown)
            return clients;
        const auto add = [&](ItemKey key, Words words) {
            const auto place = isPlayer({key, words}, frame) ? vectorAt(words, PositionWord)
                                                             : std::nullopt;
            if (place) {
                clients.push_back({static_cast<int>(key.id), nameOf({key, words}, frame),
                                   fromAbove(*place, SceneUnitsPerBlock),
                                   place->y * SceneUnitsPerBlock});
            }
        };
        frame.at->shown->forEach([&](const ItemView &item) {
            if (item.key.type != BlockType)
                add(item.key, item.words);
        });
        for (const LastPlace &last : frame.lastPlaces) {
            if (const auto words = last.state->find(last.key))
                add(last.key, *words);
        }
        std::ranges::sort(clients, {}, &PlacedClient::client);
        return clients;
    }

    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        Scene scene;
        scene.heightUnit = SceneUnitsPerBlock;
        if (!frame.at || !frame.at->shown)
            return scene;
        frame.at->shown->forEach([&](const ItemView &item) {
            if (item.key.type == BlockType)
                scene.blocks.push_back(blockOf(item.words));
            else if (const auto place = vectorAt(item.words, PositionWord))
                scene.actors.push_back(actorOf(item, *place, frame, position));
        });
        for (const LastPlace &last : frame.lastPlaces)
            addLastKnown(scene, last, frame);
        std::ranges::sort(scene.actors, {}, [](const Actor &actor) { return actor.key.id; });
        if (!scene.actors.empty()) {
            // The subject, who was sent these blocks, comes first.
            const Actor &subject = scene.actors.front();
            keepNearest(scene.blocks, subject.position, *subject.height);
            if (subject.isRecorder)
                scene.camera = subject.position;
        }
        scene.blocks.resize(std::min(scene.blocks.size(), limits::SceneBlocks));
        return scene;
    }

private:
    void addLastKnown(Scene &scene, const LastPlace &last, const Frame &frame) const
    {
        const auto words = last.state->find(last.key);
        const auto place = words ? vectorAt(*words, PositionWord) : std::nullopt;
        if (!place)
            return;
        // It does not move from there, whatever comes next.
        Actor actor = actorOf({last.key, *words}, *place, frame,
                              static_cast<double>(frame.at->tick.value));
        actor.velocity = {};
        actor.lastKnown = last.tick;
        scene.actors.push_back(std::move(actor));
    }

    static bool isPlayer(const ItemView &item, const Frame &frame)
    {
        return frame.at->shown->schema()->find(EntityType)->isPlayer(item.key.id, item.words);
    }

    [[nodiscard]] std::string nameOf(const ItemView &item, const Frame &frame) const
    {
        if (item.key.id == SubjectEntity)
            return m_file->runner;
        return entityName(static_cast<std::int32_t>(item.key.id), item.words[TypeWord],
                          *frame.at->shown->schema());
    }

    [[nodiscard]] Actor actorOf(const ItemView &item, RecordedPlace place, const Frame &frame,
                                double position) const
    {
        const auto entity = static_cast<std::int32_t>(item.key.id);
        const bool isSubject = entity == SubjectEntity;
        Actor actor;
        actor.key = item.key;
        if (isPlayer(item, frame))
            actor.client = entity;
        if (const auto next = nextPlace(item.key, frame, position)) {
            place = between(place, next->place, next->share);
            actor.source = PositionSource::Interpolated;
        }
        actor.place = place;
        actor.position = fromAbove(place, SceneUnitsPerBlock);
        actor.height = place.y * SceneUnitsPerBlock;
        actor.velocity = fromAbove(vectorAt(item.words, VelocityWord).value_or(RecordedPlace()),
                                   SceneUnitsPerBlock * m_file->tickRate);
        // Yaw 0 looks south, which is down here.
        const double yaw = realAt(item.words, YawWord);
        if (std::isfinite(yaw))
            actor.aim = (yaw + 90.0) * std::numbers::pi / 180.0;
        // Grows downwards. Source: hollowcube-replay.md, section 3.
        const double pitch = realAt(item.words, PitchWord);
        if (std::isfinite(pitch))
            actor.pitch = -std::clamp(pitch, -90.0, 90.0) * std::numbers::pi / 180.0;
        actor.name = nameOf(item, frame);
        actor.isRecorder = isSubject;
        actor.radius = isSubject ? PlayerRadius : OtherRadius;
        return actor;
    }

    /// Where an entity is at the next tick, and how much of the way there is done.
    struct Next {
        RecordedPlace place;
        double share = 0;
    };

    static std::optional<Next> nextPlace(ItemKey key, const Frame &frame, double position)
    {
        const double share = frame.shareOfNext(position);
        if (share == 0)
            return {};
        const auto words = frame.next->shown->find(key);
        const auto place = words ? vectorAt(*words, PositionWord) : std::nullopt;
        return place ? std::optional<Next>({*place, share}) : std::nullopt;
    }

    Shared<ReplayFile> m_file;
};

} // namespace

Shared<SceneMaker> replayScene(Shared<ReplayFile> file)
{
    return std::make_shared<const ReplayScene>(std::move(file));
}

} // namespace tickscope::hollowcube
