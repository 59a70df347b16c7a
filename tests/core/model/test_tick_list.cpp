// SPDX-License-Identifier: GPL-3.0-or-later

#include <limits>
#include <vector>

#include <QTest>

#include "core/base/tick_list.h"
#include "tests/support/test_program.h"

using namespace tickscope;

class TestTickList : public QObject
{
    Q_OBJECT

private slots:
    void ticksComeBackAsTheyWere();
    void ticksFarApartComeBack();
    void copiesGoOnByThemselves();
};

void TestTickList::ticksComeBackAsTheyWere()
{
    TickList list;
    std::vector<Tick> wanted;
    for (std::int64_t i = 0; i < 10'000; ++i) {
        wanted.push_back({-5000 + i * i});
        list.push_back(wanted.back());
    }
    QCOMPARE(list.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QCOMPARE(list[i], wanted[i]);
}

void TestTickList::ticksFarApartComeBack()
{
    using Limits = std::numeric_limits<std::int64_t>;
    const std::vector<Tick> wanted{{Limits::min()}, {-1},           {0}, {0},
                                   {5'000'000'000}, {Limits::max()}};
    TickList list;
    for (const Tick tick : wanted)
        list.push_back(tick);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        QCOMPARE(list[i], wanted[i]);
}

void TestTickList::copiesGoOnByThemselves()
{
    TickList first;
    for (std::int64_t i = 0; i < 5000; ++i)
        first.push_back({i});
    TickList second = first;
    first.push_back({6000});
    second.push_back({7000});
    QCOMPARE(first.size(), std::size_t{5001});
    QCOMPARE(first[5000], Tick{6000});
    QCOMPARE(second[5000], Tick{7000});
    QCOMPARE(second[4999], Tick{4999});
}

TICKSCOPE_TEST(TestTickList, tickscope::test::NoApplication)
#include "test_tick_list.moc"
