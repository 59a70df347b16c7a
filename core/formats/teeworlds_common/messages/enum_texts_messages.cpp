// SPDX-License-Identifier: MIT
#include <memory>

#include "core/base/fault.h"
#include "core/formats/teeworlds_common/messages/enum_texts.h"

// Words of messages. Source: teeworlds-messages.md, sections 2 to 4.
namespace tickscope::teeworlds {

const Shared<ValueTexts> ChatTeamTexts06 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, QT_TRANSLATE_NOOP("words", "all")},
               {1, QT_TRANSLATE_NOOP("words", "team")},
               {2, QT_TRANSLATE_NOOP("words", "whisper")},
               {3, QT_TRANSLATE_NOOP("words", "whisper")}});

const Shared<ValueTexts> ChatModeTexts07 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, QT_TRANSLATE_NOOP("words", "none")},
               {1, QT_TRANSLATE_NOOP("words", "all")},
               {2, QT_TRANSLATE_NOOP("words", "team")},
               {3, QT_TRANSLATE_NOOP("words", "whisper")}});

const Shared<ValueTexts> KillWeaponTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{-3, QT_TRANSLATE_NOOP("words", "game")},
               {-2, QT_TRANSLATE_NOOP("words", "self kill")},
               {-1, QT_TRANSLATE_NOOP("words", "world")},
               {0, QT_TRANSLATE_NOOP("words", "hammer")},
               {1, QT_TRANSLATE_NOOP("words", "gun")},
               {2, QT_TRANSLATE_NOOP("words", "shotgun")},
               {3, QT_TRANSLATE_NOOP("words", "grenade")},
               {4, QT_TRANSLATE_NOOP("words", "laser")},
               {5, QT_TRANSLATE_NOOP("words", "ninja")}});

const Shared<ValueTexts> EmoticonTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{0, QT_TRANSLATE_NOOP("words", "oop")},
               {1, QT_TRANSLATE_NOOP("words", "exclamation")},
               {2, QT_TRANSLATE_NOOP("words", "hearts")},
               {3, QT_TRANSLATE_NOOP("words", "drop")},
               {4, QT_TRANSLATE_NOOP("words", "dotdot")},
               {5, QT_TRANSLATE_NOOP("words", "music")},
               {6, QT_TRANSLATE_NOOP("words", "sorry")},
               {7, QT_TRANSLATE_NOOP("words", "ghost")},
               {8, QT_TRANSLATE_NOOP("words", "sushi")},
               {9, QT_TRANSLATE_NOOP("words", "splattee")},
               {10, QT_TRANSLATE_NOOP("words", "deviltee")},
               {11, QT_TRANSLATE_NOOP("words", "zomg")},
               {12, QT_TRANSLATE_NOOP("words", "zzz")},
               {13, QT_TRANSLATE_NOOP("words", "wtf")},
               {14, QT_TRANSLATE_NOOP("words", "eyes")},
               {15, QT_TRANSLATE_NOOP("words", "question")}});

const Shared<ValueTexts> VoteTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{-1, QT_TRANSLATE_NOOP("words", "no")},
               {0, QT_TRANSLATE_NOOP("words", "none")},
               {1, QT_TRANSLATE_NOOP("words", "yes")}});

const Shared<ValueTexts> VoteTypeTexts07 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, QT_TRANSLATE_NOOP("words", "unknown")},
               {1, QT_TRANSLATE_NOOP("words", "start option")},
               {2, QT_TRANSLATE_NOOP("words", "start kick")},
               {3, QT_TRANSLATE_NOOP("words", "start spec")},
               {4, QT_TRANSLATE_NOOP("words", "end abort")},
               {5, QT_TRANSLATE_NOOP("words", "end pass")},
               {6, QT_TRANSLATE_NOOP("words", "end fail")}});

const Shared<ValueTexts> GameMessageTexts07 = std::make_shared<const ValueTexts>(
    ValueTexts{{0, QT_TRANSLATE_NOOP("words", "team swap")},
               {1, QT_TRANSLATE_NOOP("words", "invalid spectator id")},
               {2, QT_TRANSLATE_NOOP("words", "team shuffle")},
               {3, QT_TRANSLATE_NOOP("words", "team balance")},
               {4, QT_TRANSLATE_NOOP("words", "ctf drop")},
               {5, QT_TRANSLATE_NOOP("words", "ctf return")},
               {6, QT_TRANSLATE_NOOP("words", "all moved to team")},
               {7, QT_TRANSLATE_NOOP("words", "you were balanced")},
               {8, QT_TRANSLATE_NOOP("words", "ctf grab")},
               {9, QT_TRANSLATE_NOOP("words", "ctf capture")},
               {10, QT_TRANSLATE_NOOP("words", "game paused")}});

const Shared<ValueTexts> SaveStateTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{0, QT_TRANSLATE_NOOP("words", "pending")},
               {1, QT_TRANSLATE_NOOP("words", "done")},
               {2, QT_TRANSLATE_NOOP("words", "fallback file")},
               {3, QT_TRANSLATE_NOOP("words", "warning")},
               {4, QT_TRANSLATE_NOOP("words", "error")}});

} // namespace tickscope::teeworlds
