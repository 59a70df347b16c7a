// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/opened_recording.h"

#include <cmath>
#include <cstdio>

#include <unistd.h>

#include "core/formats/format_registry.h"
#include "core/playback/time_command.h"
#include "core/timeline/index_pass.h"

namespace tickscope::cli {

namespace {

/// Ticks between two looks at the terminal.
constexpr std::size_t TicksAtOnce = 50'000;

/// Damage entries that are told one by one; the rest is counted.
constexpr std::size_t ToldDamage = 10;

const FormatRegistry &registry()
{
    static const FormatRegistry formats = [] {
        FormatRegistry filled;
        registerAllFormats(filled);
        return filled;
    }();
    return formats;
}

std::string rangeText(const OpenedRecording &opened)
{
    const TickRange ticks = opened.ticks();
    if (ticks.isEmpty())
        return "the recording has no ticks";
    return "the recording has ticks " + std::to_string(ticks.first.value) + " to "
           + std::to_string(ticks.last.value) + " (00:00.00 to " + clockText(opened.time().length())
           + ')';
}

/// A line on the terminal that is written over and wiped at the end.
class Progress
{
public:
    Progress(std::string name, bool isQuiet)
        : m_name(std::move(name))
        , m_isShown(!isQuiet && ::isatty(STDERR_FILENO) == 1)
    {
    }
    ~Progress()
    {
        if (m_isStarted)
            std::fputs("\r\033[K", stderr);
    }
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    void show(Tick tick, TickRange ticks)
    {
        if (!m_isShown || ticks.isEmpty())
            return;
        const double done = static_cast<double>(tick - ticks.first + 1)
                            / static_cast<double>(ticks.last - ticks.first + 1);
        std::fprintf(stderr, "\rreading %s: %3.0f %%", m_name.c_str(),
                     100.0 * std::clamp(done, 0.0, 1.0));
        m_isStarted = true;
    }

private:
    std::string m_name;
    bool m_isShown;
    bool m_isStarted = false;
};

} // namespace

Result<OpenedRecording> openRecording(const Task &task)
{
    const auto source = openNamed(task.address, task.http, {});
    if (!source)
        return tl::unexpected(source.error());
    auto recording = registry().open(*source, {});
    if (!recording)
        return tl::unexpected(recording.error());
    auto outline = (*recording)->outline({});
    if (!outline)
        return tl::unexpected(outline.error());
    return OpenedRecording{task.file, std::move(*recording),
                           std::make_shared<const Outline>(std::move(*outline))};
}

Result<Shared<Index>> readIndex(const OpenedRecording &opened, const Arguments &arguments)
{
    Progress progress(opened.name, arguments.isQuiet());
    IndexPass pass(opened.recording, opened.outline);
    while (!pass.atEnd()) {
        auto index = pass.advance(TicksAtOnce, {});
        if (!index)
            return tl::unexpected(index.error());
        progress.show((*index)->indexedTo(), opened.ticks());
    }
    return pass.index();
}

std::optional<FoundMap> mapFor(const OpenedRecording &opened, const Arguments &arguments)
{
    auto found = findMap(*opened.recording, opened.name, arguments.values("--maps"), {});
    if (found)
        return std::move(*found);
    if (opened.info().map && !arguments.isQuiet())
        complain(opened.name + ": no map: " + found.error().what);
    return {};
}

Result<TickRange> chosenTicks(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto from = arguments.integer("--from");
    if (!from)
        return tl::unexpected(from.error());
    const auto to = arguments.integer("--to");
    if (!to)
        return tl::unexpected(to.error());
    const TickRange all = opened.ticks();
    const TickRange asked{{from->value_or(all.first.value)}, {to->value_or(all.last.value)}};
    const TickRange chosen{std::max(asked.first, all.first), std::min(asked.last, all.last)};
    const bool isRestricted = from->has_value() || to->has_value();
    if (isRestricted && chosen.isEmpty())
        return failure(ErrorCode::OutOfRange,
                       "no ticks between --from and --to; " + rangeText(opened));
    return chosen;
}

Result<Moment> chosenMoment(const OpenedRecording &opened, const Arguments &arguments,
                            Fractions fractions)
{
    if (arguments.has("--tick") == arguments.has("--at"))
        return failure(ErrorCode::Damaged, "say either --tick T or --at TIME");
    const TickRange ticks = opened.ticks();
    if (const auto text = arguments.value("--at")) {
        const auto time = parseTime(*text);
        if (!time)
            return failure(ErrorCode::Damaged, "--at: " + time.error().what);
        if (ticks.isEmpty() || *time > opened.time().length())
            return failure(ErrorCode::OutOfRange, "no such time; " + rangeText(opened));
        return Moment{opened.time().tickAt(*time), opened.time().positionAt(*time)};
    }
    const auto real = arguments.real("--tick");
    if (!real)
        return tl::unexpected(real.error());
    if (fractions == Fractions::Refused) {
        const auto whole = arguments.integer("--tick");
        if (!whole)
            return tl::unexpected(whole.error());
        if (!ticks.contains({**whole}))
            return failure(ErrorCode::OutOfRange, "no such tick; " + rangeText(opened));
        return Moment{{**whole}, static_cast<double>(**whole)};
    }
    const double position = **real;
    if (ticks.isEmpty() || position < static_cast<double>(ticks.first.value)
        || position > static_cast<double>(ticks.last.value))
        return failure(ErrorCode::OutOfRange, "no such tick; " + rangeText(opened));
    return Moment{{static_cast<std::int64_t>(std::floor(position))}, position};
}

std::vector<Damage> mapDamage(const OpenedRecording &opened)
{
    const auto &map = opened.info().map;
    if (!map || !map->isEmbedded)
        return {};
    auto file = opened.recording->embeddedMapFile({});
    const auto content = file ? opened.recording->readMap(std::move(*file))
                              : Result<Shared<MapContent>>(tl::unexpected(file.error()));
    if (content || content.error().code == ErrorCode::UnknownFormat)
        return {};
    const Error &error = content.error();
    return {{opened.time().ticks().first, map->offset, map->size, error.code,
             "embedded map: " + error.what, 0}};
}

void reportDamage(const OpenedRecording &opened, const std::vector<Damage> &damage,
                  const Arguments &arguments)
{
    if (arguments.isQuiet())
        return;
    for (std::size_t i = 0; i < damage.size() && i < ToldDamage; ++i) {
        complain(opened.name + ": damaged at byte " + std::to_string(damage[i].byte) + ", tick "
                 + std::to_string(damage[i].tick.value) + ": " + damage[i].what);
    }
    if (damage.size() > ToldDamage) {
        complain(opened.name + ": and " + std::to_string(damage.size() - ToldDamage)
                 + " more damaged places; verify lists them");
    }
}

} // namespace tickscope::cli
