// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <vector>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

#include "app/bench_render/render_measures.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "ui/settings_notifier.h"

namespace tickscope::bench {

namespace {

constexpr int Starts = 20;
/// Unmeasured ones, which fill the caches of the disk and make those of the home folder.
constexpr int WarmUps = 2;
constexpr int StartTimeout = 60'000; // milliseconds

/// From the start of a process to what it has painted first.
struct StartTime {
    Seconds wall{0};
    Seconds cpu{0}; ///< Of all its threads.
};

/// What a program printed of its start.
struct Started {
    StartTime usable;
    StartTime whole;
    QStringList window; ///< Docks, width, height.
};

Seconds now()
{
    return std::chrono::steady_clock::now().time_since_epoch();
}

class Starter
{
public:
    Starter()
    {
        m_environment.insert(QStringLiteral("TICKSCOPE_TELL_START"), QStringLiteral("1"));
        m_environment.insert(QStringLiteral("HOME"), m_home.path());
        for (const char *folder :
             {"XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            m_environment.remove(QString::fromLatin1(folder));
        // Where the socket is: no window that is open already takes the recording over.
        m_environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), m_home.path());
        // Each start is to be like the one before.
        QSettings settings(m_home.filePath(QStringLiteral(".config/tickscope/tickscope.conf")),
                           QSettings::IniFormat);
        settings.setValue(settings::RestoreSession, false);
    }

    Result<Started> start(const QString &program, const QStringList &words) const
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        const Seconds begin = now();
        process.start(QDir(QCoreApplication::applicationDirPath()).filePath(program), words);
        if (!process.waitForFinished(StartTimeout))
            return ioError({faults::Words, "a window did not start in time"});
        const QStringList printed = QString::fromLatin1(process.readAllStandardOutput())
                                        .split(u' ');
        if (printed.size() != 8 || printed.first() != QStringLiteral("started"))
            return ioError({faults::Words, "a window told nothing of its start"});
        const auto timeOf = [&](qsizetype place) {
            return StartTime{std::chrono::nanoseconds(printed[place].toLongLong()) - begin,
                             std::chrono::nanoseconds(printed[place + 1].toLongLong())};
        };
        return Started{timeOf(1), timeOf(3), {printed[5], printed[6], printed[7].trimmed()}};
    }

private:
    QTemporaryDir m_home;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

Seconds medianOf(const std::vector<StartTime> &times, Seconds StartTime::*part)
{
    std::vector<Seconds> sorted;
    sorted.reserve(times.size());
    for (const StartTime &time : times)
        sorted.push_back(time.*part);
    std::ranges::sort(sorted);
    return (sorted[sorted.size() / 2] + sorted[(sorted.size() - 1) / 2]) / 2;
}

void addMedians(Figures &figures, const std::string &what, const std::vector<StartTime> &times)
{
    figures.push_back({what, medianOf(times, &StartTime::cpu).count() * 1e3, "ms"});
    figures.push_back({what, medianOf(times, &StartTime::wall).count() * 1e3, "ms wall"});
}

} // namespace

Result<Figures> measureStarts(const std::string &path)
{
    int count = 1;
    char program[] = "tickscope-bench";
    char *words[] = {program, nullptr};
    const QCoreApplication application(count, words); // knows where the programs lie
    const Starter starter;
    const QStringList file{QFileInfo(QString::fromStdString(path)).absoluteFilePath()};
    std::vector<StartTime> usable;
    std::vector<StartTime> whole;
    std::vector<StartTime> empties;
    int docks = 0; // of the recording's window, and so of the empty one
    for (int i = 0; i < WarmUps + Starts; ++i) {
        TRY_ASSIGN(const auto recording, starter.start(QStringLiteral("tickscope"), file));
        TRY_ASSIGN(const auto empty,
                   starter.start(QStringLiteral("tickscope-empty-window"), recording.window));
        docks = recording.window.first().toInt();
        if (i < WarmUps)
            continue;
        usable.push_back(recording.usable);
        whole.push_back(recording.whole);
        empties.push_back(empty.whole);
    }
    Figures figures;
    addMedians(figures, "window usable", usable);
    addMedians(figures, "window with its map", whole);
    addMedians(figures, "empty window of " + std::to_string(docks) + " docks", empties);
    for (const auto &[part, unit] : {std::pair(&StartTime::cpu, "x"), {&StartTime::wall, "x wall"}})
        figures.push_back({"window usable beside an empty one",
                           medianOf(usable, part) / medianOf(empties, part), unit});
    return figures;
}

} // namespace tickscope::bench
