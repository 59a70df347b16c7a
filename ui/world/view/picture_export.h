// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/commands/command_set.h"
#include "ui/export/saved_text.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Copies and saves the picture of a view.
class PictureExport : public QObject
{
    Q_OBJECT

public:
    /// \param picture  of what is shown now, in that size.
    PictureExport(ActiveDocument &document, std::function<PictureMaker(QSize)> picture,
                  QWidget &view);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// Draws on a worker, as save() does.
    void copy();
    /// Asks in which size and format, and where.
    void save();

signals:
    /// \a problem is empty when the picture was saved.
    void ended(const QString &path, const QString &problem);

private:
    /// Of the view, in pixels of the screen.
    [[nodiscard]] QSize size() const;

    ActiveDocument &m_document;
    std::function<PictureMaker(QSize)> m_picture;
    QWidget &m_view;
    CommandSet m_commands;
    LatestJob<QImage> m_copying;
};

} // namespace tickscope
