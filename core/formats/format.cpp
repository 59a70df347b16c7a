// SPDX-License-Identifier: MIT
#include "core/formats/format.h"
#include "core/formats/run_writer.h"

#include <cstdlib>
#include <mutex>
#include <utility>

namespace tickscope {

namespace {

struct ReportsPlace {
    std::mutex mutex;
    std::string folder;
};

ReportsPlace &reportsPlace()
{
    static ReportsPlace place;
    static const bool isBegun = [] {
        const char *named = std::getenv("TICKSCOPE_GAME_REPORTS");
        place.folder = named ? named : "";
        return true;
    }();
    (void)isBegun;
    return place;
}

} // namespace

std::unique_ptr<RunWriter> Format::makeRunWriter(const RunHead & /*head*/) const
{
    return nullptr;
}

std::string reportsFolder()
{
    ReportsPlace &place = reportsPlace();
    const std::lock_guard lock(place.mutex);
    return place.folder;
}

void setReportsFolder(std::string folder)
{
    ReportsPlace &place = reportsPlace();
    const std::lock_guard lock(place.mutex);
    place.folder = std::move(folder);
}

} // namespace tickscope
