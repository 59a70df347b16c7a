// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_commands.h"

#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"

#include <QFutureWatcher>
#include <QtConcurrentRun>

namespace tickscope {

CaseCommands::CaseCommands(ActiveDocument &document)
    : m_document(document)
    , m_cases(document)
    , m_commands(this, document)
{
    addNotes();
    addCases();
    connect(&m_cases, &Cases::changed, this, [this] { m_commands.refresh(); });
}

void CaseCommands::addNotes()
{
    const auto isKnown = [this] { return !m_cases.recording().isEmpty(); };
    m_commands.add("review.addNote", tr("Add note"), {"D"}, {MenuName::Review, 100},
                   tr("Write down what you see here for the case"),
                   {.icon = "marker-add", .argument = Argument::Optional, .isEnabled = isKnown},
                   [this](const std::optional<Tick> &tick) {
                       addWhereWanted(noteAt(tick), [this](const review::Annotation &note) {
                           m_cases.annotations().edit(m_cases.addNote(note));
                       });
                   });
    m_commands.add("review.addNoteWithPicture", tr("Add note with picture"), {"Shift+D"},
                   {MenuName::Review, 110}, tr("Add a note with a picture of the world"),
                   {.isEnabled = isKnown}, [this] { addNoteWithPicture(); });
    m_commands.add(
        "review.takeMarkers", tr("Add markers as notes"), {}, {MenuName::Review, 120},
        tr("Add your markers and those of the file to the case"),
        {.isEnabled = [this] { return m_cases.chosen() && !m_cases.recording().isEmpty(); }},
        [this] { takeMarkers(); });
}

void CaseCommands::addCases()
{
    m_commands.add("review.newCase", tr("New case"), {}, {MenuName::Review, 200},
                   tr("Open a case about this recording"),
                   {.isEnabled = [this] { return !m_cases.recording().isEmpty(); }}, [this] {
                       m_cases.create({});
                       emit caseMade();
                   });
    m_commands.add(
        "review.addRecording", tr("Add recording to case"), {}, {MenuName::Review, 210},
        tr("Add the open recording to the case"),
        {.isEnabled = [this] { return m_cases.chosen() && !m_cases.isAboutRecording(); }},
        [this] { m_cases.addRecording(); });
    m_commands.add("review.removeCase", tr("Remove empty case"), {}, {MenuName::Review, 230},
                   tr("Remove your case when nothing is in it; its history stays"),
                   {.discards = true, .isEnabled = [this] { return m_cases.canRemove(); }},
                   [this] { m_cases.remove(); });
    m_commands.add("review.reload", tr("Reload cases"), {"F5"}, {MenuName::Review, 320},
                   tr("Load changes made by others"), {.needsRecording = false},
                   [this] { m_cases.store().notifyChanged(); });
}

review::Annotation CaseCommands::noteAt(std::optional<Tick> tick) const
{
    const Tick place = tick.value_or(m_document->playback().time().tick());
    review::Annotation note;
    note.recording = m_cases.recording();
    note.tick = place.value;
    // While they are away somebody else may have their client ID.
    const auto &selected = m_document->selection().player();
    const Player *about = selected && m_document->index()
                              ? m_document->index()->players().of(*selected)
                              : nullptr;
    if (!selected)
        about = onlyAccused();
    if (about) {
        const PlayerTable &players = m_document->index()->players();
        note.client = players.clientOf(refOf(players, *about), place);
        note.player = screenText(about->nameAt(place));
    } else if (selected) {
        note.client = m_document->players().clientOf(selected, place);
        if (note.client)
            note.player = m_document->players().name(static_cast<int>(*note.client), place);
    }
    return note;
}

/// Whom a note is about when nobody is selected; null where the case accuses several, or nobody.
const Player *CaseCommands::onlyAccused() const
{
    const review::Case *chosen = m_cases.chosen();
    return chosen && chosen->accused.size() == 1 ? m_cases.players().find(chosen->accused.front())
                                                 : nullptr;
}

void CaseCommands::addNoteWithPicture()
{
    const review::Annotation pictured = noteAt({});
    const Player *player = pictured.client && m_document->index()
                               ? m_document->index()->players().at(
                                   static_cast<int>(*pictured.client), {*pictured.tick})
                               : nullptr;
    MomentPicture picture;
    picture.frame = m_document->frame();
    picture.maker = m_document->sceneMaker();
    picture.map = m_document->map().content();
    picture.index = m_document->index();
    // Whom the note is about, and nobody else by name: others may not want to be in a report.
    if (pictured.client)
        picture.followed = static_cast<int>(*pictured.client);
    if (player)
        picture.who = titleAt(m_document->index()->players(), *player, {*pictured.tick}).name;
    picture.game = GameData::installed();
    if (m_panes)
        picture.panes = m_panes(player ? std::optional(player->id) : std::nullopt);
    addWhereWanted(pictured,
                   [this, picture](const review::Annotation &note) { addPictured(note, picture); });
}

/// Without a chosen case the window asks for one first.
void CaseCommands::addWhereWanted(const review::Annotation &note, const NoteAdder &add)
{
    if (m_cases.hasChoice())
        add(note);
    else
        emit caseWanted(note, add);
}

/// The note can be written while its picture is drawn: typed letters are no commands.
void CaseCommands::addPictured(const review::Annotation &note, const MomentPicture &picture)
{
    const review::NoteId id = m_cases.addNote(note, Cases::Picture::Follows);
    m_cases.annotations().edit(id);
    auto *watcher = new QFutureWatcher<QByteArray>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, id] {
        watcher->deleteLater();
        m_cases.setPicture(id, watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [picture] { return pngOf(picture); }));
}

void CaseCommands::takeMarkers()
{
    std::vector<Annotation> notes;
    for (Annotation marker : m_document->markers().all()) {
        if (marker.isNote() || marker.kind == Annotation::Kind::Shared)
            continue;
        if (!marker.isOwn() || marker.text.isEmpty())
            marker.text = annotationTitle(marker);
        else if (marker.text.startsWith(u'\n')) // it has no name
            marker.text.remove(0, 1);
        marker.kind = Annotation::Kind::Written;
        marker.recording = m_cases.recording();
        notes.push_back(std::move(marker));
    }
    m_cases.addNotes(std::move(notes), tr("Add markers as notes"));
}

} // namespace tickscope
