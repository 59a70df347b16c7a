// SPDX-License-Identifier: MIT
#include <QTest>

#include <vector>

#include "core/formats/teeworlds_common/items/snapshot.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

using Ints = std::vector<std::int32_t>;

/// Its items have three words, which deltas of 0.6 know.
constexpr std::uint32_t Flag = 5;

/// A state with that many flags, whose words are their id and two zeros.
WorldState flags(std::int32_t count)
{
    WorldState state;
    for (std::int32_t id = 0; id < count; ++id)
        state.set({Flag, id}, Ints{id, 0, 0});
    return state;
}

Ints delta(const Ints &removed, std::int32_t records, const Ints &rest)
{
    Ints ints{static_cast<std::int32_t>(removed.size()), records, 0};
    ints.insert(ints.end(), removed.begin(), removed.end());
    ints.insert(ints.end(), rest.begin(), rest.end());
    return ints;
}

std::int32_t packed(std::int32_t id)
{
    return static_cast<std::int32_t>(Flag << 16) | id;
}

} // namespace

class TestSnapshotChanges : public QObject
{
    Q_OBJECT

private slots:
    void changedItemsAreGivenAsTheyAre();
    void brokenDeltaLeavesTheStateAsItWas_data();
    void brokenDeltaLeavesTheStateAsItWas();
    void itemThatIsRemovedAndSetStays();
    void deltaThatRemovesWhatIsNotThereChangesNothing();
};

/// Also those that move since others are added, so many that the pages double, or removed.
void TestSnapshotChanges::changedItemsAreGivenAsTheyAre()
{
    WorldState state = flags(90);
    Ints removed;
    Ints records;
    for (std::int32_t id = 0; id < 200; ++id) {
        if (id < 90 && id % 3 == 0)
            removed.push_back(packed(id));
        else
            records.insert(records.end(), {Flag, id, 1, 2, 3});
    }
    SnapshotApplier applier;

    QVERIFY(applier.applyDelta(delta(removed, 170, records), Protocol::V06, state));

    QCOMPARE(applier.changes().set.size(), 170U);
    QCOMPARE(applier.changes().removed.size(), removed.size());
    QVERIFY(applier.changes().maySet(Flag));
    QVERIFY(!applier.changes().maySet(Flag + 1));
    for (const ItemView &item : applier.changesIn(state).set) {
        QVERIFY(item.words.data() == state.find(item.key)->data());
        const auto id = static_cast<std::int32_t>(item.key.id);
        QVERIFY(std::ranges::equal(item.words, Ints{id < 90 ? id + 1 : 1, 2, 3}));
    }
    QCOMPARE(state.itemCount(), 170U);
}

void TestSnapshotChanges::brokenDeltaLeavesTheStateAsItWas_data()
{
    QTest::addColumn<QList<qint32>>("end");
    QTest::addColumn<QString>("why");

    QTest::newRow("cut") << QList<qint32>{Flag, 3, 1}
                         << QStringLiteral("delta with an item larger than the delta");
    QTest::newRow("ends") << QList<qint32>{Flag} << QStringLiteral("delta ends inside a record");
    QTest::newRow("type") << QList<qint32>{-1, 3, 1, 1, 1}
                          << QStringLiteral("delta with an impossible item");
}

void TestSnapshotChanges::brokenDeltaLeavesTheStateAsItWas()
{
    QFETCH(QList<qint32>, end);
    QFETCH(QString, why);
    WorldState state = flags(4);
    state.set({100, 0}, Ints{1, 2});
    const WorldState before = state;
    // One twice, one that is new, and one of another size, which is told only when the form is
    // right.
    Ints records{Flag, 1, 7, 7, 7, Flag, 1, -9, 9, 9, Flag, 9, 1, 1, 1, 100, 0, 1, 5};
    SnapshotApplier applier;

    const auto ofOtherSize = applier.applyDelta(delta({packed(2)}, 4, records), Protocol::V06,
                                                state);
    QVERIFY(!ofOtherSize);
    QCOMPARE(QString::fromStdString(faultText(ofOtherSize.error().fault)),
             QStringLiteral("delta changes the size of an item"));
    QVERIFY(state == before);

    records.insert(records.end(), end.begin(), end.end());
    const auto broken = applier.applyDelta(delta({packed(2)}, 5, records), Protocol::V06, state);
    QVERIFY(!broken);
    QCOMPARE(QString::fromStdString(faultText(broken.error().fault)), why);
    QVERIFY(state == before);
}

void TestSnapshotChanges::itemThatIsRemovedAndSetStays()
{
    WorldState state = flags(3);
    SnapshotApplier applier;

    QVERIFY(applier.applyDelta(delta({packed(1), packed(2)}, 1, {Flag, 1, 4, 0, 0}), Protocol::V06,
                               state));

    QVERIFY(std::ranges::equal(*state.find({Flag, 1}), Ints{5, 0, 0}));
    QVERIFY(!state.find({Flag, 2}));
    QVERIFY((applier.changes().removed == std::vector<ItemKey>{{Flag, 2}}));
}

void TestSnapshotChanges::deltaThatRemovesWhatIsNotThereChangesNothing()
{
    WorldState state = flags(3);
    const WorldState before = state;
    SnapshotApplier applier;
    const Ints records{Flag, 1, 4, 0, 0, Flag, 9, 4, 0, 0};

    const auto applied = applier.applyDelta(delta({packed(2), packed(8)}, 2, records),
                                            Protocol::V06, state);

    QVERIFY(!applied);
    QCOMPARE(QString::fromStdString(faultText(applied.error().fault)),
             QStringLiteral("delta removes item 5/8, which is not there"));
    QVERIFY(state == before);
    // A snapshot may have held it twice.
    QVERIFY(applier.applyDelta(delta({packed(2), packed(2)}, 2, records), Protocol::V06, state));
}

TICKSCOPE_TEST(TestSnapshotChanges, QCoreApplication)
#include "test_snapshot_changes.moc"
