// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QKeySequence>
#include <QWidget>

#include <functional>

class QAction;

namespace tickscope {

/// What all docks do alike: they look at the document only while they can be seen,
/// and catch up when they come into view.
class DockPage : public QWidget
{
    Q_OBJECT

public:
    /// \param id    object name; never translated.
    /// \param name  for people who cannot see the window.
    DockPage(Document &document, const QString &id, const QString &name, QWidget *parent);
    ~DockPage() override;

protected:
    /// Shows \a changes of the document. Called while visible only.
    virtual void refresh(Document::Changes changes) = 0;

    [[nodiscard]] Document &document() const { return m_document; }
    /// Goes to \a tick; nothing without a recording.
    void goTo(Tick tick);
    void showEvent(QShowEvent *event) override;

private:
    void takeChanges(Document::Changes changes);

    Document &m_document;
    Document::Changes m_pending;
    QMetaObject::Connection m_connection;
};

/// Action of one widget: with id, text, shortcut that works while the widget has the
/// focus, and a tool tip that names the shortcut.
QAction *addDockAction(QWidget &widget, const QString &id, const QString &text,
                       const QKeySequence &shortcut, std::function<void()> handler);

} // namespace tickscope
