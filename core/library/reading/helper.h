// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <optional>
#include <stop_token>

#include "core/io/file_descriptor.h"
#include "core/library/reading/messages.h"

namespace tickscope::library {

/// Who wants what ReadingKind::Index gives.
struct IndexTaker {
    /// False for what is impossible; the process that said it is ended.
    std::function<bool(IndexGrowth &)> grown = {};
    /// All begins anew, without that tick.
    std::function<void(Tick)> leftOut = {};
};

/// A process that a signal ended.
struct ReaderDeath {
    std::string recording; ///< Path of the one that it read; empty before the first one.
    pid_t process = -1;
    int signal = 0;
    ReadingPlace place = {};
    std::string stack = {}; ///< What the process wrote down: it may be anything, or nothing.
};
using DeathListener = std::function<void(const ReaderDeath &)>;

/// Lets another process read recordings, which can reach nothing but what it is handed here: the
/// recording, the files beside it, those in the folders of maps, its index of the cache, and
/// temporary files. One process reads one recording after the other; one that dies is followed by a
/// new one. One thread.
class ReadingHelper
{
public:
    /// \param program  that calls serveReadings().
    /// \param died     hears of each process that crashed.
    explicit ReadingHelper(QString program, DeathListener died = {})
        : m_program(std::move(program))
        , m_died(std::move(died))
    {
    }
    ~ReadingHelper() { end(); }
    ReadingHelper &operator=(ReadingHelper &&) = delete; // no copies

    /// Starts a process unless there is one. None where there can be none: then nothing is read.
    [[nodiscard]] Confinement start(const std::stop_token &stop);

    /// What the process found; where it dies, once more without the part that it died of, or the
    /// tick. Without a process or with \a stop, nothing is read.
    [[nodiscard]] Reading read(const ReadingOrder &order, const std::stop_token &stop,
                               const IndexTaker &taker = {});

private:
    /// Nothing when the process did not answer.
    [[nodiscard]] std::optional<Reading> readOnce(const ReadingOrder &order,
                                                  const std::stop_token &stop,
                                                  const IndexTaker &taker);
    [[nodiscard]] bool hear(const std::stop_token &stop);
    [[nodiscard]] bool spawn();
    /// \returns how the process ended, as waitpid() has it, and where that was.
    std::pair<int, ReadingPlace> end();

    QString m_program;
    DeathListener m_died;
    std::string m_recording; ///< Which was to be read last.
    pid_t m_process = -1;
    FileDescriptor m_socket;
    FileDescriptor m_note; ///< File of a ReadingPlace, in which the process says what it reads.
    Confinement m_confinement = Confinement::None;
    Message m_message; ///< Which came last, and what it says: the next one has its memory.
    ReaderWord m_word;
};

} // namespace tickscope::library
