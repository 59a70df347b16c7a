// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/save_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QThreadPool>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/new_file.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

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
