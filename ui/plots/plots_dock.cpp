// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plots_dock.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QToolButton>
#include <QTreeView>

#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/models/series_mime.h"
#include "ui/plots/field_list.h"
#include "ui/plots/plot_view.h"
#include "ui/style/widget_parts.h"

#include <algorithm>

namespace tickscope {

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

} // namespace tickscope
