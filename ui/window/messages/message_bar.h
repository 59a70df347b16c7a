// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>

#include <QString>
#include <QWidget>

class QLabel;
class QToolButton;

namespace tickscope {

class AccessibleAlert;

/// News for the person in one line.
struct Message {
    QString text = {};
    QString details = {};                   ///< Shown below on wish; may be empty.
    std::function<void()> showDetails = {}; ///< Instead of \a details: shows them elsewhere.
    QString actionText = {};                ///< What can be done at once; may be empty.
    std::function<void()> action = {};
    std::function<void()> closed = {}; ///< A person closed it; may be empty.
};

/// One line above everything that shows the most important message until it is closed.
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
        Session,
        Crash,
        Together,
        Damage,
        Markers,
        Cases,
        Export,
        Map,
        Confinement,
        Hint
    };

    explicit MessageBar(QWidget *parent = nullptr);

    void setMessage(Topic topic, Message message);
    void remove(Topic topic);
    void clear() { setMessages({}); }
    [[nodiscard]] const std::map<Topic, Message> &messages() const { return m_messages; }
    void setMessages(std::map<Topic, Message> messages);
    /// Text that is shown now; empty when the bar is hidden.
    [[nodiscard]] QString text() const;

signals:
    /// There is something to show, or nothing any more.
    void shownChanged(bool isShown);

private:
    void showFirst();
    void toggleDetails();

    std::map<Topic, Message> m_messages;
    QLabel *m_sign;
    QLabel *m_text;
    QLabel *m_details;
    QToolButton *m_action;
    QToolButton *m_detailsButton;
    QToolButton *m_close;
    AccessibleAlert *m_alert;
};

} // namespace tickscope
