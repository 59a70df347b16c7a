// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>

#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/model/damage.h"

namespace tickscope::teeworlds {

/// What is wrong with the map in a demo; nothing when it is the one that the header states, when
/// there is none, or when the file ends inside it. Errors: Io, Cancelled.
Result<std::optional<Damage>> checkEmbeddedMap(const ByteSource &source, const DemoHeader &header,
                                               std::stop_token stop);

/// Whether \a damage, of checkEmbeddedMap(), says that the map has another hash.
[[nodiscard]] bool tellsAnotherHash(const Damage &damage);

} // namespace tickscope::teeworlds
