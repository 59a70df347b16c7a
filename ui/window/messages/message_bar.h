// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>

#include <QString>
#include <QWidget>

namespace tickscope {

class AccessibleAlert;
class MessageLine;

/// News for the person in one line.
struct Message {
    QString text = {};
    QString details = {};                   ///< Shown below on wish; may be empty.
    std::function<void()> showDetails = {}; ///< Instead of \a details: shows them elsewhere.
    QString actionText = {};                ///< What can be done at once; may be empty.
    std::function<void()> action = {};
    std::function<void()> closed = {}; ///< A person closed it; may be empty.
};

/// Lines above everything that show the two most important messages until they are closed: one
/// must not hide that the recording is damaged. The hint waits until it is alone.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    /// Most important first; there is one message of each at most.
    enum class Topic {
        Failure,
        FileChange,
        Work, ///< That somebody asked for just now.
        MarkerStore,
        CaseStore,
        Settings,
        Session,
        Crash,
        Together,
        Wish, ///< What of it could not be done.
        Damage,
        Unread, ///< What of the recording cannot be read.
        Markers,
        Cases,
        Export,
        Map,
        Confinement,
        Hint
    };

    explicit MessageBar(QWidget *parent = nullptr);

    void setMessage(Topic topic, Message message);
    /// One without more to say. \param actionText  of what can be done at once; empty: nothing.
    void setMessage(Topic topic, const QString &text, const QString &actionText = {},
                    std::function<void()> action = {})
    {
        setMessage(topic, {.text = text, .actionText = actionText, .action = std::move(action)});
    }
    void remove(Topic topic);
    void clear() { setMessages({}); }
    [[nodiscard]] const std::map<Topic, Message> &messages() const { return m_messages; }
    void setMessages(std::map<Topic, Message> messages);
    /// Text of the first line; empty when the bar is hidden.
    [[nodiscard]] QString text() const;

signals:
    /// There is something to show, or nothing any more.
    void shownChanged(bool isShown);

private:
    void showLines();
    void closeMessage(Topic topic);

    std::map<Topic, Message> m_messages;
    std::array<MessageLine *, 2> m_lines;
    AccessibleAlert *m_alert;
};

} // namespace tickscope
