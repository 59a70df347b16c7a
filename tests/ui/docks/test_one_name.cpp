// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTreeView>

#include "tests/support/demo_writer.h"
#include "tests/support/event_making.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/commands/player_box.h"
#include "ui/commands/player_commands.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/facts/facts_dock.h"
#include "ui/models/inspector_model.h"
#include "ui/models/player_model.h"
#include "ui/palette/palette_model.h"
#include "ui/plots/field_list.h"
#include "ui/style/elided.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr std::int64_t FirstNamed = 1000;
constexpr std::int64_t RenameTick = 1500;
constexpr std::int64_t LastNamed = 2000;

/// Carol, who is Carol2 later, and Dora, who stays Dora.
std::vector<std::byte> demoOfARename()
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "server";
    teeworlds::DemoWriter writer(header);
    for (std::int64_t tick = FirstNamed; tick <= LastNamed; tick += 2) {
        writer.beginTick({tick});
        teeworlds::SnapshotItems items;
        items.push_back({{6, 0}, {0, 0, FirstNamed, 0, 0, 0, 1, 1}});
        const auto add = [&](std::int32_t client, const char *name) {
            items.push_back(
                {{9, client}, {0, 100 * client, 200, 0,  0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0,
                               1, 10,           0,   10, 0, 0, 0}});
            items.push_back({{10, client}, {0, client, 0, 0, 20}});
            auto info = teeworlds::packText(name, 4);
            info.resize(17);
            items.push_back({{11, client}, info});
        };
        add(0, tick < RenameTick ? "Carol" : "Carol2");
        add(1, "Dora");
        writer.snapshot(items);
    }
    return writer.finish().value_or(std::vector<std::byte>{});
}

} // namespace

/// A person is called the same in all lists, and found by each of their names.
class TestOneName : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyListCallsAPersonAsAtTheHead_data();
    void everyListCallsAPersonAsAtTheHead();
    void typedBeginningFindsEachName();
    void severalNamesAreFirstAndLater();
    void pictureAndListsAgreeInARealMatch();

private:
    void goTo(Tick tick);
};

void TestOneName::initTestCase()
{
    registerAllFormats(m_registry);
    m_path = test::writeRecording(m_folder.path(), QStringLiteral("rename.demo"), demoOfARename());
    QVERIFY(!m_path.isEmpty());
}

void TestOneName::goTo(Tick tick)
{
    m_document->playback().apply(TimeCommand::goToTick(tick));
    QTRY_VERIFY_WITH_TIMEOUT(m_document->frame() && m_document->frame()->asked == tick,
                             test::Timeout);
}

void TestOneName::everyListCallsAPersonAsAtTheHead_data()
{
    QTest::addColumn<qint64>("tick");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("tail");

    QTest::newRow("before") << qint64{1200} << "Carol"
                            << "later Carol2";
    QTest::newRow("afterwards") << qint64{1800} << "Carol2"
                                << "first Carol";
}

void TestOneName::everyListCallsAPersonAsAtTheHead()
{
    QFETCH(const qint64, tick);
    QFETCH(const QString, name);
    QFETCH(const QString, tail);
    begin();
    openAndWait(m_path);
    PlayersDock players(*m_active);
    EventsDock events(*m_active);
    FactsDock facts(*m_active);
    InspectorDock inspector(*m_active);
    FieldList fields;
    for (QWidget *dock : std::initializer_list<QWidget *>{&players, &events, &facts, &inspector})
        show(*dock);
    // From the other side, so that what is shown has to change.
    goTo({FirstNamed + LastNamed - tick});
    fields.fill(*m_document, {});
    goTo({tick});
    fields.showNames(*m_document);

    QCOMPARE(m_document->players().title({0, {FirstNamed}}), name);
    const QString whole = QStringLiteral("%1 (%2)").arg(name, tail);
    QCOMPARE(m_document->players().titles({0, {LastNamed}}).whole(), whole);
    const QModelIndex row = players.model().index(0, PlayerModel::NameColumn);
    QCOMPARE(row.data().toString(), name);
    QCOMPARE(row.data(QuietTailRole).toString(), tail);
    for (const QWidget *dock : std::initializer_list<QWidget *>{&events, &facts}) {
        const auto *box = dock->findChild<PlayerBox *>();
        const int line = box->rowOf(PlayerRef{0, {FirstNamed}});
        QCOMPARE(box->itemText(line), name);
        QCOMPARE(box->itemData(line, QuietTailRole).toString(), tail);
        QCOMPARE(box->itemText(line + 1), QStringLiteral("Dora"));
        QVERIFY(box->itemData(line + 1, QuietTailRole).toString().isEmpty());
    }
    const auto *tree = fields.findChild<QTreeView *>();
    const auto owners = tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole, name, -1,
                                             Qt::MatchExactly | Qt::MatchRecursive);
    QVERIFY(!owners.isEmpty());
    QCOMPARE(owners.front().data(QuietTailRole).toString(), tail);
    const auto items = inspector.findChild<QTreeView *>()->model();
    QVERIFY(!items
                 ->match(items->index(0, InspectorModel::ValueColumn), Qt::DisplayRole, whole, 1,
                         Qt::MatchExactly | Qt::MatchRecursive)
                 .isEmpty());
    PlayerCommands about(*m_active);
    const auto choices = about.commands().find("select.player")->choices();
    QCOMPARE(choices.front().text, name);
    QCOMPARE(choices.front().toolTip, tail);

    // Each name finds the person, whatever the head.
    PaletteModel palette;
    palette.setEntries({{.id = QStringLiteral("select.player"),
                         .title = choices.front().text,
                         .keywords = choices.front().keywords}},
                       {});
    for (const QString &typed : {QStringLiteral("carol"), QStringLiteral("Carol2")}) {
        fields.findField().setText(typed);
        QVERIFY(tree->model()->rowCount() > 0);
        palette.setSearch(typed);
        QCOMPARE(palette.rowCount(), 1);
    }
    end();
}

void TestOneName::typedBeginningFindsEachName()
{
    begin();
    openAndWait(m_path);
    goTo({1200});
    PlayerBox box(*m_active, QStringLiteral("Nobody"), PlayerBox::Listed::Persons);
    box.list(m_document->index());
    QCOMPARE(box.count(), 3);
    QVERIFY(!box.playerAt(0));
    show(box);
    box.setFocus();

    QTest::keyClicks(&box, QStringLiteral("Carol2"));
    QVERIFY(m_document->players().isSame(box.playerAt(box.currentIndex()), PlayerRef{0, {1200}}));
    box.setCurrentIndex(0);
    PlayerBox another(*m_active, {}, PlayerBox::Listed::Persons);
    another.list(m_document->index());
    QCOMPARE(another.currentIndex(), -1);
    show(another);
    another.setFocus();
    QTest::keyClicks(&another, QStringLiteral("do"));
    QVERIFY(m_document->players().isSame(another.playerAt(another.currentIndex()),
                                         PlayerRef{1, {1200}}));
    end();
}

void TestOneName::severalNamesAreFirstAndLater()
{
    using What = PlayerChange::What;
    PlayerTracker tracker;
    tracker.apply({{0}, 0, What::Present, "Ann"});
    tracker.apply({{10}, 0, What::Renamed, "Bea"});
    tracker.apply({{20}, 0, What::Renamed, "Cyd"});
    tracker.apply({{30}, 1, What::Joined, "Eve"});
    tracker.apply({{40}, 1, What::Renamed, "Eva"});
    tracker.apply({{50}, 1, What::Renamed, "Eve"});
    const PlayerTable table = tracker.tableAt({100});
    const auto at = [&table](std::size_t player, std::int64_t tick) {
        return titleAt(table, table.players()[player], {tick});
    };
    QCOMPARE(at(0, 5).whole(), QStringLiteral("Ann (later Cyd)"));
    QCOMPARE(at(0, 15).whole(), QStringLiteral("Bea (first Ann, later Cyd)"));
    QCOMPARE(at(0, 25).whole(), QStringLiteral("Cyd (first Ann)"));
    QCOMPARE(at(0, 25).otherNames, (QStringList{QStringLiteral("Ann"), QStringLiteral("Bea")}));
    QCOMPARE(at(1, 35).whole(), QStringLiteral("Eve (also Eva)"));
}

/// In it people take other names all the time.
void TestOneName::pictureAndListsAgreeInARealMatch()
{
    const auto path = test::realRecording(
        QStringLiteral("teehistorian/ddnet198-dm8-long.teehistorian"));
    if (!path)
        SKIP_MISSING();
    begin();
    openAndWait(*path);
    PlayersDock players(*m_active);
    FactsDock facts(*m_active);
    WorldView view(*m_active);
    for (QWidget *widget : std::initializer_list<QWidget *>{&players, &facts, &view})
        show(*widget);
    goTo({(13 * 60 + 16) * 50});
    const auto *box = facts.findChild<PlayerBox *>();
    QVERIFY(!view.scene().actors.empty());
    int renamed = 0;
    for (const Actor &actor : view.scene().actors) {
        const PlayerRef who = m_document->players().inFrame(actor.client);
        const QString title = m_document->players().title(who);
        const int row = players.model().rowOf(who, actor.client);
        QCOMPARE(players.model().index(row, PlayerModel::NameColumn).data().toString(), title);
        QCOMPARE(box->itemText(box->rowOf(who)), title);
        QVERIFY2(title.startsWith(isolated(screenText(actor.name))), qPrintable(title));
        renamed += m_document->players().titles(who).others.isEmpty() ? 0 : 1;
    }
    QVERIFY(renamed > 0);
    end();
}

TICKSCOPE_TEST(TestOneName, QApplication)
#include "test_one_name.moc"
