// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/formats/teeworlds_common/messages/message_filter.h"
#include "core/model/pseudonyms.h"
#include "tests/support/message_builder.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace tickscope;
using teeworlds::MessageBuilder;

/// Names that only a line of the server mentions are hidden in clips without names.
class TestNamesInLines : public QObject
{
    Q_OBJECT

private slots:
    void lineOfTheServerNamesPeople_data();
    void lineOfTheServerNamesPeople();
    void lineOfAVoteHidesWhatIsVotedOn_data();
    void lineOfAVoteHidesWhatIsVotedOn();
    void lineOfWhoIsWhoStaysWithoutChat_data();
    void lineOfWhoIsWhoStaysWithoutChat();
};

void TestNamesInLines::lineOfTheServerNamesPeople_data()
{
    QTest::addColumn<int>("client");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("masked");

    const auto row = [](const char *line, const char *masked, int client = -1) {
        QTest::newRow(line) << client << QByteArray(line) << QByteArray(masked);
    };
    row("'Qg' one' entered and joined the game", "'Player 1' entered and joined the game");
    row("'Qgone' has left the game (kick)", "'Player 1' has left the game (kick)");
    row("'Qgone' changed name to 'Qnew'", "'Player 1' changed name to 'Player 2'");
    row("Qgone finished in: 0 minute(s) 12.34 second(s)",
        "Player 1 finished in: 0 minute(s) 12.34 second(s)");
    row("1. Qgone Time: 00:12.34", "1. Player 1 Time: 00:12.34");
    row("Best Time: 00:12.34", "Best Time: 00:12.34");
    row("Vote passed", "Vote passed");
    row("'Qgone' has left the game", "'Qgone' has left the game", 3); // said by somebody
}

void TestNamesInLines::lineOfTheServerNamesPeople()
{
    QFETCH(const int, client);
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, masked);
    const auto bytes = MessageBuilder(3).number(0).number(client).text(line.constData()).bytes();
    const auto header = teeworlds::readMessageHeader(bytes);
    QVERIFY(header);
    const auto message = teeworlds::decodeMessage(*header, bytes, teeworlds::Protocol::V06);
    QVERIFY(message);
    Pseudonyms known;

    QVERIFY(teeworlds::addNames(*message, known));

    known.settle();
    QCOMPARE(QByteArray::fromStdString(known.masked(line.toStdString())), masked);
}

void TestNamesInLines::lineOfAVoteHidesWhatIsVotedOn_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("hidden");
    // As servers of 0.6 and DDNet write them.
    QTest::newRow("option") << QByteArray("'Ann' called vote to change server option 'Hi' (why)")
                            << QByteArray("'Player 1' called vote to ***");
    QTest::newRow("kick") << QByteArray("'Ann' called for vote to kick 'Ben' (he cheats)")
                          << QByteArray("'Player 1' called for vote to ***");
    QTest::newRow("forced") << QByteArray("authorized player forced server option 'Hi' (why)")
                            << QByteArray("authorized player forced server option ***");
    QTest::newRow("practice") << QByteArray("'Ann' voted to enable /practice mode")
                              << QByteArray("'Player 1' voted to enable /practice mode");
}

void TestNamesInLines::lineOfAVoteHidesWhatIsVotedOn()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QByteArray, hidden);
    const auto messageOf = [](const QByteArray &text) {
        return MessageBuilder(3).number(0).number(-1).text(text.constData()).bytes();
    };
    Pseudonyms known;
    QVERIFY(known.addName("Ann"));
    known.settle();
    teeworlds::MessageFilter filter(teeworlds::Protocol::V06,
                                    {.ticks = {}, .names = ClipOptions::Names::Hidden}, &known);

    const auto bytes = messageOf(line);
    const auto filtered = filter.filtered(bytes);

    QVERIFY(filtered);
    QVERIFY(std::ranges::equal(*filtered, messageOf(hidden)));
}

void TestNamesInLines::lineOfWhoIsWhoStaysWithoutChat_data()
{
    QTest::addColumn<int>("client");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("stays");

    const auto row = [](const char *line, bool stays, int client = -1) {
        QTest::newRow(line) << client << QByteArray(line) << stays;
    };
    row("'Ann' changed name to 'Ben'", true);
    row("Ann finished in: 0 minute(s) 12.34 second(s)", true);
    row("'Ann' called vote to kick 'Ben' (he cheats)", false);
    row("### 'Ann' joined the club of cheats", false); // by /me
    row("'Ann' changed name to 'Ann'", false, 2);      // said by somebody
    row("read our rules", false);
}

void TestNamesInLines::lineOfWhoIsWhoStaysWithoutChat()
{
    QFETCH(const int, client);
    QFETCH(const QByteArray, line);
    QFETCH(const bool, stays);
    const auto bytes = MessageBuilder(3).number(0).number(client).text(line.constData()).bytes();
    teeworlds::MessageFilter filter(teeworlds::Protocol::V06,
                                    {.ticks = {}, .chat = ClipOptions::Chat::LeftOut}, nullptr);

    QCOMPARE(filter.filtered(bytes).has_value(), stays);
}

TICKSCOPE_TEST(TestNamesInLines, QCoreApplication)
#include "test_names_in_lines.moc"
