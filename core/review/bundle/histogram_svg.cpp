// SPDX-License-Identifier: MIT
#include "core/review/bundle/histogram_svg.h"

#include <algorithm>
#include <cmath>

#include "core/review/bundle/html_text.h"

namespace tickscope::review {

namespace {

// All in the picture's own units.
constexpr double Width = 340;
constexpr double Height = 148;
constexpr double Left = 42;
constexpr double MostRight = 332;
constexpr double Top = 26;
constexpr double Bottom = 110;
/// A few bars shall not become as wide as the picture: with fewer the plot is narrower, and has no
/// numbers for bars that cannot be.
constexpr double LeastBars = 6;

constexpr double LetterSize = 12;
/// Letters are narrower than that, in all but a few words.
constexpr double LetterWidth = 6.5;

constexpr const char *Ink = "#1b1b1f";
constexpr const char *Quiet = "#5c5c66";
constexpr const char *Line = "#d9d9e0";
constexpr const char *Fill = "#3564c4";
constexpr const char *PaleFill = "#aec1e7";

QString place(double value)
{
    return QString::number(value, 'f', 1);
}

/// 1, 2 or 5 times a power of ten, so that a range has about \a parts of it.
double niceStep(double range, double parts)
{
    const double rough = std::max(range / parts, 1.0);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= rough)
            return factor * power;
    }
    return 10 * power;
}

/// \param room  for the words, which are smaller where they are longer.
QString text(double x, double y, const char *anchor, const char *color, const QString &words,
             double room = MostRight)
{
    const double size = LetterSize
                        * std::min(1.0, room / (LetterWidth * static_cast<double>(words.size())));
    return u"<text x=\"%1\" y=\"%2\" text-anchor=\"%3\" fill=\"%4\""
           " font-size=\"%5\">"_s.arg(place(x), place(y), QLatin1String(anchor),
                                      QLatin1String(color), place(size))
           + htmlText(words) + u"</text>"_s;
}

QString rule(double x1, double y1, double x2, double y2)
{
    return u"<line x1=\"%1\" y1=\"%2\" x2=\"%3\" y2=\"%4\" stroke=\"%5\"/>"_s.arg(
        place(x1), place(y1), place(x2), place(y2), QLatin1String(Line));
}

/// Where values and counts lie in the picture.
struct PlotScale {
    double first = 0;
    double last = 1;
    double countStep = 1;
    double most = 1; ///< A multiple of countStep.
    double right = MostRight;

    [[nodiscard]] double x(double value) const
    {
        return Left + (value - first) / (last - first) * (right - Left);
    }
    [[nodiscard]] double y(double count) const { return Bottom - count / most * (Bottom - Top); }
};

QString axes(const BundlePlot &plot, const PlotScale &scale)
{
    QString svg;
    for (double count = 0; count <= scale.most; count += scale.countStep)
        svg += rule(Left, scale.y(count), scale.right, scale.y(count))
               + text(Left - 6, scale.y(count) + 4, "end", Quiet, QString::number(count));
    // Of whole numbers the value stands below the middle of its bar.
    const double shift = plot.width <= 1 ? plot.width / 2 : 0;
    const double step = std::max(niceStep(scale.last - scale.first, 9), plot.width);
    for (double value = std::ceil(scale.first / step) * step; value + shift <= scale.last;
         value += step) {
        const QString number = QString::number(value);
        const double x = scale.x(value + shift);
        const bool fits = x + LetterWidth * static_cast<double>(number.size()) < Width;
        svg += text(fits ? x : Width, Bottom + 16, fits ? "middle" : "end", Quiet, number);
    }
    return svg + text((Left + scale.right) / 2, Bottom + 33, "middle", Quiet, plot.unit);
}

} // namespace

QByteArray histogramSvg(const BundlePlot &plot)
{
    const auto peak = std::ranges::max_element(plot.counts);
    if (peak == plot.counts.end() || *peak <= 0 || !(plot.width > 0) || !std::isfinite(plot.first))
        return {};
    const auto bars = static_cast<double>(plot.counts.size());
    const double countStep = niceStep(static_cast<double>(*peak), 4);
    const PlotScale scale{plot.first, plot.first + bars * plot.width, countStep,
                          std::ceil(static_cast<double>(*peak) / countStep) * countStep,
                          Left + (MostRight - Left) * std::min(1.0, bars / LeastBars)};
    QString svg = u"<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.2\""
                  " baseProfile=\"tiny\" width=\"%1\" height=\"%2\""
                  " viewBox=\"0 0 %1 %2\" font-family=\"sans-serif\">"
                  "<rect width=\"%1\" height=\"%2\""
                  " fill=\"#fff\"/>"_s.arg(Width)
                      .arg(Height)
                  + axes(plot, scale);
    for (std::size_t i = 0; i < plot.counts.size(); ++i) {
        if (plot.counts[i] <= 0)
            continue;
        const double from = scale.x(plot.first + static_cast<double>(i) * plot.width);
        const double to = scale.x(plot.first + static_cast<double>(i + 1) * plot.width);
        // One of a thousand is still to be seen.
        const double top = std::min(scale.y(static_cast<double>(plot.counts[i])), Bottom - 1);
        const bool isPale = plot.hits && (i < plot.hits->first || i > plot.hits->second);
        svg += u"<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" fill=\"%5\"/>"_s.arg(
            place(from + (to - from) * 0.05), place(top), place((to - from) * 0.9),
            place(Bottom - top), QLatin1String(isPale ? PaleFill : Fill));
    }
    const double at = scale.x(
        plot.first + (static_cast<double>(peak - plot.counts.begin()) + 0.5) * plot.width);
    const double width = LetterWidth * static_cast<double>(plot.label.size());
    const bool isRight = at > (Left + MostRight) / 2;
    svg += text(isRight ? std::max(at, Left + width)
                        : std::min(at, std::max(Left, MostRight - width)),
                Top - 8, isRight ? "end" : "start", Ink, plot.label);
    return (svg + u"</svg>"_s).toUtf8();
}

} // namespace tickscope::review
