// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/pre_input.h"

#include <array>
#include <memory>

#include "core/formats/teeworlds_common/items/item_builder.h"

namespace tickscope::teeworlds {

namespace {

/// Place of the values in the message.
enum PreInputIndex : std::size_t {
    Direction,
    TargetX,
    TargetY,
    Jump,
    Fire,
    Hook,
    WantedWeapon,
    Owner = 9,
    IntendedTick,
};

/// Servers send an input when it changes, and only of clients that are near: of one who
/// went away the last one would stand for ever. In a recording of 26 minutes nineteen of
/// twenty are followed by the next one within this time, and what characters do agrees
/// with an old input as well as with a new one.
constexpr std::int64_t KnownTicks = 100;

const Shared<ItemType> &preInputType()
{
    using namespace item_builder;
    static const Shared<ItemType> type = [] {
        ItemType made = perClient("PreInput",
                                  {enumeration("Direction", &DirectionTexts, Role::Input),
                                   withRole(boolean("Jump"), Role::Input),
                                   withRole(boolean("Hook"), Role::Input),
                                   withRole(boolean("FireHeld"), Role::Input),
                                   enumeration("WantedWeapon", &WantedWeaponTexts, Role::Input),
                                   measured("TargetX", 1.0, "units", Role::AimX),
                                   measured("TargetY", 1.0, "units", Role::AimY)});
        made.isMemory = true;
        made = withInputs(std::move(made), WordText::tr("client prediction (Sv_PreInput)"));
        return std::make_shared<const ItemType>(std::move(made));
    }();
    return type;
}

} // namespace

void reportPreInput(const Message &message, PassSink &sink)
{
    if (!message.type || message.type->topic != MessageTopic::Input)
        return;
    // Fire counts presses and releases: odd while the button is held.
    const std::array<std::int32_t, 7> words{message.numberAt(Direction),
                                            message.numberAt(Jump) != 0 ? 1 : 0,
                                            message.numberAt(Hook) != 0 ? 1 : 0,
                                            message.numberAt(Fire) & 1,
                                            message.numberAt(WantedWeapon),
                                            message.numberAt(TargetX),
                                            message.numberAt(TargetY)};
    sink.inputFound({Tick{message.numberAt(IntendedTick)}, message.numberAt(Owner), preInputType(),
                     words, KnownTicks});
}

} // namespace tickscope::teeworlds
