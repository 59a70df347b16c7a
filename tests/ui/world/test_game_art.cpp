// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numbers>

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "tests/support/test_program.h"
#include "ui/world/game_art/item_art.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/game_art/tee_skin.h"
#include "ui/world/scene_renderer.h"

using namespace tickscope;

namespace {

using std::numbers::pi;

constexpr QSize ArtSize(320, 240);
const QColor Sky(10, 20, 30);

bool isNear(QPointF left, QPointF right)
{
    return std::hypot(left.x() - right.x(), left.y() - right.y()) < 0.01;
}

bool isNear(QColor color, QColor wanted)
{
    return std::abs(color.red() - wanted.red()) <= 3
           && std::abs(color.green() - wanted.green()) <= 3
           && std::abs(color.blue() - wanted.blue()) <= 3;
}

/// A skin with nothing but a body, square and of one colour.
QImage skinOf(QColor body, QSize size = {256, 128})
{
    QImage skin(size, QImage::Format_ARGB32);
    skin.fill(Qt::transparent);
    QPainter painter(&skin);
    const int cell = size.width() / 8;
    painter.fillRect(QRect(cell / 2, cell / 2, 2 * cell, 2 * cell), body);
    return skin;
}

/// A folder as games have it, with pictures made here.
class MadeData
{
public:
    MadeData()
    {
        const QDir folder(m_folder.path());
        for (const char *part : {"body", "marking", "decoration", "hands", "feet", "eyes"})
            folder.mkpath(QStringLiteral("skins/") + QLatin1String(part));
    }

    void add(const QString &file, const QImage &image) const
    {
        QVERIFY(image.save(m_folder.filePath(file)));
    }
    [[nodiscard]] std::shared_ptr<const GameData> open() const
    {
        return std::make_shared<const GameData>(QStringList{m_folder.path()});
    }

private:
    QTemporaryDir m_folder;
};

Actor teeWithSkin(std::string skin)
{
    Actor actor;
    actor.client = 3;
    actor.skin = std::move(skin);
    actor.isOnGround = true;
    return actor;
}

QImage render(const Scene &scene, const std::shared_ptr<const GameData> &game)
{
    if (game)
        loadPictures(*game, picturesOf(scene));
    RenderOptions options;
    options.size = ArtSize;
    options.camera = {{0, 0}, 0.5};
    options.hud = options.names = false;
    options.game = game;
    QImage image(ArtSize, QImage::Format_RGB32);
    renderScene(image, nullptr, scene, options);
    return image;
}

/// Colour of the picture at a place of the world, for render().
QColor colorAt(const QImage &image, QPointF world)
{
    const Camera camera{{0, 0}, 0.5};
    return image.pixelColor(camera.toPixel(world, ArtSize).toPoint());
}

} // namespace

class TestGameArt : public QObject
{
    Q_OBJECT

private slots:
    void colorsFollowTheGamesRule_data();
    void colorsFollowTheGamesRule();
    void greyCopyIsLevelledToTheMainGrey();
    void sizesFollowFromTheDiagonal();
    void spritesLieInTheirSheets();
    void stepsFollowFromThePlace();
    void restingTeeStandsAsInTheGame();
    void weaponsAreHeldAsInTheGame();
    void hostileSkinNamesAreNoFiles_data();
    void hostileSkinNamesAreNoFiles();
    void teeHasTheColorsOfItsSkin();
    void ownColorsAreLaidOverTheGreyCopy();
    void colorsOfPartsAreAsBrightAsTheyWere();
    void partsAreDrawnInTheirColors();
    void markingIsSeenThrough();
    void missingPartsAreStandardOnes();
    void frozenTeeWearsTheNinjasSkin();
    void unknownSkinIsTheDefaultOne();
    void picturesOfOtherSizesWork();
    void withoutPicturesShapesAreDrawn();
    void uselessPicturesAreAsNone();
    void sameMomentGivesTheSamePicture();
};

void TestGameArt::colorsFollowTheGamesRule_data()
{
    // Source: teeworlds-game-data.md, section 2.2.
    QTest::addColumn<int>("packed");
    QTest::addColumn<QRgb>("color06");
    QTest::addColumn<QRgb>("color07");
    QTest::newRow("usual") << 65408 << 0xFFFF8080U << 0xFFFF3E3EU;
    QTest::newRow("black") << 0 << 0xFF808080U << 0xFF3D3D3DU;
    QTest::newRow("white") << 0x0000FF << 0xFFFFFFFFU << 0xFFFFFFFFU;
    QTest::newRow("green") << 0x55FF00 << 0xFF00FF00U << 0xFF007A00U;
    QTest::newRow("sand") << 0x1B6F74 << 0xFFD8C29BU << 0xFFC3A267U;
}

void TestGameArt::colorsFollowTheGamesRule()
{
    QFETCH(int, packed);
    QFETCH(QRgb, color06);
    QFETCH(QRgb, color07);
    QCOMPARE(screenColor(teeworlds::skinColor(packed, teeworlds::Protocol::V06)).rgb(), color06);
    QCOMPARE(screenColor(teeworlds::skinColor(packed, teeworlds::Protocol::V07)).rgb(), color07);
}

void TestGameArt::greyCopyIsLevelledToTheMainGrey()
{
    QImage skin = skinOf(QColor(195, 162, 103));
    skin.setPixelColor(70, 60, QColor(185, 148, 83));
    skin.setPixelColor(220, 40, QColor(195, 162, 103)); // a foot: grey, not levelled
    const QImage grey = greySkin(skin);
    QCOMPARE(grey.pixelColor(48, 48), QColor(192, 192, 192));
    QCOMPARE(grey.pixelColor(70, 60), QColor(176, 176, 176));
    QCOMPARE(grey.pixelColor(220, 40), QColor(164, 164, 164));
    QCOMPARE(grey.pixelColor(2, 2).alpha(), 0);
    // Colours of skins of parts are meant for white feet.
    QCOMPARE(greySkin(skin, GreyCopy::BodyAndFeet).pixelColor(220, 40), QColor(192, 192, 192));
}

void TestGameArt::sizesFollowFromTheDiagonal()
{
    const QSizeF gun = drawnSize({Sheet::Game, {2, 4, 4, 2}}, 64);
    QVERIFY(isNear({gun.width(), gun.height()}, {57.24, 28.62}));
    const QSizeF laser = drawnSize({Sheet::Game, {2, 12, 7, 3}}, 92);
    QVERIFY(isNear({laser.width(), laser.height()}, {84.56, 36.24}));
}

void TestGameArt::spritesLieInTheirSheets()
{
    std::vector<SheetSprite> all{sprites::HookChain,  sprites::HookHead,      sprites::Star,
                                 sprites::Health,     sprites::Armor,         sprites::BlueFlag,
                                 sprites::RedFlag,    sprites::Ball,          sprites::Slice,
                                 sprites::Smoke,      sprites::Shell,         sprites::Explosion,
                                 sprites::AirJump,    sprites::Hit,           sprites::Snowflake,
                                 sprites::FreezeFull, sprites::FreezeEndEmpty};
    for (int number = 0; number < EmoticonCount; ++number)
        all.push_back(emoticonSprite(number));
    for (int kind = 1; kind <= static_cast<int>(WeaponKind::Ninja); ++kind) {
        const auto weapon = static_cast<WeaponKind>(kind);
        all.push_back(artOf(weapon)->body);
        for (unsigned flash = 0; flash < 3 && artOf(weapon)->muzzleColumn >= 0; ++flash)
            all.push_back(muzzleSprite(weapon, flash));
    }
    for (const SheetSprite &sprite : all) {
        const QRect cells(QPoint(0, 0), gridOf(sprite.sheet));
        QVERIFY(cells.contains(sprite.cells));
    }
    QCOMPARE(pixelsOf(sprites::Health.cells, {1024, 512}, gridOf(Sheet::Game)),
             QRect(320, 64, 64, 64));
    QCOMPARE(pixelsOf(sprites::Health.cells, {2048, 1024}, gridOf(Sheet::Game)),
             QRect(640, 128, 128, 128));
    QVERIFY(pixelsOf(sprites::Health.cells, {20, 10}, gridOf(Sheet::Game)).isEmpty());
}

void TestGameArt::stepsFollowFromThePlace()
{
    Actor actor = teeWithSkin("default");
    actor.position = {30, 0};
    actor.velocity = {300, 0};
    actor.intent.direction = 1;
    const TeePose pose = poseOf(actor);
    QVERIFY(isNear(pose.backFoot.place, {-9, 8}));
    QVERIFY(isNear(pose.frontFoot.place, {-2, 4}));
    QVERIFY(isNear(pose.body.place, {0, -4.5}));
    QVERIFY(std::abs(pose.backFoot.turns - 0.1) < 1e-9);
    QVERIFY(std::abs(pose.frontFoot.turns - 0.05) < 1e-9);
    // Left of the origin the cycle goes on.
    actor.position.x = -70;
    QVERIFY(isNear(poseOf(actor).backFoot.place, pose.backFoot.place));
}

void TestGameArt::restingTeeStandsAsInTheGame()
{
    Actor actor = teeWithSkin("default");
    const TeePose idle = poseOf(actor);
    QVERIFY(isNear(idle.body.place, {0, -4}));
    QVERIFY(isNear(idle.backFoot.place, {-7, 10}));
    QVERIFY(isNear(idle.frontFoot.place, {7, 10}));
    actor.isOnGround = false;
    QVERIFY(isNear(poseOf(actor).backFoot.place, {-3, 10}));
    QVERIFY(std::abs(poseOf(actor).backFoot.turns + 0.1) < 1e-9);
}

void TestGameArt::weaponsAreHeldAsInTheGame()
{
    Actor actor = teeWithSkin("default");
    actor.weapon = WeaponKind::Hammer;
    ArtPlace hammer = heldWeaponPlace(actor, poseOf(actor));
    QVERIFY(isNear(hammer.centre, {0, -20}));
    QVERIFY(std::abs(hammer.angle - (-pi / 2 - 0.2 * pi)) < 1e-9);
    actor.aim = pi;
    hammer = heldWeaponPlace(actor, poseOf(actor));
    QVERIFY(isNear(hammer.centre, {-4, -20}));
    QVERIFY(std::abs(hammer.angle - (-pi / 2 + 0.2 * pi)) < 1e-9);
    QVERIFY(hammer.isFlipped);

    actor.aim = 0;
    actor.weapon = WeaponKind::Gun;
    const ArtPlace gun = heldWeaponPlace(actor, poseOf(actor));
    QVERIFY(isNear(gun.centre, {32, 4}));
    const WeaponArt &art = *artOf(WeaponKind::Gun);
    const HandPlace hand = handAt(gun.centre, actor.aim, art.handTurn, art.handOffset);
    QVERIFY(isNear(hand.centre, {18, 8}));
    QVERIFY(std::abs(hand.angle + 3 * pi / 4) < 1e-9);
    // Half-way through the recoil it is ten units back.
    actor.ticksSinceAttack = 2.5;
    QVERIFY(isNear(heldWeaponPlace(actor, poseOf(actor)).centre, {22, 4}));
}

void TestGameArt::hostileSkinNamesAreNoFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QString();
    QTest::newRow("parent") << QStringLiteral("../../etc/passwd");
    QTest::newRow("folder") << QStringLiteral("a/b");
    QTest::newRow("backslash") << QStringLiteral("a\\b");
    QTest::newRow("drive") << QStringLiteral("c:x");
    QTest::newRow("hidden") << QStringLiteral(".x");
    QTest::newRow("control") << QStringLiteral("a\nb");
    QTest::newRow("long") << QString(40, QLatin1Char('x'));
}

void TestGameArt::hostileSkinNamesAreNoFiles()
{
    QFETCH(QString, name);
    QVERIFY(skinFile(name.toStdString()).isEmpty());
}

void TestGameArt::teeHasTheColorsOfItsSkin()
{
    const MadeData data;
    data.add(QStringLiteral("skins/leaf.png"), skinOf(QColor(20, 200, 60)));
    Scene scene;
    scene.actors.push_back(teeWithSkin("leaf"));
    const QImage image = render(scene, data.open());
    QVERIFY(isNear(colorAt(image, {0, -4}), QColor(20, 200, 60)));
    // The body is 64 units wide, 2 of 3 cells are filled.
    QVERIFY(isNear(colorAt(image, {-20, -4}), QColor(20, 200, 60)));
    QVERIFY(!isNear(colorAt(image, {-23, -4}), QColor(20, 200, 60)));
}

void TestGameArt::ownColorsAreLaidOverTheGreyCopy()
{
    const MadeData data;
    data.add(QStringLiteral("skins/leaf.png"), skinOf(QColor(20, 200, 60)));
    Scene scene;
    scene.actors.push_back(teeWithSkin("leaf"));
    scene.actors.front().body = Color{255, 128, 0};
    scene.actors.front().feet = Color{0, 0, 255};
    const QImage image = render(scene, data.open());
    QVERIFY(isNear(colorAt(image, {0, -4}), QColor(192, 128 * 192 / 255, 0)));
}

void TestGameArt::colorsOfPartsAreAsBrightAsTheyWere()
{
    const MadeData data;
    data.add(QStringLiteral("skins/default.png"), skinOf(QColor(180, 120, 40)));
    Scene scene;
    scene.actors.push_back(teeWithSkin({}));
    scene.actors.front().parts.push_back({"standard", Color{0xC0, 0x51, 0x51}});
    scene.actors.front().body = Color{0xC0, 0x51, 0x51};
    QVERIFY(isNear(colorAt(render(scene, data.open()), {0, -4}), QColor(0xC0, 0x51, 0x51)));
}

namespace {

/// Cells of one colour each, row by row; the others are transparent.
QImage cellsOf(QSize grid, const std::vector<QColor> &colors)
{
    constexpr int Cell = 64;
    QImage image(grid * Cell, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (int i = 0; i < static_cast<int>(colors.size()); ++i) {
        painter.fillRect(i % grid.width() * Cell, i / grid.width() * Cell, Cell, Cell,
                         colors[static_cast<std::size_t>(i)]);
    }
    return image;
}

/// The standard parts; bodies are grey, and nothing covers them but what a test adds.
void addStandardParts(const MadeData &data)
{
    const QColor none = Qt::transparent;
    data.add(QStringLiteral("skins/body/standard.png"),
             cellsOf({2, 2}, {none, QColor(200, 200, 200), none, none}));
    data.add(QStringLiteral("skins/hands/standard.png"), cellsOf({2, 1}, {none, none}));
    data.add(QStringLiteral("skins/feet/standard.png"), cellsOf({2, 1}, {none, none}));
    data.add(QStringLiteral("skins/eyes/standard.png"), cellsOf({2, 4}, {none}));
}

Actor teeOfParts(SkinPart body, SkinPart marking = {})
{
    Actor actor = teeWithSkin({});
    actor.parts = {std::move(body),  std::move(marking), {},
                   {"standard", {}}, {"standard", {}},   {"standard", {}}};
    return actor;
}

} // namespace

void TestGameArt::partsAreDrawnInTheirColors()
{
    const MadeData data;
    addStandardParts(data);
    data.add(
        QStringLiteral("skins/body/bear.png"),
        cellsOf({2, 2}, {Qt::transparent, QColor(200, 100, 50), Qt::transparent, Qt::transparent}));
    Scene scene;
    scene.actors = {teeOfParts({"bear", {}})};
    QVERIFY(isNear(colorAt(render(scene, data.open()), {0, -4}), QColor(200, 100, 50)));

    // With a colour: the grey copy without levelling, tinted.
    scene.actors = {teeOfParts({"standard", Color{255, 128, 0}})};
    QVERIFY(isNear(colorAt(render(scene, data.open()), {0, -4}), QColor(200, 100, 0)));
}

void TestGameArt::markingIsSeenThrough()
{
    const MadeData data;
    addStandardParts(data);
    data.add(QStringLiteral("skins/marking/stripe.png"), cellsOf({1, 1}, {Qt::white}));
    Scene scene;
    scene.actors = {teeOfParts({"standard", {}}, {"stripe", Color{0, 0, 255, 128}})};
    QVERIFY(isNear(colorAt(render(scene, data.open()), {0, -4}), QColor(100, 100, 228)));
}

void TestGameArt::missingPartsAreStandardOnes()
{
    const MadeData data;
    addStandardParts(data);
    data.add(QStringLiteral("skins/body/x_secret.png"), cellsOf({2, 2}, {Qt::red, Qt::red}));
    Scene scene;
    for (const char *name : {"nobody has this", "x_secret", "../body/standard", ""}) {
        scene.actors = {teeOfParts({name, {}}, {"nor this", {}})};
        QVERIFY2(isNear(colorAt(render(scene, data.open()), {0, -4}), QColor(200, 200, 200)), name);
    }
}

void TestGameArt::frozenTeeWearsTheNinjasSkin()
{
    const MadeData data;
    data.add(QStringLiteral("skins/leaf.png"), skinOf(QColor(20, 200, 60)));
    data.add(QStringLiteral("skins/x_ninja.png"), skinOf(QColor(90, 90, 90)));
    Scene scene;
    scene.actors.push_back(teeWithSkin("leaf"));
    scene.actors.front().body = Color{255, 128, 0};
    scene.actors.front().isFrozen = true;
    QVERIFY(isNear(colorAt(render(scene, data.open()), {0, -4}), QColor(90, 90, 90)));
}

void TestGameArt::unknownSkinIsTheDefaultOne()
{
    const MadeData data;
    data.add(QStringLiteral("skins/default.png"), skinOf(QColor(180, 120, 40)));
    data.add(QStringLiteral("skins/x_secret.png"), skinOf(Qt::white));
    Scene scene;
    for (const char *name : {"nobody has this", "x_secret"}) {
        scene.actors = {teeWithSkin(name)};
        QVERIFY(isNear(colorAt(render(scene, data.open()), {0, -4}), QColor(180, 120, 40)));
    }
}

void TestGameArt::picturesOfOtherSizesWork()
{
    const MadeData data;
    data.add(QStringLiteral("skins/leaf.png"), skinOf(QColor(20, 200, 60), {512, 256}));
    Scene scene;
    scene.actors.push_back(teeWithSkin("leaf"));
    const QImage image = render(scene, data.open());
    QVERIFY(isNear(colorAt(image, {-20, -4}), QColor(20, 200, 60)));
    QVERIFY(!isNear(colorAt(image, {-23, -4}), QColor(20, 200, 60)));
}

void TestGameArt::withoutPicturesShapesAreDrawn()
{
    const MadeData data;
    Scene scene;
    scene.actors.push_back(teeWithSkin("leaf"));
    scene.sprites.push_back({SpriteKind::Health, {40, 0}, {}, WeaponKind::None});
    scene.lines.push_back({LineKind::Laser, {-60, 30}, {60, 30}, 1.0, 0});
    Effect effect;
    effect.kind = EffectKind::Explosion;
    effect.age = 2;
    scene.effects.push_back(effect);
    const QImage empty = render({}, nullptr);
    const QImage shapes = render(scene, nullptr);
    QVERIFY(shapes != empty);
    QCOMPARE(render(scene, data.open()), shapes);
}

void TestGameArt::uselessPicturesAreAsNone()
{
    const MadeData data;
    data.add(QStringLiteral("skins/default.png"), QImage(5, 3, QImage::Format_ARGB32));
    data.add(QStringLiteral("game.png"), QImage(5, 3, QImage::Format_ARGB32));
    Scene scene;
    scene.actors.push_back(teeWithSkin("default"));
    scene.actors.front().weapon = WeaponKind::Gun;
    scene.sprites.push_back({SpriteKind::Health, {40, 0}, {}, WeaponKind::None});
    QCOMPARE(render(scene, data.open()), render(scene, nullptr));
}

void TestGameArt::sameMomentGivesTheSamePicture()
{
    QImage sheet(512, 512, QImage::Format_ARGB32);
    sheet.fill(QColor(250, 240, 230, 200));
    const MadeData data;
    data.add(QStringLiteral("particles.png"), sheet);
    data.add(QStringLiteral("extras.png"), sheet);
    data.add(QStringLiteral("skins/default.png"), skinOf(QColor(180, 120, 40)));
    Scene scene;
    scene.seconds = 12.34;
    scene.actors.push_back(teeWithSkin("default"));
    scene.actors.front().isFrozen = true;
    for (const EffectKind kind : {EffectKind::Explosion, EffectKind::Spawn, EffectKind::Death,
                                  EffectKind::Hit, EffectKind::AirJump}) {
        Effect effect;
        effect.kind = kind;
        effect.age = 6;
        effect.seed = 77;
        scene.effects.push_back(effect);
    }
    const auto game = data.open();
    const QImage first = render(scene, game);
    Scene later = scene;
    later.seconds += 0.1;
    later.effects.front().age += 5;
    QVERIFY(render(later, game) != first);
    QCOMPARE(render(scene, game), first);
    // Nothing but the moment counts: another reader of the same files draws the same.
    QCOMPARE(render(scene, data.open()), first);
}

TICKSCOPE_TEST(TestGameArt, QApplication)
#include "test_game_art.moc"
