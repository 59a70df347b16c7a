// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "core/model/scene/frame.h"
#include "core/model/scene/motion.h"
#include "core/timeline/index.h"
#include "core/timeline/true_seek_points.h"

namespace tickscope {

/// What a frame needs beside its state, which hangs on the types that there are. Looked for once in
/// each schema: a frame asks several times. One thread.
class FrameNeeds
{
public:
    /// How many ticks before \a state are still to be seen: event items are in one
    /// tick only and shown for longer.
    [[nodiscard]] std::int64_t ticksRemembered(const WorldState &state);
    /// Subjects that are there without a place.
    [[nodiscard]] std::vector<ItemKey> placelessSubjects(const WorldState &state);

private:
    void lookAt(const Shared<Schema> &schema);

    Shared<Schema> m_schema;
    bool m_hasEvents = false;
    std::vector<ItemKey> m_subjects;
};

/// Whether \a state has a place of the item.
[[nodiscard]] bool hasPlace(const WorldState &state, ItemKey key);

/// Shows any tick of a recording: nearest seek point, restore, step to the tick.
///
/// Decoding runs in stretches from one seek point to the next. The states of the
/// last stretches are kept under a byte budget, so that going backwards is the
/// stretch before, shown in reverse. One cursor for all formats; one thread.
class Cursor
{
public:
    explicit Cursor(Shared<Recording> recording, std::size_t cacheBytes);
    ~Cursor();

    /// The world at \a tick with its neighbours. Asks \a mover for the shown states.
    /// Errors: OutOfRange outside the recording, Io, Cancelled. A place that cannot
    /// be read gives a frame with exactness Damaged.
    Result<Frame> frameAt(Tick tick, const Index &index, Mover &mover, std::stop_token stop);

    /// Frees the states that are no longer kept. frameAt() leaves it undone, since it may take
    /// longer than the frame: call it when the frame has been given away.
    void tidy();

private:
    struct Entry;
    struct Stretch;
    using SeekPoints = std::vector<SeekPoint>;
    using StretchPlace = std::list<Stretch>::iterator;

    Result<Frame> frameFrom(const SeekPoints &points, Tick tick, Mover &mover,
                            std::stop_token stop);
    [[nodiscard]] StretchPlace stretchAt(std::size_t seekPoint, const SeekPoints &points);
    Result<void> extendAround(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<void> skipTowards(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<void> skipTo(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<void> goToBeginning(Stretch &stretch, const std::stop_token &stop);
    Result<void> stepTo(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<void> extendPast(Stretch &stretch, Tick tick, std::stop_token stop);
    Result<bool> extendByOne(Stretch &stretch, std::stop_token stop);
    [[nodiscard]] bool runsInto(const Stretch &stretch) const;
    Result<bool> idleByOne(Stretch &stretch, std::stop_token stop);
    void keep(Stretch &stretch, Tick tick);
    Result<std::optional<Entry>> lastBefore(std::size_t seekPoint, const SeekPoints &points,
                                            std::stop_token stop);
    Result<std::optional<Entry>> firstAfter(std::size_t seekPoint, const SeekPoints &points,
                                            std::stop_token stop);
    [[nodiscard]] std::int64_t pastTicks(const WorldState &state);
    [[nodiscard]] bool isPastSoonRead(Tick tick, const SeekPoints &points) const;
    Result<PastStates> pastOf(Tick at, std::size_t last, const SeekPoints &points,
                              std::stop_token stop);
    [[nodiscard]] std::optional<std::vector<Past>> knownPast(Tick at, std::size_t seekPoint,
                                                             const SeekPoints &points) const;
    static void addPast(const Stretch &stretch, Tick first, Tick end, std::vector<Past> &past);
    Result<std::vector<Past>> readPast(Tick at, std::size_t seekPoint, const SeekPoints &points,
                                       std::stop_token stop);
    Result<std::vector<LastPlace>> lastPlacesOf(const WorldState &state, std::size_t seekPoint,
                                                const SeekPoints &points, std::stop_token stop);
    Result<void> returnToEnd(const Stretch &stretch, std::stop_token stop);
    void forget(Stretch &stretch);
    void leaveBehind(Stretch &stretch);
    void restart(Stretch &stretch);
    void forgetBeginning(Stretch &stretch);
    StretchPlace drop(StretchPlace place);
    void forgetOldest();
    void forgetGlimpses();
    void retire(std::vector<Entry> entries, std::size_t bytes);

    Shared<Recording> m_recording;
    std::unique_ptr<Decoder> m_decoder;
    TrueSeekPoints m_points;
    FrameNeeds m_needs;
    bool m_readsPastLater = false; ///< As isPastSoonRead() says of the frame that is made.
    std::optional<Tick> m_pastAt;  ///< Whose past is m_past.
    PastStates m_past;
    std::list<Stretch> m_stretches; ///< Most recently used first.
    /// Of those, by where they begin: the newest where several do. Damage can make thousands.
    std::unordered_map<std::uint64_t, StretchPlace> m_places;
    const Stretch *m_decoding = nullptr; ///< At whose end the decoder stands; null for none.
    std::size_t m_cacheBytes;
    std::size_t m_usedBytes = 0;
    std::vector<std::vector<Entry>> m_retired; ///< No longer kept, and not freed yet.
    std::size_t m_retiredBytes = 0;
};

} // namespace tickscope
