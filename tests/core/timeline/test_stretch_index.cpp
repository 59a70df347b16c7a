// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QTest>

#include <atomic>
#include <random>
#include <sstream>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/stretch_index.h"
#include "tests/support/demo_writer.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/repeated_demo.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

const FormatRegistry &stretchFormats()
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return registry;
}

/// What a list would show of a row.
struct StretchRow {
    Tick tick;
    std::string_view kind;
    std::string text;
    int client;
    int otherClient;
    std::uint64_t byte;
    EventSource source;
    std::string name;

    friend bool operator==(const StretchRow &, const StretchRow &) = default;
};

std::vector<StretchRow> rowsIn(const Index &index, TickRange ticks)
{
    std::vector<StretchRow> rows;
    for (std::size_t row = index.rowAtOrAfter(ticks.first); row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        if (ticks.last < event.tick)
            break;
        rows.push_back({event.tick, event.kind().id, std::string(sentence(event)), event.client,
                        event.otherClient, event.byte, event.source,
                        std::string(index.players().nameAt(event.client, event.tick))});
    }
    return rows;
}

/// Where two lists part, for people.
QByteArray differenceOf(const std::vector<StretchRow> &found,
                        const std::vector<StretchRow> &expected)
{
    const auto [left, right] = std::ranges::mismatch(found, expected);
    const auto text = [](const auto &row, const auto &rows) -> QByteArray {
        if (row == rows.end())
            return "the end";
        return QByteArray::number(qint64{row->tick.value}) + ' '
               + QByteArray::fromStdString(std::string(row->kind) + ' ' + row->text + " of "
                                           + row->name);
    };
    return text(left, found) + " instead of " + text(right, expected);
}

/// The first item that both do not have alike. What only earlier bytes tell may be unknown in
/// \a found, but nothing else than in \a expected.
std::optional<ItemKey> differentItem(const WorldState &found, const WorldState &expected)
{
    const auto isMemory = [](const WorldState &state, ItemKey key) {
        const ItemType *type = state.schema()->find(key.type);
        return type && type->isMemory;
    };
    std::size_t count = 0;
    for (const ItemView &item : expected.sorted()) {
        if (isMemory(expected, item.key))
            continue;
        ++count;
        const auto words = found.find(item.key);
        const ItemType *type = expected.schema()->find(item.key.type);
        if (!words || (!type && !std::ranges::equal(*words, item.words)))
            return item.key;
        for (const Field &field : type ? type->fields : std::vector<Field>()) {
            const Value value = field.read(*words);
            const bool isUnknown = std::holds_alternative<std::monostate>(value);
            if (!isUnknown && plainText(value) != plainText(field.read(item.words)))
                return item.key;
        }
    }
    for (const ItemView &item : found.sorted()) {
        if (!isMemory(found, item.key) && count-- == 0)
            return item.key;
    }
    return {};
}

/// Counts the bytes that are read.
class CountingSource : public ByteSource
{
public:
    explicit CountingSource(Shared<ByteSource> source)
        : m_source(std::move(source))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_source->size(); }
    [[nodiscard]] std::string name() const override { return m_source->name(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        bytesRead += into.size();
        return m_source->readAt(offset, into, std::move(stop));
    }

    mutable std::atomic<std::uint64_t> bytesRead = 0;

private:
    Shared<ByteSource> m_source;
};

std::vector<std::byte> repeatedSample(int times)
{
    QFile file(sampleRecording());
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray sample = file.readAll();
    const auto demo = std::as_bytes(std::span(sample.constData(), std::size_t(sample.size())));
    std::ostringstream out;
    if (!writeRepeatedDemo({demo.begin(), demo.end()}, times, out))
        return {};
    const std::string text = out.str();
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
}

} // namespace

/// A stretch of a recording, read without the rest.
class TestStretchIndex : public QObject
{
    Q_OBJECT

private slots:
    void rowsOfAStretchAreThoseOfTheWhole_data();
    void rowsOfAStretchAreThoseOfTheWhole();
    void statesOfAStretchAreThoseOfTheWhole_data() { rowsOfAStretchAreThoseOfTheWhole_data(); }
    void statesOfAStretchAreThoseOfTheWhole();
    void tuningThatWasToldBeforeIsNoNews();
    void lastTickIsWholeWhereItComesTwice();
    void stretchFarBehindReadsLittle();
    void repeatedDemoIsAsLong();
};

void TestStretchIndex::rowsOfAStretchAreThoseOfTheWhole_data()
{
    QTest::addColumn<QString>("path");

    constexpr qint64 LargestFile = 4'000'000;
    QDirIterator files(recordings(),
                       {QStringLiteral("*.demo"), QStringLiteral("*.dem"),
                        QStringLiteral("*.teehistorian"), QStringLiteral("*.hcrp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (files.fileInfo().size() <= LargestFile && !path.contains(QLatin1String("/hostile/")))
            QTest::newRow(qPrintable(QDir(recordings()).relativeFilePath(path))) << path;
    }
}

void TestStretchIndex::rowsOfAStretchAreThoseOfTheWhole()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = stretchFormats().open(openFile(path.toStdString()).value(), {});
    const auto outline = recording ? (*recording)->outline({}) : Result<Outline>(Outline());
    if (!recording || !outline || outline->isEmpty)
        return; // nothing to read a stretch of
    const auto shared = std::make_shared<const Outline>(*outline);
    const auto whole = buildIndex(*recording, {}).value();
    const TickRange all = whole->ticks();
    std::mt19937_64 random(1);
    std::uniform_int_distribution<std::int64_t> anyTick(all.first.value, all.last.value);

    for (int i = 0; i < 12; ++i) {
        TickRange ticks{{anyTick(random)}, {}};
        ticks.last = std::min(ticks.first + 700, all.last);

        const auto stretch = indexOfStretch(*recording, shared, ticks, {});

        QVERIFY(stretch);
        const auto found = rowsIn(*stretch->index, ticks);
        const auto expected = rowsIn(*whole, ticks);
        QVERIFY2(found == expected, differenceOf(found, expected));
    }
}

void TestStretchIndex::statesOfAStretchAreThoseOfTheWhole()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = stretchFormats().open(openFile(path.toStdString()).value(), {});
    const auto outline = recording ? (*recording)->outline({}) : Result<Outline>(Outline());
    if (!recording || !outline || outline->isEmpty)
        return; // nothing to read a stretch of
    const auto shared = std::make_shared<const Outline>(*outline);
    const auto whole = buildIndex(*recording, {}).value();
    const TickRange all = whole->ticks();
    std::mt19937_64 random(2);
    std::uniform_int_distribution<std::int64_t> anyTick(all.first.value, all.last.value);
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(*recording, limits::CursorCache);

    for (int i = 0; i < 12; ++i) {
        const Tick tick{anyTick(random)};

        const auto stretch = indexOfStretch(*recording, shared, {tick, tick}, {});

        QVERIFY(stretch);
        Cursor own(*recording, limits::CursorCache);
        const auto found = own.frameAt(tick, *stretch->index, *mover, {});
        const auto expected = cursor.frameAt(tick, *whole, *mover, {});
        QVERIFY(found && expected);
        QCOMPARE(found->exactness, expected->exactness);
        QCOMPARE(found->at.has_value(), expected->at.has_value());
        if (!expected->at)
            continue;
        QCOMPARE(found->at->tick.value, expected->at->tick.value);
        const auto different = differentItem(*found->at->recorded, *expected->at->recorded);
        QVERIFY2(!different, qPrintable(QString::number(different ? different->type : 0)));
        if (stretch->isFromStart)
            QVERIFY(*found->at->recorded == *expected->at->recorded);
    }
}

void TestStretchIndex::tuningThatWasToldBeforeIsNoNews()
{
    using namespace teeworlds;
    constexpr std::int32_t TuneParams = 6; // of 0.6. Source: teeworlds-messages.md, section 4.
    MessageBuilder tuning(TuneParams);
    tuning.numbers(std::vector<std::int32_t>(32, 1000));
    DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.type = "client";
    DemoWriter writer(header);
    for (std::int64_t i = 0; i <= 5000; ++i) {
        writer.beginTick({1000 + i});
        writer.snapshot({});
        if (i == 3 || i == 4800)
            writer.message(tuning.bytes());
    }
    const auto recording = stretchFormats().open(memorySource(writer.finish().value(), "a.demo"),
                                                 {});
    const auto outline = std::make_shared<const Outline>((*recording)->outline({}).value());
    const TickRange ticks{{5750}, {5900}};
    const auto whole = buildIndex(*recording, {}).value();
    QCOMPARE(whole->eventCount(), std::size_t{2});
    QVERIFY(whole->event(0).kind().id != whole->event(1).kind().id);

    const auto stretch = indexOfStretch(*recording, outline, ticks, {}).value();

    const auto found = rowsIn(*stretch.index, ticks);
    QCOMPARE(found.size(), std::size_t{1});
    QVERIFY2(found == rowsIn(*whole, ticks), differenceOf(found, rowsIn(*whole, ticks)));
    // Without tuning in the stretch nothing is missed, so nothing before is read.
    const TickRange quiet{{3000}, {3100}};
    const auto silence = indexOfStretch(*recording, outline, quiet, {}).value();
    QVERIFY(!silence.isFromStart);
    QVERIFY(rowsIn(*silence.index, quiet).empty());
}

void TestStretchIndex::lastTickIsWholeWhereItComesTwice()
{
    using namespace teeworlds;
    constexpr std::int32_t Broadcast = 2; // of 0.6. Source: teeworlds-messages.md, section 4.
    DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.type = "client";
    DemoWriter writer(header);
    std::size_t second = 0;
    for (std::int64_t i = 0; i <= 20; ++i) {
        if (i == 11)
            second = writer.unfinished().value().size();
        writer.beginTick({1000 + i});
        writer.snapshot({});
        writer.message(MessageBuilder(Broadcast).text(std::to_string(i)).bytes());
    }
    auto bytes = writer.finish().value();
    // A marker holds the ticks since the one before; of the second one of 1010 that is none.
    constexpr std::byte OneTickOn{0xa1};
    constexpr std::byte SameTick{0xa0};
    QCOMPARE(std::exchange(bytes.at(second), SameTick), OneTickOn);
    const auto recording = stretchFormats().open(memorySource(std::move(bytes), "a.demo"), {});
    const auto outline = std::make_shared<const Outline>((*recording)->outline({}).value());
    const TickRange ticks{{1005}, {1010}};
    const auto whole = rowsIn(*buildIndex(*recording, {}).value(), ticks);
    QCOMPARE(std::ranges::count(whole, Tick{1010}, &StretchRow::tick), 2);

    const auto stretch = indexOfStretch(*recording, outline, ticks, {}).value();

    const auto found = rowsIn(*stretch.index, ticks);
    QVERIFY2(found == whole, differenceOf(found, whole));
}

void TestStretchIndex::stretchFarBehindReadsLittle()
{
    const auto source = std::make_shared<const CountingSource>(
        memorySource(repeatedSample(7), "long.demo"));
    const auto recording = stretchFormats().open(source, {}).value();
    const auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    const Tick tick = outline->time.ticks().last - 5000;
    source->bytesRead = 0;

    const auto stretch = indexOfStretch(recording, outline, {tick, tick}, {}).value();

    QVERIFY(!stretch.isFromStart);
    QVERIFY(stretch.index->indexedTo() <= tick);
    // A keyframe is due every 250 ticks, and the sample is 6000 ticks long.
    QVERIFY2(source->bytesRead < source->size() / 20,
             qPrintable(QString::number(source->bytesRead)));
}

void TestStretchIndex::repeatedDemoIsAsLong()
{
    const auto once = buildIndex(
        stretchFormats().open(memorySource(repeatedSample(1), "once.demo"), {}).value(), {});
    const auto often = buildIndex(
        stretchFormats().open(memorySource(repeatedSample(5), "often.demo"), {}).value(), {});

    QVERIFY((*often)->damage().empty());
    const auto lengthOf = [](const Index &index) {
        return index.ticks().last - index.ticks().first + 1;
    };
    QCOMPARE(lengthOf(**often), 5 * lengthOf(**once));
    const auto kills = [](const Index &index) {
        for (const auto &[kind, count] : index.kindCounts()) {
            if (kind->id == "kill")
                return count;
        }
        return std::size_t{0};
    };
    QVERIFY(kills(**once) > 0);
    QCOMPARE(kills(**often), 5 * kills(**once));
}

TICKSCOPE_TEST(TestStretchIndex, QCoreApplication)
#include "test_stretch_index.moc"
