// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/dock_page.h"

#include <utility>

#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>

#include "ui/docks/table_parts.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

DockPage::DockPage(ActiveDocument &document, const QString &id, const QString &name,
                   const QString &explanation, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_commands(new CommandSet(this, document, name))
    , m_pending(Document::Changes::fromInt(~0U))
{
    nameWidget(*this, id, name);
    setWhatsThis(explanation);
    m_connection = connect(&document, &ActiveDocument::changed, this, &DockPage::onDocumentChanged);
}

DockPage::~DockPage()
{
    // Destroying the widgets ends what is being edited, which changes the document.
    disconnect(m_connection);
}

void DockPage::addCopyAction(QTableView &table, const QString &id, const QString &text)
{
    addDockAction(table, id, text, QKeySequence::Copy,
                  [&table] { QGuiApplication::clipboard()->setText(tableText(table)); });
}

void DockPage::goTo(Tick tick)
{
    if (!m_document->index())
        return;
    m_document->playback().apply(TimeCommand::goToTick(tick));
}

void DockPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    onDocumentChanged({});
    emit seen(true);
}

void DockPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    emit seen(false);
}

void DockPage::onDocumentChanged(Document::Changes changes)
{
    m_pending |= changes;
    // Seen or not, nothing is kept of a recording that was closed.
    const bool isClosed = changes & Document::RecordingChanged && !m_document->recording();
    if (m_pending && (isVisible() || isClosed))
        refresh(std::exchange(m_pending, {}));
}

void setReadingOrder(std::initializer_list<QWidget *> widgets)
{
    QWidget *before = nullptr;
    for (QWidget *widget : widgets) {
        if (before)
            QWidget::setTabOrder(before, widget);
        before = widget;
    }
}

void DockPage::addDockAction(QWidget &widget, const QString &id, const QString &text,
                             const QKeySequence &shortcut, CommandHandler handler)
{
    QList<QKeySequence> shortcuts{shortcut};
    if (shortcut == QKeySequence(Qt::Key_Return))
        shortcuts << QKeySequence(Qt::Key_Enter);
    m_commands->add(id, text,
                    {.shortcuts = shortcuts,
                     .needsRecording = false, // an empty list is harmless, and copied as such
                     .focus = &widget},
                    std::move(handler));
}

} // namespace tickscope
