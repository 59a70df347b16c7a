// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window exports: clicked together in its dialog, and read back from the file.

#include <QSignalSpy>
#include <QTest>

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QImageReader>
#include <QImageWriter>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QUuid>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/export/export_dialog.h"
#include "ui/export/export_writer.h"
#include "ui/export/saved_text.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

namespace {

constexpr int ExportTimeout = 120'000; // milliseconds

QList<QByteArray> linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().trimmed().split('\n');
}

} // namespace

class TestExportDialog : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void everySubjectHasACommand();
    void listedEventsAreWritten();
    void filteredEventsAreLeftOut();
    void chosenPlayerAndRangeLimitTheRows();
    void stateIsOneObject();
    void markersComeWithTheirNames();
    void pictureHasTheSizeThatWasChosen();
    void pictureHasTheFormatThatWasChosen_data();
    void pictureHasTheFormatThatWasChosen();
    void stoppedExportLeavesNoFile();
    void oldFileStaysWhenThereIsNoRoom();
    void nothingIsOfferedWithoutARecording();

private:
    /// Opens the dialog of a command.
    [[nodiscard]] ExportDialog *ask(const char *command);
    /// Clicks through to the file, and waits for it.
    void write(ExportDialog &dialog, const QString &path);
    static void choose(ExportDialog &dialog, const char *box, const QString &text)
    {
        auto *choices = dialog.findChild<QComboBox *>(QString::fromLatin1(box));
        QVERIFY2(choices->findText(text) >= 0, qPrintable(text));
        choices->setCurrentIndex(choices->findText(text));
    }
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] QString file(const char *name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }

    FormatRegistry m_registry;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestExportDialog::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("export-dialog"));
    registerAllFormats(m_registry);
}

void TestExportDialog::init()
{
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(
        test::writeRecording(m_folder->path(), QStringLiteral("tiny.demo"), test::makeTinyDemo()));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, ExportTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->at, ExportTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!document().events().lines()->empty(), ExportTimeout);
}

ExportDialog *TestExportDialog::ask(const char *command)
{
    m_window->commands().action(QString::fromLatin1(command))->trigger();
    return m_window->findChild<ExportDialog *>(QStringLiteral("exportDialog"));
}

void TestExportDialog::write(ExportDialog &dialog, const QString &path)
{
    QSignalSpy ended(&dialog, &ExportDialog::ended);
    QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("export.write")),
                      Qt::LeftButton);
    auto *files = dialog.findChild<QFileDialog *>(QStringLiteral("exportFileDialog"));
    QVERIFY(files);
    files->setDirectory(m_folder->path());
    files->selectFile(path);
    QMetaObject::invokeMethod(files, "accept");
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, ExportTimeout);
    QCOMPARE(ended.front()[1].toString(), QString());
}

void TestExportDialog::everySubjectHasACommand()
{
    for (const char *id : {"export.events", "export.players", "export.inputs", "export.markers",
                           "export.tracks", "export.state", "export.picture"}) {
        QVERIFY2(m_window->commands().find(QString::fromLatin1(id)).command, id);
        QVERIFY2(m_window->commands().action(QString::fromLatin1(id))->isEnabled(), id);
    }
}

void TestExportDialog::listedEventsAreWritten()
{
    ExportDialog *dialog = ask("export.events");
    QVERIFY(dialog);

    write(*dialog, file("events.csv"));

    const QList<QByteArray> lines = linesOf(file("events.csv"));
    QCOMPARE(lines.size(), static_cast<qsizetype>(document().events().lines()->size()) + 1);
    QVERIFY(lines.front().startsWith("tick,seconds,kind,"));
    const QByteArray chat = QByteArray::number(qlonglong{1000 + test::TinyChatTicks})
                            + ",0.08,chat,,0,0,Anna,";
    QVERIFY(std::ranges::any_of(lines,
                                [&chat](const QByteArray &line) { return line.startsWith(chat); }));
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("events.csv")));
}

void TestExportDialog::filteredEventsAreLeftOut()
{
    EventQuery filter = document().events().filter();
    filter.text = "welcome";
    document().events().setFilter(filter);
    QTRY_COMPARE_WITH_TIMEOUT(document().events().lines()->size(), 1U, ExportTimeout);
    ExportDialog *dialog = ask("export.events");
    choose(*dialog, "export.format", QStringLiteral("JSON Lines"));

    write(*dialog, file("events.jsonl"));

    const QList<QByteArray> lines = linesOf(file("events.jsonl"));
    QCOMPARE(lines.size(), 1);
    QCOMPARE(QJsonDocument::fromJson(lines.front())["text"].toString(), QStringLiteral("welcome"));
}

void TestExportDialog::chosenPlayerAndRangeLimitTheRows()
{
    document().selection().selectPlayer(PlayerRef{0, {1000}});
    document().playback().setRange(TickRange{{1100}, {1110}});
    ExportDialog *dialog = ask("export.tracks");
    choose(*dialog, "export.format", QStringLiteral("JSON Lines"));

    write(*dialog, file("tracks.jsonl"));

    // Anna alone, at every other tick, one unit on in each.
    const QList<QByteArray> lines = linesOf(file("tracks.jsonl"));
    QCOMPARE(lines.size(), 6);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonDocument row = QJsonDocument::fromJson(lines[i]);
        QCOMPARE(row["tick"].toInteger(), 1100 + 2 * i);
        QCOMPARE(row["name"].toString(), QString::fromUtf8(test::TinyFirstName));
    }
}

void TestExportDialog::stateIsOneObject()
{
    ExportDialog *dialog = ask("export.state");
    choose(*dialog, "export.format", QStringLiteral("JSON"));

    write(*dialog, file("state.json"));

    QFile written(file("state.json"));
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QJsonDocument state = QJsonDocument::fromJson(written.readAll());
    QCOMPARE(state["file"].toString(), QStringLiteral("tiny.demo"));
    QCOMPARE(state["tick"].toInteger(), 1000);
    QVERIFY(!state["items"].toArray().isEmpty());
}

void TestExportDialog::markersComeWithTheirNames()
{
    document().markers().add({1020}, QStringLiteral("=near, the end"));
    ExportDialog *dialog = ask("export.markers");

    write(*dialog, file("markers.csv"));

    const QList<QByteArray> lines = linesOf(file("markers.csv"));
    // Two of the recording, and ours, which no spreadsheet computes.
    QCOMPARE(lines.size(), 4);
    QVERIFY(std::ranges::any_of(
        lines, [](const QByteArray &line) { return line.contains("\"'=near, the end\""); }));
}

void TestExportDialog::pictureHasTheSizeThatWasChosen()
{
    ExportDialog *dialog = ask("export.picture");
    dialog->findChild<QSpinBox *>(QStringLiteral("export.width"))->setValue(2000);
    dialog->findChild<QSpinBox *>(QStringLiteral("export.height"))->setValue(500);

    write(*dialog, file("picture.png"));

    QCOMPARE(QImage(file("picture.png")).size(), QSize(2000, 500));
}

void TestExportDialog::pictureHasTheFormatThatWasChosen_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("suffix");
    QTest::newRow("PNG") << QStringLiteral("PNG") << QStringLiteral("png");
    QTest::newRow("JPEG") << QStringLiteral("JPEG") << QStringLiteral("jpg");
    if (QImageWriter::supportedImageFormats().contains("webp"))
        QTest::newRow("WebP") << QStringLiteral("WebP") << QStringLiteral("webp");
}

/// By the picture's own command; the window says where it is.
void TestExportDialog::pictureHasTheFormatThatWasChosen()
{
    QFETCH(QString, format);
    QFETCH(QString, suffix);
    ExportDialog *dialog = ask("picture.save");
    QVERIFY(dialog);
    choose(*dialog, "export.pictureFormat", format);

    write(*dialog, file("moment")); // the dialog adds what is missing

    const QString path = file("moment") + u'.' + suffix;
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    QCOMPARE(reader.format(), format.toLower().toLatin1());
    QVERIFY(reader.read().width() > 100);
    QTRY_VERIFY2(m_window->messages().text().contains(QStringLiteral("moment.") + suffix),
                 qPrintable(m_window->messages().text()));
}

void TestExportDialog::stoppedExportLeavesNoFile()
{
    std::stop_source stop;
    stop.request_stop();
    const ExportOrder order{.subject = ExportSubject::Tracks,
                            .format = RowFormat::Csv,
                            .path = file("stopped.csv"),
                            .name = "tiny.demo",
                            .recording = document().recording(),
                            .index = document().index(),
                            .ticks = document().index()->ticks()};

    const ExportOutcome outcome = writeExport(
        order, [](double) {}, stop.get_token());

    QVERIFY(outcome.wasStopped);
    QVERIFY(!QFile::exists(file("stopped.csv")));
}

void TestExportDialog::oldFileStaysWhenThereIsNoRoom()
{
    const QString path = file("old.csv");
    QFile old(path);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();

    const QString problem = saveText(path, [](TextSink &sink) -> Result<void> {
        sink.write("new");
        return failure(ErrorCode::Io, {faults::Words, "gone"});
    });

    QVERIFY(!problem.isEmpty());
    QCOMPARE(linesOf(path), QList<QByteArray>{"old"});
}

void TestExportDialog::nothingIsOfferedWithoutARecording()
{
    document().close();

    QTRY_VERIFY(!m_window->commands().action(QStringLiteral("export.events"))->isEnabled());
}

TICKSCOPE_TEST(TestExportDialog, QApplication)
#include "test_export_dialog.moc"
