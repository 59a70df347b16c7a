// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/finders/map_finder.h"
#include "core/base/fault.h"
#include "core/facts/statistics.h"
#include "core/timeline/index.h"

/// Figures about inputs, timing, aim, movement and the file, which help a person to decide; none of
/// them is a verdict. They rest on what is recorded, or follows exactly from the recording and its
/// map; what is only a guess is counted apart.
namespace tickscope {

struct FactMaterial;

/// What the value of a figure is.
enum class FigureForm : std::uint8_t {
    Share,   ///< From 0 to 1, of the samples; its interval is Wilson's.
    Median,  ///< Of the samples; its interval is that of order statistics.
    Count,   ///< Of places, among so many samples that were looked at; it has no interval.
    Longest, ///< Of the samples; its bars are those of everybody else, and it has no interval.
};

enum class FigureUnit : std::uint8_t { Share, Ticks, Milliseconds, Degrees, Changes, Places };

/// What is known of a figure for every player and recording. Texts are English, translated in the
/// context "facts".
struct FigureKind {
    std::string_view id; ///< For programs: "regular_intervals".
    const char *title = nullptr;
    FigureForm form = FigureForm::Share;
    FigureUnit unit = FigureUnit::Share;
    std::int64_t leastSamples = 1;       ///< With fewer there is no value.
    const char *measures = nullptr;      ///< What is counted, in a sentence or two.
    const char *explanations = nullptr;  ///< Innocent reasons for a striking value.
    const char *limits = nullptr;        ///< What it cannot show.
    const char *countedLimits = nullptr; ///< The same where presses are counted, if it differs.
    const char *noSamples = nullptr;     ///< For what has none; null for "no samples".
    bool isOfFile = false;               ///< Of the recording as a whole, not of a player.
    bool hasLengths = false;             ///< Values of its places are lengths, as positions are.
};

/// All kinds, in the order in which they are shown. Static storage.
[[nodiscard]] std::span<const FigureKind> figureKinds();
/// Null for an unknown word.
[[nodiscard]] const FigureKind *findFigureKind(std::string_view id);
/// What \a kind cannot show, in the recording of \a material.
[[nodiscard]] const char *limitsOf(const FigureKind &kind, const FactMaterial &material);
/// "share", "ticks", "ms", "degrees", "places".
[[nodiscard]] const char *unitWord(FigureUnit unit);

/// One thing that a figure rests on. To a share it counts if \a isHit; to a median by its value.
struct Occurrence {
    TickRange ticks;
    double value = 0; ///< In the unit of its histogram.
    bool isHit = true;

    friend bool operator==(const Occurrence &, const Occurrence &) = default;
};

/// A figure of one player, or of the file.
struct Figure {
    const FigureKind *kind = nullptr;
    /// Of which input, event or period; empty for all together. As the recording names it, or
    /// English, translated in the context "facts".
    std::string part = {};
    const char *limits = nullptr;     ///< The kind's, for this recording.
    std::optional<double> value = {}; ///< Nothing with fewer than the least samples.
    const char *noValue = nullptr;    ///< Why not, where it is something else.
    std::int64_t samples = 0;
    std::int64_t hits = 0; ///< Of a share: samples that count. Of a count: the value.
    std::optional<Confidence> interval = {};
    std::int64_t guesses = 0; ///< Not among the samples: they rest on guesses.
    std::vector<Bar> histogram = {};
    FigureUnit barUnit = FigureUnit::Ticks;
    std::vector<Occurrence> occurrences = {}; ///< By tick.
    std::optional<Fault> fault = {};          ///< That the part names in English.
};

/// Of fewer players with a value alone, a figure would be about one or two persons.
inline constexpr int LeastComparedPlayers = 3;

/// The same figure of several players together: hits and samples are added up, values are put
/// together. Of those who have a value alone; of all where fewer than LeastComparedPlayers have.
struct FigureSummary {
    std::optional<double> value = {};
    std::int64_t samples = 0;
    std::optional<Confidence> interval = {};
    int players = 0; ///< Of those who have a value alone, how many; 0 where it is of all.
};

/// The same figure of one other player.
struct PlayerSummary {
    int player = 0; ///< Player::id.
    FigureSummary summary;
};

/// A figure beside those of others.
struct ComparedFigure {
    Figure figure;
    FigureSummary others = {};               ///< Everybody else in the recording.
    std::vector<PlayerSummary> players = {}; ///< Each of them, by number.
    std::optional<FigureSummary> reference = {};
};

/// What figures are computed from.
struct FactSource {
    Shared<Recording> recording;      ///< With what its map decides, where that is known.
    Shared<Index> index;              ///< Of that recording; complete, but for FactReader.
    std::optional<FoundMap> map = {}; ///< Null content where none was found.
    /// World units within which one player can do something to another; 0 when not known.
    double reach = 0;
    double crouch = 0; ///< World units that the place of a player sinks or rises by crouching.
};

/// With what the format of \a recording says of players.
[[nodiscard]] FactSource factSourceOf(Shared<Recording> recording, Shared<Index> index,
                                      std::optional<FoundMap> map = {});

/// Called now and then with the share that is read, from the thread that reads. May be null.
using FactProgress = std::function<void(double)>;

/// All that figures need of a recording, in one walk; of limits::FactPresses presses at most.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<Shared<FactMaterial>> readFactMaterial(const FactSource &source,
                                                            std::stop_token stop,
                                                            const FactProgress &progress = {});

/// All figures of \a player (Player::id), by kind; those for all inputs together before the parts.
/// With those of the file.
[[nodiscard]] std::vector<Figure> figuresOf(const FactMaterial &material, int player);

/// Against whom a player is held.
struct FactReference {
    Shared<FactMaterial> material; ///< Null for none.
    std::optional<int> player;     ///< Nothing for everybody in it.
};

/// The same, beside everybody else and \a reference. Errors: Cancelled.
[[nodiscard]] Result<std::vector<ComparedFigure>> comparedFigures(const FactMaterial &material,
                                                                  int player,
                                                                  const FactReference &reference,
                                                                  std::stop_token stop);

} // namespace tickscope
