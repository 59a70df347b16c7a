// SPDX-License-Identifier: GPL-3.0-or-later
//
// Header, directory, frames, outline and repair of GoldSrc demos, with files of our own.

#include <random>

#include <QTest>

#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/formats/goldsrc/container/frame_chain.h"
#include "core/timeline/index_pass.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using namespace tickscope::test;

namespace {

using Counts = std::vector<std::pair<std::string, std::int64_t>>;

constexpr std::size_t DirectorySize = 4 + 2 * 92;

std::size_t directoryOffsetPlace(const GoldsrcDemoForm &form)
{
    return form.networkProtocol == 35 ? 276 : 540;
}

} // namespace

class TestGoldsrcContainer : public QObject
{
    Q_OBJECT

private slots:
    void headerTellsMapAndGame_data() { addForms(); }
    void headerTellsMapAndGame();
    void impossiblePairsAreUnsupported_data();
    void impossiblePairsAreUnsupported();
    void newerNetworkProtocolIsReadWithAWarning();
    void wholeFilesHaveNoDamage_data() { addForms(); }
    void wholeFilesHaveNoDamage();
    void everyFrameTypeIsCounted();
    void lostDirectoryIsFound_data();
    void lostDirectoryIsFound();
    void directoryIsSearchedByItsTitles();
    void crashedRecordingIsReadToItsLastWholeFrame_data() { addForms(); }
    void crashedRecordingIsReadToItsLastWholeFrame();
    void repairOfACrashedRecordingGivesItBack_data() { addForms(); }
    void repairOfACrashedRecordingGivesItBack();
    void repairAddsTheMissingEndMark_data() { addForms(); }
    void repairAddsTheMissingEndMark();
    void repairOfAWholeRecordingCopiesIt();
    void repairKeepsWhatIsBehindABrokenSegment();
    void endMarksOfEarlierRecordingsAreSkipped();
    void recordingWithoutLoadingHasTicks();
    void demoWithoutAnyWholeFrameIsRefused_data();
    void demoWithoutAnyWholeFrameIsRefused();
    void hostileDirectoryIsNotBelieved_data();
    void hostileDirectoryIsNotBelieved();
    void segmentsThatOverlapAreReadOnce();
    void flippedBytesAreSurvived_data() { addForms(); }
    void flippedBytesAreSurvived();
    void timesThatCannotBeTakeTheOneBefore_data();
    void timesThatCannotBeTakeTheOneBefore();

private:
    static void addForms();
};

void TestGoldsrcContainer::addForms()
{
    QTest::addColumn<GoldsrcDemoForm>("form");
    QTest::newRow("protocol 5, network 48") << Form48;
    QTest::newRow("protocol 5, network 43") << Form43;
    QTest::newRow("protocol 4, network 40") << Form40;
    QTest::newRow("protocol 4, network 35") << Form35;
}

void TestGoldsrcContainer::headerTellsMapAndGame()
{
    QFETCH(GoldsrcDemoForm, form);
    form.checksum = 0xB2802F29U;

    const auto recording = opened(makeTinyGoldsrcDemo({form})).value();

    const RecordingInfo &info = recording->info();
    QCOMPARE(info.format, std::string("goldsrc"));
    QCOMPARE(info.formatVersion, static_cast<int>(form.demoProtocol));
    QCOMPARE(info.protocol, std::to_string(form.networkProtocol));
    QCOMPARE(info.map->name, form.map);
    QCOMPARE(info.map->crc32, 0xB2802F29U);
    QCOMPARE(plainText(info.metadata.at(3).value), form.game);
}

void TestGoldsrcContainer::impossiblePairsAreUnsupported_data()
{
    QTest::addColumn<quint32>("demoProtocol");
    QTest::addColumn<quint32>("networkProtocol");
    QTest::newRow("4 with 48") << 4U << 48U;
    QTest::newRow("4 with 34") << 4U << 34U;
    QTest::newRow("5 with 40") << 5U << 40U;
    QTest::newRow("3 with 48") << 3U << 48U;
    QTest::newRow("no number") << 0xFFFFFFFFU << 0xFFFFFFFFU;
}

void TestGoldsrcContainer::impossiblePairsAreUnsupported()
{
    QFETCH(quint32, demoProtocol);
    QFETCH(quint32, networkProtocol);
    const Bytes bytes = withNumber(withNumber(makeTinyGoldsrcDemo(), 8, demoProtocol), 12,
                                   networkProtocol);

    const auto recording = opened(bytes);

    QVERIFY(!recording);
    QCOMPARE(recording.error().code, ErrorCode::Unsupported);
}

void TestGoldsrcContainer::newerNetworkProtocolIsReadWithAWarning()
{
    const auto outline = outlineOf(withNumber(makeTinyGoldsrcDemo(), 12, 49)).value();

    QCOMPARE(outline.time.ticks().last, Tick{59});
    QCOMPARE(outline.damage.size(), 1U);
    QCOMPARE(outline.damage.front().kind, ErrorCode::Unsupported);
}

void TestGoldsrcContainer::wholeFilesHaveNoDamage()
{
    QFETCH(GoldsrcDemoForm, form);
    const Bytes bytes = makeTinyGoldsrcDemo({form});

    const auto outline = outlineOf(bytes).value();

    QVERIFY(outline.damage.empty());
    QCOMPARE(outline.endByte, std::uint64_t{bytes.size()});
    QCOMPARE(outline.time.ticks(), (TickRange{{0}, {59}}));
    // Tick 20 is a second in; times are single precision in the file.
    QCOMPARE(outline.time.tickAt(std::chrono::milliseconds(1001)), Tick{20});
    QCOMPARE(outline.seekPoints.size(), 1U);
}

void TestGoldsrcContainer::everyFrameTypeIsCounted()
{
    GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    writer.message(0, {}, {});
    writer.endMark();
    writer.beginSegment(1);
    writer.demoStart();
    writer.command({}, "say hello");
    writer.clientData({}, {}, {}, 0, 90);
    writer.clientEvent({}, 3);
    writer.weaponAnimation({}, 1, 0);
    writer.sound({}, "weapons/ak47-1.wav");
    writer.buffer({}, Bytes(8));
    writer.message(1, {}, {});
    writer.endMark();

    const auto outline = outlineOf(writer.finished()).value();

    const Counts expected{{"frames/0", 1}, {"frames/1", 1}, {"frames/2", 1}, {"frames/3", 1},
                          {"frames/4", 1}, {"frames/5", 2}, {"frames/6", 1}, {"frames/7", 1},
                          {"frames/8", 1}, {"frames/9", 1}};
    QVERIFY(outline.counts == expected);
    QVERIFY(outline.damage.empty());
}

void TestGoldsrcContainer::lostDirectoryIsFound_data()
{
    QTest::addColumn<GoldsrcDemoForm>("form");
    QTest::addColumn<quint32>("offset");
    for (const auto &form : {Form48, Form40, Form35}) {
        const auto right = static_cast<quint32>(makeTinyGoldsrcDemo({form}).size() - DirectorySize);
        const auto row = [&](const char *name, quint32 offset) {
            QTest::addRow("network %u, %s", form.networkProtocol, name) << form << offset;
        };
        row("not finished", 0);
        row("inside the frames", 1000);
        row("one byte too far", right + 1);
        row("one entry too early", right - 92);
        row("header size", form.networkProtocol == 35 ? 280 : 544);
        row("far outside", 0x7FFFFFFFU);
        row("farther outside", 0xFFFFFFFFU);
    }
}

void TestGoldsrcContainer::lostDirectoryIsFound()
{
    QFETCH(GoldsrcDemoForm, form);
    QFETCH(quint32, offset);
    const Bytes whole = makeTinyGoldsrcDemo({form});
    const Bytes damaged = withNumber(whole, directoryOffsetPlace(form), offset);

    const auto outline = outlineOf(damaged).value();

    QCOMPARE(outline.counts, outlineOf(whole)->counts);
    QCOMPARE(outline.damage.size(), 1U);
    QCOMPARE(outline.damage.front().byte, std::uint64_t{directoryOffsetPlace(form)});
    QVERIFY(repaired(damaged) == whole);
}

void TestGoldsrcContainer::directoryIsSearchedByItsTitles()
{
    const Bytes whole = makeTinyGoldsrcDemo();
    Bytes damaged = withNumber(whole, 540, 0);
    damaged.resize(damaged.size() + 100);
    RepairReport report;

    const auto outline = outlineOf(damaged).value();

    QCOMPARE(outline.counts, outlineOf(whole)->counts);
    QVERIFY(repaired(damaged, &report) == whole);
    QCOMPARE(report.changes.size(), 2U); // the offset, and what was cut off behind
    QCOMPARE(report.keptTicks, 60);
}

void TestGoldsrcContainer::crashedRecordingIsReadToItsLastWholeFrame()
{
    QFETCH(GoldsrcDemoForm, form);
    const Bytes whole = makeTinyGoldsrcDemo({form});
    // Without directory, end mark, and the last bytes of the frame before.
    const std::size_t behind = DirectorySize + 9 + (form.demoProtocol == 4 ? 9 : 0);
    const Bytes crashed = withNumber(first(whole, whole.size() - behind - 5),
                                     directoryOffsetPlace(form), 0);

    const auto outline = outlineOf(crashed).value();

    QCOMPARE(outline.time.ticks(), (TickRange{{0}, {58}}));
    QCOMPARE(outline.damage.size(), 2U); // no directory, and the broken frame
    QCOMPARE(outline.damage.back().kind, ErrorCode::Truncated);
}

void TestGoldsrcContainer::repairOfACrashedRecordingGivesItBack()
{
    QFETCH(GoldsrcDemoForm, form);
    const Bytes whole = makeTinyGoldsrcDemo({form});
    const Bytes crashed = first(whole, whole.size() - DirectorySize);
    RepairReport report;

    QVERIFY(repaired(crashed, &report) == whole);
    QCOMPARE(report.keptTicks, 60);
    QCOMPARE(report.lostTicks, 0);
}

void TestGoldsrcContainer::repairAddsTheMissingEndMark()
{
    QFETCH(GoldsrcDemoForm, form);
    const Bytes whole = makeTinyGoldsrcDemo({form});
    const Bytes crashed = first(whole, whole.size() - DirectorySize - 9);

    const Bytes mended = repaired(crashed);

    const auto outline = outlineOf(mended).value();
    QVERIFY(outline.damage.empty());
    QCOMPARE(outline.counts, outlineOf(whole)->counts);
    // The mark has time and number of the last whole frame, so only those bytes differ.
    QCOMPARE(mended.size(), whole.size());
    QVERIFY(std::equal(crashed.begin() + 544, crashed.end(), mended.begin() + 544));
}

void TestGoldsrcContainer::repairOfAWholeRecordingCopiesIt()
{
    const Bytes whole = makeTinyGoldsrcDemo();
    RepairReport report;

    QVERIFY(repaired(whole, &report) == whole);
    QVERIFY(report.changes.empty());
}

void TestGoldsrcContainer::repairKeepsWhatIsBehindABrokenSegment()
{
    // The end mark of LOADING becomes a frame type that there is not.
    Bytes bytes = makeTinyGoldsrcDemo();
    const auto map = [&] {
        const auto source = memorySource(bytes, "sample.dem");
        return findSegments(source, readDemoHeader(*source, {}).value(), {}).value();
    }();
    bytes[map.segments.at(1).begin - 9] = std::byte{10};

    const auto damaged = outlineOf(bytes).value();
    const auto mended = outlineOf(repaired(bytes)).value();

    QCOMPARE(damaged.time.ticks().last, Tick{59});
    QCOMPARE(damaged.damage.size(), 1U);
    QCOMPARE(damaged.damage.front().byte, map.segments.at(1).begin - 9);
    QCOMPARE(mended.time.ticks().last, Tick{59});
    QVERIFY(mended.damage.empty());
}

void TestGoldsrcContainer::endMarksOfEarlierRecordingsAreSkipped()
{
    GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    writer.message(0, {}, {});
    for (int i = 0; i < 570; ++i)
        writer.endMark();
    writer.beginSegment(1);
    writer.demoStart();
    writer.message(1, {}, {});
    writer.endMark();

    for (const Bytes &bytes : {writer.finished(), writer.crashed()}) {
        const auto outline = outlineOf(bytes).value();
        QCOMPARE(outline.time.ticks(), (TickRange{{0}, {0}}));
        const Counts expected{{"frames/0", 1}, {"frames/1", 1}, {"frames/2", 1}, {"frames/5", 2}};
        QVERIFY(outline.counts == expected);
    }
    QVERIFY(repaired(writer.crashed()) == writer.finished());
}

void TestGoldsrcContainer::recordingWithoutLoadingHasTicks()
{
    GoldsrcDemoWriter writer;
    writer.beginSegment(1);
    writer.demoStart();
    writer.message(1, {0.5F, 1}, {});
    writer.message(1, {1.5F, 2}, {});
    writer.endMark({1.5F, 2});

    for (const Bytes &bytes : {writer.finished(), writer.crashed()}) {
        const auto outline = outlineOf(bytes).value();
        QVERIFY(!outline.isEmpty);
        QCOMPARE(outline.time.ticks(), (TickRange{{0}, {1}}));
    }
}

void TestGoldsrcContainer::demoWithoutAnyWholeFrameIsRefused_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("frame");
    const QByteArray rest(8, '\0');
    QTest::newRow("impossible type") << int(ErrorCode::Damaged) << '\x0A' + rest;
    QTest::newRow("impossible length")
        << int(ErrorCode::Damaged)
        << '\0' + rest + QByteArray(464, '\0') + QByteArray("\xFF\xFF\xFF\0", 4);
    QTest::newRow("half a frame header") << int(ErrorCode::Truncated) << QByteArray(5, '\0');
    QTest::newRow("nothing") << int(ErrorCode::Truncated) << QByteArray();
}

void TestGoldsrcContainer::demoWithoutAnyWholeFrameIsRefused()
{
    QFETCH(int, code);
    QFETCH(QByteArray, frame);
    GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    writer.raw(std::as_bytes(std::span(frame.constData(), std::size_t(frame.size()))));

    const auto outline = outlineOf(writer.crashed());

    QVERIFY(!outline);
    QCOMPARE(int(outline.error().code), code);
}

void TestGoldsrcContainer::hostileDirectoryIsNotBelieved_data()
{
    QTest::addColumn<int>("place"); // From the beginning of the directory.
    QTest::addColumn<quint32>("value");
    QTest::newRow("no entries") << 0 << 0U;
    QTest::newRow("too many entries") << 0 << 1025U;
    QTest::newRow("endless entries") << 0 << 0xFFFFFFFFU;
    QTest::newRow("type that there is not") << 4 << 2U;
    QTest::newRow("title that is none") << 8 << 0U;
    QTest::newRow("offset inside the header") << 4 + 84 << 543U;
    QTest::newRow("offset behind the directory") << 4 + 84 << 0xFFFFFF00U;
}

void TestGoldsrcContainer::hostileDirectoryIsNotBelieved()
{
    QFETCH(int, place);
    QFETCH(quint32, value);
    const Bytes whole = makeTinyGoldsrcDemo();
    const std::size_t directory = whole.size() - DirectorySize;

    const auto outline = outlineOf(withNumber(whole, directory + std::size_t(place), value))
                             .value();

    QCOMPARE(outline.counts, outlineOf(whole)->counts);
    QVERIFY(!outline.damage.empty());
}

void TestGoldsrcContainer::segmentsThatOverlapAreReadOnce()
{
    // Both entries say that their frames begin at the same place.
    const Bytes whole = makeTinyGoldsrcDemo();
    const std::size_t second = whole.size() - 92;
    Bytes bytes = withNumber(whole, second + 84, 544);

    const auto outline = outlineOf(bytes).value();

    const Counts loading{{"frames/0", 1}, {"frames/5", 1}};
    QVERIFY(outline.counts == loading);
    QVERIFY(outline.isEmpty);
}

void TestGoldsrcContainer::flippedBytesAreSurvived()
{
    QFETCH(GoldsrcDemoForm, form);
    constexpr int Flips = 400;
    const Bytes whole = makeTinyGoldsrcDemo({form, 20});
    std::mt19937 random(form.networkProtocol);
    std::uniform_int_distribution<std::size_t> anywhere(0, whole.size() - 1);
    int read = 0;

    for (int i = 0; i < Flips; ++i) {
        Bytes flipped = whole;
        flipped[anywhere(random)] ^= static_cast<std::byte>(1U << random() % 8);
        const auto recording = opened(flipped);
        const auto index = recording ? buildIndex(*recording, {})
                                     : Result<Shared<Index>>(tl::unexpected(recording.error()));
        if (!index)
            continue;
        ++read;
        // What can be read can be repaired, and repair keeps all of it.
        const auto mended = outlineOf(repaired(flipped)).value();
        QVERIFY(mended.time.ticks() == (*index)->ticks());
    }

    // Only flips in the few bytes of magic and protocols make a demo unreadable.
    QVERIFY(read > Flips * 9 / 10);
}

void TestGoldsrcContainer::timesThatCannotBeTakeTheOneBefore_data()
{
    QTest::addColumn<QVector<float>>("seconds");
    QTest::addColumn<QVector<int>>("expected"); // Milliseconds.
    QTest::addColumn<int>("wrong");
    const float nan = std::numeric_limits<float>::quiet_NaN();

    QTest::newRow("good") << QVector<float>{0, 1, 1, 2} << QVector<int>{0, 1000, 1000, 2000} << 0;
    QTest::newRow("a little before 0") << QVector<float>{-1e-6F, 1} << QVector<int>{0, 1000} << 0;
    QTest::newRow("one leaps ahead")
        << QVector<float>{0, 1, 900, 2, 3} << QVector<int>{0, 1000, 1000, 2000, 3000} << 1;
    QTest::newRow("one falls back")
        << QVector<float>{0, 1, 2, 0.5F, 3} << QVector<int>{0, 1000, 2000, 2000, 3000} << 1;
    QTest::newRow("no number") << QVector<float>{0, nan, 2} << QVector<int>{0, 0, 2000} << 1;
    QTest::newRow("beyond all time")
        << QVector<float>{0, 1e30F, 2} << QVector<int>{0, 0, 2000} << 1;
}

void TestGoldsrcContainer::timesThatCannotBeTakeTheOneBefore()
{
    QFETCH(QVector<float>, seconds);
    QFETCH(QVector<int>, expected);
    QFETCH(int, wrong);
    TickTimes times;
    times.beginSegment();

    for (const float time : seconds)
        times.add(time);

    QCOMPARE(int(times.wrong().size()), wrong);
    QVector<int> found;
    for (const Time time : times.take())
        found.append(int(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()));
    QCOMPARE(found, expected);
}

TICKSCOPE_TEST(TestGoldsrcContainer, QCoreApplication)
#include "test_goldsrc_container.moc"
