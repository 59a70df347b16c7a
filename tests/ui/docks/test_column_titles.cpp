// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QHeaderView>
#include <QPainter>
#include <QStyleOptionViewItem>

#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "translations/translations.h"
#include "ui/compare/difference_list.h"
#include "ui/compare/splits_table.h"
#include "ui/docks/damage_dock.h"
#include "ui/docks/entities_dock.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/info_dock.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/markers_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/models/event_model.h"
#include "ui/models/player_model.h"
#include "ui/style/elided.h"

using namespace tickscope;

/// What a column is can be read, in every language and in a narrow panel.
class TestColumnTitles : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void titlesFitIntoTheirColumns_data();
    void titlesFitIntoTheirColumns();
    void wordsOfTypesFitIntoTheirColumn();
    void tailThatSaysNothingIsLeftOut();
    void playersShowTheirPositionAtFirst();
};

void TestColumnTitles::titlesFitIntoTheirColumns_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : QStringList(QStringLiteral("en")) + translatedLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestColumnTitles::titlesFitIntoTheirColumns()
{
    QFETCH(const QString, language);
    const Translations texts(language);
    begin();
    openAndWait(m_path);
    PlayersDock players(*m_active);
    EventsDock events(*m_active);
    InspectorDock inspector(*m_active);
    EntitiesDock entities(*m_active);
    InfoDock info(*m_active);
    DamageDock damage(*m_active);
    MarkersDock markers(*m_active);
    DifferenceList differences;
    SplitsTable splits;
    splits.show({}, QStringLiteral("nameless tee"), QStringLiteral("brainless tee"));
    QCOMPARE(splits.horizontalHeaderItem(1)->toolTip(), plainTip(QStringLiteral("nameless tee")));
    for (QWidget *dock :
         std::initializer_list<QWidget *>{&players, &events, &inspector, &entities, &info, &damage,
                                          &markers, &differences, &splits}) {
        show(*dock);
        dock->resize(320, 480);
        QCoreApplication::processEvents();
        for (const auto *header : dock->findChildren<QHeaderView *>()) {
            if (header->orientation() != Qt::Horizontal || !header->isVisible())
                continue;
            for (int column = 0; column < header->count(); ++column) {
                if (header->isSectionHidden(column))
                    continue;
                const QString title
                    = header->model()->headerData(column, Qt::Horizontal).toString();
                QVERIFY2(header->sectionSize(column) >= titleWidth(*header, column),
                         qPrintable(dock->objectName() + u' ' + title));
            }
        }
    }
    end();
}

/// "Checkpoint" is longer than what most recordings have.
void TestColumnTitles::wordsOfTypesFitIntoTheirColumn()
{
    const auto path = test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    if (!path)
        SKIP_MISSING();
    begin();
    openAndWait(*path);
    EventsDock events(*m_active);
    show(events);
    events.resize(500, 480);
    QTRY_VERIFY_WITH_TIMEOUT(events.model().rowCount() > 0, test::Timeout);
    const auto *list = events.findChild<QTableView *>(QStringLiteral("events.list"));
    QVERIFY(!list->isColumnHidden(EventModel::KindColumn));
    int widest = 0;
    for (int row = 0; row < events.model().rowCount(); ++row) {
        const QString text = events.model().index(row, EventModel::KindColumn).data().toString();
        widest = std::max(widest, list->fontMetrics().horizontalAdvance(text));
    }
    QVERIFY2(list->columnWidth(EventModel::KindColumn) > widest,
             qPrintable(QString::number(widest)));
    end();
}

void TestColumnTitles::playersShowTheirPositionAtFirst()
{
    for (const char *name : {"hollowcube/parkour-run.hcrp", "teeworlds/tw061-server-dm1.demo"}) {
        const auto path = test::realRecording(QLatin1String(name));
        if (!path)
            SKIP_MISSING();
        begin();
        openAndWait(*path);
        PlayersDock players(*m_active);
        show(players);
        players.resize(320, 480);
        QTRY_VERIFY_WITH_TIMEOUT(players.model().presentCount() > 0, test::Timeout);
        const auto *list = players.findChild<QTableView *>(QStringLiteral("players.list"));
        QVERIFY2(!list->isColumnHidden(PlayerModel::PositionColumn), name);
        const QString place
            = players.model().index(0, PlayerModel::PositionColumn).data().toString();
        const bool hasDepth = QByteArray(name).startsWith("hollowcube");
        QCOMPARE(place.count(QStringLiteral(", ")), hasDepth ? 2 : 1);
        QVERIFY2(list->columnWidth(PlayerModel::PositionColumn)
                     > list->fontMetrics().horizontalAdvance(place),
                 qPrintable(place));
        end();
    }
}

void TestColumnTitles::tailThatSaysNothingIsLeftOut()
{
    const QString tail = QStringLiteral("same name as #2, #9");
    QStyleOptionViewItem option;
    const int name = option.fontMetrics.horizontalAdvance(QStringLiteral("npc01 #6"));
    const int whole = option.fontMetrics.horizontalAdvance(tail);
    const auto isDrawn = [&](int room) {
        QImage image(name + room, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        const QImage before = image;
        QPainter painter(&image);
        paintQuietTail(painter, image.rect(), QStringLiteral("npc01 #6"), tail, option);
        painter.end();
        return image != before;
    };

    QVERIFY(isDrawn(whole + 10));
    QVERIFY(!isDrawn(whole / 2));
}

TICKSCOPE_TEST(TestColumnTitles, QApplication)
#include "test_column_titles.moc"
