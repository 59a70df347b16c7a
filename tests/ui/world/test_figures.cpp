// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <memory>

#include <QThread>

#include "tests/support/test_program.h"
#include "ui/world/figures/label_painter.h"
#include "ui/world/letters/outlined_text.h"
#include "ui/world/scene_renderer.h"

using namespace tickscope;

namespace {

constexpr QSize PictureSize(200, 160);

Actor annaFromAbove()
{
    Actor actor;
    actor.client = 3;
    actor.name = "Anna";
    actor.height = 64;
    return actor;
}

QColor colorOf(const Actor &actor)
{
    Scene scene;
    scene.actors = {actor};
    RenderOptions options;
    options.size = PictureSize;
    options.camera.unitsPerPixel = 1;
    options.names = false;
    options.hud = false;
    QImage image(PictureSize, QImage::Format_RGB32);
    renderScene(image, nullptr, scene, options);
    return image.pixelColor(PictureSize.width() / 2, PictureSize.height() / 2);
}

int distance(const QColor &left, const QColor &right)
{
    return std::abs(left.red() - right.red()) + std::abs(left.green() - right.green())
           + std::abs(left.blue() - right.blue());
}

/// A name drawn by a thread that drew the same in ordinary letters before, of that and of another
/// size, or nothing.
QImage nameDrawn(bool othersBefore)
{
    QImage image(PictureSize, QImage::Format_RGB32);
    const std::unique_ptr<QThread> thread(QThread::create([&image, othersBefore] {
        image.fill(Qt::darkGreen);
        const QString name = QStringLiteral("bee");
        QFont font;
        font.setPixelSize(24);
        if (othersBefore) {
            QImage other = image;
            QPainter painter(&other);
            for (const int size : {24, 12}) {
                font.setPixelSize(size);
                painter.setFont(font);
                known_text::draw(painter, 0, 50, name);
            }
            font.setPixelSize(24);
        }
        QPainter painter(&image);
        painter.setFont(font);
        paintOutlinedText(painter, image.rect(), name, Qt::white, TextOutline::AsInGame);
    }));
    thread->start();
    thread->wait();
    return image;
}

} // namespace

/// What a figure in the picture tells of who it is, and whether they are there.
class TestFigures : public QObject
{
    Q_OBJECT

private slots:
    void figureAtItsLastKnownPlaceIsPale();
    void numberStandsBehindASharedName();
    void lettersDoNotDependOnWhatWasDrawnBefore();
};

void TestFigures::figureAtItsLastKnownPlaceIsPale()
{
    Actor actor = annaFromAbove();
    Actor elsewhere = actor;
    elsewhere.position = {5000, 5000};
    const QColor ground = colorOf(elsewhere);
    const int here = distance(colorOf(actor), ground);
    actor.lastKnown = Tick{7};
    const int then = distance(colorOf(actor), ground);

    QVERIFY(here > 60);
    QVERIFY2(then > here / 4 && then < here * 2 / 3, qPrintable(QString::number(then)));
}

void TestFigures::numberStandsBehindASharedName()
{
    Scene scene;
    scene.actors = {annaFromAbove()};
    scene.actors.front().height.reset();
    const std::vector<ActorLook> looks{lookOf(scene.actors.front(), Camera(), PictureSize)};
    LabelSetting setting;
    setting.size = PictureSize;
    setting.font = nameFont(1);
    QCOMPARE(placeNames(scene, looks, setting).at(0).more, QString());

    setting.playerNumbers = {{3, 12}};
    const NamePlate plate = placeNames(scene, looks, setting).at(0);
    QCOMPARE(plate.text, QStringLiteral("Anna"));
    // One space, as in text.
    QCOMPARE(plate.more, QStringLiteral(" #12"));
    // Evidence has no names of the game's own picture, but says which of several it is.
    setting.omitsOwnName = true;
    QCOMPARE(placeNames(scene, looks, setting).at(0).more, QStringLiteral(" #12"));
}

void TestFigures::lettersDoNotDependOnWhatWasDrawnBefore()
{
    const QImage alone = nameDrawn(false);
    QCOMPARE(nameDrawn(true), alone);
    QImage ground(PictureSize, QImage::Format_RGB32);
    ground.fill(Qt::darkGreen);
    QVERIFY(alone != ground);
}

TICKSCOPE_TEST(TestFigures, QApplication)
#include "test_figures.moc"
