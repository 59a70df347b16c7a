// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessible/accessible_source.h"

#include <QEvent>
#include <QWidget>

#include "ui/accessible/accessible_view.h"
#include "ui/texts/number_text.h"
#include "ui/texts/time_text.h"

namespace tickscope {

AccessibleSource::AccessibleSource(QWidget &view, Document &document, Speech speech)
    : QObject(&view)
    , m_view(view)
    , m_document(document)
    , m_speech(std::move(speech))
{
    installAccessibleViews();
    forgetAccessible(view);
    view.installEventFilter(this);
    connect(&document, &Document::changed, this, &AccessibleSource::takeChanges);
}

QString AccessibleSource::description() const
{
    if (!m_document.index())
        return tr("No recording is open.");
    const TimeController &time = m_document.playback().time();
    const QString state = time.isPlaying() ? tr("playing") : tr("paused");
    const QString moment = tr("%1, tick %2, %3.")
                               .arg(timeText(time.head()), numberText(time.tick().value), state);
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
    return m_document.index() && m_speech.current ? m_speech.current() : QString();
}

void AccessibleSource::outdate()
{
    m_isStale = true;
    if (QAccessible::isActive())
        tellCurrent();
}

void AccessibleSource::renew()
{
    if (!std::exchange(m_isStale, false))
        return;
    const auto before = std::exchange(m_places, {});
    m_parts = m_document.index() ? m_speech.parts() : std::vector<AccessiblePart>();
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
        m_toldCurrent.clear();
    return QObject::eventFilter(watched, event);
}

void AccessibleSource::takeChanges(Document::Changes changes)
{
    m_isStale = true;
    if (!QAccessible::isActive() || !m_view.isVisible())
        return;
    if (changes & (Document::TimeChanged | Document::RecordingChanged))
        tellTime();
    if (changes & Document::SelectionChanged)
        tellCurrent();
}

void AccessibleSource::tellTime()
{
    const TimeController &time = m_document.playback().time();
    if (m_toldPlaying != time.isPlaying()) {
        m_toldPlaying = time.isPlaying();
        QAccessibleEvent told(&m_view, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&told);
        m_sinceTold.invalidate();
    }
    const bool isTooSoon = time.isPlaying() && m_sinceTold.isValid()
                           && !m_sinceTold.hasExpired(SecondsBetweenTellings * 1000);
    if (m_toldTick == time.tick() || isTooSoon)
        return;
    m_toldTick = time.tick();
    m_sinceTold.start();
    QAccessibleValueChangeEvent told(&m_view, static_cast<double>(time.tick().value));
    QAccessible::updateAccessibility(&told);
    // What it says of itself may be about this moment.
    if (QAccessibleInterface *current = accessibleItem(m_view, currentKey())) {
        QAccessibleEvent renamed(current, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
}

/// Where the keyboard is among the parts, as a focus of its own.
void AccessibleSource::tellCurrent()
{
    const QString current = currentKey();
    if (std::exchange(m_toldCurrent, current) == current || current.isEmpty())
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
