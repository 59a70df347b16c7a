// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/model/pass_sink.h"

namespace tickscope::teehistorian {

/// Emits what a hand did, by the difference of the input in \a record to the one that its client
/// has in \a clients, and reports presses for the tape. The client ID must be valid.
void emitInput(const ClientTable &clients, const Record &record, Tick tick, PassSink &sink);

/// Presses from one value of a counter to the next, of which only the low 6 bits count:
/// it goes one on with each press and each release, so odd means held.
/// Source: teehistorian.md, section 5.
struct CounterSteps {
    int presses = 0;
    int releases = 0;
};
[[nodiscard]] CounterSteps stepsBetween(std::int32_t before, std::int32_t after);

} // namespace tickscope::teehistorian
