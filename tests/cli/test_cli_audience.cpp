// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// What not everybody could read is shown as that.
class TestCliAudience : public QObject
{
    Q_OBJECT

private slots:
    void textSaysToWhomALineWent();
    void aLineToTheTeamIsComparedWithOneToAll();

private:
    [[nodiscard]] QString write(const QString &name, const test::TinyDemo &demo) const
    {
        return test::writeTinyDemo(m_folder.path(), name, demo);
    }

    QTemporaryDir m_folder;
};

void TestCliAudience::textSaysToWhomALineWent()
{
    const QString path = write(QStringLiteral("a.demo"), {.chatTeam = 1, .hasWhisper = true});

    const Run text = runCli({"events", "--quiet", "--kind", "chat", path});
    const auto rows = runCli({"events", "--quiet", "--json", "--kind", "chat", path}).rows();

    const QList<QByteArray> lines = text.out.split('\n');
    QVERIFY2(lines.value(0).simplified().endsWith("chat #0 Anna hi (team)"), text.out.constData());
    QVERIFY2(lines.value(1).contains(" -> #1 B\u00f6"), text.out.constData());
    QVERIFY2(lines.value(1).endsWith("psst (whisper)"), text.out.constData());
    // Programs have the words alone.
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0][QStringLiteral("text")].toString(), QStringLiteral("hi"));
    QCOMPARE(rows[1][QStringLiteral("text")].toString(), QStringLiteral("psst"));
}

void TestCliAudience::aLineToTheTeamIsComparedWithOneToAll()
{
    const QString all = write(QStringLiteral("all.demo"), {});
    const QString team = write(QStringLiteral("team.demo"), {.chatTeam = 1});
    const QString whisper = write(QStringLiteral("whisper.demo"), {.hasWhisper = true});
    const QStringList compare{"compare", "--json", "--align", "tick", "--what", "events"};

    const auto rows = runCli(compare + QStringList{team, all}).rows();

    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0][QStringLiteral("a")].toString(), QStringLiteral("hi (team)"));
    QCOMPARE(rows[0][QStringLiteral("b")].toString(), QStringLiteral("hi"));
    QCOMPARE(rows[0][QStringLiteral("tick_a")], rows[0][QStringLiteral("tick_b")]);
    // Who made the other one may not have got it.
    QVERIFY(runCli(compare + QStringList{whisper, all}).rows().isEmpty());
}

TICKSCOPE_TEST(TestCliAudience, QCoreApplication)
#include "test_cli_audience.moc"
