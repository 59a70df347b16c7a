// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/player_model.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include <QHash>
#include <QIcon>
#include <QPainter>
#include <QPen>
#include <QPixmap>

#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

/// What is unknown of a player who is there.
const QChar Unknown(0x2014);

static QString optionalText(const std::optional<std::int64_t> &number)
{
    return number ? numberText(*number) : QString();
}

/// A round spot; sharp at any scale up to four.
static QIcon dotIcon(const QColor &color)
{
    static QHash<QRgb, QIcon> icons; // one for each of the few colours of players
    QIcon &icon = icons[color.rgba()];
    if (icon.isNull()) {
        QPixmap pixmap(48, 48);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        // The rim keeps the spot visible on a selection of its own colour.
        painter.setPen(QPen(QColor(255, 255, 255, 110), 4));
        painter.setBrush(color);
        painter.drawEllipse(pixmap.rect().adjusted(5, 5, -5, -5));
        painter.end();
        icon = QIcon(pixmap);
        icon.addPixmap(pixmap, QIcon::Selected); // its colour is what it shows
    }
    return icon;
}

PlayerModel::PlayerModel(QObject *parent)
    : KeyedTable(columns(), parent)
{
    nameLengths();
}

std::vector<TableColumn<ListedPlayer>> PlayerModel::columns() const
{
    static constexpr auto Least = std::numeric_limits<qint64>::min();
    const auto name = [](const Row &row) { return row.title.name; };
    return {
        {{tr("Name")}, name, name},
        {{tr("Team")},
         [](const Row &row) {
             return row.player.teamText.empty() ? optionalText(row.player.team)
                                                : shownWord(row.player.teamText);
         },
         [](const Row &row) { return qint64{row.player.team.value_or(Least)}; }},
        {{tr("Score"), Qt::AlignRight},
         [](const Row &row) { return scoreText(row.player.score, row.player.isScoreTime); },
         [](const Row &row) { return qint64{row.player.score.value_or(Least)}; }},
        {{{}, Qt::AlignRight},
         [this](const Row &row) {
             const PlayerRow &player = row.player;
             return player.isAlive || player.lastKnown
                        ? placeText(player.position.x, player.position.y, player.z, m_length)
                        : QString(Unknown);
         },
         [](const Row &row) {
             return row.player.isAlive ? row.player.position.x
                                       : std::numeric_limits<double>::lowest();
         }},
        {{{}, Qt::AlignRight},
         [this](const Row &row) {
             return row.player.speed
                        ? lengthText(*row.player.speed / m_length.inFields, m_length.unit)
                        : QString(Unknown);
         },
         [](const Row &row) { return row.player.speed.value_or(-1); }},
        {{tr("Health"), Qt::AlignRight, tr("Health and armor")},
         [](const Row &row) {
             const QString health = row.player.health ? numberText(*row.player.health)
                                                      : QString(Unknown);
             return row.player.armor ? tr("%1 / %2").arg(health, numberText(*row.player.armor))
                                     : health;
         },
         [](const Row &row) {
             return static_cast<double>(row.player.health.value_or(-1)) * 1000.0
                    + static_cast<double>(row.player.armor.value_or(-1));
         }},
        {{tr("State")},
         [](const Row &row) {
             return row.player.lastKnown  ? tr("last known position")
                    : row.player.isAlive  ? tr("alive")
                    : row.mayBeOutOfSight ? tr("not in sight")
                                          : tr("not in play");
         },
         [](const Row &row) { return row.player.isAlive ? 1 : 0; }},
        {{{}, Qt::AlignLeft, tr("Followed in view")},
         nullptr,
         [this](const Row &row) { return m_followed == row.key ? 1 : 0; }},
    };
}

std::vector<PlayerModel::Row> PlayerModel::rowsOf(const Shared<Frame> &frame,
                                                  const Shared<Index> &index)
{
    std::vector<Row> rows;
    if (!index)
        return rows;
    std::set<std::int64_t> present;
    if (frame && frame->at) {
        for (PlayerRow &player : playersOf(*frame, *index)) {
            const Player *known = player.player ? index->players().withId(*player.player) : nullptr;
            if (known && known->isProxy)
                continue;
            Row row{player.player ? *player.player : -1 - std::int64_t{player.client},
                    true,
                    std::move(player),
                    {}};
            row.ref = {row.player.client, frame->at->tick};
            // Two items of one client are one row; a row's key must be its own.
            if (present.insert(row.key).second)
                rows.push_back(std::move(row));
        }
    }
    for (const Player &player : index->players().players()) {
        if (present.contains(player.id) || player.isProxy)
            continue;
        Row row{player.id, false, {}, refOf(index->players(), player)};
        row.player.player = player.id;
        rows.push_back(std::move(row));
    }
    std::ranges::sort(rows, {}, &Row::key);
    return rows;
}

void PlayerModel::nameFromScene(std::vector<Row> &rows, const Frame &frame, const SceneMaker &maker)
{
    const auto isNameless = [](const Row &row) { return row.isPresent && row.player.name.empty(); };
    if (std::ranges::none_of(rows, isNameless))
        return;
    const auto clients = maker.clientsIn(frame);
    for (Row &row : rows) {
        const auto client = std::ranges::find(clients, row.player.client, &PlacedClient::client);
        if (isNameless(row) && client != clients.end())
            row.player.name = client->name;
    }
}

/// A name alone identifies no player: hidden is only a row of that client ID and name up to where
/// the index ends.
void PlayerModel::dropDoubles(std::vector<Row> &rows, const Index &index)
{
    std::set<std::pair<int, std::string>> notIndexed;
    for (const Row &row : rows) {
        if (row.isPresent && !row.player.player)
            notIndexed.emplace(row.player.client, row.player.name);
    }
    const Tick end = index.indexedTo();
    std::erase_if(rows, [&](const Row &row) {
        const Player *known = row.isPresent ? nullptr : index.players().withId(row.key);
        const auto client = known ? known->clientAt(end) : std::nullopt;
        return client && notIndexed.contains({*client, known->nameAt(end)});
    });
}

void PlayerModel::setFrame(const Shared<Frame> &frame, const Shared<Index> &recordingIndex,
                           const Shared<SceneMaker> &scene)
{
    m_index = recordingIndex;
    m_head = frame ? (frame->at ? frame->at->tick : frame->asked) : Tick{};
    std::vector<Row> listed = rowsOf(frame, recordingIndex);
    if (frame && scene)
        nameFromScene(listed, *frame, *scene);
    if (recordingIndex)
        dropDoubles(listed, *recordingIndex);
    for (Row &row : listed) {
        row.title = titleOf(row);
        row.mayBeOutOfSight = scene && row.isPresent && !row.player.isAlive
                              && scene->mayBeOutOfSight(*frame->at->shown, row.player.client);
    }
    setRows(std::move(listed), [](const Row &row) { return row.key; });
    m_presentCount = static_cast<int>(std::ranges::count(rows(), true, &Row::isPresent));
    m_source = PositionSource::Recorded;
    for (const Row &row : rows()) {
        if (row.isPresent && row.player.isAlive && row.player.source != PositionSource::Recorded)
            m_source = row.player.source;
    }
}

void PlayerModel::setLength(const GameLength &length)
{
    if (std::exchange(m_length, length) != length)
        nameLengths();
}

void PlayerModel::nameLengths()
{
    const QString length = lengthWord(m_length.unit);
    const QString speed = speedWord(m_length.unit);
    setTitle(PositionColumn, tr("Position (%1)").arg(length), tr("Position in %1").arg(length));
    setTitle(SpeedColumn, speed, tr("Speed in %1").arg(speed));
}

bool PlayerModel::derivesSpeeds() const
{
    return std::ranges::any_of(rows(), [](const Row &row) { return row.player.isSpeedDerived; });
}

void PlayerModel::setFollowed(int row)
{
    const std::int64_t key = row < 0 ? std::numeric_limits<std::int64_t>::min()
                                     : rows()[static_cast<std::size_t>(row)].key;
    if (key == m_followed)
        return;
    m_followed = key;
    if (!rows().empty())
        emit dataChanged(index(0, FollowColumn), index(rowCount() - 1, FollowColumn));
}

std::optional<PlayerRef> PlayerModel::playerAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    return rows()[static_cast<std::size_t>(row)].ref;
}

int PlayerModel::rowOf(PlayerRef player, std::optional<int> client) const
{
    auto found = std::ranges::find_if(rows(), [&](const Row &row) {
        return client && row.isPresent && row.player.client == *client;
    });
    // Who is away, or here without anything in the state.
    const Player *known = m_index ? m_index->players().of(player) : nullptr;
    if (known && found == rows().end())
        found = std::ranges::find_if(rows(), [known](const Row &row) {
            return !row.isPresent && row.player.player == known->id;
        });
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

QVariant PlayerModel::cell(int row, int column, int role) const
{
    const Row &listed = rowAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return shownText(listed, column);
    case Qt::DecorationRole:
        if (column == NameColumn && listed.isPresent)
            return dotIcon(theme::clientColor(listed.player.client));
        if (column == FollowColumn && m_followed == listed.key)
            return theme::icon(QStringLiteral("follow"));
        return {};
    case Qt::ForegroundRole:
        return listed.isPresent && (listed.player.isAlive || listed.player.lastKnown)
                   ? QVariant()
                   : QVariant(theme::color(theme::Token::QuietText));
    case Qt::ToolTipRole:
        return toolTip(listed);
    case SortRole:
        return sortKey(listed, column);
    case IsPresentRole:
        return listed.isPresent;
    case QuietTailRole:
        return column == NameColumn ? listed.title.others : QVariant();
    case Qt::AccessibleTextRole:
        return column == NameColumn ? listed.title.whole() : QVariant();
    default:
        return {};
    }
}

PlayerTitle PlayerModel::titleOf(const Row &row) const
{
    if (const Player *known = m_index ? m_index->players().of(row.ref) : nullptr)
        return titleAt(m_index->players(), *known, m_head);
    const QString name = screenText(row.player.name);
    return {name.isEmpty() ? namelessClient(row.player.client) : name, {}, {}};
}

/// Who is not there has a name only.
QString PlayerModel::shownText(const Row &row, int column) const
{
    return row.isPresent || column == NameColumn ? text(row, column) : QString();
}

QString PlayerModel::toolTip(const Row &row) const
{
    const PlayerRow &player = row.player;
    QStringList lines{row.title.whole()};
    if (row.title.otherNames.size() > 1)
        lines << tr("Other names: %1").arg(row.title.otherNames.join(QStringLiteral(", ")));
    if (!player.clan.empty())
        lines << tr("Clan: %1").arg(screenText(player.clan));
    if (!row.isPresent) {
        lines << tr("Not in the game at this tick");
    } else if (!player.isAlive) {
        lines << (row.mayBeOutOfSight ? tr("Not in sight of the recording player")
                                      : tr("No position at this tick"));
    } else {
        const QString place = text(row, PositionColumn) + u' ' + lengthWord(m_length.unit);
        switch (player.source) {
        case PositionSource::Recorded:
            lines << tr("Position (recorded): %1").arg(place);
            break;
        case PositionSource::Predicted:
            lines << tr("Position (predicted): %1").arg(place);
            break;
        case PositionSource::Interpolated:
            lines << tr("Position (between two ticks): %1").arg(place);
            break;
        }
        const QString speed = text(row, SpeedColumn) + u' ' + speedWord(m_length.unit);
        lines << (!player.speed           ? tr("Speed: not recorded")
                  : player.isSpeedDerived ? tr("Speed (derived from positions): %1").arg(speed)
                                          : tr("Speed: %1").arg(speed));
        if (!player.weaponText.empty())
            lines << tr("Weapon: %1").arg(shownWord(player.weaponText));
    }
    if (player.latency)
        lines << tr("Latency: %1 ms").arg(numberText(*player.latency));
    if (row.isPresent)
        lines << tr("Client ID: %1").arg(player.client);
    if (player.player)
        lines << tr("Player number: %1").arg(*player.player);
    return plainTip(lines.join(u'\n'));
}

bool PlayerOrder::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool leftIsThere = left.data(PlayerModel::IsPresentRole).toBool();
    const bool rightIsThere = right.data(PlayerModel::IsPresentRole).toBool();
    if (leftIsThere != rightIsThere)
        return leftIsThere == (sortOrder() == Qt::AscendingOrder);
    const QVariant a = left.data(PlayerModel::SortRole);
    const QVariant b = right.data(PlayerModel::SortRole);
    if (a.userType() == QMetaType::QString) {
        const int order = a.toString().localeAwareCompare(b.toString());
        return order != 0 ? order < 0 : left.row() < right.row();
    }
    const auto order = QVariant::compare(a, b);
    return order == QPartialOrdering::Equivalent ? left.row() < right.row()
                                                 : order == QPartialOrdering::Less;
}

} // namespace tickscope
