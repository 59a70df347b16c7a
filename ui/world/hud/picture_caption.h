// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include <QImage>
#include <QString>
#include <QStringList>

#include "core/model/recording.h"

namespace tickscope {

/// What pictures say of the recording that they are from, for who gets them without it.
struct PictureCaption {
    QString name;   ///< Of its file.
    QString sha256; ///< Of its content; empty where not all of it is at hand.

    /// Reads the whole file. Errors: those of contentHash().
    [[nodiscard]] static Result<PictureCaption> of(const Recording &recording, const QString &name,
                                                   std::stop_token stop);

    QStringList ghosts = {}; ///< Names of the files whose players are seen, too.

    /// Name, time, tick and hash, this with \a digits of its digits, and the ghosts.
    [[nodiscard]] QString text(Time time, Tick tick, int digits) const;
    /// Of its line in a picture of \a size, in pixels: nothing else stands there.
    [[nodiscard]] static int heightIn(QSize size);
    /// Draws it in a line along the lower edge: with the whole hash, or less of it, and at last of
    /// the name, where there is no room.
    void draw(QImage &image, Time time, Tick tick) const;
};

} // namespace tickscope
