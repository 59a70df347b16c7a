// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/opened_file.h"

#include "core/formats/format_registry.h"

namespace tickscope::bench {

Result<OpenedFile> openOutlined(const std::string &path)
{
    static const FormatRegistry formats = [] {
        FormatRegistry filled;
        registerAllFormats(filled);
        return filled;
    }();
    const auto source = openFile(path);
    if (!source)
        return tl::unexpected(source.error());
    auto recording = formats.open(*source, {});
    if (!recording)
        return tl::unexpected(recording.error());
    auto outline = (*recording)->outline({});
    if (!outline)
        return tl::unexpected(outline.error());
    return OpenedFile{std::move(*recording), std::make_shared<const Outline>(std::move(*outline))};
}

} // namespace tickscope::bench
