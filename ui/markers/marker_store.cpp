// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_store.h"

#include "ui/markers/marker_worker.h"

#include <QStandardPaths>

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
    : m_thread("markers", [this, path] {
        return std::make_unique<MarkerWorker>(
            path,
            [this](int session, quint64 edit, const std::vector<Annotation> &markers) {
                m_thread.reply(
                    this, [this, session, edit, markers] { emit loaded(session, edit, markers); });
            },
            [this](const StoreTrouble &trouble) {
                m_thread.reply(this, [this, trouble] {
                    m_trouble = trouble;
                    emit troubleChanged();
                });
            });
    })
{
}

MarkerStore::~MarkerStore() = default;

void MarkerStore::know(int session, const RecordingKeys &keys)
{
    m_thread.post([=](MarkerWorker &worker) { worker.know(session, keys); });
}

void MarkerStore::edit(int session, quint64 number, const std::vector<AnnotationEdit> &edits)
{
    m_thread.post([=](MarkerWorker &worker) { worker.edit(session, number, edits); });
}

void MarkerStore::endSession(int session)
{
    m_thread.post([=](MarkerWorker &worker) { worker.forget(session); });
}

void MarkerStore::tryAgain()
{
    m_thread.post([](MarkerWorker &worker) { worker.look(); });
}

} // namespace tickscope
