// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/video_file.h"

#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageWriter>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "ui/video/video_encoder.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope {

Result<QByteArray> pictureBytes(const QImage &image, const QByteArray &kind,
                                const std::string &path)
{
    QBuffer bytes;
    QImageWriter writer(&bytes, kind);
    if (image.isNull() || !writer.write(image))
        return failure(ErrorCode::Io, {Fault::tr("cannot write %1: %2"), path,
                                       writer.errorString().toStdString()});
    return bytes.data();
}

std::string PictureFiles::pathOf(const std::string &path, std::int64_t number)
{
    const std::filesystem::path whole(path);
    const long long counted = number;
    char digits[24];
    std::snprintf(digits, sizeof digits, "-%06lld", counted + 1);
    return (whole.parent_path() / whole.stem()).string() + digits + whole.extension().string();
}

Result<void> PictureFiles::prepare(VideoFrame &frame) const
{
    TRY_ASSIGN(auto bytes, pictureBytes(frame.image, "png", pathOf(m_path, frame.number)));
    frame.bytes = std::move(bytes);
    frame.image = {};
    return {};
}

Result<void> PictureFiles::write(const VideoFrame &frame, std::stop_token /*stop*/)
{
    TRY_ASSIGN(auto file, NewFile::create(pathOf(m_path, frame.number), m_ifPresent));
    file.stream().write(frame.bytes.constData(), frame.bytes.size());
    TRY(file.close());
    m_files.push_back(std::move(file));
    return {};
}

Result<void> PictureFiles::finish()
{
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        auto finished = m_files[i].finish();
        if (finished)
            continue;
        std::error_code ignored;
        for (std::size_t placed = 0; placed < i; ++placed)
            std::filesystem::remove(pathOf(m_path, static_cast<std::int64_t>(placed)), ignored);
        return finished;
    }
    return {};
}

static Result<void> savePictures(const VideoOrder &order, const MadeFile &file,
                                 const FrameProgress &progress, std::stop_token stop)
{
    for (std::int64_t i = 0; i < order.frames.count(); ++i) {
        if (auto checked = checkOutput(PictureFiles::pathOf(file.path, i), file.source,
                                       file.ifPresent);
            !checked)
            return checked;
    }
    PictureFiles files(file.path, file.ifPresent);
    TRY(drawVideo(order, files, progress, std::move(stop)));
    return files.finish();
}

Result<FrameSequence> VideoRequest::frames() const
{
    const TimeBase &time = material.index->time();
    return FrameSequence::of(time.timeAt(ticks.first), time.timeAt(ticks.last), fps, speed);
}

Result<VideoOrder> VideoRequest::order() const
{
    TRY_ASSIGN(const auto moments, frames());
    PictureMaterial drawn = material;
    drawn.game = GameData::installed();
    VideoOrder order{.recording = recording,
                     .places = material.index,
                     .motion = motion,
                     .painter = std::make_shared<const RecordingPainter>(std::move(drawn), style),
                     .frames = moments,
                     .followed = {},
                     .ghosts = ghosts};
    if (const Player *player = followed ? material.index->players().of(*followed) : nullptr) {
        order.followed = [index = material.index, player](Tick tick) {
            return player->clientAt(tick);
        };
    }
    return order;
}

QString localName(const std::string &path)
{
    return QFile::decodeName(path.c_str());
}

Result<void> saveVideo(const VideoOrder &order, const VideoTarget &target,
                       const FrameProgress &progress, std::stop_token stop)
{
    if (stop.stop_requested())
        return failure(ErrorCode::Cancelled, faults::Cancelled);
    if (!target.format)
        return savePictures(order, target.file, progress, std::move(stop));
    TRY_ASSIGN(auto file, createMadeFile(*order.recording, target.file, stop));
    TRY(file.close());
    const QString output = QFileInfo(localName(file.temporaryPath())).absoluteFilePath();
    TRY_ASSIGN(auto encoder,
               VideoEncoder::start(target.ffmpeg,
                                   ffmpegArguments(*target.format, order.painter->style().size,
                                                   order.frames.fps(), output),
                                   output, VideoEncoder::Patience,
                                   target.format->takesYuv ? VideoEncoder::Pixels::Yuv
                                                           : VideoEncoder::Pixels::Image));
    TRY(drawVideo(order, *encoder, progress, stop));
    TRY(encoder->finish(std::move(stop)));
    return file.finish();
}

} // namespace tickscope
