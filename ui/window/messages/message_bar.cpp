// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages/message_bar.h"

#include <QLabel>
#include <QToolButton>

#include "ui/accessible/accessible_view.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

/// One message, its details below it.
class MessageLine : public QWidget
{
public:
    /// \param suffix  of the names of its parts.
    MessageLine(const QString &suffix, MessageBar &bar)
        : QWidget(&bar)
        , m_sign(named(new QLabel(this), "messageSign" + suffix))
        , m_text(named(new ElidedLabel(this), "messageText" + suffix))
        , m_details(wrappedText())
        , m_action(named(new QToolButton(this), "messageAction" + suffix))
        , m_detailsButton(named(new QToolButton(this), "messageDetails" + suffix))
        , m_close(named(new QToolButton(this), "messageClose" + suffix))
    {
        // A long name must not make the window wider.
        m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        m_details->setTextFormat(Qt::PlainText);
        m_details->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_action->hide(); // until a message brings one
        m_detailsButton->setText(MessageBar::tr("Details"));
        m_close->setText(MessageBar::tr("Close"));
        m_close->setToolTip(MessageBar::tr("Close this message"));
        auto *line = makeRow({m_sign, {m_text, 1}}, {{}, 8});
        for (QToolButton *button : {m_action, m_detailsButton, m_close}) {
            button->setToolButtonStyle(Qt::ToolButtonTextOnly);
            button->setFocusPolicy(Qt::TabFocus);
            line->addWidget(button);
        }
        makeColumn(this, {line, m_details}, {QMargins(0, 0, 0, 0), 2});
        connect(m_action, &QToolButton::clicked, this, [this] {
            const auto action = m_message.action; // may replace the messages
            action();
        });
        connect(m_detailsButton, &QToolButton::clicked, this, [this] {
            if (const auto show = m_message.showDetails)
                show();
            else
                m_details->setVisible(m_details->isHidden());
        });
        hide();
    }

    [[nodiscard]] QToolButton &closeButton() { return *m_close; }

    void show(const Message &message, bool isBad)
    {
        m_message = message;
        m_sign->setText(isBad ? QStringLiteral("⚠") : QStringLiteral("ⓘ"));
        m_sign->setForegroundRole(isBad ? QPalette::BrightText : QPalette::Link);
        m_text->setText(message.text);
        m_details->setText(message.details);
        m_details->hide();
        m_action->setText(message.actionText);
        m_action->setVisible(!message.actionText.isEmpty());
        m_detailsButton->setVisible(!message.details.isEmpty() || message.showDetails);
        setVisible(true);
    }

private:
    Message m_message;
    QLabel *m_sign;
    QLabel *m_text;
    QLabel *m_details;
    QToolButton *m_action;
    QToolButton *m_detailsButton;
    QToolButton *m_close;
};

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_lines{new MessageLine({}, *this), new MessageLine(QStringLiteral("Below"), *this)}
    , m_alert(new AccessibleAlert(*this))
{
    nameWidget(*this, "messageBar", tr("Messages"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    makeColumn(this, {m_lines[0], m_lines[1]}, {QMargins(12, 2, 8, 2), 2});
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        connect(&m_lines[line]->closeButton(), &QToolButton::clicked, this, [this, line] {
            if (line < m_messages.size())
                closeMessage(std::next(m_messages.begin(), std::ptrdiff_t(line))->first);
        });
    }
}

void MessageBar::setMessage(Topic topic, Message message)
{
    m_messages.insert_or_assign(topic, std::move(message));
    showLines();
}

void MessageBar::remove(Topic topic)
{
    if (m_messages.erase(topic) > 0)
        showLines();
}

void MessageBar::closeMessage(Topic topic)
{
    const auto closed = m_messages.at(topic).closed;
    remove(topic);
    if (closed)
        closed();
}

void MessageBar::setMessages(std::map<Topic, Message> messages)
{
    m_messages = std::move(messages);
    showLines();
}

QString MessageBar::text() const
{
    return m_messages.empty() ? QString() : m_messages.begin()->second.text;
}

void MessageBar::showLines()
{
    QStringList shown;
    auto message = m_messages.cbegin();
    for (MessageLine *line : m_lines) {
        if (message == m_messages.cend() || (message->first == Topic::Hint && !shown.empty())) {
            line->hide();
            continue;
        }
        const Topic topic = message->first;
        line->show(message->second, topic == Topic::Failure || topic == Topic::FileChange
                                        || topic == Topic::Damage || topic == Topic::MarkerStore
                                        || topic == Topic::CaseStore || topic == Topic::Settings);
        shown << message->second.text;
        ++message;
    }
    m_alert->say(shown.isEmpty() ? tr("Messages") : shown.join(u' '));
    emit shownChanged(!shown.isEmpty());
}

} // namespace tickscope
