// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window tells of a recording what the command line tells.

#include <QTest>

#include <QAbstractItemView>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>

#include "core/formats/format.h"
#include "tests/cli/run_cli.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/docks/info_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/markers/markers.h"
#include "ui/models/damage_model.h"
#include "ui/models/player_model.h"
#include "ui/models/value_text.h"
#include "ui/settings_notifier.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using tickscope::test::runCli;

namespace {

constexpr int LongTimeout = 120'000; // milliseconds

} // namespace

class TestAnswers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void windowAndCommandLineAgree_data();
    void windowAndCommandLineAgree();
    void emptyRecordingIsNoDamage_data();
    void emptyRecordingIsNoDamage();
    void fileThatIsAPartTellsItsOwnSize();
    void proxyIsNoPlayerAndKeepsItsName();
    void outOfSightIsNotOutOfPlay();
    void speedFromPositionsIsSaid();
    void protocolHasItsName();
    void wallClockSaysItsZone();
    void wallClockEndsWhereTheRecorderPaused();
    void wallClockIsThatOfTheServersLog();
    void blocksAreNamedByTheReportsOfTheSetting();
    void clearedGhostBlocksHaveTheirName();

private:
    FormatRegistry m_registry;
};

void TestAnswers::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("answers"));
    theme::apply(QStringLiteral("light"));
    registerAllFormats(m_registry);
}

void TestAnswers::windowAndCommandLineAgree_data()
{
    QTest::addColumn<QString>("file");
    // Some of each kind of damage, and whole ones.
    for (const char *file :
         {"teeworlds/killed-client-dm2.demo", "teeworlds/tw075-client-otto-dm6.demo",
          "teehistorian/killed-dm2.teehistorian", "teehistorian/ddnet198-racebox.teehistorian",
          "goldsrc/synthetic_dm_8p.dem", "goldsrc/synthetic_hltv_8p.dem",
          "hollowcube/metadata.hcrp", "hollowcube/segmented-truncated",
          "hollowcube/malformed/bomb-hidden.hcrp", "hollowcube/malformed/event-truncated.hcrp",
          "hollowcube/malformed/nbt-deep.hcrp", "odd/b_t0.demo", "odd/b_off0.demo",
          "odd/g_each.demo", "odd/mila-cut-26900.demo", "odd/nm65.demo", "odd/onetick.demo",
          "odd/setuponly.teehistorian"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestAnswers::windowAndCommandLineAgree()
{
    QFETCH(QString, file);
    const auto path = test::realRecording(file);
    if (!path)
        SKIP_MISSING();
    const QJsonObject info = runCli({"info", "--json", *path}).object();
    Document document(m_registry);

    document.open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);
    DamageModel model;
    model.setIndex(document.index());

    const QJsonArray damage = info[u"damage"].toArray();
    QCOMPARE(model.rowCount(), damage.size());
    const auto &places = document.index()->damage();
    for (qsizetype i = 0; i < damage.size(); ++i) {
        const Damage &place = places[static_cast<std::size_t>(i)];
        QCOMPARE(place.tick.value, damage[i][u"tick"].toInteger());
        QCOMPARE(place.byte, static_cast<std::uint64_t>(damage[i][u"byte"].toInteger()));
        QCOMPARE(QString::fromStdString(faultText(place.fault)), damage[i][u"what"].toString());
        QCOMPARE(place.lostTicks, damage[i][u"lost_ticks"].toInteger());
    }
    QJsonArray markers;
    for (const Annotation &marker : document.markers().all()) {
        const QJsonValue tick = static_cast<qint64>(marker.firstTick().value);
        if (markers.isEmpty() || markers.last() != tick) // several may be at one
            markers.append(tick);
    }
    QCOMPARE(markers, info[u"markers"].toArray());
    const TickTally tally = document.index()->tickTally();
    QCOMPARE(tally.recorded, info[u"recorded_ticks"].toInteger());
    QCOMPARE(tally.lost, info[u"lost_ticks"].toInteger());
    QCOMPARE(document.index()->ticks().first.value, info[u"first_tick"].toInteger(-1));
    QCOMPARE(document.index()->ticks().last.value, info[u"last_tick"].toInteger(-1));
    QCOMPARE(static_cast<qsizetype>(document.index()->players().personCount()),
             qsizetype{info[u"players"].toArray().size()});
}

void TestAnswers::emptyRecordingIsNoDamage_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("hcrp") << "hollowcube/empty.hcrp";
    QTest::newRow("dem") << "goldsrc/frame-types.dem";
}

void TestAnswers::emptyRecordingIsNoDamage()
{
    QFETCH(QString, file);
    const auto path = test::realRecording(file);
    if (!path)
        SKIP_MISSING();
    MainWindow window(m_registry);
    window.show();

    window.open(*path);

    QTRY_VERIFY_WITH_TIMEOUT(window.messages().text().contains(QStringLiteral("without any ticks")),
                             LongTimeout);
    QVERIFY(!window.messages().text().contains(QStringLiteral("damaged"), Qt::CaseInsensitive));
    // The sign of a failure is another one.
    QCOMPARE(window.findChild<QLabel *>(QStringLiteral("messageSign"))->text(),
             QStringLiteral("ⓘ"));
}

void TestAnswers::fileThatIsAPartTellsItsOwnSize()
{
    const auto whole = test::realRecording("hollowcube/segmented-finished");
    if (!whole)
        SKIP_MISSING();
    Document document(m_registry);
    ActiveDocument active(&document);
    InfoDock dock(active);
    dock.show();
    const auto sizeOf = [&](const QString &path) {
        document.open(path);
        if (!QTest::qWaitFor([&] { return document.phase() == OpenPhase::Ready; }, LongTimeout))
            qFatal("it does not open");
        for (const Fact &fact : dock.model().facts()) {
            if (fact.name == QStringLiteral("Size"))
                return fact.value;
        }
        return QString();
    };

    const QString all = sizeOf(*whole);
    const QString part = sizeOf(*whole + "/segment-000.dat");

    // What `info` says: 29,343 bytes of 92,704.
    const QString ofAll = QStringLiteral("90.5 KiB (92,704 bytes)");
    QCOMPARE(all, ofAll);
    QVERIFY2(part.startsWith(QLatin1String("28.7 KiB (29,343 bytes), of ")) && part.contains(ofAll),
             qPrintable(part));
}

void TestAnswers::proxyIsNoPlayerAndKeepsItsName()
{
    const auto path = test::realRecording("goldsrc/synthetic_hltv_8p.dem");
    if (!path)
        SKIP_MISSING();
    Document document(m_registry);
    ActiveDocument active(&document);
    PlayersDock dock(active);
    dock.show();
    document.open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(dock.model().presentCount(), 8, LongTimeout);

    QCOMPARE(runCli({"info", "--json", *path}).object()[u"players"].toArray().size(), 8);
    for (int row = 0; row < dock.model().rowCount(); ++row)
        QVERIFY(!dock.model().index(row, 0).data().toString().contains(QLatin1String("HLTV")));
    // What it says is not said by "Client 15".
    QCOMPARE(document.players().title({15, {200}}), QStringLiteral("HLTV Proxy"));
    // It has recorded that, from no slot.
    const QString events = runCli({"events", "--kind", "recording", *path}).out;
    QVERIFY(!events.isEmpty() && !events.contains(QLatin1String("255")));
}

void TestAnswers::outOfSightIsNotOutOfPlay()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    Document document(m_registry);
    ActiveDocument active(&document);
    PlayersDock dock(active);
    dock.show();
    document.open(
        *test::realRecording(QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo")));
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);
    document.playback().apply(TimeCommand::goToTick({5224}));
    const PlayerModel &model = dock.model();
    QTRY_VERIFY_WITH_TIMEOUT(document.frame() && document.frame()->asked == Tick{5224},
                             LongTimeout);

    // The demo of the server has them in that tick.
    const auto state = [&model](const QString &name) {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, PlayerModel::NameColumn).data().toString() == name)
                return model.index(row, PlayerModel::AliveColumn).data().toString();
        }
        return QString();
    };
    QCOMPARE(state(QStringLiteral("npc00 #7")), QStringLiteral("not in sight"));
    QCOMPARE(state(QStringLiteral("npc03")), QStringLiteral("alive"));
}

/// The demo holds no velocities of its players.
void TestAnswers::speedFromPositionsIsSaid()
{
    const auto path = test::realRecording("goldsrc/synthetic_dm_8p.dem");
    if (!path)
        SKIP_MISSING();
    Document document(m_registry);
    ActiveDocument active(&document);
    PlayersDock dock(active);
    dock.show();
    document.open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);
    document.playback().apply(TimeCommand::goToTick({200}));

    const PlayerModel &model = dock.model();
    QTRY_VERIFY_WITH_TIMEOUT(model.derivesSpeeds(), LongTimeout);
    const auto *said = dock.findChild<QLabel *>(QStringLiteral("players.positions"));
    QVERIFY(said);
    QTRY_VERIFY2(said->text().endsWith(QStringLiteral("; speed from positions")),
                 qPrintable(said->text()));
    // The recorder's own velocity is recorded, that of the others is not.
    int derived = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex cell = model.index(row, PlayerModel::SpeedColumn);
        const QString tip = cell.data(Qt::ToolTipRole).toString();
        if (!tip.contains(QStringLiteral("Speed (derived from positions): ")))
            continue;
        ++derived;
        QVERIFY(!cell.data().toString().isEmpty());
    }
    QVERIFY(derived > 0);
}

/// Players of Half-Life know its network versions by the builds that have them.
void TestAnswers::protocolHasItsName()
{
    const auto path = test::realRecording("goldsrc/synthetic_dm_8p.dem");
    if (!path)
        SKIP_MISSING();
    const QJsonObject info = runCli({"info", "--json", *path}).object();
    Document document(m_registry);
    ActiveDocument active(&document);
    InfoDock dock(active);
    dock.show();
    document.open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);

    const auto *tree = dock.findChild<QAbstractItemView *>();
    QVERIFY(tree);
    const QModelIndexList found = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole,
                                                       QStringLiteral("Protocol"), 1,
                                                       Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    const QString shown = found.front().siblingAtColumn(1).data().toString();

    QVERIFY2(shown.startsWith(info[u"protocol"].toString()), qPrintable(shown));
    QVERIFY2(shown.contains(QStringLiteral("Half-Life")), qPrintable(shown));
}

void TestAnswers::wallClockSaysItsZone()
{
    QTemporaryDir folder;
    Document document(m_registry);
    document.open(test::writeTinyDemo(folder.path(), "tiny.demo"));
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);
    QVERIFY(document.reading().wallClockText({}).endsWith(QStringLiteral("recorder’s time")));

    const auto replay = test::realRecording("hollowcube/tiny.hcrp");
    if (!replay)
        SKIP_MISSING();
    document.open(*replay);
    QTRY_VERIFY_WITH_TIMEOUT(document.reading().wallClockText({}).endsWith(QStringLiteral(" UTC")),
                             LongTimeout);
}

void TestAnswers::wallClockEndsWhereTheRecorderPaused()
{
    using namespace std::chrono_literals;
    RecordingInfo info;
    info.wallClock = 3600;
    info.zone = TimestampZone::Utc;
    info.wallClockEnd = 2s;

    QCOMPARE(wallClockText(info, {}, 1s), QStringLiteral("01:00:01 UTC"));
    QVERIFY(wallClockText(info, {}, 2s).isEmpty());
}

/// A server's clock runs from tick 0, the first record comes later.
void TestAnswers::wallClockIsThatOfTheServersLog()
{
    const auto path = test::realRecording("teehistorian/ddnet198-racebox.teehistorian");
    if (!path)
        SKIP_MISSING();
    Document document(m_registry);
    document.open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);

    // "Carol entered and joined the game", the log says.
    const Time entered = document.index()->time().timeAt({259});
    QCOMPARE(document.reading().wallClockText(entered), QStringLiteral("04:46:53 UTC"));
}

void TestAnswers::blocksAreNamedByTheReportsOfTheSetting()
{
    const auto path = test::realRecording(QStringLiteral("odd/dataver.hcrp"));
    if (!path)
        SKIP_MISSING();
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("5000/reports")));
    QFile blocks(folder.filePath(QStringLiteral("5000/reports/blocks.json")));
    QVERIFY(blocks.open(QIODevice::WriteOnly));
    blocks.write(R"({"minecraft:oak_log": {"states": [{"id": 1, "properties": {"axis": "y"}}]}})");
    blocks.close();
    QSettings().setValue(settings::ReportsFolder, folder.path());
    Document document(m_registry);
    document.open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, LongTimeout);
    document.playback().apply(TimeCommand::goToTick(Tick{30}));
    QTRY_VERIFY_WITH_TIMEOUT(document.frame() && document.frame()->asked == Tick{30}, LongTimeout);
    QSettings().remove(settings::ReportsFolder);
    setReportsFolder({});

    const WorldState &state = *document.frame()->at->recorded;
    QStringList names;
    for (const ItemView &item : state.sorted()) {
        const ItemType &type = *state.schema()->types().at(item.key.type);
        if (type.name != "Block")
            continue;
        for (const Field &field : type.fields) {
            if (field.name == "state")
                names << QString::fromStdString(field.textOf(field.read(item.words)));
        }
    }
    QVERIFY2(names.contains(QStringLiteral("oak_log[axis=y]")), qPrintable(names.join(u'\n')));
}

void TestAnswers::clearedGhostBlocksHaveTheirName()
{
    const auto forms = m_registry.formatNamed("hollowcube")->eventForms();
    QStringList names;
    for (const EventKind *kind : eventKindsOf(forms))
        names << theme::kindTitle(*kind);

    QVERIFY2(names.contains(QStringLiteral("Ghost blocks cleared")), qPrintable(names.join(u'\n')));
    QVERIFY(!names.contains(QStringLiteral("Ghosts")));
}

TICKSCOPE_TEST(TestAnswers, QApplication)
#include "test_answers.moc"
