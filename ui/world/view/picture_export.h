// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/commands/command_set.h"
#include "ui/export/saved_picture.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Copies and saves the picture of a view.
class PictureExport : public QObject
{
    Q_OBJECT

public:
    /// \param picture  of what is shown now, in pixels of the screen.
    PictureExport(Document &document, std::function<PictureMaker()> picture, QWidget &view);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// Draws on a worker, as save() does.
    void copy();
    /// Asks where.
    void save();

signals:
    /// The last picture was saved, or not: then \a problem says so.
    void ended(const QString &problem);

private:
    void write(const QString &path);

    Document &m_document;
    std::function<PictureMaker()> m_picture;
    QWidget &m_view;
    CommandSet m_commands;
    LatestJob<QImage> m_copying;
};

} // namespace tickscope
