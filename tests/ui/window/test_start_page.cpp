// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/start/recent_files.h"
#include "ui/start/recording_card.h"
#include "ui/start/start_page.h"
#include "ui/start/thumbnails.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"
#include "ui/world/world_palette.h"

using namespace tickscope;

/// What the window shows without a recording: cards of the recent ones.
class TestStartPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void thumbnailKeepsItsFacts();
    void thumbnailBelongsToTheFileAsItIs();
    void closedRecordingHasACardWithItsPicture();
    void cardOfARecordingWithoutMapShowsPaths();
    void missingRecordingIsSaidAndRemoved();
    void keysOpenAndRemove();
    void menuOfACardOpensAndRemoves();
    void withoutRecentFilesNothingIsListed();
    void safeColorsAreOfTheClient();

private:
    [[nodiscard]] static RecordingCard *cardOf(const QWidget &page, const QString &path);

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    Document m_document{m_registry};
};

void TestStartPage::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("start-page"));
    registerAllFormats(m_registry);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_path.isEmpty());
}

void TestStartPage::init()
{
    QSettings().clear();
    thumbnails::remove(m_path);
}

RecordingCard *TestStartPage::cardOf(const QWidget &page, const QString &path)
{
    for (RecordingCard *card : page.findChildren<RecordingCard *>()) {
        if (card->path() == path && !card->isHidden())
            return card;
    }
    return nullptr;
}

void TestStartPage::thumbnailKeepsItsFacts()
{
    thumbnails::Summary written;
    written.picture = QImage(thumbnails::Size * 2, QImage::Format_RGB32);
    written.picture.fill(Qt::darkCyan);
    written.length = std::chrono::minutes(26);
    written.map = QStringLiteral("Sunny Side Up ☀");
    written.date = QDateTime(QDate(2024, 5, 1), QTime(14, 22, 7), Qt::UTC);
    QVERIFY(!thumbnails::exists(m_path));
    QVERIFY(thumbnails::write(m_path, written));

    const thumbnails::Summary read = thumbnails::read(m_path);

    QVERIFY(!read.isMissing);
    QCOMPARE(read.picture.size(), thumbnails::Size * 2);
    QCOMPARE(read.picture.pixelColor(5, 5), QColor(Qt::darkCyan));
    QCOMPARE(read.length, written.length);
    QCOMPARE(read.map, written.map);
    QCOMPARE(read.date, written.date);
}

void TestStartPage::thumbnailBelongsToTheFileAsItIs()
{
    const QString path = m_folder.filePath(QStringLiteral("grows.demo"));
    QVERIFY(QFile::copy(m_path, path));
    thumbnails::Summary summary;
    summary.picture = QImage(thumbnails::Size, QImage::Format_RGB32);
    summary.picture.fill(Qt::black);
    QVERIFY(thumbnails::write(path, summary));
    QVERIFY(thumbnails::exists(path));

    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("more");
    file.close();

    QVERIFY(!thumbnails::exists(path));
    QVERIFY(thumbnails::read(path).picture.isNull());
}

void TestStartPage::closedRecordingHasACardWithItsPicture()
{
    MainWindow window(m_registry);
    window.show();
    window.open(m_path);
    QTRY_COMPARE(window.document().phase(), OpenPhase::Ready);
    QTRY_VERIFY(window.document().frame() != nullptr);
    window.document().close();

    const auto *page = window.findChild<StartPage *>();
    QTRY_VERIFY(cardOf(*page, m_path));
    QTRY_VERIFY(cardOf(*page, m_path)->hasPicture());
    const QString facts = cardOf(*page, m_path)->facts();
    QVERIFY2(facts.startsWith(QStringLiteral("00:08")), qPrintable(facts));
    QVERIFY(cardOf(*page, m_path)->accessibleName().contains(QStringLiteral("tiny.demo")));

    QTest::mouseClick(cardOf(*page, m_path), Qt::LeftButton);
    QTRY_COMPARE(window.document().phase(), OpenPhase::Ready);
    QCOMPARE(window.document().path(), m_path);
}

void TestStartPage::cardOfARecordingWithoutMapShowsPaths()
{
    test::TinyDemo demo;
    demo.hasMap = false;
    const QString path = test::writeTinyDemo(m_folder.path(), QStringLiteral("without-map.demo"),
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

void TestStartPage::missingRecordingIsSaidAndRemoved()
{
    const QString gone = m_folder.filePath(QStringLiteral("gone.demo"));
    recent_files::add(gone);
    StartPage page(m_document, m_registry);
    page.resize(1000, 700);
    page.show();
    QVERIFY(cardOf(page, gone));

    QTRY_VERIFY(cardOf(page, gone)->isMissing());
    QCOMPARE(cardOf(page, gone)->facts(), QStringLiteral("File not found"));
    auto *remove = cardOf(page, gone)->findChild<QToolButton *>();
    QVERIFY(remove->isVisible());
    QTest::mouseClick(remove, Qt::LeftButton);

    QVERIFY(!cardOf(page, gone));
    QVERIFY(recent_files::paths().isEmpty());
}

void TestStartPage::keysOpenAndRemove()
{
    recent_files::add(m_path);
    StartPage page(m_document, m_registry);
    page.show();
    QSignalSpy chosen(&page, &StartPage::fileChosen);

    QTest::keyClick(cardOf(page, m_path), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toString(), m_path);

    QTest::keyClick(cardOf(page, m_path), Qt::Key_Delete);
    QVERIFY(!cardOf(page, m_path));
    QVERIFY(recent_files::paths().isEmpty());
}

void TestStartPage::menuOfACardOpensAndRemoves()
{
    recent_files::add(m_path);
    StartPage page(m_document, m_registry);
    page.show();
    QSignalSpy chosen(&page, &StartPage::fileChosen);
    QContextMenuEvent wish(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    QCoreApplication::sendEvent(cardOf(page, m_path), &wish);
    const auto *menu = page.findChild<QMenu *>(QStringLiteral("recentMenu"));
    QVERIFY(menu);
    QCOMPARE(menu->actions().at(0)->text().remove(u'&'), QStringLiteral("Open recording"));
    QCOMPARE(menu->actions().at(1)->text().remove(u'&'), QStringLiteral("Remove from this list"));

    menu->actions().at(0)->trigger();
    QCOMPARE(chosen.size(), 1);
    menu->actions().at(1)->trigger();

    QVERIFY(!cardOf(page, m_path));
    QVERIFY(recent_files::paths().isEmpty());
}

void TestStartPage::withoutRecentFilesNothingIsListed()
{
    StartPage page(m_document, m_registry);
    page.show();

    QVERIFY(page.findChild<QPushButton *>(QStringLiteral("startOpen"))->isVisible());
    QVERIFY(page.findChildren<RecordingCard *>().isEmpty());
    // A stranger reads what may be opened.
    const auto *games = page.findChild<QLabel *>(QStringLiteral("startGames"));
    QVERIFY(games->isVisible());
    QVERIFY(games->text().contains(QStringLiteral("Half-Life")));
}

void TestStartPage::safeColorsAreOfTheClient()
{
    Scene scene;
    scene.actors.resize(2);
    scene.actors[0].client = 3;
    scene.actors[0].body = Color{10, 200, 10, 255};
    const QColor redBefore = teamColor(0);

    useSafeColors(scene);
    theme::setSafeColors(true);
    const QColor red = teamColor(0);
    const QColor blue = teamColor(1);
    theme::setSafeColors(false);

    QCOMPARE(screenColor(*scene.actors[0].body), theme::clientColor(3));
    QVERIFY(!scene.actors[1].body); // Nobody's colour stays as it is.
    QVERIFY(red != redBefore && red != blue);
    QCOMPARE(teamColor(0), redBefore);
}

TICKSCOPE_TEST(TestStartPage, QApplication)
#include "test_start_page.moc"
