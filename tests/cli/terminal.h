// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <vector>

#include <QByteArray>
#include <QStringList>

#include "tests/support/places.h"

namespace tickscope::test {

/// What the program writes to a terminal.
inline QByteArray onTerminal(const QStringList &words)
{
    std::vector<QByteArray> texts{program(QStringLiteral("tickscope-cli")).toLocal8Bit()};
    for (const QString &word : words)
        texts.push_back(word.toLocal8Bit());
    std::vector<char *> arguments;
    for (QByteArray &text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    int terminal = -1;
    const pid_t child = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        ::execv(arguments.front(), arguments.data());
        ::_exit(127);
    }
    QByteArray written;
    char bytes[4096];
    // Reading fails when the other side is gone.
    for (ssize_t count = 1; child > 0 && count > 0;) {
        count = ::read(terminal, bytes, sizeof bytes);
        written.append(bytes, std::max<qsizetype>(count, 0));
    }
    ::waitpid(child, nullptr, 0);
    ::close(terminal);
    return written;
}

} // namespace tickscope::test
