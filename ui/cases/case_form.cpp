// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_form.h"

#include "ui/cases/case_texts.h"
#include "ui/commands/player_box.h"
#include "ui/docks/dock_page.h"
#include "ui/style/elided.h"
#include "ui/style/lines_edit.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/text_jumps.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tickscope {

constexpr auto EditPause = std::chrono::milliseconds(400);
constexpr int ClaimLines = 4;
constexpr int AccusedLines = 3;

CaseForm::CaseForm(ActiveDocument &document, Cases &cases, QWidget *parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_cases(cases)
    , m_timer(EditPause, this, &CaseForm::flush)
    , m_claim(named(new LinesEdit(ClaimLines), "case.claim"))
    , m_times(named(wrappedText(), "case.times"))
    , m_recording(named(wrappedText(), "case.recording"))
    , m_reporter(named(new QLineEdit, "case.reporter"))
    , m_accused(new QListWidget)
    , m_holders(named(wrappedText(), "case.holders"))
    , m_players(new PlayerBox(document, {}, PlayerBox::Listed::Persons))
    , m_remove(named(new QToolButton, "case.acquit"))
    , m_tags(named(new QLineEdit, "case.tags"))
    , m_priority(named(new QComboBox, "case.priority"))
    , m_assignee(named(new QLineEdit, "case.assignee"))
    , m_me(named(new QToolButton, "case.me"))
    , m_status(named(new QLabel, "case.status"))
    , m_second(named(new QCheckBox(tr("Second reviewer needed")), "case.second"))
{
    build();
    connect(&m_document, &ActiveDocument::leaving, this, &CaseForm::flush);
    connect(m_claim, &QPlainTextEdit::textChanged, this, [this] {
        showTimes();
        edit();
    });
    for (QLineEdit *field : {m_reporter, m_tags, m_assignee}) {
        connect(field, &QLineEdit::textEdited, this, &CaseForm::edit);
        connect(field, &QLineEdit::editingFinished, this, &CaseForm::flush);
    }
    connect(m_priority, &QComboBox::activated, this, &CaseForm::edit);
    connect(m_second, &QCheckBox::clicked, this, [this] {
        edit();
        flush(); // a verdict that follows at once shall not be the last one
    });
    connect(m_me, &QToolButton::clicked, this, [this] {
        m_assignee->setText(m_cases.who());
        m_assignee->setModified(true);
        edit();
        flush();
    });
    connect(m_players, &QComboBox::activated, this, &CaseForm::accuse);
    connect(m_accused, &QListWidget::itemClicked, this, &CaseForm::followAccused);
    connect(m_accused, &QListWidget::itemActivated, this, &CaseForm::followAccused);
    connect(m_holders, &QLabel::linkActivated, this, &CaseForm::chooseHolder);
    connect(m_remove, &QToolButton::clicked, this, &CaseForm::acquit);
    connect(m_times, &QLabel::linkActivated, this, &CaseForm::goTo);
    connect(m_recording, &QLabel::linkActivated, this, [this] {
        flush();
        m_cases.addRecording();
    });
}

void CaseForm::build()
{
    m_claim->setPlaceholderText(tr("What was reported?"));
    m_claim->setAccessibleName(tr("Claim"));
    m_times->setTextFormat(Qt::RichText);
    m_recording->setTextFormat(Qt::RichText);
    m_recording->setText(tr("No recording yet. <a href='add'>Add the open one</a>"));
    m_status->setTextFormat(Qt::PlainText);
    m_reporter->setToolTip(tr("Who reported it"));
    nameWidget(*m_accused, "case.accused", tr("Accused"),
               tr("Click a player to select and follow them"));
    m_accused->setItemDelegate(new QuietTailDelegate(m_accused));
    m_accused->setFixedHeight(AccusedLines * 22 + 4);
    m_holders->setTextFormat(Qt::RichText);
    nameWidget(*m_players, "case.players", tr("Add player"),
               tr("Add a player from the recording with all names used there"));
    m_players->setPlaceholderText(tr("Add player…"));
    m_players->setMinimumContentsLength(8);
    m_remove->setText(QStringLiteral("×"));
    m_remove->setToolTip(tr("Remove the selected player from the case"));
    m_remove->setAccessibleName(tr("Remove player"));
    m_tags->setToolTip(tr("Words to find the case by, separated by spaces"));
    m_tags->setPlaceholderText(tr("bot race"));
    m_priority->setToolTip(tr("How urgent the case is"));
    for (int i = 0; i < 4; ++i)
        m_priority->addItem(case_texts::title(static_cast<review::Priority>(i)));
    m_assignee->setToolTip(tr("Who reviews the case"));
    m_assignee->setPlaceholderText(tr("Nobody"));
    m_me->setText(tr("Me"));
    m_me->setToolTip(tr("Assign the case to yourself"));
    m_second->setToolTip(tr("Another reviewer has to decide the case, too, without seeing your "
                            "verdict. This can be changed until the first verdict is given."));

    auto *page = new QWidget;
    auto *grid = new QGridLayout(page);
    grid->setContentsMargins(8, 8, 8, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_claim, 0, 0, 1, 2);
    grid->addLayout(makeColumn({m_times, m_recording}, {{}, 4}), 1, 0, 1, 2);
    const auto add = [grid](int line, QWidget &field, const QString &text, auto *content) {
        grid->addWidget(fieldLabel(field, text), line, 0);
        if constexpr (std::is_base_of_v<QLayout, std::remove_pointer_t<decltype(content)>>)
            grid->addLayout(content, line, 1);
        else
            grid->addWidget(content, line, 1);
    };
    QLabel *accused = fieldLabel(*m_accused, tr("Accused"));
    accused->setContentsMargins(0, 4, 0, 0); // beside the first row of its list
    grid->addWidget(accused, 2, 0, Qt::AlignTop);
    grid->addWidget(m_accused, 2, 1);
    grid->addWidget(m_holders, 3, 1);
    grid->addLayout(makeRow({{m_players, 1}, m_remove}, {{}, 4}), 4, 1);
    add(5, *m_reporter, tr("Reporter"), m_reporter);
    add(6, *m_tags, tr("Tags"), m_tags);
    add(7, *m_priority, tr("Priority"), m_priority);
    add(8, *m_assignee, tr("Assignee"), makeRow({{m_assignee, 1}, m_me}, {{}, 4}));
    add(9, *m_status, tr("Status"), m_status);
    grid->addWidget(m_second, 10, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(11, 1);
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setReadingOrder({m_claim, m_recording, m_accused, m_holders, m_players, m_remove, m_reporter,
                     m_tags, m_priority, m_assignee, m_me, m_second});
}

void CaseForm::refresh()
{
    const review::Case *chosen = m_cases.chosen();
    // Words of another case must not come into this one.
    if (m_isDirty && (!chosen || !m_shown || chosen->id != m_shown->id))
        flush();
    setEnabled(chosen != nullptr);
    fillPlayers();
    m_recording->setVisible(chosen && chosen->recordings.empty() && !m_cases.recording().isEmpty());
    if (chosen && !m_isDirty)
        fill(*chosen);
}

void CaseForm::editClaim()
{
    m_claim->setFocus(Qt::OtherFocusReason);
}

void CaseForm::fill(const review::Case &value)
{
    const QScopedValueRollback filling(m_isFilling, true);
    const bool isOther = !m_shown || m_shown->id != value.id || m_shown->claim != value.claim;
    m_shown = value;
    // Where somebody types, the cursor stays. Not every text comes out of the field as it went in.
    const bool isLong = hasLongLines(value.claim);
    if (isOther && m_claim->toPlainText() != value.claim)
        m_claim->setPlainText(isLong ? withShortLines(value.claim) : value.claim);
    // What a verdict was given on stays as it was read.
    m_claim->setReadOnly(isLong || value.status == review::Status::Decided);
    m_claim->document()->setModified(false);
    const auto setLine = [](QLineEdit *field, const QString &text) {
        if (field->text() != text)
            field->setText(text);
        field->setModified(false);
    };
    setLine(m_reporter, value.reporter);
    setLine(m_assignee, value.assignee);
    const QString tags = value.tags.join(u' ');
    if (m_tags->text().simplified() != tags)
        m_tags->setText(tags);
    m_tags->setModified(false);
    m_priority->setCurrentIndex(static_cast<int>(value.priority));
    QString status = case_texts::statusTitle(value);
    if (value.outcome)
        status = spokenText(status, case_texts::title(*value.outcome));
    m_status->setText(status);
    m_second->setChecked(value.opinionsNeeded > 1);
    m_second->setEnabled(value.status == review::Status::New
                         || value.status == review::Status::InReview);
    fillAccused(value);
    showTimes();
}

void CaseForm::fillAccused(const review::Case &value)
{
    const int row = m_accused->currentRow();
    m_accused->clear();
    const OpenPlayers players = m_cases.isAboutRecording() ? m_cases.players() : OpenPlayers{};
    QStringList choices;
    for (std::size_t i = 0; i < value.accused.size(); ++i) {
        const review::Identity &identity = value.accused[i];
        const QString title = players.title(identity) + value.recordingRemark(identity);
        const QString others = players.otherNames(identity);
        auto *item = new QListWidgetItem(title, m_accused);
        item->setData(QuietTailRole, others);
        item->setToolTip(
            plainTip(others.isEmpty() ? title : tr("%1 (%2)").arg(isolated(title), others)));
        if (const QString links = holderLinks(players.holdersOf(identity), i); !links.isEmpty())
            choices << tr("Who is %1? %2").arg(identity.names.value(0).toHtmlEscaped(), links);
    }
    m_accused->setCurrentRow(std::min(row, m_accused->count() - 1));
    const bool isDecided = value.status == review::Status::Decided;
    m_remove->setEnabled(m_accused->count() > 0 && !isDecided);
    fillPlayers();
    m_holders->setText(choices.join(QStringLiteral("<br>")));
    m_holders->setVisible(!choices.isEmpty());
}

/// Links for chooseHolder().
QString CaseForm::holderLinks(const std::vector<review::Identity> &holders, std::size_t accused)
{
    constexpr std::size_t MostHolders = 20;
    QStringList links;
    for (std::size_t i = 0; i < std::min(holders.size(), MostHolders); ++i)
        links << QStringLiteral("<a href='%1/%2'>%3</a>")
                     .arg(QString::number(accused), QString::number(i),
                          OpenPlayers{}.title(holders[i]).toHtmlEscaped());
    if (holders.size() > MostHolders)
        links << QStringLiteral("…");
    return links.join(QStringLiteral(" · "));
}

/// \param link  "1/2": the third one who held the name of the second accused.
void CaseForm::chooseHolder(const QString &link)
{
    flush();
    const review::Case *chosen = m_cases.chosen();
    const std::size_t accused = link.section(u'/', 0, 0).toULongLong();
    const std::size_t holder = link.section(u'/', 1).toULongLong();
    if (!chosen || accused >= chosen->accused.size())
        return;
    review::Case value = *chosen;
    const auto holders = m_cases.players().holdersOf(value.accused[accused]);
    if (holder >= holders.size())
        return;
    value.accused[accused] = holders[holder];
    m_cases.save(value);
    followAccused(m_accused->item(static_cast<int>(accused)));
}

/// Where the playhead is while that person is away, it goes to where they are first seen.
void CaseForm::followAccused(QListWidgetItem *item)
{
    const int row = m_accused->row(item);
    const review::Case *chosen = m_cases.chosen();
    if (!chosen || row < 0 || std::cmp_greater_equal(row, chosen->accused.size()))
        return;
    const review::Identity &identity = chosen->accused[static_cast<std::size_t>(row)];
    if (!m_cases.players().find(identity))
        return;
    const PlayerRef who{static_cast<int>(*identity.client), {*identity.tick}};
    m_document->selection().selectPlayer(who);
    m_document->selection().follow(who);
    if (!m_document->players().clientOf(who, m_document->playback().time().tick()))
        m_document->playback().apply(TimeCommand::goToTick(firstSeen(*m_document->index(), who)));
}

void CaseForm::fillPlayers()
{
    m_players->list(m_document->index());
    // Whom a verdict was given on stays.
    m_players->setEnabled(m_players->count() > 0
                          && (!m_shown || m_shown->status != review::Status::Decided));
}

/// What in the claim is a time in the recording, as links.
void CaseForm::showTimes()
{
    QStringList links;
    if (m_document->recording() && m_document->index()) {
        const auto accused = m_cases.accused();
        for (const TextJump &jump : jumpsIn(m_claim->toPlainText(), m_document->recording()->info(),
                                            m_document->index()->time()))
            links << QStringLiteral("<a href='%1'>%2</a>")
                         .arg(QString::number(landing(jump, accused, *m_document->index()).value),
                              jump.text.toHtmlEscaped());
    }
    constexpr qsizetype MostLinks = 20;
    m_times->setText(
        links.isEmpty() ? QString()
                        : tr("Go to: %1").arg(links.mid(0, MostLinks).join(QStringLiteral(" · "))));
    m_times->setVisible(!links.isEmpty());
}

void CaseForm::goTo(const QString &link)
{
    m_document->playback().apply(TimeCommand::goToTick(Tick{link.toLongLong()}));
}

void CaseForm::edit()
{
    if (m_isFilling)
        return;
    m_isDirty = true;
    m_timer.start();
}

void CaseForm::flush()
{
    if (!std::exchange(m_isDirty, false) || !m_shown)
        return;
    m_timer.stop();
    const review::Case *chosen = m_cases.chosen();
    review::Case value = chosen && chosen->id == m_shown->id ? *chosen : *m_shown;
    // An untouched field stays as it is stored, whatever the field made of it.
    if (m_claim->document()->isModified())
        value.claim = m_claim->toPlainText();
    if (m_reporter->isModified())
        value.reporter = m_reporter->text();
    if (m_tags->isModified())
        value.tags = m_tags->text().split(u' ', Qt::SkipEmptyParts);
    if (m_assignee->isModified())
        value.assignee = m_assignee->text().trimmed();
    // It has no mark of its own that it was chosen here.
    if (m_priority->currentIndex() != static_cast<int>(m_shown->priority))
        value.priority = static_cast<review::Priority>(m_priority->currentIndex());
    if (m_second->isChecked() != (m_shown->opinionsNeeded > 1))
        value.opinionsNeeded = m_second->isChecked() ? std::max(value.opinionsNeeded, 2) : 1;
    // What a colleague wrote in the same field meanwhile is not silently replaced.
    if (chosen && isOverwriting(*chosen))
        value.version = m_shown->version;
    m_cases.save(value);
}

bool CaseForm::isOverwriting(const review::Case &present) const
{
    return (m_claim->document()->isModified() && present.claim != m_shown->claim)
           || (m_reporter->isModified() && present.reporter != m_shown->reporter)
           || (m_tags->isModified() && present.tags != m_shown->tags)
           || (m_assignee->isModified() && present.assignee != m_shown->assignee);
}

void CaseForm::accuse(int row)
{
    flush();
    m_players->setCurrentIndex(-1);
    const review::Case *chosen = m_cases.chosen();
    const auto player = m_players->playerAt(row);
    if (!chosen || !player)
        return;
    review::Case value = *chosen;
    value.accused.push_back(OpenPlayers{m_document->index(), m_cases.recording()}.personOf(
        *m_document->index()->players().of(*player)));
    m_cases.save(value);
}

void CaseForm::acquit()
{
    flush();
    const review::Case *chosen = m_cases.chosen();
    const int row = m_accused->currentRow() < 0 ? m_accused->count() - 1 : m_accused->currentRow();
    if (!chosen || row < 0 || std::cmp_greater_equal(row, chosen->accused.size()))
        return;
    review::Case value = *chosen;
    value.accused.erase(value.accused.begin() + row);
    m_cases.save(value);
}

} // namespace tickscope
