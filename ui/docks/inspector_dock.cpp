// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/inspector_dock.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QTreeView>

#include "ui/docks/table_parts.h"
#include "ui/models/inspector_model.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

/// Rows of one height, and text that reads on a selection whatever its own colour.
class InspectorDelegate : public QStyledItemDelegate
{
public:
    explicit InspectorDelegate(QTreeView &view)
        : QStyledItemDelegate(&view)
        , m_height(rowHeight(view))
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), m_height};
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->state & QStyle::State_Selected)
            option->palette.setBrush(QPalette::Text, option->palette.highlightedText());
    }

private:
    int m_height;
};

/// How far the values can be trusted, short enough for a narrow dock.
QString exactnessText(Exactness exactness)
{
    constexpr std::array Texts{
        QT_TRANSLATE_NOOP("tickscope::InspectorDock", "values as recorded"),
        QT_TRANSLATE_NOOP("tickscope::InspectorDock", "rebuilt"),
        QT_TRANSLATE_NOOP("tickscope::InspectorDock", "after damage"),
        QT_TRANSLATE_NOOP("tickscope::InspectorDock", "could not be read"),
        QT_TRANSLATE_NOOP("tickscope::InspectorDock", "still loading"),
    };
    return InspectorDock::tr(Texts.at(static_cast<std::size_t>(exactness)));
}

} // namespace

InspectorDock::InspectorDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("inspector"), tr("Inspector"),
               tr("Every item at the current tick with all its fields, as recorded. Changes since "
                  "the previous snapshot are marked."),
               parent)
    , m_filter(document)
    , m_model(new InspectorModel(this))
    , m_tree(named(new QTreeView, "inspector.tree", tr("Items and fields")))
    , m_stack(new NoteStack(*m_tree, this))
    , m_find(named(new QLineEdit(this), "inspector.find", tr("Find in items")))
    , m_changedOnly(named(new QToolButton(this), "inspector.changed", tr("Changed only")))
    , m_headline(named(new ElidedLabel(this), "inspector.headline"))
{
    build();
    prepareTree();
    addActions();
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->find = text;
        m_model->setFind(text);
        // What was found lies in branches that are not opened by chance.
        if (!text.trimmed().isEmpty())
            m_tree->expandAll();
        showState();
    });
    connect(m_changedOnly, &QToolButton::toggled, this, [this](bool isOn) {
        m_filter->isChangedOnly = isOn;
        m_model->setChangedOnly(isOn);
        if (isOn)
            m_tree->expandAll();
        showState();
    });
    connect(m_stack, &NoteStack::linkActivated, this, [this] { setFilter({}); });
    connect(&document, &ActiveDocument::entered, this, [this] { setFilter(Filter(*m_filter)); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &InspectorDock::selectClientOfRow);
}

void InspectorDock::build()
{
    m_find->setPlaceholderText(tr("Find name or value"));
    m_find->setToolTip(
        tr("Show only items with this text in a name or value  (%1)")
            .arg(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
    m_find->setClearButtonEnabled(true);
    m_changedOnly->setText(tr("Changed only"));
    m_changedOnly->setToolTip(tr("Show only what changed since the previous tick"));
    m_changedOnly->setCheckable(true);
    m_changedOnly->setAutoRaise(true);
    m_changedOnly->setFocusPolicy(Qt::TabFocus);
    m_headline->setForegroundRole(QPalette::PlaceholderText);
    m_headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_headline->setFont(tabularFont(m_headline->font()));

    auto *line = makeRow({{m_find, 1}, m_changedOnly});
    auto *head = makeColumn({line, m_headline}, {QMargins(8, 6, 8, 4), 2});
    fillWith(this, {head, {m_stack, 1}});
    setReadingOrder({m_find, m_changedOnly, m_tree});
}

void InspectorDock::prepareTree()
{
    m_tree->setFont(tabularFont(m_tree->font()));
    m_tree->setItemDelegate(new InspectorDelegate(*m_tree));
    m_tree->setModel(m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setAnimated(false);
    m_tree->setIndentation(12);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setDragEnabled(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    QHeaderView *header = m_tree->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(32);
    header->setSectionResizeMode(InspectorModel::ValueColumn, QHeaderView::Stretch);
    m_tree->setColumnHidden(InspectorModel::SourceColumn, true);
    connect(m_tree, &QTreeView::expanded, this, &InspectorDock::fitColumns);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &InspectorDock::fitColumns,
            Qt::QueuedConnection);
    connect(m_model, &QAbstractItemModel::modelReset, this, &InspectorDock::fitColumns,
            Qt::QueuedConnection);
}

void InspectorDock::addActions()
{
    addDockAction(*m_tree, QStringLiteral("inspector.plot"), tr("Plot this field"),
                  QKeySequence(Qt::Key_Insert), [this] { plotSelected(); });
    addDockAction(*m_tree, QStringLiteral("inspector.copy"), tr("Copy selected as JSON"),
                  QKeySequence::Copy, [this] { copyJson(CopyWhat::Selected); });
    // No shortcuts that commands of the window have: with two, a key does nothing.
    addDockAction(*m_tree, QStringLiteral("inspector.copy-all"), tr("Copy all as JSON"),
                  QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C),
                  [this] { copyJson(CopyWhat::All); });
    addDockAction(*m_tree, QStringLiteral("inspector.expand"), tr("Expand all"),
                  QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Plus), [this] { m_tree->expandAll(); });
    addDockAction(*m_tree, QStringLiteral("inspector.collapse"), tr("Collapse all"),
                  QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_Minus),
                  [this] { m_tree->collapseAll(); });
}

void InspectorDock::refresh(Document::Changes changes)
{
    const auto ours = Document::RecordingChanged | Document::FrameChanged | Document::IndexChanged
                      | Document::PhaseChanged | Document::RebuiltChanged;
    if (!(changes & ours))
        return;
    if (changes & Document::RecordingChanged)
        m_nameWidth = 0;
    if (changes & Document::RecordingChanged && !document()->recording())
        setFilter({});
    if (changes & (Document::RecordingChanged | Document::FrameChanged | Document::IndexChanged))
        m_model->setFrame(document()->frame(), document()->index());
    if (changes & (Document::RecordingChanged | Document::RebuiltChanged)) {
        // Elsewhere all is recorded, which goes without saying.
        m_tree->setColumnHidden(InspectorModel::SourceColumn, !document()->reading().isRebuilt());
        fitColumns();
    }
    showState();
}

void InspectorDock::setFilter(const Filter &filter)
{
    m_find->setText(filter.find);
    m_changedOnly->setChecked(filter.isChangedOnly);
}

void InspectorDock::showState()
{
    m_headline->setText(headline());
    fitHeadline();
    m_stack->setNote(emptyNote());
}

QString InspectorDock::headline() const
{
    const Shared<Frame> &frame = document()->frame();
    if (!frame || !frame->at)
        return {};
    const QString items = tr("%Ln item(s)", nullptr,
                             pluralCount(static_cast<std::int64_t>(m_model->itemCount())));
    const QString values = document()->reading().isRebuilt()
                                   && frame->exactness == Exactness::Recorded
                               ? tr("values recorded and rebuilt")
                               : exactnessText(frame->exactness);
    return tr("Tick %1: %2, %3").arg(numberText(frame->at->tick.value), items, values);
}

QString InspectorDock::emptyNote() const
{
    if (m_model->rowCount() > 0)
        return {};
    if (!document()->recording())
        return tr("No recording is open.");
    if (m_model->itemCount() == 0)
        return document()->frame() ? tr("No items at this tick.") : tr("Reading…");
    if (m_changedOnly->isChecked() && m_find->text().trimmed().isEmpty())
        return tr("Nothing changed at this tick. <a href='clear'>Show all items</a>");
    return tr("No matching items. <a href='clear'>Show all items</a>");
}

void InspectorDock::resizeEvent(QResizeEvent *event)
{
    DockPage::resizeEvent(event);
    fitColumns();
    fitHeadline();
}

void InspectorDock::fitHeadline()
{
    // In a low dock rows are worth more than what the playback bar says too; doubt is not there.
    constexpr int FewRows = 12;
    const Shared<Frame> &frame = document()->frame();
    const bool isDoubtful = frame && frame->exactness != Exactness::Recorded
                            && frame->exactness != Exactness::Rebuilt;
    const bool hasRoom = height() >= FewRows * rowHeight(*m_tree);
    m_headline->setVisible(!m_headline->text().isEmpty() && (isDoubtful || hasRoom));
}

void InspectorDock::fitColumns()
{
    // A value means nothing without its name, so names get what they need, up to more than
    // half; and they do not move when a longer one goes out of sight.
    const int room = width();
    const QAbstractItemView &view = *m_tree;
    m_nameWidth = std::max(m_nameWidth, view.sizeHintForColumn(InspectorModel::FieldColumn));
    const auto fit = [this](int column, int width) {
        QHeaderView &header = *m_tree->header();
        header.resizeSection(column, std::max(width, titleWidth(header, column)));
    };
    fit(InspectorModel::FieldColumn, std::clamp(m_nameWidth, room * 34 / 100, room * 56 / 100));
    fit(InspectorModel::BeforeColumn, room * 16 / 100);
    fit(InspectorModel::SourceColumn, room * 20 / 100);
}

void InspectorDock::copyJson(CopyWhat what) const
{
    QModelIndexList rows;
    if (what == CopyWhat::Selected)
        rows = m_tree->selectionModel()->selectedRows();
    const QByteArray json = QJsonDocument(m_model->json(rows)).toJson(QJsonDocument::Indented);
    QApplication::clipboard()->setText(QString::fromUtf8(json));
}

void InspectorDock::plotSelected()
{
    std::vector<SeriesKey> keys;
    for (const QModelIndex &index : m_tree->selectionModel()->selectedRows()) {
        if (auto key = m_model->seriesKey(index))
            keys.push_back(*std::move(key));
    }
    if (!keys.empty())
        emit plotWanted(keys);
}

void InspectorDock::selectClientOfRow()
{
    // Rows come and go while playing; only a person's choice counts.
    if (!m_tree->hasFocus())
        return;
    const int client = m_tree->currentIndex().data(InspectorModel::ClientRole).toInt();
    if (m_tree->currentIndex().isValid() && client != NoClient)
        document()->selection().selectPlayer(document()->players().inFrame(client));
}

} // namespace tickscope
