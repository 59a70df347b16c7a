// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/events/input_events.h"

#include "core/formats/teehistorian/events/event_forms.h"

namespace tickscope::teehistorian {

namespace {

/// Of counters like Fire. Source: teehistorian.md, section 5.
constexpr unsigned CounterMask = 0x3f;

unsigned counterOf(std::int32_t number)
{
    return static_cast<unsigned>(number) & CounterMask;
}

/// The keys that changed from one input of a client to the next.
struct KeyEvents {
    const InputNumbers &before;
    const InputNumbers &after;
    Event event; ///< That of the record, of which each key makes another one.
    PassSink &sink;

    void emitDirection()
    {
        const std::int32_t way = after[input_number::Direction];
        if (way != before[input_number::Direction])
            emitKey(input_key::Direction, way == 0 ? input_key::Released : input_key::Pressed, way);
    }

    void emitHeld(std::size_t number, std::int64_t key)
    {
        const bool isHeld = after[number] != 0;
        if (isHeld != (before[number] != 0))
            emitKey(key, isHeld ? input_key::Pressed : input_key::Released, after[number]);
    }

    void emitFire()
    {
        const CounterSteps steps = stepsOf(input_number::Fire, FireHeldInput);
        const bool wasHeld = counterOf(before[input_number::Fire]) % 2 != 0;
        if (steps.releases > 0 && wasHeld)
            emitKey(input_key::Fire, input_key::Released, steps.releases);
        if (steps.presses > 0)
            emitKey(input_key::Fire, input_key::Pressed, steps.presses);
        if (steps.releases > 0 && !wasHeld)
            emitKey(input_key::Fire, input_key::Released, steps.releases);
    }

    void emitWeapon()
    {
        using namespace input_number;
        if (const std::int32_t wanted = after[WantedWeapon];
            wanted != before[WantedWeapon] && wanted != 0)
            emitKey(input_key::Weapon, input_key::Pressed, wanted);
        if (const int presses = stepsOf(NextWeapon, NextWeaponInput).presses; presses > 0)
            emitKey(input_key::NextWeapon, input_key::Pressed, presses);
        if (const int presses = stepsOf(PrevWeapon, PrevWeaponInput).presses; presses > 0)
            emitKey(input_key::PreviousWeapon, input_key::Pressed, presses);
    }

    void emitKey(std::int64_t key, std::int64_t action, std::int64_t value)
    {
        if (sink.wantsValues()) {
            event.values.clear();
            event.values.add(key).add(action).add(value);
            if (key == input_key::Weapon)
                event.values.add(value);
        }
        sink.eventFound(event);
    }

    /// Reports the presses for the tape, where a state at the end of a tick does not show them.
    CounterSteps stepsOf(std::size_t counter, std::string_view input)
    {
        const CounterSteps steps = stepsBetween(before[counter], after[counter]);
        if (steps.presses > 0)
            sink.pressesFound({event.client, PlayerItemName, input, steps.presses});
        return steps;
    }
};

} // namespace

CounterSteps stepsBetween(std::int32_t before, std::int32_t after)
{
    const unsigned from = counterOf(before);
    const unsigned steps = (counterOf(after) - from) & CounterMask;
    // Odd numbers among the ones that are reached, one step after the other.
    const auto presses = static_cast<int>((steps + (from % 2 == 0 ? 1U : 0U)) / 2);
    return {presses, static_cast<int>(steps) - presses};
}

void emitInput(const ClientTable &clients, const Record &record, Tick tick, PassSink &sink)
{
    using namespace input_number;
    const Client &client = clients.at(record.client);
    if (record.kind == RecordKind::InputDiff && !client.hasInput)
        return;
    const InputNumbers after = clients.inputAfter(record);
    InputNumbers before = client.input;
    if (!client.showsInput || record.kind == RecordKind::InputNew) {
        // Somebody's first input: nothing was held before, and where its counters began
        // is unknown, so only what is held now counts.
        before = {};
        for (const std::size_t counter : {Fire, NextWeapon, PrevWeapon})
            before[counter] = static_cast<std::int32_t>(counterOf(after[counter]) & ~1U);
    }
    KeyEvents keys{before, after,
                   Event{.tick = tick,
                         .form = &recordForm(RecordForm::Input),
                         .client = record.client,
                         .byte = record.byte},
                   sink};
    keys.emitDirection();
    keys.emitHeld(Jump, input_key::Jump);
    keys.emitHeld(Hook, input_key::Hook);
    keys.emitFire();
    keys.emitWeapon();
}

} // namespace tickscope::teehistorian
