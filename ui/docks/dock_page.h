// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/commands/command.h"
#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"

#include <QImage>
#include <QWidget>

#include <initializer_list>

class QLineEdit;
class QTableView;

namespace tickscope {

/// What all docks do alike: they look at the document only while they can be seen,
/// and catch up when they come into view.
class DockPage : public QWidget
{
    Q_OBJECT

public:
    /// \param id           object name; never translated.
    /// \param name         for people who cannot see the window.
    /// \param explanation  what "What's this?" shows: a sentence or two.
    DockPage(ActiveDocument &document, const QString &id, const QString &name,
             const QString &explanation, QWidget *parent);
    ~DockPage() override;

    /// Where a person types what to look for here; null when there is nothing to type.
    [[nodiscard]] virtual QLineEdit *findField() const { return nullptr; }
    /// What can be seen of the time in view, for the picture of a note; null where no picture of
    /// it says more than a list does, or nothing is shown.
    /// \param player  whom the note is about, a Player::id: then it shows nobody else.
    /// \param size  as wide as that, so that pages show one time at one place, in the colours and
    /// the fineness of print.
    [[nodiscard]] virtual QImage picture(std::optional<int> /*player*/, QSize /*size*/) const
    {
        return {};
    }

signals:
    /// It can be seen from now on, or no longer.
    void seen(bool isSeen);

protected:
    /// Shows \a changes of the document. Called while visible, and when there is no recording any
    /// more.
    virtual void refresh(Document::Changes changes) = 0;

    [[nodiscard]] ActiveDocument &document() const { return m_document; }
    /// What can be done here.
    [[nodiscard]] CommandSet &commands() const { return *m_commands; }
    /// Adds a command with a shortcut that works while \a widget has the focus. Return is the key
    /// pad's Enter, too.
    void addDockAction(QWidget &widget, const QString &id, const QString &text,
                       const QKeySequence &shortcut, CommandHandler handler);
    /// One that copies the selected rows of \a table as text.
    void addCopyAction(QTableView &table, const QString &id, const QString &text);
    /// Goes to \a tick; nothing without a recording.
    void goTo(Tick tick);
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void onDocumentChanged(Document::Changes changes);

    ActiveDocument &m_document;
    CommandSet *m_commands;
    Document::Changes m_pending;
    QMetaObject::Connection m_connection;
};

/// Lets Tab go through \a widgets in that order, which is the order of reading.
void setReadingOrder(std::initializer_list<QWidget *> widgets);

} // namespace tickscope
