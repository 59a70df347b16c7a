// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_reader.h"

#include <algorithm>
#include <string>

#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/formats/teeworlds_common/limits.h"

namespace tickscope::teeworlds {

namespace {

tl::unexpected<Error> fieldFailure(ErrorCode code, FaultKind kind, const MessageField &field,
                                   std::uint64_t offset)
{
    return failure(code, {kind, field.name}, offset);
}

std::string_view withoutLeadingSpace(std::string_view text)
{
    const auto start = text.find_first_not_of(" \t\r\n");
    return start == std::string_view::npos ? std::string_view() : text.substr(start);
}

/// Servers take these in any encoding, and show nothing where it is another; of a message that is
/// not read for it the name would be missing. Compared with servers 16.4.
bool isTakenAnyhow(const MessageField &field)
{
    return field.name == "Clan" || field.name.starts_with("Skin");
}

} // namespace

Result<std::int32_t> MessageReader::readInt(const MessageField &field)
{
    const DecodedVarint decoded = decodeVarint(rest());
    if (decoded.length == 0)
        return fieldFailure(ErrorCode::Truncated, faults::MessageFieldCut, field, fileOffset());
    if (decoded.value < field.minimum || decoded.value > field.maximum)
        return fieldFailure(ErrorCode::Damaged, Fault::tr("message field %1 is out of range"),
                            field, fileOffset());
    m_position += decoded.length;
    return decoded.value;
}

Result<std::string_view> MessageReader::readText(const MessageField &field)
{
    const auto bytes = rest();
    const auto end = std::ranges::find(bytes, std::byte{0});
    if (end == bytes.end())
        return fieldFailure(ErrorCode::Truncated, faults::MessageFieldCut, field, fileOffset());
    const auto size = static_cast<std::size_t>(end - bytes.begin());
    const std::string_view text(reinterpret_cast<const char *>(bytes.data()), size);
    const bool isGood = isUtf8(text);
    if (!isGood && !isTakenAnyhow(field))
        return fieldFailure(ErrorCode::Damaged, Fault::tr("message field %1 is no UTF-8"), field,
                            fileOffset());
    m_position += size + 1;
    if (!isGood)
        return std::string_view();
    return field.leadingSpace == LeadingSpace::Cut ? withoutLeadingSpace(text) : text;
}

Result<void> MessageReader::readSlowly(std::vector<Value> &values, const MessageField &field)
{
    if (field.fallback && atEnd()) {
        values.emplace_back(std::int64_t{*field.fallback});
        return {};
    }
    if (field.kind == MessageFieldKind::Text) {
        TRY_ASSIGN(const auto text, readText(field));
        values.emplace_back(std::string(text));
        return {};
    }
    TRY_ASSIGN(const auto number, readInt(field));
    values.emplace_back(std::int64_t{number});
    return {};
}

} // namespace tickscope::teeworlds
