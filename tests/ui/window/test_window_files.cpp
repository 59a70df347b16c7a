// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window does about the files around a recording: its map, the folders of maps,
// and the other recordings of the same server.

#include <QSignalSpy>
#include <QTest>

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QSettings>
#include <QToolButton>

#include "tests/support/demo_writer.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "tests/toy_format/toy.h"
#include "ui/commands/command_registry.h"
#include "ui/settings/settings_page.h"
#include "ui/settings_notifier.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

namespace {

constexpr int FilesTimeout = 120'000; // milliseconds

/// Where a version 6 demo has its map and the map's size.
/// Source: teeworlds-demo.md, section 2.
constexpr std::ptrdiff_t MapSizeOffset = 136;
constexpr std::ptrdiff_t MapOffset = 176 + 260 + 48;

/// A demo as a server keeps it at a finish: it states the map's hashes and lacks the map.
struct SplitDemo {
    std::vector<std::byte> demo;
    std::vector<std::byte> map;
};

SplitDemo demoWithoutItsMap()
{
    SplitDemo split;
    split.demo = test::makeTinyDemo();
    std::ptrdiff_t size = 0;
    for (std::ptrdiff_t i = 0; i < 4; ++i) {
        std::byte &byte = split.demo[static_cast<std::size_t>(MapSizeOffset + i)];
        size = size << 8 | std::to_integer<std::ptrdiff_t>(byte);
        byte = {};
    }
    const auto begin = split.demo.begin() + MapOffset;
    split.map.assign(begin, begin + size);
    split.demo.erase(begin, begin + size);
    return split;
}

} // namespace

class TestWindowFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void missingMapIsToldOnce();
    void chosenMapIsChecked();
    void chosenMapIsChosenAgain();
    void mapFoldersAreKeptAndSearched();
    void damagedMapInTheRecordingIsTold();
    void neighboursOfTheServerAreOneKeyAway();
    void recordingWithoutNeighboursHasNoneToOpen();
    void whatCannotBeReadIsSaidInOneSentence();
    void droppedTextIsOpenedWhereItIsAnAddress();
    void settingsThatCannotBeWrittenAreTold();
    void tickOutsideOfTheRecordingIsTold();

private:
    void open(const QString &path);
    QString write(const QString &name, const std::vector<std::byte> &bytes)
    {
        return test::writeRecording(m_folder->path(), name, bytes);
    }
    QString writeToy(const QString &name, std::string_view header)
    {
        toy::Writer writer(20, header);
        writer.beginFrame({1}, toy::FrameKind::Whole);
        return write(name, writer.finish());
    }
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] QString message() { return m_window->messages().text(); }
    [[nodiscard]] QAction &action(const char *id)
    {
        return *m_window->commands().action(QString::fromLatin1(id));
    }

    FormatRegistry m_registry;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestWindowFiles::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("window-files"));
    registerAllFormats(m_registry);
    m_registry.add(makeFormat_toy());
}

void TestWindowFiles::init()
{
    QSettings().clear();
    theme::apply(QStringLiteral("light"));
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestWindowFiles::open(const QString &path)
{
    QVERIFY(!path.isEmpty());
    m_window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, FilesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->at, FilesTimeout);
}

void TestWindowFiles::missingMapIsToldOnce()
{
    open(write("race.demo", demoWithoutItsMap().demo));
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("not found")), FilesTimeout);
    QVERIFY(m_window->findChild<QToolButton *>(QStringLiteral("messageAction"))->isVisible());

    QTest::mouseClick(m_window->findChild<QToolButton *>(QStringLiteral("messageClose")),
                      Qt::LeftButton);
    QSignalSpy changes(&document(), &Document::changed);
    document().map().setPlaces({m_folder->path()}); // searched again, in vain
    const auto mapWasLookedFor = [&changes] {
        return std::ranges::any_of(changes, [](const QVariantList &change) {
            return bool(change.at(0).value<Document::Changes>() & Document::MapChanged);
        });
    };
    QTRY_VERIFY_WITH_TIMEOUT(mapWasLookedFor(), FilesTimeout);

    QVERIFY(document().map().isMissing());
    QCOMPARE(message(), QString());
}

void TestWindowFiles::chosenMapIsChecked()
{
    const SplitDemo split = demoWithoutItsMap();
    const QString right = write("any name", split.map);
    const QString wrong = write("wrong.map", test::makeTinyDemo());
    open(write("race.demo", split.demo));
    QTRY_VERIFY_WITH_TIMEOUT(!message().isEmpty(), FilesTimeout);

    document().map().choose(wrong);
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("not a readable map file")),
                             FilesTimeout);
    QVERIFY(document().map().isMissing());

    document().map().choose(right);
    QTRY_VERIFY_WITH_TIMEOUT(document().map().content() != nullptr, FilesTimeout);
    QCOMPARE(message(), QString());
    QVERIFY(document().map().note().contains(QStringLiteral("SHA-256 matches")));

    // Another map than that of the sample's recording: it is shown, and called a different one.
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder->path()));
    open(sample);
    QTRY_VERIFY_WITH_TIMEOUT(document().map().content() != nullptr, FilesTimeout);
    document().map().choose(right);
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("Different map version")),
                             FilesTimeout);
    QVERIFY(document().map().content() != nullptr);
}

void TestWindowFiles::chosenMapIsChosenAgain()
{
    const SplitDemo split = demoWithoutItsMap();
    const QString right = write("any name", split.map);
    const QString path = write("race.demo", split.demo);
    open(path);
    QTRY_VERIFY_WITH_TIMEOUT(document().map().isMissing(), FilesTimeout);
    const auto choose = [this](const QString &file) {
        QCOMPARE(m_window->commands().run(QStringLiteral("file.chooseMap"), file),
                 CommandOutcome::Done);
    };
    choose(write("wrong.map", test::makeTinyDemo())); // is no map, and forgotten
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("not a readable map file")),
                             FilesTimeout);
    choose(right);
    QTRY_VERIFY_WITH_TIMEOUT(document().map().found(), FilesTimeout);

    // For all recordings on that map, at the next start.
    const auto mapOf = [this](const QString &demo) {
        m_window = std::make_unique<MainWindow>(m_registry);
        m_window->show();
        open(demo);
    };
    mapOf(write("another.demo", split.demo));
    QTRY_VERIFY_WITH_TIMEOUT(document().map().found(), FilesTimeout);
    QCOMPARE(QString::fromStdString(document().map().found()->path), right);
    QCOMPARE(message(), QString());

    QVERIFY(QFile::remove(right));
    mapOf(path);
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("not found")), FilesTimeout);
}

void TestWindowFiles::mapFoldersAreKeptAndSearched()
{
    const SplitDemo split = demoWithoutItsMap();
    QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("more")));
    const QString folder = m_folder->filePath(QStringLiteral("more"));
    QVERIFY(!test::writeRecording(folder, QStringLiteral("room.map"), split.map).isEmpty());
    open(write("race.demo", split.demo));
    QTRY_VERIFY_WITH_TIMEOUT(document().map().isMissing(), FilesTimeout);

    action("file.mapFolders").trigger();
    auto *list = m_window->findChild<FolderList *>(settings::MapFolders);
    QVERIFY(list && list->isVisible());
    list->add(folder);
    list->add(folder);

    QTRY_VERIFY_WITH_TIMEOUT(document().map().content() != nullptr, FilesTimeout);
    QCOMPARE(message(), QString());
    // A new window knows them.
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    open(m_folder->filePath(QStringLiteral("race.demo")));
    QTRY_VERIFY_WITH_TIMEOUT(document().map().content() != nullptr, FilesTimeout);
    action("file.mapFolders").trigger();
    QCOMPARE(m_window->findChild<FolderList *>(settings::MapFolders)->folders(),
             QStringList{folder});
}

void TestWindowFiles::damagedMapInTheRecordingIsTold()
{
    auto demo = test::makeTinyDemo();
    std::fill_n(demo.begin() + MapOffset, 64, std::byte{0xFF});
    open(write("broken-map.demo", demo));

    QTRY_VERIFY_WITH_TIMEOUT(document().map().isMissing(), FilesTimeout);

    QVERIFY(document().map().note().contains(QStringLiteral("cannot be read")));
    // The damage itself is one place, told by the more important message.
    QCOMPARE(document().index()->damage().size(), std::size_t{1});
}

void TestWindowFiles::neighboursOfTheServerAreOneKeyAway()
{
    writeToy("first.toy", "id=1");
    writeToy("third.toy", "id=3\nprevious=2");
    open(writeToy("second.toy", "id=2\nprevious=1"));
    QTRY_VERIFY_WITH_TIMEOUT(action("file.previousInChain").isEnabled(), FilesTimeout);
    QVERIFY(action("file.nextInChain").isEnabled());

    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::AltModifier);

    QTRY_COMPARE_WITH_TIMEOUT(document().displayName(), QStringLiteral("third.toy"), FilesTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(action("file.previousInChain").isEnabled(), FilesTimeout);
    QVERIFY(!action("file.nextInChain").isEnabled());
}

void TestWindowFiles::recordingWithoutNeighboursHasNoneToOpen()
{
    open(writeToy("alone.toy", "id=9"));

    QVERIFY(!action("file.previousInChain").isEnabled());
    QVERIFY(!action("file.nextInChain").isEnabled());
}

void TestWindowFiles::whatCannotBeReadIsSaidInOneSentence()
{
    open(write(QStringLiteral("old.dem"), test::makeTinyGoldsrcDemo({.form = test::Form40})));

    QCOMPARE(message(), QStringLiteral("Network messages of protocol 40 cannot be read: players, "
                                       "entities and most events are unknown."));
}

void TestWindowFiles::droppedTextIsOpenedWhereItIsAnAddress()
{
    for (const auto &[text, isAddress] :
         {std::pair("plain words", false), std::pair("http://127.0.0.1:1/run.demo\n", true)}) {
        QMimeData mime;
        mime.setText(QString::fromLatin1(text));
        QDragEnterEvent enter({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        enter.ignore();
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QCOMPARE(enter.isAccepted(), isAddress);
        QDropEvent drop({200, 200}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window.get(), &drop);
    }

    QCOMPARE(document().path(), QStringLiteral("http://127.0.0.1:1/run.demo"));
}

void TestWindowFiles::settingsThatCannotBeWrittenAreTold()
{
    const QString folder = QFileInfo(QSettings().fileName()).dir().filePath(QStringLiteral(".."));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       write(QStringLiteral("no.folder"), {}));
    SettingsNotifier::instance().store(settings::SafeColors, true);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);

    QVERIFY2(message().contains(QStringLiteral("cannot be written")), qPrintable(message()));
}

void TestWindowFiles::tickOutsideOfTheRecordingIsTold()
{
    m_window->open(write(QStringLiteral("tiny.demo"), test::makeTinyDemo()), Tick{50});

    QTRY_VERIFY_WITH_TIMEOUT(
        message().startsWith(QStringLiteral("Tick 50 is outside the recording (ticks 1,000–")),
        FilesTimeout);
}

TICKSCOPE_TEST(TestWindowFiles, QApplication)
#include "test_window_files.moc"
