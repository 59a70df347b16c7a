// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/guide_window.h"

#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/window/help/guide_browser.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStyle>
#include <QTextCursor>
#include <QTextEdit>
#include <QToolButton>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <vector>

namespace tickscope {

/// Where the text begins that is seen; above the first line Qt would name any place.
static int firstInSight(const QTextEdit &text)
{
    return text.verticalScrollBar()->value() == 0
               ? 0
               : text.cursorForPosition({text.viewport()->width() / 2, 0}).position();
}

/// A field that finds what is typed in a text, marks all hits, and goes from one to the next.
class GuideSearch : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::GuideSearch)

public:
    /// \param text  must live longer.
    GuideSearch(QTextEdit &text, QWidget *parent)
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

    /// Takes the keyboard, to type something else.
    void begin()
    {
        m_field->setFocus(Qt::ShortcutFocusReason);
        m_field->selectAll();
    }

    /// Whether there was anything to clear.
    bool clear()
    {
        if (m_field->text().isEmpty())
            return false;
        m_field->clear();
        return true;
    }

    /// Looks for the same once more, in a text that is new.
    void findAgain()
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

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
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

private:
    void find()
    {
        // Further typing stays at the hit that is seen; else it begins with what is in sight.
        const int from = m_current >= 0
                             ? m_hits[static_cast<std::size_t>(m_current)].selectionStart()
                             : firstInSight(m_text);
        findAgain();
        const auto next = std::ranges::find_if(
            m_hits, [from](const QTextCursor &hit) { return hit.selectionStart() >= from; });
        m_current = m_hits.empty() ? -1 : next == m_hits.end() ? 0 : int(next - m_hits.begin());
        go(0);
    }

    void go(int step)
    {
        const int count = static_cast<int>(m_hits.size());
        if (count > 0) {
            m_current = (m_current + step + count) % count;
            QTextCursor place = m_hits[static_cast<std::size_t>(m_current)];
            place.setPosition(place.selectionStart());
            const QRect seen = m_text.cursorRect(place);
            const int height = m_text.viewport()->height();
            if (seen.top() < 0 || seen.bottom() > height)
                m_text.verticalScrollBar()->setValue(m_text.verticalScrollBar()->value()
                                                     + seen.top() - height / 3);
        }
        showHits();
    }

    void showHits()
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
        m_count->setText(m_field->text().isEmpty() ? QString()
                         : m_hits.empty()          ? tr("No results")
                                                   : tr("%1 of %2")
                                                .arg(locale.toString(m_current + 1),
                                                     locale.toString(m_hits.size())));
    }

    QTextEdit &m_text;
    QLineEdit *m_field;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
    std::vector<QTextCursor> m_hits; ///< In their order.
    int m_current = -1;
};

// Only of interest here.
const QString GuideGeometry = QStringLiteral("guide/geometry");
const QString GuideSplitter = QStringLiteral("guide/splitter");

constexpr QSize FirstSize(1200, 820);
constexpr qreal ScreenShare = 0.9; // its frame needs some, too

GuideWindow::GuideWindow(QWidget *parent)
    : QDialog(parent, Qt::Window)
    , m_text(named(new GuideBrowser(this), "guide.text", tr("User guide")))
    , m_contents(named(new QListWidget(this), "guide.contents", tr("Contents")))
    , m_search(new GuideSearch(*m_text, this))
    , m_back(named(new QToolButton(this), "guide.back", tr("Back"), tr("Back (Alt+Left)")))
    , m_forward(new QToolButton(this))
    , m_splitter(new QSplitter(this))
{
    setObjectName(QStringLiteral("guideWindow"));
    setWindowTitle(tr("User guide"));
    setAttribute(Qt::WA_DeleteOnClose);
    // The program ends with its last window of recordings.
    setAttribute(Qt::WA_QuitOnClose, false);
    makeContents();
    placeParts();
    bindParts();

    resize(FirstSize.boundedTo(screen()->availableSize() * ScreenShare));
    restoreGeometry(QSettings().value(GuideGeometry).toByteArray());
    m_splitter->restoreState(QSettings().value(GuideSplitter).toByteArray());
    m_text->setFocus();
}

void GuideWindow::makeContents()
{
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setStyleSheet(QStringLiteral("QListWidget { padding: 6px; }"));
    for (const guide::Section &section : m_text->sections()) {
        auto *item = new QListWidgetItem(section.title, m_contents);
        const QFontMetrics metrics = m_contents->fontMetrics();
        item->setSizeHint({metrics.horizontalAdvance(section.title) + 16, metrics.height() + 10});
    }
}

void GuideWindow::placeParts()
{
    nameWidget(*m_forward, "guide.forward", tr("Forward"), tr("Forward (Alt+Right)"));
    for (QToolButton *button : {m_back, m_forward}) {
        button->setAutoRaise(true);
        button->setEnabled(false);
    }
    turnArrows();
    auto *bar = makeRow({m_back, m_forward, stretchPart(), m_search}, {QMargins(8, 6, 8, 6)});

    m_splitter->addWidget(m_contents);
    m_splitter->addWidget(m_text);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setHandleWidth(1);
    const int width = m_contents->sizeHintForColumn(0) + 12
                      + style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    m_splitter->setSizes({width, FirstSize.width() - width});
    fillWith(this, {bar, {m_splitter, 1}});
}

void GuideWindow::bindParts()
{
    connect(m_back, &QToolButton::clicked, m_text, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_text, &QTextBrowser::forward);
    connect(m_text, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_text, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_search,
            &GuideSearch::begin);
    connect(m_text, &GuideBrowser::reloaded, m_search, &GuideSearch::findAgain);
    const auto goToRow = [this](const QListWidgetItem *item) {
        m_text->goTo(m_text->sections().at(std::size_t(m_contents->row(item))).anchor);
    };
    connect(m_contents, &QListWidget::itemClicked, this, goToRow);
    connect(m_contents, &QListWidget::itemActivated, this, goToRow);
    // With the keyboard, too; what only follows the text goes nowhere.
    connect(m_contents, &QListWidget::currentItemChanged, this,
            [this, goToRow](const QListWidgetItem *item) {
                if (item && m_contents->hasFocus()
                    && m_contents->row(item) != m_text->currentSection())
                    goToRow(item);
            });
    connect(m_text, &GuideBrowser::currentSectionChanged, this, [this](int section) {
        if (!m_contents->hasFocus())
            m_contents->setCurrentRow(section);
    });
}

void GuideWindow::turnArrows()
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    m_back->setIcon(
        theme::icon(isMirrored ? QStringLiteral("go-forward") : QStringLiteral("go-back")));
    m_forward->setIcon(
        theme::icon(isMirrored ? QStringLiteral("go-back") : QStringLiteral("go-forward")));
}

bool GuideWindow::showSection(const QString &anchor)
{
    if (!m_text->hasSection(anchor))
        return false;
    m_text->goTo(anchor);
    return true;
}

void GuideWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_search->clear())
        return;
    QDialog::keyPressEvent(event);
}

void GuideWindow::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    // Beside the window, not always in front of it.
    if (windowHandle())
        windowHandle()->setTransientParent(nullptr);
}

void GuideWindow::hideEvent(QHideEvent *event)
{
    QSettings settings;
    settings.setValue(GuideGeometry, saveGeometry());
    settings.setValue(GuideSplitter, m_splitter->saveState());
    QDialog::hideEvent(event);
}

void GuideWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        turnArrows();
}

} // namespace tickscope
