// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/cases.h"

#include "ui/settings_notifier.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace tickscope {

static bool mayStay(const review::Case &chosen, const QString &recording)
{
    return chosen.recordings.empty() || chosen.isAbout(recording);
}

Cases::Cases(ActiveDocument &document)
    : m_document(document)
    , m_store(CaseStore::ofThisUser())
{
    connect(&document, &ActiveDocument::changed, this, &Cases::onDocumentChanged);
    connect(&document, &ActiveDocument::leaving, &m_notes, &Annotations::flush);
    connect(m_store.get(), &CaseStore::answered, this, &Cases::takeAnswer);
    connect(m_store.get(), &CaseStore::changed, this, &Cases::reload);
    knowRecording();
}

Cases::~Cases()
{
    m_notes.awaitNoPicture();
    m_notes.flush();
}

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
    m_notes.flush();
    m_wanted = id;
    if (!id.isNull())
        QSettings().setValue(settings::LastCase, id.toString(QUuid::WithoutBraces));
    m_sight.chosen.reset();
    m_sight.opinions.clear();
    m_sight.history.clear();
    m_notes.show({});
    m_notes.choose({});
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
    review::StoreError fault;
    if (!recording.isEmpty()) {
        review::CaseFilter filter;
        filter.recording = recording;
        filter.order = review::CaseFilter::Order::Number;
        if (!takeOver(store.cases().matching(filter), sight.ofRecording, fault)
            || !takeOver(store.notes().onRecording(recording), sight.notesHere, fault))
            return tl::unexpected(fault);
    }
    const review::CaseId chosen = wanted.isNull() && !sight.ofRecording.empty()
                                      ? sight.ofRecording.front().id
                                      : wanted;
    if (chosen.isNull())
        return sight;
    auto value = store.cases().withId(chosen);
    if (!value)
        return value.error().kind == review::StoreError::Kind::NotFound
                   ? review::Stored<Sight>(std::move(sight))
                   : tl::unexpected(value.error());
    sight.chosen = std::move(*value);
    if (!takeOver(store.notes().ofCase(chosen), sight.notes, fault)
        || !takeOver(store.opinions().ofCase(chosen), sight.opinions, fault)
        || !takeOver(store.cases().history(chosen), sight.history, fault))
        return tl::unexpected(fault);
    return sight;
}

void Cases::reload()
{
    m_notes.flush(); // so that it is read with the rest
    // What waits for its picture is not in the store yet: setPicture() comes back here.
    m_isStale = m_isReading || !m_notes.canSend();
    if (m_isStale)
        return;
    m_isReading = true;
    const auto question = [recording = m_recording, wanted = m_wanted](review::Store &store) {
        return look(store, recording, wanted);
    };
    const auto answer = [this, recording = m_recording, wanted = m_wanted,
                         change = m_lastChange](const review::Stored<Sight> &sight) {
        m_isReading = false;
        const bool isWanted = recording == m_recording && wanted == m_wanted
                              && change == m_lastChange && m_notes.canSend();
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
    m_notes.show(std::move(m_sight.notes));
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
    std::vector<Annotation> shown;
    const auto add = [&](const Annotation &note) {
        if (note.tick && note.recording == m_recording && !m_recording.isEmpty())
            shown.push_back(wellFormed(note));
    };
    for (const Annotation &note : m_sight.notesHere) {
        if (note.caseId != m_wanted)
            add(note);
    }
    for (const Annotation &note : notes())
        add(note);
    m_document->markers().setNotes(std::move(shown), m_wanted);
}

bool Cases::isCited(const review::NoteId &note, Citing by) const
{
    return std::ranges::any_of(m_sight.opinions, [&](const review::Opinion &opinion) {
        return (by == Citing::Any || opinion.isDecided) && review::cites(opinion, note);
    });
}

OpenPlayers Cases::players() const
{
    const Shared<Index> &index = m_document->index();
    if (!index || !index->isComplete() || m_recording.isEmpty())
        return {};
    return {index, m_recording, m_document->players().inFrame(NoClient).tick};
}

std::vector<const Player *> Cases::accused() const
{
    std::vector<const Player *> accused;
    const OpenPlayers open = players();
    for (const review::Identity &identity :
         chosen() ? chosen()->accused : std::vector<review::Identity>()) {
        if (const Player *player = open.find(identity))
            accused.push_back(player);
    }
    return accused;
}

review::NoteId Cases::addNote(Annotation note, Picture picture)
{
    if (m_wanted.isNull())
        create({});
    note.id = QUuid::createUuid();
    note.caseId = m_wanted;
    const review::NoteId id = note.id;
    if (picture == Picture::Follows)
        m_notes.awaitPicture(id);
    m_notes.addAll({std::move(note)}, tr("Add note"));
    return id;
}

void Cases::setPicture(const review::NoteId &note, const QByteArray &png)
{
    m_notes.setPicture(note, png);
    m_notes.flush();
    if (m_isStale && !m_isReading)
        reload();
}

void Cases::addNotes(std::vector<Annotation> notes, const QString &what)
{
    for (Annotation &note : notes) {
        note.id = QUuid::createUuid();
        note.caseId = m_wanted;
    }
    if (!m_wanted.isNull())
        m_notes.addAll(std::move(notes), what);
}

void Cases::Notes::remove(const QUuid &id)
{
    const Annotation *present = find(id);
    if (!present)
        return;
    // It is just being made, and still whole.
    if (present->number == 0)
        return push({{*present, {}}}, Cases::tr("Delete note"));
    // Brought back it shall have its picture again, which lists do not carry.
    m_cases.m_store->read<QByteArray>(
        this, [id](review::Store &store) { return store.notes().picture(id); },
        [this, id](const review::Stored<QByteArray> &picture) {
            const Annotation *removed = find(id);
            if (!removed || !picture)
                return;
            Annotation before = *removed;
            before.picture = *picture;
            push({{std::move(before), {}}}, Cases::tr("Delete note"));
        });
}

void Cases::Notes::awaitNoPicture()
{
    for (auto &[id, picture] : m_pictures)
        picture = picture.value_or(QByteArray());
}

bool Cases::Notes::canSend() const
{
    return std::ranges::all_of(m_pictures,
                               [](const auto &entry) { return entry.second.has_value(); });
}

bool Cases::Notes::mayChange(const Annotation &note) const
{
    return (note.author.isEmpty() || note.author == m_cases.who())
           && !m_cases.isCited(note.id, Citing::Given);
}

bool Cases::Notes::mayRemove(const Annotation &note) const
{
    return mayChange(note) && !m_cases.isCited(note.id, Citing::Any);
}

void Cases::Notes::know(const Annotation &saved)
{
    const auto held = std::ranges::find(m_written, saved.id, &Annotation::id);
    // One that was removed has no number.
    if (held == m_written.end() || saved.number == 0)
        return;
    held->number = saved.number;
    held->version = saved.version;
    held->author = saved.author;
    held->created = saved.created;
}

QUndoStack &Cases::Notes::history()
{
    return m_cases.m_document->history();
}

bool Cases::Notes::isHere(const Annotation &note) const
{
    return note.caseId == m_cases.m_wanted;
}

void Cases::Notes::send(const std::vector<AnnotationEdit> &edits)
{
    for (const AnnotationEdit &edit : edits) {
        const Annotation *present = find(edit.id());
        // What is not stored yet has the version that it will get.
        const qint64 version = !edit.before ? 0
                                            : std::max<qint64>(1, present ? present->version
                                                                          : edit.before->version);
        if (!edit.after) {
            m_cases.m_store->change(review::NoteRemoval{edit.id(), version});
            continue;
        }
        Annotation note = present ? *present : *edit.after;
        note.version = version;
        if (const auto made = m_pictures.find(note.id); version == 0 && made != m_pictures.end())
            note.picture = made->second.value_or(QByteArray());
        m_cases.m_store->change(std::move(note));
    }
}

void Cases::Notes::onChanged()
{
    ++m_cases.m_lastChange;
    m_cases.showOnTimeline();
    emit m_cases.changed();
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
    } else if (const auto *noted = std::get_if<review::Saved<Annotation>>(&outcome)) {
        if (const auto *note = std::get_if<Annotation>(noted))
            m_notes.know(*note);
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

void Cases::create(review::Case value)
{
    if (m_recording.isEmpty())
        return;
    value.id = QUuid::createUuid();
    value.recordings.push_back({m_recording, m_document->displayName()});
    m_store->change(value);
    m_own.insert(value.id);
    const review::CaseId id = value.id;
    choose(id);
    // It is read behind the change, but notes and tags may be added at once.
    m_sight.chosen = std::move(value);
    emit changed();
}

void Cases::save(const review::Case &value)
{
    const bool isChosen = m_sight.chosen && m_sight.chosen->id == value.id;
    if (isChosen && *m_sight.chosen == value)
        return;
    ++m_lastChange;
    if (isChosen)
        m_sight.chosen = value;
    review::Case change = value;
    // What is not stored yet has the version that it will get.
    change.version = std::max<qint64>(change.version, 1);
    m_store->change(std::move(change));
    emit changed();
}

bool Cases::isAboutRecording() const
{
    return m_sight.chosen && !m_recording.isEmpty() && m_sight.chosen->isAbout(m_recording);
}

void Cases::addRecording(review::Case value)
{
    const bool isThere = value.isAbout(m_recording);
    if (isThere || m_recording.isEmpty())
        return;
    value.recordings.push_back({m_recording, m_document->displayName()});
    save(value);
}

void Cases::addRecording()
{
    if (m_sight.chosen)
        addRecording(*m_sight.chosen);
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

void Cases::withdraw()
{
    const auto own = std::ranges::find(m_sight.opinions, m_sight.who, &review::Opinion::reviewer);
    if (own == m_sight.opinions.end() || !own->isDecided)
        return;
    ++m_lastChange;
    m_store->change(review::Withdrawal{own->caseId, own->version});
    own->isDecided = false;
    emit changed();
}

bool Cases::canRemove() const
{
    const auto &chosen = m_sight.chosen;
    return chosen && chosen->claim.isEmpty() && chosen->reporter.isEmpty()
           && chosen->accused.empty() && chosen->tags.isEmpty() && notes().empty()
           && m_sight.opinions.empty() && !m_sight.history.empty()
           && m_sight.history.front().who == m_sight.who;
}

void Cases::remove()
{
    if (!canRemove())
        return;
    ++m_lastChange;
    m_store->change(review::CaseRemoval{m_sight.chosen->id, m_sight.chosen->version});
    choose({});
}

void Cases::settle(review::Finding outcome)
{
    if (!m_sight.chosen)
        return;
    m_store->read<review::Saved<review::Case>>(
        this,
        [value = *m_sight.chosen, outcome](review::Store &store) {
            return store.cases().settle(value, outcome);
        },
        [this](const review::Stored<review::Saved<review::Case>> &settled) {
            if (!settled)
                emit refused(settled.error());
            m_store->notifyChanged();
        });
}

} // namespace tickscope
