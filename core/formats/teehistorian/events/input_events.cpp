// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/event_teller.h"

#include <array>

namespace tickscope::teehistorian {

namespace {

/// Of counters like Fire. Source: teehistorian.md, section 5.
constexpr unsigned CounterMask = 0x3f;

unsigned counterOf(std::int32_t number)
{
    return static_cast<unsigned>(number) & CounterMask;
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

void EventEmitter::emitKey(const Record &record, std::int64_t key, std::int64_t action,
                           std::int64_t value)
{
    Event event = eventOf(record, recordForm(RecordForm::Input), record.client);
    if (!m_sink.wantsValues())
        return emitEvent(event);
    event.values.add(key).add(action).add(value);
    if (key == input_key::Weapon)
        event.values.add(value);
    emitEvent(event);
}

void EventEmitter::emitHeldKey(const Record &record, std::size_t number, std::int64_t key,
                               const InputNumbers &before, const InputNumbers &after)
{
    const bool isHeld = after[number] != 0;
    if (isHeld == (before[number] != 0))
        return;
    emitKey(record, key, isHeld ? input_key::Pressed : input_key::Released, after[number]);
}

void EventEmitter::emitFire(const Record &record, const InputNumbers &before,
                            const InputNumbers &after)
{
    using input_number::Fire;
    const CounterSteps steps = stepsBetween(before[Fire], after[Fire]);
    const bool wasHeld = counterOf(before[Fire]) % 2 != 0;
    if (steps.releases > 0 && wasHeld)
        emitKey(record, input_key::Fire, input_key::Released, steps.releases);
    if (steps.presses > 0)
        emitKey(record, input_key::Fire, input_key::Pressed, steps.presses);
    if (steps.releases > 0 && !wasHeld)
        emitKey(record, input_key::Fire, input_key::Released, steps.releases);
}

void EventEmitter::emitWeapon(const Record &record, const InputNumbers &before,
                              const InputNumbers &after)
{
    using namespace input_number;
    if (const std::int32_t wanted = after[WantedWeapon];
        wanted != before[WantedWeapon] && wanted != 0)
        emitKey(record, input_key::Weapon, input_key::Pressed, wanted);
    if (const int next = stepsBetween(before[NextWeapon], after[NextWeapon]).presses; next > 0)
        emitKey(record, input_key::NextWeapon, input_key::Pressed, next);
    if (const int previous = stepsBetween(before[PrevWeapon], after[PrevWeapon]).presses;
        previous > 0)
        emitKey(record, input_key::PreviousWeapon, input_key::Pressed, previous);
}

void EventEmitter::emitInput(const Record &record)
{
    using namespace input_number;
    const Client &client = m_clients.at(record.client);
    if (record.kind == RecordKind::InputDiff && !client.hasInput)
        return;
    const InputNumbers after = m_clients.inputAfter(record);
    InputNumbers before = client.input;
    if (!client.showsInput || record.kind == RecordKind::InputNew) {
        // Somebody's first input: nothing was held before, and where its counters began
        // is unknown, so only what is held now counts.
        before = {};
        for (const std::size_t counter : {Fire, NextWeapon, PrevWeapon})
            before[counter] = static_cast<std::int32_t>(counterOf(after[counter]) & ~1U);
    }
    if (after[Direction] != before[Direction]) {
        emitKey(record, input_key::Direction,
                after[Direction] == 0 ? input_key::Released : input_key::Pressed, after[Direction]);
    }
    emitHeldKey(record, Jump, input_key::Jump, before, after);
    emitHeldKey(record, Hook, input_key::Hook, before, after);
    emitFire(record, before, after);
    emitWeapon(record, before, after);
}

} // namespace tickscope::teehistorian
