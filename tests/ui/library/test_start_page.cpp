// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QToolButton>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/library/library_commands.h"
#include "ui/library/library_model.h"
#include "ui/library/library_settings.h"
#include "ui/library/recording_views.h"
#include "ui/library/start_page.h"
#include "ui/start/recent_files.h"
#include "ui/start/thumbnails.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// What the window shows without a recording: a welcome, or the library.
class TestStartPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void firstStartWelcomesAndScansNothing();
    void oneClickAddsTheFolderOfAGame();
    void closedRecordingIsListedWithItsPicture();
    void pictureOfARecordingWithoutMapShowsPaths();
    void typingFilters();
    void clickOnAHeaderSorts();
    void severalAreOpened();
    void hitInChatIsOpenedAtItsLine();
    void pinnedOnesAreUnderPinned();
    void missingFileIsFoundAgainByItsContent();
    void removedOneIsNotListedAnyMore();
    void menuOffersWhatCanBeDone();
    void listIsExported();
    void verifyingTellsOfDamage();
    void groupsHaveHeadings();
    void removedFolderTakesItsRecordingsAlong();
    void moreThanTheMenuOffersAreListed();
    void narrowPageLeavesButtonsTheirWords();

private:
    /// Makes a page over three recordings; those are in a.
    void showLibrary();
    [[nodiscard]] QStringList shownNames() const;
    void select(const QStringList &names);
    template<typename Part>
    [[nodiscard]] Part *part(const char *name) const
    {
        return m_page->findChild<Part *>(QString::fromLatin1(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QString m_recordings;
    FormatRegistry m_registry;
    ActiveDocument m_document;
    std::unique_ptr<StartPage> m_page;
    LibraryModel *m_model = nullptr;
};

void TestStartPage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("start-page"));
    registerAllFormats(m_registry);
}

void TestStartPage::init()
{
    QSettings().clear();
    library::LibraryStore::remove(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
                                  + QStringLiteral("/library.sqlite"));
    m_folder = std::make_unique<QTemporaryDir>();
    m_recordings = m_folder->filePath(QStringLiteral("recordings"));
    QVERIFY(QDir().mkpath(m_recordings));
    m_path = test::writeTinyDemo(m_folder->path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_path.isEmpty());
}

void TestStartPage::cleanup()
{
    m_page.reset();
    m_model = nullptr;
}

void TestStartPage::showLibrary()
{
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("anna.demo")).isEmpty());
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("bob.demo"), {.stepCount = 300})
                 .isEmpty());
    QVERIFY(!test::writeTinyDemo(m_recordings, QStringLiteral("carl.demo"), {.stepCount = 100})
                 .isEmpty());
    library_settings::addFolder(m_recordings);
    m_page = std::make_unique<StartPage>(m_document, m_registry);
    m_page->resize(1200, 700);
    m_page->show();
    m_model = m_page->findChild<LibraryModel *>();
    QVERIFY(m_model);
    new QAbstractItemModelTester(m_model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                 m_model);
    QSignalSpy scanned(&m_page->library(), &LibraryService::scanned);
    QTRY_VERIFY(!scanned.isEmpty());
    QTest::mouseClick(part<QToolButton>("libraryTable"), Qt::LeftButton);
    QTRY_COMPARE(m_model->recordingCount(), std::size_t{3});
    QTRY_COMPARE(shownNames().size(), 3);
}

QStringList TestStartPage::shownNames() const
{
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (const auto *recording = m_model->recordingAt(row);
            recording && !recording->file.path.isEmpty())
            names << recording->name();
    }
    return names;
}

void TestStartPage::select(const QStringList &names)
{
    auto *view = part<QTreeView>("libraryRows");
    view->clearSelection();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (names.contains(m_model->recordingAt(row)->name()))
            QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::ControlModifier,
                              view->visualRect(m_model->index(row, 0)).center());
    }
}

void TestStartPage::firstStartWelcomesAndScansNothing()
{
    m_page = std::make_unique<StartPage>(m_document, m_registry);
    m_page->show();

    QVERIFY(part<QPushButton>("startOpen")->isVisible());
    QVERIFY(part<QPushButton>("startAddFolder")->isVisible());
    QVERIFY(!part<QTreeView>("libraryRows")->isVisible());
    QVERIFY(!m_page->library().isScanning());
    // A stranger reads what may be opened.
    const auto *games = part<QLabel>("startGames");
    QVERIFY(games->isVisible());
    QVERIFY(games->text().contains(QStringLiteral("Half-Life")));
}

void TestStartPage::oneClickAddsTheFolderOfAGame()
{
    const QString demos = QDir::homePath() + QStringLiteral("/.teeworlds/demos");
    QVERIFY(QDir().mkpath(demos));
    QVERIFY(!test::writeTinyDemo(demos, QStringLiteral("own.demo")).isEmpty());
    m_page = std::make_unique<StartPage>(m_document, m_registry);
    m_page->show();
    QTRY_VERIFY(part<QWidget>("startOffer"));
    auto *add = part<QWidget>("startOffer")->findChild<QPushButton *>();
    QVERIFY2(add->text().contains(QStringLiteral("Teeworlds")), qPrintable(add->text()));

    QTest::mouseClick(add, Qt::LeftButton);
    m_model = m_page->findChild<LibraryModel *>();

    QTRY_COMPARE(shownNames(), QStringList{QStringLiteral("own.demo")});
    QVERIFY(part<QWidget>("libraryPage")->isVisible());
    QVERIFY(QDir(QDir::homePath() + QStringLiteral("/.teeworlds")).removeRecursively());
}

void TestStartPage::closedRecordingIsListedWithItsPicture()
{
    MainWindow window(m_registry);
    window.show();
    window.open(m_path);
    QTRY_COMPARE(window.document().phase(), OpenPhase::Ready);
    QTRY_VERIFY(window.document().frame() != nullptr);
    window.document().close();

    const auto *page = window.findChild<StartPage *>();
    m_model = page->findChild<LibraryModel *>();
    QTRY_COMPARE(shownNames(), QStringList{QStringLiteral("tiny.demo")});
    auto *cards = page->findChild<RecordingCards *>();
    QTRY_VERIFY(cards->isVisible());
    QTRY_VERIFY(!cards->pictures().pictureOf(m_path).isNull());
    QTRY_COMPARE(m_model->recordingAt(0)->facts.length, 8000);
    const QString spoken = m_model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(QStringLiteral("tiny.demo, 0:08")), qPrintable(spoken));

    const QPoint card = cards->visualRect(m_model->index(0, 0)).center();
    QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, card);
    QTest::mouseDClick(cards->viewport(), Qt::LeftButton, {}, card);
    QTRY_COMPARE(window.document().phase(), OpenPhase::Ready);
    QCOMPARE(window.document().path(), m_path);
    m_model = nullptr;
}

void TestStartPage::pictureOfARecordingWithoutMapShowsPaths()
{
    test::TinyDemo demo;
    demo.hasMap = false;
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("without-map.demo"),
                                             demo);
    MainWindow window(m_registry);
    window.show();
    window.open(path);

    // A player walks to the right all the time, the fastest of all: that is the orange of trails.
    const auto orangeColumns = [&path] {
        const QImage picture = thumbnails::read(path).picture;
        int count = 0;
        for (int x = 0; x < picture.width(); ++x) {
            bool isOrange = false;
            for (int y = 0; y < picture.height(); ++y) {
                const QColor color = picture.pixelColor(x, y);
                isOrange = isOrange
                           || (color.red() > 200 && color.green() > 80 && color.green() < 160
                               && color.blue() < 90);
            }
            count += isOrange ? 1 : 0;
        }
        return count;
    };
    QTRY_VERIFY(orangeColumns() > thumbnails::Size.width());
}

void TestStartPage::typingFilters()
{
    showLibrary();
    auto *view = part<QTreeView>("libraryRows");
    view->setFocus();

    // Typed into the list; the filter takes it.
    QTest::keyClicks(view, QStringLiteral("b"));
    QTest::keyClicks(part<QLineEdit>("libraryFilter"), QStringLiteral("ob"));

    QCOMPARE(part<QLineEdit>("libraryFilter")->text(), QStringLiteral("bob"));
    QTRY_COMPARE(shownNames(), QStringList{QStringLiteral("bob.demo")});
    // By what was said, with the place.
    part<QLineEdit>("libraryFilter")->setText(QStringLiteral("hi"));
    QTRY_COMPARE(m_model->recordingCount(), std::size_t{3});
    QTRY_VERIFY(m_model->recordingAt(0)
                && m_model->recordingAt(0)->hit.contains(QStringLiteral("Anna")));
    QVERIFY(!view->isColumnHidden(LibraryModel::HitColumn));
    QVERIFY(view->visualRect(view->model()->index(0, 0)).height() < 40); // one line of text

    QTest::keyClicks(part<QLineEdit>("libraryFilter"), QStringLiteral("xyz"));
    QTRY_VERIFY(part<QLabel>("libraryEmpty")->isVisible());
    QTest::keyClick(part<QLineEdit>("libraryFilter"), Qt::Key_Escape);
    QTRY_VERIFY(view->isVisible());
}

void TestStartPage::clickOnAHeaderSorts()
{
    showLibrary();
    auto *header = part<QTreeView>("libraryRows")->header();
    const auto click = [&](int column) {
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          {header->sectionViewportPosition(column) + 10, header->height() / 2});
    };

    click(LibraryModel::LengthColumn);
    QTRY_COMPARE(shownNames(), (QStringList{QStringLiteral("bob.demo"), QStringLiteral("anna.demo"),
                                            QStringLiteral("carl.demo")}));
    click(LibraryModel::LengthColumn);
    QTRY_COMPARE(shownNames(),
                 (QStringList{QStringLiteral("carl.demo"), QStringLiteral("anna.demo"),
                              QStringLiteral("bob.demo")}));
    click(LibraryModel::NameColumn);
    QTRY_COMPARE(shownNames(), (QStringList{QStringLiteral("anna.demo"), QStringLiteral("bob.demo"),
                                            QStringLiteral("carl.demo")}));
}

void TestStartPage::severalAreOpened()
{
    showLibrary();
    QSignalSpy chosen(m_page.get(), &StartPage::fileChosen);
    select({QStringLiteral("anna.demo"), QStringLiteral("carl.demo")});
    QTRY_COMPARE(part<QLabel>("libraryStatus")->text(), QStringLiteral("2 selected"));

    QTest::keyClick(part<QTreeView>("libraryRows"), Qt::Key_Return);

    QTRY_COMPARE(chosen.size(), 2);
    QStringList paths{chosen.at(0).at(0).toString(), chosen.at(1).at(0).toString()};
    paths.sort();
    QCOMPARE(paths, (QStringList{m_recordings + QStringLiteral("/anna.demo"),
                                 m_recordings + QStringLiteral("/carl.demo")}));
}

void TestStartPage::hitInChatIsOpenedAtItsLine()
{
    showLibrary();
    QSignalSpy chosen(m_page.get(), &StartPage::fileChosen);
    QTest::keyClicks(part<QLineEdit>("libraryFilter"), QStringLiteral("hi"));
    QTRY_VERIFY(!m_model->query().text.isEmpty() && shownNames().size() == 3);
    select({QStringLiteral("bob.demo")});

    QTest::keyClick(part<QTreeView>("libraryRows"), Qt::Key_Return);

    QTRY_COMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front()[0].toString(), m_recordings + QStringLiteral("/bob.demo"));
    QCOMPARE(chosen.front()[1].value<std::optional<Tick>>(),
             std::optional(Tick{1000 + test::TinyChatTicks}));
}

void TestStartPage::pinnedOnesAreUnderPinned()
{
    showLibrary();
    select({QStringLiteral("bob.demo")});
    m_page->findChild<LibraryCommands *>()->run(QStringLiteral("library.pin"));
    QTRY_VERIFY(library_settings::isPinned(m_recordings + QStringLiteral("/bob.demo")));
    auto *places = part<QListWidget>("libraryPlaces");
    const auto pinned = places->findItems(QStringLiteral("Pinned"), Qt::MatchStartsWith);
    QCOMPARE(pinned.size(), 1);

    QTest::mouseClick(places->viewport(), Qt::LeftButton, {},
                      places->visualItemRect(pinned.first()).center());

    QTRY_COMPARE(shownNames(), QStringList{QStringLiteral("bob.demo")});
}

void TestStartPage::missingFileIsFoundAgainByItsContent()
{
    showLibrary();
    const QString from = m_recordings + QStringLiteral("/bob.demo");
    const QString to = m_recordings + QStringLiteral("/deep/renamed.demo");
    library_settings::setPinned(from, true);
    recent_files::add(from);
    QVERIFY(QDir().mkpath(m_recordings + QStringLiteral("/deep")));
    QVERIFY(QFile::rename(from, to));

    m_page->library().scan();

    QTRY_VERIFY(shownNames().contains(QStringLiteral("renamed.demo")));
    QTRY_COMPARE(m_model->recordingCount(), std::size_t{3});
    QTRY_VERIFY(library_settings::isPinned(to));
    QVERIFY(!library_settings::isPinned(from));
    QCOMPARE(recent_files::paths(), QStringList{to});
}

void TestStartPage::removedOneIsNotListedAnyMore()
{
    showLibrary();
    select({QStringLiteral("anna.demo")});

    QTest::keyClick(part<QTreeView>("libraryRows"), Qt::Key_Delete);

    QTRY_COMPARE(m_model->recordingCount(), std::size_t{2});
    QVERIFY(QFile::exists(m_recordings + QStringLiteral("/anna.demo")));
    QSignalSpy scanned(&m_page->library(), &LibraryService::scanned);
    m_page->library().scan();
    QTRY_VERIFY(!scanned.isEmpty());
    QCOMPARE(m_model->recordingCount(), std::size_t{2});
}

void TestStartPage::menuOffersWhatCanBeDone()
{
    showLibrary();
    select({QStringLiteral("anna.demo")});
    auto *view = part<QTreeView>("libraryRows");

    emit view->customContextMenuRequested({5, 5});

    const auto *menu = part<QMenu>("libraryMenu");
    QStringList texts;
    for (const QAction *action : menu->actions()) {
        if (!action->isSeparator())
            texts << action->text().remove(u'&');
    }
    QCOMPARE(texts,
             (QStringList{QStringLiteral("Open recording"), QStringLiteral("Compare"),
                          QStringLiteral("Verify"), QStringLiteral("Export list…"),
                          QStringLiteral("Show in file manager"), QStringLiteral("Name world…"),
                          QStringLiteral("Pin"), QStringLiteral("Remove from list")}));
}

void TestStartPage::listIsExported()
{
    showLibrary();
    select({QStringLiteral("anna.demo"), QStringLiteral("bob.demo")});
    const QString path = m_folder->filePath(QStringLiteral("list.csv"));

    QVERIFY(m_page->findChild<LibraryCommands *>()->run(QStringLiteral("library.export"), path)
            == CommandOutcome::Done);

    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].startsWith("path,format,map,duration_seconds"));
    QVERIFY(lines[1].contains("anna.demo,teeworlds_demo") || lines[2].contains("anna.demo,"));
}

void TestStartPage::verifyingTellsOfDamage()
{
    showLibrary();
    // The same size and date, so that only reading it shows what is wrong.
    const QString path = m_recordings + QStringLiteral("/anna.demo");
    const QDateTime changed = QFileInfo(path).lastModified();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(file.size() / 2));
    file.write(QByteArray(400, '\xff'));
    file.flush();
    QVERIFY(file.setFileTime(changed, QFileDevice::FileModificationTime));
    file.close();
    select({QStringLiteral("anna.demo")});

    m_page->findChild<LibraryCommands *>()->run(QStringLiteral("library.verify"));

    QTRY_COMPARE(part<QLabel>("libraryStatus")->text(),
                 QStringLiteral("1 recording verified: 1 damaged, unreadable or missing."));
}

void TestStartPage::groupsHaveHeadings()
{
    showLibrary();
    auto query = m_model->query();
    query.group = library::GroupKey::Folder;

    m_model->setQuery(query);

    QTRY_COMPARE(m_model->rowCount(), 4);
    QCOMPARE(m_model->index(0, 0).data(LibraryModel::HeadingRole).toString(),
             m_recordings + QStringLiteral(" (3)"));
    QVERIFY(!(m_model->flags(m_model->index(0, 0)) & Qt::ItemIsSelectable));
    QCOMPARE(m_model->recordingCount(), std::size_t{3});
}

void TestStartPage::removedFolderTakesItsRecordingsAlong()
{
    showLibrary();
    recent_files::add(m_recordings + QStringLiteral("/bob.demo"));

    m_page->findChild<LibraryCommands *>()->removeFolder(m_recordings);

    // What was opened stays.
    QTRY_COMPARE(shownNames(), QStringList{QStringLiteral("bob.demo")});
    QVERIFY(library_settings::folders().isEmpty());
}

void TestStartPage::moreThanTheMenuOffersAreListed()
{
    constexpr int Opened = 14;
    for (int i = 0; i < Opened; ++i)
        recent_files::add(m_folder->filePath(QString::number(i)));
    MainWindow window(m_registry);

    QCOMPARE(library_settings::ownFiles().size(), Opened);
    const auto choices
        = window.commands().find(QStringLiteral("file.openRecent")).command->choices();
    QCOMPARE(choices.size(), std::size_t{10});
    QCOMPARE(choices.front().text, QString::number(Opened - 1));
}

void TestStartPage::narrowPageLeavesButtonsTheirWords()
{
    showLibrary();
    QTest::mouseClick(part<QToolButton>("libraryCards"), Qt::LeftButton);

    m_page->resize(760, 400);

    auto *sort = part<QComboBox>("librarySort");
    QTRY_VERIFY(sort->isVisible() && sort->width() < sort->sizeHint().width());
    for (const char *name : {"libraryOpen", "libraryAddFolder"}) {
        const auto *button = part<QPushButton>(name);
        QVERIFY(button->width() >= button->sizeHint().width());
    }
}

TICKSCOPE_TEST(TestStartPage, QApplication)
#include "test_start_page.moc"
