// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "core/formats/format_registry.h"
#include "core/library/recording_facts.h"

namespace tickscope {
struct WrittenOutline;
} // namespace tickscope

/// What a scan or a window wants to know of one recording, as values that can go from one process
/// to another.
namespace tickscope::library {

struct IndexGrowth;

/// What stands between a recording and the rest of the machine while it is read.
enum class Confinement : std::uint8_t {
    Whole,
    WithoutLandlock, ///< The filter of system calls alone.
    None,
};

enum class ReadingKind : std::uint8_t {
    Quick, ///< readQuickFacts()
    Whole, ///< readWholeFacts()
    Hash,  ///< readContentHash()
    Index, ///< All that a pass finds, part by part.
};

struct ReadingOrder {
    ReadingKind kind = ReadingKind::Quick;
    std::string path = {};
    Whispers whispers = Whispers::LeftOut;
    /// In which findMap() looks, too, for what only the map decides. Of ReadingKind::Whole.
    std::vector<std::string> mapPlaces = {};
    std::optional<FactPart> without = {}; ///< Has ended a process that read it.
    std::optional<Tick> withoutTick = {}; ///< The same in a pass.
    Shared<WrittenOutline> outline = {};  ///< Of ReadingKind::Index.
};

/// Where a reading is: at a part, and in a pass at a tick of it.
struct ReadingPlace {
    FactPart part = FactPart::File;
    Tick tick = {};
};

/// What came of an order.
struct Reading {
    bool isRead = false;
    ErrorCode code = ErrorCode::Damaged; ///< Where it is not.
    QByteArray problem = {};             ///< As addFault() packs it; also where a part is missing.
    QuickFacts quick = {};
    WholeFacts whole = {}; ///< Of a hash alone the hash.
};

[[nodiscard]] QByteArray packed(const Fault &fault);

/// Hears of each place of an order before it is read.
using PlaceListener = std::function<void(const ReadingOrder &, const ReadingPlace &)>;

/// Who wants to know how a reading goes.
struct ReadingListener {
    PlaceListener comes = {};
    /// Of ReadingKind::Index. False: no more is wanted.
    std::function<bool(IndexGrowth &&)> grown = {};
};

/// Reads in this process. A file that is too much for us is a bad one.
[[nodiscard]] Reading readRecording(const FormatRegistry &formats, const ReadingOrder &order,
                                    const ReadingListener &listener, const std::stop_token &stop);

} // namespace tickscope::library
