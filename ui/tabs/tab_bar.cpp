// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tabs/tab_bar.h"

#include "core/io/http/url.h"
#include "ui/commands/command_set.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QStyle>
#include <QStyleOptionTab>
#include <QToolButton>

namespace tickscope {

constexpr int WidestTab = 260;
constexpr int NarrowestTab = 150; ///< Where tabs have no room; shorter titles take less.

/// As it may be seen: of an address without what is secret in it.
static QString shownPath(const QString &path)
{
    return screenText(shownName(path.toStdString()));
}

QStringList tabTitles(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths)
        names << (path.isEmpty() ? TabBar::tr("Library") : QFileInfo(shownPath(path)).fileName());
    QStringList titles = names;
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (!paths[i].isEmpty() && names.count(names[i]) > 1)
            titles[i] = TabBar::tr("%1 — %2").arg(names[i],
                                                  QFileInfo(shownPath(paths[i])).dir().dirName());
    }
    return titles;
}

/// So many letters, whole words, does \a title begin with like all of \a others that begin with its
/// first word.
static qsizetype sharedBeginning(QStringView title, const QStringList &others)
{
    qsizetype shared = title.size();
    for (const QString &other : others) {
        const auto differs = std::ranges::mismatch(title, QStringView(other)).in1;
        qsizetype same = differs - title.begin();
        while (same > 0 && title[same - 1].isLetterOrNumber())
            --same;
        if (same > 0 && title != other)
            shared = std::min(shared, same);
    }
    return shared == title.size() ? 0 : shared;
}

QString elidedTitle(const QString &title, const QStringList &others, const QFontMetrics &metrics,
                    int width)
{
    const qsizetype shared = sharedBeginning(title, others);
    QString shown = shared > 0 ? u'…' + title.mid(shared) : title;
    // What kind of file it is matters least.
    if (metrics.horizontalAdvance(shown) > width && !QFileInfo(shown).suffix().contains(u' '))
        shown = QFileInfo(shown).completeBaseName();
    return metrics.elidedText(shown, Qt::ElideMiddle, width);
}

TabBar::TabBar(QWidget *parent)
    : QTabBar(parent)
{
    nameWidget(*this, "recordingTabs", tr("Open recordings"));
    setAutoHide(true);
    setDocumentMode(true);
    setDrawBase(false);
    setElideMode(Qt::ElideMiddle);
    setExpanding(false);
    setMovable(true);
    setUsesScrollButtons(true);
}

void TabBar::setPaths(const QStringList &paths)
{
    const QStringList titles = tabTitles(paths);
    for (int i = 0; i < count(); ++i) {
        setTabText(i, menuText(titles[i]));
        setTabToolTip(i, paths[i].isEmpty() ? QString() : shownPath(paths[i]));
    }
}

void TabBar::tabInserted(int tab)
{
    QTabBar::tabInserted(tab);
    auto *button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIcon(theme::icon(QStringLiteral("close")));
    button->setIconSize({12, 12});
    button->setFocusPolicy(Qt::NoFocus); // Ctrl+W does the same
    button->setToolTip(tr("Close"));
    button->setAccessibleName(tr("Close"));
    connect(button, &QToolButton::clicked, this, [this, button] {
        for (int i = 0; i < count(); ++i) {
            if (tabButton(i, RightSide) == button)
                return emit tabCloseRequested(i);
        }
    });
    setTabButton(tab, RightSide, button);
}

void TabBar::initStyleOption(QStyleOptionTab *option, int tab) const
{
    QTabBar::initStyleOption(option, tab);
    if (option->text == tabText(tab))
        return;
    QStringList titles;
    for (int i = 0; i < count(); ++i)
        titles << tabText(i);
    const QRect room = style()->subElementRect(QStyle::SE_TabBarTabText, option, this);
    option->text = elidedTitle(tabText(tab), titles, fontMetrics(), room.width());
}

QSize TabBar::tabSizeHint(int tab) const
{
    return QTabBar::tabSizeHint(tab).boundedTo({WidestTab, QWIDGETSIZE_MAX});
}

QSize TabBar::minimumTabSizeHint(int tab) const
{
    return tabSizeHint(tab).boundedTo({NarrowestTab, QWIDGETSIZE_MAX});
}

void TabBar::tabLayoutChange()
{
    QTabBar::tabLayoutChange();
    if (m_menuButton)
        m_menuButton->setVisible(count() > 1);
}

QToolButton *TabBar::makeMenuButton()
{
    m_menuButton = named(new QToolButton, "recordingTabs.menu");
    m_menuButton->setAutoRaise(true);
    m_menuButton->setToolTip(accessibleName());
    m_menuButton->setAccessibleName(accessibleName());
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_menuButton);
    m_menuButton->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (int tab = 0; tab < count(); ++tab) {
            QAction *action = menu->addAction(tabText(tab), this,
                                              [this, tab] { setCurrentIndex(tab); });
            action->setCheckable(true);
            action->setChecked(tab == currentIndex());
        }
    });
    return m_menuButton;
}

void TabBar::mouseReleaseEvent(QMouseEvent *event)
{
    const int tab = tabAt(event->position().toPoint());
    if (event->button() == Qt::MiddleButton && tab >= 0)
        emit tabCloseRequested(tab);
    else
        QTabBar::mouseReleaseEvent(event);
}

void TabBar::contextMenuEvent(QContextMenuEvent *event)
{
    const int tab = tabAt(event->pos());
    if (tab < 0)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(theme::icon(QStringLiteral("close")), tr("Close"), this,
                    [this, tab] { emit tabCloseRequested(tab); });
    menu->addAction(tr("Close others"), this, [this, tab] { emit closeOthersWanted(tab); });
    menu->addSeparator();
    QAction *copy = menu->addAction(
        theme::icon(QStringLiteral("copy")), tr("Copy path"), this,
        [this, tab] { QApplication::clipboard()->setText(tabToolTip(tab)); });
    copy->setEnabled(!tabToolTip(tab).isEmpty());
    menu->popup(event->globalPos());
}

} // namespace tickscope
