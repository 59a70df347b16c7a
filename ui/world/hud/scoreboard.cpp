// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/scoreboard.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QCoreApplication>
#include <QFontMetricsF>

#include "core/analysis/player_rows.h"
#include "ui/document/document.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/world/letters/outlined_text.h"

namespace tickscope {

namespace {

constexpr double ListWidth = 560; ///< Of a list; two lists side by side may be narrower.
constexpr double LeastWidth = 330;
constexpr double ListGap = 28;
constexpr double Pad = 14;
constexpr double AroundLists = 24;
/// Right edges of the number columns, from the right side of the list.
constexpr double LatencyEdge = 0;
constexpr double ScoreEdge = 70;
constexpr double NumberWidth = 70;
/// Share of the list for names; the clan follows.
constexpr double NameShare = 0.42;

struct Scoreboard {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Scoreboard)
};

/// A score with a word of its own ("no time") is none.
std::optional<double> scoreOf(const ItemType &type, std::span<const std::int32_t> words)
{
    const Field *field = type.fieldWithRole(Role::Score);
    const bool isNumber = field && field->textOf(field->read(words)).empty();
    return isNumber ? field->number(words) : std::nullopt;
}

void readItem(ScoreRow &row, const ItemType &type, std::span<const std::int32_t> words)
{
    if (const std::string name = type.text(Role::Name, words); !name.empty())
        row.name = screenText(name);
    if (const std::string clan = type.text(Role::Clan, words); !clan.empty())
        row.clan = screenText(clan);
    if (const auto score = scoreOf(type, words))
        row.score = static_cast<std::int64_t>(std::clamp(std::round(*score), -1e15, 1e15));
    if (const auto latency = type.number(Role::Latency, words))
        row.latency = latency;
    if (const auto team = type.number(Role::Team, words))
        row.team = row.shownTeam = static_cast<int>(std::clamp(*team, -1.0, 127.0));
}

bool comesBefore(const ScoreRow &left, const ScoreRow &right)
{
    const bool leftPlays = left.team >= 0;
    const bool rightPlays = right.team >= 0;
    if (leftPlays != rightPlays)
        return leftPlays;
    if (left.team != right.team)
        return left.team < right.team;
    if (left.score != right.score)
        return left.score > right.score; // who has none comes last
    return left.client < right.client;
}

/// Where lists of players stand in a picture.
struct Lists {
    std::size_t count = 1;
    std::size_t rows = 0;  ///< Players in each list; the last one may have fewer.
    std::size_t shown = 0; ///< Players in all.
    double width = 0;      ///< Of each.

    /// \param most  players that fit below each other.
    static Lists of(std::size_t players, std::size_t most, double room)
    {
        Lists lists;
        // Side by side as in the game, before anybody is left out.
        if (players > most && room >= 2 * LeastWidth + ListGap)
            lists.count = 2;
        const auto count = static_cast<double>(lists.count);
        lists.rows = std::min((players + lists.count - 1) / lists.count, most);
        lists.shown = std::min(players, lists.rows * lists.count);
        lists.width = std::min(ListWidth, (room - (count - 1) * ListGap) / count);
        return lists;
    }
    [[nodiscard]] double wholeWidth() const
    {
        return static_cast<double>(count) * (width + ListGap) - ListGap;
    }
};

/// The whole board in a picture.
struct Board {
    QFont font;
    double lineHeight = 0;
    Lists lists;
    bool isCut = false;
    QRectF plate;

    static Board of(std::size_t players, QSize size)
    {
        Board board;
        board.font.setPixelSize(std::clamp(size.height() / 48, 11, 16));
        board.lineHeight = QFontMetricsF(board.font).height() + 4;
        const double room = size.height() - 2 * AroundLists - 2 * Pad;
        const auto most = static_cast<std::size_t>(std::max(1.0, room / board.lineHeight - 2));
        board.lists = Lists::of(players, most, size.width() - 2 * AroundLists - 2 * Pad);
        board.isCut = players > board.lists.shown;
        const double lines = static_cast<double>(board.lists.rows) + (board.isCut ? 2 : 1);
        const QSizeF whole(board.lists.wholeWidth() + 2 * Pad, lines * board.lineHeight + 2 * Pad);
        board.plate = {
            QPointF((size.width() - whole.width()) / 2, (size.height() - whole.height()) / 2)
                .toPoint(),
            whole};
        return board;
    }
    /// Of a list from the left.
    [[nodiscard]] QRectF area(std::size_t list) const
    {
        return {plate.left() + Pad + static_cast<double>(list) * (lists.width + ListGap),
                plate.top() + Pad, lists.width, plate.height() - 2 * Pad};
    }
    [[nodiscard]] double nameWidth() const { return lists.width * NameShare - 16; }
    [[nodiscard]] double clanWidth() const
    {
        return lists.width * (1 - NameShare) - 2 * NumberWidth - 24;
    }
};

QString wholeText(const std::optional<double> &number)
{
    return number && std::isfinite(*number) ? realText(std::round(*number), 0) : QString();
}

QString clanText(const ScoreRow &row)
{
    if (row.team >= 0)
        return row.clan;
    const QString watches = Scoreboard::tr("watches");
    return row.clan.isEmpty() ? watches : isolated(row.clan) + QStringLiteral(" · ") + watches;
}

/// Draws the lines of one list, from the top down.
struct List {
    QPainter &painter;
    const Board &board;
    std::size_t number;
    const WorldPalette &palette;
    QRectF area = board.area(number);
    double lineHeight = board.lineHeight;
    double top = area.top();

    void line(const QString &name, const QString &clan, const QString &score,
              const QString &latency, const QColor &ink)
    {
        text(name, area.left() + 10, board.nameWidth(), Qt::AlignLeft, ink);
        text(clan, area.left() + area.width() * NameShare, board.clanWidth(), Qt::AlignLeft,
             palette.plateText);
        text(score, area.right() - ScoreEdge - NumberWidth, NumberWidth, Qt::AlignRight,
             palette.plateText);
        text(latency, area.right() - LatencyEdge - NumberWidth, NumberWidth, Qt::AlignRight,
             palette.plateText);
        top += lineHeight;
    }

    void player(const ScoreRow &row, const QColor &ink)
    {
        line(row.name, clanText(row), scoreText(row.score, row.isScoreTime), wholeText(row.latency),
             ink);
    }

    void bar(const QColor &color)
    {
        painter.fillRect(QRectF(area.left(), top + 3, 3, lineHeight - 6), color);
    }

    void text(const QString &words, double left, double width, Qt::Alignment side,
              const QColor &ink)
    {
        painter.setPen(ink);
        const QString shown = QFontMetricsF(painter.font())
                                  .elidedText(words, Qt::ElideRight, width);
        painter.drawText(QRectF(left, top, width, lineHeight),
                         side | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    }
};

} // namespace

std::vector<ScoreRow> scoresOf(const WorldState &state)
{
    std::map<int, ScoreRow> byClient;
    state.forEach([&](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        if (!type || !type->isPlayer(item.key.id, item.words))
            return;
        const int client = static_cast<int>(item.key.id);
        ScoreRow &row = byClient[client];
        row.client = client;
        readItem(row, *type, item.words);
    });
    std::vector<ScoreRow> rows;
    const bool areTimes = areScoresTimes(state);
    for (auto &[client, row] : byClient) {
        row.isScoreTime = areTimes;
        if (!row.name.isEmpty())
            rows.push_back(std::move(row));
    }
    std::ranges::sort(rows, comesBefore);
    return rows;
}

void takeTeamColors(std::vector<ScoreRow> &rows, const std::vector<Actor> &actors)
{
    std::map<int, int> shown; // by the game's own number: some have no figure now
    for (const ScoreRow &row : rows) {
        const auto actor = std::ranges::find(actors, row.client, &Actor::client);
        if (actor != actors.end())
            shown.emplace(row.team, actor->team);
    }
    for (ScoreRow &row : rows) {
        if (const auto known = shown.find(row.team); known != shown.end())
            row.shownTeam = known->second;
    }
}

void paintScoreboard(QPainter &painter, const std::vector<ScoreRow> &rows, QSize size,
                     const WorldPalette &palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double growth = textGrowth(size);
    painter.scale(growth, growth);
    const Board board = Board::of(rows.size(), size / growth);
    const Lists &lists = board.lists;
    painter.setFont(board.font);
    QColor cover = palette.plate;
    cover.setAlphaF(0.92F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(cover);
    painter.drawRoundedRect(board.plate, 8, 8);

    const QColor faint = mixed(palette.plateText, palette.plate, 0.4);
    const bool hasTeams = std::ranges::any_of(rows,
                                              [](const ScoreRow &row) { return row.team > 0; });
    for (std::size_t number = 0; number * lists.rows < lists.shown; ++number) {
        const std::size_t first = number * lists.rows;
        List list{.painter = painter, .board = board, .number = number, .palette = palette};
        list.line(Scoreboard::tr("Player"), Scoreboard::tr("Clan"), Scoreboard::tr("Score"),
                  Scoreboard::tr("Ping"), faint);
        const std::size_t end = std::min(first + lists.rows, lists.shown);
        for (std::size_t i = first; i < end; ++i) {
            const ScoreRow &row = rows[i];
            if (hasTeams && row.shownTeam >= 0)
                list.bar(teamColor(row.shownTeam));
            list.player(row, row.team < 0 ? faint : inkOn(palette, theme::clientColor(row.client)));
        }
        if (board.isCut && end == lists.shown)
            list.line(Scoreboard::tr("and %Ln more", nullptr, static_cast<int>(rows.size() - end)),
                      {}, {}, {}, faint);
    }
    painter.restore();
}

QString elidedScoreText(const std::vector<ScoreRow> &rows, QSize size, QPointF pixel)
{
    const double growth = textGrowth(size);
    const Board board = Board::of(rows.size(), size / growth);
    const QFontMetricsF metrics(board.font);
    for (std::size_t i = 0; i < board.lists.shown; ++i) {
        const QRectF area = board.area(i / board.lists.rows);
        // The first line is the heads of the columns.
        const auto line = static_cast<double>(i % board.lists.rows + 1);
        const QRectF place(area.left(), area.top() + line * board.lineHeight, area.width(),
                           board.lineHeight);
        if (!place.contains(pixel / growth))
            continue;
        const QString clan = clanText(rows[i]);
        const bool isCut = metrics.horizontalAdvance(rows[i].name) > board.nameWidth()
                           || metrics.horizontalAdvance(clan) > board.clanWidth();
        return isCut ? QStringList{rows[i].name, clan}.join(u'\n').trimmed() : QString();
    }
    return {};
}

} // namespace tickscope
