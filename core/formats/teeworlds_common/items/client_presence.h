// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/teeworlds_common/items/presence_message.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/io/archive.h"
#include "core/model/event/event.h"
#include "core/model/event/event_form.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

/// Forms of the events that say who comes, goes or takes another name or clan.
[[nodiscard]] EventForms presenceForms();

/// A client as snapshots and messages show it.
struct KnownClient {
    bool isPresent = false;
    std::string name;
    std::vector<std::int32_t> looks = {}; ///< Words of skin and colours.
    std::optional<std::int64_t> team = {};
    std::optional<std::int64_t> messageTeam = {}; ///< By a message, until a snapshot shows it.
    std::optional<std::int64_t> pause = {};       ///< DDNet's flags of it.
    std::optional<Tick> pauseChanged = {};        ///< When a snapshot last changed them.
    std::vector<std::int32_t> words = {};         ///< Of the item with the name.
    bool isLeaving = false;                       ///< As a message said.
    /// Clan and country, once an item showed them.
    std::optional<std::pair<std::string, std::int64_t>> profile = {};
    std::optional<Tick> announced = {}; ///< When a message did, of who was in no snapshot yet.

    /// Whether snapshots may still show who was there before: some clients are behind with
    /// what they record.
    [[nodiscard]] bool isAwaited(Tick tick) const
    {
        return announced && tick <= *announced + TicksPerSecond;
    }

    friend void visitFields(auto &archive, Visited<KnownClient> auto &client)
    {
        archive(client.isPresent, client.name, client.looks, client.team, client.pause);
    }
};

/// Who is present as far as is known, though no state may show it.
struct KnownClients {
    std::array<KnownClient, message_field::LastClient + 1> clients;
    int localClient = NoClient; ///< Whose recording it is; NoClient for a server's.
    bool isFirst = true;        ///< Nobody was looked for yet.

    friend void visitFields(auto &archive, Visited<KnownClients> auto &known)
    {
        archive(known.clients, known.localClient, known.isFirst);
    }
};

/// Whether a message behind the snapshot, of the same tick, says that who has been this client
/// by that name leaves.
using LeavesBehind = std::function<bool(int client, const std::string &name)>;

/// Where an event of the present call lies, and how it came to be known.
struct EventPlace {
    Tick tick;
    std::uint64_t byte;
    PassSink &sink;
    bool wantsValues = false;
    std::optional<Tick> knownTo = {};   ///< See ItemEvents::observe().
    std::optional<Tick> lastShown = {}; ///< Of who leaves: see PlayerChange::lastShown.
    EventSource source = EventSource::Recorded;
    const LeavesBehind *leavesBehind = nullptr;
};

/// Who comes, goes or takes another name or clan, as far as snapshots and messages show it. One
/// thread; follows one decoder in order of time.
class ClientPresence
{
public:
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
    /// Takes in those of \a messages that come behind \a tick, up to MostLineTicks.
    void hearAhead(const PresenceMessages &messages, Tick tick, PassSink &sink);
    /// Reports what had to wait for the messages of \a tick.
    void endTick(Tick tick, PassSink &sink);

    /// \name What a snapshot shows, between its beginning and its end
    /// @{
    void beginSnapshot(Tick tick, PassSink &sink);
    /// A server that shows somebody fewer clients than it has gives them other client IDs as they
    /// come near. All that one showed, now under another client ID and nowhere else, is the same
    /// person.
    void followMoves(const WorldState &state, std::uint32_t nameType,
                     const SnapshotChanges &changes, const EventPlace &place);
    void remove(int id, const EventPlace &place);
    /// The item with the name of a client, which is another one than before. False while it may be
    /// that of who was there before.
    bool showName(int id, std::string name, std::span<const std::int32_t> words,
                  const EventPlace &place);
    void showProfile(int id, const ItemType &type, std::span<const std::int32_t> words,
                     const EventPlace &place);
    /// A change of a client. Whose it is may depend on what messages say of its name.
    void emitChange(const EventForm &form, int id, EventValues values, const EventPlace &place);
    void endSnapshot(const EventPlace &place);
    /// @}

    /// Takes \a clients for present, without any event.
    void assume(const KnownClients &clients);
    [[nodiscard]] const KnownClients &clients() const { return m_known; }
    /// \param id  from 0 to LastClient.
    [[nodiscard]] KnownClient &at(int id) { return m_known.clients[static_cast<std::size_t>(id)]; }
    /// Null for no one.
    [[nodiscard]] KnownClient *present(int id);
    void setLocalClient(int id) { m_known.localClient = id; }

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

    void updateName(KnownClient &client, int id, std::string name, const EventPlace &place);
    /// \param end  of the message; nothing for one of a later tick.
    void settleNames(const PresenceMessage &line, const EventPlace &place,
                     std::optional<std::uint64_t> end);
    void hearLine(const PresenceMessage &line, const EventPlace &place, std::uint64_t end);
    void replaceReturned(const EventPlace &place);
    void hearLeave(int id, const EventPlace &place, std::uint64_t end);
    void hearEnter(int id, const std::string &name, bool isSilent, const EventPlace &place);
    [[nodiscard]] std::optional<Renamed> takeRenamed(int id);
    void replaceRenamed(const Renamed &renamed, const EventPlace &place, std::uint64_t end);
    void endStay(int id, const std::string &name, const EventPlace &place);
    void beginStay(int id, const std::string &name, const EventPlace &place);

    KnownClients m_known;
    SaidNames m_saidToLeave;
    SaidNames m_saidToEnter;
    SaidNames m_saidToRename;
    std::vector<Renamed> m_renamed;                  ///< By the snapshot of this tick.
    std::vector<std::pair<int, std::string>> m_left; ///< The same: who, and their names.
    std::bitset<message_field::LastClient + 1> m_newcomers;
    std::optional<std::pair<int, std::string>> m_leaver; ///< By the message heard last.
};

} // namespace tickscope::teeworlds
