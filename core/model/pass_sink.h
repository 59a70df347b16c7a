// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/tick.h"
#include "core/model/state/schema.h"

namespace tickscope {

struct Damage;
struct Event;
class WorldState;

/// A client ID begins or ends to stand for a person, or something new is known of the person.
struct PlayerChange {
    enum class What {
        Present, ///< Was already there when the stretch began.
        Joined,
        Renamed,
        Left,
        Known, ///< Nothing happened, but here is evidence of who it is.
    };
    Tick tick;
    int client = NoClient;
    What what = What::Present;
    std::string name; ///< As recorded; after the change.
    /// What only this person can show again: "KIND:value", a session or an account, never a
    /// name. Two stays that show the same are of one person. Empty: nothing of the kind.
    std::string evidence{};
    /// A program that relays the game to others: it has a client ID, but plays no part.
    bool isProxy = false;
    /// Where the recording says so, as the events of a change have it: what lies before it in the
    /// same tick is of who had the client ID before.
    std::uint64_t byte = 0;
    /// Of who left: the last tick whose state shows them; null: the one before. If it is this one,
    /// nothing behind the byte is theirs.
    std::optional<Tick> lastShown = {};
    /// Of who left: the client ID of an older connection of the same person, who goes on with that.
    std::optional<int> goesOnAs = {};
    bool isGuess = false; ///< The name may be another one.
};

/// Inputs of one client that are in a message and in no item of the state.
struct InputReport {
    /// No report is good for longer, so a pass that begins this many ticks before a
    /// stretch misses none.
    static constexpr std::int64_t MostKnownTicks = 100;

    Tick tick; ///< When they act; may be ahead of the tick of their message.
    int client = NoClient;
    const Shared<ItemType> &type; ///< What the words mean; has an inputSource.
    std::span<const std::int32_t> words;
    std::int64_t knownTicks = 1; ///< How long they hold if no other report follows.
};

/// Presses of a key within one tick, where the recording counts them. The state at its end shows
/// only whether the key is held then.
struct PressReport {
    int client = NoClient;
    std::string_view type;  ///< Name of the item type whose state shows the key.
    std::string_view input; ///< Name of its field or flag.
    int presses = 0;
};

/// Receives what a pass over a stretch of a recording finds. Event list, tracks,
/// search and export are sinks, so one piece of code decodes each format. This one takes all and
/// keeps nothing; a sink overrides what it cares for.
///
/// Calls come in tick order within the stretch, from the thread that steps: the
/// events of a tick before its tickEnded. Arguments are valid during the call only.
class PassSink
{
public:
    virtual ~PassSink() = default;

    /// Whether events are taken. Asked before each tick; once it said no, the answer stays, and
    /// events need not be made.
    [[nodiscard]] virtual bool wantsEvents() const { return true; }

    /// Whether events shall carry their fields; most sinks need none, and they cost time.
    [[nodiscard]] virtual bool wantsFields() const { return false; }

    /// Whether events shall carry their values; who only counts them needs none.
    [[nodiscard]] virtual bool wantsValues() const { return true; }

    /// Whether tickEnded() needs the state. What is costly to put together may be left out else.
    [[nodiscard]] virtual bool wantsStates() const { return true; }

    /// Whether passwords and the like are passed in clear; only ever on a person's wish.
    [[nodiscard]] virtual bool wantsSecrets() const { return false; }

    virtual void eventFound(const Event &) {}
    /// So many behind each other that differ in who did it only; for who wants no values.
    virtual void eventsFound(const Event &event, std::size_t count)
    {
        for (; count > 0; --count)
            eventFound(event);
    }
    /// One for each of \a clients, behind each other, that differ in nothing else. False, and
    /// nothing happens, where they are taken one by one only.
    virtual bool eventsFound(const Event &, std::span<const int> /*clients*/) { return false; }
    /// Something was wrong and reading went on. What stops the pass is a returned Error.
    virtual void damageFound(const Damage &) {}
    virtual void playerChanged(const PlayerChange &) {}
    /// What is reported next in \a tick rests on what was before the stretch began, which is
    /// unknown: a pass that begins earlier may report it otherwise.
    virtual void memoryMissed(Tick /*tick*/) {}
    /// Only the input tape wants these.
    virtual void inputFound(const InputReport &) {}
    /// Behind the last tick that ended; the same.
    virtual void pressesFound(const PressReport &) {}
    /// So many more of the format's own things that only decoding finds; \a name as in
    /// Outline::counts.
    virtual void counted(std::string_view /*name*/, std::int64_t /*count*/ = 1) {}
    /// From \a tick on, in tick order, what is rebuilt of that client as a whole is only a guess,
    /// or no longer is.
    virtual void guessChanged(Tick /*tick*/, int /*client*/, bool /*isGuess*/) {}
    /// Something is there that is no player: the entity of that number and type. Reported once
    /// at least, when it comes.
    virtual void entityFound(std::int64_t /*number*/, std::string_view /*type*/) {}
    /// All changes of \a tick are made; \a state is the world after it.
    virtual void tickEnded(Tick /*tick*/, const WorldState & /*state*/) {}
};

} // namespace tickscope
