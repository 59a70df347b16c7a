// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared GoldSrc recordings against the facts that are known of them.

#include <random>

#include <QTest>

#include "core/base/limits.h"
#include "core/formats/goldsrc/container/demo_directory.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/core/goldsrc/goldsrc_facts.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/state_fields.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using test::fieldOf;
using test::first;
using test::numberOf;
using test::opened;
using test::outlineOf;
using test::repaired;

namespace {

using test::Bytes;
using test::bytesOf;
using test::facts;
using test::Json;

constexpr double FactTolerance = 0.001; ///< The facts are rounded.

const std::vector<std::string> WholeFiles{
    "basic.dem",          "274_dcj_Desu.dem", "synthetic_dm_8p.dem", "synthetic_hltv_8p.dem",
    "synthetic_rare.dem", "frame-types.dem",  "HL1005.dem",          "won_cool.dem",
    "won_utka.dem"};

Bytes withOffset(const Bytes &bytes, const Json &fact, std::uint32_t offset)
{
    return test::withNumber(bytes, fact["network_protocol"] == 35 ? 276 : 540, offset);
}

/// Counts of frames of all segments together, as Outline::counts names them.
std::map<std::string, std::int64_t> expectedFrames(const Json &segments)
{
    std::map<std::string, std::int64_t> counts;
    for (const Json &segment : segments) {
        for (const auto &[type, count] : segment.items())
            counts["frames/" + type] += count.get<std::int64_t>();
    }
    return counts;
}

std::map<std::string, std::int64_t> expectedFrames(const std::string &name)
{
    Json segments = Json::array();
    for (const Json &entry : facts()[name]["entries"])
        segments.push_back(entry["walked_frame_counts"]);
    return expectedFrames(segments);
}

std::map<std::string, std::int64_t> framesOf(const Outline &outline)
{
    return {outline.counts.begin(), outline.counts.end()};
}

std::vector<std::uint64_t> segmentBegins(const Bytes &bytes)
{
    const auto source = memorySource(bytes, "recording.dem");
    const auto header = goldsrc::readDemoHeader(*source, {}).value();
    const auto map = goldsrc::findSegments(source, header, {}).value();
    std::vector<std::uint64_t> begins;
    for (const auto &segment : map.segments)
        begins.push_back(segment.begin);
    return begins;
}

std::vector<std::uint64_t> expectedBegins(const std::string &name)
{
    std::vector<std::uint64_t> begins;
    for (const Json &entry : facts()[name]["entries"])
        begins.push_back(entry["offset"].get<std::uint64_t>());
    return begins;
}

/// Fewer recordings come with the tests than there are.
bool hasFacts(const std::string &name)
{
    return !facts().is_null() && facts().contains(name)
           && test::realRecording("goldsrc/" + QString::fromStdString(name)).has_value();
}

void addFiles(const std::function<bool(const std::string &, const Json &)> &isWanted =
                  [](const auto &, const auto &) { return true; })
{
    QTest::addColumn<QString>("file");
    for (const std::string &name : WholeFiles) {
        if (hasFacts(name) && isWanted(name, facts()[name]))
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
}

bool hasMessages(const std::string &, const Json &fact)
{
    return fact["demo_protocol"] == 5;
}

/// What differs between \a field, numbered or not, of an item and the facts.
QByteArray vectorFault(const WorldState &state, std::string_view type, std::int64_t id,
                       const std::string &field, const Json &expected)
{
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const std::string name = field + '[' + std::to_string(i) + ']';
        const double found = numberOf(state, type, id, name);
        if (std::abs(found - expected[i].get<double>()) > FactTolerance)
            return QByteArray(name.c_str()) + " of " + QByteArray::number(qint64{id}) + " is "
                   + QByteArray::number(found);
    }
    return {};
}

/// The first fault of \a state beside a snapshot of the facts; empty when there is none.
QByteArray snapshotFault(const WorldState &state, const Json &snapshot)
{
    const auto view = [&](const char *field, const char *fact) {
        return vectorFault(state, "View", 0, field, snapshot[fact]);
    };
    for (const auto &fault : {view("vieworg", "camera_origin"), view("viewangles", "camera_angles"),
                              view("simorg", "simorg"), view("simvel", "simvel")}) {
        if (!fault.isEmpty())
            return "view: " + fault;
    }
    if (numberOf(state, "View", 0, "health") != snapshot["refparams_health"])
        return "health of the view";
    if (numberOf(state, "View", 0, "frame_number") != snapshot["frame_number"])
        return "frame number";
    if (std::abs(numberOf(state, "World", 0, "servertime") - snapshot["server_time"].get<double>())
        > FactTolerance)
        return "server time";
    if (test::countOf(state, "Entity") != snapshot["entity_count"])
        return "number of entities";
    for (const auto &[number, origin] : snapshot["entity_origins"].items()) {
        const auto fault = vectorFault(state, "Entity", std::stoll(number), "origin", origin);
        if (!fault.isEmpty())
            return "entity: " + fault;
    }
    for (const auto &[field, value] : snapshot["clientdata"].items()) {
        if (std::abs(numberOf(state, "ClientData", 0, field) - value.get<double>()) > FactTolerance)
            return "client data: " + QByteArray(field.c_str());
    }
    return {};
}

/// The same for demo protocol 4.
QByteArray oldSnapshotFault(const WorldState &state, const Json &snapshot)
{
    const Json &camera = snapshot["camera"];
    const Json &data = snapshot["clientdata"];
    for (const auto &fault : {vectorFault(state, "View", 0, "simorg", camera["origin"]),
                              vectorFault(state, "View", 0, "viewangles", camera["angles"]),
                              vectorFault(state, "ClientData", 0, "origin", data["origin"]),
                              vectorFault(state, "ClientData", 0, "viewangles", data["angles"])}) {
        if (!fault.isEmpty())
            return fault;
    }
    for (const char *field : {"viewheight", "fov", "weaponbits"}) {
        if (std::abs(numberOf(state, "ClientData", 0, field) - data[field].get<double>())
            > FactTolerance)
            return field;
    }
    return {};
}

} // namespace

class TestGoldsrcRecordings : public QObject
{
    Q_OBJECT

private slots:
    void framesAndTicksAreAsKnown_data() { addFiles(); }
    void framesAndTicksAreAsKnown();
    void brokenFilesEndAsKnown_data();
    void brokenFilesEndAsKnown();
    void wrongDirectoryLosesNothing_data();
    void wrongDirectoryLosesNothing();
    void cutDirectoryLosesNothing_data() { addFiles(); }
    void cutDirectoryLosesNothing();
    void halfWrittenFrameIsAllThatIsLost_data() { addFiles(); }
    void halfWrittenFrameIsAllThatIsLost();
    void statesAreAsKnown_data() { addFiles(); }
    void statesAreAsKnown();
    void messagesAndPlayersAreAsKnown_data() { addFiles(hasMessages); }
    void messagesAndPlayersAreAsKnown();
    void recorderStandsWhereTheViewSaysSo_data() { addFiles(hasMessages); }
    void recorderStandsWhereTheViewSaysSo();
    void whoWatchesIsNotWhereTheCameraIs_data();
    void whoWatchesIsNotWhereTheCameraIs();
    void seekingGivesWhatWalkingGives_data();
    void seekingGivesWhatWalkingGives();
};

void TestGoldsrcRecordings::framesAndTicksAreAsKnown()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    const std::string name = file.toStdString();
    const Json &fact = facts()[name];
    const Bytes bytes = bytesOf(name);

    const auto outline = outlineOf(bytes).value();

    QVERIFY(framesOf(outline) == expectedFrames(name));
    QVERIFY(segmentBegins(bytes) == expectedBegins(name));
    QCOMPARE(outline.damage.size(), 0U);
    const auto ticks = fact["tick_count"].get<std::int64_t>();
    QCOMPARE(outline.isEmpty, ticks == 0);
    for (const Json &snapshot : fact["snapshots"]) {
        const auto time = std::chrono::duration<double>(snapshot["at_time"].get<double>());
        QCOMPARE(outline.time.tickAt(std::chrono::duration_cast<Time>(time)).value,
                 snapshot["tick"].get<std::int64_t>());
    }
    if (ticks > 0)
        QCOMPARE(outline.time.ticks().last.value, ticks - 1);
}

void TestGoldsrcRecordings::brokenFilesEndAsKnown_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("exit");
    for (const char *name :
         {"invalid-magic.dem", "invalid-demo-protocol.dem", "invalid-directory-entry-count.dem",
          "invalid-frame-type.dem", "invalid-netmsg-length.dem"}) {
        if (hasFacts(name))
            QTest::newRow(name) << QString(name) << facts()[name]["exit"].get<int>();
    }
}

void TestGoldsrcRecordings::brokenFilesEndAsKnown()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    QFETCH(int, exit);

    const auto outline = outlineOf(bytesOf(file.toStdString()));

    QCOMPARE(outline ? (outline->damage.empty() ? 0 : 1) : 2, exit);
    if (outline) {
        // One frame of each type but the network frames of playing.
        std::int64_t frames = 0;
        for (const auto &[type, count] : outline->counts)
            frames += count;
        QCOMPARE(frames, 9);
    }
}

void TestGoldsrcRecordings::wrongDirectoryLosesNothing_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<quint32>("offset");
    for (const std::string &name : WholeFiles) {
        if (!hasFacts(name))
            continue;
        const Json &fact = facts()[name];
        const auto right = fact["directory_offset"].get<quint32>();
        const quint32 header = fact["network_protocol"] == 35 ? 280 : 544;
        for (const quint32 offset : {0U, 1000U, right + 1, right - 92, header, 0x7FFFFFFFU, ~0U})
            QTest::addRow("%s, %u", name.c_str(), offset) << QString::fromStdString(name) << offset;
    }
}

void TestGoldsrcRecordings::wrongDirectoryLosesNothing()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    QFETCH(quint32, offset);
    const std::string name = file.toStdString();
    const Bytes whole = bytesOf(name);
    const Bytes damaged = withOffset(whole, facts()[name], offset);

    const auto outline = outlineOf(damaged).value();

    QVERIFY(framesOf(outline) == expectedFrames(name));
    QVERIFY(segmentBegins(damaged) == expectedBegins(name));
    QCOMPARE(outline.damage.size(), 1U);
    QVERIFY(repaired(damaged) == whole);
}

void TestGoldsrcRecordings::cutDirectoryLosesNothing()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    const std::string name = file.toStdString();
    const Bytes whole = bytesOf(name);
    const Bytes cut = first(whole, facts()[name]["directory_offset"].get<std::size_t>());

    const auto outline = outlineOf(cut).value();
    const Bytes mended = repaired(cut);

    QVERIFY(framesOf(outline) == expectedFrames(name));
    QVERIFY(segmentBegins(cut) == expectedBegins(name));
    QCOMPARE(outline.damage.size(), 1U);
    // A proxy writes another CD track, and one file has a wrong length.
    const bool isAlike = name != "synthetic_hltv_8p.dem" && name != "frame-types.dem";
    QCOMPARE(mended == whole, isAlike);
    const auto mendedOutline = outlineOf(mended).value();
    QVERIFY(mendedOutline.damage.empty());
    QVERIFY(framesOf(mendedOutline) == expectedFrames(name));
}

void TestGoldsrcRecordings::halfWrittenFrameIsAllThatIsLost()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    const std::string name = file.toStdString();
    const Json &fact = facts()[name];
    const Json &known = fact["half_written_cut"];
    const Bytes cut = first(bytesOf(name), known["bytes"].get<std::size_t>());

    for (const Bytes &damaged : {cut, withOffset(cut, fact, 0)}) {
        const auto outline = outlineOf(damaged).value();
        QVERIFY(framesOf(outline) == expectedFrames(known["frames"]));
        QCOMPARE(outline.endByte, known["last_whole_byte"].get<std::uint64_t>());
        QCOMPARE(outline.damage.size(), 2U);

        const auto mended = outlineOf(repaired(damaged)).value();
        auto frames = expectedFrames(known["frames"]);
        ++frames[fact["demo_protocol"] == 4 ? "frames/8" : "frames/5"];
        QVERIFY(framesOf(mended) == frames);
        QVERIFY(mended.damage.empty());
        if (!outline.isEmpty)
            QCOMPARE(mended.time.ticks(), outline.time.ticks());
    }
}

void TestGoldsrcRecordings::statesAreAsKnown()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    const Json &fact = facts()[file.toStdString()];
    const auto recording = opened(bytesOf(file.toStdString())).value();
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    const bool isOld = fact["demo_protocol"] == 4;

    // From the last one on, so that each is reached by a jump.
    for (auto snapshot = fact["snapshots"].rbegin(); snapshot != fact["snapshots"].rend();
         ++snapshot) {
        const Tick tick{(*snapshot)["tick"].get<std::int64_t>()};
        const auto frame = cursor.frameAt(tick, *index, *mover, {}).value();
        QVERIFY(frame.at);
        const WorldState &state = *frame.at->recorded;
        const QByteArray fault = isOld ? oldSnapshotFault(state, *snapshot)
                                       : snapshotFault(state, *snapshot);
        QVERIFY2(fault.isEmpty(),
                 ("tick " + QByteArray::number(qint64{tick.value}) + ": " + fault).constData());
    }
}

void TestGoldsrcRecordings::messagesAndPlayersAreAsKnown()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    const Json &fact = facts()[file.toStdString()];

    const auto index = buildIndex(opened(bytesOf(file.toStdString())).value(), {}).value();

    QCOMPARE(index->damage().size(), 0U);
    std::map<std::string, std::int64_t> expected = expectedFrames(file.toStdString());
    for (const char *group : {"server_messages", "user_messages"}) {
        for (const auto &[id, count] : fact[group].items())
            expected[std::string(group) + '/' + id] = count;
    }
    const auto counts = index->counts();
    QVERIFY((std::map<std::string, std::int64_t>(counts.begin(), counts.end()) == expected));

    QCOMPARE(index->players().players().size(), fact["players"].size());
    for (const auto &[entity, player] : fact["players"].items()) {
        const int slot = std::stoi(entity) - 1;
        const auto &players = index->players().players();
        const bool isThere = std::ranges::any_of(
            players, [slot](const Player &known) { return known.stays.front().client == slot; });
        QVERIFY2(isThere, entity.c_str());
    }
}

void TestGoldsrcRecordings::recorderStandsWhereTheViewSaysSo()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    const Json &fact = facts()[file.toStdString()];
    const bool hasRecorder = fact["recorder_position"]["source"] == "view";
    const auto recording = opened(bytesOf(file.toStdString())).value();
    Walker walker(recording, recording->outline({})->seekPoints);
    const auto slot = fact["serverinfo"].empty()
                          ? std::int64_t{0}
                          : fact["serverinfo"][0]["playernum"].get<std::int64_t>();

    while (walker.step(nullptr, {}) == Step::Done) {
        const WorldState &state = walker.decoder().state();
        const bool isPlaying = hasRecorder && numberOf(state, "ClientData", 0, "health") > 0
                               && numberOf(state, "ClientData", 0, "iuser1") == 0;
        const Value x = fieldOf(state, "Player", slot, "origin[0]");
        QCOMPARE(!std::holds_alternative<std::monostate>(x), isPlaying);
        if (!isPlaying)
            continue;
        for (const char *axis : {"[0]", "[1]", "[2]"}) {
            QCOMPARE(numberOf(state, "Player", slot, std::string("origin") + axis),
                     numberOf(state, "View", 0, std::string("simorg") + axis));
        }
    }
}

void TestGoldsrcRecordings::whoWatchesIsNotWhereTheCameraIs_data()
{
    QTest::addColumn<int>("health");
    QTest::addColumn<int>("spectator");
    QTest::addColumn<int>("intermission");
    QTest::addColumn<QVariant>("x");

    QTest::newRow("plays") << 100 << 0 << 0 << QVariant(100.0);
    QTest::newRow("plays at the origin") << 100 << 0 << 0 << QVariant(0.0);
    QTest::newRow("dead") << 0 << 0 << 0 << QVariant();
    QTest::newRow("watches") << 1 << 1 << 0 << QVariant();
    QTest::newRow("intermission") << 100 << 0 << 1 << QVariant();
}

void TestGoldsrcRecordings::whoWatchesIsNotWhereTheCameraIs()
{
    QFETCH(const int, health);
    QFETCH(const int, spectator);
    QFETCH(const int, intermission);
    QFETCH(const QVariant, x);
    test::TinyGoldsrcDemo demo;
    demo.isAtOrigin = x == QVariant(0.0);
    demo.recorder.health = health;
    demo.recorder.spectator = spectator;
    demo.recorder.intermission = intermission;
    const auto recording = opened(test::makeTinyGoldsrcDemo(demo)).value();
    Walker walker(recording, recording->outline({})->seekPoints);

    QCOMPARE(walker.step(nullptr, {}).value(), Step::Done);

    const Value found = fieldOf(walker.decoder().state(), "Player", 0, "origin[0]");
    QCOMPARE(std::holds_alternative<std::monostate>(found) ? QVariant() : numberOf(found), x);
}

void TestGoldsrcRecordings::seekingGivesWhatWalkingGives_data()
{
    addFiles([](const auto &, const Json &fact) { return fact["tick_count"] != 0; });
}

void TestGoldsrcRecordings::seekingGivesWhatWalkingGives()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, file);
    constexpr std::int64_t Seeks = 200;
    const auto recording = opened(bytesOf(file.toStdString())).value();
    const auto index = buildIndex(recording, {}).value();
    const std::int64_t count = index->ticks().last.value + 1;
    std::vector<WorldState> walked;
    Walker walker(recording, recording->outline({})->seekPoints);
    while (walker.step(nullptr, {}) == Step::Done)
        walked.push_back(walker.decoder().state());
    QCOMPARE(std::ssize(walked), count);

    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    std::mt19937 random(1);
    std::uniform_int_distribution<std::int64_t> any(0, count - 1);
    for (std::int64_t i = 0; i < Seeks; ++i) {
        const Tick tick{any(random)};
        const auto frame = cursor.frameAt(tick, *index, *mover, {}).value();
        QVERIFY(frame.at && frame.at->tick == tick);
        QVERIFY(*frame.at->recorded == walked[static_cast<std::size_t>(tick.value)]);
    }
    // And backwards from the end.
    for (Tick tick{count - 1}; tick >= Tick{std::max<std::int64_t>(count - Seeks, 0)};
         tick = tick - 1) {
        const auto frame = cursor.frameAt(tick, *index, *mover, {}).value();
        QVERIFY(frame.at);
        QVERIFY(*frame.at->recorded == walked[static_cast<std::size_t>(tick.value)]);
    }
}

TICKSCOPE_TEST(TestGoldsrcRecordings, QCoreApplication)
#include "test_goldsrc_recordings.moc"
