// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <QClipboard>
#include <QScrollBar>

#include "core/formats/teeworlds_demo/demo_writer.h"
#include "tests/ui/dock_test.h"
#include "ui/docks/input_tape_dock.h"
#include "ui/tape/tape_store.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_view.h"

using namespace tickscope;
using namespace std::chrono_literals;

namespace {

constexpr std::int64_t FirstTick = 1000;
constexpr std::int64_t LastTick = 2400;
constexpr std::int64_t HookFrom = 1100;
constexpr std::int64_t HookTicks = 34;
constexpr int Players = 12;

/// Twelve characters: client 3 holds the hook for 34 ticks, client 5 taps to the left in
/// every other tick of a stretch, all change the weapon in tick 1500.
std::vector<std::byte> demoWithInputs()
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "server";
    teeworlds::DemoWriter writer(header);
    for (std::int64_t tick = FirstTick; tick <= LastTick; ++tick) {
        teeworlds::SnapshotItems items;
        items.push_back({{6, 0}, {0, 0, FirstTick, 0, 0, 0, 1, 1}});
        for (std::int32_t client = 0; client < Players; ++client) {
            const bool hooks = client == 3 && tick >= HookFrom && tick < HookFrom + HookTicks;
            const bool taps = client == 5 && tick >= 1200 && tick < 1300 && tick % 2 == 0;
            const std::int32_t weapon = tick < 1500 ? 0 : 3;
            items.push_back({{9, client}, {0,
                                           100 + client,
                                           200,
                                           0,
                                           0,
                                           0,
                                           taps ? -1 : 0,
                                           0,
                                           -1,
                                           hooks ? 5 : 0,
                                           0,
                                           0,
                                           0,
                                           0,
                                           0,
                                           1,
                                           10,
                                           0,
                                           10,
                                           weapon,
                                           0,
                                           0}});
            items.push_back({{10, client}, {0, client, 0, 0, 20}});
        }
        writer.beginTick({tick});
        writer.snapshot(std::move(items));
    }
    return writer.finish().value_or(std::vector<std::byte>{});
}

} // namespace

/// The input tape under the hand, beside a timeline of the same document.
class TestInputTape : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void piecesInViewComeFirst_data();
    void piecesInViewComeFirst();
    void readsOnlyWhileItIsSeen();
    void everyPlayerHasALane();
    void selectedPlayerIsFirst();
    void onlyTheSelectedPlayerIfWanted();
    void hiddenInputHasNoRow();
    void flagThatIsAlwaysSetHasNoRow_data();
    void flagThatIsAlwaysSetHasNoRow();
    void hoverTellsHowLongAPressWas();
    void pressSeeks();
    void clickOnANameSelects();
    void ctrlWheelZoomsWithTheTimeline();
    void timelineZoomsTheTape();
    void wheelScrollsTheLanes();
    void middleDragPans();
    void tapsAreNoLongPress();
    void weaponHasItsWordWhereThereIsRoom();
    void laneIsCopiedAsATable();
    void damagedPlaceIsHatched();
    void withoutRecordingItSaysSo();
    void longRecordingIsReadAndDrawn();

private:
    [[nodiscard]] TapeView &view() { return m_dock->view(); }
    [[nodiscard]] QWidget *hand() { return view().viewport(); }
    [[nodiscard]] const TapeRow *row(int client, std::string_view input);
    [[nodiscard]] QPoint at(Tick tick, const TapeRow &row);
    [[nodiscard]] TapeRowContent contentOf(const TapeRow &row, Time begin, Time span);
    void wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers = {});
    void waitUntilRead();

    std::unique_ptr<TimelinePanel> m_timeline;
    std::unique_ptr<InputTapeDock> m_dock;
};

void TestInputTape::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    registerAllFormats(m_registry);
    const auto bytes = demoWithInputs();
    m_path = m_folder.filePath(QStringLiteral("inputs.demo"));
    QVERIFY(teeworlds::writeFile(m_path.toStdString(), bytes));
}

void TestInputTape::init()
{
    begin();
    m_timeline = std::make_unique<TimelinePanel>(*m_document);
    m_timeline->resize(1000, 200);
    m_timeline->show();
    m_dock = std::make_unique<InputTapeDock>(*m_document);
    m_dock->resize(1000, 300);
    m_dock->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dock.get()));
    m_document->open(m_path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, test::Patience);
    waitUntilRead();
}

void TestInputTape::cleanup()
{
    view().setChoice({});
    m_dock.reset();
    m_timeline.reset();
    m_document.reset();
}

void TestInputTape::waitUntilRead()
{
    const auto isRead = [this] {
        const TapePieces pieces = view().piecesInView();
        return std::ranges::find(pieces, nullptr) == pieces.end();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isRead(), test::Patience);
}

const TapeRow *TestInputTape::row(int client, std::string_view input)
{
    const auto &rows = view().rows().rows;
    const auto found = std::ranges::find_if(rows, [&](const TapeRow &row) {
        return row.lane->who.client == client && row.input == input;
    });
    return found == rows.end() ? nullptr : &*found;
}

QPoint TestInputTape::at(Tick tick, const TapeRow &row)
{
    const double x = view().xAt(m_document->time().time().timeAt(tick));
    return {qRound(x + 0.5), qRound(view().yAt(row))};
}

TapeRowContent TestInputTape::contentOf(const TapeRow &row, Time begin, Time span)
{
    const TimeScale scale{begin, span, 100};
    return makeRowContent(
        view().piecesInView(), row, scale, m_document->time().time(),
        [](const QString &text) { return 6.0 * static_cast<double>(text.size()); });
}

void TestInputTape::wheel(QPoint position, int notches, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(position, hand()->mapToGlobal(position), {}, {0, notches * 120}, Qt::NoButton,
                      modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(hand(), &event);
}

void TestInputTape::piecesInViewComeFirst_data()
{
    QTest::addColumn<QString>("known"); // x is read already
    QTest::addColumn<int>("viewBegin");
    QTest::addColumn<int>("viewEnd");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");

    QTest::newRow("the view from its left") << "........" << 3 << 7 << 3 << 6;
    QTest::newRow("the rest of the view") << "...xx..." << 3 << 7 << 5 << 8;
    QTest::newRow("up to what is read") << "...x.x.." << 3 << 7 << 4 << 5;
    QTest::newRow("then what is near, first before") << "...xxxx." << 3 << 7 << 0 << 3;
    QTest::newRow("then what is behind") << "xxxxxxx." << 3 << 7 << 7 << 8;
    QTest::newRow("nothing is left") << "xxxxxxxx" << 3 << 7 << 0 << 0;
}

void TestInputTape::piecesInViewComeFirst()
{
    QFETCH(QString, known);
    QFETCH(int, viewBegin);
    QFETCH(int, viewEnd);
    QFETCH(int, begin);
    QFETCH(int, end);
    std::vector<bool> read;
    for (const QChar sign : known)
        read.push_back(sign == u'x');
    const auto number = [](int value) { return static_cast<std::size_t>(value); };

    const PieceSpan next = nextPieces(read, {number(viewBegin), number(viewEnd)}, 3);

    QCOMPARE(next, (PieceSpan{number(begin), number(end)}));
}

void TestInputTape::readsOnlyWhileItIsSeen()
{
    TapeStore store(*m_document, 1U << 20);
    QSignalSpy changed(&store, &TapeStore::changed);
    m_document->setTimeInView({1s, 1s});
    QVERIFY(!store.isReading());

    store.setActive(true);

    QTRY_VERIFY_WITH_TIMEOUT(store.piece(store.inView().begin) != nullptr, test::Patience);
    QVERIFY(!changed.isEmpty());
    QVERIFY(store.hasInputs());
}

void TestInputTape::everyPlayerHasALane()
{
    QCOMPARE(view().rows().laneCount, static_cast<std::size_t>(Players));
    const TapeRow &first = view().rows().rows.front();
    QCOMPARE(first.kind, TapeRow::Kind::Lane);
    QCOMPARE(first.lane->who.client, 0);
    QCOMPARE(first.type->inputSource, std::string("shown by the character"));
    QVERIFY(row(3, "HookState"));
    QVERIFY(row(3, AimInput));
}

void TestInputTape::selectedPlayerIsFirst()
{
    m_document->selectPlayer(m_document->playerInFrame(7));

    QCOMPARE(view().rows().rows.front().lane->who.client, 7);
    QCOMPARE(view().rows().laneCount, static_cast<std::size_t>(Players));
}

void TestInputTape::onlyTheSelectedPlayerIfWanted()
{
    TapeChoice choice;
    choice.onlySelected = true;
    view().setChoice(choice);
    m_document->selectPlayer(m_document->playerInFrame(7));

    QCOMPARE(view().rows().laneCount, std::size_t{1});
    QVERIFY(!row(3, "HookState"));
}

void TestInputTape::hiddenInputHasNoRow()
{
    const double before = view().rows().height;
    TapeChoice choice;
    choice.hiddenInputs = {"HookState"};

    view().setChoice(choice);

    QVERIFY(!row(3, "HookState"));
    QVERIFY(row(3, "Weapon"));
    QVERIFY(view().rows().height < before);
}

void TestInputTape::flagThatIsAlwaysSetHasNoRow_data()
{
    QTest::addColumn<qint64>("setTicks"); // of a hundred
    QTest::addColumn<bool>("isShown");

    QTest::newRow("never") << qint64{0} << false;
    QTest::newRow("for a while") << qint64{40} << true;
    QTest::newRow("always") << qint64{100} << false;
}

void TestInputTape::flagThatIsAlwaysSetHasNoRow()
{
    QFETCH(qint64, setTicks);
    QFETCH(bool, isShown);
    InputSource source;
    source.client = 1;
    source.type = std::make_shared<const ItemType>();
    source.present = {{{0}, {99}, 1}};
    InputTrack flag;
    flag.name = "flag";
    flag.isFlag = true;
    if (setTicks > 0)
        flag.runs = {{{0}, {setTicks - 1}, 1}};
    source.tracks = {InputTrack{"key", InputTrackKind::Presses, nullptr, {}, false}, flag};
    InputTape tape;
    tape.ticks = {{0}, {99}};
    tape.sources = {source};

    const TapePieces pieces{std::make_shared<const InputTape>(tape)};
    const TapeRows rows = makeTapeRows(pieces, tapeLanes(pieces, {}), {}, {});

    const bool isFound = std::ranges::find(rows.rows, std::string("flag"), &TapeRow::input)
                         != rows.rows.end();
    QCOMPARE(isFound, isShown);
    QCOMPARE(rows.laneCount, std::size_t{1});
}

void TestInputTape::hoverTellsHowLongAPressWas()
{
    m_document->selectPlayer(m_document->playerInFrame(3));
    m_document->setTimeInView({1s, 5s});
    waitUntilRead();

    const TapeHint hint = view().hintAt(at({HookFrom + 10}, *row(3, "HookState")));

    QCOMPARE(hint.title, QStringLiteral("HookState grabbed, 34 ticks, 0.68 s"));
    QVERIFY2(hint.plainText().contains(QStringLiteral("00:02.00 to 00:02.68")),
             qPrintable(hint.plainText()));
    const TapeHint none = view().hintAt(at({HookFrom + HookTicks + 5}, *row(3, "HookState")));
    QVERIFY(none.title.contains(QStringLiteral("nothing here")));
}

void TestInputTape::pressSeeks()
{
    QTest::mouseClick(hand(), Qt::LeftButton, {}, at({1700}, *row(0, "Direction")));

    QVERIFY(std::abs(m_document->time().tick() - Tick{1700}) <= 2);
}

void TestInputTape::clickOnANameSelects()
{
    const TapeRow &second = *std::ranges::find_if(view().rows().rows, [](const TapeRow &row) {
        return row.kind == TapeRow::Kind::Lane && row.lane->who.client == 1;
    });
    const Tick before = m_document->time().tick();

    QTest::mouseClick(hand(), Qt::LeftButton, {}, {20, qRound(view().yAt(second))});

    QCOMPARE(m_document->clientInFrame(m_document->selectedPlayer()), std::optional(1));
    QCOMPARE(m_document->time().tick(), before);
}

void TestInputTape::ctrlWheelZoomsWithTheTimeline()
{
    const Time before = m_document->timeInView().span;
    const QPoint pointer = at({1700}, *row(0, "Direction"));

    wheel(pointer, 3, Qt::ControlModifier);

    QVERIFY(m_document->timeInView().span < before);
    QCOMPARE(m_timeline->view().scale().span, m_document->timeInView().span);
    QCOMPARE(m_timeline->view().scale().begin, m_document->timeInView().begin);
    QVERIFY(std::abs(at({1700}, *row(0, "Direction")).x() - pointer.x()) <= 1);
}

void TestInputTape::timelineZoomsTheTape()
{
    const double before = view().xAt(10s);
    m_document->setTimeInView({4s, 8s});

    QVERIFY(!qFuzzyCompare(view().xAt(10s), before));
    // Both plots begin and end at the same place, so one line runs through them.
    QVERIFY(std::abs(view().xAt(10s) - m_timeline->view().xAt(10s)) < 1);
}

void TestInputTape::wheelScrollsTheLanes()
{
    QVERIFY(view().verticalScrollBar()->maximum() > 0);
    const TimeInView before = m_document->timeInView();

    wheel({500, 150}, -2);

    QVERIFY(view().verticalScrollBar()->value() > 0);
    QCOMPARE(m_document->timeInView(), before);
}

void TestInputTape::middleDragPans()
{
    m_document->setTimeInView({4s, 8s});

    QTest::mousePress(hand(), Qt::MiddleButton, {}, {500, 150});
    QMouseEvent move(QEvent::MouseMove, QPoint(400, 150), hand()->mapToGlobal(QPoint(400, 150)),
                     Qt::NoButton, Qt::MiddleButton, {});
    QCoreApplication::sendEvent(hand(), &move);
    QTest::mouseRelease(hand(), Qt::MiddleButton, {}, {400, 150});

    QVERIFY(m_document->timeInView().begin > 4s);
    QCOMPARE(m_document->timeInView().span, Time{8s});
}

void TestInputTape::tapsAreNoLongPress()
{
    // 28 seconds in 100 pixels: 14 ticks a pixel. Taps fill half of their time.
    const TapeRowContent taps = contentOf(*row(5, "Direction"), 0s, 28s);
    QVERIFY(!taps.columns.empty());
    QVERIFY(taps.hasNegative);
    const float share = taps.columns[17].below; // about tick 1245
    QVERIFY2(share > 0.4F && share < 0.6F, qPrintable(QString::number(double(share))));
    QCOMPARE(taps.columns[17].above, 0.0F);
    QCOMPARE(taps.columns[50].below, 0.0F);

    // One second: each tap is a bar of its own.
    const TapeRowContent near = contentOf(*row(5, "Direction"), 4s, 1s);
    QVERIFY(near.columns.empty());
    QVERIFY(near.bars.size() >= 25);
}

void TestInputTape::weaponHasItsWordWhereThereIsRoom()
{
    const TapeRowContent whole = contentOf(*row(0, "Weapon"), 0s, 28s);

    QCOMPARE(whole.bars.size(), std::size_t{2});
    QCOMPARE(whole.bars[0].label, QString()); // 36 pixels are too few for "hammer"
    QCOMPARE(whole.bars[1].label, QStringLiteral("grenade"));
}

void TestInputTape::laneIsCopiedAsATable()
{
    const QString text = laneText(view().piecesInView(), row(3, "HookState")->lane,
                                  QStringLiteral("Dora"), {{FirstTick}, {LastTick}});

    QVERIFY2(
        text.contains(QStringLiteral("Dora\tshown by the character\tHookState\t1100\t1133\t34\t"
                                     "grabbed\n")),
        qPrintable(text));
    QVERIFY(!text.contains(QStringLiteral("\t-1\t")));
}

void TestInputTape::damagedPlaceIsHatched()
{
    auto bytes = demoWithInputs();
    std::fill_n(bytes.begin() + std::ptrdiff_t(bytes.size() / 2), 400, std::byte{0xFF});
    const QString path = m_folder.filePath(QStringLiteral("damaged.demo"));
    QVERIFY(teeworlds::writeFile(path.toStdString(), bytes));
    m_document->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, test::Patience);
    waitUntilRead();
    QVERIFY(!m_document->index()->damage().empty());

    const TapeRow *direction = row(0, "Direction");
    QVERIFY(direction);
    const Tick damaged = m_document->index()->damage().front().tick;
    const QPoint place = at(damaged, *direction);
    const QImage picture = hand()->grab().toImage();
    // Only in that row: the lines of aim have the colours of their players, some of them red.
    const auto redPixels = [&](int x) {
        const double ratio = picture.devicePixelRatio();
        const int half = qRound(direction->height * ratio / 2);
        const int middle = qRound(place.y() * ratio);
        int count = 0;
        for (int y = middle - half; y < middle + half; ++y) {
            const QColor color = picture.pixelColor(qRound(x * ratio), y);
            count += color.red() > color.green() + 40 && color.red() > color.blue() + 40 ? 1 : 0;
        }
        return count;
    };
    QVERIFY(redPixels(place.x()) + redPixels(place.x() + 1) > direction->height / 8);
    QCOMPARE(redPixels(place.x() - 40), 0);
}

void TestInputTape::withoutRecordingItSaysSo()
{
    m_document->close();

    QVERIFY(test::noteOf(*m_dock).contains(QStringLiteral("No recording")));
    wheel({500, 150}, 2, Qt::ControlModifier);
    QTest::mouseClick(hand(), Qt::LeftButton, {}, {500, 100});
    QVERIFY(view().rows().rows.empty());
}

void TestInputTape::longRecordingIsReadAndDrawn()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-watch-26min.demo"));
    if (!path)
        QSKIP("the recording is not on this machine");
    m_document->open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, test::Patience);
    waitUntilRead();

    QVERIFY(view().rows().laneCount >= 30);
    const auto sources = view().rows().rows;
    QVERIFY(std::ranges::any_of(sources, [](const TapeRow &row) {
        return row.type->inputSource == "input sent ahead (Sv_PreInput)";
    }));
    QVERIFY(std::ranges::any_of(sources, [](const TapeRow &row) {
        return row.type->inputSource == "aim sent by the server";
    }));
    QVERIFY(!m_dock->grab().isNull());
}

QTEST_MAIN(TestInputTape)
#include "test_input_tape.moc"
