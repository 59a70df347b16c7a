// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/window_style.h"

#include <QDialog>
#include <QPainter>
#include <QResizeEvent>
#include <QScreen>
#include <QStyleOptionDockWidget>
#include <QStyleOptionTab>
#include <QStyleOptionToolButton>
#include <QStyleOptionViewItem>
#include <QToolButton>

#include "ui/style/theme.h"

namespace tickscope {

namespace {

bool reducedMotion = false;

// Of Unicode: begins a text that has the direction of its first letter; ends it.
constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar PopDirectionalIsolate(0x2069);

// Of all below: pixels.
constexpr int Hairline = 1;
constexpr int ButtonMargin = 4;      // its border and its padding
constexpr QSize ButtonFrame(11, 11); // both of its sides, and some air
constexpr qreal ButtonRadius = 4;
constexpr QSize ArrowSize(9, 9); // that says that a button has a menu
constexpr QPoint ArrowMargin(0, 1);
constexpr QSize TabPadding(10, 4);
constexpr int SelectionLine = 2;
constexpr int ToolTipPadding = 5;
constexpr QSize TitlePadding(8, 4);
constexpr int BoxIconGap = 4;

void drawTab(const QStyleOptionTab &tab, QPainter &painter)
{
    if (tab.state & QStyle::State_MouseOver)
        painter.fillRect(tab.rect, tab.palette.button());
    if (tab.state & QStyle::State_Selected)
        painter.fillRect(tab.rect.adjusted(0, tab.rect.height() - SelectionLine, 0, 0),
                         tab.palette.link());
}

/// Above the line that marks the selected one, and quieter in the others.
QStyleOptionTab labelOf(const QStyleOptionTab &tab)
{
    QStyleOptionTab label = tab;
    label.rect.adjust(0, 0, 0, -SelectionLine);
    if (!(tab.state & QStyle::State_Selected))
        label.palette.setColor(QPalette::WindowText, tab.palette.color(QPalette::PlaceholderText));
    return label;
}

/// Its text in so many pixels: what stands at its end is seen, such as the status of a case.
QStyleOptionComboBox labelOf(const QStyleOptionComboBox &box, int width)
{
    QStyleOptionComboBox label = box;
    const int icon = box.currentIcon.isNull() ? 0 : box.iconSize.width() + BoxIconGap;
    label.currentText = box.fontMetrics.elidedText(box.currentText, Qt::ElideMiddle,
                                                   width - icon - 2 * Hairline);
    return label;
}

void drawDockTitle(const QStyleOptionDockWidget &title, QPainter &painter, QRect textRect)
{
    textRect.adjust(TitlePadding.width(), 0, -TitlePadding.width(), 0);
    painter.setPen(title.palette.color(QPalette::WindowText));
    painter.drawText(textRect,
                     static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextSingleLine,
                     title.fontMetrics.elidedText(title.title, Qt::ElideRight, textRect.width()));
}

/// Fusion's is a shade of the window: next to nothing on a dark one, and little on a light one.
void drawCheckFrame(const QStyleOption &box, QPainter &painter)
{
    const bool isEnabled = box.state & QStyle::State_Enabled;
    constexpr qreal Half = Hairline / 2.0; // A line is drawn at both sides of its place.
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(box.palette.color(isEnabled ? QPalette::PlaceholderText : QPalette::Text), Hairline));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(box.rect).adjusted(Half, Half, -Half, -Half));
    painter.restore();
}

void drawButtonPanel(const QStyleOptionToolButton &button, QPainter &painter)
{
    const QPalette &palette = button.palette;
    QBrush fill(Qt::NoBrush);
    if (button.state & (QStyle::State_Sunken | QStyle::State_On))
        fill = palette.mid();
    else if ((button.state & QStyle::State_MouseOver) && (button.state & QStyle::State_Enabled))
        fill = palette.button();
    const bool hasFocus = button.state & QStyle::State_HasFocus;
    if (fill.style() == Qt::NoBrush && !hasFocus)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus ? QPen(palette.color(QPalette::Link), Hairline) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    constexpr qreal Half = Hairline / 2.0;
    const qreal inset = hasFocus ? Half : 0; // A line is drawn at both sides of its place.
    painter.drawRoundedRect(QRectF(button.rect).adjusted(inset, inset, -inset, -inset),
                            ButtonRadius, ButtonRadius);
    painter.restore();
}

/// Under a picture the arrow that says that it has a menu is in the corner.
bool hasArrowBesideText(const QStyleOptionToolButton &button)
{
    return (button.features & QStyleOptionToolButton::HasMenu)
           && (button.toolButtonStyle != Qt::ToolButtonIconOnly || button.icon.isNull());
}

constexpr int RingWidth = 2;

} // namespace

namespace theme {

void setReducedMotion(bool isOn)
{
    reducedMotion = isOn;
}

} // namespace theme

WindowStyle::WindowStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void WindowStyle::polish(QWidget *widget)
{
    constexpr QSize Frame(16, 48); // what the window manager puts around it, at most
    QProxyStyle::polish(widget);
    // What closes it is at its lower edge. One that nobody gave a size fits itself.
    if (qobject_cast<QDialog *>(widget) && widget->testAttribute(Qt::WA_Resized))
        widget->resize(widget->size().boundedTo(widget->screen()->availableSize() - Frame));
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *more) const
{
    if (hint == SH_Widget_Animation_Duration && reducedMotion)
        return 0;
    // Whoever scrolls a form past a box does not mean to accuse the next player in it.
    if (hint == SH_ComboBox_AllowWheelScrolling)
        return 0;
    // Buttons say what they do in words; Fusion's pictures are black in a dark theme, too.
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    // A light copy a pixel beside it blurs what cannot be chosen in a dark menu.
    if (hint == SH_EtchDisabledText)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, more);
}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                             const QWidget *widget) const
{
    switch (metric) {
    case PM_DockWidgetSeparatorExtent:
        return Hairline;
    case PM_ToolBarFrameWidth:
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
        return 0;
    case PM_DockWidgetTitleMargin:
        return TitlePadding.height();
    case PM_TabBarTabHSpace:
        return 2 * TabPadding.width();
    case PM_TabBarTabVSpace:
        return 2 * TabPadding.height() + SelectionLine;
    case PM_ToolTipLabelFrameWidth:
        return ToolTipPadding;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                    const QSize &contents, const QWidget *widget) const
{
    if (type == CT_ToolButton && qobject_cast<const QToolButton *>(widget)) {
        const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
        return contents + ButtonFrame
               + QSize(button && hasArrowBesideText(*button) ? ArrowSize.width() : 0, 0);
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QIcon WindowStyle::standardIcon(StandardPixmap standard, const QStyleOption *option,
                                const QWidget *widget) const
{
    // Like all others; and without a search through the icon themes of the desktop.
    if (standard == SP_LineEditClearButton || standard == SP_TitleBarCloseButton)
        return theme::icon(QStringLiteral("close"));
    // Fusion's would be read for each tool bar, and the readers of all kinds of pictures be loaded
    // for it.
    if (standard == SP_ToolBarHorizontalExtensionButton
        || standard == SP_ToolBarVerticalExtensionButton)
        return theme::icon(QStringLiteral("chevron-down"));
    // Docks ask for them hundreds of times before they are first seen, and Fusion reads them anew.
    if (standard == SP_TitleBarNormalButton) {
        if (m_floatIcon.isNull())
            m_floatIcon = QProxyStyle::standardIcon(standard, option, widget);
        return m_floatIcon;
    }
    return QProxyStyle::standardIcon(standard, option, widget);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                QPainter *painter, const QWidget *widget) const
{
    if (element == PE_IndicatorDockWidgetResizeHandle) {
        painter->fillRect(option->rect, option->palette.mid());
    } else if (element == PE_PanelTipLabel) {
        painter->fillRect(option->rect, option->palette.mid());
        painter->fillRect(option->rect.adjusted(Hairline, Hairline, -Hairline, -Hairline),
                          option->palette.toolTipBase());
    } else {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
    // With the focus it has a colour of its own.
    constexpr State Focused = State_HasFocus | State_KeyboardFocusChange;
    if (element == PE_IndicatorCheckBox && (option->state & Focused) != Focused)
        drawCheckFrame(*option, *painter);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    if (element == CE_ToolBar)
        return; // the window shows through
    if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
        if (element == CE_TabBarTabShape)
            return drawTab(*tab, *painter);
        if (element == CE_TabBarTabLabel) {
            const QStyleOptionTab label = labelOf(*tab);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
    }
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (box && element == CE_ComboBoxLabel && !box->editable) {
        const QStyleOptionComboBox label = labelOf(
            *box, subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width());
        return QProxyStyle::drawControl(element, &label, painter, widget);
    }
    if (element == CE_DockWidgetTitle) {
        if (const auto *title = qstyleoption_cast<const QStyleOptionDockWidget *>(option))
            return drawDockTitle(*title, *painter,
                                 subElementRect(SE_DockWidgetTitleBarText, option, widget));
    }
    const auto *cell = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (element != CE_ItemViewItem || !cell || cell->direction == Qt::LeftToRight
        || cell->text.isEmpty())
        return QProxyStyle::drawControl(element, option, painter, widget);
    // Else signs at the ends of names, numbers and keys would change sides, and brackets turn.
    QStyleOptionViewItem kept = *cell;
    kept.text = FirstStrongIsolate + kept.text + PopDirectionalIsolate;
    QProxyStyle::drawControl(element, &kept, painter, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                     QPainter *painter, const QWidget *widget) const
{
    const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    // Those in the titles of docks are none, and smaller.
    if (control != CC_ToolButton || !button || !qobject_cast<const QToolButton *>(widget))
        return QProxyStyle::drawComplexControl(control, option, painter, widget);
    drawButtonPanel(*button, *painter);
    QStyleOptionToolButton label = *button;
    label.rect = button->rect.adjusted(ButtonMargin, ButtonMargin, -ButtonMargin, -ButtonMargin);
    QRect arrowRect(QPoint(0, 0), ArrowSize);
    arrowRect.moveBottomRight(button->rect.bottomRight() - ArrowMargin);
    if (hasArrowBesideText(*button)) {
        arrowRect.moveCenter({label.rect.right() - ArrowSize.width() / 2, label.rect.center().y()});
        label.rect.setRight(arrowRect.left());
        label.rect = visualRect(button->direction, button->rect, label.rect);
    }
    drawControl(CE_ToolButtonLabel, &label, painter, widget);
    if (button->features & QStyleOptionToolButton::HasMenu) {
        QStyleOption arrow = *button;
        arrow.rect = visualRect(button->direction, button->rect, arrowRect);
        drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
    }
}

FocusRing::FocusRing(QWidget &framed)
    : QWidget(&framed)
{
    setObjectName(QStringLiteral("focusRing"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    framed.installEventFilter(this);
    cover(framed.size());
    raise();
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        cover(static_cast<QResizeEvent *>(event)->size());
    return QWidget::eventFilter(watched, event);
}

void FocusRing::cover(QSize size)
{
    // What has the whole screen for itself, but for a message, needs no frame to be found.
    const QWidget &all = *window();
    setVisible(all.isFullScreen() ? size.width() != all.width() : size != all.size());
    const QRect whole(QPoint(0, 0), size);
    setGeometry(whole);
    // With a hole, so that a picture below is not composed again for every frame.
    setMask(
        QRegion(whole).subtracted(whole.adjusted(RingWidth, RingWidth, -RingWidth, -RingWidth)));
}

void FocusRing::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), theme::color(theme::Token::Accent));
}

} // namespace tickscope
