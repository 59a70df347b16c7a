// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which names clients have at a tick. Source: teehistorian.md, sections 4 to 7.

#include <algorithm>
#include <tuple>

#include "core/model/player.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teehistorian;
using namespace tickscope::test;
using teeworlds::MessageBuilder;

class TestTeehistorianNames : public QObject
{
    Q_OBJECT

private slots:
    void namesFollowWhatTheServerAccepts_data();
    void namesFollowWhatTheServerAccepts();
    void wishesBecomeNamesThatAServerGives();
    void namesThatMayLookLikeOthersAreGuesses();
    void clientsOf07AreKnownByTheirStartAfterAChangeOfTheMap();
    void namesakesAfterAChangeOfTheMapAreGuesses();
    void nameThatWasAskedForIsNobodysName();
    void longNamesEndAtACharacter();
    void nameIsKnownWhateverTheClanIs();
};

void TestTeehistorianNames::namesFollowWhatTheServerAccepts_data()
{
    QTest::addColumn<int>("minor");
    QTest::addColumn<QString>("config");
    QTest::addColumn<int>("ticksBetween");
    QTest::addColumn<QString>("expected");

    // Servers tell accepted names since 2024; before, there was a wish that may be refused.
    QTest::newRow("names are told") << 8 << "" << 300 << "Anna";
    QTest::newRow("names are not told") << 4 << "" << 300 << "Bea";
    QTest::newRow("within 5 seconds of joining, 16.4") << 4 << "" << 200 << "Anna";
    QTest::newRow("never too soon") << 4 << R"("sv_spamprotection":"0")" << 200 << "Bea";
}

void TestTeehistorianNames::namesFollowWhatTheServerAccepts()
{
    QFETCH(int, minor);
    QFETCH(QString, config);
    QFETCH(int, ticksBetween);
    QFETCH(QString, expected);
    TeehistorianWriter writer(R"({"version":"2","version_minor":")" + std::to_string(minor)
                              + R"(","config":{)" + config.toStdString() + "}}");
    writer.playerNew(0, 0, 0).message(0, infoOf(20, "Anna")).tickSkip(ticksBetween);
    writer.message(0, infoOf(21, "Bea")).finish();
    const KeepingSink sink = walked(writer);
    QCOMPARE(QString::fromStdString(nameIn(sink.states.rbegin()->second, 0)), expected);
    const auto renames = sink.ofKind(event_kind::Rename);
    QCOMPARE(renames.size(), std::size_t(expected == "Bea" ? 1 : 0));
    QVERIFY(renames.empty() || renames.front().source == EventSource::Guess);
    QCOMPARE(sink.changes.back().isGuess, !renames.empty());
}

/// As a server of 16.4 did: it takes blanks off, and leaves no name that the chat would take for a
/// command, no empty one, and none that looks like another one.
void TestTeehistorianNames::wishesBecomeNamesThatAServerGives()
{
    const std::vector<std::pair<std::string, std::string>> wishes = {
        {"  bot1 ", "bot1"},
        {"botl", "(1)botl"},
        {"bot1", "(2)bot1"},
        {"/sl", "(1)/sl"},
        {"", "(1)"},
        {"very long name 123456789", "very long name"},
        {" very long name 9", "(1)very long na"},
        {"bo t\u00ef", "(3)bo t\u00ef"}, // marks and blanks are nothing
        {"\u0441orn", "\u0441orn"},      // begins with a letter of Cyrillic
        {"c\u043em", "(1)c\u043em"},
    };
    TeehistorianWriter writer(R"({"version":"2","version_minor":"4"})");
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        const int client = static_cast<int>(i);
        writer.join(client).message(client, infoOf(20, wishes[i].first.c_str()));
    }
    writer.tickSkip(0).finish();
    const KeepingSink sink = walked(writer);
    for (std::size_t i = 0; i < wishes.size(); ++i)
        QCOMPARE(nameIn(sink.states.rbegin()->second, static_cast<int>(i)), wishes[i].second);
    QVERIFY(std::ranges::none_of(sink.changes, &PlayerChange::isGuess));
}

/// Of rarer signs the server knows more than is known here.
void TestTeehistorianNames::namesThatMayLookLikeOthersAreGuesses()
{
    const std::vector<std::tuple<std::string, std::string, bool>> pairs = {
        {"Anna", "\uff21nna", true},          // a wide A
        {"Anna", "\uff21lice", false},        // ends otherwise
        {"Anna", "Ann\u2c9f", true},          // Coptic
        {"\u0410\u043d\u044f", "Anna", true}, // three signs of Cyrillic, of which two may be any
        {"\u0416\u044d\u044f", "Anna", false},
        {"\u65e5\u672c", "\u65e5\u4e00", true},
        {"\u65e5\u672c", "Anna", false},
        {"", "Anna", true}, // was there before the file began, and has not said the name
    };
    for (const auto &[first, second, isGuess] : pairs) {
        TeehistorianWriter writer(R"({"version":"2","version_minor":"4"})");
        if (first.empty())
            writer.playerNew(0, 0, 0);
        else
            writer.join(0).message(0, infoOf(20, first.c_str()));
        writer.join(1).message(1, infoOf(20, second.c_str())).tickSkip(0).finish();
        const KeepingSink sink = walked(writer);
        QCOMPARE(nameIn(sink.states.rbegin()->second, 1), second);
        const bool isSaid = std::ranges::any_of(sink.changes, [](const PlayerChange &change) {
            return change.client == 1 && change.isGuess;
        });
        QVERIFY2(isSaid == isGuess, (first + ", " + second).c_str());
    }
}

/// Before minor 22 no record says with which protocol somebody came who was there before.
void TestTeehistorianNames::clientsOf07AreKnownByTheirStartAfterAChangeOfTheMap()
{
    MessageBuilder info(27);
    info.text("Anna").text("clan").number(0);
    for (int part = 0; part < 6; ++part)
        info.text("standard");
    for (int number = 0; number < 12; ++number)
        info.number(0);
    TeehistorianWriter writer(R"({"version":"2","version_minor":"4"})");
    writer.message(0, info.bytes()).join(1).message(1, info.bytes()).tickSkip(0).finish();
    const KeepingSink sink = walked(writer);
    const WorldState &state = sink.states.rbegin()->second;
    QCOMPARE(numberIn(state, 0, "IsSixup"), 1);
    QCOMPARE(nameIn(state, 0), std::string("Anna"));
    QCOMPARE(numberIn(state, 1, "IsSixup"), 0); // a JOIN without JOINVER7 is of 0.6
}

/// A server keeps the names of those who stay, so who of them has the number is not in the file.
void TestTeehistorianNames::namesakesAfterAChangeOfTheMapAreGuesses()
{
    for (const bool join : {false, true}) {
        TeehistorianWriter writer(R"({"version":"2","version_minor":"4"})");
        for (const int client : {0, 1, 2}) {
            if (join)
                writer.join(client);
            writer.message(client, infoOf(20, client == 2 ? "Bob" : "Anna"));
        }
        writer.tickSkip(0).finish();
        PlayerTracker tracker;
        for (const PlayerChange &change : walked(writer).changes)
            tracker.apply(change);
        const PlayerTable table = tracker.tableAt(Tick{1});
        QCOMPARE(table.players().size(), std::size_t{3});
        QCOMPARE(table.players()[1].name(), std::string("(1)Anna"));
        for (const Player &player : table.players()) {
            QCOMPARE(player.heldNames.size(), std::size_t{1});
            QCOMPARE(player.heldNames.front().isGuess, !join && player.id != 2);
            QCOMPARE(player.guessedNames().size(), std::size_t{!join && player.id != 2});
        }
    }
}

/// Another one has it, so the server gives another name.
void TestTeehistorianNames::nameThatWasAskedForIsNobodysName()
{
    TeehistorianWriter writer(R"({"version":"2","version_minor":"8"})");
    for (const int client : {0, 1}) {
        writer.join(client).message(client, infoOf(20, "Anna"));
        writer.ex(exOf(ExKind::PlayerName, client, 0, client == 0 ? "Anna" : "(1)Anna"));
        writer.ex(exOf(ExKind::PlayerReady, client));
    }
    // One whose name nothing tells has the one that he asked for.
    writer.join(2).message(2, infoOf(20, "Carl")).ex(exOf(ExKind::PlayerReady, 2));
    writer.tickSkip(0).playerNew(0, 0, 0).playerNew(1, 0, 0).playerNew(2, 0, 0).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(changesOf(sink), QString("+0 Anna, +1 (1)Anna, +2 Carl"));
    QCOMPARE(sink.ofKind(event_kind::Rename).size(), std::size_t{0});
}

void TestTeehistorianNames::longNamesEndAtACharacter()
{
    TeehistorianWriter writer(PlainHeader);
    // Fourteen letters and one of two bytes: fifteen bytes have room for half of it.
    writer.playerNew(0, 0, 0).ex(exOf(ExKind::PlayerName, 0, 0, "abcdefghijklmn\xC3\xB6x"));
    writer.finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(nameIn(sink.states.at(1), 0), std::string("abcdefghijklmn"));
}

void TestTeehistorianNames::nameIsKnownWhateverTheClanIs()
{
    MessageBuilder start(20);
    start.text("Anna").text("\xFF").number(0).text("\xC3(").number(0).number(0).number(0);
    TeehistorianWriter writer(R"({"version":"2","version_minor":"4"})");
    writer.join(0).message(0, start.bytes()).message(0, infoOf(21, "B\xFF")).tickSkip(0).finish();

    const KeepingSink sink = walked(writer);

    QCOMPARE(nameIn(sink.states.rbegin()->second, 0), std::string("Anna"));
    QCOMPARE(sink.ofKind("unknown").size(), std::size_t{1}); // a name has to be UTF-8
}

TICKSCOPE_TEST(TestTeehistorianNames, QCoreApplication)
#include "test_teehistorian_names.moc"
