// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QByteArray>
#include <QImage>

#include "core/io/new_file.h"
#include "ui/video/video_drawing.h"

namespace tickscope {

/// \a image as a file has it. \param kind  "png". \param path  for the error. Errors: Io.
[[nodiscard]] Result<QByteArray> pictureBytes(const QImage &image, const QByteArray &kind,
                                              const std::string &path);

/// The pictures of a video as files: OUT-000001.png and so on for OUT.png. They are all there when
/// it is finished, and none before.
class PictureFiles : public FrameSink
{
public:
    PictureFiles(std::string path, IfPresent ifPresent)
        : m_path(std::move(path))
        , m_ifPresent(ifPresent)
    {
    }

    /// That of the frame, from 0. \param path  of all of them.
    [[nodiscard]] static std::string pathOf(const std::string &path, std::int64_t number);

    /// Errors (of all functions): Io.
    [[nodiscard]] Result<void> prepare(VideoFrame &frame) const override;
    [[nodiscard]] Result<void> write(const VideoFrame &frame, std::stop_token stop) override;
    [[nodiscard]] Result<void> finish();

private:
    std::string m_path;
    IfPresent m_ifPresent;
    std::vector<NewFile> m_files;
};

} // namespace tickscope
