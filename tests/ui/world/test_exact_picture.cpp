// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>
#include <vector>

#include <QRandomGenerator>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/world/map_picture/picture_painter.h"
#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

using namespace tickscope;

namespace {

constexpr int TextureSide = 64;
constexpr QRgb Ground = 0xff305070;

/// Whatever colours, clear and opaque pixels among them.
std::vector<QRgb> randomPixels(int count, quint32 seed)
{
    QRandomGenerator random(seed);
    std::vector<QRgb> pixels;
    for (int i = 0; i < count; ++i) {
        const quint32 value = random.generate();
        const quint32 alpha = value % 3 == 0 ? 0xff000000U : value % 3 == 1 ? 0 : value;
        pixels.push_back(qPremultiply((value & 0xffffffU) | (alpha & 0xff000000U)));
    }
    return pixels;
}

/// Behind each other: a quad with a texture, a layer of tiles that hides parts of it, and rays of
/// changing colour; all beside whole pixels.
std::vector<PictureGroup> someGroups()
{
    PictureQuad quad;
    quad.corners = {{{-700.3F, -300.1F}, {800, -300.1F}, {-700.3F, 400}, {800, 400}}};
    quad.texture = {{{0, 0}, {2.5F, 0}, {0, 1}, {2.5F, 1}}};
    quad.colors.fill({1, 1, 1, 1});
    PictureQuad turned = quad;
    turned.corners = {{{0, -500}, {600, 0}, {-600, 0}, {0, 500}}};
    PictureQuad ray = quad;
    ray.colors = {{{1, 0, 0, 0.5F}, {0, 1, 0, 1}, {0, 0, 1, 0.2F}, {1, 1, 1, 0}}};
    PictureTiles tiles;
    tiles.width = tiles.height = 8;
    std::vector<PictureTile> cells(64);
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = {static_cast<std::uint8_t>(i % 4 == 3 ? 0 : 1 + i % 3),
                    static_cast<std::uint8_t>(i * 5 % 16)};
    tiles.tiles = std::make_shared<const std::vector<PictureTile>>(std::move(cells));
    tiles.image = 0;
    PictureTiles plain = tiles;
    plain.image = -1;
    return {{{}, {PictureQuads{{quad, turned}, 0}}}, {{}, {tiles, PictureQuads{{ray}, -1}, plain}}};
}

/// Tiles 1 and 3 hide what is behind them.
std::shared_ptr<MapPicture> pictureOf(std::vector<PictureGroup> behind,
                                      std::vector<PictureGroup> inFront)
{
    std::vector<QRgb> pixels = randomPixels(TextureSide * TextureSide, 7);
    constexpr int TileSide = TextureSide / 16;
    for (int i = 0; i < TileSide * TextureSide; ++i) {
        if (i % TextureSide / TileSide % 2 == 1)
            pixels[static_cast<std::size_t>(i)] |= 0xff000000U;
    }
    const auto bytes = std::as_bytes(std::span(pixels));
    auto picture = std::make_shared<MapPicture>();
    picture->images = {{"tiles", {}, TextureSide, TextureSide}};
    picture->readPixels = [all = std::vector(bytes.begin(), bytes.end())](std::size_t) {
        return Result<std::vector<std::byte>>(all);
    };
    picture->behind = std::move(behind);
    picture->inFront = std::move(inFront);
    return picture;
}

QImage drawn(const std::shared_ptr<MapPicture> &picture, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    PicturePainter painter;
    painter.setTextures(MapTextures::load(picture, nullptr));
    const PictureFrame frame{{{10.37, 20.61}, 0.9}, size, 1.0, false};
    painter.paintBehind(PixelArea(image), frame, 0, Ground);
    painter.paintInFront(PixelArea(image), frame, 0);
    return image;
}

} // namespace

class TestExactPicture : public QObject
{
    Q_OBJECT

private slots:
    void texturesAreReadAsPixelByPixel_data();
    void texturesAreReadAsPixelByPixel();
    void columnsAreReadAsPixelByPixel();
    void colorsRunAsPixelByPixel();
    void nothingSeenIsTakenForHidden();
    void partsAreDrawnAsTheWhole();
};

void TestExactPicture::texturesAreReadAsPixelByPixel_data()
{
    QTest::addColumn<double>("stepU"); // texels a pixel
    QTest::addColumn<double>("stepV");

    QTest::newRow("enlarged") << 0.4 << 0.0;
    QTest::newRow("smaller") << 1.7 << 0.0;
    QTest::newRow("far smaller") << 2.6 << 0.0;
    QTest::newRow("mirrored") << -0.9 << 0.0;
    QTest::newRow("turned") << 0.7 << -0.8;
}

void TestExactPicture::texturesAreReadAsPixelByPixel()
{
    QFETCH(const double, stepU);
    QFETCH(const double, stepV);
    constexpr int Count = 19;
    constexpr int Height = 61;
    const auto share = [](double texels, int side) {
        return static_cast<std::uint32_t>(static_cast<std::int64_t>(texels / side * 0x1p32));
    };
    const auto picture = randomPixels(TextureSide * Height, 1);
    const auto tints = randomPixels(Count + 8, 2);
    pixels::TextureLine line{picture.data(),
                             TextureSide,
                             Height,
                             share(stepU < 0 ? 60.2 : 1.3, 64),
                             share(stepV < 0 ? 40.2 : 3.8, Height),
                             share(stepU, 64),
                             share(stepV, Height)};
    const auto below = randomPixels(Count, 3);
    auto row = below;

    pixels::textureOver(row.data(), line, tints.data(), Count);

    for (std::size_t i = 0; i < Count; ++i) {
        const int x = pixels::TextureLine::texelAt(line.u, TextureSide);
        const int y = pixels::TextureLine::texelAt(line.v, Height);
        const QRgb *square = picture.data() + (y >> 8) * TextureSide + (x >> 8);
        const QRgb above = pixels::between(
            {square[0], square[1], square[TextureSide], square[TextureSide + 1],
             static_cast<std::uint32_t>(x & 0xff), static_cast<std::uint32_t>(y & 0xff)});
        QCOMPARE(row[i], pixels::over(below[i], pixels::multiplied(above, tints[i])));
        line.u += line.stepU;
        line.v += line.stepV;
    }
}

void TestExactPicture::columnsAreReadAsPixelByPixel()
{
    constexpr int Count = 21;
    constexpr int Width = 40;
    const auto picture = randomPixels(Width * 2, 4);
    std::vector<std::uint32_t> columns;
    std::vector<std::uint32_t> shares;
    for (std::uint32_t i = 0; i < Count + 8; ++i) {
        columns.push_back(i * 17 / 10 % (Width - 1));
        shares.push_back(i * 37 % 256);
    }
    const pixels::RowPair rows{picture.data(), Width, 77, columns.data(), shares.data()};
    const QRgb tint = qPremultiply(qRgba(10, 200, 90, 170));
    const auto below = randomPixels(Count, 5);
    auto row = below;

    pixels::columnsOver(row.data(), rows, tint, false, Count);

    for (std::size_t i = 0; i < Count; ++i) {
        const QRgb *upper = picture.data() + columns[i];
        const QRgb above = pixels::between(
            {upper[0], upper[1], upper[Width], upper[Width + 1], shares[i], 77});
        QCOMPARE(row[i], pixels::over(below[i], pixels::multiplied(above, tint)));
    }
}

void TestExactPicture::colorsRunAsPixelByPixel()
{
    // Beyond 0 and 1 at both ends.
    const pixels::ColorLine line{{-0.1, 0.2, 1.1, 0}, {0.04, 0.01, -0.03, 0.03}, {0, 0.1, 0, 0.01}};
    constexpr int Count = 32;
    std::vector<QRgb> row(Count);

    pixels::colorRow(row.data(), line, 1.5, Count);

    for (std::size_t i = 0; i < Count; ++i) {
        const auto part = [&](std::size_t which) {
            const double x = 1.5 + static_cast<double>(i);
            return static_cast<float>(line.start[which] + line.perX[which] * x + line.rest[which]);
        };
        QCOMPARE(row[i], pixels::premultiplied({part(0), part(1), part(2), part(3)}));
    }
}

/// What is in front hides nothing that is drawn before.
void TestExactPicture::nothingSeenIsTakenForHidden()
{
    constexpr QSize Size(900, 600);
    const std::vector<PictureGroup> all = someGroups();

    const QImage together = drawn(pictureOf(all, {}), Size);

    QCOMPARE(together, drawn(pictureOf({all.front()}, {all.back()}), Size));
    QVERIFY(together != drawn(pictureOf({all.back()}, {}), Size));
}

/// Bands, and what is left between nearer layers.
void TestExactPicture::partsAreDrawnAsTheWhole()
{
    constexpr QSize Size(300, 200);
    constexpr PieceGrid Grid{{120.3, 90.7}, 0.3};
    const auto content = randomPixels(TextureSide * TextureSide, 6);
    const Texture texture(QImage(reinterpret_cast<const uchar *>(content.data()), TextureSide,
                                 TextureSide, QImage::Format_ARGB32_Premultiplied));
    QImage empty(Size, QImage::Format_RGB32);
    empty.fill(Ground);
    for (const PictureLayer &layer : {someGroups()[0].layers[0], someGroups()[1].layers[1]}) {
        const auto &quads = std::get<PictureQuads>(layer);
        for (const PictureQuad &source : quads.quads) {
            QImage whole = empty.copy();
            QImage parts = empty.copy();
            const auto paint = [&](QImage &image, const QRect &area) {
                paintQuad(PixelArea(image), area, placedAt(source, {}, 0),
                          quads.image < 0 ? nullptr : &texture, Grid);
            };

            paint(whole, whole.rect());
            paint(parts, {0, 71, 300, 129});
            paint(parts, {133, 0, 167, 71});
            paint(parts, {0, 0, 133, 71});

            QVERIFY(whole != empty);
            QCOMPARE(parts, whole);
        }
    }
}

TICKSCOPE_TEST(TestExactPicture, QApplication)
#include "test_exact_picture.moc"
