// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command line on teehistorian files, real ones against their facts.

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "core/model/event/event.h"
#include "core/model/secrets.h"
#include "tests/cli/run_cli.h"
#include "tests/support/places.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"

using namespace tickscope::test;

namespace {

const QStringList InputFields = {"Direction",  "TargetX",   "TargetY",     "Jump",
                                 "Fire",       "Hook",      "PlayerFlags", "WantedWeapon",
                                 "NextWeapon", "PrevWeapon"};

QString teehistorianPath(const QString &name)
{
    return recordings() + QStringLiteral("/teehistorian/") + name;
}

QJsonObject teehistorianFacts()
{
    QFile json(teehistorianPath("facts.json"));
    if (!json.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(json.readAll()).object()[u"files"].toObject();
}

int countOf(const QList<QJsonObject> &rows, const QString &kind)
{
    return int(std::ranges::count_if(
        rows, [&kind](const QJsonObject &row) { return row[u"kind"].toString() == kind; }));
}

} // namespace

class TestCliTeehistorian : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void infoHasTheFacts_data() { addFiles(); }
    void infoHasTheFacts();
    void eventsHaveTheFacts_data() { addFiles(); }
    void eventsHaveTheFacts();
    void stateHasTheFacts_data() { addFiles(); }
    void stateHasTheFacts();
    void trackListsTheLiving();
    void secretsNeedAWish();
    void everyVisitWithoutEvidenceIsAPlayer_data() { addFiles(); }
    void everyVisitWithoutEvidenceIsAPlayer();
    void nameOfSeveralIsWrongUsage();

private:
    void addFiles() const;

    QJsonObject m_facts;
    QTemporaryDir m_folder;
    QString m_tiny;
};

void TestCliTeehistorian::initTestCase()
{
    m_facts = teehistorianFacts();
    m_tiny = m_folder.filePath("tiny.teehistorian");
    QFile file(m_tiny);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto bytes = makeTinyTeehistorian();
    file.write(reinterpret_cast<const char *>(bytes.data()), qint64(bytes.size()));
}

void TestCliTeehistorian::addFiles() const
{
    QTest::addColumn<QString>("name");
    for (const QString &name : m_facts.keys())
        QTest::newRow(qPrintable(name)) << name;
    if (m_facts.isEmpty())
        QTest::newRow("none") << QString();
}

void TestCliTeehistorian::infoHasTheFacts()
{
    QFETCH(QString, name);
    if (name.isEmpty())
        SKIP_WITHOUT_FILE("teehistorian/facts.json");
    const QJsonObject truth = m_facts[name].toObject();
    const QJsonObject known = truth[u"libtw2"].toObject();
    QJsonObject items = known[u"items"].toObject();
    for (const QString &kind : items.keys()) {
        if (kind.startsWith(u"Tick"))
            items.remove(kind);
    }

    const Run run = runCli({"info", "--json", teehistorianPath(name)});
    const QJsonObject info = run.object();

    QCOMPARE(run.code, known[u"error"].toString().isEmpty() ? 0 : 1);
    QCOMPARE(info[u"format"].toString(), "teehistorian");
    QCOMPARE(info[u"format_version"].toInt(), 2);
    QCOMPARE(info[u"first_tick"], truth[u"first_tick"]);
    QCOMPARE(info[u"last_tick"], truth[u"last_tick"]);
    QCOMPARE(info[u"counts"].toObject()[u"items"].toObject(), items);
    const QJsonObject header = truth[u"header_json"].toObject();
    QCOMPARE(info[u"metadata"].toObject()[u"config"], header[u"config"]);
    QCOMPARE(info[u"metadata"].toObject()[u"uuids"], header[u"uuids"]);
    QCOMPARE(info[u"map"].toObject()[u"sha256"], header[u"map_sha256"]);
    QCOMPARE(info[u"damage"].toArray().size(), run.code);
}

void TestCliTeehistorian::eventsHaveTheFacts()
{
    QFETCH(QString, name);
    if (name.isEmpty())
        SKIP_WITHOUT_FILE("teehistorian/facts.json");
    const QJsonObject truth = m_facts[name].toObject();

    const auto rows = runCli({"events", "--json", "--kind", "join,leave,ready,command,chat",
                              teehistorianPath(name)})
                          .rows();

    QCOMPARE(countOf(rows, "join"), truth[u"joins"].toInt());
    QCOMPARE(countOf(rows, "leave"), truth[u"leaves"].toInt());
    QCOMPARE(countOf(rows, "ready"), truth[u"player_ready"].toInt());
    const QString hidden = QString::fromUtf8(tickscope::HiddenSecret);
    for (const QJsonObject &row : rows) {
        const QJsonObject fields = row[u"fields"].toObject();
        if (QStringList{"timeout", "save", "load"}.contains(fields[u"command"].toString()))
            QVERIFY(fields[u"arguments"].toString().isEmpty() || fields[u"arguments"] == hidden);
    }
}

void TestCliTeehistorian::stateHasTheFacts()
{
    QFETCH(QString, name);
    if (name.isEmpty())
        SKIP_WITHOUT_FILE("teehistorian/facts.json");
    const QJsonObject truth = m_facts[name].toObject();
    const QJsonObject positions = truth[u"positions"].toObject();

    for (const QString &tick : positions.keys()) {
        const QJsonObject state
            = runCli({"state", "--json", "--tick", tick, teehistorianPath(name)}).object();
        QJsonObject places;
        QJsonObject inputs;
        for (const auto &value : state[u"items"].toArray()) {
            const QJsonObject fields = value[u"fields"].toObject();
            const QString client = QString::number(value[u"id"].toInt());
            // The others are looks, and what follows from the map.
            if (value[u"type"].toString() != "Player")
                continue;
            if (!fields[u"X"].isNull())
                places[client] = QJsonArray{fields[u"X"], fields[u"Y"]};
            QJsonArray input;
            for (const QString &field : InputFields)
                input.append(fields[field]);
            if (fields.contains("Direction"))
                inputs[client] = input;
        }
        QCOMPARE(places, positions[tick].toObject());
        QCOMPARE(inputs, truth[u"inputs"].toObject()[tick].toObject());
    }
}

void TestCliTeehistorian::trackListsTheLiving()
{
    const auto rows = runCli({"track", "--json", "--client", "65", "--quiet", m_tiny}).rows();

    // It spawns in tick 100 and vanishes in the 61st tick behind, before which there are
    // one skip of no tick and one of three.
    QCOMPARE(rows.first()[u"tick"].toInt(), 100);
    QCOMPARE(rows.last()[u"tick"].toInt(), 163);
    QCOMPARE(rows.first()[u"x"].toInt(), 2000);
    QCOMPARE(rows.last()[u"x"].toInt(), 2000 - 30 * 3);
    QCOMPARE(rows[2][u"vx"].toInt(), -150);
    QVERIFY(std::ranges::none_of(rows, [](const QJsonObject &row) { return row[u"x"].isNull(); }));
}

void TestCliTeehistorian::secretsNeedAWish()
{
    for (const char *command : {"info", "events"}) {
        const Run hidden = runCli({command, "--json", m_tiny});
        const Run shown = runCli({command, "--json", "--show-secrets", m_tiny});

        QCOMPARE(hidden.code, 0);
        QVERIFY(!hidden.out.contains(TinySecret));
        QVERIFY(shown.out.contains(TinySecret));
    }
}

/// Nobody in the shared recordings shows the same connection or code in two visits.
void TestCliTeehistorian::everyVisitWithoutEvidenceIsAPlayer()
{
    QFETCH(QString, name);
    const int visits = m_facts[name][u"player_ready"].toInt();
    if (visits == 0)
        QSKIP("its server told nobody's entering");

    const QJsonObject info = runCli({"info", "--json", teehistorianPath(name)}).object();

    QCOMPARE(info[u"players"].toArray().size(), visits);
    for (const auto &value : info[u"players"].toArray()) {
        const QJsonObject player = value.toObject();
        QCOMPARE(player[u"client_ids"].toArray().size(), 1);
        for (const auto &other : player[u"same_name_as"].toArray())
            QVERIFY(
                info[u"players"][other.toInt()][u"same_name_as"].toArray().contains(player[u"id"]));
    }
}

void TestCliTeehistorian::nameOfSeveralIsWrongUsage()
{
    const QString name = QStringLiteral("ddnet198-dm8-long.teehistorian");
    if (!m_facts.contains(name))
        SKIP_WITHOUT_FILE("teehistorian/facts.json");

    // Client 0 was "Ünal" up to its leaving and again after it came back.
    const Run run = runCli({"events", "--player", "Ünal", teehistorianPath(name)});

    QCOMPARE(run.code, 2);
    QVERIFY(run.out.isEmpty());
    QVERIFY(run.errors.contains("0 (ticks 153 to "));
    const QJsonObject info = runCli({"info", "--json", teehistorianPath(name)}).object();
    const QJsonArray alike = info[u"players"][0][u"same_name_as"].toArray();
    QCOMPARE(alike.size(), 1);
    QVERIFY(run.errors.contains(QByteArray::number(alike[0].toInt()) + " (ticks "));
}

TICKSCOPE_TEST(TestCliTeehistorian, QCoreApplication)
#include "test_cli_teehistorian.moc"
