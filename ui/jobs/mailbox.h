// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <utility>

#include <QMetaObject>
#include <QObject>

namespace tickscope {

/// Hands the newest value of a worker to the UI thread. A value that was not yet
/// fetched when the next one comes is dropped, so nothing queues up.
///
/// Member of \a receiver's class: workers that post must be joined before it goes.
template<typename T>
class Mailbox
{
public:
    /// \param arrived  called in the receiver's thread with the newest value.
    Mailbox(QObject *receiver, std::function<void(T)> arrived)
        : m_receiver(receiver)
        , m_arrived(std::move(arrived))
    {
    }

    /// Any thread.
    void post(T value)
    {
        {
            const std::lock_guard lock(m_mutex);
            const bool isAnnounced = m_value.has_value();
            m_value = std::move(value);
            if (isAnnounced)
                return;
        }
        QMetaObject::invokeMethod(
            m_receiver, [this] { fetch(); }, Qt::QueuedConnection);
    }

private:
    void fetch()
    {
        std::optional<T> value;
        {
            const std::lock_guard lock(m_mutex);
            value = std::exchange(m_value, std::nullopt);
        }
        if (value)
            m_arrived(*std::move(value));
    }

    QObject *m_receiver;
    std::function<void(T)> m_arrived;
    std::mutex m_mutex;
    std::optional<T> m_value;
};

} // namespace tickscope
