// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/damage_dock.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/info_dock.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/markers_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/models/damage_model.h"
#include "ui/models/fact_model.h"
#include "ui/models/inspector_model.h"
#include "ui/models/marker_model.h"
#include "ui/models/player_model.h"
#include "ui/style/elided.h"

#include <QClipboard>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace tickscope;
using namespace tickscope::test;

class TestDocks : public DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void everyDockSaysWhenNothingIsOpen();
    void tabFollowsTheOrderOfReading();
    void inspectorShowsTheItemsOfTheHead();
    void inspectorFindsAndCopies();
    void hiddenInspectorDoesNoWork();
    void clickOnAPlayerSelectsIt();
    void doubleClickOnAPlayerFollowsIt();
    void followButtonStopsFollowing();
    void focusAloneChoosesNothing();
    void sharedNamesAreToldInFull();
    void markersAreAddedNamedAndDeletedByHand();
    void nameOfAMarkerIsNotLostWhileItIsTyped();
    void escapeKeepsTheNameOfAMarker();
    void markersOfTheRecordingCanBeGoneTo();
    void infoTellsHeaderCountsAndHash();
    void undamagedRecordingSaysSo();
    void damageOfACutRecordingIsListed();
};

void TestDocks::everyDockSaysWhenNothingIsOpen()
{
    EventsDock events(*m_active);
    PlayersDock players(*m_active);
    InspectorDock inspector(*m_active);
    MarkersDock markers(*m_active);
    InfoDock info(*m_active);
    DamageDock damage(*m_active);
    for (DockPage *dock : std::initializer_list<DockPage *>{&events, &players, &inspector, &markers,
                                                            &info, &damage}) {
        show(*dock);
        QVERIFY2(!noteOf(*dock).isEmpty(), qPrintable(dock->objectName()));
        QVERIFY(!dock->accessibleName().isEmpty());
    }
}

void TestDocks::tabFollowsTheOrderOfReading()
{
    openAndWait(m_path);
    EventsDock events(*m_active);
    PlayersDock players(*m_active);
    InspectorDock inspector(*m_active);
    MarkersDock markers(*m_active);
    for (DockPage *dock :
         std::initializer_list<DockPage *>{&events, &players, &inspector, &markers}) {
        show(*dock);
        QPoint before;
        QWidget *widget = dock;
        for (int i = 0; (widget = widget->nextInFocusChain()) != dock && i < 1000; ++i) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus)
                || widget->focusProxy())
                continue;
            // Those in one line differ by a few pixels in height.
            const QPoint place = widget->mapTo(dock, widget->rect().center());
            const bool isBehind = place.y() > before.y() + 8 || place.x() > before.x();
            QVERIFY2(isBehind, qPrintable(dock->objectName() + u' ' + widget->objectName()));
            before = place;
        }
        QVERIFY(!before.isNull());
    }
}

void TestDocks::inspectorShowsTheItemsOfTheHead()
{
    openAndWait(m_path);
    InspectorDock dock(*m_active);
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
    InspectorDock dock(*m_active);
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
    InspectorDock dock(*m_active);
    openAndWait(m_path);
    QCOMPARE(dock.model().rowCount(), 0);

    show(dock);
    QVERIFY(dock.model().rowCount() > 0);
}

void TestDocks::clickOnAPlayerSelectsIt()
{
    openAndWait(m_path);
    PlayersDock dock(*m_active);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("players.list"));
    QTRY_COMPARE(view.model()->rowCount(), 2);

    click(view, 1);
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().player()),
             std::optional(1));

    m_document->selection().selectPlayer(m_document->players().inFrame(0));
    QTRY_VERIFY(view.selectionModel()->isRowSelected(0, {}));
}

void TestDocks::doubleClickOnAPlayerFollowsIt()
{
    openAndWait(m_path);
    PlayersDock dock(*m_active);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("players.list"));
    QTRY_COMPARE(view.model()->rowCount(), 2);

    doubleClick(view, 0);
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().followed()),
             std::optional(0));

    QVERIFY(!view.isColumnHidden(PlayerModel::FollowColumn));
    click(view, 1, PlayerModel::FollowColumn);
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().followed()),
             std::optional(1));
}

void TestDocks::followButtonStopsFollowing()
{
    openAndWait(m_path);
    PlayersDock dock(*m_active);
    show(dock);
    auto &button = *dock.findChild<QToolButton *>(QStringLiteral("players.follow-button"));
    m_document->selection().selectPlayer(m_document->players().inFrame(1));

    QTest::mouseClick(&button, Qt::LeftButton);
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().followed()),
             std::optional(1));
    QVERIFY(button.isChecked());
    QTest::mouseClick(&button, Qt::LeftButton);
    QVERIFY(!m_document->selection().followed());
    QVERIFY(!button.isChecked());
}

void TestDocks::focusAloneChoosesNothing()
{
    openAndWait(m_path);
    PlayersDock players(*m_active);
    show(players);
    auto &list = *players.findChild<QTableView *>(QStringLiteral("players.list"));
    QTRY_COMPARE(list.model()->rowCount(), 2);
    list.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(list.hasFocus());
    QVERIFY(!m_document->selection().player());
    QTest::keyClick(&list, Qt::Key_Down);
    QVERIFY(m_document->selection().player());
    // It stays in sight where a panel below takes room.
    list.selectRow(1);
    players.resize(players.width(), players.height() - list.viewport()->height() + 24);
    QTRY_VERIFY(list.viewport()->rect().contains(list.visualRect(list.currentIndex())));

    m_document->selection().selectPlayer({});
    m_document->playback().apply(TimeCommand::goToShare(1));
    EventsDock events(*m_active);
    show(events);
    auto &lines = *events.findChild<QTableView *>(QStringLiteral("events.list"));
    QTRY_VERIFY(lines.model()->rowCount() > 1);
    lines.setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(lines.hasFocus());
    QVERIFY(!m_document->selection().player());
    // From the head on, which is at the end.
    QTRY_COMPARE(lines.currentIndex().row(), lines.model()->rowCount() - 1);
}

void TestDocks::sharedNamesAreToldInFull()
{
    const auto path = realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    if (!path)
        SKIP_MISSING();
    openAndWait(*path);
    PlayersDock dock(*m_active);
    show(dock);
    dock.resize(380, 480); // a little wider than in a first window: places stand beside the names
    auto &list = *dock.findChild<QTableView *>(QStringLiteral("players.list"));
    QTRY_VERIFY(list.model()->rowCount() > 4);

    int shared = 0;
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex name = list.model()->index(row, PlayerModel::NameColumn);
        const QString tail = name.data(QuietTailRole).toString();
        shared += tail.contains(QStringLiteral("same name")) ? 1 : 0;
        // Who else had the name may be cut; the name itself and its number may not.
        constexpr int SignAndMargins = 28;
        const QString text = name.data().toString();
        QVERIFY2(list.fontMetrics().horizontalAdvance(text) + SignAndMargins
                     <= list.columnWidth(PlayerModel::NameColumn),
                 qPrintable(text));
    }
    QVERIFY(shared > 0);
}

void TestDocks::markersAreAddedNamedAndDeletedByHand()
{
    openAndWait(m_path);
    MarkersDock dock(*m_active);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("markers.list"));
    const int before = dock.model().rowCount();
    m_document->playback().apply(TimeCommand::goToTick({1050}));

    QTest::mouseClick(dock.findChild<QToolButton *>(QStringLiteral("markers.add-button")),
                      Qt::LeftButton);
    QTRY_COMPARE(dock.model().rowCount(), before + 1);
    auto *editor = view.viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("the jump"));
    QTest::keyClick(editor, Qt::Key_Return);
    const int row = dock.model().rowOf(m_document->markers().chosen());
    QTRY_COMPARE(dock.model().index(row, 0).data(Qt::EditRole).toString(),
                 QStringLiteral("the jump"));

    view.setCurrentIndex(dock.model().index(row, 0));
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Delete);
    QTRY_COMPARE(dock.model().rowCount(), before);
}

/// Adds a marker in \a dock and types \a name over what stands in its row. Returns the field.
static QLineEdit *typeName(MarkersDock &dock, const QString &name)
{
    QTest::mouseClick(dock.findChild<QToolButton *>(QStringLiteral("markers.add-button")),
                      Qt::LeftButton);
    auto *view = dock.findChild<QTableView *>(QStringLiteral("markers.list"));
    if (!QTest::qWaitFor([&] { return view->viewport()->findChild<QLineEdit *>(); }, Timeout))
        qFatal("the name cannot be typed");
    auto *editor = view->viewport()->findChild<QLineEdit *>();
    editor->selectAll();
    QTest::keyClicks(editor, name);
    return editor;
}

void TestDocks::nameOfAMarkerIsNotLostWhileItIsTyped()
{
    openAndWait(m_path);
    MarkersDock dock(*m_active);
    show(dock);
    Markers &markers = m_document->markers();
    QLineEdit *editor = typeName(dock, QStringLiteral("the jump"));
    const QUuid id = markers.chosen();
    const Tick tick = markers.find(id)->firstTick();

    // Other markers come, as from the disk or another window, and all rows are told anew.
    const QUuid other = markers.add(tick, QStringLiteral("before it"));
    QTRY_VERIFY(dock.model().rowOf(other) >= 0);
    QCOMPARE(editor->text(), QStringLiteral("the jump"));
    QTest::keyClicks(editor, QStringLiteral(" back"));
    QTest::keyClick(editor, Qt::Key_Return);
    markers.add(tick, QStringLiteral("while it is taken over"));
    QTRY_COMPARE(dock.model().index(dock.model().rowOf(id), 0).data(Qt::EditRole).toString(),
                 QStringLiteral("the jump back"));

    // Its row goes away under the hand.
    typeName(dock, QStringLiteral("the wall"));
    markers.move(id, tick + 10);
    markers.remove(other);
    QTRY_VERIFY(dock.model().rowOf(other) < 0);
    QCOMPARE(markers.find(id)->text, QStringLiteral("the wall"));
}

void TestDocks::escapeKeepsTheNameOfAMarker()
{
    openAndWait(m_path);
    MarkersDock dock(*m_active);
    show(dock);
    Markers &markers = m_document->markers();
    QLineEdit *editor = typeName(dock, QStringLiteral("no"));
    const QUuid id = markers.chosen();
    QCOMPARE(markers.find(id)->text, QStringLiteral("no"));

    QTest::keyClick(editor, Qt::Key_Escape);

    QCOMPARE(markers.find(id)->text, QStringLiteral("no"));
    m_document->history().undo();
    QCOMPARE(markers.find(id)->text, QString());
}

void TestDocks::markersOfTheRecordingCanBeGoneTo()
{
    openAndWait(m_path);
    MarkersDock dock(*m_active);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("markers.list"));
    QCOMPARE(dock.model().rowCount(), 2);

    doubleClick(view, 1);

    QTRY_COMPARE(m_document->playback().time().tick().value, 1100);
    QVERIFY(!(dock.model().flags(dock.model().index(0, 0)) & Qt::ItemIsEditable));
}

void TestDocks::infoTellsHeaderCountsAndHash()
{
    openAndWait(m_path);
    InfoDock dock(*m_active);
    show(dock);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const QString hash = QString::fromStdString(hexText(sha256Of(
        std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))))));
    const auto valueOf = [&dock](const QString &name) {
        for (const Fact &fact : dock.model().facts()) {
            if (fact.name == name)
                return fact.value;
        }
        return QString();
    };

    QTRY_COMPARE_WITH_TIMEOUT(valueOf(QStringLiteral("SHA-256")), hash, Timeout);
    QCOMPARE(valueOf(QStringLiteral("File")), QStringLiteral("tiny.demo"));
    QCOMPARE(valueOf(QStringLiteral("Players")), QStringLiteral("2"));
    QCOMPARE(valueOf(QStringLiteral("Damaged places")), QStringLiteral("0"));
}

void TestDocks::undamagedRecordingSaysSo()
{
    openAndWait(m_path);
    DamageDock dock(*m_active);
    show(dock);

    QTRY_VERIFY_WITH_TIMEOUT(noteOf(dock).startsWith(QStringLiteral("No damage:")), Timeout);
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
    DamageDock dock(*m_active);
    show(dock);
    auto &view = *dock.findChild<QTableView *>(QStringLiteral("damage.list"));

    QTRY_VERIFY_WITH_TIMEOUT(dock.model().rowCount() > 0, Timeout);
    const qint64 tick = dock.model().index(0, 0).data(DamageModel::TickRole).toLongLong();
    doubleClick(view, 0);
    QTRY_COMPARE(m_document->playback().time().tick().value, tick);
}

TICKSCOPE_TEST(TestDocks, QApplication)
#include "test_docks.moc"
