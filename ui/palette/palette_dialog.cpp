// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_dialog.h"

#include <algorithm>

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTimer>

#include "ui/commands/command_registry.h"
#include "ui/commands/command_set.h"
#include "ui/palette/palette_model.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

constexpr QSize LargestPalette(720, 460);
constexpr int TopDistance = 64; ///< From the upper edge of the window.

constexpr int Margin = 8;
constexpr int IconSize = 16;
constexpr double LargestTitle = 0.62; ///< Share of the width that a title may take from the rest.

namespace {

struct PaletteCommands {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PaletteCommands)
};

/// Draws a line of the palette: title with the letters that were found, place, keys or obstacle.
class PaletteDelegate : public QStyledItemDelegate
{
public:
    PaletteDelegate(const PaletteModel &model, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &) const override
    {
        return {200, std::max(28, option.fontMetrics.height() + 10)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const PaletteEntry &entry = m_model.entry(index.row());
        QStyleOptionViewItem back = option;
        initStyleOption(&back, index);
        back.text.clear();
        back.icon = {};
        const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &back, painter, option.widget);

        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QColor text = option.palette.color(isSelected ? QPalette::HighlightedText
                                                            : QPalette::Text);
        const QColor quiet = isSelected ? text : theme::color(theme::Token::QuietText);
        const QColor found = isSelected ? text : theme::color(theme::Token::Accent);
        const bool isPossible = entry.obstacle.isEmpty();

        painter->save();
        QRectF area = QRectF(option.rect).adjusted(Margin, 0, -Margin, 0);
        const QRectF sign(area.left(), area.center().y() - IconSize / 2.0, IconSize, IconSize);
        if (entry.checked.value_or(false)) {
            painter->setPen(isPossible ? text : quiet);
            painter->drawText(sign, Qt::AlignCenter, QStringLiteral("✓"));
        } else if (!entry.icon.isEmpty()) {
            theme::icon(entry.icon)
                .paint(painter, sign.toRect(), Qt::AlignCenter,
                       !isPossible  ? QIcon::Disabled
                       : isSelected ? QIcon::Selected
                                    : QIcon::Normal);
        }
        area.setLeft(sign.right() + Margin);

        const QString right = isPossible ? entry.keys : entry.obstacle;
        if (!right.isEmpty()) {
            painter->setPen(quiet);
            painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, right);
            area.setRight(area.right() - painter->fontMetrics().horizontalAdvance(right)
                          - 2 * Margin);
        }
        QRectF title = area;
        if (!entry.detail.isEmpty())
            title.setWidth(area.width() * LargestTitle);
        const double used = paintTitle(*painter, title, entry.title, m_model.places(index.row()),
                                       isPossible ? text : quiet, isPossible ? found : quiet);
        area.setLeft(area.left() + used + 2 * Margin);
        painter->setPen(quiet);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(entry.detail, Qt::ElideMiddle,
                                                            static_cast<int>(area.width())));
        painter->restore();
    }

private:
    /// Title in \a area; returns the pixels that it took.
    [[nodiscard]] static double paintTitle(QPainter &painter, const QRectF &area,
                                           const QString &title,
                                           const std::vector<qsizetype> &places,
                                           const QColor &color, const QColor &found)
    {
        const QString shown = painter.fontMetrics().elidedText(title, Qt::ElideRight,
                                                               static_cast<int>(area.width()));
        QList<QTextLayout::FormatRange> formats;
        QTextCharFormat plain;
        plain.setForeground(color);
        formats.append({0, static_cast<int>(shown.size()), plain});
        for (const qsizetype place : places) {
            if (place >= shown.size() || shown[place] != title[place])
                break;
            QTextCharFormat marked;
            marked.setForeground(found);
            marked.setFontUnderline(true); // not by colour alone
            formats.append({static_cast<int>(place), 1, marked});
        }
        QTextLayout layout(shown, painter.font());
        QTextOption option;
        option.setWrapMode(QTextOption::NoWrap);
        layout.setTextOption(option);
        layout.setFormats(formats);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(area.width());
        layout.endLayout();
        const double top = area.top() + (area.height() - line.height()) / 2;
        layout.draw(&painter, {area.left(), top});
        return line.naturalTextWidth();
    }

    const PaletteModel &m_model;
};

} // namespace

PaletteDialog::PaletteDialog(const CommandRegistry &registry, QWidget &window)
    : QDialog(&window, Qt::Dialog | Qt::FramelessWindowHint)
    , m_registry(registry)
    , m_window(window)
    , m_before(QApplication::focusWidget())
    , m_model(new PaletteModel(this))
    , m_field(named(new QLineEdit(this), "palette.field"))
    , m_list(named(new QListView(this), "palette.list", tr("Commands")))
    , m_note(named(hintText(), "palette.note"))
{
    setObjectName(QStringLiteral("paletteDialog"));
    setWindowTitle(tr("Command palette"));
    build();
    m_model->setEntries(paletteEntries(registry), palette_history::ids());
    endAsking();
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (m_asked)
            return;
        m_model->setSearch(text);
        showFirst();
    });
    connect(m_list, &QListView::clicked, this, &PaletteDialog::choose);
}

void PaletteDialog::build()
{
    m_field->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(*m_model, this));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_note->setTextFormat(Qt::PlainText);
    makeColumn(this, {m_field, {m_list, 1}, m_note}, {QMargins(8, 8, 8, 8), 4});

    const QSize size = LargestPalette.boundedTo(m_window.size() - QSize(32, 32));
    resize(size);
    const QPoint corner((m_window.width() - size.width()) / 2,
                        std::min(TopDistance, (m_window.height() - size.height()) / 2));
    move(m_window.mapToGlobal(corner));
}

void PaletteDialog::showFirst()
{
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_list->scrollToTop();
    m_note->setText(m_model->rowCount() > 0
                        ? tr("Enter runs, Tab types an argument, Esc closes")
                        : tr("No matching command, recording, player or event type."));
}

bool PaletteDialog::isForList(int key) const
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp
           || key == Qt::Key_PageDown;
}

bool PaletteDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const QModelIndex current = m_list->currentIndex();
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_asked)
            runTyped();
        else
            choose(current);
        return true;
    case Qt::Key_Escape:
        if (m_asked)
            endAsking();
        else
            reject();
        return true;
    case Qt::Key_Tab:
        if (!m_asked && current.isValid() && m_model->entry(current.row()).takesText
            && m_model->entry(current.row()).obstacle.isEmpty())
            ask(m_model->entry(current.row()));
        return true;
    default:
        if (m_asked || !isForList(key->key()))
            return false;
        QApplication::sendEvent(m_list, event);
        return true;
    }
}

void PaletteDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    // Who clicks beside it is done with it.
    if (event->type() == QEvent::ActivationChange && isVisible() && !isActiveWindow())
        reject();
}

void PaletteDialog::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const PaletteEntry entry = m_model->entry(index.row());
    if (!entry.obstacle.isEmpty())
        m_note->setText(tr("%1: %2").arg(entry.title, entry.obstacle));
    else if (entry.needsText)
        ask(entry);
    else
        run(entry);
}

void PaletteDialog::ask(const PaletteEntry &entry)
{
    m_search = m_field->text();
    m_asked = entry;
    m_field->clear();
    m_field->setPlaceholderText(entry.hint.isEmpty() ? tr("Argument") : entry.hint);
    m_field->setAccessibleName(tr("Argument of %1").arg(entry.title));
    m_list->hide();
    m_height = height();
    m_note->setText(tr("%1: type the argument. Enter runs, Esc goes back.").arg(entry.title));
    resize(width(), sizeHint().height());
}

void PaletteDialog::endAsking()
{
    const bool wasAsked = m_asked.has_value();
    m_asked.reset();
    m_list->show();
    if (wasAsked)
        resize(width(), m_height);
    m_field->setPlaceholderText(tr("Type a command, recording, player or event type"));
    m_field->setAccessibleName(tr("Find a command"));
    m_field->setText(wasAsked ? m_search : QString());
    showFirst();
}

void PaletteDialog::runTyped()
{
    const QString text = m_field->text().trimmed();
    const QPointer guard(this);
    const PaletteEntry entry = *m_asked;
    const auto outcome = m_registry.run(entry.id, text);
    if (!guard)
        return;
    if (outcome == CommandOutcome::Done) {
        palette_history::add(entry.id);
        accept();
        return;
    }
    m_note->setText(outcome == CommandOutcome::BadArgument
                        ? tr("%1 does not accept “%2”.").arg(entry.title, text)
                        : tr("%1 is not available now.").arg(entry.title));
    m_field->selectAll();
}

void PaletteDialog::run(const PaletteEntry &entry)
{
    palette_history::add(entry.id);
    QTimer::singleShot(0, &m_window,
                       [&registry = m_registry, entry] { registry.run(entry.id, entry.argument); });
    QWidget *const before = m_before;
    accept();
    m_window.activateWindow();
    if (before)
        before->setFocus(Qt::OtherFocusReason);
}

void addPaletteCommand(ActiveDocument &document, const CommandRegistry &registry, QWidget &window)
{
    auto *commands = new CommandSet(&window, document);
    const auto show = [&registry, &window] {
        auto *dialog = new PaletteDialog(registry, window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
        dialog->activateWindow();
    };
    commands->add("help.palette", PaletteCommands::tr("Command palette…"), {"Ctrl+Shift+P"},
                  {MenuName::Help, 90},
                  PaletteCommands::tr("Find any command, recent recording, player or event type"),
                  {.icon = "find", .needsRecording = false}, show);
}

} // namespace tickscope
