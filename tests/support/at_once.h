// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/analysis/event_lines.h"
#include "core/analysis/series/series_reader.h"
#include "core/base/try.h"
#include "core/facts/figures.h"
#include "core/timeline/shared_pass.h"

/// What the program reads part by part, for tests that want all of it.
namespace tickscope {

inline Result<EventLines> selectEvents(const Index &index, const EventQuery &query,
                                       const std::stop_token &stop)
{
    return EventSelection(query).linesOf(std::make_shared<const Index>(index), stop);
}

inline Result<Shared<SeriesSet>> readSeries(const Shared<Recording> &recording, const Index &index,
                                            std::vector<SeriesKey> keys, std::stop_token stop)
{
    const auto reader = std::make_shared<SeriesReader>(std::move(keys));
    return readAlone(reader, reader->startIn(recording, index), std::move(stop));
}

/// All figures of one player.
inline Result<std::vector<Figure>> computeFigures(const FactSource &source, int player,
                                                  std::stop_token stop)
{
    TRY_ASSIGN(const auto material, readFactMaterial(source, std::move(stop)));
    return figuresOf(*material, player);
}

} // namespace tickscope
