// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/demo_writer.h"
#include "tests/support/event_making.h"
#include "tests/support/message_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/commands/event_kind_commands.h"
#include "ui/docks/events/event_list.h"
#include "ui/docks/events/events_dock.h"
#include "ui/models/event_model.h"
#include "ui/models/fact_model.h"
#include "ui/timeline/hover/hover_card.h"
#include "ui/world/hud/hud.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace tickscope;
using namespace tickscope::test;

namespace {

int rowOfKind(const EventModel &model, std::string_view kind)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.eventAt(row)->kind() == kind)
            return row;
    }
    return -1;
}

/// A demo in which client 0, of that name, says that, and is killed by client 1 of the same name.
std::vector<std::byte> demoOfChat(const char *name, const char *text, int team, bool isServer)
{
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "none";
    header.type = "client";
    teeworlds::DemoWriter writer(header);
    for (std::int64_t tick = 1000; tick <= 1100; tick += 2) {
        writer.beginTick({tick});
        auto info = teeworlds::packText(name, 4);
        info.resize(17);
        writer.snapshot({{{6, 0}, {0, 0, 1000, 0, 0, 0, 1, 1}},
                         {{10, 0}, {isServer ? 0 : 1, 0, 0, 0, 20}},
                         {{10, 1}, {0, 1, 0, 0, 20}},
                         {{11, 0}, info},
                         {{11, 1}, info}});
        if (tick == 1010)
            writer.message(teeworlds::MessageBuilder(3).number(team).number(0).text(text).bytes());
        if (tick == 1050)
            writer.message(
                teeworlds::MessageBuilder(4).number(1).number(0).number(1).number(0).bytes());
    }
    return writer.finish().value_or(std::vector<std::byte>{});
}

} // namespace

class TestEventsDock : public DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void eventsAreListedWithTheirKindsAndPlayers();
    void doubleClickOnAnEventGoesThere();
    void returnOnAnEventGoesThere();
    void typedTextFiltersEvents();
    void filterThatHidesAllSaysSoAndIsCleared();
    void kindMenuShowsCountsAndHidesKinds();
    void onlyAKindThatDoesNotOccurIsNamed();
    void playerChoiceFiltersEvents();
    void playerBoxNamesWhoIsChosenInItsTooltip();
    void chosenEventShowsItsFields();
    void scrollingAwayEndsFollowing();
    void headStaysInSightWhenLinesCome();
    void placeOfTheHeadFollowsFromItAlone();
    void eventRowsAreCopiedAsText();
    void speakerIsNamedWhateverTheLineSays_data();
    void speakerIsNamedWhateverTheLineSays();
    void lineToSomebodyIsNotSaidByThem_data();
    void lineToSomebodyIsNotSaidByThem();
    void writingFromRightToLeftSwapsNothing();

private:
    void openChat(const char *name, const char *text, int team = 0, bool isServer = false);
};

void TestEventsDock::eventsAreListedWithTheirKindsAndPlayers()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
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

void TestEventsDock::doubleClickOnAnEventGoesThere()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    const int kill = rowOfKind(dock.model(), event_kind::Kill);
    const Tick tick = dock.model().eventAt(kill)->tick;

    doubleClick(list, kill);

    QTRY_COMPARE(m_document->playback().time().tick().value, tick.value);
    QCOMPARE(dock.model().eventAt(dock.model().currentRow())->tick.value, tick.value);
    QCOMPARE(m_document->players().clientInFrame(m_document->selection().player()),
             std::optional(0));
}

void TestEventsDock::returnOnAnEventGoesThere()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    const int chat = rowOfKind(dock.model(), event_kind::Chat);
    click(list, chat);
    list.setFocus();

    QTest::keyClick(&list, Qt::Key_Return);

    QTRY_COMPARE(m_document->playback().time().tick().value,
                 dock.model().eventAt(chat)->tick.value);
}

void TestEventsDock::typedTextFiltersEvents()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &text = *dock.findChild<QLineEdit *>(QStringLiteral("events.filter"));

    QTest::keyClicks(&text, QStringLiteral("welc"));

    QTRY_COMPARE_WITH_TIMEOUT(dock.model().rowCount(), 1, Timeout);
    QCOMPARE(dock.model().index(0, EventModel::TextColumn).data().toString(),
             QStringLiteral("welcome"));
}

void TestEventsDock::filterThatHidesAllSaysSoAndIsCleared()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &text = *dock.findChild<QLineEdit *>(QStringLiteral("events.filter"));
    const int before = dock.model().rowCount();
    QTest::keyClicks(&text, QStringLiteral("nobody said this"));
    const QString note = QStringLiteral("Filter hides %1 event").arg(before);
    QTRY_VERIFY_WITH_TIMEOUT(noteOf(dock).contains(note), Timeout);

    emit dock.findChild<NoteStack *>()->linkActivated(QStringLiteral("clear"));
    QTRY_COMPARE_WITH_TIMEOUT(dock.model().rowCount(), before, Timeout);
    QVERIFY(text.text().isEmpty());
    QVERIFY(noteOf(dock).isEmpty());
}

void TestEventsDock::kindMenuShowsCountsAndHidesKinds()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &menu = *dock.findChild<QMenu *>(QStringLiteral("events.kinds.menu"));
    emit menu.aboutToShow();
    auto *chat = menu.findChild<QAction *>(QStringLiteral("events.kind.chat"));
    QVERIFY(chat && chat->isChecked());
    QVERIFY(chat->text().endsWith(QStringLiteral("\t1")));
    QVERIFY(rowOfKind(dock.model(), event_kind::Chat) >= 0);

    menu.popup(dock.mapToGlobal(QPoint(10, 10)));
    QTest::mouseClick(
        &menu, Qt::LeftButton, {},
        menu.actionGeometry(menu.findChild<QAction *>(QStringLiteral("events.kind.chat")))
            .center());

    QVERIFY(menu.isVisible());
    menu.hide();
    QTRY_COMPARE_WITH_TIMEOUT(rowOfKind(dock.model(), event_kind::Chat), -1, Timeout);
    QVERIFY(m_document->events().filter().hiddenKinds.contains("chat"));
}

void TestEventsDock::onlyAKindThatDoesNotOccurIsNamed()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    EventQuery filter = usualEvents();
    filter.hiddenKinds = EventKindCommands::allKinds(m_document->index());
    filter.hiddenKinds.erase("vote");

    m_document->events().setFilter(filter);

    QTRY_VERIFY_WITH_TIMEOUT(noteOf(dock).startsWith(QStringLiteral("No ")), Timeout);
    QVERIFY(noteOf(dock).contains(QStringLiteral("in this recording")));
}

void TestEventsDock::playerChoiceFiltersEvents()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &players = *dock.findChild<QComboBox *>(QStringLiteral("events.player"));
    QCOMPARE(players.count(), 3);

    players.setFocus();
    QTest::keyClick(&players, Qt::Key_Down);

    QTRY_VERIFY_WITH_TIMEOUT(!m_document->events().filter().players.empty(), Timeout);
    QTRY_COMPARE_WITH_TIMEOUT(rowOfKind(dock.model(), event_kind::ServerMessage), -1, Timeout);
    QVERIFY(rowOfKind(dock.model(), event_kind::Chat) >= 0);
}

/// A narrow dock cuts the name in the box.
void TestEventsDock::playerBoxNamesWhoIsChosenInItsTooltip()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &players = *dock.findChild<QComboBox *>(QStringLiteral("events.player"));
    const QString hint = players.toolTip();
    QVERIFY(!hint.isEmpty());

    players.setFocus();
    QTest::keyClick(&players, Qt::Key_Down);
    QTRY_VERIFY_WITH_TIMEOUT(!m_document->events().filter().players.empty(), Timeout);

    QVERIFY2(players.toolTip().contains(players.currentText().toHtmlEscaped()),
             qPrintable(players.toolTip()));
    QTest::keyClick(&players, Qt::Key_Up);
    QTRY_COMPARE_WITH_TIMEOUT(players.toolTip(), hint, Timeout);
}

void TestEventsDock::chosenEventShowsItsFields()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    auto &details = *dock.findChild<QTableView *>(QStringLiteral("events.details.table"));

    click(list, rowOfKind(dock.model(), event_kind::Kill));

    QTRY_VERIFY_WITH_TIMEOUT(details.model()->rowCount() > 2, Timeout);
    const QString all = textOf(*details.model());
    QVERIFY2(all.contains(QStringLiteral("grenade"), Qt::CaseInsensitive), qPrintable(all));
    QVERIFY(all.contains(QString::fromUtf8(test::TinySecondName)));
}

void TestEventsDock::scrollingAwayEndsFollowing()
{
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    QVERIFY(!sample.isEmpty());
    openAndWait(sample);
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    auto &follow = *dock.findChild<QToolButton *>(QStringLiteral("events.follow"));
    QTRY_VERIFY(dock.model().rowCount() > 60);
    m_document->playback().apply(TimeCommand::goToShare(0.5));
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

void TestEventsDock::headStaysInSightWhenLinesCome()
{
    const QString sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    openAndWait(sample);
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    m_document->playback().apply(TimeCommand::goToShare(1));
    const auto all = m_document->events().lines();
    QVERIFY(all->size() > 60);
    EventModel &model = dock.model();

    // A few first, as when a recording is opened at its end, and then all the others.
    for (const std::ptrdiff_t count : {std::ptrdiff_t{3}, std::ssize(*all)}) {
        model.setLines(m_document->index(),
                       std::make_shared<const EventModel::Lines>(
                           std::vector<EventLine>(all->begin(), all->begin() + count)));
        QCoreApplication::processEvents();
    }

    QCOMPARE(model.rowCount(), static_cast<int>(all->size()));
    const QRect row = list.visualRect(model.index(model.currentRow(), 0));
    QVERIFY(list.viewport()->rect().contains(row.center()));
}

void TestEventsDock::placeOfTheHeadFollowsFromItAlone()
{
    openAndWait(QString::fromStdString(test::makeSampleDemo(m_folder.path())));
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    EventModel &model = dock.model();
    QTRY_VERIFY(model.rowCount() > 60);
    const auto placeAfter = [&](int before, int row) {
        for (const int next : {before, row}) {
            TimeCommand command;
            command.action = TimeAction::GoToTick;
            command.tick = model.eventAt(next)->tick;
            m_document->playback().apply(command);
        }
        return list.rowViewportPosition(model.currentRow());
    };
    const int shown = list.rowAt(list.viewport()->height() - 1);
    QVERIFY(shown > 8);

    // It is in sight from the beginning, but not from the end.
    const int low = shown - 2;
    QCOMPARE(placeAfter(0, low), placeAfter(model.rowCount() - 1, low));

    const int place = list.rowViewportPosition(model.currentRow());
    dock.resize(dock.width(), dock.height() / 2);
    dock.resize(dock.width(), dock.height() * 2);
    QCOMPARE(list.rowViewportPosition(model.currentRow()), place);
}

void TestEventsDock::eventRowsAreCopiedAsText()
{
    openAndWait(m_path);
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    click(list, rowOfKind(dock.model(), event_kind::Chat));
    list.setFocus();

    QTest::keySequence(&list, QKeySequence::Copy);

    const QString text = QApplication::clipboard()->text();
    QVERIFY2(text.endsWith(QStringLiteral("\thi\n")), qPrintable(text));
    QCOMPARE(text.count(u'\n'), 1);
}

void TestEventsDock::openChat(const char *name, const char *text, int team, bool isServer)
{
    const QString path = writeRecording(m_folder.path(), QStringLiteral("chat.demo"),
                                        demoOfChat(name, text, team, isServer));
    QVERIFY(!path.isEmpty());
    openAndWait(path);
}

void TestEventsDock::speakerIsNamedWhateverTheLineSays_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("line");

    QTest::newRow("another's name") << QByteArray("a") << QByteArray("Bob: I use a bot")
                                    << QStringLiteral("a: Bob: I use a bot");
    QTest::newRow("begins like the own one") << QByteArray("Bo") << QByteArray("Bob: I use a bot")
                                             << QStringLiteral("Bo: Bob: I use a bot");
    QTest::newRow("an arrow in the name")
        << QByteArray("a \u2192 b") << QByteArray("hi") << QStringLiteral("a \u2192 b: hi");
    QTest::newRow("an override in the name")
        << QByteArray("a\u202Eb") << QByteArray("hi") << QStringLiteral("a\\u202eb: hi");
    QTest::newRow("an override in the text") << QByteArray("a") << QByteArray("x\u202Ey\u2067z")
                                             << QStringLiteral("a: x\\u202ey\\u2067z");
}

void TestEventsDock::speakerIsNamedWhateverTheLineSays()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(QString, line);
    const QString speaker = screenText(name.toStdString());
    openChat(name.constData(), text.constData());
    EventsDock dock(*m_active);
    show(dock);
    QTRY_VERIFY(dock.model().rowCount() > 0);
    const int row = rowOfKind(dock.model(), event_kind::Chat);

    const auto cell = [&](int column) { return dock.model().index(row, column); };
    QCOMPARE(cell(EventModel::TextColumn).data(EventModel::SentenceRole).toString(), line);
    QCOMPARE(cell(EventModel::PlayerColumn).data().toString(), speaker);
    QVERIFY(cell(0).data(Qt::ToolTipRole).toString().contains(speaker.toHtmlEscaped()));
    const Index &index = *m_document->index();
    const Time then = index.time().timeAt({1012});
    QCOMPARE(recentEvents(index, then).hud.chat.front().name, speaker);
    QCOMPARE(recentEvents(index, then).bubbles.front().name, speaker);
    HoverCard card(&dock);
    card.showFor(*m_document, {1010}, {{1008}, {1012}}, {}, 0, {});
    QVERIFY2(card.text().contains(line.toHtmlEscaped()), qPrintable(card.text()));
    dock.findChild<EventList *>()->selectRow(row);
    dock.findChild<QAction *>(QStringLiteral("events.copy"))->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(QString(u'\t') + speaker + u'\t'));
}

void TestEventsDock::lineToSomebodyIsNotSaidByThem_data()
{
    QTest::addColumn<int>("team");
    QTest::addColumn<QString>("speaker");
    QTest::addColumn<QString>("text");
    QTest::newRow("to the team") << 1 << QStringLiteral("ada") << QStringLiteral("hi (team)");
    QTest::newRow("whispered to her, by whom is not recorded")
        << 2 << QStringLiteral("? → ada") << QStringLiteral("hi (whisper)");
    QTest::newRow("whispered by her")
        << 3 << QStringLiteral("ada") << QStringLiteral("hi (whisper)");
}

void TestEventsDock::lineToSomebodyIsNotSaidByThem()
{
    QFETCH(int, team);
    QFETCH(QString, speaker);
    QFETCH(QString, text);
    openChat("ada", "hi", team, true);
    EventsDock dock(*m_active);
    show(dock);
    QTRY_VERIFY(dock.model().rowCount() > 0);
    const int row = rowOfKind(dock.model(), event_kind::Chat);
    QCOMPARE(dock.model().index(row, EventModel::PlayerColumn).data().toString(), speaker);
    QCOMPARE(dock.model().index(row, EventModel::TextColumn).data().toString(), text);
    const Index &index = *m_document->index();
    const HudLine line = recentEvents(index, index.time().timeAt({1012})).hud.chat.front();
    QCOMPARE(line.name, speaker);
    QCOMPARE(line.text, text);
    const auto bubbles = recentEvents(index, index.time().timeAt({1012})).bubbles;
    QCOMPARE(bubbles.empty(), speaker != QStringLiteral("ada"));
    QVERIFY(bubbles.empty() || bubbles.front().text == text);
    dock.findChild<EventList *>()->selectRow(row);
    QCOMPARE(m_document->selection().player().has_value(), speaker == QStringLiteral("ada"));
    const auto *details = dock.findChild<QTableView *>(QStringLiteral("events.details.table"));
    QTRY_VERIFY(details->model()->rowCount() > 2);
    QCOMPARE(textOf(*details->model()).count(QStringLiteral("\thi")), 1);
}

void TestEventsDock::writingFromRightToLeftSwapsNothing()
{
    openChat("\u05D0\u05D1\u05D2", "\u05D3\u05D4\u05D5");
    EventsDock dock(*m_active);
    show(dock);
    QTRY_VERIFY(dock.model().rowCount() > 0);
    const int row = rowOfKind(dock.model(), event_kind::Chat);

    // Each stays among its own: isolates around name and text.
    QCOMPARE(dock.model().index(row, 0).data(EventModel::SentenceRole).toString(),
             QStringLiteral("\u2068\u05D0\u05D1\u05D2\u2069: \u2068\u05D3\u05D4\u05D5\u2069"));
    // And so does each name in a sentence, which goes the way of the language.
    const int death = rowOfKind(dock.model(), event_kind::Kill);
    const QString killed = dock.model().index(death, EventModel::TextColumn).data().toString();
    QVERIFY2(killed.startsWith(u"\u2068\u05D0\u05D1\u05D2 #1\u2069 killed "
                               "\u2068\u05D0\u05D1\u05D2 #0\u2069 ("),
             qPrintable(killed));
    QVERIFY(!killed.isRightToLeft());
}

TICKSCOPE_TEST(TestEventsDock, QApplication)
#include "test_events_dock.moc"
