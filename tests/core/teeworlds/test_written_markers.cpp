// SPDX-License-Identifier: GPL-3.0-or-later
//
// Markers of people in the header of a demo.

#include <algorithm>
#include <sstream>

#include <QTest>

#include "core/formats/note_writer.h"
#include "core/formats/teeworlds_demo/demo_writing.h"
#include "core/model/event/event_kind.h"
#include "core/timeline/index_pass.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/strict_demo.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::Bytes;

namespace {

constexpr std::ptrdiff_t MarkersBegin = 176; // teeworlds-demo.md, section 2.2
constexpr std::ptrdiff_t MarkersEnd = 436;

Result<Bytes> annotated(const Bytes &bytes, const RecordingNotes &notes,
                        NotesReport *report = nullptr)
{
    const auto copy = teeworlds::demoNoteWriter().prepare(memorySource(bytes, "a.demo"), notes, {});
    if (!copy)
        return tl::unexpected(copy.error());
    std::ostringstream out;
    const auto written = copy->write(out, {});
    if (!written)
        return tl::unexpected(written.error());
    if (report)
        *report = copy->report;
    const std::string text = std::move(out).str();
    const auto view = std::as_bytes(std::span(text));
    return Bytes(view.begin(), view.end());
}

RecordingNotes markersAt(const std::vector<std::int64_t> &ticks)
{
    RecordingNotes notes;
    for (const std::int64_t tick : ticks)
        notes.notes.push_back({.tick = Tick{tick}});
    return notes;
}

} // namespace

class TestWrittenMarkers : public QObject
{
    Q_OBJECT

private slots:
    void markersJoinThoseThatAreThere_data();
    void markersJoinThoseThatAreThere();
    void markersComeAsEvents();
    void moreThanTheHeaderHoldsAreNamed();
    void whatHasNoPlaceIsNamed();
    void versionThreeIsRefused();
    void brokenFileIsCopiedAsItIs();
};

void TestWrittenMarkers::markersJoinThoseThatAreThere_data()
{
    QTest::addColumn<int>("version");
    QTest::newRow("4") << 4;
    QTest::newRow("5") << 5;
    QTest::newRow("6") << 6;
}

void TestWrittenMarkers::markersJoinThoseThatAreThere()
{
    QFETCH(int, version);
    const Bytes bytes = test::makeTinyDemo({.version = version, .markers = {1010, 1100}});
    NotesReport report;

    const auto copy = annotated(bytes, markersAt({1050, 1100, 1004}), &report);

    QVERIFY2(copy, copy ? "" : faultText(copy.error().fault).c_str());
    QCOMPARE(report.notes, 3U);
    QVERIFY(report.leftOut.empty() && report.shortened.empty());
    const auto demo = test::readStrictDemo(*copy);
    QVERIFY2(demo.isGood(), demo.fault.c_str());
    QCOMPARE(demo.markers, (std::vector<std::int32_t>{1004, 1010, 1050, 1100}));
    QCOMPARE(copy->size(), bytes.size());
    QVERIFY(std::equal(bytes.begin(), bytes.begin() + MarkersBegin, copy->begin()));
    QVERIFY(std::equal(bytes.begin() + MarkersEnd, bytes.end(), copy->begin() + MarkersEnd));
}

void TestWrittenMarkers::markersComeAsEvents()
{
    const Bytes bytes = test::makeTinyDemo({.markers = {}});

    const auto copy = annotated(bytes, markersAt({1050, 1100})).value();

    const auto index = buildIndex(test::opened(copy).value(), {}).value();
    std::vector<std::int64_t> ticks;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        if (index->event(row).kind().id == "marker")
            ticks.push_back(index->event(row).tick.value);
    }
    QCOMPARE(ticks, (std::vector<std::int64_t>{1050, 1100}));
}

void TestWrittenMarkers::moreThanTheHeaderHoldsAreNamed()
{
    const Bytes bytes = test::makeTinyDemo({.markers = {1010, 1400}});
    RecordingNotes notes;
    for (std::int64_t tick = 1001; tick <= 1070; ++tick)
        notes.notes.push_back({.tick = Tick{tick}});
    NotesReport report;

    const auto copy = annotated(bytes, notes, &report).value();

    const auto demo = test::readStrictDemo(copy);
    QCOMPARE(demo.markers.size(), 64U);
    QCOMPARE(demo.markers.back(), 1400); // was there, and stays
    QCOMPARE(demo.markers.front(), 1001);
    QCOMPARE(report.notes, 63U);
    QCOMPARE(report.leftOut.size(), 1U);
    QCOMPARE(faultText(report.leftOut.front()),
             std::string("7 markers more than the 64 that a demo has room for"));
}

void TestWrittenMarkers::whatHasNoPlaceIsNamed()
{
    RecordingNotes notes = markersAt({0, 10});
    notes.notes.back().label = "jumps early";
    notes.notes.push_back({.label = "all of it"});
    NotesReport report;

    const auto copy = annotated(test::makeTinyDemo({.firstTick = 0, .markers = {}}), notes, &report)
                          .value();

    QCOMPARE(test::readStrictDemo(copy).markers, std::vector<std::int32_t>{10});
    QCOMPARE(report.notes, 1U);
    QCOMPARE(report.leftOut.size(), 2U);
    QCOMPARE(report.shortened.size(), 1U);
    QVERIFY(!teeworlds::demoNoteWriter().holdsValues());
}

void TestWrittenMarkers::versionThreeIsRefused()
{
    const auto copy = annotated(test::makeTinyDemo({.version = 3}), markersAt({1050}));

    QVERIFY(!copy);
    QCOMPARE(copy.error().code, ErrorCode::Unsupported);
}

void TestWrittenMarkers::brokenFileIsCopiedAsItIs()
{
    Bytes bytes = test::makeTinyDemo();
    bytes.resize(bytes.size() - 3);
    bytes[MarkersBegin] = std::byte{0x7F}; // a count beyond all room

    const auto copy = annotated(bytes, markersAt({1050})).value();

    QCOMPARE(copy.size(), bytes.size());
    QVERIFY(std::equal(bytes.begin() + MarkersEnd, bytes.end(), copy.begin() + MarkersEnd));
    for (std::size_t size = 0; size < std::size_t{MarkersEnd}; size += 7)
        QVERIFY(!annotated(test::first(bytes, size), markersAt({1050})));
}

TICKSCOPE_TEST(TestWrittenMarkers, QCoreApplication)
#include "test_written_markers.moc"
