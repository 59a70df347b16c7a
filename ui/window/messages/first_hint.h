// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tickscope {

class CommandRegistry;
class ActiveDocument;
class MessageBar;

namespace together {
class Together;
}

/// Says how to begin, with the first recording that is opened, until a person closes it; to who
/// follows somebody else what they need. The setting FirstHint says whether; the program turns it
/// on with its first start.
class FirstHint : public QObject
{
    Q_OBJECT

public:
    FirstHint(ActiveDocument &document, MessageBar &messages, const CommandRegistry &registry,
              const together::Together &session, QObject *parent);

private:
    void show();

    ActiveDocument &m_document;
    MessageBar &m_messages;
    const CommandRegistry &m_registry;
    const together::Together &m_session;
};

} // namespace tickscope
