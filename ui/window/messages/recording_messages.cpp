// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages/recording_messages.h"

#include <algorithm>

#include "core/io/http/url.h"
#include "ui/errors.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/opening.h"

namespace tickscope {

namespace {

constexpr int ProgressDelay = 1000; // milliseconds

} // namespace

RecordingMessages::RecordingMessages(Document &document, Opening &opening, MessageBar &messages)
    : QObject(&messages)
    , m_document(document)
    , m_opening(opening)
    , m_messages(messages)
{
    m_progressTimer.setSingleShot(true);
    m_progressTimer.setInterval(ProgressDelay);
    connect(&m_progressTimer, &QTimer::timeout, this, &RecordingMessages::showProgress);
    connect(&opening, &Opening::began, this, [this] {
        clear();
        m_toldDamage = 0;
        m_progressTimer.start();
    });
    connect(&document, &Document::changed, this, &RecordingMessages::takeChanges);
}

void RecordingMessages::clear()
{
    m_messages.clear();
    emit cleared();
}

void RecordingMessages::takeChanges(Document::Changes changes)
{
    if (changes & (Document::RecordingChanged | Document::PhaseChanged))
        showPhase();
    if (changes & Document::IndexChanged) {
        showDamage();
        if (!m_progressTimer.isActive())
            showProgress();
    }
}

void RecordingMessages::showPhase()
{
    const OpenPhase phase = m_document.phase();
    if (phase == OpenPhase::Empty || phase == OpenPhase::Ready || phase == OpenPhase::Failed) {
        m_progressTimer.stop();
        m_messages.remove(MessageBar::Topic::Work);
    }
    if (phase == OpenPhase::Empty)
        clear();
    if (m_document.reading().error())
        showFailure(*m_document.reading().error());
}

void RecordingMessages::showFailure(const Error &error)
{
    // The only place that is asked for on opening is the first tick: there is none.
    const bool isEmpty = m_document.phase() == OpenPhase::Failed
                         && error.code == ErrorCode::OutOfRange;
    if (isEmpty)
        m_messages.setMessage(
            MessageBar::Topic::Work,
            {tr("%1 is a complete recording without any ticks; there is nothing to show.")
                 .arg(m_document.displayName()),
             {},
             {},
             {},
             {}});
    else
        m_messages.setMessage(MessageBar::Topic::Failure, failureMessage(error));
}

Message RecordingMessages::failureMessage(const Error &error)
{
    const QString path = m_document.path();
    const bool isServers = error.code == ErrorCode::Io && isUrl(path.toStdString());
    QString text = isServers ? tr("The server did not deliver the recording.")
                             : errorSentence(error) + u' ' + errorAdvice(error.code);
    if (m_document.phase() == OpenPhase::Failed)
        text.prepend(m_document.displayName() + QStringLiteral(": "));
    Message message{text.trimmed(), errorDetails(error), {}, {}, {}};
    if (error.code == ErrorCode::Unauthorized) {
        message.actionText = tr("Enter token…");
        message.action = [this, path] { m_opening.askForUrl(path); };
    } else if (isServers) {
        message.actionText = tr("Try again");
        message.action = [this] { m_opening.openAgain(); };
    }
    return message;
}

void RecordingMessages::showDamage()
{
    const auto &index = m_document.index();
    const std::size_t count = index ? index->damage().size() : 0;
    // What a recording lacked at its end came: it is still written.
    if (count == 0 && m_toldDamage > 0)
        m_messages.remove(MessageBar::Topic::Damage);
    m_toldDamage = std::min(m_toldDamage, count);
    // A message that was closed comes back for new damage only.
    if (count <= m_toldDamage)
        return;
    m_toldDamage = count;
    m_messages.setMessage(MessageBar::Topic::Damage,
                          {damageSummary(index->damage(), index->tickTally().lost, index->time()),
                           {},
                           [this] { emit damageWanted(); },
                           {},
                           {}});
}

void RecordingMessages::showProgress()
{
    const OpenPhase phase = m_document.phase();
    if (phase != OpenPhase::Opening && phase != OpenPhase::Indexing)
        return;
    QString text = tr("Opening %1…").arg(m_document.displayName());
    if (const auto &index = m_document.index()) {
        const TickRange ticks = index->ticks();
        const auto whole = std::max<std::int64_t>(ticks.last - ticks.first, 1);
        const auto done = std::clamp<std::int64_t>(index->indexedTo() - ticks.first, 0, whole);
        text = tr("Finding events: %1%").arg(done * 100 / whole);
    }
    m_messages.setMessage(MessageBar::Topic::Work,
                          {text, {}, {}, tr("Stop"), [this] { m_document.cancelOpening(); }});
}

} // namespace tickscope
