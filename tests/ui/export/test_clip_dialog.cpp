// SPDX-License-Identifier: GPL-3.0-or-later
//
// Clips that the window saves: clicked together in its dialog, and read back from the file.

#include <sstream>

#include <QTest>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include "tests/support/ghost_writer.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "tests/ui/export/save_clicks.h"
#include "ui/commands/command_registry.h"
#include "ui/export/clip_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

namespace {

constexpr int ClipTimeout = 120'000; // milliseconds

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the format writes.
QByteArray clipOf(const Document &document, const ClipOptions &options)
{
    std::ostringstream out;
    const auto report = document.recording()->writeClip(document.index()->outline(), options, out,
                                                        {});
    return report ? QByteArray::fromStdString(out.str()) : QByteArray();
}

} // namespace

class TestClipDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void selectedRangeIsSaved();
    void choicesAreThoseOfTheClip();
    void secondsAroundAMomentAreSaved();
    void nameThatTheClipHidesIsRefused();
    void recordingItselfIsNotReplaced();
    void stoppedClipLeavesNothing();
    void formatWithoutClipsSaysSo();
    void onlyWhatTheFormatCanLeaveOutIsOffered();

private:
    void open(const QString &name, const std::vector<std::byte> &bytes);
    [[nodiscard]] ClipDialog *ask(const QVariant &moment = {});
    /// Clicks through to the file, and waits for what becomes of it: the problem.
    [[nodiscard]] QString save(const ClipDialog &dialog, const QString &name) const
    {
        return test::saveByClicks(dialog, QStringLiteral("clip"), file(name));
    }
    [[nodiscard]] static QCheckBox *box(const ClipDialog &dialog, const char *name)
    {
        return dialog.findChild<QCheckBox *>(QString::fromLatin1(name));
    }
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] QString file(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }

    FormatRegistry m_registry;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestClipDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("clip-dialog"));
    registerAllFormats(m_registry);
}

void TestClipDialog::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    open(QStringLiteral("tiny.demo"), test::makeTinyDemo());
}

void TestClipDialog::open(const QString &name, const std::vector<std::byte> &bytes)
{
    m_window->open(test::writeRecording(m_folder->path(), name, bytes));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, ClipTimeout);
}

ClipDialog *TestClipDialog::ask(const QVariant &moment)
{
    m_window->commands().run(QStringLiteral("clip.save"), moment);
    return m_window->findChild<ClipDialog *>(QStringLiteral("clipDialog"));
}

void TestClipDialog::selectedRangeIsSaved()
{
    document().playback().setRange(TickRange{{1100}, {1200}});
    ClipDialog *dialog = ask();
    QVERIFY(dialog);

    QCOMPARE(save(*dialog, "clip.demo"), QString());

    const QByteArray expected = clipOf(document(), {.ticks = {{1100}, {1200}}});
    QVERIFY(!expected.isEmpty());
    QCOMPARE(bytesOf(file("clip.demo")), expected);
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("clip.demo")));
    QCOMPARE(files(), (QStringList{"clip.demo", "tiny.demo"}));
}

void TestClipDialog::choicesAreThoseOfTheClip()
{
    ClipDialog *dialog = ask();
    QTest::mouseClick(box(*dialog, "clip.chat"), Qt::LeftButton, {}, {8, 8});
    QTest::mouseClick(box(*dialog, "clip.hidden"), Qt::LeftButton, {}, {8, 8});
    QVERIFY(!box(*dialog, "clip.chat")->isChecked() && box(*dialog, "clip.hidden")->isChecked());

    QCOMPARE(save(*dialog, "quiet.demo"), QString());

    QCOMPARE(bytesOf(file("quiet.demo")),
             clipOf(document(), {.ticks = document().index()->ticks(),
                                 .chat = ClipOptions::Chat::LeftOut,
                                 .names = ClipOptions::Names::Hidden}));
    QVERIFY(!bytesOf(file("quiet.demo")).contains(test::TinyFirstName));
}

void TestClipDialog::secondsAroundAMomentAreSaved()
{
    document().playback().setRange(TickRange{{1300}, {1400}});
    ClipDialog *dialog = ask(qlonglong{1200});
    dialog->findChild<QSpinBox *>(QStringLiteral("ticks.seconds"))->setValue(1);

    QCOMPARE(save(*dialog, "around.demo"), QString());

    // 50 ticks are a second.
    QCOMPARE(bytesOf(file("around.demo")), clipOf(document(), {.ticks = {{1150}, {1250}}}));
}

void TestClipDialog::nameThatTheClipHidesIsRefused()
{
    ClipDialog *dialog = ask();
    box(*dialog, "clip.hidden")->setChecked(true);

    QVERIFY(!save(*dialog, "with anna.demo").isEmpty());

    QVERIFY(dialog->isVisible());
    const auto *note = dialog->findChild<QLabel *>(QStringLiteral("clip.note"));
    QVERIFY2(note->isVisible() && note->text().contains(QStringLiteral("another name")),
             qPrintable(note->text()));
    QCOMPARE(files(), QStringList{"tiny.demo"});
}

void TestClipDialog::recordingItselfIsNotReplaced()
{
    const QByteArray before = bytesOf(file("tiny.demo"));
    ClipDialog *dialog = ask();

    QVERIFY(save(*dialog, "tiny.demo").contains(QStringLiteral("is the recording itself")));

    QCOMPARE(bytesOf(file("tiny.demo")), before);
}

void TestClipDialog::stoppedClipLeavesNothing()
{
    std::stop_source stop;
    stop.request_stop();

    const auto clip = saveClip(*document().recording(), document().index()->outline(),
                               {.ticks = document().index()->ticks()},
                               {.path = file("stopped.demo").toStdString(), .source = {}},
                               stop.get_token());

    QVERIFY(!clip);
    QCOMPARE(clip.error().code, ErrorCode::Cancelled);
    QCOMPARE(files(), QStringList{"tiny.demo"});
}

/// Before anybody chooses a file.
void TestClipDialog::formatWithoutClipsSaysSo()
{
    open(QStringLiteral("run.gho"), test::makeGhost({}));
    const ClipDialog *dialog = ask();
    QVERIFY(dialog);

    const auto *note = dialog->findChild<QLabel *>(QStringLiteral("clip.note"));
    QTRY_VERIFY(note->isVisible());
    QCOMPARE(note->text(), QStringLiteral("There are no clips of this format"));
    QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("clip.write"))->isEnabled());
}

void TestClipDialog::onlyWhatTheFormatCanLeaveOutIsOffered()
{
    const ClipDialog *demo = ask();
    QVERIFY(box(*demo, "clip.chat")->isVisible() && box(*demo, "clip.hidden")->isVisible());
    delete demo;

    open(QStringLiteral("all.teehistorian"), test::makeTinyTeehistorian());
    const ClipDialog *dialog = ask();

    QTRY_VERIFY(!box(*dialog, "clip.chat")->isVisible());
    QVERIFY(!box(*dialog, "clip.hidden")->isVisible());
    QVERIFY(dialog->findChild<QPushButton *>(QStringLiteral("clip.write"))->isEnabled());
}

TICKSCOPE_TEST(TestClipDialog, QApplication)
#include "test_clip_dialog.moc"
