// SPDX-License-Identifier: GPL-3.0-or-later
//
// What lines of the server in the chat of 0.6, and what changes together with a name, say of
// people.

#include <QTest>

#include "tests/core/teeworlds/demo_people.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;
using namespace tickscope::test;

class TestServerLines : public QObject
{
    Q_OBJECT

private slots:
    void linesOfTheServerTellPeopleApart_data();
    void linesOfTheServerTellPeopleApart();
    void renameThatNoLineTellsIsAGuess_data();
    void renameThatNoLineTellsIsAGuess();
    void whatAnotherPersonBringsIsNoChange_data();
    void whatAnotherPersonBringsIsNoChange();
    void clanAndCountryChange_data();
    void clanAndCountryChange();
    void whoMovesToAnotherClientIdIsTheSamePerson_data();
    void whoMovesToAnotherClientIdIsTheSamePerson();
};

void TestServerLines::linesOfTheServerTellPeopleApart_data()
{
    QTest::addColumn<QStringList>("lines"); ///< In tick 10, or as late as the row says.
    QTest::addColumn<int>("speaker");
    QTest::addColumn<QString>("next"); ///< Name from tick 11 on.
    QTest::addColumn<QString>("people");

    const QString left = QStringLiteral("'Anna' has left the game");
    const QString entered = QStringLiteral("'Carl' entered and joined the game");
    const QString again = QStringLiteral("'Anna' entered and joined the game");
    const QString two = QStringLiteral("Anna 0-10, Carl 11-29");
    const QString one = QStringLiteral("Anna -> Carl 0-29");
    const QString renamed = QStringLiteral("'Anna' changed name to 'Carl'");
    const QString leftAgain = QStringLiteral("'Carl' has left the game");
    const auto add = [](const char *title, const QStringList &said, int by, const QString &next,
                        const QString &who) { QTest::newRow(title) << said << by << next << who; };
    add("left", {left}, -1, "Carl", two);
    add("kicked", {QStringLiteral("'Anna' has left the game (kicked)")}, -1, "Carl", two);
    add("another entered", {entered}, -1, "Carl", two);
    add("both", {left, entered}, -1, "Carl", two);
    add("renamed", {renamed}, -1, "Carl", one);
    add("somebody else left", {QStringLiteral("'Bob' has left the game")}, -1, "Carl", one);
    add("said by a player", {left}, 1, "Carl", one);
    add("came again", {left, again}, -1, "Anna", QStringLiteral("Anna 0-10, Anna 11-29"));
    add("stayed", {left}, -1, "Anna", QStringLiteral("Anna 0-29"));
    add("came before", {again, left}, -1, "Anna", QStringLiteral("Anna 0-29"));
    add("late: left", {left}, -1, "Carl", two); // behind the snapshot with the next name
    add("late: entered", {entered}, -1, "Carl", two);
    add("late: of no name", {"hello"}, -1, "", "Anna 0-29");
    // In later ticks: packets were lost.
    add("20: left", {left}, -1, "Carl", two);
    add("20: entered", {entered}, -1, "Carl", two);
    add("20: renamed", {renamed}, -1, "Carl", one);
    add("20: renamed, then the name was free", {renamed, again, left}, -1, "Carl", one);
    add("20: the next one left", {leftAgain}, -1, "Carl", one);
}

void TestServerLines::linesOfTheServerTellPeopleApart()
{
    QFETCH(const QStringList, lines);
    QFETCH(const int, speaker);
    QFETCH(const QString, next);
    QFETCH(const QString, people);
    const QByteArray tag = QTest::currentDataTag();
    const int said = tag.startsWith("late") ? 11 : tag.startsWith("20") ? 20 : 10;
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 30; ++tick) {
        writer.beginTick({tick});
        writer.snapshot({client06(0, tick <= 10 ? "Anna" : next.toStdString()),
                         client06(1, std::to_string(tick))});
        for (const QString &line : tick == said ? lines : QStringList()) {
            const std::string text = line.toStdString();
            writer.message(MessageBuilder(3).number(0).number(speaker).text(text).bytes());
        }
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), people);
    const bool areTwo = people.contains(QStringLiteral(", "));
    const QStringList events = eventsIn(*index);
    QCOMPARE(!events.filter(QStringLiteral("rename")).isEmpty(), !areTwo && next != u"Anna");
    QCOMPARE(events.filter(QStringLiteral("leave Anna: Anna left")).size(), areTwo ? 1 : 0);
}

void TestServerLines::renameThatNoLineTellsIsAGuess_data()
{
    QTest::addColumn<int>("said"); ///< Tick of the line; -1 for none.

    for (const int said : {9, 10, 11, 20, -1})
        QTest::addRow("%d", said) << said;
}

void TestServerLines::renameThatNoLineTellsIsAGuess()
{
    QFETCH(const int, said);
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 30; ++tick) {
        writer.beginTick({tick});
        writer.snapshot(
            {client06(0, tick <= 10 ? "Anna" : "Carl"), client06(1, std::to_string(tick))});
        if (tick == said)
            writer.message(MessageBuilder(3)
                               .number(0)
                               .number(-1)
                               .text("'Anna' changed name to 'Carl'")
                               .bytes());
    }

    const auto index = indexOf(writer.finish().value());

    QCOMPARE(peopleIn(*index), QStringLiteral("Anna -> Carl 0-29"));
    int renames = 0;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        if (event.client != 0 || event.kind() != "rename")
            continue;
        ++renames;
        QCOMPARE(event.source, said < 0 ? EventSource::Guess : EventSource::Recorded);
    }
    QCOMPARE(renames, 1);
}

void TestServerLines::whatAnotherPersonBringsIsNoChange_data()
{
    QTest::addColumn<int>("said"); ///< Tick of the line; -1 for none.
    QTest::addColumn<bool>("isServers");
    QTest::addColumn<QStringList>("events");
    const QStringList two{"leave Anna: Anna left", "join Carl: Carl joined"};

    QTest::newRow("a line says so") << 20 << false << two;
    QTest::newRow("no line is of a new name") << -1 << false << two;
    QTest::newRow("server's, a line says so") << 20 << true << two;
    // sv_demo_chat is 0.
    QTest::newRow("server's") << -1 << true
                              << QStringList{"rename Carl: Anna is now Carl",
                                             "profile Carl: Carl changed country",
                                             "skin Carl: Carl changed skin"};
}

void TestServerLines::whatAnotherPersonBringsIsNoChange()
{
    QFETCH(const int, said);
    QFETCH(const bool, isServers);
    QFETCH(const QStringList, events);
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 30; ++tick) {
        writer.beginTick({tick});
        auto shown = client06(0, tick <= 10 ? "Anna" : "Carl");
        shown.words[7] = tick <= 10 ? 276 : -1; // country, and skin
        shown.words[8] = tick <= 10 ? 7 : 8;
        writer.snapshot(
            {{{10, 1}, {isServers ? 0 : 1, 1, 0, 0, 0}}, shown, client06(1, std::to_string(tick))});
        if (tick == said)
            writer.message(
                MessageBuilder(3).number(0).number(-1).text("'Anna' has left the game").bytes());
    }

    QCOMPARE(eventsIn(*indexOf(writer.finish().value())), events);
}

void TestServerLines::clanAndCountryChange_data()
{
    QTest::addColumn<bool>("is07");

    QTest::newRow("0.6") << false;
    QTest::newRow("0.7") << true;
}

void TestServerLines::clanAndCountryChange()
{
    QFETCH(const bool, is07);
    DemoWriter writer = writerOf(is07 ? Protocol::V07 : Protocol::V06);
    for (int tick = 0; tick < 6; ++tick) {
        writer.beginTick({tick});
        auto shown = is07 ? client07(0, "Anna") : client06(0, "Anna");
        const std::size_t clan = is07 ? 6 : 4;
        const auto packed = packText(tick < 2 ? "one" : tick < 3 ? "two" : "", 3);
        std::ranges::copy(packed, shown.words.begin() + static_cast<std::ptrdiff_t>(clan));
        shown.words[clan + 3] = tick < 4 ? 276 : -1;
        writer.snapshot(
            {shown, is07 ? client07(1, std::to_string(tick)) : client06(1, std::to_string(tick))});
    }

    QCOMPARE(eventsIn(*indexOf(writer.finish().value())),
             (QStringList{"profile Anna: Anna is in the clan two now",
                          "profile Anna: Anna left the clan two",
                          "profile Anna: Anna changed country"}));
}

void TestServerLines::whoMovesToAnotherClientIdIsTheSamePerson_data()
{
    QTest::addColumn<QString>("zero");  ///< Who has client ID 0 from tick 11 on; may be nobody.
    QTest::addColumn<QString>("three"); ///< The same of 3.
    QTest::addColumn<QString>("people");

    // Before, Anna has 0 and Bob 3.
    QTest::newRow("swapped") << "Bob"
                             << "Anna"
                             << "Anna 0:0 3:11; Bob 3:0 0:11";
    QTest::newRow("moved") << "Bob"
                           << ""
                           << "Anna 0:0; Bob 3:0 0:11";
    QTest::newRow("moved, and somebody else came") << "Bob"
                                                   << "Carl"
                                                   << "Anna 0:0; Bob 3:0 0:11; Carl 3:11";
    QTest::newRow("stayed") << "Anna"
                            << "Bob"
                            << "Anna 0:0; Bob 3:0";
    QTest::newRow("took the name") << "bob"
                                   << "Bob"
                                   << "bob 0:0; Bob 3:0";
}

void TestServerLines::whoMovesToAnotherClientIdIsTheSamePerson()
{
    QFETCH(const QString, zero);
    QFETCH(const QString, three);
    QFETCH(const QString, people);
    DemoWriter writer = writerOf(Protocol::V06);
    for (int tick = 0; tick < 20; ++tick) {
        writer.beginTick({tick});
        SnapshotItems items{client06(1, std::to_string(tick))};
        const QString names[]{tick <= 10 ? QStringLiteral("Anna") : zero,
                              tick <= 10 ? QStringLiteral("Bob") : three};
        for (const int i : {0, 1}) {
            if (!names[i].isEmpty())
                items.push_back(client06(3 * i, names[i].toStdString()));
        }
        writer.snapshot(std::move(items));
    }

    const auto index = indexOf(writer.finish().value());

    QStringList all;
    for (const Player &player : index->players().players()) {
        if (player.stays.front().client == 1)
            continue;
        QString one = QString::fromStdString(player.name());
        for (const Stay &stay : player.stays)
            one += QStringLiteral(" %1:%2").arg(stay.client).arg(stay.ticks.first.value);
        all << one;
    }
    QCOMPARE(all.join(QStringLiteral("; ")), people);
}

TICKSCOPE_TEST(TestServerLines, QCoreApplication)
#include "test_server_lines.moc"
