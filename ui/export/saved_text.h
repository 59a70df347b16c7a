// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>
#include <QSaveFile>
#include <QString>

#include "core/export/text/text_sink.h"

namespace tickscope {

/// Draws a picture of what was shown when it was asked for. Any thread.
using PictureMaker = std::function<QImage()>;

/// Writes \a image to \a path in the format of its suffix, else as PNG; the file is there only when
/// it is whole. Returns why it failed; empty when it did not. Any thread.
[[nodiscard]] QString savePicture(const QImage &image, const QString &path);

/// A file that is there whole or not at all, as a sink of the core's exports. One thread.
class SavedText : public TextSink
{
public:
    explicit SavedText(const QString &path);

    void write(std::string_view text) override;
    /// False once the disk is full, or the file could not be opened.
    [[nodiscard]] bool isWanted() const override { return m_isGood; }
    /// Puts the file into its place. Why it failed; empty when it did not.
    [[nodiscard]] QString finish();

private:
    void flush();

    QSaveFile m_file;
    QByteArray m_pending; ///< Rows are short, and writes are dear.
    bool m_isGood;
};

/// Makes the file at \a path of what \a write puts into its sink. Why it failed, in words; empty
/// when it did not, or when it was stopped: what is not finished is no file.
[[nodiscard]] QString saveText(const QString &path,
                               const std::function<Result<void>(TextSink &)> &write);

/// The same of \a bytes.
[[nodiscard]] QString saveBytes(const QString &path, const QByteArray &bytes);

} // namespace tickscope
