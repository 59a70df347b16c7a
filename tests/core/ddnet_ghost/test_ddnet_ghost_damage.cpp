// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ghosts that are cut or changed: what stands before the damage is kept, and what stands behind it
// where the file says where it is.

#include <algorithm>
#include <map>

#include <QTest>

#include "core/base/limits.h"
#include "core/formats/ddnet_ghost/limits.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/support/frame_agreement.h"
#include "tests/support/ghost_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;
using teeworlds::GhostItem;

namespace {

constexpr int Characters = 160; ///< In chunks of 50, 50, 50 and 10.
constexpr std::size_t HeaderBytes = 133;

struct Ghost {
    Outline outline;
    std::map<std::int64_t, std::vector<std::int32_t>> characters; ///< By tick.
    int doubtful = 0;
};

Ghost read(const Bytes &bytes)
{
    const auto recording = opened(bytes).value();
    Ghost ghost;
    ghost.outline = recording->outline({}).value();
    Walker walker(recording, ghost.outline.seekPoints);
    while (walker.step(nullptr, {}).value() == Step::Done) {
        const auto words = *walker.decoder().state().find({9, 0});
        ghost.characters[walker.decoder().tick().value] = {words.begin(), words.end()};
        ghost.doubtful += walker.decoder().isExact() ? 0 : 1;
    }
    return ghost;
}

/// Where the chunks of a sound ghost begin.
std::vector<std::size_t> chunksOf(const Bytes &bytes, std::size_t headerBytes = HeaderBytes)
{
    std::vector<std::size_t> places;
    const auto byteAt = [&bytes](std::size_t place) {
        return std::to_integer<std::size_t>(bytes[place]);
    };
    for (std::size_t place = headerBytes; place < bytes.size();
         place += 4 + byteAt(place + 2) * 256 + byteAt(place + 3))
        places.push_back(place);
    return places;
}

bool isPartOf(const Ghost &part, const Ghost &whole)
{
    return std::ranges::all_of(part.characters, [&whole](const auto &entry) {
        const auto found = whole.characters.find(entry.first);
        return found != whole.characters.end() && found->second == entry.second;
    });
}

/// \a bytes with a chunk whose code ends nowhere.
Bytes withBrokenChunk(Bytes bytes, std::size_t chunk)
{
    const std::size_t place = chunksOf(bytes)[chunk];
    for (std::size_t i = place + 10; i < place + 20; ++i)
        bytes[i] = std::byte{0xFF};
    return bytes;
}

constexpr int ItemsOfChunk = 50;

/// The ticks of its second chunk lie far behind all others.
Bytes ghostWithLeap()
{
    teeworlds::GhostHeader header;
    header.version = 6;
    header.mapSha256 = sha256Of({});
    header.characters = Characters;
    header.milliseconds = 20 * 2 * (Characters - 1);
    GhostWriter writer(header);
    writer.startTick(1000).skin("default", false, 0, 0);
    for (int first = 0; first < Characters; first += ItemsOfChunk) {
        std::vector<GhostWriter::Item> items;
        for (int number = first; number < std::min(first + ItemsOfChunk, Characters); ++number) {
            items.push_back(ghostCharacter(number));
            items.back().back() += first == ItemsOfChunk ? 5000 : 0;
        }
        writer.chunk(GhostItem::Character, items);
    }
    return writer.bytes();
}

} // namespace

class TestDdnetGhostDamage : public QObject
{
    Q_OBJECT

private slots:
    void cutGhostKeepsAllThatIsWhole_data();
    void cutGhostKeepsAllThatIsWhole();
    void flippedBytesCostNothingElse();
    void brokenChunkCostsItsOwnCharacters();
    void wrongSizeCostsItsOwnCharacters();
    void chunkThatSwallowsTheNextOneIsTold();
    void chunkOfNoTypeCostsItsOwnCharacters();
    void differencesToLostCharactersAreLost();
    void ticksBehindDamageAreDoubtfulWhereNoneAreRecorded();
    void ticksThatFallBackAreLeftOut();
    void chunkWhoseTicksLeapCostsItsOwnCharacters();
    void movedChunksCostNoOthers();
    void jumpsBesideALeapShowWhatAWalkShows();
    void wrongCountIsTold();
    void headerThatBreaksItsRulesIsTold();
    void noiseEndsTheSearch();
};

void TestDdnetGhostDamage::cutGhostKeepsAllThatIsWhole_data()
{
    QTest::addColumn<int>("version");
    for (const int version : {4, 5, 6})
        QTest::addRow("version %d", version) << version;
}

void TestDdnetGhostDamage::cutGhostKeepsAllThatIsWhole()
{
    QFETCH(int, version);
    const Bytes bytes = makeGhost({.version = version, .characters = Characters});
    const std::size_t header = version == 6 ? HeaderBytes : 101;
    const Ghost whole = read(bytes);
    QCOMPARE(whole.characters.size(), std::size_t{Characters});
    const auto chunks = chunksOf(bytes, header);
    std::size_t kept = 0;
    for (std::size_t cut = 0; cut < bytes.size(); ++cut) {
        if (cut < header) {
            const auto recording = opened(first(bytes, cut));
            QVERIFY(!recording);
            continue;
        }
        const Ghost part = read(first(bytes, cut));
        QVERIFY(isPartOf(part, whole));
        const bool isBetween = std::ranges::binary_search(chunks, cut);
        // Where all chunks are whole, the header's count tells.
        QVERIFY(!part.outline.damage.empty());
        QCOMPARE(part.outline.damage.front().byte == 93, isBetween);
        // The last bytes are no more than the end mark of the code.
        const bool hasAll = part.characters.size() == std::size_t{Characters};
        QVERIFY(!hasAll || cut + 4 >= bytes.size());
        QCOMPARE(part.outline.headerClaims.front().isKept(), hasAll);
        // No cut that lies further back keeps less, and inside a chunk its first ones are kept.
        QVERIFY(part.characters.size() >= kept);
        kept = part.characters.size();
    }
    QVERIFY(kept + 1 >= std::size_t{Characters});
}

void TestDdnetGhostDamage::flippedBytesCostNothingElse()
{
    const Bytes bytes = makeGhost({.characters = Characters});
    const Ghost whole = read(bytes);
    const auto chunks = chunksOf(bytes);
    for (std::size_t place = HeaderBytes; place < bytes.size(); ++place) {
        for (const unsigned mask : {0x01U, 0x80U, 0xFFU}) {
            Bytes changed = bytes;
            changed[place] ^= static_cast<std::byte>(mask);
            const Ghost part = read(changed);
            // Chunks that have no changed byte are there, unless a tick of the changed one, which
            // nothing checks, runs ahead of theirs.
            const std::size_t hit = static_cast<std::size_t>(std::ranges::upper_bound(chunks, place)
                                                             - chunks.begin())
                                    - 1;
            for (const auto &[tick, words] : whole.characters) {
                const std::size_t chunk = 2 + static_cast<std::size_t>(tick - 1000) / 100;
                if (chunk >= hit)
                    continue;
                const auto found = part.characters.find(tick);
                QVERIFY2(found != part.characters.end() && found->second == words,
                         qPrintable(QStringLiteral("byte %1, tick %2").arg(place).arg(tick)));
            }
        }
    }
}

void TestDdnetGhostDamage::brokenChunkCostsItsOwnCharacters()
{
    const Bytes bytes = makeGhost({.characters = Characters});
    const Ghost whole = read(bytes);
    const auto chunks = chunksOf(bytes);
    QCOMPARE(chunks.size(), std::size_t{6}); // start, skin, and four of characters
    const Ghost part = read(withBrokenChunk(bytes, 3));
    QVERIFY(isPartOf(part, whole));
    QCOMPARE(part.characters.size(), std::size_t{Characters - 50});
    QVERIFY(!part.characters.contains(1100) && part.characters.contains(1200));
    QCOMPARE(part.outline.damage.size(), std::size_t{1});
    const Damage &damage = part.outline.damage.front();
    QCOMPARE(damage.tick, Tick{1098});
    QCOMPARE(damage.byte, std::uint64_t{chunks[3]});
    QCOMPARE(damage.size, std::uint64_t{chunks[4] - chunks[3]});
    QCOMPARE(damage.lostTicks, std::int64_t{101}); // 1099 to 1199
    QCOMPARE(part.outline.seekPoints.size(), std::size_t{2});
    QCOMPARE(part.outline.endByte, std::uint64_t{bytes.size()});
    // The pass comes upon the same place, and it stays one.
    const auto index = buildIndex(opened(withBrokenChunk(bytes, 3)).value(), {}).value();
    QCOMPARE(index->damage().size(), std::size_t{1});
}

void TestDdnetGhostDamage::wrongSizeCostsItsOwnCharacters()
{
    const Bytes bytes = makeGhost({.characters = Characters});
    const Ghost whole = read(bytes);
    const std::size_t size = chunksOf(bytes)[3] + 2; // big endian
    const std::size_t stated = std::to_integer<unsigned>(bytes[size]) << 8
                               | std::to_integer<unsigned>(bytes[size + 1]);
    for (const std::size_t wrong :
         {stated ^ 0x55, stated - 1, stated + 2, stated + 200, std::size_t{65535}}) {
        Bytes broken = bytes;
        broken[size] = static_cast<std::byte>(wrong >> 8);
        broken[size + 1] = static_cast<std::byte>(wrong);
        const Ghost part = read(broken);
        QVERIFY(isPartOf(part, whole));
        QVERIFY(part.characters.contains(1098) && part.characters.contains(1200));
        QVERIFY(part.characters.contains(1318));
        QVERIFY(!part.outline.damage.empty());
    }
}

void TestDdnetGhostDamage::chunkThatSwallowsTheNextOneIsTold()
{
    Bytes bytes = makeGhost({.characters = Characters});
    const Ghost whole = read(bytes);
    const auto chunks = chunksOf(bytes);
    const std::size_t wrong = chunks[5] - chunks[3] - 4;
    bytes[chunks[3] + 2] = static_cast<std::byte>(wrong >> 8);
    bytes[chunks[3] + 3] = static_cast<std::byte>(wrong);
    const Ghost part = read(bytes);
    QVERIFY(isPartOf(part, whole));
    QVERIFY(part.characters.contains(1098) && part.characters.contains(1318));
    QVERIFY(!part.outline.damage.empty());
}

void TestDdnetGhostDamage::chunkOfNoTypeCostsItsOwnCharacters()
{
    Bytes bytes = makeGhost({.characters = Characters});
    const Ghost whole = read(bytes);
    bytes[chunksOf(bytes)[3]] = std::byte{9};
    const Ghost part = read(bytes);
    QVERIFY(isPartOf(part, whole));
    QCOMPARE(part.characters.size(), std::size_t{Characters - 50});
    QCOMPARE(part.outline.damage.size(), std::size_t{1});
}

/// In version 4 each chunk rests on the one before.
void TestDdnetGhostDamage::differencesToLostCharactersAreLost()
{
    Bytes bytes = makeGhost({.version = 4, .characters = Characters});
    const Ghost whole = read(bytes);
    const auto chunks = chunksOf(bytes, 101);
    for (std::size_t i = chunks[3] + 10; i < chunks[3] + 20; ++i)
        bytes[i] = std::byte{0xFF};
    const Ghost part = read(bytes);
    QVERIFY(isPartOf(part, whole));
    QCOMPARE(part.characters.size(), std::size_t{50});
    // The broken chunk, and what rests on it to the end of the file.
    QCOMPARE(part.outline.damage.size(), std::size_t{2});
    QCOMPARE(part.outline.damage.back().byte + part.outline.damage.back().size,
             std::uint64_t{bytes.size()});
}

void TestDdnetGhostDamage::ticksBehindDamageAreDoubtfulWhereNoneAreRecorded()
{
    const Bytes bytes = makeGhost({.characters = Characters, .hasTicks = false});
    const Ghost whole = read(bytes);
    QCOMPARE(whole.doubtful, 0);
    const Ghost part = read(withBrokenChunk(bytes, 3));
    QVERIFY(part.characters.contains(1049) && !part.characters.contains(1050));
    QCOMPARE(part.characters.size(), std::size_t{Characters - 50});
    QCOMPARE(part.doubtful, Characters - 100);
    // The chunk still says how many characters it had.
    QVERIFY(isPartOf(part, whole));
}

void TestDdnetGhostDamage::ticksThatFallBackAreLeftOut()
{
    teeworlds::GhostHeader header;
    header.version = 6;
    header.mapSha256 = sha256Of({});
    header.characters = 5;
    header.milliseconds = 200;
    std::vector<GhostWriter::Item> characters;
    for (const int number : {0, 1, 2, 1, 4})
        characters.push_back(ghostCharacter(number));
    const std::vector<GhostWriter::Item> later{ghostCharacter(5)};
    GhostWriter writer(header);
    writer.characters(GhostItem::Character, characters).chunk(GhostItem::Character, later);
    const Ghost ghost = read(writer.bytes());
    QCOMPARE(ghost.characters.size(), std::size_t{4});
    QVERIFY(ghost.characters.contains(1004) && ghost.characters.contains(1010));
    QCOMPARE(ghost.outline.damage.size(), std::size_t{1});
}

void TestDdnetGhostDamage::chunkWhoseTicksLeapCostsItsOwnCharacters()
{
    const Ghost whole = read(makeGhost({.characters = Characters}));

    const Ghost part = read(ghostWithLeap());

    QVERIFY(isPartOf(part, whole));
    QCOMPARE(part.characters.size(), std::size_t{Characters - ItemsOfChunk});
    QVERIFY(part.characters.contains(1098) && part.characters.contains(1200));
}

/// Moved chunks follow each other, too, and may be more than those between, which stand where
/// their ticks are expected.
void TestDdnetGhostDamage::movedChunksCostNoOthers()
{
    constexpr std::size_t Block = 4; // chunks
    const Bytes bytes = makeGhost({.characters = 12 * ItemsOfChunk});
    const std::vector<std::size_t> chunks = chunksOf(bytes);
    const std::size_t first = chunks[2]; // behind start and skin
    const std::size_t size = chunks[2 + Block] - first;
    for (std::size_t other = Block + 2; other < 12 - Block; ++other) {
        for (std::size_t shift = 0; shift < 40; shift += 3) {
            const std::size_t from = first + shift;
            const std::size_t to = chunks[2 + other] + shift;
            Bytes damaged = bytes;
            std::swap_ranges(damaged.begin() + std::ptrdiff_t(from),
                             damaged.begin() + std::ptrdiff_t(from + size),
                             damaged.begin() + std::ptrdiff_t(to));

            const Ghost part = read(damaged);

            for (std::size_t chunk = Block + 1; chunk < other; ++chunk)
                QVERIFY2(part.characters.contains(1000 + 2 * ItemsOfChunk * std::int64_t(chunk)),
                         qPrintable(QStringLiteral("%1, %2, %3").arg(other).arg(shift).arg(chunk)));
        }
    }
}

/// The pass that makes the index comes by the leap, too, and must not save a place there.
void TestDdnetGhostDamage::jumpsBesideALeapShowWhatAWalkShows()
{
    const auto recording = opened(ghostWithLeap()).value();
    const auto index = buildIndex(recording, {}).value();
    const auto walked = walk(recording, nullptr);
    std::vector<Tick> ticks;
    for (const Walked &one : walked)
        ticks.push_back(one.tick);

    const std::string fault = faultInOrder(recording, *index, walked, ticks, limits::CursorCache);

    QCOMPARE(QString::fromStdString(fault), QString());
}

void TestDdnetGhostDamage::wrongCountIsTold()
{
    Bytes bytes = makeGhost({.characters = Characters});
    QVERIFY(read(bytes).outline.headerClaims.front().isKept());
    bytes[96] ^= std::byte{1};
    const Ghost ghost = read(bytes);
    QCOMPARE(ghost.characters.size(), std::size_t{Characters});
    const HeaderClaim &claim = ghost.outline.headerClaims.front();
    QCOMPARE(*claim.stated, Characters + 1.0);
    QCOMPARE(*claim.found, double{Characters});
    QVERIFY(!claim.isKept());
    QCOMPARE(ghost.outline.damage.size(), std::size_t{1});
    QCOMPARE(ghost.outline.damage.front().byte, std::uint64_t{93});
    QCOMPARE(damageText(ghost.outline.damage.front()),
             std::string("the header states 161 characters, the file has 160"));
}

void TestDdnetGhostDamage::headerThatBreaksItsRulesIsTold()
{
    Bytes bytes = makeGhost({.characters = Characters});
    std::fill_n(bytes.begin() + 9, 16, std::byte{'x'});  // a name without end
    std::fill_n(bytes.begin() + 93, 8, std::byte{0xFF}); // -1 characters in -1 ms
    const Ghost ghost = read(bytes);
    QCOMPARE(ghost.characters.size(), std::size_t{Characters});
    std::vector<std::uint64_t> places;
    for (const Damage &damage : ghost.outline.damage)
        places.push_back(damage.byte);
    QVERIFY((places == std::vector<std::uint64_t>{9, 93, 97}));
}

/// Each byte of it looks like the beginning of a long chunk.
void TestDdnetGhostDamage::noiseEndsTheSearch()
{
    const Bytes whole = makeGhost({.characters = Characters});
    Bytes bytes = first(whole, chunksOf(whole)[3]);
    bytes.resize(bytes.size() + (4U << 20), std::byte{2});
    const Ghost ghost = read(bytes);
    QCOMPARE(ghost.characters.size(), std::size_t{50});
    QCOMPARE(ghost.outline.damage.size(), std::size_t{1});
    QCOMPARE(ghost.outline.endByte, std::uint64_t{bytes.size() - (4U << 20)});
}

TICKSCOPE_TEST(TestDdnetGhostDamage, tickscope::test::NoApplication)
#include "test_ddnet_ghost_damage.moc"
