// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/kind_menu.h"

#include "ui/models/value_text.h"
#include "ui/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <array>
#include <vector>

namespace tickscope {

namespace {

/// Kinds that people look for even where there are none.
constexpr std::array AlwaysListed{event_kind::Chat, event_kind::Kill, event_kind::Join,
                                  event_kind::Leave, event_kind::Finish};

} // namespace

KindMenu::KindMenu(QWidget *parent)
    : QMenu(parent)
    , m_hidden(EventFilter().hiddenKinds)
{
    setObjectName(QStringLiteral("events.kinds.menu"));
    setAccessibleName(tr("Kinds of events"));
}

KindMenu::Kinds KindMenu::allKinds(const Shared<Index> &index)
{
    Kinds kinds(knownKinds().begin(), knownKinds().end());
    if (index) {
        for (const auto &[kind, count] : index->kindCounts())
            kinds.insert(kind);
    }
    return kinds;
}

void KindMenu::setKinds(const Shared<Index> &index, const Kinds &hidden)
{
    m_all = allKinds(index);
    m_hidden = hidden;
    clear();
    addAction(tr("Show all kinds"), this, [this] { emit hiddenKindsChanged({}); });
    addAction(tr("Show the usual kinds"), this,
              [this] { emit hiddenKindsChanged(EventFilter().hiddenKinds); });
    addSeparator();

    std::map<std::string, std::size_t, std::less<>> counts;
    if (index)
        counts = index->kindCounts();
    for (const std::string_view kind : AlwaysListed)
        counts.try_emplace(std::string(kind), 0);
    std::vector<std::pair<std::string, std::size_t>> kinds(counts.begin(), counts.end());
    std::ranges::sort(kinds, [](const auto &left, const auto &right) {
        return theme::kindTitle(left.first).localeAwareCompare(theme::kindTitle(right.first)) < 0;
    });
    for (const auto &[kind, count] : kinds)
        addKind(kind, count);
}

void KindMenu::addKind(const std::string &kind, std::size_t count)
{
    // The tab puts the count into the column of shortcuts, right-aligned.
    QString title = theme::kindTitle(kind);
    title.replace(u'&', QLatin1String("&&"));
    QAction *action = addAction(QStringLiteral("%1  %2\t%3")
                                    .arg(theme::kindSign(kind))
                                    .arg(title, numberText(static_cast<std::int64_t>(count))));
    action->setObjectName(QStringLiteral("events.kind.") + QString::fromStdString(kind));
    action->setCheckable(true);
    action->setChecked(!m_hidden.contains(kind));
    connect(action, &QAction::toggled, this, [this, kind](bool isShown) {
        if (isShown)
            m_hidden.erase(kind);
        else
            m_hidden.insert(kind);
        emit hiddenKindsChanged(m_hidden);
    });
}

void KindMenu::mouseReleaseEvent(QMouseEvent *event)
{
    QAction *action = actionAt(event->position().toPoint());
    if (action && action->isCheckable() && action->isEnabled()) {
        action->trigger();
        return;
    }
    QMenu::mouseReleaseEvent(event);
}

void KindMenu::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && activeAction() && activeAction()->isCheckable()) {
        activeAction()->trigger();
        return;
    }
    QMenu::keyPressEvent(event);
}

} // namespace tickscope
