// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include <QApplication>
#include <QEventLoop>
#include <QTimer>

#include "app/bench_render/render_measures.h"
#include "core/formats/format_registry.h"
#include "ui/together/own_broker.h"
#include "ui/together/shared_view.h"
#include "ui/window/main_window.h"
#include "ui/window/window_together.h"

namespace tickscope::bench {

using together::SharedView;
using together::Together;

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr int FollowingWindows = 2; ///< The third one leads.
constexpr int Followers = 47;       ///< Without drawing.
constexpr qint64 Slot = 20'000; ///< Microseconds between looks at the ticks: one at 50 a second.
constexpr int Jumps = 20;
constexpr Milliseconds JumpPause(500);
constexpr Milliseconds Patience(180'000);

/// Ticks of all that one process shows, by the slot in which it looked.
using TickLog = std::map<qint64, std::vector<std::int64_t>>;

/// Keeps it while it is made: an hour of it in memory would look like a leak.
using TickFile = std::shared_ptr<std::FILE>;

TickFile makeTickFile()
{
    return {std::tmpfile(), [](std::FILE *file) { std::fclose(file); }};
}

/// What one process shows: with a window or without.
struct Watcher {
    Watcher(const FormatRegistry &formats, const QString &path, bool hasWindow)
    {
        if (hasWindow) {
            window = std::make_unique<MainWindow>(formats);
            window->resize(1280, 720);
            window->show();
            window->open(path);
            return;
        }
        own = std::make_unique<Document>(formats);
        active = std::make_unique<ActiveDocument>(own.get());
        ownSession = std::make_unique<Together>();
        ownView = std::make_unique<SharedView>(*active, *ownSession, nullptr);
        own->open(path);
    }
    [[nodiscard]] Document &document() const { return window ? window->document() : *own; }
    [[nodiscard]] Together &session() const
    {
        return window ? window->together().session() : *ownSession;
    }

    std::unique_ptr<MainWindow> window;
    std::unique_ptr<Document> own;
    std::unique_ptr<ActiveDocument> active;
    std::unique_ptr<Together> ownSession;
    std::unique_ptr<SharedView> ownView;
};

void goOn(Milliseconds time)
{
    QEventLoop loop;
    QTimer::singleShot(time, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

template<typename Condition>
bool goOnUntil(Condition isThere, Milliseconds longest)
{
    constexpr Milliseconds Step(50);
    for (Milliseconds left = longest; !isThere(); left -= Step) {
        if (left <= Milliseconds(0))
            return false;
        goOn(Step);
    }
    return true;
}

/// Looks at them in the same slots as all other processes do, until the end of the program.
void lookAtTicks(const std::vector<std::unique_ptr<Watcher>> &watchers, std::FILE *log)
{
    const qint64 left = Slot - together::steadyNow() % Slot;
    const auto wait = std::chrono::ceil<Milliseconds>(std::chrono::microseconds(left));
    QTimer::singleShot(wait, Qt::PreciseTimer, qApp, [&watchers, log] {
        std::ostringstream line;
        line << together::steadyNow() / Slot;
        for (const auto &watcher : watchers)
            line << ' ' << watcher->document().playback().time().tick().value;
        line << '\n';
        std::fputs(line.str().c_str(), log);
        lookAtTicks(watchers, log);
    });
}

/// A process of its own, which begins before this one knows anything of Qt.
struct Child {
    pid_t id = 0;
    int in = -1; ///< Takes the link.
    TickFile log;
};

void follow(const std::string &path, const Child &self, bool hasWindow)
{
    std::string text(4096, '\0');
    text.resize(static_cast<std::size_t>(std::max<ssize_t>(::read(self.in, text.data(), 4096), 0)));
    const auto link = together::watchLinkOf(QString::fromStdString(text));
    if (!link)
        return;
    int count = 0;
    const QApplication application(count, nullptr);
    const FormatRegistry &formats = allFormats();
    std::vector<std::unique_ptr<Watcher>> watchers;
    for (int number = 0; number < (hasWindow ? 1 : Followers); ++number) {
        watchers.push_back(
            std::make_unique<Watcher>(formats, QString::fromStdString(path), hasWindow));
        watchers.back()->session().join(*link, QStringLiteral("Follower %1").arg(number + 1));
    }
    lookAtTicks(watchers, self.log.get());
    const Together &session = watchers.front()->session();
    goOnUntil([&session] { return session.phase() == Together::Phase::Ended; },
              std::chrono::hours(3));
    std::fflush(self.log.get());
}

Child makeChild(const std::string &path, bool hasWindow)
{
    int down[2] = {-1, -1};
    TickFile log = makeTickFile();
    if (!log || ::pipe(down) != 0)
        return {};
    const pid_t id = ::fork();
    if (id == 0) {
        ::close(down[1]);
        follow(path, {0, down[0], log}, hasWindow);
        ::_exit(0);
    }
    ::close(down[0]);
    return {id, down[1], std::move(log)};
}

TickLog readTicks(const TickFile &file)
{
    std::string text;
    char block[65536];
    std::rewind(file.get());
    for (std::size_t size = 0; (size = std::fread(block, 1, sizeof block, file.get())) > 0;)
        text.append(block, size);
    TickLog log;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        qint64 slot = 0;
        words >> slot;
        for (std::int64_t tick = 0; words >> tick;)
            log[slot].push_back(tick);
    }
    return log;
}

/// What a process has used so far.
struct Usage {
    double cpu = 0;    ///< Seconds.
    double memory = 0; ///< MB, resident.
    double bytes = 0;  ///< Read and written.
};

Usage usageOf(qint64 id)
{
    const std::string folder = "/proc/" + std::to_string(id);
    Usage usage;
    std::string word;
    std::ifstream stat(folder + "/stat");
    for (int field = 1; stat >> word; ++field) {
        if (field == 14 || field == 15) // utime and stime; no name here has a space
            usage.cpu += std::stod(word) / static_cast<double>(::sysconf(_SC_CLK_TCK));
        else if (field == 24)
            usage.memory = std::stod(word) * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
    }
    std::ifstream io(folder + "/io");
    for (double value = 0; io >> word >> value;) {
        if (word == "rchar:" || word == "wchar:")
            usage.bytes += value;
    }
    return usage;
}

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

/// How far each follower is from the leader in a slot, in ticks.
std::vector<double> distances(const TickLog &leader, const std::vector<TickLog> &others,
                              qint64 slot)
{
    std::vector<double> found;
    const auto own = leader.find(slot);
    for (const TickLog &log : others) {
        const auto row = log.find(slot);
        if (own == leader.end() || row == log.end())
            continue;
        for (const std::int64_t tick : row->second)
            found.push_back(std::abs(static_cast<double>(tick - own->second.front())));
    }
    return found;
}

/// What the leader does, and when.
class Session
{
public:
    Session(Watcher &leader, const std::vector<Child> &children)
        : m_leader(leader)
        , m_processes{::getpid(), leader.session().ownBroker()->processId()}
    {
        for (const Child &child : children)
            m_processes.push_back(child.id);
    }

    void play(Milliseconds time)
    {
        apply(TimeCommand::of(TimeAction::PlayForward));
        goOn(Milliseconds(2000));
        const auto before = usages();
        m_begin = together::steadyNow() / Slot;
        goOn(time / 2);
        const auto halfway = usages();
        goOn(time / 2);
        m_end = together::steadyNow() / Slot;
        const auto after = usages();
        apply(TimeCommand::of(TimeAction::Pause));
        const double seconds = std::chrono::duration<double>(time).count();
        const auto cpu = [&](std::size_t process) {
            return (after[process].cpu - before[process].cpu) / seconds * 100;
        };
        add("leader, a window: CPU", cpu(0), "%");
        add("broker: CPU", cpu(1), "%");
        add("following window: CPU", (cpu(2) + cpu(3)) / FollowingWindows, "%");
        add("follower without drawing: CPU", cpu(4) / Followers, "%");
        add("broker: all that it reads and writes",
            (after[1].bytes - before[1].bytes) / seconds / 1000, "kB/s");
        for (const auto &[process, name] :
             {std::pair{0U, "leader"}, {1U, "broker"}, {4U, "all followers"}}) {
            // Caches fill up at first.
            add(std::string(name) + ": memory grows in the first half by",
                halfway[process].memory - before[process].memory, "MB");
            add(std::string(name) + ": memory grows in the second half by",
                after[process].memory - halfway[process].memory, "MB");
        }
    }

    /// While it stands still and while it plays, in turns.
    void jump()
    {
        const TickRange ticks = m_leader.document().index()->ticks();
        const std::int64_t length = ticks.last - ticks.first;
        for (int jump = 0; jump < Jumps; ++jump) {
            const bool isPlaying = jump % 2 != 0;
            apply(TimeCommand::of(isPlaying ? TimeAction::PlayForward : TimeAction::Pause));
            goOn(JumpPause);
            apply(TimeCommand::goToTick(ticks.first + length * (jump * 7 % Jumps) / (Jumps + 1)));
            m_jumps.emplace_back(together::steadyNow() / Slot + 1, isPlaying);
            goOn(JumpPause);
        }
        apply(TimeCommand::of(TimeAction::Pause));
        goOn(JumpPause);
    }

    void compare(const TickLog &leader, const std::vector<TickLog> &others)
    {
        std::vector<double> playing;
        for (qint64 slot = m_begin; slot <= m_end; ++slot) {
            const auto here = distances(leader, others, slot);
            playing.insert(playing.end(), here.begin(), here.end());
        }
        add("while playing, to the leader: median", quantile(playing, 0.5), "ticks");
        add("while playing, to the leader: 95th percentile", quantile(playing, 0.95), "ticks");
        add("while playing, to the leader: most", quantile(playing, 1), "ticks");
        for (const bool isPlaying : {false, true}) {
            std::vector<double> times;
            for (const auto &[slot, wasPlaying] : m_jumps) {
                if (wasPlaying == isPlaying)
                    times.push_back(timeToMeet(leader, others, slot, isPlaying ? 2 : 0));
            }
            const std::string what = isPlaying ? "jump while playing" : "jump";
            add(what + ", until all are there: median", quantile(times, 0.5), "ms");
            add(what + ", until all are there: longest", quantile(times, 1), "ms");
        }
    }

    [[nodiscard]] const Figures &figures() const { return m_figures; }

private:
    void apply(const TimeCommand &command) { m_leader.document().playback().apply(command); }
    void add(const std::string &name, double value, const std::string &unit)
    {
        m_figures.push_back({name, value, unit});
    }
    [[nodiscard]] std::vector<Usage> usages() const
    {
        std::vector<Usage> usages;
        std::ranges::transform(m_processes, std::back_inserter(usages), usageOf);
        return usages;
    }
    [[nodiscard]] static double timeToMeet(const TickLog &leader,
                                           const std::vector<TickLog> &others, qint64 slot,
                                           double most)
    {
        constexpr qint64 Longest = 1000 * JumpPause.count() / Slot;
        const auto areThere = [&](qint64 at) {
            const auto here = distances(leader, others, at);
            return here.size() == FollowingWindows + Followers && quantile(here, 1) <= most;
        };
        qint64 late = 0;
        while (late < Longest && !areThere(slot + late))
            ++late;
        return static_cast<double>(late * Slot) / 1000;
    }

    Watcher &m_leader;
    std::vector<qint64> m_processes; ///< Leader, broker, windows, all others.
    qint64 m_begin = 0;              ///< Slots of playing.
    qint64 m_end = 0;
    std::vector<std::pair<qint64, bool>> m_jumps; ///< The slot behind each, and whether it played.
    Figures m_figures;
};

} // namespace

Result<Figures> measureTogether(const std::string &path, int seconds)
{
    const auto failed = [](const char *why) { return ioError({faults::Words, why}); };
    std::vector<Child> children;
    children.reserve(FollowingWindows + 1);
    for (int window = 0; window < FollowingWindows; ++window)
        children.push_back(makeChild(path, true));
    children.push_back(makeChild(path, false));
    int count = 0;
    const QApplication application(count, nullptr);
    const FormatRegistry &formats = allFormats();
    std::vector<std::unique_ptr<Watcher>> leader;
    leader.push_back(std::make_unique<Watcher>(formats, QString::fromStdString(path), true));
    Together &session = leader.front()->session();
    if (const QString problem = session.start(QStringLiteral("Leader"),
                                              QStringLiteral("127.0.0.1"));
        !problem.isEmpty())
        return failed("no session: is Mosquitto installed?");
    const Document &document = leader.front()->document();
    const std::string link = session.followLink().toStdString();
    for (const Child &child : children)
        (void)!::write(child.in, link.data(), link.size());
    const std::size_t all = 1 + FollowingWindows + Followers;
    if (!goOnUntil(
            [&] {
                return session.isLeading() && session.people().size() == all
                       && !document.contentHash().sha256().isEmpty()
                       && document.index()->isComplete();
            },
            Patience))
        return failed("not all came");
    goOn(Milliseconds(10'000)); // until all have read it
    const TickFile log = makeTickFile();
    lookAtTicks(leader, log.get());
    Session measured(*leader.front(), children);
    measured.play(std::chrono::seconds(seconds));
    measured.jump();
    session.leave();
    std::vector<TickLog> others;
    for (const Child &child : children) {
        ::waitpid(child.id, nullptr, 0);
        others.push_back(readTicks(child.log));
    }
    measured.compare(readTicks(log), others);
    return measured.figures();
}

} // namespace tickscope::bench
