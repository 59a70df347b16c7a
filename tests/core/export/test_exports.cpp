// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is exported of a tiny demo, whose content its maker states.

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/export/write_events.h"
#include "core/export/write_rows.h"
#include "core/export/write_state.h"
#include "core/export/write_tracks.h"
#include "core/timeline/cursor.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "tests/support/text_collector.h"

using namespace tickscope;

class TestExports : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void eventsAreRowsWithTheirParties();
    void eventsAreATableToo();
    void filteredEventsAreLeftOut();
    void playersAreRows();
    void tracksTellWhereEverybodyIs();
    void rowsOfARangeAreThoseOfTheWhole();
    void pressesAreJoinedOverStretches();
    void stateIsOneObjectOrARowForEachItem();
    void markersKeepTheirOrder();
    void askedToStopItStops_data();
    void askedToStopItStops();
    void nobodyWhoReadsEndsIt();

private:
    void open(const test::TinyDemo &demo);
    [[nodiscard]] TickWalk walk(TickRange ticks) const
    {
        return {m_recording, m_outline, m_index->seekPoints(), ticks};
    }
    [[nodiscard]] Result<void> writeEvents(TextSink &sink, RowFormat format,
                                           const EventQuery &query,
                                           const ExportRun &run = {}) const;
    [[nodiscard]] Result<std::vector<Damage>> writeTracks(TextSink &sink, RowFormat format,
                                                          TickRange ticks,
                                                          const ExportRun &run = {}) const;

    test::TinyDemo m_demo;
    Shared<Recording> m_recording;
    Shared<Outline> m_outline;
    Shared<Index> m_index;
};

namespace {

EventQuery chat()
{
    EventQuery query;
    query.kinds = {"chat"};
    return query;
}

} // namespace

void TestExports::init()
{
    open({});
}

void TestExports::open(const test::TinyDemo &demo)
{
    m_demo = demo;
    m_recording = test::opened(test::makeTinyDemo(demo)).value();
    m_outline = std::make_shared<const Outline>(m_recording->outline({}).value());
    m_index = buildIndex(m_recording, {}).value();
}

Result<void> TestExports::writeEvents(TextSink &sink, RowFormat format, const EventQuery &query,
                                      const ExportRun &run) const
{
    const EventRowShape shape{.hasNames = format == RowFormat::Csv};
    RowWriter rows(sink, format, EventRows::columns(shape));
    auto done = EventRows(rows, m_index, shape).writeAll(query, run);
    rows.finish();
    return done;
}

Result<std::vector<Damage>> TestExports::writeTracks(TextSink &sink, RowFormat format,
                                                     TickRange ticks, const ExportRun &run) const
{
    const TrackRowShape shape{};
    RowWriter rows(sink, format, trackColumns(shape));
    TrackExport wanted{.walk = walk(ticks),
                       .ticks = ticks,
                       .index = m_index,
                       .mover = recordedMotion()->makeMover()};
    auto damage = tickscope::writeTracks(std::move(wanted), shape, rows, sink, run);
    rows.finish();
    return damage;
}

void TestExports::eventsAreRowsWithTheirParties()
{
    test::TextCollector text;

    EventQuery kills;
    kills.kinds = {"kill"};

    QVERIFY(writeEvents(text, RowFormat::JsonLines, kills));

    QCOMPARE(text.objects().size(), 1);
    const QJsonObject kill = text.objects().front();
    QCOMPARE(kill["tick"].toInteger(), m_demo.firstTick + test::TinyKillTicks);
    QCOMPARE(kill["seconds"].toDouble(), double(test::TinyKillTicks) / 50);
    QCOMPARE(kill["player"].toInt(-1), 0);
    QCOMPARE(kill["client_id"].toInt(-1), 0);
    QCOMPARE(kill["other_player"].toInt(-1), 1);
    QCOMPARE(kill["other_client_id"].toInt(-1), 1);
    QVERIFY(kill["fields"].isObject());
}

void TestExports::eventsAreATableToo()
{
    test::TextCollector text;

    QVERIFY(writeEvents(text, RowFormat::Csv, chat()));

    QCOMPARE(text.lines()[0], QByteArray("tick,seconds,kind,source,player,client_id,name,"
                                         "other_player,other_client_id,other_name,text,fields,"
                                         "texts"));
    QVERIFY2(text.lines()[1].startsWith("1004,0.08,chat,,0,0,Anna,,,,hi,"),
             text.lines()[1].constData());
    QCOMPARE(text.lines().size(), 2);
}

void TestExports::filteredEventsAreLeftOut()
{
    test::TextCollector all;
    test::TextCollector none;

    QVERIFY(writeEvents(all, RowFormat::JsonLines, EventQuery()));
    EventQuery nothing;
    nothing.ticks = TickRange{};
    QVERIFY(writeEvents(none, RowFormat::JsonLines, nothing));

    QCOMPARE(all.objects().size(), static_cast<qsizetype>(m_index->eventCount()));
    QVERIFY(none.bytes().isEmpty());
}

void TestExports::playersAreRows()
{
    test::TextCollector text;

    QVERIFY(
        writePlayers(m_index->players(), {}, RowFormat::JsonLines, CsvReader::Program, text, {}));

    QCOMPARE(text.objects().size(), 2);
    QCOMPARE(text.objects()[0]["names"][0].toString(), QString::fromUtf8(test::TinyFirstName));
    QCOMPARE(text.objects()[1]["names"][0].toString(), QString::fromUtf8(test::TinySecondName));
    QCOMPARE(text.objects()[1]["client_ids"][0].toInt(-1), 1);
}

void TestExports::tracksTellWhereEverybodyIs()
{
    test::TextCollector text;

    QVERIFY(writeTracks(text, RowFormat::Csv, m_index->ticks()));

    QCOMPARE(text.lines()[0], QByteArray("tick,player,client_id,x,y,vx,vy"));
    // Anna walks one unit a tick.
    const auto isAnna = [](const QByteArray &line) { return line.split(',')[2] == "0"; };
    QList<QByteArray> annas;
    std::ranges::copy_if(text.lines().sliced(1), std::back_inserter(annas), isAnna);
    QCOMPARE(annas.size(), m_demo.stepCount + 1);
    for (const QByteArray &line : annas) {
        const QList<QByteArray> cells = line.split(',');
        QCOMPARE(cells[3].toLongLong(),
                 test::TinyStartX + cells[0].toLongLong() - m_demo.firstTick);
        QCOMPARE(cells[4].toLongLong(), test::TinyY);
    }
}

void TestExports::rowsOfARangeAreThoseOfTheWhole()
{
    test::TextCollector whole;
    test::TextCollector range;

    QVERIFY(writeTracks(whole, RowFormat::JsonLines, m_index->ticks()));
    QVERIFY(writeTracks(range, RowFormat::JsonLines, {{1100}, {1150}}));

    QList<QByteArray> inside;
    for (const QByteArray &line : whole.lines()) {
        const qint64 tick = QJsonDocument::fromJson(line).object()["tick"].toInteger();
        if (tick >= 1100 && tick <= 1150)
            inside << line;
    }
    QVERIFY(!inside.isEmpty());
    QCOMPARE(range.lines(), inside);
}

void TestExports::pressesAreJoinedOverStretches()
{
    // 30,000 ticks are read in two stretches.
    open({.stepCount = 15'000});
    const auto tapes = readInputTapes(m_recording, *m_index, m_index->ticks(),
                                      m_index->ticks().last - m_index->ticks().first + 1, {})
                           .value();
    QCOMPARE(tapes.size(), 1U);
    qsizetype runs = 0;
    for (const InputSource &source : tapes.front()->sources) {
        for (const InputTrack &track : source.tracks)
            runs += static_cast<qsizetype>(track.runs.size());
    }
    test::TextCollector text;

    QVERIFY(writeInputs({m_recording, m_index, m_index->ticks(), {}}, RowFormat::JsonLines,
                        CsvReader::Program, text, {}));

    QVERIFY(runs > 0);
    QCOMPARE(text.objects().size(), runs);
}

void TestExports::stateIsOneObjectOrARowForEachItem()
{
    Cursor cursor(m_recording, 1 << 20);
    const auto frame = cursor.frameAt({1010}, *m_index, *recordedMotion()->makeMover(), {}).value();
    const auto items = frame.at->recorded->sorted();
    const StateExport wanted{frame, m_index->time(), "tiny.demo"};
    test::TextCollector object;
    test::TextCollector lines;

    QVERIFY(writeState(wanted, RowFormat::Json, CsvReader::Program, object, {}));
    QVERIFY(writeState(wanted, RowFormat::JsonLines, CsvReader::Program, lines, {}));

    const QJsonObject whole = QJsonDocument::fromJson(object.bytes()).object();
    QCOMPARE(whole["file"].toString(), QStringLiteral("tiny.demo"));
    QCOMPARE(whole["tick"].toInteger(), 1010);
    QCOMPARE(lines.objects().size(), static_cast<qsizetype>(items.size()));
    // Anna has walked ten units.
    const auto isAnna = [](const QJsonObject &item) {
        return item["type"] == QStringLiteral("Character") && item["id"].toInt(-1) == 0;
    };
    const auto rows = lines.objects();
    const auto anna = std::ranges::find_if(rows, isAnna);
    QVERIFY(anna != rows.end());
    QCOMPARE((*anna)["fields"]["X"].toInteger(), test::TinyStartX + 10);
}

void TestExports::markersKeepTheirOrder()
{
    test::TextCollector text;
    const std::vector<MarkerRow> markers{{.tick = {1010}, .kind = "marker", .name = "a,b"},
                                         {.tick = {1100}, .last = Tick{1110}, .isOwn = true}};

    QVERIFY(writeMarkers(markers, m_index->time(), RowFormat::Csv, CsvReader::Program, text, {}));

    QCOMPARE(text.lines()[1], QByteArray("1010,,0.2,marker,0,\"a,b\",,,,"));
    QCOMPARE(text.lines()[2], QByteArray("1100,1110,2.0,,1,,,,,"));
}

void TestExports::askedToStopItStops_data()
{
    QTest::addColumn<QString>("what");

    QTest::newRow("events") << QStringLiteral("events");
    QTest::newRow("tracks") << QStringLiteral("tracks");
    QTest::newRow("inputs") << QStringLiteral("inputs");
    QTest::newRow("players") << QStringLiteral("players");
}

void TestExports::askedToStopItStops()
{
    QFETCH(QString, what);
    std::stop_source stop;
    stop.request_stop();
    const ExportRun run{stop.get_token(), {}};
    test::TextCollector text;

    const auto code = [](const auto &result) {
        return result ? std::optional<ErrorCode>() : result.error().code;
    };
    std::optional<ErrorCode> told;
    if (what == QStringLiteral("events"))
        told = code(writeEvents(text, RowFormat::Csv, EventQuery(), run));
    else if (what == QStringLiteral("tracks"))
        told = code(writeTracks(text, RowFormat::Csv, m_index->ticks(), run));
    else if (what == QStringLiteral("inputs"))
        told = code(writeInputs({m_recording, m_index, m_index->ticks(), {}}, RowFormat::Csv,
                                CsvReader::Program, text, run));
    else
        told = code(
            writePlayers(m_index->players(), {}, RowFormat::Csv, CsvReader::Program, text, run));

    QCOMPARE(told, std::optional(ErrorCode::Cancelled));
}

void TestExports::nobodyWhoReadsEndsIt()
{
    test::TextCollector all;
    test::TextCollector little(1);
    QVERIFY(writeEvents(all, RowFormat::JsonLines, EventQuery()));

    QVERIFY(writeEvents(little, RowFormat::JsonLines, EventQuery()));

    QCOMPARE(little.objects().size(), 1);
    QVERIFY(all.objects().size() > 1);
}

TICKSCOPE_TEST(TestExports, tickscope::test::NoApplication)
#include "test_exports.moc"
