// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/store/marker_store.h"

#include "ui/markers/store/marker_keeper.h"

#include <QStandardPaths>

#include <utility>

namespace tickscope {

std::shared_ptr<MarkerStore> MarkerStore::ofThisUser()
{
    static std::weak_ptr<MarkerStore> present;
    auto store = present.lock();
    if (!store) {
        store = std::make_shared<MarkerStore>(userPath());
        present = store;
    }
    return store;
}

QString MarkerStore::userPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/markers.sqlite");
}

MarkerStore::MarkerStore(const QString &path)
    : m_keeper(new MarkerKeeper(
        path,
        [this](int session, quint64 edit, const std::vector<Marker> &markers) {
            QMetaObject::invokeMethod(
                this, [this, session, edit, markers] { emit loaded(session, edit, markers); });
        },
        [this](const StoreTrouble &trouble) {
            QMetaObject::invokeMethod(this, [this, trouble] {
                m_trouble = trouble;
                emit troubleChanged();
            });
        }))
{
    m_thread.setObjectName(QStringLiteral("markers"));
    m_keeper->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_keeper, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

MarkerStore::~MarkerStore()
{
    // Behind all that was asked for.
    post([thread = &m_thread](MarkerKeeper &) { thread->quit(); });
    m_thread.wait();
}

template<typename Work>
void MarkerStore::post(Work work)
{
    QMetaObject::invokeMethod(m_keeper,
                              [keeper = m_keeper, work = std::move(work)] { work(*keeper); });
}

int MarkerStore::beginSession()
{
    return ++m_lastSession;
}

void MarkerStore::know(int session, const RecordingKeys &keys)
{
    post([=](MarkerKeeper &keeper) { keeper.know(session, keys); });
}

void MarkerStore::edit(int session, quint64 number, const std::vector<MarkerEdit> &edits)
{
    post([=](MarkerKeeper &keeper) { keeper.edit(session, number, edits); });
}

void MarkerStore::endSession(int session)
{
    post([=](MarkerKeeper &keeper) { keeper.forget(session); });
}

void MarkerStore::tryAgain()
{
    post([](MarkerKeeper &keeper) { keeper.look(); });
}

} // namespace tickscope
