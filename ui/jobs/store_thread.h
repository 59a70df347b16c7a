// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <utility>

#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QThread>

#include "ui/jobs/first_picture.h"

namespace tickscope {

/// A store that waits for disk or network, on a thread of its own. Work is done there in the order
/// in which it was posted. Lives in the UI thread, which waits at the end only: until everything is
/// done that was posted.
template<typename Store>
class StoreThread
{
public:
    /// \param create  is called in the thread, where the store also ends.
    StoreThread(const char *name, std::function<std::unique_ptr<Store>()> create)
        : m_inside(new QObject)
    {
        m_thread.setObjectName(QLatin1String(name));
        m_inside->moveToThread(&m_thread);
        QObject::connect(&m_thread, &QThread::finished, m_inside, &QObject::deleteLater);
        first_picture::whenShown(m_outside, [this] { begin(); });
        QMetaObject::invokeMethod(m_inside,
                                  [this, create = std::move(create)] { m_store = create(); });
    }
    ~StoreThread()
    {
        begin();
        QMetaObject::invokeMethod(m_inside, [this] {
            m_store.reset();
            m_thread.quit();
        });
        m_thread.wait();
    }
    StoreThread &operator=(StoreThread &&) = delete; // no copies

    /// Any thread.
    void post(std::function<void(Store &)> work)
    {
        QMetaObject::invokeMethod(m_inside, [this, work = std::move(work)] { work(*m_store); });
    }
    /// From the thread of the store: runs \a work in the UI thread, unless \a receiver is gone by
    /// then.
    void reply(const QPointer<QObject> &receiver, std::function<void()> work)
    {
        QMetaObject::invokeMethod(&m_outside, [receiver, work = std::move(work)] {
            if (receiver)
                work();
        });
    }

private:
    /// Nothing happens where it has begun.
    void begin() { m_thread.start(QThread::LowPriority); }

    QObject m_outside; ///< In the UI thread.
    QThread m_thread;
    QObject *m_inside; ///< In the other one, which ends it.
    std::unique_ptr<Store> m_store;
};

} // namespace tickscope
