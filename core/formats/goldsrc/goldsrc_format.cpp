// SPDX-License-Identifier: MIT
#include "core/formats/format.h"

#include <algorithm>

#include "core/formats/event_kinds.h"
#include "core/formats/goldsrc/frame_events.h"
#include "core/formats/goldsrc/goldsrc_recording.h"
#include "core/formats/goldsrc/map_checksum.h"
#include "core/formats/goldsrc/messages/message_events.h"

namespace tickscope {

namespace goldsrc {

namespace {

class GoldSrcFormat : public Format
{
public:
    [[nodiscard]] std::string_view id() const override { return "goldsrc"; }
    [[nodiscard]] std::string_view title() const override { return "Half-Life demo"; }
    [[nodiscard]] std::vector<std::string> extensions() const override { return {"dem"}; }

    [[nodiscard]] std::vector<std::string_view> eventKinds() const override
    {
        return eventKindsOf(
            {{event_kind::Broadcast,     event_kind::Chat,      event_kind::Command,
              event_kind::Damage,        event_kind::Explosion, event_kind::Join,
              event_kind::Kill,          event_kind::Leave,     event_kind::Map,
              event_kind::Pause,         event_kind::Pickup,    event_kind::Recording,
              event_kind::Rename,        event_kind::Round,     event_kind::Score,
              event_kind::ServerMessage, event_kind::Skin,      event_kind::Sound,
              event_kind::Spawn,         event_kind::System,    event_kind::Team,
              event_kind::Unknown},
             {message_event::Script, message_event::TempEntity, message_event::StuffText,
              message_event::Director, frame_event::ClientEvent, frame_event::WeaponAnimation}});
    }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view) const override
    {
        const auto magic = std::as_bytes(std::span(DemoMagic));
        const bool fits = head.size() >= magic.size()
                          && std::ranges::equal(head.first(magic.size()), magic);
        return fits ? Probe::Certain : Probe::No;
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        auto header = readDemoHeader(*source, stop);
        if (!header)
            return tl::unexpected(header.error());
        auto segments = findSegments(source, *header, stop);
        if (!segments)
            return tl::unexpected(segments.error());
        const auto checksum = statedMapChecksum(source, *header, *segments, stop);
        if (!checksum)
            return tl::unexpected(checksum.error());
        return std::make_shared<const GoldSrcRecording>(std::move(source), std::move(*header),
                                                        std::move(*segments), *checksum);
    }
};

} // namespace

} // namespace goldsrc

std::unique_ptr<Format> makeFormat_goldsrc()
{
    return std::make_unique<goldsrc::GoldSrcFormat>();
}

} // namespace tickscope
