// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/video/video_encoder.h"

#include <QRandomGenerator>
#include <QTest>

using namespace tickscope;

class TestYuvPicture : public QObject
{
    Q_OBJECT

private slots:
    void colorsAreThoseOfTheNorm_data();
    void colorsAreThoseOfTheNorm();
    void everyPixelCountsWhereverItIs();
};

void TestYuvPicture::colorsAreThoseOfTheNorm_data()
{
    QTest::addColumn<QRgb>("color");
    QTest::addColumn<QByteArray>("yuv"); // ITU-R BT.709, limited range

    QTest::newRow("white") << qRgb(255, 255, 255) << QByteArray("\xeb\x80\x80");
    QTest::newRow("black") << qRgb(0, 0, 0) << QByteArray("\x10\x80\x80");
    QTest::newRow("red") << qRgb(255, 0, 0) << QByteArray("\x3f\x66\xf0");
    QTest::newRow("green") << qRgb(0, 255, 0) << QByteArray("\xad\x2a\x1a");
    QTest::newRow("blue") << qRgb(0, 0, 255) << QByteArray("\x20\xf0\x76");
}

void TestYuvPicture::colorsAreThoseOfTheNorm()
{
    QFETCH(const QRgb, color);
    QFETCH(const QByteArray, yuv);
    QImage image(33, 3, QImage::Format_RGB32);
    image.fill(color);

    const QByteArray picture = yuvPicture(image);

    // Of an odd size: the last row and column of colours are those of fewer pixels.
    QCOMPARE(picture,
             QByteArray(33 * 3, yuv[0]) + QByteArray(17 * 2, yuv[1]) + QByteArray(17 * 2, yuv[2]));
}

/// Many are worked out side by side, the rest one by one: both the same way.
void TestYuvPicture::everyPixelCountsWhereverItIs()
{
    constexpr int Width = 64;
    constexpr int Height = 4;
    QImage image(Width, Height, QImage::Format_RGB32);
    QRandomGenerator random(1);
    for (int y = 0; y < Height; ++y) {
        for (int x = 0; x < Width; ++x)
            image.setPixel(x, y, random.generate() | 0xff000000U);
    }
    const QByteArray whole = yuvPicture(image);

    for (int x = 0; x < Width; x += 2) {
        const QByteArray two = yuvPicture(image.copy(x, 0, 2, Height));
        for (int y = 0; y < Height; ++y)
            QCOMPARE(two.mid(2 * y, 2), whole.mid(Width * y + x, 2));
        for (int y = 0; y < Height; ++y) // of both differences
            QCOMPARE(two[2 * Height + y], whole[Width * Height + Width / 2 * y + x / 2]);
    }
}

TICKSCOPE_TEST(TestYuvPicture, QCoreApplication)
#include "test_yuv_picture.moc"
