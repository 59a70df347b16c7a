// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window program itself, started with a link to a moment: see runWithLink().

#include <QApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "app/gui/application.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/links/moment_link.h"
#include "ui/start/recent_files.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/main_window.h"

using namespace tickscope;

namespace {

constexpr int LinkTimeout = 120'000; // milliseconds
constexpr Tick LinkedTick{1040};

} // namespace

class TestLinkOnCommandLine : public QObject
{
    Q_OBJECT

public:
    explicit TestLinkOnCommandLine(Application &application)
        : m_application(application)
    {
    }

private slots:
    void linkShowsItsMoment();

private:
    Application &m_application;
};

void TestLinkOnCommandLine::linkShowsItsMoment()
{
    QString title;
    std::optional<Tick> tick;
    QTimer::singleShot(0, this, [&] {
        TabbedWindow *window = nullptr;
        for (QWidget *widget : QApplication::topLevelWidgets())
            window = window ? window : qobject_cast<TabbedWindow *>(widget);
        Document &document = window->page().document();
        (void)QTest::qWaitFor(
            [&document] {
                return document.recording() && document.playback().time().tick() == LinkedTick;
            },
            LinkTimeout);
        title = window->windowTitle();
        if (document.recording())
            tick = document.playback().time().tick();
        window->close();
    });

    QCOMPARE(m_application.run(), 0);
    QVERIFY2(title.contains(QStringLiteral("linked.demo")), qPrintable(title));
    QCOMPARE(tick, std::optional(LinkedTick));
}

/// Writes a recording among those that were opened last, and names a moment of it.
int runWithLink(int argc, char **argv)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("linked.demo")));
    const auto bytes = test::makeTinyDemo();
    const QByteArray content(reinterpret_cast<const char *>(bytes.data()), std::ssize(bytes));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        return 1;
    file.close();
    nameApplication(); // whose settings have the list
    recent_files::add(file.fileName());
    LinkedMoment moment;
    moment.sha256 = QString::fromLatin1(
        QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
    moment.name = QStringLiteral("linked.demo");
    moment.view.tick = LinkedTick;
    QByteArray link = linkText(moment).toUtf8();
    std::vector<char *> words{argv[0], link.data(), nullptr};
    int count = 2;
    Application application(count, words.data());
    TestLinkOnCommandLine test(application);
    return QTest::qExec(&test, argc, argv);
}

TICKSCOPE_OWN_TEST(TestLinkOnCommandLine, runWithLink)
#include "test_link_on_command_line.moc"
