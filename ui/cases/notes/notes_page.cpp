// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/notes_page.h"

#include <QAction>
#include <QTableView>
#include <QToolButton>

#include "core/playback/time_command.h"
#include "ui/cases/case_commands.h"
#include "ui/cases/case_texts.h"
#include "ui/cases/notes/note_model.h"
#include "ui/docks/annotation_list.h"
#include "ui/docks/dock_page.h"
#include "ui/docks/table_parts.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

NotesPage::NotesPage(ActiveDocument &document, CaseCommands &cases, CommandSet &commands,
                     QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_cases(cases.cases())
    , m_commands(commands)
    , m_model(new NoteModel(this))
    , m_list(new AnnotationList(document, QStringLiteral("notes"), *m_model, NoteModel::KeyRole,
                                [this]() -> Annotations & { return m_cases.annotations(); }))
{
    addCommands(commands);
    build(*cases.commands().action(QStringLiteral("review.addNote")));
    connect(&m_list->view(), &QTableView::clicked, this, &NotesPage::goTo);
    connect(m_list, &AnnotationList::shown, this, [this] { m_commands.refresh(); });
    connect(&m_list->stack(), &NoteStack::linkActivated, this,
            [add = cases.commands().action(QStringLiteral("review.addNote"))] { add->trigger(); });
    connect(&m_cases.annotations(), &Annotations::chosenChanged, m_list,
            &AnnotationList::showChosen);
}

void NotesPage::addCommands(CommandSet &commands)
{
    commands.add({.id = "notes.goto",
                  .text = tr("Go to note"),
                  .shortcuts = keys({"Return", "Enter"}),
                  .handler = [this] { goTo(m_list->view().currentIndex()); },
                  .needsRecording = false,
                  .focus = &m_list->view()});
    commands.add({.id = "notes.remove",
                  .text = tr("Delete note"),
                  .shortcuts = {QKeySequence::Delete},
                  .handler = [this] { m_cases.annotations().remove(m_list->selectedId()); },
                  .icon = "marker-remove",
                  .needsRecording = false,
                  .isEnabled = [this] { return m_list->form().isFilled(); },
                  .focus = &m_list->view()});
}

void NotesPage::build(QAction &addNote)
{
    m_list->view().setAccessibleName(tr("Notes"));
    new ColumnFit(m_list->view(),
                  {{NoteModel::TimeColumn, QStringLiteral("00:00.00"), false},
                   {NoteModel::TextColumn, QStringLiteral("what somebody has seen"), true},
                   {NoteModel::PlayerColumn, QStringLiteral("nameless tee #0"), false},
                   {NoteModel::CategoryColumn, QStringLiteral("Movement"), false},
                   {NoteModel::AuthorColumn, QStringLiteral("reviewer"), false}});

    QStringList categories;
    for (const review::Aspect aspect : review::AllAspects)
        categories << case_texts::title(aspect);
    m_list->form().offerCategories(categories);
    auto *add = m_list->addButton("add", &addNote);
    auto *remove = m_list->addButton("remove", m_commands.action(QStringLiteral("notes.remove")));
    fillWith(this, {m_list});
    setReadingOrder({add, remove, &m_list->view()});
}

void NotesPage::refresh()
{
    std::function<QString(Tick)> clockAt;
    if (const Shared<Index> &index = m_document->index())
        clockAt = [index](Tick tick) { return timeText(index->time().timeAt(tick)); };
    m_list->refill([&] { m_model->setNotes(m_cases, std::move(clockAt)); });
    m_list->stack().setNote(m_model->rowCount() > 0
                                ? QString()
                                : tr("No notes. <a href='add'>Add a note here</a> (D)"));
    m_list->showChosen();
}

void NotesPage::goTo(const QModelIndex &row)
{
    const QVariant tick = row.data(NoteModel::TickRole);
    if (tick.isValid())
        m_document->playback().apply(TimeCommand::goToTick(Tick{tick.toLongLong()}));
}

void NotesPage::editChosen()
{
    refresh();
    if (m_list->form().isFilled())
        m_list->form().editText();
}

} // namespace tickscope
