// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/model/pseudonyms.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

/// Anna and Bob, and Bob's clan.
Pseudonyms pseudonymsOfTwo(const char *first = "Anna", const char *second = "Bob",
                           const char *clan = "REDS")
{
    Pseudonyms known;
    (void)known.addName(first);
    (void)known.addName(second);
    (void)known.addClan(clan);
    known.settle();
    return known;
}

} // namespace

class TestPseudonyms : public QObject
{
    Q_OBJECT

private slots:
    void namesHaveOneStandInEach();
    void textsAreMasked_data();
    void textsAreMasked();
    void standInHoldsNobodysName();
    void shortNamesAreWordsOnly();
    void manyNamesAreRefused();
};

void TestPseudonyms::namesHaveOneStandInEach()
{
    const Pseudonyms known = pseudonymsOfTwo();

    QCOMPARE(known.nameFor("Anna"), std::string("Player 1"));
    QCOMPARE(known.nameFor("Bob"), std::string("Player 2"));
    QCOMPARE(known.clanFor("REDS"), std::string("Clan 1"));
    QCOMPARE(known.nameFor(""), std::string());
    QCOMPARE(known.nameFor("somebody else"), std::string("Player"));
    QVERIFY(known.isRevealedBy("with anna"));
    QVERIFY(!known.isRevealedBy("with nobody"));
}

void TestPseudonyms::textsAreMasked_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("masked");

    QTest::newRow("name") << "'Anna' entered"
                          << "'Player 1' entered";
    QTest::newRow("letter case") << "gg BOB, aNNa"
                                 << "gg Player 2, Player 1";
    QTest::newRow("inside a word") << "annabob!"
                                   << "Player 1Player 2!";
    QTest::newRow("clan") << "go reds"
                          << "go Clan 1";
    QTest::newRow("nobody") << "well played"
                            << "well played";
    QTest::newRow("address") << "ban 203.0.113.7:8303 now"
                             << "ban ***:8303 now";
    QTest::newRow("new address") << "from [2001:db8::1]:8303"
                                 << "from ***:8303";
    QTest::newRow("account") << "echo STEAM_0:1:12345;"
                             << "echo ***;";
    QTest::newRow("account of today") << "[U:1:12345] is 76561198000000001"
                                      << "*** is ***";
    QTest::newRow("no account") << "STEAM_PENDING, 765611980000"
                                << "STEAM_PENDING, 765611980000";
    QTest::newRow("version") << "version 1.2.3 of 2026"
                             << "version 1.2.3 of 2026";
    QTest::newRow("code") << "use '/load Sunny Days' to go on"
                          << "use '/load ***' to go on";
    QTest::newRow("login") << "/LOGIN anna secret"
                           << "/LOGIN ***";
}

void TestPseudonyms::textsAreMasked()
{
    QFETCH(QString, text);
    QFETCH(QString, masked);

    QCOMPARE(QString::fromStdString(pseudonymsOfTwo().masked(text.toStdString())), masked);
}

void TestPseudonyms::standInHoldsNobodysName()
{
    const Pseudonyms known = pseudonymsOfTwo("Player", "erson", "clan");

    for (const char *name : {"Player", "erson"})
        QVERIFY(!known.isRevealedBy(known.nameFor(name)));
    QVERIFY(!known.isRevealedBy(known.clanFor("clan")));
    QVERIFY(known.nameFor("Player") != known.nameFor("erson"));
}

void TestPseudonyms::shortNamesAreWordsOnly()
{
    const Pseudonyms known = pseudonymsOfTwo("a", "1", "");

    QCOMPARE(known.masked("a man, 1 map, 11 laps"),
             std::string("Player 1 man, Player 2 map, 11 laps"));
    QVERIFY(known.hiddenTexts().empty());
    QVERIFY(!known.isRevealedBy("a 1"));
}

void TestPseudonyms::manyNamesAreRefused()
{
    Pseudonyms known;
    Result<void> added;
    for (int i = 0; added && i < 1'000'000; ++i)
        added = known.addName("name " + std::to_string(i));

    QVERIFY(!added);
    QCOMPARE(added.error().code, ErrorCode::LimitExceeded);
}

TICKSCOPE_TEST(TestPseudonyms, QCoreApplication)
#include "test_pseudonyms.moc"
