// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/attacks/attack_items.h"

#include <algorithm>
#include <cmath>

#include "core/formats/teeworlds_common/messages/message_tables.h"

namespace tickscope::teeworlds {

namespace {

/// Items of a kind that are looked at in one state: a snapshot has no more than a thousand.
constexpr std::size_t MostShotItems = 1024;

std::optional<std::int64_t> wordOf(const Field *field, std::span<const std::int32_t> words)
{
    if (!field || field->firstWord >= words.size())
        return {};
    return words[field->firstWord];
}

Vector2 placeOf(const Field *x, const Field *y, std::span<const std::int32_t> words)
{
    return {static_cast<double>(wordOf(x, words).value_or(0)) * x->scale,
            static_cast<double>(wordOf(y, words).value_or(0)) * y->scale};
}

/// Reasons that make all of an item a guess.
std::int32_t guessBitsOf(const ItemType &type)
{
    std::int32_t bits = 0;
    if (type.rebuilt && type.rebuilt->guessWord) {
        for (const GuessReason &reason : type.rebuilt->reasons)
            bits |= reason.fields.empty() ? reason.bit : 0;
    }
    return bits;
}

} // namespace

void AttackItems::useSchema(const Shared<Schema> &schema)
{
    if (schema == m_schema)
        return;
    m_schema = schema;
    m_plans.clear();
    if (!schema)
        return;
    const bool hasCharacters = schema->numberOf("Character").has_value();
    for (const auto &[number, shared] : schema->types()) {
        const ItemType &type = *shared;
        Plan plan{number, &type};
        plan.x = type.fieldNamed("X");
        plan.y = type.fieldNamed("Y");
        plan.startTick = type.fieldNamed("StartTick");
        plan.owner = type.fieldNamed("Owner");
        if (type.name == "Character") {
            plan.angle = type.fieldNamed("Angle");
            plan.weapon = type.fieldNamed("Weapon");
            plan.attackTick = type.fieldNamed("AttackTick");
            plan.hookState = type.fieldNamed("HookState");
            plan.hooked = type.fieldNamed("HookedPlayer");
            plan.guessBits = guessBitsOf(type);
        } else if (type.name == "Player" && !hasCharacters) {
            plan.targetX = type.fieldWithRole(Role::AimX);
            plan.targetY = type.fieldWithRole(Role::AimY);
        } else if (isProjectile(type)) {
            plan.what = What::Flight;
        } else if (type.name == "Laser" || type.name == "DDNetLaser") {
            plan.what = What::Beam;
        } else if (type.name == "HammerHit" && plan.x && plan.y) {
            plan.what = What::HammerHit;
        } else {
            continue;
        }
        const bool hasAim = plan.angle || (plan.targetX && plan.targetY);
        if (plan.what != What::Tee || (plan.x && plan.y && hasAim))
            m_plans.push_back(plan);
    }
}

void AttackItems::read(const WorldState &state)
{
    useSchema(state.schema());
    m_tees.clear();
    m_flights.clear();
    m_beams.clear();
    m_hammerHits.clear();
    state.forEach([this](const ItemView &item) {
        const auto plan = std::ranges::find(m_plans, item.key.type, &Plan::number);
        if (plan == m_plans.end())
            return;
        if (plan->what == What::Tee) {
            readTee(*plan, item);
        } else if (plan->what == What::HammerHit) {
            if (m_hammerHits.size() < MostShotItems)
                m_hammerHits.push_back(placeOf(plan->x, plan->y, item.words));
        } else {
            auto &items = plan->what == What::Flight ? m_flights : m_beams;
            if (items.size() < MostShotItems)
                items.push_back({item, plan->type, wordOf(plan->startTick, item.words).value_or(-1),
                                 wordOf(plan->owner, item.words).value_or(-1)});
        }
    });
}

void AttackItems::readTee(const Plan &plan, const ItemView &item)
{
    const auto x = wordOf(plan.x, item.words);
    const auto y = wordOf(plan.y, item.words);
    const auto aimX = wordOf(plan.targetX, item.words);
    const auto aimY = wordOf(plan.targetY, item.words);
    const auto angle = wordOf(plan.angle, item.words);
    if (item.key.id < 0 || item.key.id > message_field::LastClient || !x || !y
        || !(angle || (aimX && aimY)))
        return;
    const auto client = static_cast<std::size_t>(item.key.id);
    if (m_tees.size() <= client)
        m_tees.resize(client + 1);
    AttackingTee &tee = m_tees[client];
    tee.isHere = true;
    tee.place = placeOf(plan.x, plan.y, item.words);
    tee.aim = angle ? static_cast<double>(*angle) * plan.angle->scale
                    : std::atan2(static_cast<double>(*aimY), static_cast<double>(*aimX));
    const auto weapon = wordOf(plan.weapon, item.words);
    tee.isArmed = weapon.has_value();
    tee.weapon = weapon.value_or(-1);
    tee.attackTick = wordOf(plan.attackTick, item.words).value_or(0);
    tee.hookState = wordOf(plan.hookState, item.words).value_or(0);
    tee.hooked = wordOf(plan.hooked, item.words).value_or(-1);
    if (plan.guessBits != 0 && *plan.type->rebuilt->guessWord < item.words.size())
        tee.isGuess = (item.words[*plan.type->rebuilt->guessWord] & plan.guessBits) != 0;
}

bool AttackItems::isShown(ItemKey key, std::int64_t startTick, const WorldState &state) const
{
    const auto plan = std::ranges::find(m_plans, key.type, &Plan::number);
    const auto words = plan == m_plans.end() ? std::nullopt : state.find(key);
    return words && wordOf(plan->startTick, *words) == startTick;
}

BeamLine AttackItems::lineOf(const ShotItem &beam)
{
    const ItemFields fields(*beam.type, beam.item);
    const Vector2 from{fields.number("FromX"), fields.number("FromY")};
    if (fields.has("ToX"))
        return {from, {fields.number("ToX"), fields.number("ToY")}};
    return {from, fields.place()};
}

} // namespace tickscope::teeworlds
