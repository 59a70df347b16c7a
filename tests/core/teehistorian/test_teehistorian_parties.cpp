// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is named as the second party of commands and votes. Source: teehistorian.md, section 6.

#include <vector>

#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;
using teeworlds::MessageBuilder;

namespace {

/// Anna is 1, Ben 2, and two are called Cat.
TeehistorianWriter withPeople()
{
    TeehistorianWriter writer(PlainHeader);
    int client = 0;
    for (const char *name : {"", "Anna", "Ben", "Cat", "Cat"}) {
        writer.playerNew(client, 0, 0);
        ExMessage called;
        called.kind = ExKind::PlayerName;
        called.subject = client++;
        called.text = name;
        if (!called.text.empty())
            writer.ex(called);
    }
    return writer;
}

/// "2>1 kick 1 (Anna)": the parties and the sentence, and who may be moved.
QString shownParties(const Event &event)
{
    const auto moved = event.form->mayMove;
    return QStringLiteral("%1>%2 %3%4")
        .arg(event.client)
        .arg(event.otherClient)
        .arg(QString::fromStdString(test::sentence(event)), moved == MovedParty::None ? QString()
                                                            : moved == MovedParty::First
                                                                ? QStringLiteral(", moves")
                                                                : QStringLiteral(", is moved"));
}

QString commandShown(int client, int flags, const QByteArray &line)
{
    const QList<QByteArray> words = line.split(' ');
    const std::vector<std::string_view> arguments(words.begin() + 1, words.end());
    TeehistorianWriter writer = withPeople();
    writer.command(client, flags, words.front().toStdString(), arguments).finish();
    const auto commands = walked(writer).ofKind(event_kind::Command);
    const Event &event = commands.front();
    return isPrivateLine(event.otherClient, *event.form, event.values.bytes())
               ? QStringLiteral("private")
               : shownParties(event);
}

} // namespace

class TestTeehistorianParties : public QObject
{
    Q_OBJECT

private slots:
    void commandOfAnAdministratorNamesItsVictim_data();
    void commandOfAnAdministratorNamesItsVictim();
    void commandInTheChatNamesWhoIsCalledSo_data();
    void commandInTheChatNamesWhoIsCalledSo();
    void voteNamesWhoShallGo_data();
    void voteNamesWhoShallGo();
};

void TestTeehistorianParties::commandOfAnAdministratorNamesItsVictim_data()
{
    QTest::addColumn<int>("client");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *line, int client, const char *shown) {
        QTest::newRow(qPrintable(QStringLiteral("%1 by %2").arg(QLatin1String(line)).arg(client)))
            << client << QString::fromLatin1(shown);
    };
    row("kick 1 bye", 2, "2>1 kick 1 bye (Anna)");
    row("ban 1 10 cheat", 2, "2>1 ban 1 10 cheat (Anna)");
    row("ban 1.2.3.4 10 cheat", 2, "2>-1 ban 1.2.3.4 10 cheat");
    row("muteid 1 60", -1, "-1>1 muteid 1 60 (Anna)");
    row("voteban 1 60", 2, "2>1 voteban 1 60 (Anna)");
    row("force_vote kick 1 x", 2, "2>1 force_vote kick 1 x (Anna)");
    row("force_vote option 1 x", 2, "2>-1 force_vote option 1 x");
    row("freeze 1", 2, "2>1 freeze 1 (Anna)");
    row("super", 2, "2>-1 super");
    row("kill_pl 1", -1, "-1>1 kill_pl 1 (Anna), is moved");
    row("set_team 1 -1", 2, "2>1 set_team 1 -1 (Anna), is moved");
    row("set_team_all 1", 2, "2>-1 set_team_all 1");
    row("tele 1 2", 3, "3>1 tele 1 2 (Anna), is moved");
    row("tele 1 2", 1, "1>2 tele 1 2 (Ben), moves");
    row("tele 1", 2, "2>1 tele 1 (Anna), moves");
    row("tele 1", 1, "1>-1 tele 1, moves");
    row("move 1 5 5", 2, "2>1 move 1 5 5 (Anna), is moved");
    row("move 1 5", 2, "2>-1 move 1 5, moves");
    row("left 1", 2, "2>-1 left 1, moves");
}

void TestTeehistorianParties::commandOfAnAdministratorNamesItsVictim()
{
    QFETCH(int, client);
    QFETCH(QString, shown);
    constexpr int InConsole = 4;
    const QByteArray line = QTest::currentDataTag();

    QCOMPARE(commandShown(client, InConsole, line.left(line.indexOf(" by "))), shown);
}

void TestTeehistorianParties::commandInTheChatNamesWhoIsCalledSo_data()
{
    QTest::addColumn<QString>("shown");
    QTest::newRow("w Anna hi") << QStringLiteral("2>1 /w Anna hi");
    QTest::newRow("swap Anna") << QStringLiteral("2>1 /swap Anna");
    QTest::newRow("invite Anna") << QStringLiteral("2>1 /invite Anna");
    QTest::newRow("spec Anna") << QStringLiteral("2>1 /spec Anna");
    QTest::newRow("tp Anna") << QStringLiteral("2>1 /tp Anna, moves");
    QTest::newRow("swap anna") << QStringLiteral("2>-1 /swap anna");
    QTest::newRow("swap Ben") << QStringLiteral("2>-1 /swap Ben");
    QTest::newRow("swap Cat") << QStringLiteral("2>-1 /swap Cat"); // two are
    QTest::newRow("swap 1") << QStringLiteral("2>-1 /swap 1");
    QTest::newRow("rank Anna") << QStringLiteral("2>-1 /rank Anna");
}

void TestTeehistorianParties::commandInTheChatNamesWhoIsCalledSo()
{
    QFETCH(QString, shown);
    constexpr int InChat = 128;

    QCOMPARE(commandShown(2, InChat, QTest::currentDataTag()), shown);
}

void TestTeehistorianParties::voteNamesWhoShallGo_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("shown");
    QTest::newRow("kick") << QStringLiteral("1") << QStringLiteral("2>1 kick: Anna (cheat)");
    QTest::newRow("spectate") << QStringLiteral("1")
                              << QStringLiteral("2>1 spectate: Anna (cheat)");
    QTest::newRow("option") << QStringLiteral("1") << QStringLiteral("2>-1 option: 1 (cheat)");
    QTest::newRow("kick whom?") << QStringLiteral("Anna")
                                << QStringLiteral("2>-1 kick whom?: Anna (cheat)");
}

void TestTeehistorianParties::voteNamesWhoShallGo()
{
    QFETCH(QString, value);
    QFETCH(QString, shown);
    constexpr int CallVote = 25; // of 0.6
    TeehistorianWriter writer = withPeople();
    writer
        .message(2, MessageBuilder(CallVote)
                        .text(QTest::currentDataTag())
                        .text(value.toStdString())
                        .text("cheat")
                        .bytes())
        .finish();

    QCOMPARE(shownParties(walked(writer).ofKind(event_kind::Vote).front()), shown);
}

TICKSCOPE_TEST(TestTeehistorianParties, QCoreApplication)
#include "test_teehistorian_parties.moc"
