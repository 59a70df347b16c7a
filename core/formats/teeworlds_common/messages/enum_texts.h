// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/base/tick.h"
#include "core/model/state/schema.h"

namespace tickscope::teeworlds {

/// A table of words, made at its first use and never destroyed before the end of
/// the program. Item and message tables refer to it by the function.
using TextTable = const Shared<ValueTexts> &(*)();

/// Word for \a value in \a table, or empty. Not for flags. The view lives as long
/// as the program.
[[nodiscard]] std::string_view wordFor(TextTable table, std::int64_t value);

// Words of numbers. Source: teeworlds-snapshot.md, sections 7 and 8.
const Shared<ValueTexts> &directionTexts();
const Shared<ValueTexts> &hookStateTexts();
const Shared<ValueTexts> &weaponTexts();
const Shared<ValueTexts> &wantedWeaponTexts(); ///< Weapon of an input: number + 1, 0 is no change.
const Shared<ValueTexts> &emoteTexts();
const Shared<ValueTexts> &soundTexts();
const Shared<ValueTexts> &teamTexts();     ///< Team of a player.
const Shared<ValueTexts> &flagTeamTexts(); ///< Team that owns a flag.
const Shared<ValueTexts> &flagCarrierTexts();
const Shared<ValueTexts> &pickupTexts06();
const Shared<ValueTexts> &pickupTexts07();
const Shared<ValueTexts> &spectatorModeTexts07();
const Shared<ValueTexts> &freezeEndTexts();
const Shared<ValueTexts> &authLevelTexts();
const Shared<ValueTexts> &laserTypeTexts();
const Shared<ValueTexts> &entityClassTexts();
const Shared<ValueTexts> &finishTimeTexts();

// Words of flags, by mask. Source: teeworlds-snapshot.md, sections 7 and 8.
const Shared<ValueTexts> &jumpedFlagTexts();
const Shared<ValueTexts> &playerFlagTexts06();
const Shared<ValueTexts> &playerFlagTexts07();
const Shared<ValueTexts> &gameFlagTexts06();
const Shared<ValueTexts> &gameFlagTexts07();
const Shared<ValueTexts> &gameStateFlagTexts06();
const Shared<ValueTexts> &gameStateFlagTexts07();
const Shared<ValueTexts> &triggeredEventTexts();
const Shared<ValueTexts> &raceFlagTexts();
const Shared<ValueTexts> &ddnetCharacterFlagTexts();
const Shared<ValueTexts> &ddnetPlayerFlagTexts();
const Shared<ValueTexts> &gameInfoFlagTexts();
const Shared<ValueTexts> &gameInfoFlag2Texts();
const Shared<ValueTexts> &raceProjectileFlagTexts();
const Shared<ValueTexts> &ddnetProjectileFlagTexts();
const Shared<ValueTexts> &ddnetLaserFlagTexts();
const Shared<ValueTexts> &ddnetPickupFlagTexts();

// Words of messages. Source: teeworlds-messages.md, sections 2 to 4.
const Shared<ValueTexts> &chatTeamTexts06(); ///< "all", "team", "whisper".
const Shared<ValueTexts> &chatModeTexts07(); ///< "none", "all", "team", "whisper".
const Shared<ValueTexts> &killWeaponTexts();
const Shared<ValueTexts> &emoticonTexts();
const Shared<ValueTexts> &voteTexts();
const Shared<ValueTexts> &voteTypeTexts07();
const Shared<ValueTexts> &gameMessageTexts07();
const Shared<ValueTexts> &saveStateTexts();

} // namespace tickscope::teeworlds
