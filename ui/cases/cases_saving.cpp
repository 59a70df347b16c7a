// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed of cases and verdicts; notes are changed in cases.cpp.
#include "ui/cases/cases.h"

#include <algorithm>
#include <utility>

namespace tickscope {

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
    return m_sight.chosen && !m_recording.isEmpty()
           && std::ranges::find(m_sight.chosen->recordings, m_recording,
                                &review::CaseRecording::sha256)
                  != m_sight.chosen->recordings.end();
}

void Cases::addRecording(review::Case value)
{
    const bool isThere = std::ranges::find(value.recordings, m_recording,
                                           &review::CaseRecording::sha256)
                         != value.recordings.end();
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
            return store.settle(value, outcome);
        },
        [this](const review::Stored<review::Saved<review::Case>> &settled) {
            if (!settled)
                emit refused(settled.error());
            m_store->notifyChanged();
        });
}

} // namespace tickscope
