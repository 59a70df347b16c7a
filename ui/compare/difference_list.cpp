// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/difference_list.h"

#include <QHeaderView>
#include <QLabel>

#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace tickscope {

namespace {

constexpr int DifferenceTickRole = Qt::UserRole;
constexpr std::size_t MostDifferences = 1000; // more are not read through
constexpr int DifferenceRowsInSight = 10;
constexpr int DifferenceRowMargin = 6;

std::vector<ComparedPart> partsOf(GhostLook::Listed listed)
{
    if (listed == GhostLook::Listed::PositionsAndEvents)
        return {ComparedPart::Positions, ComparedPart::Events};
    if (listed == GhostLook::Listed::Inputs)
        return {ComparedPart::Inputs};
    if (listed == GhostLook::Listed::Fields)
        return {ComparedPart::States};
    return {};
}

/// Joins what goes on from one recorded tick to the next: that is one difference for a reader.
class DifferenceJoiner
{
public:
    /// False when there are too many.
    bool add(const Difference &difference, std::vector<Difference> &rows)
    {
        constexpr std::int64_t WidestGap = 4; // snapshots lie one, two or three ticks apart
        const auto key = std::tuple(difference.part, difference.subject, difference.field);
        const auto known = m_last.find(key);
        const bool mayGoOn = difference.part == ComparedPart::Positions
                             || difference.part == ComparedPart::States;
        if (mayGoOn && known != m_last.end()) {
            Difference &row = rows[known->second];
            const std::int64_t ticks = *difference.left - *row.left + 1;
            if (ticks - row.ticks <= WidestGap) {
                row.ticks = ticks;
                return true;
            }
        }
        if (rows.size() >= MostDifferences)
            return false;
        m_last[key] = rows.size();
        rows.push_back(difference);
        return true;
    }

private:
    std::map<std::tuple<ComparedPart, std::string, std::string>, std::size_t> m_last;
};

/// Inputs differ where places do not: it has to be said what was compared.
QString noneText(GhostLook::Listed listed)
{
    if (listed == GhostLook::Listed::PositionsAndEvents)
        return DifferenceList::tr("No differences in positions and events that both recorded.");
    if (listed == GhostLook::Listed::Inputs)
        return DifferenceList::tr("No differences in inputs that both recorded.");
    if (listed == GhostLook::Listed::Fields)
        return DifferenceList::tr("No differences in fields that both recorded.");
    return {};
}

QString namesText(const std::vector<std::string> &names)
{
    constexpr std::size_t NamesShown = 5;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(names.size(), NamesShown); ++i)
        shown << isolated(screenText(names[i]));
    if (names.size() > NamesShown)
        shown << QStringLiteral("…");
    return shown.join(QStringLiteral(", "));
}

/// As a sentence of its own: "Types of events not compared, …: vote, finish."
QString limitText(const ComparisonLimit &limit)
{
    QStringList names;
    for (const std::string_view field : limit.fields)
        names << screenText(field);
    for (const EventKind *kind : limit.kinds)
        names << theme::kindWord(*kind);
    QString text = shownFault({limit.text, names.join(QStringLiteral(", ")).toStdString()});
    text.front() = text.front().toUpper();
    return text + u'.';
}

QString countText(GhostLook::Listed listed, int count)
{
    if (listed == GhostLook::Listed::PositionsAndEvents)
        return DifferenceList::tr(
            "%Ln difference(s) in positions and events that both recorded:", nullptr, count);
    if (listed == GhostLook::Listed::Inputs)
        return DifferenceList::tr("%Ln difference(s) in inputs that both recorded:", nullptr,
                                  count);
    if (listed == GhostLook::Listed::Fields)
        return DifferenceList::tr("%Ln difference(s) in fields that both recorded:", nullptr,
                                  count);
    return {};
}

QString whatText(const Difference &difference)
{
    const QString subject = screenText(difference.subject);
    switch (difference.part) {
    case ComparedPart::Positions:
        return DifferenceList::tr("%1: position").arg(isolated(subject));
    case ComparedPart::Inputs:
        return difference.isOfPresses ? DifferenceList::tr("%1: %2, presses")
                                            .arg(isolated(subject), inputTitle(difference.field))
                                      : spokenText(subject, inputTitle(difference.field));
    case ComparedPart::Events:
        return spokenText(subject, theme::kindWord(*difference.kind));
    case ComparedPart::States:
        break;
    }
    return spokenText(subject, screenText(difference.field));
}

QString valueText(const Value &value)
{
    return std::holds_alternative<std::monostate>(value) ? QStringLiteral("–")
                                                         : screenText(plainText(value));
}

} // namespace

DifferenceList::DifferenceList(QWidget *parent)
    : QWidget(parent)
    , m_note(named(wrappedText(), "compare.differencesNote"))
    , m_limits(named(new ElidedLabel, "compare.differencesLimits"))
    , m_table(named(new QTableWidget(0, ColumnCount), "compare.differences", tr("Differences")))
    , m_job([this](const Found &found) { take(found); })
{
    m_note->setContentsMargins(8, 4, 8, 4);
    m_table->setHorizontalHeaderLabels(
        {tr("Tick"), tr("Length"), tr("What"), tr("Here"), tr("Ghost")});
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + DifferenceRowMargin);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const int column : {TickColumn, Length})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_limits->setContentsMargins(8, 0, 8, 4);
    fillWith(this, {m_note, m_limits, m_table});
    hide();
    const auto go = [this](const QTableWidgetItem *cell) {
        const QVariant tick = m_table->item(cell->row(), TickColumn)->data(DifferenceTickRole);
        emit tickWanted({tick.toLongLong()});
    };
    connect(m_table, &QTableWidget::itemClicked, this, go);
    connect(m_table, &QTableWidget::itemActivated, this, go);
}

void DifferenceList::show(const Ghost *ghost)
{
    const auto listed = ghost ? ghost->look.listed : GhostLook::Listed::Nothing;
    const bool isPaired = ghost && ghost->runs && ghost->pairing;
    Request request;
    if (isPaired && listed != GhostLook::Listed::Nothing)
        request = {ghost->runs, ghost->pairing, ghost->look.alignment, listed};
    // Pairings are made again whenever something is read.
    const bool isSame = request.sides == m_request.sides && request.listed == m_request.listed
                        && request.alignment == m_request.alignment
                        && !request.pairing == !m_request.pairing;
    setVisible(request.sides != nullptr);
    if (isSame)
        return;
    m_request = std::move(request);
    m_table->setRowCount(0);
    m_table->hide();
    m_job.cancel();
    m_isDue = m_request.sides != nullptr;
    if (m_isDue && isVisible())
        start();
}

void DifferenceList::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isDue)
        start();
}

void DifferenceList::start()
{
    m_isDue = false;
    m_limits->hide();
    m_note->setText(tr("Comparing…"));
    m_job.start( // The runs themselves live in this thread, and only as long as their ghost.
        [sides = m_request.sides->subject(), pairing = m_request.pairing,
         listed = m_request.listed](const std::stop_token &stop) {
            return find(sides, *pairing, listed, stop);
        });
}

DifferenceList::Found DifferenceList::find(const GhostRuns::Subject &sides,
                                           const TickPairing &pairing, GhostLook::Listed listed,
                                           const std::stop_token &stop)
{
    Found found;
    if (listed == GhostLook::Listed::SameInputs) {
        auto repeated = findRepeatedInputs(sides.own.content, sides.ghost.content, {}, stop);
        if (repeated)
            found.repeated = std::move(*repeated);
        else
            found.fault = repeated.error().fault;
    }
    const std::vector<ComparedPart> parts = partsOf(listed);
    if (!parts.empty())
        found.common = commonGround(sides.own.content, sides.ghost.content, pairing,
                                    sides.own.content.index->ticks());
    for (const ComparedPart part : parts) {
        auto limits = limitsOf(part, sides.own, sides.ghost, stop)
                          .value_or(std::vector<ComparisonLimit>());
        std::ranges::move(limits, std::back_inserter(found.limits));
        DifferenceJoiner joiner;
        std::vector<Difference> rows;
        const auto add = [&](const Difference &difference) {
            found.isCut = !joiner.add(difference, rows);
            return !found.isCut;
        };
        const auto compared = findDifferences(part, sides.own, sides.ghost, pairing,
                                              sides.own.content.index->ticks(), add, stop);
        if (!compared)
            found.fault = compared.error().fault;
        found.rows.insert(found.rows.end(), std::make_move_iterator(rows.begin()),
                          std::make_move_iterator(rows.end()));
        if (found.isCut || found.fault)
            break;
    }
    std::ranges::stable_sort(found.rows, {}, &Difference::time);
    return found;
}

QString DifferenceList::noteOf(const Found &found) const
{
    if (found.fault)
        return tr("Not compared: %1.").arg(shownFault(*found.fault));
    if (found.repeated) {
        const auto &chance = found.repeated->byChance;
        const double most = chance.empty() ? 0 : std::ranges::max(chance);
        const QString byChance = tr("By chance, others have %Ln tick(s) the same at most.", nullptr,
                                    static_cast<int>(most));
        const auto stretches = static_cast<int>(found.repeated->stretches.size());
        return stretches == 0
                   ? tr("No stretch of ten changes or more comes twice. %1").arg(byChance)
                   : tr("%Ln stretch(es) with the same inputs.", nullptr, stretches) + u' '
                         + byChance;
    }
    if (found.common.ticks.isEmpty())
        return tr("Not compared: the recordings have no moment in common.");
    const bool isOfPlayers = m_request.listed != GhostLook::Listed::Fields;
    if (isOfPlayers && !found.common.hasPlayers && found.rows.empty())
        return tr("Not compared: no player has the same name in both recordings.");
    const auto count = static_cast<int>(found.rows.size());
    QString text = count == 0 ? noneText(m_request.listed) : countText(m_request.listed, count);
    if (found.isCut)
        text += u' ' + tr("There are more.");
    if (const auto &names = found.common.unmatched; isOfPlayers && !names.empty())
        text += u' '
                + tr("Left out, as nobody in the other recording has that name: %1.")
                      .arg(namesText(names));
    if (const auto &names = found.common.ambiguous;
        !names.empty() && m_request.listed == GhostLook::Listed::PositionsAndEvents)
        text += u' '
                + tr("Events left out, as several players had that name at once: %1.")
                      .arg(namesText(names));
    return text;
}

void DifferenceList::take(const Found &found)
{
    m_note->setText(noteOf(found));
    QStringList limits;
    for (const ComparisonLimit &limit : found.limits)
        limits << limitText(limit);
    m_limits->setText(limits.join(u' '));
    m_limits->setVisible(!limits.isEmpty());
    // There is no other thing that could be the same; how many changes stands in the tip.
    m_table->setColumnHidden(What, found.repeated.has_value());
    for (const Difference &difference : found.rows)
        addRow(difference);
    if (found.repeated) {
        for (const SameStretch &stretch : found.repeated->stretches)
            addRow(stretch, found.repeated->logs);
    }
    const int count = m_table->rowCount();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + std::min(count, DifferenceRowsInSight)
                                  * m_table->verticalHeader()->defaultSectionSize());
    m_table->setVisible(count > 0);
}

void DifferenceList::addRow(const Difference &difference)
{
    const GhostRuns::Subject &sides = m_request.sides->subject();
    const Index &index = *sides.own.content.index;
    const Tick tick = difference.left.value_or(index.time().tickAt(difference.time));
    QStringList cells{numberText(tick.value), lengthText(tick, difference.ticks),
                      whatText(difference), valueText(difference.leftValue),
                      valueText(difference.rightValue)};
    if (difference.event) {
        const Index &side = difference.left ? index : *sides.ghost.content.index;
        const EventRow event = side.event(*difference.event);
        cells[What] = theme::kindWord(event.kind());
        cells[difference.left ? Own : Other] = sentenceOf(side, event);
    }
    addCells(tick, cells);
}

void DifferenceList::addRow(const SameStretch &stretch, const std::vector<InputLog> &logs)
{
    const GhostRuns::Subject &sides = m_request.sides->subject();
    const auto nameOf = [&logs](const ComparedSide &side, std::size_t log, Tick tick) {
        const PlayerTable &players = side.content.index->players();
        return titleAt(players, *players.withId(logs[log].player), tick).name;
    };
    const std::int64_t ticks = stretch.ticks.last - stretch.ticks.first + 1;
    addCells(stretch.ticks.first,
             {numberText(stretch.ticks.first.value), lengthText(stretch.ticks.first, ticks),
              tr("the same inputs, %Ln change(s)", nullptr, static_cast<int>(stretch.changes)),
              nameOf(sides.own, stretch.log, stretch.ticks.first),
              tr("%1, from %2")
                  .arg(nameOf(sides.ghost, stretch.other, stretch.otherFirst),
                       numberText(stretch.otherFirst.value))});
}

QString DifferenceList::lengthText(Tick tick, std::int64_t count) const
{
    if (count <= 1)
        return {};
    const TimeBase &time = m_request.sides->subject().own.content.index->time();
    // With the time that the last one lasts, which may be that of the recording.
    const Time between = time.timeAt(tick + (count - 1)) - time.timeAt(tick);
    return tr("%Ln tick(s), %1", nullptr, static_cast<int>(count))
        .arg(timeText(between + between / (count - 1)));
}

void DifferenceList::addCells(Tick tick, const QStringList &cells)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    for (int column = 0; column < ColumnCount; ++column) {
        auto *cell = new QTableWidgetItem(cells[column]);
        cell->setToolTip(plainTip(m_table->isColumnHidden(What) ? cells[What] : cells[column]));
        if (column == TickColumn || column == Length)
            cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_table->setItem(row, column, cell);
    }
    m_table->item(row, TickColumn)->setData(DifferenceTickRole, static_cast<qlonglong>(tick.value));
}

} // namespace tickscope
