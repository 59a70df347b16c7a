// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/notes_page.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QAction>
#include <QLocale>
#include <QTableView>
#include <QToolButton>

#include "core/playback/time_command.h"
#include "ui/cases/case_commands.h"
#include "ui/cases/case_texts.h"
#include "ui/docks/annotation_list.h"
#include "ui/docks/dock_page.h"
#include "ui/docks/table_parts.h"
#include "ui/markers/annotation.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

static QString textOf(const review::Annotation &note)
{
    const QString line = case_texts::firstLine(note.text);
    return line.isEmpty() ? NoteModel::tr("(no text)") : line;
}

NoteModel::NoteModel(QObject *parent)
    : KeyedTable({{{tr("No.")},
                   [](const review::Annotation &note) {
                       return note.number > 0 ? QLocale().toString(note.number) : QString();
                   }},
                  {{tr("Time")}, [this](const review::Annotation &note) { return timeOf(note); }},
                  {{tr("Note")}, textOf},
                  {{tr("Player")},
                   [this](const review::Annotation &note) {
                       return m_players.title(note, m_owner ? &*m_owner : nullptr);
                   }},
                  {{tr("Category")}, &review::Annotation::category},
                  {{tr("By")}, &review::Annotation::author}},
                 parent)
{
}

void NoteModel::setNotes(const Cases &cases, std::function<QString(Tick)> clockAt)
{
    m_clockAt = std::move(clockAt);
    m_recording = cases.recording();
    m_players = cases.players();
    m_owner = cases.chosen() ? std::optional(*cases.chosen()) : std::nullopt;
    const auto keyOf = [](const review::Annotation &note) {
        return std::tuple(note.recording, note.tick.value_or(-1), note.id);
    };
    std::vector<review::Annotation> rows = cases.notes();
    std::ranges::sort(rows, {}, keyOf);
    setRows(std::move(rows), keyOf);
}

int NoteModel::rowOf(const review::NoteId &id) const
{
    const auto found = std::ranges::find(rows(), id, &review::Annotation::id);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

bool NoteModel::isHere(const review::Annotation &note) const
{
    return note.tick && m_clockAt && note.recording == m_recording;
}

QVariant NoteModel::cell(int row, int column, int role) const
{
    const review::Annotation &note = rowAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(note, column);
    case Qt::ToolTipRole:
        return tip(note, column);
    case Qt::DecorationRole:
        return column == TextColumn && note.hasPicture
                   ? QVariant(theme::icon(QStringLiteral("picture")))
                   : QVariant();
    case Qt::ForegroundRole:
        return column == TextColumn ? shownColor(noteColor(note.color))
                                    : theme::color(theme::Token::QuietText);
    case Qt::TextAlignmentRole:
        return column <= TimeColumn ? QVariant::fromValue(Qt::AlignVCenter | Qt::AlignRight)
                                    : QVariant();
    case TickRole:
        return isHere(note) ? QVariant(*note.tick) : QVariant();
    case KeyRole:
        return note.id;
    default:
        return {};
    }
}

QString NoteModel::tip(const review::Annotation &note, int column) const
{
    if (column == PlayerColumn)
        return plainTip(text(note, PlayerColumn));
    constexpr qsizetype Longest = 1000;
    const QString written = note.text.left(Longest);
    return plainTip(note.hasPicture ? tr("%1 (with a picture)").arg(written) : written);
}

QString NoteModel::timeOf(const review::Annotation &note) const
{
    if (isHere(note))
        return m_clockAt({*note.tick});
    return note.tick ? tr("other file") : tr("case");
}

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
    connect(m_list, &AnnotationList::shown, this, [this] {
        m_commands.refresh();
        showHint();
    });
    connect(&m_list->form(), &AnnotationForm::linkActivated, this, [this](const QString &link) {
        if (const Player *player = offered(link))
            m_list->form().setPlayer(refOf(m_document->index()->players(), *player));
    });
    connect(&m_list->stack(), &NoteStack::linkActivated, this,
            [add = cases.commands().action(QStringLiteral("review.addNote"))] { add->trigger(); });
    connect(&m_cases.annotations(), &Annotations::chosenChanged, m_list,
            &AnnotationList::showChosen);
}

void NotesPage::addCommands(CommandSet &commands)
{
    commands.add(
        "notes.goto", tr("Go to note"),
        {.shortcuts = keys({"Return", "Enter"}), .needsRecording = false, .focus = &m_list->view()},
        [this] { goTo(m_list->view().currentIndex()); });
    commands.add("notes.remove", tr("Delete note"),
                 {.shortcuts = {QKeySequence::Delete},
                  .toolTip = tr("Delete the note; not while a verdict cites it"),
                  .icon = "marker-remove",
                  .needsRecording = false,
                  .discards = true,
                  .isEnabled =
                      [this] {
                          const Annotation *note = m_cases.annotations().find(m_list->selectedId());
                          return note && m_cases.annotations().mayRemove(*note);
                      },
                  .focus = &m_list->view()},
                 [this] { m_cases.annotations().remove(m_list->selectedId()); });
}

void NotesPage::build(QAction &addNote)
{
    m_list->view().setAccessibleName(tr("Notes"));
    new ColumnFit(m_list->view(),
                  {{NoteModel::TimeColumn, QStringLiteral("00:00.00"), false},
                   {NoteModel::NumberColumn, QStringLiteral("00"), false},
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

const Player *NotesPage::offered(const QString &link) const
{
    const OpenPlayers players = m_cases.players();
    const auto &selected = m_document->selection().player();
    if (link == u"selected")
        return selected && players.index ? players.index->players().of(*selected) : nullptr;
    const review::Case *chosen = m_cases.chosen();
    return chosen && chosen->accused.size() == 1 ? players.find(chosen->accused.front()) : nullptr;
}

void NotesPage::showHint()
{
    const Annotation *note = m_cases.annotations().find(m_list->selectedId());
    const auto &selected = m_document->selection().player();
    if (std::exchange(m_shown, note ? note->id : review::NoteId()) != m_shown || !note)
        m_selectedBefore = selected;
    if (note && m_cases.isCited(note->id, Cases::Citing::Given))
        return m_list->form().setHint(case_texts::faultText({review::StoreError::Kind::Cited, {}}));
    const OpenPlayers players = m_cases.players();
    const review::Case *chosen = m_cases.chosen();
    if (!note || !chosen || !players.index || note->recording != m_cases.recording()
        || !m_cases.annotations().mayChange(*note))
        return m_list->form().setHint({});
    const auto who = note->who();
    const Player *about = who ? players.index->players().of(*who) : nullptr;
    const auto offer = [&](const QString &link, const QString &text) {
        const Player *other = offered(link);
        const bool isOther = other && other != about && note->tick
                             && other->clientAt({*note->tick});
        if (isOther)
            m_list->form().setHint(
                text.arg(players.title(players.personOf(*other)).toHtmlEscaped()));
        return isOther;
    };
    // A click elsewhere does not change the note, and what it was meant for is asked.
    if (selected != m_selectedBefore
        && offer(QStringLiteral("selected"),
                 tr("%1 is selected. <a href='selected'>Make the note about them</a>")))
        return;
    if (!review::accusedOf(*note, *chosen)
        && offer(QStringLiteral("accused"),
                 tr("Not about the accused. <a href='accused'>Make it about %1</a>")))
        return;
    m_list->form().setHint({});
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
