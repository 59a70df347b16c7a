// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions.h"

#include "ui/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QSettings>
#include <QWidget>

#include <chrono>

namespace tickscope {

namespace {

using namespace std::chrono_literals;

const QString JumpLengthKey = QStringLiteral("playback/jumpMilliseconds");

/// Keys that a list or a button needs for itself while it has the focus.
bool belongsToWidget(const QObject *widget, int key)
{
    switch (key) {
    case Qt::Key_Space:
        return qobject_cast<const QAbstractButton *>(widget)
               || qobject_cast<const QComboBox *>(widget)
               || qobject_cast<const QAbstractItemView *>(widget);
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        return qobject_cast<const QAbstractItemView *>(widget) != nullptr;
    default:
        return false;
    }
}

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
    addPlaybackCommands();
    addGoCommands();
    addViewCommands();
    addHelpCommands();
    makeActions(window);
    qApp->installEventFilter(this);
    connect(&m_document, &Document::changed, this, &Actions::refresh);
    refresh(Document::RecordingChanged | Document::TimeChanged | Document::RangeChanged);
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

bool Actions::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = !(key->modifiers() & ~Qt::KeypadModifier);
        if (isPlain && belongsToWidget(watched, key->key())) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
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
    m_document.addMarker(m_document.time().tick(), {});
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
        const QString text = isPlaying ? tr("Pause") : tr("Play");
        if (play->text() != text) {
            play->setText(text);
            play->setIcon(
                theme::icon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
            play->setToolTip(withShortcut(text, play->shortcuts()));
        }
    }
}

} // namespace tickscope
