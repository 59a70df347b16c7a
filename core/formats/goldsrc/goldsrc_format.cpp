// SPDX-License-Identifier: MIT
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/formats/goldsrc/goldsrc_recording.h"
#include "core/formats/goldsrc/items/client_items.h"
#include "core/formats/goldsrc/map/bsp_map.h"
#include "core/formats/goldsrc/messages/message_events.h"
#include "core/formats/goldsrc/messages/server_state.h"
#include "format_info/goldsrc.h"

namespace tickscope {

namespace goldsrc {

namespace {

class GoldSrcFormat : public Format
{
public:
    [[nodiscard]] const FormatInfo &info() const override { return FormatInfo_goldsrc; }

    [[nodiscard]] EventForms eventForms() const override { return messageEventForms(); }

    [[nodiscard]] std::vector<std::string> countNames() const override
    {
        std::vector<std::string> names{"user_messages/"};
        for (std::size_t type = 0; type < FrameTypes; ++type)
            names.push_back("frames/" + std::to_string(type));
        for (std::size_t id = 0; id < FirstUserMessage; ++id)
            names.push_back("server_messages/" + std::to_string(id));
        return names;
    }

    [[nodiscard]] int recorderIn(const WorldState &state) const override
    {
        return goldsrc::recorderIn(state);
    }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view) const override
    {
        return probeMagic(head, std::as_bytes(std::span(DemoMagic)), 0);
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        TRY_ASSIGN(auto header, readDemoHeader(*source, stop));
        TRY_ASSIGN(auto segments, findSegments(source, header, stop));
        TRY_ASSIGN(const auto checksum, statedMapChecksum(source, header, segments, stop));
        return std::make_shared<const GoldSrcRecording>(std::move(source), std::move(header),
                                                        std::move(segments), checksum);
    }
};

} // namespace

} // namespace goldsrc

std::unique_ptr<Format> makeFormat_goldsrc()
{
    return std::make_unique<goldsrc::GoldSrcFormat>();
}

} // namespace tickscope
