// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages/first_hint.h"

#include <QAction>

#include "ui/commands/chosen_keys.h"
#include "ui/commands/command_registry.h"
#include "ui/document/active_document.h"
#include "ui/settings_notifier.h"
#include "ui/together/together.h"
#include "ui/window/messages/message_bar.h"

namespace tickscope {

FirstHint::FirstHint(ActiveDocument &document, MessageBar &messages,
                     const CommandRegistry &registry, const together::Together &session,
                     QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_messages(messages)
    , m_registry(registry)
    , m_session(session)
{
    connect(&session, &together::Together::changed, this, &FirstHint::show);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & Document::PhaseChanged && !m_document.isSwitching())
            show();
    });
    // Its messages are back, and the setting may be another one since they were left.
    connect(&document, &ActiveDocument::entered, this, &FirstHint::show);
    SettingsNotifier::instance().watch(settings::FirstHint, this, [this] { show(); });
}

void FirstHint::show()
{
    if (m_document->phase() != OpenPhase::Ready
        || !SettingsNotifier::value(settings::FirstHint).toBool())
        return m_messages.remove(MessageBar::Topic::Hint);
    const auto keysOf = [this](const char *id) {
        return chosen_keys::text(m_registry.action(QLatin1String(id))->shortcuts().mid(0, 1));
    };
    const auto dismiss = [] { SettingsNotifier::instance().store(settings::FirstHint, false); };
    const QString leader = m_session.nameOf(m_session.leader());
    if (m_session.isIn() && !m_session.isOwnLead() && !leader.isEmpty())
        return m_messages.setMessage(
            MessageBar::Topic::Hint,
            {.text = tr("You see what %1 shows. Move time or camera to look elsewhere; %2 "
                        "comes back to %1, and %3 switches the full screen.")
                         .arg(leader, keysOf("review.backToLeader"), keysOf("view.fullScreen")),
             .closed = dismiss});
    m_messages.setMessage(MessageBar::Topic::Hint,
                          {.text = tr("%1 plays, dragging on the timeline goes anywhere, the wheel "
                                      "zooms, and %2 finds every command.")
                                       .arg(keysOf("play.toggle"), keysOf("help.palette")),
                           .actionText = tr("All keys"),
                           .action = [this] { m_registry.run(QStringLiteral("help.shortcuts")); },
                           .closed = dismiss});
}

} // namespace tickscope
