// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <vector>

#include "core/review/bundle/bundle.h"
#include "core/review/bundle/histogram_svg.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

struct SvgBar {
    double left = 0;
    double width = 0;
    double height = 0;
    QString color;
};

/// All boxes but the ground.
std::vector<SvgBar> barsOf(const QByteArray &svg, QStringList &words)
{
    QXmlStreamReader xml(svg);
    std::vector<SvgBar> bars;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"rect" && xml.attributes().hasAttribute("x"))
            bars.push_back({xml.attributes().value("x").toDouble(),
                            xml.attributes().value("width").toDouble(),
                            xml.attributes().value("height").toDouble(),
                            xml.attributes().value("fill").toString()});
        else if (xml.isStartElement() && xml.name() == u"text")
            words << xml.readElementText();
    }
    if (xml.hasError())
        QTest::qFail(qPrintable(xml.errorString()), __FILE__, __LINE__);
    return bars;
}

} // namespace

/// The plots of reports.
class TestHistogramSvg : public QObject
{
    Q_OBJECT

private slots:
    void plotHasABarForEachCount();
    void whatCountsIsToldApart();
    void axesEndWithWhatIsShown();
    void fewBarsAreNotAmongPlacesThatCannotBe();
    void longWordsAreSmaller();
    void plotOfNothingIsNothing();
};

void TestHistogramSvg::plotHasABarForEachCount()
{
    QStringList words;

    const auto bars = barsOf(
        histogramSvg({QStringLiteral("ticks"), 9, 1, {40, 0, 160, 1}, QStringLiteral("<11>: 160")}),
        words);

    QCOMPARE(bars.size(), std::size_t{3});
    QVERIFY(std::abs(bars[1].height / bars[0].height - 4) < 0.05); // 160 to 40
    QVERIFY(bars[2].height > 0);
    // The empty one keeps its place.
    const double step = bars[2].left - bars[1].left;
    QVERIFY(std::abs(bars[1].left - bars[0].left - 2 * step) < 0.3);
    QVERIFY(words.contains("<11>: 160") && words.contains("ticks"));
}

void TestHistogramSvg::whatCountsIsToldApart()
{
    QStringList words;
    BundlePlot plot{QStringLiteral("ticks"), 8, 1, {40, 20, 160, 30, 9}, {}};
    const auto alike = barsOf(histogramSvg(plot), words);
    plot.hits = {1, 3};

    const auto bars = barsOf(histogramSvg(plot), words);

    QCOMPARE(bars.size(), alike.size());
    for (std::size_t i = 0; i < bars.size(); ++i)
        QCOMPARE(bars[i].color == alike[i].color, i >= 1 && i <= 3);
}

/// Angles to 180 degrees, and counts to the next round number.
void TestHistogramSvg::axesEndWithWhatIsShown()
{
    QStringList words;
    std::vector<qint64> counts(12, 40);
    counts[3] = 160;

    const QByteArray svg = histogramSvg({QStringLiteral("degrees"), 0, 15, counts, {}});
    const auto bars = barsOf(svg, words);
    // Nor do numbers at its right end.
    QVERIFY2(!svg.contains("text-anchor=\"middle\" fill=\"#5c5c66\">180<"), svg.constData());

    constexpr double RightEdge = 332;
    QVERIFY(std::abs(bars.back().left + bars.back().width - RightEdge) < 3);
    QVERIFY(words.contains("200"));                           // counts, in steps of 50
    QVERIFY(words.contains("180") && !words.contains("220")); // degrees
}

/// Of a period of two ticks there is no third place.
void TestHistogramSvg::fewBarsAreNotAmongPlacesThatCannotBe()
{
    QStringList words;

    const auto bars = barsOf(histogramSvg({QStringLiteral("ticks"), 0, 1, {144, 130}, {}}), words);

    QVERIFY(words.contains("0") && words.contains("1"));
    for (const char *place : {"2", "3", "4", "5"})
        QVERIFY2(!words.contains(QLatin1String(place)), place);
    QVERIFY(bars.back().width < 60);
}

void TestHistogramSvg::longWordsAreSmaller()
{
    const BundlePlot plot{QStringLiteral("ticks"), 0, 1, {1}, QStringLiteral("w").repeated(102)};

    const QByteArray svg = histogramSvg(plot);

    QVERIFY2(svg.contains("font-size=\"6.0\">www"), svg.constData());
    QVERIFY(svg.contains("font-size=\"12.0\">ticks"));
}

void TestHistogramSvg::plotOfNothingIsNothing()
{
    QVERIFY(histogramSvg({}).isEmpty());
    QVERIFY(histogramSvg({{}, 0, 1, {0, 0}, {}}).isEmpty());
    QVERIFY(histogramSvg({{}, 0, 0, {1}, {}}).isEmpty());
}

TICKSCOPE_TEST(TestHistogramSvg, QCoreApplication)

#include "test_histogram_svg.moc"
