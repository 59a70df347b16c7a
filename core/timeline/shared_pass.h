// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/timeline/walker.h"

namespace tickscope {

/// Somebody who wants to know all of a recording from a seek point on. See SharedPass.
class PassListener
{
public:
    virtual ~PassListener() = default;

    /// Where the ticks go; always the same one.
    [[nodiscard]] virtual PassSink &sink() = 0;
    /// \a decoder makes the steps that come next.
    virtual void follow(const Decoder & /*decoder*/) {}
    /// It has as much as it hands out in one piece, and takes no more before it did.
    [[nodiscard]] virtual bool isFull() const = 0;
};

/// Reads recordings for several listeners, each tick once for all of them. Who comes late is read
/// for alone until he is where others are, who wait for him; from there they go on together, so
/// that nothing is decoded twice but what came before he did. One thread.
class SharedPass
{
public:
    /// What a listener reads, and where he begins.
    struct Start {
        Shared<Recording> recording;
        std::vector<SeekPoint> seekPoints;
        std::size_t first = 0; ///< A number in seekPoints.
    };
    /// A listener that receives nothing more.
    struct Ended {
        std::shared_ptr<PassListener> listener;
        std::optional<Error> error; ///< Io or Cancelled: why it does not get the rest.
    };

    void join(std::shared_ptr<PassListener> listener, Start start);
    void leave(const PassListener &listener);

    /// Decodes up to \a ticks ticks for those who are farthest behind, fewer when one of them is
    /// full or all that they want is read. The listeners for whom that was all.
    std::vector<Ended> advance(std::size_t ticks, const std::stop_token &stop);

    /// Nobody listens.
    [[nodiscard]] bool isEmpty() const { return m_groups.empty(); }
    /// All ticks that were decoded, those for several counted once.
    [[nodiscard]] std::size_t decodedTicks() const { return m_decodedTicks; }

private:
    /// Listeners who are at the same place.
    struct Group {
        Shared<Recording> recording;
        std::size_t first = 0;
        std::size_t steps = 0; ///< Since there.
        Walker walker;
        std::vector<std::shared_ptr<PassListener>> listeners;
    };
    using Place = std::list<Group>::iterator;

    [[nodiscard]] static bool canMeet(const Group &one, const Group &other);
    [[nodiscard]] Place farthestBehind();
    [[nodiscard]] Place nextOnTheWayOf(const Group &group);
    [[nodiscard]] static bool isSomebodyFull(const Group &group);
    std::vector<Ended> end(Place group, const std::optional<Error> &error);
    void unite(Place group, Place ahead);

    std::list<Group> m_groups;
    std::size_t m_decodedTicks = 0;
};

/// Reads all that \a reader wants, for it alone.
/// \tparam Reader  a PassListener that hands out what it has: Result<Found> take(bool isOver).
/// Errors: Io, Cancelled, and those of take().
template<typename Reader>
Result<typename Reader::Found> readAlone(const std::shared_ptr<Reader> &reader,
                                         const SharedPass::Start &start,
                                         const std::stop_token &stop)
{
    constexpr std::size_t TicksAtOnce = 100'000;
    SharedPass pass;
    pass.join(reader, start);
    for (;;) {
        for (const SharedPass::Ended &ended : pass.advance(TicksAtOnce, stop)) {
            if (ended.error)
                return tl::unexpected(*ended.error);
        }
        if (!pass.isEmpty() && !reader->isFull())
            continue;
        auto found = reader->take(pass.isEmpty());
        if (!found || pass.isEmpty())
            return found;
    }
}

} // namespace tickscope
