// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/tick.h"
#include "core/model/pass_sink.h"

namespace tickscope {

/// A time during which one client ID stood for one player.
struct Stay {
    int client = NoClient;
    TickRange ticks; ///< From the tick of joining to the last one whose state shows the player.
    Tick left;       ///< With the event of leaving; the one behind the end of who is there then.
    /// Of the first tick from this byte on: what lies before is of who left in it.
    std::uint64_t firstByte = 0;
    /// Of the tick of leaving up to this byte.
    std::uint64_t lastByte = std::numeric_limits<std::uint64_t>::max();

    /// Names the player of this stay.
    [[nodiscard]] PlayerRef ref() const { return {client, ticks.first, firstByte}; }
    /// Whether it goes on at \a ref, which does not lie before it.
    [[nodiscard]] bool reaches(const PlayerRef &ref) const
    {
        return ref.tick < left || (ref.tick == left && ref.byte <= lastByte);
    }
};

/// A name and the tick from which a player had it, up to the next one.
struct HeldName {
    Tick from;
    std::string name;
    std::uint64_t firstByte = 0; ///< Of the first tick from this byte on.
    bool isGuess = false;        ///< Asked for, and perhaps refused.
    std::size_t look = 0; ///< The same for names of one PlayerTable that look alike: nameLook().

    friend bool operator==(const HeldName &, const HeldName &) = default;
};

/// One identity: over renames, and over rejoins where the recording has evidence of them.
struct Player {
    int id = 0;                      ///< From 0 in order of first appearance.
    std::vector<HeldName> heldNames; ///< As recorded, in order; one at least.
    std::vector<Stay> stays;         ///< In order of their beginning; one may lie within another.
    /// Ids of others who held one of these names too, or one that looks the same (nameLook()), in
    /// order, MostAlike at most. The recording does not show whether they are the same person.
    std::vector<int> sameNameAs;
    bool isProxy = false; ///< Has a name and may speak, but is no person: see PlayerChange.

    static constexpr std::size_t MostAlike = 32;

    /// The newest name.
    [[nodiscard]] const std::string &name() const { return heldNames.back().name; }
    /// The name at \a tick; before the first one that one. A player is not nameless whose
    /// name comes later.
    [[nodiscard]] const std::string &nameAt(Tick tick) const { return nameAt({NoClient, tick}); }
    /// The same at the byte of \a ref, whose player this is.
    [[nodiscard]] const std::string &nameAt(const PlayerRef &ref) const { return heldAt(ref).name; }
    [[nodiscard]] const HeldName &heldAt(const PlayerRef &ref) const;
    /// Each name once, in order of being taken last.
    [[nodiscard]] std::vector<std::string> names() const;
    /// Those of them that are nothing but guesses.
    [[nodiscard]] std::vector<std::string> guessedNames() const;
    [[nodiscard]] std::vector<int> clientIds() const;
    [[nodiscard]] TickRange ticks() const;
    /// The client ID that this player had at \a tick, and in the tick of leaving; null while
    /// away.
    [[nodiscard]] std::optional<int> clientAt(Tick tick) const;
};

/// All players of a recording. Immutable once shared.
///
/// Players are numbered in order of first appearance. While an index grows, what comes later
/// may show that two of them are one person, or that what joined two is shared by several, so
/// numbers are final only when the index is complete. A PlayerRef stays good all the time.
class PlayerTable
{
public:
    PlayerTable() = default;
    /// What players() gave of another table.
    explicit PlayerTable(std::vector<Player> players)
        : m_players(std::move(players))
    {
        sortStays();
        noteSameNames();
    }

    /// With proxies, so that what they say has a speaker.
    [[nodiscard]] const std::vector<Player> &players() const { return m_players; }
    /// How many of them are no proxies.
    [[nodiscard]] std::size_t personCount() const;
    /// Who had \a client at \a tick, as its state shows; null if there was none. In the tick of a
    /// leave the one who left, so that the event of leaving finds its player. For parties of events
    /// see partyOf().
    [[nodiscard]] const Player *at(int client, Tick tick) const { return of({client, tick}); }
    /// Whom \a ref names; null if no player, or not yet: an index knows the ticks up to
    /// Index::indexedTo().
    [[nodiscard]] const Player *of(PlayerRef ref) const;
    /// Whether both name the same person; null if one names no player, or none yet.
    [[nodiscard]] std::optional<bool> isSame(PlayerRef left, PlayerRef right) const;
    /// The client ID that the person of \a ref has at \a tick; null while away, and if
    /// \a ref names no player. At its own tick that of \a ref, also before any is known.
    [[nodiscard]] std::optional<int> clientOf(PlayerRef ref, Tick tick) const;
    /// What that player was called at \a tick; empty if there was none. Valid as long
    /// as the table.
    [[nodiscard]] std::string_view nameAt(int client, Tick tick) const
    {
        return nameOf({client, tick});
    }
    [[nodiscard]] std::string_view nameOf(PlayerRef ref) const;
    /// The player with that number; null if there is none.
    [[nodiscard]] const Player *withId(std::int64_t id) const;
    /// Everybody who ever held exactly that name, by number.
    [[nodiscard]] std::vector<const Player *> holdersOf(std::string_view name) const;
    /// Ids of others who held a name that looks like \a held, which \a player held; in order,
    /// Player::MostAlike at most.
    [[nodiscard]] std::vector<int> namesakesOf(const Player &player, const HeldName &held) const;

private:
    friend class PlayerTracker;
    /// A stay as of() finds it: some recordings have thousands.
    struct FoundStay {
        Stay stay;
        std::size_t player = 0; ///< Place in m_players.
        Tick shownFrom{};       ///< The first tick whose state shows this one.
    };
    void sortStays();
    void noteSameNames();

    std::vector<Player> m_players;
    std::vector<FoundStay> m_stays;          ///< By client ID, then by beginning.
    std::vector<std::vector<int>> m_holders; ///< By HeldName::look, in order; some at most.
};

/// Names \a player, who is one of \a players.
[[nodiscard]] PlayerRef refOf(const PlayerTable &players, const Player &player);

/// Makes a PlayerTable of what a pass over a recording reports, from its beginning.
///
/// Each join is a new person, whatever the name: anybody can take a name that is free.
/// Only evidence in the recording (PlayerChange::evidence) makes two stays those of one
/// player. What two show at the same time is shared, and evidence of neither.
class PlayerTracker
{
public:
    /// Times that somebody joined or took another name, which passes keep. A full server sees
    /// 30,000 in a day; each takes some 500 bytes.
    static constexpr std::size_t MostChanges = 36'000;

    void apply(const PlayerChange &change);
    /// Everybody present is present up to \a tick at least.
    [[nodiscard]] PlayerTable tableAt(Tick tick) const;

private:
    /// One stay, with what was reported in it.
    struct Visit {
        Stay stay;
        std::vector<HeldName> names;
        std::vector<std::size_t> evidence; ///< Numbers of m_evidence.
        bool isProxy = false;
        std::uint64_t leftByte = 0;
        std::optional<std::size_t> older = {}; ///< The visit with which the person went on.

        /// Stay::left of those who have not left.
        static constexpr Tick Open{std::numeric_limits<std::int64_t>::max()};
        [[nodiscard]] bool isOpen() const { return stay.left == Open; }
    };
    [[nodiscard]] Visit *visitNow(int client);
    void begin(const PlayerChange &change);
    static void end(Visit &visit, const PlayerChange &change);
    void rename(Visit &visit, const PlayerChange &change) const;
    void addEvidence(Visit &visit, const std::string &evidence);
    [[nodiscard]] std::vector<bool> sharedEvidence() const;
    [[nodiscard]] std::vector<std::size_t> playersOfVisits() const;

    std::vector<Visit> m_visits;                  ///< In order of their beginning.
    std::unordered_map<int, std::size_t> m_seats; ///< The newest of each client ID.
    std::unordered_map<std::string, std::size_t> m_evidence;
};

} // namespace tickscope
