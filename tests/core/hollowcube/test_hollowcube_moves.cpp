// SPDX-License-Identifier: GPL-3.0-or-later
//
// Moves of version 4, which are read another way than all else.
// Source: hollowcube-replay.md, sections 2 and 8.

#include <array>

#include <QTest>

#include "core/formats/hollowcube/coding/packed_move.h"
#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::hollowcube;

class TestHollowcubeMoves : public QObject
{
    Q_OBJECT

private slots:
    void numbersOfEachLengthAreRead();
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

TICKSCOPE_TEST(TestHollowcubeMoves, QCoreApplication)
#include "test_hollowcube_moves.moc"
