// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/goldsrc_decoder.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/goldsrc/items/server_state_fields.h"
#include "core/formats/goldsrc/messages/message_events.h"
#include "core/formats/goldsrc/messages/message_forms.h"
#include "core/model/damage.h"
#include "core/model/state/world_state.h"

namespace tickscope::goldsrc {

/// "server_messages/0" and so on: names of counts, see PassSink::counted().
const std::string &engineCountName(std::uint8_t id)
{
    static const auto names = [] {
        std::array<std::string, FirstUserMessage> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = "server_messages/" + std::to_string(i);
        return all;
    }();
    return names[id];
}

constexpr std::uint8_t UpdateUserInfoId = 13;

class GoldSrcDecoder::Memory : public DecoderMemory
{
public:
    explicit Memory(World known)
        : world(std::move(known))
    {
    }
    void write(ArchiveWriter &archive) const override { archive(world); }

    World world;
};

namespace {

/// The items of which frames are the only source. ServerItems makes the others.
WorldState frameItems(const WorldState &state)
{
    WorldState items;
    state.forEach([&items](const ItemView &item) {
        if (item.key.type == item::View || item.key.type == item::UserCommand
            || item.key.type == item::ClientData)
            items.set(item.key, item.words);
    });
    return items;
}

/// What is written of a GoldSrcDecoder::World.
struct WrittenWorld {
    ServerState server{0, {}};
    WorldState frames;
    std::array<std::byte, MoveVariablesSize> moveVariables{};
    bool lacksLoading = false;

    friend void visitFields(auto &archive, Visited<WrittenWorld> auto &world)
    {
        archive(world.server, world.frames, world.moveVariables, world.lacksLoading);
    }
};

} // namespace

void visitFields(ArchiveWriter &archive, const GoldSrcDecoder::World &world)
{
    archive(WrittenWorld{world.server, frameItems(world.state), world.items.recordedVariables(),
                         world.lacksLoading});
}

Result<Shared<DecoderMemory>> GoldSrcDecoder::memoryOf(ArchiveReader &archive,
                                                       const DemoHeader &header)
{
    TRY_ASSIGN(auto written, unarchived<WrittenWorld>(archive));
    World world(header);
    world.server = std::move(written.server);
    world.state = std::move(written.frames);
    world.lacksLoading = written.lacksLoading;
    MessageFrame frame;
    frame.moveVariables = written.moveVariables;
    world.items.setMoveVariables(frame);
    world.items.follow(world.server, world.state);
    world.items.update(world.server, world.state);
    return std::make_shared<const Memory>(std::move(world));
}

/// Hands the messages of a frame on as counts, events and changes of players.
class GoldSrcDecoder::Listener : public MessageSink
{
public:
    /// \param isLoading  the frame holds what is there when the recording begins: who is named
    ///                   did not join then.
    Listener(const GoldSrcDecoder &decoder, PassSink &sink, bool isLoading)
        : m_decoder(decoder)
        , m_sink(sink)
        , m_isLoading(isLoading)
        , m_detail(sink.wantsFields() ? EventDetail::WithFields : EventDetail::ValuesOnly)
    {
    }

    void messageRead(const ServerMessage &message, const ServerState &before) override
    {
        if (message.isUserMessage())
            m_sink.counted("user_messages/" + std::string(message.name));
        else
            m_sink.counted(engineCountName(message.id));
        reportMessage(message, before);
    }

    void reportMessage(const ServerMessage &message, const ServerState &before)
    {
        if (message.id == UpdateUserInfoId)
            reportPlayer(message, before);
        for (Event &event : messageEvents(message, before, m_detail)) {
            if (!m_isLoading || event.form != &valueForm(ValueForm::Join))
                m_decoder.sendEvent(std::move(event), m_sink);
        }
    }

private:
    void reportPlayer(const ServerMessage &message, const ServerState &before)
    {
        const std::int64_t slot = message.integer("slot");
        if (slot < 0 || slot >= std::ssize(before.clients))
            return;
        const auto &old = before.clients[static_cast<std::size_t>(slot)].info;
        const UserInfo info{static_cast<std::int32_t>(message.integer("user_id")),
                            std::string(message.text("userinfo"))};
        PlayerChange change{m_decoder.m_tick, static_cast<int>(slot),
                            m_isLoading ? PlayerChange::What::Present : PlayerChange::What::Joined,
                            std::string(info.name())};
        if (info.text.empty()) {
            if (!old)
                return;
            change.what = PlayerChange::What::Left;
        } else if (old && old->userId == info.userId) {
            const bool isRenamed = old->name() != info.name();
            change.what = isRenamed ? PlayerChange::What::Renamed : PlayerChange::What::Known;
        } else if (const auto slotBefore = before.slotBefore(std::size_t(slot), info)) {
            m_sink.playerChanged({.tick = m_decoder.m_tick,
                                  .client = static_cast<int>(*slotBefore),
                                  .what = PlayerChange::What::Left,
                                  .name = change.name,
                                  .byte = message.byte});
        }
        change.evidence = info.evidence();
        change.isProxy = info.isProxy();
        change.byte = message.byte;
        if (change.what == PlayerChange::What::Known && change.evidence.empty())
            return;
        m_sink.playerChanged(change);
    }

    const GoldSrcDecoder &m_decoder;
    PassSink &m_sink;
    bool m_isLoading;
    EventDetail m_detail;
};

GoldSrcDecoder::World::World(const DemoHeader &header)
    : server(static_cast<int>(std::min(header.form.networkProtocol, NewestProtocol)),
             header.gameDirectory)
    , items(header.form)
{
}

GoldSrcDecoder::GoldSrcDecoder(const Shared<ByteSource> &source, const DemoHeader &header,
                               const SegmentMap &map)
    : m_header(header)
    , m_chain(source, header.form, map.segments)
    , m_world(header)
{
}

bool GoldSrcDecoder::isExact() const
{
    return !m_world.lacksLoading && m_world.server.areEntitiesExact
           && m_world.server.isClientDataExact;
}

Result<void> GoldSrcDecoder::restore(const SeekPoint &point, std::stop_token stop)
{
    const auto *memory = dynamic_cast<const Memory *>(point.memory.get());
    m_world = memory ? memory->world : World(m_header);
    m_hasOldItems = false;
    m_view.clear();
    m_roll = {};
    m_nextTick = point.tick;
    m_chain.restart(point.order);
    return m_chain.next(m_next, stop);
}

std::optional<NextStep> GoldSrcDecoder::next() const
{
    if (!m_next.hasTick)
        return {};
    return NextStep{m_nextTick, m_next.byte, m_nextTick == Tick{}, false, m_next.byte};
}

const WorldState &GoldSrcDecoder::state() const
{
    m_view.write(m_header.form, m_world.state);
    if (std::exchange(m_hasOldItems, false))
        m_world.items.update(m_world.server, m_world.state);
    return m_world.state;
}

SeekPoint GoldSrcDecoder::savePoint() const
{
    static_cast<void>(state()); // with the items of what it has read
    const auto kind = m_nextTick == Tick{} ? SeekPointKind::Keyframe : SeekPointKind::Checkpoint;
    return {m_nextTick, m_next.byte, kind, std::make_shared<const Memory>(m_world), m_next.byte};
}

Result<Step> GoldSrcDecoder::step(PassSink *sink, std::stop_token stop)
{
    std::swap(m_now, m_next);
    m_tick = m_nextTick;
    TRY(readFrames(m_now, sink, stop));
    const bool isTick = m_now.hasTick;
    TRY(m_chain.next(m_next, stop));
    if (!isTick)
        return Step::End; // a demo without Playback, or the end
    m_nextTick = m_tick + 1;
    if (!m_next.hasTick) {
        TRY(readFrames(m_next, sink, stop));
        m_next.frames.clear();
    }
    m_world.items.follow(m_world.server, m_world.state);
    m_hasOldItems = true;
    if (sink) {
        m_entities.report(m_world.server, *sink);
        sink->tickEnded(m_tick, sink->wantsStates() ? state() : m_world.state);
    }
    return Step::Done;
}

Result<void> GoldSrcDecoder::readFrames(const TickFrames &frames, PassSink *sink,
                                        std::stop_token stop)
{
    // The outline has reported lost frames, and later ones that refer to them report it
    // themselves. What LOADING held comes never again.
    if (!frames.lost.empty() && frames.hasTick && m_tick == Tick{})
        m_world.lacksLoading = true;
    if (!frames.lost.empty())
        m_roll.markTorn();
    const bool isOfLostTick = !frames.lost.empty() && !frames.hasTick;
    bool isLoading = false;
    for (const PlacedFrame &frame : frames.frames) {
        TRY_ASSIGN(const auto payload, frame.payloadSize() == 0 ? std::span<const std::byte>()
                                                                : m_chain.payload(frame, stop));
        if (!isOfLostTick)
            applyFrame(frame, payload);
        // That LOADING ends is no event: what is recorded begins behind it.
        isLoading = isLoading || frame.kind == FrameKind::StartupMessage;
        const bool isEnd = frame.kind == FrameKind::EndOfSegment;
        readFrame(frame, payload, isEnd && std::exchange(isLoading, false) ? nullptr : sink);
    }
    return {};
}

/// What a frame without messages changes in the state.
void GoldSrcDecoder::applyFrame(const PlacedFrame &frame, std::span<const std::byte> payload)
{
    if (frame.kind == FrameKind::ClientData)
        readClientDataFrame(payload, m_header.form, m_world.state);
    else if (frame.kind == FrameKind::SequenceInfo)
        readSequenceInfoFrame(payload, m_header.form, m_world.state);
}

void GoldSrcDecoder::readFrame(const PlacedFrame &frame, std::span<const std::byte> payload,
                               PassSink *sink)
{
    if (frame.isMessage())
        readMessages(frame, payload, sink);
    if (!sink)
        return;
    if (auto event = frameEvent(frame, payload, sink->wantsFields())) {
        // A proxy that records has no slot, and calls it 255.
        const int slot = m_world.server.recorderSlot().value_or(NoClient);
        event->client = slot < std::ssize(m_world.server.clients) ? slot : NoClient;
        sendEvent(std::move(*event), *sink);
    }
}

/// Lets those leave whom a game that began before \a frame no longer names.
void GoldSrcDecoder::removeMissing(const PlacedFrame &frame, PassSink *sink)
{
    ServerState &server = m_world.server;
    for (const std::size_t slot :
         m_roll.missingBefore(frame.kind == FrameKind::StartupMessage, server)) {
        // As if the server had freed the slot.
        const std::array values{MessageValue{"slot", static_cast<std::int64_t>(slot)},
                                MessageValue{"userinfo", std::string_view()}};
        ServerMessage message;
        message.id = UpdateUserInfoId;
        message.byte = frame.offset;
        message.values = values;
        if (sink)
            Listener(*this, *sink, false).reportMessage(message, server);
        server.clients[slot] = {};
    }
}

void GoldSrcDecoder::readMessages(const PlacedFrame &frame, std::span<const std::byte> payload,
                                  PassSink *sink)
{
    removeMissing(frame, sink);
    m_view.set(frame, payload, m_header.form);
    const MessageFrame rest = readMessageFrame(frame, payload, m_header.form);
    if (!m_header.form.hasKnownMessages()) {
        auto info = frame.kind == FrameKind::StartupMessage
                        ? readOldServerInfo(rest.messages, m_header.form)
                        : std::nullopt;
        if (info)
            m_world.server.serverInfo = std::make_shared<const ServerInfo>(std::move(*info));
        return;
    }
    m_world.items.setMoveVariables(rest);
    const FrameInfo info{rest.incomingSequence, rest.messagesByte};
    std::optional<Listener> listener;
    if (sink)
        listener.emplace(*this, *sink, frame.kind == FrameKind::StartupMessage && m_tick == Tick{});
    const auto errors = readServerMessages(rest.messages, info, m_world.server,
                                           listener ? &*listener : nullptr);
    if (!errors.empty()
        && (frame.kind == FrameKind::StartupMessage || m_world.server.unannounced != 0))
        m_roll.markTorn();
    if (sink)
        reportDamage(errors, frame, *sink);
}

void GoldSrcDecoder::reportDamage(const std::vector<Error> &errors, const PlacedFrame &frame,
                                  PassSink &sink) const
{
    for (const Error &error : errors) {
        Damage damage{.tick = m_tick,
                      .byte = error.byte.value_or(frame.offset),
                      .kind = damageKindOf(error),
                      .fault = error.fault};
        sink.damageFound(damage);
    }
}

void GoldSrcDecoder::sendEvent(Event event, PassSink &sink) const
{
    event.tick = m_tick;
    if (!sink.wantsSecrets())
        hideSecrets(event);
    sink.eventFound(event);
}

} // namespace tickscope::goldsrc
