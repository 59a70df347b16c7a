// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QUuid>

#include "ui/document/active_document.h"
#include "ui/timeline/timeline_strip.h"

namespace tickscope {

/// Where the name of a marker is typed, at its sign on the timeline. What is typed is the name at
/// once; the field goes when the focus does.
class MarkerNameField : public QLineEdit
{
    Q_OBJECT

public:
    /// \param strip  says where markers stand in \a view, below which it stands.
    MarkerNameField(ActiveDocument &document, const TimelineStrip &strip, QWidget &view);

    /// Goes to where the marker is now.
    void place();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void ask();
    void leave();
    void onMarkersChanged();

    ActiveDocument &m_document;
    const TimelineStrip &m_strip;
    QUuid m_marker;
    QPointer<QWidget> m_before; ///< Had the focus.
};

} // namespace tickscope
