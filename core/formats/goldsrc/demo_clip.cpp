// SPDX-License-Identifier: MIT
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/goldsrc/clip_writer.h"
#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/container/frame_chain.h"
#include "core/formats/goldsrc/goldsrc_recording.h"
#include "core/formats/goldsrc/items/frame_items.h"
#include "core/formats/goldsrc/limits.h"
#include "core/formats/goldsrc/messages/frame_rewriter.h"
#include "core/formats/goldsrc/messages/packet_writer.h"
#include "core/formats/goldsrc/messages/skipped_packets.h"

namespace tickscope::goldsrc {

namespace {

using FrameBytes = std::vector<std::byte>;

constexpr std::int64_t TicksBetweenProgress = 1024;

/// What both the names of a clip and the clip itself are made from.
struct ClipSource {
    const Shared<ByteSource> &bytes;
    const DemoHeader &header;
    const SegmentMap &map;
    const Outline &outline;

    [[nodiscard]] ServerState firstState() const
    {
        return {static_cast<int>(std::min(header.form.networkProtocol, NewestProtocol)),
                header.gameDirectory};
    }
};

/// Adds whom messages name.
class NameCollector : public MessageSink
{
public:
    explicit NameCollector(Pseudonyms &pseudonyms)
        : m_pseudonyms(pseudonyms)
    {
    }
    void messageRead(const ServerMessage &message, const ServerState &) override
    {
        if (added)
            added = addNames(message, m_pseudonyms);
    }
    Result<void> added;

private:
    Pseudonyms &m_pseudonyms;
};

/// Of all who are in the recording: others may talk about those who are not in the clip.
Result<Pseudonyms> collectPseudonyms(const ClipSource &source, const std::stop_token &stop)
{
    Pseudonyms pseudonyms;
    NameCollector collector(pseudonyms);
    FrameChain chain(source.bytes, source.header.form, source.map.segments);
    ServerState server = source.firstState();
    TickFrames tick;
    do {
        TRY(chain.next(tick, stop));
        for (const PlacedFrame &frame : tick.frames) {
            if (!frame.isMessage())
                continue;
            TRY_ASSIGN(const auto payload, chain.payload(frame, stop));
            const MessageFrame parts = readMessageFrame(frame, payload, source.header.form);
            std::ignore = readServerMessages(
                parts.messages, {parts.incomingSequence, parts.messagesByte}, server, &collector);
        }
        if (!collector.added)
            return tl::unexpected(collector.added.error());
    } while (tick.hasTick);
    pseudonyms.settle();
    return pseudonyms;
}

void appendTo(FrameBytes &bytes, std::span<const std::byte> added)
{
    bytes.insert(bytes.end(), added.begin(), added.end());
}

/// \param head  of the frame, up to the length of its messages.
void appendMessageFrame(FrameBytes &frames, const FrameBytes &head,
                        std::span<const std::byte> messages)
{
    appendTo(frames, head);
    appendWord(frames, static_cast<std::uint32_t>(messages.size()));
    appendTo(frames, messages);
}

/// A frame without messages, to be written once more.
struct EarlierFrame {
    std::uint8_t type = 0;
    std::int32_t number = 0;
    FrameBytes payload;
};

/// Frames of one tick, until it is known whether the clip can have them.
struct TickContent {
    FrameBytes frames; ///< Whole ones, up to the tick's own.
    FrameBytes head;   ///< Of that one, up to the length of its messages.
    FrameBytes messages;
    bool hasClientData = false;
    bool hasSequenceInfo = false;
    std::vector<StandingMessage> standing; ///< Among its messages.
};

/// Writes the frames of some ticks as a demo of their own. Source: goldsrc-demo.md, section 13.
class ClipMaker
{
public:
    ClipMaker(const ClipSource &source, const ClipOptions &options, std::ostream &out)
        : m_source(source)
        , m_form(source.header.form)
        , m_options(options)
        , m_chain(source.bytes, m_form, source.map.segments)
        , m_writer(source.header, source.map, out)
        , m_times(source.outline.time)
        , m_server(source.firstState())
    {
    }

    Result<ClipReport> run(const std::stop_token &stop)
    {
        TRY(prepare(stop));
        const double length = static_cast<double>(m_options.ticks.last - Tick{}) + 1;
        TickFrames tick;
        for (Tick number{0};; number = number + 1) {
            TRY(m_chain.next(tick, stop));
            if (!tick.hasTick || number > m_options.ticks.last)
                break;
            m_tick = number;
            TRY(readTick(tick, stop));
            if (m_options.progress && number.value % TicksBetweenProgress == 0)
                m_options.progress(static_cast<double>(number.value) / length);
        }
        if (m_report.tickCount == 0 && m_report.lostTicks == 0)
            return outOfRange(faults::NoSuchTickInRecording);
        if (m_report.tickCount == 0)
            return damaged(Fault::tr("no state of these ticks is known; nothing can be kept"));
        TRY(addTail(tick, stop));
        TRY(m_writer.endSegment(m_end.time, m_end.number));
        TRY(m_writer.finish());
        return report();
    }

private:
    Result<void> prepare(const std::stop_token &stop)
    {
        const bool hidesNames = m_options.names == ClipOptions::Names::Hidden;
        const bool filters = hidesNames || m_options.chat == ClipOptions::Chat::LeftOut
                             || m_options.secrets == ClipOptions::Secrets::Hidden;
        if (filters && !m_form.hasKnownMessages())
            return unsupported(Fault::tr("clips of this format have all messages and names; they "
                                         "cannot be left out or hidden"));
        if (hidesNames) {
            TRY_ASSIGN(auto found, collectPseudonyms(m_source, stop));
            m_pseudonyms = std::make_unique<const Pseudonyms>(std::move(found));
        }
        m_filter.emplace(m_options, m_pseudonyms.get());
        return m_writer.begin(*m_source.bytes, hidesNames, stop);
    }

    Result<void> readTick(const TickFrames &tick, const std::stop_token &stop)
    {
        const bool isInRange = m_options.ticks.contains(m_tick);
        // What was lost of LOADING comes never again.
        m_lacksLoading = m_lacksLoading || (m_tick == Tick{} && !tick.lost.empty());
        if (isInRange && m_report.tickCount == 0)
            m_times.begin(tick.frames.back(), m_tick);
        if (isInRange)
            m_times.setTick(tick.frames.back(), m_tick);
        ClipPackets *packets = nullptr;
        if (!tick.lost.empty())
            m_roll.markTorn();
        TickContent content;
        const double timeBefore = m_server.serverTime;
        for (const PlacedFrame &frame : tick.frames) {
            TRY_ASSIGN(const auto payload, m_chain.payload(frame, stop));
            const bool isLoading = m_tick == Tick{} && isOfLoading(frame);
            if (isLoading) {
                TRY(keepLoading(frame, payload));
            } else if (frame.isMessage()) {
                // Behind a gap, and where Playback begins, nothing refers to what was before.
                if (isInRange && !packets && m_hasGap)
                    m_packets = {};
                packets = isInRange ? &m_packets : nullptr;
                readMessages(frame, payload, packets, content);
            } else {
                readOther(frame, payload, isInRange, content);
            }
        }
        const bool isKnown = m_server.areEntitiesExact && m_server.isClientDataExact
                             && !m_lacksLoading;
        if (isInRange && isKnown)
            return addTick(content, timeBefore);
        m_report.lostTicks += isInRange ? 1 : 0;
        for (StandingMessage &message : content.standing)
            m_standing.add(std::move(message));
        m_hasGap = true;
        return {};
    }

    [[nodiscard]] bool isOfLoading(const PlacedFrame &frame) const
    {
        return std::ranges::any_of(m_source.map.segments, [&frame](const Segment &segment) {
            return segment.kind == SegmentKind::Loading && segment.contains(frame.offset);
        });
    }

    /// The end mark waits for what follows.
    Result<void> keepLoading(const PlacedFrame &frame, std::span<const std::byte> payload)
    {
        if (!std::exchange(m_hasLoading, true))
            m_writer.beginSegment(SegmentKind::Loading);
        m_loadingEnd = {frame.time, frame.number};
        if (frame.kind == FrameKind::EndOfSegment)
            return {};
        TickContent content;
        if (frame.isMessage()) {
            const auto prefix = payload.first(messagePrefixSize(m_form));
            m_loadingPrefix.assign(prefix.begin(), prefix.end());
            readMessages(frame, payload, &m_packets, content);
            return addMessageFrame(content.head, content.messages);
        }
        appendOther(frame, frame.time, payload, content.frames);
        return m_writer.addFrame(content.frames);
    }

    /// \param packets  null for a tick that the clip does not have.
    void readMessages(const PlacedFrame &frame, std::span<const std::byte> payload,
                      ClipPackets *packets, TickContent &content)
    {
        const bool isStartup = frame.kind == FrameKind::StartupMessage;
        for (const std::size_t slot : m_roll.missingBefore(isStartup, m_server)) {
            m_standing.add(freedSlot(slot, m_server));
            m_server.clients[slot] = {};
        }
        const bool isLoading = m_tick == Tick{} && isOfLoading(frame);
        const MessageFrame parts = readMessageFrame(frame, payload, m_form);
        if (packets) {
            if (!content.head.empty()) // one before the tick's own
                appendMessageFrame(content.frames, content.head, content.messages);
            content.head = frameHead(frame.type, isLoading ? frame.time : timeOf(frame),
                                     frame.number);
            appendTo(content.head, payload.first(messagePrefixSize(m_form)));
            content.messages.assign(parts.messages.begin(), parts.messages.end());
        }
        if (!m_form.hasKnownMessages())
            return;
        SkippedPackets *skipped = packets || isStartup || m_server.unannounced != 0 ? nullptr
                                                                                    : &m_skipped;
        if (!skipped)
            m_skipped.read(m_server);
        FrameRewriter rewriter(*m_filter, parts.incomingSequence, packets);
        const FrameInfo info{parts.incomingSequence, parts.messagesByte, skipped};
        const auto errors = readServerMessages(parts.messages, info, m_server, &rewriter);
        if (!errors.empty() && (isStartup || m_server.unannounced != 0))
            m_roll.markTorn();
        if (packets)
            rewriter.end(m_server);
        if (packets && !isLoading)
            rewriter.addMissing(m_server);
        // What could not be read may hold a name.
        if (packets && (rewriter.hasChanged() || (m_pseudonyms && !errors.empty())))
            content.messages = rewriter.bytes();
        for (StandingMessage &message : rewriter.takeStanding())
            content.standing.push_back(std::move(message));
    }

    float timeOf(const PlacedFrame &frame)
    {
        m_number = frame.number;
        return m_times.timeOf(frame);
    }

    void readOther(const PlacedFrame &frame, std::span<const std::byte> payload, bool isInRange,
                   TickContent &content)
    {
        EarlierFrame *kept = nullptr;
        switch (frame.kind) {
        case FrameKind::EndOfSegment:
            return;
        case FrameKind::DemoStart:
            m_start = {frame.time, frame.number};
            return;
        case FrameKind::FrameComplete:
            if (m_report.tickCount == 0)
                return; // of the tick before
            break;
        case FrameKind::ClientData:
            kept = &m_clientData;
            content.hasClientData = true;
            break;
        case FrameKind::SequenceInfo:
            kept = &m_sequenceInfo;
            content.hasSequenceInfo = true;
            break;
        default:
            break;
        }
        if (kept) {
            kept->type = frame.type;
            kept->number = frame.number;
            kept->payload.assign(payload.begin(), payload.end()); // in the same room
        }
        if (isInRange)
            appendOther(frame, timeOf(frame), payload, content.frames);
    }

    /// As the clip has it: with other words, or not at all.
    void appendOther(const PlacedFrame &frame, float time, std::span<const std::byte> payload,
                     FrameBytes &frames)
    {
        const std::string_view text(reinterpret_cast<const char *>(payload.data()), payload.size());
        FrameBytes other;
        if (frame.kind == FrameKind::Buffer && !m_filter->keepsBuffer(text))
            return;
        if (frame.kind == FrameKind::Command) {
            const std::string_view command = text.substr(0, text.find('\0'));
            const auto kept = m_filter->filteredCommand(command);
            if (!kept)
                return;
            if (m_pseudonyms || *kept != command) {
                // Behind the text lies whatever was in the game's memory.
                const auto bytes = std::as_bytes(std::span(*kept));
                other.assign(bytes.begin(), bytes.end());
                other.resize(payload.size() - 1);
                other.push_back({});
                payload = other;
            }
        }
        appendTo(frames, frameHead(frame.type, time, frame.number));
        appendTo(frames, payload);
    }

    Result<void> addTick(const TickContent &content, double timeBefore)
    {
        std::vector<FrameBytes> earlier;
        if (m_hasGap && m_form.hasKnownMessages()) {
            earlier = m_standing.take();
            earlier.push_back(pingsOf(m_server));
            earlier.push_back(timeMessage(timeBefore));
        }
        if (m_report.tickCount == 0) {
            TRY(beginPlayback(std::exchange(earlier, {})));
            m_report.ticks.first = m_tick;
        }
        if (std::exchange(m_hasGap, false))
            TRY(repeatFrames(content));
        TRY(m_writer.addFrame(content.frames));
        FrameBytes messages;
        for (const FrameBytes &message : earlier)
            appendTo(messages, message);
        appendTo(messages, content.messages);
        TRY(addMessageFrame(content.head, messages));
        m_writer.countTick();
        m_end = {m_times.last(), m_number};
        m_report.ticks.last = m_tick;
        ++m_report.tickCount;
        return {};
    }

    /// \param earlier  messages between LOADING and the first tick that still hold.
    Result<void> beginPlayback(const std::vector<FrameBytes> &earlier)
    {
        if (!earlier.empty() && !std::exchange(m_hasLoading, true))
            m_writer.beginSegment(SegmentKind::Loading);
        FrameBytes head = frameHead(0, m_loadingEnd.time, m_loadingEnd.number);
        m_loadingPrefix.resize(messagePrefixSize(m_form));
        appendTo(head, m_loadingPrefix);
        FrameBytes messages;
        for (const FrameBytes &message : earlier) {
            if (messages.size() + message.size() > MostMessageBytes)
                TRY(addMessageFrame(head, std::exchange(messages, {})));
            appendTo(messages, message);
        }
        if (!messages.empty())
            TRY(addMessageFrame(head, messages));
        if (m_hasLoading)
            TRY(m_writer.endSegment(m_loadingEnd.time, m_loadingEnd.number));
        m_writer.beginSegment(SegmentKind::Playback);
        const std::uint8_t startType = 2;
        return m_writer.addFrame(
            frameHead(startType, m_times.isWhole() ? m_start.time : 0, m_start.number));
    }

    /// Frames before a tick from which its state has something, where it has none of its own.
    Result<void> repeatFrames(const TickContent &content)
    {
        FrameBytes frames;
        const auto repeat = [&](const EarlierFrame &frame) {
            if (frame.payload.empty())
                return;
            appendTo(frames, frameHead(frame.type, m_end.time, frame.number));
            appendTo(frames, frame.payload);
        };
        if (!content.hasClientData)
            repeat(m_clientData);
        if (!content.hasSequenceInfo)
            repeat(m_sequenceInfo);
        return m_writer.addFrame(frames);
    }

    Result<void> addMessageFrame(const FrameBytes &head, std::span<const std::byte> messages)
    {
        if (messages.size() > MostMessageBytes)
            return limitExceeded(Fault::tr("the state at the beginning does not fit into a clip"));
        FrameBytes frame;
        appendMessageFrame(frame, head, messages);
        return m_writer.addFrame(frame);
    }

    /// What follows the last tick: what the recording ends with, or the end of the tick's own.
    Result<void> addTail(const TickFrames &tail, const std::stop_token &stop)
    {
        FrameBytes frames;
        for (const PlacedFrame &frame : tail.frames) {
            if (tail.hasTick ? frame.kind != FrameKind::FrameComplete : frame.isMessage())
                break;
            if (frame.kind == FrameKind::EndOfSegment) {
                m_end = {timeOf(frame), frame.number};
                break;
            }
            TRY_ASSIGN(const auto payload, m_chain.payload(frame, stop));
            appendOther(frame, timeOf(frame), payload, frames);
        }
        return m_writer.addFrame(frames);
    }

    ClipReport report()
    {
        if (m_report.lostTicks > 0)
            m_report.changes.emplace_back(
                Fault::trN("%n tick(s) left out: their state is not known"), m_report.lostTicks);
        if (m_pseudonyms)
            m_report.hiddenTexts = m_pseudonyms->hiddenTexts();
        return std::move(m_report);
    }

    struct Moment {
        float time = 0;
        std::int32_t number = 0;
    };

    const ClipSource &m_source;
    const DemoForm m_form;
    const ClipOptions &m_options;
    FrameChain m_chain;
    ClipWriter m_writer;
    ClipTimes m_times;
    std::unique_ptr<const Pseudonyms> m_pseudonyms; ///< Null where names are kept.
    std::optional<ClipFilter> m_filter;
    ServerState m_server; ///< As recorded, with the names.
    SkippedPackets m_skipped;
    LoadingRoll m_roll;
    ClipPackets m_packets; ///< That the clip has so far; of no use behind a gap.
    StandingMessages m_standing;
    bool m_hasGap = false; ///< Before the next tick of the clip are others that it lacks.
    bool m_lacksLoading = false;
    bool m_hasLoading = false;
    Moment m_loadingEnd;
    FrameBytes m_loadingPrefix; ///< Before the messages of its last frame.
    Moment m_start;             ///< Of Playback.
    EarlierFrame m_clientData;
    EarlierFrame m_sequenceInfo;
    Tick m_tick;               ///< That was read last.
    std::int32_t m_number = 0; ///< Of the frame that was read last.
    Moment m_end;              ///< Of the clip's last frame.
    ClipReport m_report;
};

} // namespace

Result<ClipReport> GoldSrcRecording::writeClip(const Outline &outline, const ClipOptions &options,
                                               std::ostream &out, std::stop_token stop) const
{
    if (outline.isEmpty)
        return damaged(faults::NoTicksForClip);
    return ClipMaker({m_source, m_header, m_map, outline}, options, out).run(stop);
}

} // namespace tickscope::goldsrc
