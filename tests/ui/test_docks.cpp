// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "tests/support/test_recordings.h"
#include "ui/docks/damage_dock.h"
#include "ui/docks/event_list.h"
#include "ui/docks/events_dock.h"
#include "ui/docks/info_dock.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/kind_menu.h"
#include "ui/docks/markers_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/docks/table_parts.h"
#include "ui/models/damage_model.h"
#include "ui/models/event_model.h"
#include "ui/models/fact_model.h"
#include "ui/models/inspector_model.h"
#include "ui/models/marker_model.h"
#include "ui/models/player_model.h"

using namespace tickscope;

namespace {

constexpr int Patience = 20'000; ///< Milliseconds; sanitizers are slow.

QPoint middleOf(const QTableView &view, int row, int column = 0)
{
    return view.visualRect(view.model()->index(row, column)).center();
}

void click(QTableView &view, int row, int column = 0)
{
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, middleOf(view, row, column));
}

void doubleClick(QTableView &view, int row, int column = 0)
{
    // A double click begins with a click, as a hand does it.
    click(view, row, column);
    QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, middleOf(view, row, column));
}

QString noteOf(const QWidget &dock)
{
    const auto *stack = dock.findChild<NoteStack *>();
    return stack ? stack->note() : QString();
}

int rowOfKind(const EventModel &model, std::string_view kind)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.eventAt(row)->kind == kind)
            return row;
    }
    return -1;
}

} // namespace

class TestDocks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void everyDockSaysWhenNothingIsOpen();
    void eventsAreListedWithTheirKindsAndPlayers();
    void doubleClickOnAnEventGoesThere();
    void returnOnAnEventGoesThere();
    void typedTextFiltersEvents();
    void filterThatHidesAllSaysSoAndIsCleared();
    void kindMenuShowsCountsAndHidesKinds();
    void onlyAKindThatDoesNotOccurIsNamed();
    void playerChoiceFiltersEvents();
    void chosenEventShowsItsFields();
    void scrollingAwayEndsFollowing();
    void eventRowsAreCopiedAsText();
    void inspectorShowsTheItemsOfTheHead();
    void inspectorFindsAndCopies();
    void hiddenInspectorDoesNoWork();
    void clickOnAPlayerSelectsIt();
    void doubleClickOnAPlayerFollowsIt();
    void followButtonStopsFollowing();
    void markersAreAddedNamedAndDeletedByHand();
    void markersOfTheRecordingCanBeGoneTo();
    void infoTellsHeaderCountsAndHash();
    void undamagedRecordingSaysSo();
    void damageOfACutRecordingIsListed();

private:
    template<typename Dock>
    Dock &show(Dock &dock)
    {
        dock.resize(340, 480);
        dock.show();
        QApplication::setActiveWindow(&dock);
        if (!QTest::qWaitForWindowExposed(&dock))
            qFatal("the window did not appear");
        return dock;
    }
    void openAndWait(const QString &path);

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<Document> m_document;
};

void TestDocks::initTestCase()
{
    QVERIFY(m_folder.isValid());
    registerAllFormats(m_registry);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_path.isEmpty());
}

void TestDocks::init()
{
    m_document = std::make_unique<Document>(m_registry);
}

void TestDocks::cleanup()
{
    for (const Marker &marker : std::vector<Marker>(m_document->markers())) {
        if (marker.isOwn)
            m_document->removeMarker(marker.tick);
    }
    m_document.reset();
}

void TestDocks::openAndWait(const QString &path)
{
    m_document->open(path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, Patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->frame() && m_document->frame()->at, Patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->eventLines() && !m_document->eventLines()->empty(),
                             Patience);
}

void TestDocks::everyDockSaysWhenNothingIsOpen()
{
    EventsDock events(*m_document);
    PlayersDock players(*m_document);
    InspectorDock inspector(*m_document);
    MarkersDock markers(*m_document);
    InfoDock info(*m_document);
    DamageDock damage(*m_document);
    for (DockPage *dock : std::initializer_list<DockPage *>{&events, &players, &inspector,
                                                            &markers, &info, &damage}) {
        show(*dock);
        QVERIFY2(!noteOf(*dock).isEmpty(), qPrintable(dock->objectName()));
        QVERIFY(!dock->accessibleName().isEmpty());
    }
}

void TestDocks::eventsAreListedWithTheirKindsAndPlayers()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);

    QTRY_VERIFY(dock.model().rowCount() > 0);
    const int chat = rowOfKind(dock.model(), event_kind::Chat);
    QVERIFY(chat >= 0);
    QCOMPARE(dock.model().index(chat, EventModel::TextColumn).data().toString(),
             QStringLiteral("hi"));
    QCOMPARE(dock.model().index(chat, EventModel::PlayerColumn).data().toString(),
             QString::fromUtf8(test::TinyFirstName));
    QVERIFY(rowOfKind(dock.model(), event_kind::Kill) >= 0);
    QVERIFY(noteOf(dock).isEmpty());
}

void TestDocks::doubleClickOnAnEventGoesThere()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    const int kill = rowOfKind(dock.model(), event_kind::Kill);
    const Tick tick = dock.model().eventAt(kill)->tick;

    doubleClick(list, kill);

    QTRY_COMPARE(m_document->time().tick().value, tick.value);
    QCOMPARE(dock.model().eventAt(dock.model().currentRow())->tick.value, tick.value);
    QCOMPARE(m_document->selectedClient(), std::optional(0));
}

void TestDocks::returnOnAnEventGoesThere()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    const int chat = rowOfKind(dock.model(), event_kind::Chat);
    click(list, chat);
    list.setFocus();

    QTest::keyClick(&list, Qt::Key_Return);

    QTRY_COMPARE(m_document->time().tick().value, dock.model().eventAt(chat)->tick.value);
}

void TestDocks::typedTextFiltersEvents()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &text = *dock.findChild<QLineEdit *>(QStringLiteral("events.filter"));

    QTest::keyClicks(&text, QStringLiteral("welc"));

    QTRY_COMPARE_WITH_TIMEOUT(dock.model().rowCount(), 1, Patience);
    QCOMPARE(dock.model().index(0, EventModel::TextColumn).data().toString(),
             QStringLiteral("welcome"));
}

void TestDocks::filterThatHidesAllSaysSoAndIsCleared()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &text = *dock.findChild<QLineEdit *>(QStringLiteral("events.filter"));
    const int before = dock.model().rowCount();

    QTest::keyClicks(&text, QStringLiteral("nobody said this"));
    QTRY_VERIFY_WITH_TIMEOUT(noteOf(dock).contains(QStringLiteral("Filter hides")), Patience);

    emit dock.findChild<NoteStack *>()->linkActivated(QStringLiteral("clear"));
    QTRY_COMPARE_WITH_TIMEOUT(dock.model().rowCount(), before, Patience);
    QVERIFY(text.text().isEmpty());
    QVERIFY(noteOf(dock).isEmpty());
}

void TestDocks::kindMenuShowsCountsAndHidesKinds()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &menu = *dock.findChild<KindMenu *>();
    emit menu.aboutToShow();
    auto *chat = menu.findChild<QAction *>(QStringLiteral("events.kind.chat"));
    QVERIFY(chat && chat->isChecked());
    QVERIFY(chat->text().endsWith(QStringLiteral("\t1")));
    QVERIFY(rowOfKind(dock.model(), event_kind::Chat) >= 0);

    menu.popup(dock.mapToGlobal(QPoint(10, 10)));
    QTest::mouseClick(&menu, Qt::LeftButton, {}, menu.actionGeometry(
        menu.findChild<QAction *>(QStringLiteral("events.kind.chat"))).center());

    QVERIFY(menu.isVisible());
    menu.hide();
    QTRY_COMPARE_WITH_TIMEOUT(rowOfKind(dock.model(), event_kind::Chat), -1, Patience);
    QVERIFY(m_document->filter().hiddenKinds.contains("chat"));
}

void TestDocks::onlyAKindThatDoesNotOccurIsNamed()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    EventFilter filter;
    filter.hiddenKinds = KindMenu::allKinds(m_document->index());
    filter.hiddenKinds.erase("vote");

    m_document->setFilter(filter);

    QTRY_VERIFY_WITH_TIMEOUT(noteOf(dock).startsWith(QStringLiteral("No ")), Patience);
    QVERIFY(noteOf(dock).contains(QStringLiteral("in this recording")));
}

void TestDocks::playerChoiceFiltersEvents()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &players = *dock.findChild<QComboBox *>(QStringLiteral("events.player"));
    QCOMPARE(players.count(), 3);

    players.setFocus();
    QTest::keyClick(&players, Qt::Key_Down);

    QTRY_VERIFY_WITH_TIMEOUT(m_document->filter().player.has_value(), Patience);
    QTRY_COMPARE_WITH_TIMEOUT(rowOfKind(dock.model(), event_kind::ServerMessage), -1, Patience);
    QVERIFY(rowOfKind(dock.model(), event_kind::Chat) >= 0);
}

void TestDocks::chosenEventShowsItsFields()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    auto &details = *dock.findChild<QTableView *>(QStringLiteral("events.details.table"));

    click(list, rowOfKind(dock.model(), event_kind::Kill));

    QTRY_VERIFY_WITH_TIMEOUT(details.model()->rowCount() > 2, Patience);
    QString all;
    for (int row = 0; row < details.model()->rowCount(); ++row)
        for (int column = 0; column < FactModel::ColumnCount; ++column)
            all += details.model()->index(row, column).data().toString() + u'\n';
    QVERIFY2(all.contains(QStringLiteral("grenade"), Qt::CaseInsensitive), qPrintable(all));
    QVERIFY(all.contains(QString::fromUtf8(test::TinySecondName)));
}

void TestDocks::scrollingAwayEndsFollowing()
{
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    QVERIFY(!sample.isEmpty());
    openAndWait(sample);
    EventsDock dock(*m_document);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    auto &follow = *dock.findChild<QToolButton *>(QStringLiteral("events.follow"));
    QTRY_VERIFY(dock.model().rowCount() > 60);
    TimeCommand middle;
    middle.action = TimeAction::GoToShare;
    middle.number = 0.5;
    m_document->apply(middle);
    const auto isInSight = [&] {
        const QRect row = list.visualRect(dock.model().index(dock.model().currentRow(), 0));
        return list.viewport()->rect().contains(row.center());
    };
    QTRY_VERIFY(dock.model().currentRow() > 10);
    QVERIFY(isInSight());

    const QPointF place = list.viewport()->rect().center();
    for (int i = 0; i < 40; ++i) {
        QWheelEvent wheel(place, list.viewport()->mapToGlobal(place), {}, {0, 1200}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(list.viewport(), &wheel);
    }
    QTRY_VERIFY(!follow.isChecked());
    QVERIFY(!isInSight());

    QTest::mouseClick(&follow, Qt::LeftButton);
    QVERIFY(follow.isChecked());
    QVERIFY(isInSight());
}

void TestDocks::eventRowsAreCopiedAsText()
{
    openAndWait(m_path);
    EventsDock dock(*m_document);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    click(list, rowOfKind(dock.model(), event_kind::Chat));
    list.setFocus();

    QTest::keySequence(&list, QKeySequence::Copy);

    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.endsWith(QStringLiteral("\thi\n")), qPrintable(text));
    QCOMPARE(text.count(u'\n'), 1);
}

void TestDocks::inspectorShowsTheItemsOfTheHead()
{
    openAndWait(m_path);
    InspectorDock dock(*m_document);
    show(dock);

    QVERIFY(dock.model().rowCount() > 0);
    QCOMPARE(dock.model().itemCount(), m_document->frame()->at->recorded->itemCount());
    QVERIFY(noteOf(dock).isEmpty());
    const auto &tree = *dock.findChild<QTreeView *>();
    QVERIFY(!tree.isExpanded(dock.model().index(0, 0)));
}

void TestDocks::inspectorFindsAndCopies()
{
    openAndWait(m_path);
    InspectorDock dock(*m_document);
    show(dock);
    auto &find = *dock.findChild<QLineEdit *>(QStringLiteral("inspector.find"));
    auto &tree = *dock.findChild<QTreeView *>();

    QTest::keyClicks(&find, QStringLiteral("health"));
    QCOMPARE(dock.model().rowCount(), 1);
    QVERIFY(tree.isExpanded(dock.model().index(0, 0)));

    tree.setFocus();
    tree.setCurrentIndex(dock.model().index(0, 0));
    QTest::keySequence(&tree, QKeySequence::Copy);
    const auto json = QJsonDocument::fromJson(QApplication::clipboard()->text().toUtf8());
    const QJsonArray items = json[QStringLiteral("items")].toArray();
    QCOMPARE(items.size(), 2);
    QCOMPARE(items[0][QStringLiteral("fields")].toObject().keys(),
             QStringList{QStringLiteral("Health")});

    find.clear();
    QTest::keyClicks(&find, QStringLiteral("there is no such thing"));
    QVERIFY(noteOf(dock).contains(QStringLiteral("Show all items")));
}

void TestDocks::hiddenInspectorDoesNoWork()
{
    InspectorDock dock(*m_document);
    openAndWait(m_path);
    QCOMPARE(dock.model().rowCount(), 0);

    show(dock);
    QVERIFY(dock.model().rowCount() > 0);
}

void TestDocks::clickOnAPlayerSelectsIt()
{
    openAndWait(m_path);
    PlayersDock dock(*m_document);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("players.list"));
    QTRY_COMPARE(view.model()->rowCount(), 2);

    click(view, 1);
    QCOMPARE(m_document->selectedClient(), std::optional(1));

    m_document->selectClient(0);
    QTRY_VERIFY(view.selectionModel()->isRowSelected(0, {}));
}

void TestDocks::doubleClickOnAPlayerFollowsIt()
{
    openAndWait(m_path);
    PlayersDock dock(*m_document);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("players.list"));
    QTRY_COMPARE(view.model()->rowCount(), 2);

    doubleClick(view, 0);
    QCOMPARE(m_document->followedClient(), std::optional(0));

    QVERIFY(!view.isColumnHidden(PlayerModel::FollowColumn));
    click(view, 1, PlayerModel::FollowColumn);
    QCOMPARE(m_document->followedClient(), std::optional(1));
}

void TestDocks::followButtonStopsFollowing()
{
    openAndWait(m_path);
    PlayersDock dock(*m_document);
    show(dock);
    auto &button = *dock.findChild<QToolButton *>(QStringLiteral("players.follow-button"));
    m_document->selectClient(1);

    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(m_document->followedClient(), std::optional(1));
    QVERIFY(button.isChecked());
    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(m_document->followedClient(), std::nullopt);
    QVERIFY(!button.isChecked());
}

void TestDocks::markersAreAddedNamedAndDeletedByHand()
{
    openAndWait(m_path);
    MarkersDock dock(*m_document);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("markers.list"));
    const int before = dock.model().rowCount();
    TimeCommand there;
    there.action = TimeAction::GoToTick;
    there.tick = {1050};
    m_document->apply(there);

    QTest::mouseClick(dock.findChild<QToolButton *>(QStringLiteral("markers.add-button")),
                      Qt::LeftButton);
    QTRY_COMPARE(dock.model().rowCount(), before + 1);
    auto *editor = view.viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("the jump"));
    QTest::keyClick(editor, Qt::Key_Return);
    const int row = dock.model().rowOfOwn({1050});
    QTRY_COMPARE(dock.model().index(row, 0).data(Qt::EditRole).toString(),
                 QStringLiteral("the jump"));

    view.setCurrentIndex(dock.model().index(row, 0));
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Delete);
    QTRY_COMPARE(dock.model().rowCount(), before);
}

void TestDocks::markersOfTheRecordingCanBeGoneTo()
{
    openAndWait(m_path);
    MarkersDock dock(*m_document);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("markers.list"));
    QCOMPARE(dock.model().rowCount(), 2);

    doubleClick(view, 1);

    QTRY_COMPARE(m_document->time().tick().value, 1100);
    QVERIFY(!(dock.model().flags(dock.model().index(0, 0)) & Qt::ItemIsEditable));
}

void TestDocks::infoTellsHeaderCountsAndHash()
{
    openAndWait(m_path);
    InfoDock dock(*m_document);
    show(dock);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const QString hash = QString::fromStdString(hexText(
        sha256Of(std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))))));
    const auto valueOf = [&dock](const QString &name) {
        for (const Fact &fact : dock.model().facts()) {
            if (fact.name == name)
                return fact.value;
        }
        return QString();
    };

    QTRY_COMPARE_WITH_TIMEOUT(valueOf(QStringLiteral("SHA-256")), hash, Patience);
    QCOMPARE(valueOf(QStringLiteral("File")), QStringLiteral("tiny.demo"));
    QCOMPARE(valueOf(QStringLiteral("Players")), QStringLiteral("2"));
    QCOMPARE(valueOf(QStringLiteral("Damaged places")), QStringLiteral("0"));
}

void TestDocks::undamagedRecordingSaysSo()
{
    openAndWait(m_path);
    DamageDock dock(*m_document);
    show(dock);

    QTRY_VERIFY_WITH_TIMEOUT(noteOf(dock).startsWith(QStringLiteral("Nothing damaged")), Patience);
}

void TestDocks::damageOfACutRecordingIsListed()
{
    QFile whole(m_path);
    QVERIFY(whole.open(QIODevice::ReadOnly));
    const QByteArray bytes = whole.readAll();
    const QString path = m_folder.filePath(QStringLiteral("cut.demo"));
    QFile cut(path);
    QVERIFY(cut.open(QIODevice::WriteOnly));
    cut.write(bytes.left(bytes.size() - bytes.size() / 4 - 3));
    cut.close();
    openAndWait(path);
    DamageDock dock(*m_document);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("damage.list"));

    QTRY_VERIFY_WITH_TIMEOUT(dock.model().rowCount() > 0, Patience);
    const qint64 tick = dock.model().index(0, 0).data(DamageModel::TickRole).toLongLong();
    doubleClick(view, 0);
    QTRY_COMPARE(m_document->time().tick().value, tick);
}

QTEST_MAIN(TestDocks)
#include "test_docks.moc"
