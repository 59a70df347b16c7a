// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command line on GoldSrc demos: shared ones against their facts.

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope::test;

namespace {

QString goldsrcPath(const QString &name)
{
    return recordings() + QStringLiteral("/goldsrc/") + name;
}

QJsonObject goldsrcFacts()
{
    QFile json(goldsrcPath("facts.json"));
    if (!json.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(json.readAll()).object();
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Counts of the facts, where absent ones are left out.
QJsonObject countsOf(const QJsonObject &fact)
{
    QJsonObject frames;
    for (const auto &entry : fact[u"entries"].toArray()) {
        const QJsonObject types = entry.toObject()[u"walked_frame_counts"].toObject();
        for (const QString &type : types.keys())
            frames[type] = frames[type].toInt() + types[type].toInt();
    }
    QJsonObject counts{{"frames", frames}};
    for (const char *group : {"server_messages", "user_messages"}) {
        if (!fact[group].toObject().isEmpty())
            counts[group] = fact[group];
    }
    return counts;
}

QJsonObject itemOf(const QJsonObject &state, const QString &type, int id)
{
    for (const auto &item : state[u"items"].toArray()) {
        const QJsonObject object = item.toObject();
        if (object[u"type"].toString() == type && object[u"id"].toInt() == id)
            return object[u"fields"].toObject();
    }
    return {};
}

} // namespace

class TestCliGoldsrc : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void verifyEndsAsTheFactsSay_data() { addFiles(false); }
    void verifyEndsAsTheFactsSay();
    void infoHasTheFacts_data() { addFiles(true); }
    void infoHasTheFacts();
    void infoTellsHowTheMapWasFound_data();
    void infoTellsHowTheMapWasFound();
    void stateHasTheItemsOfTheContract();
    void trackListsTheLiving();
    void eventsTellChatKillAndCommand();
    void signedNumberThatIsAnothersNameIsRefused();
    void numberThatIsAnothersNameIsRefused();
    void proxyIsNoPlayer();
    void peopleOfOneNameAreToldApart();
    void nameOfSeveralIsRefusedInARangeToo();
    void trackComputesNothing();
    void killsNameBothSides();
    void killsAreFoundUnderEitherSide_data();
    void killsAreFoundUnderEitherSide();
    void monstersAreEntitiesAndNoPlayers();
    void velocitiesFollowFromPositions_data();
    void velocitiesFollowFromPositions();

private:
    void addFiles(bool onlyWhole) const;
    /// The tiny demo with other bytes, of the same number.
    [[nodiscard]] QString tinyWith(const QByteArray &bytes, const QByteArray &others) const;

    QJsonObject m_facts;
    QTemporaryDir m_folder;
    QString m_tiny;
};

void TestCliGoldsrc::initTestCase()
{
    m_facts = goldsrcFacts();
    m_tiny = m_folder.filePath("tiny.dem");
    const auto bytes = makeTinyGoldsrcDemo();
    QVERIFY(writeBytes(m_tiny, {reinterpret_cast<const char *>(bytes.data()),
                                static_cast<qsizetype>(bytes.size())}));
}

QString TestCliGoldsrc::tinyWith(const QByteArray &bytes, const QByteArray &others) const
{
    const QString path = m_folder.filePath("changed.dem");
    return writeBytes(path, bytesOf(m_tiny).replace(bytes, others)) ? path : QString();
}

void TestCliGoldsrc::addFiles(bool onlyWhole) const
{
    QTest::addColumn<QString>("name");
    for (const QString &name : m_facts.keys()) {
        const QJsonObject fact = m_facts[name].toObject();
        if (fact.contains(u"exit") && (!onlyWhole || fact[u"exit"].toInt() == 0))
            QTest::newRow(qPrintable(name)) << name;
    }
    if (m_facts.isEmpty())
        QTest::newRow("none") << QString();
}

#define SKIP_WITHOUT_FACTS() \
    if (m_facts.isEmpty()) \
    SKIP_WITHOUT_FILE("goldsrc/facts.json")

void TestCliGoldsrc::verifyEndsAsTheFactsSay()
{
    SKIP_WITHOUT_FACTS();
    QFETCH(QString, name);
    const QJsonObject fact = m_facts[name].toObject();

    const Run run = runCli({"verify", "--json", goldsrcPath(name)});

    QCOMPARE(run.code, fact[u"exit"].toInt());
    if (run.code == 0) {
        QCOMPARE(run.object()[u"ticks"].toInt(), fact[u"tick_count"].toInt());
        QVERIFY(run.object()[u"damage"].toArray().isEmpty());
    }
}

void TestCliGoldsrc::infoHasTheFacts()
{
    SKIP_WITHOUT_FACTS();
    QFETCH(QString, name);
    const QJsonObject fact = m_facts[name].toObject();

    const Run run = runCli({"info", "--json", "--quiet", goldsrcPath(name)});

    QCOMPARE(run.code, 0);
    const QJsonObject info = run.object();
    QCOMPARE(info[u"format"].toString(), QString("goldsrc"));
    QCOMPARE(info[u"format_version"].toInt(), fact[u"demo_protocol"].toInt());
    QCOMPARE(info[u"protocol"].toString(), QString::number(fact[u"network_protocol"].toInt()));
    QCOMPARE(info[u"map"][u"name"].toString(), fact[u"map"].toString());
    QCOMPARE(info[u"tick_count"].toInt(), fact[u"tick_count"].toInt());
    QVERIFY(info[u"tick_rate"].isNull());
    QCOMPARE(info[u"metadata"][u"game_directory"].toString(), fact[u"game"].toString());
    // The sheet's table of versions has a name for each of these files.
    const QMap<int, QString> versions{
        {35, "Half-Life 1.0.0.5"}, {40, "Half-Life 1.0.1.6"}, {48, "Half-Life on Steam"}};
    QCOMPARE(info[u"protocol_name"].toString(), versions[fact[u"network_protocol"].toInt()]);
    QJsonObject counts = countsOf(fact);
    if (fact[u"demo_protocol"].toInt() == 4) {
        counts[u"server_messages"] = QJsonValue();
        counts[u"user_messages"] = QJsonValue();
    }
    QCOMPARE(info[u"counts"].toObject(), counts);
}

void TestCliGoldsrc::infoTellsHowTheMapWasFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFound");

    QTest::newRow("checksum in the header") << "synthetic_dm_8p.dem" << true;
    QTest::newRow("checksum in the server info") << "synthetic_hltv_8p.dem" << true;
    QTest::newRow("map of another name") << "274_dcj_Desu.dem" << false;
}

void TestCliGoldsrc::infoTellsHowTheMapWasFound()
{
    QFETCH(QString, name);
    QFETCH(bool, isFound);
    if (!tickscope::test::realRecording(QStringLiteral("goldsrc/") + name))
        SKIP_MISSING();

    const Run run = runCli({"info", "--json", "--quiet", goldsrcPath(name)});

    const QJsonObject map = run.object()[u"map"].toObject();
    QCOMPARE(map[u"found"].toBool(), isFound);
    QCOMPARE(map[u"found_by"].toString(), isFound ? QString("crc32") : QString());
    if (isFound)
        QCOMPARE(map[u"crc32"].toString(), QString::number(2994754281U, 16));
}

void TestCliGoldsrc::stateHasTheItemsOfTheContract()
{
    const Run run = runCli({"state", "--tick", "20", "--json", m_tiny});

    QCOMPARE(run.code, 0);
    const QJsonObject state = run.object();
    QCOMPARE(state[u"seconds"].toDouble(), 1.0);
    QCOMPARE(itemOf(state, "View", 0)[u"simorg[0]"].toDouble(), 120.0);
    QCOMPARE(itemOf(state, "View", 0)[u"viewangles[0]"].toDouble(), 10.0);
    QCOMPARE(itemOf(state, "UserCommand", 0)[u"buttons"].toInt(), 8);
    QCOMPARE(itemOf(state, "ClientData", 0)[u"origin[0]"].toDouble(), 120.0);
    QCOMPARE(itemOf(state, "ClientData", 0)[u"health"].toDouble(), 100.0);
    QCOMPARE(itemOf(state, "Entity", 2)[u"origin[1]"].toDouble(), 20.0);
    QCOMPARE(itemOf(state, "Entity", 2)[u"modelindex"].toInt(), 2);
    QCOMPARE(itemOf(state, "Client", 1)[u"name"].toString(), QString("Barney"));
    QCOMPARE(itemOf(state, "World", 0)[u"servertime"].toDouble(), 11.0);
    QCOMPARE(itemOf(state, "World", 0)[u"gravity"].toDouble(), 800.0);
    QCOMPARE(itemOf(state, "World", 0)[u"map"].toString(), QString("maps/room.bsp"));
    for (const auto &item : state[u"items"].toArray()) {
        if (item[u"type"].toString() == "Entity" && item[u"id"].toInt() == 2)
            QCOMPARE(item[u"texts"][u"modelindex"].toString(), QString("models/player.mdl"));
        if (item[u"type"].toString() == "UserCommand")
            QCOMPARE(item[u"texts"][u"buttons"].toString(), QString("forward"));
    }
}

void TestCliGoldsrc::trackListsTheLiving()
{
    const Run run = runCli({"track", "--from", "10", "--to", "10", "--quiet", m_tiny});

    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, QByteArray("tick,player,client_id,x,y,z,vx,vy,vz,name\n"
                                 "10,,0,110,50,36,20,0,0,Gordon\n"
                                 "10,,1,0,10,36,,,,Barney\n"));
}

void TestCliGoldsrc::eventsTellChatKillAndCommand()
{
    const Run run = runCli({"events", "--json", "--kind", "chat,kill,command", m_tiny});

    QCOMPARE(run.code, 0);
    const auto rows = run.rows();
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows[0][u"tick"].toInt(), 4);
    QCOMPARE(rows[0][u"text"].toString(), QString("hi"));
    QCOMPARE(rows[0][u"player"].toInt(), 1);
    QCOMPARE(rows[1][u"tick"].toInt(), 8);
    QCOMPARE(rows[1][u"client_id"].toInt(), 0);
    QCOMPARE(rows[2][u"tick"].toInt(), 12);
    QCOMPARE(rows[2][u"text"].toString(), QString("slot2"));
}

void TestCliGoldsrc::proxyIsNoPlayer()
{
    const QString path = tinyWith(R"(\model\barney)", R"(\*hltv\1\x\yz)");

    const auto rows = runCli({"events", "--json", "--kind", "chat,kill", path}).rows();

    QCOMPARE(rows.size(), 2);
    QVERIFY(rows[0][u"player"].isNull());
    QCOMPARE(rows[0][u"client_id"].toInt(), 1);
    QCOMPARE(rows[1][u"player"].toInt(-1), 0);
    QVERIFY(rows[1][u"other_player"].isNull());
    QCOMPARE(rows[1][u"other_client_id"].toInt(), 1);
    for (const char *who : {"1", "#1", "Barney"}) {
        const Run facts = runCli({"facts", "--player", who, path});
        QCOMPARE(facts.code, 2);
        QVERIFY2(facts.errors.contains("is a proxy"), facts.errors.constData());
        QCOMPARE(runCli({"events", "--from", "0", "--player", who, path}).code, 2);
    }
}

void TestCliGoldsrc::peopleOfOneNameAreToldApart()
{
    const QString path = tinyWith(R"(\name\Barney)", R"(\name\Gordon)");
    const auto textOf = [&path](const QStringList &range) {
        return runCli(QStringList{"events", "--json", "--kind", "kill", path} + range)
            .rows()
            .value(0)[u"text"]
            .toString();
    };

    QCOMPARE(textOf({}), QStringLiteral("Gordon #0 killed Gordon #1 (9mmAR)"));
    // In a range players have no numbers.
    QCOMPARE(textOf({"--from", "5"}), QStringLiteral("client 0 killed client 1 (9mmAR)"));
    const Run run = runCli({"events", "--kind", "kill", path});
    QVERIFY2(run.out.contains("Gordon #0 killed Gordon #1"), run.out.constData());
}

void TestCliGoldsrc::nameOfSeveralIsRefusedInARangeToo()
{
    const QString path = tinyWith(R"(\name\Barney)", R"(\name\Gordon)");
    for (const char *command : {"events", "track"}) {
        const Run whole = runCli({command, "--player", "Gordon", path});
        const Run range = runCli({command, "--player", "Gordon", "--from", "5", path});

        QCOMPARE(whole.code, 2);
        QCOMPARE(range.code, 2);
        QVERIFY2(range.errors.contains("2 players have been named \"Gordon\""),
                 range.errors.constData());
        QCOMPARE(range.errors, whole.errors);
        QVERIFY(range.out.isEmpty());
    }
    QCOMPARE(runCli({"events", "--player", "Barney", "--from", "5", m_tiny}).code, 0);
    // In each recording of a scan it would be another number.
    const QStringList words{"scan", "--kind", "kill", "--player", "Gordon", path};
    for (const QStringList &range : {QStringList(), QStringList{"--from", "5"}}) {
        const Run run = runCli(words + range);
        QVERIFY(run.out.contains(R"("player":0,)") && run.out.contains(R"("other_player":1,)"));
        QVERIFY(run.errors.contains("1 recording has several players of that name"));
    }
}

void TestCliGoldsrc::signedNumberThatIsAnothersNameIsRefused()
{
    const QString path = m_folder.filePath("signed.dem");
    QVERIFY(writeBytes(path, bytesOf(m_tiny).replace("Gordon", "#00001")));

    const Run refused = runCli({"events", "--kind", "chat", "--player", "#00001", path});
    const Run numbered = runCli({"events", "--json", "--kind", "chat", "--player", "1", path});

    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.errors.contains("write 00001 for the number, or 0 for who"),
             refused.errors.constData());
    QCOMPARE(numbered.rows().size(), 1);
}

void TestCliGoldsrc::numberThatIsAnothersNameIsRefused()
{
    const QString path = m_folder.filePath("numbers.dem");
    QVERIFY(writeBytes(path, bytesOf(m_tiny).replace("Gordon", "000001")));
    const auto chatOf = [&path](const char *player) {
        return runCli({"events", "--json", "--quiet", "--kind", "chat", "--player", player, path});
    };

    const Run refused = chatOf("000001");
    const Run numbered = chatOf("#1");
    const Run called = chatOf("#0");

    QCOMPARE(refused.code, 2);
    QVERIFY(refused.out.isEmpty());
    QVERIFY2(refused.errors.contains("write '#000001' for the number, or '#0' for who"),
             refused.errors.constData());
    QCOMPARE(numbered.rows().size(), 1); // Barney says "hi"
    QCOMPARE(chatOf("1").rows(), numbered.rows());
    QCOMPARE(called.code, 0);
    QVERIFY(called.rows().isEmpty());
    QCOMPARE(runCli({"case", "create", "--accused", "000001", "--recording", path, "--store",
                     m_folder.filePath("cases.sqlite"), "--as", "anna"})
                 .code,
             2);
}

void TestCliGoldsrc::trackComputesNothing()
{
    const QString path = m_folder.filePath("formula.dem");
    QVERIFY(writeBytes(path, bytesOf(m_tiny).replace("Barney", "=1+1\x1b!")));

    const Run track = runCli({"track", "--quiet", "--from", "1", "--to", "2", path});

    QCOMPARE(track.code, 0);
    QVERIFY2(track.out.contains(",'=1+1\\x1b!\n"), track.out.constData());
    QVERIFY(!track.out.contains('\x1b'));
}

void TestCliGoldsrc::killsNameBothSides()
{
    if (m_facts.isEmpty())
        SKIP_WITHOUT_FILE("goldsrc/facts.json");

    const auto rows
        = runCli({"events", "--json", "--kind", "kill", goldsrcPath("synthetic_dm_8p.dem")}).rows();

    // Player indexes of the message, as the facts name them; 0 is the world.
    const QJsonObject players = m_facts[u"synthetic_dm_8p.dem"][u"players"].toObject();
    const auto nameOf = [&players](int index) {
        const QString info = players[QString::number(index)][u"userinfo"].toString();
        return info.section(QStringLiteral("\\name\\"), 1).section(u'\\', 0, 0);
    };
    QVERIFY(!rows.isEmpty());
    for (const QJsonObject &row : rows) {
        const int killer = row[u"fields"][u"killer"].toInt();
        const int victim = row[u"fields"][u"victim"].toInt();
        const QString weapon = row[u"fields"][u"weapon"].toString();
        QCOMPARE(row[u"other_client_id"].toInt(-1), victim - 1);
        QVERIFY(row[u"other_player"].isDouble());
        if (killer == 0)
            QCOMPARE(row[u"text"].toString(), nameOf(victim) + " died (" + weapon + ")");
        else
            QCOMPARE(row[u"text"].toString(),
                     nameOf(killer) + " killed " + nameOf(victim) + " (" + weapon + ")");
    }
}

void TestCliGoldsrc::killsAreFoundUnderEitherSide_data()
{
    QTest::addColumn<QStringList>("filter");

    // Walter has player index 3, Otis 4. Source: facts of the recording.
    QTest::newRow("name of the one who killed") << QStringList{"--player", "Walter"};
    QTest::newRow("name of the other") << QStringList{"--player", "Otis"};
    QTest::newRow("number of the other") << QStringList{"--player", "3"};
    QTest::newRow("slot of the other") << QStringList{"--client", "3"};
}

void TestCliGoldsrc::killsAreFoundUnderEitherSide()
{
    if (m_facts.isEmpty())
        SKIP_WITHOUT_FILE("goldsrc/facts.json");
    QFETCH(QStringList, filter);

    const auto rows = runCli(QStringList{"events", "--json", "--kind", "kill"} + filter
                             + QStringList{goldsrcPath("synthetic_dm_8p.dem")})
                          .rows();

    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.front()[u"text"].toString(), QString("Walter killed Otis (9mmAR)"));
}

void TestCliGoldsrc::monstersAreEntitiesAndNoPlayers()
{
    SKIP_WITHOUT_RECORDING("goldsrc/basic.dem");
    if (m_facts.isEmpty())
        SKIP_WITHOUT_FILE("goldsrc/facts.json");

    // Single player: one person, and the staff of Black Mesa.
    const QJsonObject info = runCli({"info", "--json", goldsrcPath("basic.dem")}).object();

    QCOMPARE(info[u"players"].toArray().size(), 1);
    QVERIFY(info[u"entities"][u"scientist"].toInt() > 0);
}

void TestCliGoldsrc::velocitiesFollowFromPositions_data()
{
    QTest::addColumn<QString>("name");

    QTest::newRow("Team Fortress") << "won_cool.dem";
    QTest::newRow("single player") << "won_utka.dem";
}

/// Demos of WON hold none: each is what the way of the last tenth of a second tells, and that is
/// said.
void TestCliGoldsrc::velocitiesFollowFromPositions()
{
    QFETCH(QString, name);
    if (!tickscope::test::realRecording(QStringLiteral("goldsrc/") + name))
        SKIP_MISSING();

    const Run whole = runCli({"track", "--json", goldsrcPath(name)});
    const Run table = runCli({"track", goldsrcPath(name)});
    const Run range = runCli({"track", "--from", "200", "--to", "210", goldsrcPath(name)});
    const Run quiet = runCli({"track", "--quiet", goldsrcPath(name)});

    QVERIFY2(whole.errors.contains("no velocities are recorded; they follow from positions"),
             whole.errors.constData());
    QVERIFY(!quiet.errors.contains("velocities"));
    QVERIFY(table.out.startsWith("tick,player,client_id,x,y,z,vx,vy,vz\n"));
    int derived = 0;
    bool moves = false;
    for (const QJsonObject &row : whole.rows()) {
        const bool isDerived = row[u"velocity_source"].toString() == u"positions";
        QCOMPARE(row[u"vx"].isDouble(), isDerived);
        derived += isDerived ? 1 : 0;
        moves = moves || row[u"vx"].toDouble() != 0;
    }
    QVERIFY(moves);
    // Of all but those who have just come.
    QVERIFY2(derived * 10 > whole.rows().size() * 9, qPrintable(QString::number(derived)));
    // A range has the velocities of the whole from its first tick on.
    const auto velocities = [](const QByteArray &lines) {
        QList<QByteArrayList> all;
        for (const QByteArray &line : lines.split('\n')) {
            const QByteArrayList cells = line.split(',');
            const int tick = cells.value(0).toInt();
            if (tick >= 200 && tick <= 210)
                all << cells.mid(0, 1) + cells.mid(2, 7);
        }
        return all;
    };
    QVERIFY(!velocities(table.out).isEmpty());
    QCOMPARE(velocities(range.out), velocities(table.out));
}

TICKSCOPE_TEST(TestCliGoldsrc, QCoreApplication)
#include "test_cli_goldsrc.moc"
