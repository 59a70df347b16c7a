// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_model.h"

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

#include <QFont>

#include "core/model/event/event_form.h"
#include "core/model/event/shared_event_kinds.h"
#include "ui/models/event_text.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

int countOf(const Shared<EventModel::Lines> &lines)
{
    constexpr auto Most = static_cast<std::size_t>(std::numeric_limits<int>::max());
    return lines ? static_cast<int>(std::min(lines->size(), Most)) : 0;
}

/// The time of a finish stands behind a name and matters most; a server says it in the chat.
bool tellsATime(const EventForm &form)
{
    const EventClass eventClass = form.kind->eventClass;
    return eventClass == EventClass::Race || eventClass == EventClass::ServerMessage;
}

/// A server's line about a finish stands for the finish, which has no line of its own.
const EventKind &kindOf(const EventRow &event, const EventLine &line)
{
    return line.isOfFinish ? sharedKind("finish") : event.kind();
}

/// Lines at the beginning that both have.
int commonLines(const EventModel::Lines &left, int leftCount, const EventModel::Lines &right,
                int rightCount)
{
    const int most = std::min(leftCount, rightCount);
    // What is settled needs no look: the rest is a few lines.
    const auto known = std::min(left.sharedWith(right), static_cast<std::size_t>(most));
    const auto from = static_cast<std::ptrdiff_t>(known);
    const auto end = std::mismatch(left.begin() + from, left.begin() + most, right.begin() + from);
    return static_cast<int>(end.first - left.begin());
}

} // namespace

EventModel::EventModel(QObject *parent)
    : TitledTable({{tr("Time"), Qt::AlignRight},
                   {tr("Tick"), Qt::AlignRight},
                   {tr("Type")},
                   {tr("Player")},
                   {tr("Text")}},
                  parent)
{
}

void EventModel::setLines(Shared<Index> index, Shared<Lines> lines)
{
    const int count = index ? countOf(lines) : 0;
    // All indexes of one recording share their outline.
    const bool isSameRecording = m_index && index && &m_index->outline() == &index->outline();
    const int kept = isSameRecording && m_lines && lines
                         ? commonLines(*m_lines, m_rowCount, *lines, count)
                         : 0;
    if (kept == 0 && m_rowCount > 0) {
        beginResetModel();
        m_index = std::move(index);
        m_lines = std::move(lines);
        m_rowCount = count;
        m_currentRow = -1;
        endResetModel();
        updateCurrentRow();
        return;
    }

    removeFrom(kept);
    m_index = std::move(index);
    m_lines = std::move(lines);
    if (count > kept) {
        beginInsertRows({}, kept, count - 1);
        m_rowCount = count;
        endInsertRows();
    }
    updateCurrentRow();
}

void EventModel::removeFrom(int row)
{
    if (row >= m_rowCount)
        return;
    beginRemoveRows({}, row, m_rowCount - 1);
    m_rowCount = row;
    m_currentRow = std::min(m_currentRow, row - 1);
    endRemoveRows();
}

void EventModel::setHead(Tick tick)
{
    m_head = tick;
    updateCurrentRow();
}

void EventModel::setClearText(std::optional<std::size_t> eventRow, const QString &text)
{
    const auto before = std::exchange(m_clearRow, eventRow);
    m_clearText = text;
    for (const auto &changed : {before, eventRow}) {
        const int row = changed ? rowOfEvent(*changed) : -1;
        if (row >= 0)
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

void EventModel::updateCurrentRow()
{
    const int row = m_head ? rowAt(*m_head) : -1;
    if (row == m_currentRow)
        return;
    const int before = std::exchange(m_currentRow, row);
    for (const int changed : {before, row}) {
        if (changed >= 0 && changed < m_rowCount)
            emit dataChanged(index(changed, 0), index(changed, ColumnCount - 1), {IsCurrentRole});
    }
}

int EventModel::rowAt(Tick tick) const
{
    if (!m_index)
        return -1;
    const std::size_t behind = m_index->rowAtOrAfter(tick + 1);
    return behind == 0 ? -1 : rowOfEvent(behind - 1);
}

int EventModel::rowOfEvent(std::size_t eventRow) const
{
    if (!m_lines)
        return -1;
    const auto end = m_lines->begin() + m_rowCount;
    const auto found = std::upper_bound(
        m_lines->begin(), end, eventRow,
        [](std::size_t row, const EventLine &line) { return row < line.row; });
    return static_cast<int>(found - m_lines->begin()) - 1;
}

std::optional<EventRow> EventModel::eventAt(int row) const
{
    if (row < 0 || row >= m_rowCount)
        return {};
    const std::size_t eventRow = (*m_lines)[static_cast<std::size_t>(row)].row;
    // Lines may come of a newer index than the one that is here.
    if (eventRow >= m_index->eventCount())
        return {};
    return m_index->event(eventRow);
}

QVariant EventModel::cell(int row, int column, int role) const
{
    const auto event = eventAt(row);
    if (!event)
        return {};
    const EventLine &line = (*m_lines)[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return text(*event, line, column);
    case Qt::ToolTipRole:
        return toolTip(*event, line);
    case Qt::FontRole:
        // The word that says so stands at the end of the text, where a narrow list cuts it off.
        if (event->source != EventSource::Recorded) {
            QFont font;
            font.setItalic(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (column == KindColumn)
            return theme::kindColor(kindOf(*event, line));
        if (column <= TickColumn)
            return theme::color(theme::Token::QuietText);
        return {};
    case TickRole:
        return qint64{event->tick.value};
    case TimeTextRole:
        return tellsATime(*event->form);
    case RowRole:
        return qulonglong{line.row};
    case CountRole:
        return line.count;
    case SentenceRole:
        return sentenceText(*m_index, *event, text(*event, line, TextColumn));
    case NamesRole:
        return QStringList{nameIn(*m_index, *event, event->client),
                           nameIn(*m_index, *event, event->otherClient)};
    case IsCurrentRole:
        return row == m_currentRow;
    default:
        return {};
    }
}

QString EventModel::text(const EventRow &event, const EventLine &line, int column) const
{
    switch (column) {
    case TimeColumn:
        return timeText(m_index->time().timeAt(event.tick));
    case TickColumn:
        return numberText(event.tick.value);
    case KindColumn:
        return theme::kindSign(kindOf(event, line)) + QLatin1String("  ")
               + theme::shortKindWord(kindOf(event, line));
    case PlayerColumn:
        return partiesText(*m_index, event);
    case TextColumn: {
        QString what = m_clearRow == line.row ? m_clearText : sentenceOf(*m_index, event);
        if (const QString source = sourceText(event.source); !source.isEmpty())
            what = tr("%1 (%2)").arg(what, source);
        if (line.count <= 1)
            return what;
        return what.isEmpty() ? tr("×%1").arg(numberText(line.count))
                              : tr("%1  ×%2").arg(what, numberText(line.count));
    }
    default:
        return {};
    }
}

QString EventModel::toolTip(const EventRow &event, const EventLine &line) const
{
    // Texts of a recording must not become markup, so the whole tip is escaped.
    QString tip = tr("%1  %2  tick %3")
                      .arg(theme::kindWord(kindOf(event, line)), text(event, line, TimeColumn),
                           text(event, line, TickColumn));
    for (const int column : {PlayerColumn, TextColumn}) {
        if (const QString words = text(event, line, column); !words.isEmpty())
            tip += u'\n' + words;
    }
    for (const int client : std::set{event.client, event.otherClient}) {
        const Player *known = m_index->players().of(partyOf(event, client));
        if (!known)
            continue;
        const QString whole = titleAt(m_index->players(), *known, event.tick).whole();
        if (whole != screenText(known->nameAt(event.tick)))
            tip += u'\n' + whole;
    }
    return plainTip(tip);
}

} // namespace tickscope
