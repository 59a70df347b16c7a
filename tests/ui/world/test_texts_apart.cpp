// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QDockWidget>
#include <QHeaderView>
#include <QHelpEvent>
#include <QSettings>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolTip>

#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/tape/tape_view.h"
#include "ui/texts/sentence_words.h"
#include "ui/timeline/strip_texts.h"
#include "ui/timeline/timeline_painter.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/window/main_window.h"
#include "ui/world/hud/hud_painter.h"
#include "ui/world/view/mini_map.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

QString textOf(const QRectF &place)
{
    return QStringLiteral("%1,%2 %3x%4")
        .arg(place.x())
        .arg(place.y())
        .arg(place.width())
        .arg(place.height());
}

/// The first two of \a places that cover each other, or one that is not in \a whole.
QString fault(const std::vector<QRectF> &places, const QRectF &whole)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!whole.adjusted(-1, -1, 1, 1).contains(places[i]))
            return QStringLiteral("cut: ") + textOf(places[i]);
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            if (places[i].intersects(places[j]))
                return textOf(places[i]) + QStringLiteral(" and ") + textOf(places[j]);
        }
    }
    return {};
}

std::vector<QRectF> placesOf(const std::vector<StripText> &texts)
{
    std::vector<QRectF> places;
    for (const StripText &text : texts)
        places.push_back(text.place);
    return places;
}

TimelineLayout layoutOf(const TimelineView &view)
{
    return TimelineLayout::of(view.size(), timelineTitleWidth(view.font()),
                              QFontMetrics(view.font()).height() + 8, view.content().lanes.size());
}

Bubble said(int client, const QString &text)
{
    Bubble bubble;
    bubble.client = client;
    bubble.text = text;
    bubble.age = 1.0;
    return bubble;
}

/// A HUD with more and longer texts than most.
HudContent fullHud()
{
    HudContent content;
    const QString word = QStringLiteral("longwinded ");
    for (int i = 0; i < 5; ++i) {
        HudLine line;
        line.name = QStringLiteral("somebody with a name %1").arg(i);
        line.text = word.repeated(12);
        content.chat.push_back(line);
    }
    for (int i = 0; i < 4; ++i) {
        HudLine line;
        line.name = word.repeated(3);
        line.text = word.repeated(3);
        line.sign = QStringLiteral("✕");
        content.kills.push_back(line);
    }
    content.clock = QStringLiteral("1:02:03");
    content.race = QStringLiteral("Race 12:34.5");
    content.spectating = QStringLiteral("Watching ") + word.repeated(6);
    content.broadcast = word.repeated(30);
    return content;
}

} // namespace

/// Texts that lie over each other, or are cut, at the sizes that people have.
class TestTextsApart : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { m_window.reset(); }

    void nothingCoversAnythingInAWindow_data();
    void nothingCoversAnythingInAWindow();
    void nameOfAMarkerHidesNoEvent();
    void fullHudLeavesRoomForTheMiniMap_data();
    void fullHudLeavesRoomForTheMiniMap();
    void namesKeepClearOfTheHud();
    void speechKeepsClearOfNames();
    void longSpeechIsElidedNotCut();
    void rangeSaysDurationAndCountsEverywhere_data();
    void rangeSaysDurationAndCountsEverywhere();
    void labelsOfAnAxisStandApart();
    void gutterOfTheTapeSaysItsWholeWords();
    void elidedLabelHasATooltip();
    void elidedCellHasATooltip();
    void timeOfAFinishIsElidedLast();

private:
    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestTextsApart::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("texts-apart"));
    registerAllFormats(m_registry);
    m_sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
    theme::apply(QStringLiteral("light"));
}

void TestTextsApart::nothingCoversAnythingInAWindow_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");

    for (const QSize size : {QSize(1280, 720), QSize(1600, 1000)}) {
        for (const char *name : {"", "teeworlds/ddnet198-client-watch-26min.demo",
                                 "teeworlds/ddnet198-player-race-npc00.demo",
                                 "teehistorian/ddnet198-racebox.teehistorian",
                                 "goldsrc/synthetic_dm_8p.dem", "hollowcube/parkour-run.hcrp"})
            QTest::addRow("%s at %d", name[0] ? name : "sample", size.width())
                << QString::fromLatin1(name) << size;
    }
}

void TestTextsApart::nothingCoversAnythingInAWindow()
{
    QFETCH(const QString, name);
    QFETCH(const QSize, size);
    const auto path = name.isEmpty() ? std::optional(m_sample) : test::realRecording(name);
    if (!path)
        SKIP_MISSING();
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(size);
    m_window->show();
    m_window->open(*path);
    Document &document = m_window->document();
    QTRY_COMPARE_WITH_TIMEOUT(document.phase(), OpenPhase::Ready, 120'000);
    auto *world = m_window->findChild<WorldView *>();
    auto *timeline = m_window->findChild<TimelineView *>();
    const TickRange ticks = document.playback().time().time().ticks();
    document.playback().setRange(
        TickRange{ticks.first + 10, ticks.first + (ticks.last - ticks.first) / 3});

    for (const double share : {0.12, 0.37, 0.62, 0.9}) {
        document.playback().apply(TimeCommand::goToShare(share));
        QTRY_VERIFY_WITH_TIMEOUT(
            document.frame() && document.frame()->asked == document.playback().time().tick(),
            120'000);
        world->grab();
        const PictureTexts &texts = world->texts();
        std::vector<QRectF> places = texts.fixed;
        for (const NamePlate &plate : texts.names)
            places.push_back(plate.place);
        for (const SpeechPlace &speech : texts.speeches)
            places.push_back(speech.plate);
        const QString wrong = fault(places, QRectF(world->rect()));
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("at %1: %2").arg(share).arg(wrong)));
    }

    const TimelineLayout layout = layoutOf(*timeline);
    const QFontMetricsF metrics(timeline->font());
    std::vector<QRectF> strip = placesOf(timelineAxisLabels(timeline->content(), layout, metrics));
    QVERIFY(!strip.empty());
    const auto range = placeRangeText(timeline->content(), layout, metrics);
    QVERIFY(range.has_value());
    strip.push_back(range->place);
    QCOMPARE(fault(strip, layout.axis), QString());
    QCOMPARE(fault(placesOf(placeMarkerNames(timeline->content(), layout, metrics)), layout.plot),
             QString());
    // Gutters: the lanes that everybody has.
    for (const LaneContent &lane : timeline->content().lanes)
        QVERIFY2(metrics.horizontalAdvance(lane.title) <= layout.titles.width() - 12,
                 qPrintable(lane.title));
}

void TestTextsApart::nameOfAMarkerHidesNoEvent()
{
    TimelineContent content;
    content.lanes.resize(2);
    content.lanes[0].marks = {{.x = 130}};
    content.markers = {{.x = 100, .name = QStringLiteral("Looks like a snap")}};
    const auto layout = TimelineLayout::of({600, 100}, 60, 20, 2);
    const auto names = placeMarkerNames(content, layout, QFontMetricsF(QFont()));

    QCOMPARE(layout.laneAt(names.at(0).place.center().y()), std::optional<std::size_t>(1));
}

void TestTextsApart::fullHudLeavesRoomForTheMiniMap_data()
{
    QTest::addColumn<QSize>("size");

    // World views of windows of 1280x720 and 1600x1000, and the smallest with a mini-map.
    QTest::newRow("small window") << QSize(975, 514);
    QTest::newRow("large window") << QSize(990, 750);
    QTest::newRow("smallest") << QSize(420, 280);
}

void TestTextsApart::fullHudLeavesRoomForTheMiniMap()
{
    QFETCH(const QSize, size);
    MiniMap map;
    Scene scene;
    scene.blocks.resize(2);
    scene.blocks[1].corner = {10'000, 7'000};
    map.setScene(scene);
    std::vector<QRectF> places = layOutHud(fullHud(), size).plates();
    const QRectF mapArea = map.area(size);
    QVERIFY(!mapArea.isEmpty());
    places.push_back(mapArea);

    QCOMPARE(fault(places, QRectF(QPointF(0, 0), QSizeF(size))), QString());
}

void TestTextsApart::namesKeepClearOfTheHud()
{
    // Thirty players in a crowd over the chat.
    const QSize size(975, 514);
    RenderOptions options;
    options.size = size;
    options.hudContent = fullHud();
    options.selectedClient = 20; // in the middle of it
    Scene scene;
    std::vector<ActorLook> looks;
    for (int i = 0; i < 30; ++i) {
        Actor actor;
        actor.client = i;
        actor.name = "player " + std::to_string(i);
        scene.actors.push_back(actor);
        ActorLook look;
        look.pixel = QPointF(40 + 9 * i, 340 + 5 * i);
        looks.push_back(look);
    }

    const PictureTexts texts = layOutTexts(scene, looks, options, false);

    std::vector<QRectF> places = texts.fixed;
    for (const NamePlate &plate : texts.names)
        places.push_back(plate.place);
    QVERIFY(texts.names.size() >= 5);
    QCOMPARE(texts.names.front().actor, std::size_t{20});
    QCOMPARE(fault(places, QRectF(QPointF(0, 0), QSizeF(size))), QString());
}

void TestTextsApart::speechKeepsClearOfNames()
{
    RenderOptions options;
    options.size = {975, 514};
    Scene scene;
    std::vector<ActorLook> looks;
    for (int i = 0; i < 3; ++i) {
        Actor actor;
        actor.client = i;
        actor.name = "somebody";
        scene.actors.push_back(actor);
        ActorLook look;
        look.pixel = QPointF(300 + 70 * i, 250);
        looks.push_back(look);
        options.bubbles.push_back(said(i, QStringLiteral("hello to everybody here")));
    }

    const PictureTexts texts = layOutTexts(scene, looks, options, false);

    std::vector<QRectF> places;
    for (const NamePlate &plate : texts.names)
        places.push_back(plate.place);
    for (const SpeechPlace &speech : texts.speeches)
        places.push_back(speech.plate);
    QCOMPARE(texts.names.size(), std::size_t{3});
    QVERIFY(!texts.speeches.empty());
    QCOMPARE(fault(places, QRectF(0, 0, 975, 514)), QString());
}

void TestTextsApart::longSpeechIsElidedNotCut()
{
    ActorLook look;
    look.pixel = QPointF(400, 250);
    const Bubble bubble = said(1, QStringLiteral("many words ").repeated(40));
    const auto speech = placeSpeech(bubble, look, {975, 514}, {});

    QVERIFY(speech && speech->text.endsWith(u'…') && speech->text.size() > 40);
    const auto plain = placeSpeech(said(1, QStringLiteral("hi")), look, {975, 514}, {});
    QCOMPARE(plain->text, QStringLiteral("hi"));
    const auto inVideo = placeSpeech(said(1, QStringLiteral("hi")), look, {1920, 1080}, {});
    QVERIFY(inVideo->pixels > plain->pixels && inVideo->plate.height() > plain->plate.height());
    QCOMPARE(placeSpeech(bubble, look, {3840, 2160}, {})->pixels, 2 * inVideo->pixels);
}

void TestTextsApart::rangeSaysDurationAndCountsEverywhere_data()
{
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("right");
    QTest::addColumn<double>("width");

    for (const double width : {320.0, 1200.0, 1500.0}) {
        QTest::addRow("begins the strip of %d", int(width)) << 0.0 << 10.0 << width;
        QTest::addRow("in the middle of %d", int(width)) << width / 2 << width / 2 + 4 << width;
        QTest::addRow("ends the strip of %d", int(width)) << width - 3 << width << width;
        QTest::addRow("wider than %d", int(width)) << -500.0 << width + 500 << width;
        QTest::addRow("most of %d", int(width)) << 60.0 << width - 60 << width;
    }
}

void TestTextsApart::rangeSaysDurationAndCountsEverywhere()
{
    QFETCH(const double, left);
    QFETCH(const double, right);
    QFETCH(const double, width);
    TimelineContent content;
    content.range = PixelSpan{left, right};
    content.rangeTexts = {QStringLiteral("0:12.34 · 617 ticks · 12 Chat, 3 Kills, 4 Joins, "
                                         "2 Team changes, 1 Finishes, 144 Server messages"),
                          QStringLiteral("0:12.34 · 166 events")};
    content.rangeText = content.rangeTexts.front();
    const QFontMetricsF metrics(QApplication::font());
    const auto layout = TimelineLayout::of({width + 80, 100}, 72, metrics.height() + 8, 4);

    const auto said = placeRangeText(content, layout, metrics);

    QVERIFY(said.has_value());
    QVERIFY(said->text.startsWith(QStringLiteral("0:12.34 · ")));
    QVERIFY(said->text.contains(QStringLiteral("12 Chat"))
            || said->text.contains(QStringLiteral("166 events")));
    QVERIFY2(layout.plot.contains(said->place), qPrintable(textOf(said->place)));
    QVERIFY(metrics.horizontalAdvance(said->text) <= said->place.width());
}

void TestTextsApart::labelsOfAnAxisStandApart()
{
    const QFontMetricsF metrics(QApplication::font());
    const QRectF axis(72, 0, 400, 20);
    std::vector<AxisLine> lines;
    for (int i = 0; i < 10; ++i)
        lines.push_back({i * 42.0, QStringLiteral("1:23:45.678")});
    const std::vector<QRectF> taken{QRectF(240, 0, 60, 20)};

    const auto labels = placeAxisLabels(lines, axis, taken, metrics);

    std::vector<QRectF> places = placesOf(labels);
    QCOMPARE(fault(places, axis), QString());
    places.push_back(taken.front());
    QCOMPARE(fault(places, axis), QString());
    const auto wide = placeAxisLabels({{0, QStringLiteral("0:00")}, {200, QStringLiteral("0:10")}},
                                      axis, {}, metrics);
    QCOMPARE(wide.size(), std::size_t{2});
}

void TestTextsApart::gutterOfTheTapeSaysItsWholeWords()
{
    const auto path = test::realRecording(
        QStringLiteral("teehistorian/ddnet198-racebox.teehistorian"));
    if (!path)
        SKIP_MISSING();
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    m_window->open(*path);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    m_window->findChild<QDockWidget *>(QStringLiteral("inputTapeDockFrame"))
        ->toggleViewAction()
        ->trigger();
    auto *tape = m_window->findChild<TapeView *>();
    QTRY_VERIFY_WITH_TIMEOUT(tape->rows().rows.size() > 3, 120'000);

    int tracks = 0;
    for (const TapeRow &row : tape->rows().rows) {
        const QPointF place(20, tape->yAt(row));
        if (!tape->viewport()->rect().contains(place.toPoint()))
            continue;
        const bool isTrack = row.kind != TapeRow::Kind::Lane && row.kind != TapeRow::Kind::Source;
        const QString words = isTrack ? inputTitle(row.input)
                                      : QString::fromStdString(row.type->inputSource);
        QVERIFY2(tape->gutterText(place).contains(words), qPrintable(words));
        tracks += isTrack;
    }
    // What two kinds of items hold from one source stands below one title.
    QStringList sources;
    for (const TapeRow &row : tape->rows().rows) {
        if (row.lane == tape->rows().rows.front().lane && isTitle(row))
            sources << QString::fromStdString(row.type->inputSource);
    }
    QCOMPARE(sources.removeDuplicates(), 0);
    QVERIFY(tracks > 0);
}

void TestTextsApart::elidedLabelHasATooltip()
{
    ElidedLabel label;
    label.setText(QStringLiteral("a text of <b>somebody</b> that is too long"));
    label.resize(60, 20);
    label.show();
    QVERIFY(label.isElided());
    QHelpEvent help(QEvent::ToolTip, {5, 5}, label.mapToGlobal(QPoint(5, 5)));

    QCoreApplication::sendEvent(&label, &help);

    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains(QStringLiteral("&lt;b&gt;")));
    label.resize(label.sizeHint());
    QVERIFY(!label.isElided());
}

void TestTextsApart::elidedCellHasATooltip()
{
    const ElidedTips tips(nullptr);
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), QStringLiteral("a name that is far too long for a column"));
    model.setHeaderData(0, Qt::Horizontal, QStringLiteral("Word that is too long, too"));
    QTableView view;
    view.setModel(&model);
    view.setColumnWidth(0, 50);
    view.show();
    const auto askAt = [](QWidget *widget, QPoint place) {
        QToolTip::hideText();
        QHelpEvent help(QEvent::ToolTip, place, widget->mapToGlobal(place));
        QCoreApplication::sendEvent(widget, &help);
        return QToolTip::text();
    };

    const QPoint cell = view.visualRect(model.index(0, 0)).center();
    QVERIFY(askAt(view.viewport(), cell).contains(QStringLiteral("far too long")));
    QVERIFY(askAt(view.horizontalHeader()->viewport(), {5, 5}).contains(QStringLiteral("Word")));
}

void TestTextsApart::timeOfAFinishIsElidedLast()
{
    const QFontMetrics metrics(QApplication::font());
    const QString finish = QStringLiteral("somebody with a name finished in 1:02.33 (+0:10.00)");
    const QString server = QStringLiteral("somebody finished in: 5 minute(s)  2.33 second(s)");
    const int width = metrics.horizontalAdvance(
        QStringLiteral("somebody… 5 minute(s)  2.33 and more"));
    const int narrowest = metrics.horizontalAdvance(QStringLiteral("DDraceNetwork Mod. Vers"));

    const QString shortFinish = elidedBeforeTime(finish, metrics, width);
    const QString shortServer = elidedBeforeTime(server, metrics, width);

    QVERIFY2(shortFinish.contains(QStringLiteral("1:02.33")), qPrintable(shortFinish));
    QVERIFY2(shortServer.contains(QStringLiteral("5 minute(s)  2.33")), qPrintable(shortServer));
    for (const QString &text : {shortFinish, shortServer})
        QVERIFY(metrics.horizontalAdvance(text) <= width);
    QCOMPARE(elidedBeforeTime(finish, metrics, 5000), finish);
    const QString german = QStringLiteral("jemand mit einem Namen ist im Ziel: 1:02,33 (+0:10,00)");
    QVERIFY(elidedBeforeTime(german, metrics, width).contains(QStringLiteral("1:02,33")));
    // One in sight needs no room of others.
    const QString worse = QStringLiteral(" 0.04 second(s) worse, better luck next time.");
    QCOMPARE(elidedBeforeTime(worse, metrics, narrowest),
             metrics.elidedText(worse, Qt::ElideRight, narrowest));
    // A version is none.
    const QString version = QStringLiteral("DDraceNetwork Mod. Version: 0.6.4, 16.4");
    QCOMPARE(elidedBeforeTime(version, metrics, narrowest),
             metrics.elidedText(version, Qt::ElideRight, narrowest));
    // No minutes need no room.
    const QString quick = QStringLiteral("somebody finished in: 0 minute(s)  2.33 second(s)");
    const int narrow = metrics.horizontalAdvance(QStringLiteral("somebody… 2.33… …"));
    QVERIFY(elidedBeforeTime(quick, metrics, narrow).contains(QStringLiteral("2.33")));
    QVERIFY(!elidedBeforeTime(server, metrics, narrow).contains(QStringLiteral("2.33")));
    // A time says nothing without its name.
    const int least = metrics.horizontalAdvance(QStringLiteral("some… 2.33…"));
    QVERIFY(elidedBeforeTime(quick, metrics, least).startsWith(QStringLiteral("someb")));
}

TICKSCOPE_TEST(TestTextsApart, QApplication)
#include "test_texts_apart.moc"
