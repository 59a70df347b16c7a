// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/video/picture_files.h"

#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include <QBuffer>
#include <QImageWriter>

#include "core/base/fault.h"
#include "core/base/try.h"

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

} // namespace tickscope
