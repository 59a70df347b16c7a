// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QMenu>
#include <QPainter>
#include <QSettings>
#include <QToolTip>

#include "core/model/event/shared_event_kinds.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/teehistorian_writer.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/view/lane_commands.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/timeline/view/timeline_view.h"

using namespace tickscope;

/// What stands in the lanes of the timeline, and how they are kept, on a self-made demo of
/// 400 ticks from tick 1000.
class TestLanes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void lanesSortEventsByKind();
    void rangeTextCountsEvents();
    void emptyLaneSaysWhy();
    void emptyLaneOfWhatIsUnknownSaysSo();
    void emptyLaneOfWhatTheFormatNeverHasSaysSo();
    void nothingIsHiddenWithoutAFilter();
    void laneOfWhatIsNotReadSaysThat();
    void laneWaitsForTheRebuiltWorld();
    void laneOfADamagedRecordingPromisesNoMoreThanWasRead();
    void inputsOfOthersAreHiddenByTheFilter();
    void laneSaysFromWhereInputsAreNotRecorded();
    void noteThatIsCutHasATooltip();
    void ownLaneShowsWhatTheFilterHides();
    void lanesAreHiddenColouredAndKept();
    void menuOfALaneRunsCommands();
    void lanesAreChangedByCommands();

    void scoresAreNoFinishes();
    void finishThatTheServerSpeaksOfIsInItsLane();
    void signsAtBothEndsStayInThePlot();

private:
    [[nodiscard]] Shared<LaneTicks> laneTicks() const;
    [[nodiscard]] CommandOutcome run(const char *id, const char *argument) const;
    [[nodiscard]] QStringList laneIds() const;
    [[nodiscard]] static const std::vector<KindTicks> &kindsOf(const LaneTicks &ticks,
                                                               const QString &laneId);

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ActiveDocument> m_active;
    std::unique_ptr<TimelinePanel> m_panel;
};

void TestLanes::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    registerAllFormats(m_registry);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_path.isEmpty());
}

void TestLanes::init()
{
    QSettings().clear();
    m_document = std::make_unique<Document>(m_registry);
    m_active = std::make_unique<ActiveDocument>(m_document.get());
    m_panel = std::make_unique<TimelinePanel>(*m_active);
    m_panel->resize(1100, 220);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_document->open(m_path);
    QTRY_COMPARE(m_document->phase(), OpenPhase::Ready);
    QTRY_VERIFY(!m_document->events().lines()->empty());
}

void TestLanes::cleanup()
{
    m_panel.reset();
    m_active.reset();
    m_document.reset();
}

Shared<LaneTicks> TestLanes::laneTicks() const
{
    return LaneSorter().sort(
        {m_document->index(), m_document->events().lines(), m_panel->lanes(), {}}, {});
}

const std::vector<KindTicks> &TestLanes::kindsOf(const LaneTicks &ticks, const QString &laneId)
{
    static const std::vector<KindTicks> nothing;
    const auto found = std::ranges::find_if(
        ticks.lanes, [&](const LaneEvents &events) { return events.lane.id == laneId; });
    return found == ticks.lanes.end() ? nothing : found->kinds;
}

void TestLanes::lanesSortEventsByKind()
{
    const auto ticks = laneTicks();

    QVERIFY(ticks);
    std::size_t sorted = 0;
    for (const KindTicks &kind : ticks->kinds)
        sorted += kind.size();
    QCOMPARE(sorted, m_document->events().lines()->size());
    const auto &kills = kindsOf(*ticks, QStringLiteral("kills"));
    QCOMPARE(kills.size(), 1U);
    QCOMPARE(kills.front().size(), 1U);
    QCOMPARE(kills.front()[0], Tick{1000 + test::TinyKillTicks});
    QVERIFY(!kindsOf(*ticks, QStringLiteral("chat")).empty());
}

void TestLanes::rangeTextCountsEvents()
{
    const auto ticks = laneTicks();

    const QString text = countsText(*ticks,
                                    {{1000 + test::TinyKillTicks}, {1000 + test::TinyKillTicks}});

    QVERIFY2(text.split(QStringLiteral(", ")).contains(QStringLiteral("Kills: 1")),
             qPrintable(text));
}

void TestLanes::emptyLaneSaysWhy()
{
    EventQuery filter = m_document->events().filter();
    filter.hiddenKinds.insert("kill");
    const std::size_t before = m_document->events().lines()->size();
    m_document->events().setFilter(filter);
    QTRY_VERIFY(m_document->events().lines()->size() < before);
    const auto ticks = laneTicks();

    const auto content = makeTimelineContent(m_panel->view().scale(), *m_document, *ticks);

    QCOMPARE(content.lanes[0].title, QStringLiteral("Chat"));
    QVERIFY(content.lanes[0].note.isEmpty());
    QCOMPARE(content.lanes[1].title, QStringLiteral("Kills"));
    QCOMPARE(content.lanes[1].note, QStringLiteral("hidden by the filter"));
    QCOMPARE(content.lanes[3].title, QStringLiteral("Finishes"));
    QCOMPARE(content.lanes[3].note, QStringLiteral("none in this recording"));
}

/// Nothing says that nobody spoke where what was said cannot be read, or is not recorded.
void TestLanes::emptyLaneOfWhatIsUnknownSaysSo()
{
    teehistorian::TeehistorianWriter writer(R"({"version":"2","version_minor":"22"})");
    writer.join(0).tickSkip(9).playerNew(0, 10, 10).tickSkip(9).finish();
    const std::vector<std::byte> inputs = writer.bytes();
    const std::vector<std::byte> old = test::makeTinyGoldsrcDemo({.form = test::Form40});
    for (const auto &[name, bytes, note] : {std::tuple("old.dem", old, "cannot be read"),
                                            std::tuple("a.teehistorian", inputs, "not recorded")}) {
        m_document->open(test::writeRecording(m_folder.path(), QString::fromLatin1(name), bytes));
        QTRY_COMPARE(m_document->phase(), OpenPhase::Ready);
        QTRY_VERIFY(m_document->index()->isComplete() && m_document->events().areCurrent());

        const auto content = makeTimelineContent(m_panel->view().scale(), *m_document,
                                                 *laneTicks());

        QCOMPARE(content.lanes[0].note, QString::fromLatin1(note));
        // Of finishes GoldSrc has no message at all that could be read.
        QCOMPARE(content.lanes[3].note == QStringLiteral("cannot be read"), bytes == old);
    }
}

void TestLanes::emptyLaneOfWhatTheFormatNeverHasSaysSo()
{
    m_document->open(test::writeRecording(m_folder.path(), QStringLiteral("tiny.dem"),
                                          test::makeTinyGoldsrcDemo()));
    QTRY_COMPARE(m_document->phase(), OpenPhase::Ready);
    QTRY_VERIFY(m_document->index()->isComplete() && m_document->events().areCurrent());

    const auto content = makeTimelineContent(m_panel->view().scale(), *m_document, *laneTicks());

    QCOMPARE(content.lanes[3].note, QStringLiteral("not recorded")); // finishes
}

void TestLanes::nothingIsHiddenWithoutAFilter()
{
    // Explosions are hidden at first, which is no filter of a person.
    const auto content = makeTimelineContent(m_panel->view().scale(), *m_document, *laneTicks());

    for (const LaneContent &lane : content.lanes)
        QVERIFY2(!lane.note.contains(QStringLiteral("by the filter")), qPrintable(lane.title));
}

void TestLanes::laneOfWhatIsNotReadSaysThat()
{
    Document document(m_registry);
    QStringList notes;
    connect(&document, &Document::changed, this, [&] {
        if (!document.index() || document.index()->isComplete())
            return;
        const auto content = makeTimelineContent(m_panel->view().scale(), document,
                                                 *emptyLaneTicks(m_panel->lanes()));
        for (const LaneContent &lane : content.lanes)
            notes << lane.note;
    });

    document.open(m_path);
    QTRY_COMPARE(document.phase(), OpenPhase::Ready);

    QVERIFY(notes.contains(QStringLiteral("not read yet")));
    notes.removeAll(QStringLiteral("not read yet"));
    notes.removeAll(QString()); // what is there, and will be sorted into it
    QCOMPARE(notes, QStringList());
}

void TestLanes::laneWaitsForTheRebuiltWorld()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    Document document(m_registry);
    QStringList notes;
    connect(&document, &Document::changed, this, [&] {
        if (!document.index() || !document.index()->isComplete()
            || !document.reading().isRebuilding())
            return;
        const auto content = makeTimelineContent(m_panel->view().scale(), document,
                                                 *emptyLaneTicks(m_panel->lanes()));
        for (const LaneContent &lane : content.lanes)
            notes << lane.note;
    });

    document.open(
        *test::realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")));
    QTRY_VERIFY_WITH_TIMEOUT(document.reading().isRebuilt(), 120'000);

    // Kills follow from the map: before it was asked, nobody knows that there are none.
    QVERIFY(notes.contains(QStringLiteral("not read yet")));
    QVERIFY(!notes.contains(QStringLiteral("none in this recording")));
}

void TestLanes::laneOfADamagedRecordingPromisesNoMoreThanWasRead()
{
    auto bytes = test::makeTinyDemo();
    bytes.resize(bytes.size() / 2);
    m_document->open(test::writeRecording(m_folder.path(), QStringLiteral("cut.demo"), bytes));
    QTRY_COMPARE(m_document->phase(), OpenPhase::Ready);
    QTRY_VERIFY(m_document->index()->isComplete() && m_document->events().areCurrent());
    QVERIFY(!m_document->index()->damage().empty());

    const auto content = makeTimelineContent(m_panel->view().scale(), *m_document, *laneTicks());

    QCOMPARE(content.lanes[3].title, QStringLiteral("Finishes"));
    QCOMPARE(content.lanes[3].note, QStringLiteral("none in the readable part"));
}

void TestLanes::inputsOfOthersAreHiddenByTheFilter()
{
    m_document->open(test::writeRecording(m_folder.path(), QStringLiteral("t.teehistorian"),
                                          test::makeTinyTeehistorian()));
    QTRY_COMPARE(m_document->phase(), OpenPhase::Ready);
    EventQuery filter = m_document->events().filter();
    filter.players = {PlayerRef{63, m_document->index()->ticks().first}}; // who was never there
    filter.text = "hi";
    m_document->events().setFilter(filter);
    QTRY_VERIFY(m_document->events().areCurrent());
    const auto ticks = LaneSorter().sort({m_document->index(), m_document->events().lines(),
                                          shownLanes(m_panel->lanes(), m_document->index().get()),
                                          filter.players},
                                         {});

    const auto content = makeTimelineContent(m_panel->view().scale(), *m_document, *ticks);

    const auto inputs = std::ranges::find(content.lanes, QStringLiteral("Inputs"),
                                          &LaneContent::title);
    QVERIFY(inputs != content.lanes.end());
    QCOMPARE(inputs->note, QStringLiteral("hidden by the filter"));
}

void TestLanes::laneSaysFromWhereInputsAreNotRecorded()
{
    const auto lanes = defaultLanes();
    const auto inputs = std::ranges::find(lanes, QStringLiteral("inputs"), &Lane::id);
    const auto contentUntil = [&](Tick last) {
        TickList pressed;
        pressed.push_back(Tick{1010});
        pressed.push_back(last);
        LaneTicks ticks;
        ticks.lanes.push_back({*inputs, {KindTicks(sharedKind("input"), pressed)}});
        return makeTimelineContent(m_panel->view().scale(), *m_document, ticks).lanes.front();
    };

    const LaneContent half = contentUntil(Tick{1200});
    QCOMPARE(half.note, QStringLiteral("none recorded after 0:04.00"));
    QVERIFY(half.noteX > half.marks.back().x);
    // Nobody presses a key in each tick.
    QCOMPARE(contentUntil(Tick{1390}).note, QString());
}

void TestLanes::noteThatIsCutHasATooltip()
{
    TimelineView &view = m_panel->view();
    QTRY_VERIFY(std::ranges::any_of(view.content().lanes,
                                    [](const auto &lane) { return !lane.note.isEmpty(); }));
    const auto &lanes = view.content().lanes;
    const auto empty = std::ranges::find_if(lanes,
                                            [](const auto &lane) { return !lane.note.isEmpty(); });
    const auto number = static_cast<int>(empty - lanes.begin());
    const QString note = empty->note; // lanes are made again with each size
    const auto tipAt = [&](int width) {
        view.resize(width, view.height());
        const int axis = view.minimumSizeHint().height() - 14 * static_cast<int>(lanes.size());
        const int lane = (view.height() - axis) / static_cast<int>(lanes.size());
        const QPoint place(width - 20, axis + std::min(lane, 30) * number + lane / 2);
        QToolTip::hideText();
        QHelpEvent help(QEvent::ToolTip, place, view.mapToGlobal(place));
        QCoreApplication::sendEvent(&view, &help);
        return QToolTip::text();
    };

    QVERIFY(!tipAt(1000).contains(note));
    QVERIFY2(tipAt(150).contains(note), qPrintable(note));
}

void TestLanes::ownLaneShowsWhatTheFilterHides()
{
    EventQuery filter = m_document->events().filter();
    filter.hiddenKinds.insert("kill");
    const std::size_t before = m_document->events().lines()->size();
    m_document->events().setFilter(filter);
    QTRY_VERIFY(m_document->events().lines()->size() < before);
    const TickRange whole = m_document->playback().time().time().ticks();
    const QString counts = countsText(*laneTicks(), whole);
    std::vector<Lane> lanes = m_panel->lanes();
    lanes.push_back(makeOwnLane(lanes, QStringLiteral("Mine"), {"kill"}, {}));
    lanes.push_back(makeOwnLane(lanes, QStringLiteral("Greeting"), {}, QStringLiteral("WELC")));
    m_panel->setLanes(lanes);
    const auto ticks = laneTicks();

    QCOMPARE(kindsOf(*ticks, QStringLiteral("own1")).size(), 1U);
    const auto &greeting = kindsOf(*ticks, QStringLiteral("own2"));
    QCOMPARE(greeting.size(), 1U);
    QCOMPARE(greeting.front().size(), 1U);
    // Counts are those of the list of events: an own lane must not count twice.
    QVERIFY(!counts.isEmpty());
    QCOMPARE(countsText(*ticks, whole), counts);
}

void TestLanes::lanesAreHiddenColouredAndKept()
{
    std::vector<Lane> lanes = m_panel->lanes();
    lanes[0].isShown = false;
    lanes[1].color = theme::Token::Join;
    lanes.push_back(makeOwnLane(lanes, QStringLiteral("Mine & yours"), {"kill", "chat"}, {}));
    std::swap(lanes[2], lanes[3]);
    m_panel->setLanes(lanes);

    QCOMPARE(loadLanes(), lanes);
    const auto shown = shownLanes(lanes, m_document->index().get());
    // Chat is hidden, and this recording has neither inputs nor scores.
    QCOMPARE(shown.size(), lanes.size() - 3);
    QCOMPARE(shown.front().id, QStringLiteral("kills"));
    m_panel->setLanes(defaultLanes());
    QCOMPARE(loadLanes(), defaultLanes());
}

CommandOutcome TestLanes::run(const char *id, const char *argument) const
{
    auto *commands = m_panel->findChild<LaneCommands *>();
    return commands->findChild<CommandSet *>()->run(QString::fromLatin1(id),
                                                    QString::fromLatin1(argument));
}

QStringList TestLanes::laneIds() const
{
    QStringList ids;
    for (const Lane &lane : m_panel->lanes())
        ids << lane.id;
    return ids;
}

void TestLanes::menuOfALaneRunsCommands()
{
    QMenu menu;
    m_panel->findChild<LaneCommands *>()->offer(menu, QStringLiteral("kills"));
    const auto entry = [&menu](const QString &text) {
        for (QAction *action : menu.actions()) {
            if (action->text() == text)
                return action;
        }
        return static_cast<QAction *>(nullptr);
    };
    QVERIFY(entry(QStringLiteral("Chat"))->isChecked());
    QVERIFY(entry(QStringLiteral("Move up"))->isEnabled());
    QVERIFY(!entry(QStringLiteral("Reset lanes"))->isEnabled());
    QVERIFY(entry(QStringLiteral("Add lane"))->menu()->isEnabled());

    entry(QStringLiteral("Hide “Kills”"))->trigger();

    QVERIFY(!m_panel->lanes()[1].isShown);
}

void TestLanes::lanesAreChangedByCommands()
{
    QCOMPARE(laneIds().first(2), (QStringList{"chat", "kills"}));
    QCOMPARE(run("lane.down", "chat"), CommandOutcome::Done);
    QCOMPARE(laneIds().first(2), (QStringList{"kills", "chat"}));
    QCOMPARE(run("lane.up", "kills"), CommandOutcome::BadArgument); // it is the first

    QCOMPARE(run("lane.color", "kills=green"), CommandOutcome::Done);
    QCOMPARE(m_panel->lanes().front().color, std::optional(theme::Token::Join));
    QCOMPARE(run("lane.color", "kills=plaid"), CommandOutcome::BadArgument);
    QCOMPARE(run("lane.color", "kills=none"), CommandOutcome::Done);
    QVERIFY(!m_panel->lanes().front().color);

    QCOMPARE(run("lane.addKind", "kill"), CommandOutcome::Done);
    QCOMPARE(run("lane.addText", "WELC"), CommandOutcome::Done);
    QCOMPARE(laneIds().last(2), (QStringList{"own1", "own2"}));
    QCOMPARE(m_panel->lanes().back().text, QStringLiteral("WELC"));
    QCOMPARE(run("lane.remove", "own1"), CommandOutcome::Done);
    QCOMPARE(run("lane.remove", "chat"), CommandOutcome::BadArgument); // ours stay
    QCOMPARE(laneIds().last(), QStringLiteral("own2"));
}

void TestLanes::scoresAreNoFinishes()
{
    const auto lanesWith = [](const EventKind &kind) {
        QStringList ids;
        for (const Lane &lane : defaultLanes()) {
            if (lane.holds(kind))
                ids << lane.id;
        }
        return ids;
    };

    QCOMPARE(lanesWith(sharedKind("score")), QStringList{QStringLiteral("scores")});
    QCOMPARE(lanesWith(sharedKind("round")), QStringList{QStringLiteral("scores")});
    QCOMPARE(lanesWith(sharedKind("finish")), QStringList{QStringLiteral("finishes")});
    QCOMPARE(lanesWith(sharedKind("sound")), QStringList{QStringLiteral("other")});

    // Most recordings have none; their lane would only take room.
    for (const Lane &lane : shownLanes(defaultLanes(), m_document->index().get()))
        QVERIFY(lane.id != QStringLiteral("scores"));
}

void TestLanes::finishThatTheServerSpeaksOfIsInItsLane()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-server-racebox.demo");
    m_document->open(
        *test::realRecording(QStringLiteral("teeworlds/ddnet198-server-racebox.demo")));
    QTRY_VERIFY(m_document->index() && m_document->index()->isComplete()
                && m_document->events().areCurrent());

    const auto kinds = kindsOf(*laneTicks(), QStringLiteral("finishes"));

    QCOMPARE(kinds.size(), std::size_t{1});
    QCOMPARE(kinds.front().kind().id, std::string_view("finish"));
    QCOMPARE(kinds.front().size(), std::size_t{59});
    QCOMPARE(kinds.front()[0], Tick{431});
}

void TestLanes::signsAtBothEndsStayInThePlot()
{
    constexpr int Width = 300;
    constexpr int Height = 60;
    const TimelineLayout layout = TimelineLayout::of({Width, Height}, 80, 20, 1);
    TimelineContent content;
    LaneContent lane;
    lane.marks = {{0, &sharedKind("kill"), 1}, {layout.plot.width(), &sharedKind("kill"), 1}};
    content.lanes = {lane};
    QImage picture(Width, Height, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);

    paintTimeline(painter, content, layout);

    const QRect signs = layout.lane(0).toAlignedRect();
    const auto inkIn = [&](int left, int right) {
        int ink = 0;
        for (int x = left; x < right; ++x) {
            for (int y = signs.top() + 1; y < signs.bottom(); ++y) // below the axis' line
                ink += picture.pixelColor(x, y) != QColor(Qt::white) ? 1 : 0;
        }
        return ink;
    };
    const int begin = qRound(layout.plot.left());
    const int end = qRound(layout.plot.right());
    QCOMPARE(inkIn(begin - 8, begin), 0);
    QVERIFY(inkIn(begin, begin + 12) > 0);
    QVERIFY(inkIn(end - 12, end) > 0);
    QCOMPARE(inkIn(end, Width), 0);
}

TICKSCOPE_TEST(TestLanes, QApplication)
#include "test_lanes.moc"
