// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QImageWriter>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QThreadPool>
#include <QVBoxLayout>

#include "ui/export/export_writer.h"
#include "ui/export/saved_picture.h"
#include "ui/markers/marker_color.h"

namespace tickscope {

namespace {

constexpr std::chrono::milliseconds PercentEvery(50);
constexpr int SmallestSide = 16;
/// The view paints in the UI thread: 4K takes a tenth of a second.
constexpr int LargestSide = 4096;

/// Which ticks are written.
enum class Stretch { Whole, Range, InView };

/// What rows know of a marker.
MarkerRow rowOf(const Annotation &marker)
{
    MarkerRow row{
        .tick = marker.firstTick(),
        .kind = marker.kind == Annotation::Kind::AnticheatFlag ? "anticheat_flag" : "marker",
        .isOwn = marker.isOwn(),
        .name = marker.firstLine().toStdString(),
        // A note's text is whole, as it stands in its case.
        .text = (marker.isNote() ? marker.text : marker.furtherText()).toStdString(),
        .color = marker.isOwn() ? colorWord(noteColor(marker.color)).toStdString() : std::string(),
        .player = marker.player.toStdString()};
    if (marker.lastTick)
        row.last = Tick{*marker.lastTick};
    if (const auto who = marker.who())
        row.client = who->client;
    return row;
}

} // namespace

ExportDialog::ExportDialog(ActiveDocument &document, ExportSubject choice,
                           std::function<PictureMaker(QSize)> picture, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_picture(std::move(picture))
    , m_form(new QFormLayout)
    , m_what(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_pictureFormat(new QComboBox(this))
    , m_ticks(new QComboBox(this))
    , m_players(new QComboBox(this))
    , m_listed(new QCheckBox(tr("Only events &listed in the Events panel"), this))
    , m_size(new QWidget(this))
    , m_width(new QSpinBox(m_size))
    , m_height(new QSpinBox(m_size))
    , m_progress(new QProgressBar(this))
    , m_note(new QLabel(this))
    , m_job([this](const ExportOutcome &outcome) { end(outcome); })
{
    nameParts();
    buildSize();
    fillChoices(choice);
    fillTicks();
    fillPlayers();
    m_form->addRow(tr("&Export"), m_what);
    m_form->addRow(tr("&Format"), m_format);
    m_form->addRow(tr("&Format"), m_pictureFormat);
    m_form->addRow(tr("&Time"), m_ticks);
    m_form->addRow(tr("&Players"), m_players);
    m_form->addRow(QString(), m_listed);
    m_form->addRow(tr("&Size"), m_size);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addWidget(m_note);
    layout->addWidget(m_progress);
    buildButtons();

    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::showChoice);
    m_percentTimer.setInterval(PercentEvery);
    connect(&m_percentTimer, &QTimer::timeout, this,
            [this] { m_progress->setValue(m_percent->load()); });
    showChoice();
}

void ExportDialog::nameParts()
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    m_what->setObjectName(QStringLiteral("export.what"));
    m_format->setObjectName(QStringLiteral("export.format"));
    m_pictureFormat->setObjectName(QStringLiteral("export.pictureFormat"));
    m_ticks->setObjectName(QStringLiteral("export.ticks"));
    m_players->setObjectName(QStringLiteral("export.players"));
    m_listed->setObjectName(QStringLiteral("export.listed"));
    m_listed->setChecked(true);
    m_width->setObjectName(QStringLiteral("export.width"));
    m_height->setObjectName(QStringLiteral("export.height"));
    m_note->setObjectName(QStringLiteral("export.note"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_progress->setObjectName(QStringLiteral("export.progress"));
    m_progress->setAccessibleName(tr("Export"));
    m_progress->setRange(0, 100);
    m_progress->hide();
}

void ExportDialog::buildSize()
{
    auto *sides = new QHBoxLayout(m_size);
    sides->setContentsMargins({});
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(SmallestSide, LargestSide);
        side->setSuffix(tr(" px"));
    }
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_width->setValue(1920);
    m_height->setValue(1080);
    sides->addWidget(m_width);
    sides->addWidget(new QLabel(QStringLiteral("×"), m_size));
    sides->addWidget(m_height);
    sides->addStretch();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::setPictureSize(QSize size)
{
    m_width->setValue(size.width());
    m_height->setValue(size.height());
}

void ExportDialog::fillChoices(ExportSubject choice)
{
    const auto add = [this](const QString &text, ExportSubject each) {
        m_what->addItem(text, static_cast<int>(each));
    };
    add(tr("Events"), ExportSubject::Events);
    add(tr("Players"), ExportSubject::Players);
    add(tr("Inputs"), ExportSubject::Inputs);
    add(tr("Markers"), ExportSubject::Markers);
    add(tr("Player positions"), ExportSubject::Tracks);
    add(tr("State at the playhead"), ExportSubject::State);
    add(tr("Picture"), ExportSubject::Picture);
    m_what->setCurrentIndex(m_what->findData(static_cast<int>(choice)));
    m_format->addItem(tr("Table (CSV)"), static_cast<int>(RowFormat::Csv));
    m_format->addItem(tr("JSON"), static_cast<int>(RowFormat::Json));
    m_format->addItem(tr("JSON Lines"), static_cast<int>(RowFormat::JsonLines));
    m_pictureFormat->addItem(tr("PNG"), QStringLiteral("png"));
    m_pictureFormat->addItem(tr("JPEG"), QStringLiteral("jpg"));
    if (QImageWriter::supportedImageFormats().contains("webp"))
        m_pictureFormat->addItem(tr("WebP"), QStringLiteral("webp"));
}

void ExportDialog::fillTicks()
{
    m_ticks->addItem(tr("Whole recording"), static_cast<int>(Stretch::Whole));
    if (m_document->playback().range()) {
        m_ticks->addItem(tr("Selected range"), static_cast<int>(Stretch::Range));
        m_ticks->setCurrentIndex(1);
    }
    m_ticks->addItem(tr("Visible range"), static_cast<int>(Stretch::InView));
}

void ExportDialog::fillPlayers()
{
    m_players->addItem(tr("All players"));
    if (const auto &player = m_document->selection().player()) {
        m_players->addItem(m_document->players().titles(*player).whole());
        m_players->setCurrentIndex(1);
    }
}

void ExportDialog::buildButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    m_export->setObjectName(QStringLiteral("export.write"));
    m_export->setDefault(true);
    layout()->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::chooseFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
}

void ExportDialog::showChoice()
{
    const ExportSubject present = choice();
    const bool isPicture = present == ExportSubject::Picture;
    const bool isState = present == ExportSubject::State;
    const auto show = [this](QWidget *field, bool isShown) {
        field->setVisible(isShown);
        if (QWidget *label = m_form->labelForField(field))
            label->setVisible(isShown);
    };
    show(m_format, !isPicture);
    show(m_pictureFormat, isPicture);
    show(m_ticks, !isPicture && !isState);
    show(m_players, !isPicture);
    show(m_listed, present == ExportSubject::Events);
    show(m_size, isPicture);
}

ExportSubject ExportDialog::choice() const
{
    return static_cast<ExportSubject>(m_what->currentData().toInt());
}

RowFormat ExportDialog::format() const
{
    return static_cast<RowFormat>(m_format->currentData().toInt());
}

QString ExportDialog::suffix() const
{
    if (choice() == ExportSubject::Picture)
        return m_pictureFormat->currentData().toString();
    switch (format()) {
    case RowFormat::Csv:
        return QStringLiteral("csv");
    case RowFormat::Json:
        return QStringLiteral("json");
    case RowFormat::JsonLines:
        return QStringLiteral("jsonl");
    }
    return {};
}

QString ExportDialog::fileFilter() const
{
    const QComboBox &chosen = choice() == ExportSubject::Picture ? *m_pictureFormat : *m_format;
    return chosen.currentText() + QStringLiteral(" (*.%1)").arg(suffix());
}

TickRange ExportDialog::ticks() const
{
    const Index &index = *m_document->index();
    switch (static_cast<Stretch>(m_ticks->currentData().toInt())) {
    case Stretch::Whole:
        break;
    case Stretch::Range:
        return m_document->playback().range().value_or(index.ticks());
    case Stretch::InView: {
        const TimeInView view = m_document->playback().timeInView();
        return {index.time().tickAt(view.begin), index.time().tickAt(view.end())};
    }
    }
    return index.ticks();
}

void ExportDialog::chooseFile()
{
    if (m_job.isRunning())
        return;
    auto *dialog = new QFileDialog(this, tr("Export"));
    dialog->setObjectName(QStringLiteral("exportFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(fileFilter());
    dialog->setDefaultSuffix(suffix());
    const QString name = choice() == ExportSubject::Picture
                             ? tr("%1 tick %2")
                                   .arg(m_document->displayName(),
                                        QString::number(m_document->playback().time().tick().value))
                             : m_document->displayName();
    dialog->selectFile(name + u'.' + suffix());
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::exportTo);
    dialog->open();
}

void ExportDialog::exportTo(const QString &path)
{
    // The recording may have been closed meanwhile.
    if (!m_document->index() || !m_document->recording())
        return reject();
    m_path = path;
    begin();
    if (choice() == ExportSubject::Picture)
        startPicture(path);
    else
        startRows(path);
}

void ExportDialog::begin()
{
    m_percent = std::make_shared<std::atomic<int>>(0);
    // Nobody can say how much of a picture is drawn.
    m_progress->setRange(0, choice() == ExportSubject::Picture ? 0 : 100);
    m_progress->setValue(0);
    m_progress->show();
    m_note->clear();
    m_export->setEnabled(false);
    m_percentTimer.start();
}

ExportOrder ExportDialog::order(const QString &path) const
{
    ExportOrder order{.subject = choice(),
                      .format = format(),
                      .path = path,
                      .name = m_document->displayName().toStdString(),
                      .recording = m_document->recording(),
                      .index = m_document->index(),
                      .ticks = ticks(),
                      .map = m_document->map().content(),
                      .frame = m_document->frame()};
    if (m_players->currentIndex() > 0)
        order.player = m_document->selection().player();
    if (m_listed->isChecked())
        order.lines = m_document->events().lines();
    for (const Annotation &marker : m_document->markers().all())
        order.markers.push_back(rowOf(marker));
    return order;
}

void ExportDialog::startRows(const QString &path)
{
    const auto report = [percent = m_percent](double share) {
        percent->store(static_cast<int>(share * 100));
    };
    m_job.start(*QThreadPool::globalInstance(),
                [order = order(path), report](std::stop_token stop) {
                    return writeExport(order, report, std::move(stop));
                });
}

void ExportDialog::startPicture(const QString &path)
{
    const PictureMaker make = m_picture({m_width->value(), m_height->value()});
    m_job.start(*QThreadPool::globalInstance(), [make, path](const std::stop_token &stop) {
        const QImage image = make();
        return stop.stop_requested() ? ExportOutcome{} : ExportOutcome{savePicture(image, path)};
    });
}

void ExportDialog::end(const ExportOutcome &outcome)
{
    m_percentTimer.stop();
    m_progress->hide();
    m_export->setEnabled(true);
    m_note->setText(outcome.problem);
    emit ended(m_path, outcome.problem);
    if (outcome.problem.isEmpty())
        accept();
}

void ExportDialog::reject()
{
    m_job.cancel();
    QDialog::reject();
}

} // namespace tickscope
