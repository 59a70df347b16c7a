// SPDX-License-Identifier: GPL-3.0-or-later
//
// What those who watch together send each other, and what others might send in its place.

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/links/shared_address.h"
#include "ui/together/broker.h"
#include "ui/together/session_values.h"
#include "ui/together/together.h"

using namespace tickscope;
using namespace tickscope::together;

namespace {

const QString Sha = QString(64, u'a');
const QString Bits128 = QString(32, u'b');

WatchLink sampleLink()
{
    return {QStringLiteral("192.168.1.4"),
            8883,
            Bits128,
            QStringLiteral("lead3"),
            QString(32, u'c'),
            QString(64, u'd')};
}

SharedState sampleState()
{
    SharedState state;
    state.sha256 = Sha;
    state.name = QStringLiteral("Bö 二.demo");
    state.address = QStringLiteral("https://example.org/a/b.demo");
    state.view.tick = Tick{1042};
    state.view.camera = {CameraState::View::Free, ViewPlane::Top, 1.0, QPointF(3.5, -7), 0.7};
    state.view.player = PlayerRef{3, {1200}};
    state.view.loop = TickRange{{1000}, {1100}};
    state.head = std::chrono::nanoseconds(840'000'001);
    state.speed = -0.5;
    state.isPlaying = true;
    state.pointer = QPointF(1, 2.25);
    state.sent = 123'456'789'012;
    state.trip = 800;
    return state;
}

/// The sample with another value of \a key.
QByteArray withValue(const char *key, const QJsonValue &value)
{
    QJsonObject object = QJsonDocument::fromJson(payloadOf(sampleState())).object();
    object.insert(QLatin1String(key), value);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// 100 ticks, each 20 ms.
TimeBase sampleTime()
{
    return TimeBase::uniform({{1000}, {1100}}, std::chrono::milliseconds(20));
}

Time milliseconds(int count)
{
    return std::chrono::milliseconds(count);
}

} // namespace

class TestSessionValues : public QObject
{
    Q_OBJECT

private slots:
    void linkIsReadAsItWasWritten();
    void otherTextsAreNoLinks_data();
    void otherTextsAreNoLinks();
    void stateIsReadAsItWasWritten();
    void longFilterIsLeftOutAndReported();
    void badStatesAreNone_data();
    void badStatesAreNone();
    void numbersOfAStateAreBounded();
    void personIsReadAsTheyWereWritten();
    void nameIsOneReadableLine();
    void noteIsReadAsItWasWritten();
    void badNotesAreNone_data();
    void badNotesAreNone();
    void onlyAccountsToLeadMayLead();
    void addressesCarryNoSecrets_data();
    void addressesCarryNoSecrets();
    void fastestMessageTellsTheOffset();
    void headGoesOnFromWhereItWas_data();
    void headGoesOnFromWhereItWas();
    void whoFloodsLeavesTheOthersRoom();
};

void TestSessionValues::linkIsReadAsItWasWritten()
{
    WatchLink link = sampleLink();
    QCOMPARE(watchLinkOf(watchLinkText(link)), std::optional(link));
    link.certificate.clear();
    link.host = QStringLiteral("fd00::1");
    QCOMPARE(watchLinkOf(watchLinkText(link)), std::optional(link));
    QCOMPARE(randomHex(128).size(), 32);
    QVERIFY(randomHex(128) != randomHex(128));
}

void TestSessionValues::otherTextsAreNoLinks_data()
{
    QTest::addColumn<QString>("text");
    const QString good = watchLinkText(sampleLink());
    const auto without = [&good](const char *part, const QString &other) {
        return QString(good).replace(QLatin1String(part), other);
    };

    QTest::newRow("empty") << QString();
    QTest::newRow("a moment") << without("watch?", QStringLiteral("moment?"));
    QTest::newRow("no port") << without("8883", QString());
    QTest::newRow("a port too high") << without("8883", QStringLiteral("65536"));
    QTest::newRow("no host") << without("192.168.1.4", QString());
    QTest::newRow("a path for a host") << without("192.168.1.4", QStringLiteral("/etc/passwd"));
    QTest::newRow("a short secret") << without("secret=c", QStringLiteral("secret="));
    QTest::newRow("a topic for an account") << without("lead3", QStringLiteral("%23"));
    QTest::newRow("a short fingerprint") << without("cert=d", QStringLiteral("cert="));
    QTest::newRow("too long") << good + QString(2000, u'x');
}

void TestSessionValues::otherTextsAreNoLinks()
{
    QFETCH(QString, text);
    QVERIFY(!watchLinkOf(text));
}

void TestSessionValues::stateIsReadAsItWasWritten()
{
    bool isShortened = true;
    const QByteArray payload = payloadOf(sampleState(), &isShortened);
    QVERIFY(!isShortened);
    QCOMPARE(stateOf(payload), std::optional(sampleState()));
}

void TestSessionValues::longFilterIsLeftOutAndReported()
{
    SharedState state = sampleState();
    for (int client = 0; client < 200; ++client)
        state.view.filter.players.push_back({client, {1'000'000}});
    bool isShortened = false;
    const QByteArray payload = payloadOf(state, &isShortened);
    QVERIFY(isShortened);
    QVERIFY(payload.size() <= LongestPayload);
    SharedState expected = sampleState();
    expected.isWithoutFilter = true;
    QCOMPARE(stateOf(payload), std::optional(expected));
}

void TestSessionValues::badStatesAreNone_data()
{
    QTest::addColumn<QByteArray>("payload");

    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("\x00\xff{", 3);
    QTest::newRow("a list") << QByteArray("[1,2]");
    QTest::newRow("too deep") << QByteArray(2000, '[');
    QTest::newRow("too long") << withValue("name", QString(LongestPayload, u'x'));
    QTest::newRow("a path for a hash") << withValue("sha256", QStringLiteral("../../etc/passwd"));
    QTest::newRow("no tick") << withValue("view", QJsonObject());
    QTest::newRow("a head before the beginning") << withValue("head", -1);
    QTest::newRow("a head out of all bounds") << withValue("head", 1e300);
    QTest::newRow("a text for a head") << withValue("head", QStringLiteral("5"));
    QTest::newRow("no speed") << withValue("speed", 0);
    QTest::newRow("too fast") << withValue("speed", 1e9);
    QTest::newRow("sent never") << withValue("sent", 1e18);
    QTest::newRow("no way") << withValue("trip", -5);
}

void TestSessionValues::badStatesAreNone()
{
    QFETCH(QByteArray, payload);
    QVERIFY(!stateOf(payload));
}

void TestSessionValues::numbersOfAStateAreBounded()
{
    QVERIFY(stateOf(withValue("address", QStringLiteral("file:///etc/passwd")))->address.isEmpty());
    QVERIFY(stateOf(withValue("address", QStringLiteral("/etc/passwd")))->address.isEmpty());
    QVERIFY(!stateOf(withValue("x", 1e300))->pointer);
    const QJsonObject view{{"tick", "5"}, {"camera", "free,top,1e300,nan,1,0"}};
    const auto state = stateOf(withValue("view", view));
    QVERIFY(state);
    QVERIFY(!state->view.camera.centre);
    QVERIFY(state->view.camera.followZoom <= 1e6);
}

void TestSessionValues::personIsReadAsTheyWereWritten()
{
    const Person person{QStringLiteral("Anna 🐢"), true, QStringLiteral("lead1/0123456789abcdef")};
    QCOMPARE(personOf(payloadOf(person)), std::optional(person));
    QVERIFY(!personOf("{}"));
    QVERIFY(!personOf({}));
    // Who only follows is handed nothing.
    const auto other = personOf(R"({"name":"a","handsTo":"follow/0123456789abcdef"})");
    QVERIFY(other && other->handsTo.isEmpty());
}

void TestSessionValues::nameIsOneReadableLine()
{
    const auto person = personOf(R"({"name":"  An\u202ena\n\u0000 <b>\udb40\udc41 🐢  "})");
    QCOMPARE(person->name, QStringLiteral("Anna <b> 🐢"));
    const QJsonObject object{{"name", QString(500, u'x')}};
    QCOMPARE(personOf(QJsonDocument(object).toJson())->name.size(), LongestName);
}

void TestSessionValues::noteIsReadAsItWasWritten()
{
    const SharedNote note{Sha, {{-5}, {1042}}, QStringLiteral("Look at Bö 🐢")};
    QCOMPARE(noteOf(payloadOf(note)), std::optional(note));
    // One line, as long as it may be in any letters.
    const SharedNote lines{Sha, {{5}, {5}}, QStringLiteral("one\n two\u202e")};
    QCOMPARE(noteOf(payloadOf(lines))->text, QStringLiteral("one two"));
    const SharedNote longest{Sha, {{5}, {5}}, QString(LongestNote * 2, QChar(0x4e8c))};
    QVERIFY(payloadOf(longest).size() <= LongestPayload);
    QCOMPARE(noteOf(payloadOf(longest))->text.size(), LongestNote);
}

void TestSessionValues::badNotesAreNone_data()
{
    QTest::addColumn<QJsonObject>("note");
    const QJsonObject good{{"sha256", Sha}, {"first", 5}, {"last", 9}, {"text", "Look"}};
    const auto with = [&good](const char *key, const QJsonValue &value) {
        QJsonObject other = good;
        other.insert(QLatin1String(key), value);
        return other;
    };
    QTest::newRow("nothing") << QJsonObject();
    QTest::newRow("a path for a hash") << with("sha256", QStringLiteral("../../etc/passwd"));
    QTest::newRow("nothing to read") << with("text", QStringLiteral(" \u202e\n "));
    QTest::newRow("a number for a text") << with("text", 5);
    QTest::newRow("backwards") << with("last", 4);
    QTest::newRow("out of all bounds") << with("last", 1e300);
    QTest::newRow("a text for a tick") << with("first", QStringLiteral("5"));
    QTest::newRow("too long") << with("text", QString(LongestPayload, u'x'));
}

void TestSessionValues::badNotesAreNone()
{
    QFETCH(QJsonObject, note);
    QVERIFY(!noteOf(QJsonDocument(note).toJson(QJsonDocument::Compact)));
}

void TestSessionValues::onlyAccountsToLeadMayLead()
{
    QVERIFY(mayLead(QStringLiteral("host/0123456789abcdef")));
    QVERIFY(mayLead(QStringLiteral("lead12/0123456789abcdef")));
    QVERIFY(!mayLead(QStringLiteral("follow/0123456789abcdef")));
    for (const char *key : {"", "lead1", "lead1/0123", "lead1/0123456789ABCDEF",
                            "+/0123456789abcdef", "lead1/0123456789abcdef/state"})
        QVERIFY2(!isPersonKey(QLatin1String(key)), key);
}

void TestSessionValues::addressesCarryNoSecrets_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("address");

    QTest::newRow("plain") << "https://example.org/a.demo"
                           << "https://example.org/a.demo";
    QTest::newRow("with a user") << "https://anna:pw@example.org/a.demo"
                                 << "https://example.org/a.demo";
    QTest::newRow("signed") << "https://example.org/a.demo?X-Amz-Signature=1" << QString();
    QTest::newRow("with a token") << "https://example.org/a.demo?token=1" << QString();
    QTest::newRow("a file") << "/home/anna/a.demo" << QString();
}

void TestSessionValues::addressesCarryNoSecrets()
{
    QFETCH(QString, path);
    QFETCH(QString, address);
    QCOMPARE(sharedAddress(path), address);
}

void TestSessionValues::fastestMessageTellsTheOffset()
{
    ClockOffset offset;
    QVERIFY(!offset.ownTime(0));
    // The other clock is a million ahead; each message is 300 on its way at least.
    offset.add(1'000'000, 900 + 300, 300);
    offset.add(1'005'000, 5'900 + 300 + 40'000, 300);
    offset.add(1'010'000, 10'900 + 300 + 7, 300);
    QCOMPARE(offset.ownTime(1'020'000), std::optional<qint64>(20'900));
    offset.clear();
    QVERIFY(!offset.ownTime(0));
}

void TestSessionValues::headGoesOnFromWhereItWas_data()
{
    QTest::addColumn<int>("head");
    QTest::addColumn<double>("speed");
    QTest::addColumn<bool>("isPlaying");
    QTest::addColumn<int>("elapsed");
    QTest::addColumn<int>("expected");

    QTest::newRow("playing") << 100 << 1.0 << true << 50 << 150;
    QTest::newRow("twice as fast") << 100 << 2.0 << true << 50 << 200;
    QTest::newRow("backwards") << 100 << -0.5 << true << 50 << 75;
    QTest::newRow("paused") << 100 << 1.0 << false << 50 << 100;
    QTest::newRow("to the end") << 1900 << 1.0 << true << 500 << 2000;
    QTest::newRow("to the beginning") << 100 << -1.0 << true << 500 << 0;
    QTest::newRow("of a longer recording") << 500'000 << 1.0 << true << 50 << 2000;
    QTest::newRow("from the end of a loop") << 790 << 1.0 << true << 10 << 400;
}

void TestSessionValues::headGoesOnFromWhereItWas()
{
    QFETCH(int, head);
    QFETCH(double, speed);
    QFETCH(bool, isPlaying);
    QFETCH(int, elapsed);
    QFETCH(int, expected);
    SharedState state = sampleState();
    state.view.loop.reset();
    if (head == 790)
        state.view.loop = TickRange{{1020}, {1040}}; // 400 to 800 ms
    state.head = milliseconds(head);
    state.speed = speed;
    state.isPlaying = isPlaying;
    QCOMPARE(headOf(state, milliseconds(elapsed), sampleTime()), milliseconds(expected));
}

void TestSessionValues::whoFloodsLeavesTheOthersRoom()
{
    Broker::Waiting waiting;
    const auto come = [&waiting](const QByteArray &topic) {
        const bool hasRoom = Broker::hasRoom(waiting, topic);
        if (hasRoom)
            waiting[topic] = {};
        return hasRoom;
    };
    int count = 0;
    while (count < 10'000 && come("tickscope/s/lead3/" + QByteArray::number(count)))
        ++count;

    QVERIFY(count >= 64 * 7 && count <= 1000);
    QVERIFY(come("tickscope/s/lead3/0")); // the latest of what is known
    QVERIFY(!come("tickscope/s/lead3/new/note/1"));
    for (const char *topic : {"tickscope/s/lead30/1", "tickscope/s/lead30/1/state",
                              "tickscope/s/host/1/note/3", "tickscope/s/leads"})
        QVERIFY2(come(topic), topic);
}

TICKSCOPE_TEST(TestSessionValues, QCoreApplication)
#include "test_session_values.moc"
