// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <list>
#include <mutex>
#include <stop_token>

#include <QString>

namespace tickscope {

/// How many processes read a whole recording at the same time: as many as there are cores, two at
/// least. Who is in front comes first, and may have one place more. Any thread.
class ReaderPlaces
{
public:
    explicit ReaderPlaces(int count)
        : m_count(count)
    {
    }

    [[nodiscard]] static ReaderPlaces &ofThisProgram();

    /// When an isInFront that waits has changed.
    void update();

private:
    friend class ReaderPlace;
    using Waiting = std::list<const std::atomic<bool> *>;

    [[nodiscard]] bool take(const std::atomic<bool> &isInFront, const std::stop_token &stop);
    void giveBack();
    [[nodiscard]] bool hasTurn(Waiting::const_iterator waiting) const;

    const int m_count;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    int m_taken = 0;
    Waiting m_waiting; ///< In the order in which they came.
};

/// One of them, as long as this lives.
class ReaderPlace
{
public:
    /// Waits for it, or for \a stop.
    ReaderPlace(ReaderPlaces &places, const std::atomic<bool> &isInFront,
                const std::stop_token &stop)
        : m_places(places)
        , m_isTaken(places.take(isInFront, stop))
    {
    }
    ~ReaderPlace()
    {
        if (m_isTaken)
            m_places.giveBack();
    }
    ReaderPlace &operator=(ReaderPlace &&) = delete; // no copies

    [[nodiscard]] bool isTaken() const { return m_isTaken; }

private:
    ReaderPlaces &m_places;
    bool m_isTaken;
};

} // namespace tickscope

namespace tickscope::library {

enum class Confinement : std::uint8_t;
struct ReaderDeath;

} // namespace tickscope::library

/// Whether a process that reaches no network and no other files reads recordings.

namespace tickscope::confined_reader {

/// What a person chose. TICKSCOPE_UNCONFINED in the environment says no to that as well.
[[nodiscard]] bool isWanted();
void setWanted(bool isWanted);
/// Its program, see ReadingHelper; empty where this one is to read, or where there is none for the
/// system.
[[nodiscard]] QString program();
/// Says of one that is not Whole what it is.
[[nodiscard]] QString weakness(library::Confinement confinement);
/// Writes a report of its crash, with nothing of the recording. Any thread.
void report(const library::ReaderDeath &death);

} // namespace tickscope::confined_reader
