// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/guide_window.h"

#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/window/help/guide_browser.h"
#include "ui/window/help/guide_search.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QScreen>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QStyle>
#include <QToolButton>
#include <QWindow>

namespace tickscope {

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
