// SPDX-License-Identifier: GPL-3.0-or-later
//
// The preamble of a segmented recording, beside the segment of a small real one.

#include <cstdlib>

#include "core/formats/format.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/timeline/index_pass.h"

namespace tickscope {
std::unique_ptr<Format> makeFormat_hollowcube();
}

namespace {

using namespace tickscope;

class FuzzedFolder : public ByteSource
{
public:
    explicit FuzzedFolder(std::span<const std::byte> preamble)
        : m_preamble(memorySource({preamble.begin(), preamble.end()}, "preamble.dat"))
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
        static const auto segment = openFile(TICKSCOPE_TEST_DATA
                                             "/hollowcube/tiny-segmented/segment-000.dat");
        if (!segment)
            std::abort(); // the tests' own recordings are not there
        return name == "segment-000.dat" || name == "segment-001.dat" ? *segment : nullptr;
    }

private:
    Shared<ByteSource> m_preamble;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto format = makeFormat_hollowcube();
    const auto folder = std::make_shared<const FuzzedFolder>(std::as_bytes(std::span(data, size)));
    if (const auto read = hollowcube::readPreamble(*folder, {}))
        static_cast<void>(hollowcube::checkStrictly(*read, folder->size()));
    if (const auto recording = format->open(folder, {}))
        static_cast<void>(buildIndex(*recording, {}));
    return 0;
}
