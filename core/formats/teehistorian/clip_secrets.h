// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/teehistorian/records/record.h"
#include "core/formats/teeworlds_common/messages/message_filter.h"

namespace tickscope::teehistorian {

/// Changes records that hold secrets, for clips that go to others. One thread.
class ClipSecrets
{
public:
    /// \a record, the next one of the file, without its secrets: bytes that take its place, none
    /// where it is left out. Nothing when it may stay as it is.
    [[nodiscard]] std::optional<std::vector<std::byte>> changed(const Record &record);

private:
    [[nodiscard]] std::optional<std::vector<std::byte>> changedCommand(const Record &record);
    [[nodiscard]] std::optional<std::vector<std::byte>> changedMessage(const Record &record);
    [[nodiscard]] std::string standInFor(const std::string &code);

    static teeworlds::MessageFilter filterOf(teeworlds::Protocol protocol)
    {
        return {protocol, {.ticks = {}, .secrets = ClipOptions::Secrets::Hidden}, nullptr};
    }

    std::bitset<ClientCount> m_isSixup;
    teeworlds::MessageFilter m_filter06 = filterOf(teeworlds::Protocol::V06);
    teeworlds::MessageFilter m_filter07 = filterOf(teeworlds::Protocol::V07);
    std::map<std::string, std::size_t> m_codes; ///< Numbers of codes by which somebody is known.
};

/// The JSON object of a header with other texts in place of secret settings; all else stays.
[[nodiscard]] std::string headerWithoutSecrets(std::string_view json);

} // namespace tickscope::teehistorian
