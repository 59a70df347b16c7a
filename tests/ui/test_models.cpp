// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

#include "ui/models/damage_model.h"
#include "ui/models/event_model.h"
#include "ui/models/fact_model.h"
#include "ui/models/inspector_model.h"
#include "ui/models/marker_model.h"
#include "ui/models/player_model.h"
#include "ui/models/row_steps.h"
#include "ui/models/value_text.h"

using namespace tickscope;

namespace {

constexpr auto Report = QAbstractItemModelTester::FailureReportingMode::QtTest;
constexpr std::uint32_t ActorType = 9;
constexpr std::uint32_t NameType = 11;
constexpr std::uint32_t VoteType = 70;

Shared<Outline> makeOutline()
{
    Outline outline;
    outline.time = TimeBase::uniform({{0}, {10'000}}, std::chrono::milliseconds(20));
    outline.seekPoints.push_back({{0}, 0, SeekPointKind::Keyframe, nullptr});
    outline.isEmpty = false;
    return std::make_shared<const Outline>(std::move(outline));
}

PlayerTable annaAndBob()
{
    PlayerTracker tracker;
    tracker.apply({{0}, 0, PlayerChange::What::Joined, "Anna"});
    tracker.apply({{0}, 1, PlayerChange::What::Joined, "Bob"});
    return tracker.tableAt({10'000});
}

Shared<IndexPart> part(TickRange ticks, const std::vector<Event> &events,
                       std::vector<Damage> damage = {})
{
    auto made = std::make_shared<IndexPart>();
    made->ticks = ticks;
    for (const Event &event : events) {
        made->events.append(event);
        ++made->kindCounts[std::string(event.kind)];
    }
    made->events.finish();
    made->damage = std::move(damage);
    return made;
}

Shared<Index> with(const Shared<Index> &index, Shared<IndexPart> added, bool isComplete = false)
{
    return std::make_shared<const Index>(index->with(std::move(added), annaAndBob(), isComplete));
}

Shared<Index> emptyIndex()
{
    return std::make_shared<const Index>(makeOutline());
}

Event chat(std::int64_t tick, const std::string &text, int client = 0)
{
    Event event;
    event.tick = {tick};
    event.kind = event_kind::Chat;
    event.client = client;
    event.text = text;
    return event;
}

/// Two lines at ticks 5 and 9.
Shared<Index> twoChats()
{
    return with(emptyIndex(), part({{0}, {9}}, {chat(5, "hi"), chat(9, "<b>you</b>", 1)}));
}

Shared<EventModel::Lines> lines(EventModel::Lines list)
{
    return std::make_shared<const EventModel::Lines>(std::move(list));
}

Field field(const std::string &name, std::uint32_t word, Role role = Role::None)
{
    Field made;
    made.name = name;
    made.firstWord = word;
    made.role = role;
    return made;
}

Shared<Schema> makeSchema()
{
    ItemType actor;
    actor.name = "Actor";
    actor.idIsClient = true;
    actor.fields = {field("X", 0, Role::PositionX), field("Y", 1, Role::PositionY),
                    field("Health", 2, Role::Health), field("Weapon", 3, Role::Weapon)};
    actor.fields[0].unit = "units";
    actor.fields[3].kind = FieldKind::Enumeration;
    actor.fields[3].texts = std::make_shared<const ValueTexts>(
        ValueTexts{{0, "hammer"}, {3, "grenade"}});
    ItemType vote;
    vote.name = "Vote";
    vote.isMemory = true;
    vote.fields = {field("Yes", 0)};
    return std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {ActorType, std::make_shared<const ItemType>(actor)},
        {VoteType, std::make_shared<const ItemType>(vote)},
    });
}

struct Item {
    ItemKey key;
    std::vector<std::int32_t> words;
};

Shared<WorldState> state(const Shared<Schema> &schema, const std::vector<Item> &items)
{
    auto made = std::make_shared<WorldState>();
    made->setSchema(schema);
    for (const Item &item : items)
        made->set(item.key, item.words);
    return made;
}

Shared<Frame> frame(Shared<WorldState> before, Shared<WorldState> at,
                    Shared<WorldState> shown = nullptr)
{
    Frame made;
    made.asked = {101};
    if (before)
        made.before = Shown{{99}, before, before};
    if (at)
        made.at = Shown{{100}, at, shown ? shown : at};
    made.exactness = Exactness::Recorded;
    return std::make_shared<const Frame>(std::move(made));
}

/// Row with that text in its first column, at any depth.
QModelIndex rowNamed(const QAbstractItemModel &model, const QString &name)
{
    const auto found = model.match(model.index(0, 0), Qt::DisplayRole, name, 1,
                                   Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.front();
}

QString valueOf(const QModelIndex &row, int column = InspectorModel::ValueColumn)
{
    return row.siblingAtColumn(column).data().toString();
}

Marker marker(std::int64_t tick, const QString &name, bool isOwn)
{
    return {{tick}, name, isOwn};
}

} // namespace

class TestModels : public QObject
{
    Q_OBJECT

private slots:
    void rowStepsLeadFromOldRowsToNewOnes_data();
    void rowStepsLeadFromOldRowsToNewOnes();
    void numbersHaveGapsBetweenThousands_data();
    void numbersHaveGapsBetweenThousands();

    void newEventLinesAreInsertedAndTheOldOnesStay();
    void eventLinesBehindTheFirstDifferenceAreReplaced();
    void fewerEventLinesRemoveRows();
    void anotherRecordingResetsTheEvents();
    void repeatsAreShownAsACount();
    void headMarksTheLastLineAtOrBeforeIt();
    void textOfTheRecordingIsNoMarkupInATip();
    void aMillionLinesCostNoRows();

    void inspectorNamesTypesItemsFieldsAndWords();
    void inspectorMarksWhatChanged();
    void inspectorTellsPredictedPositionsFromRecordedOnes();
    void inspectorKeepsRowsThatStay();
    void inspectorMatchesTypesByNameWhenNumbersChange();
    void inspectorPutsMessagesUnderABranchOfTheirOwn();
    void inspectorFindsInNamesAndValues();
    void inspectorShowsOnlyChangesWhenAsked();
    void inspectorWritesTheWordsOfTheCommandLine();

    void playersComeAndGoWithoutAReset();
    void playersWhoAreAwayStayAtTheEnd();
    void markersAreAddedNamedAndDeleted();
    void onlyOwnMarkersCanBeRenamed();
    void damageGrowsAndShrinks();
    void factsGrowAndShrink();
};

void TestModels::rowStepsLeadFromOldRowsToNewOnes_data()
{
    QTest::addColumn<QList<int>>("before");
    QTest::addColumn<QList<int>>("after");
    QTest::addColumn<int>("steps");

    QTest::newRow("nothing") << QList<int>{} << QList<int>{} << 0;
    QTest::newRow("same") << QList<int>{1, 2} << QList<int>{1, 2} << 0;
    QTest::newRow("all new") << QList<int>{} << QList<int>{1, 2, 3} << 1;
    QTest::newRow("all gone") << QList<int>{1, 2, 3} << QList<int>{} << 1;
    QTest::newRow("ends grow") << QList<int>{2} << QList<int>{1, 2, 3} << 2;
    QTest::newRow("other rows") << QList<int>{1, 3, 5} << QList<int>{2, 4, 6} << 6;
    QTest::newRow("hole") << QList<int>{1, 2, 3, 4} << QList<int>{1, 4} << 1;
}

void TestModels::rowStepsLeadFromOldRowsToNewOnes()
{
    QFETCH(QList<int>, before);
    QFETCH(QList<int>, after);
    QFETCH(int, steps);

    const auto made = rowSteps(std::vector<int>(before.begin(), before.end()),
                               std::vector<int>(after.begin(), after.end()));
    for (const RowStep &step : made) {
        if (step.kind == RowStep::Kind::Remove)
            before.remove(step.first, step.count);
        else
            for (int row = step.first; row < step.first + step.count; ++row)
                before.insert(row, after[row]);
    }

    QCOMPARE(before, after);
    QCOMPARE(static_cast<int>(made.size()), steps);
}

void TestModels::numbersHaveGapsBetweenThousands_data()
{
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("text");

    QTest::newRow("short") << qint64{999} << QStringLiteral("999");
    QTest::newRow("four") << qint64{1204} << QStringLiteral("1\u2009204");
    QTest::newRow("below zero") << qint64{-123456} << QStringLiteral("-123\u2009456");
    QTest::newRow("long") << qint64{1234567} << QStringLiteral("1\u2009234\u2009567");
}

void TestModels::numbersHaveGapsBetweenThousands()
{
    QFETCH(qint64, number);
    QFETCH(QString, text);

    QCOMPARE(numberText(number), text);
    QCOMPARE(withoutThinSpaces(numberText(number)), QString::number(number));
}

void TestModels::newEventLinesAreInsertedAndTheOldOnesStay()
{
    EventModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto first = twoChats();
    const auto second = with(first, part({{10}, {19}}, {chat(12, "again")}), true);
    model.setLines(first, lines({{0, 1}, {1, 1}}));
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QPersistentModelIndex kept = model.index(1, EventModel::TextColumn);

    model.setLines(second, lines({{0, 1}, {1, 1}, {2, 1}}));

    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(removed.count() + reset.count(), 0);
    QCOMPARE(kept.data().toString(), QStringLiteral("<b>you</b>"));
    QCOMPARE(model.index(2, 0).data(EventModel::TickRole).toLongLong(), 12);
    QCOMPARE(model.index(1, EventModel::PlayerColumn).data().toString(), QStringLiteral("Bob"));
    QCOMPARE(model.index(0, EventModel::TimeColumn).data().toString(), QStringLiteral("00:00.10"));
}

void TestModels::eventLinesBehindTheFirstDifferenceAreReplaced()
{
    EventModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto index = twoChats();
    model.setLines(index, lines({{0, 1}, {1, 1}}));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);

    model.setLines(index, lines({{0, 1}, {1, 2}}));

    QCOMPARE(reset.count(), 0);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, 0).data(EventModel::CountRole).toUInt(), 2U);
}

void TestModels::fewerEventLinesRemoveRows()
{
    EventModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto index = twoChats();
    model.setLines(index, lines({{0, 1}, {1, 1}}));
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);

    model.setLines(index, lines({{0, 1}}));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(removed.count(), 1);

    model.setLines(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.eventAt(0));
}

void TestModels::anotherRecordingResetsTheEvents()
{
    EventModel model;
    const QAbstractItemModelTester contract(&model, Report);
    model.setLines(twoChats(), lines({{0, 1}, {1, 1}}));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);

    model.setLines(twoChats(), lines({{0, 1}, {1, 1}}));

    QCOMPARE(reset.count(), 1);
}

void TestModels::repeatsAreShownAsACount()
{
    EventModel model;
    model.setLines(twoChats(), lines({{0, 5}, {1, 1}}));

    QCOMPARE(model.index(0, EventModel::TextColumn).data().toString(), QStringLiteral("hi  ×5"));
    QVERIFY(!model.index(1, EventModel::TextColumn).data().toString().contains(u'×'));
}

void TestModels::headMarksTheLastLineAtOrBeforeIt()
{
    EventModel model;
    const QAbstractItemModelTester contract(&model, Report);
    model.setLines(twoChats(), lines({{0, 1}, {1, 1}}));

    model.setHead({4});
    QCOMPARE(model.currentRow(), -1);
    model.setHead({5});
    QCOMPARE(model.currentRow(), 0);
    model.setHead({8});
    QVERIFY(model.index(0, 0).data(EventModel::IsCurrentRole).toBool());
    model.setHead({9000});
    QCOMPARE(model.currentRow(), 1);
    QVERIFY(!model.index(0, 0).data(EventModel::IsCurrentRole).toBool());
}

void TestModels::textOfTheRecordingIsNoMarkupInATip()
{
    EventModel model;
    model.setLines(twoChats(), lines({{0, 1}, {1, 1}}));

    const QString tip = model.index(1, 0).data(Qt::ToolTipRole).toString();

    QVERIFY(tip.contains(QStringLiteral("&lt;b&gt;you")));
}

void TestModels::aMillionLinesCostNoRows()
{
    std::vector<Event> events;
    for (std::int64_t tick = 0; tick < 1000; ++tick)
        events.push_back(chat(tick, "x"));
    const auto index = with(emptyIndex(), part({{0}, {999}}, events), true);
    // Lines may name a row several times here; the model asks for what is looked at only.
    EventModel::Lines many;
    for (std::uint32_t i = 0; i < 1'000'000; ++i)
        many.push_back({i / 1000, 1});
    EventModel model;
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);

    model.setLines(index, lines(std::move(many)));

    QCOMPARE(inserted.count(), 1);
    QCOMPARE(model.rowCount(), 1'000'000);
    QCOMPARE(model.rowAt({499}), 499'999);
}

void TestModels::inspectorNamesTypesItemsFieldsAndWords()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();

    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 1}, {10, 20, 8, 3, 77}},
                                                 {{500, 2}, {4, 5}}})),
                   twoChats());

    QCOMPARE(model.itemCount(), std::size_t{2});
    const QModelIndex item = rowNamed(model, QStringLiteral("#1  Bob"));
    QVERIFY(item.isValid());
    QCOMPARE(item.parent().data().toString(), QStringLiteral("Actor"));
    QCOMPARE(model.rowCount(item), 5);
    QCOMPARE(valueOf(rowNamed(model, QStringLiteral("X"))), QStringLiteral("10 units"));
    QCOMPARE(valueOf(rowNamed(model, QStringLiteral("Weapon"))), QStringLiteral("3  grenade"));
    QCOMPARE(valueOf(rowNamed(model, QStringLiteral("[4]"))), QStringLiteral("77"));
    const QModelIndex raw = rowNamed(model, QStringLiteral("type #500"));
    QCOMPARE(valueOf(model.index(1, 0, model.index(0, 0, raw))), QStringLiteral("5"));
}

void TestModels::inspectorMarksWhatChanged()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();

    model.setFrame(frame(state(schema, {{{ActorType, 0}, {10, 20, 8, 3}}}),
                         state(schema, {{{ActorType, 0}, {11, 20, 8, 3}},
                                        {{ActorType, 7}, {1, 2, 3, 0}}})),
                   twoChats());

    const QModelIndex x = rowNamed(model, QStringLiteral("X"));
    QVERIFY(x.data(InspectorModel::IsChangedRole).toBool());
    QCOMPARE(valueOf(x, InspectorModel::BeforeColumn), QStringLiteral("10"));
    const QModelIndex y = rowNamed(model, QStringLiteral("Y"));
    QVERIFY(!y.data(InspectorModel::IsChangedRole).toBool());
    QVERIFY(valueOf(y, InspectorModel::BeforeColumn).isEmpty());
    QVERIFY(x.parent().data(InspectorModel::IsChangedRole).toBool());
    QCOMPARE(valueOf(rowNamed(model, QStringLiteral("#7"))), QStringLiteral("new"));
}

void TestModels::inspectorTellsPredictedPositionsFromRecordedOnes()
{
    InspectorModel model;
    const auto schema = makeSchema();

    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {1234, 20, 8, 3}}}),
                         state(schema, {{{ActorType, 0}, {1240, 20, 8, 3}}})),
                   nullptr);

    const QModelIndex x = rowNamed(model, QStringLiteral("X"));
    QCOMPARE(withoutThinSpaces(valueOf(x)), QStringLiteral("1234 → 1240 predicted"));
    const QString tip = x.data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(QStringLiteral("recorded")));
    QVERIFY(tip.contains(QStringLiteral("predicted")));
    QCOMPARE(valueOf(rowNamed(model, QStringLiteral("Y"))), QStringLiteral("20"));
}

void TestModels::inspectorKeepsRowsThatStay()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const auto schema = makeSchema();
    const auto index = twoChats();
    const auto two = state(schema, {{{ActorType, 2}, {1, 2, 3, 0}}, {{ActorType, 5}, {5, 5, 5, 0}}});
    const auto three = state(schema, {{{ActorType, 1}, {7, 7, 7, 0}},
                                      {{ActorType, 5}, {6, 5, 5, 0, 9}},
                                      {{ActorType, 8}, {8, 8, 8, 0}},
                                      {{600, 1}, {3}}});
    model.setFrame(frame(nullptr, two), index);
    const QPersistentModelIndex five = rowNamed(model, QStringLiteral("#5"));
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

void TestModels::inspectorMatchesTypesByNameWhenNumbersChange()
{
    InspectorModel model;
    const auto schema = makeSchema();
    const auto renumbered = std::make_shared<const Schema>(
        std::map<std::uint32_t, Shared<ItemType>>{{42, schema->type(ActorType)}});
    const auto before = state(schema, {{{ActorType, 3}, {1, 2, 3, 0}}});
    model.setFrame(frame(nullptr, before), nullptr);
    const QPersistentModelIndex item = rowNamed(model, QStringLiteral("#3"));

    model.setFrame(frame(before, state(renumbered, {{{42, 3}, {1, 9, 3, 0}}})), nullptr);

    QVERIFY(item.isValid());
    QVERIFY(!model.index(0, 0, item).data(InspectorModel::IsChangedRole).toBool());
    QVERIFY(model.index(1, 0, item).data(InspectorModel::IsChangedRole).toBool());
}

void TestModels::inspectorPutsMessagesUnderABranchOfTheirOwn()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();

    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {1, 2, 3, 0}},
                                                 {{VoteType, 0}, {4}}})),
                   nullptr);

    const QModelIndex last = model.index(model.rowCount() - 1, 0);
    QCOMPARE(last.data().toString(), QStringLiteral("From messages"));
    QCOMPARE(rowNamed(model, QStringLiteral("Vote")).parent(), last);
}

void TestModels::inspectorFindsInNamesAndValues()
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

void TestModels::inspectorShowsOnlyChangesWhenAsked()
{
    InspectorModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const auto schema = makeSchema();
    const auto before = state(schema, {{{ActorType, 0}, {1, 2, 3, 3}}, {{ActorType, 1}, {1, 2, 3, 0}}});
    const auto after = state(schema, {{{ActorType, 0}, {1, 4, 3, 3}}, {{ActorType, 1}, {1, 2, 3, 0}}});
    model.setChangedOnly(true);

    model.setFrame(frame(before, after), nullptr);
    const QModelIndex type = model.index(0, 0);
    QCOMPARE(model.rowCount(type), 1);
    QCOMPARE(model.rowCount(model.index(0, 0, type)), 1);
    QCOMPARE(model.index(0, 0, model.index(0, 0, type)).data().toString(), QStringLiteral("Y"));

    model.setFrame(frame(after, after), nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::inspectorWritesTheWordsOfTheCommandLine()
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

    const QModelIndex oneField = rowNamed(model, QStringLiteral("Health"));
    const QJsonArray chosen = model.json({oneField})[QStringLiteral("items")].toArray();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][QStringLiteral("fields")].toObject().keys(),
             QStringList{QStringLiteral("Health")});
}

void TestModels::playersComeAndGoWithoutAReset()
{
    PlayerModel model;
    const QAbstractItemModelTester contract(&model, Report);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const auto schema = makeSchema();
    const auto both = state(schema, {{{ActorType, 0}, {10, 20, 8, 3}}, {{ActorType, 1}, {5, 6, 7, 0}}});

    model.setFrame(frame(nullptr, both), twoChats());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.presentCount(), 2);
    QCOMPARE(model.rowOf(1), 1);
    QCOMPARE(model.index(0, PlayerModel::PositionColumn).data().toString(),
             QStringLiteral("10, 20"));

    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {10, 20, 8, 3}},
                                                 {{ActorType, 6}, {1, 1, 1, 0}}})),
                   twoChats());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.presentCount(), 2);
    QCOMPARE(model.rowOf(1), -1);

    model.setFrame(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(reset.count(), 0);
}

void TestModels::playersWhoAreAwayStayAtTheEnd()
{
    PlayerModel model;
    PlayerOrder order;
    order.setSourceModel(&model);
    const QAbstractItemModelTester contract(&order, Report);
    const auto schema = makeSchema();
    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 1}, {10, 20, 8, 3}}})), twoChats());

    for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        order.sort(PlayerModel::NameColumn, direction);
        QCOMPARE(order.index(0, 0).data().toString(), QStringLiteral("Bob"));
        QCOMPARE(order.index(1, 0).data().toString(), QStringLiteral("Anna"));
        QVERIFY(!order.index(1, 0).data(PlayerModel::IsPresentRole).toBool());
    }
}

void TestModels::markersAreAddedNamedAndDeleted()
{
    MarkerModel model;
    const QAbstractItemModelTester contract(&model, Report);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const TimeBase time = makeOutline()->time;

    model.setMarkers({marker(10, {}, false), marker(50, QStringLiteral("mine"), true)}, time);
    QCOMPARE(model.rowCount(), 2);
    const QPersistentModelIndex mine = model.index(1, MarkerModel::NameColumn);

    model.setMarkers({marker(5, {}, true), marker(10, {}, false),
                      marker(50, QStringLiteral("ours"), true)},
                     time);
    QCOMPARE(mine.row(), 2);
    QCOMPARE(mine.data(Qt::EditRole).toString(), QStringLiteral("ours"));
    QCOMPARE(model.rowOfOwn({5}), 0);
    QCOMPARE(model.index(2, MarkerModel::TimeColumn).data().toString(), QStringLiteral("00:01.00"));

    model.setMarkers({marker(10, {}, false)}, time);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!mine.isValid());
    QCOMPARE(reset.count(), 0);
}

void TestModels::onlyOwnMarkersCanBeRenamed()
{
    MarkerModel model;
    const QAbstractItemModelTester contract(&model, Report);
    model.setMarkers({marker(10, {}, false), marker(50, {}, true)}, makeOutline()->time);
    QSignalSpy wanted(&model, &MarkerModel::renameWanted);

    QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("no")));
    QVERIFY(model.setData(model.index(1, 0), QStringLiteral(" the jump ")));

    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toLongLong(), 50);
    QCOMPARE(wanted[0][1].toString(), QStringLiteral("the jump"));
}

void TestModels::damageGrowsAndShrinks()
{
    DamageModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const Damage first{{10}, 1000, 20, ErrorCode::Damaged, "checksum differs", 4};
    const Damage second{{20}, 2000, 0, ErrorCode::Truncated, "file ends", 0};
    const auto one = with(emptyIndex(), part({{0}, {10}}, {}, {first}));
    const auto two = with(one, part({{11}, {20}}, {}, {second}), true);

    model.setIndex(one);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    model.setIndex(two);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, DamageModel::LostColumn).data().toString(), QStringLiteral("4"));
    QVERIFY(model.index(1, DamageModel::WhatColumn).data().toString().contains(
        QStringLiteral("file ends")));
    QCOMPARE(model.index(1, 0).data(DamageModel::TickRole).toLongLong(), 20);

    model.setIndex(one);
    QCOMPARE(model.rowCount(), 1);
    model.setIndex(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::factsGrowAndShrink()
{
    FactModel model;
    const QAbstractItemModelTester contract(&model, Report);

    model.setFacts({{QStringLiteral("a"), QStringLiteral("1"), {}, false}});
    model.setFacts({{QStringLiteral("b"), QStringLiteral("2"), {}, false},
                    {QStringLiteral("c"), {}, {}, true}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("b"));
    QVERIFY(model.index(1, 0).data(FactModel::IsHeadingRole).toBool());
    model.setFacts({});
    QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(TestModels)
#include "test_models.moc"
