// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said of a replay, in the metadata of a copy.

#include <sstream>

#include <QTest>

#include "app/record_example/simulated_run.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/hollowcube/replay_notes.h"
#include "core/formats/note_writer.h"
#include "core/timeline/index_pass.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/replay_files.h"
#include "tests/support/strict_replay.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::hollowcube;
using test::Bytes;

namespace {

Result<Bytes> annotated(const Shared<ByteSource> &source, const RecordingNotes &notes,
                        NotesReport *report = nullptr)
{
    const auto copy = replayNoteWriter().prepare(source, notes, {});
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

Shared<ByteSource> sourceOf(const Bytes &bytes)
{
    return memorySource(bytes, "a.hcrp");
}

RecordingNote marker(std::int64_t tick, std::string label, std::string author)
{
    return {.tick = Tick{tick},
            .label = std::move(label),
            .author = std::move(author),
            .written = "2026-11-23T02:20:57.123Z"};
}

RecordingNotes someNotes()
{
    RecordingNotes notes{.program = "Tickscope 1"};
    notes.notes = {marker(20, "jumps early", "anna"), marker(150, "", "")};
    notes.notes.front().lastTick = Tick{30};
    notes.notes.front().text = "three times";
    notes.notes.front().color = "#ff0000";
    notes.notes.push_back({.kind = RecordingNote::Kind::AnticheatFlag,
                           .tick = Tick{40},
                           .label = "speed",
                           .score = 0.75});
    notes.verdicts = R"([{"reviewer": "Reviewer 1", "decision": "clean"}])";
    notes.figures = R"({"players": [{"figures": [{"id": "x", "value": 0.5, "interval": null}]}]})";
    return notes;
}

NbtCompound oursOf(const Bytes &bytes)
{
    const auto preamble = readPreamble(*sourceOf(bytes), {});
    const NbtTag *tag = preamble ? preamble->metadata.find("tickscope") : nullptr;
    return tag ? *tag->as<NbtCompound>() : NbtCompound();
}

std::size_t lengthOf(const NbtCompound &ours, std::string_view key)
{
    const NbtTag *tag = ours.find(key);
    return tag ? tag->as<NbtList>()->tags.size() : 0;
}

/// Three segments of a recording with its end, or without.
test::StoredReplay segments(bool isFinished)
{
    auto stored = std::make_shared<test::StoredReplay>();
    example::SimulatedRun run;
    auto recorder = recorder::Recorder::begin(test::memoryStore(stored),
                                              example::simulatedRunDescription(),
                                              example::snapshotsOf<recorder::Recorder>(run))
                        .value();
    for (int segment = 0; segment < 3; ++segment) {
        if (segment > 0)
            run.forget();
        if (!example::playInto(*recorder, run, 100) || !recorder->pause())
            return {};
    }
    if (!(isFinished ? recorder->finish() : recorder->close()))
        return {};
    return *stored;
}

/// The text of NBT that \a json becomes, or of the fault.
QString tagText(const char *json)
{
    const auto made = nbtOfJson(json);
    return QString::fromStdString(made
                                      ? std::to_string(made->tag.type()) + ' ' + jsonText(made->tag)
                                      : faultText(made.error().fault));
}

} // namespace

class TestHollowcubeNotes : public QObject
{
    Q_OBJECT

private slots:
    void notesAreReadBackWithTheirAuthor();
    void ticksStayAsTheyAre();
    void sameNotesAreNotRepeated();
    void noteWithoutATickIsKept();
    void otherMetadataStay();
    void segmentsBecomeOneFile();
    void unfinishedSegmentsAreRefused();
    void damageStaysWhereItIs();
    void whatTakesNoNotesIsRefused_data();
    void whatTakesNoNotesIsRefused();
    void tooManyNotesAreRefused();
    void longTextEndsAtACharacter();
    void jsonBecomesTags_data();
    void jsonBecomesTags();
    void deepJsonIsRefused();
    void listIsNeverReplacedByAText();
    void clipsMoveRangesAndLoseFigures();
};

void TestHollowcubeNotes::notesAreReadBackWithTheirAuthor()
{
    NotesReport report;
    const auto copy = annotated(sourceOf(test::makeReplay(260)), someNotes(), &report);

    QVERIFY2(copy, copy ? "" : faultText(copy.error().fault).c_str());
    QCOMPARE(report.notes, 3U);
    QVERIFY(report.hasVerdicts && report.hasFigures && report.leftOut.empty());
    const auto recording = test::opened(*copy).value();
    std::vector<std::string> texts;
    for (const RecordedMarker &each : recording->info().markers)
        texts.push_back(std::to_string(each.tick.value) + ' ' + markerText(each));
    QCOMPARE(texts, (std::vector<std::string>{"20 jumps early: three times (anna)",
                                              "40 anticheat flag: speed 0.75", "150 "}));
    QCOMPARE(QString::fromStdString(jsonText(*oursOf(*copy).find("annotations"))),
             QStringLiteral(
                 R"([{"author": "anna", "color": "#ff0000", "kind": "marker", )"
                 R"("label": "jumps early", "lastTick": 30, "program": "Tickscope 1", )"
                 R"("text": "three times", "tick": 20, "written": "2026-11-23T02:20:57.123Z"}, )"
                 R"({"kind": "marker", "program": "Tickscope 1", "tick": 150, )"
                 R"("written": "2026-11-23T02:20:57.123Z"}])"));
    const auto index = buildIndex(recording, {}).value();
    std::vector<std::string> fields;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        if (event.kind().name() != "marker")
            continue;
        for (const EventField &field : fieldsOf(*event.form, event.values))
            fields.push_back(std::string(field.name) + ' ' + plainText(field.value));
    }
    QCOMPARE(fields, (std::vector<std::string>{"lastTick 30", "color #ff0000"}));
    QCOMPARE(QString::fromStdString(jsonText(*oursOf(*copy).find("facts"))),
             QStringLiteral(R"({"players": [{"figures": [{"id": "x", "value": 0.5}]}]})"));
    QCOMPARE(QString::fromStdString(jsonText(*oursOf(*copy).find("verdicts"))),
             QStringLiteral(R"([{"decision": "clean", "reviewer": "Reviewer 1"}])"));
}

void TestHollowcubeNotes::ticksStayAsTheyAre()
{
    const Bytes bytes = test::makeReplay(260);

    const auto copy = annotated(sourceOf(bytes), someNotes());

    QVERIFY(copy);
    const auto was = test::readStrictReplay(bytes);
    const auto is = test::readStrictReplay(*copy);
    QVERIFY2(is.isGood(), is.fault.c_str());
    QCOMPARE(is.chunks, was.chunks);
    QCOMPARE(is.ticks.size(), was.ticks.size());
    QCOMPARE(is.timestamp, was.timestamp);
    const auto before = buildIndex(test::opened(bytes).value(), {}).value();
    const auto after = buildIndex(test::opened(*copy).value(), {}).value();
    QCOMPARE(after->eventCount(), before->eventCount() + 3);
    QVERIFY(after->damage().empty());
}

void TestHollowcubeNotes::sameNotesAreNotRepeated()
{
    const auto once = annotated(sourceOf(test::makeReplay(260)), someNotes()).value();
    RecordingNotes later = someNotes();
    later.program = "Tickscope 2";
    for (RecordingNote &note : later.notes)
        note.written = "2027-01-01T00:00:00.000Z";
    later.notes.push_back(marker(20, "jumps early", "ben"));

    const auto twice = annotated(sourceOf(once), later).value();

    QCOMPARE(lengthOf(oursOf(twice), "annotations"), 3U);
    QCOMPARE(lengthOf(oursOf(twice), "anticheat"), 1U);
    QCOMPARE(lengthOf(oursOf(twice), "verdicts"), 1U);
}

void TestHollowcubeNotes::noteWithoutATickIsKept()
{
    RecordingNotes notes;
    notes.notes = {{.kind = RecordingNote::Kind::Note, .label = "all of it"}};

    const auto copy = annotated(sourceOf(test::makeReplay(60)), notes).value();

    QCOMPARE(QString::fromStdString(jsonText(*oursOf(copy).find("annotations"))),
             QStringLiteral(R"([{"kind": "note", "label": "all of it"}])"));
    QVERIFY(test::opened(copy).value()->info().markers.empty());
}

void TestHollowcubeNotes::otherMetadataStay()
{
    const Bytes bytes = test::makeReplay(60);
    const auto before = readPreamble(*sourceOf(bytes), {}).value().metadata;

    const auto copy = annotated(sourceOf(bytes), someNotes()).value();

    const auto after = readPreamble(*sourceOf(copy), {}).value().metadata;
    QVERIFY(!before.entries.empty());
    for (const NbtEntry &entry : before.entries) {
        if (entry.name != "tickscope")
            QCOMPARE(jsonText(*after.find(entry.name)), jsonText(entry.tag));
    }
    const auto *ours = before.find("tickscope")->as<NbtCompound>();
    QVERIFY(ours->find("registry") != nullptr);
    for (const NbtEntry &entry : ours->entries)
        QCOMPARE(jsonText(*oursOf(copy).find(entry.name)), jsonText(entry.tag));
}

void TestHollowcubeNotes::segmentsBecomeOneFile()
{
    const test::StoredReplay stored = segments(true);

    const auto copy = annotated(test::sourceOf(stored), someNotes());

    QVERIFY2(copy, copy ? "" : faultText(copy.error().fault).c_str());
    std::vector<std::vector<std::byte>> files;
    for (const auto &[number, bytes] : stored.segments)
        files.push_back(bytes);
    const auto was = test::readStrictReplay(stored.preamble, files);
    const auto is = test::readStrictReplay(*copy);
    QVERIFY2(is.isGood(), is.fault.c_str());
    QCOMPARE(is.ticks.size(), 300U);
    QCOMPARE(is.chunks, was.chunks);
}

void TestHollowcubeNotes::unfinishedSegmentsAreRefused()
{
    const auto copy = annotated(test::sourceOf(segments(false)), someNotes());

    QVERIFY(!copy);
    QCOMPARE(copy.error().code, ErrorCode::Unsupported);
}

void TestHollowcubeNotes::damageStaysWhereItIs()
{
    Bytes bytes = test::makeReplay(260);
    const auto preamble = readPreamble(*sourceOf(bytes), {}).value();
    const ChunkEntry second = preamble.index[1];
    bytes[static_cast<std::size_t>(second.byteOffset) + 8] ^= std::byte{0xFF};
    bytes.resize(bytes.size() - 5);
    const auto before = buildIndex(test::opened(bytes).value(), {}).value();

    const auto copy = annotated(sourceOf(bytes), someNotes()).value();

    const auto after = buildIndex(test::opened(copy).value(), {}).value();
    QVERIFY(!before->damage().empty());
    QCOMPARE(after->damage().size(), before->damage().size());
    for (std::size_t i = 0; i < before->damage().size(); ++i) {
        QVERIFY(after->damage()[i].tick == before->damage()[i].tick);
        QVERIFY(after->damage()[i].kind == before->damage()[i].kind);
        QCOMPARE(after->damage()[i].lostTicks, before->damage()[i].lostTicks);
    }
}

void TestHollowcubeNotes::whatTakesNoNotesIsRefused_data()
{
    QTest::addColumn<Bytes>("bytes");
    const auto with = [](auto &&change, NbtCompound metadata) {
        ReplayHeader header;
        change(header);
        return preambleBytes(header, nbtBytes(metadata), {});
    };
    const auto nothing = [](ReplayHeader &) {};
    QTest::newRow("dictionary") << with([](auto &header) { header.dictionary = 7; }, {});
    NbtCompound text;
    text.set("tickscope", {std::string("mine")});
    QTest::newRow("no compound of ours") << with(nothing, text);
    NbtCompound list;
    NbtCompound ours;
    ours.set("annotations", {std::string("none")});
    list.set("tickscope", {ours});
    QTest::newRow("no list of annotations") << with(nothing, list);
    auto torn = with(nothing, text);
    torn[HeaderSize] = std::byte{3};
    QTest::newRow("metadata that cannot be read") << torn;
}

void TestHollowcubeNotes::whatTakesNoNotesIsRefused()
{
    QFETCH(Bytes, bytes);

    QVERIFY(!annotated(sourceOf(bytes), someNotes()));
}

void TestHollowcubeNotes::tooManyNotesAreRefused()
{
    RecordingNotes notes;
    notes.notes.assign(limits::NbtTags / 3, {});
    for (std::size_t i = 0; i < notes.notes.size(); ++i)
        notes.notes[i].label = std::to_string(i);

    const auto copy = annotated(sourceOf(test::makeReplay(60)), notes);

    QVERIFY(!copy);
    QCOMPARE(copy.error().code, ErrorCode::LimitExceeded);
}

void TestHollowcubeNotes::longTextEndsAtACharacter()
{
    RecordingNotes notes;
    notes.notes = {marker(5, "", "")};
    for (int i = 0; i < 30'000; ++i)
        notes.notes.front().text += "é\xF0\x9F\x90\x99"; // two bytes and six in modified UTF-8
    NotesReport report;

    const auto copy = annotated(sourceOf(test::makeReplay(60)), notes, &report).value();

    QCOMPARE(report.shortened.size(), 1U);
    const NbtCompound ours = oursOf(copy);
    const auto &entry = *ours.find("annotations")->as<NbtList>()->tags.front().as<NbtCompound>();
    const auto &text = *entry.find("text")->as<std::string>();
    QCOMPARE(text.size(), std::size_t{65'535 / 8 * 6 + 2}); // and one é more
    QVERIFY(notes.notes.front().text.starts_with(text));
}

void TestHollowcubeNotes::jsonBecomesTags_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("expected");
    QTest::newRow("int") << QByteArray("7") << "3 7";
    QTest::newRow("long") << QByteArray("5000000000") << "4 5000000000";
    QTest::newRow("double") << QByteArray("1.5") << "6 1.5";
    QTest::newRow("beyond a long")
        << QByteArray("18446744073709551615") << "6 1.8446744073709552e+19";
    QTest::newRow("byte") << QByteArray("true") << "1 1";
    QTest::newRow("text") << QByteArray("\"best\"") << "8 \"best\"";
    QTest::newRow("longs") << QByteArray("[1, 5000000000]") << "9 [1, 5000000000]";
    QTest::newRow("doubles") << QByteArray("[1, 2.5]") << "9 [1.0, 2.5]";
    QTest::newRow("empty") << QByteArray("[]") << "9 []";
    QTest::newRow("compound") << QByteArray(R"({"b": [{"a": 1}], "c": null})")
                              << "10 {\"b\": [{\"a\": 1}]}";
    QTest::newRow("several kinds")
        << QByteArray("[1, \"a\"]") << "the values of a list in NBT are all of one kind";
    QTest::newRow("null in a list") << QByteArray("[null]") << "NBT has no null in a list";
    QTest::newRow("null") << QByteArray("null") << "not JSON with a value";
    QTest::newRow("word") << QByteArray("best") << "not JSON with a value";
}

void TestHollowcubeNotes::jsonBecomesTags()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, expected);

    QCOMPARE(tagText(json.constData()), expected);
}

void TestHollowcubeNotes::deepJsonIsRefused()
{
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');

    const auto made = nbtOfJson(deep);

    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::LimitExceeded);
}

void TestHollowcubeNotes::listIsNeverReplacedByAText()
{
    NbtCompound metadata;

    QVERIFY(addOwnValue(metadata, "anticheat", R"([{"tick": 3, "check": "fly"}])"));
    QVERIFY(addOwnValue(metadata, "anticheat", R"([{"tick": 5, "check": "speed"}])"));
    QVERIFY(addOwnValue(metadata, "servers", R"(["a"])"));
    QVERIFY(!addOwnValue(metadata, "anticheat", "none"));
    QVERIFY(!addOwnValue(metadata, "annotations", "7"));
    QVERIFY(!addOwnValue(metadata, "annotations", R"(["a", "b"])"));
    QVERIFY(!addOwnValue(metadata, "servers", "b"));
    QVERIFY(addOwnValue(metadata, "note", "best run"));

    QCOMPARE(QString::fromStdString(jsonText({metadata})),
             QStringLiteral(R"({"tickscope": {"anticheat": [{"check": "fly", "tick": 3}, )"
                            R"({"check": "speed", "tick": 5}], "note": "best run", )"
                            R"("servers": ["a"]}})"));
}

void TestHollowcubeNotes::clipsMoveRangesAndLoseFigures()
{
    RecordingNotes notes = someNotes();
    notes.notes.push_back(marker(120, "a range", ""));
    notes.notes.back().lastTick = Tick{250};
    const auto recording = test::opened(annotated(sourceOf(test::makeReplay(260)), notes).value())
                               .value();
    std::ostringstream out;

    QVERIFY(recording->writeClip(recording->outline({}).value(), {.ticks = {Tick{100}, Tick{199}}},
                                 out, {}));

    const std::string text = std::move(out).str();
    const auto view = std::as_bytes(std::span(text));
    const NbtCompound ours = oursOf({view.begin(), view.end()});
    QCOMPARE(lengthOf(ours, "annotations"), 2U);
    const auto &range = *ours.find("annotations")->as<NbtList>()->tags.back().as<NbtCompound>();
    QCOMPARE(*range.find("tick")->integer(), 20);
    QCOMPARE(*range.find("lastTick")->integer(), 99);
    QVERIFY(ours.find("facts") == nullptr);
    QVERIFY(ours.find("verdicts") != nullptr);
}

TICKSCOPE_TEST(TestHollowcubeNotes, QCoreApplication)
#include "test_hollowcube_notes.moc"
