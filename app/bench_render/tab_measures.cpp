// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>
#include <memory>
#include <vector>

#include <malloc.h>
#include <unistd.h>

#include <QApplication>
#include <QTemporaryDir>

#include "app/bench_render/render_measures.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/format_registry.h"
#include "ui/document/document.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/main_window.h"

namespace tickscope::bench {

namespace {

constexpr int Tabs = 30;
constexpr Seconds Patience(120);
constexpr double Mega = 1e6;
/// Of one tab more beside its recording alone, and what may stay after closing all but one.
constexpr double MostMilliseconds = 20;
constexpr double MostMegabytes = 4;
constexpr double MostKept = 10; // percent

struct TabTimes {
    Seconds documentCpu{0};   ///< Of one recording more that is read, without a window.
    double documentBytes = 0; ///< The same.
    Seconds tabCpu{0};        ///< Of one tab more, its recording included.
    Seconds switchCpu{0};     ///< Of going to another tab and painting it.
    double oneTabBytes = 0;   ///< Of the window with one tab.
    double allTabsBytes = 0;
    double closedBytes = 0; ///< With one tab again.
};

/// Resident memory of this program, without what is free but not given back yet.
double residentBytes()
{
    malloc_trim(0);
    std::ifstream file("/proc/self/statm");
    long all = 0;
    long resident = 0;
    file >> all >> resident;
    return static_cast<double>(resident) * static_cast<double>(sysconf(_SC_PAGESIZE));
}

template<typename Condition>
bool waitFor(Condition isThere)
{
    const auto begin = std::chrono::steady_clock::now();
    while (!isThere()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        if (std::chrono::steady_clock::now() - begin > Patience)
            return false;
    }
    QCoreApplication::processEvents();
    return true;
}

/// With all that it reads by itself.
bool isRead(const Document &document)
{
    const auto &recording = document.recording();
    return document.phase() == OpenPhase::Ready && document.frame() && document.frame()->at
           && document.events().areCurrent() && document.markers().isLoaded()
           && !document.contentHash().sha256().isEmpty()
           && (!recording->info().map || document.map().content() || document.map().isMissing());
}

/// Copies of one recording, since a window shows each file once.
std::vector<QString> makeCopies(const std::string &path, const QString &folder)
{
    std::vector<QString> copies;
    const std::filesystem::path source(path);
    for (int i = 0; i < Tabs; ++i) {
        const QString name = QStringLiteral("%1/%2%3").arg(folder).arg(i).arg(
            QString::fromStdString(source.extension().string()));
        std::filesystem::copy_file(source, name.toStdString());
        copies.push_back(name);
    }
    return copies;
}

Result<void> slow()
{
    return ioError({faults::Words, "a recording was not read in time"});
}

Result<void> measureDocuments(const FormatRegistry &formats, const std::vector<QString> &paths,
                              TabTimes &times)
{
    std::vector<std::unique_ptr<Document>> documents;
    double before = 0;
    Seconds begin{0};
    for (const QString &path : paths) {
        documents.push_back(std::make_unique<Document>(formats));
        documents.back()->open(path);
        if (!waitFor([&] { return isRead(*documents.back()); }))
            return slow();
        // What all share comes with the first one.
        if (documents.size() == 1) {
            before = residentBytes();
            begin = cpuTime();
        }
    }
    times.documentCpu = (cpuTime() - begin) / (Tabs - 1);
    times.documentBytes = (residentBytes() - before) / (Tabs - 1);
    return {};
}

Result<void> measureWindow(const FormatRegistry &formats, const std::vector<QString> &paths,
                           TabTimes &times)
{
    TabbedWindow window(formats);
    window.setWindowState(Qt::WindowNoState);
    window.resize(1600, 1000);
    window.show();
    Seconds begin{0};
    for (const QString &path : paths) {
        window.open(path);
        if (!waitFor([&] { return isRead(window.page().document()); }))
            return slow();
        if (window.count() == 1) {
            times.oneTabBytes = residentBytes();
            begin = cpuTime();
        }
    }
    times.tabCpu = (cpuTime() - begin) / (Tabs - 1);
    times.allTabsBytes = residentBytes();
    begin = cpuTime();
    for (int tab = 0; tab < Tabs; ++tab) {
        window.setCurrentTab(tab);
        window.page().repaint();
        QCoreApplication::processEvents();
    }
    times.switchCpu = (cpuTime() - begin) / Tabs;
    window.closeOthers(0);
    if (!waitFor([&] { return window.count() == 1; }))
        return slow();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
    times.closedBytes = residentBytes();
    return {};
}

} // namespace

Result<Figures> measureTabs(const std::string &path)
{
    const QTemporaryDir home;
    qputenv("HOME", home.path().toUtf8());
    for (const char *folder :
         {"XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
        qunsetenv(folder);
    static int count = 1;
    static char name[] = "tickscope-bench";
    static char *words[]{name, nullptr};
    const QApplication application(count, words);
    const FormatRegistry &formats = allFormats();
    const std::vector<QString> paths = makeCopies(path, home.path());
    TabTimes times;
    TRY(measureDocuments(formats, paths, times));
    TRY(measureWindow(formats, paths, times));
    const auto milliseconds = [](Seconds time) { return time.count() * 1e3; };
    const double tabBytes = (times.allTabsBytes - times.oneTabBytes) / (Tabs - 1);
    return Figures{
        {"recording alone", milliseconds(times.documentCpu), "ms"},
        {"recording alone", times.documentBytes / Mega, "MB"},
        {"tab with it", milliseconds(times.tabCpu), "ms"},
        {"tab with it", tabBytes / Mega, "MB"},
        {"tab beside it", milliseconds(times.tabCpu - times.documentCpu), "ms", MostMilliseconds},
        {"tab beside it", (tabBytes - times.documentBytes) / Mega, "MB", MostMegabytes},
        {"going to a tab", milliseconds(times.switchCpu), "ms"},
        {"window, one tab", times.oneTabBytes / Mega, "MB"},
        {"window, " + std::to_string(Tabs) + " tabs", times.allTabsBytes / Mega, "MB"},
        {"window, closed to one tab", times.closedBytes / Mega, "MB"},
        {"window, kept of closed tabs", (times.closedBytes / times.oneTabBytes - 1) * 100, "%",
         MostKept},
    };
}

} // namespace tickscope::bench
