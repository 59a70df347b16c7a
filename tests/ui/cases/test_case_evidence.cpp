// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is accused, and what the reviewer saw.

#include <QTest>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include "core/analysis/tape/input_tape.h"
#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/cases/moment_picture.h"
#include "ui/cases/notes/notes_page.h"
#include "ui/cases/queue/queue_model.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/plots_dock.h"
#include "ui/style/theme.h"
#include "ui/tape/tape_view.h"
#include "ui/texts/sentence_words.h"
#include "ui/timeline/strip_texts.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/video/video_format.h"
#include "ui/window/dialogs/bundle_dialog.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;
using namespace tickscope::test;

class TestCaseEvidence : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void accusedIsThePersonThatWasPicked();
    void nameAloneIsChosenAmongItsHolders();
    void pictureOfANoteHasThePanelsInSight();
    void pictureSaysWhichOfThoseWithOneName();
    void nobodyIsBehindAnEffect();
    void notesOfTheChosenCaseAreNamedFirst();
};

/// Somebody just spawned wherever somebody is.
class SpawnsOverAll : public SceneMaker
{
public:
    explicit SpawnsOverAll(Shared<SceneMaker> plain)
        : m_plain(std::move(plain))
    {
    }
    [[nodiscard]] std::vector<PlacedClient> clientsIn(const Frame &frame) const override
    {
        return m_plain->clientsIn(frame);
    }
    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        Scene scene = m_plain->make(frame, position);
        for (const Actor &actor : scene.actors)
            scene.effects.push_back(
                {.kind = EffectKind::Spawn, .position = actor.position, .age = 0.1});
        return scene;
    }

private:
    Shared<SceneMaker> m_plain;
};

void TestCaseEvidence::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("case-evidence"));
    prepare();
}

void TestCaseEvidence::init()
{
    begin();
    showWindow("anna");
}

/// One of three who were called so, as "case create --accused '#6'" of the command line has it.
void TestCaseEvidence::accusedIsThePersonThatWasPicked()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    open(*realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    m_window->commands().run(QStringLiteral("review.newCase"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    auto &players = child<QComboBox>("case.players");
    const auto row = [&players] {
        return players.findText(QStringLiteral("npc01 #6"), Qt::MatchStartsWith);
    };
    QTRY_VERIFY_WITH_TIMEOUT(row() >= 0, CaseTimeout);

    emit players.activated(row());

    const auto stored = [this] { return got(store("ben")->cases().withNumber(1)).accused; };
    QTRY_COMPARE_WITH_TIMEOUT(stored().size(), std::size_t{1}, CaseTimeout);
    const review::Identity person = stored().front();
    QCOMPARE(person.names.front(), QStringLiteral("npc01"));
    QCOMPARE(person.recording, cases().recording());
    QCOMPARE(person.player, std::optional<qint64>(6));
    QCOMPARE(person.client, std::optional<qint64>(2));
    QCOMPARE(person.tick, std::optional<qint64>(3343));
    QCOMPARE(person.lastTick, std::optional<qint64>(6094));

    auto &list = child<QListWidget>("case.accused");
    QVERIFY2(list.item(0)->text().startsWith(QStringLiteral("npc01 #6, 1:03")),
             qPrintable(list.item(0)->text()));
    // However long, it is cut: the list never scrolls sideways.
    list.setFixedWidth(80);
    QTRY_COMPARE(list.viewport()->width() < 80, true);
    QCOMPARE(list.horizontalScrollBar()->maximum(), 0);
    goTo(500); // before they joined
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.visualItemRect(list.item(0)).center());
    const PlayerRef who{2, {3343}};
    QCOMPARE(document().selection().player(), std::optional(who));
    QCOMPARE(document().selection().followed(), std::optional(who));
    QCOMPARE(head(), 3345); // they joined at 3343, and have a place from here on

    // A note is about the accused while nobody is selected.
    document().selection().selectPlayer({});
    goTo(4000);
    m_window->commands().run(QStringLiteral("review.addNote"));
    QTRY_COMPARE_WITH_TIMEOUT(cases().notes().size(), std::size_t{1}, CaseTimeout);
    QCOMPARE(cases().notes().front().player, QStringLiteral("npc01"));
    QCOMPARE(cases().notes().front().client, std::optional<qint64>(2));
}

/// Three were called so, and who filed the case gave the name only.
void TestCaseEvidence::nameAloneIsChosenAmongItsHolders()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    const QString path = *realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    review::Case value;
    value.recordings = {
        {QString::fromLatin1(
             QCryptographicHash::hash(bytesOf(path), QCryptographicHash::Sha256).toHex()),
         QStringLiteral("ddnet198-racebox.teehistorian")}};
    value.reporter = QStringLiteral("carol2"); // called Carol before
    value.claim = QStringLiteral("bot, unlike Carol");
    value.assignee = QStringLiteral("anna");
    value.accused.emplace_back().names = {QStringLiteral("npc01")};
    review::Annotation note;
    note.caseId = save(*store("bot"), value).id;
    note.recording = value.recordings.front().sha256;
    note.tick = 4000;
    note.client = 2;
    note.text = QStringLiteral("shots");
    save(*store("anna"), note);
    open(path);
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    const QString all = QStringLiteral("npc01 (name only: held by 3 people)");

    // In the case.
    auto &list = child<QListWidget>("case.accused");
    QTRY_COMPARE_WITH_TIMEOUT(list.item(0) ? list.item(0)->text() : QString(), all, CaseTimeout);
    auto &holders = child<QLabel>("case.holders");
    QVERIFY(!holders.isHidden());
    QCOMPARE(holders.text().count(QLatin1String("<a href=")), 3);
    QVERIFY2(holders.text().contains(QLatin1String("npc01 #6")), qPrintable(holders.text()));

    // In the queue.
    m_window->commands().run(QStringLiteral("review.queue"));
    const auto *queue = &child<QTableView>("queue.list");
    const auto accused = [queue](int role) {
        return queue->model()->index(0, QueueModel::AccusedColumn).data(role).toString();
    };
    // Whatever recording is in front.
    QTRY_COMPARE_WITH_TIMEOUT(accused(Qt::DisplayRole), QStringLiteral("npc01 (name only)"),
                              CaseTimeout);

    // In the question about a bundle.
    m_window->commands().run(QStringLiteral("review.bundle"));
    const auto warning = [this] {
        const auto *label = m_window->findChild<QLabel *>(QStringLiteral("bundle.warning"));
        return label ? label->text() : QString();
    };
    QTRY_VERIFY2_WITH_TIMEOUT(warning().contains(QLatin1String("Without figures of npc01")),
                              qPrintable(warning()), CaseTimeout);
    QVERIFY(warning().contains(QLatin1String("no verdict will be in it")));
    m_window->findChild<BundleDialog *>()->reject();

    // Chosen, it is a person everywhere.
    const qsizetype place = holders.text().indexOf(QLatin1String("npc01 #6"));
    const qsizetype link = holders.text().lastIndexOf(QLatin1String("<a href='"), place) + 9;
    emit holders.linkActivated(holders.text().mid(link, 3));
    const auto stored = [this] { return got(store("ben")->cases().withNumber(1)).accused; };
    QTRY_VERIFY_WITH_TIMEOUT(stored().front().player == std::optional<qint64>(6), CaseTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(list.item(0)->text().startsWith(QLatin1String("npc01 #6")),
                             CaseTimeout);
    QVERIFY(holders.isHidden());
    QTRY_VERIFY_WITH_TIMEOUT(accused(Qt::DisplayRole).startsWith(QLatin1String("npc01 #6")),
                             CaseTimeout);

    // In a bundle, which has figures of this one alone.
    const QString folder = m_folder->filePath(QStringLiteral("bundle"));
    m_window->commands().run(QStringLiteral("review.bundle"));
    // What clips of this format cannot have is said before.
    const auto &lack = child<QLabel>("bundle.clipsLack");
    auto &clips = child<QCheckBox>("bundle.clips");
    auto &reviewers = child<QCheckBox>("bundle.reviewers");
    const auto &videos = child<QCheckBox>("bundle.videos");
    const bool hasFfmpeg = findFfmpeg().has_value();
    const auto *dialog = m_window->findChild<BundleDialog *>();
    const auto isHighEnough = [dialog] {
        return dialog->height() >= dialog->layout()->heightForWidth(dialog->width());
    };
    QTRY_VERIFY_WITH_TIMEOUT(lack.text().startsWith(QLatin1String("No clips: ")), CaseTimeout);
    QVERIFY(!lack.isHidden() && !clips.isEnabled());
    reviewers.click();
    QTRY_VERIFY_WITH_TIMEOUT(clips.isEnabled() && lack.isHidden(), CaseTimeout);
    QVERIFY(!videos.isEnabled());
    const auto &mentions = child<QPlainTextEdit>("bundle.mentions");
    QVERIFY(mentions.isHidden());
    QVERIFY2(mentions.toPlainText().endsWith(u"• Claim: bot, unlike [reporter]"),
             qPrintable(mentions.toPlainText()));
    clips.click();
    QCOMPARE(videos.isEnabled(), hasFfmpeg);
    QVERIFY(lack.text().startsWith(QLatin1String("Clips begin with the rec")) && !lack.isHidden());
    child<QCheckBox>("bundle.recording").click();
    QTRY_VERIFY_WITH_TIMEOUT(isHighEnough(), CaseTimeout); // for what it says then
    child<QCheckBox>("bundle.recording").click();
    reviewers.click();
    QTRY_VERIFY_WITH_TIMEOUT(!clips.isEnabled() && !clips.isChecked(), CaseTimeout);
    child<QLineEdit>("bundle.path").setText(folder);
    QTest::mouseClick(&child<QPushButton>("bundle.make"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->messages().text(),
                              QStringLiteral("Evidence bundle written to %1.").arg(folder),
                              CaseTimeout);
    // Bystanders have no events in it, and what is frequent has.
    const QByteArray events = bytesOf(folder + QStringLiteral("/note-1-events.csv"));
    const QList<QByteArray> rows = events.trimmed().split('\n');
    QCOMPARE(rows.front().trimmed(), QByteArray("tick,seconds,players,kind,event"));
    QVERIFY(rows.size() > 2);
    for (const QByteArray &row : rows.mid(1))
        QVERIFY2(row.contains("npc01 #6"), row.constData());
    QVERIFY2(events.contains(",hook,") || events.contains(",shot,"), events.constData());
    const QByteArray figures = bytesOf(folder + QStringLiteral("/figures.csv"));
    QVERIFY(figures.contains("npc01 #6"));
    for (const char *other : {"npc01 #2", "npc01 #9", "player 2", "player 9"})
        QVERIFY2(!figures.contains(other), other);
}

void TestCaseEvidence::pictureOfANoteHasThePanelsInSight()
{
    open(m_path);
    m_window->commands().run(QStringLiteral("review.newCase"));
    QTRY_VERIFY_WITH_TIMEOUT(cases().chosen() && cases().chosen()->number > 0, CaseTimeout);
    goTo(1050);
    const auto heightOfNext = [this](std::size_t number) {
        m_window->commands().run(QStringLiteral("review.addNoteWithPicture"));
        [this, number] {
            QTRY_VERIFY_WITH_TIMEOUT(
                cases().notes().size() == number && cases().notes().back().number > 0, CaseTimeout);
        }();
        const review::NoteId id = cases().notes().back().id;
        return QImage::fromData(got(store("ben")->notes().picture(id)), "PNG").height();
    };
    const int world = heightOfNext(1);
    QCOMPARE(world, 720);
    QTRY_VERIFY_WITH_TIMEOUT(cases().notes().front().hasPicture, CaseTimeout);
    const auto *notes = child<QTableView>("notes.list").model();
    QVERIFY(
        !notes->index(0, NoteModel::TextColumn).data(Qt::DecorationRole).value<QIcon>().isNull());
    QVERIFY(notes->index(0, NoteModel::TextColumn)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("picture")));

    m_window->commands().run(QStringLiteral("panel.inputTape"));
    const auto *tape = m_window->findChild<TapeView *>();
    QTRY_VERIFY_WITH_TIMEOUT(!tape->visibleRegion().isEmpty() && !tape->rows().rows.empty(),
                             CaseTimeout);
    // Nobody can point at a title in a picture.
    const QFontMetricsF letters(smallerFont(tape->font()));
    for (const InputTitle &input : inputTitles())
        QVERIFY(letters.horizontalAdvance(inputTitle(std::string(input.field))) + 12
                <= timelineTitleWidth(tape->font()));
    // Of whom the note is about, and of nobody else; of whom all rows are seen.
    const auto pictureOf = [tape](std::optional<int> player, QSize size) {
        return tape->pictureOf(player, size).deviceIndependentSize().toSize();
    };
    const std::optional<int> first = tape->rows().rows.front().lane->player;
    QVERIFY(first);
    QCOMPARE(pictureOf(first, {800, 60}), pictureOf(first, {800, 600}));
    QCOMPARE(pictureOf({}, {800, 60}), QSize(800, 60));
    QVERIFY(tape->pictureOf(*first + 1000, {800, 60}).isNull());
    // In any theme.
    const auto inTheme = [](const char *theme, const auto &draw) {
        theme::apply(QString::fromLatin1(theme));
        const QImage drawn = draw();
        theme::apply(QStringLiteral("system"));
        return drawn;
    };
    const auto drawTape = [&] { return tape->pictureOf(first, {800, 60}); };
    QVERIFY(inTheme("dark", drawTape) == inTheme("light", drawTape));
    QVERIFY(drawTape().pixelColor(1, 1).lightness() > 200);
    const int withTape = heightOfNext(2);
    QVERIFY(withTape > world + 50);

    // One hides the other, and both are what the reviewer looks at.
    m_window->commands().run(QStringLiteral("panel.plots"));
    auto &plots = *m_window->findChild<PlotsDock *>();
    plots.add(std::vector{SeriesKey{"Character", 0, "X"}});
    QTRY_VERIFY_WITH_TIMEOUT(!plots.visibleRegion().isEmpty(), CaseTimeout);
    QVERIFY(tape->visibleRegion().isEmpty());
    // What happened at one time stands above each other, also while fields are chosen.
    child<QToolButton>("plots.choose").setChecked(true);
    QCOMPARE(plots.picture({}, {800, 100}).deviceIndependentSize().toSize(), QSize(800, 100));
    const auto drawPlots = [&] { return plots.picture({}, {800, 100}); };
    QVERIFY(inTheme("dark", drawPlots) == inTheme("light", drawPlots));
    QTRY_COMPARE(m_window->findChild<PlotView *>()->viewport().width(),
                 m_window->findChild<PlotView *>()->width());
    QVERIFY(heightOfNext(3) > withTape + 50);
    m_window->commands().run(QStringLiteral("panel.plots"));

    m_window->commands().run(QStringLiteral("panel.inputTape"));
    QTRY_VERIFY_WITH_TIMEOUT(!tape->isVisible(), CaseTimeout);
    QCOMPARE(heightOfNext(4), world);
}

/// As the window does: without the numbers of the index nobody could tell the three npc01 apart.
void TestCaseEvidence::pictureSaysWhichOfThoseWithOneName()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    open(*realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    QTRY_VERIFY_WITH_TIMEOUT(document().index() && document().index()->isComplete(), CaseTimeout);
    goTo(4000);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->asked == Tick{4000},
                             CaseTimeout);
    MomentPicture picture;
    picture.frame = document().frame();
    picture.maker = document().sceneMaker();
    const QByteArray nameless = pngOf(picture);
    picture.index = document().index();
    const QByteArray numbered = pngOf(picture);

    QVERIFY(!nameless.isEmpty() && !numbered.isEmpty());
    QVERIFY(numbered != nameless);
}

void TestCaseEvidence::nobodyIsBehindAnEffect()
{
    open(m_path);
    goTo(1050);
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->asked == Tick{1050},
                             CaseTimeout);
    MomentPicture picture;
    picture.frame = document().frame();
    picture.maker = document().sceneMaker();
    const QByteArray plain = pngOf(picture);
    picture.maker = std::make_shared<SpawnsOverAll>(document().sceneMaker());
    QVERIFY(!picture.maker->make(*picture.frame, 1050).effects.empty());

    QVERIFY(pngOf(picture) == plain);
}

void TestCaseEvidence::notesOfTheChosenCaseAreNamedFirst()
{
    open(m_path);
    const auto &timeline = *m_window->findChild<TimelineView *>();
    const std::vector chosen{QUuid::createUuid(), QUuid::createUuid()};
    std::vector<Annotation> notes(2);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        notes[i].caseId = chosen[i];
        notes[i].caseNumber = static_cast<qint64>(i) + 1;
        notes[i].tick = 1050 + static_cast<qint64>(i);
        notes[i].text = QStringLiteral("a note of case %1").arg(i);
    }

    for (const std::size_t at : {0UL, 1UL, 0UL}) {
        document().markers().setNotes(notes, chosen[at]);

        const auto names = [&timeline] {
            const TimelineContent &content = timeline.content();
            const auto layout = TimelineLayout::of(
                timeline.size(), timelineTitleWidth(timeline.font()),
                QFontMetrics(timeline.font()).height() + 8, content.lanes.size());
            QStringList texts;
            for (const StripText &name :
                 placeMarkerNames(content, layout, QFontMetricsF(timeline.font())))
                texts << (name.whole.isEmpty() ? name.text : name.whole);
            return texts;
        };
        QTRY_COMPARE_WITH_TIMEOUT(names(), QStringList{notes[at].text}, CaseTimeout);
        QStringList flags;
        for (const MarkerFlag &flag : timeline.content().markers)
            flags << flag.name;
        flags.removeAll(QString());
        QCOMPARE(flags.back(), notes[at].text); // on top
        const std::size_t other = 1 - at;
        QCOMPARE(flags.front(),
                 QStringLiteral("Case %1: %2").arg(other + 1).arg(notes[other].text));
    }
}

TICKSCOPE_TEST(TestCaseEvidence, QApplication)
#include "test_case_evidence.moc"
