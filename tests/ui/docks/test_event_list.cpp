// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "tests/ui/docks/hand_made.h"
#include "ui/docks/events/event_list.h"
#include "ui/docks/events/events_dock.h"
#include "ui/models/event_model.h"

#include <QLineEdit>
#include <QMenu>
#include <QStyledItemDelegate>

using namespace tickscope;
using namespace tickscope::test;

/// What the delegate of \a list writes into \a cell.
static QString shownText(const EventList &list, const QModelIndex &cell)
{
    struct Shown : QStyledItemDelegate {
        using QStyledItemDelegate::initStyleOption;
    };
    QStyleOptionViewItem option;
    option.widget = &list;
    option.rect = list.visualRect(cell);
    option.fontMetrics = list.fontMetrics();
    const auto *delegate = static_cast<const QStyledItemDelegate *>(list.itemDelegate());
    (delegate->*&Shown::initStyleOption)(&option, cell);
    return option.text;
}

/// The list of events in panels of all widths.
class TestEventList : public DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void chosenRowStaysInSightBesideItsDetails();
    void noRowIsBlankInANarrowPanel();
    void longNamesAreCutBeforeTheEndOfASentence();
    void serversLineAboutAFinishIsAFinish();
    void oneDeathIsOneRow();
    void menuListsMessagesOfProtocolsLast();
    void hitsInHiddenTypesAreSaidAndShown();
};

void TestEventList::chosenRowStaysInSightBesideItsDetails()
{
    openAndWait(QString::fromStdString(test::makeSampleDemo(m_folder.path())));
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    QTRY_VERIFY(dock.model().rowCount() > 60);
    m_document->playback().apply(TimeCommand::goToShare(0.5));
    QTRY_VERIFY(dock.model().currentRow() > 10);
    const int row = list.rowAt(list.viewport()->height() - 4);
    QVERIFY(row > dock.model().currentRow());
    const auto place = [&] { return list.visualRect(dock.model().index(row, 0)).center(); };

    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, place());

    const auto &details = *dock.findChild<QWidget *>(QStringLiteral("events.details"));
    QTRY_VERIFY(details.isVisible());
    QCoreApplication::processEvents();
    QVERIFY(list.viewport()->rect().contains(place()));
}

void TestEventList::noRowIsBlankInANarrowPanel()
{
    openAndWait(QString::fromStdString(test::makeSampleDemo(m_folder.path())));
    m_document->events().setFilter({}); // with those that say nothing but their type
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    QTRY_VERIFY(dock.model().rowCount() > 60);
    for (const int width : {400, 240, 200, 160}) {
        dock.resize(width, dock.height());
        QTRY_VERIFY(dock.width() < width + 40); // no narrower than it can be
        for (int row = 0; row < dock.model().rowCount(); ++row) {
            const QString text = shownText(list, dock.model().index(row, EventModel::TextColumn));
            const QString kind = dock.model().index(row, EventModel::KindColumn).data().toString();
            const bool hasWords = list.columnWidth(EventModel::KindColumn)
                                  >= list.fontMetrics().horizontalAdvance(kind) + 8;
            const bool isSigned = !list.isColumnHidden(EventModel::KindColumn)
                                  || text.contains(QStringLiteral("  "));
            QVERIFY2(
                (hasWords || !text.isEmpty()) && isSigned,
                qPrintable(QStringLiteral("%1 px, row %2: “%3”").arg(width).arg(row).arg(text)));
        }
    }
}

void TestEventList::longNamesAreCutBeforeTheEndOfASentence()
{
    PlayerTracker tracker;
    tracker.apply({{0}, 0, PlayerChange::What::Joined, "[clan] ^1has a ^7very long name"});
    EventModel model;
    model.setLines(std::make_shared<const Index>(emptyIndex()->with(
                       part({{0}, {9}}, {chat(5, "over here")}), tracker.tableAt({10'000}), true)),
                   lines({{0, 1}}));
    EventList list(model);
    list.setColumnHidden(EventModel::PlayerColumn, true);
    list.setColumnHidden(EventModel::KindColumn, false);
    const auto shownIn = [&](int width) {
        list.setColumnWidth(EventModel::TextColumn, width);
        return shownText(list, model.index(0, EventModel::TextColumn));
    };
    const QString whole = shownIn(1000);
    QVERIFY2(whole.contains(QStringLiteral("very long name")), qPrintable(whole));

    const int narrow = list.fontMetrics().horizontalAdvance(whole) * 3 / 4;
    const QString cut = shownIn(narrow);

    QVERIFY2(cut.contains(QStringLiteral("…")) && cut.contains(QStringLiteral(": over here")),
             qPrintable(cut));
    QVERIFY(list.fontMetrics().horizontalAdvance(cut) <= narrow);
}

void TestEventList::serversLineAboutAFinishIsAFinish()
{
    EventModel model;
    model.setLines(twoChats(), lines({{0, 2, 1}, {1, 1}}));

    QVERIFY(model.index(0, EventModel::KindColumn).data().toString().endsWith("Finish"));
    QVERIFY(model.index(1, EventModel::KindColumn).data().toString().endsWith("Chat"));
}

void TestEventList::oneDeathIsOneRow()
{
    // Five clients are told of each death, and a snapshot shows it two ticks later.
    const auto path = realRecording(QStringLiteral("teeworlds/ddnet198-server-racebox.demo"));
    if (!path)
        SKIP_MISSING();
    openAndWait(*path);
    EventsDock dock(*m_active);
    show(dock);
    const auto rowsOfDeaths = [&] {
        std::vector<int> rows;
        for (int row = 0; row < dock.model().rowCount(); ++row) {
            const EventKind &kind = dock.model().eventAt(row)->kind();
            if (kind.eventClass == EventClass::Kill || kind.eventClass == EventClass::SeenDeath)
                rows.push_back(row);
        }
        return rows;
    };
    QTRY_COMPARE(rowsOfDeaths().size(), std::size_t{10});

    const QModelIndex first = dock.model().index(rowsOfDeaths().front(), EventModel::TextColumn);
    QCOMPARE(first.data(EventModel::TickRole).toLongLong(), 896);
    QCOMPARE(first.data(EventModel::CountRole).toUInt(), 6U);
    QVERIFY2(first.data().toString().endsWith(QStringLiteral("\u00D76")),
             qPrintable(first.data().toString()));
}

void TestEventList::menuListsMessagesOfProtocolsLast()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    openAndWait(*realRecording("teehistorian/ddnet198-racebox.teehistorian"));
    EventsDock dock(*m_active);
    show(dock);
    auto &menu = *dock.findChild<QMenu *>(QStringLiteral("events.kinds.menu"));
    emit menu.aboutToShow();

    QString marks;
    for (const QAction *action : menu.actions()) {
        if (action->isCheckable())
            marks += action->text().contains(QStringLiteral("Cl_")) ? u'm' : u'k';
    }
    QVERIFY2(marks.contains(QStringLiteral("km")) && !marks.contains(QStringLiteral("mk")),
             qPrintable(marks));
}

void TestEventList::hitsInHiddenTypesAreSaidAndShown()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    EventQuery filter = m_document->events().filter();
    for (const auto &[kind, count] : m_document->index()->kindCounts())
        filter.hiddenKinds.emplace(kind->id);
    m_document->events().setFilter(filter);
    QTest::keyClicks(dock.findField(), QStringLiteral("welc"));
    QTRY_VERIFY_WITH_TIMEOUT(noteOf(dock).contains(QStringLiteral("1 hit")), Timeout);

    emit dock.findChild<NoteStack *>()->linkActivated(QStringLiteral("hidden"));

    QTRY_COMPARE_WITH_TIMEOUT(dock.model().rowCount(), 1, Timeout);
    QCOMPARE(m_document->events().filter().text, std::string("welc"));
}

TICKSCOPE_TEST(TestEventList, QApplication)
#include "test_event_list.moc"
