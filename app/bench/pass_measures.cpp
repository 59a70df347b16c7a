// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures.h"
#include "core/formats/format_registry.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"

namespace tickscope::bench {

namespace {

/// Wants everything and keeps nothing.
class NullSink : public PassSink
{
public:
    void eventFound(const Event &) override {}
    void damageFound(const Damage &) override {}
    void playerChanged(const PlayerChange &) override {}
    void tickEnded(Tick, const WorldState &) override {}
};

Result<void> walk(const OpenedFile &file, PassSink *sink)
{
    Walker walker(file.recording, file.outline->seekPoints);
    for (;;) {
        const auto stepped = walker.step(sink, {});
        if (!stepped)
            return tl::unexpected(stepped.error());
        if (*stepped != Step::Done)
            return {};
    }
}

} // namespace

Result<PassTimes> measurePasses(const std::string &path)
{
    const auto file = openOutlined(path);
    if (!file)
        return tl::unexpected(file.error());
    const auto open = bestOf([&] { return openOutlined(path).map([](const auto &) {}); });
    if (!open)
        return tl::unexpected(open.error());
    const auto states = bestOf([&] { return walk(*file, nullptr); });
    if (!states)
        return tl::unexpected(states.error());
    NullSink sink;
    const auto all = bestOf([&] { return walk(*file, &sink); });
    if (!all)
        return tl::unexpected(all.error());
    const auto index = bestOf(
        [&] { return buildIndex(file->recording, {}).map([](const auto &) {}); });
    if (!index)
        return tl::unexpected(index.error());
    return PassTimes{file->recording->info().format, *open, *states, *all, *index};
}

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
