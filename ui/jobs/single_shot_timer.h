// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QTimer>

namespace tickscope {

/// Calls once, some time after it was started last.
class SingleShotTimer : public QTimer
{
public:
    template<typename Receiver, typename Call>
    SingleShotTimer(std::chrono::milliseconds pause, Receiver *receiver, Call call)
    {
        setSingleShot(true);
        setInterval(pause);
        connect(this, &QTimer::timeout, receiver, call);
    }
};

} // namespace tickscope
