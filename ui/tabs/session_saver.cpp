// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tabs/session_saver.h"

#include "core/io/http/url.h"
#include "ui/settings_notifier.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

namespace tickscope {

constexpr int Version = 1;
constexpr qsizetype MostTabs = 200; // more are not looked through any more
constexpr int MostCrashes = 1000;

const QLatin1String VersionKey("version");
const QLatin1String OpenKey("open");
const QLatin1String CrashesKey("crashes");
const QLatin1String CurrentKey("current");
const QLatin1String TabsKey("tabs");
const QLatin1String PathKey("path");
const QLatin1String ViewKey("view");
const QLatin1String TickKey("tick"); ///< Of programs before the view was kept.

Session sessionOf(const TabbedWindow &window)
{
    Session session;
    const std::vector<TabState> states = window.states();
    for (std::size_t i = 0; i < states.size(); ++i) {
        const std::string name = states[i].path.toStdString();
        // A signed address is a secret, and void soon.
        if (name.empty() || shownName(name) != name)
            continue;
        if (static_cast<int>(i) == window.currentTab())
            session.current = static_cast<int>(session.tabs.size());
        session.tabs.push_back(states[i]);
    }
    return session;
}

QByteArray writeSession(const Session &session)
{
    QJsonArray tabs;
    for (const TabState &state : session.tabs) {
        tabs.append(QJsonObject{{PathKey, state.path}, {ViewKey, toJson(state.view)}});
    }
    return QJsonDocument(QJsonObject{{VersionKey, Version},
                                     {OpenKey, session.isOpen},
                                     {CrashesKey, session.crashes},
                                     {CurrentKey, session.current},
                                     {TabsKey, tabs}})
        .toJson();
}

Session readSession(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const QJsonArray tabs = object.value(TabsKey).toArray();
    if (object.value(VersionKey).toInt() != Version || tabs.size() > MostTabs)
        return {};
    Session session;
    session.isOpen = object.value(OpenKey).toBool();
    session.crashes = std::clamp(object.value(CrashesKey).toInt(), 0, MostCrashes);
    for (const auto &value : tabs) {
        const QJsonObject tab = value.toObject();
        const QString path = tab.value(PathKey).toString();
        if (!QDir::isAbsolutePath(path) && !isUrl(path.toStdString()))
            continue;
        QJsonObject view = tab.value(ViewKey).toObject();
        if (tab.value(TickKey).isDouble())
            view.insert(TickKey, QString::number(tab.value(TickKey).toInteger()));
        session.tabs.push_back({path, viewStateOfJson(view)});
    }
    const int last = std::max(static_cast<int>(session.tabs.size()) - 1, 0);
    session.current = std::clamp(object.value(CurrentKey).toInt(), 0, last);
    return session;
}

QString sessionPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/session.json");
}

constexpr auto WriteDelay = std::chrono::seconds(2); // what a crash may lose
constexpr qint64 LargestFile = 4 << 20;              // 200 long paths, and more
constexpr int CrashesToBeCareful = 2;
constexpr auto OwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

static void writeFile(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    // Where it cannot be written, the next start lacks what was open: nothing to bother people
    // with.
    if (file.open(QIODevice::WriteOnly) && file.setPermissions(OwnerOnly)
        && file.write(bytes) == bytes.size())
        file.commit();
}

SessionSaver::SessionSaver(TabbedWindow &window, QString path)
    : m_window(window)
    , m_path(std::move(path))
    , m_timer(WriteDelay, this, &SessionSaver::write)
    , m_job([this](const Found &found) { take(found); })
{
    m_pool.setMaxThreadCount(1);
    connect(&window, &TabbedWindow::changed, this, [this] {
        if (m_isRestored && !m_timer.isActive())
            m_timer.start();
    });
    connect(&window, &TabbedWindow::aboutToClose, this, &SessionSaver::writeLast);
}

SessionSaver::~SessionSaver()
{
    m_pool.waitForDone(); // a small file
}

bool SessionSaver::keeps() const
{
    return SettingsNotifier::value(settings::RestoreSession, true).toBool();
}

bool SessionSaver::isWritten() const
{
    return m_isRestored && !m_timer.isActive() && m_pool.activeThreadCount() == 0;
}

void SessionSaver::restore()
{
    if (!keeps())
        return take({});
    m_job.start(m_pool, [path = m_path](const std::stop_token &) { return find(path); });
}

SessionSaver::Found SessionSaver::find(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > LargestFile)
        return {};
    Found found{readSession(file.read(LargestFile)), {}};
    auto &tabs = found.session.tabs;
    for (auto tab = tabs.begin(); tab != tabs.end();) {
        if (isUrl(tab->path.toStdString()) || QFileInfo::exists(tab->path)) {
            ++tab;
            continue;
        }
        found.missing << tab->path;
        if (tab - tabs.begin() < found.session.current)
            --found.session.current;
        tab = tabs.erase(tab);
    }
    return found;
}

void SessionSaver::take(const Found &found)
{
    const bool hasCrashed = found.session.isOpen && !found.session.tabs.empty();
    m_crashes = hasCrashed ? found.session.crashes + 1 : 0;
    const bool isFree = m_window.count() == 1
                        && m_window.page().document().phase() == OpenPhase::Empty;
    m_restored = found.session.tabs;
    m_window.addLater(m_restored);
    // What may be to blame for the crashes is opened by a person only.
    if (isFree && m_window.count() > 1 && m_crashes < CrashesToBeCareful) {
        m_window.setCurrentTab(1 + found.session.current);
        m_window.closeTab(0);
    }
    if (hasCrashed || !found.missing.isEmpty())
        report(found, hasCrashed);
    m_isRestored = true;
    write();
    emit restored();
}

void SessionSaver::report(const Found &found, bool hasCrashed)
{
    QStringList text;
    QStringList details;
    if (hasCrashed) {
        text << tr("Tickscope was not closed properly. %n recording(s) were restored.", nullptr,
                   static_cast<int>(found.session.tabs.size()));
        for (const TabState &tab : found.session.tabs)
            details << tab.path;
    }
    if (!found.missing.isEmpty()) {
        text << tr("%n recording(s) of the last session were not found.", nullptr,
                   static_cast<int>(found.missing.size()));
        if (!details.isEmpty())
            details << QString() << tr("Not found:");
        details << found.missing;
    }
    Message message{.text = text.join(u' '), .details = details.join(u'\n')};
    if (hasCrashed) {
        message.actionText = tr("Start empty");
        message.action = [this] { startEmpty(); };
    }
    m_window.page().messages().setMessage(MessageBar::Topic::Session, std::move(message));
}

void SessionSaver::startEmpty()
{
    for (int tab = m_window.count() - 1; tab >= 0; --tab) {
        const QString path = m_window.states()[static_cast<std::size_t>(tab)].path;
        if (std::ranges::find(m_restored, path, &TabState::path) != m_restored.end())
            m_window.closeTab(tab);
    }
    m_window.page().messages().remove(MessageBar::Topic::Session);
}

void SessionSaver::write()
{
    if (!keeps()) {
        QFile::remove(m_path);
        return;
    }
    // What was read, and drawn since, is not to blame for an end that comes later.
    if (m_window.page().document().phase() == OpenPhase::Ready)
        m_crashes = 0;
    Session session = sessionOf(m_window);
    session.isOpen = true;
    session.crashes = m_crashes;
    if (session == std::exchange(m_written, session))
        return;
    m_window.saveLayout();
    m_pool.start([path = m_path, bytes = writeSession(session)] { writeFile(path, bytes); });
}

void SessionSaver::writeLast()
{
    m_timer.stop();
    if (!m_isRestored || !keeps())
        return;
    m_isRestored = false; // what closes now stays in the session
    m_pool.start(
        [path = m_path, bytes = writeSession(sessionOf(m_window))] { writeFile(path, bytes); });
}

} // namespace tickscope
