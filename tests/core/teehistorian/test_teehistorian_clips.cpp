// SPDX-License-Identifier: GPL-3.0-or-later
//
// Clips of teehistorian files: they begin where the file does, and have all of its records up to a
// tick. Source: teehistorian.md, sections 3 and 4.

#include <algorithm>
#include <array>
#include <random>
#include <sstream>

#include <QDir>

#include "core/io/file_source.h"
#include "core/model/event/event.h"
#include "core/model/event/event_kind.h"
#include "tests/core/teehistorian/teehistorian_test.h"
#include "tests/support/message_builder.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr int ShortClips = 19; ///< And one of any length.
constexpr std::int64_t ShortLength = 3000;

struct HistoryClip {
    Bytes bytes;
    Result<ClipReport> report;
};

HistoryClip cutHistory(const Recording &recording, const ClipOptions &options,
                       const std::stop_token &stop = {})
{
    std::ostringstream out;
    auto report = recording.writeClip(recording.outline({}).value(), options, out, stop);
    const std::string text = std::move(out).str();
    const auto view = std::as_bytes(std::span(text));
    return {Bytes(view.begin(), view.end()), std::move(report)};
}

constexpr std::string_view EndEvent = "recording -1 \n";

/// What the last step of a walk told.
class LastTick : public PassSink
{
public:
    void eventFound(const Event &event) override
    {
        events += std::string(event.kind().id) + ' ' + std::to_string(event.client) + ' ';
        events += std::string(event.values.bytes()) + '\n';
    }
    void damageFound(const Damage &) override { ++damages; }
    void tickEnded(Tick ended, const WorldState &now) override
    {
        tick = ended;
        state = now;
    }

    std::optional<Tick> tick;
    WorldState state;
    std::string events;
    int damages = 0;
};

/// What tells a clip from the first ticks of its source; empty for nothing.
std::string differenceOf(const Shared<Recording> &source, const Shared<Recording> &clip)
{
    Walker sourceWalk(source, source->outline({})->seekPoints);
    Walker clipWalk(clip, clip->outline({})->seekPoints);
    const Tick last = clip->outline({})->time.ticks().last;
    for (;;) {
        LastTick was;
        LastTick is;
        const auto stepped = clipWalk.step(&is, {});
        if (!stepped)
            return "the clip cannot be read";
        if (*stepped == Step::End)
            return {};
        if (!sourceWalk.step(&was, {}) || is.damages > 0)
            return "damage";
        const std::string place = " at tick " + std::to_string(is.tick.value_or(Tick{}).value);
        if (is.tick != was.tick)
            return "another tick" + place;
        if (is.tick == last && !was.events.ends_with(EndEvent))
            was.events += EndEvent;
        if (is.events != was.events)
            return "other events" + place;
        if (is.state != was.state)
            return "another state" + place;
    }
}

} // namespace

class TestTeehistorianClips : public QObject
{
    Q_OBJECT

private slots:
    void beginningsAreAsTheyWere_data();
    void beginningsAreAsTheyWere();
    void clipHasTheBytesOfItsTicksAndAnEnd();
    void ticksThatAreNotRecordedAreNotCounted();
    void otherRangesAreRefused();
    void messagesAndNamesStay_data();
    void messagesAndNamesStay();
    void secretsCanBeLeftOut();
    void damageEndsAClip();
    void stoppedClipIsCancelled();
};

void TestTeehistorianClips::beginningsAreAsTheyWere_data()
{
    QTest::addColumn<QString>("path");

    const QDir folder(test::recordings() + QStringLiteral("/teehistorian"));
    for (const QString &name : folder.entryList({QStringLiteral("*.teehistorian")}, QDir::Files))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TestTeehistorianClips::beginningsAreAsTheyWere()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording
        = makeFormat_teehistorian()->open(openFile(path.toStdString()).value(), {}).value();
    const TickRange all = recording->outline({})->time.ticks();
    std::mt19937_64 random(42);

    for (int i = 0; i <= ShortClips; ++i) {
        const std::int64_t length = i < ShortClips ? std::min(ShortLength, all.last - all.first)
                                                   : all.last - all.first;
        const Tick last = all.first
                          + std::uniform_int_distribution<std::int64_t>(0, length)(random);
        const HistoryClip cut = cutHistory(*recording, {.ticks = {all.first, last}});
        QVERIFY(cut.report);
        QVERIFY(cut.report->changes.empty());
        QCOMPARE(cut.report->ticks.first, all.first);
        QVERIFY(cut.report->ticks.last <= last);
        const auto clip = openTeehistorian(cut.bytes).value();
        const auto outline = clip->outline({}).value();

        QCOMPARE(outline.time.ticks(), cut.report->ticks);
        QVERIFY(outline.damage.empty() && !outline.mayGrow);
        QCOMPARE(differenceOf(recording, clip), std::string());
    }
}

void TestTeehistorianClips::clipHasTheBytesOfItsTicksAndAnEnd()
{
    const auto tick = [](int number) {
        TeehistorianWriter writer(PlainHeader);
        writer.join(3).playerNew(3, 100, 200);
        for (int i = 1; i < number; ++i)
            writer.playerDiff(3, i, 0);
        return writer.finish().bytes();
    };
    const auto recording = openTeehistorian(tick(9)).value();

    for (int last = 1; last <= 9; ++last) {
        const HistoryClip cut = cutHistory(*recording, {.ticks = {{1}, {last}}});
        QVERIFY(cut.report);
        QCOMPARE(cut.report->ticks, (TickRange{{1}, {last}}));
        QCOMPARE(cut.report->tickCount, last);
        QVERIFY(cut.bytes == tick(last));
    }
}

void TestTeehistorianClips::ticksThatAreNotRecordedAreNotCounted()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(3, 100, 200).tickSkip(4).playerDiff(3, 1, 0).finish();
    const auto recording = openTeehistorian(writer.bytes()).value();

    const HistoryClip whole = cutHistory(*recording, {.ticks = {{1}, {6}}});
    const HistoryClip begin = cutHistory(*recording, {.ticks = {{1}, {5}}});

    QVERIFY(whole.report && begin.report);
    QCOMPARE(whole.report->ticks, (TickRange{{1}, {6}}));
    QCOMPARE(whole.report->tickCount, 2);
    QCOMPARE(begin.report->ticks, (TickRange{{1}, {1}}));
    QCOMPARE(begin.report->tickCount, 1);
}

void TestTeehistorianClips::otherRangesAreRefused()
{
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(3, 100, 200).playerDiff(3, 1, 0).playerDiff(3, 1, 0).finish();
    const auto recording = openTeehistorian(writer.bytes()).value();

    const HistoryClip cut = cutHistory(*recording, {.ticks = {{2}, {3}}});

    QVERIFY(!cut.report);
    QCOMPARE(cut.report.error().code, ErrorCode::Unsupported);
    QCOMPARE(faultText(cut.report.error().fault),
             std::string("a clip of a teehistorian file has to begin where the file does, at tick "
                         "1: its records only tell what changes"));
    QVERIFY(cut.bytes.empty());
}

void TestTeehistorianClips::messagesAndNamesStay_data()
{
    QTest::addColumn<bool>("hidesNames");

    QTest::newRow("without chat") << false;
    QTest::newRow("without names") << true;
}

void TestTeehistorianClips::messagesAndNamesStay()
{
    QFETCH(bool, hidesNames);
    const auto recording = openTeehistorian(
                               TeehistorianWriter(PlainHeader).playerNew(3, 1, 2).finish().bytes())
                               .value();
    ClipOptions options{.ticks = {{1}, {1}}};
    if (hidesNames)
        options.names = ClipOptions::Names::Hidden;
    else
        options.chat = ClipOptions::Chat::LeftOut;

    const HistoryClip cut = cutHistory(*recording, options);

    QVERIFY(!cut.report);
    QCOMPARE(cut.report.error().code, ErrorCode::Unsupported);
    QVERIFY(cut.bytes.empty());
}

void TestTeehistorianClips::secretsCanBeLeftOut()
{
    constexpr const char *Header
        = R"({"version":"2","version_minor":"22","config":{"password":)"
          R"("open-sesame","sv_name":"home"},"rcon_password":"open-sesame"})";
    const std::array<std::string_view, 1> word{"open-sesame"};
    const std::array<std::string_view, 1> first{"0123456789abcdef"};
    const std::array<std::string_view, 1> second{"fedcba9876543210"};
    const std::array<std::string_view, 2> setting{"sv_rcon_password", "open-sesame"};
    TeehistorianWriter writer(Header);
    writer.join(3).playerNew(3, 100, 200).command(3, 128, "save", word);
    writer.message(3, teeworlds::MessageBuilder(17).number(0).text("/save open-sesame").bytes());
    writer.message(3, teeworlds::MessageBuilder(17).number(0).text("hello").bytes());
    writer.command(-1, 1, "exec", setting).command(3, 128, "team", word);
    writer.command(3, 128, "timeout", first).command(4, 128, "timeout", second);
    writer.command(5, 128, "timeout", first).playerDiff(3, 1, 0).finish();
    const auto recording = openTeehistorian(writer.bytes()).value();
    ClipOptions options{.ticks = recording->outline({})->time.ticks()};
    QVERIFY(cutHistory(*recording, options).bytes == writer.bytes());
    options.secrets = ClipOptions::Secrets::Hidden;

    const HistoryClip cut = cutHistory(*recording, options);

    const QByteArray text(reinterpret_cast<const char *>(cut.bytes.data()),
                          static_cast<qsizetype>(cut.bytes.size()));
    // Of commands that take no secret everything stays.
    QCOMPARE(text.count("open-sesame"), 1);
    QVERIFY(text.contains("hello") && text.contains("\"sv_name\":\"home\""));
    QVERIFY(!text.contains("0123456789abcdef") && !text.contains("fedcba9876543210"));
    // Who showed the same code still does.
    QCOMPARE(text.count("***0000000000000001"), 2);
    QCOMPARE(text.count("***0000000000000002"), 1);
    const auto clip = openTeehistorian(cut.bytes).value();
    QVERIFY(clip->outline({})->damage.empty());
    QCOMPARE(differenceOf(recording, clip), std::string());
}

void TestTeehistorianClips::damageEndsAClip()
{
    // A record of a kind that nobody knows has no known length.
    const Bytes unknown = bytesOf("4f");
    TeehistorianWriter writer(PlainHeader);
    writer.playerNew(3, 100, 200).playerDiff(3, 1, 0).raw(unknown).playerDiff(3, 1, 0).finish();
    const auto recording = openTeehistorian(writer.bytes()).value();
    QVERIFY(!recording->outline({})->damage.empty());

    const HistoryClip cut = cutHistory(*recording, {.ticks = {{1}, {2}}});

    QVERIFY(cut.report);
    QCOMPARE(cut.report->ticks, (TickRange{{1}, {2}}));
    QCOMPARE(cut.report->changes.size(), std::size_t{1});
    const auto outline = openTeehistorian(cut.bytes).value()->outline({}).value();
    QVERIFY(outline.damage.empty() && !outline.mayGrow);
    QCOMPARE(outline.time.ticks(), (TickRange{{1}, {2}}));
}

void TestTeehistorianClips::stoppedClipIsCancelled()
{
    const auto recording = openTeehistorian(
                               TeehistorianWriter(PlainHeader).playerNew(3, 1, 2).finish().bytes())
                               .value();
    std::stop_source stop;
    stop.request_stop();

    const HistoryClip cut = cutHistory(*recording, {.ticks = {{1}, {1}}}, stop.get_token());

    QVERIFY(!cut.report);
    QCOMPARE(cut.report.error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestTeehistorianClips, QCoreApplication)
#include "test_teehistorian_clips.moc"
