// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLayout>
#include <QSettings>
#include <QSlider>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/style/theme.h"
#include "ui/tabs/tab_bar.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

/// The picture alone, with a bar that comes with the mouse.
class TestFullScreen : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void fullScreenShowsThePictureAlone();
    void barOfTheFullScreenSeeksAndHides();

private:
    void open(const QString &path);
    void press(int key, Qt::KeyboardModifiers modifiers = {});
    [[nodiscard]] Document &document(int tab) { return *m_window->document(tab); }
    [[nodiscard]] TabBar &bar() { return *m_window->findChild<TabBar *>(); }

    QTemporaryDir m_folder;
    QStringList m_files; ///< "a.demo", "b.demo".
    FormatRegistry m_registry;
    std::unique_ptr<TabbedWindow> m_window;
};

void TestFullScreen::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("full-screen"));
    registerAllFormats(m_registry);
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    for (const char *name : {"a.demo", "b.demo"}) {
        m_files << m_folder.filePath(QString::fromLatin1(name));
        QVERIFY(QFile::copy(sample, m_files.last()));
    }
}

void TestFullScreen::init()
{
    QSettings().clear();
    theme::apply(QStringLiteral("dark"));
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestFullScreen::cleanup()
{
    m_window.reset();
}

void TestFullScreen::open(const QString &path)
{
    m_window->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Ready, 120'000);
    m_window->page().centralWidget()->setFocus();
}

void TestFullScreen::press(int key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), modifiers);
}

void TestFullScreen::fullScreenShowsThePictureAlone()
{
    open(m_files[0]);
    open(m_files[1]);
    auto *events = m_window->page().findChild<QDockWidget *>(QStringLiteral("eventsDockFrame"));
    QTRY_VERIFY(events->isVisible());

    press(Qt::Key_F11);

    QTRY_VERIFY(m_window->isFullScreen());
    QVERIFY(!events->isVisible());
    QVERIFY(!bar().isVisible());
    QVERIFY(!m_window->layout()->menuBar()->isVisible());
    QTRY_COMPARE(m_window->page().centralWidget()->size(), m_window->size());
    auto *over = m_window->page().findChild<QWidget *>(QStringLiteral("pictureBar"));
    QVERIFY(over && over->isVisible());
    // What is alone there needs no frame of the focus.
    const auto *ring = m_window->page().findChild<QWidget *>(QStringLiteral("focusRing"));
    QVERIFY(!ring || !ring->isVisible());
    MessageBar &messages = m_window->page().messages();
    messages.setMessage(MessageBar::Topic::Export, {QStringLiteral("news")});
    QTRY_VERIFY(m_window->page().centralWidget()->height() < m_window->height());
    QVERIFY(!ring || !ring->isVisible());
    messages.remove(MessageBar::Topic::Export);
    // Another tab takes the screen over.
    press(Qt::Key_Tab, Qt::ControlModifier);
    QVERIFY(m_window->page().findChild<QWidget *>(QStringLiteral("pictureBar"))->isVisible());
    QTest::keyClick(m_window->page().centralWidget(), Qt::Key_Escape);

    QTRY_VERIFY(!m_window->isFullScreen());
    QVERIFY(bar().isVisible());
    QVERIFY(m_window->layout()->menuBar()->isVisible());
    QVERIFY(!m_window->page().findChild<QWidget *>(QStringLiteral("pictureBar")));
    QVERIFY(
        m_window->page().findChild<QDockWidget *>(QStringLiteral("eventsDockFrame"))->isVisible());
}

void TestFullScreen::barOfTheFullScreenSeeksAndHides()
{
    open(m_files[0]);
    press(Qt::Key_F11);
    QTRY_VERIFY(m_window->isFullScreen());
    auto *over = m_window->page().findChild<QWidget *>(QStringLiteral("pictureBar"));
    auto *slider = over->findChild<QSlider *>();
    const Tick first = document(0).index()->ticks().first;

    QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() / 2, slider->height() / 2});

    const Tick middle = document(0).playback().time().tick();
    const TickRange ticks = document(0).index()->ticks();
    QVERIFY(middle > first + (ticks.last - ticks.first) * 2 / 5);
    QVERIFY(middle < first + (ticks.last - ticks.first) * 3 / 5);
    QTRY_VERIFY_WITH_TIMEOUT(!over->isVisible(), 120'000); // the mouse rests
    QCOMPARE(over->parentWidget()->cursor().shape(), Qt::BlankCursor);
    QTest::mouseMove(over->parentWidget(), {100, 100});
    QTest::mouseMove(over->parentWidget(), {120, 110});
    QTRY_VERIFY(over->isVisible());
    QVERIFY(over->parentWidget()->cursor().shape() != Qt::BlankCursor);
}

TICKSCOPE_TEST(TestFullScreen, QApplication)
#include "test_full_screen.moc"
