// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <atomic>

#include "tests/support/test_program.h"
#include "ui/jobs/first_picture.h"
#include "ui/jobs/store_thread.h"

using namespace tickscope;

namespace {

class TestFirstPicture : public QObject
{
    Q_OBJECT

private slots:
    void storesOpenOncePictureIsShown()
    {
        std::atomic<int> opened = 0;
        std::atomic<int> done = 0;
        first_picture::await();
        StoreThread<int> store("test", [&] { return std::make_unique<int>(++opened); });
        store.post([&](int &) { ++done; });
        QCOMPARE(opened.load(), 0);
        first_picture::shown();
        QTRY_COMPARE(done.load(), 1);
        QCOMPARE(opened.load(), 1);
    }

    void storesOpenAtOnceWhereNoPictureIsAwaited()
    {
        std::atomic<int> done = 0;
        StoreThread<int> store("test", [] { return std::make_unique<int>(0); });
        store.post([&](int &) { ++done; });
        // No events are handled here that could begin it.
        while (done == 0)
            QThread::yieldCurrentThread();
    }

    void whatWasPostedIsDoneWhereNoPictureComes()
    {
        std::atomic<int> done = 0;
        first_picture::await();
        {
            StoreThread<int> store("test", [] { return std::make_unique<int>(0); });
            store.post([&](int &) { ++done; });
        }
        QCOMPARE(done.load(), 1);
    }

    void storesOpenAfterAWhileWhereNoPictureComes()
    {
        std::atomic<int> done = 0;
        first_picture::await();
        StoreThread<int> store("test", [] { return std::make_unique<int>(0); });
        store.post([&](int &) { ++done; });
        QTRY_COMPARE(done.load(), 1);
    }
};

} // namespace

TICKSCOPE_TEST(TestFirstPicture, QCoreApplication)
#include "test_first_picture.moc"
