// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/world/map_picture/map_textures.h"

using namespace tickscope;

class TestMapTextures : public QObject
{
    Q_OBJECT

private slots:
    void imagesInAMapAreAsQtPremultipliesThem();
};

/// A row for each opacity, and in it each part of a colour.
void TestMapTextures::imagesInAMapAreAsQtPremultipliesThem()
{
    QImage straight(256, 256, QImage::Format_RGBA8888);
    for (int y = 0; y < 256; ++y) {
        for (int x = 0; x < 256; ++x)
            straight.setPixel(x, y, qRgba(x, 255 - x, x ^ 0x5a, y));
    }
    auto picture = std::make_shared<MapPicture>();
    picture->images.resize(1);
    picture->images[0].width = straight.width();
    picture->images[0].height = straight.height();
    picture->readPixels = [&straight](std::size_t) {
        const auto bytes = std::as_bytes(
            std::span(straight.constBits(), static_cast<std::size_t>(straight.sizeInBytes())));
        return Result<std::vector<std::byte>>({bytes.begin(), bytes.end()});
    };

    const auto textures = MapTextures::load(picture, nullptr, {});
    QVERIFY(textures && textures->at(0));
    QCOMPARE(textures->at(0)->level(0).image,
             straight.convertToFormat(QImage::Format_ARGB32_Premultiplied));
}

TICKSCOPE_TEST(TestMapTextures, QGuiApplication)
#include "test_map_textures.moc"
