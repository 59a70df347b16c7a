// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/hand_made.h"
#include "ui/world/hud.h"

#include <QImage>
#include <QTest>

#include <chrono>

using namespace tickscope;
using namespace tickscope::test;
using namespace std::chrono_literals;

namespace {

constexpr QSize PictureSize(480, 360);

/// The text over a red picture.
QImage paint(const HudContent &content, const std::vector<QRectF> &figures)
{
    QImage image(PictureSize, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    paintHud(painter, content, PictureSize, figures, WorldPalette::make(false));
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
};

void TestHud::fewOfManyLinesAreShown()
{
    std::vector<Event> said;
    for (std::int64_t tick = 0; tick < 20; ++tick)
        said.push_back(chat(tick, "line " + std::to_string(tick)));
    const auto index = with(emptyIndex(), part({{0}, {20}}, said), true);

    const HudContent content = hudAt(*index, index->time().timeAt({20}));

    QCOMPARE(content.chat.size(), std::size_t{5});
    QCOMPARE(content.chat.front().text, QStringLiteral("line 15"));
    QCOMPARE(content.chat.back().text, QStringLiteral("line 19"));
}

void TestHud::linesFadeAndGo()
{
    const auto index = with(emptyIndex(), part({{0}, {5'000}}, {chat(0, "hi")}), true);

    QCOMPARE(hudAt(*index, 1s).chat.front().opacity, 1.0);
    const double fading = hudAt(*index, 7s).chat.front().opacity;
    QVERIFY(fading > 0 && fading < 1);
    QVERIFY(hudAt(*index, 9s).chat.empty());
}

void TestHud::nameIsTheOneOfTheLine()
{
    PlayerTracker tracker;
    tracker.apply({{0}, 0, PlayerChange::What::Joined, "Anna"});
    tracker.apply({{7}, 0, PlayerChange::What::Renamed, "Berta"});
    const Index index = emptyIndex()->with(part({{0}, {9}}, {chat(5, "hi"), chat(9, "ho")}),
                                           tracker.tableAt({9}), true);

    const HudContent content = hudAt(index, 1s);

    QCOMPARE(content.chat.size(), std::size_t{2});
    QCOMPARE(content.chat[0].name, QStringLiteral("Anna"));
    QCOMPARE(content.chat[1].name, QStringLiteral("Berta"));
}

void TestHud::plateOverAFigureLetsItShineThrough()
{
    const QRectF bottomLeft(0, PictureSize.height() - 60, 200, 60);
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
        QCOMPARE(image.pixelColor(PictureSize.width() / 2, y), QColor(Qt::red));
}

QTEST_MAIN(TestHud)
#include "test_hud.moc"
