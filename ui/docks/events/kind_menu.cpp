// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/events/kind_menu.h"

#include "core/model/event/shared_event_kinds.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <array>
#include <vector>

namespace tickscope {

namespace {

/// Kinds that people look for even where there are none.
constexpr std::array<const EventKind *, 5> AlwaysListed{&sharedKind("chat"), &sharedKind("kill"),
                                                        &sharedKind("join"), &sharedKind("leave"),
                                                        &sharedKind("finish")};

} // namespace

KindMenu::KindMenu(QWidget *parent)
    : QMenu(parent)
    , m_hidden(EventFilter().hiddenKinds)
{
    setObjectName(QStringLiteral("events.kinds.menu"));
    setAccessibleName(tr("Event types"));
}

KindMenu::Kinds KindMenu::allKinds(const Shared<Index> &index)
{
    Kinds kinds;
    for (const EventKind &kind : SharedEventKinds)
        kinds.emplace(kind.id);
    if (index) {
        for (const auto &[kind, count] : index->kindCounts())
            kinds.emplace(kind->id);
    }
    return kinds;
}

void KindMenu::setKinds(const Shared<Index> &index, const Kinds &hidden)
{
    m_all = allKinds(index);
    m_hidden = hidden;
    clear();
    addAction(tr("All types"), this, [this] { emit hiddenKindsChanged({}); });
    addAction(tr("Default types"), this,
              [this] { emit hiddenKindsChanged(EventFilter().hiddenKinds); });
    addSeparator();

    KindCounts counts;
    if (index)
        counts = index->kindCounts();
    for (const EventKind *kind : AlwaysListed)
        counts.try_emplace(kind, 0);
    std::vector<std::pair<const EventKind *, std::size_t>> kinds(counts.begin(), counts.end());
    std::ranges::sort(kinds, [](const auto &left, const auto &right) {
        return theme::kindTitle(*left.first).localeAwareCompare(theme::kindTitle(*right.first)) < 0;
    });
    for (const auto &[kind, count] : kinds)
        addKind(*kind, count);
}

void KindMenu::addKind(const EventKind &kind, std::size_t count)
{
    const std::string id(kind.id);
    // The tab puts the count into the column of shortcuts, right-aligned.
    QString title = theme::kindTitle(kind);
    title.replace(u'&', QLatin1String("&&"));
    QAction *action = addAction(QStringLiteral("%1  %2\t%3")
                                    .arg(theme::kindSign(kind))
                                    .arg(title, numberText(static_cast<std::int64_t>(count))));
    action->setObjectName(QStringLiteral("events.kind.") + QString::fromStdString(id));
    action->setCheckable(true);
    action->setChecked(!m_hidden.contains(id));
    connect(action, &QAction::toggled, this, [this, id](bool isShown) {
        if (isShown)
            m_hidden.erase(id);
        else
            m_hidden.insert(id);
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
