// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/finders/map_finder.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// A real recording with the map that lies in it.
struct WithMap {
    Shared<Recording> recording;
    Shared<Index> index;
    Shared<Motion> motion;
    Shared<SceneMaker> scene;
};

WithMap openedWithMap(const std::string &path)
{
    FormatRegistry registry;
    registerAllFormats(registry);
    WithMap opened;
    opened.recording = registry.open(openFile(path).value(), {}).value();
    opened.index = buildIndex(opened.recording, {}).value();
    const auto map = findMap(*opened.recording, path, {}, {});
    const Shared<MapContent> content = map ? map->content : nullptr;
    opened.motion = opened.recording->makeMotion(content);
    opened.scene = opened.recording->makeScene(content);
    return opened;
}

/// Counts the states that it is asked for.
class CountingMover : public Mover
{
public:
    explicit CountingMover(std::unique_ptr<Mover> mover)
        : m_mover(std::move(mover))
    {
    }
    Shared<WorldState> moved(const Shared<WorldState> &recorded, Tick tick) override
    {
        ++states;
        return m_mover->moved(recorded, tick);
    }
    [[nodiscard]] std::int64_t stepCount() const override { return m_mover->stepCount(); }

    int states = 0;

private:
    std::unique_ptr<Mover> m_mover;
};

/// Counts the steps of its decoders.
class CountingRecording : public ScriptRecording
{
public:
    using ScriptRecording::ScriptRecording;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        class CountingDecoder : public ScriptDecoder
        {
        public:
            CountingDecoder(Shared<Script> script, int &steps)
                : ScriptDecoder(std::move(script))
                , m_steps(steps)
            {
            }
            Result<Step> step(PassSink *sink, std::stop_token stop) override
            {
                ++m_steps;
                return ScriptDecoder::step(sink, std::move(stop));
            }

        private:
            int &m_steps;
        };
        return std::make_unique<CountingDecoder>(script(), steps);
    }

    mutable int steps = 0;
};

/// A cursor in a recording of a thousand ticks and one seek point.
struct InOneStretch {
    Shared<CountingRecording> recording = [] {
        Script script;
        for (std::int64_t tick = 0; tick < 1000; ++tick)
            script[tick].items[Client3] = Words(WordCount);
        return std::make_shared<const CountingRecording>(std::move(script));
    }();
    Index index{std::make_shared<const Outline>(recording->outline({}).value())};
    Cursor cursor{recording, limits::CursorCache};
    std::unique_ptr<Mover> mover = recordedMotion()->makeMover();

    /// Steps that are taken to show \a tick.
    int stepsTo(std::int64_t tick)
    {
        recording->steps = 0;
        const auto frame = cursor.frameAt(Tick{tick}, index, *mover, {});
        return frame && frame->at && frame->at->tick.value == tick ? recording->steps : -1;
    }
};

int charactersIn(const WorldState &state)
{
    const auto type = state.schema()->numberOf("Character");
    int count = 0;
    state.forEach([&](const ItemView &item) { count += type && item.key.type == *type; });
    return count;
}

} // namespace

/// What a frame costs, counted in what is worked out for it.
class TestFrameCosts : public QObject
{
    Q_OBJECT

private slots:
    void playingTakesAStepForEachTickAndCharacter_data();
    void playingTakesAStepForEachTickAndCharacter();
    void jumpsForwardsGoOnFromWhereTheDecoderStands();
    void jumpsBackwardsKeepLittle();
    void whoGoesBackwardsHasAllOnTheWay();
    void statesAreFreedBehindTheFrame();
    void clientsOfAFrameAreThoseOfItsScene_data();
    void clientsOfAFrameAreThoseOfItsScene();
};

void TestFrameCosts::playingTakesAStepForEachTickAndCharacter_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("every tick") << QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo");
    QTest::newRow("every second tick") << QStringLiteral("teeworlds/tw065-server-ctf2.demo");
}

void TestFrameCosts::playingTakesAStepForEachTickAndCharacter()
{
    QFETCH(QString, name);
    const auto path = realRecording(name);
    if (!path)
        SKIP_MISSING();
    const WithMap opened = openedWithMap(path->toStdString());
    QVERIFY(opened.motion->predicts());
    Cursor cursor(opened.recording, limits::CursorCache);
    CountingMover mover(opened.motion->makeMover());
    const Tick begin = opened.index->ticks().first + 200;
    constexpr int Frames = 500;
    std::int64_t most = 0;
    QVERIFY(cursor.frameAt(begin - 1, *opened.index, mover, {}));
    const std::int64_t before = mover.stepCount();
    mover.states = 0;

    for (int i = 0; i < Frames; ++i) {
        const auto frame = cursor.frameAt(begin + i, *opened.index, mover, {});
        QVERIFY(frame && frame->at);
        most = std::max<std::int64_t>(most, charactersIn(*frame->at->shown));
    }

    // The recorded tick and the one where things go.
    QCOMPARE(mover.states, 2 * Frames);
    // Everybody goes on from tick to tick, and begins anew from data that is one tick old or two.
    const std::int64_t steps = mover.stepCount() - before;
    QVERIFY(steps > 0);
    QVERIFY2(steps <= 3 * Frames * most, qPrintable(QString::number(steps)));
}

void TestFrameCosts::jumpsForwardsGoOnFromWhereTheDecoderStands()
{
    InOneStretch opened;
    QCOMPARE(opened.stepsTo(100), 102); // with the tick behind it, where things go

    QCOMPARE(opened.stepsTo(300), 200);
    QCOMPARE(opened.stepsTo(310), 10);
}

void TestFrameCosts::jumpsBackwardsKeepLittle()
{
    InOneStretch opened;
    QCOMPARE(opened.stepsTo(900), 902);

    QCOMPARE(opened.stepsTo(870), 872);

    // Twenty before are kept by nobody, so that they are worked out anew.
    QCOMPARE(opened.stepsTo(850), 852);
}

void TestFrameCosts::whoGoesBackwardsHasAllOnTheWay()
{
    InOneStretch opened;
    QVERIFY(opened.stepsTo(900) > 0);
    int steps = 0;
    for (std::int64_t tick = 899; tick >= 700; --tick) {
        const int taken = opened.stepsTo(tick);
        QVERIFY(taken >= 0);
        steps += taken;
    }

    // Once, whatever it is that made somebody turn round.
    QVERIFY2(steps <= 902, qPrintable(QString::number(steps)));
}

void TestFrameCosts::statesAreFreedBehindTheFrame()
{
    const auto path = realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    if (!path)
        SKIP_MISSING();
    const WithMap opened = openedWithMap(path->toStdString());
    // One seek point: a jump far ahead keeps nothing of what was shown before.
    const Index outline(std::make_shared<const Outline>(opened.index->outline()));
    Cursor cursor(opened.recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    const Tick first = outline.ticks().first;
    const std::weak_ptr<const WorldState> shown
        = cursor.frameAt(first + 200, outline, *mover, {}).value().at->recorded;
    QVERIFY(!shown.expired());

    QVERIFY(cursor.frameAt(first + 2000, outline, *mover, {}));

    QVERIFY(!shown.expired());
    cursor.tidy();
    QVERIFY(shown.expired());
}

void TestFrameCosts::clientsOfAFrameAreThoseOfItsScene_data()
{
    QTest::addColumn<QString>("name");

    for (const char *name :
         {"teeworlds/ddnet198-client-carol-racebox.demo", "teeworlds/tw065-server-ctf2.demo",
          "teeworlds/tw075-client-otto-dm6.demo", "teehistorian/ddnet198-racebox.teehistorian",
          "goldsrc/synthetic_dm_8p.dem", "hollowcube/parkour-run.hcrp"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestFrameCosts::clientsOfAFrameAreThoseOfItsScene()
{
    QFETCH(QString, name);
    const auto path = realRecording(name);
    if (!path)
        SKIP_MISSING();
    const WithMap opened = openedWithMap(path->toStdString());
    Cursor cursor(opened.recording, limits::CursorCache);
    const auto mover = opened.motion->makeMover();
    const TickRange ticks = opened.index->ticks();
    const std::int64_t step = std::max<std::int64_t>((ticks.last - ticks.first) / 200, 1);
    std::size_t count = 0;

    for (Tick tick = ticks.first; tick <= ticks.last; tick = tick + step) {
        const auto frame = cursor.frameAt(tick, *opened.index, *mover, {});
        QVERIFY(frame);
        if (!frame->at)
            continue;
        const auto position = static_cast<double>(frame->at->tick.value);
        std::vector<PlacedClient> expected;
        for (const Actor &actor : opened.scene->make(*frame, position).actors) {
            if (actor.client != NoClient)
                expected.push_back({actor.client, actor.name, actor.position, actor.height});
        }

        const auto clients = opened.scene->clientsIn(*frame);

        QCOMPARE(clients.size(), expected.size());
        QVERIFY(clients == expected);
        count += clients.size();
    }
    QVERIFY(count > 0);
}

TICKSCOPE_TEST(TestFrameCosts, QCoreApplication)
#include "test_frame_costs.moc"
