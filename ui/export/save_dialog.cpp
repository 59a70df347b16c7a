// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/save_dialog.h"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QThreadPool>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/new_file.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

constexpr int UsualSeconds = 5;
constexpr int MostSeconds = 600;

TicksBox::TicksBox(const Playback &playback, std::optional<Tick> moment, QWidget *parent)
    : QWidget(parent)
    , m_time(playback.time().time())
    , m_range(playback.range())
    , m_inView(playback.timeInView())
    , m_moment(moment.value_or(playback.time().tick()))
    , m_choice(named(new QComboBox(this), "ticks.choice", tr("Time")))
    , m_seconds(named(new QSpinBox(this), "ticks.seconds", tr("Seconds before and after")))
{
    fill(moment);
    m_seconds->setRange(1, MostSeconds);
    m_seconds->setValue(UsualSeconds);
    m_seconds->setPrefix(QStringLiteral("± "));
    m_seconds->setSuffix(tr(" s"));
    makeRow(this, {{m_choice, 1}, m_seconds}, {QMargins()});
    setFocusProxy(m_choice);
    const auto show = [this] {
        m_seconds->setVisible(choice() == Choice::Around);
        emit changed();
    };
    connect(m_choice, &QComboBox::currentIndexChanged, this, show);
    connect(m_seconds, &QSpinBox::valueChanged, this, &TicksBox::changed);
    show();
}

void TicksBox::fill(std::optional<Tick> moment)
{
    const auto add = [this](const QString &text, Choice choice) {
        m_choice->addItem(text, static_cast<int>(choice));
    };
    add(tr("Whole recording"), Choice::Whole);
    if (m_range)
        add(tr("Selected range"), Choice::Range);
    add(tr("Visible range"), Choice::InView);
    add(moment ? tr("Around %1").arg(timeText(m_time.timeAt(m_moment))) : tr("Around the playhead"),
        Choice::Around);
    const Choice usual = m_range && !moment ? Choice::Range
                         : moment           ? Choice::Around
                                            : Choice::Whole;
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(usual)));
}

TicksBox::Choice TicksBox::choice() const
{
    return static_cast<Choice>(m_choice->currentData().toInt());
}

QString TicksBox::fileName(const QString &recording) const
{
    if (choice() == Choice::Whole)
        return recording;
    const TickRange chosen = ticks();
    return tr("%1 ticks %2-%3")
        .arg(recording, QString::number(chosen.first.value), QString::number(chosen.last.value));
}

TickRange TicksBox::ticks() const
{
    const auto between = [this](Time first, Time last) {
        return TickRange{m_time.tickAt(std::max(first, Time{0})),
                         m_time.tickAt(std::min(last, m_time.length()))};
    };
    switch (choice()) {
    case Choice::Whole:
        break;
    case Choice::Range:
        return m_range.value_or(m_time.ticks());
    case Choice::InView:
        return between(m_inView.begin, m_inView.end());
    case Choice::Around: {
        const Time middle = m_time.timeAt(m_moment);
        const std::chrono::seconds around(m_seconds->value());
        return between(middle - around, middle + around);
    }
    }
    return m_time.ticks();
}

constexpr std::chrono::milliseconds ProgressEvery(50);
/// Of the whole.
constexpr int Steps = 1000;
constexpr int LeastSteps = 10;
/// Before that nothing can be concluded of how long it takes.
constexpr qint64 LeastMilliseconds = 1000;
constexpr int Waiting = -1;
constexpr int LeastWidth = 400;
constexpr int ButtonGap = 8;

SaveDialog::SaveDialog(const QString &part, const QString &title, const QString &button,
                       QThreadPool &pool, QWidget *parent)
    : QDialog(parent)
    , m_part(part)
    , m_title(title)
    , m_pool(pool)
    , m_fields(new QWidget(this))
    , m_form(new QFormLayout(m_fields))
    , m_note(wrappedText())
    , m_progress(new QProgressBar(this))
    , m_job([this](const ExportOutcome &outcome) { end(outcome); })
{
    setObjectName(part + QStringLiteral("Dialog"));
    setWindowTitle(m_title);
    setMinimumWidth(LeastWidth);
    m_form->setContentsMargins({});
    name(*m_note, "note");
    m_note->setTextFormat(Qt::PlainText);
    m_note->hide();
    name(*m_progress, "progress");
    m_progress->setAccessibleName(title);
    m_progress->hide();
    auto *layout = makeColumn(this, {m_fields, m_note, m_progress, stretchPart()});
    layout->addSpacing(ButtonGap);
    buildButtons(button);
    m_progressTimer.setInterval(ProgressEvery);
    connect(&m_progressTimer, &QTimer::timeout, this, &SaveDialog::showProgress);
}

void SaveDialog::name(QWidget &field, const char *name) const
{
    field.setObjectName(m_part + u'.' + QString::fromLatin1(name));
}

void SaveDialog::showField(QWidget &field, bool isShown)
{
    field.setVisible(isShown);
    if (QWidget *label = m_form->labelForField(&field))
        label->setVisible(isShown);
}

SaveDialog::Proposal SaveDialog::proposalLike(const Recording &recording, const QString &name)
{
    const Format *format = allFormats().formatNamed(recording.info().format);
    QStringList usual;
    for (const std::string_view extension :
         format ? format->info().extensions : std::span<const std::string_view>())
        usual << QString::fromLatin1(extension);
    // The ending of the recording's own file, unless that is the one of a packed file.
    const QString present = QFileInfo(name).suffix();
    const bool isUsual = usual.isEmpty() || usual.contains(present, Qt::CaseInsensitive);
    const QString suffix = isUsual ? present : usual.front();
    QString base = QFileInfo(name).completeBaseName();
    if (base.endsWith(u'.' + suffix))
        base.chop(suffix.size() + 1);
    return {base, suffix, format ? QString::fromLatin1(format->info().name) : suffix};
}

QString SaveDialog::problemText(const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        return {};
    // The file dialog has asked about one name only.
    if (error.fault.is(faults::ExistsAlreadyForceReplacesIt))
        return tr("Files of that name exist already. Choose another name.");
    return sentence(error.fault);
}

QString SaveDialog::sentence(const Fault &fault)
{
    QString text = shownFault(fault);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

bool SaveDialog::event(QEvent *event)
{
    const bool isHandled = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest && isVisible())
        resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
    return isHandled;
}

void SaveDialog::setObstacle(const QString &reason)
{
    m_obstacle = reason;
    m_note->setText(reason);
    m_note->setVisible(!reason.isEmpty());
    m_save->setEnabled(reason.isEmpty() && !m_job.isRunning());
}

void SaveDialog::buildButtons(const QString &button)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(button, QDialogButtonBox::AcceptRole);
    name(*m_save, "write");
    m_save->setDefault(true);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &SaveDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &SaveDialog::reject);
}

void SaveDialog::chooseFile()
{
    if (m_job.isRunning())
        return;
    const Proposal proposed = proposal();
    auto *dialog = askWhereToSave(this, m_title, {},
                                  proposed.kind + QStringLiteral(" (*.%1)").arg(proposed.suffix),
                                  proposed.suffix, proposed.name + u'.' + proposed.suffix);
    dialog->setObjectName(m_part + QStringLiteral("FileDialog"));
    connect(dialog, &QFileDialog::fileSelected, this, &SaveDialog::saveTo);
}

void SaveDialog::saveTo(const QString &path)
{
    auto todo = work(path);
    if (!todo)
        return reject();
    m_path = path;
    begin();
    m_job.start(m_pool, [todo = *std::move(todo), done = m_done](std::stop_token stop) {
        // It may have waited for others.
        if (stop.stop_requested())
            return ExportOutcome{.wasStopped = true};
        done->store(0);
        const auto report = [done](double share) { done->store(static_cast<int>(share * Steps)); };
        return todo(report, std::move(stop));
    });
}

void SaveDialog::begin()
{
    m_done = std::make_shared<std::atomic<int>>(Waiting);
    m_sinceBegin.invalidate();
    setObstacle({});
    setBusy(true);
    m_progress->setRange(0, 0);
    m_progress->setFormat(QStringLiteral("%p%"));
    m_progressTimer.start();
}

void SaveDialog::setBusy(bool isBusy)
{
    // A key that was meant for a field must not press Cancel.
    if (isBusy)
        setFocus();
    // Several may be waiting.
    setWindowTitle(isBusy ? QFileInfo(m_path).fileName() : m_title);
    m_fields->setEnabled(!isBusy);
    m_save->setEnabled(!isBusy && m_obstacle.isEmpty());
    m_progress->setVisible(isBusy);
}

void SaveDialog::showProgress()
{
    const int done = m_done->load();
    m_note->setText(done == Waiting ? tr("Waiting for another file to be saved.") : QString());
    m_note->setVisible(done == Waiting);
    if (done == Waiting || !isMeasured())
        return;
    if (!m_sinceBegin.isValid())
        m_sinceBegin.start();
    m_progress->setRange(0, Steps);
    m_progress->setValue(done);
    const qint64 elapsed = m_sinceBegin.elapsed();
    if (done < LeastSteps || elapsed < LeastMilliseconds)
        return;
    const std::chrono::milliseconds left(elapsed * (Steps - done) / done);
    m_progress->setFormat(tr("%p% · %1 left").arg(timeTextInSeconds(left)));
}

void SaveDialog::end(const ExportOutcome &outcome)
{
    m_progressTimer.stop();
    setBusy(false);
    m_note->setText(outcome.problem);
    m_note->setVisible(!outcome.problem.isEmpty());
    emit ended(outcome.path.isEmpty() ? m_path : outcome.path, outcome.problem, outcome.remark);
    if (outcome.problem.isEmpty())
        accept();
}

void SaveDialog::reject()
{
    m_job.cancel();
    QDialog::reject();
}

} // namespace tickscope
