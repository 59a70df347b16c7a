// SPDX-License-Identifier: GPL-3.0-or-later
//
// Markers in the window: adding, editing, undoing, finding them again, exchanging them.

#include <QTest>

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QToolButton>
#include <QUuid>

#include "app/record_example/simulated_run.h"
#include "tests/support/demo_writer.h"
#include "tests/support/message_builder.h"
#include "tests/support/packer.h"
#include "tests/support/replay_files.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/docks/markers_dock.h"
#include "ui/markers/marker_exchange.h"
#include "ui/markers/marker_store.h"
#include "ui/models/marker_model.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/window_markers.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr int MarkerTimeout = 120'000; // milliseconds

QStringList ownNames(Document &document)
{
    QStringList names;
    for (const Annotation &marker : document.markers().all()) {
        if (marker.isOwn())
            names << marker.firstLine();
    }
    return names;
}

Annotation fullMarker()
{
    Annotation marker;
    marker.id = QUuid::createUuid();
    marker.tick = 1050;
    marker.lastTick = 1060;
    marker.text = QStringLiteral("a, \"b\"\n=1+1\r\nsecond; line\n");
    marker.color = storedColor(MarkerColor::Blue);
    marker.client = 1;
    marker.playerTick = 1002;
    marker.player = QStringLiteral("Bö \"二\"");
    return marker;
}

} // namespace

class TestMarkers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void changesAreUndoneAndRedoneByTheKeyboard();
    void formEditsAllOfAMarker();
    void playerWhoLeavesInTheTickOfAMarkerIsNotTheNextOne();
    void typedWordsAreOneStepOfUndo();
    void markersAreThereInAPackedRenamedCopy();
    void otherContentUnderTheSameNameHasItsOwn();
    void recordingThatGrewKeepsItsMarkersWhenItIsWhole();
    void twoWindowsShowTheSame();
    void anticheatFlagsAreCalledThat();
    void filesHaveNamesAndTextsApart();
    void whatIsExportedIsImportedOnce_data();
    void whatIsExportedIsImportedOnce();
    void fileThatHoldsNoMarkersIsTold_data();
    void fileThatHoldsNoMarkersIsTold();
    void csvIsReadAsTheStandardSays();
    void changesThatCannotBeStoredAreToldAndNotLostUnasked();

private:
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] Markers &markers() { return document().markers(); }
    template<typename Widget>
    Widget &child(const char *name)
    {
        auto *found = m_window->findChild<Widget *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s", name);
        return *found;
    }
    void open(const QString &path, MainWindow *window = nullptr);
    QString write(const QString &name, const std::vector<std::byte> &bytes)
    {
        return writeRecording(m_folder->path(), name, bytes);
    }
    void goTo(std::int64_t tick) { document().playback().apply(TimeCommand::goToTick(Tick{tick})); }
    /// Waits until what was done is in the store: another window of another thread would read it.
    void waitUntilStored();

    FormatRegistry m_registry;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestMarkers::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("markers"));
    registerAllFormats(m_registry);
}

void TestMarkers::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    QDir(QFileInfo(MarkerStore::userPath()).absolutePath()).removeRecursively();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    open(write(QStringLiteral("tiny.demo"), makeTinyDemo()));
}

void TestMarkers::open(const QString &path, MainWindow *window)
{
    window = window ? window : m_window.get();
    window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(window->document().phase(), OpenPhase::Ready, MarkerTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(window->document().markers().isLoaded(), MarkerTimeout);
}

void TestMarkers::waitUntilStored()
{
    MainWindow other(m_registry);
    open(document().path(), &other);
    QTRY_COMPARE_WITH_TIMEOUT(ownNames(other.document()), ownNames(document()), MarkerTimeout);
}

void TestMarkers::changesAreUndoneAndRedoneByTheKeyboard()
{
    const QUuid id = markers().add({1050}, QStringLiteral("jump"));
    markers().rename(id, QStringLiteral("hook"));
    markers().move(id, {1070});
    markers().remove(id);
    QWidget &view = child<QWidget>("timelineView");
    const auto press = [&view](Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(&view, Qt::Key_Z, modifiers);
    };

    press(Qt::ControlModifier);
    QCOMPARE(markers().find(id)->firstTick(), Tick{1070});
    press(Qt::ControlModifier);
    QCOMPARE(markers().find(id)->firstTick(), Tick{1050});
    press(Qt::ControlModifier);
    QCOMPARE(markers().find(id)->text, QStringLiteral("jump"));
    press(Qt::ControlModifier);
    QVERIFY(!markers().find(id));
    QVERIFY(!m_window->commands().action(QStringLiteral("edit.undo"))->isEnabled());

    for (int step = 0; step < 3; ++step)
        press(Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(markers().find(id)->text, QStringLiteral("hook"));
    QCOMPARE(markers().find(id)->firstTick(), Tick{1070});
    waitUntilStored();
}

void TestMarkers::formEditsAllOfAMarker()
{
    goTo(1050);
    markers().edit(markers().add({1050}));
    auto &text = child<QPlainTextEdit>("markers.text");
    QTRY_VERIFY(text.hasFocus());
    QTest::keyClicks(&text, QStringLiteral("the wall"));
    QTest::keyClick(&text, Qt::Key_Return);
    QTest::keyClicks(&text, QStringLiteral("first"));
    QTest::keyClick(&text, Qt::Key_Return);
    QTest::keyClicks(&text, QStringLiteral("second"));

    auto &color = child<QComboBox>("markers.color");
    color.setFocus();
    QTest::keyClick(&color, Qt::Key_Down);
    auto &player = child<QComboBox>("markers.player");
    player.setFocus();
    QTest::keyClick(&player, Qt::Key_Down);
    QTest::keyClick(&player, Qt::Key_Down);

    goTo(1100);
    QTest::mouseClick(&child<QToolButton>("markers.end-here"), Qt::LeftButton);

    const Annotation marker = *markers().find(markers().chosen());
    QCOMPARE(marker.text, QStringLiteral("the wall\nfirst\nsecond"));
    QCOMPARE(marker.color, storedColor(MarkerColor::Red));
    QCOMPARE(marker.who(), std::optional(PlayerRef{1, {1050}}));
    QCOMPARE(marker.player, QString::fromUtf8(TinySecondName));
    QCOMPARE(marker.ticks(), (TickRange{{1050}, {1100}}));

    goTo(1060);
    QTest::mouseClick(&child<QToolButton>("markers.begin-here"), Qt::LeftButton);
    QCOMPARE(markers().find(marker.id)->ticks(), (TickRange{{1060}, {1110}}));
    QTest::mouseClick(&child<QToolButton>("markers.no-end"), Qt::LeftButton);
    QCOMPARE(markers().find(marker.id)->lastTick, std::nullopt);
    document().playback().setRange(TickRange{{1200}, {1210}});
    QTest::mouseClick(&child<QToolButton>("markers.use-range"), Qt::LeftButton);
    QCOMPARE(markers().find(marker.id)->ticks(), (TickRange{{1200}, {1210}}));
    waitUntilStored();
}

void TestMarkers::playerWhoLeavesInTheTickOfAMarkerIsNotTheNextOne()
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "server";
    teeworlds::DemoWriter writer(header);
    for (int tick = 1000; tick <= 1100; tick += 2) {
        writer.beginTick({tick});
        auto info = teeworlds::packText(tick < 1050 ? "Anna" : "Carl", 4);
        info.resize(17);
        writer.snapshot(
            {{{11, 0}, info}, {{11, 1}, teeworlds::packText(std::to_string(tick), 17)}});
        if (tick == 1050)
            writer.message(teeworlds::MessageBuilder(3)
                               .number(0)
                               .number(-1)
                               .text("'Anna' has left the game")
                               .bytes());
    }
    open(write(QStringLiteral("next.demo"), writer.finish().value()));
    goTo(1050);
    markers().edit(markers().add({1050}));
    auto &player = child<QComboBox>("markers.player");

    for (const QString &name : {QStringLiteral("Anna"), QStringLiteral("Carl")}) {
        QTRY_VERIFY(player.findText(name, Qt::MatchStartsWith) > 0);
        player.setFocus();
        player.setCurrentIndex(player.findText(name, Qt::MatchStartsWith));
        emit player.activated(player.currentIndex());

        const Annotation marker = *markers().find(markers().chosen());
        QCOMPARE(marker.player, name);
        QVERIFY(marker.who());
        QCOMPARE(document().players().title(*marker.who()), name);
    }
}

void TestMarkers::typedWordsAreOneStepOfUndo()
{
    const QUuid id = markers().add({1050});
    markers().edit(id);
    auto &text = child<QPlainTextEdit>("markers.text");
    QTRY_VERIFY(text.hasFocus());
    QTest::keyClicks(&text, QStringLiteral("the wall"));
    QTRY_COMPARE(markers().find(id)->text, QStringLiteral("the wall"));

    m_window->document().history().undo();
    QCOMPARE(markers().find(id)->text, QString());
    m_window->document().history().undo();
    QVERIFY(!markers().find(id));
}

void TestMarkers::markersAreThereInAPackedRenamedCopy()
{
    markers().add({1050}, QStringLiteral("here"));
    open(write(QStringLiteral("other.demo.xz"), pack(Packing::Xz, makeTinyDemo())));

    QTRY_COMPARE_WITH_TIMEOUT(ownNames(document()), QStringList{QStringLiteral("here")},
                              MarkerTimeout);
}

void TestMarkers::otherContentUnderTheSameNameHasItsOwn()
{
    markers().add({1050}, QStringLiteral("here"));
    // What is written over before its content is known cannot be told from what came.
    QTRY_VERIFY_WITH_TIMEOUT(!markers().keys().sha256.isEmpty(), MarkerTimeout);
    open(write(QStringLiteral("tiny.demo"), makeTinyDemo({.stepCount = 100})));
    QCOMPARE(ownNames(document()), QStringList());
}

void TestMarkers::recordingThatGrewKeepsItsMarkersWhenItIsWhole()
{
    const QString folder = m_folder->filePath(QStringLiteral("run"));
    example::SimulatedRun run;
    auto recorder = recorder::Recorder::begin(recorder::folderStore(folder.toStdString()),
                                              example::simulatedRunDescription(),
                                              example::snapshotsOf<recorder::Recorder>(run));
    QVERIFY(recorder);
    const auto record = [&](int ticks) {
        const bool isPlayed = example::playInto(**recorder, run, ticks).has_value();
        run.forget();
        return isPlayed && (*recorder)->pause() && (*recorder)->waitUntilStored();
    };
    QVERIFY(record(150));
    open(folder);
    markers().add({70}, QStringLiteral("while it grew"));
    QVERIFY(record(50));
    QTRY_VERIFY_WITH_TIMEOUT(document().reading().isGrowing(), MarkerTimeout);
    QVERIFY((*recorder)->finish());
    QTRY_VERIFY_WITH_TIMEOUT(!document().index()->outline().mayGrow, MarkerTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!markers().keys().sha256.isEmpty() && !markers().keys().mayGrow,
                             MarkerTimeout);
    QCOMPARE(ownNames(document()), QStringList{QStringLiteral("while it grew")});

    // Elsewhere, where its id says the same but the content decides.
    document().close();
    const QString moved = m_folder->filePath(QStringLiteral("moved"));
    QVERIFY(QDir().rename(folder, moved));
    open(moved);
    QTRY_COMPARE_WITH_TIMEOUT(ownNames(document()), QStringList{QStringLiteral("while it grew")},
                              MarkerTimeout);
}

void TestMarkers::twoWindowsShowTheSame()
{
    MainWindow other(m_registry);
    open(document().path(), &other);
    markers().add({1050}, QStringLiteral("mine"));
    other.document().markers().add({1060}, QStringLiteral("theirs"));

    const QStringList both{QStringLiteral("mine"), QStringLiteral("theirs")};
    QTRY_COMPARE_WITH_TIMEOUT(ownNames(document()), both, MarkerTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(ownNames(other.document()), both, MarkerTimeout);
}

void TestMarkers::anticheatFlagsAreCalledThat()
{
    const auto path = realRecording(QStringLiteral("hollowcube/metadata.hcrp"));
    if (!path)
        SKIP_MISSING();
    open(*path);
    auto &model = m_window->findChild<MarkersDock *>()->model();
    markers().edit({}); // brings the list to the front
    QTRY_COMPARE(model.rowCount(), 2);
    // Its metadata: speed at 412 and reach at 990, both in the list anticheat.flags.
    QVERIFY(model.index(0, MarkerModel::NameColumn)
                .data()
                .toString()
                .contains(QStringLiteral("Anticheat flag: speed")));
    QCOMPARE(model.index(1, 0).data(MarkerModel::TickRole).toLongLong(), 990);
}

void TestMarkers::filesHaveNamesAndTextsApart()
{
    Annotation named = fullMarker();
    Annotation nameless;
    nameless.id = QUuid::createUuid();
    nameless.tick = 1100;
    nameless.text = QStringLiteral("\nonly a text");
    const std::vector own{wellFormed(named), wellFormed(nameless)};
    const TimeBase time = TimeBase::uniform({{1000}, {1400}}, std::chrono::milliseconds{20});

    const QString csv = QStringLiteral(
        "tick,last_tick,seconds,name,text,color,player,client_id,player_tick,id\r\n"
        "1050,1060,1.000,\"a, \"\"b\"\"\",\"'=1+1\r\nsecond; line\n\",blue,\"Bö "
        "\"\"二\"\"\",1,1002,%1\r\n"
        "1100,,2.000,,only a text,amber,,,,%2\r\n");
    QCOMPARE(QString::fromUtf8(markersAsCsv(own, time)),
             csv.arg(named.id.toString(QUuid::WithoutBraces),
                     nameless.id.toString(QUuid::WithoutBraces)));
    const QJsonArray entries = QJsonDocument::fromJson(markersAsJson(own, {}, time))[u"markers"]
                                   .toArray();
    QCOMPARE(
        entries[0].toObject(),
        (QJsonObject{
            {"id", named.id.toString(QUuid::WithoutBraces)},
            {"tick", 1050},
            {"last_tick", 1060},
            {"seconds", 1},
            {"name", "a, \"b\""},
            {"text", "=1+1\r\nsecond; line\n"},
            {"color", "blue"},
            {"player", QJsonObject{{"name", named.player}, {"client_id", 1}, {"tick", 1002}}}}));
    QCOMPARE(entries[1][u"name"].toString(), QString());
    QCOMPARE(entries[1][u"text"].toString(), QStringLiteral("only a text"));
}

void TestMarkers::whatIsExportedIsImportedOnce_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("JSON") << QStringLiteral("m.json");
    QTest::newRow("CSV") << QStringLiteral("m.CSV");
}

void TestMarkers::whatIsExportedIsImportedOnce()
{
    QFETCH(QString, name);
    const QString path = m_folder->filePath(name);
    const Annotation marker = fullMarker();
    markers().addAll({marker}, QStringLiteral("add"));
    m_window->markers().exportTo(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("1 marker exported to %1.").arg(name), MarkerTimeout);

    m_window->markers().importFrom(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("0 markers imported. 1 marker was already there."),
                              MarkerTimeout);
    markers().remove(marker.id);
    m_window->markers().importFrom(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(), QStringLiteral("1 marker imported."),
                              MarkerTimeout);
    QVERIFY(markers().find(marker.id));
    QCOMPARE(*markers().find(marker.id), marker);
}

void TestMarkers::fileThatHoldsNoMarkersIsTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("other JSON") << QByteArray("{\"a\": 1}");
    QTest::newRow("half a file") << QByteArray("{\"tickscope_markers\": 1, \"markers\": [{");
    QTest::newRow("later version") << QByteArray("{\"tickscope_markers\": 2, \"markers\": []}");
    QTest::newRow("other table") << QByteArray("a,b\r\n1,2\r\n");
    QTest::newRow("noise") << QByteArray("\x00\xff\xfe\"\"\",\"", 8);
}

void TestMarkers::fileThatHoldsNoMarkersIsTold()
{
    QFETCH(QByteArray, bytes);
    const auto read = readMarkers(bytes);
    QVERIFY(!read);
    QVERIFY(!read.error().isEmpty());
}

void TestMarkers::csvIsReadAsTheStandardSays()
{
    const QString text = QStringLiteral(
        "\uFEFFtick,name\r\n1,\"a \"\"b\"\", c\"\n2,\"two\r\nlines\""
        "\r\n\r\n3,\r\nx,no tick");
    const auto read = readMarkers(text.toUtf8());
    QVERIFY(read);
    QCOMPARE(read->markers.size(), 3U);
    QCOMPARE(read->unreadable, 1);
}

void TestMarkers::changesThatCannotBeStoredAreToldAndNotLostUnasked()
{
    m_window.reset();
    const QString store = MarkerStore::userPath();
    for (const char *suffix : {"", "-wal", "-shm"})
        QFile::remove(store + QLatin1String(suffix));
    QVERIFY(QDir().mkpath(store)); // a folder where the file should be
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    m_window->open(m_folder->filePath(QStringLiteral("tiny.demo")));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, MarkerTimeout);
    markers().add({1050}, QStringLiteral("typed"));

    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("1 change to your markers could not be saved yet."),
                              MarkerTimeout);
    QVERIFY(!m_window->close());
    auto &question = child<QMessageBox>("unstoredMarkers");
    QTest::mouseClick(question.button(QMessageBox::Cancel), Qt::LeftButton);
    QVERIFY(m_window->isVisible());
    QCOMPARE(ownNames(document()), QStringList{QStringLiteral("typed")});

    QVERIFY(QDir().rmdir(store));
    QTest::mouseClick(&child<QToolButton>("messageAction"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_window->messages().text().contains(QLatin1String("saved")),
                             MarkerTimeout);
    QVERIFY(m_window->close());
}

TICKSCOPE_TEST(TestMarkers, QApplication)
#include "test_markers.moc"
