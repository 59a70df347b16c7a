// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/items/game_events.h"

#include <utility>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

namespace {

// Where a flag is that nobody carries.
constexpr int FlagMissing = -3;
constexpr int FlagAtStand = -2;
constexpr int FlagDropped = -1;

/// Of GameFlags in 0.6: the game has flags.
constexpr int HasFlags = 2;

// Ends, by bits of our own, and those of GameStateFlags.
enum GameEnd : std::uint32_t { GameOver = 1, SuddenDeath = 2, RoundOver = 4 };
constexpr int GameOver06 = 1;
constexpr int SuddenDeath06 = 2;
constexpr int Paused06 = 4;
constexpr int SuddenDeath07 = 2;
constexpr int RoundOver07 = 4;
constexpr int GameOver07 = 8;

const ValueTexts GameEndTexts{{GameOver, WordText::tr("game over")},
                              {SuddenDeath, WordText::tr("sudden death")},
                              {RoundOver, WordText::tr("round over")}};

const ValueTexts FlagTexts{{0, WordText::tr("red")}, {1, WordText::tr("blue")}};

EventForm flagForm(const EventKind &kind, const char *name, Sentences sentences)
{
    return {&kind,
            name,
            {{.name = "flag", .kind = PartKind::Word, .words = &FlagTexts}, ClientPart},
            std::move(sentences)};
}

struct GameForms {
    EventForm end{&sharedKind("round"),
                  "items",
                  {{.name = "state", .kind = PartKind::Word, .words = &GameEndTexts}},
                  "{state}"};
    EventForm pause{&sharedKind("pause"),
                    "items.game",
                    {{.name = "paused"}},
                    {{EventText::tr("the game was paused"), {isSet("paused")}},
                     {EventText::tr("the game goes on")}}};
    /// That of the messages which tell the same in 0.7.
    const EventKind &kind = *messageForms("Sv_GameMsg.8").front()->kind;
    EventForm taken = flagForm(kind, "items.taken",
                               {{EventText::tr("{client} took the red flag"), {isUnset("flag")}},
                                {EventText::tr("{client} took the blue flag")}});
    EventForm dropped = flagForm(
        kind, "items.dropped",
        {{EventText::tr("{client} dropped the red flag"), {isUnset("flag"), hasText("client")}},
         {EventText::tr("{client} dropped the blue flag"), {hasText("client")}},
         {EventText::tr("the red flag was dropped"), {isUnset("flag")}},
         {EventText::tr("the blue flag was dropped")}});
    EventForm returned = flagForm(kind, "items.returned",
                                  {{EventText::tr("the red flag is back"), {isUnset("flag")}},
                                   {EventText::tr("the blue flag is back")}});
    EventForm captured = flagForm(
        sharedKind("score"), "items.captured",
        {{EventText::tr("{client} captured the red flag"), {isUnset("flag")}},
         {EventText::tr("{client} captured the blue flag")}});
};

const GameForms &gameForms()
{
    static const GameForms forms;
    return forms;
}

/// The first item of a type.
std::optional<ItemFields> gameItem(const WorldState &state, std::string_view name)
{
    const auto number = state.schema()->numberOf(name);
    const auto words = number ? state.find({*number, 0}) : std::nullopt;
    if (!words)
        return {};
    return ItemFields(*state.schema()->find(*number), ItemView{{*number, 0}, *words});
}

} // namespace

EventForms gameEventForms()
{
    return {&gameForms().end,     &gameForms().pause,    &gameForms().taken,
            &gameForms().dropped, &gameForms().returned, &gameForms().captured};
}

/// Where the events of one snapshot go.
struct GameEvents::Emitter {
    Tick tick;
    std::uint64_t byte = 0;
    const std::function<std::string(int)> &nameOf;
    PassSink &sink;

    void emitEvent(const EventForm &form, std::int64_t number, int client = NoClient) const
    {
        Event event{.tick = tick, .form = &form, .client = client, .byte = byte};
        event.values.add(number);
        const std::string name = client == NoClient ? std::string() : nameOf(client);
        if (name.empty() && client != NoClient)
            event.values.add(std::int64_t{client});
        else if (name.empty())
            event.values.addNothing();
        else
            event.values.addText(name);
        sink.eventFound(event);
    }
};

void GameEvents::followSchema(const WorldState &state)
{
    if (m_schema == state.schema())
        return;
    m_schema = state.schema();
    m_types = 0;
    for (const char *name : {"GameInfo", "GameData"}) {
        if (const auto type = m_schema->numberOf(name))
            m_types |= SnapshotChanges::markOf(*type);
    }
}

GameEvents::Known GameEvents::knownIn(const WorldState &state)
{
    Known known{.carriers = {FlagMissing, FlagMissing}};
    const auto bit = [](bool isSet, GameEnd end) { return isSet ? std::uint32_t{end} : 0U; };
    const auto data = gameItem(state, "GameData");
    if (data && data->has("GameStateFlags")) { // of 0.7
        const int flags = data->integer("GameStateFlags");
        known.ends = bit((flags & GameOver07) != 0, GameOver)
                     | bit((flags & SuddenDeath07) != 0, SuddenDeath)
                     | bit((flags & RoundOver07) != 0, RoundOver);
        return known;
    }
    const auto info = gameItem(state, "GameInfo");
    if (!info)
        return known;
    const int flags = info->integer("GameStateFlags");
    known.ends = bit((flags & GameOver06) != 0, GameOver)
                 | bit((flags & SuddenDeath06) != 0, SuddenDeath);
    known.isPaused = (flags & Paused06) != 0;
    if (data && (info->integer("GameFlags") & HasFlags) != 0) {
        known.carriers = {data->integer("FlagCarrierRed"), data->integer("FlagCarrierBlue")};
        known.scores = {data->integer("TeamscoreRed"), data->integer("TeamscoreBlue")};
    }
    return known;
}

void GameEvents::assume(const WorldState &state)
{
    followSchema(state);
    m_known = knownIn(state);
}

/// Who carries a flag home brings his own team points at once; else it came back by itself.
void GameEvents::emitFlag(std::size_t flag, const Known &before, const Known &now,
                          const Emitter &emitter)
{
    const int was = before.carriers.at(flag);
    const int is = now.carriers.at(flag);
    if (was == is || was <= FlagMissing || is <= FlagMissing)
        return;
    const auto number = static_cast<std::int64_t>(flag);
    const int client = was >= 0 && was <= message_field::LastClient ? was : NoClient;
    const std::size_t other = 1 - flag;
    if (is >= 0 && is <= message_field::LastClient)
        emitter.emitEvent(gameForms().taken, number, is);
    else if (is == FlagDropped)
        emitter.emitEvent(gameForms().dropped, number, client);
    else if (client != NoClient && now.scores.at(other) > before.scores.at(other))
        emitter.emitEvent(gameForms().captured, number, client);
    else if (is == FlagAtStand)
        emitter.emitEvent(gameForms().returned, number);
}

void GameEvents::observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                         std::uint64_t byte, const std::function<std::string(int)> &nameOf,
                         PassSink &sink)
{
    followSchema(state);
    if (m_known && !changes.isFull && (changes.setTypes & m_types) == 0)
        return;
    const Known now = knownIn(state);
    const auto before = std::exchange(m_known, now);
    if (!before)
        return;
    const Emitter emitter{tick, byte, nameOf, sink};
    for (const std::size_t flag : {std::size_t{0}, std::size_t{1}})
        emitFlag(flag, *before, now, emitter);
    for (const GameEnd end : {SuddenDeath, RoundOver, GameOver}) {
        if ((now.ends & ~before->ends & end) != 0)
            emitter.emitEvent(gameForms().end, end);
    }
    if (now.isPaused != before->isPaused)
        emitter.emitEvent(gameForms().pause, now.isPaused ? 1 : 0);
}

} // namespace tickscope::teeworlds
