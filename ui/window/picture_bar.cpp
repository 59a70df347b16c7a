// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/picture_bar.h"

#include "ui/playback/playback_bar.h"
#include "ui/playback/playback_commands.h"
#include "ui/style/widget_parts.h"

#include <QEvent>
#include <QMouseEvent>
#include <QSlider>
#include <QStyle>

#include <algorithm>

namespace tickscope {

namespace {

constexpr auto RestTime = std::chrono::milliseconds(2500);
constexpr int SliderSteps = 10'000;
constexpr int WidestBar = 1000;
constexpr int Margin = 16; // to the edges of the picture

/// Goes where it is pressed, as a film's does; the keys stay with playback.
class SeekSlider : public QSlider
{
public:
    explicit SeekSlider(QWidget *parent)
        : QSlider(Qt::Horizontal, parent)
    {
        setRange(0, SliderSteps);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void mousePressEvent(QMouseEvent *event) override { seek(*event); }
    void mouseMoveEvent(QMouseEvent *event) override { seek(*event); }
    void mouseReleaseEvent(QMouseEvent *event) override { event->accept(); }

private:
    void seek(const QMouseEvent &event)
    {
        if (!event.buttons().testFlag(Qt::LeftButton))
            return;
        const int handle = style()->pixelMetric(QStyle::PM_SliderLength, nullptr, this);
        const int x = qRound(event.position().x()) - handle / 2;
        emit sliderMoved(QStyle::sliderValueFromPosition(0, SliderSteps, x, width() - handle));
    }
};

} // namespace

PictureBar::PictureBar(ActiveDocument &document, GoCommands &go, const CommandRegistry &commands,
                       QWidget &picture)
    : QFrame(&picture)
    , m_document(document)
    , m_picture(picture)
    , m_slider(new SeekSlider(this))
    , m_rest(RestTime, this, &PictureBar::hideIfAtRest)
{
    setObjectName(QStringLiteral("pictureBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_slider->setAccessibleName(tr("Time"));
    // Before the bar's own field hears of it: it must be seen by then.
    connect(&go, &GoCommands::typingWanted, this, &PictureBar::showForAWhile);
    auto *bar = new PlaybackBar(document, go, this);
    bar->setCommands(commands);
    connect(bar, &PlaybackBar::wentTo, &picture, qOverload<>(&QWidget::setFocus));
    makeColumn(this, {m_slider, bar}, {QMargins(8, 6, 8, 2), 0});

    connect(m_slider, &QSlider::sliderMoved, this, &PictureBar::goTo);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & Document::TimeChanged)
            showTime();
    });
    picture.installEventFilter(this);
    showTime();
    showForAWhile();
}

PictureBar::~PictureBar()
{
    m_picture.unsetCursor();
}

bool PictureBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseMove)
        showForAWhile();
    else if (event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(watched, event);
}

void PictureBar::place()
{
    const int width = std::min(m_picture.width() - 2 * Margin, WidestBar);
    const int height = sizeHint().height();
    setGeometry((m_picture.width() - width) / 2, m_picture.height() - height - Margin, width,
                height);
}

void PictureBar::showForAWhile()
{
    m_rest.start();
    if (!isHidden())
        return;
    m_picture.unsetCursor();
    place();
    show();
    raise();
}

void PictureBar::hideIfAtRest()
{
    const QWidget *focused = window()->focusWidget();
    if (underMouse() || (focused && isAncestorOf(focused)))
        return m_rest.start();
    hide();
    m_picture.setCursor(Qt::BlankCursor);
}

void PictureBar::showTime()
{
    const TimeBase &time = m_document->playback().time().time();
    const double length = std::max<double>(static_cast<double>(time.length().count()), 1);
    const double share = static_cast<double>(m_document->playback().time().head().count()) / length;
    m_slider->setValue(qRound(share * SliderSteps));
}

void PictureBar::goTo(int value)
{
    const double share = static_cast<double>(value) / SliderSteps;
    m_document->playback().apply(TimeCommand::goToShare(share));
}

} // namespace tickscope
