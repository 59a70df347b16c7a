// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/export/text/text_sink.h"

namespace tickscope::cli {

/// What the program ends with; of several files the worst counts.
enum class ExitCode {
    Good = 0,
    Damaged = 1, ///< But something was read, and all that is readable was printed.
    Failed = 2,  ///< Nothing could be read, or wrong usage.
};

/// What became of many recordings.
struct ReadCounts {
    std::uint64_t read = 0;
    std::uint64_t damaged = 0; ///< Of those that were read.
    std::uint64_t failed = 0;  ///< That could not be read.

    /// \param hasOthers  some were read earlier.
    [[nodiscard]] ExitCode exitCode(bool hasOthers = false) const
    {
        if (failed > 0 && read == 0 && !hasOthers)
            return ExitCode::Failed;
        return failed > 0 || damaged > 0 ? ExitCode::Damaged : ExitCode::Good;
    }
};

[[nodiscard]] inline ExitCode worst(ExitCode left, ExitCode right)
{
    return std::max(left, right);
}

/// Standard output, in big pieces. When it is no longer read the rest is dropped
/// quietly; the program is never ended by a signal.
class Output : public TextSink
{
public:
    Output();
    ~Output() override;
    Output &operator=(Output &&) = delete; // no copies

    void write(std::string_view text) override;
    /// False when the output is no longer read: time to stop.
    [[nodiscard]] bool isWanted() const override { return m_isOpen; }
    /// Writes what is left. Errors: Io when it did not get to its place, for example on
    /// a full disk; not when a reader went away.
    [[nodiscard]] Result<void> finish();

private:
    void flush();

    std::string m_pending;
    bool m_isOpen = true;
    int m_errorNumber = 0;
};

/// One line on standard error: "tickscope-cli: ...".
void complain(std::string_view sentence);
void complain(const Fault &fault);
/// "tickscope-cli: FILE: what (at byte N)".
void complain(const std::string &file, const Error &error);

/// A line on the terminal that is written over and wiped at the end; nothing elsewhere.
class Progress
{
public:
    /// \param what  "reading x.demo"; may hold what would move the cursor.
    Progress(std::string_view what, bool isQuiet);
    ~Progress();
    Progress &operator=(Progress &&) = delete; // no copies

    [[nodiscard]] bool isShown() const { return m_isShown; }
    /// \param done  from 0 to 1.
    void show(double done);
    /// The same, and how long the rest takes if it goes on like this.
    void showWithTimeLeft(double done);

private:
    void write(const std::string &text);

    std::string m_what;
    bool m_isShown;
    std::string m_written; ///< That stands there.
    std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

} // namespace tickscope::cli
