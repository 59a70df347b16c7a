// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/cases.h"

#include "ui/markers/marker_color.h"
#include "ui/settings_keys.h"
#include "ui/texts/screen_text.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

Marker markerOfNote(const review::Note &note)
{
    Marker marker{{*note.tick}, {}};
    marker.kind = Marker::Kind::CaseNote;
    marker.name = note.text.left(LongestMarkerName).section(u'\n', 0, 0);
    marker.text = note.text.left(LongestMarkerText);
    marker.color = noteColor(note.color);
    if (note.lastTick && *note.lastTick > *note.tick)
        marker.last = Tick{*note.lastTick};
    if (!note.player.isEmpty())
        marker.player = MarkerPlayer{
            {static_cast<int>(note.client.value_or(NoClient)), {*note.tick}}, note.player};
    return marker;
}

bool mayStay(const review::Case &chosen, const QString &recording)
{
    return chosen.recordings.empty()
           || std::ranges::find(chosen.recordings, recording, &review::CaseRecording::sha256)
                  != chosen.recordings.end();
}

/// The value of \a stored in \a into; else the fault of it in \a fault.
template<typename Value>
bool takeOver(review::Stored<Value> stored, Value &into, review::Fault &fault)
{
    if (stored)
        into = std::move(*stored);
    else
        fault = stored.error();
    return stored.has_value();
}

} // namespace

Cases::Cases(ActiveDocument &document)
    : QObject(&document)
    , m_document(document)
    , m_store(CaseStore::ofThisUser())
{
    connect(&document, &ActiveDocument::changed, this, &Cases::onDocumentChanged);
    connect(m_store.get(), &CaseStore::answered, this, &Cases::takeAnswer);
    connect(m_store.get(), &CaseStore::changed, this, &Cases::reload);
    knowRecording();
}

Cases::~Cases() = default;

void Cases::onDocumentChanged(Document::Changes changes)
{
    if (!(changes & Document::RecordingChanged)) {
        if (changes & Document::HashChanged && !m_document->contentHash().sha256().isEmpty())
            knowRecording();
        return;
    }
    m_recording.clear();
    m_isLoaded = false;
    m_sight.ofRecording.clear();
    m_sight.notesHere.clear();
    knowRecording();
    emit changed();
}

void Cases::knowRecording()
{
    m_recording = m_document->contentHash().sha256();
    // A case about other recordings gives way at once: no note may get into it meanwhile.
    const bool isOfOthers = m_sight.chosen && !m_isLoaded && !m_recording.isEmpty()
                            && !mayStay(*m_sight.chosen, m_recording);
    if (isOfOthers && m_wanted == m_sight.chosen->id)
        return choose({});
    reload();
}

void Cases::choose(const review::CaseId &id)
{
    if (id == m_wanted)
        return;
    m_wanted = id;
    if (!id.isNull())
        QSettings().setValue(settings::LastCase, id.toString(QUuid::WithoutBraces));
    m_sight.chosen.reset();
    m_sight.notes.clear();
    m_sight.opinions.clear();
    m_sight.history.clear();
    m_chosenNote = {};
    emit changed();
    reload();
}

review::CaseId Cases::lastChosen()
{
    return QUuid::fromString(QSettings().value(settings::LastCase).toString());
}

review::Stored<Cases::Sight> Cases::look(review::Store &store, const QString &recording,
                                         const review::CaseId &wanted)
{
    Sight sight;
    sight.who = store.who();
    sight.isEnforced = store.isEnforced();
    review::Fault fault;
    if (!recording.isEmpty()) {
        review::CaseFilter filter;
        filter.recording = recording;
        filter.order = review::CaseFilter::Order::Number;
        if (!takeOver(store.cases(filter), sight.ofRecording, fault)
            || !takeOver(store.notesOn(recording), sight.notesHere, fault))
            return tl::unexpected(fault);
    }
    const review::CaseId chosen = wanted.isNull() && !sight.ofRecording.empty()
                                      ? sight.ofRecording.front().id
                                      : wanted;
    if (chosen.isNull())
        return sight;
    auto value = store.caseOf(chosen);
    if (!value)
        return value.error().kind == review::Fault::Kind::NotFound
                   ? review::Stored<Sight>(std::move(sight))
                   : tl::unexpected(value.error());
    sight.chosen = std::move(*value);
    if (!takeOver(store.notes(chosen), sight.notes, fault)
        || !takeOver(store.opinions(chosen), sight.opinions, fault)
        || !takeOver(store.history(chosen), sight.history, fault))
        return tl::unexpected(fault);
    return sight;
}

void Cases::reload()
{
    m_isStale = m_isReading;
    if (m_isReading)
        return;
    m_isReading = true;
    const auto question = [recording = m_recording, wanted = m_wanted](review::Store &store) {
        return look(store, recording, wanted);
    };
    const auto answer = [this, recording = m_recording, wanted = m_wanted,
                         change = m_lastChange](const review::Stored<Sight> &sight) {
        m_isReading = false;
        const bool isWanted = recording == m_recording && wanted == m_wanted
                              && change == m_lastChange;
        if (sight && isWanted)
            takeSight(*sight);
        if (m_isStale || !isWanted)
            reload();
    };
    m_store->read<Sight>(this, question, answer);
}

/// Cases about the open recording that others made since the last look.
std::vector<review::Case> Cases::newIn(const Sight &sight) const
{
    std::vector<review::Case> found;
    for (const review::Case &value : sight.ofRecording) {
        const bool isKnown = m_own.contains(value.id)
                             || std::ranges::find(m_sight.ofRecording, value.id, &review::Case::id)
                                    != m_sight.ofRecording.end();
        if (!isKnown)
            found.push_back(value);
    }
    return found;
}

void Cases::takeSight(const Sight &sight)
{
    const bool isFirst = !m_isLoaded && !m_recording.isEmpty();
    // One that is about other recordings gives way to those of this one.
    if (isFirst && sight.chosen && !mayStay(*sight.chosen, m_recording))
        return choose({});
    const auto others = m_isLoaded ? newIn(sight) : std::vector<review::Case>();
    m_isLoaded = !m_recording.isEmpty();
    m_sight = sight;
    if (m_sight.chosen && std::exchange(m_wanted, m_sight.chosen->id) != m_sight.chosen->id)
        QSettings().setValue(settings::LastCase, m_wanted.toString(QUuid::WithoutBraces));
    showOnTimeline();
    emit changed();
    if (isFirst && m_sight.chosen)
        emit found();
    if (!others.empty())
        emit arrived(others);
}

/// Beside markers, so that keys, snapping and hovering find them.
void Cases::showOnTimeline()
{
    std::vector<Marker> markers;
    const auto add = [&](const review::Note &note) {
        if (note.tick && note.recording == m_recording && !m_recording.isEmpty())
            markers.push_back(markerOfNote(note));
    };
    for (const review::Note &note : m_sight.notesHere) {
        if (note.caseId != m_wanted)
            add(note);
    }
    for (const review::Note &note : m_sight.notes)
        add(note);
    m_document->markers().setNotes(std::move(markers));
}

const review::Note *Cases::findNote(const review::NoteId &id) const
{
    const auto found = std::ranges::find(m_sight.notes, id, &review::Note::id);
    return found == m_sight.notes.end() ? nullptr : &*found;
}

OpenPlayers Cases::players() const
{
    const Shared<Index> &index = m_document->index();
    return index && index->isComplete() && !m_recording.isEmpty() ? OpenPlayers{index, m_recording}
                                                                  : OpenPlayers{};
}

review::NoteId Cases::addNote(review::Note note)
{
    if (m_wanted.isNull())
        create({});
    note.id = QUuid::createUuid();
    note.caseId = m_wanted;
    const review::NoteId id = note.id;
    push({{{}, std::move(note)}}, tr("Add note"));
    return id;
}

void Cases::addNotes(std::vector<review::Note> notes, const QString &what)
{
    std::vector<NoteEdit> edits;
    for (review::Note &note : notes) {
        note.id = QUuid::createUuid();
        note.caseId = m_wanted;
        edits.push_back({{}, std::move(note)});
    }
    if (!m_wanted.isNull() && !edits.empty())
        push(std::move(edits), what);
}

void Cases::changeNote(const review::Note &note, const QString &what, bool isTyped)
{
    const review::Note *present = findNote(note.id);
    if (present && *present != note)
        push({{*present, note}}, what, isTyped ? note.id.toString() : QString());
}

void Cases::removeNote(const review::NoteId &id)
{
    const review::Note *present = findNote(id);
    if (!present)
        return;
    // It is just being made, and still whole.
    if (present->number == 0)
        return push({{*present, {}}}, tr("Delete note"));
    // Brought back it shall have its picture again, which lists do not carry.
    m_store->read<QByteArray>(
        this, [id](review::Store &store) { return store.picture(id); },
        [this, id](const review::Stored<QByteArray> &picture) {
            const review::Note *removed = findNote(id);
            if (!removed || !picture)
                return;
            review::Note before = *removed;
            before.picture = *picture;
            push({{std::move(before), {}}}, tr("Delete note"));
        });
}

void Cases::chooseNote(const review::NoteId &id)
{
    if (std::exchange(m_chosenNote, id) != id)
        emit noteChosen();
}

void Cases::editNote(const review::NoteId &id)
{
    chooseNote(id);
    emit noteEditWanted();
}

void Cases::push(std::vector<NoteEdit> edits, const QString &what, const QString &typed)
{
    m_document->history().push(new EditStep(*this, std::move(edits), what, typed));
}

void Cases::apply(const std::vector<NoteEdit> &edits, bool /*isTyped*/)
{
    ++m_lastChange;
    for (NoteEdit edit : edits) {
        const review::Note &note = edit.after ? *edit.after : *edit.before;
        if (const review::Note *present = findNote(note.id); present && edit.before)
            edit.before->version = present->version;
        if (note.caseId == m_wanted)
            applyHere(edit);
        send(edit);
    }
    showOnTimeline();
    emit changed();
}

void Cases::applyHere(const NoteEdit &edit)
{
    std::vector<review::Note> &notes = m_sight.notes;
    if (!edit.after) {
        std::erase_if(notes, [&](const review::Note &each) { return each.id == edit.before->id; });
        return;
    }
    const auto present = std::ranges::find(notes, edit.after->id, &review::Note::id);
    const bool isThere = present != notes.end();
    review::Note changed = *edit.after;
    changed.version = isThere ? present->version : 0;
    changed.number = isThere ? present->number : 0;
    if (isThere)
        *present = std::move(changed);
    else
        notes.push_back(std::move(changed));
    // As the store sorts them.
    std::ranges::stable_sort(notes, {}, [](const review::Note &note) {
        return std::pair(note.recording, note.tick.value_or(-1));
    });
}

void Cases::send(const NoteEdit &edit)
{
    // What is not stored yet has the version that it will get.
    const qint64 before = edit.before ? std::max<qint64>(edit.before->version, 1) : 0;
    if (!edit.after) {
        m_store->change(review::NoteRemoval{edit.before->id, before});
        return;
    }
    review::Note note = *edit.after;
    note.version = before;
    m_store->change(std::move(note));
}

void Cases::takeAnswer(const review::Answer &answer)
{
    // There is no version of one's own that could be kept.
    const bool isTakenBack = std::holds_alternative<review::CaseRemoval>(answer.change)
                             || std::holds_alternative<review::Withdrawal>(answer.change);
    if (isTakenBack && answer.outcome)
        return;
    if (!answer.outcome) {
        emit refused(answer.outcome.error());
        ++m_lastChange;
        const auto *made = std::get_if<review::Case>(&answer.change);
        if (made && made->version == 0 && made->id == m_wanted)
            return choose({});
        reload();
        return;
    }
    takeOutcome(*answer.outcome);
}

void Cases::takeOutcome(const review::Outcome &outcome)
{
    if (const auto *saved = std::get_if<review::Saved<review::Case>>(&outcome)) {
        if (const auto *made = std::get_if<review::Case>(saved))
            m_own.insert(made->id);
    } else if (const auto *noted = std::get_if<review::Saved<review::Note>>(&outcome)) {
        const auto *note = std::get_if<review::Note>(noted);
        const auto held = note ? std::ranges::find(m_sight.notes, note->id, &review::Note::id)
                               : m_sight.notes.end();
        // One that was removed has no number.
        if (held != m_sight.notes.end() && note->number > 0) {
            held->number = note->number;
            held->version = note->version;
            held->author = note->author;
        }
    }
    std::visit(
        [this](const auto &saved) {
            std::visit(
                [this](const auto &value) {
                    if constexpr (requires { value.theirs; })
                        emit clashed(CaseClash(value));
                },
                saved);
        },
        outcome);
}

} // namespace tickscope
