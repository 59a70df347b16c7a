// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRawFont>
#include <QSignalSpy>
#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/event_making.h"
#include "tests/support/replay_files.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/hand_made.h"
#include "ui/models/damage_model.h"
#include "ui/models/entity_model.h"
#include "ui/models/event_model.h"
#include "ui/models/fact_model.h"
#include "ui/models/marker_model.h"
#include "ui/models/player_model.h"
#include "ui/models/row_steps.h"
#include "ui/models/value_text.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

Annotation marker(std::int64_t tick, const QString &name, bool isOwn)
{
    Annotation marker;
    marker.kind = isOwn ? Annotation::Kind::Written : Annotation::Kind::RecordedMarker;
    marker.tick = tick;
    marker.text = name;
    return marker;
}

} // namespace

class TestModels : public QObject
{
    Q_OBJECT

private slots:
    void rowStepsLeadFromOldRowsToNewOnes_data();
    void rowStepsLeadFromOldRowsToNewOnes();
    void thousandsArePartedAsTheLocaleDoes_data();
    void thousandsArePartedAsTheLocaleDoes();
    void newEventLinesAreInsertedAndTheOldOnesStay();
    void eventLinesBehindTheFirstDifferenceAreReplaced();
    void fewerEventLinesRemoveRows();
    void anotherRecordingResetsTheEvents();
    void repeatsAreShownAsACount();
    void eventShowsTheNameOfItsTick();
    void headMarksTheLastLineAtOrBeforeIt();
    void textOfTheRecordingIsNoMarkupInATip();
    void aMillionLinesCostNoRows();
    void playersComeAndGoWithoutAReset();
    void whatIsNotRecordedIsADash();
    void placesAreInWhatPlayersOfTheGameCount();
    void everySignIsInTheFontThatComesWithTheProgram();
    void playersWhoAreAwayStayAtTheEnd();
    void playersWhoAreNotIndexedYetHaveTheirNames();
    void markersAreAddedNamedAndDeleted();
    void onlyOwnMarkersCanBeRenamed();
    void entitiesThatStayKeepTheirRows();
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

void TestModels::thousandsArePartedAsTheLocaleDoes_data()
{
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("text");

    QTest::newRow("short") << qint64{999} << QStringLiteral("999");
    QTest::newRow("four") << qint64{1204} << QStringLiteral("1,204");
    QTest::newRow("below zero") << qint64{-123456} << QStringLiteral("-123,456");
    QTest::newRow("long") << qint64{1234567} << QStringLiteral("1,234,567");
}

void TestModels::thousandsArePartedAsTheLocaleDoes()
{
    QFETCH(qint64, number);
    QFETCH(QString, text);

    QCOMPARE(numberText(number), text);
    QCOMPARE(withoutGrouping(numberText(number)), QString::number(number));
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
    QCOMPARE(model.index(0, EventModel::TimeColumn).data().toString(), QStringLiteral("0:00.10"));
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

void TestModels::eventShowsTheNameOfItsTick()
{
    PlayerTracker tracker;
    tracker.apply({{0}, 0, PlayerChange::What::Joined, "Anna"});
    tracker.apply({{7}, 0, PlayerChange::What::Renamed, "Berta"});
    const auto index = std::make_shared<const Index>(emptyIndex()->with(
        part({{0}, {9}}, {chat(5, "hi"), chat(9, "ho")}), tracker.tableAt({9}), true));
    EventModel model;
    model.setLines(index, lines({{0}, {1}}));

    QCOMPARE(model.index(0, EventModel::PlayerColumn).data().toString(), QStringLiteral("Anna"));
    QCOMPARE(model.index(1, EventModel::PlayerColumn).data().toString(), QStringLiteral("Berta"));
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
    std::vector<EventLine> many;
    for (std::uint32_t i = 0; i < 1'000'000; ++i)
        many.push_back({i / 1000, 1});
    EventModel model;
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);

    model.setLines(index, lines(many));

    QCOMPARE(inserted.count(), 1);
    QCOMPARE(model.rowCount(), 1'000'000);
    QCOMPARE(model.rowAt({499}), 499'999);
}

void TestModels::playersComeAndGoWithoutAReset()
{
    PlayerModel model;
    const QAbstractItemModelTester contract(&model, Report);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const auto schema = makeSchema();
    const auto both = state(schema,
                            {{{ActorType, 0}, {10, 20, 8, 3}}, {{ActorType, 1}, {5, 6, 7, 0}}});

    model.setFrame(frame(nullptr, both), twoChats());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.presentCount(), 2);
    QCOMPARE(model.rowOf({1, {5}}, 1), 1);
    QCOMPARE(model.index(0, PlayerModel::PositionColumn).data().toString(),
             QStringLiteral("10, 20"));

    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {10, 20, 8, 3}},
                                                 {{ActorType, 6}, {1, 1, 1, 0}}})),
                   twoChats());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.presentCount(), 2);
    // Who has gone keeps a row, and is found there; who is not indexed yet comes first.
    QCOMPARE(model.rowOf({1, {5}}, std::nullopt), 2);
    QCOMPARE(model.rowOf({6, {5}}, 6), 0);

    model.setFrame(nullptr, nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(reset.count(), 0);
}

void TestModels::whatIsNotRecordedIsADash()
{
    PlayerModel model;
    const auto schema = makeSchema();
    // Nobody stands there without health: it was not told.
    model.setFrame(frame(nullptr, state(schema, {{{ActorType, 0}, {10, 20, 8, 3}},
                                                 {{ActorType, 1}, {5, 6, 0, 0}}})),
                   twoChats());
    const QString dash(QChar(0x2014));
    QCOMPARE(model.index(0, PlayerModel::HealthColumn).data().toString(), QStringLiteral("8"));
    QCOMPARE(model.index(1, PlayerModel::HealthColumn).data().toString(), dash);
    QCOMPARE(model.index(0, PlayerModel::SpeedColumn).data().toString(), dash);
    QVERIFY(model.index(0, PlayerModel::SpeedColumn)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("Speed: not recorded")));
}

void TestModels::placesAreInWhatPlayersOfTheGameCount()
{
    PlayerModel model;
    const auto tiles = frame(nullptr, state(makeSchema(), {{{ActorType, 0}, {1600, 80, 8, 3}}}));
    model.setLength({LengthUnit::Tiles, 32, 32});
    model.setFrame(tiles, twoChats());
    const auto textOf = [&model](int column) { return model.index(0, column).data().toString(); };
    QCOMPARE(textOf(PlayerModel::PositionColumn), QStringLiteral("50.0, 2.5"));
    QVERIFY(model.index(0, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("50.0, 2.5 tiles")));
    QCOMPARE(model.headerData(PlayerModel::PositionColumn, Qt::Horizontal).toString(),
             QStringLiteral("Position (tiles)"));
    QCOMPARE(model.headerData(PlayerModel::SpeedColumn, Qt::Horizontal).toString(),
             QStringLiteral("tiles/s"));

    // All three, where there are three.
    QCOMPARE(placeText(1.24, 64, -3, {LengthUnit::Blocks, 1, 32}),
             QStringLiteral("1.2, 64.0, -3.0"));
    QCOMPARE(placeText(1024.4, -12, {}, {}), QStringLiteral("1,024, -12"));
}

/// Where no other font is installed, it would be a box.
void TestModels::everySignIsInTheFontThatComesWithTheProgram()
{
    const QRawFont font = QRawFont::fromFont(QFont(QStringLiteral("DejaVu Sans")));
    if (font.familyName() != QLatin1String("DejaVu Sans"))
        QSKIP("DejaVu Sans is not on this machine");
    std::vector<const EventKind *> kinds;
    for (const EventKind &kind : SharedEventKinds)
        kinds.push_back(&kind);
    FormatRegistry formats;
    registerAllFormats(formats);
    for (const auto &format : formats.formats()) {
        for (const EventForm *form : format->eventForms())
            kinds.push_back(form->kind);
    }
    for (const EventKind *kind : kinds)
        QVERIFY2(font.supportsCharacter(theme::kindSign(*kind)), kind->id.data());
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

    Annotation late = marker(50, QStringLiteral("mine"), true);
    late.id = QUuid::createUuid();
    Annotation early = marker(5, {}, true);
    early.id = QUuid::createUuid();

    model.setMarkers({marker(10, {}, false), late}, time);
    QCOMPARE(model.rowCount(), 2);
    const QPersistentModelIndex mine = model.index(1, MarkerModel::NameColumn);

    late.text = QStringLiteral("ours");
    model.setMarkers({early, marker(10, {}, false), late}, time);
    QCOMPARE(mine.row(), 2);
    QCOMPARE(mine.data(Qt::EditRole).toString(), QStringLiteral("ours"));
    QCOMPARE(model.rowOf(early.id), 0);
    QCOMPARE(model.index(2, MarkerModel::TimeColumn).data().toString(), QStringLiteral("0:01.00"));

    model.setMarkers({marker(10, {}, false)}, time);
    QCOMPARE(model.rowCount(), 1);
    QVERIFY(!mine.isValid());
    QCOMPARE(reset.count(), 0);
    model.setMarkers({marker(10, {}, false), marker(1'000'000, {}, false)}, time);
    QCOMPARE(model.index(1, MarkerModel::TimeColumn).data().toString(), QString());
}

void TestModels::entitiesThatStayKeepTheirRows()
{
    EntityModel model;
    model.setRows({{{1, 4}, "arrow #4", {1, 2, 3}, true}, {{1, 7}, "arrow #7", {5, 6, 0}, false}});
    const QPersistentModelIndex seven = model.index(1, EntityModel::NameColumn);

    model.setRows({{{1, 7}, "arrow #7", {8, 9, 0}, false}, {{1, 9}, "zombie #9", {0, 0, 0}, true}});

    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(seven.row(), 0);
    QCOMPARE(seven.data().toString(), QStringLiteral("arrow #7"));
    QCOMPARE(model.index(0, EntityModel::PositionColumn).data().toString(), QStringLiteral("8, 9"));
    QCOMPARE(model.index(1, EntityModel::PositionColumn).data().toString(),
             QStringLiteral("0, 0, 0"));
    QCOMPARE(model.index(1, EntityModel::NumberColumn).data(EntityModel::SortRole).toInt(), 9);
}

void TestModels::onlyOwnMarkersCanBeRenamed()
{
    MarkerModel model;
    const QAbstractItemModelTester contract(&model, Report);
    Annotation own = marker(50, {}, true);
    own.id = QUuid::createUuid();
    model.setMarkers({marker(10, {}, false), own}, makeOutline()->time);

    QVERIFY(!(model.flags(model.index(0, 0)) & Qt::ItemIsEditable));
    QVERIFY(model.flags(model.index(1, 0)) & Qt::ItemIsEditable);
}

void TestModels::damageGrowsAndShrinks()
{
    DamageModel model;
    const QAbstractItemModelTester contract(&model, Report);
    const Damage first{{10}, 1000, 20, ErrorCode::Damaged, {faults::Words, "checksum differs"}, 4};
    const Damage second{{20}, 2000, 0, ErrorCode::Truncated, {faults::Words, "file ends"}, 0};
    const auto one = with(emptyIndex(), part({{0}, {10}}, {}, {first}));
    const auto two = with(one, part({{11}, {20}}, {}, {second}), true);

    model.setIndex(one);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    model.setIndex(two);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, DamageModel::LostColumn).data().toString(), QStringLiteral("4"));
    QVERIFY(model.index(1, DamageModel::WhatColumn)
                .data()
                .toString()
                .contains(QStringLiteral("file ends")));
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

    model.setFacts({{QStringLiteral("a"), QStringLiteral("1")}});
    model.setFacts({{QStringLiteral("b"), QStringLiteral("2")}, {QStringLiteral("c"), {}, true}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("b"));
    QVERIFY(model.index(1, 0).data(FactModel::IsHeadingRole).toBool());
    model.setFacts({});
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::playersWhoAreNotIndexedYetHaveTheirNames()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(memorySource(makeReplay(300), "run.hcrp"), {}).value();
    const auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    IndexPass pass(recording, outline);
    const Shared<Index> index = pass.advance(100, {}).value();
    const auto mover = recordedMotion()->makeMover();
    const auto frame = std::make_shared<const Frame>(
        Cursor(recording, limits::CursorCache).frameAt({200}, *index, *mover, {}).value());
    PlayerModel model;

    model.setFrame(frame, index, recording->makeScene(nullptr));

    const int runner = model.rowOf({0, {200}}, 0);
    QVERIFY(runner >= 0);
    QCOMPARE(model.index(runner, PlayerModel::NameColumn).data().toString(),
             QStringLiteral("Example"));
    // The index knows somebody of that name, up to where it has come.
    QVERIFY(!index->players().holdersOf("Example").empty());
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(row == runner || model.index(row, PlayerModel::NameColumn).data() != "Example");
}

TICKSCOPE_TEST(TestModels, QApplication)
#include "test_models.moc"
