// SPDX-License-Identifier: MIT
#include <utility>

#include "core/base/hash.h"
#include "core/formats/goldsrc/container/fixed_block.h"
#include "core/formats/goldsrc/goldsrc_decoder.h"
#include "core/formats/goldsrc/messages/message_forms.h"
#include "core/io/sticky_reader.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

namespace {

/// Adds the numbers of a payload to an event, if they are wanted.
struct FieldWriter {
    std::span<const std::byte> payload;
    std::vector<EventField> *fields;
    std::size_t place = 0;

    void integer(std::string_view name)
    {
        if (fields)
            fields->push_back({name, std::int64_t{integerAt(payload, place)}, {}});
        place += 4;
    }
    void real(std::string_view name)
    {
        if (fields)
            fields->push_back({name, double{floatAt(payload, place)}, {}});
        place += 4;
    }
    template<typename... Names>
    void integers(Names... names)
    {
        (integer(names), ...);
    }
    template<typename... Names>
    void reals(Names... names)
    {
        (real(names), ...);
    }
    void skip(std::size_t size) { place += size; }
};

/// Kinds of a demo buffer's first number. Source: goldsrc-demo.md, section 4.
constexpr std::int32_t SniperDot = 0;
constexpr std::int32_t Zoom = 1;
constexpr std::size_t KnownBufferSize = 8;

EventValues bufferValues(std::span<const std::byte> data)
{
    EventValues values;
    if (data.size() != KnownBufferSize)
        return values.add(static_cast<std::int64_t>(data.size()));
    const std::int32_t kind = integerAt(data, 0);
    values.addNothing().add(std::int64_t{kind});
    if (kind == SniperDot)
        values.add(std::int64_t{integerAt(data, 4)});
    else if (kind == Zoom)
        values.addReal(double{floatAt(data, 4)});
    return values;
}

Event eventOf(const EventForm &form, EventValues values)
{
    Event event;
    event.form = &form;
    event.values = std::move(values);
    return event;
}

/// Of the engine: many demos have one in every tick, which would bury all else.
Event bufferEvent(std::span<const std::byte> payload, bool wantsFields)
{
    const auto data = payload.subspan(LengthSize);
    Event event = eventOf(valueForm(ValueForm::Buffer), bufferValues(data));
    if (wantsFields)
        event.fields.push_back({"bytes", hexText(data), {}});
    return event;
}

Event soundEvent(std::span<const std::byte> payload, std::vector<EventField> *fields)
{
    const std::size_t nameSize = wordAt(payload, 4);
    Event event = eventOf(textForm(TextForm::Sound),
                          EventValues().addText(textUntilNul(payload.subspan(8, nameSize))));
    FieldWriter writer{payload, fields};
    writer.integer("channel");
    writer.skip(LengthSize + nameSize);
    writer.reals("attenuation", "volume");
    writer.integers("flags", "pitch");
    return event;
}

Event clientEvent(std::span<const std::byte> payload, std::vector<EventField> *fields)
{
    Event event = eventOf(valueForm(ValueForm::ClientEvent),
                          EventValues().add(std::int64_t{integerAt(payload, 4)}));
    FieldWriter writer{payload, fields};
    writer.integers("flags", "index");
    writer.real("delay");
    writer.integers("args.flags", "args.entindex");
    writer.reals("args.origin[0]", "args.origin[1]", "args.origin[2]", "args.angles[0]",
                 "args.angles[1]", "args.angles[2]", "args.velocity[0]", "args.velocity[1]",
                 "args.velocity[2]");
    writer.integer("args.ducking");
    writer.reals("args.fparam1", "args.fparam2");
    writer.integers("args.iparam1", "args.iparam2", "args.bparam1", "args.bparam2");
    return event;
}

Event animationEvent(std::span<const std::byte> payload, std::vector<EventField> *fields)
{
    Event event = eventOf(valueForm(ValueForm::Animation),
                          EventValues().add(std::int64_t{integerAt(payload, 0)}));
    FieldWriter{payload, fields}.integers("sequence", "body");
    return event;
}

} // namespace

std::optional<Event> frameEvent(const PlacedFrame &frame, std::span<const std::byte> payload,
                                bool wantsFields)
{
    std::vector<EventField> fields;
    std::vector<EventField> *wanted = wantsFields ? &fields : nullptr;
    std::optional<Event> event;
    switch (frame.kind) {
    case FrameKind::Command:
        event = eventOf(textForm(TextForm::Command), EventValues().addText(textUntilNul(payload)));
        break;
    case FrameKind::DemoStart:
        event = eventOf(valueForm(ValueForm::Recording), EventValues().add(std::int64_t{0}));
        break;
    case FrameKind::EndOfSegment:
        event = eventOf(valueForm(ValueForm::Recording), EventValues().add(std::int64_t{1}));
        break;
    case FrameKind::ClientEvent:
        event = clientEvent(payload, wanted);
        break;
    case FrameKind::WeaponAnimation:
        event = animationEvent(payload, wanted);
        break;
    case FrameKind::Sound:
        event = soundEvent(payload, wanted);
        break;
    case FrameKind::Buffer:
        event = bufferEvent(payload, wantsFields);
        break;
    case FrameKind::StartupMessage:
    case FrameKind::Message:
    case FrameKind::ClientData:
    case FrameKind::SequenceInfo:
    case FrameKind::FrameComplete:
        return {};
    }
    event->byte = frame.offset;
    if (wantsFields && event->fields.empty())
        event->fields = std::move(fields);
    return event;
}

} // namespace tickscope::goldsrc
