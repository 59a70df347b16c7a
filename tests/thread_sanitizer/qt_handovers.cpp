// SPDX-License-Identifier: GPL-3.0-or-later
// Tells ThreadSanitizer where Qt hands over from one thread to another. Qt is not built with it, so
// that what Qt locks is invisible, and all that goes through Qt would look like a race. Each
// function here takes the place of the one of Qt for what is compiled by us, says what it does, and
// calls Qt's. Each call and each work of a pool is handed over by itself: no two threads seem to
// have met that did not. Linked below the preset tsan only.

#include <cstdarg>
#include <functional>
#include <utility>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <QDeadlineTimer>
#include <QFutureInterface>
#include <QMetaObject>
#include <QMutex>
#include <QObject>
#include <QRunnable>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

namespace {

/// The function of Qt. \param symbol  as the linker knows it.
template<typename Signature>
Signature *ofQt(const char *symbol)
{
    return reinterpret_cast<Signature *>(dlsym(RTLD_NEXT, symbol));
}

/// Work for a thread pool that begins behind what was done before it was given there, and that ends
/// before who waits for the pool goes on.
class PoolWork : public QRunnable
{
public:
    PoolWork(QThreadPool *pool, QRunnable *work)
        : m_pool(pool)
        , m_work(work)
        , m_isOurs(work->autoDelete())
    {
        __tsan_release(this);
    }
    ~PoolWork() override
    {
        if (m_isOurs)
            delete m_work;
        __tsan_release(m_pool);
    }
    Q_DISABLE_COPY_MOVE(PoolWork)

    void run() override
    {
        __tsan_acquire(this);
        m_work->run();
    }
    /// Where no thread is free, it goes back to who gave it.
    void letGo() { m_isOurs = false; }

private:
    QThreadPool *m_pool;
    QRunnable *m_work;
    bool m_isOurs;
};

/// A call of invokeMethod(), perhaps in another thread. Who lets go of it last, deletes it.
class PostedCall : public QtPrivate::QSlotObjectBase
{
public:
    explicit PostedCall(QtPrivate::QSlotObjectBase *slot)
        : QSlotObjectBase(&PostedCall::happen)
        , m_slot(slot)
    {
        __tsan_release(this);
    }

private:
    static void happen(int what, QSlotObjectBase *self, QObject *receiver, void **arguments, bool *)
    {
        auto *const call = static_cast<PostedCall *>(self);
        __tsan_acquire(call);
        if (what == QSlotObjectBase::Call) {
            call->m_slot->call(receiver, arguments);
            __tsan_release(call);
        } else if (what == Destroy) {
            call->m_slot->destroyIfLastRef();
            delete call;
        }
        __tsan_release(QThread::currentThread());
    }

    QtPrivate::QSlotObjectBase *m_slot;
};

} // namespace

// QProcess has a program begin in a child that shares all memory. What ThreadSanitizer takes for
// clone() would set itself aside there, and with it in the thread that goes on: it saw no more of
// it.
extern "C" int __clone(int (*run)(void *), void *stack, int flags, void *argument, ...);
extern "C" int clone(int (*run)(void *), void *stack, int flags, void *argument, ...) noexcept
{
    va_list more;
    va_start(more, argument);
    void *const parent = va_arg(more, void *);
    void *const storage = va_arg(more, void *);
    void *const child = va_arg(more, void *);
    va_end(more);
    return __clone(run, stack, flags, argument, parent, storage, child);
}

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot,
                                   Qt::ConnectionType type, void *result)
{
    static const auto invoke
        = ofQt<bool(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *)>(
            "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14Connec"
            "tionTypeEPv");
    return invoke(object, new PostedCall(slot), type, result);
}

bool QThread::wait(QDeadlineTimer deadline)
{
    static const auto waitFor = ofQt<bool(QThread *, QDeadlineTimer)>(
        "_ZN7QThread4waitE14QDeadlineTimer");
    const bool hasEnded = waitFor(this, deadline);
    if (hasEnded)
        __tsan_acquire(this);
    return hasEnded;
}

void QThreadPool::start(QRunnable *work, int priority)
{
    static const auto startIn = ofQt<void(QThreadPool *, QRunnable *, int)>(
        "_ZN11QThreadPool5startEP9QRunnablei");
    startIn(this, new PoolWork(this, work), priority);
}

void QThreadPool::start(std::function<void()> work, int priority)
{
    start(QRunnable::create(std::move(work)), priority);
}

bool QThreadPool::tryStart(QRunnable *work)
{
    static const auto tryStartIn = ofQt<bool(QThreadPool *, QRunnable *)>(
        "_ZN11QThreadPool8tryStartEP9QRunnable");
    auto *poolWork = new PoolWork(this, work);
    if (tryStartIn(this, poolWork))
        return true;
    poolWork->letGo();
    delete poolWork;
    return false;
}

bool QThreadPool::tryStart(std::function<void()> work)
{
    auto *runnable = QRunnable::create(std::move(work));
    if (tryStart(runnable))
        return true;
    delete runnable;
    return false;
}

bool QThreadPool::waitForDone(int milliseconds)
{
    static const auto waitFor = ofQt<bool(QThreadPool *, int)>("_ZN11QThreadPool11waitForDoneEi");
    const bool isDone = waitFor(this, milliseconds);
    if (isDone)
        __tsan_acquire(this);
    return isDone;
}

QThreadPool::~QThreadPool()
{
    waitForDone();
}

void QBasicMutex::lockInternal() noexcept
{
    static const auto lockIt = ofQt<void(QBasicMutex *)>("_ZN11QBasicMutex12lockInternalEv");
    lockIt(this);
    __tsan_acquire(this);
}

void QBasicMutex::unlockInternal() noexcept
{
    static const auto unlockIt = ofQt<void(QBasicMutex *)>("_ZN11QBasicMutex14unlockInternalEv");
    __tsan_release(this);
    unlockIt(this);
}

void QSemaphore::acquire(int places)
{
    static const auto acquireFrom = ofQt<void(QSemaphore *, int)>("_ZN10QSemaphore7acquireEi");
    acquireFrom(this, places);
    __tsan_acquire(this);
}

void QSemaphore::release(int places)
{
    static const auto releaseIn = ofQt<void(QSemaphore *, int)>("_ZN10QSemaphore7releaseEi");
    __tsan_release(this);
    releaseIn(this, places);
}

// Who lets go of a result last, deletes it.
bool QFutureInterfaceBase::derefT() const noexcept
{
    static const auto letGo = ofQt<bool(const QFutureInterfaceBase *)>(
        "_ZNK20QFutureInterfaceBase6derefTEv");
    void *result = d;
    __tsan_release(result);
    const bool isHeld = letGo(this);
    if (!isHeld)
        __tsan_acquire(result);
    return isHeld;
}
