// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/markers.h"

#include "core/io/http/url.h"
#include "ui/markers/marker_store.h"
#include "ui/texts/screen_text.h"

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

Marker shownMarkerOf(const RecordedMarker &recorded)
{
    Marker marker{recorded.tick, screenText(recorded.label)};
    if (recorded.kind == RecordedMarker::Kind::AnticheatFlag)
        marker.kind = Marker::Kind::AnticheatFlag;
    return marker;
}

/// What is typed is stored so long after its first letter: far below a second.
constexpr int TypingPause = 300; // milliseconds

/// Names the one field of a marker that a person types into at a time.
QString typedField(const Marker &before, const Marker &after)
{
    const QString id = after.id.toString();
    if (before.name != after.name)
        return id + QStringLiteral(" name");
    return before.text != after.text ? id + QStringLiteral(" text") : QString();
}

} // namespace

Markers::Markers(std::shared_ptr<MarkerStore> store, QUndoStack &history, QObject *parent)
    : QObject(parent)
    , m_store(std::move(store))
    , m_history(history)
    , m_keyJob([this](const QString &quick) {
        m_keys.quick = quick;
        know();
    })
{
    m_pool.setMaxThreadCount(1);
    m_sendTimer.setSingleShot(true);
    m_sendTimer.setInterval(TypingPause);
    connect(&m_sendTimer, &QTimer::timeout, this, &Markers::sendWaiting);
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
    // The name and the ways to older markers stay those under which it was opened.
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
    m_sendTimer.stop();
    m_store->endSession(*m_session);
    m_session.reset();
    m_isKnown = m_isLoaded = false;
    m_edit = 0;
    m_keys = {};
    m_recording.reset();
    m_own.clear();
    m_notes.clear();
    m_all.clear();
    m_chosen = {};
}

void Markers::know()
{
    m_isKnown = true;
    m_store->know(*m_session, m_keys);
    sendWaiting();
}

void Markers::sendWaiting()
{
    if (m_session && m_isKnown && !m_waiting.empty())
        m_store->edit(*m_session, m_edit, std::exchange(m_waiting, {}));
}

void Markers::takeLoaded(int session, quint64 edit, const std::vector<Marker> &markers)
{
    // What is older than the last change here comes once more with it.
    if (session != m_session || edit < m_edit)
        return;
    m_isLoaded = true;
    m_own = markers;
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
    // A recording that was cut, or a header that lies, points at ticks that are not there.
    std::erase_if(m_all, [this](const Marker &marker) { return !m_ticks.contains(marker.tick); });
    m_all.insert(m_all.end(), m_own.begin(), m_own.end());
    std::ranges::stable_sort(m_all, {}, &Marker::tick);
}

void Markers::setNotes(std::vector<Marker> notes)
{
    if (m_notes == notes)
        return;
    m_notes = std::move(notes);
    gather();
    emit changed();
}

const Marker *Markers::find(const QUuid &id) const
{
    const auto found = std::ranges::find(m_own, id, &Marker::id);
    return found == m_own.end() ? nullptr : &*found;
}

const Marker *Markers::ownAt(Tick tick) const
{
    const auto found = std::ranges::find(m_own, tick, &Marker::tick);
    return found == m_own.end() ? nullptr : &*found;
}

QUuid Markers::add(Marker marker)
{
    if (!m_session)
        return {};
    marker.isOwn = true;
    marker.id = QUuid::createUuid();
    const QUuid id = marker.id;
    addAll({std::move(marker)}, tr("Add marker"));
    return id;
}

void Markers::addAll(const std::vector<Marker> &markers, const QString &what)
{
    if (!m_session || markers.empty())
        return;
    std::vector<MarkerEdit> edits;
    edits.reserve(markers.size());
    for (const Marker &marker : markers)
        edits.push_back({{}, wellFormed(marker)});
    m_history.push(new Step(*this, std::move(edits), what));
}

void Markers::change(Marker changed, const QString &what, bool isTyped)
{
    const Marker *present = find(changed.id);
    changed = wellFormed(std::move(changed));
    if (!present || *present == changed)
        return;
    const QString field = isTyped ? typedField(*present, changed) : QString();
    m_history.push(new Step(*this, {{*present, std::move(changed)}}, what, field));
}

void Markers::rename(const QUuid &id, const QString &name, bool isTyped)
{
    if (const Marker *present = find(id)) {
        Marker renamed = *present;
        renamed.name = name;
        change(std::move(renamed), tr("Rename marker"), isTyped);
    }
}

void Markers::move(const QUuid &id, Tick tick)
{
    if (const Marker *present = find(id)) {
        Marker moved = *present;
        moved.tick = tick;
        if (present->last)
            moved.last = tick + (*present->last - present->tick);
        change(std::move(moved), tr("Move marker"));
    }
}

void Markers::remove(const QUuid &id)
{
    if (const Marker *present = find(id))
        m_history.push(new Step(*this, {{*present, {}}}, tr("Delete marker")));
}

void Markers::choose(const QUuid &id)
{
    if (m_chosen == id)
        return;
    m_chosen = id;
    emit chosenChanged();
}

void Markers::edit(const QUuid &id)
{
    choose(id);
    emit editWanted();
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

void Markers::apply(const std::vector<MarkerEdit> &edits, bool isTyped)
{
    if (!m_session)
        return;
    for (const MarkerEdit &edit : edits)
        applyHere(edit);
    ++m_edit;
    m_waiting.insert(m_waiting.end(), edits.begin(), edits.end());
    if (!isTyped)
        sendWaiting();
    else if (!m_sendTimer.isActive())
        m_sendTimer.start();
    gather();
    emit changed();
}

void Markers::applyHere(const MarkerEdit &edit)
{
    const QUuid id = (edit.after ? edit.after : edit.before)->id;
    const auto present = std::ranges::find(m_own, id, &Marker::id);
    if (!edit.after) {
        if (present != m_own.end())
            m_own.erase(present);
    } else if (present == m_own.end()) {
        m_own.push_back(*edit.after);
    } else if (edit.before) {
        applyChanges(edit, *present);
    } else {
        *present = *edit.after;
    }
}

} // namespace tickscope
