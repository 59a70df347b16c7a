// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/event_teller.h"

#include <array>

#include "core/formats/teeworlds_common/enum_texts.h"

namespace tickscope::teehistorian {

namespace {

/// Of counters like Fire. Source: teehistorian.md, section 5.
constexpr unsigned CounterMask = 0x3f;

unsigned counterOf(std::int32_t number)
{
    return static_cast<unsigned>(number) & CounterMask;
}

std::string_view directionText(std::int32_t direction)
{
    if (direction == 0)
        return "direction none";
    return direction < 0 ? "direction left" : "direction right";
}

} // namespace

CounterSteps stepsBetween(std::int32_t before, std::int32_t after)
{
    const unsigned from = counterOf(before);
    const unsigned steps = (counterOf(after) - from) & CounterMask;
    // Odd numbers among the ones that are reached, one step after the other.
    const auto presses = static_cast<int>((steps + (from % 2 == 0 ? 1U : 0U)) / 2);
    return {presses, static_cast<int>(steps) - presses};
}

void EventTeller::tellKey(const Record &record, std::string_view key, std::string_view text,
                          std::string_view action, std::int64_t value)
{
    Event event = eventOf(record, event_kind::Input, record.client, std::string(text));
    add(event, "key", std::string(key));
    add(event, "action", std::string(action));
    add(event, "value", value);
    tell(event);
}

void EventTeller::tellHeldKey(const Record &record, std::size_t number, std::string_view key,
                              const InputNumbers &before, const InputNumbers &after)
{
    const bool isHeld = after[number] != 0;
    if (isHeld == (before[number] != 0))
        return;
    const std::string_view action = isHeld ? "pressed" : "released";
    tellKey(record, key, std::string(key) + ' ' + std::string(action), action, after[number]);
}

void EventTeller::tellFire(const Record &record, const InputNumbers &before,
                           const InputNumbers &after)
{
    using input_number::Fire;
    const CounterSteps steps = stepsBetween(before[Fire], after[Fire]);
    const bool wasHeld = counterOf(before[Fire]) % 2 != 0;
    if (steps.releases > 0 && wasHeld)
        tellKey(record, "fire", "fire released", "released", steps.releases);
    if (steps.presses > 0) {
        const std::string text = steps.presses == 1
                                     ? "fire pressed"
                                     : "fire pressed " + std::to_string(steps.presses) + " times";
        tellKey(record, "fire", text, "pressed", steps.presses);
    }
    if (steps.releases > 0 && !wasHeld)
        tellKey(record, "fire", "fire released", "released", steps.releases);
}

void EventTeller::tellWeapon(const Record &record, const InputNumbers &before,
                             const InputNumbers &after)
{
    using namespace input_number;
    if (const std::int32_t wanted = after[WantedWeapon];
        wanted != before[WantedWeapon] && wanted != 0) {
        const auto word = teeworlds::wordFor(teeworlds::wantedWeaponTexts, wanted);
        const std::string name = word.empty() ? std::to_string(wanted) : std::string(word);
        tellKey(record, "weapon", "weapon " + name, "pressed", wanted);
    }
    if (const int next = stepsBetween(before[NextWeapon], after[NextWeapon]).presses; next > 0)
        tellKey(record, "next_weapon", "next weapon", "pressed", next);
    if (const int previous = stepsBetween(before[PrevWeapon], after[PrevWeapon]).presses;
        previous > 0)
        tellKey(record, "previous_weapon", "previous weapon", "pressed", previous);
}

void EventTeller::tellInput(const Record &record)
{
    using namespace input_number;
    const Client &client = m_clients.at(record.client);
    if (record.kind == RecordKind::InputDiff && !client.hasInput)
        return;
    const InputNumbers after = m_clients.inputAfter(record);
    InputNumbers before = client.input;
    if (!client.showsInput || record.kind == RecordKind::InputNew) {
        // Somebody's first input: nothing was held before, and where its counters began
        // nobody knows, so only what is held now counts.
        before = {};
        for (const std::size_t counter : {Fire, NextWeapon, PrevWeapon})
            before[counter] = static_cast<std::int32_t>(counterOf(after[counter]) & ~1U);
    }
    if (after[Direction] != before[Direction]) {
        tellKey(record, "direction", directionText(after[Direction]),
                after[Direction] == 0 ? "released" : "pressed", after[Direction]);
    }
    tellHeldKey(record, Jump, "jump", before, after);
    tellHeldKey(record, Hook, "hook", before, after);
    tellFire(record, before, after);
    tellWeapon(record, before, after);
}

} // namespace tickscope::teehistorian
