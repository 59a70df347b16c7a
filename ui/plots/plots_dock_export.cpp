// SPDX-License-Identifier: GPL-3.0-or-later
// How the plots dock writes tables and pictures.
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>

#include "ui/export/saved_picture.h"
#include "ui/plots/plot_view.h"
#include "ui/plots/plots_dock.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

constexpr double PictureScale = 2; ///< Pixels of the file for one of the screen.

void PlotsDock::addExports()
{
    const auto add = [this](const char *id, const QString &text, CommandHandler handler) {
        m_exportButton->menu()->addAction(commands().add(
            {.id = id, .text = text, .handler = std::move(handler), .isEnabled = [this] {
                 return !m_plots.plots().empty();
             }}));
    };
    const auto addCsv = [&](const char *id, const QString &text, Stretch stretch) {
        add(id, text, [this, stretch] {
            chooseFile(tr("Tables (*.csv)"), QStringLiteral("csv"),
                       [this, stretch](const QString &path) { exportCsv(path, stretch); });
        });
    };
    addCsv("plots.csvView", tr("Table of the visible range (CSV)…"), Stretch::InView);
    addCsv("plots.csvAll", tr("Table of the whole recording (CSV)…"), Stretch::All);
    add("plots.png", tr("Image (PNG)…"), [this] {
        chooseFile(tr("PNG images (*.png)"), QStringLiteral("png"),
                   [this](const QString &path) { exportPng(path); });
    });
}

void PlotsDock::chooseFile(const QString &filter, const QString &suffix,
                           const std::function<void(const QString &)> &chosen)
{
    auto *dialog = askWhereToSave(this, tr("Export graphs"), {}, filter, suffix,
                                  document()->displayName() + u'.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, chosen);
}

PlotTable PlotsDock::table(Stretch stretch) const
{
    PlotTable table;
    if (!document()->index())
        return table;
    table.time = document()->index()->time();
    table.ticks = document()->index()->ticks();
    if (stretch == Stretch::InView) {
        const TimeInView view = document()->playback().timeInView();
        table.ticks = {table.time.tickAt(view.begin), table.time.tickAt(view.end())};
    }
    for (const Plot &plot : m_plots.plots()) {
        auto pieces = m_store->pieces(plot.key);
        if (pieces.empty())
            continue;
        // Of a person the items may have other numbers at other times.
        const QString owner = ownerText(plot, *document());
        QString title = plot.key.player ? tr("%1: %2 %3")
                                              .arg(owner, screenText(plot.key.series.type),
                                                   screenText(plot.key.series.field))
                                        : owner + u' ' + screenText(plot.key.series.field);
        if (plot.field && !plot.field->unit.empty())
            title += QStringLiteral(" (%1)").arg(screenText(shownUnit(*plot.field)));
        table.titles << title;
        table.columns.push_back(std::move(pieces));
    }
    return table;
}

void PlotsDock::exportCsv(const QString &path, Stretch stretch)
{
    const auto percent = std::make_shared<std::atomic<int>>(0);
    m_percent = percent;
    runExport(path, [path, percent, shown = table(stretch)](const std::stop_token &stop) {
        const auto progress = [&percent](double share) {
            percent->store(static_cast<int>(share * 100));
        };
        return writeCsv(shown, path, progress, stop);
    });
}

QImage PlotsDock::picture(std::optional<int> /*player*/, QSize size) const
{
    return m_plots.plots().empty() ? QImage() : m_view->pictureOf(size);
}

void PlotsDock::exportPng(const QString &path)
{
    m_percent = std::make_shared<std::atomic<int>>(0);
    const QImage image = m_view->toPixmap(0, 0, PictureScale).toImage();
    runExport(path, [path, image](const std::stop_token &) { return savePicture(image, path); });
}

void PlotsDock::runExport(const QString &path, std::function<QString(std::stop_token)> work)
{
    m_exportPath = path;
    m_exportNote.clear();
    m_progress->setValue(0);
    m_progress->show();
    m_cancel->show();
    m_percentTimer.start();
    m_export.start(*QThreadPool::globalInstance(), std::move(work));
}

void PlotsDock::exportEnded(const QString &path, const QString &error)
{
    m_percentTimer.stop();
    m_progress->hide();
    m_cancel->hide();
    m_exportNote = error.isEmpty() ? tr("Exported to %1").arg(QFileInfo(path).fileName()) : error;
    showState();
    emit exported(path, error);
}

} // namespace tickscope
