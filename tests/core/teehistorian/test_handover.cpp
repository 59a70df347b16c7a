// SPDX-License-Identifier: GPL-3.0-or-later
//
// A client ID that passes from one person to the next within a tick: the order in the file says
// whose each record is. Source: teehistorian.md, section 4.

#include "core/analysis/runs.h"
#include "core/facts/fact_material.h"
#include "core/model/player.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;

namespace {

ExMessage recordOf(ExKind kind, int client, std::string_view text = {}, int value = 0)
{
    ExMessage message;
    message.kind = kind;
    message.subject = client;
    message.value = value;
    message.text = text;
    return message;
}

void enter(TeehistorianWriter &writer, int client, std::string_view name)
{
    writer.ex(recordOf(ExKind::JoinVersion6, client)).join(client);
    writer.ex(recordOf(ExKind::PlayerName, client, name)).ex(recordOf(ExKind::PlayerReady, client));
}

void say(TeehistorianWriter &writer, int client, std::string_view command)
{
    writer.command(client, 0, command, {});
}

/// Anna has client 0 from tick 10 to 12; in that tick she leaves, Carl comes and goes, and Emil
/// comes, who appears in the next one.
Bytes handedOver()
{
    TeehistorianWriter writer(PlainHeader);
    enter(writer, 0, "Anna");
    enter(writer, 1, "Bob");
    writer.tickSkip(9).playerNew(0, 10, 10).playerNew(1, 50, 50);
    writer.tickSkip(0).playerDiff(0, 1, 0);
    writer.tickSkip(0).playerDiff(0, 1, 0);
    say(writer, 0, "of_anna");
    writer.ex(recordOf(ExKind::PlayerFinish, 0, {}, 100)).drop(0, "bye");
    enter(writer, 0, "Carl");
    say(writer, 0, "of_carl");
    writer.drop(0, "");
    enter(writer, 0, "Emil");
    say(writer, 0, "of_emil");
    writer.tickSkip(0).playerOld(0).playerNew(0, 90, 90).tickSkip(3).playerDiff(1, 1, 0).finish();
    return writer.bytes();
}

Shared<Index> handedOverIndex()
{
    return buildIndex(openTeehistorian(handedOver()).value(), {}).value();
}

/// "command Anna", of all events behind \a first.
QStringList whoDid(const Index &index, Tick first)
{
    QStringList all;
    for (std::size_t row = index.rowAtOrAfter(first); row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        const auto name = index.players().nameOf(partyOf(event, event.client));
        all << QString::fromStdString(std::string(event.kind().id) + ' ' + std::string(name));
    }
    return all;
}

} // namespace

class TestHandover : public QObject
{
    Q_OBJECT

private slots:
    void orderInTheFileSaysWhoDidIt();
    void whoCameAndWentInOneTickIsFound();
    void stateOfTheTickIsOfWhoLeavesInIt();
    void lastTickIsThatOfTheLeave();
    void finishIsOfWhoLeftInTheSameTick();
    void materialIsOfWhomTheStateShows();
    void slotWithoutAPersonIsNotOfTheOneBefore();
    void connectionBehindAnotherIsAnotherPerson();
    void evidenceBeforeAJoinIsOfWhoJoins_data();
    void evidenceBeforeAJoinIsOfWhoJoins();
};

void TestHandover::orderInTheFileSaysWhoDidIt()
{
    const auto index = handedOverIndex();

    const QStringList expected{"command Anna", "finish Anna", "leave Anna",
                               "teehistorian:protocol Carl", "join Carl", "teehistorian:name Carl",
                               "ready Carl", "command Carl", "leave Carl",
                               "teehistorian:protocol Emil", "join Emil", "teehistorian:name Emil",
                               "ready Emil", "command Emil",
                               // In the next tick: her tee goes, his comes.
                               "teehistorian:vanish Anna", "spawn Emil"};
    QCOMPARE(whoDid(*index, {12}).first(expected.size()), expected);
}

void TestHandover::whoCameAndWentInOneTickIsFound()
{
    const auto index = handedOverIndex();
    const PlayerTable &players = index->players();
    const auto carl = players.holdersOf("Carl");
    QCOMPARE(carl.size(), std::size_t{1});
    const Stay &stay = carl.front()->stays.front();
    QCOMPARE(players.of(stay.ref()), carl.front());

    std::size_t count = 0;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        count += players.of(partyOf(event, event.client)) == carl.front() ? 1 : 0;
    }
    QCOMPARE(count, std::size_t{6});
}

void TestHandover::stateOfTheTickIsOfWhoLeavesInIt()
{
    const auto index = handedOverIndex();

    QCOMPARE(index->players().nameAt(0, {12}), std::string_view("Anna"));
    QCOMPARE(index->players().nameAt(0, {13}), std::string_view("Emil"));
}

void TestHandover::lastTickIsThatOfTheLeave()
{
    const auto index = handedOverIndex();

    const auto ticksOf = [&](const char *name) {
        return index->players().holdersOf(name).front()->ticks();
    };
    QCOMPARE(ticksOf("Anna").last, Tick{12});
    QCOMPARE(ticksOf("Carl"), (TickRange{{12}, {12}}));
    QCOMPARE(ticksOf("Emil").first, Tick{12});
}

void TestHandover::finishIsOfWhoLeftInTheSameTick()
{
    const auto index = handedOverIndex();

    const auto runs = runsOf(index, {}).value();

    QCOMPARE(runs.size(), std::size_t{1});
    QCOMPARE(index->players().nameOf(*runs.front().who), std::string_view("Anna"));
}

void TestHandover::materialIsOfWhomTheStateShows()
{
    const auto index = handedOverIndex();
    KeepingSink sink;
    walkInto(openTeehistorian(handedOver()).value(), sink);
    StayTable stays;
    for (const PlayerChange &change : sink.changes)
        stays.apply(change);
    stays.end(index->ticks().last);
    const StayTable known(index->players());
    const auto nameOf = [&](const StayTable::Entry *entry) {
        return entry ? index->players().withId(entry->player)->name() : std::string();
    };
    const auto players = stays.playersOfStays(index->players());

    QCOMPARE(nameOf(known.at(0, {12})), std::string("Anna"));
    QCOMPARE(nameOf(known.at(0, {13})), std::string("Emil"));
    QCOMPARE(players.at(static_cast<std::size_t>(stays.at(0, {12})->player))->name(),
             std::string("Anna"));
    QCOMPARE(players.at(static_cast<std::size_t>(stays.at(0, {13})->player))->name(),
             std::string("Emil"));
}

void TestHandover::slotWithoutAPersonIsNotOfTheOneBefore()
{
    // Who connects in the tick of a leave is nobody who is known yet.
    TeehistorianWriter writer(PlainHeader);
    enter(writer, 0, "Anna");
    writer.tickSkip(9).playerNew(0, 10, 10).tickSkip(0).drop(0, "bye");
    writer.ex(recordOf(ExKind::JoinVersion6, 0)).join(0).tickSkip(0).playerOld(0).tickSkip(4);
    writer.ex(recordOf(ExKind::PlayerName, 0, "Carl"))
        .ex(recordOf(ExKind::PlayerReady, 0))
        .finish();

    const auto index = buildIndex(openTeehistorian(writer.bytes()).value(), {}).value();

    const QStringList expected{"leave Anna", "teehistorian:protocol ", "join ",
                               "teehistorian:vanish Anna"};
    QCOMPARE(whoDid(*index, {11}).first(expected.size()), expected);
}

/// No server does so: the record of a leave is missing.
void TestHandover::connectionBehindAnotherIsAnotherPerson()
{
    TeehistorianWriter writer(PlainHeader);
    enter(writer, 0, "Anna");
    writer.tickSkip(9).playerNew(0, 10, 10).tickSkip(9);
    enter(writer, 0, "Carl");
    writer.tickSkip(0).playerOld(0).playerNew(0, 90, 90).tickSkip(9).finish();

    const auto index = buildIndex(openTeehistorian(writer.bytes()).value(), {}).value();

    QCOMPARE(index->players().players().size(), std::size_t{2});
    QCOMPARE(index->players().nameAt(0, {15}), std::string_view("Anna"));
    QCOMPARE(index->players().nameAt(0, {25}), std::string_view("Carl"));
    QVERIFY(index->players().holdersOf("Anna").front()->names().size() == 1);
}

void TestHandover::evidenceBeforeAJoinIsOfWhoJoins_data()
{
    QTest::addColumn<bool>("joins");
    QTest::addColumn<QStringList>("people");
    QTest::newRow("takeover") << true << QStringList{"Anna", "Carl"};
    // The same client made its connection again. Source: teehistorian.md, section 7.
    QTest::newRow("rejoin") << false << QStringList{"Anna -> Carl"};
}

void TestHandover::evidenceBeforeAJoinIsOfWhoJoins()
{
    QFETCH(bool, joins);
    QFETCH(QStringList, people);
    const auto version = [](std::uint8_t connection) {
        ExMessage message = recordOf(ExKind::DdnetVersion, 0, {}, 19083);
        message.uuid.bytes[0] = connection;
        return message;
    };
    TeehistorianWriter writer(PlainHeader);
    writer.ex(version(1));
    enter(writer, 0, "Anna");
    writer.tickSkip(9).playerNew(0, 10, 10).tickSkip(9);
    if (!joins)
        writer.ex(recordOf(ExKind::PlayerRejoin, 0));
    writer.ex(version(2));
    if (joins)
        writer.ex(recordOf(ExKind::JoinVersion7, 0)).join(0);
    writer.ex(recordOf(ExKind::PlayerName, 0, "Carl"));
    writer.ex(recordOf(ExKind::PlayerReady, 0)).tickSkip(9).drop(0, "");
    // Who shows the second connection again is the one who showed it.
    writer.ex(version(2));
    enter(writer, 0, "Carl");
    writer.tickSkip(9).finish();

    const auto index = buildIndex(openTeehistorian(writer.bytes()).value(), {}).value();

    QStringList found;
    for (const Player &player : index->players().players()) {
        QStringList names;
        for (const std::string &name : player.names())
            names << QString::fromStdString(name);
        found << names.join(QStringLiteral(" -> "));
    }
    QCOMPARE(found, people);
}

TICKSCOPE_TEST(TestHandover, QCoreApplication)
#include "test_handover.moc"
