// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QImageWriter>
#include <QLabel>
#include <QSpinBox>
#include <QThreadPool>

#include "ui/export/export_writer.h"
#include "ui/export/save_dialog.h"
#include "ui/markers/annotation.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

constexpr int SmallestSide = 16;
/// The view paints in the UI thread: 4K takes a tenth of a second.
constexpr int LargestSide = 4096;

/// What rows know of a marker.
static MarkerRow rowOf(const Annotation &marker)
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

ExportDialog::ExportDialog(ActiveDocument &document, ExportSubject choice,
                           std::function<PictureMaker(QSize)> picture, QWidget *parent)
    : SaveDialog(QStringLiteral("export"),
                 choice == ExportSubject::Picture ? tr("Save picture") : tr("Export"),
                 tr("Export…"), *QThreadPool::globalInstance(), parent)
    , m_document(document)
    , m_picture(std::move(picture))
    , m_what(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_pictureFormat(new QComboBox(this))
    , m_ticks(new TicksBox(document->playback(), {}, this))
    , m_players(new QComboBox(this))
    , m_listed(new QCheckBox(tr("Only events &listed in the Events panel"), this))
    , m_size(new QWidget(this))
    , m_width(new QSpinBox(m_size))
    , m_height(new QSpinBox(m_size))
{
    nameParts();
    buildSize();
    fillChoices(choice);
    fillPlayers();
    form().addRow(tr("&Export"), m_what);
    form().addRow(tr("&Format"), m_format);
    form().addRow(tr("&Format"), m_pictureFormat);
    form().addRow(tr("&Time"), m_ticks);
    form().addRow(tr("&Players"), m_players);
    form().addRow(QString(), m_listed);
    form().addRow(tr("&Size"), m_size);
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::showChoice);
    showChoice();
}

void ExportDialog::nameParts()
{
    name(*m_what, "what");
    name(*m_format, "format");
    name(*m_pictureFormat, "pictureFormat");
    name(*m_ticks, "ticks");
    name(*m_players, "players");
    name(*m_listed, "listed");
    m_listed->setChecked(true);
    name(*m_width, "width");
    name(*m_height, "height");
}

void ExportDialog::buildSize()
{
    for (QSpinBox *side : {m_width, m_height}) {
        side->setRange(SmallestSide, LargestSide);
        side->setSuffix(tr(" px"));
    }
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_width->setValue(1920);
    m_height->setValue(1080);
    makeRow(m_size, {m_width, new QLabel(QStringLiteral("×")), m_height, stretchPart()},
            {QMargins()});
}

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

void ExportDialog::fillPlayers()
{
    m_players->addItem(tr("All players"));
    if (const auto &player = m_document->selection().player()) {
        m_players->addItem(m_document->players().titles(*player).whole());
        m_players->setCurrentIndex(1);
    }
}

void ExportDialog::showChoice()
{
    const ExportSubject present = choice();
    const bool isPicture = present == ExportSubject::Picture;
    const bool isState = present == ExportSubject::State;
    showField(*m_format, !isPicture);
    showField(*m_pictureFormat, isPicture);
    showField(*m_ticks, !isPicture && !isState);
    showField(*m_players, !isPicture);
    showField(*m_listed, present == ExportSubject::Events);
    showField(*m_size, isPicture);
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
    return format() == RowFormat::Csv    ? QStringLiteral("csv")
           : format() == RowFormat::Json ? QStringLiteral("json")
                                         : QStringLiteral("jsonl");
}

SaveDialog::Proposal ExportDialog::proposal() const
{
    const bool isPicture = choice() == ExportSubject::Picture;
    const QString name = isPicture
                             ? tr("%1 tick %2")
                                   .arg(m_document->displayName(),
                                        QString::number(m_document->playback().time().tick().value))
                             : m_document->displayName();
    return {name, suffix(), (isPicture ? m_pictureFormat : m_format)->currentText()};
}

std::optional<SaveDialog::Work> ExportDialog::work(const QString &path)
{
    // The recording may have been closed meanwhile.
    if (!m_document->index() || !m_document->recording())
        return {};
    if (choice() == ExportSubject::Picture) {
        return [make = m_picture({m_width->value(), m_height->value()}),
                path](const Progress &, const std::stop_token &stop) {
            const QImage image = make();
            return stop.stop_requested() ? ExportOutcome{}
                                         : ExportOutcome{savePicture(image, path)};
        };
    }
    return [order = order(path)](const Progress &progress, std::stop_token stop) {
        return writeExport(order, progress, std::move(stop));
    };
}

ExportOrder ExportDialog::order(const QString &path) const
{
    ExportOrder order{.subject = choice(),
                      .format = format(),
                      .path = path,
                      .name = m_document->displayName().toStdString(),
                      .recording = m_document->recording(),
                      .index = m_document->index(),
                      .ticks = m_ticks->ticks(),
                      .map = m_document->map().content(),
                      .frame = m_document->frame()};
    if (m_players->currentIndex() > 0)
        order.player = m_document->selection().player();
    if (m_listed->isChecked())
        order.lines = m_document->events().lines();
    for (const Annotation &marker : m_document->markers().all()) {
        if (marker.kind != Annotation::Kind::Shared)
            order.markers.push_back(rowOf(marker));
    }
    return order;
}

} // namespace tickscope
