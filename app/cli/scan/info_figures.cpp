// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/info_figures.h"

#include <algorithm>

#include "app/cli/input/chosen_events.h"
#include "app/cli/input/options.h"
#include "core/export/text/json_row.h"
#include "core/facts/figures.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"

namespace tickscope::cli {

namespace {

constexpr std::string_view CountPrefix = "counts.";
constexpr std::string_view EventPrefix = "events.";

double seconds(Time time)
{
    return std::chrono::duration<double>(time).count();
}

using Number = std::optional<double>;

Number figureOf(auto value)
{
    return static_cast<double>(value);
}

constexpr InfoFigure Figures[]{
    {"byte_size", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) { return figureOf(opened.byteSize); }},
    {"duration_seconds", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) {
         return figureOf(opened.ticks().isEmpty() ? 0.0 : seconds(opened.time().length()));
     }},
    {"tick_rate", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) {
         const double rate = opened.info().tickRate;
         return rate > 0 ? Number(rate) : std::nullopt;
     }},
    {"first_tick", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) {
         const TickRange ticks = opened.ticks();
         return ticks.isEmpty() ? std::nullopt : figureOf(ticks.first.value);
     }},
    {"last_tick", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) {
         const TickRange ticks = opened.ticks();
         return ticks.isEmpty() ? std::nullopt : figureOf(ticks.last.value);
     }},
    {"tick_count", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) {
         const TickRange ticks = opened.ticks();
         return figureOf(ticks.isEmpty() ? 0 : ticks.last - ticks.first + 1);
     }},
    {"markers", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) {
         return figureOf(
             std::ranges::count_if(opened.info().markers, [&opened](const RecordedMarker &marker) {
                 return opened.ticks().contains(marker.tick);
             }));
     }},
    {"seek_points", FigureSource::Outline,
     [](const OpenedRecording &opened, const Index &) {
         const auto checked = withClaimsChecked(opened);
         return checked ? figureOf(checked->outline->seekPoints.size()) : std::nullopt;
     }},
    {"recorded_ticks", FigureSource::Index,
     [](const OpenedRecording &, const Index &index) {
         return figureOf(index.tickTally().recorded);
     }},
    {"lost_ticks", FigureSource::Index,
     [](const OpenedRecording &, const Index &index) { return figureOf(index.tickTally().lost); }},
    {"players", FigureSource::Index,
     [](const OpenedRecording &opened, const Index &index) {
         return opened.info().unread ? std::nullopt : figureOf(index.players().personCount());
     }},
    {"entities", FigureSource::Index,
     [](const OpenedRecording &opened, const Index &index) {
         double all = 0;
         for (const auto &[type, count] : index.entityCounts())
             all += static_cast<double>(count);
         return opened.info().unread ? std::nullopt : Number(all);
     }},
    {"damage", FigureSource::Index,
     [](const OpenedRecording &, const Index &index) { return figureOf(index.damage().size()); }},
};

/// The JSON path of a count: "group/name" is in an object of its own there.
std::string countFigure(const std::string &name)
{
    std::string path = std::string(CountPrefix) + name;
    if (const auto slash = path.find('/'); slash != std::string::npos)
        path[slash] = '.';
    return path;
}

/// Whether recordings of \a format can have such a count.
bool hasCount(const Format &format, std::string_view figure)
{
    return std::ranges::any_of(format.countNames(), [figure](const std::string &name) {
        const std::string known = countFigure(name);
        const bool isGroup = name.ends_with('/');
        return isGroup ? figure.size() > known.size() && figure.starts_with(known)
                       : figure == known;
    });
}

Result<FigureSource> checkCount(std::string_view figure)
{
    const auto &formats = allFormats().formats();
    if (std::ranges::any_of(formats,
                            [figure](const auto &format) { return hasCount(*format, figure); }))
        return FigureSource::Index;
    std::vector<std::string> names;
    for (const auto &format : formats) {
        for (const std::string &name : format->countNames())
            names.push_back(countFigure(name));
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    return badInput({Fault::tr("--when: no format has \"%1\"; the closest is \"%2\""),
                     std::string(figure), std::string(nearestWord(std::string(figure), known))});
}

std::optional<double> countNamed(std::string_view figure, const OpenedRecording &opened,
                                 const Index &index)
{
    if (!hasCount(opened.format(), figure))
        return {};
    for (const auto &[name, count] : index.counts()) {
        if (countFigure(name) == figure)
            return static_cast<double>(count);
    }
    const RecordingInfo &info = opened.info();
    const auto isOfGroup = [figure](const std::string &group) {
        return figure.starts_with(countFigure(group + '/'));
    };
    if (info.unread && std::ranges::any_of(info.decodedCounts, isOfGroup))
        return {};
    return 0.0;
}

std::optional<double> eventsOfKind(std::string_view kind, const OpenedRecording &opened,
                                   const Index &index)
{
    if (!knowsEvents(opened.format(), opened.info(), kind))
        return {};
    for (const auto &[known, count] : index.kindCounts()) {
        if (known->id == kind)
            return static_cast<double>(count);
    }
    return 0;
}

} // namespace

std::span<const InfoFigure> infoFigures()
{
    return Figures;
}

Result<FigureSource> figureSource(std::string_view name)
{
    if (name.starts_with(CountPrefix) && name.size() > CountPrefix.size())
        return checkCount(name);
    if (name.starts_with(EventPrefix)) {
        const std::string kind(name.substr(EventPrefix.size()));
        return checkKind(kind).map([] { return FigureSource::Index; });
    }
    const auto found = std::ranges::find(infoFigures(), name, &InfoFigure::name);
    if (found != infoFigures().end())
        return found->source;
    // "Hook.regular_intervals" is that of a single input.
    const auto point = name.rfind('.');
    const bool hasPart = point != std::string_view::npos && point > 0;
    if (findFigureKind(hasPart ? name.substr(point + 1) : name))
        return FigureSource::Facts;
    std::vector<std::string_view> known;
    for (const InfoFigure &figure : infoFigures())
        known.push_back(figure.name);
    for (const FigureKind &kind : figureKinds())
        known.push_back(kind.id);
    return badInput({Fault::tr("--when: there is no figure \"%1\"; the closest is \"%2\" (also "
                               "counts.NAME and events.KIND)"),
                     std::string(name), std::string(nearestWord(std::string(name), known))});
}

std::optional<double> infoFigure(std::string_view name, const OpenedRecording &opened,
                                 const Index &index)
{
    if (name.starts_with(CountPrefix))
        return countNamed(name, opened, index);
    if (name.starts_with(EventPrefix))
        return eventsOfKind(name.substr(EventPrefix.size()), opened, index);
    const auto found = std::ranges::find(infoFigures(), name, &InfoFigure::name);
    return found == infoFigures().end() ? std::nullopt : found->value(opened, index);
}

std::string figuresJson(const OpenedRecording &opened, const Index &index)
{
    JsonRow row;
    for (const InfoFigure &figure : infoFigures()) {
        row.insertNumber(figure.name, figure.value(opened, index));
    }
    for (const auto &[name, count] : index.counts()) {
        if (count != 0)
            row.insert(countFigure(name), count);
    }
    for (const auto &[kind, count] : index.kindCounts()) {
        if (count != 0)
            row.insert(std::string(EventPrefix) + std::string(kind->id), count);
    }
    return row.finish();
}

} // namespace tickscope::cli
