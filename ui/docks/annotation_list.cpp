// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/annotation_list.h"

#include "core/review/limits.h"
#include "ui/commands/player_box.h"
#include "ui/docks/dock_page.h"
#include "ui/docks/table_parts.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>

#include <utility>

namespace tickscope {

namespace {

constexpr int LeastTextLines = 2;
constexpr int TextLines = 4; // Until somebody drags the handle: the list comes first.

/// A text field that asks for a few lines, not for half of the dock.
class LowTextEdit : public QPlainTextEdit
{
public:
    [[nodiscard]] QSize sizeHint() const override
    {
        return {QPlainTextEdit::sizeHint().width(), TextLines * fontMetrics().lineSpacing() + 12};
    }
};

QHBoxLayout *placeRow(std::initializer_list<QWidget *> widgets)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    row->addStretch();
    return row;
}

} // namespace

AnnotationForm::AnnotationForm(ActiveDocument &document, const QString &name, Lists list,
                               QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_name(name)
    , m_list(std::move(list))
    , m_begin(new QLabel)
    , m_end(new QLabel)
    , m_beginHere(button("begin-here", tr("Here"), tr("Move to playhead")))
    , m_endHere(button("end-here", tr("Here"), tr("Until here")))
    , m_useRange(button("use-range", {}, tr("Set to the selected range")))
    , m_noEnd(button("no-end", QStringLiteral("×"), tr("Mark a single tick only")))
    , m_text(new LowTextEdit)
    , m_player(new PlayerBox(document, tr("Nobody"), PlayerBox::Listed::AllSpeakers))
    , m_hint(wrappedText())
    , m_color(new QComboBox)
    , m_category(new QComboBox)
{
    setObjectName(name + QStringLiteral(".form"));
    build();
    fillColors();
    connectFields();
}

QToolButton *AnnotationForm::button(const char *part, const QString &text, const QString &hint)
{
    auto *button = new QToolButton;
    button->setObjectName(m_name + u'.' + QLatin1String(part));
    button->setText(text);
    button->setToolTip(hint);
    button->setAccessibleName(hint);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void AnnotationForm::build()
{
    const auto named = [this](QWidget &field, const char *part, const QString &title) {
        field.setObjectName(m_name + u'.' + QLatin1String(part));
        field.setAccessibleName(title);
    };
    m_useRange->setIcon(theme::icon(QStringLiteral("loop")));
    for (QLabel *label : {m_begin, m_end})
        label->setFont(tabularFont(font()));
    named(*m_text, "text", tr("Text"));
    m_text->setTabChangesFocus(true);
    m_text->setPlaceholderText(tr("What do you see?"));
    m_text->setToolTip(tr("The first line is shown in lists and on the timeline"));
    m_text->setMinimumHeight(LeastTextLines * m_text->fontMetrics().lineSpacing() + 12);
    named(*m_player, "player", tr("Player"));
    m_player->setToolTip(tr("The player it is about"));
    m_player->setMinimumContentsLength(8);
    named(*m_color, "color", tr("Colour"));
    m_color->setToolTip(tr("Colour"));
    // Closed it shows the colour, open its name, too.
    m_color->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_color->setMinimumContentsLength(0);
    m_color->setFixedWidth(theme::SwatchSize + 34);
    m_color->view()->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    named(*m_category, "category", tr("Category"));
    m_category->setToolTip(tr("What the note is about; choose or type"));
    m_category->setEditable(true);
    m_category->setInsertPolicy(QComboBox::NoInsert);
    m_category->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_category->setMinimumContentsLength(6);
    m_category->lineEdit()->setPlaceholderText(tr("Category"));
    m_category->lineEdit()->setMaxLength(static_cast<int>(review::limits::Line));
    m_category->hide();
    named(*m_hint, "hint", tr("About the player"));
    m_hint->setTextFormat(Qt::RichText);
    m_hint->hide();

    auto *about = makeRow({{m_player, 1}, m_color});
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(fieldLabel(*m_beginHere, tr("At")), 0, 0);
    grid->addLayout(placeRow({m_begin, m_beginHere}), 0, 1);
    grid->addWidget(fieldLabel(*m_endHere, tr("To")), 1, 0);
    grid->addLayout(placeRow({m_end, m_endHere, m_useRange, m_noEnd}), 1, 1);
    // Above the text, so that who writes sees about whom.
    grid->addWidget(fieldLabel(*m_player, tr("Player")), 2, 0);
    grid->addLayout(about, 2, 1);
    grid->addWidget(m_hint, 3, 0, 1, 2);
    grid->addWidget(m_text, 4, 0, 1, 2);
    grid->addWidget(m_category, 5, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(4, 1);
    setReadingOrder({m_beginHere, m_endHere, m_useRange, m_noEnd, m_player, m_color, m_hint, m_text,
                     m_category});
}

void AnnotationForm::connectFields()
{
    const auto setRange = [this](TickRange ticks) {
        change(tr("Change range"), [ticks](Annotation &annotation) {
            annotation.tick = ticks.first.value;
            annotation.lastTick = ticks.last.value;
        });
    };
    const auto head = [this] { return m_document->playback().time().tick(); };
    connect(m_beginHere, &QToolButton::clicked, this, [this, head] {
        change(tr("Change range"), [&head](Annotation &annotation) { annotation.moveTo(head()); });
    });
    connect(m_endHere, &QToolButton::clicked, this, [this, setRange, head] {
        // A head before it is its beginning then.
        if (const Annotation *shown = present())
            setRange({std::min(shown->firstTick(), head()), std::max(shown->firstTick(), head())});
    });
    connect(m_useRange, &QToolButton::clicked, this, [this, setRange] {
        if (const auto range = m_document->playback().range())
            setRange(*range);
    });
    connect(m_noEnd, &QToolButton::clicked, this, [this] {
        change(tr("Change range"), [](Annotation &annotation) { annotation.lastTick.reset(); });
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        change(
            tr("Edit text"),
            [this](Annotation &annotation) { annotation.text = m_text->toPlainText(); }, true);
    });
    connect(m_player, &QComboBox::activated, this, [this] {
        change(tr("Change player"), [this](Annotation &annotation) {
            setPlayer(annotation, m_player->playerAt(m_player->currentIndex()));
        });
    });
    connect(m_hint, &QLabel::linkActivated, this, &AnnotationForm::linkActivated);
    connect(m_color, &QComboBox::activated, this, [this](int row) {
        change(tr("Change colour"), [row](Annotation &annotation) {
            annotation.color = storedColor(MarkerColors.at(static_cast<std::size_t>(row)));
        });
    });
    const auto setCategory = [this] {
        change(tr("Change category"), [this](Annotation &annotation) {
            annotation.category = m_category->currentText().simplified();
        });
    };
    connect(m_category, &QComboBox::activated, this, setCategory);
    connect(m_category->lineEdit(), &QLineEdit::editingFinished, this, setCategory);
}

void AnnotationForm::offerCategories(const QStringList &categories)
{
    m_category->addItem({});
    m_category->addItems(categories);
    m_category->show();
}

bool AnnotationForm::isHere(const Annotation &annotation) const
{
    return m_document->index()
           && (!annotation.isNote()
               || (annotation.tick && annotation.recording == m_document->contentHash().sha256()));
}

void AnnotationForm::show(const QUuid &id)
{
    if (std::exchange(m_id, id) != id)
        m_shownText.reset();
    refresh();
}

void AnnotationForm::editText()
{
    m_text->setFocus(Qt::OtherFocusReason);
    m_text->moveCursor(QTextCursor::End);
}

void AnnotationForm::refresh()
{
    const Annotation *shown = present();
    if (!shown)
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    const bool mayChange = m_list().mayChange(*shown);
    for (QWidget *field : std::initializer_list<QWidget *>{m_color, m_category, m_player})
        field->setEnabled(mayChange);
    m_text->setReadOnly(!mayChange || hasLongLines(shown->text));
    showText(*shown);
    m_color->setCurrentIndex(static_cast<int>(noteColor(shown->color)));
    if (!m_category->lineEdit()->hasFocus())
        m_category->setEditText(shown->category);
    showPlayer(*shown);
    showTimes(*shown);
}

void AnnotationForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        fillColors();
        refresh();
    }
}

void AnnotationForm::fillColors()
{
    m_color->clear();
    for (const MarkerColor color : MarkerColors)
        m_color->addItem(theme::swatch(shownColor(color)), colorTitle(color));
}

/// Where somebody types, the cursor and the steps of undo stay.
void AnnotationForm::showText(const Annotation &annotation)
{
    Annotation typed = annotation;
    typed.text = m_text->toPlainText();
    const bool isOther = m_shownText != annotation.text
                         && wellFormed(std::move(typed)).text != annotation.text;
    if (!m_shownText || isOther)
        m_text->setPlainText(hasLongLines(annotation.text) ? withShortLines(annotation.text)
                                                           : annotation.text);
    m_shownText = annotation.text;
}

void AnnotationForm::showPlayer(const Annotation &annotation)
{
    m_player->list(m_document->index());
    const auto who = isHere(annotation) ? annotation.who() : std::nullopt;
    int row = annotation.player.isEmpty() ? 0 : -1;
    if (who)
        row = m_player->rowOf(*who);
    m_player->setCurrentIndex(row);
    // Known by name only: not indexed yet, or written for another recording.
    m_player->setPlaceholderText(row < 0 ? annotation.player : QString());
}

void AnnotationForm::showTimes(const Annotation &annotation)
{
    const bool isPlaced = isHere(annotation);
    const bool mayMove = isPlaced && m_list().mayChange(annotation);
    const TickRange ticks = annotation.ticks();
    const auto show = [&](QLabel &label, Tick tick) {
        label.setText(timeText(m_document->playback().time().time().timeAt(tick)));
        label.setToolTip(tr("Tick %1").arg(numberText(tick.value)));
    };
    m_end->setText(QStringLiteral("–"));
    m_end->setToolTip({});
    if (isPlaced) {
        show(*m_begin, ticks.first);
        if (ticks.last > ticks.first)
            show(*m_end, ticks.last);
    } else {
        m_begin->setText(annotation.tick ? tr("On another recording") : tr("On the whole case"));
        m_begin->setToolTip({});
    }
    m_beginHere->setEnabled(mayMove);
    m_endHere->setEnabled(mayMove);
    m_noEnd->setEnabled(mayMove && ticks.last > ticks.first);
    m_useRange->setEnabled(mayMove && m_document->playback().range().has_value());
}

void AnnotationForm::setPlayer(Annotation &annotation, const std::optional<PlayerRef> &chosen) const
{
    annotation.player.clear();
    annotation.client.reset();
    annotation.playerTick.reset();
    const PlayerTable &players = m_document->index()->players();
    const Player *player = chosen ? players.of(*chosen) : nullptr;
    if (!player)
        return;
    // Found again by the client ID at its moment, or else at one whose state shows this player.
    const Tick tick = annotation.firstTick();
    const auto client = annotation.tick ? player->clientAt(tick) : std::nullopt;
    const bool isShown = client && players.at(*client, tick) == player;
    const PlayerRef who = isShown ? PlayerRef{*client, tick} : refOf(players, *player);
    annotation.player = screenText(player->nameAt(isShown ? tick : chosen->tick));
    // Stores of cases keep no moment of their own for it: then somebody else could have that ID.
    if ((!isShown && annotation.isNote()) || players.at(who.client, who.tick) != player)
        return;
    annotation.client = who.client;
    annotation.playerTick = who.tick.value;
}

void AnnotationForm::setPlayer(const PlayerRef &who)
{
    change(tr("Change player"),
           [this, &who](Annotation &annotation) { setPlayer(annotation, who); });
}

void AnnotationForm::setHint(const QString &html)
{
    m_hint->setText(html);
    m_hint->setVisible(!html.isEmpty());
}

void AnnotationForm::change(const QString &what, const std::function<void(Annotation &)> &change,
                            bool isTyped)
{
    const Annotation *shown = present();
    if (m_isFilling || !shown)
        return;
    Annotation changed = *shown;
    change(changed);
    m_list().change(std::move(changed), what, isTyped);
}

constexpr int LeastHeight = 48; ///< Of the list, and of the form: beside others is no more room.

AnnotationList::AnnotationList(ActiveDocument &document, const QString &name,
                               QAbstractItemModel &model, int idRole, AnnotationForm::Lists list)
    : m_name(name)
    , m_list(std::move(list))
    , m_idRole(idRole)
    , m_view(new QTableView)
    , m_stack(new NoteStack(*m_view, this))
    , m_form(new AnnotationForm(document, name, m_list))
    , m_formArea(new QScrollArea)
    , m_bar(new QHBoxLayout)
{
    m_view->setObjectName(name + QStringLiteral(".list"));
    m_view->setModel(&model);
    prepareTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_stack->setMinimumHeight(LeastHeight);
    m_formArea->setMinimumHeight(LeastHeight);
    m_formArea->setWidget(m_form);
    m_formArea->setWidgetResizable(true);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formArea->hide();
    m_bar->setContentsMargins(8, 4, 8, 4);
    m_bar->setSpacing(4);
    m_bar->addStretch();
    auto *split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(m_stack);
    split->addWidget(m_formArea);
    split->setStretchFactor(0, 1);
    fillWith(this, {m_bar, {split, 1}});
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AnnotationList::choose);
}

QToolButton *AnnotationList::addButton(const char *key, QAction *action)
{
    auto *button = new QToolButton(this);
    button->setObjectName(m_name + u'.' + QLatin1String(key) + QStringLiteral("-button"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_bar->insertWidget(action ? m_buttons++ : -1, button);
    if (action)
        button->setDefaultAction(action);
    return button;
}

QUuid AnnotationList::selectedId() const
{
    return m_view->currentIndex().data(m_idRole).toUuid();
}

void AnnotationList::refill(const std::function<void()> &fill)
{
    const QScopedValueRollback updating(m_isUpdating, true);
    fill();
}

void AnnotationList::choose(const QModelIndex &row)
{
    // Rows that go or move take the selection along, which was not asked for.
    if (m_isUpdating)
        return;
    if (row.isValid())
        m_list().choose(row.data(m_idRole).toUuid());
    showForm();
}

void AnnotationList::showChosen()
{
    const Annotations &list = m_list();
    const QUuid chosen = list.chosen();
    const bool isGone = !chosen.isNull() && !list.find(chosen);
    const QAbstractItemModel &model = *m_view->model();
    const QModelIndexList rows = chosen.isNull() || model.rowCount() == 0
                                     ? QModelIndexList()
                                     : model.match(model.index(0, 0), m_idRole, chosen, 1,
                                                   Qt::MatchExactly);
    if (!rows.isEmpty() && rows.front().row() != m_view->currentIndex().row())
        m_view->setCurrentIndex(rows.front());
    else if (isGone && m_view->currentIndex().isValid())
        return choose(m_view->currentIndex()); // the list has gone to the next one
    showForm();
}

void AnnotationList::showForm()
{
    m_form->show(selectedId());
    if (m_formArea->isHidden() == m_form->isFilled()) {
        m_formArea->setVisible(m_form->isFilled());
        // The form takes room from the list, which must not hide what is chosen.
        QMetaObject::invokeMethod(
            m_view, [this] { m_view->scrollTo(m_view->currentIndex()); }, Qt::QueuedConnection);
    }
    emit shown();
}

} // namespace tickscope
