// SPDX-License-Identifier: GPL-3.0-or-later
//
// Videos that the window saves: clicked together in their dialog.

#include <QSignalSpy>
#include <QTest>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/texts/screen_text.h"
#include "ui/video/video_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/world/hud/picture_caption.h"

using namespace tickscope;

namespace {

constexpr int VideoTimeout = 120'000; // milliseconds

/// What takes the place of ffmpeg: it never ends.
constexpr const char *Hangs = "#!/bin/sh\nexec sleep 1000\n";

} // namespace

class TestVideoDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void picturesAreTheScreenshots();
    void losslessVideoHasItsFrames();
    void whoIsFollowedIsOffered();
    void captionSaysWhereAPictureIsFrom();
    void ratesAreThoseOfTheFormat();
    void lengthFollowsRangeAndSpeed();
    void cancellingLeavesNothing();
    void secondVideoWaitsForTheFirst();
    void closingTheWindowLeavesNothing();
    void withoutFfmpegPicturesAreOffered();

private:
    void writeEncoder(const char *script);
    [[nodiscard]] VideoDialog *ask();
    [[nodiscard]] static QComboBox *box(const VideoDialog &dialog, const char *name)
    {
        return dialog.findChild<QComboBox *>(QStringLiteral("video.") + QString::fromLatin1(name));
    }
    static void choose(const VideoDialog &dialog, const char *name, const QString &text)
    {
        QComboBox *choices = box(dialog, name);
        QVERIFY2(choices->findText(text, Qt::MatchStartsWith) >= 0, qPrintable(text));
        choices->setCurrentIndex(choices->findText(text, Qt::MatchStartsWith));
    }
    [[nodiscard]] static QString textOf(const VideoDialog &dialog, const char *label)
    {
        const auto *found = dialog.findChild<QLabel *>(QStringLiteral("video.")
                                                       + QString::fromLatin1(label));
        return found->isVisible() ? found->text() : QString();
    }
    /// Clicks through to the file.
    void begin(const VideoDialog &dialog, const QString &name);
    /// The same, and waits for it: the problem.
    [[nodiscard]] QString save(const VideoDialog &dialog, const QString &name);
    [[nodiscard]] QImage screenshot(std::int64_t tick) const;
    [[nodiscard]] QString file(const QString &name) const
    {
        return m_folder->filePath(QStringLiteral("out/") + name);
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(file({})).entryList(QDir::Files | QDir::Hidden);
    }
    [[nodiscard]] Document &document() { return m_window->document(); }

    FormatRegistry m_registry;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_recording;
    QByteArray m_programs; ///< PATH before the test.
};

void TestVideoDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("video-dialog"));
    registerAllFormats(m_registry);
    m_programs = qgetenv("PATH");
}

void TestVideoDialog::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("out")));
    m_recording = test::writeTinyDemo(m_folder->path(), QStringLiteral("tiny.demo"));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(m_recording);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, VideoTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().map().content() != nullptr, VideoTimeout);
    document().playback().setRange(TickRange{{1100}, {1110}});
}

void TestVideoDialog::cleanup()
{
    m_window.reset();
    qputenv("PATH", m_programs);
}

void TestVideoDialog::writeEncoder(const char *script)
{
    const QString folder = m_folder->filePath(QStringLiteral("programs"));
    QVERIFY(QDir().mkpath(folder));
    QFile program(folder + QStringLiteral("/ffmpeg"));
    QVERIFY(program.open(QIODevice::WriteOnly));
    program.write(script);
    program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", QFile::encodeName(folder) + ':' + m_programs);
}

VideoDialog *TestVideoDialog::ask()
{
    m_window->commands().run(QStringLiteral("video.save"));
    const auto all = m_window->findChildren<VideoDialog *>(QStringLiteral("videoDialog"));
    return all.empty() ? nullptr : all.back();
}

void TestVideoDialog::begin(const VideoDialog &dialog, const QString &name)
{
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("video.write")),
                      Qt::LeftButton);
    auto *chooser = dialog.findChild<QFileDialog *>(QStringLiteral("videoFileDialog"));
    QVERIFY(chooser);
    chooser->setDirectory(file({}));
    chooser->selectFile(file(name));
    QMetaObject::invokeMethod(chooser, "accept");
}

QString TestVideoDialog::save(const VideoDialog &dialog, const QString &name)
{
    QSignalSpy ended(&dialog, &VideoDialog::ended);
    begin(dialog, name);
    if (!QTest::qWaitFor([&ended] { return !ended.empty(); }, VideoTimeout))
        return QStringLiteral("nothing comes of it");
    return ended.front()[1].toString();
}

QImage TestVideoDialog::screenshot(std::int64_t tick) const
{
    const QString path = m_folder->filePath(QStringLiteral("screenshot.png"));
    QProcess::execute(test::program(QStringLiteral("tickscope-cli")),
                      {"screenshot", "--tick", QString::number(tick), "--size", "1280x720",
                       "--quiet", "-o", path, m_recording});
    return QImage(path).convertToFormat(QImage::Format_RGB32);
}

void TestVideoDialog::picturesAreTheScreenshots()
{
    VideoDialog *dialog = ask();
    QVERIFY(dialog && !dialog->isModal());
    choose(*dialog, "format", QStringLiteral("PNG"));
    choose(*dialog, "size", QStringLiteral("1280 × 720"));
    choose(*dialog, "rate", QStringLiteral("50"));

    QCOMPARE(save(*dialog, "a.png"), QString());

    QCOMPARE(files().size(), 10);
    for (std::int64_t i : {0, 9}) {
        const QImage frame(file(QStringLiteral("a-%1.png").arg(i + 1, 6, 10, QChar(u'0'))));
        QCOMPARE(frame.convertToFormat(QImage::Format_RGB32), screenshot(1100 + i));
    }
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("a-000001.png")));
}

void TestVideoDialog::losslessVideoHasItsFrames()
{
    if (QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty())
        QSKIP("ffmpeg is not on this machine");
    VideoDialog *dialog = ask();
    choose(*dialog, "format", QStringLiteral("MKV"));
    choose(*dialog, "size", QStringLiteral("1280 × 720"));
    choose(*dialog, "rate", QStringLiteral("50"));

    QCOMPARE(save(*dialog, "a.mkv"), QString());

    QCOMPARE(files(), QStringList{"a.mkv"});
    QProcess ffmpeg;
    ffmpeg.start(QStringLiteral("ffmpeg"),
                 {"-loglevel", "error", "-i", file("a.mkv"), file("b-%02d.png")});
    QVERIFY(ffmpeg.waitForFinished(VideoTimeout));
    QCOMPARE(files().size(), 11);
    QCOMPARE(QImage(file("b-01.png")).convertToFormat(QImage::Format_RGB32), screenshot(1100));
    QCOMPARE(QImage(file("b-10.png")).convertToFormat(QImage::Format_RGB32), screenshot(1109));
}

void TestVideoDialog::whoIsFollowedIsOffered()
{
    const VideoDialog *nobody = ask();
    QVERIFY(!nobody->findChild<QCheckBox *>(QStringLiteral("video.follow"))->isVisible());
    document().selection().follow(PlayerRef{0, {1000}});

    const VideoDialog *dialog = ask();

    const auto *follow = dialog->findChild<QCheckBox *>(QStringLiteral("video.follow"));
    QVERIFY(follow->isVisible() && follow->isChecked());
    QVERIFY(follow->text().contains(QString::fromUtf8(test::TinyFirstName)));
}

void TestVideoDialog::captionSaysWhereAPictureIsFrom()
{
    const PictureCaption caption{QStringLiteral("a.demo"), QStringLiteral("0123456789abcdef")};
    const QString place = isolated(QStringLiteral("a.demo"))
                          + QStringLiteral(" · 0:40.66 · tick 12365");

    const QString line = caption.text(std::chrono::milliseconds(40'660), {12365}, 8);
    const QString bare = PictureCaption{caption.name, {}}.text(std::chrono::milliseconds(40'660),
                                                               {12365}, 8);

    QCOMPARE(line, place + QStringLiteral(" · SHA-256 01234567"));
    QCOMPARE(bare, place);
    const PictureCaption compared{caption.name, {}, {QStringLiteral("b.demo")}};
    QCOMPARE(compared.text(std::chrono::milliseconds(40'660), {12365}, 8),
             place + QStringLiteral(" · ghosts: b.demo"));
}

void TestVideoDialog::ratesAreThoseOfTheFormat()
{
    const VideoDialog *dialog = ask();
    QCOMPARE(box(*dialog, "rate")->currentText(), QStringLiteral("60"));

    choose(*dialog, "format", QStringLiteral("Animated GIF"));

    QCOMPARE(box(*dialog, "rate")->currentText(), QStringLiteral("25"));
    QCOMPARE(box(*dialog, "rate")->findText(QStringLiteral("60")), -1);
}

void TestVideoDialog::lengthFollowsRangeAndSpeed()
{
    const VideoDialog *dialog = ask();
    choose(*dialog, "rate", QStringLiteral("50"));
    QCOMPARE(textOf(*dialog, "result"), QStringLiteral("0:00.20 · 10 frames"));

    choose(*dialog, "speed", QStringLiteral("×½"));

    QCOMPARE(textOf(*dialog, "result"), QStringLiteral("0:00.40 · 20 frames"));
}

void TestVideoDialog::cancellingLeavesNothing()
{
    writeEncoder(Hangs);
    VideoDialog *dialog = ask();
    begin(*dialog, "a.mp4");
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 1, VideoTimeout);

    QTest::keyClick(dialog, Qt::Key_Escape);

    QTRY_VERIFY_WITH_TIMEOUT(files().empty(), VideoTimeout);
    QVERIFY(m_window->messages().text().isEmpty());
}

void TestVideoDialog::secondVideoWaitsForTheFirst()
{
    writeEncoder(Hangs);
    VideoDialog *first = ask();
    begin(*first, "a.mp4");
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 1, VideoTimeout);
    VideoDialog *second = ask();
    QVERIFY(second != first);
    begin(*second, "b.mp4");
    QTRY_COMPARE(textOf(*second, "note"), QStringLiteral("Waiting for another file to be saved."));
    QVERIFY(files().front().startsWith(QStringLiteral("a.mp4")));

    first->reject();

    QTRY_VERIFY_WITH_TIMEOUT(files().size() == 1 && files().front().startsWith("b.mp4"),
                             VideoTimeout);
    QTRY_COMPARE(textOf(*second, "note"), QString());
    second->reject();
    QTRY_VERIFY_WITH_TIMEOUT(files().empty(), VideoTimeout);
}

void TestVideoDialog::closingTheWindowLeavesNothing()
{
    writeEncoder(Hangs);
    begin(*ask(), "a.mp4");
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 1, VideoTimeout);

    m_window.reset();

    QVERIFY(files().empty());
}

void TestVideoDialog::withoutFfmpegPicturesAreOffered()
{
    qputenv("PATH", QFile::encodeName(m_folder->path()));
    const VideoDialog *dialog = ask();
    const auto *write = dialog->findChild<QPushButton *>(QStringLiteral("video.write"));
    QCOMPARE(box(*dialog, "format")->currentText(), QStringLiteral("PNG pictures"));
    QVERIFY(write->isEnabled());

    choose(*dialog, "format", QStringLiteral("MP4"));

    QVERIFY(textOf(*dialog, "note").contains(QStringLiteral("Install the package ffmpeg")));
    QVERIFY(!write->isEnabled());
}

TICKSCOPE_TEST(TestVideoDialog, QApplication)
#include "test_video_dialog.moc"
