// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <QTest>

#include "core/timeline/frame_service.h"
#include "core/timeline/index_pass.h"
#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"

using namespace tickscope;

namespace {

/// The toy sample; each read asks first what shall happen.
class WatchedSource : public ByteSource
{
public:
    [[nodiscard]] std::uint64_t size() const override { return m_memory->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        if (beforeRead)
            beforeRead();
        if (isSilent) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any().wait(lock, stop, [] { return false; });
            return failure(ErrorCode::Cancelled, faults::Cancelled);
        }
        if (fails)
            return failure(ErrorCode::Io, {faults::Words, "broken"}, offset);
        return m_memory->readAt(offset, into, stop);
    }
    [[nodiscard]] std::string name() const override { return "watched"; }

    std::function<void()> beforeRead;
    bool isSilent = false; ///< Answers only those who give up.
    bool fails = false;

private:
    Shared<ByteSource> m_memory = memorySource(toy::sampleRecording(), "toy");
};

struct Answer {
    Viewer viewer;
    Shared<Frame> frame;
};

/// A service on the toy sample, ready to serve.
struct Bench {
    std::shared_ptr<WatchedSource> source = std::make_shared<WatchedSource>();
    Shared<Recording> recording = makeFormat_toy()->open(source, {}).value();
    Shared<Index> index = buildIndex(recording, {}).value();
    std::vector<Answer> answers;
    FrameService service{recording, [this](Viewer viewer, Shared<Frame> frame) {
                             answers.push_back({viewer, std::move(frame)});
                         }};

    Bench() { service.use(index, recordedMotion()); }
    [[nodiscard]] std::int64_t asked(std::size_t number) const
    {
        return answers.at(number).frame->asked.value;
    }
};

} // namespace

class TestFrameService : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsServedWithoutAWish();
    void nothingIsServedWithoutAnIndex();
    void wishIsServedOnce();
    void newestWishWins();
    void headComesBeforePreview();
    void headInterruptsThePreview();
    void newPreviewWishReplacesTheInterruptedOne();
    void errorsBecomeFramesWithoutStates_data();
    void errorsBecomeFramesWithoutStates();
    void newIndexServesTheHeadAnew();
    void newIndexLeavesANewerWishAlone();
    void newMotionIsAskedForMovers();
    void serviceServesOnAThreadUntilStopped();
    void endingTheServiceEndsTheJobAtWork();
};

void TestFrameService::nothingIsServedWithoutAWish()
{
    Bench bench;

    QVERIFY(!bench.service.serveOne());
    QVERIFY(bench.answers.empty());
}

void TestFrameService::nothingIsServedWithoutAnIndex()
{
    Bench bench;
    FrameService service(bench.recording,
                         [](Viewer, const Shared<Frame> &) { QFAIL("nothing can be shown yet"); });

    service.want(Viewer::Head, {110});

    QVERIFY(!service.serveOne());
}

void TestFrameService::wishIsServedOnce()
{
    Bench bench;
    bench.service.want(Viewer::Head, {111}); // left out of the file

    QVERIFY(bench.service.serveOne());
    QVERIFY(!bench.service.serveOne());

    QCOMPARE(bench.answers.size(), std::size_t{1});
    const Frame &frame = *bench.answers.front().frame;
    QCOMPARE(bench.answers.front().viewer, Viewer::Head);
    QCOMPARE(frame.asked.value, std::int64_t{111});
    QCOMPARE(frame.before->tick.value, std::int64_t{109});
    QCOMPARE(frame.at->tick.value, std::int64_t{110});
    QCOMPARE(frame.next->tick.value, std::int64_t{112});
    QCOMPARE(frame.exactness, Exactness::Recorded);
    QCOMPARE(frame.at->shown, frame.at->recorded);
}

void TestFrameService::newestWishWins()
{
    Bench bench;
    bench.service.want(Viewer::Head, {110});
    bench.service.want(Viewer::Head, {130});
    bench.service.want(Viewer::Head, {120});

    QVERIFY(bench.service.serveOne());
    QVERIFY(!bench.service.serveOne());

    QCOMPARE(bench.answers.size(), std::size_t{1});
    QCOMPARE(bench.asked(0), std::int64_t{120});
}

void TestFrameService::headComesBeforePreview()
{
    Bench bench;
    bench.service.want(Viewer::Preview, {110});
    bench.service.want(Viewer::Head, {120});

    QVERIFY(bench.service.serveOne());
    QVERIFY(bench.service.serveOne());

    QCOMPARE(bench.answers[0].viewer, Viewer::Head);
    QCOMPARE(bench.asked(0), std::int64_t{120});
    QCOMPARE(bench.answers[1].viewer, Viewer::Preview);
    QCOMPARE(bench.asked(1), std::int64_t{110});
}

void TestFrameService::headInterruptsThePreview()
{
    Bench bench;
    bench.service.want(Viewer::Preview, {118});
    bench.source->beforeRead = [&bench] {
        bench.source->beforeRead = {};
        bench.service.want(Viewer::Head, {140});
    };

    QVERIFY(bench.service.serveOne()); // interrupted: nothing to show
    QVERIFY(bench.answers.empty());
    QVERIFY(bench.service.serveOne());
    QVERIFY(bench.service.serveOne());
    QVERIFY(!bench.service.serveOne());

    QCOMPARE(bench.answers.size(), std::size_t{2});
    QCOMPARE(bench.answers[0].viewer, Viewer::Head);
    QCOMPARE(bench.asked(0), std::int64_t{140});
    QCOMPARE(bench.answers[1].viewer, Viewer::Preview);
    QCOMPARE(bench.asked(1), std::int64_t{118});
}

void TestFrameService::newPreviewWishReplacesTheInterruptedOne()
{
    Bench bench;
    bench.service.want(Viewer::Preview, {118});
    bench.source->beforeRead = [&bench] {
        bench.source->beforeRead = {};
        bench.service.want(Viewer::Head, {140});
        bench.service.want(Viewer::Preview, {130});
    };

    while (bench.service.serveOne()) {}

    QCOMPARE(bench.answers.size(), std::size_t{2});
    QCOMPARE(bench.asked(1), std::int64_t{130});
}

void TestFrameService::errorsBecomeFramesWithoutStates_data()
{
    QTest::addColumn<qint64>("tick");
    QTest::addColumn<bool>("fails");
    QTest::addColumn<Exactness>("exactness");
    QTest::addColumn<ErrorCode>("code");

    QTest::newRow("before the recording")
        << qint64{99} << false << Exactness::Damaged << ErrorCode::OutOfRange;
    QTest::newRow("behind the recording")
        << qint64{100'000} << false << Exactness::Damaged << ErrorCode::OutOfRange;
    QTest::newRow("source that cannot be read")
        << qint64{120} << true << Exactness::Unreachable << ErrorCode::Io;
}

void TestFrameService::errorsBecomeFramesWithoutStates()
{
    QFETCH(qint64, tick);
    QFETCH(bool, fails);
    QFETCH(Exactness, exactness);
    QFETCH(ErrorCode, code);
    Bench bench;
    bench.source->fails = fails;
    bench.service.want(Viewer::Head, {tick});

    QVERIFY(bench.service.serveOne());

    QCOMPARE(bench.answers.size(), std::size_t{1});
    const Frame &frame = *bench.answers.front().frame;
    QCOMPARE(frame.asked.value, tick);
    QVERIFY(!frame.before && !frame.at && !frame.next);
    QCOMPARE(frame.exactness, exactness);
    QVERIFY(frame.error);
    QCOMPARE(frame.error->code, code);
}

void TestFrameService::newIndexServesTheHeadAnew()
{
    Bench bench;
    bench.source->fails = true;
    bench.service.want(Viewer::Head, {120});
    QVERIFY(bench.service.serveOne());
    QVERIFY(!bench.answers.back().frame->at);
    bench.source->fails = false;

    bench.service.use(bench.index, recordedMotion());

    QVERIFY(bench.service.serveOne());
    QCOMPARE(bench.asked(1), std::int64_t{120});
    QCOMPARE(bench.answers.back().frame->at->tick.value, std::int64_t{119});
}

void TestFrameService::newIndexLeavesANewerWishAlone()
{
    Bench bench;
    bench.service.want(Viewer::Head, {120});
    QVERIFY(bench.service.serveOne());
    bench.service.want(Viewer::Head, {130});

    bench.service.use(bench.index, recordedMotion());

    QVERIFY(bench.service.serveOne());
    QCOMPARE(bench.asked(1), std::int64_t{130});
    QVERIFY(!bench.service.serveOne());
}

void TestFrameService::newMotionIsAskedForMovers()
{
    /// Shows nothing at all.
    class Emptier : public Mover
    {
        Shared<WorldState> moved(const Shared<WorldState> &, Tick) override
        {
            return std::make_shared<const WorldState>();
        }
    };
    class Emptying : public Motion
    {
        [[nodiscard]] std::unique_ptr<Mover> makeMover() const override
        {
            return std::make_unique<Emptier>();
        }
        [[nodiscard]] bool predicts() const override { return true; }
    };
    Bench bench;
    bench.service.want(Viewer::Head, {120});
    QVERIFY(bench.service.serveOne());

    bench.service.use(bench.index, std::make_shared<const Emptying>());

    QVERIFY(bench.service.serveOne());
    const auto &shown = bench.answers.back().frame->at;
    QCOMPARE(shown->shown->itemCount(), std::size_t{0});
    QVERIFY(shown->recorded->itemCount() > 0);
}

void TestFrameService::serviceServesOnAThreadUntilStopped()
{
    Bench bench;
    std::atomic<std::int64_t> last = 0;
    FrameService service(bench.recording, [&last](Viewer, const Shared<Frame> &frame) {
        last = frame->at->tick.value;
    });
    std::jthread thread([&service](const std::stop_token &stop) { service.serve(stop); });
    service.want(Viewer::Head, {110});
    service.use(bench.index, recordedMotion());
    QTRY_COMPARE(last.load(), std::int64_t{110});

    for (const std::int64_t tick : {112, 150, 130, 101, 140})
        service.want(Viewer::Head, {tick});

    QTRY_COMPARE(last.load(), std::int64_t{140});
    thread.request_stop();
    thread.join();
}

void TestFrameService::endingTheServiceEndsTheJobAtWork()
{
    Bench bench;
    bench.source->isSilent = true;
    std::atomic<bool> isAtWork = false;
    bench.source->beforeRead = [&isAtWork] { isAtWork = true; };
    std::jthread thread([&bench](const std::stop_token &stop) { bench.service.serve(stop); });
    bench.service.want(Viewer::Head, {120});
    QTRY_VERIFY(isAtWork);

    thread.request_stop();
    thread.join(); // never ends if the job goes on waiting

    QVERIFY(bench.answers.empty());
}

TICKSCOPE_TEST(TestFrameService, QCoreApplication)
#include "test_frame_service.moc"
