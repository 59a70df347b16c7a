// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "core/base/parsing.h"
#include "core/formats/goldsrc/goldsrc_recording.h"
#include "core/formats/goldsrc/items/client_items.h"
#include "core/formats/goldsrc/items/delta_item_type.h"
#include "core/formats/goldsrc/items/demo_entities.h"

namespace tickscope::goldsrc {

namespace {

/// The number of a field, if the type has it and the words hold it.
double numberIn(const ItemType &type, std::string_view name, std::span<const std::int32_t> words)
{
    const Field *field = type.fieldNamed(name);
    return field ? field->number(words).value_or(0) : 0;
}

double turnedBy(double degrees)
{
    return std::remainder(degrees, 360.0) * std::numbers::pi / 180.0;
}

/// n of a model that is named "*n": a brush model of the map.
std::optional<std::size_t> brushModelOf(const ItemType &type, std::span<const std::int32_t> words)
{
    const Field *field = type.fieldNamed("modelindex");
    const std::string name = field ? field->textOf(field->read(words)) : std::string();
    return name.starts_with('*') ? parseNumber<std::size_t>(name.substr(1)) : std::nullopt;
}

/// The scene's second coordinate grows downwards, so the map's turns are mirrored, too.
MapPart partOf(std::size_t model, const ItemType &type, std::span<const std::int32_t> words)
{
    return {model,
            {numberIn(type, "origin[0]", words), -numberIn(type, "origin[1]", words)},
            numberIn(type, "origin[2]", words),
            -turnedBy(numberIn(type, "angles[1]", words))};
}

MapPart between(const MapPart &from, const MapPart &to, double share)
{
    const auto mix = [share](double a, double b) { return a + (b - a) * share; };
    return {from.model,
            {mix(from.position.x, to.position.x), mix(from.position.y, to.position.y)},
            mix(from.height, to.height),
            from.turn + std::remainder(to.turn - from.turn, 2 * std::numbers::pi) * share};
}

/// Doors, trains and the like where the demo has them. Source: goldsrc-bsp.md, section 4.
std::vector<MapPart> mapPartsOf(const Frame &frame, double position)
{
    const WorldState &now = *frame.at->shown;
    const ItemType *type = now.schema()->find(item::Entity);
    if (!type)
        return {};
    const double share = frame.shareOfNext(position);
    const WorldState *later = share > 0 ? frame.next->shown.get() : nullptr;
    const ItemType *laterType = later ? later->schema()->find(item::Entity) : nullptr;
    std::vector<MapPart> parts;
    now.forEach([&](const ItemView &entity) {
        if (entity.key.type != item::Entity)
            return;
        const auto model = brushModelOf(*type, entity.words);
        if (!model)
            return;
        parts.push_back(partOf(*model, *type, entity.words));
        const auto next = laterType ? later->find(entity.key) : std::nullopt;
        if (next && brushModelOf(*laterType, *next) == model)
            parts.back() = between(parts.back(), partOf(*model, *laterType, *next), share);
    });
    std::ranges::sort(parts, {}, &MapPart::model);
    return parts;
}

/// How far \a actor looks up. A person's own view grows downwards; of others the demo has a
/// third of it, the other way round. Source: goldsrc-demo.md, section 5.1;
/// goldsrc-netmessages.md, section 5.5.
void setActorPitch(Actor &actor, const WorldState &state)
{
    const ItemType *type = state.schema()->find(actor.key.type);
    const auto words = state.find(actor.key);
    if (actor.key.type != item::Player || !type || !words)
        return;
    const double angle = turnedBy(numberIn(*type, "angles[0]", *words));
    const double pitch = actor.isRecorder ? -angle : 3 * angle;
    actor.pitch = std::clamp(pitch, -std::numbers::pi / 2, std::numbers::pi / 2);
}

/// The number that scenes have for a team of that name, which TeamInfo gives: what the games call
/// by a number is red in one and blue in the next. Below zero for one that has no colour there.
int shownTeam(std::string_view name)
{
    struct Shown {
        std::string_view name;
        int number;
    };
    constexpr int Yellow = 13; // of those behind red and blue the nearest
    constexpr int Green = 2;
    static constexpr std::array Teams{Shown{"red", 0},       Shown{"terrorist", 0},
                                      Shown{"blue", 1},      Shown{"ct", 1},
                                      Shown{"green", Green}, Shown{"yellow", Yellow}};
    const auto isSame = [](char letter, char shown) {
        return letter == shown || (letter >= 'A' && letter <= 'Z' && letter - 'A' + 'a' == shown);
    };
    const auto found = std::ranges::find_if(
        Teams, [&](const Shown &team) { return std::ranges::equal(name, team.name, isSame); });
    return found == Teams.end() ? -1 : found->number;
}

void setActorTeam(Actor &actor, const WorldState &state)
{
    const ItemType *type = state.schema()->find(item::Client);
    const auto words = state.find({item::Client, actor.client});
    const Field *field = type ? type->fieldNamed("team_name") : nullptr;
    const Value value = field && words ? field->read(*words) : Value{};
    const auto *name = std::get_if<std::string>(&value);
    actor.team = name ? shownTeam(*name) : -1;
}

bool isDead(const WorldState &state, int client)
{
    const ItemType *type = state.schema()->find(item::Client);
    const auto words = state.find({item::Client, client});
    return type && words
           && (static_cast<int>(numberIn(*type, "attributes", *words)) & DeadAttribute) != 0;
}

class DemoScene final : public SceneMaker
{
public:
    [[nodiscard]] std::vector<PlacedClient> clientsIn(const Frame &frame) const override
    {
        return m_roles->clientsIn(frame);
    }
    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        Scene scene = m_roles->make(frame, position);
        if (!frame.at || !frame.at->shown)
            return scene;
        scene.mapParts = mapPartsOf(frame, position);
        const auto recorder = std::ranges::find(scene.actors, recorderIn(*frame.at->shown),
                                                &Actor::client);
        if (recorder != scene.actors.end() && recorder->client != NoClient) {
            recorder->isRecorder = true;
            scene.camera = recorder->position;
        }
        addEntities(scene, frame, position);
        for (Actor &actor : scene.actors) {
            setActorPitch(actor, *frame.at->shown);
            setActorTeam(actor, *frame.at->shown);
        }
        return scene;
    }
    [[nodiscard]] bool mayBeOutOfSight(const WorldState &state, int client) const override
    {
        const int recorder = recorderIn(state);
        return recorder != NoClient && recorder != client && !isDead(state, client);
    }

private:
    Shared<SceneMaker> m_roles = roleScene(VerticalAxis::Up);
};

} // namespace

Shared<SceneMaker> demoScene()
{
    return std::make_shared<const DemoScene>();
}

} // namespace tickscope::goldsrc
