// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractItemModel>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>

#include "core/analysis/event_query.h"
#include "core/model/scene/motion.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/players_dock.h"
#include "ui/models/inspector_model.h"
#include "ui/models/series_mime.h"
#include "ui/plots/plots_dock.h"
#include "ui/tape/tape_store.h"
#include "ui/timeline/timeline_painter.h"

using namespace tickscope;

namespace {

QString recordingPath(const QString &name)
{
    return (test::recordings() + QStringLiteral("/teehistorian/")) + name;
}

/// The row of that text in the first column below \a parent.
QModelIndex rowNamed(const QAbstractItemModel &model, const QString &name,
                     const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString() == name)
            return index;
    }
    return {};
}

} // namespace

/// A document with a teehistorian recording and its map.
class TestRebuiltDocument : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { begin(); }
    void cleanup() { end(); }

    void theWorldIsRebuiltBehindTheIndex();
    void picturesAreThoseOfAGameBothWays();
    void hooksAndHitsAreGoneToBothWays();
    void theInspectorTellsWhatIsRebuilt();
    void theWorldGoesOnToATickWithoutARecord();
    void thePlayersHeaderTellsWhatIsRebuilt();
    void theTapeHasHookFreezeAndWeapon();
    void graphsStayThoseOfTheSamePeople();
    void anotherMapRebuildsNothingAndTheRightOneDoes();
    void withoutAMapItIsSaid();
    void guessesOfOldServersAreHatched();

private:
    void openRebuilt(const QString &path);
    void goTo(Tick tick);
    [[nodiscard]] Scene scene() const;
};

void TestRebuiltDocument::initTestCase()
{
    prepare();
    if (!tickscope::test::isHere(recordingPath("ddnet198-racebox.teehistorian")))
        SKIP_MISSING();
}

void TestRebuiltDocument::openRebuilt(const QString &path)
{
    m_document->open(path);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->reading().isRebuilt(), test::Timeout);
    QCOMPARE(m_document->phase(), OpenPhase::Ready);
}

void TestRebuiltDocument::goTo(Tick tick)
{
    m_document->playback().apply(TimeCommand::goToTick(tick));
    QTRY_VERIFY_WITH_TIMEOUT(
        m_document->frame() && m_document->frame()->at && m_document->frame()->asked == tick
            && m_document->frame()->at->recorded->schema()->numberOf("Character"),
        test::Timeout);
}

Scene TestRebuiltDocument::scene() const
{
    const Frame &frame = *m_document->frame();
    return m_document->sceneMaker()->make(frame, static_cast<double>(frame.at->tick.value));
}

void TestRebuiltDocument::theWorldIsRebuiltBehindTheIndex()
{
    QList<bool> wasReady;
    connect(m_document.get(), &Document::changed, m_document.get(), [&](Document::Changes changes) {
        if (changes & Document::RebuiltChanged && m_document->reading().isRebuilt())
            wasReady << (m_document->phase() == OpenPhase::Ready);
    });
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    QCOMPARE(wasReady, {true});
    QVERIFY(!m_document->map().isWarning());
}

void TestRebuiltDocument::picturesAreThoseOfAGameBothWays()
{
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    // The hook, weapon and freeze of rebuilt.json: ticks where somebody hooks and is frozen.
    std::map<std::int64_t, std::pair<std::size_t, std::size_t>> seen;
    bool areDressed = true;
    const auto look = [&] {
        const Scene made = scene();
        const auto frozen = static_cast<std::size_t>(
            std::ranges::count_if(made.actors, &Actor::isFrozen));
        areDressed = areDressed && std::ranges::all_of(made.actors, [](const Actor &actor) {
                         return !actor.skin.empty() && !actor.name.empty()
                                && actor.weapon != WeaponKind::None;
                     });
        return std::pair(made.lines.size(), frozen);
    };
    bool hasHook = false;
    bool hasFrozen = false;
    for (std::int64_t tick = 2000; tick <= 2600; tick += 40) {
        goTo(Tick{tick});
        seen[tick] = look();
        hasHook = hasHook || seen[tick].first > 0;
        hasFrozen = hasFrozen || seen[tick].second > 0;
    }
    QVERIFY(hasHook && hasFrozen && areDressed);
    for (std::int64_t tick = 2600; tick >= 2000; tick -= 40) {
        goTo(Tick{tick});
        QCOMPARE(look(), seen[tick]);
    }
}

void TestRebuiltDocument::hooksAndHitsAreGoneToBothWays()
{
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    const auto ticksOf = [this](const char *kind) {
        std::vector<Tick> ticks;
        const auto &index = m_document->index();
        EventQuery query;
        query.kinds = {kind};
        (void)forEachEvent(*index, EventMatcher(query, *index),
                           [&ticks](std::size_t, const EventRow &event) {
                               if (ticks.empty() || ticks.back() < event.tick)
                                   ticks.push_back(event.tick);
                               return true;
                           });
        return ticks;
    };
    const auto go = [this](std::string_view landmark, SeekDirection direction) {
        m_document->playback().apply(TimeCommand::goTo(landmark, direction));
        return m_document->playback().time().tick();
    };
    for (const char *kind : {"hook", "hit"}) {
        const std::vector<Tick> ticks = ticksOf(kind);
        QVERIFY(ticks.size() > 3);
        // Lists hide both kinds at first.
        const auto first = [&] {
            m_document->playback().apply(TimeCommand::goToTick(m_document->index()->ticks().first));
            return go(kind, SeekDirection::Forward);
        };
        QTRY_VERIFY_WITH_TIMEOUT(first() == ticks[0], test::Timeout);
        QCOMPARE(go(kind, SeekDirection::Forward), ticks[1]);
        QCOMPARE(go(kind, SeekDirection::Forward), ticks[2]);
        QCOMPARE(go(kind, SeekDirection::Backward), ticks[1]);
        QCOMPARE(go(kind, SeekDirection::Backward), ticks[0]);
        QCOMPARE(go(kind, SeekDirection::Backward), ticks[0]);
    }
}

void TestRebuiltDocument::theInspectorTellsWhatIsRebuilt()
{
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    goTo(Tick{1000});
    InspectorModel model;
    model.setFrame(m_document->frame(), m_document->index());
    const auto sourceOf = [&model](const QString &type) {
        const QModelIndex item = model.index(0, 0, rowNamed(model, type));
        return item.siblingAtColumn(InspectorModel::SourceColumn).data().toString();
    };
    QCOMPARE(sourceOf("Player"), InspectorModel::tr("recorded"));
    QCOMPARE(sourceOf("DDNetPickup"), InspectorModel::tr("rebuilt"));
    const QModelIndex character = model.index(0, 0, rowNamed(model, "Character"));
    const QModelIndex hook = rowNamed(model, "HookState", character);
    QVERIFY(hook.isValid());
    QCOMPARE(hook.siblingAtColumn(InspectorModel::SourceColumn).data().toString(),
             InspectorModel::tr("rebuilt"));
}

void TestRebuiltDocument::theWorldGoesOnToATickWithoutARecord()
{
    const QString path = recordingPath("ddnet164-dm1-after-mapchange.teehistorian");
    if (!tickscope::test::isHere(path))
        SKIP_MISSING();
    openRebuilt(path);
    // Forwards, backwards and from afar. Source: rebuilt.json, dm1/alice.
    for (const int tick : {533, 534, 535, 534, 300, 534}) {
        goTo(Tick{tick});
        InspectorModel model;
        model.setFrame(m_document->frame(), m_document->index());
        const QJsonObject all = model.json({});
        QJsonObject tee;
        for (const auto &item : all[u"items"].toArray()) {
            if (item[u"type"].toString() == "Character" && item[u"id"].toInt() == 0)
                tee = item[u"fields"].toObject();
        }
        QCOMPARE(tee[u"Tick"].toInt(), tick);
        if (tick != 534)
            continue;
        QCOMPARE(m_document->frame()->exactness, Exactness::Rebuilt);
        QCOMPARE(all[u"recorded_tick"].toInt(), 533);
        QCOMPARE(tee[u"Angle"].toInt(), 104);
        QCOMPARE(tee[u"HookTick"].toInt(), 9);
        QCOMPARE(tee[u"Jumped"].toInt(-1), 0);
    }
}

void TestRebuiltDocument::thePlayersHeaderTellsWhatIsRebuilt()
{
    PlayersDock dock(*m_active);
    show(dock);
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    goTo(Tick{1000});
    const auto *header = dock.findChild<QLabel *>(QStringLiteral("players.positions"));

    QTRY_VERIFY2(header->text().contains(QStringLiteral("rebuilt")), qPrintable(header->text()));
    QVERIFY(header->text().contains(QStringLiteral("positions recorded")));
}

/// Of two who had one client ID: the list is stored by that alone, and was read anew at the head.
void TestRebuiltDocument::graphsStayThoseOfTheSamePeople()
{
    QSettings().setValue(QStringLiteral("plots/teehistorian"),
                         QStringList{seriesText({"Character", 2, "Angle"})});
    PlotsDock dock(*m_active);
    show(dock);
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    goTo(Tick{1000});
    QTRY_VERIFY(dock.plots().keys().size() == 1 && dock.plots().keys().front().player);
    const PlotKey first = dock.plots().keys().front();
    goTo(Tick{4150});
    const PlotKey later = plotKey(first.series, *m_document, {4150});
    QVERIFY(later != first);

    dock.add(later);

    QCOMPARE(dock.plots().keys(), (std::vector{first, later}));
}

void TestRebuiltDocument::theTapeHasHookFreezeAndWeapon()
{
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    const auto &index = *m_document->index();
    const auto tapes = readInputTapes(m_document->recording(), index, {Tick{2000}, Tick{2600}}, 601,
                                      {});
    QVERIFY(tapes && !tapes->empty());
    std::set<std::string> tracks;
    for (const auto &tape : *tapes) {
        for (const InputSource &source : tape->sources) {
            const bool isRebuilt = source.type->isRebuilt();
            for (const InputTrack &track : source.tracks) {
                if (isRebuilt && !track.runs.empty())
                    tracks.insert(track.name);
            }
        }
    }
    QVERIFY(tracks.contains("HookState"));
    QVERIFY(tracks.contains("FreezeEnd"));
    QVERIFY(tracks.contains("Weapon"));
    // What the hands did is in the recorded input, and not told again.
    QVERIFY(!tracks.contains("Direction"));
}

void TestRebuiltDocument::anotherMapRebuildsNothingAndTheRightOneDoes()
{
    SKIP_WITHOUT_RECORDING("maps/dm1.map");
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    m_document->map().choose((test::recordings() + QStringLiteral("/maps/dm1.map")));
    QTRY_VERIFY_WITH_TIMEOUT(m_document->map().isWarning(), test::Timeout);
    QVERIFY(!m_document->reading().isRebuilt());
    QVERIFY(m_document->map().note().contains(u"Hooks"));
    m_document->map().choose((test::recordings() + QStringLiteral("/maps/racebox.map")));
    QTRY_VERIFY_WITH_TIMEOUT(m_document->reading().isRebuilt(), test::Timeout);
    QVERIFY(!m_document->map().isWarning());
    goTo(Tick{2400});
    QCOMPARE(scene().actors.size(), 5U);
}

void TestRebuiltDocument::withoutAMapItIsSaid()
{
    const QTemporaryDir folder;
    const QString alone = folder.filePath("alone.teehistorian");
    QVERIFY(QFile::copy(recordingPath("ddnet198-racebox.teehistorian"), alone));
    m_document->open(alone);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->map().isMissing(), test::Timeout);
    QVERIFY(m_document->map().note().contains(u"Hooks, weapons and freeze"));
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, test::Timeout);
    QVERIFY(!m_document->reading().isRebuilt());
}

void TestRebuiltDocument::guessesOfOldServersAreHatched()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet114-learntoplay.teehistorian");
    openRebuilt(recordingPath("ddnet198-racebox.teehistorian"));
    QVERIFY(guessedTicks(*m_document).empty());
    m_document->close();
    openRebuilt(recordingPath("ddnet114-learntoplay.teehistorian"));
    const auto guessed = guessedTicks(*m_document);
    QVERIFY(!guessed.empty());
    QVERIFY(guessed.front().contains(Tick{1000}) || guessed.back().contains(Tick{1000}));
}

TICKSCOPE_TEST(TestRebuiltDocument, QApplication)
#include "test_rebuilt_document.moc"
