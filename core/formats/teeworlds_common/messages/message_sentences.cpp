// SPDX-License-Identifier: MIT
#include "core/base/fault.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"

namespace tickscope::teeworlds {

Sentences layoutSentences(MessageLayout layout)
{
    switch (layout) {
    case MessageLayout::TuneParams06:
    case MessageLayout::TuneParams07:
    case MessageLayout::VoteOptions06:
    case MessageLayout::VoteOptions07:
    case MessageLayout::ExtraProjectiles:
        return "{0}";
    case MessageLayout::TeamsState:
        return EventText::tr("teams of {0}");
    case MessageLayout::GameMessage:
    case MessageLayout::Fixed:
        break;
    }
    return {};
}

Sentences messageSentences(const MessageType &type, MessageLayout layout)
{
    switch (type.topic) {
    case MessageTopic::Other:
        return layoutSentences(layout);
    case MessageTopic::Text:
    case MessageTopic::Sound:
    case MessageTopic::WeaponPickup:
    case MessageTopic::OwnEmoticon:
    case MessageTopic::OwnVote:
    case MessageTopic::OwnTeam:
        return "{0}";
    case MessageTopic::Chat06:
    case MessageTopic::Chat07:
    case MessageTopic::Say06:
    case MessageTopic::Say07:
        return "{Message}";
    case MessageTopic::Kill:
        return {{EventText::tr("{other} died ({Weapon})"), {isSet("alone")}},
                {EventText::tr("{client} killed {other} ({Weapon})")}};
    case MessageTopic::KillTeam:
        return {{EventText::tr("team {Team} died ({client} first)"), {hasText("client")}},
                {EventText::tr("team {Team} died")}};
    case MessageTopic::MapSound:
        return EventText::tr("map sound {SoundId}");
    case MessageTopic::Emoticon:
        return "{Emoticon}";
    case MessageTopic::VoteSet06:
        return {{EventText::tr("vote ended"), {isUnset("Timeout")}},
                {"{Description} ({Reason})", {hasText("Reason")}},
                {"{Description}"}};
    case MessageTopic::VoteSet07:
        return {
            {EventText::tr("vote: {Type}"), {isAbove("Type", 3)}},
            {"{client}: {Type}: {Description} ({Reason})", {hasText("client"), hasText("Reason")}},
            {"{client}: {Type}: {Description}", {hasText("client")}},
            {"{Type}: {Description} ({Reason})", {hasText("Reason")}},
            {"{Type}: {Description}"}};
    case MessageTopic::VoteStatus:
        return EventText::tr("yes {Yes}, no {No}, open {Pass}, of {Total}");
    case MessageTopic::CallVote:
        return {{"{Type}: {other} ({Reason})", {hasText("other"), hasText("Reason")}},
                {"{Type}: {other}", {hasText("other")}},
                {"{Type}: {Value} ({Reason})", {hasText("Reason")}},
                {"{Type}: {Value}"}};
    case MessageTopic::Team:
        return {{EventText::tr("{client} joined the spectators"), {isBelow("Team", 0)}},
                {EventText::tr("{client} joined the game"), {isNumber("Team", 0)}},
                {EventText::tr("{client} joined the blue team"), {isAbove("Team", 0)}}};
    case MessageTopic::RaceTime:
        return {
            {EventText::tr("finished in {Time} ({Check})"), {isSet("Finish"), hasText("Check")}},
            {EventText::tr("finished in {Time}"), {isSet("Finish")}},
            {EventText::tr("checkpoint at {Time} ({Check})"), {hasText("Check")}},
            {EventText::tr("checkpoint at {Time}")}};
    case MessageTopic::Record:
        return EventText::tr("server record {ServerTimeBest}, own record {PlayerTimeBest}");
    case MessageTopic::RaceFinish:
        return {
            {EventText::tr("{client} finished"), {isBelow("Time", 0)}},
            {EventText::tr("{client} finished in {Time} ({Diff}), server record"),
             {isSet("RecordServer"), hasText("Diff")}},
            {EventText::tr("{client} finished in {Time}, server record"), {isSet("RecordServer")}},
            {EventText::tr("{client} finished in {Time} ({Diff}), personal record"),
             {isSet("RecordPersonal"), hasText("Diff")}},
            {EventText::tr("{client} finished in {Time}, personal record"),
             {isSet("RecordPersonal")}},
            {EventText::tr("{client} finished in {Time} ({Diff})"), {hasText("Diff")}},
            {EventText::tr("{client} finished in {Time}")}};
    case MessageTopic::Checkpoint:
        return {{EventText::tr("checkpoint ({Diff})"), {hasText("Diff")}},
                {EventText::tr("checkpoint")}};
    case MessageTopic::Input:
        return {{EventText::tr("{keys}, aim {TargetX},{TargetY}"), {isSet("keys")}},
                {EventText::tr("aim {TargetX},{TargetY}")}};
    case MessageTopic::SaveCode:
        return {{EventText::tr("save {State}, code {Code}: {Error}"),
                 {isSet("Code"), hasText("Error")}},
                {EventText::tr("save {State}, code {Code}"), {isSet("Code")}},
                {EventText::tr("save {State}, code {GeneratedCode}: {Error}"),
                 {hasText("GeneratedCode"), hasText("Error")}},
                {EventText::tr("save {State}, code {GeneratedCode}"), {hasText("GeneratedCode")}},
                {EventText::tr("save {State}: {Error}"), {hasText("Error")}},
                {EventText::tr("save {State}")}};
    case MessageTopic::GameMessage:
        break; // one for each
    case MessageTopic::GameInfo:
        return EventText::tr("match {MatchCurrent} of {MatchNum}");
    case MessageTopic::SkinChange:
        return EventText::tr("{client} changed the skin");
    case MessageTopic::ClientInfo:
        return EventText::tr("{Name} is here");
    case MessageTopic::ClientDrop:
        return {{EventText::tr("{client} left ({Reason})"), {hasText("Reason")}},
                {EventText::tr("{client} left")}};
    case MessageTopic::ClientEnter:
        return {{EventText::tr("{Name} joined the spectators"), {isBelow("Team", 0)}},
                {EventText::tr("{Name} joined the game"), {isNumber("Team", 0)}},
                {EventText::tr("{Name} joined the blue team"), {isAbove("Team", 0)}}};
    case MessageTopic::ClientLeave:
        return {{EventText::tr("{Name} left ({Reason})"), {hasText("Reason")}},
                {EventText::tr("{Name} left")}};
    }
    return {};
}

Sentences gameMessageSentences(int gameMessage)
{
    switch (gameMessage) {
    case game_message::AllMoved:
        return {{EventText::tr("everybody joined the spectators"), {isBelow("Team", 0)}},
                {EventText::tr("everybody joined the game"), {isNumber("Team", 0)}},
                {EventText::tr("everybody joined the blue team"), {isAbove("Team", 0)}}};
    case game_message::YouWereBalanced:
        return {{EventText::tr("you joined the spectators (balanced)"), {isBelow("Team", 0)}},
                {EventText::tr("you joined the game (balanced)"), {isNumber("Team", 0)}},
                {EventText::tr("you joined the blue team (balanced)"), {isAbove("Team", 0)}}};
    case game_message::Grab:
        return {{EventText::tr("red flag grabbed"), {isUnset("Team")}},
                {EventText::tr("blue flag grabbed")}};
    case game_message::Capture:
        return {{EventText::tr("{client} captured the red flag in {Time}"), {isUnset("FlagTeam")}},
                {EventText::tr("{client} captured the blue flag in {Time}")}};
    case game_message::Paused:
        return EventText::tr("{client} paused the game");
    default:
        return "{0}";
    }
}

} // namespace tickscope::teeworlds
