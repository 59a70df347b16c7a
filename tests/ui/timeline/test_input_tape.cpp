// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/timeline/tape_test.h"
#include "ui/style/theme.h"
#include "ui/tape/tape_hint.h"
#include "ui/tape/tape_painter.h"

using namespace tickscope;
using namespace tickscope::test;
using namespace std::chrono_literals;

/// What the input tape reads, and what it makes of it.
class TestInputTape : public test::TapeTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepareInputs(); }
    void init() { beginTape(); }
    void cleanup() { endTape(); }

    void piecesInViewComeFirst_data();
    void piecesInViewComeFirst();
    void readsOnlyWhileItIsSeen();
    void everyPlayerHasALane();
    void viewInSpaceHasARowForEachAngle();
    void selectedPlayerIsFirst();
    void onlyTheSelectedPlayerIfWanted();
    void hiddenInputHasNoRow();
    void flagThatIsAlwaysSetHasNoRow_data();
    void flagThatIsAlwaysSetHasNoRow();
    void pressesWithinATickAreSeen();
    void tapsAreNoLongPress();
    void wordStandsOnItsBarAlsoAmongColumns();
    void weaponHasItsWordWhereThereIsRoom();
    void damagedPlaceIsHatched();
    void scrolledRowsEndBelowTheRuler();
    void longRecordingIsReadAndDrawn();

private:
    [[nodiscard]] TapeRowContent contentOf(const TapeRow &row, Time begin, Time span);
};

TapeRowContent TestInputTape::contentOf(const TapeRow &row, Time begin, Time span)
{
    const TimeScale scale{begin, span, 100};
    return makeRowContent(
        view().piecesInView(), row, scale, m_document->playback().time().time(),
        [](const QString &text) { return 6.0 * static_cast<double>(text.size()); });
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
    TapeStore store(*m_active, 1U << 20);
    QSignalSpy changed(&store, &TapeStore::changed);
    m_document->playback().setTimeInView({1s, 1s});
    QVERIFY(!store.isReading());

    store.setActive(true);

    QTRY_VERIFY_WITH_TIMEOUT(store.piece(store.inView().begin) != nullptr, test::Timeout);
    QVERIFY(!changed.isEmpty());
    QVERIFY(store.hasInputs());
}

void TestInputTape::everyPlayerHasALane()
{
    QCOMPARE(view().rows().laneCount, static_cast<std::size_t>(Players));
    const TapeRow &first = view().rows().rows.front();
    QCOMPARE(first.kind, TapeRow::Kind::Lane);
    QCOMPARE(first.lane->who.client, 0);
    QCOMPARE(first.type->inputSource, std::string("derived from the character"));
    QVERIFY(row(3, "HookState"));
    QVERIFY(row(3, AimInput));
}

void TestInputTape::viewInSpaceHasARowForEachAngle()
{
    SKIP_WITHOUT_RECORDING("goldsrc/274_dcj_Desu.dem");
    const QString path = *test::realRecording(QStringLiteral("goldsrc/274_dcj_Desu.dem"));
    m_document->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, Timeout);
    waitUntilRead();
    m_document->playback().apply(TimeCommand::goToTick({100}));

    QVERIFY(row(0, YawInput) && row(0, PitchInput));
    QVERIFY(!row(0, AimInput));
    // As in facts.json, where looking down is more.
    const TimeBase &time = m_document->playback().time().time();
    const auto hint = [&](std::string_view input) {
        return tapeHint(view().piecesInView(), *row(0, input), time, {100}, {{100}, {100}}).title;
    };
    QVERIFY2(hint(YawInput).endsWith(QStringLiteral(" 69.7°")), qPrintable(hint(YawInput)));
    QVERIFY2(hint(PitchInput).endsWith(QStringLiteral(" -9.8°")), qPrintable(hint(PitchInput)));
}

void TestInputTape::selectedPlayerIsFirst()
{
    m_document->selection().selectPlayer(m_document->players().inFrame(7));

    QCOMPARE(view().rows().rows.front().lane->who.client, 7);
    QCOMPARE(view().rows().laneCount, static_cast<std::size_t>(Players));
}

void TestInputTape::onlyTheSelectedPlayerIfWanted()
{
    TapeChoice choice;
    choice.onlySelected = true;
    view().setChoice(choice);
    m_document->selection().selectPlayer(m_document->players().inFrame(7));

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

/// Two clicks in tick 10, and a press from tick 50 on behind a click in it.
void TestInputTape::pressesWithinATickAreSeen()
{
    InputSource source;
    source.client = 1;
    source.type = std::make_shared<const ItemType>();
    source.present = {{{0}, {99}, 1}};
    source.tracks = {InputTrack{
        "key", InputTrackKind::Presses, nullptr, {{{10}, {9}, 1, 2}, {{50}, {59}, 1, 1}}}};
    InputTape tape;
    tape.ticks = {{0}, {99}};
    tape.sources = {source};
    const TapePieces pieces{std::make_shared<const InputTape>(tape)};
    const TapeRows rows = makeTapeRows(pieces, tapeLanes(pieces, {}), {}, {});
    const auto key = std::ranges::find(rows.rows, std::string("key"), &TapeRow::input);
    QVERIFY(key != rows.rows.end());
    const TimeBase base = TimeBase::uniform(tape.ticks, std::chrono::milliseconds(20));
    const auto width = [](const QString &) { return 10.0; };

    const TapeRowContent near = makeRowContent(pieces, *key, {0s, 2s, 1000}, base, width);
    QCOMPARE(near.bars.size(), std::size_t{2});
    QCOMPARE(near.bars[0].pixels.left, near.bars[0].pixels.right);
    const TapeRowContent far = makeRowContent(pieces, *key, {0s, 2s, 20}, base, width);
    QVERIFY(far.columns[2].above > 0);
    QCOMPARE(far.columns[3].above, 0.0F);
    QImage picture(1000, 20, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    paintTapeRow(painter, *key, near, Qt::green, picture.rect(), 0);
    painter.end();
    QCOMPARE(picture.pixelColor(101, 10), theme::color(theme::Token::Input));
    QVERIFY(picture.pixelColor(105, 10) != theme::color(theme::Token::Input));

    const auto hint = [&](Tick tick, TickRange about) {
        return tapeHint(pieces, *key, base, tick, about).plainText();
    };
    QVERIFY(hint({10}, {{10}, {10}}).contains("2 presses within a tick"));
    QVERIFY(hint({55}, {{55}, {55}}).contains("the last of 2 presses"));
    QVERIFY(hint({30}, {{0}, {99}}).contains("4 presses"));
    QVERIFY(hint({11}, {{11}, {11}}).contains("no input here"));
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

void TestInputTape::wordStandsOnItsBarAlsoAmongColumns()
{
    TapeRowContent content;
    content.hasNegative = true;
    content.columns.assign(200, TapeColumn{.below = 1});
    content.bars = {{{0, 200}, -1, QStringLiteral("left")}};
    TapeRow row;
    row.kind = TapeRow::Kind::Track;
    QImage picture(200, 20, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    paintTapeRow(painter, row, content, Qt::green, picture.rect(), 0);
    painter.end();

    // Behind the word, and as high as it: columns are so only in their own half.
    for (const int y : {6, 10, 18})
        QCOMPARE(picture.pixelColor(150, y), theme::color(theme::Token::Input));
    QCOMPARE(picture.pixelColor(150, 2), QColor(Qt::white));
}

void TestInputTape::weaponHasItsWordWhereThereIsRoom()
{
    const TapeRowContent whole = contentOf(*row(0, "Weapon"), 0s, 28s);

    QCOMPARE(whole.bars.size(), std::size_t{2});
    QCOMPARE(whole.bars[0].label, QString()); // 36 pixels are too few for "hammer"
    QCOMPARE(whole.bars[1].label, QStringLiteral("grenade"));
}

void TestInputTape::scrolledRowsEndBelowTheRuler()
{
    const TapeRow &first = view().rows().rows.front();
    const int height = qRound(view().yAt(first) - first.height / 2);
    const auto ruler = [&] { return hand()->grab({0, 0, hand()->width(), height}).toImage(); };
    const QImage before = ruler();
    QScrollBar &bar = *view().verticalScrollBar();

    // At some of these a row with presses is cut.
    for (int scrolled = 1; scrolled < bar.maximum(); scrolled += 5) {
        bar.setValue(scrolled);
        QCOMPARE(ruler(), before);
    }
}

void TestInputTape::damagedPlaceIsHatched()
{
    auto bytes = demoWithInputs();
    std::fill_n(bytes.begin() + std::ptrdiff_t(bytes.size() / 2), 400, std::byte{0xFF});
    const QString path = m_folder.filePath(QStringLiteral("damaged.demo"));
    QVERIFY(teeworlds::writeFile(path.toStdString(), bytes));
    m_document->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, test::Timeout);
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

void TestInputTape::longRecordingIsReadAndDrawn()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-watch-26min.demo"));
    if (!path)
        SKIP_MISSING();
    m_document->open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, test::Timeout);
    waitUntilRead();

    QVERIFY(view().rows().laneCount >= 30);
    const auto sources = view().rows().rows;
    QVERIFY(std::ranges::any_of(sources, [](const TapeRow &row) {
        return row.type->inputSource == "client prediction (Sv_PreInput)";
    }));
    QVERIFY(std::ranges::any_of(sources, [](const TapeRow &row) {
        return row.type->inputSource == "aim sent by the server";
    }));
    QVERIFY(!m_dock->grab().isNull());
}

TICKSCOPE_TEST(TestInputTape, QApplication)
#include "test_input_tape.moc"
