// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/model/damage.h"
#include "core/timeline/index.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

Damage damageAt(std::uint64_t byte, std::uint64_t size, std::string what,
                std::int64_t lostTicks = 0)
{
    return {{}, byte, size, ErrorCode::Damaged, {faults::Words, std::move(what)}, lostTicks};
}

QString wordsOf(const std::vector<Damage> &places)
{
    QStringList words;
    for (const Damage &place : places)
        words << QString::fromStdString(faultText(place.fault));
    return words.join(u' ');
}

} // namespace

class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void onePlaceIsOneEntry_data();
    void onePlaceIsOneEntry();
    void mostLostTicksAreKept();
    void hostileSizesDoNotOverflow();
    void lostTicksAreCountedOnce_data();
    void lostTicksAreCountedOnce();
    void loneLastTickWasRecorded();
    void ticksWithoutAKnownStateAreLostAlone();
    void runOfOneFaultIsOneEntry();
    void otherFaultsEndARun();
    void listHasAnEnd();
};

void TestDamage::onePlaceIsOneEntry_data()
{
    QTest::addColumn<qulonglong>("byte");
    QTest::addColumn<qulonglong>("size");
    QTest::addColumn<QString>("expected"); // Told are "a" at 100 to 149 and "b" at 200.

    QTest::newRow("same") << 100ULL << 50ULL << QStringLiteral("a b");
    QTest::newRow("inside") << 120ULL << 5ULL << QStringLiteral("a b");
    QTest::newRow("inside, without size") << 149ULL << 0ULL << QStringLiteral("a b");
    QTest::newRow("reaches into it") << 90ULL << 11ULL << QStringLiteral("a b");
    QTest::newRow("runs out of it") << 149ULL << 20ULL << QStringLiteral("a b");
    QTest::newRow("around both") << 10ULL << 500ULL << QStringLiteral("a b");
    QTest::newRow("on the one without size") << 200ULL << 9ULL << QStringLiteral("a b");
    QTest::newRow("just before") << 90ULL << 10ULL << QStringLiteral("new a b");
    QTest::newRow("just behind") << 150ULL << 50ULL << QStringLiteral("a new b");
    QTest::newRow("behind all") << 201ULL << 0ULL << QStringLiteral("a b new");
}

void TestDamage::onePlaceIsOneEntry()
{
    QFETCH(qulonglong, byte);
    QFETCH(qulonglong, size);
    QFETCH(QString, expected);
    std::vector<Damage> places;
    addDamage(places, {damageAt(200, 0, "b"), damageAt(100, 50, "a")});

    addDamage(places, damageAt(byte, size, "new"));

    QCOMPARE(wordsOf(places), expected);
}

void TestDamage::mostLostTicksAreKept()
{
    std::vector<Damage> places;

    addDamage(places, {damageAt(5, 9, "a", 3), damageAt(5, 1, "b", 7), damageAt(6, 1, "c", 0)});

    QCOMPARE(wordsOf(places), QStringLiteral("a"));
    QCOMPARE(places.front().lostTicks, std::int64_t{7});
}

void TestDamage::hostileSizesDoNotOverflow()
{
    constexpr auto Most = std::numeric_limits<std::uint64_t>::max();
    std::vector<Damage> places;

    addDamage(places, {damageAt(10, Most, "a"), damageAt(Most, Most, "b"), damageAt(5, 1, "c")});

    QCOMPARE(wordsOf(places), QStringLiteral("c a"));
}

void TestDamage::lostTicksAreCountedOnce_data()
{
    QTest::addColumn<QList<qint64>>("places"); // tick and number, one pair after another
    QTest::addColumn<qint64>("lost");          // of 100 to 199

    QTest::newRow("none") << QList<qint64>{} << qint64{0};
    QTest::newRow("one") << QList<qint64>{110, 5} << qint64{5};
    QTest::newRow("apart") << QList<qint64>{150, 10, 110, 5} << qint64{15};
    QTest::newRow("one in the other") << QList<qint64>{110, 50, 120, 5} << qint64{50};
    QTest::newRow("overlapping") << QList<qint64>{110, 10, 115, 10} << qint64{15};
    QTest::newRow("before the first") << QList<qint64>{50, 60} << qint64{10};
    QTest::newRow("behind the last") << QList<qint64>{190, 60} << qint64{10};
    QTest::newRow("hostile") << QList<qint64>{190, INT64_MAX, 1, -5, 0, INT64_MIN} << qint64{10};
    QTest::newRow("outside") << QList<qint64>{300, 10} << qint64{0};
}

void TestDamage::lostTicksAreCountedOnce()
{
    QFETCH(QList<qint64>, places);
    QFETCH(qint64, lost);
    std::vector<Damage> damage;
    for (qsizetype i = 0; i < places.size(); i += 2) {
        damage.push_back(damageAt(0, 0, "", places[i + 1]));
        damage.back().tick = {places[i]};
    }

    QCOMPARE(lostTicks(damage, {{100}, {199}}), lost);
}

void TestDamage::loneLastTickWasRecorded()
{
    Outline outline;
    outline.isEmpty = false;
    outline.time = TimeBase::uniform({{100}, {109}}, Time{1});
    Damage end = damageAt(50, 0, "", 2);
    end.tick = {108};

    // Its marker stands at the end, but no step gives a tick that nothing follows.
    QCOMPARE(tickTally(outline, 9, Tick{108}, {}), (TickTally{10, 0}));
    QCOMPARE(tickTally(outline, 10, Tick{109}, {}), (TickTally{10, 0}));
    // What damage loses was not recorded, or cannot be read.
    QCOMPARE(tickTally(outline, 8, Tick{107}, {end}), (TickTally{8, 2}));
    QCOMPARE(tickTally(Outline(), 0, {}, {}), (TickTally{0, 0}));
}

void TestDamage::ticksWithoutAKnownStateAreLostAlone()
{
    Outline outline;
    outline.isEmpty = false;
    outline.time = TimeBase::uniform({{100}, {109}}, Time{1});
    Damage unknown = damageAt(50, 0, "", 4);
    unknown.tick = {103};

    TickCounter counter;
    std::int64_t steps = 0;
    for (int tick = 100; tick < 110; ++tick) {
        if (tick == 103)
            counter.add(unknown);
        steps += counter.counted({tick});
    }

    QCOMPARE(tickTally(outline, steps, Tick{109}, {unknown}), (TickTally{6, 4}));
}

void TestDamage::runOfOneFaultIsOneEntry()
{
    std::vector<Damage> places;

    for (std::uint64_t byte = 0; byte < 3'000'000; byte += 3)
        addDamage(places, damageAt(byte, 3, "a"));

    QCOMPARE(wordsOf(places), QStringLiteral("a"));
    QCOMPARE(places.front().byte, std::uint64_t{0});
    QCOMPARE(places.front().size, std::uint64_t{3'000'000});
    QCOMPARE(places.front().times, std::uint64_t{1'000'000});
    QCOMPARE(damageText(places.front()), std::string("a (1000000 times in a row)"));
}

void TestDamage::otherFaultsEndARun()
{
    std::vector<Damage> places;

    addDamage(places, {damageAt(0, 3, "a"), damageAt(3, 3, "b"), damageAt(6, 3, "b"),
                       damageAt(10, 3, "b"), damageAt(13, 0, "b")});

    QCOMPARE(wordsOf(places), QStringLiteral("a b b b"));
    QCOMPARE(places[1].times, std::uint64_t{2});
}

void TestDamage::listHasAnEnd()
{
    std::vector<Damage> places;

    for (std::uint64_t byte = 0; byte < 1'000; ++byte)
        addDamage(places, damageAt(byte * 10, 1, "a"), 100);
    addDamage(places, damageAt(55, 1, "between"), 100);

    QCOMPARE(places.size(), std::size_t{101});
    QCOMPARE(places[99].byte, std::uint64_t{990});
    QCOMPARE(places.back().kind, ErrorCode::LimitExceeded);
    QCOMPARE(places.back().times, std::uint64_t{901});
}

TICKSCOPE_TEST(TestDamage, QCoreApplication)
#include "test_damage.moc"
