// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/note_form.h"

#include "core/review/limits.h"
#include "ui/cases/case_texts.h"
#include "ui/cases/long_lines.h"
#include "ui/commands/player_box.h"
#include "ui/docks/dock_page.h"
#include "ui/markers/marker_color.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tickscope {

namespace {

constexpr int TypingPause = 400; // milliseconds
constexpr int NoteSwatchSize = 12;

QIcon noteSwatch(MarkerColor color)
{
    QPixmap picture(NoteSwatchSize, NoteSwatchSize);
    picture.fill(shownColor(color));
    return {picture};
}

QToolButton *rangeButton(const QString &id, const QString &text, const QString &hint)
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

NoteForm::NoteForm(ActiveDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_cases(commandsOf<Cases>(document))
    , m_text(new QPlainTextEdit)
    , m_color(new QComboBox)
    , m_category(new QComboBox)
    , m_player(new PlayerBox(document, tr("Nobody"), PlayerBox::Listed::AllSpeakers))
    , m_times(new QLabel)
    , m_endHere(rangeButton(QStringLiteral("note.end-here"), tr("Until here"),
                            tr("Extend the note to the playhead")))
    , m_useRange(rangeButton(QStringLiteral("note.use-range"), {},
                             tr("Set the note to the selected range")))
    , m_noEnd(rangeButton(QStringLiteral("note.no-end"), QStringLiteral("×"),
                          tr("Note a single tick only")))
{
    build();
    fillColors();
    m_timer.setSingleShot(true);
    m_timer.setInterval(TypingPause);
    connect(&m_timer, &QTimer::timeout, this, &NoteForm::flush);
    connect(&m_document, &ActiveDocument::leaving, this, &NoteForm::flush);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (m_isFilling)
            return;
        m_isDirty = true;
        m_timer.start();
    });
    connect(m_color, &QComboBox::activated, this, [this](int row) {
        change(tr("Change note colour"), [row](review::Note &note) {
            note.color = storedColor(MarkerColors.at(static_cast<std::size_t>(row)));
        });
    });
    connect(m_category, &QComboBox::activated, this, &NoteForm::setCategory);
    connect(m_category->lineEdit(), &QLineEdit::editingFinished, this, &NoteForm::setCategory);
    connect(m_player, &QComboBox::activated, this, &NoteForm::setPlayer);
    connect(m_endHere, &QToolButton::clicked, this, [this] {
        const qint64 head = m_document->playback().time().tick().value;
        change(tr("Change note range"), [head](review::Note &note) {
            const qint64 begin = note.tick.value_or(head);
            note.tick = std::min(begin, head); // a head before the note is its beginning then
            note.lastTick = std::max(begin, head);
        });
    });
    connect(m_useRange, &QToolButton::clicked, this, [this] {
        if (const auto range = m_document->playback().range())
            change(tr("Change note range"), [&range](review::Note &note) {
                note.tick = range->first.value;
                note.lastTick = range->last.value;
            });
    });
    connect(m_noEnd, &QToolButton::clicked, this, [this] {
        change(tr("Change note range"), [](review::Note &note) { note.lastTick.reset(); });
    });
}

NoteForm::~NoteForm() = default;

void NoteForm::build()
{
    m_text->setObjectName(QStringLiteral("note.text"));
    m_text->setAccessibleName(tr("Note"));
    m_text->setPlaceholderText(tr("What do you see?"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(2 * m_text->fontMetrics().lineSpacing() + 12);
    m_color->setObjectName(QStringLiteral("note.color"));
    m_color->setAccessibleName(tr("Colour"));
    m_color->setToolTip(tr("Colour"));
    m_color->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_color->setMinimumContentsLength(5);
    m_category->setObjectName(QStringLiteral("note.category"));
    m_category->setAccessibleName(tr("Category"));
    m_category->setToolTip(tr("What the note is about; choose or type"));
    m_category->setEditable(true);
    m_category->setInsertPolicy(QComboBox::NoInsert);
    m_category->lineEdit()->setPlaceholderText(tr("Category"));
    m_category->lineEdit()->setMaxLength(static_cast<int>(review::limits::Line));
    m_category->addItem({});
    for (const review::Aspect aspect : review::AllAspects)
        m_category->addItem(case_texts::title(aspect));
    m_player->setObjectName(QStringLiteral("note.player"));
    m_player->setAccessibleName(tr("Player"));
    m_player->setToolTip(tr("The player the note is about"));
    for (QComboBox *box : std::initializer_list<QComboBox *>{m_category, m_player}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    m_times->setObjectName(QStringLiteral("note.times"));
    m_times->setFont(tabularFont(font()));
    m_useRange->setIcon(theme::icon(QStringLiteral("loop")));

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 8);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    auto *times = new QHBoxLayout;
    times->setSpacing(4);
    times->addWidget(m_times, 1);
    for (QToolButton *button : {m_endHere, m_useRange, m_noEnd})
        times->addWidget(button);
    grid->addLayout(times, 0, 0, 1, 2);
    grid->addWidget(m_text, 1, 0, 1, 2);
    grid->addWidget(m_player, 2, 0, 1, 2);
    grid->addWidget(m_category, 3, 0);
    grid->addWidget(m_color, 3, 1);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(1, 1);
    setReadingOrder({m_endHere, m_useRange, m_noEnd, m_text, m_player, m_category, m_color});
}

void NoteForm::refresh()
{
    if (m_cases.chosenNote() != m_key) {
        flush();
        m_key = m_cases.chosenNote();
        m_shownText.reset();
    }
    m_player->list(m_document->index());
    if (const review::Note *note = m_cases.findNote(m_key))
        fill(*note);
}

void NoteForm::editText()
{
    m_text->setFocus(Qt::OtherFocusReason);
    m_text->moveCursor(QTextCursor::End);
}

void NoteForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        fillColors();
        refresh();
    }
}

void NoteForm::fillColors()
{
    m_color->clear();
    for (const MarkerColor color : MarkerColors)
        m_color->addItem(noteSwatch(color), colorTitle(color));
}

void NoteForm::fill(const review::Note &note)
{
    const QScopedValueRollback filling(m_isFilling, true);
    // Where somebody types, the cursor and the steps of undo stay.
    const bool isLong = hasLongLines(note.text);
    if (!m_isDirty && m_shownText != note.text && m_text->toPlainText() != note.text)
        m_text->setPlainText(isLong ? withShortLines(note.text) : note.text);
    if (!m_isDirty)
        m_shownText = note.text;
    m_color->setCurrentIndex(static_cast<int>(noteColor(note.color)));
    if (!m_category->lineEdit()->hasFocus())
        m_category->setEditText(note.category);
    int row = note.player.isEmpty() ? 0 : -1;
    if (row < 0 && note.client && note.tick)
        row = m_player->rowOf(PlayerRef{static_cast<int>(*note.client), {*note.tick}});
    m_player->setCurrentIndex(row);
    m_player->setPlaceholderText(row < 0 ? note.player : QString());
    const bool isOwn = note.author.isEmpty() || note.author == m_cases.who();
    m_text->setReadOnly(!isOwn || isLong);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_color, m_category, m_player, m_endHere})
        widget->setEnabled(isOwn);
    showTimes(note);
    m_noEnd->setEnabled(isOwn && note.lastTick.has_value());
    m_useRange->setEnabled(isOwn && m_document->playback().range().has_value());
}

void NoteForm::showTimes(const review::Note &note)
{
    const bool isHere = m_document->index() && note.recording == m_cases.recording();
    if (!note.tick || !isHere) {
        m_times->setText(note.tick ? tr("On another recording") : tr("On the whole case"));
        return;
    }
    const auto clock = [this](qint64 tick) {
        return timeText(m_document->playback().time().time().timeAt({tick}));
    };
    m_times->setText(note.lastTick
                         ? QStringLiteral("%1 – %2").arg(clock(*note.tick), clock(*note.lastTick))
                         : clock(*note.tick));
}

template<typename Change>
void NoteForm::change(const QString &what, Change change)
{
    flush();
    if (const review::Note *present = m_cases.findNote(m_key)) {
        review::Note note = *present;
        change(note);
        m_cases.changeNote(note, what);
    }
}

void NoteForm::flush()
{
    m_timer.stop();
    if (!std::exchange(m_isDirty, false))
        return;
    if (const review::Note *present = m_cases.findNote(m_key)) {
        review::Note note = *present;
        note.text = m_text->toPlainText();
        m_cases.changeNote(note, tr("Edit note"), true);
    }
}

void NoteForm::setCategory()
{
    if (!m_isFilling)
        change(tr("Change note category"), [this](review::Note &note) {
            note.category = m_category->currentText().simplified();
        });
}

void NoteForm::setPlayer()
{
    const auto chosen = m_player->playerAt(m_player->currentIndex());
    change(tr("Change note player"), [&](review::Note &note) {
        if (!chosen) {
            note.player.clear();
            note.client.reset();
            return;
        }
        const Player &player = *m_document->index()->players().of(*chosen);
        const Tick tick{note.tick.value_or(player.stays.front().ticks.first.value)};
        note.client = player.clientAt(tick).value_or(player.stays.front().client);
        note.player = screenText(player.nameAt(tick));
    });
}

} // namespace tickscope
