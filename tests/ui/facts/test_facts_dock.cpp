// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/commands/command_set.h"
#include "ui/facts/fact_plot.h"
#include "ui/facts/facts_dock.h"
#include "ui/facts/facts_store.h"
#include "ui/facts/figures_model.h"

using namespace tickscope;

namespace {

/// npc01 in the first of his stays, and Carol.
const PlayerRef Npc01{2, {400}};
const PlayerRef Carol{0, {400}};

} // namespace

/// The facts about somebody under the hand. Counts of the recording are those of
/// tests/core/facts/test_real_facts.cpp.
class TestFactsDock : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void emptyStateSpeaks();
    void figuresAreOfWhoIsSelected();
    void onlyPlayerIsShownWithoutBeingSelected();
    void choosingAPlayerSelectsThem();
    void plotSaysHowRegularSomebodyIs();
    void headlineHoldsTheFigureAgainstTheOthers();
    void clickOnABarListsItsPlacesAndSeeks();
    void arrowsGoFromBarToBar();
    void whyThereIsNoHistogramIsSaid();
    void anglesEndAtAHalfTurn();
    void axesSayWhatStandsOnThem();
    void wordsOverThePeakStayInThePlot();
    void clickOnAPlaceSeeks();
    void figuresAreNamedInALowWindow();
    void partsAreBelowTheirFigure();
    void hitsAreBelowTheirFigureByWeapon();
    void figureStaysChosenFromPlayerToPlayer();
    void meaningTellsWhatItCannotTellAndNamesTheOthers();
    void stoppedReadingCanBeginAgain();
    void anotherRecordingTakesTheFiguresAway();
    void otherRecordingIsShownBeside();
    void referenceThatCannotBeReadSaysWhy();
    void copyTakesAllFigures();

private:
    [[nodiscard]] FactsStore &store() { return m_dock->store(); }
    [[nodiscard]] Tick head() { return m_document->playback().time().tick(); }
    [[nodiscard]] QTableView &places()
    {
        return *m_dock->findChild<QTableView *>(QStringLiteral("facts.places"));
    }
    [[nodiscard]] QString statement()
    {
        return m_dock->findChild<QPlainTextEdit *>(QStringLiteral("facts.statement"))
            ->toPlainText();
    }
    [[nodiscard]] QComboBox &players()
    {
        return *m_dock->findChild<QComboBox *>(QStringLiteral("facts.player"));
    }
    [[nodiscard]] QString cell(std::string_view id, int column, const std::string &part = {})
    {
        return m_dock->model().indexOf(id, part).siblingAtColumn(column).data().toString();
    }
    void select(PlayerRef player);
    [[nodiscard]] std::size_t barOf(double value);

    QString m_racebox;
    std::unique_ptr<FactsDock> m_dock;
};

void TestFactsDock::initTestCase()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-test"));
    QCoreApplication::setApplicationName(QStringLiteral("test_facts_dock"));
    prepare();
    m_racebox = *test::realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
}

void TestFactsDock::init()
{
    QSettings().clear();
    begin();
    m_dock = std::make_unique<FactsDock>(*m_active);
    show(*m_dock);
    m_dock->resize(1200, 260);
}

void TestFactsDock::cleanup()
{
    m_dock.reset();
    end();
}

void TestFactsDock::select(PlayerRef player)
{
    if (!m_document->recording())
        openAndWait(m_racebox);
    m_document->selection().selectPlayer(player);
    QTRY_VERIFY_WITH_TIMEOUT(store().state() == FactsStore::State::Ready
                                 && store().player()
                                        == m_document->index()->players().of(player)->id,
                             test::Timeout);
}

/// The bar of a whole number.
std::size_t TestFactsDock::barOf(double value)
{
    const auto &bars = m_dock->model().figureAt(m_dock->list().currentIndex())->figure.histogram;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (bars[i].contains(value))
            return i;
    }
    return bars.size();
}

void TestFactsDock::emptyStateSpeaks()
{
    QVERIFY(test::noteOf(*m_dock).contains(QStringLiteral("No recording")));

    openAndWait(m_racebox);
    QTRY_VERIFY_WITH_TIMEOUT(test::noteOf(*m_dock).contains(QStringLiteral("Select a player")),
                             test::Timeout);

    select(Npc01);
    QVERIFY(test::noteOf(*m_dock).isEmpty());
}

void TestFactsDock::figuresAreOfWhoIsSelected()
{
    select(Npc01);
    QCOMPARE(cell("regular_intervals", FiguresModel::ValueColumn), QStringLiteral("84.9%"));
    QCOMPARE(cell("regular_intervals", FiguresModel::SamplesColumn), QStringLiteral("252"));
    QVERIFY(players().currentText().startsWith(QStringLiteral("npc01 #2")));

    select(Carol);
    QCOMPARE(cell("regular_intervals", FiguresModel::ValueColumn), QStringLiteral("35%"));
    QCOMPARE(cell("regular_intervals", FiguresModel::SamplesColumn), QStringLiteral("160"));
    QCOMPARE(cell("regular_intervals", FiguresModel::ValueColumn, "Jump"),
             QStringLiteral("too few (< 30)"));
}

void TestFactsDock::onlyPlayerIsShownWithoutBeingSelected()
{
    openAndWait(qEnvironmentVariable("TICKSCOPE_SOURCES")
                + QStringLiteral("/tests/data/ghosts/carol-v6.gho"));

    QTRY_VERIFY_WITH_TIMEOUT(store().state() == FactsStore::State::Ready, test::Timeout);
    QCOMPARE(players().currentText(), QStringLiteral("carol"));
    QVERIFY(!m_document->selection().player());
}

void TestFactsDock::choosingAPlayerSelectsThem()
{
    openAndWait(m_racebox);
    QTRY_COMPARE_WITH_TIMEOUT(players().count(), 11, test::Timeout); // ten, and nobody
    players().setFocus();
    QTest::keyClick(&players(), Qt::Key_Down);

    QTRY_VERIFY(m_document->selection().player());
    QVERIFY(*m_document->index()->players().isSame(*m_document->selection().player(), Carol));
}

/// 169 of the 252 intervals of npc01 are of ten ticks.
void TestFactsDock::plotSaysHowRegularSomebodyIs()
{
    select(Npc01);
    QCOMPARE(m_dock->plot().peakText(), QStringLiteral("9–11 ticks: 214 of 252 (84.9%)"));

    select(Carol);
    QCOMPARE(m_dock->plot().peakText(), QStringLiteral("1–2 ticks: 56 of 160 (35%)"));
}

/// Carol is the only human, and stands apart from all others.
void TestFactsDock::headlineHoldsTheFigureAgainstTheOthers()
{
    const auto state = [this] {
        return m_dock->findChild<QLabel *>(QStringLiteral("facts.state"))->text();
    };
    select(Npc01);
    QVERIFY2(state().contains(QStringLiteral(": 84.9%; others from 35% (")), qPrintable(state()));
    QVERIFY(state().contains(QStringLiteral("Carol2")));
    // And beside it, where they are put together, of how many that is.
    const QString together = m_dock->list()
                                 .currentIndex()
                                 .siblingAtColumn(FiguresModel::OthersColumn)
                                 .data(Qt::ToolTipRole)
                                 .toString();
    QVERIFY2(together.contains(QStringLiteral("% (35–")), qPrintable(together));

    // Of the file there is one only.
    m_dock->list().setCurrentIndex(m_dock->model().indexOf("header_mismatch", {}));
    QVERIFY(!state().contains(QStringLiteral("others")));
}

void TestFactsDock::clickOnABarListsItsPlacesAndSeeks()
{
    select(Npc01);
    QTest::mouseClick(&m_dock->plot(), Qt::LeftButton, {}, m_dock->plot().placeOf(barOf(10)));

    QCOMPARE(places().model()->rowCount(), 169);
    QVERIFY(places().isVisible());
    // The first interval of ten lies between the changes of ticks 344 and 354.
    QCOMPARE(head(), (Tick{344}));
    QCOMPARE(places().model()->index(0, 1).data().toString(), QStringLiteral("344–354"));
}

void TestFactsDock::arrowsGoFromBarToBar()
{
    select(Npc01);
    QTest::mouseClick(&m_dock->plot(), Qt::LeftButton, {}, m_dock->plot().placeOf(barOf(10)));
    QTest::keyClick(&m_dock->plot(), Qt::Key_Right);
    QCOMPARE(m_dock->plot().chosenBar(), std::optional(barOf(11)));

    QTest::keyClick(&m_dock->plot(), Qt::Key_Escape);
    QVERIFY(!m_dock->plot().chosenBar());
    // All that are within a tick of the commonest.
    QCOMPARE(places().model()->rowCount(), 214);
}

void TestFactsDock::whyThereIsNoHistogramIsSaid()
{
    ComparedFigure compared;
    Figure &figure = compared.figure;
    figure.kind = &figureKinds().front();
    figure.noValue = "the recording holds no inputs of this player";
    const QString reason = QString::fromUtf8(figure.noValue);
    FactPlot plot;
    FiguresModel model;

    plot.setFigure(&figure);
    model.setFigures(std::make_shared<const std::vector<ComparedFigure>>(1, compared));

    const auto *label = plot.findChild<QLabel *>();
    QVERIFY(label && label->text().contains(reason));
    // Where there is no room for it the list has it as a tip and in a copy.
    const QModelIndex value = model.index(0, FiguresModel::ValueColumn);
    QCOMPARE(value.data().toString(), QStringLiteral("–"));
    QCOMPARE(value.data(Qt::ToolTipRole).toString(), reason);
    QCOMPARE(value.data(Qt::EditRole).toString(), reason);
    figure.histogram = {{15, 15, 1}};
    plot.setFigure(&figure);
    QVERIFY(label->text().isEmpty());
}

void TestFactsDock::anglesEndAtAHalfTurn()
{
    Figure figure;
    figure.kind = &figureKinds().front();
    figure.samples = 2;
    figure.barUnit = FigureUnit::Degrees;
    figure.histogram = {{15, 15, 1}, {30, 15, 1}};
    FactPlot plot;

    plot.setFigure(&figure);
    const double ofAngles = plot.xAxis->range().upper;
    figure.barUnit = FigureUnit::Ticks;
    plot.setFigure(&figure);

    QVERIFY2(ofAngles >= 180 && ofAngles <= 195, QByteArray::number(ofAngles));
    QVERIFY(plot.xAxis->range().upper > 300); // twenty bars at least
}

void TestFactsDock::axesSayWhatStandsOnThem()
{
    Figure figure;
    figure.kind = &figureKinds().front();
    figure.samples = 2;
    figure.barUnit = FigureUnit::Degrees;
    figure.histogram = {{30, 15, 1}, {45, 15, 1}};
    FactPlot plot;
    const auto labels = [](QCPAxis *axis) {
        QVector<double> places;
        QVector<QString> texts;
        axis->ticker()->generate(axis->range(), QLocale(), u'g', 6, places, nullptr, &texts);
        return QStringList(texts);
    };

    plot.setFigure(&figure);
    QCOMPARE(plot.xAxis->label(), QStringLiteral("degrees"));
    QCOMPARE(labels(plot.xAxis).filter(QRegularExpression(QStringLiteral("[1-9]"))),
             QStringList({"45", "90", "135", "180"}));
    QCOMPARE(plot.yAxis->label(), QStringLiteral("Count"));
    QVERIFY(!labels(plot.yAxis).join(u' ').contains(u'.')); // nothing is counted in halves

    // The last bar holds all that is greater.
    figure.barUnit = FigureUnit::Ticks;
    figure.histogram = {{1, 1, 1}, {2, 1, 0}, {3, 50, 1}};
    plot.setFigure(&figure);
    QCOMPARE(plot.xAxis->label(), QStringLiteral("ticks"));
    QVERIFY2(labels(plot.xAxis).contains(QStringLiteral("3+")),
             qPrintable(labels(plot.xAxis).join(u' ')));
}

void TestFactsDock::wordsOverThePeakStayInThePlot()
{
    Figure figure;
    figure.kind = &figureKinds().front();
    figure.samples = 1000;
    figure.barUnit = FigureUnit::Milliseconds;
    FactPlot plot;
    plot.resize(320, 200);
    for (const double peak : {0, 900, 1900}) {
        figure.histogram = {{0, 100, 0}, {1900, 100, 0}};
        figure.histogram.insert(figure.histogram.begin() + 1, {peak, 100, 1000});
        plot.setFigure(&figure);
        plot.replot(QCustomPlot::rpImmediateRefresh);

        const auto *words = dynamic_cast<QCPItemText *>(plot.item(0));
        const QRect inside = plot.axisRect()->rect();
        const double left = words->position->pixelPosition().x();
        const double width = QFontMetricsF(words->font()).horizontalAdvance(plot.peakText());
        QVERIFY2(left >= inside.left() && left + width <= inside.right(), QByteArray::number(peak));
    }
}

void TestFactsDock::clickOnAPlaceSeeks()
{
    select(Npc01);
    QTest::mouseClick(&m_dock->plot(), Qt::LeftButton, {}, m_dock->plot().placeOf(barOf(10)));
    test::click(places(), 2);

    const QString ticks = places().model()->index(2, 1).data().toString();
    QCOMPARE(QString::number(head().value), ticks.section(u'–', 0, 0).remove(u','));
}

/// Beside a case, on a laptop.
void TestFactsDock::figuresAreNamedInALowWindow()
{
    m_dock->resize(1058, 260);
    select(Carol);
    auto &list = *m_dock->findChild<QTreeView *>(QStringLiteral("facts.list"));
    const int wanted = list.fontMetrics().horizontalAdvance(
        QStringLiteral("Regular intervals (±1"));

    QTRY_VERIFY2(list.columnWidth(FiguresModel::TitleColumn) - list.indentation() >= wanted,
                 qPrintable(QString::number(list.columnWidth(FiguresModel::TitleColumn))));
    // Where a value is a sentence, names keep their room, and no column is cut off.
    m_dock->resize(880, 260);
    const QModelIndex value = m_dock->model().index(0, FiguresModel::ValueColumn);
    QTRY_VERIFY(list.visualRect(value).right() <= list.viewport()->width());
    QVERIFY2(list.columnWidth(FiguresModel::TitleColumn) - list.indentation() >= wanted,
             qPrintable(QString::number(list.columnWidth(FiguresModel::TitleColumn))));
    QVERIFY(!list.isColumnHidden(FiguresModel::OthersColumn));
    QVERIFY(list.header()->length() <= list.viewport()->width());
}

void TestFactsDock::partsAreBelowTheirFigure()
{
    select(Npc01);
    const QModelIndex length = m_dock->model().indexOf("press_length", {});
    // Direction, Jump, Hook and FireHeld.
    QCOMPARE(m_dock->model().rowCount(length), 4);
    QCOMPARE(m_dock->model().index(3, 0, length).data().toString(), QStringLiteral("Fire held"));
    QCOMPARE(m_dock->model().index(1, 0, length).data().toString(), QStringLiteral("Jump"));
    QCOMPARE(m_dock->model().parent(m_dock->model().index(1, 0, length)), length);
}

/// npc01 has these in hand, and a hook. They are known once the world is rebuilt.
void TestFactsDock::hitsAreBelowTheirFigureByWeapon()
{
    select(Npc01);
    const auto parts = [this] {
        const QModelIndex hits = m_dock->model().indexOf("hit_share", {});
        QStringList titles;
        for (int row = 0; row < m_dock->model().rowCount(hits); ++row)
            titles << m_dock->model().index(row, 0, hits).data().toString();
        return titles;
    };

    QTRY_COMPARE_WITH_TIMEOUT(parts(), (QStringList{"Hook", "Hammer", "Gun", "Grenade"}),
                              test::Timeout);
    QCOMPARE(cell("hit_share", FiguresModel::SamplesColumn, "Hook"), QStringLiteral("31"));
}

void TestFactsDock::figureStaysChosenFromPlayerToPlayer()
{
    select(Npc01);
    m_dock->list().setCurrentIndex(m_dock->model().indexOf("press_length", "Jump"));
    select(Carol);

    const ComparedFigure *shown = m_dock->model().figureAt(m_dock->list().currentIndex());
    QCOMPARE(shown->figure.kind->id, std::string_view("press_length"));
    QCOMPARE(shown->figure.part, std::string("Jump"));
}

void TestFactsDock::meaningTellsWhatItCannotTellAndNamesTheOthers()
{
    select(Npc01);

    QVERIFY(statement().contains(QStringLiteral("Innocent explanations: ")));
    QVERIFY(statement().contains(QStringLiteral("Limits: ")));
    static const QRegularExpression carol(QStringLiteral("#0( \\(.*\\))?: 35%, 160 samples"));
    QVERIFY(statement().contains(carol));
    for (const char *verdict : {"cheat", "guilty", "suspicious", "proven"})
        QVERIFY2(!statement().toLower().contains(QLatin1String(verdict)), verdict);
}

void TestFactsDock::stoppedReadingCanBeginAgain()
{
    select(Npc01);
    auto &commands = *m_dock->findChild<CommandSet *>();
    commands.run(QStringLiteral("facts.readAgain"));
    QCOMPARE(store().state(), FactsStore::State::Reading);
    QTest::mouseClick(m_dock->findChild<QToolButton *>(QStringLiteral("facts.stopButton")),
                      Qt::LeftButton);
    QCOMPARE(store().state(), FactsStore::State::Stopped);
    QVERIFY(test::noteOf(*m_dock).contains(QStringLiteral("stopped")));

    commands.run(QStringLiteral("facts.readAgain"));
    QTRY_COMPARE_WITH_TIMEOUT(store().state(), FactsStore::State::Ready, test::Timeout);
}

/// It has no index yet when the panel hears of it.
void TestFactsDock::anotherRecordingTakesTheFiguresAway()
{
    select(Npc01);
    QVERIFY(m_dock->model().rowCount() > 0);

    openAndWait(*test::realRecording(QStringLiteral("teeworlds/tw061-server-dm1.demo")));

    QCOMPARE(m_dock->model().rowCount(), 0);
    QVERIFY(statement().isEmpty());
}

void TestFactsDock::otherRecordingIsShownBeside()
{
    select(Npc01);
    QVERIFY(m_dock->list().isColumnHidden(FiguresModel::ReferenceColumn));
    auto &commands = *m_dock->findChild<CommandSet *>();
    commands.run(QStringLiteral("facts.compare"), m_racebox);

    // Everybody in it, npc01 too: the others and 252.
    QTRY_VERIFY_WITH_TIMEOUT(store().figures() && store().figures()->front().reference,
                             test::Timeout);
    QVERIFY(!m_dock->list().isColumnHidden(FiguresModel::ReferenceColumn));
    const ComparedFigure *regular = m_dock->model().figureAt(
        m_dock->model().indexOf("regular_intervals", {}));
    QCOMPARE(regular->reference->samples, regular->others.samples + 252);

    commands.run(QStringLiteral("facts.compareNone"));
    QTRY_COMPARE_WITH_TIMEOUT(store().state(), FactsStore::State::Ready, test::Timeout);
    QVERIFY(m_dock->list().isColumnHidden(FiguresModel::ReferenceColumn));
}

void TestFactsDock::referenceThatCannotBeReadSaysWhy()
{
    select(Npc01);
    auto &commands = *m_dock->findChild<CommandSet *>();
    QCOMPARE(commands.run(QStringLiteral("facts.compare"), m_folder.filePath("none.demo")),
             CommandOutcome::BadArgument);
    QVERIFY(store().referenceName().isEmpty());

    const QString path = test::writeRecording(m_folder.path(), QStringLiteral("nothing.demo"),
                                              std::vector<std::byte>(100));
    QCOMPARE(commands.run(QStringLiteral("facts.compare"), path), CommandOutcome::Done);
    QTRY_VERIFY_WITH_TIMEOUT(store().referenceError(), test::Timeout);
    QVERIFY(m_dock->findChild<QLabel *>(QStringLiteral("facts.state"))
                ->text()
                .startsWith(QStringLiteral("nothing.demo: ")));
    QTRY_COMPARE_WITH_TIMEOUT(store().state(), FactsStore::State::Ready, test::Timeout);
}

void TestFactsDock::copyTakesAllFigures()
{
    select(Npc01);
    m_dock->list().setFocus();
    m_dock->findChild<CommandSet *>()->run(QStringLiteral("facts.copy"));

    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.contains(QStringLiteral("Regular intervals (±1 tick)\t84.9%\t252\t")));
    QVERIFY(text.contains(QStringLiteral("  Jump\t")));
}

TICKSCOPE_TEST(TestFactsDock, QApplication)
#include "test_facts_dock.moc"
