// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/event_emitter.h"

namespace tickscope::teehistorian {

/// Of counters like Fire. Source: teehistorian.md, section 5.
constexpr unsigned CounterMask = 0x3f;

static unsigned counterOf(std::int32_t number)
{
    return static_cast<unsigned>(number) & CounterMask;
}

CounterSteps stepsBetween(std::int32_t before, std::int32_t after)
{
    const unsigned from = counterOf(before);
    const unsigned steps = (counterOf(after) - from) & CounterMask;
    // Odd numbers among the ones that are reached, one step after the other.
    const auto presses = static_cast<int>((steps + (from % 2 == 0 ? 1U : 0U)) / 2);
    return {presses, static_cast<int>(steps) - presses};
}

/// \param event  that of the record, of which each key makes another one.
void EventEmitter::emitKey(Event &event, std::int64_t key, std::int64_t action, std::int64_t value)
{
    if (m_sink.wantsValues()) {
        event.values.clear();
        event.values.add(key).add(action).add(value);
        if (key == input_key::Weapon)
            event.values.add(value);
    }
    emitEvent(event);
}

void EventEmitter::emitHeldKey(Event &event, std::size_t number, std::int64_t key,
                               const InputNumbers &before, const InputNumbers &after)
{
    const bool isHeld = after[number] != 0;
    if (isHeld == (before[number] != 0))
        return;
    emitKey(event, key, isHeld ? input_key::Pressed : input_key::Released, after[number]);
}

/// For the tape, where a state at the end of a tick does not show them.
void EventEmitter::reportPresses(const Record &record, std::string_view input, int presses)
{
    if (presses > 0)
        m_sink.pressesFound({record.client, PlayerItemName, input, presses});
}

void EventEmitter::emitFire(Event &event, const Record &record, const InputNumbers &before,
                            const InputNumbers &after)
{
    using input_number::Fire;
    if (before[Fire] == after[Fire])
        return;
    const CounterSteps steps = stepsBetween(before[Fire], after[Fire]);
    reportPresses(record, FireHeldInput, steps.presses);
    const bool wasHeld = counterOf(before[Fire]) % 2 != 0;
    if (steps.releases > 0 && wasHeld)
        emitKey(event, input_key::Fire, input_key::Released, steps.releases);
    if (steps.presses > 0)
        emitKey(event, input_key::Fire, input_key::Pressed, steps.presses);
    if (steps.releases > 0 && !wasHeld)
        emitKey(event, input_key::Fire, input_key::Released, steps.releases);
}

void EventEmitter::emitWeapon(Event &event, const Record &record, const InputNumbers &before,
                              const InputNumbers &after)
{
    using namespace input_number;
    if (const std::int32_t wanted = after[WantedWeapon];
        wanted != before[WantedWeapon] && wanted != 0)
        emitKey(event, input_key::Weapon, input_key::Pressed, wanted);
    const auto emitPresses = [&](std::size_t counter, std::int64_t key, std::string_view input) {
        if (before[counter] == after[counter])
            return;
        const int presses = stepsBetween(before[counter], after[counter]).presses;
        reportPresses(record, input, presses);
        if (presses > 0)
            emitKey(event, key, input_key::Pressed, presses);
    };
    emitPresses(NextWeapon, input_key::NextWeapon, NextWeaponInput);
    emitPresses(PrevWeapon, input_key::PreviousWeapon, PrevWeaponInput);
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
    Event event = eventOf(record, recordForm(RecordForm::Input), record.client);
    if (after[Direction] != before[Direction]) {
        emitKey(event, input_key::Direction,
                after[Direction] == 0 ? input_key::Released : input_key::Pressed, after[Direction]);
    }
    emitHeldKey(event, Jump, input_key::Jump, before, after);
    emitHeldKey(event, Hook, input_key::Hook, before, after);
    emitFire(event, record, before, after);
    emitWeapon(event, record, before, after);
}

} // namespace tickscope::teehistorian
