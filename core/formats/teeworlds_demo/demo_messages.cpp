// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

#include "core/formats/faults.h"
#include "core/formats/teeworlds_common/items/pre_input.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/formats/teeworlds_common/messages/messages_for_07.h"
#include "core/formats/teeworlds_demo/demo_decoder.h"
#include "core/formats/teeworlds_demo/demo_forms.h"

// The messages of a demo as events.
namespace tickscope::teeworlds {

static bool isTuning(MessageLayout layout)
{
    return layout == MessageLayout::TuneParams06 || layout == MessageLayout::TuneParams07;
}

void DemoDecoder::readMessage(const PlacedChunk &chunk, std::span<const std::byte> data,
                              PassSink &sink)
{
    const auto &repeated = m_repeated.data;
    if (!data.empty() && data.size() == repeated.size()
        && std::memcmp(data.data(), repeated.data(), data.size()) == 0) {
        releaseCopies(sink);
        return emitEvent(m_repeated.event, chunk.offset, sink);
    }
    if (const int id = sink.wantsFields() ? 0 : shortSystemId(m_codec.decodeHead(data))) {
        releaseCopies(sink);
        return emitEvent(systemEvent(id), chunk.offset, sink);
    }
    readWholeMessage(chunk, data, sink);
}

void DemoDecoder::readWholeMessage(const PlacedChunk &chunk, std::span<const std::byte> data,
                                   PassSink &sink)
{
    const auto bytes = m_codec.decodeBytes(data);
    if (!bytes) {
        releaseCopies(sink);
        reportDamage(chunk, bytes.error(), faults::MessageLost, &sink);
        // Its kind is known all the same; a sink without fields is told no more of a whole one.
        if (const int id = shortSystemId(m_codec.decodeHead(data)))
            emitEvent(systemEvent(id), chunk.offset, sink);
        return;
    }
    const auto header = readMessageHeader(*bytes);
    if (!sink.wantsFields() && header && header->isSystem) {
        releaseCopies(sink);
        Event event = systemMessageEvent(*header, {}, m_protocol);
        return emitEvent(event, chunk.offset, sink);
    }
    auto message = header.and_then(
        [&](const MessageHeader &known) { return decodeMessage(known, *bytes, m_protocol); });
    const auto dies = [this](int client) { return dyingNext(m_chain.offset()).contains(client); };
    bool isOther = false;
    if (m_mayBeFor07 && (!message || isFor07(*message, *bytes, dies))) {
        auto other = decodeFor07(*bytes);
        isOther = other.has_value();
        if (isOther || message)
            message = std::move(other);
    }
    const bool mayHaveCopies = message && m_mayHoldCopies
                               && m_itemEvents.presence().localClient() == NoClient
                               && MessageCopies::mayHave(*message);
    if (!mayHaveCopies || !m_copies.continues(*message))
        releaseCopies(sink);
    // What is for 0.7 says nothing that others do not.
    if (message && !isOther)
        m_itemEvents.presence().hear(*message, m_tick, chunk.offset, chunk.end(), sink);
    if (mayHaveCopies)
        return m_copies.add(*std::move(message), chunk.offset, isOther);
    const bool tunes = message && !isOther && isTuning(message->layout);
    const NameLookup names = [this](int client) { return nameOf(client); };
    const EventContext context = contextOf(names, tunes, sink);
    if (isOther) {
        // Lines to a client alone are nowhere else.
        const bool isLine = message->type->topic == MessageTopic::Chat07;
        Event event = isLine ? messageEvent(*message, *bytes, context)
                             : systemMessageEvent(message->header, {}, Protocol::V07);
        return emitEvent(event, chunk.offset, sink);
    }
    const bool isSecret = !message && !sink.wantsSecrets() && mayHoldSecrets(*bytes, m_protocol);
    Event event = message ? messageEvent(*message, *bytes, context)
                          : unreadableMessageEvent(*bytes, message.error(), isSecret);
    const bool isOfTeam = message && message->type
                          && (message->type->topic == MessageTopic::KillTeam
                              || message->layout == MessageLayout::TeamsState);
    std::vector<std::int32_t> teams; // as they were before
    if (isOfTeam)
        std::ranges::copy(m_news.wordsOf(raceTeamsKey(), m_state), std::back_inserter(teams));
    const bool isNews = !message || noteNews(*message);
    if ((tunes && !std::exchange(m_knowsTuning, true)) || (isOfTeam && teams.empty()))
        sink.memoryMissed(m_tick);
    if (tunes && !isNews) {
        event.form = &repeatedTuning().at(event.form);
        m_repeated = {{data.begin(), data.end()}, event};
    }
    emitEvent(event, chunk.offset, sink);
    if (!message)
        return;
    m_impliedEvents.follow(*message, event, teams, names, sink);
    reportPreInput(*message, sink);
}

EventContext DemoDecoder::contextOf(const NameLookup &names, bool isKept, PassSink &sink) const
{
    // What is kept for when it comes again may go to another sink then.
    return {m_protocol, names, m_itemEvents.presence().localClient(), isKept || sink.wantsValues(),
            sink.wantsSecrets()};
}

/// What was sent to all comes once for each client; of whom it is, all of them together say.
void DemoDecoder::releaseCopies(PassSink &sink)
{
    if (m_copies.isEmpty())
        return;
    const NameLookup names = [this](int client) { return nameOf(client); };
    std::vector<int> present;
    const auto &clients = m_itemEvents.presence().clients().clients;
    for (int client = 0; client <= message_field::LastClient; ++client) {
        if (clients[static_cast<std::size_t>(client)].isPresent)
            present.push_back(client);
    }
    EventSource source = EventSource::Recorded;
    if (m_copies.isDoubtful(present)) {
        const PlacedTick place{m_stepByte, m_tick};
        std::vector<int> later;
        for (const auto &[client, name] :
             m_presenceAhead.namesBehind(place, m_copies.lastByte(), m_state))
            later.push_back(client);
        source = m_copies.settle(
            {{std::move(present), std::move(later)},
             m_copies.isDeath() ? dyingNext(m_copies.lastByte()) : std::set<int>(),
             names});
    }
    const EventContext context = contextOf(names, false, sink);
    m_copies.release([&](const Message &message, std::uint64_t byte) {
        Event event = messageEvent(message, {}, context);
        event.source = source;
        emitEvent(event, byte, sink);
    });
}

const std::set<int> &DemoDecoder::dyingNext(std::uint64_t message)
{
    if (!m_dyingNext)
        m_dyingNext = m_presenceAhead.deathsBehind({m_stepByte, m_tick}, message, m_state);
    return *m_dyingNext;
}

std::string_view DemoDecoder::nameOf(int client)
{
    const std::string_view known = m_itemEvents.presence().nameOf(client);
    if (!known.empty() || m_chain.tick())
        return known;
    // Before the first tick nobody has been seen yet.
    if (!m_firstNames)
        m_firstNames = m_presenceAhead.namesBehind({m_stepByte, m_tick}, m_chain.offset(), m_state);
    const auto first = m_firstNames->find(client);
    return first == m_firstNames->end() ? known : first->second;
}

/// Of an engine message whose number is short.
Event &DemoDecoder::systemEvent(int id)
{
    Event &event = m_systemEvents[static_cast<std::size_t>(id)];
    if (!event.form)
        event = systemMessageEvent({.isSystem = true, .id = id, .uuid = {}}, {}, m_protocol);
    return event;
}

void DemoDecoder::emitEvent(Event &event, std::uint64_t byte, PassSink &sink) const
{
    event.tick = m_tick;
    event.byte = byte;
    sink.eventFound(event);
}

/// False when what \a message holds of the state is known already.
bool DemoDecoder::noteNews(const Message &message)
{
    const bool isNews = m_news.note(message, m_state);
    if (isNews && !m_news.isEmpty())
        m_repeated = {};
    return isNews;
}

} // namespace tickscope::teeworlds
