// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <map>
#include <set>

#include "core/base/csv.h"
#include "tests/cli/review/bundle_test.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using tickscope::test::Run;
using tickscope::test::runCli;

/// Bundles on the command line.
class TestCliBundle : public test::BundleTest
{
    Q_OBJECT

private slots:
    void init() { makeCase(); }

    void createdBundleIsVerified();
    void reportIsInTheLanguageOfTheEnvironment();
    void changedBundleEndsWithOne();
    void signedBundleNamesItsSigner();
    void whatIsNoBundleEndsWithTwo();
    void recordingOfTheCaseIsPutIn();
    void recordingShowsNotesAndFigures();
    void figuresAreOfTheAccusedAlone();
    void nameOnlyHasNoFigures();
    void whatIsSaidOfTheReporterIsTold();
    void inputsAreWhatAPersonPressed();
    void noteBesideTheRecordingHasNoEvidence();
    void noteThatContradictsItselfIsAboutNobody();
    void whoIsOutOfSightIsSaid();
    void pressHasOneLengthInAllTables();
    void noteBehindTheDecisionSaysSo();
    void missingRecordingIsTold();

private:
    static QString sha256Of(const QString &path)
    {
        QFile file(path);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        return file.open(QIODevice::ReadOnly) && hash.addData(&file)
                   ? QString::fromLatin1(hash.result().toHex())
                   : QString();
    }
};

void TestCliBundle::createdBundleIsVerified()
{
    const Run made = run({"bundle", "create", "1", "-o", bundle()});
    const Run verified = runCli({"bundle", "verify", "--json", bundle()});

    QCOMPARE(made.code, 0);
    QCOMPARE(verified.code, 0);
    QCOMPARE(verified.object()["parts"].toInt(), 6); // page, PDF, JSON, three tables
    QCOMPARE(verified.object()["manifest_sha256"].toString().size(), 64);
    const Run again = run({"bundle", "create", "1", "-o", bundle()});
    QCOMPARE(again.code, 2);
    QVERIFY2(again.errors.contains("is there already") && again.errors.count('\n') == 1,
             again.errors.constData()); // before all else
    QCOMPARE(run({"bundle", "create", "2", "-o", bundle() + u'2'}).code, 2);
}

void TestCliBundle::reportIsInTheLanguageOfTheEnvironment()
{
    const auto languageBefore = qgetenv("LANGUAGE");
    const auto localeBefore = qgetenv("LC_ALL");
    qputenv("LC_ALL", "de_DE.UTF-8");
    qputenv("LANGUAGE", "de");
    run({"bundle", "create", "1", "-o", bundle()});
    qputenv("LC_ALL", localeBefore);
    qputenv("LANGUAGE", languageBefore);

    const QByteArray page = contentOf("report.html");
    QVERIFY2(page.contains("<html lang=\"de\"") && page.contains("Vorwurf"), page.constData());
    QVERIFY(contentOf("notes.csv").startsWith("note,recording,tick"));
}

void TestCliBundle::changedBundleEndsWithOne()
{
    run({"bundle", "create", "1", "-o", bundle()});
    QVERIFY(QFile::remove(bundle() + QStringLiteral("/notes.csv")));

    const Run verified = runCli({"bundle", "verify", bundle()});

    QCOMPARE(verified.code, 1);
    QVERIFY(verified.out.contains("missing: notes.csv"));
}

void TestCliBundle::signedBundleNamesItsSigner()
{
    if (QStandardPaths::findExecutable(QStringLiteral("ssh-keygen")).isEmpty())
        QSKIP("there is no ssh-keygen");
    const QString key = m_folder->filePath(QStringLiteral("key"));
    const QString signers = m_folder->filePath(QStringLiteral("signers"));
    QCOMPARE(QProcess::execute(QStringLiteral("ssh-keygen"),
                               {"-q", "-t", "ed25519", "-N", "", "-f", key}),
             0);
    QFile publicKey(key + QStringLiteral(".pub"));
    QFile list(signers);
    QVERIFY(publicKey.open(QIODevice::ReadOnly) && list.open(QIODevice::WriteOnly));
    list.write("staff@example.org " + publicKey.readAll());
    list.close();
    run({"bundle", "create", "1", "-o", bundle() + u'2'});

    QCOMPARE(run({"bundle", "create", "1", "-o", bundle(), "--sign", key}).code, 0);
    const Run verified = runCli({"bundle", "verify", "--signers", signers, bundle()});
    const Run unlisted = runCli({"bundle", "verify", bundle()});
    const Run unsignedOne = runCli({"bundle", "verify", "--signers", signers, bundle() + u'2'});

    QCOMPARE(verified.code, 0);
    QVERIFY2(verified.out.contains("signed by staff@example.org (ED25519 key SHA256:"),
             verified.out.constData());
    QCOMPARE(unlisted.code, 0);
    QVERIFY2(unlisted.out.contains("unknown key"), unlisted.out.constData());
    QCOMPARE(unsignedOne.code, 1);
    QVERIFY2(unsignedOne.out.contains("not signed"), unsignedOne.out.constData());
}

void TestCliBundle::whatIsNoBundleEndsWithTwo()
{
    QCOMPARE(runCli({"bundle", "verify", m_folder->path()}).code, 2);
    QCOMPARE(runCli({"bundle", "verify"}).code, 2);
    QCOMPARE(run({"bundle", "create", "1"}).code, 2);
}

void TestCliBundle::recordingOfTheCaseIsPutIn()
{
    const QString name = QStringLiteral("/teeworlds/tw075-client-otto-dm6.demo");
    const QString path = test::recordings() + name;
    const QString other = test::recordings() + QStringLiteral("/teeworlds/tw061-server-dm1.demo");
    if (!test::isHere(path) || !test::isHere(other))
        SKIP_MISSING();
    run({"case", "create", "--recording", path});

    const Run made = run({"bundle", "create", "2", "-o", bundle(), "--with-recording", path});
    const Run refused = run(
        {"bundle", "create", "2", "-o", bundle() + u'2', "--with-recording", other});

    QCOMPARE(made.code, 0);
    QCOMPARE(QDir(bundle()).entryList({"recording-*"}),
             QStringList{QStringLiteral("recording-1-%1.demo").arg(sha256Of(path).left(16))});
    QCOMPARE(runCli({"bundle", "verify", bundle()}).code, 0);
    QCOMPARE(refused.code, 2);
}

/// The share of regular intervals is that which was counted by hand, see test_real_facts.cpp: 214
/// of 252, and 50 of 147 of the other one.
void TestCliBundle::recordingShowsNotesAndFigures()
{
    const QString path = test::recordings()
                         + QStringLiteral("/teehistorian/ddnet198-racebox.teehistorian");
    if (!test::isHere(path))
        SKIP_MISSING();
    run({"case", "create", "--recording", path, "--accused", "#2"});
    const Run noted = run({"case", "note", "2", "--recording", path, "--tick", "2000", "--player",
                           "npc01", "--client", "2", "--text", "like clockwork"});
    QCOMPARE(noted.code, 0);

    const Run made = run({"bundle", "create", "2", "-o", bundle(), "--recording", path});

    QCOMPARE(made.code, 0);
    const QStringList files = QDir(bundle()).entryList(QDir::Files);
    for (const char *wanted :
         {"note-1.png", "note-1-inputs.csv", "figures.csv", "figure-bars.csv", "report.pdf"})
        QVERIFY2(files.contains(QLatin1String(wanted)), wanted);
    const QByteArray numbers = contentOf("figures.csv");
    QVERIFY(
        numbers.contains("regular_intervals,,share,0.8492063492,0.7998015302,0.8881245034,252,"));
    // Bars of chance are of other people.
    const QByteArray bars = contentOf("figure-bars.csv");
    QVERIFY(bars.contains(",everybody else,same_inputs,"));
    QVERIFY(!bars.contains("#2,same_inputs,"));
    const QByteArray page = contentOf("report.html");
    QVERIFY(page.contains(">84.9%<"));
    // Everybody else together, and from the least to the greatest of each.
    QVERIFY(page.contains("% (35\u2013"));
    QVERIFY(page.count("data:image/svg+xml") > 3);
    bool isLabelled = false; // with what the figure counts, as in the window
    for (const QByteArray &rest : page.split(','))
        isLabelled |= QByteArray::fromBase64(rest.left(rest.indexOf('"')))
                          .contains("9–11 ticks: 214 of 252 (84.9%)");
    QVERIFY(isLabelled);
    QCOMPARE(page.count("data:image/png"), 1);
    QVERIFY(contentOf("report.pdf").startsWith("%PDF-1."));
}

/// Three people were called npc01; the one who is accused is the second of them.
void TestCliBundle::figuresAreOfTheAccusedAlone()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#6"}).code, 0);
    QCOMPARE(run({"case", "note", "2", "--tick", "4000", "--player", "#6"}).code, 0);
    QCOMPARE(
        run({"case", "note", "2", "--tick", "5000", "--player", "Carol", "--client", "0"}).code, 0);
    // Then #2 had the client ID: the note is about npc01, whoever that was.
    QCOMPARE(run({"case", "note", "2", "--tick", "2200", "--player", "#6"}).code, 0);

    const Run made = run({"bundle", "create", "2", "-o", bundle(), "--recording", path});

    QCOMPARE(made.code, 0);
    std::set<std::string> players;
    const auto rows = csvRows(contentOf("figures.csv").toStdString(), ',');
    for (std::size_t row = 1; row < rows.size(); ++row)
        players.insert(rows[row].cells[1] + ' ' + rows[row].cells[2]);
    const QByteArray accused = "npc01 #6, 1:03\u20131:58";
    QCOMPARE(players, (std::set<std::string>{" ", "6 " + accused.toStdString()}));
    QCOMPARE(rows[0].cells.front(), std::string("recording"));
    QCOMPARE(QString::fromStdString(rows[1].cells.front()), sha256Of(path));
    const QByteArray page = contentOf("report.html");
    QCOMPARE(page.count("<h2><bdi>Figures: "), 2); // his, and those of the file
    // Where the file has a gap, and where he turned onto somebody.
    const QByteArray places = contentOf("figure-places.csv");
    QVERIFY2(places.contains(",,,recording_gaps,,"), places.left(2000).constData());
    QVERIFY(places.contains(",turns_onto_players,"));
    QCOMPARE(page.count("<bdi>Where: "), 4);
    QVERIFY(page.contains("Inputs within 3 seconds of it"));
    QVERIFY(page.contains("Of " + accused + "; what was held"));
    for (const char *other : {"npc01 #2", "npc01 #9", "player 2", "player 9"})
        QVERIFY2(!page.contains(other), other);
    QVERIFY(page.contains("may be the same person: #2, #9."));
    QVERIFY(contentOf("notes.csv").contains(accused));
    QVERIFY(contentOf("notes.csv").contains("\"Carol #0, ")); // as she was called then
    QVERIFY(contentOf("notes.csv").contains(",2200,,npc01,"));
    QVERIFY(contentOf("report.pdf").contains("/Title"));
    QVERIFY(contentOf("note-1-events.csv").contains("(rebuilt)"));
}

void TestCliBundle::nameOnlyHasNoFigures()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    const Run filed = run({"case", "create", "--recording", path, "--accused", "npc01"});
    QCOMPARE(filed.code, 0);
    QVERIFY(filed.errors.contains("accused by name only: 3 players"));

    const Run made = run({"bundle", "create", "2", "-o", bundle(), "--recording", path});

    QCOMPARE(made.code, 0);
    const QByteArray sentence
        = "held by 3 people in ddnet198-racebox.teehistorian: npc01 #2, 0:03\u20131:00; "
          "npc01 #6, 1:03\u20131:58; npc01 #9, 2:01\u20132:04. No figures are shown";
    QVERIFY2(made.errors.contains(sentence), made.errors.constData());
    QVERIFY(contentOf("report.html").contains(sentence));
    QVERIFY(contentOf("report.html").contains("npc01 (name only)"));
    QVERIFY(!contentOf("report.html").contains("Figures: "));
    QVERIFY(!QDir(bundle()).exists(QStringLiteral("figures.csv")));

    // Without the recording nobody can list them, but the sentence stands.
    QCOMPARE(run({"bundle", "create", "2", "-o", bundle() + u'2'}).code, 0);
    QFile plain(bundle() + QStringLiteral("2/report.html"));
    QVERIFY(plain.open(QIODevice::ReadOnly));
    QVERIFY(plain.readAll().contains("npc01 is accused by name only, so no figures are shown."));

    QCOMPARE(run({"case", "accuse", "2", "--accused", "#9", "--recording", path}).code, 0);
    QCOMPARE(run({"bundle", "create", "2", "-o", bundle() + u'3', "--recording", path}).code, 0);
    QVERIFY(QDir(bundle() + u'3').exists(QStringLiteral("figures.csv")));
}

/// In this stretch the tee freezes, and "playing" is set all the time: neither is pressed.
void TestCliBundle::whatIsSaidOfTheReporterIsTold()
{
    QCOMPARE(run({"case", "create", "--reporter", "Otto", "--claim", "Unlike otto (34 %)."}).code,
             0);

    const Run hidden = run({"bundle", "create", "2", "-o", bundle()});
    const Run named = run({"bundle", "create", "2", "-o", bundle() + u'2', "--name-reviewers"});

    QCOMPARE(hidden.code, 0);
    QVERIFY2(hidden.errors.contains("Claim: Unlike [reporter] (34 %)."), hidden.errors.constData());
    QVERIFY2(!named.errors.contains("34 %"), named.errors.constData());
}

void TestCliBundle::inputsAreWhatAPersonPressed()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#2"}).code, 0);
    QCOMPARE(run({"case", "note", "2", "--recording", path, "--tick", "400", "--last-tick", "3000",
                  "--player", "npc01", "--client", "2"})
                 .code,
             0);

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle(), "--recording", path}).code, 0);

    QSet<QString> inputs;
    const auto rows = csvRows(contentOf("note-1-inputs.csv").toStdString(), ',');
    for (std::size_t row = 1; row < rows.size(); ++row)
        inputs.insert(QString::fromStdString(rows[row].cells.at(2)));
    QVERIFY(inputs.contains(QStringLiteral("Direction")));
    QVERIFY(inputs.contains(QStringLiteral("Jump")));
    const QSet<QString> pressed{"Direction", "Jump",       "Hook",     "Fire held", "Weapon wanted",
                                "Chatting",  "Scoreboard", "aim_turn", "In menu",   "Next weapon"};
    QVERIFY(inputs.contains(QStringLiteral("aim_turn")));
    QCOMPARE(inputs - pressed, QSet<QString>());
}

void TestCliBundle::noteBesideTheRecordingHasNoEvidence()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#2"}).code, 0);
    const Run refused = run({"case", "note", "2", "--recording", path, "--tick", "99999"});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.contains("the recording has ticks"), refused.errors.constData());
    // Where the file is not at hand it cannot be known.
    QCOMPARE(run({"case", "note", "2", "--tick", "99999", "--player", "npc01"}).code, 0);
    const Run named = run({"case", "note", "2", "--tick", "400", "--player", "Zoe"});
    QCOMPARE(named.code, 0);
    QVERIFY2(named.errors.contains("Zoe is a name only"), named.errors.constData());

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle(), "--recording", path}).code, 0);

    QVERIFY(contentOf("report.html").contains("tick 99999, which the recording does not have"));
    // Zoe is not in it: what the accused did then is not hers.
    for (const char *name : {"note-1-events.csv", "note-2-events.csv", "note-1.png"})
        QVERIFY2(!QDir(bundle()).exists(QLatin1String(name)), name);
}

/// Client 0 is Carol at that tick.
void TestCliBundle::noteThatContradictsItselfIsAboutNobody()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#2"}).code, 0);
    const QStringList note{"case", "note", "2", "--recording", path, "--tick", "5000"};
    const QStringList range{"--last-tick", "99999"};
    const QStringList nobody{"--client", "60"};
    const QStringList another{"--player", "npc01", "--client", "0"};
    const QStringList number{"--player", "#2", "--client", "0"};
    for (const QStringList &wrong : {range, nobody, another, number})
        QCOMPARE(run(note + wrong).code, 2);
    // As somebody may have written it down elsewhere.
    QFile written(bundle() + QStringLiteral(".json"));
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(R"({"text": "fast", "tick": 5000, "client": 0, "player": "npc01"})");
    written.close();
    QCOMPARE(run({"case", "note", "2", "--input", written.fileName()}).code, 0);

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle(), "--recording", path}).code, 0);

    QVERIFY(contentOf("notes.csv").contains("npc01"));
    QVERIFY(!contentOf("notes.csv").contains("Carol"));
    for (const char *name : {"note-1-events.csv", "note-1-inputs.csv"})
        QVERIFY2(!QDir(bundle()).exists(QLatin1String(name)), name);
}

/// Carol's client saw npc00 #7 until 5222 only; what was seen is held by two sources.
void TestCliBundle::whoIsOutOfSightIsSaid()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    const QString path = *test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#7"}).code, 0);
    QCOMPARE(run({"case", "note", "2", "--tick", "5224", "--player", "#7"}).code, 0);

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle(), "--recording", path}).code, 0);

    const QByteArray page = contentOf("report.html");
    QVERIFY(page.contains("npc00")
            && page.contains(". Any player in the picture is someone else."));
    const auto rows = csvRows(contentOf("note-1-inputs.csv").toStdString(), ',');
    std::map<std::pair<std::string, std::string>, std::string> values;
    for (std::size_t row = 1; row < rows.size(); ++row) {
        const auto &cells = rows[row].cells;
        QCOMPARE(cells.size(), std::size_t{7});
        QVERIFY(!cells[6].empty()); // how it is known
        const auto [before, isNew] = values.try_emplace({cells[0], cells[2]}, cells[3]);
        QVERIFY2(isNew, qPrintable(QString::fromStdString(cells[0] + ' ' + cells[2])));
        if (cells[0] == "5146" && cells[2] == "Hook state")
            QCOMPARE(cells[5], std::string("no"));
    }
}

/// Fire is held where the seconds around the first note end.
void TestCliBundle::pressHasOneLengthInAllTables()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    QCOMPARE(run({"case", "create", "--recording", path, "--accused", "#6"}).code, 0);
    for (const char *tick : {"3650", "3762"})
        QCOMPARE(run({"case", "note", "2", "--tick", tick, "--player", "#6"}).code, 0);

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle(), "--recording", path}).code, 0);

    const QByteArray columns = "tick,seconds,input,value,ticks,whole";
    const QByteArray held = "3756,72.120,Fire held,1,51,yes";
    for (const char *part : {"note-1-inputs.csv", "note-2-inputs.csv"}) {
        const QByteArray table = contentOf(part);
        QVERIFY2(table.startsWith(columns) && table.contains(held), table.constData());
    }
}

void TestCliBundle::noteBehindTheDecisionSaysSo()
{
    QCOMPARE(run({"case", "create", "--accused", "npc01", "--recording", QString(64, u'a')}).code,
             0);
    QCOMPARE(run({"case", "assign", "2", "--to", "anna"}).code, 0);
    QCOMPARE(run({"case", "note", "2", "--text", "before"}).code, 0);
    QCOMPARE(run({"case", "verdict", "2", "--aspect", "aim=clean", "--decision", "clean",
                  "--reason", "so I see it", "--decide"})
                 .code,
             0);
    QCOMPARE(run({"case", "note", "2", "--text", "behind"}).code, 0);

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle()}).code, 0);

    QCOMPARE(contentOf("report.html").count(", after the decision"), 1);
}

void TestCliBundle::missingRecordingIsTold()
{
    run({"case", "create", "--recording", QString(64, u'a')});

    QCOMPARE(run({"bundle", "create", "2", "-o", bundle()}).code, 0);

    QVERIFY(contentOf("report.html").contains("The recording aaaaaaaaaaaa was not available"));
}

TICKSCOPE_TEST(TestCliBundle, QCoreApplication)

#include "test_cli_bundle.moc"
