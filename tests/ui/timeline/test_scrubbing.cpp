// SPDX-License-Identifier: GPL-3.0-or-later
//
// A hand that scrubs: picture and docks follow within two passes of the event loop, and only
// the newest tick is worked on. Passes are counted, not milliseconds.
#include <cmath>

#include <QMouseEvent>
#include <QTest>
#include <QTimer>

#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/models/inspector_model.h"
#include "ui/models/player_model.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr int MostPasses = 2;

/// Notes how often a widget is painted, and which frame there was last time.
class PaintWatch : public QObject
{
public:
    PaintWatch(QWidget *widget, const Document &document)
        : QObject(widget)
        , m_document(document)
    {
        widget->installEventFilter(this);
    }
    int count = 0;
    std::optional<Tick> shown;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++count;
            shown = m_document.frame()->asked;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    const Document &m_document;
};

/// Row of the field that \a key plots, below \a parent.
QModelIndex fieldIn(const InspectorModel &model, const SeriesKey &key,
                    const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex here = model.index(row, InspectorModel::ValueColumn, parent);
        if (model.seriesKey(here) == key)
            return here;
        const QModelIndex first = model.index(row, 0, parent);
        if (const QModelIndex found = fieldIn(model, key, first); found.isValid())
            return found;
    }
    return {};
}

/// Where Anna walks, by the writer of the tiny demo.
int annasX(Tick tick)
{
    return test::TinyStartX + static_cast<int>(tick - Tick{1000});
}

} // namespace

class TestScrubbing : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup();
    void docksFollowWithinTwoPasses();
    void pictureFollowsWithinTwoPasses();
    void onlyTheNewestTickIsWorkedOn();

private:
    void moveTo(Tick tick);
    /// Runs the event loop pass by pass until \a isDone; passes since the frame of \a tick came.
    int passesUntil(Tick tick, const std::function<bool()> &isDone);
    [[nodiscard]] bool playersShow(Tick tick) const;
    [[nodiscard]] bool inspectorShows(Tick tick) const;

    std::unique_ptr<TimelinePanel> m_panel;
    std::unique_ptr<PlayersDock> m_players;
    std::unique_ptr<InspectorDock> m_inspector;
    std::unique_ptr<WorldView> m_world;
};

void TestScrubbing::init()
{
    begin();
    m_panel = std::make_unique<TimelinePanel>(*m_active);
    m_players = std::make_unique<PlayersDock>(*m_active);
    m_inspector = std::make_unique<InspectorDock>(*m_active);
    m_world = std::make_unique<WorldView>(*m_active);
    show(*m_players);
    show(*m_inspector);
    show(*m_world);
    show(*m_panel);
    m_panel->resize(1100, 220);
    openAndWait(m_path);
    m_document->playback().apply(TimeCommand::goToTick({1000}));
    QTRY_VERIFY_WITH_TIMEOUT(playersShow({1000}) && inspectorShows({1000}), test::Timeout);
    QTest::mousePress(&m_panel->view(), Qt::LeftButton, {}, QPoint(400, 60));
}

void TestScrubbing::cleanup()
{
    QTest::mouseRelease(&m_panel->view(), Qt::LeftButton, {}, QPoint(400, 60));
    m_world.reset();
    m_inspector.reset();
    m_players.reset();
    m_panel.reset();
    end();
}

void TestScrubbing::moveTo(Tick tick)
{
    TimelineView &view = m_panel->view();
    const double x = view.xAt(m_document->playback().time().time().timeAt(tick)) + 0.5;
    const QPoint place(qRound(x), 60);
    QMouseEvent event(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton,
                      Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &event);
}

int TestScrubbing::passesUntil(Tick tick, const std::function<bool()> &isDone)
{
    // The decoder has a thread of its own; passes before its frame are not the docks'.
    std::optional<int> sinceFrame;
    const auto watch = connect(m_document.get(), &Document::changed, this,
                               [&](Document::Changes changes) {
                                   if ((changes & Document::FrameChanged)
                                       && m_document->frame()->asked == tick && !sinceFrame)
                                       sinceFrame = 0;
                               });
    bool isLate = false;
    QTimer::singleShot(test::Timeout, this, [&isLate] { isLate = true; });
    while (!isLate && !(sinceFrame && isDone())) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (sinceFrame)
            ++*sinceFrame;
    }
    disconnect(watch);
    return isLate ? std::numeric_limits<int>::max() : *sinceFrame;
}

bool TestScrubbing::playersShow(Tick tick) const
{
    const auto *model = m_players->findChild<PlayerModel *>();
    const int row = model->rowOf({0, tick}, 0);
    if (row < 0)
        return false;
    const QModelIndex place = model->index(row, PlayerModel::PositionColumn);
    return qRound(model->data(place, PlayerModel::SortRole).toDouble()) == annasX(tick);
}

bool TestScrubbing::inspectorShows(Tick tick) const
{
    const InspectorModel &model = m_inspector->model();
    const QModelIndex place = fieldIn(model, {"Character", 0, "X"});
    // Thousands are set apart.
    return place.isValid()
           && model.data(place).toString().remove(u',').startsWith(QString::number(annasX(tick)));
}

void TestScrubbing::docksFollowWithinTwoPasses()
{
    for (const Tick tick : {Tick{1100}, Tick{1250}, Tick{1040}, Tick{1380}}) {
        moveTo(tick);
        QCOMPARE(m_document->playback().time().tick(), tick);

        const int passes = passesUntil(tick,
                                       [&] { return playersShow(tick) && inspectorShows(tick); });

        QVERIFY2(passes <= MostPasses, qPrintable(QString::number(passes)));
    }
}

void TestScrubbing::pictureFollowsWithinTwoPasses()
{
    const PaintWatch paints(m_world.get(), *m_document);
    for (const Tick tick : {Tick{1100}, Tick{1250}, Tick{1040}, Tick{1380}}) {
        moveTo(tick);

        const int passes = passesUntil(tick, [&] { return paints.shown == tick; });

        QVERIFY2(passes <= MostPasses, qPrintable(QString::number(passes)));
        // The head stands where the hand is, up to a pixel behind the tick.
        QVERIFY(std::abs(m_world->scene().actors.front().position.x - annasX(tick)) < 1);
    }
}

void TestScrubbing::onlyTheNewestTickIsWorkedOn()
{
    int frames = 0;
    connect(m_document.get(), &Document::changed, this, [&frames](Document::Changes changes) {
        frames += (changes & Document::FrameChanged) ? 1 : 0;
    });
    const PaintWatch paints(m_world.get(), *m_document);

    // The hand is faster than the event loop: nothing is handled in between.
    for (std::int64_t tick = 1001; tick <= 1380; ++tick)
        moveTo({tick});
    const Tick last = m_document->playback().time().tick();
    const int passes = passesUntil(last, [&] { return paints.shown == last; });

    QVERIFY2(passes <= MostPasses, qPrintable(QString::number(passes)));
    // The one that was decoded while the hand moved, and the last.
    QVERIFY2(frames <= 2, qPrintable(QString::number(frames)));
    QVERIFY2(paints.count <= 3, qPrintable(QString::number(paints.count)));
    QCOMPARE(m_document->frame()->asked, last);
}

TICKSCOPE_TEST(TestScrubbing, QApplication)
#include "test_scrubbing.moc"
