// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessible/accessible_source.h"

#include <QEvent>
#include <QWidget>

#include "ui/accessible/accessible_view.h"
#include "ui/texts/number_text.h"

namespace tickscope {

AccessibleSource::AccessibleSource(QWidget &view, ActiveDocument &document, Speech speech)
    : QObject(&view)
    , m_view(view)
    , m_document(document)
    , m_speech(std::move(speech))
{
    installAccessibleViews();
    forgetAccessible(view);
    view.installEventFilter(this);
    connect(&document, &ActiveDocument::changed, this, &AccessibleSource::onDocumentChanged);
}

QString AccessibleSource::description() const
{
    if (!m_document->index())
        return tr("No recording is open.");
    const TimeController &time = m_document->playback().time();
    const QString state = time.isPlaying() ? tr("playing") : tr("paused");
    const QString moment = tr("%1, tick %2, %3.")
                               .arg(timeText(time.time().timeAt(time.tick())),
                                    numberText(time.tick().value), state);
    const QString shown = m_speech.description();
    return shown.isEmpty() ? moment : moment + u' ' + shown;
}

const std::vector<AccessiblePart> &AccessibleSource::parts()
{
    renew();
    return m_parts;
}

std::optional<AccessibleSource::Place> AccessibleSource::find(const QString &key)
{
    renew();
    const auto found = m_places.find(key);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

QString AccessibleSource::currentKey() const
{
    return m_document->index() && m_speech.current ? m_speech.current() : QString();
}

void AccessibleSource::outdate()
{
    m_isStale = true;
    if (QAccessible::isActive())
        reportCurrent();
}

void AccessibleSource::renew()
{
    if (!std::exchange(m_isStale, false))
        return;
    const auto before = std::exchange(m_places, {});
    m_parts = m_document->index() ? m_speech.parts() : std::vector<AccessiblePart>();
    note(m_parts, {});
    QStringList gone;
    for (const auto &[key, place] : before) {
        if (!m_places.contains(key))
            gone << key;
    }
    if (!gone.isEmpty())
        emit partsGone(gone);
}

void AccessibleSource::note(const std::vector<AccessiblePart> &parts, const QString &parent)
{
    int index = 0;
    for (const AccessiblePart &part : parts) {
        m_places.insert_or_assign(part.key, Place{&part, parent, index++});
        note(part.parts, part.key);
    }
}

bool AccessibleSource::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        m_isStale = true;
    else if (event->type() == QEvent::FocusIn)
        m_reportedCurrent.clear();
    return QObject::eventFilter(watched, event);
}

void AccessibleSource::onDocumentChanged(Document::Changes changes)
{
    m_isStale = true;
    if (!QAccessible::isActive() || !m_view.isVisible())
        return;
    if (changes & (Document::TimeChanged | Document::RecordingChanged))
        reportTime();
    if (changes & Document::SelectionChanged)
        reportCurrent();
}

void AccessibleSource::reportTime()
{
    const TimeController &time = m_document->playback().time();
    if (m_reportedPlaying != time.isPlaying()) {
        m_reportedPlaying = time.isPlaying();
        QAccessibleEvent change(&m_view, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&change);
        m_sinceReport.invalidate();
    }
    const bool isTooSoon = time.isPlaying() && m_sinceReport.isValid()
                           && !m_sinceReport.hasExpired(SecondsBetweenReports * 1000);
    if (m_reportedTick == time.tick() || isTooSoon)
        return;
    m_reportedTick = time.tick();
    m_sinceReport.start();
    QAccessibleValueChangeEvent change(&m_view, static_cast<double>(time.tick().value));
    QAccessible::updateAccessibility(&change);
    // What it says of itself may be about this moment.
    if (QAccessibleInterface *current = accessibleItem(m_view, currentKey())) {
        QAccessibleEvent renamed(current, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
}

/// Where the keyboard is among the parts, as a focus of its own.
void AccessibleSource::reportCurrent()
{
    const QString current = currentKey();
    if (std::exchange(m_reportedCurrent, current) == current || current.isEmpty())
        return;
    QAccessibleInterface *item = accessibleItem(m_view, current);
    if (!item)
        return;
    QAccessibleEvent selected(item, QAccessible::SelectionAdd);
    QAccessible::updateAccessibility(&selected);
    if (!m_view.hasFocus())
        return;
    QAccessibleEvent focused(item, QAccessible::Focus);
    QAccessible::updateAccessibility(&focused);
}

} // namespace tickscope
