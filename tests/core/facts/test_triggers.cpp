// SPDX-License-Identifier: GPL-3.0-or-later
//
// What starts the clock of a reaction, read from recordings in which everything is known.

#include <QTest>

#include "core/analysis/series/tracks.h"
#include "core/facts/fact_reader.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// Both have hands and bodies all the time, in ticks of 20 ms.
constexpr int Anna = 3;
constexpr int Bo = 4;
constexpr std::int64_t FirstTick = 100;
constexpr std::int64_t LastTick = 1800;
constexpr double Reach = 380;
/// Whatever happens, happens at 200, 300 ... 1300.
constexpr std::int64_t Times = 12;

std::int64_t timeOf(std::int64_t number)
{
    return 200 + 100 * number;
}

/// Anna presses Jump for three ticks, so many ticks behind each time; Bo ten ticks behind it.
Script pressesBehind(std::int64_t ticks)
{
    Script script;
    for (std::int64_t tick = FirstTick; tick <= LastTick; ++tick) {
        for (const int client : {Anna, Bo}) {
            const std::int64_t since = (tick - (client == Anna ? ticks : 10)) % 100;
            const bool isTime = tick >= timeOf(0) && tick < timeOf(Times);
            Words words(WordCount, 0);
            words[Jump] = isTime && since < 3 ? 1 : 0;
            script[tick].items[{HandsType, client}] = words;
            // A thousand units apart.
            script[tick].items[{BodyType, client}] = Words{client * 1000, 0};
        }
    }
    script[FirstTick].players = {{{FirstTick}, Anna, PlayerChange::What::Joined, "Anna"},
                                 {{FirstTick}, Bo, PlayerChange::What::Joined, "Bo"}};
    return script;
}

/// \a kind happens at each time.
void addEvents(Script &script, std::string_view kind, int client, int other = NoClient,
               EventSource source = EventSource::Recorded)
{
    for (std::int64_t i = 0; i < Times; ++i) {
        Event event = plainEvent(timeOf(i), kind, "", client, other);
        event.source = source;
        script[timeOf(i)].events.push_back(event);
    }
}

/// Bo comes beside Anna at each time, and leaves twenty ticks later.
void addVisits(Script &script)
{
    for (std::int64_t i = 0; i < Times; ++i) {
        for (std::int64_t tick = timeOf(i); tick < timeOf(i) + 20; ++tick)
            script[tick].items[{BodyType, Bo}] = Words{Anna * 1000 + 100, 0};
    }
}

FactSource sourceOf(Script script)
{
    const auto recording = std::make_shared<const ScriptRecording>(std::move(script));
    return {recording, buildIndex(recording, {}).value(), {}, Reach};
}

Shared<FactMaterial> read(Script script)
{
    return readFactMaterial(sourceOf(std::move(script)), {}).value();
}

/// Of the player who has \a client.
Figure reaction(const FactMaterial &material, int client, std::string_view part = {})
{
    for (Figure &found : figuresOf(material, client == Anna ? 0 : 1)) {
        if (found.kind->id == "reaction_time" && found.part == part)
            return found;
    }
    return {};
}

} // namespace

class TestTriggers : public QObject
{
    Q_OBJECT

private slots:
    void triggerStartsTheClock_data();
    void triggerStartsTheClock();
    void whoHitsDoesNotReact();
    void hitOfOneselfIsNone();
    void otherEventsAreNone_data();
    void otherEventsAreNone();
    void bothReactWhenTheyComeTogether();
    void whoIsThereAtFirstDidNotCome();
    void behindDamageNobodyHasCome();
    void placesOfLostTicksAreThoseOfTheIndex();
    void answerAfterMoreThanASecondIsNone();
    void guessedTriggersAreCountedApart();
    void passIsSharedWithWhoReadsTheSame();
};

void TestTriggers::triggerStartsTheClock_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("client");
    QTest::addColumn<int>("other");
    QTest::addColumn<QString>("part");
    QTest::newRow("spawn") << "spawn" << Anna << NoClient << "spawn";
    QTest::newRow("hit by Bo") << "hit" << Bo << Anna << "hit";
    QTest::newRow("hit by nobody known") << "hit" << NoClient << Anna << "hit";
    QTest::newRow("freeze") << "freeze" << Anna << NoClient << "freeze";
    QTest::newRow("reach") << "" << Bo << Anna << "player in reach";
}

/// Six ticks of 20 ms, twelve times.
void TestTriggers::triggerStartsTheClock()
{
    QFETCH(QString, kind);
    QFETCH(int, client);
    QFETCH(int, other);
    QFETCH(QString, part);
    Script script = pressesBehind(6);
    if (kind.isEmpty())
        addVisits(script);
    else
        addEvents(script, kind.toStdString(), client, other);

    const auto material = read(std::move(script));

    const Figure own = reaction(*material, Anna, part.toStdString());
    QVERIFY(own.kind);
    QCOMPARE(own.samples, Times);
    QCOMPARE(own.value, std::optional(120.0));
    QCOMPARE(own.occurrences.front().ticks, (TickRange{{200}, {206}}));
    QCOMPARE(own.occurrences.back().ticks, (TickRange{{1300}, {1306}}));
    // It is the only one of them.
    QCOMPARE(reaction(*material, Anna).samples, Times);
}

void TestTriggers::whoHitsDoesNotReact()
{
    Script script = pressesBehind(6);
    addEvents(script, "hit", Bo, Anna);

    const auto material = read(std::move(script));

    QCOMPARE(reaction(*material, Bo).samples, std::int64_t{0});
}

void TestTriggers::hitOfOneselfIsNone()
{
    Script script = pressesBehind(6);
    addEvents(script, "hit", Anna, Anna);

    QCOMPARE(reaction(*read(std::move(script)), Anna).samples, std::int64_t{0});
}

void TestTriggers::otherEventsAreNone_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("client");
    QTest::newRow("chat") << "chat" << Anna;
    QTest::newRow("unfreeze") << "unfreeze" << Anna;
    QTest::newRow("teleport") << "teleport" << Anna;
    QTest::newRow("spawn of nobody") << "spawn" << 17;
}

void TestTriggers::otherEventsAreNone()
{
    QFETCH(QString, kind);
    QFETCH(int, client);
    Script script = pressesBehind(6);
    addEvents(script, kind.toStdString(), client);

    QCOMPARE(reaction(*read(std::move(script)), Anna).samples, std::int64_t{0});
}

/// Anna after 6, Bo after 10 ticks.
void TestTriggers::bothReactWhenTheyComeTogether()
{
    Script script = pressesBehind(6);
    addVisits(script);

    const auto material = read(std::move(script));

    QCOMPARE(reaction(*material, Anna, "player in reach").value, std::optional(120.0));
    QCOMPARE(reaction(*material, Bo, "player in reach").value, std::optional(200.0));
}

void TestTriggers::whoIsThereAtFirstDidNotCome()
{
    Script script = pressesBehind(6);
    for (auto &[tick, what] : script)
        what.items[{BodyType, Bo}] = Words{Anna * 1000 + 100, 0};

    QCOMPARE(reaction(*read(std::move(script)), Anna).samples, std::int64_t{0});
}

/// Bo is beside Anna in the first tick behind the damage, at 400.
void TestTriggers::behindDamageNobodyHasCome()
{
    Script script = pressesBehind(6);
    addVisits(script);
    script[400].lostBefore = 5;

    const auto material = read(std::move(script));

    QCOMPARE(reaction(*material, Anna, "player in reach").samples, Times - 1);
}

void TestTriggers::placesOfLostTicksAreThoseOfTheIndex()
{
    Script script = pressesBehind(6);
    script[400].lostBefore = 5;
    const FactSource source = sourceOf(script);

    const auto material = read(std::move(script));

    const auto lost = std::ranges::find(material->file, "lost_ticks",
                                        &std::pair<std::string_view, FilePlaces>::first);
    QCOMPARE(lost->second.places.size(), std::size_t{1});
    QCOMPARE(lost->second.places.front().ticks,
             lostRange(source.index->damage().front(), source.index->ticks()));
}

/// 51 ticks are 1,020 ms.
void TestTriggers::answerAfterMoreThanASecondIsNone()
{
    Script in = pressesBehind(50);
    addEvents(in, "spawn", Anna);
    QCOMPARE(reaction(*read(std::move(in)), Anna, "spawn").value, std::optional(1000.0));

    Script late = pressesBehind(51);
    addEvents(late, "spawn", Anna);
    QCOMPARE(reaction(*read(std::move(late)), Anna).samples, std::int64_t{0});
}

void TestTriggers::guessedTriggersAreCountedApart()
{
    Script script = pressesBehind(6);
    addEvents(script, "freeze", Anna, NoClient, EventSource::Guess);

    const Figure found = reaction(*read(std::move(script)), Anna, "freeze");

    QCOMPARE(found.samples, std::int64_t{0});
    QCOMPARE(found.guesses, Times);
    QVERIFY(!found.value);
}

/// Figures and ways of everybody, begun together: one pass. They are those of a pass alone.
void TestTriggers::passIsSharedWithWhoReadsTheSame()
{
    Script script = pressesBehind(6);
    addEvents(script, "spawn", Anna);
    const FactSource source = sourceOf(script);
    const Index &index = *source.index;
    const auto facts = std::make_shared<FactReader>(source, std::stop_token());
    const auto tracks = std::make_shared<TrackReader>(index, source.recording->makeMotion(nullptr),
                                                      source.recording->makeScene(nullptr));
    SharedPass pass;
    pass.join(tracks, tracks->startIn(source.recording, index));
    pass.join(facts, facts->start());

    while (!pass.isEmpty()) {
        (void)pass.advance(100, {});
        if (tracks->isFull())
            (void)tracks->take(false);
    }
    const auto material = facts->take(true).value();

    QCOMPARE(pass.decodedTicks(), static_cast<std::size_t>(LastTick - FirstTick + 1));
    QCOMPARE(reaction(*material, Anna, "spawn").value, std::optional(120.0));
    QCOMPARE(reaction(*material, Anna, "spawn").samples, Times);
}

TICKSCOPE_TEST(TestTriggers, tickscope::test::NoApplication)
#include "test_triggers.moc"
