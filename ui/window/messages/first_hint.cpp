// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages/first_hint.h"

#include <QAction>
#include <QSettings>

#include "ui/commands/chosen_keys.h"
#include "ui/commands/command_registry.h"
#include "ui/document/active_document.h"
#include "ui/settings_keys.h"
#include "ui/settings_news.h"
#include "ui/window/messages/message_bar.h"

namespace tickscope {

FirstHint::FirstHint(ActiveDocument &document, MessageBar &messages,
                     const CommandRegistry &registry, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_messages(messages)
    , m_registry(registry)
{
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & Document::PhaseChanged)
            show();
    });
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, this,
            [this](const QString &key) {
                if (key == settings::FirstHint)
                    show();
            });
}

void FirstHint::show()
{
    if (m_document->phase() != OpenPhase::Ready || !QSettings().value(settings::FirstHint).toBool())
        return m_messages.remove(MessageBar::Topic::Hint);
    const auto keysOf = [this](const char *id) {
        return chosen_keys::text(m_registry.action(QLatin1String(id))->shortcuts().mid(0, 1));
    };
    const auto dismiss = [] { SettingsNotifier::instance().store(settings::FirstHint, false); };
    m_messages.setMessage(MessageBar::Topic::Hint,
                          {.text = tr("%1 plays, dragging on the timeline goes anywhere, the wheel "
                                      "zooms, and %2 finds every command.")
                                       .arg(keysOf("play.toggle"), keysOf("help.palette")),
                           .actionText = tr("All keys"),
                           .action = [this] { m_registry.run(QStringLiteral("help.shortcuts")); },
                           .closed = dismiss});
}

} // namespace tickscope
