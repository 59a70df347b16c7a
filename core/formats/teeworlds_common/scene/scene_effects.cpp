// SPDX-License-Identifier: MIT
#include <algorithm>
#include <numbers>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"

namespace tickscope::teeworlds {

namespace {

/// No more stars come of one hit, whatever a file says of it.
constexpr int StarLimit = 32;

/// One state with what was before it.
struct Moment {
    Tick tick;
    const WorldState *state = nullptr;
    Tick seenFrom; ///< A game shows what a state brings from the state before on.
    const WorldState *before = nullptr;
};

struct Collector {
    /// A type of items that effects come of.
    struct ShownType {
        std::uint32_t number = 0;
        const ItemType *type = nullptr;
        EffectKind kind = EffectKind::AirJump;
        const Field *jumped = nullptr; ///< Of characters, whose air jumps are shown.
    };

    Protocol protocol;
    double position;
    Shared<Schema> knownSchema = {}; ///< Of \a types.
    std::vector<ShownType> types = {};
    std::uint64_t typeBits = 0; ///< Of \a types, to see soon that a type is not among them.
    std::vector<Effect> effects = {};

    void add(const Moment &moment)
    {
        useTypesOf(moment.state->schema());
        moment.state->forEach([&](const ItemView &item) {
            if ((typeBits & bitOf(item.key.type)) == 0)
                return;
            const auto found = std::ranges::find(types, item.key.type, &ShownType::number);
            if (found == types.end())
                return;
            if (found->kind == EffectKind::AirJump)
                addAirJump(*found, item, moment);
            else
                addEvent(found->kind, ItemFields(*found->type, item), item.key, moment);
        });
    }

    std::vector<Effect> take() { return std::move(effects); }

    /// A bit that few types share.
    [[nodiscard]] static std::uint64_t bitOf(std::uint32_t type)
    {
        return std::uint64_t{1} << (type % 64);
    }

    /// Few types matter, and past states have hundreds of items of others: names are compared
    /// once for all of them.
    void useTypesOf(const Shared<Schema> &schema)
    {
        if (schema == knownSchema)
            return;
        knownSchema = schema;
        types.clear();
        typeBits = 0;
        for (const auto &[number, type] : schema->types()) {
            const auto kind = type->isEvent ? effectOf(type->name) : std::nullopt;
            const Field *jumped = type->name == "Character" ? type->fieldNamed("Jumped") : nullptr;
            if (!kind && !jumped)
                continue;
            types.push_back({number, type.get(), kind.value_or(EffectKind::AirJump), jumped});
            typeBits |= bitOf(number);
        }
    }

    [[nodiscard]] Effect effectAt(EffectKind kind, const ItemFields &fields, ItemKey key,
                                  const Moment &moment) const
    {
        return Effect{.kind = kind,
                      .position = fields.place(),
                      .age = position - static_cast<double>(moment.seenFrom.value),
                      .seed = static_cast<std::uint32_t>(moment.tick.value) * 2654435761U
                              ^ static_cast<std::uint32_t>(key.id) * 40503U};
    }

    void addEvent(EffectKind kind, const ItemFields &fields, ItemKey key, const Moment &moment)
    {
        Effect effect = effectAt(kind, fields, key, moment);
        if (fields.has("HealthAmount")) {
            addStars(effect, fields.integer("HealthAmount") + fields.integer("ArmorAmount"));
            return;
        }
        effect.angle = fields.number("Angle") / 256;
        if (kind == EffectKind::Death)
            effect.color = bodyColor(*moment.state, fields.integer("ClientId"));
        effects.push_back(effect);
    }

    /// A hit of 0.7 shows a fan of stars over the tee.
    void addStars(const Effect &hit, int count)
    {
        using std::numbers::pi;
        count = std::clamp(count, 0, StarLimit);
        for (int i = 0; i < count; ++i) {
            Effect star = hit;
            star.angle = 3 * pi / 2 - pi / 3 + 2 * pi / 3 * (i + 1) / (count + 2);
            effects.push_back(star);
        }
    }

    void addAirJump(const ShownType &character, const ItemView &item, const Moment &moment)
    {
        const auto isInJump = [&](std::span<const std::int32_t> words) {
            const double jumped = numberOf(character.jumped->read(words));
            return (static_cast<int>(jumped) & AirJumpBit) != 0;
        };
        if (!moment.before || !isInJump(item.words))
            return;
        const auto words = moment.before->find(item.key);
        if (words && !isInJump(*words)) {
            effects.push_back(
                effectAt(EffectKind::AirJump, ItemFields(*character.type, item), item.key, moment));
        }
    }

    [[nodiscard]] std::optional<Color> bodyColor(const WorldState &state, int client) const
    {
        const auto number = state.schema()->numberOf("ClientInfo");
        const auto words = number ? state.find({*number, client}) : std::nullopt;
        if (!words)
            return {};
        const ItemFields info(*state.schema()->find(*number), {{*number, client}, *words});
        if (info.integer("UseCustomColor") == 0)
            return {};
        return skinColor(info.integer("ColorBody"), protocol);
    }
};

} // namespace

std::vector<Effect> effectsOf(const Frame &frame, Protocol protocol, double position)
{
    // The newest first, each with the one before it behind.
    std::vector<Past> states;
    const auto &past = frame.past.read();
    states.reserve(past.size() + 2);
    if (frame.next && frame.at && position > static_cast<double>(frame.at->tick.value))
        states.push_back({frame.next->tick, frame.next->recorded});
    if (frame.at)
        states.push_back({frame.at->tick, frame.at->recorded});
    states.insert(states.end(), past.begin(), past.end());

    Collector collector{protocol, position};
    for (std::size_t i = states.size(); i-- > 0;) {
        const bool hasBefore = i + 1 < states.size();
        const Past &now = states[i];
        collector.add({now.tick, now.recorded.get(), hasBefore ? states[i + 1].tick : now.tick,
                       hasBefore ? states[i + 1].recorded.get() : nullptr});
    }
    return collector.take();
}

} // namespace tickscope::teeworlds
