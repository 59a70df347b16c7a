// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/model/pass_sink.h"

namespace tickscope {

/// A time during which one client ID stood for one player.
struct Stay {
    int client = NoClient;
    TickRange ticks; ///< From the tick of joining to the last one before leaving.
};

/// A name and the tick from which a player had it, up to the next one.
struct HeldName {
    Tick from;
    std::string name;

    friend bool operator==(const HeldName &, const HeldName &) = default;
};

/// One identity over renames and rejoins.
struct Player {
    int id = 0;                      ///< From 0 in order of first appearance.
    std::vector<HeldName> heldNames; ///< As recorded, in order; one at least.
    std::vector<Stay> stays;         ///< In order of their beginning.

    /// The newest name.
    [[nodiscard]] const std::string &name() const { return heldNames.back().name; }
    /// The name at \a tick; before the first one that one. Nobody is nameless whose name
    /// is told later.
    [[nodiscard]] const std::string &nameAt(Tick tick) const;
    /// Each name once, in order of being taken last.
    [[nodiscard]] std::vector<std::string> names() const;
    [[nodiscard]] std::vector<int> clientIds() const;
    [[nodiscard]] TickRange ticks() const;
};

/// All players of a recording. Immutable once shared.
class PlayerTable
{
public:
    [[nodiscard]] const std::vector<Player> &players() const { return m_players; }
    /// Who had \a client at \a tick; null if nobody. In the tick of a leave and just
    /// behind it the one who left, so that the event of leaving finds its player.
    [[nodiscard]] const Player *at(int client, Tick tick) const;
    /// What that player was called at \a tick; empty if nobody was there. Valid as long
    /// as the table.
    [[nodiscard]] std::string_view nameAt(int client, Tick tick) const;
    /// Player with that number or exact name ("3", "alice"); null if none.
    [[nodiscard]] const Player *named(const std::string &idOrName) const;

private:
    friend class PlayerTracker;
    /// A stay as at() finds it: some recordings have thousands.
    struct FoundStay {
        Stay stay;
        std::size_t player = 0; ///< Place in m_players.
    };
    void sortStays();

    std::vector<Player> m_players;
    std::vector<FoundStay> m_stays; ///< By client ID, then by beginning.
};

/// Makes a PlayerTable of what a pass over a recording tells, from its beginning.
///
/// A client ID that is joined under a name that nobody uses at that time, but
/// somebody used before, is that player again; recordings have no better key.
class PlayerTracker
{
public:
    void apply(const PlayerChange &change);
    /// Everybody present is present up to \a tick at least.
    [[nodiscard]] PlayerTable tableAt(Tick tick) const;

private:
    struct Seat {
        int client;
        std::size_t player;
    };
    [[nodiscard]] std::vector<Seat>::iterator seatOf(int client);
    [[nodiscard]] std::optional<std::size_t> absentPlayer(const std::string &name) const;
    void rename(Seat &seat, const PlayerChange &change);
    [[nodiscard]] std::size_t identityFor(const std::string &name, Tick tick);

    void nameIsNew(std::size_t player);
    void nameAllAnew();

    PlayerTable m_table;
    std::vector<Seat> m_seats;
    /// Players by the name that they have now, in order: some recordings have thousands.
    std::unordered_map<std::string, std::vector<std::size_t>> m_byName;
};

} // namespace tickscope
