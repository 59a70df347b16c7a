// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/player_box.h"

#include <algorithm>
#include <utility>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QListView>
#include <QStyleHints>
#include <QStylePainter>

#include "ui/document/active_document.h"
#include "ui/document/document.h"
#include "ui/style/elided.h"
#include "ui/texts/player_text.h"

namespace tickscope {

namespace {

constexpr int AllNamesRole = Qt::UserRole; ///< What a row is found by: a string list.

/// Finds a row by each name of its person.
class NamesView : public QListView
{
public:
    using QListView::QListView;

    void keyboardSearch(const QString &typed) override
    {
        const bool goesOn = m_sinceKey.isValid()
                            && m_sinceKey.elapsed()
                                   < QGuiApplication::styleHints()->keyboardInputInterval();
        m_sinceKey.start();
        m_typed = goesOn && !typed.isEmpty() ? m_typed + typed : typed;
        if (m_typed.isEmpty())
            return;
        const int count = model()->rowCount();
        // One letter again and again goes from one to the next.
        const bool goesToNext = m_typed.count(m_typed.front()) == m_typed.size();
        const QString beginning = goesToNext ? m_typed.left(1) : m_typed;
        const int first = std::max(0, currentIndex().row()) + (goesToNext ? 1 : 0);
        for (int i = 0; i < count; ++i) {
            const QModelIndex row = model()->index((first + i) % count, 0);
            const QStringList names = row.data(AllNamesRole).toStringList();
            const auto fits = [&beginning](const QString &name) {
                return name.startsWith(beginning, Qt::CaseInsensitive);
            };
            if (std::ranges::any_of(names, fits))
                return setCurrentIndex(row);
        }
    }

private:
    QString m_typed;
    QElapsedTimer m_sinceKey;
};

} // namespace

PlayerBox::PlayerBox(ActiveDocument &document, const QString &noPlayer, Listed listed,
                     QWidget *parent)
    : QComboBox(parent)
    , m_document(document)
    , m_noPlayer(noPlayer)
    , m_listed(listed)
{
    setView(new NamesView(this));
    setItemDelegate(new QuietTailDelegate(this));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list({});
}

void PlayerBox::list(const Shared<Index> &index)
{
    const Tick head = m_document->players().inFrame(NoClient).tick;
    if (m_index == index && m_head == head && count() > 0)
        return;
    m_index = index;
    m_head = head;
    const bool wasEmpty = count() == 0;
    m_ids.clear();
    if (!m_noPlayer.isEmpty())
        setRow(0, m_noPlayer, {}, {m_noPlayer});
    if (index) {
        const PlayerTable &players = index->players();
        for (const Player &player : players.players()) {
            if (player.isProxy && m_listed == Listed::Persons)
                continue;
            const PlayerTitle title = titleAt(players, player, head);
            m_ids.push_back(player.id);
            setRow(listedRows() - 1, title.name, title.others,
                   QStringList(title.name) + title.otherNames);
        }
    }
    while (count() > listedRows())
        removeItem(count() - 1);
    // The first row that comes is not chosen by that, unless it is the one for no player.
    if (wasEmpty && m_noPlayer.isEmpty())
        setCurrentIndex(-1);
}

int PlayerBox::listedRows() const
{
    return static_cast<int>(m_ids.size()) + (m_noPlayer.isEmpty() ? 0 : 1);
}

void PlayerBox::setRow(int row, const QString &name, const QString &tail,
                       const QStringList &allNames)
{
    if (row >= count())
        addItem(name);
    else if (itemText(row) != name)
        setItemText(row, name);
    if (itemData(row, AllNamesRole).toStringList() == allNames
        && itemData(row, QuietTailRole).toString() == tail)
        return;
    setItemData(row, allNames, AllNamesRole);
    setItemData(row, tail, QuietTailRole);
    setItemData(row, tail.isEmpty() ? QVariant() : allNames.join(QStringLiteral(", ")),
                Qt::ToolTipRole);
    setItemData(row, tail.isEmpty() ? QVariant() : name + QStringLiteral(", ") + tail,
                Qt::AccessibleTextRole);
}

std::optional<PlayerRef> PlayerBox::playerAt(int row) const
{
    const int place = row - (m_noPlayer.isEmpty() ? 0 : 1);
    if (place < 0 || std::cmp_greater_equal(place, m_ids.size()))
        return {};
    const PlayerTable &players = m_index->players();
    return refOf(players, *players.withId(m_ids[static_cast<std::size_t>(place)]));
}

int PlayerBox::rowOf(const std::optional<PlayerRef> &player) const
{
    const int first = m_noPlayer.isEmpty() ? 0 : 1;
    if (!player)
        return first - 1;
    const Player *known = m_index ? m_index->players().of(*player) : nullptr;
    const auto place = known ? std::ranges::find(m_ids, known->id) : m_ids.end();
    return place == m_ids.end() ? -1 : first + static_cast<int>(place - m_ids.begin());
}

void PlayerBox::paintEvent(QPaintEvent *event)
{
    QComboBox::paintEvent(event);
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.state.setFlag(QStyle::State_Selected, false);
    const QRect field = style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                QStyle::SC_ComboBoxEditField, this);
    paintQuietTail(painter, field.adjusted(1, 0, -1, 0), currentText(),
                   currentData(QuietTailRole).toString(), option);
}

} // namespace tickscope
