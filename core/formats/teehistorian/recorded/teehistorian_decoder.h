// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teehistorian/records/record_stream.h"
#include "core/formats/teehistorian/records/tick_rule.h"
#include "core/formats/teehistorian/simulation/world/server_rules.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/model/decoder.h"
#include "core/model/state/world_state.h"

namespace tickscope::teehistorian {

/// The memory of such a decoder from its bytes. Errors: Damaged.
[[nodiscard]] Result<Shared<DecoderMemory>> teehistorianMemory(ArchiveReader &archive);

/// Decodes a file tick by tick, each with something recorded in it.
///
/// The state at tick N has the positions after simulating N and the inputs recorded in
/// N, which act in N + 1. What stands before the first tick belongs to it. Names of
/// messages are part of the state, so messages are read without a sink, too.
/// Source: teehistorian.md, section 4.
class TeehistorianDecoder : public Decoder
{
public:
    TeehistorianDecoder(const Shared<ByteSource> &source, const Header &header);

    Result<void> restore(const SeekPoint &point, std::stop_token stop) override;
    /// Within a long run of ticks in which nothing happens but that tees move that are not there, a
    /// step with a \a sink goes over several of them.
    Result<Step> step(PassSink *sink, std::stop_token stop) override;
    [[nodiscard]] const WorldState &state() const override;
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override { return m_clients.isExact(); }
    [[nodiscard]] bool savesDoubt() const override { return true; }
    [[nodiscard]] std::optional<NextStep> next() const override { return m_next; }
    [[nodiscard]] SeekPoint savePoint() const override;

    /// Makes states of \a schema from the next restore() on, which knows all types of
    /// playerSchema().
    void useSchema(Shared<Schema> schema) { m_schema = std::move(schema); }
    /// Steps over several ticks end with \a tick at the latest.
    void setLastStill(Tick tick) { m_lastStill = tick; }
    /// Empty for who has none.
    [[nodiscard]] const std::string &nameOf(int client) const { return m_clients.at(client).name; }
    /// Nobody moves in the tick behind the last one, in which nothing is recorded.
    void standStill() { m_clients.beginTick(); }
    /// state() for who adds items of other types.
    [[nodiscard]] WorldState &writtenState();

private:
    void endTick(PassSink &sink) const;
    void applyShortMoves();
    void apply(const Record &record, PassSink *sink);
    void applyKnown(const Record &record, PassSink *sink);
    void applyMessage(const Record &record, PassSink *sink);
    bool applyLooks(int client, const teeworlds::Message &message);
    void applyEx(const Record &record, PassSink *sink);
    [[nodiscard]] bool isSetUp(ExKind kind) const;
    void settleName(const Record *next, PassSink *sink);
    void giveName(const Record &record, std::string_view wish, bool isStart, PassSink *sink);
    void rename(const Record &record, int client, std::string_view name, bool isGuess,
                PassSink *sink);
    /// Who has the slot leaves it by \a record, if anybody has.
    void endStay(const Record &record, PassSink *sink) const;
    void endOlderConnection(const Record &record, int client, PassSink *sink);
    void notePlayer(const Record &record, int client, PassSink *sink);
    void noteEvidence(int client, const std::string &evidence, PassSink *sink);
    void noteTimeoutCode(const Record &command, PassSink *sink);
    [[nodiscard]] std::optional<int> takenOver(const Record &drop) const;
    void report(const Record &record, FaultKind fault, PassSink *sink);
    void reportDamage(const Record &record, PassSink *sink);

    /// With which somebody came, as long as the next record may say which one the server gave.
    struct AskedName {
        int client = NoClient;
        std::string name;
        std::uint64_t byte = 0;
    };

    /// Who showed the code of an older connection. The server drops the newer one at once.
    struct Takeover {
        Tick tick;
        int newer = NoClient;
        int older = NoClient;
    };

    RecordStream m_stream;
    TickRule m_rule;
    Rules m_rules;
    ServerSettings m_firstSettings; ///< Of the header.
    ServerSettings m_settings;
    Shared<Schema> m_schema;
    std::optional<AskedName> m_askedName;
    Takeover m_takeover;
    Damage m_damage; ///< That was reported last.
    Tick m_tick;
    Tick m_lastStill{std::numeric_limits<std::int64_t>::max()};
    std::optional<NextStep> m_next;
    bool m_isSettingUp = true;     ///< No tick was opened yet.
    bool m_isFinished = false;     ///< Behind a FINISH.
    bool m_isStill = false;        ///< Nothing but tees that are not there moved in this tick.
    std::int64_t m_stillTicks = 0; ///< Before it, in a row.
    /// Written when somebody asks: most ticks on the way to another are never looked at.
    mutable ClientTable m_clients;
    mutable WorldState m_state;
};

// Clients as items of a state. One type, `Player`, in two forms, because an item lacks
// what is unknown: clients without a tee have no position, and tees of clients that sent
// nothing yet no input. Looks are items as demos have them, `ClientInfo`, for clients of 0.7
// `De_ClientInfo` as well.

/// The two forms, both named "Player", and looks.
[[nodiscard]] const Shared<Schema> &playerSchema();

/// Writes all clients of \a clients whose state changed into \a state, which has
/// playerSchema(), and forgets the changes.
void writePlayers(ClientTable &clients, WorldState &state);

} // namespace tickscope::teehistorian
