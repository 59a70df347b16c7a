// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>

#include "core/formats/teeworlds_demo/demo_chunk.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/io/byte_window.h"
#include "core/model/recording.h"

namespace tickscope::teeworlds {

/// How the tick markers of a demo are written. Version 4 files of February and March
/// 2015 have the form of version 5; this looks at the first of them.
/// Source: teeworlds-demo.md, section 3.2.
Result<TickForm> detectTickForm(const Shared<ByteSource> &source, const DemoHeader &header,
                                std::stop_token stop);

/// Walks the chunk headers of a demo: keyframes, ticks, counts; and checks the map in it.
///
/// A place where the chain of chunks is broken ends the walk up to the next keyframe
/// that stands behind it beyond doubt (its snapshot decodes and fits). Errors: Io,
/// Cancelled. Without any keyframe the outline is empty but for the damage.
/// \param earlier  as in Recording::outlineSince(), or null.
Result<Outline> outlineDemo(const Shared<ByteSource> &source, const DemoHeader &header,
                            TickForm form, const Outline *earlier, std::stop_token stop);

/// What such a walk remembered and wrote down. Errors: Damaged.
[[nodiscard]] Result<Shared<OutlineMemory>> demoWalk(std::span<const std::byte> bytes);

} // namespace tickscope::teeworlds
