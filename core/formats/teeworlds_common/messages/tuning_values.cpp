// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/tuning_values.h"

#include <algorithm>

namespace tickscope::teeworlds {

bool TuningValues::setRecorded(std::string_view name, std::int32_t recorded)
{
    const auto found = std::ranges::find(TuningNames, name);
    if (found == TuningNames.end())
        return false;
    setRecorded(static_cast<Tune>(found - TuningNames.begin()), recorded);
    return true;
}

bool TuningValues::set(std::string_view name, float value)
{
    // The game keeps hundredths; what does not fit is no number that a person means.
    constexpr float Most = 20'000'000;
    if (!(value > -Most && value < Most))
        return false;
    return setRecorded(name, static_cast<std::int32_t>(value * 100.0F));
}

} // namespace tickscope::teeworlds
