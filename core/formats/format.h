// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/event/event_form.h"

namespace tickscope {

class ByteSource;
class NoteWriter;
class Recording;
struct RecordingInfo;
struct RunHead;
class RunWriter;

/// What the format.json of a format says. The build makes `FormatInfo_<id>` of each, in the
/// header "format_info/<id>.h". Static storage.
struct FormatInfo {
    std::string_view id = {};          ///< The folder's name.
    std::string_view name = {};        ///< For people: "Teeworlds / DDNet demo".
    std::string_view description = {}; ///< English, half a sentence.
    /// Suffixes without dot, for dialogs; content decides, never the name alone.
    std::span<const std::string_view> extensions = {};
    std::string_view mimeType = {};
    std::span<const std::string_view> capabilities = {}; ///< English words: "world", "players".
    /// World units within which a player can do something to another by hand; 0 when not known.
    double playerReach = 0;
    /// World units by which the recorded place of a player sinks or rises by crouching.
    double playerCrouch = 0;
};

/// What recordings of a format say otherwise than others of the same session, though nothing is
/// wrong with either. Static storage.
struct Comparability {
    /// Fields of items, "TYPE FIELD", that hang on whose eyes a recording has; 0 where those do
    /// not learn them.
    std::span<const std::string_view> viewerFields = {};
    /// Items and fields, "TYPE" or "TYPE FIELD", that only stand in for what is not known, or are
    /// its recorder's own.
    std::span<const std::string_view> ownFields = {};
    /// Fields, "TYPE FIELD", that another version of the game counts or cuts otherwise: one whose
    /// items of the type have other fields beside it.
    std::span<const std::string_view> versionFields = {};
    /// Kinds of events that other formats have of something else.
    std::span<const std::string_view> ownKinds = {};
    /// Names of forms of events that follow from what the recording held before, so that one that
    /// begins later lacks some of them.
    std::span<const std::string_view> followingForms = {};
    /// A recording has all that happened in its session, in view of anybody or not.
    bool isWhole = false;
    /// Places of players may be those of earlier ticks, from which a Motion that predicts moves on.
    bool hasOlderPlaces = false;
};

/// Answer to "is this file yours?". Not mine is no error.
enum class Probe { No, Maybe, Certain };

/// Certain where \a head begins with \a magic.
/// \param behind  bytes that there are behind it at the least.
[[nodiscard]] inline Probe probeMagic(std::span<const std::byte> head,
                                      std::span<const std::byte> magic, std::size_t behind = 1)
{
    const bool fits = head.size() >= magic.size() + behind
                      && std::ranges::equal(head.first(magic.size()), magic);
    return fits ? Probe::Certain : Probe::No;
}

/// What a folder under core/formats/ offers. Immutable; any thread.
///
/// Each folder NAME with a format.json defines `std::unique_ptr<Format>
/// makeFormat_NAME()`, which the build collects into registerAllFormats().
class Format
{
public:
    virtual ~Format() = default;

    /// What its format.json says: `return FormatInfo_NAME`, of "format_info/NAME.h".
    [[nodiscard]] virtual const FormatInfo &info() const = 0;

    /// Name of the file with which a recording of several files is opened when its folder
    /// is named; empty when recordings are one file.
    [[nodiscard]] virtual std::string_view entryFile() const { return {}; }

    /// What the events of its recordings can be, forms and kinds of its own among them. Static
    /// storage.
    [[nodiscard]] virtual EventForms eventForms() const { return {}; }

    /// Names that Outline::counts and PassSink::counted() can have in its recordings. One that ends
    /// in a slash stands for any name behind it.
    [[nodiscard]] virtual std::vector<std::string> countNames() const { return {}; }

    [[nodiscard]] virtual Comparability comparability() const { return {}; }

    /// Client ID of the player whose recording \a state is of; NoClient for a server's, and where
    /// that is unknown.
    [[nodiscard]] virtual int recorderIn(const WorldState & /*state*/) const { return NoClient; }

    /// \param head  the first bytes of the file, ProbeBytes or all of a shorter one.
    [[nodiscard]] virtual Probe probe(std::span<const std::byte> head,
                                      std::string_view name) const = 0;

    /// Reads headers only. \a source may be any file of the recording that probe()
    /// claimed; the others are its siblings. Errors: Unsupported for a version that is
    /// not read.
    virtual Result<Shared<Recording>> open(Shared<ByteSource> source,
                                           std::stop_token stop) const = 0;

    /// For formats whose files are runs that a game races against; null for others.
    /// \param head  of a run in a recording of whatever format; what it borrows must live longer.
    [[nodiscard]] virtual std::unique_ptr<RunWriter> makeRunWriter(const RunHead &head) const;

    /// For formats whose files can hold what is said of them; null for others. Static storage.
    [[nodiscard]] virtual const NoteWriter *noteWriter() const { return nullptr; }
};

/// Whether a recording of \a format tells how many events of \a kind there were, with none of them
/// as an answer.
[[nodiscard]] bool knowsEvents(const Format &format, const RecordingInfo &info,
                               std::string_view kind);

/// Bytes that every probe gets to see.
inline constexpr std::size_t ProbeBytes = 4096;

/// The folder in which the user keeps what games report of their own numbers; empty: none. At
/// first what TICKSCOPE_GAME_REPORTS says. What lies in it is up to the formats. Any thread.
[[nodiscard]] std::string reportsFolder();
/// Holds for what is read afterwards.
void setReportsFolder(std::string folder);

} // namespace tickscope
