// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves of version 4, and items that came before, which are read another way than all else.
// Source: hollowcube-replay.md, sections 2 and 8.

#include <algorithm>
#include <array>

#include <QTest>

#include "core/base/fold_sign.h"
#include "core/formats/hollowcube/coding/packed_move.h"
#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/events/event_registry.h"
#include "core/formats/hollowcube/events/item_texts.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::hollowcube;

class TestHollowcubeMoves : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfEachLengthAreRead();
    void knownItemsAreReadAsUnknownOnes();
};

/// Whichever of the entity and the three steps take one byte, two or three.
void TestHollowcubeMoves::numbersOfEachLengthAreRead()
{
    constexpr std::array Folded{127, 16'383, 16'384};
    constexpr std::size_t ViewSize = 5; // of one that stands still
    constexpr int Ways = 3 * 3 * 3 * 3;
    for (int way = 0; way < Ways; ++way) {
        std::array<std::int32_t, 4> numbers{};
        std::vector<std::byte> bytes;
        PrimitiveWriter writer(bytes);
        int rest = way;
        for (std::int32_t &number : numbers) {
            number = Folded[static_cast<std::size_t>(rest % 3)];
            rest /= 3;
            writer.writeVarint(number);
        }
        const std::size_t size = bytes.size() + ViewSize;
        bytes.resize(UsualMoveRoom);

        PackedMove move;
        QCOMPARE(readUsualMove(bytes.data(), move), bytes.data() + size);
        QCOMPARE(move.entity, numbers[0]);
        for (std::size_t axis = 0; axis < 3; ++axis)
            QCOMPARE(std::int64_t{move.steps[axis]},
                     unfoldSign(static_cast<std::uint64_t>(numbers[axis + 1])));
    }
}

void TestHollowcubeMoves::knownItemsAreReadAsUnknownOnes()
{
    const QByteArray airHex("0a 08 00 02 69 64 00 0d 6d 69 6e 65 63 72 61 66 74 3a 61 69 72 00");
    const auto one = test::bytesOfHex("07 02 01 " + airHex + " 2d " + airHex);
    const auto fewer = test::bytesOfHex("07 01 01 " + airHex);
    const auto another = test::bytesOfHex("07 02 01 " + airHex + " 2e " + airHex);
    const std::vector<std::byte> cut(one.begin(), one.end() - 1);
    ItemTexts texts;
    for (const auto &bytes : {one, one, fewer, one, another, one, cut}) {
        PrimitiveReader plain(bytes);
        PrimitiveReader reader(bytes);
        const auto expected = readPayload(plain, SetItemId, MoveEncoding::Packed);

        const auto event = texts.readSet(reader);

        QCOMPARE(reader.hasFailed(), plain.hasFailed());
        QCOMPARE(reader.position(), plain.position());
        if (plain.hasFailed())
            break;
        const auto &items = std::get<SetItem>(event).items;
        QVERIFY(std::ranges::equal(
            items, std::get<SetItem>(expected).items, [](const auto &left, const auto &right) {
                return left.slot == right.slot && left.item.data() == right.item.data()
                       && left.item.size() == right.item.size();
            }));
        static_cast<void>(texts.wordsOf(std::get<SetItem>(event)));
    }
}

TICKSCOPE_TEST(TestHollowcubeMoves, QCoreApplication)
#include "test_hollowcube_moves.moc"
