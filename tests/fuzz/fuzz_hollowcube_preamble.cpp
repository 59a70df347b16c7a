// SPDX-License-Identifier: GPL-3.0-or-later
//
// The preamble of a segmented recording: the first two bytes say how long it is, what is
// left lies in both of its segments.

#include "core/formats/hollowcube/chunks/preamble.h"
#include "tests/fuzz/replay_fuzzing.h"

namespace {

using namespace tickscope;
using Bytes = std::vector<std::byte>;

class FuzzedFolder : public ByteSource
{
public:
    FuzzedFolder(Bytes preamble, Bytes segment)
        : m_preamble(memorySource(std::move(preamble), "preamble.dat"))
        , m_segment(std::move(segment))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_preamble->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        return m_preamble->readAt(offset, into, stop);
    }
    [[nodiscard]] std::string name() const override { return "preamble.dat"; }

protected:
    Result<Shared<ByteSource>> openSibling(const std::string &name, std::stop_token) const override
    {
        if (name == "segment-000.dat" || name == "segment-001.dat")
            return memorySource(m_segment, name);
        return nullptr;
    }

private:
    Shared<ByteSource> m_preamble;
    Bytes m_segment;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 2)
        return 0;
    const auto bytes = std::as_bytes(std::span(data + 2, size - 2));
    const std::size_t wanted = std::size_t{data[0]} << 8 | data[1];
    const auto preamble = bytes.first(std::min(wanted, bytes.size()));
    const auto segment = bytes.subspan(preamble.size());
    const auto folder = std::make_shared<const FuzzedFolder>(
        Bytes(preamble.begin(), preamble.end()), Bytes(segment.begin(), segment.end()));
    if (const auto read = hollowcube::readPreamble(*folder, {}))
        static_cast<void>(hollowcube::checkStrictly(*read, folder->size()));
    fuzzing::readReplay(folder);
    return 0;
}
