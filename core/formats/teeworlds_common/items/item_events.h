// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/io/archive.h"
#include "core/model/event/event.h"
#include "core/model/event/event_form.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

/// Forms of the events that items in snapshots are.
[[nodiscard]] EventForms itemEventForms();

/// Those of them that say who comes, goes or takes another name.
[[nodiscard]] EventForms presenceForms();

/// What a message of the server says of who comes and goes: in 0.6 a line, which has names.
struct PresenceMessage {
    Tick tick;
    std::uint64_t byte = 0;
    int leavingClient = NoClient; ///< In 0.7.
    std::string leaver;
    std::string newcomer;
    std::string renamed; ///< The name before.

    [[nodiscard]] bool isLeaving(int client, const std::string &name) const
    {
        return leaver.empty() ? leavingClient == client : leaver == name;
    }
};
/// Without its place.
[[nodiscard]] std::optional<PresenceMessage> presenceIn(const Message &message);

/// Derives events from what changes in snapshots: explosions, sounds and the like
/// from event items; joins, leaves, renames, pauses, team and skin changes from the
/// items of clients. One thread; follows one decoder in order of time.
class ItemEvents
{
public:
    struct Client {
        bool isPresent = false;
        std::string name;
        std::vector<std::int32_t> looks; ///< Words of skin and colours.
        std::optional<std::int64_t> team;
        std::optional<std::int64_t> messageTeam; ///< By a message, until a snapshot shows it.
        std::optional<std::int64_t> pause;       ///< DDNet's flags of it.
        std::optional<Tick> pauseChanged;        ///< When a snapshot last changed them.
        std::vector<std::int32_t> words;         ///< Of the item with the name.
        bool isLeaving = false;                  ///< As a message said.
        /// Clan and country, once an item showed them.
        std::optional<std::pair<std::string, std::int64_t>> profile;
        std::optional<Tick> announced; ///< When a message did, of who was in no snapshot yet.

        /// Whether snapshots may still show who was there before: some clients are behind with
        /// what they record.
        [[nodiscard]] bool isAwaited(Tick tick) const
        {
            return announced && tick <= *announced + TicksPerSecond;
        }

        friend void visitFields(auto &archive, Visited<Client> auto &client)
        {
            archive(client.isPresent, client.name, client.looks, client.team, client.pause);
        }
    };
    /// Who is present as far as is known, though no state may show it.
    struct Clients {
        std::array<Client, message_field::LastClient + 1> clients;
        int localClient = NoClient; ///< Whose recording it is; NoClient for a server's.
        bool isFirst = true;        ///< Nobody was looked for yet.

        friend void visitFields(auto &archive, Visited<Clients> auto &known)
        {
            archive(known.clients, known.localClient, known.isFirst);
        }
    };

    /// Whether a message behind the snapshot, of the same tick, says that who has been this client
    /// by that name leaves.
    using LeavesBehind = std::function<bool(int client, const std::string &name)>;

    /// Emits the events of \a changes into \a sink. Players of the first call were there before.
    /// \param knownTo  the last tick that is known, where so much is lost or left out behind it
    /// that
    ///                 another name is rather another person; an equal name proves nothing, but
    ///                 there is no more. When something changed since is a guess then. Null:
    ///                 nothing is missing.
    void observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                 std::uint64_t byte, const std::optional<Tick> &knownTo,
                 const LeavesBehind &leavesBehind, PassSink &sink);

    // In protocol 0.7 messages say who leaves, and who comes before any snapshot shows it.
    // Source: teeworlds-messages.md, section 4. In 0.6 lines of the server do, by names.

    /// Takes in who leaves or comes by \a message, which \a event is made of afterwards.
    /// \param end  first byte behind it.
    void hear(const Message &message, Tick tick, std::uint64_t byte, std::uint64_t end,
              PassSink &sink);
    /// Whether a line of the server may come yet that says what a name means which the snapshot of
    /// this tick has changed.
    [[nodiscard]] bool awaitsLine() const
    {
        return !std::ranges::all_of(m_renamed, &Renamed::isSettled);
    }
    using PresenceMessages = std::vector<PresenceMessage>;
    /// Takes in those of \a messages that come behind \a tick, up to MostLineTicks.
    void hearAhead(const PresenceMessages &messages, Tick tick, PassSink &sink);
    /// A line of the server is about snapshots so near.
    static constexpr std::int64_t MostLineTicks = 3 * TicksPerSecond;
    /// Reports what had to wait for the messages of \a tick.
    void endTick(Tick tick, PassSink &sink);

    /// Takes everybody in \a state for present, without any event.
    void assume(const WorldState &state);
    void assume(const Clients &clients);
    [[nodiscard]] const Clients &clients() const { return m_known; }

    [[nodiscard]] const auto &newcomers() const { return m_newcomers; }
    /// Who came since the last call: what was seen under these client IDs before was somebody else.
    [[nodiscard]] std::bitset<message_field::LastClient + 1> takeNewcomers()
    {
        return std::exchange(m_newcomers, {});
    }

    /// Name of a client as of the last call, of who leaves by the message heard last or by the
    /// snapshot of this tick that; empty if there is none. Borrowed.
    [[nodiscard]] std::string_view nameOf(int client) const;
    /// Client whose recording it is; NoClient for a server's.
    [[nodiscard]] int localClient() const { return m_known.localClient; }

private:
    /// Where an event of the present call lies, and how it came to be known.
    struct Place {
        Tick tick;
        std::uint64_t byte;
        PassSink &sink;
        bool wantsValues = false;
        std::optional<Tick> knownTo = {};   ///< See observe().
        std::optional<Tick> lastShown = {}; ///< Of who leaves: see PlayerChange::lastShown.
        EventSource source = EventSource::Recorded;
        const LeavesBehind *leavesBehind = nullptr;
    };
    /// What is watched in the items of one type. Looked up once for a schema: a tick of a
    /// crowded recording changes a hundred items.
    struct Watched {
        const ItemType *type = nullptr;  ///< Null when nothing is.
        const EventForm *form = nullptr; ///< Null when its items are no events.
        std::optional<WordField> client; ///< Of events: who did it.
        WordField local;                 ///< These of clients only.
        const Field *name = nullptr;
        bool listsClient = false; ///< While there is such an item, its client is there.
        const Field *team = nullptr;
        const Field *pauseFlags = nullptr; ///< A plain word.
    };

    void followSchema(const WorldState &state);
    [[nodiscard]] const Watched &watched(std::uint32_t type)
    {
        const auto &[recentType, recent] = m_recent[type % m_recent.size()];
        return recent && recentType == type ? *recent : findWatched(type);
    }
    [[nodiscard]] const Watched &findWatched(std::uint32_t type);
    [[nodiscard]] static Watched watchedOf(const ItemType *type);

    /// A name that a snapshot changed, in a recording whose messages may say that it is another
    /// person's.
    struct Renamed {
        int client = NoClient;
        std::string from;
        std::uint64_t byte = 0;
        bool isSettled = false;          ///< A line of the server was about it.
        bool isGuess = false;            ///< None was that said so.
        std::vector<Event> changes = {}; ///< What else is another's, or this one has changed.
        bool leavesBehind = false;       ///< Up to that message all is about who was there.
    };

    void emitItem(const Watched &watched, const ItemView &item, const Place &place) const;
    void updateClient(const WorldState &state, const Watched &watched, const ItemView &item,
                      const Place &place);
    void updateProfile(Client &client, int id, const ItemType &type,
                       std::span<const std::int32_t> words, const Place &place);
    void updateName(Client &client, int id, std::string name, const Place &place);
    [[nodiscard]] bool isListed(const WorldState &state, int id);
    [[nodiscard]] static bool hasName(const WorldState &state, int id, std::string_view name);
    [[nodiscard]] bool isOfPause(const WorldState &state, int id, std::int64_t team, Tick tick);
    void removeMissing(const WorldState &state, const Place &place);
    void removeClient(int id, const Place &place);
    void followMoves(const WorldState &state, const SnapshotChanges &changes, const Place &place);
    /// \param end  of the message; nothing for one of a later tick.
    void settleNames(const PresenceMessage &line, const Place &place,
                     std::optional<std::uint64_t> end);
    void hearLine(const PresenceMessage &line, const Place &place, std::uint64_t end);
    /// Names in lines of the server, and when it said so.
    using SaidNames = std::map<std::string, Tick, std::less<>>;
    [[nodiscard]] static bool isSaid(const SaidNames &names, std::string_view name, Tick tick);
    void replaceReturned(const Place &place);
    void hearLeave(int id, const Place &place, std::uint64_t end);
    void hearEnter(int id, const std::string &name, bool isSilent, const Place &place);
    [[nodiscard]] std::optional<Renamed> takeRenamed(int id);
    void replaceRenamed(const Renamed &renamed, const Place &place, std::uint64_t end);
    void endStay(int id, const std::string &name, const Place &place);
    void beginStay(int id, const std::string &name, const Place &place);
    [[nodiscard]] Client *present(int id);
    void emitClient(const EventForm &form, int id, EventValues values, const Place &place);

    Clients m_known;
    SaidNames m_saidToLeave; ///< In lines whose meaning no snapshot has shown yet.
    SaidNames m_saidToEnter;
    SaidNames m_saidToRename;
    std::vector<Renamed> m_renamed;                  ///< By the snapshot of this tick.
    std::vector<std::pair<int, std::string>> m_left; ///< The same: who, and their names.
    std::bitset<message_field::LastClient + 1> m_newcomers;
    std::optional<std::pair<int, std::string>> m_leaver; ///< By the message heard last.
    Shared<Schema> m_schema;                             ///< Of m_watched.
    std::optional<std::uint32_t> m_nameType;  ///< Of the items with the names of clients.
    std::optional<std::uint32_t> m_pauseType; ///< Of those with their pauses.
    std::unordered_map<std::uint32_t, Watched> m_watched;
    /// What was found for a type number, at that number modulo the size.
    std::array<std::pair<std::uint32_t, const Watched *>, 64> m_recent{};
};

// Inputs of other clients that DDNet servers send on before they act.
// Source: teeworlds-messages.md, section 3, and teeworlds-snapshot.md, section 7.1.

/// Reports the inputs in \a message to \a sink; none of any other than Sv_PreInput.
void reportPreInput(const Message &message, PassSink &sink);

} // namespace tickscope::teeworlds
