// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSet>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/palette/palette_dialog.h"
#include "ui/palette/palette_model.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// The command palette: what is typed finds commands, recordings, players and event types.
class TestPalette : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void wordsAreFoundAnywhereInATitle_data();
    void wordsAreFoundAnywhereInATitle();
    void wholeWordsComeFirst();
    void everyCommandIsListed();
    void whatRemovesIsKnown();
    void typedCommandIsRunWithEnter();
    void arrowsChooseAnotherLine();
    void impossibleCommandSaysWhy();
    void argumentIsAskedForInThePalette();
    void playersAreFollowed();
    void eventTypesAreFilteredAndGoneTo();
    void recentRecordingIsOpened();
    void lastCommandsComeFirst();
    void escapeClosesIt();
    void fiveThousandLinesAreSearched();

private:
    void open();
    PaletteDialog &show();
    [[nodiscard]] QLineEdit &field();
    [[nodiscard]] QListView &list();
    [[nodiscard]] QStringList titles();
    void type(const QString &text) { QTest::keyClicks(&field(), text); }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestPalette::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("palette"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_sample.isEmpty());
}

void TestPalette::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestPalette::open()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() != nullptr);
}

PaletteDialog &TestPalette::show()
{
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *palette = m_window->findChild<PaletteDialog *>();
    if (!palette || !QTest::qWaitForWindowActive(palette))
        qFatal("no palette");
    return *palette;
}

QLineEdit &TestPalette::field()
{
    return *m_window->findChild<QLineEdit *>(QStringLiteral("palette.field"));
}

QListView &TestPalette::list()
{
    return *m_window->findChild<QListView *>(QStringLiteral("palette.list"));
}

QStringList TestPalette::titles()
{
    QStringList titles;
    for (int row = 0; row < list().model()->rowCount(); ++row)
        titles << list().model()->index(row, 0).data().toString();
    return titles;
}

void TestPalette::wordsAreFoundAnywhereInATitle_data()
{
    using Places = std::vector<qsizetype>;
    QTest::addColumn<QString>("search");
    QTest::addColumn<bool>("isFound");
    QTest::addColumn<Places>("places");

    // In "Reset layout", which is in the menu "View".
    QTest::newRow("nothing") << "" << true << Places{};
    QTest::newRow("beginning") << "res" << true << Places{0, 1, 2};
    QTest::newRow("other word") << "lay" << true << Places{6, 7, 8};
    QTest::newRow("upper case") << "LAY" << true << Places{6, 7, 8};
    QTest::newRow("other order") << "lay re" << true << Places{0, 1, 6, 7, 8};
    QTest::newRow("initials") << "rl" << true << Places{0, 6};
    QTest::newRow("apart") << "rstl" << true << Places{0, 2, 4, 6};
    QTest::newRow("menu") << "view" << true << Places{};
    QTest::newRow("one nowhere") << "reset quit" << false << Places{};
    QTest::newRow("wrong order") << "tser" << false << Places{};
}

void TestPalette::wordsAreFoundAnywhereInATitle()
{
    QFETCH(QString, search);
    QFETCH(bool, isFound);
    QFETCH(std::vector<qsizetype>, places);

    const auto match = matchForPalette(foldedForPalette(search).split(u' ', Qt::SkipEmptyParts),
                                       foldedForPalette(QStringLiteral("Reset layout")),
                                       QStringLiteral("view"));

    QCOMPARE(match.has_value(), isFound);
    QCOMPARE(match.value_or(PaletteMatch{}).places, places);
}

void TestPalette::wholeWordsComeFirst()
{
    PaletteModel model;
    const auto entry = [](const char *title) {
        return PaletteEntry{.id = QString::fromLatin1(title), .title = QString::fromLatin1(title)};
    };
    model.setEntries({entry("Pallid marker"), entry("Display"), entry("Stop playing"),
                      entry("Play"), entry("Play backwards"),
                      PaletteEntry{.id = "clear", .title = "Plan away", .discards = true}},
                     {});

    model.setSearch(QStringLiteral("pla"));

    const auto titles = [&model] {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row)
            all << model.index(row, 0).data().toString();
        return all;
    };
    QCOMPARE(titles(),
             (QStringList{"Play", "Play backwards", "Stop playing", "Display", "Plan away"}));
    model.setSearch(QStringLiteral("plm"));
    QCOMPARE(titles(), QStringList{"Pallid marker"});
}

void TestPalette::everyCommandIsListed()
{
    open();
    show();

    const auto &model = static_cast<const PaletteModel &>(*list().model());
    QSet<QString> listed;
    for (int row = 0; row < model.rowCount(); ++row)
        listed << model.entry(row).id;
    for (const auto &[command, set] : m_window->commands().all())
        QVERIFY2(listed.contains(command->id), qPrintable(command->id));
}

/// So that it is not what Enter runs first.
void TestPalette::whatRemovesIsKnown()
{
    for (const char *id : {"review.removeCase", "library.remove", "file.removeRecent",
                           "file.clearRecent", "notes.remove"}) {
        const Command *command = m_window->commands().find(QString::fromLatin1(id)).command;
        QVERIFY2(command && command->discards, id);
    }
}

void TestPalette::typedCommandIsRunWithEnter()
{
    open();
    show();

    type(QStringLiteral("end of")); // no command has both words
    QVERIFY(!titles().contains(QStringLiteral("End")));
    field().clear();
    type(QStringLiteral("end"));
    QCOMPARE(titles().first(), QStringLiteral("End"));
    QTest::keyClick(&field(), Qt::Key_Return);

    const Document &document = m_window->document();
    QTRY_COMPARE(document.playback().time().tick(), document.index()->ticks().last);
    QTRY_VERIFY(!m_window->findChild<PaletteDialog *>());
}

void TestPalette::arrowsChooseAnotherLine()
{
    open();
    show();
    type(QStringLiteral("play "));
    const QStringList found = titles();
    const qsizetype forwards = found.indexOf(QStringLiteral("Play"));
    QCOMPARE(forwards, 0);
    QVERIFY(found.size() > 2);

    QTest::keyClick(&field(), Qt::Key_Down);
    QTest::keyClick(&field(), Qt::Key_Down);
    QTest::keyClick(&field(), Qt::Key_Up);

    QCOMPARE(list().currentIndex().row(), 1);
}

void TestPalette::impossibleCommandSaysWhy()
{
    show();
    type(QStringLiteral("normal speed"));
    QCOMPARE(titles().first(), QStringLiteral("Normal speed"));
    QTest::keyClick(&field(), Qt::Key_Return);

    const auto *note = m_window->findChild<QLabel *>(QStringLiteral("palette.note"));
    QCOMPARE(note->text(), QStringLiteral("Normal speed: no recording is open"));
    QVERIFY(m_window->findChild<PaletteDialog *>()->isVisible());
}

void TestPalette::argumentIsAskedForInThePalette()
{
    open();
    const Tick first = m_window->document().index()->ticks().first;
    show();
    type(QStringLiteral("go to"));
    QCOMPARE(titles().first(), QStringLiteral("Go to"));
    // What it does is in its tooltip, and not in its name.
    type(QStringLiteral(" tick"));
    QCOMPARE(titles().first(), QStringLiteral("Go to"));

    QTest::keyClick(&field(), Qt::Key_Tab);
    QVERIFY(field().text().isEmpty());
    QVERIFY(field().placeholderText().contains(QStringLiteral("tick")));
    type(QStringLiteral("soon"));
    QTest::keyClick(&field(), Qt::Key_Return);
    const auto *note = m_window->findChild<QLabel *>(QStringLiteral("palette.note"));
    QCOMPARE(note->text(), QStringLiteral("Go to does not accept “soon”."));

    type(QStringLiteral("@%1").arg(first.value + 10));
    QTest::keyClick(&field(), Qt::Key_Return);
    QTRY_COMPARE(m_window->document().playback().time().tick(), first + 10);
}

void TestPalette::playersAreFollowed()
{
    open();
    const QString name = QString::fromUtf8(test::TinyFirstName);
    show();
    field().setText(QStringLiteral("follow ") + name);
    QVERIFY(titles().first().contains(name));
    QTest::keyClick(&field(), Qt::Key_Return);

    const Document &document = m_window->document();
    QTRY_VERIFY(document.selection().followed().has_value());
    QCOMPARE(document.selection().followed()->client, 0);
}

void TestPalette::eventTypesAreFilteredAndGoneTo()
{
    open();
    const Document &document = m_window->document();
    show();
    type(QStringLiteral("show or hide chat"));
    QTest::keyClick(&field(), Qt::Key_Return);
    QTRY_VERIFY(document.events().filter().hiddenKinds.contains("chat"));

    std::optional<Tick> said;
    for (std::size_t row = 0; row < document.index()->eventCount(); ++row) {
        if (!said && document.index()->event(row).kind().id == "chat")
            said = document.index()->eventTick(row);
    }
    QVERIFY(said);
    m_window->commands().run("go.start");
    QTRY_VERIFY(!m_window->findChild<PaletteDialog *>());
    show();
    type(QStringLiteral("next event type chat"));
    QTest::keyClick(&field(), Qt::Key_Return);
    QTRY_COMPARE(document.playback().time().tick(), *said);
}

void TestPalette::recentRecordingIsOpened()
{
    open();
    m_window->document().close();
    show();
    type(QStringLiteral("tiny.demo"));
    QCOMPARE(titles().first(), QStringLiteral("Open recent: tiny.demo"));

    QTest::mouseClick(list().viewport(), Qt::LeftButton, {},
                      list().visualRect(list().model()->index(0, 0)).center());

    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
}

void TestPalette::lastCommandsComeFirst()
{
    open();
    show();
    QVERIFY(titles().first() != QStringLiteral("Normal speed"));
    type(QStringLiteral("normal speed"));
    QTest::keyClick(&field(), Qt::Key_Return);
    QTRY_VERIFY(!m_window->findChild<PaletteDialog *>());

    show();

    QCOMPARE(titles().first(), QStringLiteral("Normal speed"));
}

void TestPalette::escapeClosesIt()
{
    show();

    QTest::keyClick(&field(), Qt::Key_Escape);

    QTRY_VERIFY(!m_window->findChild<PaletteDialog *>());
    QVERIFY(m_window->isVisible());
}

void TestPalette::fiveThousandLinesAreSearched()
{
    std::vector<PaletteEntry> entries;
    for (int i = 0; i < 5000; ++i)
        entries.push_back({.id = QStringLiteral("follow.player"),
                           .argument = i,
                           .title = QStringLiteral("Follow: player number %1").arg(i)});
    PaletteModel model;
    model.setEntries(std::move(entries), {});

    QBENCHMARK
    {
        model.setSearch({});
        model.setSearch(QStringLiteral("flw 4711"));
    }

    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.entry(0).argument.toInt(), 4711);
}

TICKSCOPE_TEST(TestPalette, QApplication)
#include "test_palette.moc"
