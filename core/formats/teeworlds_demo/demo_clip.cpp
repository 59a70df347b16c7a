// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/formats/faults.h"
#include "core/formats/teeworlds_common/items/name_mask.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/messages/message_filter.h"
#include "core/formats/teeworlds_common/messages/messages_for_07.h"
#include "core/formats/teeworlds_demo/chunk_stretch.h"
#include "core/formats/teeworlds_demo/clip_writer.h"
#include "core/formats/teeworlds_demo/demo_recording.h"
#include "core/model/pseudonyms.h"

namespace tickscope::teeworlds {

namespace {

/// Bytes before a clip that are searched for what messages said of its state: as much as is soon
/// read.
constexpr std::uint64_t MostEarlierBytes = 32U << 20;

/// What both the names of a clip and the clip itself are made from.
struct ClipSource {
    const Shared<ByteSource> &bytes;
    const DemoHeader &header;
    TickForm form;
    const Outline &outline;
};

/// Keeps the last of each message whose content still holds, as it stands in the file: race
/// teams, tuning, votes. Source: teeworlds-demo.md, section 8, "Cutting".
class EarlierMessages : public ChunkVisitor
{
public:
    explicit EarlierMessages(const DemoHeader &header)
        : m_protocol(header.protocol())
        , m_mayBeFor07(header.mayHoldMessagesFor07())
    {
    }

    /// Reads the bytes before \a first. What was said further back is not found: then there is
    /// nothing to repeat, as for who begins to watch at \a first.
    Result<void> read(const ClipSource &source, ChunkStretch &stretch, Tick first,
                      const std::stop_token &stop)
    {
        const auto &points = source.outline.seekPoints;
        const std::uint64_t end = points[stretch.seekPointOf(first)].order;
        const std::uint64_t begin = end - std::min(end, MostEarlierBytes);
        const auto from = std::ranges::lower_bound(points, begin, {}, &SeekPoint::order);
        return stretch.visit({from->tick, first - 1}, *this, stop);
    }

    /// Packed, the first in the file first.
    [[nodiscard]] std::vector<std::vector<std::byte>> messages() const
    {
        std::vector<std::vector<std::byte>> all;
        for (const auto &[key, message] : m_messages)
            all.push_back(message);
        return all;
    }

    Result<void> jumped() override { return {}; }
    Result<void> marker(const PlacedChunk & /*chunk*/, bool /*isFollowed*/) override { return {}; }
    Result<void> data(const PlacedChunk &chunk, std::span<const std::byte> data) override
    {
        if (chunk.header.kind != ChunkKind::Message || shortSystemId(m_codec.decodeHead(data)) != 0)
            return {};
        const auto bytes = m_codec.decodeBytes(data);
        const auto message = bytes ? decodeMessage(*bytes, m_protocol)
                                   : Result<Message>(tl::unexpected(bytes.error()));
        const auto dies = [](int) { return false; }; // nothing that lasts says so
        if (!message || (m_mayBeFor07 && isFor07(*message, *bytes, dies)))
            return {};
        for (const MemoryItem &item : memoryItemsOf(*message)) {
            if (item.words.empty())
                m_messages.erase(item.key);
            else
                m_messages[item.key].assign(data.begin(), data.end());
        }
        return {};
    }

private:
    Protocol m_protocol;
    bool m_mayBeFor07;
    ChunkCodec m_codec;
    std::map<ItemKey, std::vector<std::byte>> m_messages;
};

/// Adds whom snapshots and messages name.
class NameCollector : public ChunkVisitor
{
public:
    NameCollector(Protocol protocol, Pseudonyms &pseudonyms)
        : m_protocol(protocol)
        , m_pseudonyms(pseudonyms)
    {
    }

    Result<void> jumped() override
    {
        m_state = {};
        return {};
    }
    Result<void> marker(const PlacedChunk & /*chunk*/, bool /*isFollowed*/) override { return {}; }
    Result<void> data(const PlacedChunk &chunk, std::span<const std::byte> data) override
    {
        if (chunk.header.kind == ChunkKind::Message)
            return addMessage(data);
        const auto ints = m_codec.decode(data);
        if (!ints)
            return {};
        const auto applied = chunk.header.kind == ChunkKind::Snapshot
                                 ? m_applier.applyFull(*ints, m_state)
                                 : m_applier.applyDelta(*ints, m_protocol, m_state);
        return applied ? addNames(m_applier.changesIn(m_state).set, m_protocol, m_pseudonyms)
                       : Result<void>{};
    }

private:
    Result<void> addMessage(std::span<const std::byte> data)
    {
        if (shortSystemId(m_codec.decodeHead(data)) != 0)
            return {};
        const auto bytes = m_codec.decodeBytes(data);
        if (!bytes)
            return {};
        const auto message = decodeMessage(*bytes, m_protocol);
        return message ? addNames(*message, m_pseudonyms) : Result<void>{};
    }

    Protocol m_protocol;
    Pseudonyms &m_pseudonyms;
    ChunkCodec m_codec;
    SnapshotApplier m_applier;
    WorldState m_state;
};

/// Of the whole recording: others may talk about those who are not in the clip.
Result<Pseudonyms> collectPseudonyms(const ClipSource &source, ChunkStretch &stretch,
                                     const std::stop_token &stop)
{
    Pseudonyms pseudonyms;
    NameCollector collector(source.header.protocol(), pseudonyms);
    TRY(stretch.visit(source.outline.time.ticks(), collector, stop));
    pseudonyms.settle();
    return pseudonyms;
}

/// Writes the chunks of some ticks as a demo of their own. Source: teeworlds-demo.md, section 8.
class ClipMaker : public ChunkVisitor
{
public:
    ClipMaker(const ClipSource &source, const ClipOptions &options, std::ostream &out)
        : m_source(source)
        , m_options(options)
        , m_protocol(source.header.protocol())
        , m_stretch(source.bytes, source.form, source.outline.seekPoints)
        , m_writer(*source.bytes, source.header, source.form, out)
    {
    }

    Result<ClipReport> run(const std::stop_token &stop)
    {
        TRY(prepare(stop));
        TRY(m_stretch.visit(m_options.ticks, *this, stop));
        TRY(endTick());
        TRY(endClip());
        return report();
    }

    Result<void> jumped() override
    {
        auto ended = endTick();
        m_tick.reset();
        m_isKnown = false;
        m_needsFull = true;
        return ended;
    }

    Result<void> marker(const PlacedChunk &chunk, bool isFollowed) override
    {
        TRY(endTick());
        m_tick = chunk.tick;
        m_isFollowed = isFollowed;
        m_bareEnd.reset();
        // A keyframe promises a whole snapshot, so deltas before that are about nothing.
        if (chunk.header.isKeyframe)
            m_isKnown = false;
        if (chunk.header.isKeyframe && m_options.progress && isInRange()) {
            const TickRange ticks = m_options.ticks;
            m_options.progress(static_cast<double>(*m_tick - ticks.first)
                               / static_cast<double>(ticks.last - ticks.first + 1));
        }
        return {};
    }

    Result<void> data(const PlacedChunk &chunk, std::span<const std::byte> data) override
    {
        return chunk.header.kind == ChunkKind::Message ? addMessage(data)
                                                       : addSnapshot(chunk.header.kind, data);
    }
    void unusedChunk() override
    {
        if (isInRange() && m_report.changes.empty())
            m_report.changes.emplace_back(Fault::tr("chunk of a kind that no recorder writes"));
    }

private:
    Result<void> prepare(const std::stop_token &stop)
    {
        if (m_options.names == ClipOptions::Names::Hidden) {
            TRY_ASSIGN(auto found, collectPseudonyms(m_source, m_stretch, stop));
            m_pseudonyms = std::make_unique<const Pseudonyms>(std::move(found));
            m_mask.emplace(m_protocol, *m_pseudonyms);
        }
        m_filter.emplace(m_protocol, m_options, m_pseudonyms.get());
        EarlierMessages earlier(m_source.header);
        if (auto read = earlier.read(m_source, m_stretch, m_options.ticks.first, stop); !read)
            return read;
        for (const auto &message : earlier.messages())
            addEarlier(message);
        return m_writer.begin(stop);
    }

    /// \param message  packed, and can be unpacked.
    void addEarlier(const std::vector<std::byte> &message)
    {
        const auto bytes = m_codec.decodeBytes(message);
        if (const auto filtered = bytes ? m_filter->filtered(*bytes) : std::nullopt)
            m_earlier.push_back(m_codec.encode(intsOfBytes(*filtered)));
    }

    [[nodiscard]] bool isInRange() const { return m_tick && m_options.ticks.contains(*m_tick); }

    Result<void> addSnapshot(ChunkKind kind, std::span<const std::byte> data)
    {
        const bool isFull = kind == ChunkKind::Snapshot;
        if (!m_tick || (!isFull && !m_isKnown))
            return {};
        const auto ints = m_codec.decode(data);
        std::vector<std::int32_t> masked;
        if (ints && !isFull && m_mask) {
            if (auto made = m_mask->maskedDelta(*ints, m_state))
                masked = *std::move(made);
        }
        const auto applied = !ints    ? Result<void>(tl::unexpected(ints.error()))
                             : isFull ? m_applier.applyFull(*ints, m_state)
                                      : m_applier.applyDelta(*ints, m_protocol, m_state);
        m_isKnown = applied.has_value();
        m_needsFull = m_needsFull || !m_isKnown;
        if (!m_isKnown || !isInRange())
            return {};
        if (!m_isOpen && (isFull || m_needsFull))
            return openWithFull(isFull && !m_mask ? data : std::span<const std::byte>());
        TRY(openTick());
        if (!m_mask)
            return m_writer.addChunk(kind, data);
        return isFull ? m_writer.addChunk(kind, packedState())
                      : m_writer.addChunk(kind, m_codec.encode(masked));
    }

    Result<void> addMessage(std::span<const std::byte> data)
    {
        // Before the first marker of all they belong to the tick that it begins.
        const bool isFirst = !m_tick && m_writer.markerCount() == 0
                             && m_options.ticks.contains(m_source.outline.time.ticks().first);
        if (!isFirst && (!isInRange() || !m_isKnown))
            return {};
        const auto bytes = m_codec.decodeBytes(data);
        if (!bytes) {
            ++m_lostMessages;
            return {};
        }
        const auto filtered = m_filter->filtered(*bytes);
        if (!filtered)
            return {};
        TRY(isFirst ? Result<void>{} : openTick());
        return filtered->data() == bytes->data()
                   ? m_writer.addChunk(ChunkKind::Message, data)
                   : m_writer.addChunk(ChunkKind::Message, m_codec.encode(intsOfBytes(*filtered)));
    }

    /// Writes the marker of the present tick, unless it stands already.
    Result<void> openTick()
    {
        if (m_isOpen)
            return {};
        if (m_needsFull)
            return openWithFull({});
        flushBareTick();
        m_writer.addMarker(*m_tick, MarkerKind::Plain);
        m_isOpen = true;
        return {};
    }

    /// The same with the whole state.
    /// \param recorded  the state as it stands in the file; empty where it does not.
    Result<void> openWithFull(std::span<const std::byte> recorded)
    {
        flushBareTick();
        m_writer.addMarker(*m_tick, MarkerKind::Keyframe);
        m_isOpen = true;
        m_needsFull = false;
        TRY(m_writer.addChunk(ChunkKind::Snapshot, recorded.empty() ? packedState() : recorded));
        for (const auto &message : std::exchange(m_earlier, {}))
            TRY(m_writer.addChunk(ChunkKind::Message, message));
        return {};
    }

    [[nodiscard]] std::vector<std::byte> packedState()
    {
        return m_codec.encode(fullSnapshotOf(m_mask ? m_mask->masked(m_state) : m_state));
    }

    Result<void> endTick()
    {
        if (!isInRange())
            return {};
        Result<void> opened;
        if (!m_isFollowed) {
            // The file's last marker gives no tick, here as there.
            m_bareEnd = m_isKnown && !m_needsFull ? m_tick : std::nullopt;
        } else if (!m_isKnown) {
            ++m_report.lostTicks;
        } else if (!m_isOpen && m_needsFull) {
            opened = openWithFull({});
        } else if (!m_isOpen) {
            flushBareTick();
            m_bareTick = m_tick;
        }
        m_isOpen = false;
        return opened;
    }

    /// A tick in which nothing changed is a marker alone.
    void flushBareTick()
    {
        if (m_bareTick)
            m_writer.addMarker(*m_bareTick, MarkerKind::Plain);
        m_bareTick.reset();
    }

    /// A marker at the end of a file gives no tick, so that of a tick which the source has gets its
    /// state.
    Result<void> endClip()
    {
        Result<void> added;
        if (m_bareTick && m_bareEnd) {
            flushBareTick();
        } else if (m_bareTick) {
            m_writer.addMarker(*m_bareTick, MarkerKind::Keyframe);
            added = m_writer.addChunk(ChunkKind::Snapshot, packedState());
        }
        if (added && m_bareEnd)
            m_writer.addMarker(*m_bareEnd, MarkerKind::Plain);
        return added ? m_writer.finish(m_source.outline.time.ticks().first) : added;
    }

    Result<ClipReport> report()
    {
        constexpr std::int64_t LeastMarkers = 2;
        if (m_writer.markerCount() == 0 && m_report.lostTicks > 0)
            return damaged(Fault::tr("no state of these ticks is known; nothing can be kept"));
        if (m_writer.markerCount() < LeastMarkers)
            return outOfRange(
                {Fault::tr(
                     "a clip needs at least two ticks; ticks %1 to %2 of the recording hold fewer"),
                 m_options.ticks.first.value, m_options.ticks.last.value});
        m_report.ticks = m_writer.ticks();
        m_report.tickCount = m_writer.markerCount();
        if (m_report.lostTicks > 0)
            m_report.changes.emplace_back(
                Fault::trN("%n tick(s) left out: their state is not known"), m_report.lostTicks);
        if (m_lostMessages > 0)
            m_report.changes.emplace_back(
                Fault::trN("%n message(s) left out: they cannot be unpacked"), m_lostMessages);
        if (m_pseudonyms)
            m_report.hiddenTexts = m_pseudonyms->hiddenTexts();
        return std::move(m_report);
    }

    const ClipSource &m_source;
    const ClipOptions &m_options;
    Protocol m_protocol;
    ChunkStretch m_stretch;
    ClipWriter m_writer;
    std::unique_ptr<const Pseudonyms> m_pseudonyms; ///< Null where names are kept.
    std::optional<NameMask> m_mask;                 ///< The same.
    std::optional<MessageFilter> m_filter;
    std::vector<std::vector<std::byte>> m_earlier; ///< Packed messages behind the first state.
    ChunkCodec m_codec;
    SnapshotApplier m_applier;
    WorldState m_state;             ///< As recorded, with the names.
    std::optional<Tick> m_tick;     ///< Of the last marker.
    bool m_isFollowed = false;      ///< That marker gives a tick.
    bool m_isKnown = false;         ///< m_state is that of the tick.
    bool m_needsFull = true;        ///< The clip has no state to which the next delta could apply.
    bool m_isOpen = false;          ///< The marker of the tick is written.
    std::optional<Tick> m_bareTick; ///< A tick whose marker has to be written yet.
    std::optional<Tick> m_bareEnd;  ///< The source's last marker, where it gives no tick.
    std::int64_t m_lostMessages = 0;
    ClipReport m_report;
};

} // namespace

Result<ClipReport> DemoRecording::writeClip(const Outline &outline, const ClipOptions &options,
                                            std::ostream &out, std::stop_token stop) const
{
    const ClipSource from{m_source, m_header, m_form, outline};
    if (outline.isEmpty || outline.seekPoints.empty())
        return damaged(faults::NoTicksForClip);
    return ClipMaker(from, options, out).run(stop);
}

} // namespace tickscope::teeworlds
