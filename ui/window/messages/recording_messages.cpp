// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages/recording_messages.h"

#include <algorithm>
#include <utility>

#include <QLocale>
#include <QSettings>

#include "core/formats/faults.h"
#include "core/io/byte_source.h"
#include "core/io/http/url.h"
#include "ui/errors.h"
#include "ui/reading/confined_reader.h"
#include "ui/settings_notifier.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/window/opening/opening.h"

namespace tickscope {

constexpr auto ProgressDelay = std::chrono::milliseconds(1000);

RecordingMessages::RecordingMessages(ActiveDocument &document, Opening &opening,
                                     MessageBar &messages)
    : QObject(&messages)
    , m_document(document)
    , m_opening(opening)
    , m_messages(messages)
    , m_progressTimer(ProgressDelay, this, &RecordingMessages::showProgress)
    , m_shown(document)
{
    connect(&opening, &Opening::began, this, [this] {
        clear();
        *m_shown = {};
        m_progressTimer.start();
    });
    connect(&opening, &Opening::outsideWanted, this, [this](Tick wanted, TickRange ticks) {
        m_messages.setMessage(MessageBar::Topic::Wish,
                              tr("Tick %1 is outside the recording (ticks %2–%3).")
                                  .arg(numberText(wanted.value), numberText(ticks.first.value),
                                       numberText(ticks.last.value)));
    });
    connect(&document, &ActiveDocument::changed, this, &RecordingMessages::onDocumentChanged);
    connect(&document, &ActiveDocument::leaving, this, [this] {
        m_shown->messages = m_messages.messages();
        m_shown->phase = m_document->phase();
    });
    connect(&document, &ActiveDocument::entered, this, &RecordingMessages::comeBack);
    SettingsNotifier::instance().watch(settings::ReadAllOfServers, this, [this] {
        if (isUrl(m_document->path().toStdString()))
            readAllOrStop();
    });
}

void RecordingMessages::clear()
{
    m_messages.clear();
    emit cleared();
}

/// With what became of the recording meanwhile.
void RecordingMessages::comeBack()
{
    m_progressTimer.stop();
    m_messages.setMessages(std::exchange(m_shown->messages, {}));
    if (m_shown->phase != m_document->phase())
        showPhase();
    showFrameFailure();
    showFileChange();
    showDamage();
    emit cleared();
}

void RecordingMessages::onDocumentChanged(Document::Changes changes)
{
    if (m_document.isSwitching())
        return;
    if (changes & (Document::RecordingChanged | Document::PhaseChanged))
        showPhase();
    if (changes & Document::FrameChanged)
        showFrameFailure();
    if (changes & Document::IndexChanged) {
        showDamage();
        if (!m_progressTimer.isActive())
            showProgress();
    }
}

void RecordingMessages::readAllOrStop()
{
    if (QSettings().value(settings::ReadAllOfServers, true).toBool())
        m_document->reading().readOn();
    else if (m_document->phase() == OpenPhase::Indexing)
        m_document->cancelOpening();
}

void RecordingMessages::showPhase()
{
    const OpenPhase phase = m_document->phase();
    if (phase == OpenPhase::Empty || phase == OpenPhase::Ready || phase == OpenPhase::Failed) {
        m_progressTimer.stop();
        m_messages.remove(MessageBar::Topic::Work);
    } else if (!m_progressTimer.isActive()) {
        showProgress();
    }
    if (m_document->reading().isPartlyRead())
        showUnread();
    if (phase == OpenPhase::Empty)
        clear();
    if (m_document->reading().error())
        showFailure(*m_document->reading().error());
    showFileChange();
    showConfinement();
    const auto &recording = m_document->recording();
    const QString unread = recording ? unreadSentence(recording->info()) : QString();
    if (unread != m_shown->unread && !unread.isEmpty())
        m_messages.setMessage(MessageBar::Topic::Unread, unread);
    m_shown->unread = unread;
}

void RecordingMessages::showFailure(const Error &error)
{
    // The only place that is asked for on opening is the first tick: there is none.
    const bool isEmpty = m_document->phase() == OpenPhase::Failed
                         && error.code == ErrorCode::OutOfRange;
    if (isEmpty)
        m_messages.setMessage(
            MessageBar::Topic::Work,
            tr("%1 is a complete recording without any ticks; there is nothing to show.")
                .arg(m_document->displayName()));
    else
        m_messages.setMessage(MessageBar::Topic::Failure, failureMessage(error));
}

void RecordingMessages::showFrameFailure()
{
    const auto &frame = m_document->frame();
    const bool lacksFrame = frame && frame->exactness == Exactness::Unreachable;
    if (!lacksFrame && m_shown->lacksFrame)
        m_messages.remove(MessageBar::Topic::Failure);
    // Closed by a person, it comes back only after frames could be read again.
    if (lacksFrame && !m_shown->lacksFrame)
        m_messages.setMessage(MessageBar::Topic::Failure, failureMessage(*frame->error));
    m_shown->lacksFrame = lacksFrame;
}

Message RecordingMessages::failureMessage(const Error &error)
{
    const QString path = m_document->path();
    const bool isServers = error.code == ErrorCode::Io && isUrl(path.toStdString());
    QString text = isServers ? tr("The server did not deliver the recording.")
                             : errorSentence(error) + u' ' + errorAdvice(error);
    const bool isFolder = (error.fault.is(faults::UnknownFolder)
                           || error.fault.is(faults::IsFolder))
                          && !isUrl(path.toStdString());
    if (isFolder)
        text += tr("Add it to the library?");
    if (m_document->phase() == OpenPhase::Failed)
        text = spokenText(m_document->displayName(), text);
    Message message{.text = text.trimmed(), .details = errorDetails(error)};
    if (isFolder) {
        message.actionText = tr("Add to library");
        message.action = [this, path] { emit folderWanted(path); };
    } else if (error.code == ErrorCode::Unauthorized) {
        message.actionText = tr("Enter token…");
        message.action = [this, path] { m_opening.askForUrl(path); };
    } else if (error.code == ErrorCode::Io) {
        message.actionText = tr("Try again");
        message.action = [this] { m_opening.openAgain(); };
    }
    return message;
}

void RecordingMessages::showFileChange()
{
    if (!m_document->reading().isFileChanged() || std::exchange(m_shown->fileChange, true))
        return;
    m_messages.setMessage(MessageBar::Topic::FileChange,
                          tr("The file was changed after it was opened. What you see may no longer "
                             "be what it holds."),
                          tr("Open again"), [this] { m_opening.openAgain(); });
}

void RecordingMessages::showConfinement()
{
    const auto &confinement = m_document->reading().weakConfinement();
    if (confinement && !std::exchange(m_isConfinementSaid, true))
        m_messages.setMessage(MessageBar::Topic::Confinement,
                              confined_reader::weakness(*confinement));
}

void RecordingMessages::showDamage()
{
    const auto &index = m_document->index();
    const std::size_t count = index ? index->damage().size() : 0;
    // What a recording lacked at its end came: it is still written.
    if (count == 0 && m_shown->damage > 0)
        m_messages.remove(MessageBar::Topic::Damage);
    m_shown->damage = std::min(m_shown->damage, count);
    // A message that was closed comes back for new damage only.
    if (count <= m_shown->damage)
        return;
    m_shown->damage = count;
    m_messages.setMessage(
        MessageBar::Topic::Damage,
        {.text = damageSummary(index->damage(), index->tickTally().lost, index->time()),
         .showDetails = [this] { emit damageWanted(); }});
}

void RecordingMessages::showUnread()
{
    const Index &index = *m_document->index();
    const bool isBegun = index.indexedTo() > index.ticks().first;
    const QString text = isBegun ? tr("Read up to %1. Events and players after that are not known.")
                                       .arg(timeText(index.time().timeAt(index.indexedTo())))
                                 : tr("Only what you look at is read. Events and players are not "
                                      "known.");
    m_messages.setMessage(MessageBar::Topic::Work, text, tr("Read on"),
                          [this] { m_document->reading().readOn(); });
}

void RecordingMessages::showProgress()
{
    const OpenPhase phase = m_document->phase();
    if (phase != OpenPhase::Opening && phase != OpenPhase::Indexing)
        return;
    QString text = tr("Opening %1…").arg(m_document->displayName());
    if (const auto &index = m_document->index()) {
        const TickRange ticks = index->ticks();
        const auto whole = std::max<std::int64_t>(ticks.last - ticks.first, 1);
        const auto done = std::clamp<std::int64_t>(index->indexedTo() - ticks.first, 0, whole);
        const auto percent = done * 100 / whole;
        text = isUrl(m_document->path().toStdString())
                   ? tr("Reading the whole recording from the server (%1): %2%")
                         .arg(QLocale().formattedDataSize(
                             static_cast<qint64>(m_document->recording()->info().byteSize), 1))
                         .arg(percent)
                   : tr("Finding events: %1%").arg(percent);
    }
    m_messages.setMessage(MessageBar::Topic::Work, text, tr("Stop"),
                          [this] { m_document->cancelOpening(); });
}

} // namespace tickscope
