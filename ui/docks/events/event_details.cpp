// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/events/event_details.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QTableView>

#include "core/model/event/event_form.h"
#include "ui/commands/command_set.h"
#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/models/fact_model.h"
#include "ui/models/value_text.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

EventDetails::EventDetails(ActiveDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_title(new ElidedLabel(this))
    , m_model(new FactModel(this))
    , m_view(named(new QTableView(this), "events.details.table", tr("Fields of the event")))
    , m_job([this](const Answer &answer) { take(answer); })
{
    connect(&document, &ActiveDocument::leaving, this, [this] { m_job.cancel(); });
    nameWidget(*this, "events.details", tr("Details of the event"));
    m_title->setContentsMargins(8, 4, 8, 4);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    m_view->setModel(m_model);
    prepareTable(*m_view);
    m_view->horizontalHeader()->hide();
    m_columns = new ColumnFit(*m_view,
                              {{FactModel::ValueColumn, QStringLiteral("1 234 567"), true},
                               {FactModel::NameColumn, QStringLiteral("byte in file wi"), false}});
    auto *commands = new CommandSet(this, document, accessibleName());
    commands->add("events.details.copy", tr("Copy fields"),
                  {.shortcuts = {QKeySequence::Copy}, .needsRecording = false, .focus = m_view},
                  [this] { QApplication::clipboard()->setText(tableText(*m_view)); });
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    fillWith(this, {m_title, m_view});
}

void EventDetails::setEvent(std::optional<std::size_t> row)
{
    const Shared<Index> &index = m_document->index();
    if (!index || !m_document->recording() || (row && *row >= index->eventCount()))
        row.reset();
    if (row == m_row)
        return;
    m_row = row;
    setVisible(row.has_value());
    m_model->setFacts({});
    if (!row)
        return;

    const EventRow event = index->event(*row);
    m_title->setText(
        tr("%1  %2   tick %3")
            .arg(QString(theme::kindSign(event.kind())) + u' ' + theme::kindWord(event.kind()),
                 timeText(index->time().timeAt(event.tick)), numberText(event.tick.value)));
    readAgain();
}

QWidget *EventDetails::table() const
{
    return m_view;
}

void EventDetails::readAgain()
{
    if (!m_row)
        return;
    const Secrets secrets = m_document->selection().showsSecrets() ? Secrets::Shown
                                                                   : Secrets::Hidden;
    m_job.start([recording = m_document->recording(), index = m_document->index(), row = *m_row,
                 secrets](std::stop_token stop) {
        return read(recording, index, row, secrets, std::move(stop));
    });
}

EventDetails::Answer EventDetails::read(const Shared<Recording> &recording,
                                        const Shared<Index> &index, std::size_t row,
                                        Secrets secrets, std::stop_token stop)
{
    Answer answer{row, secrets, {}, {}};
    const EventRow wanted = index->event(row);
    auto events = eventsAtTick(recording, *index, wanted.tick, std::move(stop), secrets);
    if (!events) {
        answer.problem = errorSentence(events.error());
        return answer;
    }
    // Both lists hold the events of the tick in the order in which they happened.
    const std::size_t number = row - index->rowAtOrAfter(wanted.tick);
    const auto matches = [&wanted, secrets](const Event &event) {
        // The index has no secrets, so values with them are other ones.
        return event.form == wanted.form && event.client == wanted.client
               && (secrets == Secrets::Shown || event.values.bytes() == wanted.values);
    };
    if (number < events->size() && matches((*events)[number])) {
        answer.event = std::move((*events)[number]);
        return answer;
    }
    if (const auto found = std::ranges::find_if(*events, matches); found != events->end())
        answer.event = std::move(*found);
    return answer;
}

void EventDetails::take(const Answer &answer)
{
    const bool mayShow = answer.secrets == Secrets::Hidden
                         || m_document->selection().showsSecrets();
    if (m_row != answer.row || !m_document->index() || !mayShow)
        return;
    if (!answer.event) {
        m_model->setFacts({{tr("Not readable"), answer.problem}});
        return;
    }
    const Event &event = *answer.event;
    if (answer.secrets == Secrets::Shown)
        emit secretsRead(answer.row, shownSentence(event));
    std::vector<Fact> facts;
    const auto addClient = [this, &facts, &event](const QString &name, int client) {
        if (client == NoClient)
            return;
        facts.push_back(
            {name, QString::number(client) + QStringLiteral("  ")
                       + isolated(m_document->players().titles({client, event.tick}).whole())});
    };
    const QString text = shownSentence(event);
    const QString words = screenText(
        sentenceOf(*event.form, event.values.bytes(), *sentenceWords())); // without who may read it
    if (!text.isEmpty())
        facts.push_back({tr("text"), text});
    if (const QString source = sourceText(event.source); !source.isEmpty())
        facts.push_back({tr("source"), source});
    addClient(tr("client"), event.client);
    addClient(tr("other client"), event.otherClient);
    for (const EventField &field : fieldsOf(event)) {
        // The word stands behind its number, as in the inspector: a column for a few words
        // would take the room from all values.
        QString value = plainValueText(field.value);
        if (isolated(value) == text || value == words)
            continue; // stands there already
        if (!field.text.empty())
            value += QStringLiteral("  ") + screenText(field.text);
        facts.push_back({screenText(field.name), value});
    }
    facts.push_back({tr("byte in file"), numberText(static_cast<std::int64_t>(event.byte))});
    m_columns->setSample(FactModel::NameColumn, longestName(facts));
    m_model->setFacts(std::move(facts));
}

QString EventDetails::longestName(const std::vector<Fact> &facts) const
{
    // A value means nothing without its name; but half of the room is the value's.
    const QFontMetrics metrics = m_view->fontMetrics();
    QString longest = QStringLiteral("byte in file wi");
    for (const Fact &fact : facts) {
        const int width = metrics.horizontalAdvance(fact.name);
        if (width > metrics.horizontalAdvance(longest) && width < m_view->width() * 45 / 100)
            longest = fact.name;
    }
    return longest;
}

} // namespace tickscope
