// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <sstream>

#include <QTest>

#include "core/model/event/event_sentence.h"
#include "core/timeline/index_pass.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/goldsrc_message_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// Parts of LOADING with these user infos of slots 0 and 1, each with ten ticks behind it.
std::vector<std::byte> demoOf(std::initializer_list<std::pair<std::int32_t, const char *>> guests)
{
    GoldsrcDemoWriter writer;
    float time = 0;
    for (const auto &[userId, settings] : guests) {
        writer.beginSegment(0);
        GoldsrcMessages loading;
        loading.serverInfo(4, 0).userInfo(0, 101, R"(\name\Gordon)");
        if (settings)
            loading.userInfo(1, userId, settings);
        writer.message(0, {time, 0}, loading.bytes(), 1);
        writer.endMark({time, 0});
        writer.beginSegment(1);
        writer.demoStart({time, 0});
        for (int tick = 0; tick < 10; ++tick, time += 0.05F)
            writer.message(1, {time, tick}, GoldsrcMessages().time(10 + time).bytes(), 2 + tick);
        writer.endMark({time, 10});
    }
    return writer.finished();
}

/// "20: Mallory joined"
QStringList textsOf(const Index &index, const std::function<bool(const EventKind &)> &isWanted)
{
    QStringList texts;
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        if (isWanted(event.kind()))
            texts << QStringLiteral("%1: ").arg(event.tick.value)
                         + QString::fromStdString(sentenceOf(*event.form, event.values));
    }
    return texts;
}

QStringList comersAndGoers(const Index &index)
{
    return textsOf(index, [](const EventKind &kind) {
        return kind.eventClass == EventClass::Presence || kind.eventClass == EventClass::Departure;
    });
}

} // namespace

/// What the segments of a demo say of who came and went.
class TestGoldsrcSegments : public QObject
{
    Q_OBJECT

private slots:
    void eachSegmentStartsBeforeItEnds();
    void whoComesWithALaterLoadingJoins();
    void whoIsNotInALaterLoadingHasLeft();
    void whoIsNotNamedInANewGameHasLeft();
    void timesOfAClipGoOnOverSegments();
    void clipsBehindItAreWithoutWhoLeft_data();
    void clipsBehindItAreWithoutWhoLeft();
};

void TestGoldsrcSegments::eachSegmentStartsBeforeItEnds()
{
    const auto recording = opened(demoOf({{0, nullptr}, {0, nullptr}})).value();

    QCOMPARE(textsOf(*buildIndex(recording, {}).value(),
                     [](const EventKind &kind) { return kind.name() == "recording"; }),
             QStringList({"0: start", "10: end of segment", "10: start", "19: end of segment"}));
}

void TestGoldsrcSegments::whoComesWithALaterLoadingJoins()
{
    const auto index = buildIndex(opened(demoOf({{102, R"(\name\Barney)"},
                                                 {102, R"(\name\Barney)"}, // was there, and is
                                                 {103, R"(\name\Mallory)"}}))
                                      .value(),
                                  {})
                           .value();

    QCOMPARE(index->players().players().size(), std::size_t{3});
    QCOMPARE(comersAndGoers(*index), QStringList({QStringLiteral("20: Barney left"),
                                                  QStringLiteral("20: Mallory joined")}));
}

void TestGoldsrcSegments::whoIsNotInALaterLoadingHasLeft()
{
    const auto recording = opened(demoOf({{102, R"(\name\Gina)"}, {0, nullptr}})).value();
    const auto index = buildIndex(recording, {}).value();

    QCOMPARE(comersAndGoers(*index), QStringList(QStringLiteral("10: Gina left")));
    const Player *gina = index->players().at(1, {9});
    QVERIFY(gina);
    QCOMPARE(gina->ticks().last, Tick{9});
}

/// Each segment counts its time from 0.
void TestGoldsrcSegments::timesOfAClipGoOnOverSegments()
{
    GoldsrcDemoWriter writer;
    for (const int first : {0, 100}) {
        writer.beginSegment(0);
        GoldsrcMessages loading;
        loading.serverInfo(4, 0).userInfo(0, 101, R"(\name\Gordon)");
        writer.message(0, {}, loading.bytes(), 1 + first);
        writer.endMark();
        writer.beginSegment(1);
        writer.demoStart();
        for (int tick = 0; tick < 100; ++tick) {
            const float time = static_cast<float>(tick) / 20;
            writer.clientData({time, tick}, {}, {}, 0, 90);
            writer.message(1, {time, tick}, GoldsrcMessages().time(10 + time).bytes(),
                           2 + first + tick);
        }
        writer.endMark({5, 100});
    }
    const auto recording = opened(writer.finished()).value();
    const TimeBase time = recording->outline({}).value().time;
    std::ostringstream out;
    QVERIFY(
        recording->writeClip(recording->outline({}).value(), {.ticks = {{50}, {180}}}, out, {}));
    const std::string clip = std::move(out).str();
    const auto bytes = std::as_bytes(std::span(clip));

    const Outline cut = opened({bytes.begin(), bytes.end()}).value()->outline({}).value();

    QVERIFY(cut.damage.empty());
    QCOMPARE(cut.time.ticks(), (TickRange{{0}, {130}}));
    for (std::int64_t tick = 0; tick <= 130; ++tick) {
        const Time apart = cut.time.timeAt({tick}) - (time.timeAt({50 + tick}) - time.timeAt({50}));
        QVERIFY(std::chrono::abs(apart) < std::chrono::microseconds(10));
    }
}

/// The map changes while it is recorded.
void TestGoldsrcSegments::whoIsNotNamedInANewGameHasLeft()
{
    GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    GoldsrcMessages loading;
    loading.serverInfo(4, 0).userInfo(0, 101, R"(\name\Gordon)");
    loading.userInfo(1, 102, R"(\name\Barney)").userInfo(2, 103, R"(\name\Gina)");
    writer.message(0, {}, loading.bytes(), 1);
    writer.endMark();
    writer.beginSegment(1);
    writer.demoStart();
    for (int tick = 0; tick < 20; ++tick) {
        GoldsrcMessages messages;
        if (tick == 5)
            messages.serverInfo(4, 0);
        else if (tick != 6)
            messages.time(10 + static_cast<float>(tick));
        if (tick == 7)
            messages.userInfo(0, 101, R"(\name\Gordon)").userInfo(1, 102, R"(\name\Barney)");
        writer.message(1, {static_cast<float>(tick) / 20, tick}, messages.bytes(), 2 + tick);
    }
    writer.endMark({1, 20});
    const auto index = buildIndex(opened(writer.finished()).value(), {}).value();

    QCOMPARE(comersAndGoers(*index), QStringList(QStringLiteral("8: Gina left")));
    QCOMPARE(index->players().players().size(), std::size_t{3});
    QVERIFY(!index->players().at(2, {9}));
    QCOMPARE(index->players().at(1, {19}), index->players().at(1, {0}));
}

void TestGoldsrcSegments::clipsBehindItAreWithoutWhoLeft_data()
{
    QTest::addColumn<int>("first");
    QTest::newRow("at its end") << 10;
    QTest::newRow("behind it") << 12;
}

void TestGoldsrcSegments::clipsBehindItAreWithoutWhoLeft()
{
    QFETCH(const int, first);
    const auto recording = opened(demoOf({{102, R"(\name\Gina)"}, {0, nullptr}})).value();
    std::ostringstream out;
    QVERIFY(
        recording->writeClip(recording->outline({}).value(), {.ticks = {{first}, {15}}}, out, {}));
    const std::string clip = std::move(out).str();
    const auto bytes = std::as_bytes(std::span(clip));

    const auto index = buildIndex(opened({bytes.begin(), bytes.end()}).value(), {}).value();

    QVERIFY(index->damage().empty());
    QVERIFY(index->players().at(0, {1}));
    QVERIFY(!index->players().at(1, {1}));
}

TICKSCOPE_TEST(TestGoldsrcSegments, QCoreApplication)
#include "test_goldsrc_segments.moc"
