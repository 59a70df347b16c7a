// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_dialog.h"

#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>

#include "ui/export/save_dialog.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/video/video_file.h"

namespace tickscope {

namespace {

constexpr std::array Rates{Rational{10, 1}, Rational{20, 1},  Rational{24, 1},
                           Rational{25, 1}, Rational{30, 1},  Rational{50, 1},
                           Rational{60, 1}, Rational{100, 1}, Rational{120, 1}};
constexpr std::array Speeds{Rational{1, 8}, Rational{1, 4}, Rational{1, 2}, Rational{1, 1},
                            Rational{2, 1}, Rational{4, 1}, Rational{8, 1}};
constexpr Rational UsualRate{60, 1};
constexpr Rational UsualSpeed{1, 1};
constexpr QSize UsualSize(1920, 1080);

QString sizeText(QSize size)
{
    return QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
}

std::vector<VideoGhost> ghostsOf(const std::vector<WorldLayer> &layers)
{
    std::vector<VideoGhost> ghosts;
    ghosts.reserve(layers.size());
    for (const WorldLayer &layer : layers)
        ghosts.push_back({layer.frames->source(), layer.timeAt, layer.frames->subject(), layer.tint,
                          layer.opacity});
    return ghosts;
}

/// Codecs store colours for every second pixel.
QSize withEvenSides(QSize size)
{
    return {std::max(size.width() / 2 * 2, 16), std::max(size.height() / 2 * 2, 16)};
}

} // namespace

VideoDialog::VideoDialog(const Document &document, std::optional<Tick> moment,
                         const ViewInWindow &view, QThreadPool &pool, QWidget *parent)
    : SaveDialog(QStringLiteral("video"), tr("Save video"), tr("Save…"), pool, parent)
    , m_source{.material = {document.sceneMaker(), document.index(), document.map().content(), {}},
               .recording = document.recording(),
               .motion = document.reading().motion(),
               .ticks = {},
               .style = {},
               .ghosts = ghostsOf(view.layers)}
    , m_path(document.path())
    , m_name(document.displayName())
    , m_ffmpeg(findFfmpeg())
    , m_ticks(new TicksBox(document.playback(), moment, this))
    , m_format(new QComboBox(this))
    , m_size(new QComboBox(this))
    , m_rate(new QComboBox(this))
    , m_speed(new QComboBox(this))
    , m_follow(new QCheckBox(this))
    , m_hud(new QCheckBox(tr("Show names, chat and clock"), this))
    , m_caption(new QCheckBox(tr("Show a line with file name, time, tick and SHA-256"), this))
    , m_ghosts(new QCheckBox(tr("Show ghosts"), this))
    , m_result(new QLabel(this))
{
    for (const WorldLayer &layer : view.layers) {
        if (!layer.file.isEmpty())
            m_ghostFiles << isolated(layer.file);
    }
    const Selection &selection = document.selection();
    m_source.followed = selection.followed() ? selection.followed() : selection.player();
    if (m_source.followed)
        m_follow->setText(
            tr("Follow %1").arg(menuText(isolated(document.players().title(*m_source.followed)))));
    m_follow->setChecked(selection.followed().has_value());
    m_follow->setVisible(m_source.followed.has_value());
    m_hud->setChecked(true);
    m_ghosts->setChecked(!m_source.ghosts.empty());
    m_ghosts->setVisible(!m_source.ghosts.empty());
    nameParts();
    fillFormats();
    fillSizes(view.size);
    fillSpeeds();
    addFields();
    onFormatChanged();
}

void VideoDialog::nameParts()
{
    name(*m_ticks, "ticks");
    name(*m_format, "format");
    name(*m_size, "size");
    name(*m_rate, "rate");
    name(*m_speed, "speed");
    name(*m_follow, "follow");
    name(*m_hud, "hud");
    name(*m_caption, "caption");
    name(*m_ghosts, "ghosts");
    name(*m_result, "result");
}

void VideoDialog::fillFormats()
{
    m_format->addItem(tr("MP4"), QStringLiteral("mp4"));
    m_format->addItem(tr("WebM"), QStringLiteral("webm"));
    m_format->addItem(tr("Animated GIF"), QStringLiteral("gif"));
    m_format->addItem(tr("MKV, lossless"), QStringLiteral("mkv"));
    m_format->addItem(tr("PNG pictures"), QStringLiteral("png"));
    if (!m_ffmpeg)
        m_format->setCurrentIndex(m_format->count() - 1);
}

void VideoDialog::fillSizes(QSize shown)
{
    const auto add = [this](QSize size, const QString &title) {
        m_size->addItem(tr("%1 (%2)").arg(sizeText(size), title), size);
    };
    add({1280, 720}, QStringLiteral("720p"));
    add(UsualSize, QStringLiteral("1080p"));
    add({3840, 2160}, QStringLiteral("4K"));
    add(withEvenSides(shown), tr("as in the window"));
    m_size->setCurrentIndex(1);
}

void VideoDialog::fillRates()
{
    const QSignalBlocker blocker(m_rate);
    const QVariant chosen = m_rate->currentData();
    m_rate->clear();
    for (const Rational &rate : Rates) {
        if (!format() || checkVideoFormat(*format(), UsualSize, rate))
            m_rate->addItem(numberText(rate.numerator), qlonglong{rate.numerator});
    }
    const Rational usual = format() ? format()->usualRate : UsualRate;
    const int same = m_rate->findData(chosen);
    m_rate->setCurrentIndex(same >= 0 ? same : m_rate->findData(qlonglong{usual.numerator}));
}

void VideoDialog::fillSpeeds()
{
    for (std::size_t i = 0; i < Speeds.size(); ++i) {
        m_speed->addItem(speedText(Speeds[i].value()), static_cast<int>(i));
        if (Speeds[i] == UsualSpeed)
            m_speed->setCurrentIndex(static_cast<int>(i));
    }
}

void VideoDialog::addFields()
{
    form().addRow(tr("Time"), m_ticks);
    form().addRow(tr("Format"), m_format);
    form().addRow(tr("Size"), m_size);
    form().addRow(tr("Frames per second"), m_rate);
    form().addRow(tr("Speed"), m_speed);
    if (m_source.followed)
        form().addRow(QString(), m_follow);
    form().addRow(QString(), m_hud);
    form().addRow(QString(), m_caption);
    if (!m_source.ghosts.empty())
        form().addRow(QString(), m_ghosts);
    form().addRow(tr("Length"), m_result);
    connect(m_format, &QComboBox::currentIndexChanged, this, &VideoDialog::onFormatChanged);
    connect(m_ticks, &TicksBox::changed, this, &VideoDialog::showResult);
    connect(m_rate, &QComboBox::currentIndexChanged, this, &VideoDialog::showResult);
    connect(m_speed, &QComboBox::currentIndexChanged, this, &VideoDialog::showResult);
}

void VideoDialog::onFormatChanged()
{
    fillRates();
    showResult();
}

void VideoDialog::showResult()
{
    const auto frames = request().frames();
    m_result->setText(
        frames ? tr("%1 · %2").arg(timeText(frames->length()),
                                   tr("%Ln frame(s)", nullptr, pluralCount(frames->count())))
               : QString(NoValue));
    if (format() && !m_ffmpeg)
        setObstacle(tr("Videos need the program ffmpeg. Install the package ffmpeg, or save PNG "
                       "pictures."));
    else
        setObstacle(frames ? QString() : problemText(frames.error()));
}

const VideoFormat *VideoDialog::format() const
{
    const QString suffix = m_format->currentData().toString();
    return suffix == u"png" ? nullptr : videoFormatOf(QStringLiteral("x.") + suffix);
}

VideoRequest VideoDialog::request() const
{
    VideoRequest request = m_source;
    request.ticks = m_ticks->ticks();
    request.style.size = m_size->currentData().toSize();
    request.style.hud = m_hud->isChecked();
    request.fps = {m_rate->currentData().toLongLong(), 1};
    request.speed = Speeds.at(m_speed->currentData().toUInt());
    if (!m_follow->isChecked())
        request.followed.reset();
    if (!m_ghosts->isChecked())
        request.ghosts.clear();
    return request;
}

SaveDialog::Proposal VideoDialog::proposal() const
{
    return {m_ticks->fileName(QFileInfo(m_name).completeBaseName()),
            m_format->currentData().toString(), m_format->currentText()};
}

std::optional<SaveDialog::Work> VideoDialog::work(const QString &path)
{
    const VideoTarget target{
        .file = {.path = QFile::encodeName(path).toStdString(),
                 .source = QFile::encodeName(m_path).toStdString(),
                 // Of pictures the person was asked about no more than the name in common.
                 .ifPresent = format() ? IfPresent::Replace : IfPresent::Refuse},
        .format = format(),
        .ffmpeg = m_ffmpeg.value_or(QString())};
    return [request = request(), hasCaption = m_caption->isChecked(), name = m_name,
            ghosts = m_ghostFiles, target](const Progress &progress, std::stop_token stop) mutable {
        if (hasCaption) {
            auto caption = PictureCaption::of(*request.recording, name, stop);
            if (!caption)
                return ExportOutcome{problemText(caption.error()), stop.stop_requested()};
            request.style.caption = *std::move(caption);
            if (!request.ghosts.empty())
                request.style.caption->ghosts = ghosts;
        }
        const auto order = request.order();
        if (!order)
            return ExportOutcome{problemText(order.error())};
        const auto count = static_cast<double>(order->frames.count());
        const auto saved = saveVideo(
            *order, target, [&](std::int64_t done) { progress(static_cast<double>(done) / count); },
            stop);
        if (!saved)
            return ExportOutcome{problemText(saved.error()), stop.stop_requested()};
        return ExportOutcome{.path = target.format
                                         ? QString()
                                         : localName(PictureFiles::pathOf(target.file.path, 0))};
    };
}

VideoCommands::VideoCommands(ActiveDocument &document, std::function<ViewInWindow()> view,
                             QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_view(std::move(view))
    , m_window(window)
    , m_commands(this, document)
{
    m_onlyThread.setMaxThreadCount(1);
    m_commands.add(
        "video.save", tr("Save video…"), {}, {MenuName::File, 414},
        tr("Save a video of the world as a file"),
        {.argument = Argument::Optional,
         .isEnabled = [this] { return m_document->index() && m_document->sceneMaker(); }},
        [this](const std::optional<Tick> &moment) { ask(moment); });
    m_commands.refreshWith(Document::PhaseChanged | Document::MapChanged);
}

void VideoCommands::ask(const std::optional<Tick> &moment)
{
    auto *dialog = new VideoDialog(*m_document, moment, m_view(), m_onlyThread, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SaveDialog::ended, this, &VideoCommands::ended);
    dialog->show();
}

} // namespace tickscope
