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
        return choose(0);
    reload();
}

void Cases::choose(review::CaseId id)
{
    if (id == m_wanted)
        return;
    m_wanted = id;
    if (id != 0)
        QSettings().setValue(settings::LastCase, id);
    m_sight.chosen.reset();
    m_sight.opinions.clear();
    m_sight.history.clear();
    m_notes.clear();
    m_chosenNote = {};
    emit changed();
    reload();
}

review::CaseId Cases::lastChosen()
{
    return QSettings().value(settings::LastCase).toLongLong();
}

review::Stored<Cases::Sight> Cases::look(review::Store &store, const QString &recording,
                                         review::CaseId chosen)
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
    if (chosen == 0 && !sight.ofRecording.empty())
        chosen = sight.ofRecording.front().id;
    if (chosen == 0)
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
        return choose(0);
    const auto others = m_isLoaded ? newIn(sight) : std::vector<review::Case>();
    m_isLoaded = !m_recording.isEmpty();
    m_sight = sight;
    if (m_sight.chosen && std::exchange(m_wanted, m_sight.chosen->id) != m_sight.chosen->id)
        QSettings().setValue(settings::LastCase, m_wanted);
    m_notes.clear();
    for (const review::Note &note : m_sight.notes) {
        QUuid &key = m_keys[note.id];
        if (key.isNull()) {
            key = QUuid::createUuid();
            m_numbers[key] = note.id;
        }
        m_notes.push_back({key, note});
    }
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
    for (const HeldNote &held : m_notes)
        add(held.note);
    m_document->markers().setNotes(std::move(markers));
}

const HeldNote *Cases::findNote(const QUuid &key) const
{
    const auto found = std::ranges::find(m_notes, key, &HeldNote::key);
    return found == m_notes.end() ? nullptr : &*found;
}

OpenPlayers Cases::players() const
{
    const Shared<Index> &index = m_document->index();
    return index && index->isComplete() && !m_recording.isEmpty() ? OpenPlayers{index, m_recording}
                                                                  : OpenPlayers{};
}

void Cases::takeCreated(review::CaseId id)
{
    m_creating = {};
    const QUuid note = m_chosenNote;
    choose(id);
    m_chosenNote = note; // which the case is made for
    if (auto first = std::exchange(m_first, {})) {
        first->after->caseId = id;
        push({std::move(*first)}, tr("Add note"));
    }
}

QUuid Cases::addNote(review::Note note)
{
    const QUuid key = QUuid::createUuid();
    note.caseId = m_wanted;
    if (m_wanted == 0) {
        if (m_creating.isNull())
            create({});
        m_first = NoteEdit{key, {}, std::move(note)};
        return key;
    }
    push({{key, {}, std::move(note)}}, tr("Add note"));
    return key;
}

void Cases::addNotes(std::vector<review::Note> notes, const QString &what)
{
    std::vector<NoteEdit> edits;
    for (review::Note &note : notes) {
        note.caseId = m_wanted;
        edits.push_back({QUuid::createUuid(), {}, std::move(note)});
    }
    if (m_wanted != 0 && !edits.empty())
        push(std::move(edits), what);
}

void Cases::changeNote(const QUuid &key, const review::Note &note, const QString &what,
                       bool isTyped)
{
    const HeldNote *present = findNote(key);
    if (present && present->note != note)
        push({{key, present->note, note}}, what, isTyped ? key.toString() : QString());
}

void Cases::removeNote(const QUuid &key)
{
    const auto number = m_numbers.find(key);
    const HeldNote *held = findNote(key);
    if (!held)
        return;
    // It is just being made, and still whole.
    if (number == m_numbers.end())
        return push({{key, held->note, {}}}, tr("Delete note"));
    // Brought back it shall have its picture again, which lists do not carry.
    m_store->read<QByteArray>(
        this, [id = number->second](review::Store &store) { return store.picture(id); },
        [this, key](const review::Stored<QByteArray> &picture) {
            const HeldNote *present = findNote(key);
            if (!present || !picture)
                return;
            review::Note before = present->note;
            before.picture = *picture;
            push({{key, std::move(before), {}}}, tr("Delete note"));
        });
}

void Cases::chooseNote(const QUuid &key)
{
    if (std::exchange(m_chosenNote, key) != key)
        emit noteChosen();
}

void Cases::editNote(const QUuid &key)
{
    chooseNote(key);
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
        if (const HeldNote *present = findNote(edit.key); present && edit.before)
            edit.before->version = present->note.version;
        const review::Note &note = edit.after ? *edit.after : *edit.before;
        if (note.caseId == m_wanted)
            applyHere(edit);
        send(edit);
    }
    showOnTimeline();
    emit changed();
}

void Cases::applyHere(const NoteEdit &edit)
{
    const auto present = std::ranges::find(m_notes, edit.key, &HeldNote::key);
    if (!edit.after) {
        if (present != m_notes.end())
            m_notes.erase(present);
        return;
    }
    if (present != m_notes.end()) {
        review::Note changed = *edit.after;
        changed.version = present->note.version;
        present->note = std::move(changed);
    } else {
        m_notes.push_back({edit.key, *edit.after});
    }
    // As the store sorts them.
    std::ranges::stable_sort(m_notes, [](const HeldNote &left, const HeldNote &right) {
        return std::pair(left.note.recording, left.note.tick.value_or(-1))
               < std::pair(right.note.recording, right.note.tick.value_or(-1));
    });
}

void Cases::send(const NoteEdit &edit)
{
    const auto number = m_numbers.find(edit.key);
    const auto maker = m_makers.find(edit.key);
    const bool isNumbered = number != m_numbers.end();
    const bool isMade = isNumbered || maker != m_makers.end();
    const review::NoteId id = isNumbered ? number->second : 0;
    const QUuid making = isNumbered || !isMade ? QUuid() : maker->second;
    if (edit.after) {
        review::Note note = *edit.after;
        const bool isNew = !edit.before || !isMade;
        note.id = isNew ? 0 : id;
        note.version = isNew ? 0 : edit.before->version;
        const QUuid change = m_store->change(std::move(note), isNew ? QUuid() : making);
        if (isNew)
            m_makers[edit.key] = change;
    } else if (isMade) {
        m_store->change(review::NoteRemoval{id, edit.before->version}, making);
        m_makers.erase(edit.key);
        if (isNumbered) {
            m_keys.erase(id);
            m_numbers.erase(number);
        }
    }
}

void Cases::takeAnswer(const review::Answer &answer)
{
    // There is no version of one's own that could be kept.
    const bool isTakenBack = std::holds_alternative<review::CaseRemoval>(answer.change)
                             || std::holds_alternative<review::Withdrawal>(answer.change);
    if (isTakenBack && answer.outcome)
        return;
    if (!answer.outcome) {
        std::erase_if(m_makers, [&answer](const auto &made) { return made.second == answer.id; });
        emit refused(answer.outcome.error());
        ++m_lastChange;
        reload();
        return;
    }
    takeOutcome(*answer.outcome, answer.id);
}

void Cases::takeOutcome(const review::Outcome &outcome, const QUuid &answered)
{
    if (const auto *saved = std::get_if<review::Saved<review::Case>>(&outcome)) {
        const auto *made = std::get_if<review::Case>(saved);
        if (made)
            m_own.insert(made->id);
        if (made && m_creating == answered)
            takeCreated(made->id);
    } else if (const auto *noted = std::get_if<review::Saved<review::Note>>(&outcome)) {
        const auto *note = std::get_if<review::Note>(noted);
        const auto made = std::ranges::find_if(
            m_makers, [&answered](const auto &maker) { return maker.second == answered; });
        if (note && made != m_makers.end()) {
            m_keys[note->id] = made->first;
            m_numbers[made->first] = note->id;
            m_makers.erase(made);
        }
        const auto key = note ? m_keys.find(note->id) : m_keys.end();
        const auto held = key == m_keys.end()
                              ? m_notes.end()
                              : std::ranges::find(m_notes, key->second, &HeldNote::key);
        if (held != m_notes.end()) {
            held->note.id = note->id;
            held->note.version = note->version;
            held->note.author = note->author;
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
