// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window program itself, started with a command line: see runApplication().

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/gui/application.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/main_window.h"

using namespace tickscope;

namespace {

constexpr int StartTimeout = 120'000; // milliseconds
constexpr Tick Asked{1040};

TabbedWindow *theWindow()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<TabbedWindow *>(widget))
            return window;
    }
    return nullptr;
}

bool hasArrived(const Document *document)
{
    return document && document->phase() == OpenPhase::Ready
           && document->playback().time().tick() == Asked;
}

} // namespace

class TestApplication : public QObject
{
    Q_OBJECT

public:
    explicit TestApplication(Application &application)
        : m_application(application)
    {
    }

private slots:
    void opensATabForEachFileAtTheTickThatWasAskedFor();
    void settingsAndDesktopKnowTheProgramByItsNames();

private:
    Application &m_application;
};

void TestApplication::opensATabForEachFileAtTheTickThatWasAskedFor()
{
    QStringList titles;
    std::vector<Tick> ticks;
    // As a person who looks, and closes the window again. The program runs until then.
    QTimer::singleShot(0, this, [&] {
        TabbedWindow &window = *theWindow();
        const auto areThere = [&window] {
            return window.count() == 2 && hasArrived(window.document(0))
                   && hasArrived(window.document(1));
        };
        (void)QTest::qWaitFor(areThere, StartTimeout);
        for (int tab = 0; tab < window.count(); ++tab) {
            window.setCurrentTab(tab);
            titles << window.windowTitle();
            ticks.push_back(window.document(tab)->playback().time().tick());
        }
        window.close();
    });

    QCOMPARE(m_application.run(), 0);
    QCOMPARE(titles.size(), 2);
    QVERIFY2(titles[0].contains(QStringLiteral("first.demo")), qPrintable(titles[0]));
    QVERIFY2(titles[1].contains(QStringLiteral("second.demo")), qPrintable(titles[1]));
    QCOMPARE(ticks, std::vector({Asked, Asked}));
}

void TestApplication::settingsAndDesktopKnowTheProgramByItsNames()
{
    QCOMPARE(QCoreApplication::applicationName(), QStringLiteral("tickscope"));
    QCOMPARE(QCoreApplication::applicationVersion(), QString::fromUtf8(test::projectVersion()));
    QCOMPARE(QGuiApplication::desktopFileName(), QStringLiteral("tickscope"));
    QVERIFY(!QGuiApplication::windowIcon().isNull());
}

/// Writes two recordings, and names them on the command line with a tick to go to.
int runApplication(int argc, char **argv)
{
    const QTemporaryDir folder;
    std::vector<QByteArray> words{argv[0], "--tick", QByteArray::number(Asked.value)};
    for (const char *name : {"first.demo", "second.demo"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        const auto bytes = test::makeTinyDemo();
        if (!file.open(QIODevice::WriteOnly)
            || file.write(reinterpret_cast<const char *>(bytes.data()), std::ssize(bytes)) < 0)
            return 1;
        words.push_back(file.fileName().toLocal8Bit());
    }
    std::vector<char *> pointers;
    for (QByteArray &word : words)
        pointers.push_back(word.data());
    int count = static_cast<int>(pointers.size());
    pointers.push_back(nullptr);
    Application application(count, pointers.data());
    TestApplication test(application);
    return QTest::qExec(&test, argc, argv);
}

TICKSCOPE_OWN_TEST(TestApplication, runApplication)
#include "test_application.moc"
