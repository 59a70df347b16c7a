// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QImage>

#include "ui/commands/command_set.h"

namespace tickscope {

/// Copies and saves the picture of a view.
class PictureExport : public QObject
{
    Q_OBJECT

public:
    /// \param picture  gives it as it is shown now, in pixels of the screen.
    PictureExport(Document &document, std::function<QImage()> picture, QWidget &view);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    void copy() const;
    /// Asks where, and writes on a worker.
    void save();

signals:
    /// The last picture was saved, or not: then \a problem says so.
    void ended(const QString &problem);

private:
    void write(const QString &path);

    Document &m_document;
    std::function<QImage()> m_picture;
    QWidget &m_view;
    CommandSet m_commands;
};

} // namespace tickscope
