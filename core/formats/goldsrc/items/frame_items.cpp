// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/items/frame_items.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/io/sticky_reader.h"

namespace tickscope::goldsrc {

namespace {

constexpr ItemKey ViewKey{item::View, 0};

/// Offsets in the demo info. Source: goldsrc-demo.md, sections 5.1 and 5.2.
constexpr std::size_t PointersOffset = 204;
constexpr std::size_t ViewportOffset = 212;
constexpr std::size_t UserCommandOffset = 236;
constexpr std::size_t MoveVariablesOffset = 288;
constexpr std::size_t ViewModelOffset = 420;
constexpr std::size_t ShortInfoSize = 436;
constexpr std::size_t LongInfoSize = 532;
constexpr std::size_t LongViewModelOffset = 516;
constexpr std::size_t CameraSize = 28;
constexpr std::size_t IntermissionOffset = 72;
constexpr std::size_t SpectatorOffset = 80;
constexpr std::size_t VelocityOffset = 92;
constexpr std::size_t HealthOffset = 144;
constexpr std::size_t VelocityAndOriginSize = 24;
constexpr std::size_t SkyNameOffset = 68;
constexpr std::size_t SkyNameSize = 32;

constexpr std::size_t SequenceWords = SequenceInfoSize / 4;

/// First words of parts of a View. They lie there in the order in which they are written.
constexpr std::size_t FrameWords = 2; ///< Time and number.
constexpr std::size_t InfoWords = (PointersOffset + UserCommandOffset - ViewportOffset) / 4;
constexpr std::size_t ViewModelWords = 4;
constexpr std::size_t CameraWords = CameraSize / 4;
constexpr std::size_t LongInfoWords = (CameraSize + VelocityAndOriginSize) / 4;
constexpr std::size_t OldViewWords = 6;

/// Whether message frames have one, and movement variables, where we know them.
bool hasUserCommand(const DemoForm &form)
{
    return form.demoProtocol != 4 && messagePrefixSize(form) == ShortInfoSize + SequenceInfoSize;
}

std::size_t messageViewWords(const DemoForm &form)
{
    if (form.demoProtocol == 4)
        return FrameWords + OldViewWords;
    const bool isLong = messagePrefixSize(form) != ShortInfoSize + SequenceInfoSize;
    return FrameWords + (isLong ? LongInfoWords : InfoWords) + ViewModelWords + SequenceWords;
}

/// Collects the words of an item. Every tick makes some, so they take no memory.
class FixedWords
{
public:
    void add(std::int32_t word) { m_words[m_count++] = word; }
    void add(float word) { add(std::bit_cast<std::int32_t>(word)); }
    void addBlock(std::span<const std::byte> block, std::size_t place, std::size_t size)
    {
        for (std::size_t i = 0; i < size; i += 4)
            add(integerAt(block, place + i));
    }
    [[nodiscard]] std::span<const std::int32_t> all() const
    {
        return std::span(m_words).first(m_count);
    }

private:
    std::array<std::int32_t, 80> m_words; ///< A View of demo protocol 5 is the longest.
    std::size_t m_count = 0;
};

void addSequenceInfo(FieldList &fields)
{
    fields.integer("incoming_sequence")
        .integer("incoming_acknowledged")
        .integer("incoming_reliable_acknowledged")
        .integer("incoming_reliable_sequence")
        .integer("outgoing_sequence")
        .integer("reliable_sequence")
        .integer("last_reliable_sequence");
}

void addFrame(FieldList &fields)
{
    fields.real("frame_time", "s").integer("frame_number");
}

void addViewModel(FieldList &fields)
{
    fields.vector("viewmodel_origin", "units").integer("viewmodel_index");
}

void addClientFrame(FieldList &fields)
{
    fields.vector("cdata_origin", "units")
        .angles("cdata_viewangles")
        .unsignedInteger("cdata_weapons")
        .real("cdata_fov", "°");
}

/// Section 5.1: reference parameters by the names that the engine gives them.
Shared<ItemType> view5()
{
    FieldList fields;
    addFrame(fields);
    fields.real("timestamp", "s")
        .vector("vieworg", "units")
        .angles("viewangles")
        .vector("forward")
        .vector("right")
        .vector("up")
        .real("frametime", "s")
        .real("time", "s")
        .boolean("intermission")
        .boolean("paused")
        .boolean("spectator")
        .boolean("onground")
        .integer("waterlevel")
        .vector("simvel", "units/s")
        .vector("simorg", "units")
        .vector("viewheight", "units")
        .real("idealpitch", "°")
        .angles("cl_viewangles")
        .integer("health")
        .vector("crosshairangle")
        .real("viewsize")
        .vector("punchangle")
        .integer("maxclients")
        .integer("viewentity")
        .integer("playernum")
        .integer("max_entities")
        .boolean("demoplayback")
        .integer("hardware")
        .integer("smoothing")
        .integer("viewport[0]")
        .integer("viewport[1]")
        .integer("viewport[2]")
        .integer("viewport[3]")
        .integer("nextview")
        .integer("onlyclientdraw");
    addViewModel(fields);
    addSequenceInfo(fields);
    addClientFrame(fields);
    return std::make_shared<const ItemType>(fields.takeType("View"));
}

/// Section 5.2: what is known of the longer demo info.
Shared<ItemType> view43()
{
    FieldList fields;
    addFrame(fields);
    fields.real("timestamp", "s")
        .vector("vieworg", "units")
        .angles("viewangles")
        .vector("simvel", "units/s")
        .vector("simorg", "units");
    addViewModel(fields);
    addSequenceInfo(fields);
    addClientFrame(fields);
    return std::make_shared<const ItemType>(fields.takeType("View"));
}

/// Section 7: the origin is that of the player, not of the eye.
Shared<ItemType> view4()
{
    FieldList fields;
    addFrame(fields);
    fields.angles("viewangles").vector("simorg", "units");
    addSequenceInfo(fields);
    return std::make_shared<const ItemType>(fields.takeType("View"));
}

/// Sets the words from \a first on of an item, which grows as needed.
void setWords(WorldState &state, ItemKey key, std::size_t first,
              std::span<const std::int32_t> words)
{
    const auto present = state.find(key);
    if (present && present->size() >= first + words.size()) {
        std::ranges::copy(words, state.change(key).begin() + static_cast<std::ptrdiff_t>(first));
        return;
    }
    std::vector<std::int32_t> all;
    if (present)
        all.assign(present->begin(), present->end());
    all.resize(std::max(all.size(), first + words.size()));
    std::ranges::copy(words, all.begin() + static_cast<std::ptrdiff_t>(first));
    state.set(key, all);
}

FixedWords messageView(const PlacedFrame &frame, std::span<const std::byte> payload,
                       const DemoForm &form)
{
    FixedWords words;
    words.add(frame.time);
    words.add(frame.number);
    if (form.demoProtocol == 4) {
        // Angles and origin are interleaved. Source: goldsrc-demo.md, section 7.
        for (const std::size_t place : {0U, 8U, 16U, 4U, 12U, 20U})
            words.add(integerAt(payload, place));
        return words;
    }
    const std::size_t infoSize = messagePrefixSize(form) - SequenceInfoSize;
    if (infoSize == LongInfoSize) {
        words.addBlock(payload, 0, CameraSize);
        words.addBlock(payload, VelocityOffset, VelocityAndOriginSize);
        words.addBlock(payload, LongViewModelOffset, ViewModelWords * 4);
    } else {
        words.addBlock(payload, 0, PointersOffset);
        words.addBlock(payload, ViewportOffset, UserCommandOffset - ViewportOffset);
        words.addBlock(payload, ViewModelOffset, ViewModelWords * 4);
    }
    words.addBlock(payload, infoSize, SequenceInfoSize);
    return words;
}

/// \param command  52 bytes. Section 5.1.
FixedWords userCommand(std::span<const std::byte> command)
{
    FixedWords words;
    words.add(std::int32_t{std::bit_cast<std::int16_t>(shortAt(command, 0))});
    words.add(std::int32_t{byteAt(command, 2)});
    words.addBlock(command, 4, 24);
    words.add(std::int32_t{byteAt(command, 28)});
    words.add(std::int32_t{shortAt(command, 30)});
    words.add(std::int32_t{byteAt(command, 32)});
    words.add(std::int32_t{byteAt(command, 33)});
    words.addBlock(command, 36, 16);
    return words;
}

std::array<float, 3> vectorAt(std::span<const std::int32_t> words, std::size_t place)
{
    if (place > words.size() || words.size() - place < 3)
        return {};
    return {std::bit_cast<float>(words[place]), std::bit_cast<float>(words[place + 1]),
            std::bit_cast<float>(words[place + 2])};
}

/// Source: goldsrc-demo.md, section 6.
std::optional<std::array<float, 3>> knownOrigin(const std::array<float, 3> &origin,
                                                const std::array<float, 3> &camera)
{
    constexpr std::array<float, 3> Nowhere{};
    return origin == Nowhere && camera == Nowhere ? std::nullopt : std::optional(origin);
}

} // namespace

Shared<ItemType> viewType(const DemoForm &form)
{
    static const std::array types{view5(), view43(), view4()};
    if (form.demoProtocol == 4)
        return types[2];
    return types[messagePrefixSize(form) == ShortInfoSize + SequenceInfoSize ? 0 : 1];
}

Shared<ItemType> oldClientDataType(const DemoForm &form)
{
    const auto make = [](bool hasTwoMore) {
        FieldList fields;
        fields.vector("origin", "units")
            .real("viewheight", "units")
            .real("maxspeed", "units/s")
            .angles("viewangles")
            .vector("punchangle")
            .unsignedInteger("keybits")
            .unsignedInteger("weaponbits")
            .real("fov", "°");
        if (hasTwoMore)
            fields.real("unknown[0]").real("unknown[1]");
        return std::make_shared<const ItemType>(fields.takeType("ClientData"));
    };
    static const std::array types{make(false), make(true)};
    return types[form.headerSize == ShortHeaderSize ? 0 : 1];
}

void addMoveVariables(FieldList &fields)
{
    for (const char *name :
         {"gravity", "stopspeed", "maxspeed", "spectatormaxspeed", "accelerate", "airaccelerate",
          "wateraccelerate", "friction", "edgefriction", "waterfriction", "entgravity", "bounce",
          "stepsize", "maxvelocity", "zmax", "wave_height"})
        fields.real(name);
    fields.boolean("footsteps").text("sky_name", SkyNameSize / 4);
    for (const char *name :
         {"rollangle", "rollspeed", "sky_red", "sky_green", "sky_blue", "sky_x", "sky_y", "sky_z"})
        fields.real(name);
}

MessageFrame readMessageFrame(const PlacedFrame &frame, std::span<const std::byte> payload,
                              const DemoForm &form)
{
    const std::size_t prefix = messagePrefixSize(form);
    MessageFrame rest;
    rest.messages = payload.subspan(prefix + LengthSize);
    rest.messagesByte = frame.payloadOffset() + prefix + LengthSize;
    if (form.demoProtocol == 4)
        return rest;
    rest.incomingSequence = integerAt(payload, prefix - SequenceInfoSize);
    if (hasUserCommand(form))
        rest.moveVariables = payload.subspan(MoveVariablesOffset, MoveVariablesSize);
    return rest;
}

void FrameView::set(const PlacedFrame &frame, std::span<const std::byte> payload,
                    const DemoForm &form)
{
    const auto prefix = payload.first(messagePrefixSize(form));
    m_frame = frame;
    m_prefix.assign(prefix.begin(), prefix.end());
    m_isNew = true;
}

void FrameView::write(const DemoForm &form, WorldState &state)
{
    if (!std::exchange(m_isNew, false))
        return;
    setWords(state, ViewKey, 0, messageView(m_frame, m_prefix, form).all());
    if (hasUserCommand(form)) {
        const auto command = std::span(m_prefix).subspan(UserCommandOffset);
        setWords(state, UserCommandKey, 0, userCommand(command).all());
    }
}

bool hasMoveVariables(const MessageFrame &frame)
{
    const auto isZero = [](std::byte byte) { return byte == std::byte{0}; };
    return !std::ranges::all_of(frame.moveVariables, isZero);
}

MoveVariables moveVariablesOf(std::span<const std::byte, MoveVariablesSize> recorded)
{
    MoveVariables words{};
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = integerAt(recorded, i * 4);
    packText(std::span(words).subspan(SkyNameOffset / 4, SkyNameSize / 4),
             textUntilNul(recorded.subspan(SkyNameOffset, SkyNameSize)));
    return words;
}

void readClientDataFrame(std::span<const std::byte> payload, const DemoForm &form,
                         WorldState &state)
{
    FixedWords words;
    words.addBlock(payload, 0, payload.size());
    if (form.demoProtocol == 4)
        state.set(ClientDataKey, words.all());
    else
        setWords(state, ViewKey, messageViewWords(form), words.all());
}

void readSequenceInfoFrame(std::span<const std::byte> payload, const DemoForm &form,
                           WorldState &state)
{
    FixedWords words;
    words.addBlock(payload, 0, SequenceInfoSize);
    setWords(state, ViewKey, messageViewWords(form), words.all());
}

RecorderPlace recorderPlace(const WorldState &state, const DemoForm &form)
{
    RecorderPlace place;
    const auto view = state.find(ViewKey);
    if (!view)
        return place;
    if (form.demoProtocol == 4) {
        place.angles = vectorAt(*view, FrameWords);
        place.origin = knownOrigin(vectorAt(*view, FrameWords + 3), {});
        return place;
    }
    const bool isShort = messagePrefixSize(form) == ShortInfoSize + SequenceInfoSize;
    const std::size_t velocity = FrameWords + (isShort ? VelocityOffset / 4 : CameraWords);
    place.angles = vectorAt(*view, FrameWords + 4);
    place.velocity = vectorAt(*view, velocity);
    place.origin = knownOrigin(vectorAt(*view, velocity + 3), vectorAt(*view, FrameWords + 1));
    place.hasVelocity = true;
    if (isShort && view->size() >= FrameWords + InfoWords) {
        const auto number = [&](std::size_t offset) { return (*view)[FrameWords + offset / 4]; };
        place.isPlaying = number(HealthOffset) > 0 && number(SpectatorOffset) == 0
                          && number(IntermissionOffset) == 0;
    }
    return place;
}

} // namespace tickscope::goldsrc
