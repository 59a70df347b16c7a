// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QLabel>
#include <QPalette>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include "core/library/reading/reading.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/document/active_document.h"
#include "ui/library/library_commands.h"
#include "ui/library/library_model.h"
#include "ui/library/library_page.h"
#include "ui/library/library_service.h"
#include "ui/library/library_settings.h"
#include "ui/library/start_page.h"
#include "ui/reading/confined_reader.h"
#include "ui/window/cache_places.h"

using namespace tickscope;

/// When the library is made, and made anew.
class TestLibraryStart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pagesAreMadeWhenTheyAreSeen();
    void hintHasTheColoursOfTheTheme();
    void clearedCacheIsReadAnew();
    void readerIsSwitchedOff();
    void weakConfinementIsSaid();
    void worldWithoutANameHasAShortOne();

private:
    FormatRegistry m_registry;
    ActiveDocument m_document;
    QTemporaryDir m_folder;
};

void TestLibraryStart::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("library-start"));
    QSettings().clear();
    registerAllFormats(m_registry);
    QVERIFY(m_folder.isValid());
}

/// Who opens a recording by a double-click does not wait for them.
void TestLibraryStart::pagesAreMadeWhenTheyAreSeen()
{
    StartPage page(m_document, m_registry);
    page.refresh();
    page.setDropTarget(true);
    QVERIFY(!page.findChild<LibraryPage *>());
    QVERIFY(page.findChild<LibraryCommands *>());

    page.show();

    QVERIFY(page.findChild<LibraryPage *>());
    QVERIFY(page.findChild<WelcomePage *>()->isVisible());
}

void TestLibraryStart::hintHasTheColoursOfTheTheme()
{
    StartPage page(m_document, m_registry);
    page.refresh();
    page.show();
    auto *hint = page.findChild<QWidget *>(QStringLiteral("startDropHint"));
    QVERIFY(hint);
    QPalette other = QApplication::palette();
    const auto restore = qScopeGuard([before = other] { QApplication::setPalette(before); });
    other.setColor(QPalette::PlaceholderText, Qt::green);

    QApplication::setPalette(other);
    QCoreApplication::processEvents();

    const QImage picture = hint->grab().toImage();
    qsizetype greenPixels = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QColor color = picture.pixelColor(x, y);
            greenPixels += color.green() > std::max(color.red(), color.blue()) + 60;
        }
    }
    QVERIFY2(greenPixels > 50, qPrintable(QString::number(greenPixels)));
}

void TestLibraryStart::clearedCacheIsReadAnew()
{
    for (const char *name : {"anna.demo", "bob.demo"})
        QVERIFY(!test::writeTinyDemo(m_folder.path(), QString::fromLatin1(name)).isEmpty());
    library_settings::addFolder(m_folder.path());
    LibraryService service(m_folder.filePath(QStringLiteral("library.sqlite")), m_registry);
    QSignalSpy scanned(&service, &LibraryService::scanned);
    service.scan();
    QTRY_COMPARE(scanned.size(), 1);
    const auto countAll = [&]() -> qint64 {
        std::optional<qint64> all;
        service.read<library::LibraryCounts>(
            &service, [](library::LibraryStore &store) { return store.listing().counts(); },
            [&all](const library::LibraryCounts &counts) { all = counts.all; });
        [&all] { QTRY_VERIFY(all); }();
        return all.value_or(-1);
    };
    service.change([](library::LibraryStore &store) { return store.hide({1}); });
    QCOMPARE(countAll(), 1);
    const std::vector<CachePlace> places = cachePlaces(service);
    const auto place = std::ranges::find(places, QStringLiteral("library"), &CachePlace::name);
    QVERIFY(place != places.end());
    CachePage page({*place});
    auto *clear = page.findChild<QPushButton *>(QStringLiteral("cache.library.clear"));
    QTRY_VERIFY(clear->isEnabled());

    clear->click();

    QTRY_COMPARE(scanned.size(), 2);
    // What was taken off the list is there again: that, too, was only in the cache.
    QCOMPARE(countAll(), 2);
}

void TestLibraryStart::readerIsSwitchedOff()
{
    if (confined_reader::program().isEmpty())
        QSKIP("recordings are not read by a process of their own here");
    StartPage page(m_document, m_registry);
    auto *commands = page.findChild<LibraryCommands *>();
    QVERIFY(confined_reader::isWanted());

    QVERIFY(commands->run(QStringLiteral("library.confined")) == CommandOutcome::Done);
    QVERIFY(confined_reader::program().isEmpty());
    QVERIFY(commands->run(QStringLiteral("library.confined")) == CommandOutcome::Done);
    QVERIFY(!confined_reader::program().isEmpty());

    qputenv("TICKSCOPE_UNCONFINED", "1");
    QVERIFY(confined_reader::program().isEmpty());
    qunsetenv("TICKSCOPE_UNCONFINED");
}

void TestLibraryStart::weakConfinementIsSaid()
{
    StartPage page(m_document, m_registry);
    page.show();
    const auto *status = page.findChild<QLabel *>(QStringLiteral("libraryStatus"));
    QVERIFY(status);

    emit page.library().weaklyConfined(library::Confinement::None);
    QVERIFY(status->text().contains(QStringLiteral("No confined process")));
    emit page.library().weaklyConfined(library::Confinement::WithoutLandlock);
    QVERIFY(status->text().contains(QStringLiteral("Landlock")));
}

void TestLibraryStart::worldWithoutANameHasAShortOne()
{
    QCOMPARE(library_texts::map(QStringLiteral("bc1d4a25-a448-4bed-329d-9808f3daf3e7")),
             QStringLiteral("World bc1d4a25…"));
    QCOMPARE(library_texts::map(QStringLiteral("dm1")), QStringLiteral("dm1"));
    QCOMPARE(library_texts::map(QString()), QString());
}

TICKSCOPE_TEST(TestLibraryStart, QApplication)
#include "test_library_start.moc"
