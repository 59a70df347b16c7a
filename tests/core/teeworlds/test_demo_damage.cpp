// SPDX-License-Identifier: GPL-3.0-or-later
//
// A self-made demo, broken in its first stretch in every way: what lies behind the next
// keyframe is as it was, and what is lost is told.

#include <array>
#include <map>

#include <QTest>

#include "core/formats/faults.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

using Bytes = std::vector<std::byte>;

Result<Shared<Recording>> opened(Bytes bytes)
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return registry.open(memorySource(std::move(bytes), "damaged.demo"), {});
}

/// States and damage of a walk; recorded items only, since lost messages stay lost.
class Collector : public PassSink
{
public:
    void damageFound(const Damage &found) override { damage.push_back(found); }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        states[tick] = {teeworlds::recordedItemCount(state), teeworlds::checksum(state)};
    }

    std::map<Tick, std::pair<std::size_t, std::uint32_t>> states;
    std::vector<Damage> damage;
};

struct Read {
    Outline outline;
    Collector collected;

    [[nodiscard]] std::vector<Damage> allDamage() const
    {
        std::vector<Damage> all = outline.damage;
        all.insert(all.end(), collected.damage.begin(), collected.damage.end());
        return all;
    }
};

std::optional<Read> readDemo(Bytes bytes)
{
    const auto recording = opened(std::move(bytes));
    if (!recording)
        return {};
    auto outline = (*recording)->outline({});
    if (!outline)
        return {};
    Read read;
    read.outline = std::move(*outline);
    Walker walker(*recording, read.outline.seekPoints);
    while (walker.step(&read.collected, {}) == Step::Done) {}
    return read;
}

/// The undamaged demo and where its stretches begin.
struct Whole {
    Bytes bytes;
    Read read;
    std::size_t begin = 0; ///< Of the first keyframe's marker.
    std::size_t end = 0;   ///< Of the second one's.
    Tick secondKeyframe;
};

const Whole &whole()
{
    static const Whole demo = [] {
        Whole made;
        made.bytes = test::makeTinyDemo({.hasMap = false});
        made.read = readDemo(made.bytes).value();
        const auto &points = made.read.outline.seekPoints;
        made.begin = static_cast<std::size_t>(points.at(0).byte.value());
        made.end = static_cast<std::size_t>(points.at(1).byte.value());
        made.secondKeyframe = points.at(1).tick;
        return made;
    }();
    return demo;
}

/// First tick from the second keyframe on whose state is another or lost.
std::optional<Tick> firstDifferenceBehind(const Read &read)
{
    for (const auto &[tick, state] : whole().read.collected.states) {
        if (tick < whole().secondKeyframe)
            continue;
        const auto found = read.collected.states.find(tick);
        if (found == read.collected.states.end() || found->second != state)
            return tick;
    }
    return {};
}

/// What a reading of \a damaged, broken in the first stretch, did wrong; empty if nothing.
QByteArray faultOf(const Bytes &damaged, std::size_t firstBroken)
{
    const auto read = readDemo(damaged);
    if (!read)
        return "cannot be opened";
    const auto damage = read->allDamage();
    for (const auto &[tick, state] : whole().read.collected.states) {
        const auto found = read->collected.states.find(tick);
        const bool isThere = found != read->collected.states.end();
        if (isThere && found->second == state)
            continue;
        const QByteArray at = "tick " + QByteArray::number(qint64{tick.value});
        if (tick >= whole().secondKeyframe)
            return at + (isThere ? " behind the keyframe differs" : " behind the keyframe is lost");
        if (damage.empty())
            return at + (isThere ? " differs and nobody says so" : " is lost and nobody says so");
    }
    for (const Damage &one : damage) {
        if (one.tick > whole().secondKeyframe)
            return "damage is told of a tick behind the keyframe";
        if (one.tick + one.lostTicks > whole().secondKeyframe)
            return "ticks behind the keyframe are said to be lost";
        // A broken chain of chunks may lead through bytes behind it that are whole.
        if (one.byte + one.size < firstBroken)
            return "damage is told of bytes before it";
        if (!one.fault.kind())
            return "damage has no words";
        // Of the walk, which goes on behind a tick that it has read.
        if (one.lostTicks > 0 && faultText(one.fault).find("leads over") != std::string::npos
            && read->collected.states.contains(one.tick))
            return "a tick that was read is said to be lost";
    }
    return {};
}

} // namespace

class TestDemoDamage : public QObject
{
    Q_OBJECT

private slots:
    void demoHasTwoStretches();
    void flippedByteIsSurvived_data();
    void flippedByteIsSurvived();
    void damagedSnapshotLosesTicksUpToTheNextWholeOne_data();
    void damagedSnapshotLosesTicksUpToTheNextWholeOne();
    void brokenMessageIsNoEndOfTheRecording();
    void brokenContainerIsReportedWithTickAndByte();
    void zeroedStretchLosesTicksUpToTheKeyframe_data();
    void zeroedStretchLosesTicksUpToTheKeyframe();
    void removedBytesLoseTicksUpToTheKeyframe();
    void swappedBlocksLoseTicksUpToTheKeyframe();
    void stretchOfNoiseIsPassedOver();
    void searchBehindDamageEnds();
    void brokenStretchIsOneEntry_data();
    void brokenStretchIsOneEntry();
    void demoCutInItsMapIsOneEntry();
    void wrongSizeOfTheMapCostsTheMapAlone();
    void headerThatBreaksARuleIsDamage_data();
    void headerThatBreaksARuleIsDamage();
    void brokenDemoStillSeeks();
};

void TestDemoDamage::demoHasTwoStretches()
{
    QVERIFY(whole().end - whole().begin > 500);
    QVERIFY(whole().read.allDamage().empty());
    QCOMPARE(whole().read.outline.time.ticks(), (TickRange{{1000}, {1400}}));
    // More than 250 ticks behind the first one.
    QCOMPARE(whole().secondKeyframe.value, std::int64_t{1252});
}

void TestDemoDamage::flippedByteIsSurvived_data()
{
    QTest::addColumn<int>("mask");

    QTest::newRow("lowest bit") << 0x01;
    QTest::newRow("highest bit") << 0x80;
    QTest::newRow("bits that tell a chunk's kind") << 0x60;
    QTest::newRow("all bits") << 0xFF;
}

void TestDemoDamage::flippedByteIsSurvived()
{
    QFETCH(int, mask);
    // A flipped bit may give another number that is as good as the recorded one, also
    // another tick, and a chunk may take in the marker behind it: nothing tells. What must hold is
    // all that is behind the keyframe.
    for (std::size_t i = whole().begin; i < whole().end; ++i) {
        Bytes damaged = whole().bytes;
        damaged[i] ^= static_cast<std::byte>(mask);
        const auto read = readDemo(damaged);
        QVERIFY2(read, qPrintable(QString::number(i)));
        const auto different = firstDifferenceBehind(*read);
        QVERIFY2(
            !different,
            qPrintable(
                QStringLiteral("byte %1, tick %2").arg(i).arg(different.value_or(Tick{}).value)));
    }
}

void TestDemoDamage::damagedSnapshotLosesTicksUpToTheNextWholeOne_data()
{
    QTest::addColumn<int>("marker");
    QTest::newRow("in a keyframe") << 0xC0; // teeworlds-demo.md, section 3.2
    QTest::newRow("in an ordinary tick") << 0x80;
}

void TestDemoDamage::damagedSnapshotLosesTicksUpToTheNextWholeOne()
{
    QFETCH(int, marker);
    int lost = 0;
    for (std::size_t i = whole().begin; i < whole().end; ++i) {
        Bytes damaged = whole().bytes;
        damaged[whole().end] = std::byte(marker);
        damaged[i] ^= std::byte{0xFF};
        const auto read = readDemo(damaged);
        if (!read.value().outline.damage.empty())
            continue;
        for (const Damage &damage : read->collected.damage) {
            const bool isLoss = damage.fault.is(faults::StateUnknownToKeyframe);
            QCOMPARE(damage.lostTicks, isLoss ? whole().secondKeyframe - damage.tick : 0);
            lost += isLoss ? 1 : 0;
        }
    }
    QVERIFY(lost > 0);
}

void TestDemoDamage::brokenMessageIsNoEndOfTheRecording()
{
    int lost = 0;
    for (std::size_t i = whole().begin; i < whole().end; ++i) {
        Bytes damaged = whole().bytes;
        damaged[i] ^= std::byte{0xFF};
        const auto read = readDemo(damaged);
        QVERIFY(read);
        for (const Damage &damage : read->collected.damage) {
            if (!damage.fault.is(faults::MessageLost))
                continue;
            ++lost;
            QVERIFY(damage.kind != ErrorCode::Truncated);
        }
    }
    QVERIFY(lost > 0);
}

void TestDemoDamage::brokenContainerIsReportedWithTickAndByte()
{
    // A tick marker that goes back in time: an absolute one of tick 5 in the middle.
    Bytes damaged = whole().bytes;
    const std::size_t broken = whole().begin + (whole().end - whole().begin) / 2;
    std::fill_n(damaged.begin() + std::ptrdiff_t(broken), 5, std::byte{0x80});

    const auto read = readDemo(damaged);

    QVERIFY(read);
    QVERIFY(!read->allDamage().empty());
    const Damage damage = read->allDamage().front();
    QVERIFY(damage.tick >= Tick{1000} && damage.tick < whole().secondKeyframe);
    QVERIFY(damage.byte >= whole().begin && damage.byte <= whole().end);
    QVERIFY(damage.byte + damage.size >= broken);
    QCOMPARE(faultOf(damaged, broken), QByteArray());
}

void TestDemoDamage::zeroedStretchLosesTicksUpToTheKeyframe_data()
{
    QTest::addColumn<int>("size");

    QTest::newRow("16 bytes") << 16;
    QTest::newRow("100 bytes") << 100;
    QTest::newRow("300 bytes") << 300;
}

void TestDemoDamage::zeroedStretchLosesTicksUpToTheKeyframe()
{
    QFETCH(int, size);
    const auto count = static_cast<std::size_t>(size);
    for (std::size_t i = whole().begin; i + count <= whole().end; i += 7) {
        Bytes damaged = whole().bytes;
        std::fill_n(damaged.begin() + std::ptrdiff_t(i), size, std::byte{0});

        const QByteArray fault = faultOf(damaged, i);

        QVERIFY2(fault.isEmpty(), "byte " + QByteArray::number(qulonglong{i}) + ": " + fault);
    }
}

void TestDemoDamage::removedBytesLoseTicksUpToTheKeyframe()
{
    // What is left may be a chain as good as the recorded one; nothing can tell then.
    // The keyframe states its tick, so what is behind it must be right.
    for (std::size_t i = whole().begin; i + 53 <= whole().end; i += 11) {
        Bytes damaged = whole().bytes;
        const auto from = damaged.begin() + std::ptrdiff_t(i);
        damaged.erase(from, from + 53);

        const auto read = readDemo(damaged);

        QVERIFY2(read, qPrintable(QString::number(i)));
        const auto different = firstDifferenceBehind(*read);
        QVERIFY2(
            !different,
            qPrintable(
                QStringLiteral("byte %1, tick %2").arg(i).arg(different.value_or(Tick{}).value)));
    }
}

void TestDemoDamage::swappedBlocksLoseTicksUpToTheKeyframe()
{
    constexpr std::ptrdiff_t Block = 64;
    for (auto i = std::ptrdiff_t(whole().begin); i + 2 * Block <= std::ptrdiff_t(whole().end);
         i += 13) {
        Bytes damaged = whole().bytes;
        const auto from = damaged.begin() + i;
        std::swap_ranges(from, from + Block, from + Block);

        const QByteArray fault = faultOf(damaged, std::size_t(i));

        QVERIFY2(fault.isEmpty(), "byte " + QByteArray::number(qlonglong{i}) + ": " + fault);
    }
}

void TestDemoDamage::stretchOfNoiseIsPassedOver()
{
    Bytes damaged = whole().bytes;
    std::uint32_t noise = 1;
    for (std::size_t i = whole().begin; i < whole().end; ++i) {
        noise = noise * 1664525U + 1013904223U;
        damaged[i] = static_cast<std::byte>(noise >> 24);
    }

    const auto read = readDemo(damaged);

    QVERIFY(read);
    QVERIFY(!read->outline.damage.empty());
    QVERIFY(!firstDifferenceBehind(*read));
}

void TestDemoDamage::searchBehindDamageEnds()
{
    // A broken place, and behind it nothing but beginnings of keyframes that claim all
    // bytes up to the end: looking at each of them whole would take the square of the size.
    Bytes damaged(whole().bytes.begin(),
                  whole().bytes.begin() + static_cast<std::ptrdiff_t>(whole().end));
    for (const unsigned byte : {0x3FU, 0xFFU, 0xFFU}) // a chunk that is too long
        damaged.push_back(static_cast<std::byte>(byte));
    constexpr std::array<unsigned, 8> FalseKeyframe{0xC0, 0, 0, 0x07, 0xD0, 0x3F, 0, 0x40};
    for (int i = 0; i < 5000; ++i) {
        for (const unsigned byte : FalseKeyframe)
            damaged.push_back(static_cast<std::byte>(byte));
    }
    const auto read = readDemo(damaged);
    QVERIFY(read);
    QVERIFY(!read->outline.damage.empty());
    const Fault &fault = read->outline.damage.back().fault;
    QVERIFY2(fault.is(faults::SearchGivenUp), faultText(fault).c_str());
    for (const auto &[tick, state] : whole().read.collected.states) {
        if (tick < whole().secondKeyframe)
            QVERIFY(read->collected.states.contains(tick));
    }
}

void TestDemoDamage::brokenStretchIsOneEntry_data()
{
    QTest::addColumn<int>("value");

    QTest::newRow("zeros") << 0x00;
    QTest::newRow("ones") << 0xFF;
    QTest::newRow("what no recorder writes") << 0x60;
}

void TestDemoDamage::brokenStretchIsOneEntry()
{
    QFETCH(int, value);
    constexpr std::size_t Size = 120;
    // Outline and pass come upon it both, the one by the chain and the other by what the
    // chunks hold. The chunk in which the stretch begins is another place.
    for (std::size_t i = whole().begin; i + Size <= whole().end; i += 7) {
        Bytes damaged = whole().bytes;
        std::fill_n(damaged.begin() + std::ptrdiff_t(i), Size, static_cast<std::byte>(value));

        const auto index = buildIndex(opened(damaged).value(), {}).value();

        const auto isInside = [i](const Damage &damage) {
            return damage.byte >= i && damage.byte < i + Size;
        };
        const auto count = std::ranges::count_if(index->damage(), isInside);
        QVERIFY2(count <= 1, qPrintable(QStringLiteral("byte %1: %2 entries").arg(i).arg(count)));
    }
}

void TestDemoDamage::demoCutInItsMapIsOneEntry()
{
    Bytes cut = test::makeTinyDemo();
    cut.resize(600);
    const auto recording = opened(cut).value();

    const auto outline = recording->outline({}).value();
    const Index index(std::make_shared<const Outline>(outline));

    QVERIFY(outline.isEmpty);
    QCOMPARE(index.damage().size(), std::size_t{1});
    QCOMPARE(index.damage().front().byte, std::uint64_t{600});
    const MapReference map = recording->info().map.value();
    QVERIFY(map.offset < 600 && 600 < map.offset + map.size);
}

void TestDemoDamage::wrongSizeOfTheMapCostsTheMapAlone()
{
    constexpr std::size_t MapSize = 136;
    const Bytes whole = test::makeTinyDemo();
    const auto undamaged = buildIndex(opened(whole).value(), {}).value();
    for (const std::byte first : {std::byte{0x01}, std::byte{0x7F}, std::byte{0xFF}}) {
        Bytes damaged = whole;
        damaged[MapSize] = first;

        const auto index = buildIndex(opened(damaged).value(), {}).value();

        QCOMPARE(index->seekPoints().size(), undamaged->seekPoints().size());
        QVERIFY(index->ticks() == undamaged->ticks());
        QVERIFY(!index->damage().empty());
        QVERIFY(!opened(damaged).value()->info().map->isEmbedded);
        QVERIFY(std::ranges::any_of(index->outline().headerClaims, [](const HeaderClaim &claim) {
            return claim.what == faults::HeaderEmbeddedMap && !claim.isKept();
        }));
    }
}

void TestDemoDamage::headerThatBreaksARuleIsDamage_data()
{
    QTest::addColumn<int>("byte");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<int>("fieldByte");
    QTest::addColumn<int>("fieldSize");

    QTest::newRow("net version") << 16 << QByteArray(56, 'x') << 8 << 64;
    QTest::newRow("map name") << 72 << QByteArray(64, 'm') << 72 << 64;
    QTest::newRow("type") << 144 << QByteArray("viewer") << 144 << 8;
    QTest::newRow("timestamp") << 156 << QByteArray(20, '1') << 156 << 20;
}

void TestDemoDamage::headerThatBreaksARuleIsDamage()
{
    QFETCH(int, byte);
    QFETCH(QByteArray, written);
    QFETCH(int, fieldByte);
    QFETCH(int, fieldSize);
    Bytes bytes = whole().bytes;
    std::ranges::transform(written, bytes.begin() + byte,
                           [](char c) { return static_cast<std::byte>(c); });

    const auto read = readDemo(std::move(bytes));

    QCOMPARE(read.value().collected.states, whole().read.collected.states);
    const auto damage = read->allDamage();
    QCOMPARE(damage.size(), std::size_t{1});
    QCOMPARE(damage.front().byte, static_cast<std::uint64_t>(fieldByte));
    QCOMPARE(damage.front().size, static_cast<std::uint64_t>(fieldSize));
    QCOMPARE(damage.front().tick, Tick{1000});
}

void TestDemoDamage::brokenDemoStillSeeks()
{
    Bytes damaged = whole().bytes;
    const auto middle = whole().begin + (whole().end - whole().begin) / 2;
    std::fill_n(damaged.begin() + std::ptrdiff_t(middle), 60, std::byte{0});
    const auto recording = opened(damaged).value();
    const auto index = buildIndex(recording, {}).value();
    const Tick broken = index->damage().front().tick;
    Cursor cursor(recording, 1U << 20);
    const auto mover = recordedMotion()->makeMover();

    const auto lost = cursor.frameAt(whole().secondKeyframe - 1, *index, *mover, {});
    const auto behind = cursor.frameAt(whole().secondKeyframe + 10, *index, *mover, {});
    const auto before = cursor.frameAt(broken - 10, *index, *mover, {});

    QCOMPARE(lost->exactness, Exactness::Damaged);
    QVERIFY(lost->at && lost->at->tick <= broken);
    QCOMPARE(lost->next->tick, whole().secondKeyframe);
    QCOMPARE(behind->exactness, Exactness::Recorded);
    QCOMPARE(before->exactness, Exactness::Recorded);
}

TICKSCOPE_TEST(TestDemoDamage, QCoreApplication)
#include "test_demo_damage.moc"
