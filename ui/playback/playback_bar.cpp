// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playback/playback_bar.h"

#include <numeric>

#include <QAction>
#include <QComboBox>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "ui/commands/command_registry.h"
#include "ui/playback/playback_commands.h"
#include "ui/strip/time_scale.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

using namespace std::chrono_literals;

QFrame *verticalLine(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    line->setFixedHeight(18);
    return line;
}

/// A combo box of numbers and short words: clicking it must not take the keys away
/// from playback.
QComboBox *shortBox(QWidget *parent, const QString &name, const QString &accessibleName)
{
    auto *box = new QComboBox(parent);
    nameWidget(*box, name, accessibleName);
    box->setFocusPolicy(Qt::TabFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

/// Its text is its name to assistive technology, too.
QLabel *clockLabel(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setFont(tabularFont(parent->font()));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void bindButton(QToolButton &button, QAction &action)
{
    button.setDefaultAction(&action);
    button.setObjectName(action.objectName() + QStringLiteral(".button"));
    button.setAutoRaise(true);
    button.setIconSize({18, 18});
    // A clicked button must not keep the space bar for itself.
    button.setFocusPolicy(Qt::TabFocus);
}

} // namespace

PlaybackBar::PlaybackBar(ActiveDocument &document, GoCommands &go, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_go(go)
    , m_left(new QHBoxLayout)
    , m_speed(shortBox(this, QStringLiteral("speedBox"), tr("Speed")))
    , m_jumpLength(shortBox(this, QStringLiteral("jumpLengthBox"), tr("Jump length")))
    , m_goTo(named(new QLineEdit(this), "goToEdit", tr("Go to")))
    , m_problem(named(new ElidedLabel(this), "goToProblem"))
    , m_live(new QToolButton(this))
    , m_clock(clockLabel(this, QStringLiteral("clockLabel")))
    , m_tick(clockLabel(this, QStringLiteral("tickLabel")))
    , m_wallClock(clockLabel(this, QStringLiteral("wallClockLabel")))
{
    nameWidget(*this, "playbackBar", tr("Playback"));
    // Time goes to the right here as on the timeline, in all languages.
    setLayoutDirection(Qt::LeftToRight);
    m_speed->setToolTip(tr("Speed; negative values play backwards  (<, >)"));
    m_jumpLength->setToolTip(tr("How far a jump moves the playhead"));
    m_goTo->setPlaceholderText(tr("Go to 4:07 or @12365"));
    m_goTo->setToolTip(
        tr("A time (12.5, 4:07, 1:02:03), a tick (@12365) or a time of day (14:22:07 UTC)"
           "  (Ctrl+G)"));
    m_goTo->setFixedWidth(fontMetrics().horizontalAdvance(m_goTo->placeholderText()) + 20);
    m_goTo->installEventFilter(this);
    m_problem->hide();
    m_wallClock->setToolTip(
        tr("Time of day: UTC where the recording has it, otherwise the recorder’s local time"));
    m_tick->setForegroundRole(QPalette::PlaceholderText);
    m_wallClock->setForegroundRole(QPalette::PlaceholderText);
    fillSpeeds();

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    m_left->setSpacing(1);
    layout->addLayout(m_left);
    layout->addSpacing(4);
    layout->addWidget(m_goTo);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(m_live);
    layout->addSpacing(8);
    layout->addWidget(m_clock);
    layout->addSpacing(12);
    layout->addWidget(m_tick);
    layout->addSpacing(12);
    layout->addWidget(m_wallClock);

    connect(&m_go, &GoCommands::typingWanted, this, &PlaybackBar::focusGoTo);
    connect(m_goTo, &QLineEdit::returnPressed, this, &PlaybackBar::goToTyped);
    connect(m_goTo, &QLineEdit::textEdited, this, [this] { showProblem({}); });
    connect(m_speed, &QComboBox::activated, this, [this](int row) {
        m_document->playback().apply(TimeCommand::setSpeed(m_speed->itemData(row).toDouble()));
    });
    connect(&m_document, &ActiveDocument::changed, this, &PlaybackBar::onDocumentChanged);
    onDocumentChanged(Document::RecordingChanged | Document::TimeChanged);
}

void PlaybackBar::setCommands(const CommandRegistry &commands)
{
    const Parts toKeyframe = addButtons(commands, {"go.previousKeyframe"});
    addButtons(commands, {"go.previousEvent"});
    const Parts jumpBack = addButtons(commands, {"go.jumpBack"});
    addButtons(commands, {"go.stepBack", "play.backward", "play.toggle", "go.stepForward"});
    const Parts jumpForward = addButtons(commands, {"go.jumpForward"});
    addButtons(commands, {"go.nextEvent"});
    const Parts fromKeyframe = addButtons(commands, {"go.nextKeyframe"});
    m_left->addSpacing(4);
    m_left->addWidget(m_speed);
    m_left->addSpacing(2);
    m_left->addWidget(m_jumpLength);
    m_left->addSpacing(6);
    const Parts loop = addSection(commands, {"loop.begin", "loop.end", "loop.clear"});
    const Parts markers = addSection(commands,
                                     {"go.previousMarker", "marker.add", "go.nextMarker"});
    orderTabs();
    m_yielding = {{m_wallClock},
                  {toKeyframe.front(), fromKeyframe.front()},
                  markers,
                  {m_tick},
                  {jumpBack.front(), jumpForward.front(), m_jumpLength},
                  loop};

    bindButton(*m_live, *commands.action(QStringLiteral("go.live")));
    m_live->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);

    fillJumpLengths();
    connect(&m_go, &GoCommands::jumpLengthChanged, this, &PlaybackBar::showJumpLength);
    connect(m_jumpLength, &QComboBox::activated, this, [this](int row) {
        m_go.setJumpLength(std::chrono::milliseconds(m_jumpLength->itemData(row).toLongLong()));
    });
}

PlaybackBar::Parts PlaybackBar::addButtons(const CommandRegistry &commands, const QStringList &ids)
{
    Parts buttons;
    for (const QString &id : ids) {
        auto *button = new QToolButton(this);
        bindButton(*button, *commands.action(id));
        m_left->addWidget(button);
        buttons.push_back(button);
    }
    return buttons;
}

PlaybackBar::Parts PlaybackBar::addSection(const CommandRegistry &commands, const QStringList &ids)
{
    QFrame *line = verticalLine(this);
    m_left->addWidget(line);
    m_left->addSpacing(4);
    Parts parts = addButtons(commands, ids);
    parts.push_back(line);
    m_left->addSpacing(4);
    return parts;
}

void PlaybackBar::orderTabs()
{
    QWidget *before = m_speed; // the first one that was made
    QWidget *beforeSpeed = nullptr;
    for (int i = 0; i < m_left->count(); ++i) {
        QWidget *part = m_left->itemAt(i)->widget();
        if (part == m_speed) {
            beforeSpeed = before;
        } else if (part) {
            setTabOrder(before, part);
            before = part;
        }
    }
    setTabOrder(before, m_goTo);
    setTabOrder(beforeSpeed, m_speed);
}

QSize PlaybackBar::minimumSizeHint() const
{
    QSize size = layout()->minimumSize();
    for (const Parts &parts : m_yielding)
        size.rwidth() -= parts.front()->isHidden() ? 0 : widthOf(parts);
    return size;
}

bool PlaybackBar::event(QEvent *event)
{
    const bool isTaken = QWidget::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return isTaken;
}

bool PlaybackBar::eventFilter(QObject *watched, QEvent *event)
{
    // What was typed is no longer of use to who goes on elsewhere in the window.
    if (watched == m_goTo && event->type() == QEvent::FocusOut && window()->isActiveWindow()
        && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason
        && !m_problem->isHidden()) {
        m_goTo->clear();
        showProblem({});
    }
    return QWidget::eventFilter(watched, event);
}

int PlaybackBar::widthOf(const Parts &parts) const
{
    return std::accumulate(parts.begin(), parts.end(), 0, [this](int sum, const QWidget *part) {
        return sum + part->minimumSizeHint().expandedTo(part->minimumSize()).width()
               + m_left->spacing();
    });
}

void PlaybackBar::fit()
{
    int needed = layout()->minimumSize().width();
    // A problem is said in whole words, as long as it is there.
    if (!m_problem->isHidden())
        needed += m_problem->sizeHint().width() - m_problem->minimumSizeHint().width();
    for (const Parts &parts : m_yielding)
        needed += parts.front()->isHidden() ? widthOf(parts) : 0;
    for (const Parts &parts : m_yielding) {
        const bool hasRoom = needed <= width();
        needed -= hasRoom ? 0 : widthOf(parts);
        for (QWidget *part : parts)
            part->setVisible(hasRoom);
    }
}

void PlaybackBar::fillSpeeds()
{
    const auto &speeds = TimeController::speeds();
    for (const double speed : speeds)
        m_speed->addItem(speedText(speed), speed);
    m_speed->insertSeparator(m_speed->count());
    for (const double speed : speeds)
        m_speed->addItem(speedText(-speed), -speed);
    m_speed->setMaxVisibleItems(m_speed->count());
}

void PlaybackBar::fillJumpLengths()
{
    for (const JumpLength &length : jumpLengths())
        m_jumpLength->addItem(length.text, length.milliseconds);
    showJumpLength();
}

void PlaybackBar::showJumpLength()
{
    const auto chosen = std::chrono::duration_cast<std::chrono::milliseconds>(m_go.jumpLength())
                            .count();
    const int row = m_jumpLength->findData(qint64{chosen});
    m_jumpLength->setCurrentIndex(row < 0 ? 2 : row);
}

void PlaybackBar::focusGoTo()
{
    m_goTo->setFocus(Qt::ShortcutFocusReason);
    m_goTo->selectAll();
}

void PlaybackBar::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        const bool isOpen = m_document->recording() != nullptr;
        for (QWidget *widget : std::initializer_list<QWidget *>{m_speed, m_jumpLength, m_goTo})
            widget->setEnabled(isOpen);
        m_goTo->clear();
        showProblem({});
        // Room for the longest text that will come, so that nothing moves while playing.
        const QString longest = timeText(m_document->playback().time().time().length());
        const QFontMetrics metrics(m_clock->font());
        m_clock->setMinimumWidth(
            metrics.horizontalAdvance(longest + QStringLiteral(" / ") + longest) + 2);
    }
    if (changes & (Document::GrowthChanged | Document::RecordingChanged))
        m_live->setVisible(m_document->reading().isGrowing());
    if (changes & (Document::TimeChanged | Document::RecordingChanged)) {
        showSpeed();
        showTime();
    }
}

void PlaybackBar::showSpeed()
{
    const int row = m_speed->findData(m_document->playback().time().speed());
    if (row >= 0 && row != m_speed->currentIndex())
        m_speed->setCurrentIndex(row);
}

void PlaybackBar::showTime()
{
    if (!m_document->recording()) {
        m_clock->clear();
        m_tick->clear();
        m_wallClock->clear();
        return;
    }
    const TimeController &time = m_document->playback().time();
    // Between two ticks as well: notes, lists and the command line say the time of the tick.
    const Time shown = time.time().timeAt(time.tick());
    m_clock->setText(
        QStringLiteral("%1 / %2").arg(timeText(shown), timeText(time.time().length())));
    m_tick->setText(tr("tick %1").arg(numberText(time.tick().value)));
    m_wallClock->setText(m_document->reading().wallClockText(time.head()));
}

void PlaybackBar::goToTyped()
{
    if (m_goTo->text().trimmed().isEmpty()) {
        showProblem({});
        emit wentTo(); // nowhere else, and nothing is wrong about it
        return;
    }
    const auto command = m_go.goToTyped(m_goTo->text());
    if (!command) {
        // The field keeps the focus and what was typed: it can be mended at once.
        m_goTo->selectAll();
        showProblem(command.error().code == ErrorCode::OutOfRange ? outsideText(m_goTo->text())
                                                                  : tr("Not a time or a tick"));
        return;
    }
    showProblem({});
    m_goTo->clear();
    emit wentTo();
}

QString PlaybackBar::outsideText(const QString &typed) const
{
    const TimeBase &time = m_document->playback().time().time();
    if (typed.contains(u'@'))
        return tr("Outside the recording (ticks %1–%2)")
            .arg(numberText(time.ticks().first.value), numberText(time.ticks().last.value));
    const OpenRecording &reading = m_document->reading();
    const bool isTimeOfDay = typed.contains(QStringLiteral("UTC"), Qt::CaseInsensitive);
    return tr("Outside the recording (%1–%2)")
        .arg(isTimeOfDay ? reading.wallClockText({}) : timeTextInSeconds(Time{0}),
             isTimeOfDay ? reading.wallClockText(time.length()) : timeText(time.length()));
}

void PlaybackBar::showProblem(const QString &problem)
{
    QPalette colors = palette();
    if (!problem.isEmpty())
        colors.setColor(QPalette::Text, theme::color(theme::Token::Damage));
    m_goTo->setPalette(colors);
    colors.setColor(QPalette::WindowText, theme::color(theme::Token::Damage));
    m_problem->setPalette(colors);
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_goTo->setAccessibleDescription(problem);
    fit();
}

} // namespace tickscope
