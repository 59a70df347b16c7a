// SPDX-License-Identifier: MIT
#include <memory>

#include "core/base/fault.h"
#include "core/formats/teeworlds_common/messages/enum_texts.h"

// Words of messages. Source: teeworlds-messages.md, sections 2 to 4.
namespace tickscope::teeworlds {

const Shared<ValueTexts> ChatTeamTexts06 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, WordText::tr("all")},
               {1, WordText::tr("team")},
               {2, WordText::tr("whisper")},
               {3, WordText::tr("whisper")}});

const Shared<ValueTexts> ChatModeTexts07 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, WordText::tr("none")},
               {1, WordText::tr("all")},
               {2, WordText::tr("team")},
               {3, WordText::tr("whisper")}});

const Shared<ValueTexts> KillWeaponTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{-3, WordText::tr("game")},
               {-2, WordText::tr("self kill")},
               {-1, WordText::tr("world")},
               {0, WordText::tr("hammer")},
               {1, WordText::tr("gun")},
               {2, WordText::tr("shotgun")},
               {3, WordText::tr("grenade")},
               {4, WordText::tr("laser")},
               {5, WordText::tr("ninja")}});

const Shared<ValueTexts> EmoticonTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{0, WordText::tr("oop")},
               {1, WordText::tr("exclamation")},
               {2, WordText::tr("hearts")},
               {3, WordText::tr("drop")},
               {4, WordText::tr("dotdot")},
               {5, WordText::tr("music")},
               {6, WordText::tr("sorry")},
               {7, WordText::tr("ghost")},
               {8, WordText::tr("sushi")},
               {9, WordText::tr("splattee")},
               {10, WordText::tr("deviltee")},
               {11, WordText::tr("zomg")},
               {12, WordText::tr("zzz")},
               {13, WordText::tr("wtf")},
               {14, WordText::tr("eyes")},
               {15, WordText::tr("question")}});

const Shared<ValueTexts> VoteTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{-1, WordText::tr("no")}, {0, WordText::tr("none")}, {1, WordText::tr("yes")}});

const Shared<ValueTexts> VoteTypeTexts07 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, WordText::tr("unknown")},
               {1, WordText::tr("start option")},
               {2, WordText::tr("start kick")},
               {3, WordText::tr("start spec")},
               {4, WordText::tr("end abort")},
               {5, WordText::tr("end pass")},
               {6, WordText::tr("end fail")}});

const Shared<ValueTexts> GameMessageTexts07 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, WordText::tr("team swap")},
               {1, WordText::tr("invalid spectator id")},
               {2, WordText::tr("team shuffle")},
               {3, WordText::tr("team balance")},
               {4, WordText::tr("ctf drop")},
               {5, WordText::tr("ctf return")},
               {6, WordText::tr("all moved to team")},
               {7, WordText::tr("you were balanced")},
               {8, WordText::tr("ctf grab")},
               {9, WordText::tr("ctf capture")},
               {10, WordText::tr("game paused")}});

const Shared<ValueTexts> SaveStateTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{0, WordText::tr("pending")},
               {1, WordText::tr("done")},
               {2, WordText::tr("fallback file")},
               {3, WordText::tr("warning")},
               {4, WordText::tr("error")}});

} // namespace tickscope::teeworlds
