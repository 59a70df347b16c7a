// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_store.h"

#include "ui/settings_keys.h"

#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace tickscope {

QString CaseStore::chosenPlace()
{
    const QString place = QSettings().value(settings::CasePlace).toString();
    return place.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                                 + QStringLiteral("/cases.sqlite")
                           : place;
}

QString CaseStore::chosenReviewer()
{
    return QSettings().value(settings::CaseReviewer).toString();
}

namespace {

CasePlace placeOfSettings()
{
    return {CaseStore::chosenPlace(), CaseStore::chosenReviewer(), {}};
}

/// Null until it is first wanted.
std::shared_ptr<Keyring> &usedKeyring()
{
    static std::shared_ptr<Keyring> keyring;
    return keyring;
}

} // namespace

void CaseStore::useKeyring(std::shared_ptr<Keyring> keyring)
{
    usedKeyring() = std::move(keyring);
}

std::shared_ptr<CaseStore> CaseStore::ofThisUser()
{
    static std::weak_ptr<CaseStore> present;
    auto store = present.lock();
    if (!store) {
        if (!usedKeyring())
            usedKeyring() = Keyring::ofSystem();
        store = std::make_shared<CaseStore>(placeOfSettings(), usedKeyring());
        present = store;
    }
    return store;
}

CaseStore::CaseStore(const CasePlace &place, std::shared_ptr<Keyring> keyring)
    : m_place(place)
    , m_keyring(std::move(keyring))
    , m_keeper(new CaseKeeper(
          place,
          [this](const review::Answer &answer) {
              QMetaObject::invokeMethod(this, [this, answer] {
                  emit answered(answer);
                  if (answer.outcome)
                      emit changed();
              });
          },
          [this](const CaseTrouble &trouble) {
              QMetaObject::invokeMethod(this, [this, trouble] {
                  m_trouble = trouble;
                  emit troubleChanged();
              });
          },
          [this] { QMetaObject::invokeMethod(this, &CaseStore::changed); }))
{
    m_thread.setObjectName(QStringLiteral("cases"));
    m_keeper->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_keeper, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
    readPassword();
}

CaseStore::~CaseStore()
{
    // Behind all that was asked for; what waits for a keyring has nobody to answer to any more.
    send([thread = &m_thread](CaseKeeper &) { thread->quit(); });
    m_thread.wait();
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
    send([password](CaseKeeper &keeper) { keeper.usePassword(password); });
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

void CaseStore::post(std::function<void(CaseKeeper &)> work)
{
    if (m_isHeld)
        m_held.push_back(std::move(work));
    else
        send(std::move(work));
}

void CaseStore::send(std::function<void(CaseKeeper &)> work)
{
    QMetaObject::invokeMethod(m_keeper,
                              [keeper = m_keeper, work = std::move(work)] { work(*keeper); });
}

void CaseStore::ask(Question question)
{
    post([question = std::move(question)](CaseKeeper &keeper) {
        const auto fault = question(keeper.store());
        // What is refused or not found is the asker's own affair.
        const bool isTrouble = fault && fault->kind != review::Fault::Kind::Refused
                               && fault->kind != review::Fault::Kind::NotFound
                               && fault->kind != review::Fault::Kind::Invalid;
        keeper.note(isTrouble ? fault : std::nullopt);
    });
}

QUuid CaseStore::change(review::Change change)
{
    const QUuid id = QUuid::createUuid();
    post([id, change = std::move(change)](CaseKeeper &keeper) { keeper.change(id, change); });
    return id;
}

void CaseStore::takeSettings()
{
    m_place = placeOfSettings();
    send([place = m_place](CaseKeeper &keeper) { keeper.moveTo(place); });
    readPassword();
    emit changed();
}

void CaseStore::tryAgain()
{
    post([](CaseKeeper &keeper) { keeper.send(); });
}

} // namespace tickscope
