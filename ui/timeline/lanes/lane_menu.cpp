// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lanes/lane_menu.h"

#include "ui/models/value_text.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QPixmap>

#include <algorithm>

namespace tickscope {

namespace {

/// An ampersand of a title is no key of the menu.
QString menuText(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

QIcon swatch(theme::Token token)
{
    QPixmap pixmap(16, 16);
    pixmap.fill(theme::color(token));
    return pixmap;
}

} // namespace

LaneMenu::LaneMenu(std::vector<Lane> lanes, const QString &laneId, const Index *index,
                   QWidget *parent)
    : QMenu(parent)
    , m_lanes(std::move(lanes))
{
    setObjectName(QStringLiteral("laneMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    const auto under = std::ranges::find(m_lanes, laneId, &Lane::id);
    if (under != m_lanes.end())
        addLaneActions(static_cast<std::size_t>(under - m_lanes.begin()));
    addShownLanes();
    addNewLanes(index);
    addSeparator();
    addAction(tr("Lanes as at first"), this, [this] {
        emit lanesChosen(defaultLanes());
    })->setEnabled(m_lanes != defaultLanes());
}

void LaneMenu::addLaneActions(std::size_t at)
{
    const QString title = menuText(m_lanes[at].title);
    addAction(tr("Hide “%1”").arg(title), this, [this, at] {
        m_lanes[at].isShown = false;
        emit lanesChosen(m_lanes);
    });
    addColors(at);
    addOrder(at);
    if (m_lanes[at].isOwn()) {
        addAction(tr("Remove “%1”").arg(title), this, [this, at] {
            m_lanes.erase(m_lanes.begin() + static_cast<std::ptrdiff_t>(at));
            emit lanesChosen(m_lanes);
        });
    }
    addSeparator();
}

void LaneMenu::addColors(std::size_t at)
{
    QMenu *menu = addMenu(tr("Colour"));
    auto *group = new QActionGroup(menu);
    const auto add = [&](const QIcon &icon, const QString &text,
                         std::optional<theme::Token> token) {
        QAction *action = menu->addAction(icon, text, this, [this, at, token] {
            m_lanes[at].color = token;
            emit lanesChosen(m_lanes);
        });
        action->setCheckable(true);
        action->setChecked(m_lanes[at].color == token);
        group->addAction(action);
    };
    add({}, tr("As the events"), {});
    for (const LaneColor &color : laneColors())
        add(swatch(color.token), QCoreApplication::translate("tickscope::Lanes", color.title),
            color.token);
}

void LaneMenu::addOrder(std::size_t at)
{
    // Past hidden lanes too: a step must be seen.
    const auto neighbour = [this](std::size_t from, int step) -> std::optional<std::size_t> {
        for (auto i = static_cast<std::ptrdiff_t>(from) + step;
             i >= 0 && i < static_cast<std::ptrdiff_t>(m_lanes.size()); i += step) {
            if (m_lanes[static_cast<std::size_t>(i)].isShown)
                return static_cast<std::size_t>(i);
        }
        return {};
    };
    const auto add = [&](const QString &text, std::optional<std::size_t> other) {
        QAction *action = addAction(text, this, [this, at, other] {
            std::swap(m_lanes[at], m_lanes[*other]);
            emit lanesChosen(m_lanes);
        });
        action->setEnabled(other.has_value());
    };
    add(tr("Move up"), neighbour(at, -1));
    add(tr("Move down"), neighbour(at, 1));
}

void LaneMenu::addShownLanes()
{
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        QAction *action = addAction(menuText(m_lanes[i].title), this, [this, i] {
            m_lanes[i].isShown = !m_lanes[i].isShown;
            emit lanesChosen(m_lanes);
        });
        action->setCheckable(true);
        action->setChecked(m_lanes[i].isShown);
    }
}

void LaneMenu::addNewLanes(const Index *index)
{
    QMenu *menu = addMenu(tr("Add lane"));
    menu->setEnabled(index != nullptr);
    menu->addAction(tr("Events with a text…"), this, &LaneMenu::textLaneWanted);
    menu->addSeparator();
    if (!index)
        return;
    std::map<QString, std::pair<std::string, std::size_t>> kinds;
    for (const auto &[kind, count] : index->kindCounts())
        kinds[theme::kindTitle(*kind)] = {std::string(kind->id), count};
    for (const auto &[title, counted] : kinds) {
        const auto count = static_cast<std::int64_t>(counted.second);
        menu->addAction(menuText(tr("%1 (%2)").arg(title, numberText(count))), this,
                        [this, title = title, kind = counted.first] {
                            m_lanes.push_back(makeOwnLane(m_lanes, title, {kind}, {}));
                            emit lanesChosen(m_lanes);
                        });
    }
}

} // namespace tickscope
