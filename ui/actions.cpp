// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions.h"

#include "ui/theme.h"

#include <QAction>
#include <QSettings>
#include <QWidget>

#include <chrono>

namespace tickscope {

namespace {

using namespace std::chrono_literals;

const QString JumpLengthKey = QStringLiteral("playback/jumpMilliseconds");

QString withShortcut(const QString &text, const QList<QKeySequence> &shortcuts)
{
    QStringList keys;
    for (const QKeySequence &shortcut : shortcuts)
        keys << shortcut.toString(QKeySequence::NativeText);
    if (keys.isEmpty())
        return text;
    return QStringLiteral("%1  (%2)").arg(text, keys.join(QStringLiteral(", ")));
}

} // namespace

Actions::Actions(Document &document, WindowCommands commands, QWidget *window)
    : QObject(window)
    , m_document(document)
    , m_window(std::move(commands))
    , m_jumpLength(std::chrono::milliseconds(
          std::max(1LL, QSettings().value(JumpLengthKey, 5000).toLongLong())))
{
    addFileCommands();
    addEditCommands();
    addPlaybackCommands();
    addGoCommands();
    addViewCommands();
    addHelpCommands();
    makeActions(window);
    connect(&m_document, &Document::changed, this, &Actions::refresh);
    refresh(Document::RecordingChanged | Document::TimeChanged | Document::RangeChanged);
    connect(&m_document.markers().undoStack(), &QUndoStack::indexChanged, this,
            &Actions::refreshUndo);
    refreshUndo();
}

QAction *Actions::action(const QString &id) const
{
    const auto found = m_actions.find(id);
    Q_ASSERT(found != m_actions.end());
    return found->second;
}

void Actions::setJumpLength(Time length)
{
    if (length == m_jumpLength || length <= Time{0})
        return;
    m_jumpLength = length;
    QSettings().setValue(
        JumpLengthKey,
        qint64{std::chrono::duration_cast<std::chrono::milliseconds>(length).count()});
    emit jumpLengthChanged();
}

std::function<void()> Actions::sends(TimeAction action, double number)
{
    return [this, action, number] { m_document.apply({action, number, Time{0}, {}}); };
}

std::function<void()> Actions::jumps(double factor)
{
    return [this, factor] {
        const double length = static_cast<double>(m_jumpLength.count()) * factor;
        m_document.apply({TimeAction::JumpBy, 0, Time{static_cast<Time::rep>(length)}, {}});
    };
}

void Actions::addMarkerAtHead()
{
    Markers &markers = m_document.markers();
    const Tick tick = m_document.time().tick();
    // One that is there keeps what it says.
    if (const Marker *present = markers.ownAt(tick))
        markers.choose(present->id);
    else
        markers.choose(markers.add({tick, {}}));
}

void Actions::makeActions(QWidget *window)
{
    for (const Command &command : m_commands) {
        auto *action = new QAction(command.text, window);
        action->setObjectName(command.id);
        action->setShortcuts(command.shortcuts);
        const QString toolTip = command.toolTip.isEmpty() ? command.text : command.toolTip;
        action->setToolTip(withShortcut(QString(toolTip).remove(u'…'), command.shortcuts));
        action->setStatusTip(toolTip);
        action->setCheckable(command.isCheckable);
        if (!command.icon.isEmpty())
            action->setIcon(theme::icon(command.icon));
        connect(action, &QAction::triggered, this, command.handler);
        window->addAction(action);
        m_actions.emplace(command.id, action);
    }
}

void Actions::refresh(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        const bool isOpen = m_document.recording() != nullptr;
        for (const Command &command : m_commands) {
            if (command.needsRecording)
                action(command.id)->setEnabled(isOpen);
        }
        refreshUndo();
        action(QStringLiteral("file.close"))->setEnabled(m_document.phase() != OpenPhase::Empty);
    }
    if (changes & (Document::RecordingChanged | Document::ChainChanged)) {
        const ChainNeighbours &neighbours = m_document.neighbours();
        action(QStringLiteral("file.previousInChain"))->setEnabled(!neighbours.previous.empty());
        action(QStringLiteral("file.nextInChain"))->setEnabled(!neighbours.next.empty());
    }
    if (changes & (Document::RecordingChanged | Document::SecretsChanged))
        action(QStringLiteral("view.showSecrets"))->setChecked(m_document.showsSecrets());
    if (changes & (Document::RecordingChanged | Document::RangeChanged)) {
        for (const char *id : {"loop.clear", "range.show", "range.copy"})
            action(QString::fromLatin1(id))->setEnabled(m_document.range().has_value());
    }
    if (changes & (Document::GrowthChanged | Document::RecordingChanged))
        action(QStringLiteral("go.live"))->setVisible(m_document.isGrowing());
    if (changes & (Document::TimeChanged | Document::GrowthChanged))
        action(QStringLiteral("go.live"))->setChecked(m_document.time().isLive());
    if (changes & Document::TimeChanged) {
        QAction *play = action(QStringLiteral("play.toggle"));
        const bool isPlaying = m_document.time().isPlaying();
        // Not its text is compared: in an open menu one letter of it is a key.
        if (m_showsPause != isPlaying) {
            m_showsPause = isPlaying;
            const QString text = isPlaying ? tr("Pause") : tr("Play");
            play->setText(text);
            play->setIcon(
                theme::icon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
            play->setToolTip(withShortcut(text, play->shortcuts()));
        }
    }
}

} // namespace tickscope
