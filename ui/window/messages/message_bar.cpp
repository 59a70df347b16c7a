// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages/message_bar.h"

#include <QLabel>
#include <QToolButton>

#include "ui/accessible/accessible_view.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_sign(named(new QLabel(this), "messageSign"))
    , m_text(named(new ElidedLabel(this), "messageText"))
    , m_details(wrappedText())
    , m_action(named(new QToolButton(this), "messageAction"))
    , m_detailsButton(named(new QToolButton(this), "messageDetails"))
    , m_close(named(new QToolButton(this), "messageClose"))
    , m_alert(new AccessibleAlert(*this))
{
    nameWidget(*this, "messageBar", tr("Messages"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    // A long name must not make the window wider.
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_details->setTextFormat(Qt::PlainText);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_details->hide();
    m_action->hide(); // until a message brings one
    m_detailsButton->setText(tr("Details"));
    m_close->setText(tr("Close"));
    m_close->setToolTip(tr("Close this message"));

    auto *line = makeRow({m_sign, {m_text, 1}}, {{}, 8});
    for (QToolButton *button : {m_action, m_detailsButton, m_close}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        line->addWidget(button);
    }
    makeColumn(this, {line, m_details}, {QMargins(12, 2, 8, 2), 2});

    connect(m_action, &QToolButton::clicked, this, [this] {
        if (m_messages.empty())
            return;
        const auto action = m_messages.begin()->second.action; // may replace the messages
        action();
    });
    connect(m_detailsButton, &QToolButton::clicked, this, &MessageBar::toggleDetails);
    connect(m_close, &QToolButton::clicked, this, [this] {
        if (m_messages.empty())
            return;
        const auto closed = m_messages.begin()->second.closed;
        remove(m_messages.begin()->first);
        if (closed)
            closed();
    });
}

void MessageBar::setMessage(Topic topic, Message message)
{
    m_messages.insert_or_assign(topic, std::move(message));
    showFirst();
}

void MessageBar::remove(Topic topic)
{
    if (m_messages.erase(topic) > 0)
        showFirst();
}

void MessageBar::setMessages(std::map<Topic, Message> messages)
{
    m_messages = std::move(messages);
    showFirst();
}

QString MessageBar::text() const
{
    return m_messages.empty() ? QString() : m_messages.begin()->second.text;
}

void MessageBar::showFirst()
{
    m_details->hide();
    m_alert->say(text().isEmpty() ? tr("Messages") : text());
    if (m_messages.empty()) {
        emit shownChanged(false);
        return;
    }
    const auto &[topic, message] = *m_messages.begin();
    const bool isBad = topic == Topic::Failure || topic == Topic::FileChange
                       || topic == Topic::Damage || topic == Topic::MarkerStore;
    m_sign->setText(isBad ? QStringLiteral("⚠") : QStringLiteral("ⓘ"));
    m_sign->setForegroundRole(isBad ? QPalette::BrightText : QPalette::Link);
    m_text->setText(message.text);
    m_details->setText(message.details);
    m_action->setText(message.actionText);
    m_action->setVisible(!message.actionText.isEmpty());
    m_detailsButton->setVisible(!message.details.isEmpty() || message.showDetails);
    emit shownChanged(true);
}

void MessageBar::toggleDetails()
{
    if (m_messages.empty())
        return;
    if (const auto &show = m_messages.begin()->second.showDetails)
        show();
    else
        m_details->setVisible(m_details->isHidden());
}

} // namespace tickscope
