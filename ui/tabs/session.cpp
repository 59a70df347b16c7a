// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tabs/session.h"

#include "core/io/http/url.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

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

} // namespace tickscope
