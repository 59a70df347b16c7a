// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// Which recordings are compared as those of one session, and who is who in them.
class TestCliSessions : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void peopleOfOneNameAreToldApart();
    void attemptsOfOneDayAreNoSession_data();
    void attemptsOfOneDayAreNoSession();
    void otherTimeZoneMayBeOfOneSession();
    void teesElsewhereAreOfAnotherSession();

private:
    [[nodiscard]] QString write(const QString &name, const test::TinyDemo &demo = {}) const
    {
        return test::writeTinyDemo(m_folder->path(), name, demo);
    }
    /// Changes the header of the demo at \a path.
    static bool setText(const QString &path, qint64 offset, const QByteArray &text)
    {
        QFile file(path);
        return file.open(QIODevice::ReadWrite) && file.seek(offset)
               && file.write(text) == text.size();
    }
    /// Says that the demo at \a path was recorded then.
    static bool setDate(const QString &path, const QByteArray &date)
    {
        return setText(path, 156, date);
    }
    static Run compare(const QStringList &words)
    {
        return runCli(QStringList{QStringLiteral("compare"), QStringLiteral("--json")} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCliSessions::peopleOfOneNameAreToldApart()
{
    const QString one = write(QStringLiteral("a.demo"), {.haveOneName = true});
    const QString other = write(QStringLiteral("b.demo"), {.killer = 1, .haveOneName = true});
    const QStringList asked{QStringLiteral("--what"), QStringLiteral("events"), one, other};

    const Run ofSession = compare(asked);
    QVERIFY(setDate(other, "2026-01-31_21-21-00"));
    const Run ofTwo = compare(asked);

    // By client ID.
    QCOMPARE(ofSession.rows().size(), 2);
    QCOMPARE(ofSession.rows()[0][QStringLiteral("kind")].toString(), QStringLiteral("kill"));
    QCOMPARE(compare({QStringLiteral("--what"), QStringLiteral("events"), one, one}).rows().size(),
             0);
    // Those of another session are in no order.
    QVERIFY2(ofTwo.errors.contains("events: left out, as several players had that name at once and "
                                   "cannot be told apart: Anna"),
             ofTwo.errors.constData());
}

void TestCliSessions::attemptsOfOneDayAreNoSession_data()
{
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<bool>("isSession");
    // The other one is of 2026-01-31 20:15:00, by the same recorder and with the same ticks.
    QTest::newRow("a second later") << QByteArray("2026-01-31_20-15-01") << true;
    QTest::newRow("90 seconds later") << QByteArray("2026-01-31_20-16-30") << false;
    QTest::newRow("a quarter of an hour later") << QByteArray("2026-01-31_20-30-00") << false;
    QTest::newRow("five hours earlier") << QByteArray("2026-01-31_15-15-00") << false;
    QTest::newRow("a day later") << QByteArray("2026-02-01_20-15-00") << false;
}

void TestCliSessions::attemptsOfOneDayAreNoSession()
{
    QFETCH(const QByteArray, date);
    QFETCH(const bool, isSession);
    const QString one = write(QStringLiteral("a.demo"));
    const QString other = write(QStringLiteral("b.demo"));
    QVERIFY(setDate(other, date));

    QCOMPARE(compare({one, other}).errors.contains("of the same session"), isSession);
}

void TestCliSessions::otherTimeZoneMayBeOfOneSession()
{
    const QString client = write(QStringLiteral("a.demo"));
    const QString server = write(QStringLiteral("b.demo"));
    QVERIFY(setText(server, 144, "server") && setDate(server, "2026-01-31_15-15-00"));

    QVERIFY(compare({client, server}).errors.contains("both may be of the same session"));
    QVERIFY(setDate(server, "2026-01-31_15-16-00"));
    QVERIFY(!compare({client, server}).errors.contains("of the same session"));
}

void TestCliSessions::teesElsewhereAreOfAnotherSession()
{
    const QString one = write(QStringLiteral("a.demo"));
    // By clock and ticks they could be of one; but she walks there two seconds later.
    const QString other = write(QStringLiteral("b.demo"), {.firstTick = 1100});
    QVERIFY(setDate(other, "2026-01-31_20-15-02"));

    QVERIFY(!compare({one, other}).errors.contains("of the same session"));
}

TICKSCOPE_TEST(TestCliSessions, QCoreApplication)
#include "test_cli_sessions.moc"
