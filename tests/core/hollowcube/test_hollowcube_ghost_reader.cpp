// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QTest>

#include <cmath>
#include <map>
#include <random>

#include <malloc.h>

#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/ghost_reader.h"
#include "core/formats/hollowcube/items/replay_schema.h"
#include "core/formats/hollowcube/limits.h"
#include "core/io/http/http_source.h"
#include "core/timeline/walker.h"
#include "tests/support/measured_run.h"
#include "tests/support/replay_files.h"
#include "tests/support/servers/fake_server.h"
#include "tests/support/servers/served_files.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::hollowcube;

namespace {

/// Where the subject is; nothing where the state does not say.
using Places = std::map<Tick, std::optional<Placement>>;

/// By the recording's own decoder, over all seek points.
class PlaceCollector : public PassSink
{
public:
    [[nodiscard]] bool wantsEvents() const override { return false; }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        std::optional<Placement> place;
        const auto words = state.find({EntityType, SubjectEntity});
        const auto isNumber = [&words](std::uint32_t word) {
            return !std::isnan(realAt(*words, word));
        };
        if (words && isNumber(PositionWord) && isNumber(PositionWord + 2)
            && isNumber(PositionWord + 4))
            place = Placement{{realAt(*words, PositionWord), realAt(*words, PositionWord + 2),
                               realAt(*words, PositionWord + 4)},
                              float(realAt(*words, YawWord)),
                              float(realAt(*words, PitchWord))};
        places[tick] = place;
    }
    Places places;
};

/// Nothing when the recording does not open.
std::optional<Places> placesIn(const Shared<ByteSource> &source)
{
    static const FormatRegistry registry = [] {
        FormatRegistry filled;
        registerAllFormats(filled);
        return filled;
    }();
    const auto recording = registry.open(source, {});
    if (!recording || (*recording)->info().format != "hollowcube")
        return {};
    const auto outline = (*recording)->checkedOutline({});
    PlaceCollector collector;
    if (!outline || outline->isEmpty)
        return collector.places;
    Walker walker(*recording, outline->seekPoints);
    for (auto stepped = walker.step(&collector, {}); stepped && *stepped == Step::Done;)
        stepped = walker.step(&collector, {});
    return collector.places;
}

bool areEqual(const std::optional<Placement> &left, const std::optional<Placement> &right)
{
    // Angles of a changed file may be no numbers.
    const auto isSame = [](float one, float other) {
        return one == other || (std::isnan(one) && std::isnan(other));
    };
    return left.has_value() == right.has_value()
           && (!left
               || (left->position == right->position && isSame(left->yaw, right->yaw)
                   && isSame(left->pitch, right->pitch)));
}

/// What differs at \a tick; empty when nothing does.
QString differenceAt(GhostReader &reader, Tick tick, const Places &expected)
{
    const auto state = reader.at(tick);
    const auto place = expected.find(tick);
    const QString where = QStringLiteral("at tick %1: ").arg(tick.value);
    if (!state)
        return place == expected.end()
                   ? QString()
                   : where + QString::fromStdString(faultText(state.error().fault));
    if (place == expected.end())
        return where + QStringLiteral("nothing can be read there");
    if (state->tick != tick || !areEqual(state->placement, place->second))
        return where + QStringLiteral("another place");
    return {};
}

/// Compares all ticks forwards and some at random with those of the recording.
QString difference(const Shared<ByteSource> &source, int seeks)
{
    const auto expected = placesIn(source);
    auto reader = GhostReader::open(source);
    if (!expected || !reader)
        return !expected || expected->empty() ? QString() : QStringLiteral("it does not open");
    const TickRange ticks = reader->ticks();
    for (Tick tick = ticks.first; tick <= ticks.last; tick = tick + 1) {
        if (const QString found = differenceAt(*reader, tick, *expected); !found.isEmpty())
            return found;
    }
    std::mt19937_64 random(40);
    for (int i = 0; i < seeks && !ticks.isEmpty(); ++i) {
        const Tick tick{std::int64_t(random() % std::uint64_t(ticks.last.value + 1))};
        if (const QString found = differenceAt(*reader, tick, *expected); !found.isEmpty())
            return QStringLiteral("sought, ") + found;
    }
    return {};
}

/// Bytes that malloc has given out and not got back.
std::size_t bytesInUse()
{
    const auto now = ::mallinfo2();
    return now.uordblks + now.hblkhd;
}

/// Looks at the memory in use whenever it is read: chunks are read in pieces while they are
/// unpacked.
class CountingSource : public ByteSource
{
public:
    explicit CountingSource(Shared<ByteSource> source)
        : m_source(std::move(source))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_source->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        count();
        return m_source->readAt(offset, into, std::move(stop));
    }
    [[nodiscard]] std::string name() const override { return m_source->name(); }
    void count() const { m_most = std::max(m_most, bytesInUse()); }
    [[nodiscard]] std::size_t most() const { return m_most; }

private:
    Shared<ByteSource> m_source;
    mutable std::size_t m_most = 0;
};

std::vector<std::byte> randomBytes(std::size_t size)
{
    std::mt19937_64 random(1);
    std::vector<std::byte> bytes(size);
    std::ranges::generate(bytes, [&random] { return std::byte(random()); });
    return bytes;
}

/// A file of \a chunks chunks that all have the bytes of one, which sets \a items items of
/// \a itemBytes each in its only tick.
Shared<ByteSource> heavyReplay(int chunks, int items, std::size_t itemBytes,
                               const NbtCompound &metadata = {})
{
    std::vector<std::byte> plain;
    PrimitiveWriter writer(plain);
    writer.writeVarint(0);
    writer.writeI16(2);
    writeEvent(writer, AbsoluteMove{SubjectEntity, {{1, 2, 3}, 4, 5}, {}});
    NbtCompound item;
    if (itemBytes > 0) {
        const auto noise = randomBytes(itemBytes);
        std::vector<std::uint8_t> numbers(itemBytes);
        std::ranges::transform(noise, numbers.begin(),
                               [](std::byte byte) { return std::uint8_t(byte); });
        item.set("noise", {std::move(numbers)});
    }
    const auto itemNbt = nbtBytes(item);
    SetItem set;
    set.items.assign(std::size_t(items), SlotItem{1, itemNbt});
    writeEvent(writer, set);
    auto packed = ChunkPacker(1).pack(plain).value();

    std::vector<ChunkEntry> entries(std::size_t(chunks), ChunkEntry{});
    for (std::size_t i = 0; i < entries.size(); ++i) {
        entries[i].startTick = std::int32_t(i);
        entries[i].tickCount = 1;
        entries[i].flags = ChunkEntry::SnapshotFlag;
        entries[i].compressedLength = std::int32_t(packed.size());
        entries[i].uncompressedLength = std::int32_t(plain.size());
    }
    const auto metadataNbt = nbtBytes(metadata);
    placeChunks(entries, metadataNbt.size());
    for (ChunkEntry &entry : entries)
        entry.byteOffset = entries.front().byteOffset;
    auto bytes = preambleBytes(ReplayHeader(), metadataNbt, entries);
    bytes.insert(bytes.end(), packed.begin(), packed.end());
    return memorySource(std::move(bytes), "a.hcrp");
}

/// Many small tags, of which our keys are some, again and again.
NbtCompound manyTags()
{
    NbtCompound ours;
    for (int i = 0; i < 5000; ++i)
        ours.entries.push_back({"registry", {NbtList{8, {{std::string("host:x")}}}}});
    NbtCompound metadata;
    metadata.set("tickscope", {std::move(ours)});
    metadata.set("flags", {NbtList{1, std::vector<NbtTag>(100'000, NbtTag{std::int8_t{1}})}});
    return metadata;
}

} // namespace

class TestHollowcubeGhostReader : public QObject
{
    Q_OBJECT

private slots:
    void ghostIsWhereTheRecordingHasIt_data();
    void ghostIsWhereTheRecordingHasIt();
    void cutFileGivesWhatCanBeRead();
    void changedFileGivesWhatCanBeRead();
    void memoryStaysBelowTheBound_data();
    void memoryStaysBelowTheBound();
    void listenerHearsTheRun();
    void tickOutsideTheRecordingIsAnError();
    void servedFileIsReadByRanges();
    void longMetadataAreRefused();
};

void TestHollowcubeGhostReader::ghostIsWhereTheRecordingHasIt_data()
{
    QTest::addColumn<QString>("path");
    const QString folder = test::recordings() + QStringLiteral("/hollowcube");
    QDirIterator files(folder, {QStringLiteral("*.hcrp"), QStringLiteral("preamble.dat")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QTest::newRow(qPrintable(path.mid(folder.size() + 1))) << path;
    }
}

void TestHollowcubeGhostReader::ghostIsWhereTheRecordingHasIt()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, path);

    QCOMPARE(difference(openFile(path.toStdString()).value(), 50), QString());
}

void TestHollowcubeGhostReader::cutFileGivesWhatCanBeRead()
{
    const auto whole = test::makeReplay(45, 10);

    for (std::size_t size = 0; size < whole.size(); ++size) {
        const std::vector<std::byte> cut(whole.begin(), whole.begin() + std::ptrdiff_t(size));
        const QString found = difference(memorySource(cut, "a.hcrp"), 5);
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("%1 bytes: %2").arg(size).arg(found)));
    }
}

void TestHollowcubeGhostReader::changedFileGivesWhatCanBeRead()
{
    const auto whole = test::makeReplay(300, 20);
    std::mt19937_64 random(7);

    for (int i = 0; i < 500; ++i) {
        auto changed = whole;
        const std::size_t place = random() % (i % 2 == 0 ? changed.size() : std::size_t{600});
        changed[place] = std::byte(random());
        const QString found = difference(memorySource(changed, "a.hcrp"), 20);
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("byte %1: %2").arg(place).arg(found)));
    }
}

void TestHollowcubeGhostReader::memoryStaysBelowTheBound_data()
{
    QTest::addColumn<int>("chunks");
    QTest::addColumn<int>("items");
    QTest::addColumn<int>("itemBytes");
    QTest::addColumn<bool>("hasTags");

    QTest::newRow("small") << 10 << 1 << 10 << false;
    QTest::newRow("a million chunks") << 1'000'000 << 1 << 10 << false;
    QTest::newRow("a chunk that does not pack") << 2 << 1 << (63 << 20) << false;
    QTest::newRow("ten million items in a tick") << 2 << 10'000'000 << 0 << false;
    QTest::newRow("metadata of many tags") << 10 << 1 << 10 << true;
}

void TestHollowcubeGhostReader::memoryStaysBelowTheBound()
{
    if (test::isInstrumented())
        QSKIP("sanitizers have a malloc of their own");
    QFETCH(const int, chunks);
    QFETCH(const int, items);
    QFETCH(const int, itemBytes);
    QFETCH(const bool, hasTags);
    const auto source = std::make_shared<CountingSource>(
        heavyReplay(chunks, items, std::size_t(itemBytes), hasTags ? manyTags() : NbtCompound()));
    const auto preamble = readPreamble(*source, {}).value();
    const auto plain = std::size_t(preamble.index[0].uncompressedLength);
    const CountingSource counted(source);
    const std::size_t before = bytesInUse();

    auto reader = GhostReader::open(Shared<ByteSource>(&counted, [](const ByteSource *) {}));
    QVERIFY2(reader, reader ? "" : faultText(reader.error().fault).c_str());
    for (int i = 0; i < 3 && i < chunks; ++i) {
        const auto state = reader->at({(i * 654'321LL) % chunks});
        counted.count();
        // All chunks have the number of the first tick.
        QCOMPARE(state.has_value(), (i * 654'321LL) % chunks == 0);
    }

    constexpr std::size_t Bound = 1U << 20;
    QVERIFY(counted.most() > before);
    QVERIFY2(
        counted.most() - before <= plain + Bound,
        qPrintable(
            QStringLiteral("%1 bytes beside %2").arg(counted.most() - before - plain).arg(plain)));
}

void TestHollowcubeGhostReader::listenerHearsTheRun()
{
    auto reader = GhostReader::open(memorySource(test::makeReplay(500), "a.hcrp")).value();
    QStringList heard;
    reader.setRunListener([&heard](Tick tick, const ReplayEvent &event) {
        const auto *reached = std::get_if<CheckpointReached>(&event);
        const QString name = reached ? QString::fromStdString(std::string(reached->checkpoint))
                                     : QStringLiteral("start");
        heard << QStringLiteral("%1 %2 %3")
                     .arg(tick.value)
                     .arg(name)
                     .arg(reached ? reached->runTime : 0);
    });

    for (Tick tick; reader.ticks().contains(tick); tick = tick + 1)
        QVERIFY(reader.at(tick));

    QCOMPARE(heard,
             QStringList({QStringLiteral("0 start 0"), QStringLiteral("239 checkpoint-1 11950"),
                          QStringLiteral("479 checkpoint-2 23950")}));
    QVERIFY(reader.at({0}));
    QVERIFY(reader.at({300}));
    QCOMPARE(heard.size(), 4); // the start again, and nothing that lay between
}

void TestHollowcubeGhostReader::tickOutsideTheRecordingIsAnError()
{
    auto reader = GhostReader::open(memorySource(test::makeReplay(50), "a.hcrp")).value();

    for (const Tick tick : {Tick{-1}, Tick{50}}) {
        const auto state = reader.at(tick);
        QVERIFY(!state);
        QCOMPARE(state.error().code, ErrorCode::OutOfRange);
    }
    QVERIFY(reader.at({49}));
}

void TestHollowcubeGhostReader::servedFileIsReadByRanges()
{
    const QString name = QStringLiteral("hollowcube/long-3h.hcrp");
    SKIP_WITHOUT_RECORDING("hollowcube/long-3h.hcrp");
    const auto file = openFile(test::realRecording(name)->toStdString()).value();
    const std::string url = "https://example.org/run.hcrp";
    const auto server = std::make_shared<test::FakeServer>();
    server->put(url, {.bytes = readAll(*file, 0, file->size(), file->size(), {}).value()});
    auto local = GhostReader::open(file).value();

    const auto served = openUrl(
        HttpAccess{.url = url, .options = GhostReader::httpOptions(), .transport = server}, {});
    QVERIFY(served);
    auto reader = GhostReader::open(*served).value();
    for (const Tick tick : {Tick{150'000}, Tick{150'001}, Tick{20}, Tick{215'000}})
        QVERIFY(areEqual(reader.at(tick)->placement, local.at(tick)->placement));

    // The beginning, and a block or two for each chunk.
    QVERIFY2(server->requestCount() <= 7, qPrintable(QString::number(server->requestCount())));
}

void TestHollowcubeGhostReader::longMetadataAreRefused()
{
    NbtCompound metadata;
    metadata.set("long", {std::vector<std::uint8_t>(limits::GhostMetadataBytes)});

    const auto reader = GhostReader::open(heavyReplay(1, 1, 10, metadata));

    QVERIFY(!reader);
    QCOMPARE(reader.error().code, ErrorCode::LimitExceeded);
}

TICKSCOPE_TEST(TestHollowcubeGhostReader, QCoreApplication)
#include "test_hollowcube_ghost_reader.moc"
