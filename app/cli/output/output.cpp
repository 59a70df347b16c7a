// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/output.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <span>
#include <utility>

#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/io/byte_store.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

constexpr std::size_t PendingBytes = 1U << 16;

static std::string percentText(double share)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%3d %%",
                  static_cast<int>(100 * std::clamp(share, 0.0, 1.0)));
    return text.data();
}

Output::Output()
{
    // A pipe without a reader and a limit of file sizes are failed writes for us, no reason to die.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

Output::~Output()
{
    flush();
}

void Output::write(std::string_view text)
{
    m_pending += text;
    if (m_pending.size() >= PendingBytes)
        flush();
}

void Output::flush()
{
    if (m_isOpen && !writeAll(STDOUT_FILENO, std::as_bytes(std::span(m_pending)))) {
        m_errorNumber = errno;
        m_isOpen = false;
    }
    m_pending.clear();
}

Result<void> Output::finish()
{
    flush();
    if (m_isOpen || m_errorNumber == EPIPE)
        return {};
    return ioError({Fault::tr("cannot write the output: %1"), std::strerror(m_errorNumber)});
}

void complain(std::string_view sentence)
{
    const std::string line = "tickscope-cli: " + screenLine(sentence) + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void complain(const Fault &fault)
{
    complain(shownFault(fault));
}

void complain(const std::string &file, const Error &error)
{
    // Messages of the system name the file already.
    std::string sentence = shownFault(error.fault);
    if (!sentence.starts_with(file))
        sentence = file + ": " + sentence;
    if (error.byte)
        sentence += " (at byte " + std::to_string(*error.byte) + ')';
    complain(sentence);
}

Progress::Progress(std::string_view what, bool isQuiet)
    : m_what(screenLine(what))
    , m_isShown(!isQuiet && ::isatty(STDERR_FILENO) == 1)
{
}

Progress::~Progress()
{
    if (!m_written.empty())
        std::fputs("\r\033[K", stderr);
}

void Progress::write(const std::string &text)
{
    if (m_isShown && std::exchange(m_written, text) != text)
        std::fprintf(stderr, "\r%s: %s\033[K", m_what.c_str(), text.c_str());
}

void Progress::show(double done)
{
    write(percentText(done));
}

void Progress::showWithTimeLeft(double done)
{
    // Of the first moments nothing can be concluded.
    constexpr double LeastDone = 0.01;
    if (done < LeastDone) {
        write(percentText(done));
        return;
    }
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - m_begin;
    const auto left = std::chrono::duration_cast<Time>(elapsed * (1 / done - 1));
    const std::string clock = clockText(left);
    write(percentText(done) + ", " + clock.substr(0, clock.find('.')) + " left");
}

} // namespace tickscope::cli
