// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/cases.h"

#include "ui/cases/notes/note_color.h"
#include "ui/cases/notes/note_command.h"
#include "ui/texts/screen_text.h"

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

Cases::Cases(Document &document)
    : QObject(&document)
    , m_document(document)
    , m_store(CaseStore::ofThisUser())
{
    connect(&document, &Document::changed, this, &Cases::takeChanges);
    connect(&document.contentHash(), &ContentHashJob::found, this, &Cases::knowRecording);
    connect(m_store.get(), &CaseStore::answered, this, &Cases::takeAnswer);
    connect(m_store.get(), &CaseStore::changed, this, &Cases::reload);
    knowRecording();
}

Cases::~Cases() = default;

void Cases::takeChanges(Document::Changes changes)
{
    if (!(changes & Document::RecordingChanged))
        return;
    m_recording.clear();
    m_isLoaded = false;
    m_sight.ofRecording.clear();
    m_sight.notesHere.clear();
    knowRecording();
    emit changed();
}

void Cases::knowRecording()
{
    m_recording = m_document.contentHash().sha256();
    reload();
}

void Cases::choose(review::CaseId id)
{
    if (id == m_wanted)
        return;
    m_wanted = id;
    m_sight.chosen.reset();
    m_sight.opinions.clear();
    m_sight.history.clear();
    m_notes.clear();
    m_chosenNote = {};
    emit changed();
    reload();
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
    if (m_sight.chosen)
        m_wanted = m_sight.chosen->id;
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
    m_document.markers().setNotes(std::move(markers));
}

const HeldNote *Cases::findNote(const QUuid &key) const
{
    const auto found = std::ranges::find(m_notes, key, &HeldNote::key);
    return found == m_notes.end() ? nullptr : &*found;
}

void Cases::create(review::Case value)
{
    if (m_recording.isEmpty())
        return;
    value.recordings.push_back({m_recording, m_document.displayName()});
    m_creating = m_store->change(std::move(value));
}

void Cases::save(const review::Case &value)
{
    const bool isChosen = m_sight.chosen && m_sight.chosen->id == value.id;
    if (isChosen && *m_sight.chosen == value)
        return;
    ++m_lastChange;
    if (isChosen)
        m_sight.chosen = value;
    m_store->change(value);
    emit changed();
}

bool Cases::isAboutRecording() const
{
    return m_sight.chosen && !m_recording.isEmpty()
           && std::ranges::find(m_sight.chosen->recordings, m_recording,
                                &review::CaseRecording::sha256)
                  != m_sight.chosen->recordings.end();
}

void Cases::addRecording()
{
    if (!m_sight.chosen || m_recording.isEmpty() || isAboutRecording())
        return;
    review::Case value = *m_sight.chosen;
    value.recordings.push_back({m_recording, m_document.displayName()});
    save(value);
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

void Cases::save(const review::Opinion &value)
{
    ++m_lastChange;
    const auto own = std::ranges::find(m_sight.opinions, m_sight.who, &review::Opinion::reviewer);
    if (own != m_sight.opinions.end())
        *own = value;
    else
        m_sight.opinions.push_back(value);
    m_store->change(value);
    emit changed();
}

void Cases::settle(review::Finding outcome)
{
    if (!m_sight.chosen)
        return;
    m_store->read<review::Saved<review::Case>>(
        this,
        [value = *m_sight.chosen, outcome](review::Store &store) {
            return store.settle(value, outcome);
        },
        [this](const review::Stored<review::Saved<review::Case>> &settled) {
            if (!settled)
                emit refused(settled.error());
            m_store->tellChanged();
        });
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
    m_document.history().push(new NoteCommand(*this, std::move(edits), what, typed));
}

void Cases::apply(NoteEdit edit)
{
    ++m_lastChange;
    if (const HeldNote *present = findNote(edit.key); present && edit.before)
        edit.before->version = present->note.version;
    if (const review::Note &note = edit.after ? *edit.after : *edit.before; note.caseId == m_wanted)
        applyHere(edit);
    sendInTurn(std::move(edit));
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

/// What is about a note that is just being made waits for its number.
void Cases::sendInTurn(NoteEdit edit)
{
    const bool isMade = std::ranges::any_of(
        m_making, [&edit](const auto &making) { return making.second == edit.key; });
    if (isMade)
        m_behind[edit.key].push_back(std::move(edit));
    else
        send(edit);
}

void Cases::send(const NoteEdit &edit)
{
    const auto number = m_numbers.find(edit.key);
    if (edit.after && (!edit.before || number == m_numbers.end())) {
        review::Note made = *edit.after;
        made.id = made.version = 0;
        m_making[m_store->change(std::move(made))] = edit.key;
    } else if (edit.after) {
        review::Note changed = *edit.after;
        changed.id = number->second;
        changed.version = edit.before->version;
        m_store->change(std::move(changed));
    } else if (number != m_numbers.end()) {
        m_store->change(review::NoteRemoval{number->second, edit.before->version});
        m_keys.erase(number->second);
        m_numbers.erase(number);
    }
}

void Cases::takeAnswer(const review::Answer &answer)
{
    if (!answer.outcome) {
        m_making.erase(answer.id);
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
        const auto making = m_making.extract(answered);
        if (note && making) {
            m_keys[note->id] = making.mapped();
            m_numbers[making.mapped()] = note->id;
            const auto behind = m_behind.extract(making.mapped());
            for (NoteEdit &edit : behind ? behind.mapped() : std::deque<NoteEdit>()) {
                if (edit.before)
                    edit.before->version = note->version;
                sendInTurn(std::move(edit));
            }
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
