// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/marker_form.h"

#include <utility>

#include <QAbstractItemView>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QToolButton>

#include "ui/commands/player_box.h"
#include "ui/docks/dock_page.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"

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

/// A label that takes the keyboard to \a field.
QLabel *labelFor(QWidget &field, const QString &text)
{
    auto *label = new QLabel(text);
    label->setBuddy(&field);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QToolButton *placeButton(const QString &id, const QString &text, const QString &hint)
{
    auto *button = new QToolButton;
    button->setObjectName(id);
    button->setText(text);
    button->setToolTip(hint);
    button->setAccessibleName(hint);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

MarkerForm::MarkerForm(ActiveDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_name(new QLineEdit)
    , m_color(new QComboBox)
    , m_player(new PlayerBox(document, tr("Nobody"), PlayerBox::Listed::AllSpeakers))
    , m_begin(new QLabel)
    , m_end(new QLabel)
    , m_beginHere(placeButton(QStringLiteral("markers.begin-here"), tr("Here"),
                              tr("Move the marker to the playhead")))
    , m_endHere(placeButton(QStringLiteral("markers.end-here"), tr("Here"),
                            tr("Extend the marker to the playhead")))
    , m_useRange(placeButton(QStringLiteral("markers.use-range"), {},
                             tr("Set the marker to the selected range")))
    , m_noEnd(placeButton(QStringLiteral("markers.no-end"), QStringLiteral("×"),
                          tr("Mark a single tick only")))
    , m_text(new LowTextEdit)
{
    setObjectName(QStringLiteral("markers.form"));
    build();
    fillColors();
    connect(m_name, &QLineEdit::textEdited, this, &MarkerForm::setName);
    connect(m_text, &QPlainTextEdit::textChanged, this, &MarkerForm::setText);
    connect(m_color, &QComboBox::activated, this, &MarkerForm::setColor);
    connect(m_player, &QComboBox::activated, this, &MarkerForm::setPlayer);
    connect(m_beginHere, &QToolButton::clicked, this, &MarkerForm::beginHere);
    connect(m_endHere, &QToolButton::clicked, this, &MarkerForm::endHere);
    connect(m_useRange, &QToolButton::clicked, this, &MarkerForm::useRange);
    connect(m_noEnd, &QToolButton::clicked, this, &MarkerForm::endNowhere);
}

MarkerForm::~MarkerForm() = default;

void MarkerForm::build()
{
    m_name->setObjectName(QStringLiteral("markers.name"));
    m_name->setMaxLength(static_cast<int>(LongestMarkerName));
    m_name->setPlaceholderText(tr("What is it?"));
    m_name->setToolTip(tr("A short name shown in lists and on the timeline"));
    m_color->setObjectName(QStringLiteral("markers.color"));
    m_color->setAccessibleName(tr("Colour"));
    m_color->setToolTip(tr("Colour"));
    // Closed it shows the colour, open its name, too.
    m_color->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_color->setMinimumContentsLength(0);
    m_color->setFixedWidth(theme::SwatchSize + 34);
    m_color->view()->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_useRange->setIcon(theme::icon(QStringLiteral("loop")));
    m_player->setObjectName(QStringLiteral("markers.player"));
    m_player->setToolTip(tr("The player the marker is about"));
    m_player->setMinimumContentsLength(8);
    m_text->setObjectName(QStringLiteral("markers.text"));
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Text"));
    m_text->setPlaceholderText(tr("More about it, of any length"));
    m_text->setMinimumHeight(LeastTextLines * m_text->fontMetrics().lineSpacing() + 12);
    for (QLabel *label : {m_begin, m_end})
        label->setFont(tabularFont(font()));
    m_begin->setObjectName(QStringLiteral("markers.begin"));
    m_end->setObjectName(QStringLiteral("markers.end"));

    auto *first = new QHBoxLayout;
    first->addWidget(m_name, 1);
    first->addWidget(m_color);
    const auto placeRow = [](std::initializer_list<QWidget *> widgets) {
        auto *row = new QHBoxLayout;
        row->setSpacing(4);
        for (QWidget *widget : widgets)
            row->addWidget(widget);
        row->addStretch();
        return row;
    };

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(labelFor(*m_name, tr("Name")), 0, 0);
    grid->addLayout(first, 0, 1);
    grid->addWidget(labelFor(*m_beginHere, tr("At")), 1, 0);
    grid->addLayout(placeRow({m_begin, m_beginHere}), 1, 1);
    grid->addWidget(labelFor(*m_endHere, tr("To")), 2, 0);
    grid->addLayout(placeRow({m_end, m_endHere, m_useRange, m_noEnd}), 2, 1);
    grid->addWidget(labelFor(*m_player, tr("Player")), 3, 0);
    grid->addWidget(m_player, 3, 1);
    grid->addWidget(m_text, 4, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(4, 1);
    setReadingOrder(
        {m_name, m_color, m_beginHere, m_endHere, m_useRange, m_noEnd, m_player, m_text});
}

const Marker *MarkerForm::marker() const
{
    return m_document->markers().find(m_id);
}

void MarkerForm::showMarker(const QUuid &id)
{
    m_id = id;
    refresh();
}

void MarkerForm::editName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

void MarkerForm::refresh()
{
    const Marker *shown = marker();
    if (!shown)
        return;
    const QScopedValueRollback filling(m_isFilling, true);
    // Where somebody types, his cursor and his steps of undo stay. Spaces at the end of a name
    // are typed before what follows them.
    if (m_name->text().simplified() != shown->name)
        m_name->setText(shown->name);
    if (m_text->toPlainText() != shown->text)
        m_text->setPlainText(shown->text);
    m_color->setCurrentIndex(static_cast<int>(shown->color));
    m_player->list(m_document->index());
    showPlayer(*shown);
    showTimes(*shown);
}

void MarkerForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        fillColors();
        refresh();
    }
}

void MarkerForm::fillColors()
{
    m_color->clear();
    for (const MarkerColor color : MarkerColors)
        m_color->addItem(theme::swatch(shownColor(color)), colorTitle(color));
}

void MarkerForm::showPlayer(const Marker &marker)
{
    const int row = marker.player ? m_player->rowOf(marker.player->who) : 0;
    m_player->setCurrentIndex(row);
    // Known by name only: not indexed yet, or written for another recording.
    m_player->setPlaceholderText(row < 0 ? marker.player->name : QString());
}

void MarkerForm::showTimes(const Marker &marker)
{
    const auto clock = [this](Tick tick) {
        return timeText(m_document->playback().time().time().timeAt(tick));
    };
    m_begin->setText(clock(marker.tick));
    m_begin->setToolTip(tr("Tick %1").arg(numberText(marker.tick.value)));
    m_end->setText(marker.last ? clock(*marker.last) : QStringLiteral("–"));
    m_end->setToolTip(marker.last ? tr("Tick %1").arg(numberText(marker.last->value)) : QString());
    m_noEnd->setEnabled(marker.last.has_value());
    m_useRange->setEnabled(m_document->playback().range().has_value());
}

void MarkerForm::setName()
{
    if (!m_isFilling)
        m_document->markers().rename(m_id, m_name->text(), true);
}

void MarkerForm::setText()
{
    const Marker *present = marker();
    if (m_isFilling || !present)
        return;
    Marker changed = *present;
    changed.text = m_text->toPlainText();
    m_document->markers().change(std::move(changed), tr("Edit marker text"), true);
}

void MarkerForm::setColor()
{
    if (const Marker *present = marker()) {
        Marker changed = *present;
        changed.color = MarkerColors.at(static_cast<std::size_t>(m_color->currentIndex()));
        m_document->markers().change(std::move(changed), tr("Colour marker"));
    }
}

void MarkerForm::setPlayer()
{
    const Marker *present = marker();
    const Shared<Index> &index = m_document->index();
    if (!present || !index)
        return;
    Marker changed = *present;
    changed.player.reset();
    if (const auto chosen = m_player->playerAt(m_player->currentIndex())) {
        // Found again by the client ID at the moment of the marker, or else at the first one.
        const Player &player = *index->players().of(*chosen);
        const auto client = player.clientAt(present->tick);
        const PlayerRef who = client ? PlayerRef{*client, present->tick} : *chosen;
        changed.player = MarkerPlayer{who, screenText(player.nameAt(who.tick))};
    }
    m_document->markers().change(std::move(changed), tr("Change marker player"));
}

void MarkerForm::beginHere()
{
    m_document->markers().move(m_id, m_document->playback().time().tick());
}

void MarkerForm::endHere()
{
    if (const Marker *present = marker()) {
        Marker changed = *present;
        const Tick head = m_document->playback().time().tick();
        // A head before the marker is its beginning then.
        changed.tick = std::min(present->tick, head);
        changed.last = std::max(present->tick, head);
        m_document->markers().change(std::move(changed), tr("Change marker range"));
    }
}

void MarkerForm::endNowhere()
{
    if (const Marker *present = marker()) {
        Marker changed = *present;
        changed.last.reset();
        m_document->markers().change(std::move(changed), tr("Change marker range"));
    }
}

void MarkerForm::useRange()
{
    const Marker *present = marker();
    if (!present || !m_document->playback().range())
        return;
    Marker changed = *present;
    changed.tick = m_document->playback().range()->first;
    changed.last = m_document->playback().range()->last;
    m_document->markers().change(std::move(changed), tr("Change marker range"));
}

} // namespace tickscope
