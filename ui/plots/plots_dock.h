// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>
#include <QTimer>

#include "core/analysis/series/series.h"
#include "core/model/time_base.h"
#include "ui/docks/dock_page.h"
#include "ui/plots/plot_list.h"
#include "ui/plots/plot_store.h"

class QLabel;
class QProgressBar;
class QToolButton;

namespace tickscope {

/// A table of what is plotted.
struct PlotTable {
    QStringList titles; ///< Of the columns behind tick and time.
    std::vector<std::vector<PlotPiece>> columns;
    TimeBase time = TimeBase::uniform({{0}, {0}}, Time{1});
    TickRange ticks;
};

/// Receives the share that is done, from 0 to 1.
using Progress = std::function<void(double)>;

/// Writes \a table as CSV to \a path: a row for each recorded tick, an empty cell in a gap.
/// The file is there only when it is whole. Returns why it failed; empty when it did not.
[[nodiscard]] QString writeCsv(const PlotTable &table, const QString &path,
                               const Progress &progress, std::stop_token stop);

class FieldList;
class NoteStack;
class PlotView;

/// Any numbers of the recording over the same time as the timeline.
class PlotsDock : public DockPage
{
    Q_OBJECT

public:
    explicit PlotsDock(ActiveDocument &document, QWidget *parent = nullptr);
    ~PlotsDock() override;

    /// Adds a graph for each of \a series; client IDs are those of the present frame.
    void add(const std::vector<SeriesKey> &series);
    void add(const PlotKey &key);
    void remove(const PlotKey &key);

    [[nodiscard]] const PlotList &plots() const { return m_plots; }
    [[nodiscard]] const PlotStore &store() const { return *m_store; }
    [[nodiscard]] PlotView &view() const { return *m_view; }
    [[nodiscard]] FieldList &fields() const { return *m_fields; }
    [[nodiscard]] QLineEdit *findField() const override;
    [[nodiscard]] QImage picture(std::optional<int> player, QSize size) const override;

    enum class Stretch { InView, All };
    /// What an export of CSV writes.
    [[nodiscard]] PlotTable table(Stretch stretch) const;
    /// Writes on a worker, with progress and a way to stop.
    void exportCsv(const QString &path, Stretch stretch);
    void exportPng(const QString &path);

signals:
    /// An export ended; \a error is empty when the file is there.
    void exported(const QString &path, const QString &error);

protected:
    void refresh(Document::Changes changes) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void addActions();
    void useRecording();
    void listChanged();
    void readList();
    void showFields(bool isShown);
    void showState();
    [[nodiscard]] QString note() const;
    void showMenu(QPoint place);
    void addExports();
    void chooseFile(const QString &filter, const QString &suffix,
                    const std::function<void(const QString &)> &chosen);
    void runExport(const QString &path, std::function<QString(std::stop_token)> work);
    void exportEnded(const QString &path, const QString &error);

    PlotList m_plots;
    Shared<Recording> m_recording; ///< That the list is of.
    PlotStore *m_store;
    std::unique_ptr<PlotView> m_view; ///< Goes before the list of graphs that it draws.
    FieldList *m_fields;
    NoteStack *m_stack;
    QToolButton *m_fieldsButton;
    QToolButton *m_exportButton;
    QLabel *m_state;
    QProgressBar *m_progress;
    QToolButton *m_cancel;
    std::shared_ptr<std::atomic<int>> m_percent; ///< Of the export that runs.
    QTimer m_percentTimer;
    LatestJob<QString> m_export;
    QString m_exportPath;
    QString m_exportNote; ///< How the last export ended.
};

} // namespace tickscope
