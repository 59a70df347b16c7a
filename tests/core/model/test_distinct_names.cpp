// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/analysis/distinct_names.h"
#include "core/model/event/event_sentence.h"
#include "core/model/event/shared_event_kinds.h"
#include "core/model/player.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

/// Who kills with what.
const EventForm &killForm()
{
    static const EventForm form{
        &sharedKind("kill"),
        "told apart",
        {{.name = "weapon"},
         {.name = "client", .kind = PartKind::Name, .role = PartRole::Subject},
         {.name = "other", .kind = PartKind::Name}},
        "{client} killed {other} ({weapon})"};
    return form;
}

} // namespace

/// Two people of one name are told apart.
class TestDistinctNames : public QObject
{
    Q_OBJECT

private slots:
    void sentenceNumbersPartiesOfOneName_data();
    void namesThatLookTheSameAreTakenForOne();
    void sentenceNumbersPartiesOfOneName();
};

void TestDistinctNames::sentenceNumbersPartiesOfOneName_data()
{
    QTest::addColumn<int>("victim");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("hasNumbers");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("one name") << 5 << "ada" << true << "ada #0 killed ada #2 (gun)";
    QTest::newRow("without numbers") << 5 << "ada" << false << "client 3 killed client 5 (gun)";
    QTest::newRow("blank behind it") << 6 << "ada " << true << "ada #0 killed ada  #3 (gun)";
    QTest::newRow("other name") << 4 << "bob" << true << "ada killed bob (gun)";
    QTest::newRow("oneself") << 3 << "ada" << true << "ada killed ada (gun)";
    QTest::newRow("nobody known") << 9 << "ada" << true << "ada killed ada (gun)";
}

void TestDistinctNames::sentenceNumbersPartiesOfOneName()
{
    QFETCH(const int, victim);
    QFETCH(const QString, name);
    QFETCH(const bool, hasNumbers);
    QFETCH(const QString, sentence);
    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({{0}, 3, What::Present, "ada"});
    tracker.apply({{0}, 4, What::Present, "bob"});
    tracker.apply({{0}, 5, What::Present, "ada"});
    tracker.apply({{0}, 6, What::Present, "ada "});
    Event kill{.tick = {10}, .form = &killForm(), .client = 3};
    kill.otherClient = victim;
    kill.values.addText("gun").addText("ada").addText(name.toStdString());

    const auto apart = withDistinctNames(rowOf(kill), tracker.tableAt({100}),
                                         hasNumbers ? DistinctBy::Number : DistinctBy::Client);

    QCOMPARE(QString::fromStdString(
                 sentenceOf(killForm(), apart ? apart->bytes() : kill.values.bytes())),
             sentence);
}

void TestDistinctNames::namesThatLookTheSameAreTakenForOne()
{
    PlayerTracker tracker;
    int client = 0;
    for (const char *name : {"Anna B", "Anna B ", "\u2003Anna\u00A0 B", "AnnaB", " "})
        tracker.apply({{10}, ++client, PlayerChange::What::Joined, name});
    const PlayerTable table = tracker.tableAt({1000});

    QCOMPARE(table.players()[0].sameNameAs, (std::vector{1, 2}));
    QCOMPARE(table.players()[2].sameNameAs, (std::vector{0, 1}));
    QVERIFY(table.players()[3].sameNameAs.empty());
    QVERIFY(table.players()[4].sameNameAs.empty());
}

TICKSCOPE_TEST(TestDistinctNames, QCoreApplication)
#include "test_distinct_names.moc"
