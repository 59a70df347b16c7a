// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_worker.h"

#include "core/base/try.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace tickscope {

constexpr int RetryPause = 2000; // milliseconds
constexpr int LookPause = 2000;

CaseWorker::CaseWorker(CasePlace place, std::function<void(const review::Answer &)> answered,
                       std::function<void(const CaseTrouble &)> troubled,
                       std::function<void()> changed)
    : m_place(std::move(place))
    , m_answered(std::move(answered))
    , m_troubled(std::move(troubled))
    , m_changed(std::move(changed))
{
    m_retryTimer.setInterval(RetryPause);
    m_lookTimer.setInterval(LookPause);
    m_retryTimer.callOnTimeout([this] { send(); });
    m_lookTimer.callOnTimeout([this] { lookForOthers(); });
}

void CaseWorker::moveTo(const CasePlace &place)
{
    m_place = place;
    m_store.reset();
    m_stamp.reset();
    m_lookTimer.stop();
    m_outbox.reset();
    m_retryTimer.stop();
    note({});
}

void CaseWorker::usePassword(const QString &password)
{
    if (std::exchange(m_place.password, password) == password)
        return;
    m_store.reset();
    m_lookTimer.stop();
    send();
}

review::Stored<review::Store *> CaseWorker::store()
{
    if (m_store)
        return m_store.get();
    TRY_ASSIGN(auto address, review::StoreAddress::fromText(m_place.address, m_place.who));
    address.password = m_place.password;
    if (address.kind == review::StoreAddress::Kind::File)
        QDir().mkpath(QFileInfo(address.file).absolutePath());
    TRY_ASSIGN(m_store, review::Store::open(address));
    // Before anything of it is read, so that nothing is missed.
    const auto stamp = m_store->stamp();
    m_stamp = stamp ? std::optional(*stamp) : std::nullopt;
    m_lookTimer.start();
    return m_store.get();
}

void CaseWorker::lookForOthers()
{
    const auto stamp = m_store->stamp();
    if (!stamp) {
        // Once is enough.
        if (!m_reported.fault)
            note(stamp.error());
        return;
    }
    if (!m_outbox || m_outbox->size() == 0)
        note({});
    const auto before = std::exchange(m_stamp, *stamp);
    if (before && *before != *stamp)
        m_changed();
}

void CaseWorker::note(const std::optional<review::StoreError> &fault)
{
    CaseTrouble trouble{fault};
    if (m_outbox) {
        trouble.waiting = static_cast<int>(m_outbox->size());
        trouble.unwritten = static_cast<int>(m_outbox->unwritten());
    }
    if (!trouble.fault && !m_reported.fault && trouble.waiting == m_reported.waiting
        && trouble.unwritten == m_reported.unwritten)
        return;
    m_reported = trouble;
    m_troubled(trouble);
}

void CaseWorker::send()
{
    if (!m_outbox || m_outbox->size() == 0)
        return m_retryTimer.stop();
    const auto open = store();
    if (open) {
        for (const review::Answer &answer : m_outbox->send(**open))
            m_answered(answer);
    }
    if (m_outbox->size() == 0) {
        m_retryTimer.stop();
        note({});
    } else {
        m_retryTimer.start();
        note(open ? review::StoreError{review::StoreError::Kind::Unreachable, {}} : open.error());
    }
}

} // namespace tickscope
