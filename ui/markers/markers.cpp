// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/markers.h"

#include "core/io/http/url.h"
#include "ui/markers/marker_store.h"
#include "ui/texts/screen_text.h"

#include <algorithm>
#include <utility>

namespace tickscope {

static Annotation shownMarkerOf(const RecordedMarker &recorded)
{
    Annotation marker;
    marker.kind = recorded.kind == RecordedMarker::Kind::AnticheatFlag
                      ? Annotation::Kind::AnticheatFlag
                      : Annotation::Kind::RecordedMarker;
    marker.tick = recorded.tick.value;
    marker.text = screenText(recorded.label);
    marker.color = storedColor(MarkerColor::Amber);
    return marker;
}

Markers::Markers(std::shared_ptr<MarkerStore> store, QUndoStack &history, QObject *parent)
    : Annotations(parent)
    , m_store(std::move(store))
    , m_history(history)
    , m_keyJob([this](const QString &quick) {
        m_keys.quick = quick;
        know();
    })
{
    m_pool.setMaxThreadCount(1);
    connect(m_store.get(), &MarkerStore::loaded, this, &Markers::takeLoaded);
    connect(m_store.get(), &MarkerStore::troubleChanged, this, &Markers::troubleChanged);
}

Markers::~Markers()
{
    close();
}

void Markers::setTicks(TickRange ticks)
{
    if (m_ticks == ticks)
        return;
    m_ticks = ticks;
    if (!m_recording)
        return;
    gather();
    emit changed();
}

void Markers::open(const Shared<Recording> &recording, const QString &path, bool mayGrow)
{
    close();
    m_recording = recording;
    m_session = m_store->beginSession();
    m_keys = provisionalKeys(*recording, path, mayGrow);
    gather();
    update(recording, mayGrow);
    // A server may take its time; what is typed meanwhile is stored under what is known.
    if (isUrl(path.toStdString()))
        know();
}

void Markers::update(const Shared<Recording> &recording, bool mayGrow)
{
    const bool hasOthers = recording->info().markers != m_recording->info().markers;
    m_recording = recording;
    // The name stays that under which it was opened.
    m_keys.mayGrow = mayGrow;
    m_keys.sha256.clear();
    m_keyJob.start(m_pool, [recording](std::stop_token stop) {
        return quickKey(*recording, std::move(stop));
    });
    if (hasOthers)
        gather();
}

void Markers::setContentHash(const QString &sha256, bool mayGrow)
{
    if (!m_session)
        return;
    m_keys.sha256 = sha256;
    m_keys.mayGrow = mayGrow;
    if (!m_keyJob.isRunning())
        know();
}

void Markers::close()
{
    if (!m_session)
        return;
    m_keyJob.cancel();
    // What was typed before the ends were read is stored under what is known.
    if (!m_waiting.empty())
        know();
    m_store->endSession(*m_session);
    m_session.reset();
    m_isKnown = m_isLoaded = false;
    m_edit = 0;
    m_keys = {};
    m_recording.reset();
    m_waiting.clear();
    m_written.clear();
    m_notes.clear();
    m_shared.clear();
    m_all.clear();
    m_chosen = {};
}

void Markers::know()
{
    m_isKnown = true;
    m_store->know(*m_session, m_keys);
    flush();
}

void Markers::send(const std::vector<AnnotationEdit> &edits)
{
    m_store->edit(*m_session, m_edit, edits);
}

void Markers::takeLoaded(int session, quint64 edit, std::vector<Annotation> markers)
{
    // What is older than the last change here comes once more with it.
    if (session != m_session || edit < m_edit)
        return;
    m_isLoaded = true;
    m_written = std::move(markers);
    gather();
    emit changed();
}

void Markers::gather()
{
    m_all.clear();
    if (m_recording)
        std::ranges::transform(m_recording->info().markers, std::back_inserter(m_all),
                               shownMarkerOf);
    m_all.insert(m_all.end(), m_notes.begin(), m_notes.end());
    m_all.insert(m_all.end(), m_shared.begin(), m_shared.end());
    // A recording that was cut, or a header that lies, points at ticks that are not there.
    std::erase_if(
        m_all, [this](const Annotation &marker) { return !m_ticks.contains(marker.firstTick()); });
    m_all.insert(m_all.end(), m_written.begin(), m_written.end());
    std::ranges::stable_sort(m_all, {}, &Annotation::firstTick);
}

void Markers::setNotes(std::vector<Annotation> notes, const review::CaseId &chosen)
{
    if (std::exchange(m_chosenCase, chosen) != chosen)
        m_notes.clear(); // so that the same ones are shown, too
    show(m_notes, std::move(notes));
}

QString Markers::titleOf(const Annotation &note) const
{
    const QString title = annotationTitle(note);
    return isOfOtherCase(note) && note.caseNumber > 0
               ? tr("Case %1: %2").arg(QString::number(note.caseNumber), title)
               : title;
}

void Markers::setShared(std::vector<Annotation> notes)
{
    show(m_shared, std::move(notes));
}

void Markers::show(std::vector<Annotation> &others, std::vector<Annotation> shown)
{
    if (others == shown)
        return;
    others = std::move(shown);
    gather();
    emit changed();
}

const Annotation *Markers::ownAt(Tick tick) const
{
    const auto found = std::ranges::find(m_written, tick, &Annotation::firstTick);
    return found == m_written.end() ? nullptr : &*found;
}

QUuid Markers::add(Annotation marker)
{
    if (!m_session)
        return {};
    const QUuid id = marker.id = QUuid::createUuid();
    addAll({std::move(marker)}, tr("Add marker"));
    return id;
}

QUuid Markers::add(Tick tick, const QString &name)
{
    Annotation marker;
    marker.tick = tick.value;
    marker.text = name.simplified();
    return add(std::move(marker));
}

void Markers::rename(const QUuid &id, const QString &name, bool isTyped)
{
    if (const Annotation *present = find(id)) {
        Annotation renamed = *present;
        renamed.setLines(name.simplified(), present->furtherText());
        change(std::move(renamed), tr("Rename marker"), isTyped);
    }
}

void Markers::move(const QUuid &id, Tick tick)
{
    if (const Annotation *present = find(id)) {
        Annotation moved = *present;
        moved.moveTo(tick);
        change(std::move(moved), tr("Move marker"));
    }
}

void Markers::remove(const QUuid &id)
{
    if (const Annotation *present = find(id))
        push({{*present, {}}}, tr("Delete marker"));
}

void Markers::askForName(const QUuid &id)
{
    choose(id);
    emit nameWanted();
}

const StoreTrouble &Markers::trouble() const
{
    return m_store->trouble();
}

void Markers::tryAgain()
{
    m_store->tryAgain();
}

void Markers::onChanged()
{
    gather();
    emit changed();
}

} // namespace tickscope
