// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/playback.h"

#include <algorithm>

#include <QGuiApplication>
#include <QScreen>

namespace tickscope {

static int frameInterval()
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    const double rate = screen ? screen->refreshRate() : 60.0;
    return std::clamp(static_cast<int>(1000.0 / std::max(rate, 1.0)), 4, 33);
}

static std::optional<TickRange> loopTicks(const TimeController &time)
{
    if (!time.loop())
        return {};
    return TickRange{time.time().tickAt(time.loop()->begin), time.time().tickAt(time.loop()->end)};
}

Playback::Playback(QObject *parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Playback::playOn);
}

void Playback::begin(const TimeBase &time)
{
    m_isOpen = true;
    m_time.setTimeBase(time);
    showWhole();
}

void Playback::setTimeBase(const TimeBase &time)
{
    const bool wasWholeInView = m_inView.span >= m_time.time().length();
    m_time.setTimeBase(time);
    if (wasWholeInView)
        showWhole();
}

void Playback::showWhole()
{
    m_inView = {Time{0}, std::max(m_time.time().length(), Time{1})};
}

void Playback::end()
{
    m_timer.stop();
    m_isOpen = false;
    m_time = TimeController(TimeBase::uniform({{0}, {0}}, Time{1}));
    m_landmarks = {};
    m_range.reset();
    m_inView = {};
}

void Playback::apply(const TimeCommand &command)
{
    if (!m_isOpen)
        return;
    ++m_appliedCommands;
    m_time.apply(command, m_landmarks);
    startOrStop();
    Changes changes = TimeChanged;
    if (const auto loop = loopTicks(m_time); loop != m_range) {
        m_range = loop;
        changes |= RangeChanged;
    }
    emit changed(changes);
}

void Playback::setRange(std::optional<TickRange> range)
{
    if (m_range == range)
        return;
    if (range && !range->isEmpty())
        apply(TimeCommand::loopOver({range->first, range->last}));
    else
        apply(TimeCommand::of(TimeAction::ClearLoop));
}

void Playback::setTimeInView(TimeInView view)
{
    const Time length = std::max(m_time.time().length(), Time{1});
    view.span = std::clamp(view.span, Time{1}, length);
    view.begin = std::clamp(view.begin, Time{0}, length - view.span);
    if (m_inView == view)
        return;
    m_inView = view;
    emit changed(ViewChanged);
}

void Playback::playOn()
{
    m_time.advance(Time{m_sinceLast.nsecsElapsed()});
    m_sinceLast.start();
    startOrStop();
    emit changed(TimeChanged);
}

void Playback::startOrStop()
{
    const bool shouldRun = m_isOpen && m_time.isPlaying();
    if (shouldRun == m_timer.isActive())
        return;
    if (shouldRun) {
        m_sinceLast.start();
        m_timer.start(frameInterval());
    } else {
        m_timer.stop();
    }
}

} // namespace tickscope
