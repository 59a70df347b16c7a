// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/uuid.h"
#include "core/formats/teehistorian/records/ex_message.h"
#include "core/formats/teehistorian/records/record.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"

namespace tickscope::teehistorian {

/// How a client wants to look, apart from its name.
/// Source: ddnet-rebuild.md, section 13.
struct Looks {
    std::string clan;
    std::int32_t country = -1;
    std::string skin; ///< That of 0.6; for clients of 0.7 the one that others see.
    bool hasOwnColors = false;
    std::int32_t bodyColor = 0;
    std::int32_t feetColor = 0;

    /// A part of a skin of 0.7.
    struct Part {
        std::string name;
        bool isColored = false;
        std::int32_t color = 0;

        friend bool operator==(const Part &, const Part &) = default;
    };
    bool hasParts = false; ///< Plays 0.7.
    std::array<Part, 6> parts;

    friend bool operator==(const Looks &, const Looks &) = default;
};

/// Applies \a message, a Cl_StartInfo, Cl_ChangeInfo or Cl_SkinChange.
void updateLooks(const teeworlds::Message &message, Looks &looks, bool truncatesColors);

/// DDRace teams are 0 to 127, and "super" with the number of clients.
/// Source: teehistorian.md, section 7.
inline constexpr int TeamCount = ClientCount + 1;

/// Place of a team, or of the nearest that there is.
[[nodiscard]] constexpr std::size_t teamIndex(int team)
{
    return static_cast<std::size_t>(std::clamp(team, 0, TeamCount - 1));
}

/// Of a client without such a record.
inline constexpr std::int32_t NoVersion = -1;

/// What the records so far hold of one client.
/// Source: teehistorian.md, sections 5 to 7.
struct Client {
    std::int32_t x = 0; ///< World units, after the present tick; while it is alive.
    std::int32_t y = 0;
    std::int32_t movedX = 0; ///< In the last tick in which it moved.
    std::int32_t movedY = 0;
    InputNumbers input{}; ///< As last recorded; acts in the next tick.
    bool isAlive = false;
    bool hasInput = false;   ///< There is an input to which differences apply. Survives DROP.
    bool showsInput = false; ///< It is of the present client.
    bool isHere = false;     ///< Somebody has this slot.
    bool hasJoined = false;  ///< By a JOIN in this file.
    bool isPlayer = false;   ///< Known by name, in the game, or with a tee or an input.
    bool isSixup = false;    ///< Speaks the protocol of 0.7.
    std::int32_t version = NoVersion; ///< Of DDNet, as its record says it.
    std::int32_t authLevel = 0;
    std::int32_t team = 0;
    std::string name;
    bool isNameGuess = false; ///< It asked for it, and the server may have refused.
    /// Of who left the slot while the tee stood there, until that goes.
    std::string leaverName;
    std::string account;               ///< Of a login, while it waits for the name.
    std::vector<std::string> evidence; ///< Of who it is; see PlayerChange::evidence.
    Looks looks;
    bool hasLooks = false;                   ///< It sent them, in this file.
    std::optional<std::int64_t> looksChange; ///< Tick of the last change that was taken.

    friend bool operator==(const Client &, const Client &) = default;
};

/// All clients as of the present tick. Faults are empty when a record fits the state.
class ClientTable
{
public:
    [[nodiscard]] const Client &at(int client) const
    {
        return m_clients[static_cast<std::size_t>(client)];
    }
    [[nodiscard]] bool isPractice(int team) const;
    /// Nobody's state is doubtful because of records that did not fit.
    [[nodiscard]] bool isExact() const
    {
        return m_doubtfulPlaces.none() && m_doubtfulInputs.none();
    }

    /// Clients whose item must be written again.
    using Changes = std::bitset<ClientCount>;
    [[nodiscard]] const Changes &changes() const { return m_changes; }
    /// Those of them whose looks, or name, may be others.
    [[nodiscard]] const Changes &newLooks() const { return m_newLooks; }
    /// Clients of whose item at least the place must be written again.
    [[nodiscard]] const Changes &newPlaces() const { return m_newPlaces; }
    void forgetChanges()
    {
        m_changes.reset();
        m_newLooks.reset();
        m_newPlaces.reset();
    }
    /// Whether the tee moved in the present tick.
    [[nodiscard]] bool hasMoved(int client) const
    {
        return m_moved[static_cast<std::size_t>(client)];
    }

    /// Who moved in the tick before stands still until a record says else.
    void beginTick()
    {
        m_newPlaces |= m_moved;
        m_moved.reset();
    }

    /// Whether \a record moves a tee that is not there, which changes nothing.
    [[nodiscard]] bool isIdle(const Record &record) const
    {
        return record.kind == RecordKind::PlayerDiff && isClient(record.client)
               && !at(record.client).isAlive;
    }

    /// Moves the tee of \a number, which is alive, by that much.
    void move(int number, std::int32_t x, std::int32_t y)
    {
        Client &moved = client(number);
        moved.x = teeworlds::wrappedSum(moved.x, x);
        moved.y = teeworlds::wrappedSum(moved.y, y);
        moved.movedX = x;
        moved.movedY = y;
        m_moved[static_cast<std::size_t>(number)] = true;
        m_newPlaces[static_cast<std::size_t>(number)] = true;
    }

    // Source: teehistorian.md, section 5. Client IDs must be valid.
    [[nodiscard]] FaultKind applyPlayer(const Record &record);
    [[nodiscard]] FaultKind applyInput(const Record &record);
    /// The numbers after \a record, an InputNew or InputDiff.
    [[nodiscard]] InputNumbers inputAfter(const Record &record) const;

    void join(int number);
    void drop(int number);
    /// Somebody has that slot; in older files no other record shows it.
    /// Source: teehistorian.md, section 6.
    void appear(int number);
    /// The same, and the protocol: of who stays over a change of the map, older files have no JOIN
    /// that says it. Clients of 0.6 send no message with the number of Cl_StartInfo of 0.7.
    void appearBy(const Record &message);
    void setName(int number, std::string_view name, bool isGuess);
    /// \param changed  the tick, when it is no beginning.
    void setLooks(int number, Looks looks, std::optional<std::int64_t> changed);
    /// \a name as a server gives it to that client: with a number in front when somebody else
    /// has it, or one that looks like it, and when it is none for a chat.
    /// Source: ddnet-rebuild.md, section 13; compared with servers 16.4.
    [[nodiscard]] std::string uniqueName(int number, std::string_view name) const;
    /// Whether a server may have given that client another: somebody else may have \a name, or one
    /// that looks like it.
    [[nodiscard]] bool isNameDoubtful(int number, std::string_view name) const;
    /// Who else may be called \a name, whatever number is in front, where one of both was there
    /// before the file began.
    [[nodiscard]] std::vector<int> rivalsOf(int number, std::string_view name) const;
    /// Returns whether that is news.
    bool becomePlayer(int number);
    void applyEx(const ExMessage &message);
    /// Returns whether that is news.
    bool addEvidence(int number, const std::string &evidence);
    /// Whether that slot has shown another one than \a connection, and has not made its own again.
    [[nodiscard]] bool hasOtherConnection(int number, const Uuid &connection) const;
    /// Who shows that; null for none.
    [[nodiscard]] std::optional<int> whoShows(const std::string &evidence) const;
    /// Of the account with which a client came under its name, once; see accountEvidence().
    [[nodiscard]] std::string takeAccountEvidence(int number);

    /// What is known of all clients between two ticks; small, as most slots are empty.
    struct Saved {
        std::vector<std::pair<int, Client>> clients;
        std::bitset<TeamCount> practice;
        Changes moved;
        Changes doubtfulPlaces;
        Changes doubtfulInputs;
    };
    [[nodiscard]] Saved save() const;
    /// A table as it was saved, with everything changed.
    [[nodiscard]] static ClientTable restored(const Saved &saved);

private:
    [[nodiscard]] Client &client(int number) { return m_clients[static_cast<std::size_t>(number)]; }
    /// The same for writing; its item will be written.
    [[nodiscard]] Client &change(int number)
    {
        m_changes.set(static_cast<std::size_t>(number));
        return client(number);
    }
    void setPractice(int team, bool isPractice);

    std::array<Client, ClientCount> m_clients;
    std::bitset<TeamCount> m_practice;
    Changes m_changes;
    Changes m_newLooks;
    Changes m_newPlaces;
    Changes m_moved;
    Changes m_doubtfulPlaces;
    Changes m_doubtfulInputs;
};

/// Of DDNETVER: a client program makes a random UUID for each connection. Its dummy shares
/// it, but is there at the same time.
[[nodiscard]] std::string connectionEvidence(const Uuid &connection);

/// Of the chat command "timeout", by which a client shows that it is the one that lost its
/// connection. Its code is random, kept by the client, and secret. A short one
/// was typed by a person, and two may type the same.
[[nodiscard]] std::string timeoutEvidence(const Record &command);

/// Of AUTH_INIT and AUTH_LOGIN. Several people may know the password of an account, so only
/// a client with both the account and the name is taken for the same person. The accounts of the
/// server's own passwords are no accounts of anybody.
[[nodiscard]] std::string accountEvidence(std::string_view account, std::string_view name);

} // namespace tickscope::teehistorian
