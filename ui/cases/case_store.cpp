// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_store.h"

#include "core/analysis/index_cache.h"
#include "core/base/try.h"
#include "ui/settings_notifier.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

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

QString CaseStore::chosenPlace()
{
    // As on the command line the environment says it where nobody has chosen one.
    for (const QString &place : {SettingsNotifier::value(settings::CasePlace).toString(),
                                 qEnvironmentVariable("TICKSCOPE_STORE")}) {
        if (!place.isEmpty())
            return place;
    }
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/cases.sqlite");
}

QString CaseStore::chosenReviewer()
{
    return SettingsNotifier::value(settings::CaseReviewer).toString();
}

static CasePlace placeOfSettings()
{
    return {CaseStore::chosenPlace(), CaseStore::chosenReviewer(), {}};
}

std::shared_ptr<CaseStore> CaseStore::ofThisUser()
{
    static std::weak_ptr<CaseStore> present;
    auto store = present.lock();
    if (!store) {
        store = std::make_shared<CaseStore>(placeOfSettings(), Keyring::used());
        present = store;
    }
    return store;
}

CaseStore::CaseStore(const CasePlace &place, std::shared_ptr<Keyring> keyring)
    : m_place(place)
    , m_keyring(std::move(keyring))
    , m_thread("cases",
               [this, place] {
                   return std::make_unique<CaseWorker>(
                       place,
                       [this](const review::Answer &answer) {
                           m_thread.reply(this, [this, answer] {
                               emit answered(answer);
                               if (answer.outcome)
                                   emit changed();
                           });
                       },
                       [this](const CaseTrouble &trouble) {
                           m_thread.reply(this, [this, trouble] {
                               m_trouble = trouble;
                               emit troubleChanged();
                           });
                       },
                       [this] { m_thread.reply(this, [this] { emit changed(); }); });
               })
    , m_journal("outbox", [] { return std::make_unique<Journal>(); })
{
    readPassword();
    resume();
}

// What waits for a keyring is answered no more.
CaseStore::~CaseStore() = default;

QString CaseStore::outboxFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/outbox");
}

/// Goes on with what an earlier run of the program has left.
void CaseStore::resume()
{
    m_journal.post([this, place = m_place](Journal &journal) {
        if (QFileInfo::exists(outboxFolder()))
            openJournal(journal, place);
    });
    post([](CaseWorker &worker) { worker.send(); });
}

void CaseStore::openJournal(Journal &journal, const CasePlace &place)
{
    if (journal.outbox)
        return;
    journal.file = std::make_unique<review::OutboxFile>(outboxFolder(),
                                                        place.address + u'\n' + place.who);
    journal.outbox = std::make_unique<review::Outbox>(journal.file->path());
    m_thread.post([path = journal.file->path()](CaseWorker &worker) { worker.useOutbox(path); });
}

bool CaseStore::isOnServer() const
{
    const auto address = review::StoreAddress::fromText(m_place.address, m_place.who);
    return address && address->kind == review::StoreAddress::Kind::Server;
}

void CaseStore::readPassword()
{
    m_isHeld = isOnServer();
    if (!m_isHeld)
        return;
    m_keyring->read(m_place.address, [self = QPointer<CaseStore>(this),
                                      run = ++m_passwordRun](const Keyring::Answer &answer) {
        if (self && run == self->m_passwordRun)
            self->goOnWith(answer.password);
    });
}

void CaseStore::goOnWith(const QString &password)
{
    ++m_passwordRun;
    m_place.password = password;
    send([password](CaseWorker &worker) { worker.usePassword(password); });
    m_isHeld = false;
    for (auto &work : std::exchange(m_held, {}))
        send(std::move(work));
}

void CaseStore::usePassword(const QString &password, Keep keep)
{
    goOnWith(password);
    emit changed();
    if (keep == Keep::No)
        return;
    m_keyring->keep(m_place.address, password,
                    [self = QPointer<CaseStore>(this)](const Keyring::Answer &answer) {
                        if (self)
                            emit self->passwordKept(answer.outcome == Keyring::Outcome::Done);
                    });
}

void CaseStore::forgetPassword()
{
    m_keyring->forget(m_place.address, [](const Keyring::Answer &) {});
    goOnWith({});
    emit changed();
}

void CaseStore::post(std::function<void(CaseWorker &)> work)
{
    if (m_isHeld)
        m_held.push_back(std::move(work));
    else
        send(std::move(work));
}

void CaseStore::send(std::function<void(CaseWorker &)> work)
{
    m_journal.post([this, work = std::move(work)](Journal &) { m_thread.post(work); });
}

void CaseStore::ask(Question question)
{
    post([question = std::move(question)](CaseWorker &worker) {
        const auto fault = question(worker.store());
        // What is refused or not found is the asker's own affair.
        const bool isTrouble = fault && fault->kind != review::StoreError::Kind::Refused
                               && fault->kind != review::StoreError::Kind::NotFound
                               && fault->kind != review::StoreError::Kind::Cited
                               && fault->kind != review::StoreError::Kind::Invalid;
        worker.note(isTrouble ? fault : std::nullopt);
    });
}

void CaseStore::change(review::Change change)
{
    m_journal.post(
        [this, place = m_place,
         unsent = review::Unsent{QUuid::createUuid(), std::move(change)}](Journal &journal) {
            openJournal(journal, place);
            if (!journal.isFailed && journal.outbox->write(unsent))
                return;
            journal.isFailed = true;
            m_thread.post([unsent](CaseWorker &worker) { worker.add(unsent); });
        });
    post([](CaseWorker &worker) { worker.send(); });
}

review::Stored<review::Erasure> CaseStore::erasePerson(review::Store &store, const QString &name)
{
    // What was read of recordings holds names, too, and can be read again.
    IndexCache::ofUser().clear();
    return store.erasePerson(name).and_then([&](review::Erasure &&erasure) {
        return review::Outbox::erasePerson(outboxFolder(), name, std::move(erasure));
    });
}

void CaseStore::takeSettings()
{
    m_place = placeOfSettings();
    m_journal.post([](Journal &journal) { journal = {}; });
    send([place = m_place](CaseWorker &worker) { worker.moveTo(place); });
    readPassword();
    resume();
    emit changed();
}

} // namespace tickscope
