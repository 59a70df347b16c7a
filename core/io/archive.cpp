// SPDX-License-Identifier: MIT
#include "core/io/archive.h"

#include "core/base/hash.h"

namespace tickscope {

void appendChecksum(std::vector<std::byte> &bytes)
{
    const Sha256Digest digest = sha256Of(bytes);
    bytes.insert(bytes.end(), digest.begin(), digest.end());
}

Result<std::span<const std::byte>> checkedContent(std::span<const std::byte> bytes)
{
    constexpr std::size_t ChecksumBytes = std::tuple_size_v<Sha256Digest>;
    if (bytes.size() < ChecksumBytes)
        return failure(ErrorCode::Damaged, Fault::tr("a checkpoint without checksum"));
    const auto content = bytes.first(bytes.size() - ChecksumBytes);
    const Sha256Digest digest = sha256Of(content);
    if (!std::ranges::equal(digest, bytes.subspan(content.size())))
        return failure(ErrorCode::Damaged, Fault::tr("a checkpoint with a wrong checksum"));
    return content;
}

} // namespace tickscope
