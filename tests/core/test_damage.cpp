// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/model/damage.h"

using namespace tickscope;

namespace {

Damage damageAt(std::uint64_t byte, std::uint64_t size, std::string what,
                std::int64_t lostTicks = 0)
{
    return {{}, byte, size, ErrorCode::Damaged, std::move(what), lostTicks};
}

QString wordsOf(const std::vector<Damage> &places)
{
    QStringList words;
    for (const Damage &place : places)
        words << QString::fromStdString(place.what);
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

QTEST_GUILESS_MAIN(TestDamage)
#include "test_damage.moc"
