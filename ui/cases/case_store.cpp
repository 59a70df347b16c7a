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

std::shared_ptr<CaseStore> CaseStore::ofThisUser()
{
    static std::weak_ptr<CaseStore> present;
    auto store = present.lock();
    if (!store) {
        store = std::make_shared<CaseStore>(chosenPlace(), chosenReviewer());
        present = store;
    }
    return store;
}

CaseStore::CaseStore(const QString &place, const QString &who)
    : m_keeper(new CaseKeeper(
        place, who,
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
        }))
{
    m_thread.setObjectName(QStringLiteral("cases"));
    m_keeper->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_keeper, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

CaseStore::~CaseStore()
{
    // Behind all that was asked for.
    post([thread = &m_thread](CaseKeeper &) { thread->quit(); });
    m_thread.wait();
}

template<typename Work>
void CaseStore::post(Work work)
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
    post([place = chosenPlace(), who = chosenReviewer()](CaseKeeper &keeper) {
        keeper.moveTo(place, who);
    });
    emit changed();
}

void CaseStore::tryAgain()
{
    post([](CaseKeeper &keeper) { keeper.send(); });
}

} // namespace tickscope
