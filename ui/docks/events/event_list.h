// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/tick.h"

#include <QTableView>

namespace tickscope {

class EventModel;

/// The table of events: marks the line at the head and keeps it in sight, unless the
/// user scrolled away.
class EventList : public QTableView
{
    Q_OBJECT

public:
    explicit EventList(EventModel &model, QWidget *parent = nullptr);

    /// Marks the line at \a tick and follows it if that is on.
    void setHead(Tick tick);
    [[nodiscard]] bool follows() const { return m_follows; }
    void setFollows(bool isOn);

signals:
    void followsChanged(bool isOn);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool currentIsInSight() const;
    void showCurrent();
    void noticeScrolling();

    EventModel &m_model;
    bool m_follows = true;
};

} // namespace tickscope
