// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/formats/teehistorian/records/ex_message.h"
#include "core/formats/teehistorian/records/record.h"

namespace tickscope::teehistorian {

/// Writes the records of a file one behind the other, as they are told: order and meaning
/// are the caller's, so that files with faults can be written, too.
/// Source: teehistorian.md, sections 1, 3 and 7.
class TeehistorianWriter
{
public:
    /// \param header  a JSON object.
    explicit TeehistorianWriter(std::string_view header);

    TeehistorianWriter &playerDiff(int client, std::int32_t x, std::int32_t y);
    TeehistorianWriter &finish();
    TeehistorianWriter &tickSkip(std::int32_t skippedTicks);
    TeehistorianWriter &playerNew(int client, std::int32_t x, std::int32_t y);
    TeehistorianWriter &playerOld(int client);
    TeehistorianWriter &inputDiff(int client, const InputNumbers &input);
    TeehistorianWriter &inputNew(int client, const InputNumbers &input);
    TeehistorianWriter &message(int client, std::span<const std::byte> payload);
    TeehistorianWriter &join(int client);
    TeehistorianWriter &drop(int client, std::string_view reason);
    TeehistorianWriter &command(int client, std::int32_t flags, std::string_view name,
                                std::span<const std::string_view> args);
    TeehistorianWriter &ex(const Uuid &uuid, std::span<const std::byte> payload);
    TeehistorianWriter &ex(const ExMessage &message);
    /// Bytes as they are.
    TeehistorianWriter &raw(std::span<const std::byte> bytes);

    [[nodiscard]] const std::vector<std::byte> &bytes() const { return m_bytes; }

private:
    void begin(RecordKind kind);
    void number(std::int32_t value);
    void text(std::string_view text);
    void sized(std::span<const std::byte> payload);

    std::vector<std::byte> m_bytes;
};

/// The payload of \a message, which must be of a known kind.
[[nodiscard]] std::vector<std::byte> encodeEx(const ExMessage &message);

} // namespace tickscope::teehistorian
