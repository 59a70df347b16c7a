// SPDX-License-Identifier: GPL-3.0-or-later
//
// Events that follow from teehistorian recordings and their maps, against demos of the same
// sessions (rebuilt.json).

#include <algorithm>
#include <map>
#include <random>

#include <QDir>
#include <QTest>

#include "core/analysis/runs.h"
#include "core/timeline/index_pass.h"
#include "tests/core/teehistorian/rebuilt_test.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

class TestRebuiltEvents : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void finishesOfRecordAndRebuildAreAllOfThem_data();
    void finishesOfRecordAndRebuildAreAllOfThem();
    void timeOfAFinishCountsFromTheStartBeforeIt();
    void noRunOutlivesItsTee_data();
    void noRunOutlivesItsTee();
    void eventsAreThoseOfTheDemo_data();
    void eventsAreThoseOfTheDemo();
    void whatADemoTellsOfHitsTeleportsAndStartsIsTrue_data();
    void whatADemoTellsOfHitsTeleportsAndStartsIsTrue();
    void eventsOfATickAreThoseOfTheIndex();
};

void TestRebuiltEvents::initTestCase()
{
    if (!test::isHere(test::recordings() + QStringLiteral("/special-tiles")))
        SKIP_MISSING();
    QVERIFY(!rebuiltFacts().is_null());
}

void TestRebuiltEvents::finishesOfRecordAndRebuildAreAllOfThem_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, finishes] : rebuiltFacts()["finishes"].items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestRebuiltEvents::finishesOfRecordAndRebuildAreAllOfThem()
{
    QFETCH(const QString, name);
    const Json &pair = rebuiltFacts()["pairs"][name.toStdString()];
    const auto recording = openRebuilt(pair["teehistorian"]);
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    std::vector<std::pair<std::int64_t, int>> found;
    std::vector<std::pair<std::int64_t, int>> wanted;
    std::size_t recorded = 0;
    for (std::size_t row = 0; row < (*index)->eventCount(); ++row) {
        const EventRow event = (*index)->event(row);
        if (event.form->kind->id != "finish" || event.client == NoClient)
            continue;
        found.emplace_back(event.tick.value, event.client);
        recorded += event.source == EventSource::Recorded ? 1 : 0;
    }
    const Json &finishes = rebuiltFacts()["finishes"][name.toStdString()];
    for (const Json &finish : finishes["rebuilt"])
        wanted.emplace_back(finish[0].get<std::int64_t>(), finish[1].get<int>());
    std::ranges::sort(found);
    std::ranges::sort(wanted);
    QCOMPARE(found, wanted);
    QCOMPARE(recorded, finishes["recorded"].size());
}

/// A race starts in the tick that follows the last touch of the line.
void TestRebuiltEvents::timeOfAFinishCountsFromTheStartBeforeIt()
{
    const auto recording = openRebuilt("ddnet198-racebox.teehistorian");
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    std::map<int, Tick> starts;
    std::map<std::pair<int, Tick>, Tick> finishes;
    for (std::size_t row = 0; row < (*index)->eventCount(); ++row) {
        const EventRow event = (*index)->event(row);
        if (event.kind().has(EventTrait::BeginsRace))
            starts[event.client] = event.tick;
        if (event.kind().has(EventTrait::EndsRace) && event.client != NoClient)
            finishes[{event.client, event.tick}] = starts.at(event.client);
    }
    const auto runs = runsOf(*index).value();
    for (const RaceRun &run : runs) {
        if (!run.isFinished)
            continue;
        const auto touch = run.ticks.last - *run.time / std::chrono::milliseconds(20);
        QCOMPARE(finishes.at({run.who->client, run.ticks.last}), touch + 1);
    }
    QVERIFY(finishes.size() > 40);
}

/// Deaths, leaves and spectators alike: somebody whose tee is gone runs no more.
void TestRebuiltEvents::noRunOutlivesItsTee_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("kicked on the line") << "ddnet198-racebox.teehistorian";
    QTest::newRow("spectators") << "ddnet164-tutorial-21min.teehistorian";
}

void TestRebuiltEvents::noRunOutlivesItsTee()
{
    QFETCH(const QString, name);
    const auto recording = openRebuilt(name.toStdString());
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    std::vector<std::pair<int, Tick>> gone;
    for (std::size_t row = 0; row < (*index)->eventCount(); ++row) {
        const EventRow event = (*index)->event(row);
        if (event.kind().id == std::string_view("teehistorian:vanish"))
            gone.emplace_back(event.client, event.tick);
    }
    QVERIFY(!gone.empty());
    const auto runs = runsOf(*index).value();
    QVERIFY(runs.size() > 20);
    for (const RaceRun &run : runs) {
        QVERIFY(run.who);
        const auto outlived = std::ranges::find_if(gone, [&run](const auto &one) {
            return one.first == run.who->client && run.ticks.first + 1 < one.second
                   && one.second < run.ticks.last;
        });
        QVERIFY2(outlived == gone.end(), qPrintable(QString::number(run.ticks.first.value)));
    }
}

void TestRebuiltEvents::eventsAreThoseOfTheDemo_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("racebox/server") << "racebox/server";
    QTest::newRow("sunny/server") << "sunny/server";
    QTest::newRow("special/hook") << "special/hook";
}

/// A demo has every second tick, so that what is over in one may be missing there.
void TestRebuiltEvents::eventsAreThoseOfTheDemo()
{
    QFETCH(const QString, name);
    const Json &pair = rebuiltFacts()["pairs"][name.toStdString()];
    const auto rebuilt = openRebuilt(pair["teehistorian"]);
    const auto demo = openRecording(pair["demo"]);
    QVERIFY(rebuilt && demo);
    const auto ofRebuilt = buildIndex(rebuilt, {});
    const auto ofDemo = buildIndex(demo, {});
    QVERIFY(ofRebuilt && ofDemo);
    const std::int64_t first = pair["first_tick"].get<std::int64_t>() + 50;
    const std::int64_t last = pair["last_tick"].get<std::int64_t>() - 50;
    for (const char *kind : {"hook", "shot", "freeze", "unfreeze"}) {
        const auto listOf = [&](const Index &index) {
            std::vector<std::pair<std::int64_t, int>> list;
            for (std::size_t row = 0; row < index.eventCount(); ++row) {
                const EventRow event = index.event(row);
                if (event.form->kind->id == kind && event.tick.value >= first
                    && event.tick.value <= last)
                    list.emplace_back(event.tick.value, event.client);
            }
            return list;
        };
        const auto mine = listOf(**ofRebuilt);
        const auto theirs = listOf(**ofDemo);
        std::size_t matched = 0;
        for (const auto &[tick, client] : theirs) {
            matched += std::ranges::any_of(
                mine, [&, tick = tick, client = client](const auto &own) {
                    return own.second == client && own.first >= tick - 3 && own.first <= tick + 1;
                });
        }
        const QString counts = QStringLiteral("%1: %2 in the demo, %3 of them rebuilt, %4 rebuilt")
                                   .arg(kind)
                                   .arg(theirs.size())
                                   .arg(matched)
                                   .arg(mine.size());
        // Who dies frozen and comes back between two snapshots seems to be unfrozen there.
        QVERIFY2(matched + 1 + theirs.size() / 100 >= theirs.size(), qPrintable(counts));
        QVERIFY2(mine.size() <= theirs.size() * 11 / 10 + 2, qPrintable(counts));
        if (std::string_view(kind) == "hook")
            QVERIFY(theirs.size() > 10);
    }
}

void TestRebuiltEvents::whatADemoTellsOfHitsTeleportsAndStartsIsTrue_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("least");
    QTest::newRow("hits of hammers") << "sunny/server"
                                     << "hit" << 7;
    QTest::newRow("teleports") << "special/tele"
                               << "teleport" << 40;
    QTest::newRow("starts of the recorder") << "racebox/carol"
                                            << "start" << 4;
    QTest::newRow("no teleports where there are none") << "racebox/server"
                                                       << "teleport" << 0;
}

/// A demo does not tell all, but nothing that is not so.
void TestRebuiltEvents::whatADemoTellsOfHitsTeleportsAndStartsIsTrue()
{
    QFETCH(const QString, name);
    QFETCH(const QString, kind);
    QFETCH(const int, least);
    const Json &pair = rebuiltFacts()["pairs"][name.toStdString()];
    const auto rebuilt = openRebuilt(pair["teehistorian"]);
    const auto demo = openRecording(pair["demo"]);
    QVERIFY(rebuilt && demo);
    const auto ofRebuilt = buildIndex(rebuilt, {});
    const auto ofDemo = buildIndex(demo, {});
    QVERIFY(ofRebuilt && ofDemo);
    const auto listOf = [&](const Index &index) {
        std::vector<EventRow> list;
        for (std::size_t row = 0; row < index.eventCount(); ++row) {
            if (index.event(row).kind().id == kind.toStdString())
                list.push_back(index.event(row));
        }
        return list;
    };
    const auto mine = listOf(**ofRebuilt);
    const auto theirs = listOf(**ofDemo);
    QVERIFY(static_cast<int>(theirs.size()) >= least);
    for (const EventRow &told : theirs) {
        const bool isTrue = std::ranges::any_of(mine, [&](const EventRow &own) {
            return own.client == told.client && own.otherClient == told.otherClient
                   && own.tick.value >= told.tick.value - 3
                   && own.tick.value <= told.tick.value + 1;
        });
        QVERIFY2(isTrue,
                 qPrintable(
                     QStringLiteral("tick %1 of client %2").arg(told.tick.value).arg(told.client)));
    }
}

void TestRebuiltEvents::eventsOfATickAreThoseOfTheIndex()
{
    const auto recording = openRebuilt("ddnet198-racebox.teehistorian");
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    std::mt19937 random(3);
    int rebuilt = 0;
    for (int i = 0; i < 200; ++i) {
        const std::size_t row = random() % (*index)->eventCount();
        const Tick tick = (*index)->event(row).tick;
        const auto events = eventsAtTick(recording, **index, tick, {});
        QVERIFY(events);
        const std::size_t firstRow = (*index)->rowAtOrAfter(tick);
        const std::size_t count = (*index)->rowAtOrAfter(tick + 1) - firstRow;
        QCOMPARE(events->size(), count);
        for (std::size_t place = 0; place < count; ++place) {
            const EventRow known = (*index)->event(firstRow + place);
            QCOMPARE((*events)[place].form, known.form);
            QCOMPARE((*events)[place].client, known.client);
            rebuilt += (*events)[place].source == EventSource::Rebuilt ? 1 : 0;
        }
    }
    QVERIFY(rebuilt > 0);
}

TICKSCOPE_TEST(TestRebuiltEvents, tickscope::test::NoApplication)
#include "test_rebuilt_events.moc"
