// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDockWidget>
#include <QTest>

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QTableView>
#include <QWheelEvent>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/style/theme.h"
#include "ui/style/window_style.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/window/main_window.h"

using namespace tickscope;

namespace {

/// \a image without what is white around the letters.
QImage letters(const QImage &image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != qRgb(255, 255, 255))
                ink |= QRect(x, y, 1, 1);
        }
    }
    return image.copy(ink);
}

/// \a text as a cell of a table has it.
QImage cell(const QString &text, Qt::LayoutDirection direction)
{
    QStyleOptionViewItem option;
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    option.palette = QGuiApplication::palette();
    option.font = QApplication::font();
    option.fontMetrics = QFontMetrics(option.font);
    option.rect = {0, 0, 200, 24};
    option.direction = direction;
    option.features = QStyleOptionViewItem::HasDisplay;
    option.displayAlignment = Qt::AlignLeft | Qt::AlignAbsolute;
    option.text = text;
    QImage image(option.rect.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &option, &painter, nullptr);
    return letters(image);
}

} // namespace

/// What the window does for people who want no motion, or read from right to left.
class TestWindowStyle : public QObject
{
    Q_OBJECT

private slots:
    void wheelOverABoxChoosesNothing();
    void endOfALongChoiceIsSeen();
    void init() { theme::apply(QStringLiteral("light")); }
    void linksFollowTheThemeAtOnce();
    void cleanup()
    {
        theme::setReducedMotion(false);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void nothingGlidesWhenMotionIsReduced();
    void dialogsFitOnTheScreen();
    void swatchKeepsItsColorWhenSelected();
    void textsKeepTheirOwnDirection_data();
    void textsKeepTheirOwnDirection();
    void timeRunsFromLeftToRightInEveryLanguage();
    void uncheckedBoxesAreSeen_data();
    void uncheckedBoxesAreSeen();
};

void TestWindowStyle::nothingGlidesWhenMotionIsReduced()
{
    const auto duration = [] {
        return QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration);
    };
    QVERIFY(duration() > 0);

    theme::setReducedMotion(true);

    QCOMPARE(duration(), 0);
}

void TestWindowStyle::dialogsFitOnTheScreen()
{
    QDialog large;
    large.resize(4000, 3000);
    QDialog small;
    small.resize(300, 200);

    for (QDialog *dialog : {&large, &small})
        dialog->show();

    const QSize room = large.screen()->availableSize();
    QVERIFY(large.width() < room.width() && large.height() < room.height());
    QCOMPARE(small.size(), QSize(300, 200));
}

void TestWindowStyle::swatchKeepsItsColorWhenSelected()
{
    const QIcon icon = theme::swatch(Qt::green);

    for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected})
        QCOMPARE(icon.pixmap(theme::SwatchSize, mode).toImage().pixelColor(5, 5),
                 QColor(Qt::green));
}

void TestWindowStyle::textsKeepTheirOwnDirection_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("quotes in a name") << QStringLiteral("\"Q\" O'Hara");
    QTest::newRow("exclamation mark") << QStringLiteral("hello!");
    QTest::newRow("keys") << QStringLiteral("<, Ctrl+Down");
    QTest::newRow("brackets") << QStringLiteral("brown & <b>");
}

void TestWindowStyle::textsKeepTheirOwnDirection()
{
    QFETCH(const QString, text);

    QCOMPARE(cell(text, Qt::RightToLeft), cell(text, Qt::LeftToRight));
}

void TestWindowStyle::timeRunsFromLeftToRightInEveryLanguage()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QSettings().clear();
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    FormatRegistry registry;
    registerAllFormats(registry);
    QTemporaryDir folder;
    MainWindow window(registry);
    window.show();
    window.open(test::writeTinyDemo(folder.path(), QStringLiteral("tiny.demo")));
    QTRY_COMPARE_WITH_TIMEOUT(window.document().phase(), OpenPhase::Ready, 120'000);

    const auto *timeline = window.findChild<TimelineView *>();
    window.findChild<QDockWidget *>(QStringLiteral("inputTapeDockFrame"))->show();
    const auto *tape = window.findChild<TapeView *>();
    QCOMPARE(window.layoutDirection(), Qt::RightToLeft);
    QCOMPARE(window.findChild<QTableView *>(QStringLiteral("events.list"))->layoutDirection(),
             Qt::RightToLeft);
    QCOMPARE(timeline->layoutDirection(), Qt::LeftToRight);
    QCOMPARE(tape->layoutDirection(), Qt::LeftToRight);
    QVERIFY(timeline->xAt(Time{0}) < timeline->xAt(std::chrono::seconds(1)));
    const auto x = [&window](const char *name) {
        const auto *button = window.findChild<QWidget *>(QString::fromLatin1(name));
        return button->mapTo(&window, QPoint()).x();
    };
    QVERIFY(x("go.previousEvent.button") < x("go.nextEvent.button"));
}

/// As in a case, whose labels are not written again by that.
void TestWindowStyle::linksFollowTheThemeAtOnce()
{
    QLabel label(QStringLiteral("<a href='7'>\u2588\u2588\u2588\u2588</a>"));
    label.resize(200, 40);
    const auto hasColor = [&label](const QColor &color) {
        const QImage image = label.grab().toImage();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == color)
                    return true;
            }
        }
        return false;
    };
    const QColor light = theme::color(theme::Token::Accent);
    QVERIFY(hasColor(light));

    theme::apply(QStringLiteral("dark"));

    QVERIFY(theme::color(theme::Token::Accent) != light);
    QVERIFY(hasColor(theme::color(theme::Token::Accent)));
    QVERIFY(!hasColor(light));
}

void TestWindowStyle::uncheckedBoxesAreSeen_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::newRow("light") << QStringLiteral("light");
    QTest::newRow("dark") << QStringLiteral("dark");
}

/// In the colour of quiet text, whose contrast has a test of its own.
void TestWindowStyle::uncheckedBoxesAreSeen()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);
    QStyleOptionButton box;
    box.palette = QGuiApplication::palette();
    box.rect = {0, 0, 16, 16};
    box.state = QStyle::State_Enabled | QStyle::State_Active | QStyle::State_Off;
    for (const auto element :
         {QStyle::PE_IndicatorCheckBox, QStyle::PE_IndicatorItemViewItemCheck}) {
        QImage image(box.rect.size(), QImage::Format_RGB32);
        image.fill(box.palette.color(QPalette::Window));
        QPainter painter(&image);
        QApplication::style()->drawPrimitive(element, &box, &painter);
        painter.end();
        QCOMPARE(image.pixelColor(8, 0), box.palette.color(QPalette::PlaceholderText));
    }
}

/// Who scrolls a form shall choose nothing in it.
void TestWindowStyle::wheelOverABoxChoosesNothing()
{
    QScrollArea area;
    auto *page = new QWidget;
    auto *box = new QComboBox(page);
    box->addItems({QStringLiteral("first"), QStringLiteral("second")});
    page->setMinimumSize(100, 1000);
    area.setWidget(page);
    area.resize(200, 200);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    box->setFocus();

    QWheelEvent wheel(QPointF(10, 10), box->mapToGlobal(QPointF(10, 10)), {}, {0, -120},
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(box, &wheel);

    QCOMPARE(box->currentIndex(), 0);
}

void TestWindowStyle::endOfALongChoiceIsSeen()
{
    const auto pictureOf = [](const QString &choice) {
        QComboBox box;
        box.addItem(choice);
        box.resize(150, 26);
        return box.grab().toImage();
    };
    const QString claim = QStringLiteral("Case 1: ") + QString(60, u'm');

    QVERIFY(pictureOf(claim + QStringLiteral(" (New)"))
            != pictureOf(claim + QStringLiteral(" (Decided)")));
}

TICKSCOPE_TEST(TestWindowStyle, QApplication)

#include "test_window_style.moc"
