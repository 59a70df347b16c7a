// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plots_dock.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QToolButton>
#include <QTreeView>

#include "core/export/write_rows.h"
#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/export/saved_text.h"
#include "ui/models/series_mime.h"
#include "ui/plots/field_list.h"
#include "ui/plots/plot_view.h"
#include "ui/style/widget_parts.h"

#include <algorithm>

namespace tickscope {

/// The set with most ticks: all are of one recording, but one may have been stopped.
static const SeriesSet *longestOf(const PlotTable &table)
{
    const SeriesSet *longest = nullptr;
    for (const auto &pieces : table.columns) {
        for (const PlotPiece &piece : pieces) {
            if (!longest || piece.set->size() > longest->size())
                longest = piece.set.get();
        }
    }
    return longest;
}

QString writeCsv(const PlotTable &table, const QString &path, const Progress &progress,
                 std::stop_token stop)
{
    const SeriesSet *longest = longestOf(table);
    SeriesExport wanted{table.time, table.ticks, longest, {}};
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        wanted.columns.push_back(
            {table.titles[static_cast<qsizetype>(i)].toStdString(),
             [&pieces = table.columns[i]](Tick tick) { return valueAt(pieces, tick); }});
    }
    return saveText(path, [&](TextSink &sink) {
        return writeSeries(wanted, RowFormat::Csv, CsvReader::Spreadsheet, sink, {stop, progress});
    });
}

constexpr int FieldsWidth = 260;

PlotsDock::PlotsDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("plotsDock"), tr("Plots"),
               tr("Inspector values over time. Right-click a value in the inspector to add it."),
               parent)
    , m_store(new PlotStore(document, this))
    , m_view(std::make_unique<PlotView>(document, m_plots, *m_store))
    , m_fields(new FieldList(this))
    , m_stack(new NoteStack(*m_view, this))
    , m_fieldsButton(named(new QToolButton(this), "plots.choose"))
    , m_exportButton(named(new QToolButton(this), "plots.export"))
    , m_state(named(new QLabel(this), "plots.state"))
    , m_progress(named(new QProgressBar(this), "plots.progress", tr("Export")))
    , m_cancel(new QToolButton(this))
    , m_export([this](const QString &error) { exportEnded(m_exportPath, error); })
{
    setAcceptDrops(true);
    build();
    addActions();
    connect(this, &DockPage::seen, m_store, &PlotStore::setActive);
    connect(m_store, &PlotStore::changed, this, [this] {
        m_view->renewCurves();
        showState();
    });
    connect(m_fields, &FieldList::toggled, this, [this](const PlotKey &key, bool isChosen) {
        if (isChosen)
            add(key);
        else
            remove(key);
    });
    connect(m_stack, &NoteStack::linkActivated, this, [this] { m_fieldsButton->setChecked(true); });
    connect(m_view.get(), &PlotView::menuWanted, this, &PlotsDock::showMenu);
    connect(m_fieldsButton, &QToolButton::toggled, this, &PlotsDock::showFields);
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        m_export.cancel();
        exportEnded(m_exportPath, tr("Export stopped."));
    });
    m_percentTimer.setInterval(100);
    connect(&m_percentTimer, &QTimer::timeout, this,
            [this] { m_progress->setValue(m_percent->load()); });
}

PlotsDock::~PlotsDock() = default;

void PlotsDock::build()
{
    m_fieldsButton->setText(tr("Fields…"));
    m_fieldsButton->setToolTip(tr("Choose values of the recording to plot"));
    m_fieldsButton->setCheckable(true);
    m_exportButton->setText(tr("Export"));
    m_exportButton->setToolTip(tr("Save the graphs as a table or an image"));
    m_exportButton->setPopupMode(QToolButton::InstantPopup);
    m_exportButton->setMenu(new QMenu(m_exportButton));
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_state->setTextFormat(Qt::PlainText);
    m_progress->setMaximumWidth(160);
    m_progress->hide();
    m_cancel->setText(tr("Stop"));
    m_cancel->setToolTip(tr("Stop the export"));
    m_cancel->hide();
    m_fields->setFixedWidth(FieldsWidth);
    m_fields->hide();
    for (QToolButton *button : {m_fieldsButton, m_exportButton, m_cancel}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
    }

    auto *line = makeRow({m_fieldsButton, m_exportButton, {m_state, 1}, m_progress, m_cancel},
                         {QMargins(8, 2, 8, 2), 4});
    auto *body = makeRow({{m_stack, 1}}, {{}, 0});
    // At the right, so that the graphs stay below the timeline of the same time.
    body->addWidget(m_fields);
    fillWith(this, {line, {body, 1}});
    setReadingOrder({m_fieldsButton, m_exportButton, m_cancel, m_view.get(), &m_fields->findField(),
                     &m_fields->tree()});
}

void PlotsDock::addActions()
{
    addDockAction(*m_view, QStringLiteral("plots.remove"), tr("Remove graph"),
                  QKeySequence(Qt::Key_Delete), [this] {
                      if (const auto key = m_view->currentKey())
                          remove(*key);
                  });
    addDockAction(*m_view, QStringLiteral("plots.clear"), tr("Remove all graphs"),
                  QKeySequence(Qt::SHIFT | Qt::Key_Delete), [this] {
                      m_plots.clear();
                      listChanged();
                  });
    addDockAction(*m_view, QStringLiteral("plots.fields"), tr("Choose fields…"),
                  QKeySequence(Qt::Key_Insert), [this] { m_fieldsButton->toggle(); });
    m_fieldsButton->setToolTip(commands().action("plots.fields")->toolTip());
    addExports();
}

QLineEdit *PlotsDock::findField() const
{
    m_fieldsButton->setChecked(true);
    return &m_fields->findField();
}

void PlotsDock::add(const std::vector<SeriesKey> &series)
{
    useRecording();
    const Tick tick = document()->players().inFrame(NoClient).tick;
    bool isNew = false;
    for (const SeriesKey &one : series)
        isNew = m_plots.add(plotKey(one, *document(), tick)) || isNew;
    if (isNew)
        listChanged();
}

void PlotsDock::add(const PlotKey &key)
{
    useRecording();
    if (m_plots.add(key))
        listChanged();
}

/// Shows what was plotted of that format last; fields can be added before the dock is seen.
void PlotsDock::useRecording()
{
    if (m_recording == document()->recording())
        return;
    m_recording = document()->recording();
    m_exportNote.clear();
    m_plots = m_recording ? storedPlots(m_recording->info().format) : PlotList();
    m_plots.learn(*document());
    readList();
}

/// Reads what all graphs show.
void PlotsDock::readList()
{
    std::vector<SeriesKey> wanted;
    for (const PlotKey &key : m_plots.keys()) {
        for (PlotStretch &stretch : document()->index() ? stretchesOf(key, *document()->index())
                                                        : std::vector<PlotStretch>{}) {
            if (std::ranges::find(wanted, stretch.series) == wanted.end())
                wanted.push_back(std::move(stretch.series));
        }
    }
    m_store->setKeys(wanted);
}

void PlotsDock::remove(const PlotKey &key)
{
    if (m_plots.remove(key))
        listChanged();
}

void PlotsDock::listChanged()
{
    m_plots.learn(*document());
    if (document()->recording())
        storePlots(m_plots, document()->recording()->info().format);
    readList();
    m_view->renewPlots();
    m_fields->showChosen(m_plots);
    showState();
}

void PlotsDock::showFields(bool isShown)
{
    if (isShown)
        m_fields->fill(*document(), m_plots);
    m_fields->setVisible(isShown);
    if (isShown)
        m_fields->findField().setFocus();
}

void PlotsDock::refresh(Document::Changes changes)
{
    // The same recording with more in it: its graphs stay those of the same people.
    if (m_recording && (changes & Document::RebuiltChanged)
        && !(changes & Document::RecordingChanged))
        m_recording = document()->recording();
    if (changes & Document::RecordingChanged) {
        useRecording();
        if (m_fields->isVisible())
            m_fields->fill(*document(), m_plots);
    }
    if (changes & Document::NamesChanged && m_fields->isVisible())
        m_fields->showNames(*document());
    const bool isNew = (changes & (Document::FrameChanged | Document::IndexChanged))
                       && m_plots.learn(*document());
    if (isNew || (changes & Document::IndexChanged))
        readList();
    if (isNew)
        m_view->renewPlots();
    else
        m_view->refresh(changes);
    if (changes & (Document::RecordingChanged | Document::PhaseChanged | Document::IndexChanged))
        showState();
}

void PlotsDock::showState()
{
    m_stack->setNote(note());
    m_exportButton->setEnabled(!m_plots.plots().empty());
    commands().refresh();
    QString state = m_exportNote;
    if (m_store->error()) {
        state = errorSentence(*m_store->error());
    } else if (m_store->isReading() && document()->index()) {
        const TickRange ticks = document()->index()->ticks();
        const auto whole = std::max<std::int64_t>(1, ticks.last - ticks.first);
        const auto read = m_store->readTo().value_or(ticks.first) - ticks.first;
        state = tr("Reading values: %1%").arg(read * 100 / whole);
    } else if (document()->phase() == OpenPhase::Indexing && !m_plots.plots().empty()) {
        state = tr("Values are available once all events have been found.");
    }
    m_state->setText(state);
}

QString PlotsDock::note() const
{
    if (!document()->recording())
        return tr("No recording is open.");
    if (m_plots.plots().empty())
        return tr("Drag a number from the inspector here, or "
                  "<a href='fields'>choose fields…</a>");
    return {};
}

void PlotsDock::dragEnterEvent(QDragEnterEvent *event)
{
    if (!seriesIn(event->mimeData()).empty())
        event->acceptProposedAction();
}

void PlotsDock::dropEvent(QDropEvent *event)
{
    add(seriesIn(event->mimeData()));
    event->acceptProposedAction();
}

void PlotsDock::showMenu(QPoint place)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_view->actions());
    menu->addSeparator();
    menu->addActions(m_exportButton->menu()->actions());
    menu->popup(place);
}

constexpr double PictureScale = 2; ///< Pixels of the file for one of the screen.

void PlotsDock::addExports()
{
    const auto add = [this](const char *id, const QString &text, CommandHandler handler) {
        m_exportButton->menu()->addAction(
            commands().add(id, text, {.isEnabled = [this] { return !m_plots.plots().empty(); }},
                           std::move(handler)));
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
    m_export.start(std::move(work));
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
