// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_keeper.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace tickscope {

namespace {

constexpr int RetryPause = 2000; // milliseconds
constexpr int LookPause = 2000;

qint64 &versionOf(review::Change &change)
{
    return std::visit([](auto &value) -> qint64 & { return value.version; }, change);
}

/// Kind and number of what a change is about; a removal is one of its note.
std::pair<int, qint64> itemOf(const review::Change &change)
{
    struct Items {
        std::pair<int, qint64> operator()(const review::Case &value) const { return {0, value.id}; }
        std::pair<int, qint64> operator()(const review::Note &value) const { return {1, value.id}; }
        std::pair<int, qint64> operator()(const review::NoteRemoval &value) const
        {
            return {1, value.id};
        }
        std::pair<int, qint64> operator()(const review::Opinion &value) const
        {
            return {2, value.caseId};
        }
    };
    return std::visit(Items{}, change);
}

/// The version that a change has made; nothing when it was a conflict.
std::optional<qint64> madeVersion(const review::Outcome &outcome)
{
    return std::visit(
        [](const auto &saved) -> std::optional<qint64> {
            return std::visit(
                [](const auto &value) -> std::optional<qint64> {
                    if constexpr (requires { value.version; })
                        return value.version;
                    else
                        return {};
                },
                saved);
        },
        outcome);
}

} // namespace

CaseKeeper::CaseKeeper(CasePlace place, std::function<void(const review::Answer &)> answered,
                       std::function<void(const CaseTrouble &)> troubled,
                       std::function<void()> changed)
    : m_place(std::move(place))
    , m_answered(std::move(answered))
    , m_troubled(std::move(troubled))
    , m_changed(std::move(changed))
    , m_retryTimer(this)
    , m_lookTimer(this)
{
    m_retryTimer.setInterval(RetryPause);
    m_lookTimer.setInterval(LookPause);
    connect(&m_retryTimer, &QTimer::timeout, this, &CaseKeeper::send);
    connect(&m_lookTimer, &QTimer::timeout, this, &CaseKeeper::lookForOthers);
}

void CaseKeeper::moveTo(const CasePlace &place)
{
    m_place = place;
    m_store.reset();
    m_stamp.reset();
    m_lookTimer.stop();
    m_outbox = {};
    m_ids.clear();
    m_own.clear();
    m_retryTimer.stop();
    note({});
}

void CaseKeeper::usePassword(const QString &password)
{
    if (std::exchange(m_place.password, password) == password)
        return;
    m_store.reset();
    m_lookTimer.stop();
    if (!m_outbox.unsent().empty())
        send();
}

review::Stored<review::Store *> CaseKeeper::store()
{
    if (m_store)
        return m_store.get();
    auto address = review::StoreAddress::fromText(m_place.address, m_place.who);
    if (!address)
        return tl::unexpected(address.error());
    address->password = m_place.password;
    if (address->kind == review::StoreAddress::Kind::File)
        QDir().mkpath(QFileInfo(address->file).absolutePath());
    auto opened = review::Store::open(*address);
    if (!opened)
        return tl::unexpected(opened.error());
    m_store = std::move(*opened);
    // Before anything of it is read, so that nothing is missed.
    const auto stamp = m_store->stamp();
    m_stamp = stamp ? std::optional(*stamp) : std::nullopt;
    m_lookTimer.start();
    return m_store.get();
}

void CaseKeeper::lookForOthers()
{
    const auto stamp = m_store->stamp();
    if (!stamp) {
        // Once is enough.
        if (!m_told.fault)
            note(stamp.error());
        return;
    }
    if (m_outbox.unsent().empty())
        note({});
    const auto before = std::exchange(m_stamp, *stamp);
    if (before && *before != *stamp)
        m_changed();
}

void CaseKeeper::note(const std::optional<review::Fault> &fault)
{
    const CaseTrouble trouble{fault, static_cast<int>(m_outbox.unsent().size())};
    if (!trouble.fault && !m_told.fault && trouble.waiting == m_told.waiting)
        return;
    m_told = trouble;
    m_troubled(trouble);
}

void CaseKeeper::change(const QUuid &id, review::Change change)
{
    rebase(change);
    m_ids[m_outbox.add(std::move(change))] = id;
    send();
}

void CaseKeeper::send()
{
    const auto open = store();
    if (!open) {
        m_retryTimer.start();
        return note(open.error());
    }
    for (review::Answer &answer : m_outbox.send(**open)) {
        remember(answer);
        const auto given = m_ids.extract(answer.id);
        answer.id = given.mapped();
        m_answered(answer);
    }
    if (m_outbox.unsent().empty()) {
        m_retryTimer.stop();
        note({});
    } else {
        m_retryTimer.start();
        note(review::Fault{review::Fault::Kind::Unreachable, {}});
    }
}

/// A change is made of what the window knew. Between that and now may lie answers to changes of its
/// own that it has not seen, which are no conflict.
void CaseKeeper::rebase(review::Change &change) const
{
    const auto own = m_own.find(itemOf(change));
    if (own == m_own.end())
        return;
    qint64 &version = versionOf(change);
    if (own->second.first <= version && version < own->second.last)
        version = own->second.last;
}

void CaseKeeper::remember(const review::Answer &answer)
{
    const Item item = itemOf(answer.change);
    const auto made = answer.outcome ? madeVersion(*answer.outcome) : std::nullopt;
    if (item.second == 0 || !made)
        return;
    review::Change change = answer.change;
    const qint64 from = versionOf(change);
    OwnVersions &own = m_own[item];
    own = {own.last == from && own.last != 0 ? own.first : from, *made};
}

} // namespace tickscope
