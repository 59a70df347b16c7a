// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/verdict_form.h"

#include "ui/cases/case_texts.h"
#include "ui/cases/verdict/decide_dialog.h"
#include "ui/cases/verdict/finding_box.h"
#include "ui/cases/verdict/reason_edit.h"
#include "ui/cases/verdict/verdict_table.h"
#include "ui/docks/dock_page.h"
#include "ui/style/widget_parts.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tickscope {

namespace {

constexpr int VerdictPause = 400; // milliseconds

/// Nobody has taken it yet.
bool isFree(const review::Case &value)
{
    return value.assignee.isEmpty() && value.status != review::Status::Decided;
}

} // namespace

VerdictForm::VerdictForm(ActiveDocument &document, Cases &cases, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_cases(cases)
    , m_fields(new QWidget)
    , m_decision(new FindingBox)
    , m_reason(named(new ReasonEdit, "verdict.reason"))
    , m_missing(named(hintText(), "verdict.missing"))
    , m_decide(named(new QPushButton(tr("Decide…")), "verdict.decide"))
    , m_withdraw(named(new QPushButton(tr("Withdraw verdict")), "verdict.withdraw"))
    , m_next(named(new QPushButton, "verdict.next"))
    , m_state(named(wrappedText(), "verdict.state"))
    , m_settling(new QWidget)
    , m_outcome(named(new FindingBox, "verdict.outcome", tr("Outcome"), tr("The final result")))
    , m_table(new VerdictTable)
{
    build();
    m_timer.setSingleShot(true);
    m_timer.setInterval(VerdictPause);
    connect(&m_timer, &QTimer::timeout, this, &VerdictForm::flush);
    connect(&m_document, &ActiveDocument::leaving, this, &VerdictForm::flush);
    connect(m_decision, &QComboBox::activated, this, &VerdictForm::edit);
    connect(m_reason, &ReasonEdit::edited, this, &VerdictForm::edit);
    connect(m_decide, &QPushButton::clicked, this, &VerdictForm::decide);
    connect(m_withdraw, &QPushButton::clicked, &m_cases, &Cases::withdraw);
    connect(m_state, &QLabel::linkActivated, this, &VerdictForm::takeCase);
}

void VerdictForm::build()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_state);
    auto *grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(4);
    grid->setVerticalSpacing(4);
    for (const review::Aspect aspect : review::AllAspects)
        buildRow(aspect, *grid);
    buildOverall(*grid);
    layout->addWidget(m_fields);
    layout->addWidget(m_table);
    buildSettling();
    layout->addWidget(m_settling);
    layout->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // Tab goes to the first finding
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // When the fields have found their places.
    const auto showFocus = [scroll] {
        if (QWidget *focused = QApplication::focusWidget(); scroll->isAncestorOf(focused))
            scroll->ensureWidgetVisible(focused);
    };
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, scroll, showFocus,
            Qt::QueuedConnection);
    for (const Row &row : m_rows)
        connect(row.finding, &FindingBox::picked, scroll, showFocus, Qt::QueuedConnection);
    makeColumn(this, {{scroll, 1}, makeFoot()}, {QMargins(), 0});
}

void VerdictForm::buildOverall(QGridLayout &grid)
{
    const int row = grid.rowCount();
    nameWidget(*m_decision, "verdict.decision", tr("Overall"), tr("The verdict on the whole case"));
    m_decision->addFindings(tr("Not decided"));
    m_reason->setPlaceholderText(
        tr("Reason for the overall verdict; optional where an aspect has one"));
    m_reason->setAccessibleName(tr("Reason for the decision"));
    m_reason->setToolTip(tr("Why you decided this"));
    auto *overall = new QLabel(tr("Overall"));
    QFont bold = overall->font();
    bold.setBold(true);
    overall->setFont(bold);
    overall->setBuddy(m_decision);
    grid.setRowMinimumHeight(row, 8);
    grid.addWidget(overall, row + 1, 0);
    grid.addWidget(m_decision, row + 1, 1, 1, 2);
    grid.addWidget(m_reason, row + 2, 0, 1, 3);
    grid.setColumnStretch(1, 1);
}

QWidget *VerdictForm::makeFoot()
{
    m_decide->setToolTip(tr("Look at the verdict once more, then give it"));
    m_withdraw->setToolTip(tr("Change your verdict and decide again; the history will say so"));
    m_next->setVisible(false);
    auto *foot = new QWidget;
    makeRow(foot, {{m_missing, 1}, stretchPart(), m_withdraw, m_next, m_decide},
            {QMargins(8, 4, 8, 8), 8});
    return foot;
}

void VerdictForm::setNextAction(QAction &action)
{
    const auto show = [this, &action] {
        m_next->setText(action.text());
        m_next->setToolTip(action.toolTip());
        m_next->setEnabled(action.isEnabled());
    };
    connect(&action, &QAction::changed, this, show);
    connect(m_next, &QPushButton::clicked, &action, &QAction::trigger);
    show();
}

void VerdictForm::buildSettling()
{
    m_outcome->addFindings(tr("Outcome"));
    auto *settle = named(new QPushButton(tr("Settle")), "verdict.settle");
    settle->setToolTip(tr("Decide a case on which reviewers disagree; on a server, leads only"));
    settle->setEnabled(false);
    makeRow(m_settling, {{m_outcome, 1}, settle}, {QMargins()});
    connect(m_outcome, &QComboBox::currentIndexChanged, settle,
            [this, settle] { settle->setEnabled(m_outcome->finding().has_value()); });
    connect(settle, &QPushButton::clicked, this, [this] {
        if (const auto outcome = m_outcome->finding())
            m_cases.settle(*outcome);
    });
}

void VerdictForm::buildRow(review::Aspect aspect, QGridLayout &grid)
{
    Row &row = m_rows.at(static_cast<std::size_t>(aspect));
    const QString id = QStringLiteral("verdict.%1.").arg(review::word(aspect));
    const QString title = case_texts::title(aspect);
    row.finding = new FindingBox;
    row.finding->setObjectName(id + QStringLiteral("finding"));
    row.finding->setAccessibleName(title);
    row.finding->setToolTip(tr("Your finding"));
    row.finding->addFindings(tr("Not checked"));
    row.finding->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    row.finding->setMinimumContentsLength(8);
    row.reason = new ReasonEdit;
    row.reason->setObjectName(id + QStringLiteral("reason"));
    row.reason->setPlaceholderText(tr("Reason"));
    row.reason->setAccessibleName(tr("Reason for %1").arg(title));
    row.reason->setToolTip(tr("Why you came to this finding"));
    row.evidence = new QToolButton;
    row.evidence->setObjectName(id + QStringLiteral("evidence"));
    row.evidence->setPopupMode(QToolButton::InstantPopup);
    row.evidence->setToolTip(tr("Notes that support it"));
    row.evidence->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new TickMenu(row.evidence);
    row.evidence->setMenu(menu);
    auto *label = new QLabel(title);
    label->setBuddy(row.finding);
    const int line = grid.rowCount();
    grid.addWidget(label, line, 0);
    grid.addWidget(row.finding, line, 1);
    grid.addWidget(row.reason, line + 1, 0, 1, 3); // who uses Tab comes here next
    grid.addWidget(row.evidence, line, 2);
    connect(menu, &QMenu::aboutToShow, this, [this, &row, menu] { offerNotes(row, *menu); });
    connect(row.finding, &QComboBox::activated, this, [this, aspect] {
        keepReason(aspect);
        editFinding();
    });
    connect(row.finding, &FindingBox::picked, this, [this, &row] {
        openReasons();
        row.reason->setFocus();
    });
    connect(row.reason, &ReasonEdit::edited, this, &VerdictForm::edit);
}

const review::Opinion *VerdictForm::own() const
{
    const auto &all = m_cases.opinions();
    const auto found = std::ranges::find(all, m_cases.who(), &review::Opinion::reviewer);
    return found == all.end() ? nullptr : &*found;
}

void VerdictForm::refresh()
{
    const review::CaseId now = m_cases.chosen() ? m_cases.chosen()->id : review::CaseId();
    if (now != m_case) {
        m_timer.stop();
        m_isDirty = false;
        m_proposed.reset();
        m_case = now;
        for (Row &row : m_rows)
            row.proposed.reset();
    }
    for (Row &row : m_rows)
        renumber(row.notes);
    setEnabled(!m_case.isNull());
    const review::Opinion *opinion = own();
    if (!m_isDirty)
        fill(opinion ? *opinion : review::Opinion{});
    showState(opinion);
}

void VerdictForm::fill(const review::Opinion &opinion)
{
    const QScopedValueRollback filling(m_isFilling, true);
    for (const review::Aspect aspect : review::AllAspects) {
        Row &row = m_rows.at(static_cast<std::size_t>(aspect));
        const auto found = std::ranges::find(opinion.aspects, aspect,
                                             &review::AspectFinding::aspect);
        const bool isThere = found != opinion.aspects.end();
        row.finding->setFinding(isThere ? std::optional(found->finding) : std::nullopt);
        row.reason->setReason(isThere ? found->reason : QString());
        row.notes = isThere ? found->evidence : std::vector<review::NoteRef>();
        fillEvidence(row);
    }
    m_decision->setFinding(opinion.decision);
    m_reason->setReason(opinion.reason);
    openReasons();
}

void VerdictForm::openReasons()
{
    for (const Row &row : m_rows)
        row.reason->setEnabled(row.finding->finding() || !row.reason->reason().isEmpty());
}

void VerdictForm::fillEvidence(Row &row)
{
    row.evidence->setText(row.notes.empty()
                              ? tr("Notes")
                              : tr("%Ln note(s)", nullptr, static_cast<int>(row.notes.size())));
}

void VerdictForm::offerNotes(Row &row, QMenu &menu)
{
    menu.clear();
    for (const review::Annotation &note : m_cases.notes()) {
        if (note.number == 0)
            continue;
        const review::NoteRef id{note.id, note.number};
        const QString line = case_texts::firstLine(note.text);
        QString title
            = tr("Note %1: %2").arg(note.number).arg(line.isEmpty() ? tr("(no text)") : line);
        title.replace(u'&', QStringLiteral("&&"));
        QAction *action = menu.addAction(title);
        action->setCheckable(true);
        action->setChecked(std::ranges::find(row.notes, id) != row.notes.end());
        connect(action, &QAction::toggled, this, [this, &row, id](bool isOn) {
            std::erase(row.notes, id);
            if (isOn)
                row.notes.insert(
                    std::ranges::lower_bound(row.notes, id.number, {}, &review::NoteRef::number),
                    id);
            fillEvidence(row);
            edit();
        });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No notes in this case"))->setEnabled(false);
}

QString VerdictForm::stateText(const review::Opinion *own) const
{
    const review::Case *chosen = m_cases.chosen();
    if (!chosen)
        return {};
    if (chosen->status == review::Status::Decided)
        return chosen->outcome ? tr("Decided: %1").arg(case_texts::title(*chosen->outcome))
                               : tr("The reviewers disagree; a lead has to settle it.");
    if (own && own->isDecided)
        return tr("You have decided. All verdicts are shown once everyone has.");
    if (isFree(*chosen))
        return tr("Your first entry assigns the case to you.");
    if (!m_isEditable)
        return tr("Only the assignee gives a verdict. <a href='me'>Assign the case to me</a>");
    if (chosen->opinionsNeeded < 2)
        return tr("The case is assigned to you.");
    return m_cases.isEnforced()
               ? tr("You see the other verdict once you have decided.")
               : tr("You see the other verdict once you have decided. In a case file this is "
                    "not enforced: other programs could show it.");
}

void VerdictForm::showState(const review::Opinion *own)
{
    const review::Case *chosen = m_cases.chosen();
    std::vector<review::Opinion> decided;
    for (const review::Opinion &opinion : m_cases.opinions()) {
        if (opinion.isDecided)
            decided.push_back(opinion);
    }
    const bool areAllSeen = chosen && chosen->status == review::Status::Decided && !decided.empty();
    const bool hasDecided = own && own->isDecided;
    // Who has begun may end, even if the case is another's meanwhile.
    const bool isOwn = chosen && (own || chosen->assignee == m_cases.who() || isFree(*chosen));
    setEditable(isOwn && !hasDecided);
    const QString text = stateText(own);
    m_state->setText(text);
    m_state->setVisible(!text.isEmpty());
    m_withdraw->setVisible(hasDecided && decided.size() == 1);
    m_next->setVisible(hasDecided || areAllSeen);
    m_decide->setVisible(!hasDecided && !areAllSeen);
    m_fields->setVisible(!areAllSeen);
    m_table->setVisible(areAllSeen);
    m_settling->setVisible(areAllSeen && !chosen->outcome);
    if (areAllSeen)
        m_table->setOpinions(decided);
}

void VerdictForm::setEditable(bool isEditable)
{
    m_isEditable = isEditable;
    for (const Row &row : m_rows) {
        row.finding->setEnabled(isEditable);
        row.evidence->setEnabled(isEditable);
        row.reason->setEditable(isEditable);
    }
    m_decision->setEnabled(isEditable);
    m_reason->setEditable(isEditable);
    showMissing();
}

void VerdictForm::showMissing()
{
    const review::Opinion opinion = present();
    QString missing;
    if (opinion.aspects.empty())
        missing = tr("To decide, check at least one aspect.");
    else if (!opinion.decision)
        missing = tr("To decide, choose the overall verdict.");
    else if (!canDecide(opinion))
        missing = tr("To decide, give a reason.");
    m_missing->setText(missing);
    m_missing->setVisible(m_isEditable && !missing.isEmpty());
    m_decide->setEnabled(m_isEditable && missing.isEmpty());
}

void VerdictForm::edit()
{
    if (m_isFilling)
        return;
    m_isDirty = true;
    if (const review::Case *chosen = m_cases.chosen(); chosen && isFree(*chosen))
        takeCase();
    openReasons();
    showMissing();
    m_timer.start();
}

void VerdictForm::editFinding()
{
    const auto decision = m_decision->finding();
    if (!m_isFilling && (!decision || decision == m_proposed)) {
        m_proposed = review::gravest(present().aspects);
        m_decision->setFinding(m_proposed);
    }
    edit();
}

void VerdictForm::keepReason(review::Aspect aspect)
{
    Row &row = m_rows.at(static_cast<std::size_t>(aspect));
    const bool isEmpty = row.reason->reason().isEmpty() && row.notes.empty();
    Reason &kept = m_kept[{m_case, aspect}];
    if (row.finding->finding() && isEmpty) {
        row.reason->setReason(kept.text);
        row.notes = kept.notes;
    } else if (!row.finding->finding() && !isEmpty) {
        kept = {row.reason->reason(), std::exchange(row.notes, {})};
        row.reason->setReason({});
    }
    proposeNotes(aspect);
    fillEvidence(row);
}

void VerdictForm::proposeNotes(review::Aspect aspect)
{
    Row &row = m_rows.at(static_cast<std::size_t>(aspect));
    const auto finding = row.finding->finding();
    const bool isSerious = finding == review::Finding::Suspicious
                           || finding == review::Finding::Proven;
    if (!isSerious && row.proposed && row.notes == *row.proposed) { // keys step through others
        row.notes.clear();
        row.proposed.reset();
    }
    if (!isSerious || !row.notes.empty() || row.proposed)
        return;
    std::vector<review::NoteRef> stored;
    for (const review::Annotation &note : m_cases.notes()) {
        if (note.number == 0)
            continue;
        stored.push_back({note.id, note.number});
        if (note.category == case_texts::title(aspect))
            row.notes.push_back(stored.back());
    }
    if (row.notes.empty() && stored.size() == 1)
        row.notes = stored;
    row.proposed = row.notes;
}

void VerdictForm::renumber(std::vector<review::NoteRef> &notes) const
{
    for (review::NoteRef &note : notes) {
        if (const review::Annotation *present = m_cases.annotations().find(note.id))
            note.number = present->number;
    }
    std::ranges::sort(notes, {}, &review::NoteRef::number);
}

void VerdictForm::takeCase()
{
    if (const review::Case *chosen = m_cases.chosen()) {
        review::Case mine = *chosen;
        mine.assignee = m_cases.who();
        m_cases.save(mine);
    }
}

review::Opinion VerdictForm::present() const
{
    const review::Opinion *stored = own();
    review::Opinion opinion = stored ? *stored : review::Opinion{};
    opinion.caseId = m_case;
    opinion.reviewer = m_cases.who();
    opinion.aspects.clear();
    for (const review::Aspect aspect : review::AllAspects) {
        const Row &row = m_rows.at(static_cast<std::size_t>(aspect));
        if (const auto finding = row.finding->finding())
            opinion.aspects.push_back({aspect, *finding, row.reason->reason(), row.notes});
    }
    opinion.decision = m_decision->finding();
    opinion.reason = m_reason->reason();
    return opinion;
}

void VerdictForm::flush()
{
    m_timer.stop();
    if (std::exchange(m_isDirty, false) && !m_case.isNull())
        m_cases.save(present());
}

void VerdictForm::decide()
{
    // Keeping it shows what is stored, which may be older than what the person decides by.
    const review::Opinion shown = present();
    flush();
    const review::Case *chosen = m_cases.chosen();
    review::Opinion opinion = present();
    opinion.aspects = shown.aspects;
    opinion.decision = shown.decision;
    opinion.reason = shown.reason;
    if (!chosen || !canDecide(opinion))
        return;
    opinion.isDecided = true;
    auto *dialog = new DecideDialog(*chosen, opinion, m_cases.players().accusedTitle(*chosen),
                                    this);
    connect(dialog, &QDialog::accepted, this, [this, opinion] { m_cases.save(opinion); });
    dialog->open();
}

} // namespace tickscope
