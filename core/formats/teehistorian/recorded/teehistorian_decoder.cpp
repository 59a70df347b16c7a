// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/recorded/teehistorian_decoder.h"

#include <algorithm>

#include "core/base/try.h"
#include "core/formats/teehistorian/clients/memory_fields.h"
#include "core/formats/teehistorian/events/event_emitter.h"
#include "core/formats/teehistorian/events/input_events.h"
#include "core/formats/teehistorian/limits.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope::teehistorian {

namespace {

/// The state that the records before left.
struct KnownState {
    TickRule rule;
    ClientTable::Saved clients;
    ServerSettings settings;
};

void visitFields(auto &archive, Visited<KnownState> auto &known)
{
    archive(known.rule, known.clients);
    ServerSettings::forEach(known.settings, archive);
}

class TeehistorianMemory : public DecoderMemory
{
public:
    explicit TeehistorianMemory(KnownState &&knownState)
        : known(std::move(knownState))
    {
    }
    void write(ArchiveWriter &archive) const override { archive(known); }

    KnownState known;
};

/// Ticks in a row in which nothing happens, and that end in one step: a hostile file is made of
/// them, and each step asks a lot of people.
constexpr std::int64_t MostStillTicks = 256;
/// No server writes a single one. Behind so many it no longer matters where each of them is.
constexpr std::int64_t ManyStillTicks = 1000;

} // namespace

Result<Shared<DecoderMemory>> teehistorianMemory(ArchiveReader &archive)
{
    TRY_ASSIGN(auto known, unarchived<KnownState>(archive));
    return std::make_shared<const TeehistorianMemory>(std::move(known));
}

TeehistorianDecoder::TeehistorianDecoder(const Shared<ByteSource> &source, const Header &header)
    : m_stream(source)
    , m_rules(rulesOf(header))
    , m_firstSettings(settingsOf(header))
    , m_settings(m_firstSettings)
    , m_schema(playerSchema())
{
    m_state.setSchema(m_schema);
}

Result<void> TeehistorianDecoder::restore(const SeekPoint &point, std::stop_token)
{
    m_stream.restart(point.order);
    const auto *memory = dynamic_cast<const TeehistorianMemory *>(point.memory.get());
    m_rule = memory ? memory->known.rule : TickRule();
    m_clients = memory ? ClientTable::restored(memory->known.clients) : ClientTable();
    m_settings = memory ? memory->known.settings : m_firstSettings;
    m_state = WorldState();
    m_state.setSchema(m_schema);
    m_tick = point.tick;
    m_next = NextStep{point.tick, point.order, false, false, point.order};
    m_isFinished = false;
    m_askedName.reset();
    m_takeover = {};
    m_isSettingUp = !memory;
    m_isStill = false;
    m_stillTicks = 0;
    return {};
}

SeekPoint TeehistorianDecoder::savePoint() const
{
    return {m_next ? m_next->tick : m_tick + 1, m_stream.byte(), SeekPointKind::Checkpoint,
            std::make_shared<const TeehistorianMemory>(
                KnownState{m_rule, m_clients.save(), m_settings}),
            m_stream.byte()};
}

const WorldState &TeehistorianDecoder::state() const
{
    writePlayers(m_clients, m_state);
    return m_state;
}

WorldState &TeehistorianDecoder::writtenState()
{
    writePlayers(m_clients, m_state);
    return m_state;
}

Result<Step> TeehistorianDecoder::step(PassSink *sink, std::stop_token stop)
{
    m_next.reset();
    bool isOpen = false;
    bool hasSetUp = false; // there were records before any tick
    const Tick lastStill = m_stillTicks < ManyStillTicks
                               ? Tick{}
                               : std::min(m_lastStill, m_tick + MostStillTicks);
    while (!m_isFinished) {
        const Record *peeked = m_stream.peek(stop);
        if (!peeked) {
            const std::optional<Error> &error = m_stream.error();
            if (error && (!(isOpen || hasSetUp) || endsReading(error->code)))
                return tl::unexpected(*error);
            break; // the next step says why there is no other tick
        }
        const Record &record = *peeked;
        if (m_askedName)
            settleName(&record, sink);
        const auto opened = m_rule.tickOpenedBy(record);
        const bool isPossible = !opened || TickRule::isPossible(*opened);
        if (opened && isOpen && isPossible && m_isStill && sink && m_tick < lastStill) {
            endTick(*sink);
        } else if (opened && isOpen) {
            if (isPossible) {
                // Number by number: what is copied as a whole waits for its parts.
                NextStep &next = m_next.emplace();
                next.tick = *opened;
                next.order = record.byte;
                next.byte = record.byte;
            }
            break;
        }
        if (opened) {
            if (!isPossible)
                return damaged(faults::MoreTicksThanServerCanCount, record.byte);
            isOpen = true;
            m_isSettingUp = false;
            m_stillTicks = m_isStill ? m_stillTicks + 1 : 0;
            m_isStill = true;
            m_tick = *opened;
            m_clients.beginTick();
        }
        m_rule.pass(record, opened);
        m_isStill = m_isStill && m_clients.isIdle(record);
        hasSetUp = hasSetUp || (m_isSettingUp && record.kind != RecordKind::Finish);
        apply(record, sink);
        m_stream.accept();
        if (isOpen && !m_isFinished)
            applyShortMoves();
    }
    if (m_askedName)
        settleName(nullptr, sink);
    // Where no tick follows, the setting up is one; of a file that grows, up to the first tick.
    m_isSettingUp = false;
    if (!isOpen && !hasSetUp)
        return Step::End;
    if (sink)
        endTick(*sink);
    return Step::Done;
}

/// Nine of ten records, as far as they belong to the present tick and move tees that are there.
void TeehistorianDecoder::applyShortMoves()
{
    m_stream.passShortMoves([this](const ShortMove &move) {
        if (m_rule.isOpenedBy(move.client) || !m_clients.at(move.client).isAlive)
            return false;
        m_rule.passPlayer(move.client);
        m_clients.move(move.client, move.x, move.y);
        m_isStill = false;
        return true;
    });
}

void TeehistorianDecoder::endTick(PassSink &sink) const
{
    sink.tickEnded(m_tick, sink.wantsStates() ? state() : m_state);
}

void TeehistorianDecoder::report(const Record &record, FaultKind fault, PassSink *sink)
{
    // A hostile file has the same fault millions of times.
    if (!m_damage.fault.is(fault))
        m_damage.fault = fault;
    reportDamage(record, sink);
}

/// With the fault that m_damage has.
void TeehistorianDecoder::reportDamage(const Record &record, PassSink *sink)
{
    if (!sink)
        return;
    m_damage.tick = m_tick;
    m_damage.byte = record.byte;
    m_damage.size = record.size;
    sink->damageFound(m_damage);
}

void TeehistorianDecoder::apply(const Record &record, PassSink *sink)
{
    if (isOfClient(record.kind) && !isClient(record.client)) {
        report(record, faults::RecordOfUnknownClient, sink);
        return;
    }
    applyKnown(record, sink);
}

void TeehistorianDecoder::applyKnown(const Record &record, PassSink *sink)
{
    FaultKind fault;
    switch (record.kind) {
    case RecordKind::PlayerDiff:
        fault = m_clients.applyPlayer(record);
        break;
    case RecordKind::PlayerNew:
    case RecordKind::PlayerOld:
        if (sink)
            EventEmitter(m_clients, m_tick, *sink).emitTee(record);
        fault = m_clients.applyPlayer(record);
        if (record.kind == RecordKind::PlayerNew)
            notePlayer(record, record.client, sink);
        break;
    case RecordKind::InputDiff:
    case RecordKind::InputNew:
        if (sink)
            emitInput(m_clients, record, m_tick, *sink);
        fault = m_clients.applyInput(record);
        notePlayer(record, record.client, sink);
        break;
    case RecordKind::TickSkip:
        if (record.skippedTicks < 0)
            fault = Fault::tr("a negative number of ticks");
        break;
    case RecordKind::Finish:
        m_isFinished = true;
        if (sink)
            EventEmitter(m_clients, m_tick, *sink).emitFinish(record);
        break;
    case RecordKind::Join:
        endOlderConnection(record, record.client, sink);
        if (sink)
            EventEmitter(m_clients, m_tick, *sink).emitJoin(record);
        m_clients.join(record.client);
        break;
    case RecordKind::Drop:
        endStay(record, sink);
        if (sink)
            EventEmitter(m_clients, m_tick, *sink).emitDrop(record);
        m_clients.drop(record.client);
        break;
    case RecordKind::ConsoleCommand:
        if (isClient(record.client))
            m_clients.appear(record.client);
        if (!m_rules.settingsAreFixed && !record.args.empty())
            m_settings.change(record.text, record.args[0]);
        if (sink)
            EventEmitter(m_clients, m_tick, *sink).emitCommand(record);
        if (isClient(record.client))
            noteTimeoutCode(record, sink);
        break;
    case RecordKind::Message:
        applyMessage(record, sink);
        break;
    case RecordKind::Ex:
        applyEx(record, sink);
        break;
    }
    if (fault && sink)
        report(record, fault, sink);
}

void TeehistorianDecoder::endStay(const Record &record, PassSink *sink) const
{
    const Client &client = m_clients.at(record.client);
    if (sink && client.isPlayer)
        sink->playerChanged({.tick = m_tick,
                             .client = record.client,
                             .what = PlayerChange::What::Left,
                             .name = client.name,
                             .byte = record.byte,
                             .lastShown = m_tick,
                             .goesOnAs = takenOver(record)});
}

/// There is another connection, so that the one before has ended, though nothing says so.
void TeehistorianDecoder::endOlderConnection(const Record &record, int client, PassSink *sink)
{
    if (!m_clients.at(client).isPlayer)
        return;
    Record end = record;
    end.client = client;
    endStay(end, sink);
    m_clients.drop(client);
}

/// Who is seen for the first time is a player from then on.
void TeehistorianDecoder::notePlayer(const Record &record, int client, PassSink *sink)
{
    // Asked behind every input; nearly all are of one who is.
    if (m_clients.at(client).isPlayer || !m_clients.becomePlayer(client) || !sink)
        return;
    const Client &known = m_clients.at(client);
    const auto what = known.hasJoined ? PlayerChange::What::Joined : PlayerChange::What::Present;
    sink->playerChanged({.tick = m_tick,
                         .client = client,
                         .what = what,
                         .name = known.name,
                         .byte = record.byte,
                         .isGuess = known.isNameGuess});
    for (const std::string &evidence : known.evidence)
        sink->playerChanged({m_tick, client, PlayerChange::What::Known, known.name, evidence});
}

void TeehistorianDecoder::noteEvidence(int client, const std::string &evidence, PassSink *sink)
{
    const bool isNews = m_clients.addEvidence(client, evidence);
    const Client &known = m_clients.at(client);
    if (isNews && sink && known.isPlayer)
        sink->playerChanged({m_tick, client, PlayerChange::What::Known, known.name, evidence});
}

/// Who lost the connection and comes back shows the code of a client that is still there, and
/// takes over its slot: the newer one leaves, and its code would be that of two.
void TeehistorianDecoder::noteTimeoutCode(const Record &command, PassSink *sink)
{
    const std::string evidence = timeoutEvidence(command);
    m_takeover = {};
    if (evidence.empty())
        return;
    if (const auto older = m_clients.whoShows(evidence))
        m_takeover = {m_tick, command.client, *older};
    else
        noteEvidence(command.client, evidence, sink);
}

/// The client ID that \a drop leaves the person, who took it over at once.
std::optional<int> TeehistorianDecoder::takenOver(const Record &drop) const
{
    const bool isSo = m_takeover.newer == drop.client && m_takeover.tick == m_tick
                      && drop.text == "Timeout Protection used";
    return isSo ? std::optional(m_takeover.older) : std::nullopt;
}

void TeehistorianDecoder::rename(const Record &record, int client, std::string_view name,
                                 bool isGuess, PassSink *sink)
{
    const Client &known = m_clients.at(client);
    const Client before = known;
    const auto source = isGuess ? EventSource::Guess : EventSource::Recorded;
    if (sink && !before.name.empty() && before.name != name)
        EventEmitter(m_clients, m_tick, *sink).emitRename(record, client, name, source);
    m_clients.setName(client, name, isGuess);
    noteEvidence(client, m_clients.takeAccountEvidence(client), sink);
    if (sink && before.isPlayer && (known.name != before.name || isGuess != before.isNameGuess))
        sink->playerChanged({.tick = m_tick,
                             .client = client,
                             .what = PlayerChange::What::Renamed,
                             .name = known.name,
                             .isGuess = isGuess});
    notePlayer(record, client, sink);
}

/// Where a file has the wishes alone.
void TeehistorianDecoder::giveName(const Record &record, std::string_view wish, bool isStart,
                                   PassSink *sink)
{
    const Client &known = m_clients.at(record.client);
    const std::string name = m_clients.uniqueName(record.client, wish);
    if (!isStart && name == known.name)
        return;
    // A server may refuse another name, of who is muted for example. And where those want one name
    // who stay over a change of the map, it has the numbers from before.
    const auto rivals = isStart ? m_clients.rivalsOf(record.client, name) : std::vector<int>();
    for (const int other : rivals)
        rename(record, other, m_clients.at(other).name, true, sink);
    const bool isDoubtful = !rivals.empty() || m_clients.isNameDoubtful(record.client, name);
    rename(record, record.client, name, !isStart || isDoubtful, sink);
}

void TeehistorianDecoder::applyMessage(const Record &record, PassSink *sink)
{
    m_clients.appearBy(record);
    const auto protocol = m_clients.at(record.client).isSixup ? teeworlds::Protocol::V07
                                                              : teeworlds::Protocol::V06;
    const auto message = teeworlds::decodeMessage(record.payload, protocol);
    if (sink)
        EventEmitter(m_clients, m_tick, *sink).emitMessage(record, message);
    if (!message || !message->type || message->values.empty())
        return;
    const bool isTaken = applyLooks(record.client, *message);
    const std::string_view name = message->textAt(0);
    // Where a server records all names that it accepts, a wish alone is none.
    const bool isKnown = !m_clients.at(record.client).name.empty();
    const bool isStart = message->type->name == "Cl_StartInfo" && !isKnown;
    const bool isChange = message->type->name == "Cl_ChangeInfo" && isTaken
                          && !m_rules.recordsNames;
    if (!isStart && !isChange)
        return;
    if (!m_rules.recordsNames)
        giveName(record, name, isStart, sink);
    else
        m_askedName = {record.client, std::string(name), record.byte};
}

/// Where names are recorded, the one that somebody has follows on the one that was asked for; where
/// none does, as after a change of the map, the server had nothing to change.
/// \param next  null for none.
void TeehistorianDecoder::settleName(const Record *next, PassSink *sink)
{
    const bool isName = next && next->kind == RecordKind::Ex
                        && exKindOf(next->uuid) == ExKind::PlayerName;
    const auto message = isName ? decodeEx(ExKind::PlayerName, next->payload) : Result<ExMessage>();
    if (isName && message && message->subject == m_askedName->client)
        return;
    const AskedName asked = *std::exchange(m_askedName, {});
    Record record;
    record.byte = asked.byte;
    rename(record, asked.client, asked.name, false, sink);
}

/// Whether they are taken: a second beginning is ignored, and so is a change that follows
/// another too soon.
/// Source: ddnet-rebuild.md, section 13.
bool TeehistorianDecoder::applyLooks(int client, const teeworlds::Message &message)
{
    const Client &known = m_clients.at(client);
    const std::string_view kind = message.type->name;
    const bool isChange = kind == "Cl_ChangeInfo" || kind == "Cl_SkinChange";
    const std::int64_t delay = m_settings.infoChangeDelay * teeworlds::TicksPerSecond;
    const bool isTooSoon = m_settings.spamProtection != 0 && known.looksChange
                           && *known.looksChange + delay > m_tick.value;
    const bool isTaken = isChange ? !isTooSoon : kind == "Cl_StartInfo" && !known.hasLooks;
    if (!isTaken)
        return false;
    Looks looks = known.looks;
    updateLooks(message, looks, m_rules.truncatesColors);
    // To a server tick 0 is never: of who stays over a change of the map.
    const bool delaysNext = (isChange || m_rules.joinDelaysLooks) && m_rule.tick() > Tick{0};
    m_clients.setLooks(client, std::move(looks),
                       delaysNext ? std::optional(m_tick.value) : std::nullopt);
    return true;
}

/// Who had rights before the file began is in a record of its own in older files, and in
/// newer ones as if he logged in before the first tick.
/// Source: teehistorian.md, section 7, "Semantics".
bool TeehistorianDecoder::isSetUp(ExKind kind) const
{
    const bool isBeforeTicks = m_rule.tick() == Tick{0};
    return kind == ExKind::AuthInit
           || (kind == ExKind::AuthLogin && isBeforeTicks && m_rules.recordsRightsAsLogins);
}

void TeehistorianDecoder::applyEx(const Record &record, PassSink *sink)
{
    const ExKind kind = exKindOf(record.uuid);
    const auto message = decodeEx(kind, record.payload);
    if (!message) {
        m_damage.fault = message.error().fault;
        reportDamage(record, sink);
        return;
    }
    if (isAboutClient(kind) && !isClient(message->subject)) {
        report(record, faults::RecordOfUnknownClient, sink);
        return;
    }
    if (kind == ExKind::PlayerTeam && (message->value < 0 || message->value >= TeamCount)) {
        report(record, Fault::tr("a team that no server has"), sink);
        return;
    }
    // They come before its JOIN.
    const bool isVersion = kind == ExKind::DdnetVersion;
    if (kind == ExKind::JoinVersion6 || kind == ExKind::JoinVersion7
        || (isVersion && m_clients.hasOtherConnection(message->subject, message->uuid)))
        endOlderConnection(record, message->subject, sink);
    if (sink)
        EventEmitter(m_clients, m_tick, *sink)
            .emitEx(record, *message, isSetUp(kind), m_rules.superTeam);
    if (kind == ExKind::PlayerName) {
        Record asked = record;
        asked.byte = m_askedName ? m_askedName->byte : record.byte;
        m_askedName.reset();
        rename(asked, message->subject, message->text, false, sink);
    }
    m_clients.applyEx(*message);
    if (isVersion)
        noteEvidence(message->subject, connectionEvidence(message->uuid), sink);
    if (isAboutClient(kind))
        noteEvidence(message->subject, m_clients.takeAccountEvidence(message->subject), sink);
    if (kind == ExKind::PlayerReady)
        notePlayer(record, message->subject, sink);
}

} // namespace tickscope::teehistorian
