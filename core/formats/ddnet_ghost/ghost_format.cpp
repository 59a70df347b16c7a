// SPDX-License-Identifier: MIT
#include "core/base/try.h"
#include "core/formats/ddnet_ghost/ghost_decoder.h"
#include "core/formats/ddnet_ghost/ghost_recording.h"
#include "core/formats/ddnet_ghost/ghost_writing.h"
#include "core/formats/format.h"
#include "format_info/ddnet_ghost.h"

namespace tickscope {

namespace teeworlds {

namespace {

class GhostFormat : public Format
{
public:
    [[nodiscard]] const FormatInfo &info() const override { return FormatInfo_ddnet_ghost; }

    [[nodiscard]] EventForms eventForms() const override { return ghostEventForms(); }

    [[nodiscard]] std::vector<std::string> countNames() const override { return {"characters"}; }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view) const override
    {
        return probeMagic(head, std::as_bytes(std::span(GhostMagic)));
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        TRY_ASSIGN(auto header, readGhostHeader(*source, std::move(stop)));
        return std::make_shared<const GhostRecording>(std::move(source), std::move(header));
    }

    [[nodiscard]] std::unique_ptr<RunWriter> makeRunWriter(const RunHead &head) const override
    {
        return makeGhostWriter(head);
    }
};

} // namespace

} // namespace teeworlds

std::unique_ptr<Format> makeFormat_ddnet_ghost()
{
    return std::make_unique<teeworlds::GhostFormat>();
}

} // namespace tickscope
