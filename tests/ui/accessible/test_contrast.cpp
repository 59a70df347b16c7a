// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <set>

#include "tests/support/test_program.h"
#include "ui/markers/annotation.h"
#include "ui/style/theme.h"
#include "ui/timeline/lanes/lane_ticks.h"
#include "ui/world/canvas/world_palette.h"

using namespace tickscope;
using theme::Token;

namespace {

// WCAG 2.1, 1.4.3 and 1.4.11: text, and signs that mean something.
constexpr double LeastOfText = 4.5;
constexpr double LeastOfSigns = 3.0;

/// WCAG 2.1: relative luminance.
double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
           + 0.0722 * linear(color.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

/// \a color over \a ground, opaque.
QColor over(const QColor &color, const QColor &ground)
{
    return mixed(ground, QColor(color.rgb()), color.alphaF());
}

/// What is too hard to read: "Chat on Panel: 3.9".
class Findings
{
public:
    void look(const QString &what, const QColor &ink, const QColor &ground, double least)
    {
        const double found = contrast(ink, ground);
        if (found < least)
            m_lines << QStringLiteral("%1: %2").arg(what).arg(found, 0, 'f', 2);
    }
    [[nodiscard]] const QStringList &lines() const { return m_lines; }

private:
    QStringList m_lines;
};

/// All tokens with which something is written.
const std::vector<std::pair<Token, const char *>> Inks{
    {Token::Text, "text"},     {Token::QuietText, "quiet text"},
    {Token::Accent, "accent"}, {Token::Damage, "damage"},
    {Token::Chat, "chat"},     {Token::Kill, "kill"},
    {Token::Join, "join"},     {Token::Leave, "leave"},
    {Token::Finish, "finish"}, {Token::Input, "input"},
    {Token::Marker, "marker"}, {Token::ServerText, "server text"},
    {Token::Other, "other"},
};

/// And all on which it is: window, panels, every other row, and the chosen lane of the tape, which
/// has something of the accent.
std::vector<std::pair<QColor, const char *>> grounds()
{
    const QPalette palette = QGuiApplication::palette();
    return {{theme::color(Token::Window), "window"},
            {theme::color(Token::Panel), "panel"},
            {palette.color(QPalette::AlternateBase), "every other row"}};
}

} // namespace

/// Everything that is written can be read by people who see little contrast.
class TestContrast : public QObject
{
    Q_OBJECT

private slots:
    void textIsLegible_data() { schemes(); }
    void textIsLegible();
    void widgetsAreLegible_data() { schemes(); }
    void widgetsAreLegible();
    void namesOfPlayersAreLegible_data() { schemes(); }
    void namesOfPlayersAreLegible();
    void signsOfEventsAreSeenOnTheirPlates_data() { schemes(); }
    void signsOfEventsAreSeenOnTheirPlates();
    void textOverThePictureIsLegibleOnAnyMap_data() { schemes(); }
    void textOverThePictureIsLegibleOnAnyMap();
    void markersAndLanesAreLegible_data() { schemes(); }
    void markersAndLanesAreLegible();
    void safeColorsAreOfTheClient();
    void contrastIsThatOfTheStandard();
    void anyColorCanBeMadeLegible_data() { schemes(); }
    void anyColorCanBeMadeLegible();
    void inkOverThePictureIsNoStrongerThanLegibilityNeeds_data() { schemes(); }
    void inkOverThePictureIsNoStrongerThanLegibilityNeeds();

private:
    static void schemes()
    {
        QTest::addColumn<QString>("scheme");
        QTest::newRow("light") << QStringLiteral("light");
        QTest::newRow("dark") << QStringLiteral("dark");
    }
};

void TestContrast::textIsLegible()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);

    Findings poor;
    for (const auto &[ink, inkName] : Inks) {
        for (const auto &[ground, groundName] : grounds())
            poor.look(QStringLiteral("%1 on %2").arg(inkName, groundName), theme::color(ink),
                      ground, LeastOfText);
    }

    QVERIFY2(poor.lines().isEmpty(), qPrintable(poor.lines().join(u'\n')));
}

void TestContrast::widgetsAreLegible()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);
    const QPalette palette = QGuiApplication::palette();
    const auto color = [&palette](QPalette::ColorRole role) {
        return palette.color(QPalette::Active, role);
    };

    Findings poor;
    const auto look = [&](const char *what, QPalette::ColorRole ink, QPalette::ColorRole ground) {
        poor.look(QString::fromLatin1(what), color(ink), color(ground), LeastOfText);
    };
    look("window", QPalette::WindowText, QPalette::Window);
    look("field", QPalette::Text, QPalette::Base);
    look("every other row", QPalette::Text, QPalette::AlternateBase);
    look("button", QPalette::ButtonText, QPalette::Button);
    look("button that is held", QPalette::ButtonText, QPalette::Mid);
    look("selected row", QPalette::HighlightedText, QPalette::Highlight);
    look("hint in a field", QPalette::PlaceholderText, QPalette::Base);
    look("tab", QPalette::PlaceholderText, QPalette::Window);
    look("tab under the pointer", QPalette::PlaceholderText, QPalette::Button);
    look("tool tip", QPalette::ToolTipText, QPalette::ToolTipBase);
    look("link", QPalette::Link, QPalette::Window);
    look("link in a field", QPalette::Link, QPalette::Base);
    look("bright text", QPalette::BrightText, QPalette::Window);

    QVERIFY2(poor.lines().isEmpty(), qPrintable(poor.lines().join(u'\n')));
}

void TestContrast::namesOfPlayersAreLegible()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);

    Findings poor;
    for (int client = 0; client < 64; ++client) {
        for (const auto &[ground, name] : grounds())
            poor.look(QStringLiteral("client %1 on %2").arg(client).arg(name),
                      theme::clientColor(client), ground, LeastOfText);
    }

    QVERIFY2(poor.lines().isEmpty(), qPrintable(poor.lines().join(u'\n')));
}

void TestContrast::signsOfEventsAreSeenOnTheirPlates()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);

    Findings poor;
    for (const auto &[ink, name] : Inks) {
        // The strongest plate, of a sign that stands for many events.
        QColor plate = theme::color(ink);
        plate.setAlphaF(0.3F);
        poor.look(QString::fromLatin1(name), theme::color(ink),
                  over(plate, theme::color(Token::Panel)), LeastOfSigns);
    }

    QVERIFY2(poor.lines().isEmpty(), qPrintable(poor.lines().join(u'\n')));
}

void TestContrast::textOverThePictureIsLegibleOnAnyMap()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);
    const WorldPalette palette = WorldPalette::make(theme::isDark());

    Findings poor;
    for (const QColor &map : {QColor(Qt::black), QColor(Qt::white), QColor(Qt::gray)}) {
        const QColor plate = over(palette.plate, map);
        poor.look(QStringLiteral("text on %1").arg(map.name()), palette.plateText, plate,
                  LeastOfText);
        for (const auto &[ink, name] : Inks)
            poor.look(QStringLiteral("%1 on %2").arg(name, map.name()),
                      inkOn(palette, theme::color(ink)), plate, LeastOfText);
        for (int client = 0; client < 14; ++client)
            poor.look(QStringLiteral("client %1 on %2").arg(client).arg(map.name()),
                      inkOn(palette, theme::clientColor(client)), plate, LeastOfText);
    }

    QVERIFY2(poor.lines().isEmpty(), qPrintable(poor.lines().join(u'\n')));
}

void TestContrast::markersAndLanesAreLegible()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);

    Findings poor;
    for (const auto &[ground, name] : grounds()) {
        for (const MarkerColor color : MarkerColors)
            poor.look(QStringLiteral("%1 on %2").arg(colorWord(color), name), shownColor(color),
                      ground, LeastOfText);
        for (const LaneColor &color : laneColors())
            poor.look(QStringLiteral("lane %1 on %2").arg(color.id, name),
                      theme::color(color.token), ground, LeastOfText);
    }

    QVERIFY2(poor.lines().isEmpty(), qPrintable(poor.lines().join(u'\n')));
}

void TestContrast::safeColorsAreOfTheClient()
{
    Scene scene;
    scene.actors.resize(2);
    scene.actors[0].client = 3;
    scene.actors[0].body = Color{10, 200, 10, 255};
    const QColor redBefore = teamColor(0);

    useSafeColors(scene);
    theme::setSafeColors(true);
    const QColor red = teamColor(0);
    const QColor blue = teamColor(1);
    theme::setSafeColors(false);

    QCOMPARE(screenColor(*scene.actors[0].body), theme::clientColor(3));
    QVERIFY(!scene.actors[1].body); // Nobody's colour stays as it is.
    QVERIFY(red != redBefore && red != blue);
    QCOMPARE(teamColor(0), redBefore);
}

void TestContrast::contrastIsThatOfTheStandard()
{
    QCOMPARE(theme::contrastOf(Qt::black, Qt::white), 21.0);
    QCOMPARE(theme::contrastOf(Qt::white, Qt::black), 21.0);
    QCOMPARE(theme::contrastOf(Qt::red, Qt::red), 1.0);
    // The lightest gray on which white can be read, and the next one.
    QVERIFY(theme::contrastOf(QColor(0x76, 0x76, 0x76), Qt::white) >= theme::LegibleContrast);
    QVERIFY(theme::contrastOf(QColor(0x77, 0x77, 0x77), Qt::white) < theme::LegibleContrast);
}

/// That of a ghost, which a person chooses.
void TestContrast::anyColorCanBeMadeLegible()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);

    Findings poor;
    for (const auto &[ground, name] : grounds()) {
        for (const QColor &color : {QColor(Qt::black), QColor(Qt::white), QColor(Qt::gray),
                                    QColor(0xF0, 0xE4, 0x42), QColor(Qt::blue)})
            poor.look(QStringLiteral("%1 on %2").arg(color.name(), name),
                      theme::legibleOn(ground, color), ground, LeastOfText);
    }

    QVERIFY2(poor.lines().isEmpty(), qPrintable(poor.lines().join(u'\n')));
    QCOMPARE(theme::legibleOn(Qt::white, Qt::blue), QColor(Qt::blue));
}

void TestContrast::inkOverThePictureIsNoStrongerThanLegibilityNeeds()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);
    const WorldPalette palette = WorldPalette::make(theme::isDark());

    // Nearly black or white, one name would look like another.
    std::set<QRgb> inks;
    for (int client = 0; client < 8; ++client)
        inks.insert(inkOn(palette, theme::clientColor(client)).rgb());
    for (const QRgb ink : inks) {
        const double lightness = QColor(ink).lightnessF();
        QVERIFY2(lightness > 0.15 && lightness < 0.95, qPrintable(QColor(ink).name()));
    }
    QCOMPARE(inks.size(), 8U);
}

TICKSCOPE_TEST(TestContrast, QApplication)

#include "test_contrast.moc"
