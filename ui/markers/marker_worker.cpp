// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_worker.h"

#include <utility>

namespace tickscope {

constexpr int LookPause = 500; // milliseconds

MarkerWorker::MarkerWorker(const QString &path, Loaded loaded, Troubled troubled)
    : m_database(path)
    , m_loaded(std::move(loaded))
    , m_troubled(std::move(troubled))
{
    m_lookTimer.setInterval(LookPause);
    m_lookTimer.callOnTimeout([this] { look(); });
}

void MarkerWorker::know(int session, const RecordingKeys &keys)
{
    m_sessions[session].keys = keys;
    m_isKnown = false;
    if (!m_lookTimer.isActive())
        m_lookTimer.start();
    knowAll();
    write();
    deliver(session, true);
    reportTrouble();
}

void MarkerWorker::forget(int session)
{
    m_sessions.erase(session);
    if (m_sessions.empty() && m_changes.empty())
        m_lookTimer.stop();
}

void MarkerWorker::edit(int session, quint64 number, const std::vector<AnnotationEdit> &edits)
{
    Session &own = m_sessions[session];
    for (const AnnotationEdit &edit : edits) {
        if (edit.after && !edit.before)
            own.added.push_back(edit.after->id);
    }
    m_changes.push_back({session, number, own.keys, edits});
    write();
    deliverAll();
    reportTrouble();
}

void MarkerWorker::look()
{
    if (m_database.isOpen() && !m_database.isInPlace()) {
        const bool wasReadOnly = m_database.isReadOnly();
        m_database.close();
        // Another process has put it aside, or somebody has moved it.
        if (!wasReadOnly)
            rescue();
    }
    knowAll();
    write();
    if (isReady()) {
        const auto version = m_database.version();
        if (version && *version != std::exchange(m_version, *version))
            deliverAll();
    }
    reportTrouble();
    if (m_sessions.empty() && m_changes.empty())
        m_lookTimer.stop();
}

bool MarkerWorker::isReady()
{
    if (m_database.isOpen())
        return true;
    const auto opened = m_database.open();
    if (const QString aside = m_database.takeSetAside(); !aside.isEmpty()) {
        m_trouble = {StoreTrouble::Kind::SetAside, {}, aside, 0};
        rescue();
    }
    if (!opened)
        fail(opened.error());
    else if (m_database.isReadOnly())
        m_trouble = {StoreTrouble::Kind::ReadOnly, {}, m_database.path(), 0};
    m_version = -1;
    m_isKnown = m_isKnown && m_sessions.empty();
    return opened.has_value();
}

/// What the windows still know goes into the new file, before what came after it.
void MarkerWorker::rescue()
{
    for (const auto &[session, own] : m_sessions) {
        std::vector<AnnotationEdit> edits;
        edits.reserve(own.markers.size());
        for (const Annotation &marker : own.markers)
            edits.push_back({{}, marker});
        if (!edits.empty())
            m_changes.push_front({session, own.edit, own.keys, std::move(edits)});
    }
}

void MarkerWorker::fail(const review::Fault &fault)
{
    // isReady() checks the file again, and puts it aside if it is damaged.
    m_database.close();
    if (fault.kind != review::Fault::Kind::Damaged) {
        const bool isNew = fault.kind == review::Fault::Kind::OtherVersion;
        m_trouble = {isNew ? StoreTrouble::Kind::TooNew : StoreTrouble::Kind::NotStored, fault.what,
                     m_database.path(), 0};
    }
}

bool MarkerWorker::succeeds(const Stored<void> &done)
{
    if (!done)
        fail(done.error());
    else if (m_trouble.kind != StoreTrouble::Kind::SetAside)
        m_trouble = {};
    return done.has_value();
}

void MarkerWorker::knowAll()
{
    if (m_isKnown || !canWrite())
        return;
    for (auto &[session, own] : m_sessions) {
        if (!succeeds(m_database.know(own.keys, own.added)))
            return;
    }
    m_isKnown = true;
}

void MarkerWorker::write()
{
    while (!m_changes.empty() && canWrite()) {
        const Change &change = m_changes.front();
        const auto session = m_sessions.find(change.session);
        const bool isOpen = session != m_sessions.end();
        const RecordingKeys &keys = isOpen ? session->second.keys : change.keys;
        if (!succeeds(m_database.apply(keys, change.edits)))
            return;
        if (isOpen)
            session->second.edit = std::max(session->second.edit, change.number);
        m_changes.pop_front();
    }
}

/// \param isWanted  also when the markers are those that were sent last.
void MarkerWorker::deliver(int session, bool isWanted)
{
    Session &own = m_sessions[session];
    if (!isReady())
        return;
    auto markers = m_database.markers(own.keys);
    if (!markers)
        return fail(markers.error());
    if (!isWanted && own.deliveredEdit == own.edit && own.markers == *markers)
        return;
    own.deliveredEdit = own.edit;
    own.markers = *std::move(markers);
    m_loaded(session, own.edit, own.markers);
}

void MarkerWorker::deliverAll()
{
    for (const auto &[session, own] : std::map(m_sessions))
        deliver(session, false);
}

void MarkerWorker::reportTrouble()
{
    m_trouble.waiting = static_cast<int>(m_changes.size());
    if (m_trouble == m_reportedTrouble)
        return;
    m_reportedTrouble = m_trouble;
    m_troubled(m_trouble);
}

} // namespace tickscope
