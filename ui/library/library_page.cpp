// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include "core/library/reading/reading.h"
#include "ui/library/library_settings.h"
#include "ui/library/place_list.h"
#include "ui/library/recording_views.h"
#include "ui/reading/confined_reader.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

using library::GroupKey;
using library::SortKey;

const QString CardsKey = QStringLiteral("library/cards");
const QString GroupSettingKey = QStringLiteral("library/group");
constexpr int PlacesWidth = 190;
constexpr int LeastBoxWidth = 100;

static QToolButton *viewButton(const QString &icon, const QString &name, QWidget *parent)
{
    QToolButton *button = iconButton(icon, name, parent);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

LibraryPage::LibraryPage(const FormatRegistry &formats, std::shared_ptr<LibraryService> service,
                         LibraryCommands &commands, QWidget *parent)
    : QWidget(parent)
    , m_service(std::move(service))
    , m_model(new LibraryModel(*m_service, formats, this))
    , m_selection(new QItemSelectionModel(m_model, this))
    , m_commands(commands)
    , m_places(new PlaceList(this))
    , m_table(named(new RecordingTable(this), "libraryRows"))
    , m_cards(named(new RecordingCards(this), "libraryCardList"))
    , m_views(new QStackedWidget(this))
    , m_bar(new QWidget(this))
    , m_filter(named(new QLineEdit(this), "libraryFilter"))
    , m_sort(named(new QComboBox(this), "librarySort", tr("Sort by"), tr("Order of the cards")))
    , m_group(new QComboBox(this))
    , m_tableButton(viewButton(QStringLiteral("table"), tr("Table"), this))
    , m_cardsButton(viewButton(QStringLiteral("cards"), tr("Cards"), this))
    , m_empty(named(hintText(), "libraryEmpty"))
    , m_status(named(new QLabel(this), "libraryStatus"))
    , m_progress(new QProgressBar(this))
    , m_stop(named(new QToolButton(this), "libraryStop"))
    , m_actions(new QWidget(this))
{
    setObjectName(QStringLiteral("libraryPage"));
    makeBar();
    makeViews();
    makeFooter();
    auto *right = new QWidget(this);
    fillWith(right, {{m_views, 1}});
    auto *splitter = new QSplitter(this);
    splitter->setHandleWidth(1);
    splitter->addWidget(m_places);
    splitter->addWidget(right);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({PlacesWidth, 1000});
    auto *footer = makeRow({{m_status, 1}, m_progress, m_stop, m_actions}, {QMargins(8, 4, 8, 4)});
    fillWith(this, {m_bar, {splitter, 1}, footer});

    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &LibraryPage::keepSelection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &LibraryPage::restoreSelection);
    connect(m_model, &LibraryModel::listed, this, &LibraryPage::onListed);
    connect(m_places, &PlaceList::placeChanged, this, &LibraryPage::onPlaceChanged);
    connect(m_places, &PlaceList::removalWanted, &m_commands, &LibraryCommands::removeFolder);
    connect(&m_commands, &LibraryCommands::chosen, this, &LibraryPage::chosen);
    connect(&m_commands, &LibraryCommands::placesChanged, this, &LibraryPage::refreshPlaces);
    connect(&m_commands, &LibraryCommands::reported, this, [this](const QString &sentence) {
        m_report = sentence;
        showCount();
    });
    connect(m_service.get(), &LibraryService::weaklyConfined, this,
            [this](library::Confinement confinement) {
                m_report = confined_reader::weakness(confinement);
                showCount();
            });
    connect(m_service.get(), &LibraryService::progressChanged, this, &LibraryPage::showProgress);
    connect(m_service.get(), &LibraryService::changed, this, &LibraryPage::countAll);
    connect(m_service.get(), &LibraryService::complained, this, [this](const Fault &why) {
        m_report = screenText(faultText(why, sentenceWords()->forFaults()));
        showCount();
    });
    setCards(QSettings().value(CardsKey, true).toBool());
    m_group->setCurrentIndex(
        std::clamp(QSettings().value(GroupSettingKey, 0).toInt(), 0, m_group->count() - 1));
    refreshPlaces();
    onPlaceChanged();
    showProgress();
}

void LibraryPage::makeBar()
{
    m_filter->setPlaceholderText(tr("Filter by name, map, world, player or chat"));
    m_filter->setAccessibleName(tr("Filter recordings"));
    m_filter->setToolTip(tr("Matches the beginning of words"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(theme::icon(QStringLiteral("find")), QLineEdit::LeadingPosition);
    m_filter->setMinimumWidth(160);
    m_filter->setMaximumWidth(420);
    connect(m_filter, &QLineEdit::textChanged, this, &LibraryPage::onQueryChanged);
    m_filter->installEventFilter(this);

    const auto addSort = [this](const QString &text, SortKey key, Qt::SortOrder order) {
        m_sort->addItem(text, QVariantList{static_cast<int>(key), static_cast<int>(order)});
    };
    addSort(tr("Newest first"), SortKey::Date, Qt::DescendingOrder);
    addSort(tr("Oldest first"), SortKey::Date, Qt::AscendingOrder);
    addSort(tr("By name"), SortKey::Name, Qt::AscendingOrder);
    addSort(tr("By map or world"), SortKey::Map, Qt::AscendingOrder);
    addSort(tr("Longest first"), SortKey::Length, Qt::DescendingOrder);
    addSort(tr("Most players first"), SortKey::Players, Qt::DescendingOrder);
    addSort(tr("Fastest run first"), SortKey::BestTime, Qt::AscendingOrder);
    addSort(tr("Largest first"), SortKey::Size, Qt::DescendingOrder);
    connect(m_sort, &QComboBox::activated, this, [this] {
        const QVariantList choice = m_sort->currentData().toList();
        auto query = m_model->query();
        query.sort = static_cast<SortKey>(choice.at(0).toInt());
        query.order = static_cast<Qt::SortOrder>(choice.at(1).toInt());
        m_model->setQuery(query);
        m_table->showSort();
    });

    nameWidget(*m_group, "libraryGroup", tr("Group by"), tr("Show headings between recordings"));
    m_group->addItem(tr("No groups"), static_cast<int>(GroupKey::None));
    m_group->addItem(tr("Group by folder"), static_cast<int>(GroupKey::Folder));
    m_group->addItem(tr("Group by map or world"), static_cast<int>(GroupKey::Map));
    m_group->addItem(tr("Group by game"), static_cast<int>(GroupKey::Family));
    m_group->addItem(tr("Group by month"), static_cast<int>(GroupKey::Date));
    connect(m_group, &QComboBox::activated, this, [this](int index) {
        QSettings().setValue(GroupSettingKey, index);
        onQueryChanged();
    });
    // Where room is short these give way, and not the words of the buttons.
    for (QComboBox *box : {m_sort, m_group})
        box->setMinimumWidth(LeastBoxWidth);
    m_tableButton->setObjectName(QStringLiteral("libraryTable"));
    m_cardsButton->setObjectName(QStringLiteral("libraryCards"));
    connect(m_tableButton, &QToolButton::clicked, this, [this] { setCards(false); });
    connect(m_cardsButton, &QToolButton::clicked, this, [this] { setCards(true); });

    makeRow(m_bar, {stretchPart(1), {m_filter, 4}, m_sort, m_group, m_cardsButton, m_tableButton},
            {QMargins(8, 8, 8, 8)});
}

void LibraryPage::addLeading(QWidget *widget)
{
    auto *layout = static_cast<QBoxLayout *>(m_bar->layout());
    // In front of the stretch.
    layout->insertWidget(layout->indexOf(m_filter) - 1, widget);
}

void LibraryPage::makeViews()
{
    m_table->setAccessibleName(tr("Recordings"));
    m_cards->setAccessibleName(tr("Recordings"));
    m_table->setLibrary(*m_model);
    m_cards->setModel(m_model);
    for (QAbstractItemView *view :
         {static_cast<QAbstractItemView *>(m_table), static_cast<QAbstractItemView *>(m_cards)}) {
        view->setSelectionModel(m_selection);
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        view->installEventFilter(this);
        connect(view, &QWidget::customContextMenuRequested, this,
                [this, view](QPoint at) { showMenu(view->viewport()->mapToGlobal(at)); });
        connect(view, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
            // A double click may come without the click that selects.
            if (!m_selection->isSelected(index))
                m_selection->select(index, QItemSelectionModel::ClearAndSelect
                                               | QItemSelectionModel::Rows);
            m_commands.run(QStringLiteral("library.open"));
        });
        m_views->addWidget(view);
    }
    m_empty->setAlignment(Qt::AlignCenter);
    m_views->addWidget(m_empty);
    connect(m_selection, &QItemSelectionModel::selectionChanged, this,
            &LibraryPage::onSelectionChanged);
}

void LibraryPage::makeFooter()
{
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_status->setMinimumWidth(0);
    m_progress->setFixedSize(140, 8);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Scanning"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("The next scan continues from here"));
    m_stop->setAutoRaise(true);
    connect(m_stop, &QToolButton::clicked, m_service.get(), &LibraryService::stopScan);
    auto *row = new QHBoxLayout(m_actions);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const char *id : {"library.open", "library.compare", "library.verify", "library.export",
                           "library.reveal", "library.pin", "library.remove"}) {
        auto *button = new QToolButton(m_actions);
        button->setDefaultAction(m_commands.action(QString::fromLatin1(id)));
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    onSelectionChanged();
}

void LibraryPage::setCards(bool isOn)
{
    QSettings().setValue(CardsKey, isOn);
    m_tableButton->setChecked(!isOn);
    m_cardsButton->setChecked(isOn);
    m_sort->setVisible(isOn);
    onListed();
}

void LibraryPage::onPlaceChanged()
{
    auto query = m_model->query();
    const bool wasGiven = query.sort == SortKey::Given;
    m_places->applyTo(query);
    // Recent and pinned ones have an order of their own.
    if (query.place == library::ListingQuery::Place::Paths)
        query.sort = SortKey::Given;
    else if (wasGiven)
        query.sort = SortKey::Date;
    query.group = static_cast<GroupKey>(m_group->currentData().toInt());
    query.text = m_filter->text();
    m_report.clear();
    m_model->setQuery(query);
    m_table->showSort();
}

void LibraryPage::onQueryChanged()
{
    auto query = m_model->query();
    query.text = m_filter->text();
    query.group = static_cast<GroupKey>(m_group->currentData().toInt());
    m_report.clear();
    m_model->setQuery(query);
    m_table->setShowsHits(!library::matchText(query.text).isEmpty());
}

void LibraryPage::refreshPlaces()
{
    countAll();
    m_places->refresh();
    onPlaceChanged();
}

void LibraryPage::countAll()
{
    m_service->read<library::LibraryCounts>(
        this, [](library::LibraryStore &store) { return store.listing().counts(); },
        [this](const library::LibraryCounts &counts) {
            m_places->setCounts(counts);
            emit counted(counts);
        });
}

void LibraryPage::onListed()
{
    const bool isEmpty = m_model->recordingCount() == 0;
    if (isEmpty && !m_filter->text().isEmpty())
        m_empty->setText(tr("No recording matches “%1”.").arg(m_filter->text()));
    else if (m_service->isScanning())
        m_empty->setText(tr("Looking for recordings…"));
    else
        m_empty->setText(tr("No recordings here."));
    QWidget *view = m_cardsButton->isChecked() ? static_cast<QWidget *>(m_cards) : m_table;
    const bool hadFocus = m_views->currentWidget()->hasFocus();
    m_views->setCurrentWidget(isEmpty ? m_empty : view);
    if (hadFocus && !isEmpty)
        view->setFocus();
    showCount();
}

std::vector<qint64> LibraryPage::selected() const
{
    std::vector<qint64> ids;
    for (const QItemSelectionRange &range : m_selection->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            if (const qint64 id = m_model->idAt(row); id != 0)
                ids.push_back(id);
        }
    }
    // The table selects all columns of a row, the cards one.
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

LibraryCommands::Choice LibraryPage::choice() const
{
    return {selected(), m_filter->text()};
}

void LibraryPage::find()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void LibraryPage::keepSelection()
{
    m_kept = selected();
    m_keptCurrent = m_model->idAt(m_selection->currentIndex().row());
}

void LibraryPage::restoreSelection()
{
    // A few at the most: of a list where all are selected that would take long.
    constexpr std::size_t MostKept = 100;
    if (m_kept.size() > MostKept)
        m_kept.clear();
    // The list has changed, not what the person chose: what was said of it stays.
    const QString report = m_report;
    QItemSelection selection;
    for (const qint64 id : m_kept) {
        if (const int row = m_model->rowOf(id); row >= 0)
            selection.select(m_model->index(row, 0),
                             m_model->index(row, LibraryModel::ColumnCount - 1));
    }
    if (const int row = m_keptCurrent != 0 ? m_model->rowOf(m_keptCurrent) : -1; row >= 0)
        m_selection->setCurrentIndex(m_model->index(row, 0), QItemSelectionModel::NoUpdate);
    m_selection->select(selection, QItemSelectionModel::ClearAndSelect);
    onSelectionChanged();
    m_report = report;
    showCount();
}

void LibraryPage::onSelectionChanged()
{
    m_report.clear();
    m_commands.refresh();
    m_actions->setVisible(m_selection->hasSelection());
    showCount();
}

void LibraryPage::showCount()
{
    if (!m_report.isEmpty())
        return m_status->setText(m_report);
    const auto count = static_cast<int>(m_model->recordingCount());
    const auto chosen = static_cast<int>(selected().size());
    m_status->setText(chosen > 0 ? tr("%Ln selected", nullptr, chosen)
                                 : tr("%Ln recording(s)", nullptr, count));
}

void LibraryPage::showProgress()
{
    const bool isOn = m_service->isScanning();
    m_progress->setVisible(isOn);
    m_stop->setVisible(isOn);
    if (!isOn)
        return onListed();
    const library::ScanProgress &progress = m_service->progress();
    m_progress->setRange(0, static_cast<int>(progress.all));
    m_progress->setValue(static_cast<int>(progress.done));
    QString what;
    switch (progress.round) {
    case library::ScanRound::Looking:
        what = tr("Looking through folders: %1").arg(numberText(progress.done));
        break;
    case library::ScanRound::Headers:
        what = tr("Reading headers: %1 of %2")
                   .arg(numberText(progress.done), numberText(progress.all));
        break;
    case library::ScanRound::Contents:
        what = tr("Reading players, chat and runs: %1 of %2")
                   .arg(numberText(progress.done), numberText(progress.all));
        break;
    }
    m_progress->setToolTip(what);
}

void LibraryPage::showMenu(QPoint place)
{
    if (!m_selection->hasSelection())
        return;
    auto *menu = named(new QMenu(this), "libraryMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_commands.offer(*menu);
    menu->popup(place);
}

void LibraryPage::refreshPicture(const QString &path)
{
    m_cards->pictures().forget(path);
    m_cards->viewport()->update();
}

bool LibraryPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (watched == m_filter) {
        if (key->key() == Qt::Key_Escape && !m_filter->text().isEmpty()) {
            m_filter->clear();
            return true;
        }
        if (key->key() == Qt::Key_Down) {
            m_views->currentWidget()->setFocus();
            return true;
        }
        return QWidget::eventFilter(watched, event);
    }
    if (key->key() == Qt::Key_Delete) {
        m_commands.run(QStringLiteral("library.remove"));
        return true;
    }
    // Whoever types looks for something.
    const bool isTyped = !key->text().isEmpty() && key->text().at(0).isPrint()
                         && key->text().at(0) != u' '
                         && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isTyped) {
        m_filter->setFocus();
        m_filter->insert(key->text());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tickscope
