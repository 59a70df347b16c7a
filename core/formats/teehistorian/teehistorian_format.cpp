// SPDX-License-Identifier: MIT
#include <array>

#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/formats/teehistorian/events/event_emitter.h"
#include "core/formats/teehistorian/rebuilt/rebuilt_decoder.h"
#include "core/formats/teehistorian/teehistorian_recording.h"
#include "format_info/teehistorian.h"

namespace tickscope {

namespace teehistorian {

namespace {

/// Others have the tick from which a character went on alone, what hurts and what the keyboard
/// tells; no race has red and blue.
constexpr std::array<std::string_view, 6> OwnFields{"Character Tick",      "Character Health",
                                                    "Character AmmoCount", "DDNetPlayer",
                                                    "De_ClientInfo Local", "De_ClientInfo Team"};
/// A connection is no entering, a team of a race no side, and who killed whom is
/// rebuilt.
constexpr std::array<std::string_view, 3> OwnKinds{"join", "kill", "team"};

class TeehistorianFormat : public Format
{
public:
    [[nodiscard]] const FormatInfo &info() const override { return FormatInfo_teehistorian; }

    [[nodiscard]] EventForms eventForms() const override
    {
        return joinedForms({recordEventForms(), rebuiltEventForms()});
    }

    [[nodiscard]] std::vector<std::string> countNames() const override
    {
        return recordCountNames();
    }

    [[nodiscard]] Comparability comparability() const override
    {
        return {.ownFields = OwnFields, .ownKinds = OwnKinds, .isWhole = true};
    }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view) const override
    {
        return probeMagic(head, std::as_bytes(std::span(Magic)));
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        TRY_ASSIGN(auto header, readHeader(*source, stop));
        return std::make_shared<const TeehistorianRecording>(std::move(source), std::move(header));
    }
};

} // namespace

} // namespace teehistorian

std::unique_ptr<Format> makeFormat_teehistorian()
{
    return std::make_unique<teehistorian::TeehistorianFormat>();
}

} // namespace tickscope
