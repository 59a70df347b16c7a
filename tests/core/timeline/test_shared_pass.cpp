// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/timeline/index_pass.h"
#include "core/timeline/shared_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// Writes down the ticks that it is told, and whether the states were exact.
class KeptListener : public PassListener
{
public:
    explicit KeptListener(bool wantsSecrets = false)
        : m_sink(wantsSecrets)
    {
    }

    [[nodiscard]] PassSink &sink() override { return m_sink; }
    void follow(const Decoder &decoder) override { m_sink.decoder = &decoder; }
    [[nodiscard]] bool isFull() const override { return m_sink.ticks.size() >= mostTicks; }
    [[nodiscard]] const std::vector<Tick> &ticks() const { return m_sink.ticks; }
    [[nodiscard]] bool sawOtherState() const { return m_sink.sawOtherState; }

    std::size_t mostTicks = 1'000'000;

private:
    class Sink : public PassSink
    {
    public:
        explicit Sink(bool wantsSecrets)
            : m_wantsSecrets(wantsSecrets)
        {
        }
        [[nodiscard]] bool wantsSecrets() const override { return m_wantsSecrets; }
        void tickEnded(Tick tick, const WorldState &state) override
        {
            ticks.push_back(tick);
            sawOtherState = sawOtherState || &state != &decoder->state();
        }

        const Decoder *decoder = nullptr;
        std::vector<Tick> ticks;
        bool sawOtherState = false;

    private:
        bool m_wantsSecrets;
    };
    Sink m_sink;
};

std::vector<Tick> ticksTo(std::int64_t end)
{
    std::vector<Tick> ticks;
    for (std::int64_t tick = 0; tick < end; ++tick)
        ticks.push_back({tick});
    return ticks;
}

constexpr std::int64_t AllTicks = 1000;

} // namespace

class TestSharedPass : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void twoWhoBeginTogetherAreReadForOnce();
    void latecomerIsReadForAloneUpToTheOthers();
    void whoWaitsForALatecomerMissesNothing();
    void decoderOfWhoJoinsOthersIsTheirs();
    void whoLeavesIsToldNothingMore();
    void fullListenerStopsThePassUntilItIsEmptied();
    void secretsReachOnlyWhoWantsThem();
    void stopEndsThoseWhoWereReadFor();

private:
    [[nodiscard]] SharedPass::Start start() const { return {m_recording, m_index->seekPoints()}; }
    static void readAll(SharedPass &pass)
    {
        while (!pass.isEmpty())
            (void)pass.advance(100, {});
    }

    Shared<Recording> m_recording;
    Shared<Index> m_index;
};

void TestSharedPass::initTestCase()
{
    Script script;
    for (std::int64_t tick = 0; tick < AllTicks; ++tick)
        script[tick].items[{HandsType, 3}] = Words(WordCount, static_cast<std::int32_t>(tick));
    m_recording = std::make_shared<const ScriptRecording>(std::move(script));
    m_index = buildIndex(m_recording, {}).value();
}

void TestSharedPass::twoWhoBeginTogetherAreReadForOnce()
{
    const auto one = std::make_shared<KeptListener>();
    const auto other = std::make_shared<KeptListener>();
    SharedPass pass;
    pass.join(one, start());
    pass.join(other, start());

    readAll(pass);

    QCOMPARE(one->ticks(), ticksTo(AllTicks));
    QCOMPARE(other->ticks(), ticksTo(AllTicks));
    QCOMPARE(pass.decodedTicks(), std::size_t{AllTicks});
}

void TestSharedPass::latecomerIsReadForAloneUpToTheOthers()
{
    const auto one = std::make_shared<KeptListener>();
    const auto late = std::make_shared<KeptListener>();
    SharedPass pass;
    pass.join(one, start());
    (void)pass.advance(300, {});
    pass.join(late, start());

    readAll(pass);

    QCOMPARE(one->ticks(), ticksTo(AllTicks));
    QCOMPARE(late->ticks(), ticksTo(AllTicks));
    QCOMPARE(pass.decodedTicks(), std::size_t{AllTicks + 300});
}

void TestSharedPass::whoWaitsForALatecomerMissesNothing()
{
    const auto one = std::make_shared<KeptListener>();
    const auto late = std::make_shared<KeptListener>();
    SharedPass pass;
    pass.join(one, start());
    (void)pass.advance(300, {});
    pass.join(late, start());

    (void)pass.advance(200, {});

    QCOMPARE(one->ticks(), ticksTo(300));
    QCOMPARE(late->ticks(), ticksTo(200));
}

void TestSharedPass::decoderOfWhoJoinsOthersIsTheirs()
{
    const auto one = std::make_shared<KeptListener>();
    const auto late = std::make_shared<KeptListener>();
    SharedPass pass;
    pass.join(one, start());
    (void)pass.advance(300, {});
    pass.join(late, start());

    readAll(pass);

    QVERIFY(!one->sawOtherState());
    QVERIFY(!late->sawOtherState());
}

void TestSharedPass::whoLeavesIsToldNothingMore()
{
    const auto one = std::make_shared<KeptListener>();
    const auto other = std::make_shared<KeptListener>();
    SharedPass pass;
    pass.join(one, start());
    pass.join(other, start());
    (void)pass.advance(100, {});

    pass.leave(*one);
    readAll(pass);

    QCOMPARE(one->ticks(), ticksTo(100));
    QCOMPARE(other->ticks(), ticksTo(AllTicks));
}

void TestSharedPass::fullListenerStopsThePassUntilItIsEmptied()
{
    const auto one = std::make_shared<KeptListener>();
    one->mostTicks = 50;
    SharedPass pass;
    pass.join(one, start());

    (void)pass.advance(100, {});
    (void)pass.advance(100, {});
    QCOMPARE(one->ticks(), ticksTo(50));

    one->mostTicks = 60;
    (void)pass.advance(100, {});
    QCOMPARE(one->ticks(), ticksTo(60));
}

void TestSharedPass::secretsReachOnlyWhoWantsThem()
{
    const auto open = std::make_shared<KeptListener>();
    const auto trusted = std::make_shared<KeptListener>(true);
    SharedPass pass;
    pass.join(open, start());
    pass.join(trusted, start());

    readAll(pass);

    // One pass for each: what is decoded in clear must not be told to the other.
    QCOMPARE(open->ticks(), ticksTo(AllTicks));
    QCOMPARE(trusted->ticks(), ticksTo(AllTicks));
    QCOMPARE(pass.decodedTicks(), std::size_t{2 * AllTicks});
}

void TestSharedPass::stopEndsThoseWhoWereReadFor()
{
    const auto one = std::make_shared<KeptListener>();
    SharedPass pass;
    pass.join(one, start());
    std::stop_source stop;
    stop.request_stop();

    const auto ended = pass.advance(100, stop.get_token());

    QCOMPARE(ended.size(), std::size_t{1});
    QVERIFY(ended.front().listener == one);
    QCOMPARE(ended.front().error->code, ErrorCode::Cancelled);
    QVERIFY(pass.isEmpty());
    QVERIFY(one->ticks().empty());
}

TICKSCOPE_TEST(TestSharedPass, tickscope::test::NoApplication)
#include "test_shared_pass.moc"
