// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>

#include "core/formats/format_registry.h"
#include "core/library/library_store.h"
#include "core/model/recording_info.h"

/// Reads what the library keeps of a recording. Takes as long as the file is; any thread.
namespace tickscope::library {

/// What one recording adds to the library at most.
inline constexpr qsizetype MostChat = 1 << 20; ///< Characters; a day on a busy server.
inline constexpr qsizetype MostPlayers = 4096; ///< Names.
inline constexpr qsizetype LongestName = 256;  ///< Characters of a name, a map, a line of chat.
inline constexpr std::size_t MostRuns = 10'000;
inline constexpr std::size_t MostMarkers = 1'000'000;

/// What tells the map or world of a recording from all others: "world 42", "sha256 31aa…", else the
/// name of the map; empty where it has none. Runs with the same key can be compared.
[[nodiscard]] QString worldKeyOf(const RecordingInfo &info);

/// What is read of a recording, one after the other.
enum class FactPart : std::uint8_t { File, Container, Key, Players, Chat, Runs, Content };

/// Says of a part whether it is to be read.
using PartAsker = std::function<bool(FactPart)>;
inline bool everyPart(FactPart /*part*/)
{
    return true;
}

/// Errors: those of opening and of the outline.
[[nodiscard]] Result<QuickFacts> readQuickFacts(const FormatRegistry &formats, const QString &path,
                                                const std::stop_token &stop,
                                                const PartAsker &isWanted);

/// The same of no more than the head of a recording on a server, which \a head has. Unknown are
/// damage, and what follows from all of it.
/// Errors: those of opening.
[[nodiscard]] Result<QuickFacts> readHeadFacts(const FormatRegistry &formats,
                                               const Shared<ByteSource> &head,
                                               const std::stop_token &stop);

/// One pass over all of it. What is a secret is never read, and a line that begins as a command
/// does is left out: it may be one that was mistyped. Runs are those with the map, where there is
/// one and it decides them.
/// \param mapPlaces  as of findMap().
/// Errors: those of opening, Io, Cancelled.
[[nodiscard]] Result<WholeFacts> readWholeFacts(const FormatRegistry &formats, const QString &path,
                                                Whispers whispers, const std::stop_token &stop,
                                                const PartAsker &isWanted = everyPart,
                                                const std::vector<std::string> &mapPlaces = {});

/// SHA-256 of the content of the recording at \a path; empty where there is none.
/// Errors: those of opening, Io, Cancelled.
[[nodiscard]] Result<QString> readContentHash(const FormatRegistry &formats, const QString &path,
                                              const std::stop_token &stop);

} // namespace tickscope::library
