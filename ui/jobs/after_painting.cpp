// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/after_painting.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

#include <utility>

namespace tickscope {

namespace {

class LateCall : public QObject
{
public:
    LateCall(QObject &context, std::function<void()> work)
        : QObject(&context)
        , m_work(std::move(work))
    {
        // Widgets ask for painting with the lowest priority that Qt has a name for.
        QCoreApplication::postEvent(this, new QEvent(QEvent::User), Qt::LowEventPriority - 1);
    }

    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        deleteLater();
        const auto work = std::move(m_work); // which may end the context
        work();
        return true;
    }

private:
    std::function<void()> m_work;
};

} // namespace

void afterPainting(QObject &context, std::function<void()> work)
{
    new LateCall(context, std::move(work));
}

} // namespace tickscope
