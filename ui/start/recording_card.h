// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "ui/jobs/latest_job.h"
#include "ui/start/thumbnails.h"

class QToolButton;

namespace tickscope {

/// A recording on the start page: its picture, name, length, map and date, read on a
/// worker. Pressing it opens the recording; what is gone is grey and can be removed.
class RecordingCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit RecordingCard(const QString &path, QWidget *parent = nullptr);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isMissing() const { return m_summary.isMissing; }
    [[nodiscard]] bool hasPicture() const { return !m_summary.picture.isNull(); }
    /// Length, map and date in one line, as far as they are known.
    [[nodiscard]] QString facts() const;
    /// Reads picture and facts anew.
    void refresh();

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void removeWanted();
    void menuWanted(QPoint globalPlace);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void take(const thumbnails::Summary &summary);
    void paintPicture(QPainter &painter, const QRect &place) const;

    QString m_path;
    thumbnails::Summary m_summary;
    QToolButton *m_remove;
    LatestJob<thumbnails::Summary> m_job;
};

} // namespace tickscope
