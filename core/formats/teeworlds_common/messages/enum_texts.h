// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/tick.h"
#include "core/model/state/schema.h"

namespace tickscope::teeworlds {

/// A table of words, made when the program starts: what is made before main() must not read it.
/// Item and message tables refer to it by its place.
using TextTable = const Shared<ValueTexts> *;

// Words of numbers. Source: teeworlds-snapshot.md, sections 7 and 8.
extern const Shared<ValueTexts> DirectionTexts;
extern const Shared<ValueTexts> HookStateTexts;
extern const Shared<ValueTexts> WeaponTexts;
/// Weapon of an input: number + 1, 0 is no change.
extern const Shared<ValueTexts> WantedWeaponTexts;
extern const Shared<ValueTexts> EmoteTexts;
extern const Shared<ValueTexts> SoundTexts;
extern const Shared<ValueTexts> TeamTexts;     ///< Team of a player.
extern const Shared<ValueTexts> FlagTeamTexts; ///< Team that owns a flag.
extern const Shared<ValueTexts> FlagCarrierTexts;
extern const Shared<ValueTexts> PickupTexts06;
extern const Shared<ValueTexts> PickupTexts07;
extern const Shared<ValueTexts> SpectatorModeTexts07;
extern const Shared<ValueTexts> FreezeEndTexts;
extern const Shared<ValueTexts> AuthLevelTexts;
extern const Shared<ValueTexts> LaserTypeTexts;
extern const Shared<ValueTexts> EntityClassTexts;
extern const Shared<ValueTexts> FinishTimeTexts;

// Words of flags, by mask. Source: teeworlds-snapshot.md, sections 7 and 8.
extern const Shared<ValueTexts> JumpedFlagTexts;
extern const Shared<ValueTexts> PlayerFlagTexts06;
extern const Shared<ValueTexts> PlayerFlagTexts07;
extern const Shared<ValueTexts> GameFlagTexts06;
extern const Shared<ValueTexts> GameFlagTexts07;
extern const Shared<ValueTexts> GameStateFlagTexts06;
extern const Shared<ValueTexts> GameStateFlagTexts07;
extern const Shared<ValueTexts> TriggeredEventTexts;
extern const Shared<ValueTexts> RaceFlagTexts;
extern const Shared<ValueTexts> DdnetCharacterFlagTexts;
extern const Shared<ValueTexts> DdnetPlayerFlagTexts;
extern const Shared<ValueTexts> GameInfoFlagTexts;
extern const Shared<ValueTexts> GameInfoFlag2Texts;
extern const Shared<ValueTexts> RaceProjectileFlagTexts;
extern const Shared<ValueTexts> DdnetProjectileFlagTexts;
extern const Shared<ValueTexts> DdnetLaserFlagTexts;
extern const Shared<ValueTexts> DdnetPickupFlagTexts;

// Words of messages. Source: teeworlds-messages.md, sections 2 to 4.
extern const Shared<ValueTexts> ChatTeamTexts06; ///< "all", "team", "whisper".
extern const Shared<ValueTexts> ChatModeTexts07; ///< "none", "all", "team", "whisper".
extern const Shared<ValueTexts> KillWeaponTexts;
extern const Shared<ValueTexts> EmoticonTexts;
extern const Shared<ValueTexts> VoteTexts;
extern const Shared<ValueTexts> VoteTypeTexts07;
extern const Shared<ValueTexts> GameMessageTexts07;
extern const Shared<ValueTexts> SaveStateTexts;

} // namespace tickscope::teeworlds
