// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/marker_name_field.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

#include "ui/style/widget_parts.h"

namespace tickscope {

constexpr int FieldWidth = 200;
constexpr int FromSign = 6; ///< As names stand beside signs; in pixels.

MarkerNameField::MarkerNameField(ActiveDocument &document, const TimelineStrip &strip,
                                 QWidget &view)
    : QLineEdit(&view)
    , m_document(document)
    , m_strip(strip)
{
    nameWidget(*this, "timeline.markerName", tr("Marker name"));
    setPlaceholderText(tr("Name"));
    hide();
    connect(this, &QLineEdit::textEdited, this,
            [this](const QString &name) { m_document->markers().rename(m_marker, name, true); });
    connect(this, &QLineEdit::returnPressed, this, &MarkerNameField::leave);
    connect(&document, &ActiveDocument::markerNameWanted, this, &MarkerNameField::ask);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & Document::MarkersChanged)
            onMarkersChanged();
    });
}

void MarkerNameField::ask()
{
    m_marker = m_document->markers().chosen();
    // Where the timeline is closed, the panel of markers has a field for it.
    if (!parentWidget()->isVisible())
        return m_document->markers().edit(m_marker);
    if (!hasFocus())
        m_before = QApplication::focusWidget();
    onMarkersChanged();
    place();
    show();
    setFocus(Qt::ShortcutFocusReason);
}

void MarkerNameField::leave()
{
    if (hasFocus() && m_before)
        m_before->setFocus(Qt::OtherFocusReason); // after which it is hidden
    hide();
}

void MarkerNameField::onMarkersChanged()
{
    const Annotation *marker = m_document->markers().find(m_marker);
    if (!marker)
        leave();
    else if (text() != marker->firstLine())
        setText(marker->firstLine());
}

void MarkerNameField::place()
{
    const Annotation *marker = m_document->markers().find(m_marker);
    if (!marker || !m_document->index())
        return;
    const QRectF plot = m_strip.layout().plot;
    const double sign = plot.left()
                        + xOf(m_strip.scale(), m_document->index()->time(), marker->firstTick());
    const double right = std::max(plot.right() - FieldWidth, plot.left());
    setGeometry(static_cast<int>(std::clamp(sign + FromSign, plot.left(), right)), 0, FieldWidth,
                sizeHint().height());
}

bool MarkerNameField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        // Each letter is a change of the marker already, so those are what is undone.
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void MarkerNameField::keyPressEvent(QKeyEvent *event)
{
    QLineEdit::keyPressEvent(event);
    // A line edit passes on what it has no use for, and even Return: behind it lies the timeline,
    // which would open its menu or move its lanes.
    if (event->key() != Qt::Key_Escape)
        event->accept();
}

void MarkerNameField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    // A menu of the field, or another window, gives the focus back.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        hide();
}

} // namespace tickscope
