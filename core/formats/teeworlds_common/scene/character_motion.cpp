// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "core/formats/teeworlds_common/items/item_tables.h"
#include "core/formats/teeworlds_common/limits.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"

namespace tickscope::teeworlds {

namespace {

/// Tick and the 14 ints of the core, at the front of the item in both protocols.
constexpr std::size_t EvolvedWords = 15;
using CoreWords = std::array<std::int32_t, EvolvedWords>;

CharacterCore coreOf(const CoreWords &words)
{
    return {words[1], words[2], words[3],  words[4],  words[5],  words[6],  words[7],
            words[8], words[9], words[10], words[11], words[12], words[13], words[14]};
}

CoreWords wordsOf(std::int32_t tick, const CharacterCore &core)
{
    return {tick,          core.x,         core.y,      core.velX,         core.velY,
            core.angle,    core.direction, core.jumped, core.hookedPlayer, core.hookState,
            core.hookTick, core.hookX,     core.hookY,  core.hookDx,       core.hookDy};
}

class CharacterMover : public Mover
{
public:
    CharacterMover(std::uint32_t characterType, std::shared_ptr<const TeeworldsMap> map)
        : m_characterType(characterType)
        , m_map(std::move(map))
    {
    }

    [[nodiscard]] std::int64_t stepCount() const override { return m_steps; }

    Shared<WorldState> moved(const Shared<WorldState> &recorded, Tick tick) override
    {
        std::vector<std::pair<ItemKey, CoreWords>> changes;
        recorded->forEach([&](const ItemView &item) {
            if (item.key.type != m_characterType || item.words.size() < EvolvedWords)
                return;
            CoreWords words;
            std::copy_n(item.words.begin(), EvolvedWords, words.begin());
            const std::int64_t lag = tick.value - words[0];
            if (words[0] > 0 && lag > 0 && lag <= limits::PredictedTicks)
                changes.emplace_back(item.key, evolved(item.key.id, words, tick));
        });
        if (changes.empty())
            return recorded;
        auto shown = std::make_shared<WorldState>(*recorded);
        for (const auto &[key, words] : changes)
            std::ranges::copy(words, shown->change(key).begin());
        return shown;
    }

private:
    /// What a client's item became at a tick; going on from there gives the same.
    struct Known {
        CoreWords from{};
        CharacterCore core;
        std::int64_t tick = 0;

        [[nodiscard]] bool leadsTo(const CoreWords &words, Tick to) const
        {
            return from == words && tick <= to.value && tick >= words[0];
        }
    };
    /// At the tick of the frame and at the next one. Where not every tick is recorded, the
    /// following frame asks for both again.
    struct Lately {
        Known newer;
        Known older;
    };

    CoreWords evolved(std::int64_t client, const CoreWords &words, Tick tick)
    {
        auto &[newer, older] = m_lately[client];
        const bool isNewer = newer.leadsTo(words, tick);
        const bool isOlder = older.leadsTo(words, tick);
        if (isOlder && (!isNewer || newer.tick < older.tick))
            std::swap(newer, older);
        if (newer.leadsTo(words, tick) && newer.tick == tick.value)
            return wordsOf(words[0], newer.core);
        older = std::exchange(
            newer, newer.leadsTo(words, tick) ? newer : Known{words, coreOf(words), words[0]});
        for (; newer.tick < tick.value; ++newer.tick, ++m_steps)
            advance(newer.core, m_map->collision());
        return wordsOf(words[0], newer.core);
    }

    std::uint32_t m_characterType;
    std::shared_ptr<const TeeworldsMap> m_map;
    std::map<std::int64_t, Lately> m_lately;
    std::int64_t m_steps = 0;
};

class CharacterMotion : public Motion
{
public:
    CharacterMotion(std::uint32_t characterType, std::shared_ptr<const TeeworldsMap> map)
        : m_characterType(characterType)
        , m_map(std::move(map))
    {
    }
    [[nodiscard]] std::unique_ptr<Mover> makeMover() const override
    {
        return std::make_unique<CharacterMover>(m_characterType, m_map);
    }
    [[nodiscard]] bool predicts() const override { return true; }

private:
    std::uint32_t m_characterType;
    std::shared_ptr<const TeeworldsMap> m_map;
};

} // namespace

Shared<Motion> characterMotion(Protocol protocol, Shared<MapContent> map)
{
    auto own = std::dynamic_pointer_cast<const TeeworldsMap>(map);
    const auto type = baseSchema(protocol)->numberOf("Character");
    if (!own || own->map().game.isEmpty() || !type)
        return recordedMotion();
    return std::make_shared<const CharacterMotion>(*type, std::move(own));
}

} // namespace tickscope::teeworlds
