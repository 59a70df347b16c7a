// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope::test;

/// What a recording does not hold, or what of it cannot be read, is unknown and not nothing.
class TestCliUnknown : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void whatCannotBeReadIsUnknown();
    void scanLeavesOutWhatIsUnknown();
    void typesThatTheFormatNeverHasAreNamed();

private:
    QTemporaryDir m_folder;
    QString m_tiny;
    QString m_old; ///< Its messages cannot be read.
};

void TestCliUnknown::initTestCase()
{
    m_tiny = writeRecording(m_folder.path(), "tiny.dem", makeTinyGoldsrcDemo());
    m_old = writeRecording(m_folder.path(), "old.dem", makeTinyGoldsrcDemo({.form = Form40}));
}

void TestCliUnknown::whatCannotBeReadIsUnknown()
{
    const QByteArray sentence("network messages of protocol 40 cannot be read");

    const QJsonObject info = runCli({"info", "--json", m_old}).object();
    const Run text = runCli({"info", m_old});
    const Run verified = runCli({"verify", m_old});
    const Run events = runCli({"events", "--kind", "chat", m_old});
    const Run quiet = runCli({"events", "--quiet", m_old});
    const Run compared = runCli({"compare", m_old, m_old, "--what", "events"});

    QVERIFY(info.contains(u"players") && info[u"players"].isNull());
    QVERIFY(info.contains(u"entities") && info[u"entities"].isNull());
    QVERIFY(info[u"counts"].toObject().contains(u"server_messages"));
    QVERIFY(info[u"counts"][u"server_messages"].isNull());
    QVERIFY(info[u"unread"].toString().toUtf8().startsWith(sentence));
    QVERIFY(text.out.contains("Players      unknown"));
    QCOMPARE(verified.code, 0);
    QVERIFY(verified.out.contains("no damage in what can be read"));
    for (const Run &run : {text, verified, events, compared})
        QVERIFY2(run.errors.contains(sentence), run.errors.constData());
    QVERIFY(quiet.out.contains("slot2")); // frames have it
    QCOMPARE(quiet.errors, QByteArray());
    QVERIFY2(!compared.errors.contains("chat"), compared.errors.constData());
    // The same of one whose messages are read.
    QVERIFY(!runCli({"info", "--json", m_tiny}).object().contains(u"unread"));
}

void TestCliUnknown::scanLeavesOutWhatIsUnknown()
{
    for (const char *condition : {"players = 0", "entities = 0", "events.chat = 0",
                                  "events.sound = 0", "counts.server_messages.8 = 0"}) {
        const Run run = runCli({"scan", "--when", condition, m_old});
        QVERIFY2(run.rows().isEmpty(), condition);
    }

    QCOMPARE(runCli({"scan", "--when", "events.command = 1", m_old, m_tiny}).rows().size(), 2);
    QCOMPARE(runCli({"scan", "--when", "counts.frames.1 > 0", m_old, m_tiny}).rows().size(), 2);
    QCOMPARE(runCli({"scan", "--when", "events.chat >= 0", m_old, m_tiny}).rows().size(), 1);
}

void TestCliUnknown::typesThatTheFormatNeverHasAreNamed()
{
    const Run events = runCli({"events", "--kind", "chat,hook", m_tiny});
    const Run counted = runCli({"scan", "--when", "events.hook = 0", m_tiny});
    const Run listed = runCli({"scan", "--kind", "hook", m_tiny});

    QCOMPARE(events.code, 0);
    QVERIFY(events.errors.contains("never recorded in this format: hook"));
    QVERIFY(counted.rows().isEmpty());
    QVERIFY2(listed.errors.contains("1 recording does not hold all events of these types"),
             listed.errors.constData());
}

TICKSCOPE_TEST(TestCliUnknown, QCoreApplication)
#include "test_cli_unknown.moc"
