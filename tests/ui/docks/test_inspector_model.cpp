// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/docks/hand_made.h"
#include "ui/models/inspector_model.h"
#include "ui/models/value_text.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// Row with that text in its first column, at any depth.
QModelIndex itemNamed(const QAbstractItemModel &model, const QString &name)
{
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, name, 1,
                                   Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
}

QString valueOf(const QModelIndex &row, int column = InspectorModel::ValueColumn)
{
    return row.siblingAtColumn(column).data().toString();
}

} // namespace

class TestInspectorModel : public QObject
{
    Q_OBJECT

private slots:
    void inspectorNamesTypesItemsFieldsAndWords();
    void inspectorMarksWhatChanged();
    void inspectorTellsPredictedPositionsFromRecordedOnes();
    void inspectorKeepsRowsThatStay();
    void inspectorMatchesTypesByNameWhenNumbersChange();
    void inspectorPutsMessagesUnderABranchOfTheirOwn();
    void inspectorFindsInNamesAndValues();
    void inspectorShowsOnlyChangesWhenAsked();
    void inspectorWritesTheWordsOfTheCommandLine();
};

void TestInspectorModel::inspectorNamesTypesItemsFieldsAndWords()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();

    model.setFrame(
        frame(nullptr, state(schema, {{{ActorType, 1}, {10, 20, 8, 3, 77}}, {{500, 2}, {4, 5}}})),
        twoChats());

    QCOMPARE(model.itemCount(), std::size_t{2});
    const QModelIndex item = itemNamed(model, QStringLiteral("id 1"));
    QVERIFY(item.isValid());
    QCOMPARE(valueOf(item), QStringLiteral("Bob"));
    QCOMPARE(item.parent().data().toString(), QStringLiteral("Actor"));
    QCOMPARE(model.rowCount(item), 5);
    QCOMPARE(valueOf(itemNamed(model, QStringLiteral("X"))), QStringLiteral("10 units"));
    QCOMPARE(valueOf(itemNamed(model, QStringLiteral("Weapon"))), QStringLiteral("3  grenade"));
    QCOMPARE(valueOf(itemNamed(model, QStringLiteral("[4]"))), QStringLiteral("77"));
    const QModelIndex raw = itemNamed(model, QStringLiteral("type #500"));
    QCOMPARE(valueOf(model.index(1, 0, model.index(0, 0, raw))), QStringLiteral("5"));
}

void TestInspectorModel::inspectorMarksWhatChanged()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();

    model.setFrame(
        frame(state(schema, {{{ActorType, 0}, {10, 20, 8, 3}}}),
              state(schema, {{{ActorType, 0}, {11, 20, 8, 3}}, {{ActorType, 7}, {1, 2, 3, 0}}})),
        twoChats());

    const QModelIndex x = itemNamed(model, QStringLiteral("X"));
    QVERIFY(x.data(InspectorModel::IsChangedRole).toBool());
    QCOMPARE(valueOf(x, InspectorModel::BeforeColumn), QStringLiteral("10"));
    const QModelIndex y = itemNamed(model, QStringLiteral("Y"));
    QVERIFY(!y.data(InspectorModel::IsChangedRole).toBool());
    QVERIFY(valueOf(y, InspectorModel::BeforeColumn).isEmpty());
    QVERIFY(x.parent().data(InspectorModel::IsChangedRole).toBool());
    QCOMPARE(valueOf(itemNamed(model, QStringLiteral("id 7")), InspectorModel::BeforeColumn),
             QStringLiteral("new"));
}

void TestInspectorModel::inspectorTellsPredictedPositionsFromRecordedOnes()
{
    InspectorModel model;
    const auto schema = makeSchema();

    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {1234, 20, 8, 3}}}),
                         state(schema, {{{ActorType, 0}, {1240, 20, 8, 3}}})),
                   nullptr);

    const QModelIndex x = itemNamed(model, QStringLiteral("X"));
    QCOMPARE(withoutGrouping(valueOf(x)), QStringLiteral("1234 → 1240 predicted"));
    const QString tip = x.data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(QStringLiteral("recorded")));
    QVERIFY(tip.contains(QStringLiteral("predicted")));
    QCOMPARE(valueOf(itemNamed(model, QStringLiteral("Y"))), QStringLiteral("20"));
}

void TestInspectorModel::inspectorKeepsRowsThatStay()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const auto schema = makeSchema();
    const auto index = twoChats();
    const auto two = state(schema,
                           {{{ActorType, 2}, {1, 2, 3, 0}}, {{ActorType, 5}, {5, 5, 5, 0}}});
    const auto three = state(schema, {{{ActorType, 1}, {7, 7, 7, 0}},
                                      {{ActorType, 5}, {6, 5, 5, 0, 9}},
                                      {{ActorType, 8}, {8, 8, 8, 0}},
                                      {{600, 1}, {3}}});
    model.setFrame(frame(nullptr, two), index);
    const QPersistentModelIndex five = itemNamed(model, QStringLiteral("id 5"));
    const QPersistentModelIndex x = model.index(0, InspectorModel::ValueColumn, five);

    model.setFrame(frame(two, three), index);
    QVERIFY(five.isValid());
    QCOMPARE(five.row(), 1);
    QCOMPARE(x.data().toString(), QStringLiteral("6 units"));
    QCOMPARE(model.rowCount(five), 5);

    model.setFrame(frame(three, two), index);
    QCOMPARE(five.row(), 1);
    QCOMPARE(x.data().toString(), QStringLiteral("5 units"));
    QCOMPARE(model.rowCount(five), 4);
    model.setFrame(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!five.isValid());
    QCOMPARE(reset.count(), 0);
}

void TestInspectorModel::inspectorMatchesTypesByNameWhenNumbersChange()
{
    InspectorModel model;
    const auto schema = makeSchema();
    const auto renumbered = std::make_shared<const Schema>(
        std::map<std::uint32_t, Shared<ItemType>>{{42, schema->type(ActorType)}});
    const auto before = state(schema, {{{ActorType, 3}, {1, 2, 3, 0}}});
    model.setFrame(frame(nullptr, before), nullptr);
    const QPersistentModelIndex item = itemNamed(model, QStringLiteral("id 3"));

    model.setFrame(frame(before, state(renumbered, {{{42, 3}, {1, 9, 3, 0}}})), nullptr);

    QVERIFY(item.isValid());
    QVERIFY(!model.index(0, 0, item).data(InspectorModel::IsChangedRole).toBool());
    QVERIFY(model.index(1, 0, item).data(InspectorModel::IsChangedRole).toBool());
}

void TestInspectorModel::inspectorPutsMessagesUnderABranchOfTheirOwn()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();

    model.setFrame(
        frame(nullptr, state(schema, {{{ActorType, 0}, {1, 2, 3, 0}}, {{VoteType, 0}, {4}}})),
        nullptr);

    const QModelIndex last = model.index(model.rowCount() - 1, 0);
    QCOMPARE(last.data().toString(), QStringLiteral("From messages"));
    QCOMPARE(itemNamed(model, QStringLiteral("Vote")).parent(), last);
}

void TestInspectorModel::inspectorFindsInNamesAndValues()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();
    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {1, 2, 3, 3}},
                                                 {{ActorType, 1}, {1, 2, 3, 0}}})),
                   twoChats());

    model.setFind(QStringLiteral("GRENADE"));
    const QModelIndex type = model.index(0, 0);
    QCOMPARE(model.rowCount(type), 1);
    QCOMPARE(model.rowCount(model.index(0, 0, type)), 1);
    model.setFind(QStringLiteral("health"));
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
    model.setFind(QStringLiteral("bob"));
    QCOMPARE(model.rowCount(model.index(0, 0, model.index(0, 0))), 4);
    model.setFind(QStringLiteral("nowhere"));
    QCOMPARE(model.rowCount(), 0);
    model.setFind({});
    QCOMPARE(model.rowCount(model.index(0, 0)), 2);
}

void TestInspectorModel::inspectorShowsOnlyChangesWhenAsked()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();
    const auto before = state(schema,
                              {{{ActorType, 0}, {1, 2, 3, 3}}, {{ActorType, 1}, {1, 2, 3, 0}}});
    const auto after = state(schema,
                             {{{ActorType, 0}, {1, 4, 3, 3}}, {{ActorType, 1}, {1, 2, 3, 0}}});
    model.setChangedOnly(true);

    model.setFrame(frame(before, after), nullptr);
    const QModelIndex type = model.index(0, 0);
    QCOMPARE(model.rowCount(type), 1);
    QCOMPARE(model.rowCount(model.index(0, 0, type)), 1);
    QCOMPARE(model.index(0, 0, model.index(0, 0, type)).data().toString(), QStringLiteral("Y"));

    model.setFrame(frame(after, after), nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestInspectorModel::inspectorWritesTheWordsOfTheCommandLine()
{
    InspectorModel model;
    const auto schema = makeSchema();
    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {1, 2, 3, 3}},
                                                 {{ActorType, 1}, {1, 2, 3, 0}}})),
                   nullptr);

    const QJsonObject all = model.json({});
    QCOMPARE(all[QStringLiteral("tick")].toInteger(), 101);
    QCOMPARE(all[QStringLiteral("recorded_tick")].toInteger(), 100);
    const QJsonArray items = all[QStringLiteral("items")].toArray();
    QCOMPARE(items.size(), 2);
    const QJsonObject first = items[0].toObject();
    QCOMPARE(first[QStringLiteral("type")].toString(), QStringLiteral("Actor"));
    QCOMPARE(first[QStringLiteral("fields")][QStringLiteral("Weapon")].toInteger(), 3);
    QCOMPARE(first[QStringLiteral("texts")][QStringLiteral("Weapon")].toString(),
             QStringLiteral("grenade"));

    const QModelIndex oneField = itemNamed(model, QStringLiteral("Health"));
    const QJsonArray chosen = model.json({oneField})[QStringLiteral("items")].toArray();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][QStringLiteral("fields")].toObject().keys(),
             QStringList{QStringLiteral("Health")});
}

TICKSCOPE_TEST(TestInspectorModel, QApplication)
#include "test_inspector_model.moc"
