// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/facts/fact_material.h"

namespace tickscope {

/// Looks at the ticks as they come: gaps between them, and time that runs backwards.
class TickTracker
{
public:
    /// \param time  of the recording; outlives this.
    explicit TickTracker(const TimeBase &time)
        : m_time(time)
    {
    }

    void take(Tick tick);
    void finish(FactMaterial &material);

private:
    const TimeBase &m_time;
    std::optional<Tick> m_last;
    FilePlaces m_gaps;
    FilePlaces m_backwards;
};

/// What index, header and map say of the file, by figure.
void checkFile(const FactSource &source, FactMaterial &material);

} // namespace tickscope
