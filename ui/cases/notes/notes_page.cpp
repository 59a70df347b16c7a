// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/notes_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/playback/time_command.h"
#include "ui/cases/case_commands.h"
#include "ui/cases/case_texts.h"
#include "ui/cases/notes/note_model.h"
#include "ui/docks/annotation_form.h"
#include "ui/docks/dock_page.h"
#include "ui/docks/table_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

constexpr int LeastHeight = 48; ///< Of the list, and of the form.

} // namespace

NotesPage::NotesPage(ActiveDocument &document, CommandSet &commands, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_cases(commandsOf<Cases>(document))
    , m_commands(commands)
    , m_model(new NoteModel(this))
    , m_view(new QTableView)
    , m_stack(new NoteStack(*m_view, this))
    , m_form(new AnnotationForm(document, QStringLiteral("note"),
                                [this]() -> Annotations & { return m_cases.annotations(); }))
    , m_formArea(new QScrollArea)
{
    addCommands(commands);
    build();
    connect(m_view, &QTableView::clicked, this, &NotesPage::goTo);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &NotesPage::choose);
    connect(m_stack, &NoteStack::linkActivated, this, [this] {
        commandsOf<CaseCommands>(m_document).commands().run(QStringLiteral("review.addNote"));
    });
    connect(&m_cases.annotations(), &Annotations::chosenChanged, this, &NotesPage::showChosen);
}

NotesPage::~NotesPage()
{
    m_cases.disconnect(this);
    m_cases.annotations().disconnect(this);
}

void NotesPage::addCommands(CommandSet &commands)
{
    commands.add({.id = "notes.goto",
                  .text = tr("Go to note"),
                  .shortcuts = keys({"Return", "Enter"}),
                  .handler = [this] { goTo(m_view->currentIndex()); },
                  .needsRecording = false,
                  .focus = m_view});
    commands.add(
        {.id = "notes.remove",
         .text = tr("Delete note"),
         .shortcuts = {QKeySequence::Delete},
         .handler = [this] { m_cases.annotations().remove(m_cases.annotations().chosen()); },
         .icon = "marker-remove",
         .needsRecording = false,
         .isEnabled = [this] { return m_form->isFilled(); },
         .focus = m_view});
}

void NotesPage::build()
{
    m_view->setObjectName(QStringLiteral("notes.list"));
    m_view->setAccessibleName(tr("Notes"));
    m_view->setModel(m_model);
    prepareTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    new ColumnFit(*m_view, {{NoteModel::TimeColumn, QStringLiteral("00:00.00"), false},
                            {NoteModel::TextColumn, QStringLiteral("what somebody has seen"), true},
                            {NoteModel::PlayerColumn, QStringLiteral("nameless tee #0"), false},
                            {NoteModel::CategoryColumn, QStringLiteral("Movement"), false},
                            {NoteModel::AuthorColumn, QStringLiteral("reviewer"), false}});

    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 8, 4);
    bar->setSpacing(4);
    const auto addButton = [&](QAction *action, const char *id) {
        auto *button = new QToolButton(this);
        button->setObjectName(QString::fromLatin1(id));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setDefaultAction(action);
        bar->addWidget(button);
        return button;
    };
    CommandSet &shared = commandsOf<CaseCommands>(m_document).commands();
    auto *add = addButton(shared.action(QStringLiteral("review.addNote")), "notes.add-button");
    auto *remove = addButton(m_commands.action(QStringLiteral("notes.remove")),
                             "notes.remove-button");
    bar->addStretch();
    // Beside other panels of a small window there is no more room.
    m_stack->setMinimumHeight(LeastHeight);
    m_formArea->setMinimumHeight(LeastHeight);
    auto *split = new QSplitter(Qt::Vertical, this);
    split->setChildrenCollapsible(false);
    split->addWidget(m_stack);
    QStringList categories;
    for (const review::Aspect aspect : review::AllAspects)
        categories << case_texts::title(aspect);
    m_form->offerCategories(categories);
    m_formArea->setWidget(m_form);
    m_formArea->setWidgetResizable(true);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formArea->hide();
    split->addWidget(m_formArea);
    split->setStretchFactor(0, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(split, 1);
    setReadingOrder({add, remove, m_view});
}

void NotesPage::refresh()
{
    {
        const QScopedValueRollback updating(m_isUpdating, true);
        std::function<QString(Tick)> clockAt;
        if (const Shared<Index> &index = m_document->index())
            clockAt = [index](Tick tick) { return timeText(index->time().timeAt(tick)); };
        m_model->setNotes(m_cases, std::move(clockAt));
    }
    m_stack->setNote(m_model->rowCount() > 0
                         ? QString()
                         : tr("No notes. <a href='add'>Add a note here</a> (D)"));
    showChosen();
}

void NotesPage::choose(const QModelIndex &row)
{
    // Rows that go or move take the selection along, which was not asked for.
    if (!m_isUpdating && row.isValid())
        m_cases.annotations().choose(row.data(NoteModel::KeyRole).toUuid());
}

void NotesPage::goTo(const QModelIndex &row)
{
    const QVariant tick = row.data(NoteModel::TickRole);
    if (tick.isValid())
        m_document->playback().apply(TimeCommand::goToTick(Tick{tick.toLongLong()}));
}

void NotesPage::showChosen()
{
    const int row = m_model->rowOf(m_cases.annotations().chosen());
    if (row >= 0 && row != m_view->currentIndex().row())
        m_view->setCurrentIndex(m_model->index(row, NoteModel::TextColumn));
    m_form->show(m_cases.annotations().chosen());
    m_formArea->setVisible(m_form->isFilled());
    m_commands.refresh();
}

void NotesPage::editChosen()
{
    refresh();
    if (m_form->isFilled())
        m_form->editText();
}

} // namespace tickscope
