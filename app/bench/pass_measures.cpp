// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures.h"
#include "core/base/try.h"
#include "core/formats/format_registry.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"

namespace tickscope::bench {

namespace {

Result<void> walk(const OpenedFile &file, PassSink *sink)
{
    Walker walker(file.recording, file.outline->seekPoints);
    for (;;) {
        TRY_ASSIGN(const auto stepped, walker.step(sink, {}));
        if (stepped != Step::Done)
            return {};
    }
}

} // namespace

Result<PassTimes> measurePasses(const std::string &path)
{
    TRY_ASSIGN(const auto file, openOutlined(path));
    const auto open = bestOf([&] { return openOutlined(path).map([](const auto &) {}); });
    if (!open)
        return tl::unexpected(open.error());
    const auto states = bestOf([&] { return walk(file, nullptr); });
    if (!states)
        return tl::unexpected(states.error());
    PassSink sink;
    const auto all = bestOf([&] { return walk(file, &sink); });
    if (!all)
        return tl::unexpected(all.error());
    const auto index = bestOf(
        [&] { return buildIndex(file.recording, {}).map([](const auto &) {}); });
    if (!index)
        return tl::unexpected(index.error());
    return PassTimes{file.recording->info().format, *open, *states, *all, *index};
}

Result<OpenedFile> openOutlined(const std::string &path)
{
    TRY_ASSIGN(const auto source, openFile(path));
    TRY_ASSIGN(auto recording, allFormats().open(source, {}));
    TRY_ASSIGN(auto outline, recording->outline({}));
    return OpenedFile{std::move(recording), std::make_shared<const Outline>(std::move(outline))};
}

} // namespace tickscope::bench
