// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/world_overlays.h"

#include "ui/commands/history_commands.h"
#include "ui/document/active_document.h"
#include "ui/settings_notifier.h"

namespace tickscope {

WorldOverlays::WorldOverlays(ActiveDocument &document, int view, QObject *parent)
    : QObject(parent)
    , m_isFirst(view == 0)
    , m_isHudVisible(m_isFirst && SettingsNotifier::value(settings::Hud, true).toBool())
    , m_isMiniMapVisible(m_isFirst && SettingsNotifier::value(settings::MiniMap, true).toBool())
    , m_commands(this, document)
{
    addCommands(document);
    if (!m_isFirst)
        return;
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, this,
            [this](const QString &key) {
                if (key == settings::Hud)
                    setHudVisible(SettingsNotifier::value(key, true).toBool());
                else if (key == settings::MiniMap)
                    setMiniMapVisible(SettingsNotifier::value(key, true).toBool());
            });
}

void WorldOverlays::set(bool &what, bool isVisible)
{
    if (what == isVisible)
        return;
    what = isVisible;
    m_commands.refresh();
    emit changed();
}

void WorldOverlays::store(const QString &key, bool isVisible) const
{
    if (m_isFirst)
        SettingsNotifier::instance().store(key, isVisible);
}

void WorldOverlays::addCommands(ActiveDocument &document)
{
    m_commands.add("view.entities", tr("Show entities"), {"Shift+E"}, {MenuName::View, 130},
                   tr("Overlay what the map's tiles do to players"),
                   {.isChecked = [this] { return areEntitiesVisible(); }},
                   [this] { setEntitiesVisible(!areEntitiesVisible()); });
    m_commands.add("view.miniMap", tr("Mini-map"), {"Shift+M"}, {MenuName::View, 140},
                   tr("Show the whole map in a corner while only part of it is in view"),
                   {.isChecked = [this] { return isMiniMapVisible(); }}, [this] {
                       setMiniMapVisible(!m_isMiniMapVisible);
                       store(settings::MiniMap, m_isMiniMapVisible);
                   });
    m_commands.add("view.hud", tr("Chat, kills and clock"), {"Shift+C"}, {MenuName::View, 150},
                   tr("Overlay chat, kills and the clock"),
                   {.isChecked = [this] { return isHudVisible(); }}, [this] {
                       setHudVisible(!m_isHudVisible);
                       store(settings::Hud, m_isHudVisible);
                   });
    // Tab, which the game has for it, goes through the window.
    m_commands.add("view.scoreboard", tr("Scoreboard"), {"Shift+S"}, {MenuName::View, 160},
                   tr("Overlay the players and their scores"),
                   {.isChecked = [this] { return isScoreboardVisible(); }}, [this, &document] {
                       const bool isOn = !isScoreboardVisible();
                       // A step of undo must not outlive a view that is closed.
                       if (!m_isFirst)
                           return setScoreboardVisible(isOn);
                       document->history().push(new UndoStep(
                           tr("Scoreboard"), [this, isOn] { setScoreboardVisible(isOn); },
                           [this, isOn] { setScoreboardVisible(!isOn); }));
                   });
}

} // namespace tickscope
