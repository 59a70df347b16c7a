// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a server sent to single clients of 0.7 stands in its recording of 0.6 as 0.7 has it.
// Source: teeworlds-messages.md, sections 1, 2 and 4.

#include <vector>

#include <QTest>

#include "core/formats/teeworlds_common/messages/messages_for_07.h"
#include "tests/support/message_builder.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

using Bytes = std::vector<std::byte>;
Q_DECLARE_METATYPE(Bytes)

namespace {

constexpr int Chat = 3;
constexpr int Kill06 = 4;
constexpr int Sound06 = 5;
constexpr int Vote = 15;
constexpr int Drop07 = 20;

MessageBuilder chat06(int team, int client, std::string_view text)
{
    return MessageBuilder(Chat).number(team).number(client).text(text);
}

MessageBuilder chat07(int mode, int client, int target, std::string_view text)
{
    return MessageBuilder(Chat).number(mode).number(client).number(target).text(text);
}

} // namespace

class TestMessagesFor07 : public QObject
{
    Q_OBJECT

private slots:
    void whatFitsOnly07IsFound_data();
    void whatFitsOnly07IsFound();
};

void TestMessagesFor07::whatFitsOnly07IsFound_data()
{
    QTest::addColumn<Bytes>("bytes");
    QTest::addColumn<bool>("isFor07");
    const auto row = [](const char *name, const MessageBuilder &message, bool isFor07) {
        QTest::newRow(name) << message.bytes() << isFor07;
    };

    row("death", MessageBuilder(Kill06).number(0).number(1).number(3).number(0), false);
    row("death with both flags", MessageBuilder(Kill06).number(0).number(1).number(3).number(3),
        false);
    row("silent change of team", MessageBuilder(Kill06).number(7).number(0).number(1).number(0),
        true);
    row("change of team", MessageBuilder(Kill06).number(5).number(0).number(0).number(1700), true);
    row("sound", MessageBuilder(Sound06).number(5), false);
    row("death of 0.7", MessageBuilder(Sound06).number(5).number(0).number(4).number(0), true);
    row("start of 0.6, which only clients send",
        MessageBuilder(Drop07).text("a").text("b").number(0).text("c").number(0).number(0).number(
            0),
        true);
    row("vote", MessageBuilder(Vote).number(30).text("Kick").text("spam"), false);
    row("vote of 0.7",
        MessageBuilder(Vote).number(5).number(2).number(30).text("Kick").text("spam"), true);
    row("line of the server", chat06(0, -1, "@all: \x01welcome"), false);
    row("line of the server of 0.7", chat07(1, -1, -1, "welcome"), true);
    row("line to a team", chat06(1, 5, "here"), false);
    row("name in a line to a team", chat06(1, 5, "@Ben here"), false);
    row("whisper", chat06(3, 5, "psst"), false);
    row("whisper of 0.7", chat07(3, 5, 7, "psst"), true);
    row("whisper of 0.7 to the first", chat07(3, 5, 0, "psst"), true);
    row("line to a team of 0.7", chat07(2, 5, -1, "here"), true);
}

void TestMessagesFor07::whatFitsOnly07IsFound()
{
    QFETCH(Bytes, bytes);
    QFETCH(bool, isFor07);
    bytes.resize((bytes.size() + 3) / 4 * 4); // as demos have it
    const auto message = decodeMessage(bytes, Protocol::V06);
    QVERIFY(message);

    const auto nobodyDies = [](int) { return false; };
    QCOMPARE(teeworlds::isFor07(*message, bytes, nobodyDies), isFor07);
}

TICKSCOPE_TEST(TestMessagesFor07, QCoreApplication)
#include "test_messages_for_07.moc"
