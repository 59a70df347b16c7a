// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/teeworlds_common/messages/enum_texts.h"
#include "tests/support/event_making.h"
#include "tests/support/test_program.h"
#include "tests/ui/docks/hand_made.h"
#include "ui/texts/number_text.h"
#include "ui/world/hud/hud.h"
#include "ui/world/hud/hud_painter.h"
#include "ui/world/hud/hud_watch.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <chrono>

using namespace tickscope;
using namespace tickscope::test;
using namespace std::chrono_literals;

namespace {

constexpr QSize HudSize(480, 360);

/// The text over a red picture.
QImage paint(const HudContent &content, const std::vector<QRectF> &figures)
{
    QImage image(HudSize, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    paintHud(painter, content, HudSize, figures, WorldPalette::make(false));
    return image;
}

/// Pixels that are no longer red.
int coveredPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qGreen(image.pixel(x, y)) > 128;
    }
    return count;
}

HudContent oneChatLine()
{
    HudContent content;
    HudLine line;
    line.name = QStringLiteral("Anna");
    line.text = QStringLiteral("hello to everybody");
    content.chat.push_back(line);
    return content;
}

/// Players "0", "1", ... with these teams and scores.
Shared<WorldState> playersWith(const std::vector<std::pair<std::int32_t, std::int32_t>> &scores,
                               std::int32_t gameFlags = 0)
{
    constexpr std::uint32_t GameType = ActorType + 1;
    ItemType game;
    game.name = "Game";
    game.fields = {field("Flags", 0, Role::ScoresAreTimes)};
    ItemType player;
    player.name = "Player";
    player.idIsClient = true;
    player.fields = {field("Name", 0, Role::Name), field("Team", 1, Role::Team),
                     field("Score", 2, Role::Score)};
    player.fields[0].kind = FieldKind::Text;
    player.fields[0].encoding = Encoding::PackedText;
    player.fields[2].texts = std::make_shared<const ValueTexts>(ValueTexts{{-9999, "no time"}});
    const auto schema = std::make_shared<const Schema>(std::map<std::uint32_t, Shared<ItemType>>{
        {ActorType, std::make_shared<const ItemType>(player)},
        {GameType, std::make_shared<const ItemType>(game)}});
    std::vector<Item> items;
    for (const auto &[team, score] : scores) {
        const auto number = static_cast<std::int32_t>(items.size());
        // The first character, xor 0x80; three zeros after it, of which the last is ignored.
        const std::uint32_t name = std::uint32_t(('0' + number) ^ 0x80) << 24 | 0x808000U;
        items.push_back({{ActorType, number}, {static_cast<std::int32_t>(name), team, score}});
    }
    items.push_back({{GameType, 0}, {gameFlags}});
    return state(schema, items);
}

} // namespace

class TestHud : public QObject
{
    Q_OBJECT

private slots:
    void fewOfManyLinesAreShown();
    void linesFadeAndGo();
    void nameIsTheOneOfTheLine();
    void plateOverAFigureLetsItShineThrough();
    void longLineLeavesMostOfThePictureFree();
    void linesLeaveHalfOfALowPictureFree();
    void lettersGrowInPicturesLargerThanVideosUsuallyAre();
    void killShowsItsWeapon();
    void newestWordsStandInABubble();
    void bubbleHasThePlateOfAllTexts();
    void emoticonsLastTwoSeconds();
    void scoresAreSortedByTeamAndScore();
    void whoHasNoTimeHasNoScore();
    void scoreOfARaceIsATime();
    void scoreboardFitsIntoSmallPictures();
    void scoreboardPutsManyPlayersSideBySide();
    void cutNameOfTheScoreboardHasATooltip();
    void raceTimeIsThatOfTheFollowedPlayer();
    void watchedPlayerIsNamed();
    void raceTextCountsTenths();
};

void TestHud::fewOfManyLinesAreShown()
{
    std::vector<Event> said;
    for (std::int64_t tick = 0; tick < 20; ++tick)
        said.push_back(chat(tick, "line " + std::to_string(tick)));
    const auto index = with(emptyIndex(), part({{0}, {20}}, said), true);

    const HudContent content = recentEvents(*index, index->time().timeAt({20})).hud;

    QCOMPARE(content.chat.size(), std::size_t{5});
    QCOMPARE(content.chat.front().text, QStringLiteral("line 15"));
    QCOMPARE(content.chat.back().text, QStringLiteral("line 19"));
}

void TestHud::linesFadeAndGo()
{
    const auto index = with(emptyIndex(), part({{0}, {5'000}}, {chat(0, "hi")}), true);

    QCOMPARE(recentEvents(*index, 1s).hud.chat.front().opacity, 1.0);
    const double fading = recentEvents(*index, 7s).hud.chat.front().opacity;
    QVERIFY(fading > 0 && fading < 1);
    QVERIFY(recentEvents(*index, 9s).hud.chat.empty());
}

void TestHud::nameIsTheOneOfTheLine()
{
    PlayerTracker tracker;
    tracker.apply({{0}, 0, PlayerChange::What::Joined, "Anna"});
    tracker.apply({{7}, 0, PlayerChange::What::Renamed, "Berta"});
    const Index index = emptyIndex()->with(part({{0}, {9}}, {chat(5, "hi"), chat(9, "ho")}),
                                           tracker.tableAt({9}), true);

    const HudContent content = recentEvents(index, 1s).hud;

    QCOMPARE(content.chat.size(), std::size_t{2});
    QCOMPARE(content.chat[0].name, QStringLiteral("Anna"));
    QCOMPARE(content.chat[1].name, QStringLiteral("Berta"));
}

void TestHud::plateOverAFigureLetsItShineThrough()
{
    const QRectF bottomLeft(0, HudSize.height() - 60, 200, 60);
    const QRectF topRight(300, 0, 60, 60);

    const int free = coveredPixels(paint(oneChatLine(), {}));
    const int overFigure = coveredPixels(paint(oneChatLine(), {bottomLeft}));
    const int figureElsewhere = coveredPixels(paint(oneChatLine(), {topRight}));

    QVERIFY(free > 0);
    QCOMPARE(figureElsewhere, free);
    QVERIFY2(overFigure * 2 < free, qPrintable(QStringLiteral("%1 %2").arg(overFigure).arg(free)));
}

void TestHud::longLineLeavesMostOfThePictureFree()
{
    HudContent content = oneChatLine();
    content.chat.front().text = QString(300, u'w');

    const QImage image = paint(content, {});

    for (int y = 0; y < image.height(); ++y)
        QCOMPARE(image.pixelColor(HudSize.width() / 2, y), QColor(Qt::red));
}

/// As three pictures beside each other are.
void TestHud::linesLeaveHalfOfALowPictureFree()
{
    const QSize low(480, 120);
    HudContent content;
    for (int i = 0; i < 5; ++i) {
        content.chat.emplace_back();
        content.chat.back().text = QString::number(i) + QString(300, u'w');
    }

    const HudLayout layout = layOutHud(content, low);

    QVERIFY(layout.chat.front().plate.top() >= low.height() / 2.0);
    QVERIFY(layout.chat.back().plate.bottom() <= low.height());
    // The newest ones are left, and each still says its whole text.
    QCOMPARE(layout.chat.size(), std::size_t{2});
    QVERIFY(elidedHudText(content, low, layout.chat.back().plate.center()).startsWith(u'4'));
    QCOMPARE(layOutHud(content, HudSize).chat.size(), std::size_t{5});
}

void TestHud::lettersGrowInPicturesLargerThanVideosUsuallyAre()
{
    HudContent content;
    content.clock = QStringLiteral("1:23");
    content.chat.emplace_back();
    content.chat.back().text = QStringLiteral("hello");
    const auto clockIn = [&content](QSize size) {
        return layOutHud(content, size).titles.front().font.pixelSize();
    };
    const auto chatIn = [&content](QSize size) {
        return layOutHud(content, size).chat.front().plate.width();
    };

    QCOMPARE(clockIn({1920, 1080}), 18 + 4);
    QCOMPARE(clockIn({1080, 1920}), 18 + 4); // there is no more room in its width
    QCOMPARE(clockIn({3840, 2160}), 36 + 4);
    QVERIFY(chatIn({3840, 2160}) > 1.7 * chatIn({1920, 1080}));
}

void TestHud::killShowsItsWeapon()
{
    const EventForm form{&sharedKind("kill"),
                         "test",
                         {{.name = "weapon",
                           .kind = PartKind::Word,
                           .role = PartRole::Weapon,
                           .words = teeworlds::KillWeaponTexts.get()}},
                         "{weapon}"};
    Event kill;
    kill.tick = {5};
    kill.form = &form;
    kill.client = 0;
    kill.otherClient = 1;
    kill.values.add(std::int64_t{3});
    Event fall = kill;
    fall.client = fall.otherClient = 1;
    fall.values = EventValues().add(std::int64_t{-1});
    const auto index = with(emptyIndex(), part({{0}, {9}}, {kill, fall}), true);

    const HudContent content = recentEvents(*index, index->time().timeAt({6})).hud;

    QCOMPARE(content.kills.size(), std::size_t{2});
    QCOMPARE(content.kills.front().weapon, WeaponKind::Grenade);
    QCOMPARE(content.kills.back().weapon, WeaponKind::None);
    // Without a picture the word says it.
    QVERIFY(content.kills.back().text.endsWith(QStringLiteral(" (world)")));
}

void TestHud::bubbleHasThePlateOfAllTexts()
{
    for (const bool isDark : {true, false}) {
        const WorldPalette palette = WorldPalette::make(isDark);
        QImage image(200, 60, QImage::Format_RGB32);
        image.fill(QColor(128, 128, 128));
        QPainter painter(&image);
        paintSpeech(painter, {QRectF(20, 10, 150, 40), {}, QStringLiteral("hi"), false, 1.0},
                    palette);
        painter.end();

        QCOMPARE(image.pixelColor(160, 40).lightness() < 128, isDark);
    }
}

void TestHud::newestWordsStandInABubble()
{
    const auto index = with(emptyIndex(),
                            part({{0}, {100}}, {chat(5, "first"), chat(9, "second"),
                                                chat(9, "other", 1), chat(50, "later")}),
                            true);
    const auto bubbles = recentEvents(*index, index->time().timeAt({10})).bubbles;

    QCOMPARE(bubbles.size(), std::size_t{2});
    QCOMPARE(bubbles[0].text, QStringLiteral("other"));
    QCOMPARE(bubbles[1].text, QStringLiteral("second"));
    QVERIFY(recentEvents(*index, index->time().timeAt({300})).bubbles.empty());
}

void TestHud::emoticonsLastTwoSeconds()
{
    const EventForm form{&sharedKind("emoticon"),
                         "test",
                         {{.name = "emoticon", .role = PartRole::Emoticon}},
                         "{emoticon}"};
    Event shown;
    shown.tick = {100};
    shown.form = &form;
    shown.client = 1;
    shown.values.add(std::int64_t{2});
    const auto index = with(emptyIndex(), part({{0}, {400}}, {shown}), true);

    const auto now = recentEvents(*index, index->time().timeAt({150})).bubbles;
    QCOMPARE(now.size(), std::size_t{1});
    QCOMPARE(now.front().emoticon, 2);
    QCOMPARE(now.front().age, 1.0);
    QVERIFY(recentEvents(*index, index->time().timeAt({99})).bubbles.empty());
    QVERIFY(recentEvents(*index, index->time().timeAt({201})).bubbles.empty());
}

void TestHud::scoresAreSortedByTeamAndScore()
{
    const auto state = playersWith({{-1, 50}, {1, 3}, {0, 2}, {0, 7}});

    const auto rows = scoresOf(*state);

    QCOMPARE(rows.size(), std::size_t{4});
    QCOMPARE(rows[0].name, QStringLiteral("3"));
    QCOMPARE(rows[1].name, QStringLiteral("2"));
    QCOMPARE(rows[2].name, QStringLiteral("1"));
    QCOMPARE(rows[3].name, QStringLiteral("0")); // watches
    QCOMPARE(rows[0].score, std::optional<std::int64_t>(7));
    QVERIFY(!rows[0].latency);
}

void TestHud::whoHasNoTimeHasNoScore()
{
    const auto rows = scoresOf(*playersWith({{0, -9999}, {0, -9998}}));

    QCOMPARE(rows[0].score, std::optional<std::int64_t>(-9998));
    QCOMPARE(rows[1].name, QStringLiteral("0"));
    QVERIFY(!rows[1].score);
}

void TestHud::scoreOfARaceIsATime()
{
    const auto scoreIn = [](std::int32_t gameFlags, std::int32_t score) {
        const auto rows = scoresOf(*playersWith({{0, score}}, gameFlags));
        return scoreText(rows[0].score, rows[0].isScoreTime);
    };

    QCOMPARE(scoreIn(0, -19), QStringLiteral("-19"));
    QCOMPARE(scoreIn(2, -19), QStringLiteral("-19"));
    QCOMPARE(scoreIn(3, -19), QStringLiteral("0:19"));
    QCOMPARE(scoreIn(1, -3723), QStringLiteral("1:02:03"));
    QCOMPARE(scoreIn(1, -9999), QString());
}

void TestHud::scoreboardFitsIntoSmallPictures()
{
    const auto rows = scoresOf(
        *playersWith(std::vector<std::pair<std::int32_t, std::int32_t>>(40, {0, 1})));
    HudContent content;
    content.scores = rows;

    const QImage image = paint(content, {});

    QVERIFY(image.pixelColor(HudSize.width() / 2, HudSize.height() / 2) != QColor(Qt::red));
    for (int x = 0; x < HudSize.width(); ++x) {
        QCOMPARE(image.pixelColor(x, 4), QColor(Qt::red));
        QCOMPARE(image.pixelColor(x, HudSize.height() - 5), QColor(Qt::red));
    }
}

void TestHud::cutNameOfTheScoreboardHasATooltip()
{
    const QString longName(60, u'W');
    HudContent content;
    content.scores = {{0, QStringLiteral("Anna"), {}, {}, {}, 0}, {1, longName, {}, {}, {}, 0}};
    const QSize size(1000, 500);
    QSet<QString> told;
    for (int y = 0; y < size.height(); y += 2)
        told << elidedHudText(content, size, QPointF(size.width() / 2.0, y));

    QCOMPARE(told, (QSet<QString>{QString(), longName}));
}

void TestHud::scoreboardPutsManyPlayersSideBySide()
{
    const QSize size(1000, 500);
    const auto paintFor = [size](std::size_t players) {
        const auto rows = scoresOf(
            *playersWith(std::vector<std::pair<std::int32_t, std::int32_t>>(players, {0, 1})));
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter painter(&image);
        paintScoreboard(painter, rows, size, WorldPalette::make(false));
        return image;
    };
    const auto plateWidth = [size](const QImage &image) {
        int width = 0;
        for (int x = 0; x < size.width(); ++x)
            width += image.pixelColor(x, size.height() / 2) != QColor(Qt::red) ? 1 : 0;
        return width;
    };
    const auto plateHeight = [size](const QImage &image) {
        int height = 0;
        for (int y = 0; y < size.height(); ++y)
            height += image.pixelColor(size.width() / 2, y) != QColor(Qt::red) ? 1 : 0;
        return height;
    };

    // 15 fit below each other, 30 do not: both lists are as high as one of 15.
    const QImage few = paintFor(15);
    const QImage many = paintFor(30);

    QVERIFY2(plateWidth(few) < 600, qPrintable(QString::number(plateWidth(few))));
    QVERIFY2(plateWidth(many) > 900, qPrintable(QString::number(plateWidth(many))));
    QCOMPARE(plateHeight(many), plateHeight(few));
}

namespace {

Scene twoRacers()
{
    Scene scene;
    scene.actors.resize(2);
    scene.actors[0].client = 0;
    scene.actors[0].raceSeconds = 61.0;
    scene.actors[1].client = 1;
    scene.actors[1].isRecorder = true;
    scene.actors[1].raceSeconds = 5.0;
    return scene;
}

} // namespace

void TestHud::raceTimeIsThatOfTheFollowedPlayer()
{
    const auto index = twoChats();
    const auto raceOf = [&](const Scene &scene, std::optional<int> followed) {
        HudContent content;
        addWatched(content, scene, *index, {5}, followed);
        return content.race;
    };
    Scene scene = twoRacers();

    QVERIFY(raceOf(scene, {}).contains(QStringLiteral("0:05.0"))); // the recorder's
    QVERIFY(raceOf(scene, 0).contains(QStringLiteral("1:01.0")));
    QVERIFY(raceOf(scene, 7).isEmpty());
    scene.spectated = 0;
    QVERIFY(raceOf(scene, {}).contains(QStringLiteral("1:01.0")));
    scene.actors[0].raceSeconds.reset();
    QVERIFY(raceOf(scene, {}).isEmpty());
}

void TestHud::watchedPlayerIsNamed()
{
    Scene scene;
    HudContent content;
    addWatched(content, scene, *twoChats(), {5}, {});
    QVERIFY(content.spectating.isEmpty());

    scene.spectated = 1;
    addWatched(content, scene, *twoChats(), {5}, {});

    QVERIFY(content.spectating.contains(QStringLiteral("Bob")));
    HudContent bare;
    QVERIFY(paint(content, {}) != paint(bare, {}));
}

void TestHud::raceTextCountsTenths()
{
    QCOMPARE(raceText(0), QStringLiteral("0:00.0"));
    QCOMPARE(raceText(59.99), QStringLiteral("0:59.9"));
    QCOMPARE(raceText(3661.5), QStringLiteral("61:01.5"));
    QVERIFY(!raceText(1e300).isEmpty());
}

TICKSCOPE_TEST(TestHud, QApplication)
#include "test_hud.moc"
