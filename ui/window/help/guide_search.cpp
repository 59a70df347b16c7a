// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/guide_search.h"

#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QTextEdit>
#include <QToolButton>

#include <algorithm>

namespace tickscope {

/// Where the text begins that is seen; above the first line Qt would name any place.
static int firstInSight(const QTextEdit &text)
{
    return text.verticalScrollBar()->value() == 0
               ? 0
               : text.cursorForPosition({text.viewport()->width() / 2, 0}).position();
}

GuideSearch::GuideSearch(QTextEdit &text, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
    , m_field(named(new QLineEdit(this), "guide.find"))
    , m_count(named(new QLabel(this), "guide.count"))
    , m_previous(
          iconButton(QStringLiteral("chevron-up"), tr("Previous result (Shift+Enter)"), this))
    , m_next(iconButton(QStringLiteral("chevron-down"), tr("Next result (Enter)"), this))
{
    m_field->setPlaceholderText(tr("Find in the guide"));
    m_field->setAccessibleName(tr("Find in the guide"));
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumWidth(m_field->fontMetrics().averageCharWidth() * 28);
    m_field->installEventFilter(this);
    m_count->setMinimumWidth(
        m_count->fontMetrics().horizontalAdvance(tr("%1 of %2").arg("888", "888")));
    m_count->setAlignment(Qt::AlignCenter);
    m_previous->setObjectName(QStringLiteral("guide.previousHit"));
    m_next->setObjectName(QStringLiteral("guide.nextHit"));
    makeRow(this, {m_field, m_count, m_previous, m_next}, {QMargins()});
    connect(m_field, &QLineEdit::textChanged, this, &GuideSearch::find);
    connect(m_previous, &QToolButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { go(1); });
    showHits();
}

void GuideSearch::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

bool GuideSearch::clear()
{
    if (m_field->text().isEmpty())
        return false;
    m_field->clear();
    return true;
}

void GuideSearch::findAgain()
{
    const int current = m_current;
    m_hits.clear();
    const QString wanted = m_field->text();
    for (QTextCursor hit = m_text.document()->find(wanted); !wanted.isEmpty() && !hit.isNull();
         hit = m_text.document()->find(wanted, hit))
        m_hits.push_back(hit);
    m_current = std::min(current, static_cast<int>(m_hits.size()) - 1);
    showHits();
}

void GuideSearch::find()
{
    // Further typing stays at the hit that is seen; else it begins with what is in sight.
    const int from = m_current >= 0 ? m_hits[static_cast<std::size_t>(m_current)].selectionStart()
                                    : firstInSight(m_text);
    findAgain();
    const auto next = std::ranges::find_if(
        m_hits, [from](const QTextCursor &hit) { return hit.selectionStart() >= from; });
    m_current = m_hits.empty() ? -1 : next == m_hits.end() ? 0 : int(next - m_hits.begin());
    go(0);
}

void GuideSearch::go(int step)
{
    const int count = static_cast<int>(m_hits.size());
    if (count > 0) {
        m_current = (m_current + step + count) % count;
        QTextCursor place = m_hits[static_cast<std::size_t>(m_current)];
        place.setPosition(place.selectionStart());
        const QRect seen = m_text.cursorRect(place);
        const int height = m_text.viewport()->height();
        if (seen.top() < 0 || seen.bottom() > height)
            m_text.verticalScrollBar()->setValue(m_text.verticalScrollBar()->value() + seen.top()
                                                 - height / 3);
    }
    showHits();
}

void GuideSearch::showHits()
{
    const QPalette colors = m_text.palette();
    QColor mark = theme::color(theme::Token::Marker);
    mark.setAlphaF(0.35F);
    QList<QTextEdit::ExtraSelection> marks;
    for (std::size_t i = 0; i < m_hits.size(); ++i) {
        QTextCharFormat format;
        const bool isCurrent = static_cast<int>(i) == m_current;
        format.setBackground(isCurrent ? colors.highlight() : QBrush(mark));
        if (isCurrent)
            format.setForeground(colors.highlightedText());
        marks.append({m_hits[i], format});
    }
    m_text.setExtraSelections(marks);
    m_previous->setEnabled(m_hits.size() > 1);
    m_next->setEnabled(m_hits.size() > 1);
    const QLocale locale;
    m_count->setText(
        m_field->text().isEmpty() ? QString()
        : m_hits.empty()
            ? tr("No results")
            : tr("%1 of %2").arg(locale.toString(m_current + 1), locale.toString(m_hits.size())));
}

bool GuideSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            go(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tickscope
