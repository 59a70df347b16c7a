// SPDX-License-Identifier: MIT
#include "core/base/fault.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"

namespace tickscope::teeworlds {

const char *layoutSentence(MessageLayout layout)
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
    return nullptr;
}

const char *messageSentence(const MessageType &type, MessageLayout layout)
{
    switch (type.topic) {
    case MessageTopic::Other:
        return layoutSentence(layout);
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
        return EventText::tr("[alone?{other} died][!alone?{client} killed {other}] ({Weapon})");
    case MessageTopic::KillTeam:
        return EventText::tr("team {Team} died[ ({client} first)]");
    case MessageTopic::MapSound:
        return EventText::tr("map sound {SoundId}");
    case MessageTopic::Emoticon:
        return "{Emoticon}";
    case MessageTopic::VoteSet06:
        return EventText::tr("[!Timeout?vote ended][Timeout?{Description}[ ({Reason})]]");
    case MessageTopic::VoteSet07:
        return EventText::tr("[Type>3?vote: {Type}]"
                             "[Type<4?[{client}: ]{Type}: {Description}[ ({Reason})]]");
    case MessageTopic::VoteStatus:
        return EventText::tr("yes {Yes}, no {No}, open {Pass}, of {Total}");
    case MessageTopic::CallVote:
        return EventText::tr("{Type}: {Value}[ ({Reason})]");
    case MessageTopic::Team:
        return EventText::tr(
            "[Team<0?{client} joined the spectators][Team=0?{client} joined the game]"
            "[Team>0?{client} joined the blue team]");
    case MessageTopic::RaceTime:
        return EventText::tr(
            "[Finish?finished in {Time}][!Finish?checkpoint at {Time}][ ({Check})]");
    case MessageTopic::Record:
        return EventText::tr("server record {ServerTimeBest}, own record {PlayerTimeBest}");
    case MessageTopic::RaceFinish:
        return EventText::tr("{client} finished in {Time}[ ({Diff})][RecordServer?, server record]"
                             "[!RecordServer?[RecordPersonal?, personal record]]");
    case MessageTopic::Checkpoint:
        return EventText::tr("checkpoint[ ({Diff})]");
    case MessageTopic::Input:
        return EventText::tr("[Direction<0?left ][Direction>0?right ][Jump?jump ][Fire&1?fire ]"
                             "[Hook?hook ]aim {TargetX},{TargetY}");
    case MessageTopic::SaveCode:
        return EventText::tr(
            "save {State}[, code {Code}][!Code?[, code {GeneratedCode}]][: {Error}]");
    case MessageTopic::GameMessage:
        break; // one for each
    case MessageTopic::GameInfo:
        return EventText::tr("match {MatchCurrent} of {MatchNum}");
    case MessageTopic::SkinChange:
        return EventText::tr("{client} changed the skin");
    case MessageTopic::ClientInfo:
        return EventText::tr("{Name} is here");
    case MessageTopic::ClientDrop:
        return EventText::tr("{client} left[ ({Reason})]");
    case MessageTopic::ClientEnter:
        return EventText::tr("[Team<0?{Name} joined the spectators][Team=0?{Name} joined the game]"
                             "[Team>0?{Name} joined the blue team]");
    case MessageTopic::ClientLeave:
        return EventText::tr("{Name} left[ ({Reason})]");
    }
    return nullptr;
}

const char *gameMessageSentence(int gameMessage)
{
    switch (gameMessage) {
    case game_message::AllMoved:
        return EventText::tr(
            "[Team<0?everybody joined the spectators][Team=0?everybody joined the game]"
            "[Team>0?everybody joined the blue team]");
    case game_message::YouWereBalanced:
        return EventText::tr("[Team<0?you joined the spectators][Team=0?you joined the game]"
                             "[Team>0?you joined the blue team] (balanced)");
    case game_message::Grab:
        return EventText::tr("[!Team?red flag grabbed][Team?blue flag grabbed]");
    case game_message::Capture:
        return EventText::tr("[!FlagTeam?{client} captured the red flag in {Time}]"
                             "[FlagTeam?{client} captured the blue flag in {Time}]");
    case game_message::Paused:
        return EventText::tr("{client} paused the game");
    default:
        return "{0}";
    }
}

} // namespace tickscope::teeworlds
