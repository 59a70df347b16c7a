// SPDX-License-Identifier: MIT
#include "core/formats/format.h"
#include "core/formats/run_writer.h"
#include "core/model/recording_info.h"

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

bool knowsEvents(const Format &format, const RecordingInfo &info, std::string_view kind)
{
    const auto isPartial = [&info](const EventKind &held) {
        return std::ranges::find(info.partialKinds, &held) != info.partialKinds.end();
    };
    return std::ranges::any_of(format.eventForms(), [&](const EventForm *form) {
        return form->kind->id == kind && !isPartial(*form->kind);
    });
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
