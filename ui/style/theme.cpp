// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/theme.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QIconEngine>
#include <QLabel>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QWidget>

#include "ui/style/window_style.h"
#include "ui/texts/number_text.h"

namespace tickscope::theme {

namespace {

/// Draws one of our line icons in the text colour of the present palette, so that
/// it follows when the palette changes, and sharp at every size.
class IconEngine : public QIconEngine
{
public:
    /// \param path  of an SVG that draws in black.
    explicit IconEngine(QString path);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;

private:
    QString m_path;
};

QColor modeColor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Selected)
        return palette.color(QPalette::HighlightedText);
    return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                         QPalette::ButtonText);
}

IconEngine::IconEngine(QString path)
    : m_path(std::move(path))
{
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal ratio = painter->device()->devicePixelRatio();
    QPixmap drawn = pixmap(rect.size() * ratio, mode, state);
    drawn.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect.topLeft(), drawn);
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State)
{
    const QColor color = modeColor(mode);
    const QString key = QStringLiteral("%1 %2x%3 %4")
                            .arg(m_path)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(color.name());
    QPixmap drawn;
    if (QPixmapCache::find(key, &drawn))
        return drawn;

    drawn = QPixmap(size);
    drawn.fill(Qt::transparent);
    QFile file(m_path);
    if (file.open(QIODevice::ReadOnly)) {
        QSvgRenderer renderer(file.readAll().replace("#000", color.name().toLatin1()));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&drawn);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
    }
    QPixmapCache::insert(key, drawn);
    return drawn;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(m_path);
}

struct TokenColor {
    Token token;
    QRgb dark;
    QRgb light;
};

// Each pair has a contrast of 4.5:1 or more on its panel; hairlines need none.
constexpr std::array TokenColors{
    TokenColor{Token::Window, 0xFF1E2126, 0xFFF3F4F6},
    TokenColor{Token::Panel, 0xFF262A30, 0xFFFFFFFF},
    TokenColor{Token::Text, 0xFFE6E8EB, 0xFF1B1F24},
    TokenColor{Token::QuietText, 0xFFA9B0BA, 0xFF57606A},
    TokenColor{Token::Hairline, 0xFF3A4049, 0xFFD5D9DF},
    TokenColor{Token::Accent, 0xFF6CB0FF, 0xFF0B5FC7},
    TokenColor{Token::Damage, 0xFFFF7B72, 0xFFB42318},
    TokenColor{Token::Chat, 0xFF56B4E9, 0xFF0072B2},
    TokenColor{Token::Kill, 0xFFFF8A4C, 0xFFB84A00},
    TokenColor{Token::Join, 0xFF3CC79A, 0xFF00775A},
    TokenColor{Token::Leave, 0xFF9AA4B0, 0xFF5F6873},
    TokenColor{Token::Finish, 0xFFF0E442, 0xFF7A6A00},
    TokenColor{Token::Input, 0xFFE39AC6, 0xFFA0447C},
    TokenColor{Token::Marker, 0xFFFFB84D, 0xFF946200},
    TokenColor{Token::ServerText, 0xFFC4B5FD, 0xFF6D4FC4},
    TokenColor{Token::Other, 0xFFA9B0BA, 0xFF57606A},
};

Token tokenOf(EventClass eventClass)
{
    using enum EventClass;
    constexpr std::pair<EventClass, Token> Tokens[]{{Chat, Token::Chat},
                                                    {Gesture, Token::Chat},
                                                    {ServerMessage, Token::ServerText},
                                                    {Broadcast, Token::ServerText},
                                                    {Vote, Token::ServerText},
                                                    {Kill, Token::Kill},
                                                    {Harm, Token::Kill},
                                                    {Presence, Token::Join},
                                                    {Appearance, Token::Join},
                                                    {Departure, Token::Leave},
                                                    {Race, Token::Finish},
                                                    {Match, Token::Finish},
                                                    {Input, Token::Input},
                                                    {Command, Token::Input},
                                                    {Marker, Token::Marker}};
    const auto *const found = std::ranges::find(Tokens, eventClass,
                                                &std::pair<EventClass, Token>::first);
    return found == std::end(Tokens) ? Token::Other : found->second;
}

/// Words of a kind without a translation of its own: a protocol message keeps its name.
QString ownName(const EventKind &kind)
{
    return QString::fromUtf8(kind.name());
}

// After Okabe and Ito, with lighter and darker neighbours for more than eight people.
constexpr std::array<QRgb, 14> ClientColorsDark{
    0xFF56B4E9, 0xFFE69F00, 0xFF3CC79A, 0xFFF0E442, 0xFFE39AC6, 0xFFFF8A4C, 0xFFC4B5FD,
    0xFF9ED8F7, 0xFFFFD07A, 0xFF9BE8CC, 0xFFD9C36A, 0xFFF7C6E0, 0xFFFFB894, 0xFFCFD6DE};
constexpr std::array<QRgb, 14> ClientColorsLight{
    0xFF0072B2, 0xFF8A5A00, 0xFF00775A, 0xFF7A6A00, 0xFFA0447C, 0xFFB84A00, 0xFF6D4FC4,
    0xFF1D5B86, 0xFF6E4A12, 0xFF1F6650, 0xFF5E5410, 0xFF7D3A63, 0xFF8F3D08, 0xFF4A525C};

std::atomic<bool> safeColors = false; // Workers paint too.

QPalette ownPalette(bool dark)
{
    const auto pick = [dark](Token token) {
        for (const TokenColor &entry : TokenColors) {
            if (entry.token == token)
                return QColor::fromRgb(dark ? entry.dark : entry.light);
        }
        return QColor();
    };
    const QColor window = pick(Token::Window);
    const QColor panel = pick(Token::Panel);
    const QColor text = pick(Token::Text);
    const QColor quiet = pick(Token::QuietText);
    const QColor accent = pick(Token::Accent);

    QPalette palette(dark ? QColor(0x30, 0x35, 0x3D) : QColor(0xE9, 0xEB, 0xEE), window);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, panel);
    palette.setColor(QPalette::AlternateBase,
                     dark ? QColor(0x2B, 0x2F, 0x36) : QColor(0xF7, 0xF8, 0xFA));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, pick(Token::Damage));
    palette.setColor(QPalette::ToolTipBase, panel);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, quiet);
    palette.setColor(QPalette::Highlight, dark ? QColor(0x2B, 0x5C, 0x94) : accent);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::Mid, pick(Token::Hairline));
    palette.setColor(QPalette::Dark, pick(Token::Hairline));
    palette.setColor(QPalette::Shadow, dark ? QColor(0x14, 0x16, 0x1A) : QColor(0xB8, 0xBE, 0xC6));
    const QColor faint = dark ? QColor(0x6B, 0x73, 0x7E) : QColor(0x9A, 0xA1, 0xAA);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

double linearPart(double part)
{
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminanceOf(const QColor &color)
{
    return 0.2126 * linearPart(double(color.redF())) + 0.7152 * linearPart(double(color.greenF()))
           + 0.0722 * linearPart(double(color.blueF()));
}

} // namespace

/// How many PrintLook there are; of the UI thread, while others go on drawing for the screen.
static thread_local int printLooks = 0;

PrintLook::PrintLook()
{
    ++printLooks;
}

PrintLook::~PrintLook()
{
    --printLooks;
}

bool isDark()
{
    if (printLooks > 0)
        return false;
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness()
           < palette.color(QPalette::WindowText).lightness();
}

QColor color(Token token)
{
    for (const TokenColor &entry : TokenColors) {
        if (entry.token == token)
            return QColor::fromRgb(isDark() ? entry.dark : entry.light);
    }
    return {};
}

QColor classColor(EventClass eventClass)
{
    return color(tokenOf(eventClass));
}

QColor kindColor(const EventKind &kind)
{
    return classColor(kind.eventClass);
}

QChar kindSign(const EventKind &kind)
{
    return kind.sign;
}

QString kindTitle(const EventKind &kind)
{
    return kind.title ? QCoreApplication::translate("kinds", kind.title) : ownName(kind);
}

QString kindWord(const EventKind &kind)
{
    return kind.single ? QCoreApplication::translate("kinds", kind.single) : ownName(kind);
}

QString shortKindWord(const EventKind &kind)
{
    return kind.shortWord ? QCoreApplication::translate("kinds", kind.shortWord) : kindWord(kind);
}

QString countedKind(const EventKind &kind, qint64 count)
{
    return QStringLiteral("%1 %2").arg(numberText(count),
                                       count == 1 ? kindWord(kind) : kindTitle(kind));
}

QColor clientColor(int client)
{
    const auto &colors = isDark() ? ClientColorsDark : ClientColorsLight;
    // A step of five, prime to the count, sets neighbours in the list far apart.
    const auto place = static_cast<std::size_t>(client < 0 ? -client : client) * 5 % colors.size();
    return QColor::fromRgb(colors[place]);
}

QColor ghostColor(int number)
{
    constexpr std::array Clients{1, 6, 4}; // orange, green and violet
    return clientColor(Clients[static_cast<std::size_t>(number) % Clients.size()]);
}

bool hasSafeColors()
{
    return safeColors;
}

void setSafeColors(bool isOn)
{
    if (safeColors.exchange(isOn) == isOn)
        return;
    // What keeps pictures in colours of ours draws them again when the palette changes.
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        QEvent change(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &change);
        widget->update();
    }
}

QIcon swatch(const QColor &color)
{
    QPixmap picture(SwatchSize, SwatchSize);
    picture.fill(color);
    QIcon icon(picture);
    icon.addPixmap(picture, QIcon::Selected); // a style would tint that of a selected row
    return icon;
}

QIcon icon(const QString &name)
{
    return QIcon(new IconEngine(QStringLiteral(":/icons/%1.svg").arg(name)));
}

void apply(const QString &scheme)
{
    static const bool systemIsDark = isDark();
    const bool dark = scheme == QLatin1String("dark")
                      || (scheme != QLatin1String("light") && systemIsDark);
    QApplication::setStyle(new WindowStyle);
    QApplication::setPalette(ownPalette(dark));
    // A label reads the colour of its links once, with its text.
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        auto *label = qobject_cast<QLabel *>(widget);
        if (!label || !label->text().contains(QLatin1String("<a ")))
            continue;
        const QString text = label->text();
        label->clear();
        label->setText(text);
    }
}

double contrastOf(const QColor &one, const QColor &other)
{
    // As a list: of two values it would give references to what is gone.
    const auto [dark, light] = std::minmax({luminanceOf(one), luminanceOf(other)});
    return (light + 0.05) / (dark + 0.05);
}

QColor legibleOn(const QColor &ground, const QColor &color)
{
    const float step = contrastOf(ground, Qt::white) > contrastOf(ground, Qt::black) ? 0.02F
                                                                                     : -0.02F;
    QColor ink = color;
    for (float moved = 0; moved * moved <= 1 && contrastOf(ink, ground) < LegibleContrast;
         moved += step)
        ink = QColor::fromHslF(color.hslHueF(), color.hslSaturationF(),
                               std::clamp(color.lightnessF() + moved, 0.0F, 1.0F));
    return ink;
}

} // namespace tickscope::theme

namespace tickscope {

QFont tabularFont(const QFont &font)
{
    const QFontMetricsF metrics(font);
    const qreal zero = metrics.horizontalAdvance(u'0');
    for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
        if (!qFuzzyCompare(metrics.horizontalAdvance(QChar(digit)), zero)) {
            QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            fixed.setPointSizeF(font.pointSizeF() > 0 ? font.pointSizeF() : fixed.pointSizeF());
            fixed.setWeight(font.weight());
            return fixed;
        }
    }
    return font;
}

} // namespace tickscope
