// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/enum_texts.h"

#include <memory>

// Words of messages. Source: teeworlds-messages.md, sections 2 to 4.
namespace tickscope::teeworlds {

const Shared<ValueTexts> &chatTeamTexts06()
{
    static const auto texts = std::make_shared<const ValueTexts>(
        ValueTexts{{0, "all"}, {1, "team"}, {2, "whisper"}, {3, "whisper"}});
    return texts;
}

const Shared<ValueTexts> &chatModeTexts07()
{
    static const auto texts = std::make_shared<const ValueTexts>(
        ValueTexts{{0, "none"}, {1, "all"}, {2, "team"}, {3, "whisper"}});
    return texts;
}

const Shared<ValueTexts> &killWeaponTexts()
{
    static const auto texts = std::make_shared<const ValueTexts>(ValueTexts{{-3, "game"},
                                                                            {-2, "self kill"},
                                                                            {-1, "world"},
                                                                            {0, "hammer"},
                                                                            {1, "gun"},
                                                                            {2, "shotgun"},
                                                                            {3, "grenade"},
                                                                            {4, "laser"},
                                                                            {5, "ninja"}});
    return texts;
}

const Shared<ValueTexts> &emoticonTexts()
{
    static const auto texts = std::make_shared<const ValueTexts>(ValueTexts{{0, "oop"},
                                                                            {1, "exclamation"},
                                                                            {2, "hearts"},
                                                                            {3, "drop"},
                                                                            {4, "dotdot"},
                                                                            {5, "music"},
                                                                            {6, "sorry"},
                                                                            {7, "ghost"},
                                                                            {8, "sushi"},
                                                                            {9, "splattee"},
                                                                            {10, "deviltee"},
                                                                            {11, "zomg"},
                                                                            {12, "zzz"},
                                                                            {13, "wtf"},
                                                                            {14, "eyes"},
                                                                            {15, "question"}});
    return texts;
}

const Shared<ValueTexts> &voteTexts()
{
    static const auto texts = std::make_shared<const ValueTexts>(
        ValueTexts{{-1, "no"}, {0, "none"}, {1, "yes"}});
    return texts;
}

const Shared<ValueTexts> &voteTypeTexts07()
{
    static const auto texts = std::make_shared<const ValueTexts>(ValueTexts{{0, "unknown"},
                                                                            {1, "start option"},
                                                                            {2, "start kick"},
                                                                            {3, "start spec"},
                                                                            {4, "end abort"},
                                                                            {5, "end pass"},
                                                                            {6, "end fail"}});
    return texts;
}

const Shared<ValueTexts> &gameMessageTexts07()
{
    static const auto texts = std::make_shared<const ValueTexts>(
        ValueTexts{{0, "team swap"},
                   {1, "invalid spectator id"},
                   {2, "team shuffle"},
                   {3, "team balance"},
                   {4, "ctf drop"},
                   {5, "ctf return"},
                   {6, "all moved to team"},
                   {7, "you were balanced"},
                   {8, "ctf grab"},
                   {9, "ctf capture"},
                   {10, "game paused"}});
    return texts;
}

const Shared<ValueTexts> &saveStateTexts()
{
    static const auto texts = std::make_shared<const ValueTexts>(ValueTexts{
        {0, "pending"}, {1, "done"}, {2, "fallback file"}, {3, "warning"}, {4, "error"}});
    return texts;
}

} // namespace tickscope::teeworlds
