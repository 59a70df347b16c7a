// SPDX-License-Identifier: GPL-3.0-or-later
#include "toy.h"

#include <algorithm>
#include <array>
#include <map>

#include "core/base/hash.h"
#include "core/io/archive.h"
#include "core/io/byte_reader.h"
#include "core/io/byte_source.h"
#include "core/io/sticky_reader.h"
#include "core/model/decoder.h"
#include "core/model/event/shared_event_kinds.h"
#include "core/model/recording.h"
#include "core/model/secrets.h"
#include "core/model/state/world_state.h"
#include "format_info/toy.h"
#include "toy_events.h"

namespace tickscope {

namespace toy {

namespace {

constexpr std::size_t CrcOffset = 9;

constexpr FaultKind FrameCut = Fault::tr("a frame is cut");
constexpr FaultKind NoFrameHere = Fault::tr("no frame begins here");
constexpr FaultKind FrameOfAnotherCrc = Fault::tr("a frame has another CRC-32 than it states");
constexpr FaultKind NoRecordHere = Fault::tr("no record begins here");
constexpr FaultKind NoWholeState = Fault::tr("no whole state");
constexpr FaultKind NoFrame = Fault::tr("no frame can be read");
constexpr FaultKind NoTickRate = Fault::tr("no ticks a second");

Field field(const char *name, Role role, std::uint32_t word)
{
    Field made;
    made.name = name;
    made.role = role;
    made.firstWord = word;
    return made;
}

Field velocity(const char *name, Role role, std::uint32_t word, double ticksPerSecond)
{
    Field made = field(name, role, word);
    made.scale = ticksPerSecond; // recorded by the tick
    made.unit = "units/s";
    return made;
}

Shared<Schema> makeSchema(double ticksPerSecond)
{
    ItemType body;
    body.name = "Body";
    body.idIsClient = true;
    body.fields = {field("x", Role::PositionX, 0), field("y", Role::PositionY, 1),
                   velocity("vx", Role::VelocityX, 2, ticksPerSecond),
                   velocity("vy", Role::VelocityY, 3, ticksPerSecond)};
    body.fields[0].unit = body.fields[1].unit = "units";

    ItemType info;
    info.name = "Info";
    info.idIsClient = true;
    info.fields = {field("team", Role::Team, 0), field("score", Role::Score, 1),
                   field("name", Role::Name, 2)};
    info.fields[0].kind = FieldKind::Enumeration;
    info.fields[0].texts = std::make_shared<const ValueTexts>(ValueTexts{{0, "red"}, {1, "blue"}});
    info.fields[2].kind = FieldKind::Text;
    info.fields[2].encoding = Encoding::PackedText;
    info.fields[2].wordCount = NameWords;

    return std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {BodyType, std::make_shared<const ItemType>(std::move(body))},
        {InfoType, std::make_shared<const ItemType>(std::move(info))}});
}

// --- bytes

/// What is read of a frame; the body is a copy.
struct FrameBytes {
    FrameKind kind = FrameKind::Whole;
    Tick tick;
    std::uint64_t offset = 0;
    std::vector<std::byte> body;

    [[nodiscard]] std::uint64_t end() const { return offset + FrameHeaderSize + body.size(); }
};

/// The frame at \a offset, checked; nothing at the end of the source.
/// \param last  tick of the frame before, if any.
Result<std::optional<FrameBytes>> readFrame(const ByteSource &source, std::uint64_t offset,
                                            std::optional<Tick> last, std::stop_token stop)
{
    std::array<std::byte, FrameHeaderSize> head{};
    const auto count = source.readAt(offset, head, stop);
    if (!count)
        return tl::unexpected(count.error());
    if (*count == 0)
        return std::optional<FrameBytes>{};
    if (*count < head.size())
        return failure(ErrorCode::Truncated, FrameCut, offset);

    ByteReader reader(head, offset);
    FrameBytes frame;
    frame.offset = offset;
    const auto kind = *reader.readU8();
    frame.kind = static_cast<FrameKind>(kind);
    frame.tick = {*reader.readLe<std::int32_t>()};
    const auto size = *reader.readLe<std::uint32_t>();
    const auto crc = *reader.readLe<std::uint32_t>();
    if ((kind != 'K' && kind != 'D') || size > MaxBodySize || (last && frame.tick <= *last))
        return failure(ErrorCode::Damaged, NoFrameHere, offset);
    if (size > source.size() - std::min(source.size(), offset + FrameHeaderSize))
        return failure(ErrorCode::Truncated, FrameCut, offset);
    auto body = readAll(source, offset + FrameHeaderSize, size, MaxBodySize, stop);
    if (!body)
        return tl::unexpected(body.error());
    frame.body = std::move(*body);
    if (crc32Of(frame.body, crc32Of(std::span(head).first(CrcOffset))) != crc)
        return failure(ErrorCode::Damaged, FrameOfAnotherCrc, offset);
    return std::optional(std::move(frame));
}

// --- decoder
/// The whole state: what a checkpoint holds.
class ToyMemory : public DecoderMemory
{
public:
    explicit ToyMemory(WorldState known)
        : state(std::move(known))
    {
    }
    void write(ArchiveWriter &archive) const override { archive(state); }
    WorldState state;
};

class ToyDecoder : public Decoder
{
public:
    ToyDecoder(Shared<ByteSource> source, Shared<Schema> schema)
        : m_source(std::move(source))
    {
        m_state.setSchema(std::move(schema));
    }

    Result<void> restore(const SeekPoint &point, std::stop_token stop) override
    {
        const auto *memory = dynamic_cast<const ToyMemory *>(point.memory.get());
        WorldState state;
        state.setSchema(m_state.schema());
        m_state = memory ? memory->state : std::move(state);
        m_last.reset();
        return readNext(point.order, stop);
    }

    Result<Step> step(PassSink *sink, std::stop_token stop) override
    {
        if (m_error)
            return tl::unexpected(*m_error);
        if (!m_next)
            return Step::End;
        const FrameBytes frame = std::move(*m_next);
        m_last = m_tick = frame.tick;
        if (frame.kind == FrameKind::Whole) {
            WorldState fresh;
            fresh.setSchema(m_state.schema());
            m_state = std::move(fresh);
        }
        if (auto read = readBody(frame, sink); !read)
            return tl::unexpected(read.error());
        if (auto read = readNext(frame.end(), stop); !read)
            return tl::unexpected(read.error());
        if (sink) {
            ++framesRead;
            reportPlayers(*sink);
            sink->tickEnded(m_tick, m_state);
        }
        return Step::Done;
    }

    [[nodiscard]] const WorldState &state() const override { return m_state; }
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override { return true; }

    [[nodiscard]] std::optional<NextStep> next() const override
    {
        if (!m_next)
            return {};
        return NextStep{m_next->tick, m_nextOffset, m_next->kind == FrameKind::Whole, false,
                        m_nextOffset};
    }

    [[nodiscard]] SeekPoint savePoint() const override
    {
        const bool isWhole = m_next && m_next->kind == FrameKind::Whole;
        return {m_next ? m_next->tick : m_tick + 1, m_nextOffset,
                isWhole ? SeekPointKind::Keyframe : SeekPointKind::Checkpoint,
                isWhole ? nullptr : std::make_shared<const ToyMemory>(m_state), m_nextOffset};
    }

private:
    /// Damage is kept for the step that would give the frame.
    Result<void> readNext(std::uint64_t offset, std::stop_token stop)
    {
        m_nextOffset = offset;
        m_next.reset();
        m_error.reset();
        auto frame = readFrame(*m_source, offset, m_last, stop);
        if (frame)
            m_next = std::move(*frame);
        else if (endsReading(frame.error().code))
            return tl::unexpected(frame.error());
        else
            m_error = frame.error();
        return {};
    }

    Result<void> readBody(const FrameBytes &frame, PassSink *sink)
    {
        StickyReader reader(frame.body, frame.offset + FrameHeaderSize);
        while (reader.remaining() > 0) {
            const auto read = readRecord(reader, frame, sink);
            if (!read)
                return read;
        }
        return reader.result();
    }

    Result<void> readRecord(StickyReader &reader, const FrameBytes &frame, PassSink *sink)
    {
        const auto offset = reader.fileOffset();
        const auto first = reader.readU8();
        const auto second = reader.readU8();
        const auto third = reader.readU8();
        if (reader.hasFailed())
            return reader.result();
        switch (first) {
        case 'S':
            return readItem(reader, {second, third});
        case 'R':
            m_state.remove({second, third});
            return {};
        case 'E':
            return readEvent(reader, offset, {second, third}, frame.tick, sink);
        default:
            return failure(ErrorCode::Damaged, NoRecordHere, frame.offset);
        }
    }

    Result<void> readItem(StickyReader &reader, ItemKey key)
    {
        std::vector<std::int32_t> words(reader.readU8());
        for (std::int32_t &word : words)
            word = reader.readLe<std::int32_t>();
        if (!reader.hasFailed())
            m_state.set(key, words);
        return reader.result();
    }

    static Result<void> readEvent(StickyReader &reader, std::uint64_t offset,
                                  std::array<std::uint8_t, 2> kindAndClient, Tick tick,
                                  PassSink *sink)
    {
        const auto other = reader.readU8();
        const auto text = reader.readBytes(reader.readU8());
        if (!sink || reader.hasFailed())
            return reader.result();
        const auto clientOf = [](std::uint8_t id) { return id == Nobody ? NoClient : int{id}; };
        Event event;
        event.tick = tick;
        event.form = &toyEventForm(kindAndClient[0]);
        event.client = clientOf(kindAndClient[1]);
        event.otherClient = clientOf(other);
        std::string said(reinterpret_cast<const char *>(text.data()), text.size());
        if (event.kind() == sharedKind("login").id && !sink->wantsSecrets())
            said = HiddenSecret;
        event.values.add(std::int64_t{kindAndClient[0]}).addText(said);
        event.byte = offset;
        sink->eventFound(event);
        return {};
    }

    /// Tells of everybody whose item came, went or got another name since the last step.
    void reportPlayers(PassSink &sink)
    {
        std::map<int, std::string> names;
        const Field &name = m_state.schema()->find(InfoType)->fields.back();
        m_state.forEach([&](const ItemView &item) {
            if (item.key.type == InfoType)
                names[static_cast<int>(item.key.id)] = plainText(name.read(item.words));
        });
        using What = PlayerChange::What;
        for (const auto &[client, old] : m_names) {
            if (!names.contains(client))
                sink.playerChanged({m_tick, client, What::Left, old});
        }
        for (const auto &[client, now] : names) {
            const auto known = m_names.find(client);
            if (known == m_names.end())
                sink.playerChanged(
                    {m_tick, client, m_hasNames ? What::Joined : What::Present, now});
            else if (known->second != now)
                sink.playerChanged({m_tick, client, What::Renamed, now});
        }
        m_names = std::move(names);
        m_hasNames = true;
    }

    Shared<ByteSource> m_source;
    WorldState m_state;
    Tick m_tick;
    std::optional<Tick> m_last; ///< Since the last restore.
    std::optional<FrameBytes> m_next;
    std::optional<Error> m_error;
    std::uint64_t m_nextOffset = 0;
    std::map<int, std::string> m_names; ///< Of the last step with a sink.
    bool m_hasNames = false;
};

// --- recording

class ToyRecording : public Recording
{
public:
    ToyRecording(Shared<ByteSource> source, std::uint16_t ticksPerSecond, std::string_view header)
        : m_source(std::move(source))
        , m_period(std::chrono::nanoseconds(1'000'000'000 / ticksPerSecond))
        , m_schema(makeSchema(ticksPerSecond))
    {
        m_info.format = FormatInfo_toy.id;
        m_info.formatVersion = 1;
        m_info.type = "server";
        m_info.tickRate = ticksPerSecond;
        m_info.metadata = {{"ticks_per_second", std::int64_t{ticksPerSecond}}};
        readHeaderText(header);
        m_streamOffset = FileHeaderSize + header.size();
        m_info.seekPointKind = "keyframe";
        m_info.byteSize = m_source->size();
    }

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Shared<ByteSource>> contentPart(std::size_t number, std::stop_token stop) const override
    {
        return number == 0 ? m_source : Recording::contentPart(number, std::move(stop));
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return std::make_unique<ToyDecoder>(m_source, m_schema);
    }
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override
    {
        return unarchived<WorldState>(archive).map([&](WorldState &&state) {
            state.setSchema(m_schema);
            return Shared<DecoderMemory>(std::make_shared<const ToyMemory>(std::move(state)));
        });
    }

    Result<Outline> outline(std::stop_token stop) const override
    {
        Outline outline;
        std::optional<Tick> first;
        std::optional<Tick> last;
        std::int64_t frames = 0;
        std::uint64_t offset = m_streamOffset;
        for (;;) {
            const auto frame = readFrame(*m_source, offset, last, stop);
            const bool isFirstChange = frame && *frame && !first
                                       && (*frame)->kind == FrameKind::Changes;
            if (!frame || isFirstChange) {
                const Error error = frame ? Error{ErrorCode::Damaged, NoWholeState, {}, {}}
                                          : frame.error();
                if (endsReading(error.code))
                    return tl::unexpected(error);
                const auto found = findKeyframe(offset + 1, last, stop);
                if (!found)
                    return tl::unexpected(found.error());
                outline.damage.push_back(damageAt(offset, last, error, *found));
                if (!*found)
                    break;
                offset = (*found)->offset;
                continue;
            }
            if (!*frame)
                break;
            const FrameBytes &read = **frame;
            if (read.kind == FrameKind::Whole)
                outline.seekPoints.push_back(
                    {read.tick, offset, SeekPointKind::Keyframe, {}, offset});
            first = first.value_or(read.tick);
            last = read.tick;
            offset = read.end();
            ++frames;
        }
        if (!first)
            return failure(ErrorCode::Damaged, NoFrame, offset);
        outline.endByte = offset;
        outline.isEmpty = false;
        outline.time = TimeBase::uniform({*first, *last}, m_period);
        outline.counts = {{"frames", frames}, {"keyframes", std::ssize(outline.seekPoints)}};
        return outline;
    }

private:
    void readHeaderText(std::string_view text)
    {
        while (!text.empty()) {
            const std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(line.size() + 1, text.size()));
            const auto equals = std::min(line.find('='), line.size());
            const std::string name(line.substr(0, equals));
            const std::string value(line.substr(std::min(equals + 1, line.size())));
            if (name == "id")
                m_info.chain.id = m_info.identity = value;
            else if (name == "previous")
                m_info.chain.previous = value;
            m_info.metadata.push_back({name, value, name == "password"});
        }
    }

    Result<std::optional<FrameBytes>> findKeyframe(std::uint64_t offset, std::optional<Tick> last,
                                                   std::stop_token stop) const
    {
        for (; offset < m_source->size(); ++offset) {
            auto frame = readFrame(*m_source, offset, last, stop);
            if (frame && *frame && (*frame)->kind == FrameKind::Whole)
                return frame;
            if (!frame && endsReading(frame.error().code))
                return frame;
        }
        return std::optional<FrameBytes>{};
    }

    [[nodiscard]] Damage damageAt(std::uint64_t offset, std::optional<Tick> last,
                                  const Error &error, const std::optional<FrameBytes> &found) const
    {
        Damage damage;
        damage.tick = last.value_or(Tick{});
        damage.byte = offset;
        damage.size = (found ? found->offset : m_source->size()) - offset;
        damage.kind = error.code;
        damage.fault = error.fault;
        damage.lostTicks = found && last ? found->tick - *last : 0;
        return damage;
    }

    Shared<ByteSource> m_source;
    Time m_period;
    Shared<Schema> m_schema;
    RecordingInfo m_info;
    std::uint64_t m_streamOffset = 0;
};

class ToyFormat : public Format
{
public:
    [[nodiscard]] const FormatInfo &info() const override { return FormatInfo_toy; }
    [[nodiscard]] EventForms eventForms() const override { return toyEventForms(); }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view) const override
    {
        const auto magic = std::as_bytes(std::span(Magic));
        const bool fits = head.size() >= magic.size()
                          && std::ranges::equal(head.first(magic.size()), magic);
        return fits ? Probe::Certain : Probe::No;
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        const auto head = readAll(*source, 0, FileHeaderSize, FileHeaderSize, stop);
        if (!head)
            return tl::unexpected(head.error());
        const std::span bytes(*head);
        ByteReader reader(bytes.subspan(Magic.size()), Magic.size());
        const auto ticksPerSecond = *reader.readLe<std::uint16_t>();
        const auto textSize = *reader.readLe<std::uint16_t>();
        if (ticksPerSecond == 0)
            return failure(ErrorCode::Damaged, NoTickRate, Magic.size());
        const auto text = readAll(*source, FileHeaderSize, textSize, textSize, stop);
        if (!text)
            return tl::unexpected(text.error());
        const std::string header(reinterpret_cast<const char *>(text->data()), text->size());
        return std::make_shared<const ToyRecording>(std::move(source), ticksPerSecond, header);
    }
};

} // namespace

} // namespace toy

std::unique_ptr<Format> makeFormat_toy()
{
    return std::make_unique<toy::ToyFormat>();
}

} // namespace tickscope
